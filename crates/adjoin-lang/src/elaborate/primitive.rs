//! Built-in functions, at the types they are used at.

use super::Elaborator;
use super::matching::bind_all;
use crate::check::builtin::Builtin;
use crate::check::typed::Expr;
use crate::check::types::TyId;
use crate::core::build;
use crate::core::prim::{CmpOp, CmpType, Convert, IntOp, Prim};
use crate::core::real::RealOp;
use crate::core::{ConId, DataId, Kind, Lit, Span, Term, Type};

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
        let (result, place) = (function.ty, self.place(function.span));
        self.saturate(result, arity(builtin), args, |me, args| match builtin {
            Builtin::Power => me.power(&types, args, place),
            Builtin::FromEnum | Builtin::ToEnum | Builtin::Step(_) => {
                me.enumeration(builtin, &types, args, place)
            }
            Builtin::Bound(upper) => me.bound(&types, upper),
            Builtin::Fmap => me.fmap(&types, args),
            Builtin::Show => me.show(&types, args),
            Builtin::Array(prim) => {
                let types = types.into_iter().take(prim.type_arity());
                build::prim_at(prim, types, args).at(place)
            }
            _ => me.primitive(builtin, &types, args),
        })
    }

    /// `x ^ n`, where a negative n is an error.
    fn power(&mut self, types: &[Type], args: Vec<Term>, place: Span) -> Term {
        let op = |args: [Term; 2]| build::real_op(RealOp::Powi, args);
        match (types.first(), <[Term; 2]>::try_from(args)) {
            (Some(Type::Double), Ok([x, n])) => {
                if matches!(n.kind(), Kind::Lit(Lit::Int(0..))) {
                    return op([x, n]);
                }
                let mut bound = Vec::new();
                let x = self.share(x, &mut bound);
                let n = self.share(n, &mut bound);
                let negative = build::cmp(CmpOp::Lt, CmpType::Int, n.clone(), build::int(0));
                let message = "negative exponent: `^` takes none, `^^` does";
                let fail = build::fail(Type::Double, message).at(place);
                bind_all(bound, build::if_(negative, fail, op([x, n])))
            }
            (_, Ok(args)) => build::int_op(IntOp::Pow, args),
            (_, Err(_)) => build::unit(),
        }
    }

    /// `fromEnum`, `toEnum`, `succ` and `pred`.
    fn enumeration(&mut self, builtin: Builtin, types: &[Type], args: Vec<Term>, place: Span) -> Term {
        let ty = types.first().cloned().unwrap_or(Type::Int);
        let Some(x) = args.into_iter().next() else { return build::unit() };
        match (builtin, &ty) {
            (Builtin::FromEnum, _) => self.number_of(&ty, x),
            (Builtin::Step(by), Type::Double) => build::real_op(RealOp::Add, [x, build::real(by as f64)]),
            (Builtin::Step(by), _) => {
                let next = build::int_op(IntOp::Add, [self.number_of(&ty, x), build::int(by)]);
                let name =
                    if by > 0 { "succ: there is no next value" } else { "pred: there is no value before" };
                self.of_number(&ty, next, name, place)
            }
            _ => self.of_number(&ty, x, "toEnum: there is no value of this number", place),
        }
    }

    /// `fromEnum x`.
    pub(super) fn number_of(&mut self, ty: &Type, x: Term) -> Term {
        match ty {
            Type::Double => convert(Convert::Truncate, x),
            Type::Char => convert(Convert::CharToInt, x),
            Type::Data(..) => match self.tag_function(ty) {
                Some(tag) => build::app(build::var(&tag), x),
                None => x,
            },
            _ => x,
        }
    }

    /// `toEnum n`; fails with this message.
    pub(super) fn of_number(&mut self, ty: &Type, n: Term, message: &str, place: Span) -> Term {
        match ty {
            Type::Double => convert(Convert::IntToDouble, n),
            Type::Char => convert(Convert::IntToChar, n).at(place),
            Type::Data(data, _) => {
                let count = self.checker.data.get(*data).map_or(0, |decl| decl.cons.len() as u32);
                let alts = (0..count).map(|tag| {
                    let value = build::con(ConId::new(*data, tag), [], []);
                    build::lit_alt(Lit::Int(i64::from(tag)), value)
                });
                let alts: Vec<_> = alts.collect();
                build::case_or(n, alts, build::fail(ty.clone(), message).at(place))
            }
            _ => n,
        }
    }

    /// `minBound`, `maxBound`.
    fn bound(&mut self, types: &[Type], upper: bool) -> Term {
        match types.first() {
            Some(Type::Char) => build::char(if upper { char::MAX } else { '\0' }),
            Some(Type::Data(data, _)) => {
                let count = self.checker.data.get(*data).map_or(1, |decl| decl.cons.len() as u32);
                build::con(ConId::new(*data, if upper { count - 1 } else { 0 }), [], [])
            }
            _ => build::int(if upper { i64::MAX } else { i64::MIN }),
        }
    }

    /// `fmap f c`, by the type of c, which the checker has made sure is one of these.
    fn fmap(&mut self, types: &[Type], args: Vec<Term>) -> Term {
        let ([from, to, container, _], Ok([f, c])) = (types, <[Term; 2]>::try_from(args)) else {
            return build::unit();
        };
        let mut bound = Vec::new();
        let f = self.share(f, &mut bound);
        let term = match container {
            Type::Data(DataId::LIST, _) => {
                let map = self.prelude_at("map", [from.clone(), to.clone()]);
                build::apps(map, [f, c])
            }
            // `Maybe` and `Either`: the last constructor has the field.
            Type::Data(data, args) => {
                let [kept, x] = ["y", "x"].map(|hint| self.supply.var(hint));
                let (first, last) = (ConId::new(*data, 0), ConId::new(*data, 1));
                let mut result = args.to_vec();
                if let Some(part) = result.last_mut() {
                    part.clone_from(to);
                }
                let other = if args.len() == 2 { vec![kept] } else { Vec::new() };
                let same = build::con(first, result.clone(), other.iter().map(build::var));
                let mapped = build::con(last, result, [build::app(f, build::var(&x))]);
                build::case(c, [build::alt(first, &other, same), build::alt(last, [&x], mapped)])
            }
            Type::Tuple(_) => {
                let [first, second] = ["x", "y"].map(|hint| self.supply.var(hint));
                let mapped = build::app(f, build::var(&second));
                build::unpack([&first, &second], c, build::tuple([build::var(&first), mapped]))
            }
            Type::Fun(argument, _) => {
                let g = self.share(c, &mut bound);
                let x = self.supply.var("x");
                let body = build::app(f, build::app(g, build::var(&x)));
                build::lam(&x, (**argument).clone(), body)
            }
            _ => build::unit(),
        };
        bind_all(bound, term)
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
            (Builtin::IntegralPower, Ok(args)) => build::real_op(RealOp::Powi, args),
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
        Builtin::Array(prim) => prim.arity(),
        Builtin::Pi | Builtin::Bound(_) | Builtin::Otherwise | Builtin::Undefined => 0,
        Builtin::FromNumber
        | Builtin::Convert(_)
        | Builtin::FromEnum
        | Builtin::ToEnum
        | Builtin::Step(_)
        | Builtin::Show
        | Builtin::Error
        | Builtin::ParList
        | Builtin::Project(_)
        | Builtin::ParTuple => 1,
        Builtin::Integral(_)
        | Builtin::Compare(_)
        | Builtin::Ordering
        | Builtin::Extreme(_)
        | Builtin::Power
        | Builtin::IntegralPower
        | Builtin::Fmap
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
