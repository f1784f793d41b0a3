//! A structure as a list of its scalars, and back, for solvers, which know vectors only.

use super::{Differentiable, ScalarMap, ShapeError, unlawful};
use crate::array::Array;
use crate::real::Real;

/// All scalars, in order.
pub(super) fn flatten<T: Differentiable>(structure: &T) -> Vec<f64> {
    if let Some(scalars) = structure.contiguous_scalars() {
        return scalars.to_vec();
    }
    let mut scalars = Vec::with_capacity(structure.count_scalars());
    structure.visit_scalars(&mut |x| scalars.push(x));
    scalars
}

/// Writes all scalars to a slice, whose length is their number.
pub(super) fn flatten_into<T: Differentiable>(structure: &T, scalars: &mut [f64]) -> Result<(), ShapeError> {
    require(structure, scalars)?;
    if let Some(own) = structure.contiguous_scalars() {
        scalars.copy_from_slice(own);
        return Ok(());
    }
    let mut places = scalars.iter_mut();
    structure.visit_scalars(&mut |x| *places.next().unwrap_or_else(|| unlawful("flatten")) = x);
    Ok(())
}

/// Fails unless the slice has as many numbers as the structure.
pub(super) fn require<T: Differentiable>(structure: &T, scalars: &[f64]) -> Result<(), ShapeError> {
    let expected = structure.contiguous_scalars().map_or_else(|| structure.count_scalars(), <[f64]>::len);
    if expected == scalars.len() { Ok(()) } else { Err(ShapeError::length(expected, scalars.len())) }
}

/// The same shape with other scalars, of which there are enough.
pub(super) fn filled<T: Differentiable>(structure: &T, scalars: &[f64]) -> T::Plain {
    structure.map_by(&mut Filling(scalars))
}

/// Replaces the scalars of a structure by those of a slice, in order.
struct Filling<'a>(&'a [f64]);

impl Filling<'_> {
    fn take(&mut self, count: usize) -> &[f64] {
        let (own, rest) = self.0.split_at_checked(count).unwrap_or_else(|| unlawful("with_scalars"));
        self.0 = rest;
        own
    }
}

impl<R: Real> ScalarMap<R, f64> for Filling<'_> {
    #[inline(always)]
    fn scalar(&mut self, _: R) -> f64 {
        self.take(1)[0]
    }

    fn array<const D: usize>(&mut self, array: &Array<R, D>) -> Array<f64, D> {
        array.rebuild(self.take(array.len()).to_vec())
    }
}

/// The numbers that [`Structure::set_scalars`](super::Structure::set_scalars) hands to the parts of a
/// structure, one part after the other.
#[derive(Debug)]
pub struct Scalars<'a>(pub(super) &'a [f64]);

impl<'a> Scalars<'a> {
    /// The next numbers.
    pub fn take(&mut self, count: usize) -> &'a [f64] {
        let (own, rest) = self.0.split_at_checked(count).unwrap_or_else(|| unlawful("set_scalars"));
        self.0 = rest;
        own
    }
}
