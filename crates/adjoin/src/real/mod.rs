//! [`Real`]: what differentiable code is generic over.
//!
//! Differentiable code is ordinary code on `f64` with `f64` replaced by a type parameter `R: Real`. Three
//! families of types implement it:
//!
//! | type | carries | cost of an operation |
//! | --- | --- | --- |
//! | `f64` | the value | that of the `f64` operation, nothing more |
//! | [`Forward<R, K>`](crate::Forward) | a value and `K` tangents | about `1 + 2 K` operations of `R` |
//! | [`Reverse`](crate::Reverse) | a value, a pending factor and a node id | the `f64` operation and at most one 24-byte node |
//!
//! Every `Real` has the operators of `f64`, by value and by reference, between two reals and between a real
//! and an `f64` on its right. Two things cannot be stated in the trait, because where-clauses on a trait,
//! unlike supertraits, are not implied for its users. Generic code that needs them states them
//! (`#[differentiable]` does so by itself):
//!
//! - `f64: LeftOf<R>` for `2.0 * x`;
//! - `for<'a> &'a R: RefOps<R>` for `&x * &y`.

mod budget;
pub(crate) mod fields;
mod foreign;
mod hooks;
pub(crate) mod inherent;
mod lifted;
mod marks;
#[cfg(any(feature = "ndarray", feature = "ndarray-017"))]
mod ndarrays;
pub(crate) mod ops;
mod plain;
pub(crate) mod rule;
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
pub(crate) mod simba;
pub(crate) mod special;
pub(crate) mod traits;

pub use budget::Budget;
pub use foreign::foreign;
pub(crate) use hooks::Hooks;
pub(crate) use inherent::inherent_methods;
pub use lifted::{Lifted, LiftedSlice};
pub(crate) use ops::impl_operators;
pub use ops::{LeftOf, Operand, OperandAssign, RefOps};
pub use rule::{Rule, by_rule};
pub(crate) use traits::{impl_comparisons, impl_number_traits};

use crate::array::{Elements, Matrix, RightOf, Vector};
use crate::structure::Differentiable;
use marks::Marks;
use std::cmp::Ordering;
use std::fmt::{Debug, Display, LowerExp, UpperExp};
use std::iter::{Product, Sum};
use std::num::{FpCategory, ParseFloatError};
use std::ops::Neg;
use std::str::FromStr;

