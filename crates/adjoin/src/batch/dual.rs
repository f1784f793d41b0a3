//! Forward mode on pairs: what [`jacobians!`](crate::jacobians) calls a function with.
//!
//! A [`Dual`] is a [`Pair`] with `K` tangents, which are pairs too. It does what [`Forward`](crate::Forward) does, and leaves
//! out all that would keep a compiler from seeing through it:
//!
//! - Products are just products. A product of 0 and ∞, which counts as 0 in adjoin, gives NaN here. NaN stays NaN in all that
//!   depends on it, so it is seen in the result, and the function is called again with `Forward`.
//! - A number knows whether it is a **constant**, with tangents that are zero and are not multiplied. In straight-line code
//!   the compiler knows that beforehand, so nothing of it is left in the machine code. Tangents that stay zero for
//!   another reason are all computed in the same way, and the compiler keeps one.

use super::pair::Pair;
use crate::array::{Kept, impl_kept_elements};
use crate::real::{Real, impl_comparisons, impl_number_traits, impl_operators};
use crate::rules::{
    methods_by_rule, operators_by_rule, operators_with_f64, write_binary_methods, write_indexed_methods,
    write_operators, write_step_methods, write_unary_methods,
};

/// A number at two points, with its derivatives in `K` inputs. See the [module's documentation](crate::batch).
#[derive(Clone, Copy, Debug)]
pub struct Dual<const K: usize> {
    primal: Pair,
    tangents: [Pair; K],
    constant: bool,
}

impl<const K: usize> Dual<K> {
    /// The input of the given number.
    #[inline(always)]
    pub(super) fn seed(primal: Pair, input: usize) -> Self {
        let mut tangents = [Pair::from(0.0); K];
        tangents[input] = Pair::from(1.0);
        Self { primal, tangents, constant: false }
    }

    /// A number that does not depend on the inputs.
    #[inline(always)]
    pub(super) fn constant_of(primal: Pair) -> Self {
        Self { primal, tangents: [Pair::from(0.0); K], constant: true }
    }

    #[inline(always)]
    pub(super) fn tangents(&self) -> &[Pair; K] {
        &self.tangents
    }

    /// The result of a function of one argument with value `primal` and derivative `slope`.
    #[inline(always)]
    fn chain(self, primal: Pair, slope: Pair) -> Self {
        self.of_one(primal, || slope)
    }

    /// The result of a function of one argument.
    #[inline(always)]
    fn of_one(self, primal: Pair, slope: impl FnOnce() -> Pair) -> Self {
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
    fn of_none(primal: Pair) -> Self {
        Self::constant_of(primal)
    }

    /// The result of a function of two arguments.
    #[inline(always)]
    fn of_two(
        self,
        other: Self,
        primal: Pair,
        slope: impl FnOnce() -> Pair,
        other_slope: impl FnOnce() -> Pair,
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
        Self { primal, tangents, constant: false }
    }

    operators_with_f64!();
    operators_by_rule!();
}

impl_operators! { [const K: usize] Dual<K>,
    Add add AddAssign add_assign (Dual::add_both, Dual::add_f64, Dual::f64_add);
    Sub sub SubAssign sub_assign (Dual::sub_both, Dual::sub_f64, Dual::f64_sub);
    Mul mul MulAssign mul_assign (Dual::mul_both, Dual::mul_f64, Dual::f64_mul);
    Div div DivAssign div_assign (Dual::div_both, Dual::div_f64, Dual::f64_div);
    Rem rem RemAssign rem_assign (Dual::rem_both, Dual::rem_f64, Dual::f64_rem);
}
impl_comparisons!([const K: usize] Dual<K>);
impl_number_traits!([const K: usize] Dual<K>);
impl_kept_elements!([const K: usize] Dual<K>);

impl<const K: usize> From<f64> for Dual<K> {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Self::constant_of(Pair::from(value))
    }
}

impl<const K: usize> std::ops::Neg for Dual<K> {
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

impl<const K: usize> std::ops::Neg for &Dual<K> {
    type Output = Dual<K>;
    #[inline(always)]
    fn neg(self) -> Dual<K> {
        -*self
    }
}

impl<const K: usize> std::iter::Sum for Dual<K> {
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

impl<const K: usize> Real for Dual<K> {
    type Elements = Kept<Self>;
    const ORDER: u32 = 1;

    #[inline(always)]
    fn primal(self) -> f64 {
        self.primal.primal()
    }

    #[inline(always)]
    fn with_primal(self, primal: f64) -> Self {
        Self { primal: self.primal.with_primal(primal), ..self }
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
