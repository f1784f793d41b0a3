//! Forward mode: a number that carries its tangents.
//!
//! `Forward<R, K>` is `x + t₁ε₁ + … + t_K ε_K` with `εᵢ εⱼ = 0`: the primal and `K` directional derivatives,
//! pushed through every operation by the [rule table](crate::rules):
//!
//! ```text
//! f(x) carries f′(x) · t,    f(x, y) carries ∂₁f · t + ∂₂f · u
//! ```
//!
//! It is generic over the type of its parts, so it nests: `Forward<Forward<f64, 1>, 1>` has second
//! derivatives, and `Forward<Reverse, K>` (forward over reverse) gives columns of a Hessian at the cost of a
//! gradient each. Levels have different types: an outer number must be lifted with [`Forward::constant_of`]
//! before it is used in an inner level. Two runs over one scalar share a number type. Each number therefore
//! knows whose tangents it carries, and [`jvp`](crate::jvp) and [`derivative`](crate::derivative) refuse a
//! result with tangents of another run. So perturbations are never confused.
//!
//! Cost per operation: that of `R`, its partial derivatives, and one multiplication per tangent and operand.

use std::num::FpCategory;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::array::{Kept, impl_kept_elements, operators_of_scalar};
use crate::real::{Real, impl_comparisons, impl_number_traits, impl_operators, inherent_methods};
use crate::rules::{
    methods_by_rule, operators_by_rule, operators_with_f64, scale_real, write_binary_methods,
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
    runs: Runs,
}

/// The runs whose tangents a number carries.
///
/// An operation merges the runs of its operands with one instruction (bitwise or): a run is a word with 32 of
/// its 64 bits set, and merging two different runs sets more. So a result belongs to a run exactly if its
/// word equals the run's. The word of constants, and of numbers made by [`Forward::new`], is 0: they belong
/// to no run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Runs(u64);

impl Runs {
    pub(crate) const NONE: Self = Self(0);

    /// A run different from all before.
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(u32::MAX as u64);
        // The next larger word with the same number of bits set. There are 10¹⁸ of them.
        let next = |word: u64| {
            let lowest = word & word.wrapping_neg();
            let carried = word.wrapping_add(lowest);
            Some(((carried ^ word) >> 2 >> lowest.trailing_zeros()) | carried)
        };
        let (Ok(word) | Err(word)) = NEXT.fetch_update(Ordering::Relaxed, Ordering::Relaxed, next);
        Self(word)
    }

    #[inline(always)]
    pub(crate) fn joined(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Panics unless a result with these runs may be returned from the given run.
    #[inline]
    pub(crate) fn require_from(self, run: Self) {
        if self != run && self != Self::NONE {
            confused();
        }
    }
}

#[cold]
#[inline(never)]
fn confused() -> ! {
    panic!(
        "the result of a function in forward mode (jvp, derivative) carries tangents of another call: the function captured a \
         number of an outer call, or one that was kept from an earlier call. Compute the point of the inner call from the \
         outer function's numbers, so that the two levels have different types, and convert captured outer numbers with \
         `Forward::constant_of` or `lift`"
    )
}

#[expect(clippy::missing_fields_in_debug, reason = "which runs they were says nothing to a reader")]
impl<R: std::fmt::Debug, const K: usize> std::fmt::Debug for Forward<R, K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Forward").field("primal", &self.primal).field("tangents", &self.tangents).finish()
    }
}

impl<R: Real, const K: usize> Forward<R, K> {
    /// A number with the given tangents.
    #[inline(always)]
    pub fn new(primal: R, tangents: [R; K]) -> Self {
        Self { primal, tangents, runs: Runs::NONE }
    }

