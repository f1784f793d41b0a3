//! Every function of the rule table, with derivatives by hand and a domain for random points.
//!
//! Where there is a choice, the derivatives by hand have a form other than the table's.

use adjoin::{Forward, Real, Reverse};
use std::f64::consts::{LN_2, LN_10, PI};
use std::ops::Range;

/// A function of one argument, at every scalar type.
pub(crate) struct Unary {
    pub(crate) name: &'static str,
    pub(crate) plain: fn(f64) -> f64,
    pub(crate) forward: fn(Forward) -> Forward,
    pub(crate) nested: fn(Forward<Forward>) -> Forward<Forward>,
    pub(crate) reverse: fn(Reverse) -> Reverse,
    pub(crate) second: fn(Forward<Reverse>) -> Forward<Reverse>,
    pub(crate) slope: fn(f64) -> f64,
    pub(crate) domain: Range<f64>,
}

/// A function of two arguments, at every scalar type.
pub(crate) struct Binary {
    pub(crate) name: &'static str,
    pub(crate) plain: fn(f64, f64) -> f64,
    pub(crate) forward: fn(Forward<f64, 2>, Forward<f64, 2>) -> Forward<f64, 2>,
    pub(crate) nested: fn(Forward<Forward>, Forward<Forward>) -> Forward<Forward>,
    pub(crate) reverse: fn(Reverse, Reverse) -> Reverse,
    pub(crate) second: fn(Forward<Reverse>, Forward<Reverse>) -> Forward<Reverse>,
    pub(crate) slopes: fn(f64, f64) -> [f64; 2],
    pub(crate) domains: [Range<f64>; 2],
}

/// `name(x) = plain, slope, domain`, with the function named once for all scalar types.
macro_rules! unary {
    ($($name:literal, |$x:ident| $value:expr, $plain:expr, |$at:ident| $slope:expr, $domain:expr;)*) => {
        vec![$(Unary {
            name: $name,
            plain: $plain,
            forward: |$x| $value,
            nested: |$x| $value,
            reverse: |$x| $value,
            second: |$x| $value,
            slope: |$at| $slope,
            domain: $domain,
        }),*]
    };
}

macro_rules! binary {
    ($($name:literal, |$x:ident, $y:ident| $value:expr, $plain:expr,
        |$a:ident, $b:ident| [$left:expr, $right:expr], $first:expr, $second:expr;)*) => {
        vec![$(Binary {
            name: $name,
            plain: $plain,
            forward: |$x, $y| $value,
            nested: |$x, $y| $value,
            reverse: |$x, $y| $value,
            second: |$x, $y| $value,
            slopes: |$a, $b| [$left, $right],
            domains: [$first, $second],
        }),*]
    };
}

fn sech(x: f64) -> f64 {
    x.cosh().recip()
}

fn gauss(x: f64) -> f64 {
    2.0 / PI.sqrt() * (-(x * x)).exp()
}

