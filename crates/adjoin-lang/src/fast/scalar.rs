//! Operations on reals, generic over the scalar: plain `f64` and the library's `Reverse`.
//!
//! Values have the bits of the evaluator's table ([`RealOp::value`]); derivatives are those of the library's
//! rules, which keep the same conventions.

use adjoin::Real;

use crate::core::RealOp;

/// Operations of one argument.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unary(pub(super) RealOp);

/// Operations of two arguments, without the four that have instructions of their own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Binary(pub(super) RealOp);

impl Unary {
    #[inline(never)]
    pub(super) fn apply<R: Real>(self, x: R) -> R {
        match self.0 {
            RealOp::Negate => -x,
            RealOp::Abs => x.abs(),
            RealOp::Recip => x.recip(),
            RealOp::Sqrt => x.sqrt(),
            RealOp::Cbrt => x.cbrt(),
            RealOp::Exp => x.exp(),
            RealOp::Exp2 => x.exp2(),
            RealOp::Expm1 => x.exp_m1(),
            RealOp::Log => x.ln(),
            RealOp::Log2 => x.log2(),
            RealOp::Log10 => x.log10(),
            RealOp::Log1p => x.ln_1p(),
            RealOp::Sin => x.sin(),
            RealOp::Cos => x.cos(),
            RealOp::Tan => x.tan(),
            RealOp::Asin => x.asin(),
            RealOp::Acos => x.acos(),
            RealOp::Atan => x.atan(),
            RealOp::Sinh => x.sinh(),
            RealOp::Cosh => x.cosh(),
            RealOp::Tanh => x.tanh(),
            RealOp::Asinh => x.asinh(),
            RealOp::Acosh => x.acosh(),
            RealOp::Atanh => x.atanh(),
            RealOp::Erf => x.erf(),
            RealOp::Erfc => x.erfc(),
            RealOp::Lgamma => x.ln_gamma(),
            RealOp::Digamma => x.digamma().with_primal(self.0.value(x.primal(), 0.0)),
            RealOp::Trigamma => x.polygamma(1).with_primal(self.0.value(x.primal(), 0.0)),
            // Signum, whose derivative is zero everywhere; the others have two arguments.
            _ => R::constant(self.0.value(x.primal(), 0.0)),
        }
    }
}

impl Binary {
    #[inline(never)]
    pub(super) fn apply<R: Real>(self, x: R, y: R) -> R {
        match self.0 {
            RealOp::LogBase => y.log(x),
            RealOp::Atan2 => x.atan2(y),
            RealOp::Pow => x.powf(y),
            RealOp::Hypot => x.hypot(y),
            RealOp::Min => x.min(y),
            RealOp::Max => x.max(y),
            // The four that have instructions of their own; the others have one argument.
            RealOp::Add => x + y,
            RealOp::Sub => x - y,
            RealOp::Mul => x * y,
            _ => x / y,
        }
    }
}

/// xⁿ for an integer exponent of any size.
pub(super) fn power<R: Real>(x: R, n: i64) -> R {
    match i32::try_from(n) {
        Ok(n) => x.powi(n),
        Err(_) => x.powf(R::constant(n as f64)),
    }
}
