//! The rule table: every primitive, one line each, with its value and its partial derivatives.
//!
//! All scalar types read this table, so forward and reverse mode cannot disagree about a derivative. A line
//! names the operands, the result and, in braces, the partial derivatives in terms of both:
//!
//! ```text
//! tan(x) -> y { y * y + 1.0 }                      // d tan(x) / dx = 1 + tan(x)²
//! atan2(x, y) -> z { … } { … }                     // partial in x, partial in y
//! ```
//!
//! The partials are written for a generic [`Real`]: in `Forward<Reverse, K>` they are themselves
//! differentiated.
//!
//! # Conventions at points without a derivative
//!
//! The same in every mode. Where a central difference has a limit, that limit is the convention.
//!
//! | where | convention |
//! | --- | --- |
//! | `abs` at 0, `copysign` at 0 | 0 |
//! | `min`, `max` in a tie | ½ for each operand |
//! | `min`, `max` with one NaN | all to the operand that is returned |
//! | `min`, `max` of two NaN | 0 for each operand |
//! | `clamp` at an end of its interval | as `min` and `max` |
//! | `sqrt`, `cbrt` at 0; `powf` at 0 with an exponent in (0, 1) | +∞ |
//! | `powf` with exponent 0, in the base; `powf` at 0, in the exponent | 0 |
//! | `powi` with exponent 0, also of NaN | 0 |
//! | `atan2`, `hypot` at the origin | 0 |
//! | `floor`, `ceil`, `round`, `trunc`, `signum`, `div_euclid` | 0 everywhere, jumps included |
//! | `%`, `rem_euclid`, `fract` at a jump | the derivative next to it |
//! | `ln`, `log2`, `log10` at 0 | ±∞, by the sign of the zero |
//! | `recip` at 0 | −∞ |
//! | `ln_gamma`, `digamma`, `polygamma` at 0, −1, −2, … | NaN |
//! | `ln`, `log2`, `log10`, `ln_1p`, `atanh` outside their domain | what their formula gives, though the value is NaN |
//! | the largest or smallest element of an array, in a tie | the same share for each |
//! | the norm of an array of zeros | 0 |
//!
//! **Zero times anything counts as 0**, even ∞ or NaN: the derivative along a path through the program is a
//! product of partial derivatives, and is 0 if one of them is. So `sqrt(x * x)` has the gradient 0 at 0, not
//! NaN, and the answer does not depend on the end from which a path is walked.

use crate::real::Real;

/// Calls `$go!` with the functions of one argument.
macro_rules! unary_rules {
    ($go:ident) => {
        $go! {
            sqrt(x) -> y { (y + 0.0).recip() * 0.5 }
            cbrt(x) -> y { (y * y * 3.0).recip() }
            exp(x) -> y { y }
            exp2(x) -> y { y * std::f64::consts::LN_2 }
            exp_m1(x) -> y { y + 1.0 }
            ln(x) -> y { x.recip() }
            log2(x) -> y { (x * std::f64::consts::LN_2).recip() }
            log10(x) -> y { (x * std::f64::consts::LN_10).recip() }
            ln_1p(x) -> y { (x + 1.0).recip() }
            sin(x) -> y { x.cos() }
            cos(x) -> y { -x.sin() }
            tan(x) -> y { y * y + 1.0 }
            asin(x) -> y { ((-x + 1.0) * (x + 1.0)).sqrt().recip() }
            acos(x) -> y { -((-x + 1.0) * (x + 1.0)).sqrt().recip() }
            atan(x) -> y { (x * x + 1.0).recip() }
            sinh(x) -> y { x.cosh() }
            cosh(x) -> y { x.sinh() }
            tanh(x) -> y { -(y * y) + 1.0 }
            asinh(x) -> y { x.hypot(Real::constant(1.0)).recip() }
            acosh(x) -> y { ((x - 1.0).sqrt() * (x + 1.0).sqrt()).recip() }
            atanh(x) -> y { ((-x + 1.0) * (x + 1.0)).recip() }
            recip(x) -> y { -(y * y) }
            abs(x) -> y { crate::rules::slope_of_abs(x) }
            to_degrees(x) -> y { Real::constant(1f64.to_degrees()) }
            to_radians(x) -> y { Real::constant(1f64.to_radians()) }
            fract(x) -> y { Real::constant(1.0) }
            erf(x) -> y { (-(x * x)).exp() * std::f64::consts::FRAC_2_SQRT_PI }
            erfc(x) -> y { -((-(x * x)).exp() * std::f64::consts::FRAC_2_SQRT_PI) }
            ln_gamma(x) -> y { x.digamma() }
        }
    };
}

