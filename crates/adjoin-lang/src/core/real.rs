//! The table of differentiable primitives: name, arguments, value, partial derivatives.
//!
//! One row per operation; the evaluator reads the values, every stage and the printer read the partial
//! derivatives, which are core terms over the arguments x, y and the result r. A stage that needs ∂ᵢop(x,
//! y)(z) writes `scale (∂ᵢop) z`, and [`Prim::Scale`] says what a zero cotangent times an infinite partial
//! derivative is.
//!
//! Where there is no derivative, these conventions hold (the library has the same): abs' 0 = 0; at a tie min
//! and max give ½ to each side; sqrt' 0 = ∞; a cotangent of 0 contributes 0 always; x**y has ∂/∂y = 0 at x =
//! 0 and ∂/∂x = 0 at y = 0; atan2 and hypot have partial derivatives 0 at the origin; signum' = 0.

use super::build::{add, cmp, div, if_, int, int_op, mul, prim, real, real_op, sub};
use super::prim::{CmpOp, CmpType, Convert, IntOp, Prim};
use super::special;
use super::term::Term;
use super::types::Type;

/// The point at which a partial derivative is taken: terms (usually variables) for the arguments and the
/// result.
#[derive(Clone, Debug)]
pub struct Point {
    /// First argument.
    pub x: Term,
    /// Second argument; for unary operations the same as `x`, and unused.
    pub y: Term,
    /// Result.
    pub r: Term,
}

/// ∂ᵢop as a term.
type Partial = fn(Point) -> Term;

struct Row {
    op: RealOp,
    name: &'static str,
    value: fn(f64, f64) -> f64,
    partials: &'static [Partial],
}

