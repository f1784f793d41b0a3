//! Primitives: folded where all arguments are known, else an instruction.

use super::super::code::{Instr, Reg, Test};
use super::super::scalar::{Binary, Unary};
use super::super::{integer, scalar};
use super::sym::Sym;
use super::{Lower, Lowered, stuck};
use crate::core::prim::{CmpOp, CmpType, Convert, IntOp, Prim};
use crate::core::{RealOp, Span, Type};

/// A scalar argument.
#[derive(Clone, Copy)]
enum Operand<T> {
    Reg(Reg),
    Const(T),
}

fn real(sym: &Sym, span: Span) -> Lowered<Operand<f64>> {
    match sym {
        Sym::Real(reg) => Ok(Operand::Reg(*reg)),
        Sym::RealConst(value, _) => Ok(Operand::Const(*value)),
        Sym::Never(_) => Ok(Operand::Const(0.0)),
        _ => Err(stuck("a real is expected", span)),
    }
}

fn word(sym: &Sym, span: Span) -> Lowered<Operand<i64>> {
    match sym {
        Sym::Word(reg, _) => Ok(Operand::Reg(*reg)),
        Sym::WordConst(value, ..) => Ok(Operand::Const(*value)),
        Sym::Never(_) => Ok(Operand::Const(1)),
        _ => Err(stuck("an integer is expected", span)),
    }
}

impl Lower<'_> {
    fn real_reg(&mut self, operand: Operand<f64>) -> Reg {
        match operand {
            Operand::Reg(reg) => reg,
            Operand::Const(value) => {
                let reg = self.new_real();
                self.emit(Instr::Real(reg, value));
                reg
            }
        }
    }

    fn word_reg(&mut self, operand: Operand<i64>) -> Reg {
        match operand {
            Operand::Reg(reg) => reg,
            Operand::Const(value) => {
                let reg = self.new_word();
                self.emit(Instr::Word(reg, value));
                reg
            }
        }
    }

    /// The register of a word.
    pub(super) fn word_of(&mut self, sym: &Sym, span: Span) -> Lowered<Reg> {
        let operand = word(sym, span)?;
        Ok(self.word_reg(operand))
    }

    pub(super) fn primitive(&mut self, prim: Prim, args: &[Sym], span: Span) -> Lowered<Sym> {
        match (prim, args) {
            (Prim::Real(RealOp::Powi), [x, n]) => {
                let (x, n) = (real(x, span)?, word(n, span)?);
                if let (Operand::Const(x), Operand::Const(n)) = (x, n) {
                    return Ok(Sym::RealConst(scalar::power(x, n), false));
                }
                let (x, n) = (self.real_reg(x), self.word_reg(n));
                let dst = self.new_real();
                self.emit(Instr::Power(dst, x, n));
                Ok(Sym::Real(dst))
            }
            (Prim::Real(op), [x]) => match real(x, span)? {
                Operand::Const(x) => Ok(Sym::RealConst(op.value(x, 0.0), false)),
                Operand::Reg(x) => {
                    let dst = self.new_real();
                    self.emit(Instr::Unary(Unary(op), dst, x));
                    Ok(Sym::Real(dst))
                }
            },
            (Prim::Real(op), [x, y]) => {
                let (x, y) = (real(x, span)?, real(y, span)?);
                Ok(self.real_operation(op, x, y))
            }
            (Prim::Int(op), [x, rest @ ..]) => {
                let x = word(x, span)?;
                let y = match rest {
                    [y] => word(y, span)?,
                    _ => Operand::Const(0),
                };
                Ok(self.int_operation(op, x, y, span))
            }
            (Prim::Cmp(op, ty), [_, _]) => match test(op, ty, args, span)? {
                Ok(holds) => Ok(Sym::WordConst(i64::from(holds), Type::bool(), false)),
                Err(test) => {
                    let dst = self.new_word();
                    self.emit(Instr::Truth(dst, Box::new(test)));
                    Ok(Sym::Word(dst, Type::bool()))
                }
            },
            (Prim::Convert(op), [x]) => self.conversion(op, x, span),
            _ => Err(stuck(format!("`{}` is no primitive of the source language", prim.name()), span)),
        }
    }

    fn real_operation(&mut self, op: RealOp, x: Operand<f64>, y: Operand<f64>) -> Sym {
        use Operand::{Const, Reg};
        if let (Const(x), Const(y)) = (x, y) {
            return Sym::RealConst(op.value(x, y), false);
        }
        let dst = self.new_real();
        let instr = match (op, x, y) {
            (RealOp::Add, Reg(x), Const(c)) | (RealOp::Add, Const(c), Reg(x)) => Instr::AddConst(dst, x, c),
            (RealOp::Sub, Reg(x), Const(c)) => Instr::AddConst(dst, x, -c),
            (RealOp::Sub, Const(c), Reg(x)) => Instr::ConstSub(dst, c, x),
            (RealOp::Mul, Reg(x), Const(c)) | (RealOp::Mul, Const(c), Reg(x)) => Instr::MulConst(dst, x, c),
            _ => {
                let (x, y) = (self.real_reg(x), self.real_reg(y));
                match op {
                    RealOp::Add => Instr::Add(dst, x, y),
                    RealOp::Sub => Instr::Sub(dst, x, y),
                    RealOp::Mul => Instr::Mul(dst, x, y),
                    RealOp::Div => Instr::Div(dst, x, y),
                    _ => Instr::Binary(Binary(op), dst, x, y),
                }
            }
        };
        self.emit(instr);
        Sym::Real(dst)
    }

    fn int_operation(&mut self, op: IntOp, x: Operand<i64>, y: Operand<i64>, span: Span) -> Sym {
        use Operand::{Const, Reg};
        if let (Const(x), Const(y)) = (x, y) {
            if let Ok(value) = integer::apply(op, x, y) {
                return Sym::WordConst(value, Type::Int, false);
            }
        }
        let dst = self.new_word();
        let instr = match (op, x, y) {
            (IntOp::Add, Reg(x), Const(c)) | (IntOp::Add, Const(c), Reg(x)) => Instr::Increase(dst, x, c),
            (IntOp::Sub, Reg(x), Const(c)) => Instr::Increase(dst, x, c.wrapping_neg()),
            _ => Instr::Int(op, dst, self.word_reg(x), self.word_reg(y), Box::new(span)),
        };
        self.emit(instr);
        Sym::Word(dst, Type::Int)
    }

    fn conversion(&mut self, op: Convert, x: &Sym, span: Span) -> Lowered<Sym> {
        match op {
            Convert::IntToDouble => match word(x, span)? {
                Operand::Const(x) => Ok(Sym::RealConst(x as f64, false)),
                Operand::Reg(x) => {
                    let dst = self.new_real();
                    self.emit(Instr::ToReal(dst, x));
                    Ok(Sym::Real(dst))
                }
            },
            Convert::CharToInt => Ok(match word(x, span)? {
                Operand::Const(x) => Sym::WordConst(x, Type::Int, false),
                Operand::Reg(x) => Sym::Word(x, Type::Int),
            }),
            Convert::IntToChar => {
                let x = word(x, span)?;
                let x = self.word_reg(x);
                let dst = self.new_word();
                self.emit(Instr::ToChar(dst, x, Box::new(span)));
                Ok(Sym::Word(dst, Type::Char))
            }
            _ => match real(x, span)? {
                Operand::Const(x) => Ok(Sym::WordConst(op.to_int(x), Type::Int, false)),
                Operand::Reg(x) => {
                    let dst = self.new_word();
                    self.emit(Instr::ToWord(op, dst, x));
                    Ok(Sym::Word(dst, Type::Int))
                }
            },
        }
    }
}