/// Calls `$go!` with the functions of one argument and an integer parameter.
macro_rules! indexed_rules {
    ($go:ident) => {
        $go! {
            powi(x, n: i32) -> y { crate::rules::slope_of_powi(x, n) }
            polygamma(x, n: u32) -> y { x.polygamma(n + 1) }
        }
    };
}

/// Calls `$go!` with the functions of two arguments.
macro_rules! binary_rules {
    ($go:ident) => {
        $go! {
            add(x, y) -> z { Real::constant(1.0) } { Real::constant(1.0) }
            sub(x, y) -> z { Real::constant(1.0) } { Real::constant(-1.0) }
            mul(x, y) -> z { y } { x }
            div(x, y) -> z { y.recip() } { crate::rules::slope_of_quotient(z, y) }
            rem(x, y) -> z { Real::constant(1.0) } { -((x - z) / y).round() }
            rem_euclid(x, y) -> z { Real::constant(1.0) } { -((x - z) / y).round() }
            powf(x, y) -> z { crate::rules::slope_of_powf(x, y) } { crate::rules::growth_of_powf(x, z) }
            log(x, y) -> z { (x * y.ln()).recip() } { -(z * (y * y.ln()).recip()) }
            atan2(x, y) -> z { crate::rules::over_norm(y, x.hypot(y)) } { -crate::rules::over_norm(x, x.hypot(y)) }
            hypot(x, y) -> z { crate::rules::unit(x, z) } { crate::rules::unit(y, z) }
            max(x, y) -> z { Real::constant(crate::rules::share(x > y, x, y)) }
                           { Real::constant(crate::rules::share(y > x, y, x)) }
            min(x, y) -> z { Real::constant(crate::rules::share(x < y, x, y)) }
                           { Real::constant(crate::rules::share(y < x, y, x)) }
            copysign(x, y) -> z { Real::constant(crate::rules::slope_of_copysign(x, y)) } { Real::constant(0.0) }
        }
    };
}

/// Calls `$go!` with the piecewise constant functions.
macro_rules! step_rules {
    ($go:ident) => {
        $go! { floor ceil round round_ties_even trunc signum }
    };
}

pub(crate) use {binary_rules, indexed_rules, step_rules, unary_rules};

/// Writes the operators between two numbers of a scalar type as the methods `add_both`, `sub_both`, ….
///
/// The type has a field `primal` and these methods: `of_two(self, other, value, slope, other_slope)`, the
/// result of a function of two arguments, with slopes given as closures; `chain(self, value, slope)`; and
/// `settled(self)`, the same number without a pending factor.
macro_rules! operators_by_rule {
    () => {
        $crate::rules::binary_rules!(write_operators);
    };
}

/// Writes the methods of [`Real`] that the table has. Beside what [`operators_by_rule`] needs, the scalar
/// type has `of_one(self, value, slope)` for functions of one argument and `of_none(value)` for piecewise
/// constant ones.
macro_rules! methods_by_rule {
    () => {
        $crate::rules::unary_rules!(write_unary_methods);
        $crate::rules::indexed_rules!(write_indexed_methods);
        $crate::rules::binary_rules!(write_binary_methods);
        $crate::rules::step_rules!(write_step_methods);

        fn with_partials<const N: usize>(
            arguments: [Self; N],
            partials: [Self; N],
            value: &impl Fn([f64; N]) -> f64,
        ) -> Self {
            let primal = Real::with_partials(
                arguments.map(|x| x.primal),
                partials.map(|partial| partial.primal),
                value,
            );
            // The arguments are added one by one to a sum that starts with the final value.
            arguments.into_iter().zip(partials).fold(Self::of_none(primal), |sum, (x, partial)| {
                sum.of_two(x, primal, || Real::constant(1.0), || partial.primal)
            })
        }
    };
}

