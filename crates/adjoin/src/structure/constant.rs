//! Plain data inside differentiated code.

use super::copies::Constant;
use super::{Differentiable, With};
use crate::real::Real;

/// Takes a plain structure into differentiated code, as constants.
///
/// `f64 structure → the same structure over R`. Its derivative is zero, and reading it costs nothing on the tape. The
/// scalar is inferred from where it is used. Cost: a copy; of [arrays](crate::array), none.
///
/// ```
/// use adjoin::prelude::*;
///
/// fn loss<R: Real>(weights: &[R], data: &[(R, R)]) -> R {
///     data.iter().map(|&(x, y)| (weights[0] + weights[1] * x - y).powi(2)).sum()
/// }
///
/// let data = vec![(0.0, 1.0), (1.0, 3.0)];
/// let gradient = grad(|w| loss(&w, &constant(&data)), &[1.0, 1.0]);
/// assert_eq!(gradient, [-2.0, -2.0]);
/// ```
pub fn constant<R: Real, T: Differentiable + ?Sized>(x: &T) -> With<T, R> {
    x.map_by::<R, _>(&mut Constant)
}