/// The functions of one argument, also those with a parameter, and the steps.
#[rustfmt::skip]
pub(crate) fn unary() -> Vec<Unary> {
    unary! {
        "sqrt", |x| Real::sqrt(x), f64::sqrt, |x| 0.5 * x.powf(-0.5), 0.01..50.0;
        "cbrt", |x| Real::cbrt(x), f64::cbrt, |x| x.abs().powf(-2.0 / 3.0) / 3.0, 0.05..50.0;
        "cbrt below zero", |x| Real::cbrt(x), f64::cbrt, |x| x.abs().powf(-2.0 / 3.0) / 3.0, -50.0..-0.05;
        "exp", |x| Real::exp(x), f64::exp, |x| x.exp(), -5.0..5.0;
        "exp2", |x| Real::exp2(x), f64::exp2, |x| 2f64.powf(x) * LN_2, -5.0..5.0;
        "exp_m1", |x| Real::exp_m1(x), f64::exp_m1, |x| x.exp(), -5.0..5.0;
        "ln", |x| Real::ln(x), f64::ln, |x| 1.0 / x, 0.05..50.0;
        "log2", |x| Real::log2(x), f64::log2, |x| 1.0 / x / LN_2, 0.05..50.0;
        "log10", |x| Real::log10(x), f64::log10, |x| 1.0 / x / LN_10, 0.05..50.0;
        "ln_1p", |x| Real::ln_1p(x), f64::ln_1p, |x| 1.0 / (1.0 + x), -0.9..50.0;
        "sin", |x| Real::sin(x), f64::sin, |x| x.cos(), -9.0..9.0;
        "cos", |x| Real::cos(x), f64::cos, |x| -x.sin(), -9.0..9.0;
        "sin_cos().0", |x| Real::sin_cos(x).0, |x| x.sin_cos().0, |x| x.cos(), -9.0..9.0;
        "sin_cos().1", |x| Real::sin_cos(x).1, |x| x.sin_cos().1, |x| -x.sin(), -9.0..9.0;
        "tan", |x| Real::tan(x), f64::tan, |x| x.cos().powi(-2), -1.4..1.4;
        "asin", |x| Real::asin(x), f64::asin, |x| (1.0 - x * x).powf(-0.5), -0.95..0.95;
        "acos", |x| Real::acos(x), f64::acos, |x| -(1.0 - x * x).powf(-0.5), -0.95..0.95;
        "atan", |x| Real::atan(x), f64::atan, |x| 1.0 / (1.0 + x * x), -9.0..9.0;
        "sinh", |x| Real::sinh(x), f64::sinh, |x| x.cosh(), -4.0..4.0;
        "cosh", |x| Real::cosh(x), f64::cosh, |x| x.sinh(), -4.0..4.0;
        "tanh", |x| Real::tanh(x), f64::tanh, |x| sech(x) * sech(x), -4.0..4.0;
        "asinh", |x| Real::asinh(x), f64::asinh, |x| (1.0 + x * x).powf(-0.5), -9.0..9.0;
        "acosh", |x| Real::acosh(x), f64::acosh, |x| (x * x - 1.0).powf(-0.5), 1.05..9.0;
        "atanh", |x| Real::atanh(x), f64::atanh, |x| 1.0 / (1.0 - x * x), -0.95..0.95;
        "recip", |x| Real::recip(x), f64::recip, |x| -x.powi(-2), 0.1..9.0;
        "neg", |x| -x, |x| -x, |_x| -1.0, -9.0..9.0;
        "abs", |x| Real::abs(x), f64::abs, |x| if x > 0.0 { 1.0 } else { -1.0 }, 0.1..9.0;
        "abs below zero", |x| Real::abs(x), f64::abs, |_x| -1.0, -9.0..-0.1;
        "to_degrees", |x| Real::to_degrees(x), f64::to_degrees, |_x| 180.0 / PI, -9.0..9.0;
        "to_radians", |x| Real::to_radians(x), f64::to_radians, |_x| PI / 180.0, -9.0..9.0;
        "fract", |x| Real::fract(x), f64::fract, |_x| 1.0, 3.1..3.9;
        "erf", |x| Real::erf(x), libm::erf, |x| gauss(x), -3.0..3.0;
        "erfc", |x| Real::erfc(x), libm::erfc, |x| -gauss(x), -3.0..3.0;
        "ln_gamma", |x| Real::ln_gamma(x), libm::lgamma, |x| x.digamma(), 0.1..20.0;
        "ln_gamma below zero", |x| Real::ln_gamma(x), libm::lgamma, |x| x.digamma(), -2.9..-2.1;
        "digamma", |x| Real::digamma(x), |x| x.digamma(), |x| x.polygamma(1), 0.2..20.0;
        "polygamma 2", |x| Real::polygamma(x, 2), |x| x.polygamma(2), |x| x.polygamma(3), 0.5..20.0;
        "powi 0", |x| Real::powi(x, 0), |x| x.powi(0), |_x| 0.0, -3.0..3.0;
        "powi 1", |x| Real::powi(x, 1), |x| x.powi(1), |_x| 1.0, -3.0..3.0;
        "powi 2", |x| Real::powi(x, 2), |x| x.powi(2), |x| 2.0 * x, -3.0..3.0;
        "powi 7", |x| Real::powi(x, 7), |x| x.powi(7), |x| 7.0 * x * x * x * x * x * x, -3.0..3.0;
        "powi -3", |x| Real::powi(x, -3), |x| x.powi(-3), |x| -3.0 / (x * x * x * x), 0.2..3.0;
        "floor", |x| Real::floor(x), f64::floor, |_x| 0.0, 1.1..1.9;
        "ceil", |x| Real::ceil(x), f64::ceil, |_x| 0.0, 1.1..1.9;
        "round", |x| Real::round(x), f64::round, |_x| 0.0, 1.6..2.4;
        "round_ties_even", |x| Real::round_ties_even(x), f64::round_ties_even, |_x| 0.0, 1.6..2.4;
        "trunc", |x| Real::trunc(x), f64::trunc, |_x| 0.0, -1.9..-1.1;
        "signum", |x| Real::signum(x), f64::signum, |_x| 0.0, -9.0..-0.1;
    }
}

