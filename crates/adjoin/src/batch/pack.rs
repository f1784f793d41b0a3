//! Several numbers side by side: one instruction computes all.
//!
//! A [`Pack`] is a scalar like `f64`, with the values of one variable at several points. Arithmetic computes
//! all of them. A [`Pair`] has two, which fit the vector registers of every 64-bit processor and cost as much
//! as one. But a program can take one path only. An operation that needs one number (a comparison, a
//! conversion to an integer, printing) uses the first, and if another number had another answer, the pack has
//! **diverged**. The code that started the computation sees this (`watch.rs`) and has to do the points one by
//! one. The first number is always computed as it would be alone, so nothing happens (an index out of range,
//! a failed assertion) that would not happen without packs.

use std::cmp::Ordering;
use std::marker::PhantomData;
use std::num::FpCategory;

use super::functions::{Functions, OneByOne, each_number};
use super::watch::diverge;
use crate::array::{Kept, impl_kept_elements, operators_of_scalar};
use crate::real::{Real, impl_number_traits, impl_operators};

/// Some numbers that are computed at once, with functions that are computed by `By`. See the
/// [module's documentation](crate::batch).
#[derive(Clone, Copy, Debug)]
#[repr(C, align(16))]
pub struct Pack<By, const L: usize>([f64; L], PhantomData<By>);

/// Two numbers.
pub(crate) type Pair = Pack<OneByOne, 2>;

/// The first answer; if another one is different, that is noted.
#[inline(always)]
fn agree<T: PartialEq, const L: usize>(answer: impl Fn(usize) -> T) -> T {
    let first = answer(0);
    let mut same = true;
    each_number!(L, |point| {
        same &= point == 0 || first == answer(point);
    });
    if !same {
        diverge();
    }
    first
}

impl<By: Functions, const L: usize> Pack<By, L> {
    /// The number at each of some points.
    #[inline(always)]
    pub(crate) const fn new(numbers: [f64; L]) -> Self {
        Self(numbers, PhantomData)
    }

    /// The numbers.
    #[inline(always)]
    pub(crate) fn numbers(self) -> [f64; L] {
        self.0
    }

    /// The number at one of the points.
    #[inline(always)]
    pub(crate) fn at(self, point: usize) -> f64 {
        self.0[point]
    }

    /// The first number, where the others are to be computed on their own unless they are the same.
    pub(crate) fn first(self) -> f64 {
        f64::from_bits(self.ask(f64::to_bits))
    }

    #[inline(always)]
    fn map(self, f: impl Fn(f64) -> f64) -> Self {
        let mut results = self.0;
        each_number!(L, |point| {
            results[point] = f(results[point]);
        });
        Self::new(results)
    }

    #[inline(always)]
    fn zip(self, other: Self, f: impl Fn(f64, f64) -> f64) -> Self {
        let mut results = self.0;
        each_number!(L, |point| {
            results[point] = f(results[point], other.0[point]);
        });
        Self::new(results)
    }

    #[inline(always)]
    fn ask<T: PartialEq>(self, question: impl Fn(f64) -> T) -> T {
        agree::<T, L>(|point| question(self.0[point]))
    }

    #[inline(always)]
    fn compare<T: PartialEq>(self, other: Self, question: impl Fn(f64, f64) -> T) -> T {
        agree::<T, L>(|point| question(self.0[point], other.0[point]))
    }
}

macro_rules! operators {
    ($($op:tt $both:ident $right:ident $left:ident;)*) => {
        impl<By: Functions, const L: usize> Pack<By, L> {$(
            #[inline(always)]
            fn $both(self, other: Self) -> Self {
                self.zip(other, |x, y| x $op y)
            }
            #[inline(always)]
            fn $right(self, c: f64) -> Self {
                self.map(|x| x $op c)
            }
            #[inline(always)]
            fn $left(c: f64, x: Self) -> Self {
                x.map(|x| c $op x)
            }
        )*}
    };
}

operators! {
    + add_both add_f64 f64_add;
    - sub_both sub_f64 f64_sub;
    * mul_both mul_f64 f64_mul;
    / div_both div_f64 f64_div;
    % rem_both rem_f64 f64_rem;
}

operators_of_scalar!([By: Functions, const L: usize,] Pack<By, L>);
impl_operators!([By: Functions, const L: usize] Pack<By, L>, Pack);
impl_number_traits!([By: Functions, const L: usize] Pack<By, L>);
impl_kept_elements!([By: Functions, const L: usize] Pack<By, L>);

