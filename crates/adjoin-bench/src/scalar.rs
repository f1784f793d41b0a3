//! What the benchmark programs ask of a number.
//!
//! Every [`Real`] of this library offers it, plain `f64` among them; each peer's number does in
//! `adjoin-peers`. The trait is the intersection of what the measured tools offer, so that all of them run
//! the same code. Two of the peers have no constants (every number of theirs holds a tape), which is why a
//! constant is made [like](Scalar::like) a number at hand, and why the [`sum`](Scalar::sum) of tools without
//! a sum of their own starts from its first term instead of from zero.

use std::ops::{Add, Div, Mul, Sub};

use adjoin::Real;

/// A number that the benchmark programs can compute with: `f64`, or a number that records derivatives.
pub trait Scalar:
    Copy
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Mul<f64, Output = Self>
    + Div<Output = Self>
{
    /// The plain value.
    fn value(self) -> f64;

    /// A constant, on the same tape as `self` where the tool has no free constants.
    #[must_use]
    fn like(self, constant: f64) -> Self;

    /// The exponential function.
    #[must_use]
    fn exp(self) -> Self;

    /// The sum of at least one term, from the first to the last: by the number's own [`Sum`](std::iter::Sum),
    /// as a user of the tool would write it, or by `+` where it has none.
    ///
    /// # Panics
    /// If there are no terms: a [`Scalar`] cannot be made from nothing.
    #[inline(always)]
    #[must_use]
    fn sum(terms: impl Iterator<Item = Self>) -> Self {
        terms.reduce(|total, term| total + term).expect("a sum of at least one term")
    }

    /// The larger of the two, by value; `self` where they are equal.
    #[inline(always)]
    #[must_use]
    fn larger(self, other: Self) -> Self {
        if other.value() > self.value() { other } else { self }
    }

    /// The positive part.
    #[inline(always)]
    #[must_use]
    fn relu(self) -> Self {
        if self.value() > 0.0 { self } else { self.like(0.0) }
    }
}

impl<R: Real> Scalar for R {
    #[inline(always)]
    fn value(self) -> f64 {
        self.primal()
    }

    #[inline(always)]
    fn like(self, constant: f64) -> Self {
        R::constant(constant)
    }

    #[inline(always)]
    fn exp(self) -> Self {
        Real::exp(self)
    }

    #[inline(always)]
    fn sum(terms: impl Iterator<Item = Self>) -> Self {
        Iterator::sum(terms)
    }
}
