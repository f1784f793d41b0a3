//! The traits of std and num-traits that a scalar type gets from being a [`Real`](super::Real), written once.

/// For a scalar type: formatting and parsing by primal, `Sum`, `Product`, the traits of num-traits, and being
/// a structure of one scalar.
macro_rules! impl_number_traits {
    ([$($generics:tt)*] $type:ty) => {
        impl<$($generics)*> std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&$crate::Real::primal(*self), f)
            }
        }
        impl<$($generics)*> std::fmt::LowerExp for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::LowerExp::fmt(&$crate::Real::primal(*self), f)
            }
        }
        impl<$($generics)*> std::fmt::UpperExp for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::UpperExp::fmt(&$crate::Real::primal(*self), f)
            }
        }
        impl<$($generics)*> std::str::FromStr for $type {
            type Err = std::num::ParseFloatError;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse::<f64>().map(Self::from)
            }
        }
        $crate::real::traits::impl_from_number!([$($generics)*] $type, i8);
        $crate::real::traits::impl_from_number!([$($generics)*] $type, i16);
        $crate::real::traits::impl_from_number!([$($generics)*] $type, i32);
        $crate::real::traits::impl_from_number!([$($generics)*] $type, u8);
        $crate::real::traits::impl_from_number!([$($generics)*] $type, u16);
        $crate::real::traits::impl_from_number!([$($generics)*] $type, u32);
        $crate::real::traits::impl_from_number!([$($generics)*] $type, f32);
        impl<$($generics)*> Default for $type {
            #[inline(always)]
            fn default() -> Self {
                Self::from(0.0)
            }
        }
        impl<$($generics)*> std::iter::Product for $type {
            #[inline]
            fn product<I: Iterator<Item = Self>>(iter: I) -> Self {
                iter.fold(Self::from(1.0), |product, x| product * x)
            }
        }
        impl<'item, $($generics)*> std::iter::Sum<&'item $type> for $type {
            #[inline]
            fn sum<I: Iterator<Item = &'item Self>>(iter: I) -> Self {
                iter.copied().sum()
            }
        }
        impl<'item, $($generics)*> std::iter::Product<&'item $type> for $type {
            #[inline]
            fn product<I: Iterator<Item = &'item Self>>(iter: I) -> Self {
                iter.copied().product()
            }
        }

        impl<$($generics)*> num_traits::Zero for $type {
            #[inline(always)]
            fn zero() -> Self {
                Self::from(0.0)
            }
            #[inline(always)]
            fn is_zero(&self) -> bool {
                *self == 0.0
            }
        }
        impl<$($generics)*> num_traits::One for $type {
            #[inline(always)]
            fn one() -> Self {
                Self::from(1.0)
            }
        }
        impl<$($generics)*> num_traits::Num for $type {
            type FromStrRadixErr = <f64 as num_traits::Num>::FromStrRadixErr;
            fn from_str_radix(text: &str, radix: u32) -> Result<Self, Self::FromStrRadixErr> {
                <f64 as num_traits::Num>::from_str_radix(text, radix).map(Self::from)
            }
        }
        impl<$($generics)*> num_traits::Signed for $type {
            fn abs(&self) -> Self {
                $crate::Real::abs(*self)
            }
            fn abs_sub(&self, other: &Self) -> Self {
                $crate::Real::abs_sub(*self, *other)
            }
            fn signum(&self) -> Self {
                $crate::Real::signum(*self)
            }
            fn is_positive(&self) -> bool {
                num_traits::Signed::is_positive(&$crate::Real::primal(*self))
            }
            fn is_negative(&self) -> bool {
                num_traits::Signed::is_negative(&$crate::Real::primal(*self))
            }
        }
        impl<$($generics)*> num_traits::ToPrimitive for $type {
            fn to_i64(&self) -> Option<i64> {
                $crate::Real::primal(*self).to_i64()
            }
            fn to_u64(&self) -> Option<u64> {
                $crate::Real::primal(*self).to_u64()
            }
            fn to_i128(&self) -> Option<i128> {
                $crate::Real::primal(*self).to_i128()
            }
            fn to_u128(&self) -> Option<u128> {
                $crate::Real::primal(*self).to_u128()
            }
            fn to_f64(&self) -> Option<f64> {
                Some($crate::Real::primal(*self))
            }
        }
        impl<$($generics)*> num_traits::FromPrimitive for $type {
            fn from_i64(n: i64) -> Option<Self> {
                f64::from_i64(n).map(Self::from)
            }
            fn from_u64(n: u64) -> Option<Self> {
                f64::from_u64(n).map(Self::from)
            }
            fn from_i128(n: i128) -> Option<Self> {
                f64::from_i128(n).map(Self::from)
            }
            fn from_u128(n: u128) -> Option<Self> {
                f64::from_u128(n).map(Self::from)
            }
            fn from_f64(n: f64) -> Option<Self> {
                Some(Self::from(n))
            }
        }
        impl<$($generics)*> num_traits::NumCast for $type {
            fn from<N: num_traits::ToPrimitive>(n: N) -> Option<Self> {
                n.to_f64().map(<Self as From<f64>>::from)
            }
        }
        $crate::real::traits::impl_float!([$($generics)*] $type);
        $crate::structure::impl_scalar_structure!([$($generics)*] $type);
    };
}

