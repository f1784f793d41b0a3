//! nalgebra's matrices, vectors, points, quaternions, rotations and isometries, with the features for
//! nalgebra.
//!
//! Scalars are visited as nalgebra keeps them: column by column, and `i, j, k, w` in a quaternion. Every
//! matrix that can be read is an input, views included; gradients are owned. A dimension that is known only
//! at run time is part of the shape.
//!
//! # Gradients of what is constrained
//!
//! The gradient of a structure has its type. That of a `UnitQuaternion` (of a `Rotation`, a `UnitVector`) is
//! therefore a `UnitQuaternion` too, but it is no rotation: it holds the partial derivatives in the four
//! *coordinates* `i, j, k, w`, as if they were independent, and is not of length one. Read it as
//! `gradient.into_inner()`; for the derivative in a rotation vector, which optimisers want, see
//! [`UnitRotation`](super::UnitRotation).

use super::{Differentiable, Path, ScalarMap, ShapeError, Structure, With};
use crate::real::Real;

/// Structures of one field, or of several, that the walk takes one after the other.
macro_rules! fields {
    ($([$($generics:tt)*] [$($plain:tt)*] $type:ty $(where [$($bound:tt)*])?, plain $plain_type:ty, $structure:ty => $with:ty,
        |$this:ident, $other:ident| { $($field:literal: $ours:expr, $theirs:expr;)+ } => |$($mapped:ident),+| $make:expr;)*) => {$(
        impl<R: Real, $($generics)*> Differentiable<R> for $type $(where $($bound)*)? {
            type Plain = $plain_type;

            #[inline]
            fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
                let $this = self;
                $(let $mapped = $ours.map_scalars(f);)+
                $make
            }

            #[inline]
            fn map_by<S: Real, M: ScalarMap<R, S>>(&self, map: &mut M) -> With<Self, S, R> {
                let $this = self;
                $(let $mapped = $ours.map_by(map);)+
                $make
            }

            #[inline]
            fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
                let $this = self;
                $($ours.visit_scalars(f);)+
            }

            #[inline]
            fn zip_scalars<S: Real, F: FnMut(R, S)>(&self, other: &With<Self, S, R>, f: &mut F) -> Result<(), ShapeError> {
                let ($this, $other) = (self, other);
                $($ours.zip_scalars($theirs, f).map_err(|error| if $field.is_empty() { error } else { error.in_field($field) })?;)+
                Ok(())
            }

            fn visit_paths<F: FnMut(&Path<'_>, R)>(&self, path: &Path<'_>, f: &mut F) {
                let $this = self;
                $(if $field.is_empty() {
                    $ours.visit_paths(path, f);
                } else {
                    $ours.visit_paths(&path.field($field), f);
                })+
            }
        }

        impl<$($plain)*> Structure for $structure $(where $($bound)*)? {
            type With<S: Real> = $with;
        }
    )*};
}

