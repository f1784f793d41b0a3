//! Forward mode: a number that carries its tangents.
//!
//! `Forward<R, K>` is `x + t₁ε₁ + … + t_K ε_K` with `εᵢ εⱼ = 0`: the primal and `K` directional derivatives, pushed
//! through every operation by the [rule table](crate::rules):
//!
//! ```text
//! f(x) carries f′(x) · t,    f(x, y) carries ∂₁f · t + ∂₂f · u
//! ```
//!
//! It is generic over the type of its parts, so it nests: `Forward<Forward<f64, 1>, 1>` has second derivatives, and
//! `Forward<Reverse, K>` (forward over reverse) gives columns of a Hessian at the cost of a gradient each. Levels are
//! told apart by their types, so that perturbations cannot be confused: to use an outer number inside an inner level
//! one has to lift it, with [`Forward::constant_of`].
//!
//! # What is known of the tangents
//! A number also knows its [`Tangents`]: that it is a constant, whose zeros need not be multiplied; or whether products
//! with them have to be watched. A product of 0 and ∞ counts as 0 here, as everywhere, and checking for that breaks up
//! what could be a few vector instructions. So the verbs that know how to run a function again start from *unchecked*
//! tangents. Where such a product comes up it gives NaN, and NaN stays NaN in all that depends on it, down to the result:
//! there the verb sees it and runs the function again with *checked* ones. In straight-line code the compiler knows
//! all this beforehand: nothing of it is left in the machine code, and neither are lanes that are zero all along.
//!
//! Cost: an operation costs that of `R`, its partial derivatives, and a multiplication for each tangent and operand that
//! is no constant.

use crate::array::{Kept, impl_kept_elements};
use crate::real::{Real, impl_comparisons, impl_number_traits, impl_operators};
use crate::rules::{
    methods_by_rule, operators_by_rule, scale_real, slope_of_quotient, write_binary_methods,
    write_indexed_methods, write_operators, write_step_methods, write_unary_methods,
};

/// A number with `K` tangents. See the [module's documentation](crate::forward).
///
/// ```
/// use adjoin::prelude::*;
///
/// // d(x²y) in the directions of x and of y, at (3, 5).
/// let x = Forward::new(3.0, [1.0, 0.0]);
/// let y = Forward::new(5.0, [0.0, 1.0]);
/// assert_eq!((x * x * y).tangents(), [30.0, 9.0]);
/// ```
#[derive(Clone, Copy)]
pub struct Forward<R = f64, const K: usize = 1> {
    primal: R,
    tangents: [R; K],
    known: Tangents,
}

/// What is known of the tangents of a number, in ascending order: a result has the greatest of its operands'.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Tangents {
    /// They are zero: the number is a constant.
    Zero,
    /// 0 · ∞ among them may give NaN, and whoever made them looks out for it.
    Unchecked,
    /// 0 · ∞ among them has to be 0.
    Checked,
}

impl<R: std::fmt::Debug, const K: usize> std::fmt::Debug for Forward<R, K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { primal, tangents, .. } = self;
        f.debug_struct("Forward").field("primal", primal).field("tangents", tangents).finish()
    }
}

impl<R: Real, const K: usize> Forward<R, K> {
    /// A number with the given tangents.
    #[inline(always)]
    pub fn new(primal: R, tangents: [R; K]) -> Self {
        Self { primal, tangents, known: Tangents::Checked }
    }

    /// A number of the level below, as a constant of this level: its tangents are zero.
    #[inline(always)]
    pub fn constant_of(primal: R) -> Self {
        Self { primal, tangents: [R::constant(0.0); K], known: Tangents::Zero }
    }

    /// The value, of the type of the level below. ([`Real::primal`] goes down to `f64`.)
    #[inline(always)]
    pub fn inner(self) -> R {
        self.primal
    }

    /// The tangents.
    #[inline(always)]
    pub fn tangents(self) -> [R; K] {
        self.tangents
    }

    /// The tangent in direction `k`.
    #[inline(always)]
    pub fn tangent(self, k: usize) -> R {
        self.tangents[k]
    }