    /// A number of the level below, as a constant of this level: its tangents are zero.
    #[inline(always)]
    pub fn constant_of(primal: R) -> Self {
        Self { primal, tangents: [R::constant(0.0); K], runs: Runs::NONE }
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

    /// The same number as one of the given runs.
    #[inline(always)]
    pub(crate) fn in_runs(self, runs: Runs) -> Self {
        Self { runs, ..self }
    }

    /// The runs whose tangents the number carries.
    #[inline(always)]
    pub(crate) fn runs(self) -> Runs {
        self.runs
    }

    /// The result of a function of one argument with value `primal` and derivative `slope`.
    #[inline(always)]
    fn chain(self, primal: R, slope: R) -> Self {
        let mut tangents = self.tangents;
        if is_usual(slope) {
            for t in &mut tangents {
                *t *= slope;
            }
        } else {
            tangents = tangents.map(|t| scale_real(t, slope));
        }
        Self { primal, tangents, ..self }
    }

    /// Quotients whose slope overflows are computed in another order.
    const HANDLES_STEEP: bool = true;

    /// Forward mode never has a pending factor.
    #[inline(always)]
    fn settled(self) -> Self {
        self
    }

    /// The result of a function of one argument.
    #[inline(always)]
    fn of_one(self, primal: R, slope: impl FnOnce() -> R) -> Self {
        self.chain(primal, slope())
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
        let (slope, other_slope) = (slope(), other_slope());
        let runs = self.runs.joined(other.runs);
        if is_usual(slope) && is_usual(other_slope) {
            let mut tangents = self.tangents;
            for (t, u) in tangents.iter_mut().zip(other.tangents) {
                *t = *t * slope + u * other_slope;
            }
            return Self { primal, tangents, runs };
        }
        Self {
            primal,
            tangents: std::array::from_fn(|k| {
                let (t, u) = (self.tangents[k], other.tangents[k]);
                // The tangent is a recorded constant zero: there is nothing to record or to depend on.
                if t.is_constant_zero() {
                    return scale_real(u, other_slope);
                }
                if u.is_constant_zero() {
                    return scale_real(t, slope);
                }
                let sum = t * slope + u * other_slope;
                if sum.is_nan() { scale_real(t, slope) + scale_real(u, other_slope) } else { sum }
            }),
            runs,
        }
    }

    operators_with_f64!();
}

impl<const K: usize> Forward<f64, K> {
    /// The inputs of a function, with a tangent for each.
    ///
    /// ```
    /// use adjoin::prelude::*;
    ///
    /// let [x, y] = Forward::inputs([3.0, 5.0]);
    /// assert_eq!((x * x * y).tangents(), [30.0, 9.0]);
    /// ```
    #[inline(always)]
    pub fn inputs(values: [f64; K]) -> [Self; K] {
        let mut inputs = values.map(Self::constant_of);
        for (k, input) in inputs.iter_mut().enumerate() {
            input.tangents[k] = 1.0;
        }
        inputs
    }
}

/// Whether finite tangents can be multiplied by this partial directly, because 0 · ∞ cannot occur. Then
/// several are computed at once.
#[inline(always)]
fn is_usual<R: Real>(partial: R) -> bool {
    R::ORDER == 0 && partial.primal() != 0.0 && partial.primal().is_finite()
}

impl<R: Real, const K: usize> Forward<R, K> {
    operators_by_rule!();
}

impl_operators!([R: Real, const K: usize] Forward<R, K>, Forward);
operators_of_scalar!([R: Real, const K: usize,] Forward<R, K>);
inherent_methods!([R: Real, const K: usize] Forward<R, K>);
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
        Self { primal: -self.primal, tangents: self.tangents.map(|t| -t), ..self }
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
        // Starts from −0, the neutral element, as f64's own sum does.
        iter.fold(Forward::from(-0.0), |sum, x| sum + x)
    }
}

impl_kept_elements!([R: Real, const K: usize] Forward<R, K>, kernels by crate::array::pushed);

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

    fn without_derivatives<const N: usize>(numbers: [Self; N]) -> Option<[Self; N]> {
        let primals = numbers.map(|x| x.primal);
        let depends = numbers.iter().any(|x| {
            x.tangents.iter().any(|t| t.primal() != 0.0 || Real::without_derivatives([*t]).is_some())
        });
        let plain = if depends { primals } else { Real::without_derivatives(primals)? };
        Some(plain.map(Self::constant_of))
    }

    methods_by_rule!();

    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        let (sin, cos) = self.primal.sin_cos();
        (self.chain(sin, cos), self.chain(cos, -sin))
    }
}
