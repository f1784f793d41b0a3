//! The scalars as the numbers of nalgebra: the traits of simba and approx, with the features for nalgebra.
//!
//! `RealField` is written against simba, and so holds in every nalgebra that uses that version of simba: 0.9
//! in nalgebra 0.33 and 0.34, 0.10 in nalgebra 0.35. Every function is that of [`Real`](super::Real), so
//! values are those of `f64` and conventions those of the rule table. What differs from `f64`:
//!
//! - A number is *in the subset* `f64` only if it carries no derivative: `nalgebra::try_convert` and
//!   `to_subset` of one that does are `None`, and the unchecked conversions panic. Take the value out by
//!   `primal()` where it is wanted.
//! - `sinc` and `sinhc` have all their derivatives at 0.
//!
//! A scalar is one lane wide, as `f64` is.

use super::Real;

/// approx's comparisons, by primal.
macro_rules! impl_approx {
    ([$($generics:tt)*] $type:ty) => {
        impl<$($generics)*> approx::AbsDiffEq for $type {
            type Epsilon = Self;
            #[inline]
            fn default_epsilon() -> Self {
                <Self as From<f64>>::from(f64::EPSILON)
            }
            #[inline]
            fn abs_diff_eq(&self, other: &Self, epsilon: Self) -> bool {
                let [x, y, epsilon] = [*self, *other, epsilon].map($crate::Real::primal);
                approx::AbsDiffEq::abs_diff_eq(&x, &y, epsilon)
            }
        }
        impl<$($generics)*> approx::RelativeEq for $type {
            #[inline]
            fn default_max_relative() -> Self {
                <Self as From<f64>>::from(f64::EPSILON)
            }
            #[inline]
            fn relative_eq(&self, other: &Self, epsilon: Self, max_relative: Self) -> bool {
                let [x, y, epsilon, relative] = [*self, *other, epsilon, max_relative].map($crate::Real::primal);
                approx::RelativeEq::relative_eq(&x, &y, epsilon, relative)
            }
        }
        impl<$($generics)*> approx::UlpsEq for $type {
            #[inline]
            fn default_max_ulps() -> u32 {
                <f64 as approx::UlpsEq>::default_max_ulps()
            }
            #[inline]
            fn ulps_eq(&self, other: &Self, epsilon: Self, max_ulps: u32) -> bool {
                let [x, y, epsilon] = [*self, *other, epsilon].map($crate::Real::primal);
                approx::UlpsEq::ulps_eq(&x, &y, epsilon, max_ulps)
            }
        }
    };
}

