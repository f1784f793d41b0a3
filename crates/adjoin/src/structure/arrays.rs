//! Vectors and matrices. Their shape is part of the structure's shape.

use super::{Differentiable, Path, ScalarMap, Scalars, ShapeError, Structure, With};
use crate::array::{Array, Elements, Layout};
use crate::real::Real;

impl<R: Real, const D: usize> Array<R, D> {
    /// An array of the same shape with other elements.
    pub(crate) fn rebuild<S: Real>(&self, elements: Vec<S>) -> Array<S, D> {
        Array { elements: S::Elements::from_vec(elements), layout: Layout::rows(self.layout.shape) }
    }
}

impl<R: Real, const D: usize> Differentiable<R> for Array<R, D> {
    type Plain = Array<f64, D>;

    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> Array<S, D> {
        self.rebuild(self.iter().map(f).collect())
    }

    fn map_by<S: Real, M: ScalarMap<R, S>>(&self, map: &mut M) -> With<Self, S, R> {
        map.array(self)
    }

    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        self.iter().for_each(f);
    }

    fn zip_scalars<S: Real, F: FnMut(R, S)>(&self, other: &Array<S, D>, f: &mut F) -> Result<(), ShapeError> {
        let ([rows, columns], [other_rows, other_columns]) = (self.layout.shape, other.layout.shape);
        if columns != other_columns {
            let error = ShapeError::length(columns, other_columns);
            return Err(if D == 1 { error } else { error.in_field("columns") });
        }
        if rows != other_rows {
            return Err(ShapeError::length(rows, other_rows).in_field("rows"));
        }
        self.iter().zip(other.iter()).for_each(|(x, y)| f(x, y));
        Ok(())
    }

    fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
        let columns = self.layout.shape[1];
        for (element, x) in self.iter().enumerate() {
            if D == 1 {
                f(&path.index(element), x);
            } else {
                f(&path.index(element / columns).index(element % columns), x);
            }
        }
    }

    fn count_scalars(&self) -> usize {
        self.len()
    }
}

impl<const D: usize> Structure for Array<f64, D> {
    type With<S: Real> = Array<S, D>;

    fn refill(&mut self, scalars: &mut Scalars<'_>) {
        let own = scalars.take(self.len());
        self.as_mut_slice().copy_from_slice(own);
    }
}
