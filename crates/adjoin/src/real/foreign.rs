//! Functions that only know `f64`, with derivatives stated by the caller.
//!
//! The partial derivatives are computed on the same scalars, without the derivatives of the outermost level
//! ([`Real::without_derivatives`]). That is enough: with `y = f(x)` on `Forward<S, K>`, the tangents are
//! those of `x` times `f′` at the primal, a number of type `S` with all the derivatives that `S` has. In
//! reverse mode this records nothing. And it terminates when a partial derivative calls the function itself,
//! because every call has one level less.

use super::Real;

/// A function of plain numbers as a function of scalars, given its value and its partial derivatives in all
/// arguments.
///
/// For functions of other crates and languages. At `f64` only the value is computed. The partial derivatives
/// may call the function itself, as that of `exp` would; if they are differentiable, derivatives of any order
/// work. Inside [`#[differentiable]`](macro@crate::differentiable), mark a function `#[foreign(derivative =
/// …)]` instead.
///
/// ```
/// use adjoin::prelude::*;
///
/// /// Comes from elsewhere.
/// fn sinc(x: f64) -> f64 { x.sin() / x }
///
/// fn wave<R: Real>(x: R) -> R {
///     adjoin::foreign([x], |[x]| sinc(x), |[x]| [(x.cos() - x.sin() / x) / x])
/// }
///
/// assert_eq!(wave(2.0), 2f64.sin() / 2.0);
/// let slope = grad(wave::<Reverse>, &2.0);
/// assert_eq!(slope, (2f64.cos() - 2f64.sin() / 2.0) / 2.0);
/// ```
///
/// The stated derivatives are not checked; [`gradient_check!`](crate::gradient_check) does that.
#[inline]
pub fn foreign<R: Real, const N: usize>(
    arguments: [R; N],
    value: impl Fn([f64; N]) -> f64,
    partials: impl FnOnce([R; N]) -> [R; N],
) -> R {
    match R::without_derivatives(arguments) {
        Some(plain) => R::with_partials(arguments, partials(plain), &value),
        None => R::with_partials(arguments, arguments, &value),
    }
}
