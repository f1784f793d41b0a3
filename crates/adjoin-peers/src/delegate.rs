//! The wrapper around a peer's number.

/// Declares a wrapper and gives it the operators of [`Scalar`](adjoin_bench::Scalar), all passed on to the
/// number inside. Multiplication by a constant is spelt out, since the peers do not agree on it; a sum is the
/// peer's own (`own`) where it has one, and else the fold with `+` that every number has (`fold`).
macro_rules! wrap {
    (
        $(#[$attribute:meta])*
        $wrapper:ident $(<$life:lifetime>)? ($number:ty)
        times: $times:expr,
        value: $value:expr,
        like: $like:expr,
        exp: $exp:expr,
        sum: $sum:ident $(,)?
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy)]
        pub(crate) struct $wrapper $(<$life>)? ($number);

        $crate::delegate::wrap!(@operator $wrapper $(<$life>)?, Add, add);
        $crate::delegate::wrap!(@operator $wrapper $(<$life>)?, Sub, sub);
        $crate::delegate::wrap!(@operator $wrapper $(<$life>)?, Mul, mul);
        $crate::delegate::wrap!(@operator $wrapper $(<$life>)?, Div, div);

        impl $(<$life>)? std::ops::Mul<f64> for $wrapper $(<$life>)? {
            type Output = Self;
            #[inline(always)]
            fn mul(self, constant: f64) -> Self {
                let times: fn($number, f64) -> $number = $times;
                Self(times(self.0, constant))
            }
        }

        impl $(<$life>)? adjoin_bench::Scalar for $wrapper $(<$life>)? {
            #[inline(always)]
            fn value(self) -> f64 {
                let value: fn($number) -> f64 = $value;
                value(self.0)
            }
            #[inline(always)]
            fn like(self, constant: f64) -> Self {
                let like: fn($number, f64) -> $number = $like;
                Self(like(self.0, constant))
            }
            #[inline(always)]
            fn exp(self) -> Self {
                let exp: fn($number) -> $number = $exp;
                Self(exp(self.0))
            }
            $crate::delegate::wrap!(@sum $sum $number);
        }
    };
    (@sum fold $number:ty) => {};
    (@sum own $number:ty) => {
        #[inline(always)]
        fn sum(terms: impl Iterator<Item = Self>) -> Self {
            Self(terms.map(|term| term.0).sum::<$number>())
        }
    };
    (@operator $wrapper:ident $(<$life:lifetime>)?, $Operator:ident, $method:ident) => {
        impl $(<$life>)? std::ops::$Operator for $wrapper $(<$life>)? {
            type Output = Self;
            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                Self(std::ops::$Operator::$method(self.0, other.0))
            }
        }
    };
}

pub(crate) use wrap;
