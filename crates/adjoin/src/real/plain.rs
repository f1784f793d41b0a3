//! `f64` as a [`Real`]: every method is the inherent one, so differentiable code at `f64` costs the same as
//! code written by hand.

use super::{Real, special};
use crate::array::Kept;

macro_rules! inherent {
    ($($method:ident($($arg:ident: $type:ty),*);)*) => {$(
        #[inline(always)]
        fn $method(self $(, $arg: $type)*) -> Self {
            f64::$method(self $(, $arg)*)
        }
    )*};
}

impl Real for f64 {
    type Elements = Kept<f64>;
    const ORDER: u32 = 0;

    #[inline(always)]
    fn primal(self) -> f64 {
        self
    }

    #[inline(always)]
    fn known(self) -> Option<f64> {
        Some(self)
    }

    #[inline(always)]
    fn with_primal(self, primal: f64) -> f64 {
        primal
    }

    #[inline(always)]
    fn with_partials<const N: usize>(
        arguments: [f64; N],
        _: [f64; N],
        value: &impl Fn([f64; N]) -> f64,
    ) -> f64 {
        value(arguments)
    }

    inherent! {
        sqrt(); cbrt(); exp(); exp2(); exp_m1(); ln(); log2(); log10(); ln_1p();
        sin(); cos(); tan(); asin(); acos(); atan(); sinh(); cosh(); tanh(); asinh(); acosh(); atanh();
        recip(); abs(); to_degrees(); to_radians(); fract(); signum();
        floor(); ceil(); round(); round_ties_even(); trunc();
        powi(n: i32); powf(exponent: f64); log(base: f64); atan2(other: f64); hypot(other: f64);
        max(other: f64); min(other: f64); copysign(sign: f64); rem_euclid(rhs: f64); div_euclid(rhs: f64);
        mul_add(a: f64, b: f64); clamp(low: f64, high: f64); midpoint(other: f64);
    }

    #[inline(always)]
    fn sin_cos(self) -> (f64, f64) {
        f64::sin_cos(self)
    }

    #[inline]
    fn erf(self) -> f64 {
        libm::erf(self)
    }

    #[inline]
    fn erfc(self) -> f64 {
        libm::erfc(self)
    }

    #[inline]
    fn ln_gamma(self) -> f64 {
        libm::lgamma(self)
    }

    #[inline]
    fn polygamma(self, order: u32) -> f64 {
        special::polygamma(order, self)
    }
}