/// A comparison: its outcome if that is known, else a test.
pub(super) fn test(op: CmpOp, ty: CmpType, args: &[Sym], span: Span) -> Lowered<Result<bool, Test>> {
    let [x, y] = args else { return Err(stuck("a comparison of two values", span)) };
    if ty == CmpType::Double {
        let (x, y) = (real(x, span)?, real(y, span)?);
        return Ok(match (x, y) {
            (Operand::Const(x), Operand::Const(y)) => Ok(compares(op, &x, &y)),
            (Operand::Reg(x), Operand::Const(y)) => Err(Test::RealConst(op, x, y)),
            (Operand::Const(x), Operand::Reg(y)) => Err(Test::RealConst(mirrored(op), y, x)),
            (Operand::Reg(x), Operand::Reg(y)) => Err(Test::Reals(op, x, y)),
        });
    }
    let (x, y) = (word(x, span)?, word(y, span)?);
    Ok(match (x, y) {
        (Operand::Const(x), Operand::Const(y)) => Ok(compares(op, &x, &y)),
        (Operand::Reg(x), Operand::Const(y)) => Err(Test::WordConst(op, x, y)),
        (Operand::Const(x), Operand::Reg(y)) => Err(Test::WordConst(mirrored(op), y, x)),
        (Operand::Reg(x), Operand::Reg(y)) => Err(Test::Words(op, x, y)),
    })
}

fn compares<T: PartialOrd>(op: CmpOp, x: &T, y: &T) -> bool {
    match op {
        CmpOp::Eq => x == y,
        CmpOp::Ne => x != y,
        CmpOp::Lt => x < y,
        CmpOp::Le => x <= y,
        CmpOp::Gt => x > y,
        CmpOp::Ge => x >= y,
    }
}

/// The comparison with its sides exchanged.
fn mirrored(op: CmpOp) -> CmpOp {
    match op {
        CmpOp::Eq | CmpOp::Ne => op,
        CmpOp::Lt => CmpOp::Gt,
        CmpOp::Le => CmpOp::Ge,
        CmpOp::Gt => CmpOp::Lt,
        CmpOp::Ge => CmpOp::Le,
    }
}