macro_rules! table {
    ($($(#[$doc:meta])* $op:ident $name:literal $value:expr => [$($partial:expr),*];)*) => {
        /// A differentiable operation on reals.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum RealOp { $($(#[$doc])* $op,)* }

        /// Every operation, in the order of the enum.
        const TABLE: &[Row] = &[
            $(Row { op: RealOp::$op, name: $name, value: $value, partials: &[$($partial),*] },)*
        ];
    };
}

table! {
    /// x + y.
    Add "+" |x, y| x + y => [|_| real(1.0), |_| real(1.0)];
    /// x − y.
    Sub "-" |x, y| x - y => [|_| real(1.0), |_| real(-1.0)];
    /// x · y.
    Mul "*" |x, y| x * y => [|p| p.y, |p| p.x];
    /// x / y.
    Div "/" |x, y| x / y => [|p| recip(p.y), |p| negate(div(p.r, p.y))];
    /// −x.
    Negate "negate" |x, _| -x => [|_| real(-1.0)];
    /// |x|.
    Abs "abs" |x, _| x.abs() => [|p| unary(RealOp::Signum, p.x)];
    /// Sign of x: −1, 0 or 1.
    Signum "signum" |x, _| signum(x) => [|_| real(0.0)];
    /// 1 / x.
    Recip "recip" |x, _| x.recip() => [|p| negate(mul(p.r.clone(), p.r))];
    /// Square root.
    Sqrt "sqrt" |x, _| x.sqrt() => [|p| mul(recip(add(p.r, real(0.0))), real(0.5))];
    /// Cube root.
    Cbrt "cbrt" |x, _| x.cbrt() => [|p| recip(mul(square(p.r), real(3.0)))];
    /// eˣ.
    Exp "exp" |x, _| x.exp() => [|p| p.r];
    /// 2ˣ.
    Exp2 "exp2" |x, _| x.exp2() => [|p| mul(p.r, real(std::f64::consts::LN_2))];
    /// eˣ − 1.
    Expm1 "expm1" |x, _| x.exp_m1() => [|p| add(p.r, real(1.0))];
    /// Natural logarithm.
    Log "log" |x, _| x.ln() => [|p| recip(p.x)];
    /// Logarithm to base 2.
    Log2 "log2" |x, _| x.log2() => [|p| recip(mul(p.x, real(std::f64::consts::LN_2)))];
    /// Logarithm to base 10.
    Log10 "log10" |x, _| x.log10() => [|p| recip(mul(p.x, real(std::f64::consts::LN_10)))];
    /// Logarithm of 1 + x.
    Log1p "log1p" |x, _| x.ln_1p() => [|p| recip(add(p.x, real(1.0)))];
    /// Logarithm of y to base x.
    LogBase "logBase" |x, y| y.ln() / x.ln() => [
        |p| negate(mul(p.r, recip(mul(p.x.clone(), log(p.x))))),
        |p| recip(mul(p.y, log(p.x)))
    ];
    /// Sine.
    Sin "sin" |x, _| x.sin() => [|p| unary(RealOp::Cos, p.x)];
    /// Cosine.
    Cos "cos" |x, _| x.cos() => [|p| negate(unary(RealOp::Sin, p.x))];
    /// Tangent.
    Tan "tan" |x, _| x.tan() => [|p| add(square(p.r), real(1.0))];
    /// Arc sine.
    Asin "asin" |x, _| x.asin() => [|p| recip(sqrt(one_minus_square(p.x)))];
    /// Arc cosine.
    Acos "acos" |x, _| x.acos() => [|p| negate(recip(sqrt(one_minus_square(p.x))))];
    /// Arc tangent.
    Atan "atan" |x, _| x.atan() => [|p| recip(add(square(p.x), real(1.0)))];
    /// Angle of the point (y, x): the first argument is the ordinate.
    Atan2 "atan2" f64::atan2 => [
        |p| zero_where(|n| equal(n, 0.0), norm(&p), |n| div(div(p.y, n.clone()), n)),
        |p| zero_where(|n| equal(n, 0.0), norm(&p), |n| negate(div(div(p.x, n.clone()), n)))
    ];
    /// Hyperbolic sine.
    Sinh "sinh" |x, _| x.sinh() => [|p| unary(RealOp::Cosh, p.x)];
    /// Hyperbolic cosine.
    Cosh "cosh" |x, _| x.cosh() => [|p| unary(RealOp::Sinh, p.x)];
    /// Hyperbolic tangent.
    Tanh "tanh" |x, _| x.tanh() => [|p| sub(real(1.0), square(p.r))];
    /// Inverse hyperbolic sine.
    Asinh "asinh" |x, _| x.asinh() => [|p| recip(real_op(RealOp::Hypot, [p.x, real(1.0)]))];
    /// Inverse hyperbolic cosine.
    Acosh "acosh" |x, _| x.acosh() => [|p| recip(mul(sqrt(sub(p.x.clone(), real(1.0))), sqrt(add(p.x, real(1.0)))))];
    /// Inverse hyperbolic tangent.
    Atanh "atanh" |x, _| x.atanh() => [|p| recip(one_minus_square(p.x))];
    /// xʸ for a real exponent.
    Pow "**" f64::powf => [
        |p| zero_where(|y| equal(y, 0.0), p.y, |y| {
            scaled(real_op(RealOp::Pow, [p.x, sub(y.clone(), real(1.0))]), y)
        }),
        |p| zero_where(|x| equal(x, 0.0), p.x, |x| scaled(log(x), p.r))
    ];
    /// xⁿ for an integer exponent.
    Powi "^" |x, n| power(x, n) => [
        |p| if_(
            cmp(CmpOp::Eq, CmpType::Int, p.y.clone(), int(0)),
            real(0.0),
            mul(
                real_op(RealOp::Powi, [p.x, int_op(IntOp::Sub, [p.y.clone(), int(1)])]),
                prim(Prim::Convert(Convert::IntToDouble), [p.y]),
            ),
        )
    ];
    /// √(x² + y²).
    Hypot "hypot" f64::hypot => [
        |p| zero_where(|r| equal(r, 0.0), p.r, |r| div(p.x, r)),
        |p| zero_where(|r| equal(r, 0.0), p.r, |r| div(p.y, r))
    ];
    /// The smaller.
    Min "min" f64::min => [|p| share(less(&p.x, &p.y), &p.x, &p.y), |p| share(less(&p.y, &p.x), &p.y, &p.x)];
    /// The larger.
    Max "max" f64::max => [|p| share(less(&p.y, &p.x), &p.x, &p.y), |p| share(less(&p.x, &p.y), &p.y, &p.x)];
    /// Error function.
    Erf "erf" |x, _| libm::erf(x) => [|p| bell(std::f64::consts::FRAC_2_SQRT_PI, p.x)];
    /// Complementary error function.
    Erfc "erfc" |x, _| libm::erfc(x) => [|p| bell(-std::f64::consts::FRAC_2_SQRT_PI, p.x)];
    /// Logarithm of |Γ(x)|.
    Lgamma "lgamma" |x, _| libm::lgamma(x) => [|p| unary(RealOp::Digamma, p.x)];
    /// Derivative of lgamma.
    Digamma "digamma" |x, _| special::digamma(x) => [|p| unary(RealOp::Trigamma, p.x)];
    /// Derivative of digamma. Not in the source language: only derivatives use it.
    Trigamma "trigamma" |x, _| special::trigamma(x) => [];
}

impl RealOp {
    fn row(self) -> &'static Row {
        &TABLE[self as usize]
    }

    /// Every operation of the table.
    pub fn all() -> impl Iterator<Item = RealOp> {
        TABLE.iter().map(|row| row.op)
    }

    /// The name in the source language.
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// Whether source programs may use it: they may if its derivative is in the table, too.
    pub fn is_source(self) -> bool {
        !self.row().partials.is_empty()
    }

    /// The types of its arguments.
    pub fn arguments(self) -> Vec<Type> {
        match self {
            RealOp::Powi => vec![Type::Double, Type::Int],
            RealOp::Trigamma => vec![Type::Double],
            _ => vec![Type::Double; self.row().partials.len()],
        }
    }

    /// Number of arguments.
    pub fn arity(self) -> usize {
        self.arguments().len()
    }

    /// The value at (x, y). Unary operations ignore `y`; an integer exponent is passed as a real.
    #[inline]
    pub fn value(self, x: f64, y: f64) -> f64 {
        (self.row().value)(x, y)
    }

    /// ∂ᵢop at a point; `None` where the i-th argument is discrete.
    pub fn partial(self, index: usize, point: &Point) -> Option<Term> {
        self.row().partials.get(index).map(|partial| partial(point.clone()))
    }
}

/// Partial derivative times cotangent, where 0 · ∞ counts as 0: a cotangent of 0 stays 0 whatever it meets,
/// and so does any number that meets a partial derivative of 0. The library has the same rule.
#[inline]
pub fn scale(partial: f64, cotangent: f64) -> f64 {
    let product = partial * cotangent;
    let zero = product.is_nan() && (cotangent == 0.0 || (partial == 0.0 && !cotangent.is_nan()));
    if zero { 0.0 } else { product }
}

fn unary(op: RealOp, x: Term) -> Term {
    real_op(op, [x])
}

fn recip(x: Term) -> Term {
    unary(RealOp::Recip, x)
}

fn negate(x: Term) -> Term {
    unary(RealOp::Negate, x)
}

fn sqrt(x: Term) -> Term {
    unary(RealOp::Sqrt, x)
}

fn log(x: Term) -> Term {
    unary(RealOp::Log, x)
}

fn square(x: Term) -> Term {
    mul(x.clone(), x)
}

fn norm(p: &Point) -> Term {
    real_op(RealOp::Hypot, [p.x.clone(), p.y.clone()])
}

/// (1 − x) · (1 + x), which is exact near ±1.
fn one_minus_square(x: Term) -> Term {
    mul(sub(real(1.0), x.clone()), add(x, real(1.0)))
}

/// A product in which 0 · ∞ is 0.
fn scaled(partial: Term, flow: Term) -> Term {
    prim(Prim::Scale, [partial, flow])
}

fn equal(x: Term, value: f64) -> Term {
    cmp(CmpOp::Eq, CmpType::Double, x, real(value))
}

/// `if test(x) then 0 else value(x)`.
fn zero_where(test: impl FnOnce(Term) -> Term, x: Term, value: impl FnOnce(Term) -> Term) -> Term {
    if_(test(x.clone()), real(0.0), value(x))
}

/// What an operand of a minimum or maximum receives: 1 if it won, ½ at a tie, else 0; beside a NaN, which is
/// not the result, 1.
fn share(won: Term, own: &Term, other: &Term) -> Term {
    let equal = |a: &Term, b: &Term| cmp(CmpOp::Eq, CmpType::Double, a.clone(), b.clone());
    let beside_nan = if_(equal(other, other), real(0.0), if_(equal(own, own), real(1.0), real(0.0)));
    if_(won, real(1.0), if_(equal(own, other), real(0.5), beside_nan))
}

fn less(x: &Term, y: &Term) -> Term {
    cmp(CmpOp::Lt, CmpType::Double, x.clone(), y.clone())
}

/// factor · exp(−x²).
fn bell(factor: f64, x: Term) -> Term {
    mul(real(factor), unary(RealOp::Exp, negate(square(x))))
}

fn signum(x: f64) -> f64 {
    if x == 0.0 || x.is_nan() { x } else { x.signum() }
}

fn power(x: f64, n: f64) -> f64 {
    // Repeated multiplication is exact where the result is, and gives negative bases their sign.
    if n.abs() <= f64::from(i32::MAX) { x.powi(n as i32) } else { x.powf(n) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_found_by_their_operation() {
        for op in RealOp::all() {
            assert_eq!(op.row().op, op);
        }
    }

    #[test]
    fn only_powi_has_a_discrete_argument() {
        let point = Point { x: real(1.0), y: int(2), r: real(1.0) };
        assert!(RealOp::Powi.partial(0, &point).is_some());
        assert!(RealOp::Powi.partial(1, &point).is_none());
        assert_eq!(RealOp::Powi.arity(), 2);
    }
}