    /// The result of a function of one argument with value `primal` and derivative `slope`.
    #[inline(always)]
    fn chain(self, primal: R, slope: R) -> Self {
        let mut tangents = self.tangents;
        if self.is_unchecked() || (self.known == Tangents::Checked && is_usual(slope)) {
            for t in &mut tangents {
                *t *= slope;
            }
        } else if self.known != Tangents::Zero {
            for t in &mut tangents {
                *t = scale_real(*t, slope);
            }
        }
        Self { primal, tangents, ..self }
    }

    /// The result of a function of one argument.
    #[inline(always)]
    fn of_one(self, primal: R, slope: impl FnOnce() -> R) -> Self {
        if self.known == Tangents::Zero { Self { primal, ..self } } else { self.chain(primal, slope()) }
    }

    /// The result of a function that is constant between its jumps.
    #[inline(always)]
    fn of_none(primal: R) -> Self {
        Self::constant_of(primal)
    }

    /// The result of a function of two arguments.
    #[inline(always)]
    fn of_two(
        self,
        other: Self,
        primal: R,
        slope: impl FnOnce() -> R,
        other_slope: impl FnOnce() -> R,
    ) -> Self {
        if self.known == Tangents::Zero {
            return other.of_one(primal, other_slope);
        }
        if other.known == Tangents::Zero {
            return self.chain(primal, slope());
        }
        let (slope, other_slope) = (slope(), other_slope());
        let mut tangents = self.tangents;
        let known = self.known.max(other.known);
        if (self.is_unchecked() && other.is_unchecked()) || (is_usual(slope) && is_usual(other_slope)) {
            for (t, u) in tangents.iter_mut().zip(other.tangents) {
                *t = *t * slope + u * other_slope;
            }
        } else {
            for (t, u) in tangents.iter_mut().zip(other.tangents) {
                *t = add_scaled(*t, slope, u, other_slope);
            }
        }
        Self { primal, tangents, known }
    }

    /// Whether products with the tangents are just products.
    #[inline(always)]
    fn is_unchecked(self) -> bool {
        R::ORDER == 0 && self.known == Tangents::Unchecked
    }

    #[inline(always)]
    fn add_f64(self, c: f64) -> Self {
        Self { primal: self.primal + c, ..self }
    }
    #[inline(always)]
    fn sub_f64(self, c: f64) -> Self {
        Self { primal: self.primal - c, ..self }
    }
    #[inline(always)]
    fn mul_f64(self, c: f64) -> Self {
        self.chain(self.primal * c, R::constant(c))
    }
    #[inline(always)]
    fn div_f64(self, c: f64) -> Self {
        self.chain(self.primal / c, R::constant(1.0 / c))
    }
    #[inline(always)]
    fn rem_f64(self, c: f64) -> Self {
        Self { primal: self.primal % c, ..self }
    }
    #[inline(always)]
    fn f64_add(c: f64, x: Self) -> Self {
        x.add_f64(c).with_primal_of(R::constant(c) + x.primal)
    }
    #[inline(always)]
    fn f64_sub(c: f64, x: Self) -> Self {
        Self { primal: R::constant(c) - x.primal, ..-x }
    }
    #[inline(always)]
    fn f64_mul(c: f64, x: Self) -> Self {
        x.mul_f64(c)
    }
    #[inline(always)]
    fn f64_div(c: f64, x: Self) -> Self {
        let primal = R::constant(c) / x.primal;
        x.chain(primal, slope_of_quotient(primal, x.primal))
    }
    #[inline(always)]
    fn f64_rem(c: f64, x: Self) -> Self {
        Self::constant_of(R::constant(c)).rem_both(x)
    }
    #[inline(always)]
    fn with_primal_of(self, primal: R) -> Self {
        Self { primal, ..self }
    }
}

/// Whether tangents that are numbers can be multiplied with this partial as they are: 0 · ∞ cannot come up. Then several of
/// them are done at once.
#[inline(always)]
fn is_usual<R: Real>(partial: R) -> bool {
    R::ORDER == 0 && partial.primal() != 0.0 && partial.primal().is_finite()
}