macro_rules! write_operators {
    ($($name:ident($x:ident, $y:ident) -> $z:ident $dx:block $dy:block)*) => {$(
        write_operators!(@one $name, $x, $y, $z, $dx, $dy);
    )*};
    (@one add, $($rest:tt)*) => { write_operators!(@write add_both, +, $($rest)*); };
    (@one sub, $($rest:tt)*) => { write_operators!(@write sub_both, -, $($rest)*); };
    (@one mul, $($rest:tt)*) => { write_operators!(@write mul_both, *, $($rest)*); };
    (@one div, $x:ident, $y:ident, $z:ident, $dx:block, $dy:block) => {
        #[inline(always)]
        fn div_both(self, other: Self) -> Self {
            let ($x, $y) = (self.primal, other.primal);
            let $z = $x / $y;
            let slope = $dy;
            if Self::HANDLES_STEEP && slope.is_infinite() && $crate::rules::is_steep($z, $y) {
                return self.steep_quotient(other);
            }
            self.of_two(other, $z, || $dx, || slope)
        }

        /// `z = x / y` whose slope in `y`, −z / y, overflows although `z` does not. Then `dz = (dx − z dy) /
        /// y` is computed in this order: the incoming tangent may be small enough, as it is for numbers
        /// scaled down on purpose.
        #[cold]
        pub(crate) fn steep_quotient(self, other: Self) -> Self {
            let (quotient, divisor) = (self.primal / other.primal, other.primal);
            let numerator = self.of_two(other, quotient, || Real::constant(1.0), || -quotient);
            numerator.settled().chain(quotient, divisor.recip())
        }
    };
    (@one rem, $($rest:tt)*) => { write_operators!(@write rem_both, %, $($rest)*); };
    (@one $name:ident, $($rest:tt)*) => {};
    (@write $method:ident, $op:tt, $x:ident, $y:ident, $z:ident, $dx:block, $dy:block) => {
        #[inline(always)]
        #[allow(unused_variables, reason = "not every rule mentions every operand")]
        fn $method(self, other: Self) -> Self {
            let ($x, $y) = (self.primal, other.primal);
            let $z = $x $op $y;
            self.of_two(other, $z, || $dx, || $dy)
        }
    };
}

/// Writes the operators with an `f64` on one side, for a scalar type of forward mode. It has a field `primal`
/// of some real type, a negation, and `chain(self, value, slope)` for functions of one argument.
macro_rules! operators_with_f64 {
    () => {
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
            self.chain(self.primal * c, Real::constant(c))
        }
        #[inline(always)]
        fn div_f64(self, c: f64) -> Self {
            self.chain(self.primal / c, Real::constant(1.0 / c))
        }
        #[inline(always)]
        fn rem_f64(self, c: f64) -> Self {
            Self { primal: self.primal % c, ..self }
        }
        #[inline(always)]
        fn f64_add(c: f64, x: Self) -> Self {
            Self { primal: $crate::rules::constant_beside(x.primal, c) + x.primal, ..x }
        }
        #[inline(always)]
        fn f64_sub(c: f64, x: Self) -> Self {
            Self { primal: $crate::rules::constant_beside(x.primal, c) - x.primal, ..-x }
        }
        #[inline(always)]
        fn f64_mul(c: f64, x: Self) -> Self {
            x.mul_f64(c)
        }
        #[inline(always)]
        fn f64_div(c: f64, x: Self) -> Self {
            let primal = $crate::rules::constant_beside(x.primal, c) / x.primal;
            let slope = if c == 1.0 {
                // The rule of `recip` gives the same number without a check.
                -(primal * primal)
            } else {
                $crate::rules::slope_of_quotient(primal, x.primal)
            };
            if Self::HANDLES_STEEP && slope.is_infinite() && $crate::rules::is_steep(primal, x.primal) {
                return Self::from(c).steep_quotient(x);
            }
            x.chain(primal, slope)
        }
        #[inline(always)]
        fn f64_rem(c: f64, x: Self) -> Self {
            Self::from(c).rem_both(x)
        }
    };
}

/// A constant of the same type as a given number.
#[inline(always)]
pub(crate) fn constant_beside<R: Real>(_: R, value: f64) -> R {
    R::constant(value)
}

