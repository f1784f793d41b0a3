//! Floats that are made from the bits of a scalar.
//!
//! `f64::from_bits` of the bits of `x` with another sign or exponent, as `frexp`, `ldexp` and `fabs` are
//! written in ports of C, is linear in `x` as long as sign and exponents stay. Its derivative is the quotient
//! of the two powers of two. This file sees from the source that the mantissa is kept; that it was, and that
//! of this variable, is checked when the program runs.
//!
//! | kept | by |
//! | --- | --- |
//! | `x.to_bits()` | a variable that is not `mut` |
//! | `kept & mask` | a mask known here that has all bits of the mantissa |
//! | `kept \| e`, `kept ^ e`, `kept + e`, `kept - e` | `e` known here without bits of the mantissa, or shifted past it |

use syn::{BinOp, Expr, ExprCall, Ident, Lit, UnOp};

use crate::differentiable::basics::syntax::{is_f64, last_name, unparenthesized};
use crate::differentiable::deduce::state::Rewriter;

const MANTISSA_BITS: u64 = 52;
const MANTISSA: u64 = (1 << MANTISSA_BITS) - 1;

impl Rewriter<'_> {
    /// The variable whose mantissa these bits have.
    pub(crate) fn mantissa_of(&self, bits: &Expr) -> Option<Ident> {
        let either = |left: &Expr, right: &Expr, keeps: &dyn Fn(&Expr) -> bool| {
            let left_kept = || self.mantissa_of(left).filter(|_| keeps(right));
            left_kept().or_else(|| self.mantissa_of(right).filter(|_| keeps(left)))
        };
        match unparenthesized(bits) {
            Expr::Path(path) => self.locals.mantissa(&path.path.get_ident()?.to_string()).cloned(),
            Expr::MethodCall(call) if call.method == "to_bits" && call.args.is_empty() => {
                self.unchanging_scalar(&call.receiver)
            }
            Expr::MethodCall(call) if call.method == "wrapping_add" || call.method == "wrapping_sub" => self
                .mantissa_of(&call.receiver)
                .filter(|_| call.args.first().is_some_and(|arg| self.is_above_mantissa(arg))),
            Expr::Call(call) if is_call_of(call, "to_bits") => self.unchanging_scalar(call.args.first()?),
            Expr::Binary(binary) => match binary.op {
                BinOp::BitAnd(_) => either(&binary.left, &binary.right, &|mask| {
                    self.known_bits(mask).is_some_and(|mask| mask & MANTISSA == MANTISSA)
                }),
                BinOp::BitOr(_) | BinOp::BitXor(_) | BinOp::Add(_) => {
                    either(&binary.left, &binary.right, &|bits| self.is_above_mantissa(bits))
                }
                BinOp::Sub(_) => {
                    self.mantissa_of(&binary.left).filter(|_| self.is_above_mantissa(&binary.right))
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn unchanging_scalar(&self, expr: &Expr) -> Option<Ident> {
        let path = match unparenthesized(expr) {
            Expr::Path(path) => path,
            Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => {
                return self.unchanging_scalar(&inner.expr);
            }
            _ => return None,
        };
        let name = path.path.get_ident()?;
        let local = self.locals.get(&name.to_string())?;
        let scalar = local.ty.as_ref().is_some_and(is_f64);
        (scalar && !local.constant && !local.mutable).then(|| name.clone())
    }

    /// Whether bits come out of a closure's parameter, so that nothing here says whose they are.
    pub(crate) fn are_bits_from_elsewhere(&self, bits: &Expr) -> bool {
        match unparenthesized(bits) {
            Expr::Path(path) => path
                .path
                .get_ident()
                .and_then(|name| self.locals.get(&name.to_string()))
                .is_some_and(|local| local.handed),
            Expr::Field(field) => self.are_bits_from_elsewhere(&field.base),
            Expr::Index(index) => self.are_bits_from_elsewhere(&index.expr),
            Expr::Unary(inner) => self.are_bits_from_elsewhere(&inner.expr),
            _ => false,
        }
    }

    /// Whether a number has no bits of the mantissa.
    fn is_above_mantissa(&self, expr: &Expr) -> bool {
        match unparenthesized(expr) {
            Expr::Binary(shift) if matches!(shift.op, BinOp::Shl(_)) => {
                self.known_bits(&shift.right).is_some_and(|by| by >= MANTISSA_BITS)
            }
            known => self.known_bits(known).is_some_and(|bits| bits & MANTISSA == 0),
        }
    }

    /// The value of an expression of literals and constants of the module.
    fn known_bits(&self, expr: &Expr) -> Option<u64> {
        match unparenthesized(expr) {
            Expr::Lit(literal) => match &literal.lit {
                Lit::Int(integer) => integer.base10_parse().ok(),
                _ => None,
            },
            Expr::Unary(inner) if matches!(inner.op, UnOp::Not(_)) => Some(!self.known_bits(&inner.expr)?),
            Expr::Path(path) if !self.is_local_variable(&path.path) => {
                let value = self.names.integers.get(&last_name(&path.path))?;
                self.known_bits(value)
            }
            Expr::Cast(cast) => self.known_bits(&cast.expr),
            Expr::Binary(binary) => {
                let (left, right) = (self.known_bits(&binary.left)?, self.known_bits(&binary.right)?);
                match binary.op {
                    BinOp::BitAnd(_) => Some(left & right),
                    BinOp::BitOr(_) => Some(left | right),
                    BinOp::BitXor(_) => Some(left ^ right),
                    BinOp::Shl(_) => left.checked_shl(u32::try_from(right).ok()?),
                    BinOp::Shr(_) => left.checked_shr(u32::try_from(right).ok()?),
                    BinOp::Sub(_) => left.checked_sub(right),
                    BinOp::Add(_) => left.checked_add(right),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

/// Whether this is `f64::name(…)`.
pub(crate) fn is_call_of(call: &ExprCall, name: &str) -> bool {
    let Expr::Path(path) = &*call.func else { return false };
    let segments = &path.path.segments;
    path.qself.is_none() && segments.len() == 2 && segments[0].ident == "f64" && segments[1].ident == name
}
