//! Built-in functions, at the types they are used at.

use super::Elaborator;
use super::matching::bind_all;
use crate::check::builtin::Builtin;
use crate::check::typed::Expr;
use crate::check::types::TyId;
use crate::core::build;
use crate::core::prim::{CmpOp, Convert, IntOp, Prim};
use crate::core::real::RealOp;
use crate::core::{Term, Type};

impl Elaborator<'_> {
    /// A built-in function applied to any number of arguments.
    pub(super) fn builtin(
        &mut self,
        builtin: Builtin,
        function: &Expr,
        types: &[TyId],
        args: Vec<Term>,
    ) -> Term {
        let types: Vec<Type> = types.iter().map(|ty| self.ty(*ty)).collect();
        let result = function.ty;
        self.saturate(result, arity(builtin), args, |me, args| me.primitive(builtin, &types, args))
    }

    /// A built-in function with all its arguments; `types` are what its type variables stand for.
    fn primitive(&mut self, builtin: Builtin, types: &[Type], args: Vec<Term>) -> Term {
        let first = types.first().cloned().unwrap_or_else(Type::unit);
        let is_double = first == Type::Double;
        match (builtin, <[Term; 2]>::try_from(args)) {
            (Builtin::Arith(real, _), Ok(args)) if is_double => build::real_op(real, args),
            (Builtin::Arith(_, int), Ok(args)) => build::int_op(int, args),
            (Builtin::Real(op), Ok(args)) => build::real_op(op, args),
            (Builtin::Integral(op), Ok(args)) => build::int_op(op, args),
            (Builtin::Compare(op), Ok([a, b])) => self.comparison(op, &first, a, b),
            (Builtin::Ordering, Ok([a, b])) => self.ordering(&first, a, b),
            (Builtin::Extreme(larger), Ok([a, b])) => self.extreme(larger, &first, a, b),
            (Builtin::Power, Ok(args)) if is_double => build::real_op(RealOp::Powi, args),
            (Builtin::Power, Ok(args)) => build::int_op(IntOp::Pow, args),
            (Builtin::And, Ok([a, b])) => build::if_(a, b, build::bool(false)),
            (Builtin::Or, Ok([a, b])) => build::if_(a, build::bool(true), b),
            (Builtin::Seq, Ok([a, b])) => {
                let unused = self.supply.var("unused");
                build::let_(&unused, a, b)
            }
            (Builtin::Apply, Ok([f, x])) => build::app(f, x),
            (Builtin::ParPair, Ok(args)) => build::par(args),
            (_, Ok(args)) => simple_primitive(builtin, types, args.into()),
            (_, Err(args)) => simple_primitive(builtin, types, args),
        }
    }

    fn extreme(&mut self, larger: bool, ty: &Type, a: Term, b: Term) -> Term {
        match (ty, larger) {
            (Type::Double, true) => build::real_op(RealOp::Max, [a, b]),
            (Type::Double, false) => build::real_op(RealOp::Min, [a, b]),
            (Type::Int, true) => build::int_op(IntOp::Max, [a, b]),
            (Type::Int, false) => build::int_op(IntOp::Min, [a, b]),
            _ => {
                let mut bound = Vec::new();
                let a = self.share(a, &mut bound);
                let b = self.share(b, &mut bound);
                let in_order = self.comparison(CmpOp::Le, ty, a.clone(), b.clone());
                let (yes, no) = if larger { (b, a) } else { (a, b) };
                bind_all(bound, build::if_(in_order, yes, no))
            }
        }
    }
}

fn convert(op: Convert, x: Term) -> Term {
    build::prim(Prim::Convert(op), [x])
}

fn arity(builtin: Builtin) -> usize {
    match builtin {
        Builtin::Arith(op, _) | Builtin::Real(op) => op.arity(),
        Builtin::Pi | Builtin::Otherwise | Builtin::Undefined => 0,
        Builtin::FromNumber
        | Builtin::Convert(_)
        | Builtin::FromEnum
        | Builtin::ToEnum
        | Builtin::Error
        | Builtin::ParList
        | Builtin::Project(_)
        | Builtin::ParTuple => 1,
        Builtin::Integral(_)
        | Builtin::Compare(_)
        | Builtin::Ordering
        | Builtin::Extreme(_)
        | Builtin::Power
        | Builtin::And
        | Builtin::Or
        | Builtin::Seq
        | Builtin::Apply
        | Builtin::ParPair => 2,
    }
}

/// Built-in functions of one argument or none.
fn simple_primitive(builtin: Builtin, types: &[Type], args: Vec<Term>) -> Term {
    let first = types.first().cloned().unwrap_or_else(Type::unit);
    let is_double = first == Type::Double;
    match (builtin, args.into_iter().next()) {
        (Builtin::Arith(real, _), Some(x)) if is_double => build::real_op(real, [x]),
        (Builtin::Arith(_, int), Some(x)) => build::int_op(int, [x]),
        (Builtin::Real(op), Some(x)) => build::real_op(op, [x]),
        (Builtin::FromNumber, Some(x)) => match (first, types.get(1)) {
            (Type::Int, Some(Type::Double)) => convert(Convert::IntToDouble, x),
            _ => x,
        },
        (Builtin::Convert(op), Some(x)) => convert(op, x),
        (Builtin::FromEnum, Some(x)) => match first {
            Type::Double => convert(Convert::Truncate, x),
            Type::Char => convert(Convert::CharToInt, x),
            _ => x,
        },
        (Builtin::ToEnum, Some(x)) => match first {
            Type::Double => convert(Convert::IntToDouble, x),
            Type::Char => convert(Convert::IntToChar, x),
            _ => x,
        },
        (Builtin::Error, Some(message)) => build::prim_at(Prim::Error, [first], [message]),
        (Builtin::Project(index), Some(pair)) => build::proj(index, pair),
        (Builtin::ParList, Some(thunks)) => build::par_list(thunks),
        (Builtin::Pi, _) => build::real(std::f64::consts::PI),
        (Builtin::Otherwise, _) => build::bool(true),
        (Builtin::Undefined, _) => build::fail(first, "undefined"),
        // `par` on anything but a tuple has been reported by the checker.
        (_, Some(x)) => x,
        (_, None) => build::fail(first, "a built-in function without its arguments"),
    }
}