/// simba's traits, those of one version.
macro_rules! impl_simba {
    ($simba:ident, [$($generics:tt)*] $type:ty) => {
        impl<$($generics)*> $simba::simd::SimdValue for $type {
            const LANES: usize = 1;
            type Element = Self;
            type SimdBool = bool;
            #[inline(always)]
            fn splat(value: Self) -> Self {
                value
            }
            #[inline(always)]
            fn extract(&self, _: usize) -> Self {
                *self
            }
            #[inline(always)]
            #[expect(unsafe_code, reason = "the trait's signature; the body is safe for every lane")]
            unsafe fn extract_unchecked(&self, _: usize) -> Self {
                *self
            }
            #[inline(always)]
            fn replace(&mut self, _: usize, value: Self) {
                *self = value;
            }
            #[inline(always)]
            #[expect(unsafe_code, reason = "the trait's signature; the body is safe for every lane")]
            unsafe fn replace_unchecked(&mut self, _: usize, value: Self) {
                *self = value;
            }
            #[inline(always)]
            fn select(self, condition: bool, other: Self) -> Self {
                if condition { self } else { other }
            }
        }
        impl<$($generics)*> $simba::scalar::Field for $type {}
        impl<$($generics)*> $simba::scalar::SubsetOf<$type> for $type {
            #[inline(always)]
            fn to_superset(&self) -> Self {
                *self
            }
            #[inline(always)]
            fn from_superset_unchecked(element: &Self) -> Self {
                *element
            }
            #[inline(always)]
            fn is_in_subset(_: &Self) -> bool {
                true
            }
        }
        impl_simba!(@subsets $simba, [$($generics)*] $type;
            u8 u16 u32 u64 usize i8 i16 i32 i64 isize f32 f64);
        impl_simba!(@field $simba, [$($generics)*] $type;
            unary: floor ceil round trunc fract abs signum recip sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh
                log2 log10 ln ln_1p sqrt exp exp2 exp_m1 cbrt;
            binary: log powf hypot;
            constants: pi PI, two_pi TAU, frac_pi_2 FRAC_PI_2, frac_pi_3 FRAC_PI_3, frac_pi_4 FRAC_PI_4, frac_pi_6 FRAC_PI_6,
                frac_pi_8 FRAC_PI_8, frac_1_pi FRAC_1_PI, frac_2_pi FRAC_2_PI, frac_2_sqrt_pi FRAC_2_SQRT_PI, e E, log2_e LOG2_E,
                log10_e LOG10_E, ln_2 LN_2, ln_10 LN_10;
        );
    };
    // Plain numbers are scalars without derivatives, and only those are plain numbers.
    (@subsets $simba:ident, $generics:tt $type:ty; $($plain:ident)*) => {
        $(impl_simba!(@subset $simba, $generics $type; $plain);)*
    };
    (@subset $simba:ident, [$($generics:tt)*] $type:ty; $plain:ident) => {
        impl<$($generics)*> $simba::scalar::SubsetOf<$type> for $plain {
            #[inline(always)]
            #[allow(clippy::cast_lossless, reason = "written once for all types")]
            fn to_superset(&self) -> $type {
                <$type as From<f64>>::from(*self as f64)
            }
            #[inline]
            fn from_superset_unchecked(element: &$type) -> Self {
                $crate::real::simba::plain(*element) as $plain
            }
            #[inline]
            fn is_in_subset(element: &$type) -> bool {
                $crate::real::simba::is_plain(*element)
            }
        }
    };
    (@field $simba:ident, [$($generics:tt)*] $type:ty; unary: $($unary:ident)*; binary: $($binary:ident)*;
        constants: $($constant:ident $name:ident),*;) => {
        impl<$($generics)*> $simba::scalar::ComplexField for $type {
            type RealField = Self;
            $(#[inline] fn $unary(self) -> Self {
                $crate::Real::$unary(self)
            })*
            $(#[inline] fn $binary(self, other: Self) -> Self {
                $crate::Real::$binary(self, other)
            })*
            #[inline(always)]
            fn from_real(re: Self) -> Self {
                re
            }
            #[inline(always)]
            fn real(self) -> Self {
                self
            }
            #[inline]
            fn imaginary(self) -> Self {
                <Self as From<f64>>::from(0.0)
            }
            #[inline]
            fn modulus(self) -> Self {
                $crate::Real::abs(self)
            }
            #[inline]
            fn modulus_squared(self) -> Self {
                self * self
            }
            #[inline]
            fn argument(self) -> Self {
                <Self as From<f64>>::from(if self >= 0.0 { 0.0 } else { std::f64::consts::PI })
            }
            #[inline]
            fn norm1(self) -> Self {
                $crate::Real::abs(self)
            }
            #[inline]
            fn scale(self, factor: Self) -> Self {
                self * factor
            }
            #[inline]
            fn unscale(self, factor: Self) -> Self {
                self / factor
            }
            #[inline]
            fn to_exp(self) -> (Self, Self) {
                let sign = if self >= 0.0 { 1.0 } else { -1.0 };
                (self * sign, <Self as From<f64>>::from(sign))
            }
            #[inline]
            fn mul_add(self, a: Self, b: Self) -> Self {
                $crate::Real::mul_add(self, a, b)
            }
            #[inline(always)]
            fn conjugate(self) -> Self {
                self
            }
            #[inline]
            fn sin_cos(self) -> (Self, Self) {
                $crate::Real::sin_cos(self)
            }
            #[inline]
            fn sinc(self) -> Self {
                if self == 0.0 { $crate::real::simba::sinc_at_zero(self, -1.0) } else { $crate::Real::sin(self) / self }
            }
            #[inline]
            fn sinhc(self) -> Self {
                if self == 0.0 { $crate::real::simba::sinc_at_zero(self, 1.0) } else { $crate::Real::sinh(self) / self }
            }
            #[inline]
            fn powi(self, n: i32) -> Self {
                $crate::Real::powi(self, n)
            }
            #[inline]
            fn powc(self, n: Self) -> Self {
                $crate::Real::powf(self, n)
            }
            #[inline]
            fn is_finite(&self) -> bool {
                $crate::Real::is_finite(*self)
            }
            #[inline]
            fn try_sqrt(self) -> Option<Self> {
                if self >= 0.0 { Some($crate::Real::sqrt(self)) } else { None }
            }
        }
        impl<$($generics)*> $simba::scalar::RealField for $type {
            $(#[inline] fn $constant() -> Self {
                <Self as From<f64>>::from(std::f64::consts::$name)
            })*
            #[inline]
            fn is_sign_positive(&self) -> bool {
                $crate::Real::is_sign_positive(*self)
            }
            #[inline]
            fn is_sign_negative(&self) -> bool {
                $crate::Real::is_sign_negative(*self)
            }
            #[inline]
            fn copysign(self, sign: Self) -> Self {
                $crate::Real::copysign(self, sign)
            }
            #[inline]
            fn max(self, other: Self) -> Self {
                $crate::Real::max(self, other)
            }
            #[inline]
            fn min(self, other: Self) -> Self {
                $crate::Real::min(self, other)
            }
            #[inline]
            fn clamp(self, min: Self, max: Self) -> Self {
                $crate::real::simba::clamped(self, min, max)
            }
            #[inline]
            fn atan2(self, other: Self) -> Self {
                $crate::Real::atan2(self, other)
            }
            #[inline]
            fn min_value() -> Option<Self> {
                Some(<Self as From<f64>>::from(f64::MIN))
            }
            #[inline]
            fn max_value() -> Option<Self> {
                Some(<Self as From<f64>>::from(f64::MAX))
            }
        }
    };
}