/// The functions of two arguments, and those of three with one of them fixed.
#[rustfmt::skip]
pub(crate) fn binary() -> Vec<Binary> {
    binary! {
        "+", |x, y| x + y, |x, y| x + y, |_x, _y| [1.0, 1.0], -9.0..9.0, -9.0..9.0;
        "-", |x, y| x - y, |x, y| x - y, |_x, _y| [1.0, -1.0], -9.0..9.0, -9.0..9.0;
        "*", |x, y| x * y, |x, y| x * y, |x, y| [y, x], -9.0..9.0, -9.0..9.0;
        "/", |x, y| x / y, |x, y| x / y, |x, y| [1.0 / y, -x / (y * y)], -9.0..9.0, 0.3..9.0;
        "%", |x, y| x % y, |x, y| x % y, |x, y| [1.0, -(x / y).trunc()], 7.1..7.5, 1.91..1.99;
        "% below zero", |x, y| x % y, |x, y| x % y, |x, y| [1.0, -(x / y).trunc()], -7.5..-7.1, 1.91..1.99;
        "rem_euclid", |x, y| Real::rem_euclid(x, y), f64::rem_euclid, |x, y| [1.0, -(x / y).floor()], -7.6..-7.4, 1.91..1.99;
        "div_euclid", |x, y| Real::div_euclid(x, y), f64::div_euclid, |_x, _y| [0.0, 0.0], -7.6..-7.4, 1.91..1.99;
        "powf", |x, y| Real::powf(x, y), f64::powf, |x, y| [x.powf(y) * y / x, x.powf(y) * x.ln()], 0.2..4.0, -3.0..3.0;
        "log", |x, y| Real::log(x, y), f64::log, |x, y| [1.0 / x / y.ln(), -x.ln() / (y * y.ln() * y.ln())], 0.2..9.0, 1.5..9.0;
        "atan2", |x, y| Real::atan2(x, y), f64::atan2, |x, y| [y / (x * x + y * y), -x / (x * x + y * y)], 0.2..9.0, -9.0..9.0;
        "hypot", |x, y| Real::hypot(x, y), f64::hypot, |x, y| [x / (x * x + y * y).sqrt(), y / (x * x + y * y).sqrt()], 0.2..9.0, -9.0..9.0;
        "max", |x, y| Real::max(x, y), f64::max, |_x, _y| [0.0, 1.0], -9.0..-0.1, 0.1..9.0;
        "min", |x, y| Real::min(x, y), f64::min, |_x, _y| [1.0, 0.0], -9.0..-0.1, 0.1..9.0;
        "copysign", |x, y| Real::copysign(x, y), f64::copysign, |_x, _y| [-1.0, 0.0], 0.1..9.0, -9.0..-0.1;
        "abs_sub", |x, y| Real::abs_sub(x, y), |x, y| if x <= y { 0.0 } else { x - y }, |_x, _y| [1.0, -1.0], 3.1..9.0, -9.0..3.0;
        "midpoint", |x, y| Real::midpoint(x, y), f64::midpoint, |_x, _y| [0.5, 0.5], -9.0..9.0, -9.0..9.0;
        "mul_add, by constant", |x, y| Real::mul_add(x, Real::constant(3.0), y), |x, y| x.mul_add(3.0, y), |_x, _y| [3.0, 1.0], -9.0..9.0, -9.0..9.0;
        "mul_add, of constant", |x, y| Real::mul_add(Real::constant(2.0), x, y), |x, y| 2f64.mul_add(x, y), |_x, _y| [2.0, 1.0], -9.0..9.0, -9.0..9.0;
        "mul_add, plus constant", |x, y| Real::mul_add(x, y, Real::constant(3.0)), |x, y| x.mul_add(y, 3.0), |x, y| [y, x], -9.0..9.0, -9.0..9.0;
        "clamp from below", |x, y| Real::clamp(x, y, Real::constant(f64::INFINITY)), |x, y| x.clamp(y, f64::INFINITY), |_x, _y| [0.0, 1.0], -9.0..-0.1, 0.1..9.0;
        "clamp from above", |x, y| Real::clamp(x, Real::constant(f64::NEG_INFINITY), y), |x, y| x.clamp(f64::NEG_INFINITY, y), |_x, _y| [1.0, 0.0], -9.0..-0.1, 0.1..9.0;
    }
}