impl<By: Functions, const L: usize> From<f64> for Pack<By, L> {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Self::new([value; L])
    }
}

impl<By: Functions, const L: usize> std::ops::Neg for Pack<By, L> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        self.map(|x| -x)
    }
}

impl<By: Functions, const L: usize> std::ops::Neg for &Pack<By, L> {
    type Output = Pack<By, L>;
    #[inline(always)]
    fn neg(self) -> Pack<By, L> {
        -*self
    }
}

impl<By: Functions, const L: usize> std::iter::Sum for Pack<By, L> {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        // Like f64's own sum, from −0, the neutral element.
        iter.fold(Self::from(-0.0), |sum, x| sum + x)
    }
}

impl<By: Functions, const L: usize> PartialEq for Pack<By, L> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.compare(*other, |x, y| x == y)
    }
}

impl<By: Functions, const L: usize> PartialOrd for Pack<By, L> {
    #[inline(always)]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.compare(*other, |x, y| x.partial_cmp(&y))
    }
}

impl<By: Functions, const L: usize> PartialEq<f64> for Pack<By, L> {
    #[inline(always)]
    fn eq(&self, other: &f64) -> bool {
        self.ask(|x| x == *other)
    }
}

impl<By: Functions, const L: usize> PartialOrd<f64> for Pack<By, L> {
    #[inline(always)]
    fn partial_cmp(&self, other: &f64) -> Option<Ordering> {
        self.ask(|x| x.partial_cmp(other))
    }
}

macro_rules! both {
    (unary $($unary:ident)*; binary $($binary:ident)*; tests $($test:ident -> $answer:ty),*;) => {
        $(#[inline(always)]
        fn $unary(self) -> Self {
            self.map(Real::$unary)
        })*
        $(#[inline(always)]
        fn $binary(self, other: Self) -> Self {
            self.zip(other, Real::$binary)
        })*
        $(#[inline(always)]
        fn $test(self) -> $answer {
            self.ask(Real::$test)
        })*
    };
}

impl<By: Functions, const L: usize> Real for Pack<By, L> {
    type Elements = Kept<Self>;
    const ORDER: u32 = 0;

    #[inline(always)]
    fn primal(self) -> f64 {
        f64::from_bits(self.ask(f64::to_bits))
    }

    fn with_partials<const N: usize>(
        arguments: [Self; N],
        _: [Self; N],
        value: &impl Fn([f64; N]) -> f64,
    ) -> Self {
        Self::new(std::array::from_fn(|point| value(arguments.map(|x| x.0[point]))))
    }

    #[inline(always)]
    fn with_primal(self, primal: f64) -> Self {
        Self::from(primal)
    }

    both! {
        unary sqrt cbrt exp2 ln log2 log10 ln_1p sin cos tan asin acos atan sinh cosh asinh acosh atanh recip
            abs to_degrees to_radians fract signum floor ceil round round_ties_even trunc erf erfc ln_gamma;
        binary powf log atan2 hypot max min copysign rem_euclid div_euclid abs_sub midpoint;
        tests is_nan -> bool, is_finite -> bool, is_infinite -> bool, is_normal -> bool, is_subnormal -> bool,
            is_sign_positive -> bool, is_sign_negative -> bool, classify -> FpCategory, to_bits -> u64;
    }

    #[inline(always)]
    fn exp(self) -> Self {
        Self::new(By::exp(self.0))
    }

    #[inline(always)]
    fn exp_m1(self) -> Self {
        Self::new(By::exp_m1(self.0))
    }

    #[inline(always)]
    fn tanh(self) -> Self {
        Self::new(By::tanh(self.0))
    }

    #[inline(always)]
    fn powi(self, n: i32) -> Self {
        self.map(|x| x.powi(n))
    }

    #[inline(always)]
    fn polygamma(self, order: u32) -> Self {
        self.map(|x| Real::polygamma(x, order))
    }

    #[inline(always)]
    fn sin_cos(self) -> (Self, Self) {
        let (mut sin, mut cos) = (self.0, self.0);
        each_number!(L, |point| {
            (sin[point], cos[point]) = sin[point].sin_cos();
        });
        (Self::new(sin), Self::new(cos))
    }

    #[inline(always)]
    fn mul_add(self, a: Self, b: Self) -> Self {
        Self::new(std::array::from_fn(|point| self.0[point].mul_add(a.0[point], b.0[point])))
    }

    #[inline(always)]
    fn total_cmp(&self, other: &Self) -> Ordering {
        self.compare(*other, |x, y| x.total_cmp(&y))
    }
}
