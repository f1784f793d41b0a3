//! The functions of the crate `libm`, by their names, with derivatives.
//!
//! Code that calls `libm::erf(x)` on `f64` becomes differentiable with one more line, `use adjoin::libm;`.
//! Values are those of that crate, bit for bit. Functions on `f32`, and those that make no sense on scalars,
//! are left out.
//!
//! ```
//! use adjoin::prelude::*;
//!
//! #[differentiable]
//! mod model {
//!     use adjoin::libm;
//!
//!     pub fn survival(t: f64, shape: f64) -> f64 {
//!         0.5 * libm::erfc(t / 2.0) + libm::lgamma(shape)
//!     }
//! }
//!
//! let [slope, _] = grad(|[t, shape]| model::survival(t, shape), &[1.0, 2.0]);
//! assert!((slope + 0.5 * (-0.25f64).exp() / std::f64::consts::PI.sqrt()).abs() < 1e-15);
//! ```

use std::f64::consts::{FRAC_2_SQRT_PI, LN_2, LN_10};

use crate::real::{Real, foreign};
use crate::rules;

/// Functions computed by the crate `libm`, with their slopes.
macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident($($x:ident),*) { $($slope:expr),* })*) => {$(
        $(#[$doc])*
        #[inline]
        pub fn $name<R: Real>($($x: R),*) -> R {
            foreign([$($x),*], |[$($x),*]| ::libm::$name($($x),*), |[$($x),*]| [$($slope),*])
        }
    )*};
}

functions! {
    /// The arc cosine.
    acos(x) { -((-x + 1.0) * (x + 1.0)).sqrt().recip() }
    /// The inverse hyperbolic cosine.
    acosh(x) { ((x - 1.0).sqrt() * (x + 1.0).sqrt()).recip() }
    /// The arc sine.
    asin(x) { ((-x + 1.0) * (x + 1.0)).sqrt().recip() }
    /// The inverse hyperbolic sine.
    asinh(x) { x.hypot(R::constant(1.0)).recip() }
    /// The arc tangent.
    atan(x) { (x * x + 1.0).recip() }
    /// The angle of the point `(x, y)`.
    atan2(y, x) { rules::over_norm(x, y.hypot(x)), -rules::over_norm(y, y.hypot(x)) }
    /// The inverse hyperbolic tangent.
    atanh(x) { ((-x + 1.0) * (x + 1.0)).recip() }
    /// `∛x`.
    cbrt(x) { (x.cbrt() * x.cbrt() * 3.0).recip() }
    /// The cosine.
    cos(x) { -x.sin() }
    /// The hyperbolic cosine.
    cosh(x) { x.sinh() }
    /// The error function.
    erf(x) { (-(x * x)).exp() * FRAC_2_SQRT_PI }
    /// The complementary error function.
    erfc(x) { -((-(x * x)).exp() * FRAC_2_SQRT_PI) }
    /// `eˣ`.
    exp(x) { exp(x) }
    /// `10ˣ`.
    exp10(x) { exp10(x) * LN_10 }
    /// `2ˣ`.
    exp2(x) { exp2(x) * LN_2 }
    /// `eˣ − 1`.
    expm1(x) { exp(x) }
    /// The distance of `(x, y)` from the origin.
    hypot(x, y) { rules::unit(x, x.hypot(y)), rules::unit(y, x.hypot(y)) }
    /// The Bessel function of the first kind of order 0.
    j0(x) { -j1(x) }
    /// The Bessel function of the first kind of order 1.
    j1(x) { (j0(x) - jn(2, x)) * 0.5 }
    /// The logarithm of the absolute value of the gamma function.
    lgamma(x) { x.digamma() }
    /// The natural logarithm.
    log(x) { x.recip() }
    /// The logarithm in base 10.
    log10(x) { (x * LN_10).recip() }
    /// `ln(1 + x)`.
    log1p(x) { (x + 1.0).recip() }
    /// The logarithm in base 2.
    log2(x) { (x * LN_2).recip() }
    /// The next number after `x` in the direction of `y`.
    nextafter(x, y) { { let _ = (x, y); R::constant(1.0) }, R::constant(0.0) }
    /// `xʸ`.
    pow(x, y) { rules::slope_of_powf(x, y), rules::growth_of_powf(x, x.powf(y)) }
    /// The remainder of `x` after subtracting the nearest multiple of `y`.
    remainder(x, y) { R::constant(1.0), -multiples(x, y, ::libm::remainder(x.primal(), y.primal())) }
    /// The sine.
    sin(x) { x.cos() }
    /// The hyperbolic sine.
    sinh(x) { x.cosh() }
    /// The tangent.
    tan(x) { x.tan() * x.tan() + 1.0 }
    /// The hyperbolic tangent.
    tanh(x) { -(x.tanh() * x.tanh()) + 1.0 }
    /// The gamma function.
    tgamma(x) { tgamma(x) * x.digamma() }
    /// The Bessel function of the second kind of order 0.
    y0(x) { -y1(x) }
    /// The Bessel function of the second kind of order 1.
    y1(x) { (y0(x) - yn(2, x)) * 0.5 }
}

