//! Short functions that build terms: what the front end and the stages write instead of [`Kind`]s.
//!
//! ```
//! use adjoin_lang::core::{Program, Type, build::*, real::RealOp};
//! let mut program = Program::new();
//! let x = program.supply.var("x");
//! let square = lam(&x, Type::Double, real_op(RealOp::Mul, [var(&x), var(&x)]));
//! ```

use std::sync::Arc;

use super::data::ConId;
use super::name::Var;
use super::prim::{CmpOp, CmpType, IntOp, Prim};
use super::real::RealOp;
use super::term::{Alt, Bind, Kind, Linearity, Lit, Pattern, Term};
use super::types::{Scheme, Type};

/// A variable without type arguments.
pub fn var(x: &Var) -> Term {
    inst(x, [])
}

/// A variable at type arguments.
pub fn inst(x: &Var, types: impl IntoIterator<Item = Type>) -> Term {
    Kind::Var(x.clone(), types.into_iter().collect()).into()
}

/// A real literal.
pub fn real(value: f64) -> Term {
    Kind::Lit(Lit::Double(value)).into()
}

/// An integer literal.
pub fn int(value: i64) -> Term {
    Kind::Lit(Lit::Int(value)).into()
}

/// A character literal.
pub fn char(value: char) -> Term {
    Kind::Lit(Lit::Char(value)).into()
}

/// A string: the list of its characters.
pub fn string(value: &str) -> Term {
    list(Type::Char, value.chars().map(char))
}

/// `()`.
pub fn unit() -> Term {
    Term::default()
}

/// `(t₁, …, tₙ)`; one term alone is itself.
pub fn tuple(parts: impl IntoIterator<Item = Term>) -> Term {
    let mut parts: Vec<Term> = parts.into_iter().collect();
    if parts.len() == 1 { parts.remove(0) } else { Kind::Tuple(parts).into() }
}

/// `(s, t)`.
pub fn pair(first: Term, second: Term) -> Term {
    tuple([first, second])
}

/// `πᵢ t`, from 0.
pub fn proj(index: u32, tuple: Term) -> Term {
    Kind::Proj(tuple, index).into()
}

/// `fst t`.
pub fn fst(tuple: Term) -> Term {
    proj(0, tuple)
}

/// `snd t`.
pub fn snd(tuple: Term) -> Term {
    proj(1, tuple)
}

/// `λ(x:τ). t`.
pub fn lam(x: &Var, ty: Type, body: Term) -> Term {
    Kind::Lam(x.clone(), ty, body).into()
}

/// `λ(x₁:τ₁). … λ(xₙ:τₙ). t`.
pub fn lams(
    params: impl IntoIterator<Item = (Var, Type), IntoIter: DoubleEndedIterator>,
    body: Term,
) -> Term {
    params.into_iter().rev().fold(body, |body, (x, ty)| Kind::Lam(x, ty, body).into())
}

/// `λ°(z:τ). b`, whose body the checker holds to the grammar of linear bodies.
pub fn linear_lam(z: &Var, ty: Type, body: Term) -> Term {
    Kind::LinearLam(Linearity::Checked, z.clone(), ty, body).into()
}

/// `λ°(z:τ). t`, linear for a reason that the checker cannot see.
pub fn claimed_linear_lam(z: &Var, ty: Type, body: Term) -> Term {
    Kind::LinearLam(Linearity::Claimed, z.clone(), ty, body).into()
}

/// The backpropagator of a node as a sum over arrays.
pub(crate) fn node_lam(z: &Var, ty: Type, body: Term) -> Term {
    Kind::LinearLam(Linearity::Node, z.clone(), ty, body).into()
}

/// `s t`.
pub fn app(function: Term, argument: Term) -> Term {
    Kind::App(function, argument).into()
}

/// `s t₁ … tₙ`.
pub fn apps(function: Term, arguments: impl IntoIterator<Item = Term>) -> Term {
    arguments.into_iter().fold(function, app)
}

/// `x : scheme = body`.
pub fn bind(x: &Var, scheme: impl Into<Scheme>, body: Term) -> Bind {
    Bind { var: x.clone(), scheme: Some(scheme.into()), body }
}

/// `let x = s in t`, with the type of `s`.
pub fn let_(x: &Var, bound: Term, body: Term) -> Term {
    Kind::Let(Bind { var: x.clone(), scheme: None, body: bound }, body).into()
}

/// `let x : scheme = s in t`.
pub fn let_bind(bind: Bind, body: Term) -> Term {
    Kind::Let(bind, body).into()
}

/// `letrec x̄ = s̄ in t`.
pub fn letrec(binds: Vec<Bind>, body: Term) -> Term {
    Kind::LetRec(binds, body).into()
}