/// Comparisons by primal, for a scalar type with a field `primal`.
///
/// There are none *for* `f64`. Std has one, and as long as a crate sees no other the compiler infers it in `x
/// == text.parse().unwrap()`. A second would break plain code that has nothing to do with us.
macro_rules! impl_comparisons {
    ([$($generics:tt)*] $type:ty) => {
        impl<$($generics)*> PartialEq for $type {
            #[inline(always)]
            fn eq(&self, other: &Self) -> bool {
                self.primal == other.primal
            }
        }
        impl<$($generics)*> PartialOrd for $type {
            #[inline(always)]
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                self.primal.partial_cmp(&other.primal)
            }
        }
        impl<$($generics)*> PartialEq<f64> for $type {
            #[inline(always)]
            fn eq(&self, other: &f64) -> bool {
                self.primal == *other
            }
        }
        impl<$($generics)*> PartialOrd<f64> for $type {
            #[inline(always)]
            fn partial_cmp(&self, other: &f64) -> Option<std::cmp::Ordering> {
                self.primal.partial_cmp(other)
            }
        }
    };
}

/// num-traits' `Float` and `FloatConst`, method by method from [`Real`](super::Real).
macro_rules! impl_float {
    ([$($generics:tt)*] $type:ty) => {
        $crate::real::traits::impl_float! { @float [$($generics)*] $type;
            constants: nan infinity neg_infinity neg_zero min_value min_positive_value epsilon max_value;
            tests: is_nan is_infinite is_finite is_normal is_sign_positive is_sign_negative;
            unary: floor ceil round trunc fract abs signum recip sqrt exp exp2 ln log2 log10 cbrt
                sin cos tan asin acos atan exp_m1 ln_1p sinh cosh tanh asinh acosh atanh to_degrees to_radians;
            binary: powf log max min abs_sub hypot atan2 copysign;
        }
        $crate::real::traits::impl_float! { @constants [$($generics)*] $type;
            E FRAC_1_PI FRAC_1_SQRT_2 FRAC_2_PI FRAC_2_SQRT_PI FRAC_PI_2 FRAC_PI_3 FRAC_PI_4 FRAC_PI_6 FRAC_PI_8
            LN_10 LN_2 LOG10_E LOG2_E PI SQRT_2 TAU LOG10_2 LOG2_10
        }
    };
    (@float [$($generics:tt)*] $type:ty; constants: $($constant:ident)*; tests: $($test:ident)*;
        unary: $($unary:ident)*; binary: $($binary:ident)*;) => {
        impl<$($generics)*> num_traits::Float for $type {
            $(fn $constant() -> Self {
                <Self as From<f64>>::from(<f64 as num_traits::Float>::$constant())
            })*
            $(fn $test(self) -> bool {
                $crate::Real::$test(self)
            })*
            $(#[inline] fn $unary(self) -> Self {
                $crate::Real::$unary(self)
            })*
            $(#[inline] fn $binary(self, other: Self) -> Self {
                $crate::Real::$binary(self, other)
            })*
            fn classify(self) -> std::num::FpCategory {
                $crate::Real::classify(self)
            }
            fn mul_add(self, a: Self, b: Self) -> Self {
                $crate::Real::mul_add(self, a, b)
            }
            #[inline]
            fn powi(self, n: i32) -> Self {
                $crate::Real::powi(self, n)
            }
            #[inline]
            fn sin_cos(self) -> (Self, Self) {
                $crate::Real::sin_cos(self)
            }
            fn integer_decode(self) -> (u64, i16, i8) {
                num_traits::Float::integer_decode($crate::Real::primal(self))
            }
        }
    };
    (@constants [$($generics:tt)*] $type:ty; $($constant:ident)*) => {
        impl<$($generics)*> num_traits::FloatConst for $type {
            $(fn $constant() -> Self {
                <Self as From<f64>>::from(<f64 as num_traits::FloatConst>::$constant())
            })*
        }
    };
}

/// The conversions from other numbers that `f64` has, so that `n.into()` and `impl Into<f64>` stay what they
/// are.
macro_rules! impl_from_number {
    ([$($generics:tt)*] $type:ty, $number:ty) => {
        impl<$($generics)*> From<$number> for $type {
            #[inline(always)]
            fn from(value: $number) -> Self {
                <Self as From<f64>>::from(f64::from(value))
            }
        }
    };
}

pub(crate) use {impl_comparisons, impl_float, impl_from_number, impl_number_traits};