macro_rules! write_unary_methods {
    ($($name:ident($x:ident) -> $y:ident $slope:block)*) => {$(
        write_unary_methods!(@one $name, $x, $y, $slope);
    )*};
    (@one recip, $x:ident, $y:ident, $slope:block) => {
        #[inline(always)]
        fn recip(self) -> Self {
            let $x = self.primal;
            let $y = Real::recip($x);
            let slope = $slope;
            if Self::HANDLES_STEEP && slope.is_infinite() && $crate::rules::is_steep($y, $x) {
                return Self::from(1.0).steep_quotient(self);
            }
            self.of_one($y, || slope)
        }
    };
    (@one $name:ident, $x:ident, $y:ident, $slope:block) => {
        #[inline(always)]
        #[allow(unused_variables, reason = "not every rule mentions argument and value")]
        fn $name(self) -> Self {
            let $x = self.primal;
            let $y = Real::$name($x);
            self.of_one($y, || $slope)
        }
    };
}

macro_rules! write_indexed_methods {
    ($($name:ident($x:ident, $n:ident: $type:ty) -> $y:ident $slope:block)*) => {$(
        #[inline(always)]
        #[allow(unused_variables, reason = "not every rule mentions argument and value")]
        fn $name(self, $n: $type) -> Self {
            let $x = self.primal;
            let $y = Real::$name($x, $n);
            self.of_one($y, || $slope)
        }
    )*};
}

macro_rules! write_binary_methods {
    ($($name:ident($x:ident, $y:ident) -> $z:ident $dx:block $dy:block)*) => {$(
        write_binary_methods!(@one $name, $x, $y, $z, $dx, $dy);
    )*};
    // The operators are not methods of `Real`.
    (@one add, $($rest:tt)*) => {};
    (@one sub, $($rest:tt)*) => {};
    (@one mul, $($rest:tt)*) => {};
    (@one div, $($rest:tt)*) => {};
    (@one rem, $($rest:tt)*) => {};
    (@one $name:ident, $x:ident, $y:ident, $z:ident, $dx:block, $dy:block) => {
        #[inline(always)]
        #[allow(unused_variables, reason = "not every rule mentions every operand")]
        fn $name(self, other: Self) -> Self {
            let ($x, $y) = (self.primal, other.primal);
            let $z = Real::$name($x, $y);
            self.of_two(other, $z, || $dx, || $dy)
        }
    };
}

macro_rules! write_step_methods {
    ($($name:ident)*) => {
        $(#[inline]
        fn $name(self) -> Self {
            Self::of_none(Real::$name(self.primal))
        })*

        #[inline]
        fn div_euclid(self, rhs: Self) -> Self {
            Self::of_none(Real::div_euclid(self.primal, rhs.primal))
        }
    };
}

pub(crate) use {
    methods_by_rule, operators_by_rule, operators_with_f64, write_binary_methods, write_indexed_methods,
    write_operators, write_step_methods, write_unary_methods,
};

/// `flow · partial`, where zero times anything is zero.
///
/// `flow` is what comes along the chain (a cotangent, a tangent, an outer derivative), and `partial` is the
/// next factor. This takes one multiplication, and one branch that ordinary numbers never take. The rest is
/// inlined: a call would make the compiler keep everything else in memory.
#[inline(always)]
pub(crate) fn scale(flow: f64, partial: f64) -> f64 {
    let product = flow * partial;
    if product.is_nan() { rescue(product, flow, partial) } else { product }
}

/// Two of [`scale`], with one comparison for both.
#[inline(always)]
pub(crate) fn scale_two(flow: [f64; 2], partial: [f64; 2]) -> [f64; 2] {
    let product = [flow[0] * partial[0], flow[1] * partial[1]];
    if product[0].is_nan() | product[1].is_nan() {
        [rescue(product[0], flow[0], partial[0]), rescue(product[1], flow[1], partial[1])]
    } else {
        product
    }
}

/// [`scale`] of all lanes by two partials, with one comparison for all; `None` if any product is NaN.
#[inline(always)]
pub(crate) fn scale_lanes<const K: usize>(
    flow: [f64; K],
    [left, right]: [f64; 2],
) -> Option<([f64; K], [f64; K])> {
    let products = (flow.map(|flow| flow * left), flow.map(|flow| flow * right));
    let suspect = (0..K).fold(false, |any, lane| any | products.0[lane].is_nan() | products.1[lane].is_nan());
    (!suspect).then_some(products)
}

