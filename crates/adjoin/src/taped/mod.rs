//! [`Taped<R>`]: the number of reverse mode, over any scalar `R`.
//!
//! A number of type `Taped<R>` is a value of type `R` and a trace: what it depends on, in the run of a verb.
//! `Taped<f64>`, also called [`Reverse`](crate::Reverse), is the number of a run in plain code. Where the
//! code around a verb is itself being differentiated, its scalar is some other `R`, and the verb's run uses
//! `Taped<R>`: everything that recording and sweeping compute is then arithmetic on `R`, which the level
//! below differentiates like any other code. So reverse mode nests in itself and in forward mode, to any
//! depth.
//!
//! The rules are those of the [table](crate::rules), once for all `R`. How an operation is recorded depends
//! on `R` (`Trace`): over `f64` on the parallel tape of [`reverse`](crate::reverse), over anything else on
//! the simple one of `nested`.
//!
//! | file | says |
//! | --- | --- |
//! | `mod.rs` | the number |
//! | `trace.rs` | what the tape of a level does |
//! | `real.rs` | the number as a [`Real`] |
//! | `level.rs` | numbers one level up, and how outer numbers get there |

mod level;
mod real;
pub(crate) mod trace;

pub use level::{Level, lift};
pub(crate) use trace::{Recording, Seeding, Trace};

use std::num::FpCategory;

use crate::array::{Array, operators_of_scalar};
use crate::real::{Real, impl_comparisons, impl_number_traits, impl_operators, inherent_methods};
use crate::rules::{operators_by_rule, operators_with_f64, write_operators};
use crate::structure::ScalarMap;

/// The scalar of reverse mode over the scalar `R`: what a differentiated function sees in place of `R`.
///
/// In plain code `R` is `f64`, and the number is called [`Reverse`](crate::Reverse). See the
/// [module's documentation](crate::taped).
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Taped<R: Real> {
    pub(crate) primal: R,
    pub(crate) trace: R::Trace,
}

impl<R: Real> Taped<R> {
    /// A number of the level below, as a constant of this level.
    #[inline(always)]
    pub fn constant_of(primal: R) -> Self {
        Self { primal, trace: R::Trace::CONSTANT }
    }

    /// The value, of the type of the level below. ([`Real::primal`] goes down to `f64`.)
    #[inline(always)]
    pub fn inner(self) -> R {
        self.primal
    }

    /// Whether this is a constant: a number that depends on no input.
    #[inline(always)]
    pub fn is_constant(self) -> bool {
        self.trace.is_constant()
    }

    /// The result of a function of one argument.
    #[inline(always)]
    fn chain(self, primal: R, slope: R) -> Self {
        Self { primal, trace: self.trace.chain(slope) }
    }

    /// Quotients whose slope overflows are computed in another order.
    const HANDLES_STEEP: bool = true;

    /// The same number without a pending factor.
    #[inline]
    fn settled(self) -> Self {
        Self { trace: self.trace.settled(), ..self }
    }

    /// The result of a function of one argument, which may be a constant.
    #[inline(always)]
    fn of_one(self, primal: R, slope: impl FnOnce() -> R) -> Self {
        if self.is_constant() { Self::constant_of(primal) } else { self.chain(primal, slope()) }
    }

    /// The result of a piecewise constant function.
    #[inline(always)]
    fn of_none(primal: R) -> Self {
        Self::constant_of(primal)
    }

    /// The result of a function of two arguments.
    #[inline(always)]
    fn of_two(self, other: Self, primal: R, dx: impl Fn() -> R, dy: impl Fn() -> R) -> Self {
        Self { primal, trace: self.trace.of_two(other.trace, dx, dy) }
    }

    operators_with_f64!();
    operators_by_rule!();
}

impl_operators!([R: Real] Taped<R>, Taped);
impl_comparisons!([R: Real] Taped<R>);
impl_number_traits!([R: Real] Taped<R>);
operators_of_scalar!([R: Real,] Taped<R>);
inherent_methods!([R: Real] Taped<R>);

impl<R: Real> std::fmt::Debug for Taped<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        std::fmt::Debug::fmt(&self.primal, f)
    }
}

impl<R: Real> From<f64> for Taped<R> {
    #[inline(always)]
    fn from(value: f64) -> Self {
        Self::constant_of(R::constant(value))
    }
}

impl<R: Real> std::ops::Neg for Taped<R> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self { primal: -self.primal, trace: self.trace.negated() }
    }
}

impl<R: Real> std::ops::Neg for &Taped<R> {
    type Output = Taped<R>;
    #[inline(always)]
    fn neg(self) -> Taped<R> {
        -*self
    }
}

impl<R: Real> std::iter::Sum for Taped<R> {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        R::Trace::sum(iter)
    }
}

/// Maps an output to its values, one level down.
pub(crate) struct Inner;

impl<R: Real> ScalarMap<Taped<R>, R> for Inner {
    #[inline(always)]
    fn scalar(&mut self, x: Taped<R>) -> R {
        x.primal
    }

    fn array<const D: usize>(&mut self, array: &Array<Taped<R>, D>) -> Array<R, D> {
        R::Trace::lowered(array)
    }
}