/// All structures of one version of nalgebra.
macro_rules! structures {
    ($module:ident, $nalgebra:ident) => {
        mod $module {
            use super::{Differentiable, Path, Real, ScalarMap, ShapeError, Structure, With};
            use $nalgebra::allocator::Allocator;
            use $nalgebra::base::storage::RawStorage;
            use $nalgebra::{
                DefaultAllocator, Dim, DimName, DualQuaternion, Isometry, Matrix, OMatrix, OPoint, Quaternion, Rotation, Scale, Translation,
                Unit,
            };

            impl<T: Real, R: Dim, C: Dim, K: RawStorage<T, R, C>> Differentiable<T> for Matrix<T, R, C, K>
            where
                DefaultAllocator: Allocator<R, C>,
            {
                type Plain = OMatrix<f64, R, C>;

                #[inline]
                fn map_scalars<S: Real, F: FnMut(T) -> S>(&self, f: &mut F) -> OMatrix<S, R, C> {
                    self.map(f)
                }

                #[inline]
                fn visit_scalars<F: FnMut(T)>(&self, f: &mut F) {
                    self.iter().for_each(|x| f(*x));
                }

                #[inline]
                fn zip_scalars<S: Real, F: FnMut(T, S)>(
                    &self,
                    other: &OMatrix<S, R, C>,
                    f: &mut F,
                ) -> Result<(), ShapeError> {
                    super::same_shape(self.shape(), other.shape())?;
                    self.iter().zip(other.iter()).for_each(|(x, y)| f(*x, *y));
                    Ok(())
                }

                fn visit_paths<F: FnMut(&Path<'_>, T)>(&self, path: &Path<'_>, f: &mut F) {
                    let (rows, columns) = self.shape();
                    for (element, x) in self.iter().enumerate() {
                        let (row, column) = (element % rows, element / rows);
                        match (rows, columns) {
                            (_, 1) => f(&path.index(row), *x),
                            _ => f(&path.index(row).index(column), *x),
                        }
                    }
                }

                #[inline]
                fn count_scalars(&self) -> usize {
                    self.len()
                }
            }

            impl<R: Dim, C: Dim> Structure for OMatrix<f64, R, C>
            where
                DefaultAllocator: Allocator<R, C>,
            {
                type With<S: Real> = OMatrix<S, R, C>;
            }

            fields! {
                [D: DimName] [D: DimName] OPoint<R, D> where [DefaultAllocator: Allocator<D>], plain OPoint<f64, D>, OPoint<f64, D> => OPoint<S, D>,
                    |this, other| { "": this.coords, &other.coords; } => |coords| OPoint { coords };
                [] [] Quaternion<R>, plain Quaternion<f64>, Quaternion<f64> => Quaternion<S>,
                    |this, other| { "": this.coords, &other.coords; } => |coords| Quaternion { coords };
                [] [] DualQuaternion<R>, plain DualQuaternion<f64>, DualQuaternion<f64> => DualQuaternion<S>,
                    |this, other| { "real": this.real, &other.real; "dual": this.dual, &other.dual; }
                        => |real, dual| DualQuaternion::from_real_and_dual(real, dual);
                [const D: usize] [const D: usize] Rotation<R, D>, plain Rotation<f64, D>, Rotation<f64, D> => Rotation<S, D>,
                    |this, other| { "": this.matrix(), other.matrix(); } => |matrix| Rotation::from_matrix_unchecked(matrix);
                [const D: usize] [const D: usize] Translation<R, D>, plain Translation<f64, D>, Translation<f64, D> => Translation<S, D>,
                    |this, other| { "": this.vector, &other.vector; } => |vector| Translation { vector };
                [const D: usize] [const D: usize] Scale<R, D>, plain Scale<f64, D>, Scale<f64, D> => Scale<S, D>,
                    |this, other| { "": this.vector, &other.vector; } => |vector| Scale { vector };
                [X: Differentiable<R>] [X: Structure] Unit<X>, plain Unit<X::Plain>, Unit<X> => Unit<X::With<S>>,
                    |this, other| { "": this.as_ref(), other.as_ref(); } => |value| Unit::new_unchecked(value);
                [X: Differentiable<R>, const D: usize] [X: Structure, const D: usize] Isometry<R, X, D>,
                    plain Isometry<f64, X::Plain, D>, Isometry<f64, X, D> => Isometry<S, X::With<S>, D>,
                    |this, other| {
                        "rotation": this.rotation, &other.rotation;
                        "translation": this.translation, &other.translation;
                    } => |rotation, translation| Isometry { rotation, translation };
            }
        }
    };
}

#[cfg(feature = "nalgebra")]
structures!(version_033, nalgebra);
#[cfg(feature = "nalgebra-034")]
structures!(version_034, nalgebra_034);
#[cfg(feature = "nalgebra-035")]
structures!(version_035, nalgebra_035);

/// The error for matrices of another shape.
fn same_shape(ours: (usize, usize), theirs: (usize, usize)) -> Result<(), ShapeError> {
    if ours.1 != theirs.1 {
        return Err(ShapeError::length(ours.1, theirs.1).in_field("columns"));
    }
    if ours.0 != theirs.0 {
        let error = ShapeError::length(ours.0, theirs.0);
        return Err(if ours.1 == 1 { error } else { error.in_field("rows") });
    }
    Ok(())
}
