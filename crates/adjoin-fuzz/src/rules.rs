//! Every rule of the library, scaled and shifted so that values and derivatives stay bounded.
//!
//! All values lie in [−2, 2] and the partial derivatives of an operation add up to about 1 at most. So
//! rounding errors stay near machine precision whatever the program, and two computations of the same number
//! can be compared without a condition number.

use crate::flags::Flags;
use adjoin::Real;

/// A function of one argument.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "they are the names of the rules")]
pub enum Unary {
    Neg,
    Shift(f64),
    Scale(f64),
    Square,
    Recip,
    Sqrt,
    Cbrt,
    Exp,
    Exp2,
    ExpM1,
    Ln,
    Log2,
    Log10,
    Ln1p,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Sinh,
    Cosh,
    Tanh,
    Asinh,
    Acosh,
    Atanh,
    Abs,
    ToDegrees,
    ToRadians,
    Fract,
    Erf,
    Erfc,
    LnGamma,
    Digamma,
    Polygamma(u32),
    Powi(i32),
    Floor,
    Ceil,
    Round,
    RoundTiesEven,
    Trunc,
    Signum,
    Clamp,
    SinCos,
    Left(f64),
    Quotient(f64),
}

impl Unary {
    /// All of them.
    pub const ALL: &[Self] = &[
        Self::Sin,
        Self::Neg,
        Self::Shift(0.25),
        Self::Scale(-0.75),
        Self::Square,
        Self::Recip,
        Self::Sqrt,
        Self::Cbrt,
        Self::Exp,
        Self::Exp2,
        Self::ExpM1,
        Self::Ln,
        Self::Log2,
        Self::Log10,
        Self::Ln1p,
        Self::Cos,
        Self::Tan,
        Self::Asin,
        Self::Acos,
        Self::Atan,
        Self::Sinh,
        Self::Cosh,
        Self::Tanh,
        Self::Asinh,
        Self::Acosh,
        Self::Atanh,
        Self::Abs,
        Self::ToDegrees,
        Self::ToRadians,
        Self::Fract,
        Self::Erf,
        Self::Erfc,
        Self::LnGamma,
        Self::Digamma,
        Self::Polygamma(1),
        Self::Polygamma(2),
        Self::Powi(-3),
        Self::Powi(0),
        Self::Powi(1),
        Self::Powi(2),
        Self::Powi(5),
        Self::Floor,
        Self::Ceil,
        Self::Round,
        Self::RoundTiesEven,
        Self::Trunc,
        Self::Signum,
        Self::Clamp,
        Self::SinCos,
        Self::Left(0.5),
        Self::Quotient(1.0),
        Self::Quotient(0.5),
    ];

    /// The function at `x`.
    pub fn apply<R: Real>(self, x: R, flags: &Flags) -> R {
        // Whether a jump is near: at integers, and at halves for functions that round.
        let near_integer = |x: R| flags.watch(x.primal() - x.primal().round());
        let near_half = |x: R| flags.watch(x.primal().fract().abs() - 0.5);
        match self {
            Self::Neg => -x,
            Self::Shift(c) => x * 0.5 + c,
            Self::Scale(c) => x * c,
            Self::Square => x * x * 0.25,
            Self::Recip => (x * x + 1.0).recip(),
            Self::Sqrt => (x * x + 1.0).sqrt() * 0.7,
            Self::Cbrt => (x * x + 1.0).cbrt() * 0.7,
            Self::Exp => x.sin().exp() * 0.3,
            Self::Exp2 => x.sin().exp2() * 0.5,
            Self::ExpM1 => x.sin().exp_m1() * 0.3,
            Self::Ln => (x * x + 1.0).ln() * 0.7,
            Self::Log2 => (x * x + 1.0).log2() * 0.5,
            Self::Log10 => (x * x + 1.0).log10(),
            Self::Ln1p => (x * x).ln_1p() * 0.7,
            Self::Sin => x.sin(),
            Self::Cos => x.cos(),
            Self::Tan => x.sin().tan() * 0.3,
            Self::Asin => (x.sin() * 0.8).asin() * 0.7,
            Self::Acos => (x.sin() * 0.8).acos() * 0.7,
            Self::Atan => x.atan(),
            Self::Sinh => x.sin().sinh() * 0.6,
            Self::Cosh => x.sin().cosh() * 0.6,
            Self::Tanh => x.tanh(),
            Self::Asinh => x.asinh(),
            Self::Acosh => (x * x + 2.0).acosh() * 0.5,
            Self::Atanh => (x.sin() * 0.8).atanh() * 0.4,
            Self::Abs => {
                flags.watch(x.primal());
                x.abs()
            }
            Self::ToDegrees => x.to_degrees() * 0.015,
            Self::ToRadians => x.to_radians(),
            Self::Fract => {
                near_integer(x);
                x.fract()
            }
            Self::Erf => x.erf() * 0.8,
            Self::Erfc => x.erfc() * 0.8,
            Self::LnGamma => (x * x + 1.0).ln_gamma() * 0.2,
            Self::Digamma => (x * x + 1.0).digamma() * 0.3,
            Self::Polygamma(n) => (x * x + 1.5).polygamma(n) * 0.1,
            Self::Powi(n) => (x.sin() * 0.3 + 1.0).powi(n) * 0.3,
            Self::Floor => {
                near_integer(x);
                x.floor() * 0.4 + 0.13
            }
            Self::Ceil => {
                near_integer(x);
                x.ceil() * 0.4 + 0.13
            }
            Self::Round => {
                near_half(x);
                x.round() * 0.4 + 0.13
            }
            Self::RoundTiesEven => {
                near_half(x);
                x.round_ties_even() * 0.4 + 0.13
            }
            Self::Trunc => {
                near_integer(x);
                x.trunc() * 0.4 + 0.13
            }
            Self::Signum => {
                flags.watch(x.primal());
                x.signum() * 0.4 + 0.13
            }
            Self::Clamp => {
                flags.watch(x.primal().abs() - 0.5);
                x.clamp(R::constant(-0.5), R::constant(0.5)) * 0.9 + 0.03
            }
            Self::SinCos => {
                let (sin, cos) = x.sin_cos();
                sin * cos
            }
            Self::Left(c) => R::constant(c) - x * c,
            Self::Quotient(c) => R::constant(c) / (x * x + 1.0),
        }
    }
}

