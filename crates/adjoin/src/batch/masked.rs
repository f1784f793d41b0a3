//! Forward mode that leaves out zeros: what [`elementwise!`](crate::elementwise) runs a function on.
//!
//! A [`Masked`] is a number with up to 16 tangents, a **mask** that says which of them may be other than
//! zero, and a **pending factor**, as numbers of reverse mode have it, that all tangents are to be multiplied
//! with:
//!
//! ```text
//! f(x)     carries  (f(x), f′(x) · factor, tangents, mask)               one operand: one product, whatever the tangents
//! x ∘ y    carries  (x ∘ y, 1, ∂₁·factor_x · tᵢ + ∂₂·factor_y · uᵢ, …)   a product for each tangent that there is
//! ```
//!
//! The compiler is meant to know the masks: in straight-line code that is wholly inlined, seeds are
//! constants, and so are all masks. Then nothing is left of them in the machine code, nor of tangents that
//! are zero, and code that reads the tangents of a result knows which of them exist. To that end loops over
//! the lanes are written out ([`each_lane`]), because compilers unroll them only after deciding what to
//! inline. In any other code a masked number is right, but slow.
//!
//! Products are not checked: 0 · ∞, which counts as 0 in adjoin, is NaN here, as in `dual.rs`, and stays so
//! up to the results. Whoever reads a tangent that is NaN has to compute it again in another way.

use crate::array::{Kept, impl_kept_elements, operators_of_scalar};
use crate::real::rule::Parts;
use crate::real::{Real, impl_comparisons, impl_number_traits, impl_operators};
use crate::rules::{
    methods_by_rule, operators_by_rule, operators_with_f64, write_binary_methods, write_indexed_methods,
    write_operators, write_step_methods, write_unary_methods,
};

/// The maximum number of tangents of a [`Masked`].
pub(crate) const MASKED_LANES: usize = 16;

/// Does something for each lane, written out: what depends on the lane alone is known to the compiler.
macro_rules! each_lane {
    (|$lane:ident| $do:block) => { each_lane!($lane, $do, 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15) };
    ($lane:ident, $do:block, $($number:literal)*) => {$({
        const { assert!($number < $crate::batch::MASKED_LANES) };
        let $lane: usize = $number;
        $do
    })*};
}

pub(crate) use each_lane;

/// A number with tangents of which it is known when they are zero, for [`elementwise!`](crate::elementwise).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Masked<P = f64> {
    primal: P,
    /// What all tangents are to be multiplied with.
    factor: P,
    tangents: [P; MASKED_LANES],
    /// A bit for each tangent that may be other than zero.
    mask: u16,
}

impl<P: Real> Masked<P> {
    /// The input of the given lane.
    #[inline(always)]
    pub(crate) fn input(primal: P, lane: usize) -> Self {
        let mut tangents = [P::constant(0.0); MASKED_LANES];
        tangents[lane] = P::constant(1.0);
        Self { primal, factor: P::constant(1.0), tangents, mask: 1 << lane }
    }

    /// A number that does not depend on the inputs.
    #[inline(always)]
    fn constant_of(primal: P) -> Self {
        Self { primal, factor: P::constant(1.0), tangents: [P::constant(0.0); MASKED_LANES], mask: 0 }
    }

    /// The number without its tangents.
    #[inline(always)]
    pub(crate) fn value(&self) -> P {
        self.primal
    }

    /// The tangent in a lane, unless it is known to be zero.
    #[inline(always)]
    pub(crate) fn tangent(&self, lane: usize) -> Option<P> {
        self.has(lane).then_some(self.tangents[lane] * self.factor)
    }

    /// The tangents that are not known to be zero, with their lanes.
    #[inline]
    pub(crate) fn tangents(&self) -> impl Iterator<Item = (usize, P)> + '_ {
        let mut rest = self.mask;
        std::iter::from_fn(move || {
            let lane = rest.trailing_zeros() as usize;
            rest &= rest.checked_sub(1)?;
            Some((lane, self.tangents[lane] * self.factor))
        })
    }

    /// The tangents that may be other than zero.
    pub(crate) fn mask(self) -> u16 {
        self.mask
    }

    pub(crate) fn parts(self) -> Parts<P, MASKED_LANES> {
        let settled = self.settled();
        Parts { primal: settled.primal, tangents: settled.tangents }
    }

    pub(crate) fn from_parts(parts: Parts<P, MASKED_LANES>, mask: u16) -> Self {
        Self { primal: parts.primal, factor: P::constant(1.0), tangents: parts.tangents, mask }
    }

    #[inline(always)]
    fn has(&self, lane: usize) -> bool {
        self.mask & 1 << lane != 0
    }

    #[inline(always)]
    fn is_constant(&self) -> bool {
        self.mask == 0
    }

    /// The result of a function of one argument with value `primal` and derivative `slope`.
    #[inline(always)]
    fn chain(self, primal: P, slope: P) -> Self {
        self.of_one(primal, || slope)
    }

    /// Quotients whose slope overflows are left as they are: checking for them would cost what vector code
    /// gains.
    const HANDLES_STEEP: bool = false;

    /// The same with no factor pending.
    fn settled(self) -> Self {
        Self { factor: P::constant(1.0), tangents: self.tangents.map(|t| t * self.factor), ..self }
    }

    /// The result of a function of one argument.
    #[inline(always)]
    fn of_one(self, primal: P, slope: impl FnOnce() -> P) -> Self {
        let factor = if self.is_constant() { P::constant(1.0) } else { slope() * self.factor };
        Self { primal, factor, ..self }
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
        if self.is_constant() {
            return other.of_one(primal, other_slope);
        }
        if other.is_constant() {
            return self.of_one(primal, slope);
        }
        let (slope, other_slope) = (slope() * self.factor, other_slope() * other.factor);
        let mut tangents = self.tangents;
        each_lane!(|lane| {
            let (t, u) = (self.tangents[lane], other.tangents[lane]);
            tangents[lane] = match (self.has(lane), other.has(lane)) {
                (true, true) => t * slope + u * other_slope,
                (true, false) => t * slope,
                (false, true) => u * other_slope,
                (false, false) => t,
            };
        });
        Self { primal, factor: P::constant(1.0), tangents, mask: self.mask | other.mask }
    }

    operators_with_f64!();
    operators_by_rule!();
}

operators_of_scalar!([P: Real,] Masked<P>);
impl_operators!([P: Real] Masked<P>, Masked);
impl_comparisons!([P: Real] Masked<P>);
impl_number_traits!([P: Real] Masked<P>);
impl_kept_elements!([P: Real] Masked<P>);

impl<P: Real> From<f64> for Masked<P> {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Self::constant_of(P::constant(value))
    }
}

impl<P: Real> std::ops::Neg for Masked<P> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self { primal: -self.primal, factor: -self.factor, ..self }
    }
}

impl<P: Real> std::ops::Neg for &Masked<P> {
    type Output = Masked<P>;
    #[inline(always)]
    fn neg(self) -> Masked<P> {
        -*self
    }
}

impl<P: Real> std::iter::Sum for Masked<P> {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        // Like f64's own sum, from −0, the neutral element.
        iter.fold(Masked::from(-0.0), |sum, x| sum + x)
    }
}

impl<P: Real> Real for Masked<P> {
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
        let depends = numbers.iter().any(|x| !x.is_constant());
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
}
