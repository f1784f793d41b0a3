//! Maps that the verbs use: copies of a structure, of which arrays need not be copied.

use super::ScalarMap;
use crate::array::Array;
use crate::real::Real;

/// Every scalar as it is.
pub(crate) struct Same;

impl<R: Real> ScalarMap<R, R> for Same {
    #[inline(always)]
    fn scalar(&mut self, x: R) -> R {
        x
    }

    fn array<const D: usize>(&mut self, array: &Array<R, D>) -> Array<R, D> {
        array.clone()
    }
}

/// Constants of another scalar type.
pub(crate) struct Constant;

impl<R: Real> ScalarMap<f64, R> for Constant {
    #[inline(always)]
    fn scalar(&mut self, x: f64) -> R {
        R::constant(x)
    }

    fn array<const D: usize>(&mut self, array: &Array<f64, D>) -> Array<R, D> {
        R::constant_array(array)
    }
}