/// A function of two arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "they are the names of the rules")]
pub enum Binary {
    Mean,
    Sub,
    Mul,
    Div,
    Rem,
    RemEuclid,
    DivEuclid,
    Powf,
    Log,
    Atan2,
    Hypot,
    Max,
    Min,
    Copysign,
    MulAdd,
    Midpoint,
    AbsSub,
    SinCos,
    Compound,
}

impl Binary {
    /// All of them.
    pub const ALL: &[Self] = &[
        Self::Mul,
        Self::Mean,
        Self::Sub,
        Self::Div,
        Self::Rem,
        Self::RemEuclid,
        Self::DivEuclid,
        Self::Powf,
        Self::Log,
        Self::Atan2,
        Self::Hypot,
        Self::Max,
        Self::Min,
        Self::Copysign,
        Self::MulAdd,
        Self::Midpoint,
        Self::AbsSub,
        Self::SinCos,
        Self::Compound,
    ];

    /// The function at `x` and `y`.
    pub fn apply<R: Real>(self, x: R, y: R, flags: &Flags) -> R {
        let near_jump = |x: R, y: R| {
            let quotient = x.primal() / y.primal();
            flags.watch(quotient - quotient.round());
        };
        let near_tie = |x: R, y: R| flags.watch(x.primal() - y.primal());
        match self {
            Self::Mean => (x + y) * 0.5,
            Self::Sub => (x - y) * 0.5,
            Self::Mul => x * y * 0.25,
            Self::Div => x / (y * y + 1.0) * 0.4,
            Self::Rem => {
                let divisor = y * y * 0.1 + 1.0;
                near_jump(x, divisor);
                x % divisor * 0.5
            }
            Self::RemEuclid => {
                let divisor = y * y * 0.1 + 1.0;
                near_jump(x, divisor);
                x.rem_euclid(divisor) * 0.5
            }
            Self::DivEuclid => {
                let divisor = y * y * 0.1 + 0.5;
                near_jump(x, divisor);
                x.div_euclid(divisor) * 0.23 + 0.11
            }
            Self::Powf => (x * x * 0.2 + 1.0).powf(y * 0.3) * 0.6,
            Self::Log => (x * x + 1.5).log(y * y * 0.2 + 2.0) * 0.3,
            Self::Atan2 => x.atan2(y * y + 1.0) * 0.4,
            Self::Hypot => {
                flags.watch(x.primal().abs() + y.primal().abs());
                x.hypot(y) * 0.6
            }
            Self::Max => {
                near_tie(x, y);
                x.max(y)
            }
            Self::Min => {
                near_tie(x, y);
                x.min(y)
            }
            Self::Copysign => {
                flags.watch(x.primal());
                flags.watch(y.primal());
                x.copysign(y)
            }
            Self::MulAdd => x.mul_add(y * 0.25, y) * 0.5,
            Self::Midpoint => x.midpoint(y),
            Self::AbsSub => {
                near_tie(x, y);
                x.abs_sub(y) * 0.5
            }
            Self::SinCos => x.sin() * y.cos(),
            Self::Compound => {
                let mut z = x * 0.25;
                z += y * 0.25;
                z -= 0.5;
                z *= y;
                z /= 2.0;
                z
            }
        }
    }
}
