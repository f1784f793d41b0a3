//! The functions that num-traits' `Float` has too, as inherent methods of the scalar types.
//!
//! With both `Real` and `Float` in scope, `x.sin()` on a `Reverse` would be ambiguous. An inherent method
//! takes precedence, as for `f64`. In differentiable code whose scalar is also bounded by `Float`, methods
//! are called through [`OnlyReal`].

use std::cmp::Ordering;
use std::num::FpCategory;

use super::Real;

/// A scalar with the methods of `Real` and no others.
#[derive(Clone, Copy)]
pub struct OnlyReal<R>(R);

/// A scalar, or a reference to one.
pub trait ScalarOrReference<R> {
    /// The scalar.
    fn scalar(self) -> R;
}

impl<R: Real> ScalarOrReference<R> for R {
    #[inline(always)]
    fn scalar(self) -> R {
        self
    }
}

impl<R: Real> ScalarOrReference<R> for &R {
    #[inline(always)]
    fn scalar(self) -> R {
        *self
    }
}

impl<R: Real> ScalarOrReference<R> for &mut R {
    #[inline(always)]
    fn scalar(self) -> R {
        *self
    }
}

/// The receiver of a call to a method of `Real`.
#[inline(always)]
pub fn only_real<R: Real, T: ScalarOrReference<R>>(receiver: T) -> OnlyReal<R> {
    OnlyReal(receiver.scalar())
}

/// Calls a macro with all the methods.
macro_rules! each_method {
    ($macro:path, $($first:tt)*) => {
        $macro! { $($first)*
            sqrt() -> Self;
            cbrt() -> Self;
            exp() -> Self;
            exp2() -> Self;
            exp_m1() -> Self;
            ln() -> Self;
            log2() -> Self;
            log10() -> Self;
            ln_1p() -> Self;
            sin() -> Self;
            cos() -> Self;
            tan() -> Self;
            asin() -> Self;
            acos() -> Self;
            atan() -> Self;
            sinh() -> Self;
            cosh() -> Self;
            tanh() -> Self;
            asinh() -> Self;
            acosh() -> Self;
            atanh() -> Self;
            recip() -> Self;
            abs() -> Self;
            to_degrees() -> Self;
            to_radians() -> Self;
            fract() -> Self;
            powi(n: i32) -> Self;
            powf(exponent: Self) -> Self;
            log(base: Self) -> Self;
            atan2(other: Self) -> Self;
            hypot(other: Self) -> Self;
            max(other: Self) -> Self;
            min(other: Self) -> Self;
            copysign(sign: Self) -> Self;
            floor() -> Self;
            ceil() -> Self;
            round() -> Self;
            trunc() -> Self;
            signum() -> Self;
            sin_cos() -> (Self, Self);
            mul_add(a: Self, b: Self) -> Self;
            clamp(low: Self, high: Self) -> Self;
            abs_sub(other: Self) -> Self;
            is_nan() -> bool;
            is_finite() -> bool;
            is_infinite() -> bool;
            is_normal() -> bool;
            is_subnormal() -> bool;
            is_sign_positive() -> bool;
            is_sign_negative() -> bool;
            classify() -> FpCategory;
        }
    };
}

/// Writes the methods of a scalar type.
macro_rules! inherent_methods {
    ([$($generics:tt)*] $type:ty) => {
        $crate::real::inherent::each_method!($crate::real::inherent::write_methods, [$($generics)*] $type;);
    };
}

macro_rules! write_methods {
    ([$($generics:tt)*] $type:ty; $($name:ident($($argument:ident: $ty:tt),*) -> $output:tt;)*) => {
        impl<$($generics)*> $type {
            $(
                #[doc = concat!("[`Real::", stringify!($name), "`](crate::Real::", stringify!($name), ").")]
                #[inline(always)]
                #[must_use]
                pub fn $name(self $(, $argument: $ty)*) -> $output {
                    $crate::real::Real::$name(self $(, $argument)*)
                }
            )*
        }
    };
}

macro_rules! write_only_real {
    (@over Self) => { R };
    (@over (Self, Self)) => { (R, R) };
    (@over $ty:ty) => { $ty };
    (; $($name:ident($($argument:ident: $ty:tt),*) -> $output:tt;)*) => {
        #[allow(missing_docs, reason = "for generated code")]
        impl<R: Real> OnlyReal<R> {
            $(
                #[inline(always)]
                pub fn $name(self $(, $argument: write_only_real!(@over $ty))*) -> write_only_real!(@over $output) {
                    Real::$name(self.0 $(, $argument)*)
                }
            )*
        }
    };
}

pub(crate) use {each_method, inherent_methods, write_methods};

each_method!(write_only_real, ;);

// What `Float` does not have, but traits of the user's for `f64` may.
write_only_real! {
    ;
    erf() -> Self;
    erfc() -> Self;
    ln_gamma() -> Self;
    digamma() -> Self;
    polygamma(order: u32) -> Self;
    round_ties_even() -> Self;
    rem_euclid(rhs: Self) -> Self;
    div_euclid(rhs: Self) -> Self;
    midpoint(other: Self) -> Self;
    to_bits() -> u64;
}

#[allow(missing_docs, reason = "for generated code")]
impl<R: Real> OnlyReal<R> {
    #[inline(always)]
    pub fn total_cmp(&self, other: &R) -> Ordering {
        Real::total_cmp(&self.0, other)
    }
}
