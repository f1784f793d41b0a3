//! ndarray's arrays, with the features for ndarray. Their shape is part of the structure's shape.
//!
//! Any array that can be read is an input: owned, shared or a view, of any number of dimensions. Gradients
//! are owned arrays in standard layout. Scalars are visited row by row, whatever the layout in memory.

use super::{Differentiable, Path, ShapeError, Structure};
use crate::real::Real;

macro_rules! structures {
    ($ndarray:ident) => {
        impl<R: Real, E: $ndarray::Data<Elem = R>, D: $ndarray::Dimension> Differentiable<R>
            for $ndarray::ArrayBase<E, D>
        {
            type Plain = $ndarray::Array<f64, D>;

            fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> $ndarray::Array<S, D> {
                let elements = self.iter().map(|x| f(*x)).collect();
                $ndarray::Array::from_shape_vec(self.raw_dim(), elements)
                    .expect("the number of elements is unchanged")
            }

            fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
                self.iter().for_each(|x| f(*x));
            }

            fn zip_scalars<S: Real, F: FnMut(R, S)>(
                &self,
                other: &$ndarray::Array<S, D>,
                f: &mut F,
            ) -> Result<(), ShapeError> {
                let (ours, theirs) = (self.shape(), other.shape());
                if ours.len() != theirs.len() {
                    return Err(ShapeError::length(ours.len(), theirs.len()).in_field("shape"));
                }
                for (axis, (ours, theirs)) in ours.iter().zip(theirs).enumerate() {
                    if ours != theirs {
                        let error = ShapeError::length(*ours, *theirs);
                        return Err(if self.ndim() == 1 {
                            error
                        } else {
                            error.at_index(axis).in_field("shape")
                        });
                    }
                }
                self.iter().zip(other.iter()).for_each(|(x, y)| f(*x, *y));
                Ok(())
            }

            fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
                let mut elements = self.iter().copied();
                visit_axes(self.shape(), path, &mut |path| {
                    f(path, elements.next().expect("an element for each place"));
                });
            }

            fn count_scalars(&self) -> usize {
                self.len()
            }
        }

        impl<D: $ndarray::Dimension> Structure for $ndarray::Array<f64, D> {
            type With<S: Real> = $ndarray::Array<S, D>;
        }
    };
}

#[cfg(feature = "ndarray")]
structures!(ndarray);
#[cfg(feature = "ndarray-017")]
structures!(ndarray_017);

/// Calls `f` with the path of each place, row by row.
fn visit_axes(shape: &[usize], path: &Path<'_>, f: &mut dyn FnMut(&Path<'_>)) {
    match shape {
        [] => f(path),
        [length, axes @ ..] => {
            for index in 0..*length {
                visit_axes(axes, &path.index(index), f);
            }
        }
    }
}