/// `let (x₁, …, xₙ) = s in t`.
pub fn unpack<'a>(vars: impl IntoIterator<Item = &'a Var>, tuple: Term, body: Term) -> Term {
    Kind::Unpack(vars.into_iter().cloned().collect(), tuple, body).into()
}

/// `C τ̄ t̄`.
pub fn con(
    con: ConId,
    types: impl IntoIterator<Item = Type>,
    fields: impl IntoIterator<Item = Term>,
) -> Term {
    Kind::Con(con, types.into_iter().collect(), fields.into_iter().collect()).into()
}

/// `[t₁, …, tₙ]`, elements of type `ty`.
pub fn list(ty: Type, elements: impl IntoIterator<Item = Term>) -> Term {
    Kind::List(ty, elements.into_iter().collect()).into()
}

/// `[]`.
pub fn nil(ty: Type) -> Term {
    con(ConId::NIL, [ty], [])
}

/// `head : tail`.
pub fn cons(ty: Type, head: Term, tail: Term) -> Term {
    con(ConId::CONS, [ty], [head, tail])
}

/// `True` or `False`.
pub fn bool(value: bool) -> Term {
    con(if value { ConId::TRUE } else { ConId::FALSE }, [], [])
}

/// `case s of alternatives`, which name all constructors.
pub fn case(scrutinee: Term, alts: impl IntoIterator<Item = Alt>) -> Term {
    Kind::Case(scrutinee, alts.into_iter().collect(), None).into()
}

/// `case s of alternatives; _ → default`.
pub fn case_or(scrutinee: Term, alts: impl IntoIterator<Item = Alt>, default: Term) -> Term {
    Kind::Case(scrutinee, alts.into_iter().collect(), Some(default)).into()
}

/// `C x₁ … xₙ → t`.
pub fn alt<'a>(con: ConId, vars: impl IntoIterator<Item = &'a Var>, body: Term) -> Alt {
    Alt { pattern: Pattern::Con(con, vars.into_iter().cloned().collect()), body }
}

/// `literal → t`.
pub fn lit_alt(lit: Lit, body: Term) -> Alt {
    Alt { pattern: Pattern::Lit(lit), body }
}

/// `if c then s else t`.
pub fn if_(condition: Term, then: Term, otherwise: Term) -> Term {
    case(condition, [alt(ConId::FALSE, [], otherwise), alt(ConId::TRUE, [], then)])
}

/// `op(t₁, …, tₙ)`, without type arguments.
pub fn prim(op: Prim, arguments: impl IntoIterator<Item = Term>) -> Term {
    prim_at(op, [], arguments)
}

/// `op(t₁, …, tₙ)` at type arguments.
pub fn prim_at(
    op: Prim,
    types: impl IntoIterator<Item = Type>,
    arguments: impl IntoIterator<Item = Term>,
) -> Term {
    Kind::Prim(op, types.into_iter().collect(), arguments.into_iter().collect()).into()
}

/// An operation on reals.
pub fn real_op(op: RealOp, arguments: impl IntoIterator<Item = Term>) -> Term {
    prim(Prim::Real(op), arguments)
}

/// An operation on integers.
pub fn int_op(op: IntOp, arguments: impl IntoIterator<Item = Term>) -> Term {
    prim(Prim::Int(op), arguments)
}

/// A comparison.
pub fn cmp(op: CmpOp, ty: CmpType, left: Term, right: Term) -> Term {
    prim(Prim::Cmp(op, ty), [left, right])
}

/// `s + t` on reals.
pub fn add(s: Term, t: Term) -> Term {
    real_op(RealOp::Add, [s, t])
}

/// `s - t` on reals.
pub fn sub(s: Term, t: Term) -> Term {
    real_op(RealOp::Sub, [s, t])
}

/// `s * t` on reals.
pub fn mul(s: Term, t: Term) -> Term {
    real_op(RealOp::Mul, [s, t])
}

/// `s / t` on reals.
pub fn div(s: Term, t: Term) -> Term {
    real_op(RealOp::Div, [s, t])
}

/// Stops with a message; of any type.
pub fn fail(ty: Type, message: impl Into<Arc<str>>) -> Term {
    Kind::Fail(ty, message.into()).into()
}

/// `(t₁, …, tₙ)^⋆`.
pub fn par(parts: impl IntoIterator<Item = Term>) -> Term {
    Kind::Par(parts.into_iter().collect()).into()
}

/// `⋆ t`, for a list of thunks.
pub fn par_list(thunks: Term) -> Term {
    Kind::ParList(thunks).into()
}

/// `return t`.
pub fn return_(value: Term) -> Term {
    Kind::Return(value).into()
}

/// `do { x ← s; t }`.
pub fn do_(x: &Var, first: Term, then: Term) -> Term {
    Kind::Do(x.clone(), first, then).into()
}