/// Functions with a single correct result, which the methods of [`Real`] compute too.
macro_rules! exact {
    ($($(#[$doc:meta])* $name:ident($x:ident $(, $y:ident)*) { $value:expr })*) => {$(
        $(#[$doc])*
        #[inline]
        pub fn $name<R: Real>($x: R $(, $y: R)*) -> R {
            $value
        }
    )*};
}

exact! {
    /// The smallest integer not below `x`.
    ceil(x) { x.ceil() }
    /// The absolute value of `x` with the sign of `y`.
    copysign(x, y) { x.copysign(y) }
    /// The absolute value.
    fabs(x) { x.abs() }
    /// `x − y` if that is positive, 0 otherwise.
    fdim(x, y) { if x.is_nan() || y.is_nan() { x - y } else { (x - y).max(R::constant(0.0)) } }
    /// The largest integer not above `x`.
    floor(x) { x.floor() }
    /// `x y + z`, rounded once.
    fma(x, y, z) { x.mul_add(y, z) }
    /// The larger of `x` and `y`.
    fmax(x, y) { x.max(y) }
    /// The smaller of `x` and `y`.
    fmin(x, y) { x.min(y) }
    /// The remainder of `x / y`, with the quotient rounded towards zero.
    fmod(x, y) { x % y }
    /// The nearest integer, halves to even.
    rint(x) { x.round_ties_even() }
    /// The nearest integer, halves away from zero.
    round(x) { x.round() }
    /// The nearest integer, halves to even.
    roundeven(x) { x.round_ties_even() }
    /// `√x`.
    sqrt(x) { x.sqrt() }
    /// The integer part.
    trunc(x) { x.trunc() }
}

/// The multiple of `y` that was subtracted.
fn multiples<R: Real>(x: R, y: R, remainder: f64) -> R {
    R::constant(((x.primal() - remainder) / y.primal()).round())
}

/// A mantissa in `[½, 1)` and an exponent: `x = m · 2ᵉ`. The exponent is piecewise constant, so `m` has the
/// derivative `2⁻ᵉ`.
#[inline]
pub fn frexp<R: Real>(x: R) -> (R, i32) {
    let (_, exponent) = ::libm::frexp(x.primal());
    let mantissa = foreign(
        [x],
        |[x]| ::libm::frexp(x).0,
        |_| [R::constant(if x.is_finite() { ::libm::ldexp(1.0, -exponent) } else { 1.0 })],
    );
    (mantissa, exponent)
}

/// `x · 2ⁿ`.
#[inline]
pub fn ldexp<R: Real>(x: R, n: i32) -> R {
    foreign([x], |[x]| ::libm::ldexp(x, n), |_| [R::constant(::libm::ldexp(1.0, n))])
}

/// `x · 2ⁿ`.
#[inline]
pub fn scalbn<R: Real>(x: R, n: i32) -> R {
    ldexp(x, n)
}

/// The binary exponent.
#[inline]
pub fn ilogb<R: Real>(x: R) -> i32 {
    ::libm::ilogb(x.primal())
}

/// The fractional and the integer part.
#[inline]
pub fn modf<R: Real>(x: R) -> (R, R) {
    let fraction = foreign([x], |[x]| ::libm::modf(x).0, |_| [R::constant(1.0)]);
    (fraction, x.trunc())
}

/// The sine and the cosine.
#[inline]
pub fn sincos<R: Real>(x: R) -> (R, R) {
    (sin(x), cos(x))
}

/// [`remainder`], and the low bits of the quotient.
#[inline]
pub fn remquo<R: Real>(x: R, y: R) -> (R, i32) {
    (remainder(x, y), ::libm::remquo(x.primal(), y.primal()).1)
}

/// [`lgamma`], and the sign of the gamma function.
#[inline]
pub fn lgamma_r<R: Real>(x: R) -> (R, i32) {
    (lgamma(x), ::libm::lgamma_r(x.primal()).1)
}

/// The Bessel function of the first kind of order `n`.
#[inline]
pub fn jn<R: Real>(n: i32, x: R) -> R {
    foreign([x], |[x]| ::libm::jn(n, x), |[x]| [(jn(n - 1, x) - jn(n + 1, x)) * 0.5])
}

/// The Bessel function of the second kind of order `n`.
#[inline]
pub fn yn<R: Real>(n: i32, x: R) -> R {
    foreign([x], |[x]| ::libm::yn(n, x), |[x]| [(yn(n - 1, x) - yn(n + 1, x)) * 0.5])
}
