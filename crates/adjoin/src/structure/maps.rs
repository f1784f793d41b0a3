//! Maps: differentiable values under discrete keys. The set of keys is part of the shape.
//!
//! A B-tree map visits its values in the order of the keys. A hash map visits them in the order of its own table, which
//! may differ from one map to the next with the same keys; pairs are therefore found by key.

use super::{Differentiable, Path, ShapeError, Structure, With};
use crate::real::Real;
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;
use std::hash::{BuildHasher, Hash};

impl<R: Real, K, V, H> Differentiable<R> for HashMap<K, V, H>
where
    K: Clone + Eq + Hash + Debug,
    V: Differentiable<R>,
    H: BuildHasher + Clone,
{
    type Plain = HashMap<K, V::Plain, H>;

    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
        let mut mapped = HashMap::with_capacity_and_hasher(self.len(), self.hasher().clone());
        mapped.extend(self.iter().map(|(key, value)| (key.clone(), value.map_scalars(f))));
        mapped
    }

    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        for value in self.values() {
            value.visit_scalars(f);
        }
    }

    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &With<Self, S, R>,
        f: &mut F,
    ) -> Result<(), ShapeError> {
        for (key, value) in self {
            let other = other.get(key).ok_or_else(|| ShapeError::missing_key(key))?;
            value.zip_scalars(other, f).map_err(|error| error.at_key(key))?;
        }
        if self.len() == other.len() {
            return Ok(());
        }
        // All keys were there, so the other map has more of them.
        other
            .keys()
            .find(|key| !self.contains_key(key))
            .map_or(Ok(()), |key| Err(ShapeError::unexpected_key(key)))
    }

    fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
        for (key, value) in self {
            value.visit_paths(&path.key(key), f);
        }
    }
}

impl<K, V, H> Structure for HashMap<K, V, H>
where
    K: Clone + Eq + Hash + Debug,
    V: Structure,
    H: BuildHasher + Clone,
{
    type With<S: Real> = HashMap<K, V::With<S>, H>;
}

impl<R: Real, K: Clone + Ord + Debug, V: Differentiable<R>> Differentiable<R> for BTreeMap<K, V> {
    type Plain = BTreeMap<K, V::Plain>;

    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
        self.iter().map(|(key, value)| (key.clone(), value.map_scalars(f))).collect()
    }

    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        for value in self.values() {
            value.visit_scalars(f);
        }
    }

    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &With<Self, S, R>,
        f: &mut F,
    ) -> Result<(), ShapeError> {
        let mut others = other.iter();
        for (key, value) in self {
            let (other_key, other) = others.next().ok_or_else(|| ShapeError::missing_key(key))?;
            // Both are sorted: whichever key is less, the other map does not have.
            match key.cmp(other_key) {
                Ordering::Less => return Err(ShapeError::missing_key(key)),
                Ordering::Equal => value.zip_scalars(other, f).map_err(|error| error.at_key(key))?,
                Ordering::Greater => return Err(ShapeError::unexpected_key(other_key)),
            }
        }
        others.next().map_or(Ok(()), |(key, _)| Err(ShapeError::unexpected_key(key)))
    }

    fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
        for (key, value) in self {
            value.visit_paths(&path.key(key), f);
        }
    }
}

impl<K: Clone + Ord + Debug, V: Structure> Structure for BTreeMap<K, V> {
    type With<S: Real> = BTreeMap<K, V::With<S>>;
}
