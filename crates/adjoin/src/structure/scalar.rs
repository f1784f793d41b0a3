//! A scalar is the structure of one scalar: itself.
//!
//! A macro writes one implementation for each scalar type, instead of one for all `R: Real`. A blanket
//! implementation would rule out `Box<T>` and `&T`: both count as local types wherever `T` is local, so for
//! all the compiler knows another crate could make `Box<Local>` a [`Real`]. Generic code loses nothing,
//! because `R: Real` has `R: Differentiable<R, Plain = f64>` as a supertrait, and everything else follows
//! from `Plain`.

use super::{Scalars, Structure};
use crate::real::Real;

/// `Differentiable` for a scalar type.
macro_rules! impl_scalar_structure {
    ([$($generics:tt)*] $type:ty) => {
        impl<$($generics)*> $crate::structure::Differentiable<$type> for $type {
            type Plain = f64;

            #[inline(always)]
            fn map_scalars<S: $crate::Real, F: FnMut($type) -> S>(&self, f: &mut F) -> S {
                f(*self)
            }

            #[inline(always)]
            fn map_by<S: $crate::Real, M: $crate::structure::ScalarMap<$type, S>>(&self, map: &mut M) -> S {
                map.scalar(*self)
            }

            #[inline(always)]
            fn visit_scalars<F: FnMut($type)>(&self, f: &mut F) {
                f(*self);
            }

            #[inline(always)]
            fn zip_scalars<S: $crate::Real, F: FnMut($type, S)>(
                &self,
                other: &S,
                f: &mut F,
            ) -> Result<(), $crate::ShapeError> {
                f(*self, *other);
                Ok(())
            }

            #[inline]
            fn visit_paths<F: FnMut(&$crate::structure::Path<'_>, $type)>(
                &self,
                path: &$crate::structure::Path<'_>,
                f: &mut F,
            ) {
                f(path, *self);
            }

            #[inline(always)]
            fn as_scalars(elements: &[Self]) -> Option<&[$type]> {
                Some(elements)
            }

            #[inline(always)]
            fn as_elements(scalars: &Vec<$type>) -> Option<&Vec<Self>> {
                Some(scalars)
            }
        }
    };
}

pub(crate) use impl_scalar_structure;

impl_scalar_structure!([] f64);

impl Structure for f64 {
    type With<S: Real> = S;

    #[inline(always)]
    fn refill(&mut self, scalars: &mut Scalars<'_>) {
        *self = scalars.take(1)[0];
    }
}