/// `t · slope + u · other_slope`, where a product of 0 and ∞ is 0.
#[inline]
fn add_scaled<R: Real>(t: R, slope: R, u: R, other_slope: R) -> R {
    // Recorded tangents that are no more than a zero: nothing to record, and nothing to depend on.
    if t.is_constant_zero() {
        return scale_real(u, other_slope);
    }
    if u.is_constant_zero() {
        return scale_real(t, slope);
    }
    let sum = t * slope + u * other_slope;
    if sum.is_nan() { scale_real(t, slope) + scale_real(u, other_slope) } else { sum }
}

impl<R: Real, const K: usize> Forward<R, K> {
    /// The input of number `lane`: its derivative in itself is one, in the others zero. A constant if there is no such
    /// lane. [Unchecked](crate::forward).
    #[inline(always)]
    pub(crate) fn seed(primal: R, lane: usize) -> Self {
        let mut tangents = [R::constant(0.0); K];
        let Some(tangent) = tangents.get_mut(lane) else { return Self::constant_of(primal) };
        *tangent = R::constant(1.0);
        Self { primal, tangents, known: Tangents::Unchecked }
    }

    /// The same number, [checked](crate::forward).
    #[inline(always)]
    pub(crate) fn checked(self) -> Self {
        if self.known == Tangents::Zero { self } else { Self { known: Tangents::Checked, ..self } }
    }
}

impl<R: Real, const K: usize> Forward<R, K> {
    operators_by_rule!();
}

impl_operators! { [R: Real, const K: usize] Forward<R, K>,
    Add add AddAssign add_assign (Forward::add_both, Forward::add_f64, Forward::f64_add);
    Sub sub SubAssign sub_assign (Forward::sub_both, Forward::sub_f64, Forward::f64_sub);
    Mul mul MulAssign mul_assign (Forward::mul_both, Forward::mul_f64, Forward::f64_mul);
    Div div DivAssign div_assign (Forward::div_both, Forward::div_f64, Forward::f64_div);
    Rem rem RemAssign rem_assign (Forward::rem_both, Forward::rem_f64, Forward::f64_rem);
}
impl_comparisons!([R: Real, const K: usize] Forward<R, K>);
impl_number_traits!([R: Real, const K: usize] Forward<R, K>);

impl<R: Real, const K: usize> From<f64> for Forward<R, K> {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Self::constant_of(R::constant(value))
    }
}

impl<R: Real, const K: usize> std::ops::Neg for Forward<R, K> {
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

impl<R: Real, const K: usize> std::ops::Neg for &Forward<R, K> {
    type Output = Forward<R, K>;
    #[inline(always)]
    fn neg(self) -> Forward<R, K> {
        -*self
    }
}

impl<R: Real, const K: usize> std::iter::Sum for Forward<R, K> {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        // Like f64's own sum, from −0, the neutral element.
        iter.fold(Forward::from(-0.0), |sum, x| sum + x)
    }
}

impl_kept_elements!([R: Real, const K: usize] Forward<R, K>);

macro_rules! tests_of_primal {
    ($($test:ident -> $answer:ty;)*) => {$(
        #[inline(always)]
        fn $test(self) -> $answer {
            Real::$test(self.primal)
        }
    )*};
}

impl<R: Real, const K: usize> Real for Forward<R, K> {
    type Elements = Kept<Self>;
    const ORDER: u32 = R::ORDER + 1;

    #[inline(always)]
    fn primal(self) -> f64 {
        self.primal.primal()
    }

    #[inline(always)]
    fn with_primal(self, primal: f64) -> Self {
        Self { primal: self.primal.with_primal(primal), ..self }
    }

    methods_by_rule!();

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.primal.sin_cos();
        (self.chain(sin, cos), self.chain(cos, -sin))
    }

    #[inline]
    fn mul_add(self, a: Self, b: Self) -> Self {
        let primal = self.primal.mul_add(a.primal, b.primal);
        (self * a + b).with_primal_of(primal)
    }

    // What is asked about the number is asked about the level below, which may be more than one `f64`.
    tests_of_primal! {
        is_nan -> bool; is_finite -> bool; is_infinite -> bool; is_normal -> bool; is_subnormal -> bool;
        is_sign_positive -> bool; is_sign_negative -> bool; classify -> std::num::FpCategory; to_bits -> u64;
    }

    #[inline(always)]
    fn total_cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.primal.total_cmp(&other.primal)
    }
}
