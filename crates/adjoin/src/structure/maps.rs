//! Maps: differentiable values under discrete keys. The set of keys is part of the shape.
//!
//! Values are visited in the order of their keys, in a hash map too. The order of its table depends on how
//! large the table once was, so a copy may have another order, and a pullback that keeps a copy of its input
//! would give derivatives to the wrong keys. So keys must be `Ord`, and a walk over `n` of them sorts: `n log
//! n`.

use super::{Differentiable, Path, ScalarMap, ShapeError, Structure, With};
use crate::real::Real;
use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Debug;
use std::hash::{BuildHasher, Hash};

/// The entries of a hash map in key order.
fn sorted<K: Ord, V, H>(map: &HashMap<K, V, H>) -> Vec<(&K, &V)> {
    let mut entries: Vec<(&K, &V)> = map.iter().collect();
    entries.sort_unstable_by_key(|(key, _)| *key);
    entries
}

impl<R: Real, K, V, H> Differentiable<R> for HashMap<K, V, H>
where
    K: Clone + Ord + Hash + Debug,
    V: Differentiable<R>,
    H: BuildHasher + Clone,
{
    type Plain = HashMap<K, V::Plain, H>;

    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
        let mut mapped = HashMap::with_capacity_and_hasher(self.len(), self.hasher().clone());
        mapped.extend(sorted(self).into_iter().map(|(key, value)| (key.clone(), value.map_scalars(f))));
        mapped
    }

    fn map_by<S: Real, M: ScalarMap<R, S>>(&self, map: &mut M) -> With<Self, S, R> {
        let mut mapped = HashMap::with_capacity_and_hasher(self.len(), self.hasher().clone());
        mapped.extend(sorted(self).into_iter().map(|(key, value)| (key.clone(), value.map_by(map))));
        mapped
    }

    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        for (_, value) in sorted(self) {
            value.visit_scalars(f);
        }
    }

    fn zip_scalars<S: Real, F: FnMut(R, S)>(
        &self,
        other: &With<Self, S, R>,
        f: &mut F,
    ) -> Result<(), ShapeError> {
        for (key, value) in sorted(self) {
            let other = other.get(key).ok_or_else(|| ShapeError::missing_key(key))?;
            value.zip_scalars(other, f).map_err(|error| error.at_key(key))?;
        }
        if self.len() == other.len() {
            return Ok(());
        }
        // All our keys were found, so the other map has more.
        other
            .keys()
            .filter(|key| !self.contains_key(key))
            .min()
            .map_or(Ok(()), |key| Err(ShapeError::unexpected_key(key)))
    }

    fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
        for (key, value) in sorted(self) {
            value.visit_paths(&path.key(key), f);
        }
    }
}

impl<K, V, H> Structure for HashMap<K, V, H>
where
    K: Clone + Ord + Hash + Debug,
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

    fn map_by<S: Real, M: ScalarMap<R, S>>(&self, map: &mut M) -> With<Self, S, R> {
        self.iter().map(|(key, value)| (key.clone(), value.map_by(map))).collect()
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
            // Both are sorted: the lesser key is missing in the other map.
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