#[inline(always)]
fn rescue(product: f64, flow: f64, partial: f64) -> f64 {
    cold();
    // Symmetric: forward mode multiplies along a path from its beginning, reverse mode from its end.
    let zero = product.is_nan() && (flow == 0.0 || partial == 0.0);
    if zero { 0.0 } else { product }
}

/// Marks the path to this call as unlikely, for the compiler.
#[cold]
#[inline(always)]
pub(crate) fn cold() {}

/// [`scale`] for any real.
#[inline(always)]
pub(crate) fn scale_real<R: Real>(flow: R, partial: R) -> R {
    if flow.is_constant_zero() {
        return flow;
    }
    let product = flow * partial;
    if product.is_nan() && rescue(f64::NAN, flow.primal(), partial.primal()) == 0.0 {
        R::constant(0.0)
    } else {
        product
    }
}

pub(crate) fn slope_of_abs<R: Real>(x: R) -> R {
    if x == 0.0 { R::constant(0.0) } else { x.signum() }
}

pub(crate) fn slope_of_copysign<R: Real>(x: R, sign: R) -> f64 {
    if x == 0.0 { 0.0 } else { x.primal().signum() * sign.primal().signum() }
}

#[inline]
pub(crate) fn slope_of_powi<R: Real>(x: R, n: i32) -> R {
    match n {
        0 => R::constant(0.0),
        i32::MIN => x.powi(n) / x * f64::from(n),
        _ => x.powi(n - 1) * f64::from(n),
    }
}

/// `−z / y`, the slope of `z = x / y` in `y`. It uses the reciprocal, which is needed anyway, if that is
/// finite.
#[inline(always)]
pub(crate) fn slope_of_quotient<R: Real>(quotient: R, divisor: R) -> R {
    let reciprocal = divisor.recip();
    if reciprocal.is_infinite() {
        // A branch, because both divisions would take longer than all the rest.
        cold();
        -(quotient / divisor)
    } else {
        -(quotient * reciprocal)
    }
}

/// Whether the slope of a quotient is infinite only because it overflows.
#[inline(always)]
pub(crate) fn is_steep<R: Real>(quotient: R, divisor: R) -> bool {
    quotient.is_finite() && divisor != 0.0
}

pub(crate) fn slope_of_powf<R: Real>(x: R, exponent: R) -> R {
    if exponent == 0.0 && (x == 0.0 || !x.is_finite()) {
        // Elsewhere the slope is 0 as well, but grows with the exponent.
        return R::constant(0.0);
    }
    let lower = exponent - 1.0;
    if x == 0.0 && lower == -1.0 {
        // The exponent is so small that `exponent − 1` rounds to −1: a power of −0 would have the wrong sign.
        return R::constant(f64::INFINITY.copysign(exponent.primal()));
    }
    scale_real(exponent, x.powf(lower))
}

pub(crate) fn growth_of_powf<R: Real>(x: R, power: R) -> R {
    if x == 0.0 { R::constant(0.0) } else { scale_real(power, x.ln()) }
}

/// `a / (a² + b²)` by way of `norm = hypot(a, b)`, 0 at the origin.
pub(crate) fn over_norm<R: Real>(a: R, norm: R) -> R {
    if norm == 0.0 { R::constant(0.0) } else { a / norm / norm }
}

/// `a / norm`, 0 at the origin.
pub(crate) fn unit<R: Real>(a: R, norm: R) -> R {
    if norm == 0.0 { R::constant(0.0) } else { a / norm }
}

/// The partial of a minimum or maximum in operand `a`, given whether `a` won.
#[inline(always)]
pub(crate) fn share<R: Real>(won: bool, a: R, b: R) -> f64 {
    if won || (b.is_nan() && !a.is_nan()) {
        1.0
    } else if a == b {
        0.5
    } else {
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::{scale, scale_two};

    #[test]
    fn zero_wins_on_either_side() {
        for other in [0.0, 1.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN] {
            assert_eq!(scale(0.0, other), 0.0);
            assert_eq!(scale(other, 0.0), 0.0);
            assert_eq!(scale_two([0.0, other], [other, -0.0]), [0.0, 0.0]);
        }
        assert!(scale(2.0, f64::NAN).is_nan());
        assert!(scale(f64::NAN, 2.0).is_nan());
        assert_eq!(scale(f64::INFINITY, 2.0), f64::INFINITY);
    }
}
