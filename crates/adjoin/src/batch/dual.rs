//! Forward mode without checks: the numbers that [`batch_jacobian!`](crate::batch_jacobian) calls a function
//! with.
//!
//! A [`Dual`] is a number with `K` tangents. It computes what [`Forward`](crate::Forward) does, without
//! anything that prevents the compiler from optimising:
//!
//! - Products are plain products. 0 · ∞, which counts as 0 in adjoin, gives NaN here. NaN propagates to every
//!   value that depends on it, so it shows in the result, and the point is computed again with `Forward`.
//! - A flag says whether a number is a constant; the tangents of a constant are zero and are not multiplied.
//!   In straight-line code the compiler knows the flag, so the machine code does not contain it. Tangents
//!   that are zero for another reason are all computed in the same way, and the compiler keeps one of them.

use crate::array::{Kept, impl_kept_elements, operators_of_scalar};
use crate::real::rule::Parts;
use crate::real::{Real, impl_comparisons, impl_number_traits, impl_operators};
use crate::rules::{
    methods_by_rule, operators_by_rule, operators_with_f64, write_binary_methods, write_indexed_methods,
    write_operators, write_step_methods, write_unary_methods,
};

/// A number with its derivatives in `K` directions, unchecked: what
/// [`batch_jacobian!`](crate::batch_jacobian) calls a function with.
#[derive(Clone, Copy, Debug)]
pub struct Dual<P, const K: usize> {
    pub(super) primal: P,
    pub(super) tangents: [P; K],
    constant: bool,
}

impl<P: Real, const K: usize> Dual<P, K> {
    /// A number that may depend on the inputs.
    #[inline(always)]
    pub(crate) fn with_tangents(primal: P, tangents: [P; K]) -> Self {
        Self { primal, tangents, constant: false }
    }

    /// The input of the given number.
    #[inline(always)]
    pub(crate) fn input(primal: P, input: usize) -> Self {
        let mut tangents = [P::constant(0.0); K];
        tangents[input] = P::constant(1.0);
        Self::with_tangents(primal, tangents)
    }

    pub(crate) fn parts(self) -> Parts<P, K> {
        Parts { primal: self.primal, tangents: self.tangents }
    }

    pub(crate) fn from_parts(parts: Parts<P, K>) -> Self {
        Self::with_tangents(parts.primal, parts.tangents)
    }

    /// A number that does not depend on the inputs.
    #[inline(always)]
    pub(super) fn constant_of(primal: P) -> Self {
        Self { primal, tangents: [P::constant(0.0); K], constant: true }
    }

    /// The result of a function of one argument with value `primal` and derivative `slope`.
    #[inline(always)]
    pub(super) fn chain(self, primal: P, slope: P) -> Self {
        self.of_one(primal, || slope)
    }

    /// Quotients whose slope overflows are left as they are: checking for them would cost what vector code
    /// gains.
    const HANDLES_STEEP: bool = false;

    /// There is never a factor pending.
    #[inline(always)]
    fn settled(self) -> Self {
        self
    }

    /// The result of a function of one argument.
    #[inline(always)]
    fn of_one(self, primal: P, slope: impl FnOnce() -> P) -> Self {
        let mut tangents = self.tangents;
        if !self.constant {
            let slope = slope();
            for t in &mut tangents {
                *t *= slope;
            }
        }
        Self { primal, tangents, ..self }
    }

    /// The result of a function that is constant between its jumps.
    #[inline(always)]
    fn of_none(primal: P) -> Self {
        Self::constant_of(primal)
    }

    /// The result of a function of two arguments.
    #[inline(always)]
    fn of_two(
        self,
        other: Self,
        primal: P,
        slope: impl FnOnce() -> P,
        other_slope: impl FnOnce() -> P,
    ) -> Self {
        if self.constant {
            return other.of_one(primal, other_slope);
        }
        if other.constant {
            return self.of_one(primal, slope);
        }
        let (slope, other_slope) = (slope(), other_slope());
        let mut tangents = self.tangents;
        for (t, u) in tangents.iter_mut().zip(&other.tangents) {
            *t = *t * slope + *u * other_slope;
        }
        Self::with_tangents(primal, tangents)
    }

    operators_with_f64!();
    operators_by_rule!();
}

operators_of_scalar!([P: Real, const K: usize,] Dual<P, K>);
impl_operators!([P: Real, const K: usize] Dual<P, K>, Dual);
impl_comparisons!([P: Real, const K: usize] Dual<P, K>);
impl_number_traits!([P: Real, const K: usize] Dual<P, K>);
impl_kept_elements!([P: Real, const K: usize] Dual<P, K>);

impl<P: Real, const K: usize> From<f64> for Dual<P, K> {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Self::constant_of(P::constant(value))
    }
}

impl<P: Real, const K: usize> std::ops::Neg for Dual<P, K> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        let mut tangents = self.tangents;
        for t in &mut tangents {
            *t = -*t;
        }
        Self { primal: -self.primal, tangents, ..self }
    }
}

impl<P: Real, const K: usize> std::ops::Neg for &Dual<P, K> {
    type Output = Dual<P, K>;
    #[inline(always)]
    fn neg(self) -> Dual<P, K> {
        -*self
    }
}

impl<P: Real, const K: usize> std::iter::Sum for Dual<P, K> {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        // Like f64's own sum, from −0, the neutral element.
        iter.fold(Dual::from(-0.0), |sum, x| sum + x)
    }
}

macro_rules! tests_of_primal {
    ($($test:ident -> $answer:ty;)*) => {$(
        #[inline(always)]
        fn $test(self) -> $answer {
            Real::$test(self.primal)
        }
    )*};
}

impl<P: Real, const K: usize> Real for Dual<P, K> {
    type Elements = Kept<Self>;
    const ORDER: u32 = P::ORDER + 1;

    #[inline(always)]
    fn primal(self) -> f64 {
        self.primal.primal()
    }

    #[inline(always)]
    fn with_primal(self, primal: f64) -> Self {
        Self { primal: self.primal.with_primal(primal), ..self }
    }

    fn without_derivatives<const N: usize>(numbers: [Self; N]) -> Option<[Self; N]> {
        let primals = numbers.map(|x| x.primal);
        let depends = numbers.iter().any(|x| x.tangents.iter().any(|t| *t != 0.0));
        let plain = if depends { primals } else { Real::without_derivatives(primals)? };
        Some(plain.map(Self::constant_of))
    }

    methods_by_rule!();

    #[inline(always)]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.primal.sin_cos();
        (self.of_one(sin, || cos), self.of_one(cos, || -sin))
    }

    #[inline(always)]
    fn mul_add(self, a: Self, b: Self) -> Self {
        Self { primal: self.primal.mul_add(a.primal, b.primal), ..self * a + b }
    }

    // What is asked about the number is asked about both points.
    tests_of_primal! {
        is_nan -> bool; is_finite -> bool; is_infinite -> bool; is_normal -> bool; is_subnormal -> bool;
        is_sign_positive -> bool; is_sign_negative -> bool; classify -> std::num::FpCategory; to_bits -> u64;
    }

    #[inline(always)]
    fn total_cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.primal.total_cmp(&other.primal)
    }
}