/// Writes the traits of each version of simba, and those of approx.
macro_rules! impl_fields {
    ($generics:tt $type:ty) => {
        impl_approx!($generics $type);
        super::fields::impl_calls!($generics $type);
        #[cfg(any(feature = "nalgebra", feature = "nalgebra-034"))]
        const _: () = {
            impl_simba!(simba, $generics $type);
        };
        #[cfg(feature = "nalgebra-035")]
        const _: () = {
            impl_simba!(simba_010, $generics $type);
        };
    };
}

/// Whether a number carries no derivative.
#[inline]
pub(crate) fn is_plain<R: Real>(x: R) -> bool {
    R::without_derivatives([x]).is_none()
}

/// The value of a number without derivatives.
#[inline]
pub(crate) fn plain<R: Real>(x: R) -> f64 {
    assert!(
        is_plain(x),
        "a conversion to plain numbers (nalgebra's convert_unchecked, to_subset_unchecked) would lose the derivative of {x:?}: take \
         the value out by `primal()` if that is meant"
    );
    x.primal()
}

/// `sin(x)/x` at 0 for `sign = −1`, `sinh(x)/x` for `1`: as many terms of its series as there are
/// derivatives.
#[cold]
pub(crate) fn sinc_at_zero<R: Real>(x: R, sign: f64) -> R {
    let (mut sum, mut term) = (R::constant(1.0), R::constant(1.0));
    for k in 1..=R::ORDER / 2 {
        let k = f64::from(2 * k);
        term = term * x * x * (sign / (k * (k + 1.0)));
        sum += term;
    }
    sum
}

/// simba's `clamp` does not panic if its bounds are in the wrong order.
#[inline]
pub(crate) fn clamped<R: Real>(x: R, low: R, high: R) -> R {
    if low <= high {
        Real::clamp(x, low, high)
    } else if x < low {
        low
    } else if x > high {
        high
    } else {
        x
    }
}

impl_fields!([R: Real] crate::taped::Taped<R>);
impl_fields!([R: Real, const K: usize] crate::forward::Forward<R, K>);
impl_fields!([P: Real, const K: usize] crate::batch::Dual<P, K>);
impl_fields!([P: Real] crate::batch::Masked<P>);
impl_fields!([By: crate::batch::Functions, const L: usize] crate::batch::Pack<By, L>);