/// A real number that can be computed with and, unless it is an `f64`, differentiated.
///
/// Comparison, formatting and conversion to integers see only the primal value. Where a function has no
/// derivative, the conventions of the [rule table](crate::rules) hold, in every mode.
///
/// ```
/// use adjoin::prelude::*;
///
/// fn logistic<R: Real>(x: R) -> R {
///     ((-x).exp() + 1.0).recip()
/// }
///
/// assert_eq!(logistic(0.0), 0.5);
/// assert_eq!(derivative(logistic, 0.0), 0.25);
/// ```
pub trait Real:
    Copy
    + Send
    + Sync
    + 'static
    + Default
    + Debug
    + Display
    + LowerExp
    + UpperExp
    + From<f64>
    + From<i8>
    + From<i16>
    + From<i32>
    + From<u8>
    + From<u16>
    + From<u32>
    + From<f32>
    + FromStr<Err = ParseFloatError>
    + PartialEq
    + PartialOrd
    + PartialEq<f64>
    + PartialOrd<f64>
    + Neg<Output = Self>
    + Operand<Self, Self>
    + Operand<f64, Self>
    + for<'a> Operand<&'a Self, Self>
    + for<'a> Operand<&'a f64, Self>
    + RightOf<Self, 1, Output = Vector<Self>>
    + RightOf<Self, 2, Output = Matrix<Self>>
    + Operand<Vector<Self>, Vector<Self>>
    + Operand<Matrix<Self>, Matrix<Self>>
    + for<'a> Operand<&'a Vector<Self>, Vector<Self>>
    + for<'a> Operand<&'a Matrix<Self>, Matrix<Self>>
    + OperandAssign<Self>
    + OperandAssign<f64>
    + for<'a> OperandAssign<&'a Self>
    + for<'a> OperandAssign<&'a f64>
    + Sum
    + Product
    + for<'a> Sum<&'a Self>
    + for<'a> Product<&'a Self>
    + num_traits::Num
    + num_traits::FromPrimitive
    + Marks
    + Differentiable<Self, Plain = f64>
    + hooks::Hooks
{
    /// How an array of these numbers keeps its elements. See [`array`](crate::array).
    #[doc(hidden)]
    type Elements: Elements<Self>;

    /// The order of the derivatives it carries: 0 for `f64`, and one more for each level.
    #[doc(hidden)]
    const ORDER: u32;

    /// The value, stripped of everything that has to do with differentiation.
    fn primal(self) -> f64;

    /// The same number with another primal value; its derivatives stay.
    ///
    /// For operations whose value is computed more precisely than their derivative, such as a fused
    /// multiply-add.
    #[doc(hidden)]
    #[must_use]
    fn with_primal(self, primal: f64) -> Self;

    /// A function of plain numbers whose partial derivatives are given. See [`foreign`](crate::foreign()).
    #[doc(hidden)]
    fn with_partials<const N: usize>(
        arguments: [Self; N],
        partials: [Self; N],
        value: &impl Fn([f64; N]) -> f64,
    ) -> Self;

    /// The numbers without the derivatives of the outermost level at which any of them has some; `None` if
    /// none has.
    #[doc(hidden)]
    #[inline(always)]
    fn without_derivatives<const N: usize>(_: [Self; N]) -> Option<[Self; N]> {
        None
    }

    /// Whether this is known to be a constant zero, so that a product with it is zero whatever the other
    /// factor.
    #[doc(hidden)]
    #[inline(always)]
    fn is_constant_zero(self) -> bool {
        false
    }

    /// The value, if this is known to be a constant on all levels.
    #[doc(hidden)]
    #[inline(always)]
    fn known(self) -> Option<f64> {
        None
    }

    /// A constant: a number whose derivative is zero.
    #[inline(always)]
    fn constant(value: f64) -> Self {
        Self::from(value)
    }

    /// `√x`. Its derivative at 0 is `+∞`.
    #[must_use]
    fn sqrt(self) -> Self;
    /// `∛x`.
    #[must_use]
    fn cbrt(self) -> Self;
    /// `eˣ`.
    #[must_use]
    fn exp(self) -> Self;
    /// `2ˣ`.
    #[must_use]
    fn exp2(self) -> Self;
    /// `eˣ − 1`, accurate near 0.
    #[must_use]
    fn exp_m1(self) -> Self;
    /// The natural logarithm.
    #[must_use]
    fn ln(self) -> Self;
    /// The logarithm in base 2.
    #[must_use]
    fn log2(self) -> Self;
    /// The logarithm in base 10.
    #[must_use]
    fn log10(self) -> Self;
    /// `ln(1 + x)`, accurate near 0.
    #[must_use]
    fn ln_1p(self) -> Self;
    /// The sine of an angle in radians.
    #[must_use]
    fn sin(self) -> Self;
    /// The cosine of an angle in radians.
    #[must_use]
    fn cos(self) -> Self;
    /// The tangent of an angle in radians.
    #[must_use]
    fn tan(self) -> Self;
    /// The arcsine.
    #[must_use]
    fn asin(self) -> Self;
    /// The arccosine.
    #[must_use]
    fn acos(self) -> Self;
    /// The arctangent.
    #[must_use]
    fn atan(self) -> Self;
    /// The hyperbolic sine.
    #[must_use]
    fn sinh(self) -> Self;
    /// The hyperbolic cosine.
    #[must_use]
    fn cosh(self) -> Self;
    /// The hyperbolic tangent.
    #[must_use]
    fn tanh(self) -> Self;
    /// The inverse hyperbolic sine.
    #[must_use]
    fn asinh(self) -> Self;
    /// The inverse hyperbolic cosine.
    #[must_use]
    fn acosh(self) -> Self;
    /// The inverse hyperbolic tangent.
    #[must_use]
    fn atanh(self) -> Self;
    /// `1 / x`.
    #[must_use]
    fn recip(self) -> Self;
    /// `|x|`. Its derivative at 0 is 0.
    #[must_use]
    fn abs(self) -> Self;
    /// From radians to degrees.
    #[must_use]
    fn to_degrees(self) -> Self;
    /// From degrees to radians.
    #[must_use]
    fn to_radians(self) -> Self;
    /// The fractional part; its derivative is 1.
    #[must_use]
    fn fract(self) -> Self;
    /// The error function.
    #[must_use]
    fn erf(self) -> Self;
    /// The complementary error function `1 − erf(x)`.
    #[must_use]
    fn erfc(self) -> Self;
    /// `ln |Γ(x)|`.
    #[must_use]
    fn ln_gamma(self) -> Self;
    /// The digamma function `Γ′(x) / Γ(x)`.
    #[must_use]
    #[inline]
    fn digamma(self) -> Self {
        self.polygamma(0)
    }
    /// The `order`-th derivative of the digamma function.
    #[must_use]
    fn polygamma(self, order: u32) -> Self;

    /// `xⁿ` for an integer `n`.
    #[must_use]
    fn powi(self, n: i32) -> Self;
    /// `xʸ`. At `x = 0` the partial in `y` is 0, and so is the partial in `x` when `y = 0`.
    #[must_use]
    fn powf(self, exponent: Self) -> Self;
    /// The logarithm in a given base.
    #[must_use]
    fn log(self, base: Self) -> Self;
    /// The angle of the point `(other, self)`. At the origin both partials are 0.
    #[must_use]
    fn atan2(self, other: Self) -> Self;
    /// `√(x² + y²)` without overflow. At the origin both partials are 0.
    #[must_use]
    fn hypot(self, other: Self) -> Self;
    /// The greater of the two; of a number and a NaN, the number. In a tie each has the partial ½.
    #[must_use]
    fn max(self, other: Self) -> Self;
    /// The lesser of the two; of a number and a NaN, the number. In a tie each has the partial ½.
    #[must_use]
    fn min(self, other: Self) -> Self;
    /// `|self|` with the sign of `sign`; the partial in `sign` is 0.
    #[must_use]
    fn copysign(self, sign: Self) -> Self;
    /// The non-negative remainder.
    #[must_use]
    fn rem_euclid(self, rhs: Self) -> Self;

    /// The largest integer not above; its derivative is 0, as is that of every function with integer values.
    #[must_use]
    fn floor(self) -> Self;
    /// The smallest integer not below.
    #[must_use]
    fn ceil(self) -> Self;
    /// The nearest integer, halves away from zero.
    #[must_use]
    fn round(self) -> Self;
    /// The nearest integer, halves to even.
    #[must_use]
    fn round_ties_even(self) -> Self;
    /// The integer part.
    #[must_use]
    fn trunc(self) -> Self;
    /// `1` or `−1` by the sign bit, NaN for NaN.
    #[must_use]
    fn signum(self) -> Self;
    /// The integer quotient that goes with [`rem_euclid`](Real::rem_euclid).
    #[must_use]
    fn div_euclid(self, rhs: Self) -> Self;

    /// The sine and the cosine.
    #[must_use]
    #[inline]
    fn sin_cos(self) -> (Self, Self) {
        (self.sin(), self.cos())
    }

    /// `self * a + b` with one rounding.
    #[must_use]
    #[inline]
    fn mul_add(self, a: Self, b: Self) -> Self {
        let primal = self.primal().mul_add(a.primal(), b.primal());
        (self * a + b).with_primal(primal)
    }

    /// Clamps to `[low, high]`; at the ends, as [`max`](Real::max) and [`min`](Real::min) in a tie.
    ///
    /// # Panics
    /// If `low > high` or one of them is NaN, as `f64::clamp`.
    #[must_use]
    #[inline]
    fn clamp(self, low: Self, high: Self) -> Self {
        assert!(low <= high, "clamp needs low <= high, but low = {low:?} and high = {high:?}");
        if self.is_nan() {
            self
        } else {
            // `f64::clamp` and `f64::max` choose differently between zeros of different sign.
            self.max(low).min(high).with_primal(self.primal().clamp(low.primal(), high.primal()))
        }
    }

    /// `self − other` where that is positive, else 0; NaN if one of them is.
    #[must_use]
    #[inline]
    fn abs_sub(self, other: Self) -> Self {
        let difference = self - other;
        if self.is_nan() || other.is_nan() {
            difference
        } else {
            let primal = if self <= other { 0.0 } else { difference.primal() };
            difference.max(Self::constant(0.0)).with_primal(primal)
        }
    }

    /// The mean of the two, without overflow.
    #[must_use]
    #[inline]
    fn midpoint(self, other: Self) -> Self {
        (self * 0.5 + other * 0.5).with_primal(self.primal().midpoint(other.primal()))
    }

    /// Whether it is NaN.
    #[inline(always)]
    fn is_nan(self) -> bool {
        self.primal().is_nan()
    }
    /// Whether it is neither infinite nor NaN.
    #[inline(always)]
    fn is_finite(self) -> bool {
        self.primal().is_finite()
    }
    /// Whether it is `∞` or `−∞`.
    #[inline(always)]
    fn is_infinite(self) -> bool {
        self.primal().is_infinite()
    }
    /// Whether it is neither zero, infinite, subnormal nor NaN.
    #[inline(always)]
    fn is_normal(self) -> bool {
        self.primal().is_normal()
    }
    /// Whether it is subnormal.
    #[inline(always)]
    fn is_subnormal(self) -> bool {
        self.primal().is_subnormal()
    }
    /// Whether the sign bit is clear.
    #[inline(always)]
    fn is_sign_positive(self) -> bool {
        self.primal().is_sign_positive()
    }
    /// Whether the sign bit is set.
    #[inline(always)]
    fn is_sign_negative(self) -> bool {
        self.primal().is_sign_negative()
    }
    /// The floating-point category.
    #[inline(always)]
    fn classify(self) -> FpCategory {
        self.primal().classify()
    }
    /// The bits of the primal.
    #[inline(always)]
    fn to_bits(self) -> u64 {
        self.primal().to_bits()
    }
    /// The total order of IEEE 754 on the primals.
    #[inline(always)]
    fn total_cmp(&self, other: &Self) -> Ordering {
        self.primal().total_cmp(&other.primal())
    }
}
