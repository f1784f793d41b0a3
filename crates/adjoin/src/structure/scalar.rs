//! Scalars themselves, and the types that carry none.

use super::{Differentiable, ShapeError};
use crate::real::Real;

impl<R: Real> Differentiable<R> for R {
    type With<S: Real> = S;

    #[inline(always)]
    fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> S {
        f(*self)
    }

    #[inline(always)]
    fn visit_scalars<F: FnMut(R)>(&self, f: &mut F) {
        f(*self);
    }

    #[inline(always)]
    fn zip_scalars<S: Real, F: FnMut(R, S)>(&self, other: &S, f: &mut F) -> Result<(), ShapeError> {
        f(*self, *other);
        Ok(())
    }
}
