//! Numbers one level up, and how to lift outer numbers to it.

use super::Taped;
use crate::forward::Forward;
use crate::real::Real;
use crate::structure::{Differentiable, With};

/// A number of a level above another: [`Taped<R>`] and [`Forward<R, K>`] are above `R`.
pub trait Level: Real {
    /// The numbers of the level below.
    type Below: Real;

    /// A number of the level below, as a constant of this one.
    fn constant_of(x: Self::Below) -> Self;
}

impl<R: Real> Level for Taped<R> {
    type Below = R;

    #[inline(always)]
    fn constant_of(x: R) -> Self {
        Self::constant_of(x)
    }
}

impl<R: Real, const K: usize> Level for Forward<R, K> {
    type Below = R;

    #[inline(always)]
    fn constant_of(x: R) -> Self {
        Self::constant_of(x)
    }
}

/// Lifts a structure from the code around a verb into the verb's function, as constants.
///
/// `structure over R → the same structure over a level above R`. If the surrounding code is being
/// differentiated too, its derivatives flow through the constants. The level is inferred from the use; for a
/// single number, [`Taped::constant_of`] and [`Forward::constant_of`] name it. Plain data is lifted to any
/// level by [`constant`](crate::constant).
///
/// ```
/// use adjoin::prelude::*;
///
/// fn energy<R: Real>(x: &[R], stiffness: &[R]) -> R {
///     x.iter().zip(stiffness).map(|(x, k)| *k * x * x * 0.5).sum()
/// }
///
/// /// The force is the gradient of the energy, at fixed stiffness.
/// fn squared_force<R: Real>(x: &[R], stiffness: &[R]) -> R {
///     grad(|x| energy(&x, &lift(stiffness)), x).iter().map(|f| *f * f).sum()
/// }
///
/// // It is differentiated with respect to both.
/// let slopes = grad(|(x, k)| squared_force(&x, &k), &(vec![1.0, 2.0], vec![3.0, 5.0]));
/// assert_eq!(slopes, (vec![18.0, 100.0], vec![6.0, 40.0]));
/// ```
pub fn lift<S: Level, T: Differentiable<S::Below> + ?Sized>(x: &T) -> With<T, S, S::Below> {
    x.map_scalars(&mut S::constant_of)
}
