//! Naive dual-numbers reverse AD (paper, section naive, Figs. algo-naive and wrapper-naive).
//!
//! ```text
//! D[Double] = (Double, Double ⊸ c)
//! D[r] = (r, λ°z. 0)
//! D[op(t₁, …, tₙ)] = let (x₁, d₁) = D[t₁] in … in let (xₙ, dₙ) = D[tₙ]
//!                    in (op(x₁, …, xₙ), λ°z. d₁ (∂₁op(x₁, …, xₙ)(z)) + … + dₙ (∂ₙop(x₁, …, xₙ)(z)))
//!
//! Interleave_Double (x, d) = (x, d)        Interleave_(σ, τ) ((x, y), d) = (… λ°z. d (z, 0), … λ°z. d (0, z))
//! Wrap[λ(x:σ). t] = λ(x:σ). let x = Interleave_σ (x, λ°z. z) in Deinterleave_τ (D[t])      with c = σ
//! ```
//!
//! 0 : c has the structure of the input, because data types have many shapes: it is `zero x`, for the x of
//! Wrap.
//!
//! Cost: a backpropagator is called once for every use of its scalar, along every path: exponential in the
//! worst case.

use super::deinterleave::Collect;
use super::driver::{Setup, Staged};
use super::dual::{Rules, Transform, entered};
use super::effect::{Comp, Effect, State};
use super::generated::Whole;
use super::inject::Inject;
use super::operands::Operands;
use super::write::Writer;
use crate::core::build::{app, int, linear_lam, node_lam, pair, prim_at, var};
use crate::core::{Origin, Prim, Span, Term, Type, Var};

/// The rules, for this type of inputs and this variable that holds the input.
struct Naive {
    c: Type,
    input: Var,
}

impl Rules for Naive {
    fn effect(&self) -> Effect {
        Effect::None
    }

    fn scalar(&self) -> Type {
        Type::pair(Type::Double, Type::linear(Type::Double, self.c.clone()))
    }

    fn node(&self, transform: &mut Transform<'_>, primal: Term, operands: Operands, _: &State) -> Comp {
        let back = linear_node(self, transform, &operands, |transform, z, body| {
            transform.entered(operands.count(), z, body)
        });
        Comp::Pure(pair(primal, back))
    }
}

impl Collect for Naive {
    fn codomain(&self) -> Type {
        self.c.clone()
    }

    fn zero(&self) -> Term {
        prim_at(Prim::Zero, [self.c.clone()], [var(&self.input)])
    }

    fn plus(&self, left: Term, right: Term) -> Term {
        prim_at(Prim::Plus, [self.c.clone()], [left, right])
    }

    fn back(&self, operand: Term) -> Term {
        operand
    }
}

impl Inject for Naive {
    fn ty(&self, of: Type) -> Type {
        Type::linear(of, self.c.clone())
    }

    fn scalar(&self, _: &mut Transform<'_>, x: Term, d: Term, _: &State) -> Comp {
        Comp::Pure(pair(x, d))
    }

    fn elements(&self, writer: &mut Writer, of: &Type, d: Term) -> Term {
        writer.linear("z", Type::list(of.clone()), |_, z| {
            app(d, prim_at(Prim::ArrayFromList, [of.clone()], [z]))
        })
    }

    fn part(&self, writer: &mut Writer, whole: &Whole, place: usize, d: Term) -> Term {
        let ty = whole.types[place].clone();
        one_hot(writer, whole, place, d, |writer, z, body| {
            entered(writer, (Origin::Input, Span::NONE), (int(0), ty), z, body)
        })
    }
}

/// λ°z. d₁ (p₁ · z) + …, where `observed` may tell about z.
pub(super) fn linear_node(
    by: &dyn Collect,
    transform: &mut Transform<'_>,
    operands: &Operands,
    observed: impl FnOnce(&mut Transform<'_>, Term, Term) -> Term,
) -> Term {
    let (z, ty) = (transform.writer.supply.var("z"), transform.rules.argument().ty());
    let body = operands.sum(transform, by, &var(&z));
    let body = observed(transform, var(&z), body);
    match operands {
        Operands::Few(_) => linear_lam(&z, ty, body),
        // A sum over turns, each of them linear in z.
        Operands::Each(_) => node_lam(&z, ty, body),
    }
}

/// λ°z. d (0, …, z, …, 0), where `observed` may tell about z.
pub(super) fn one_hot(
    writer: &mut Writer,
    whole: &Whole,
    place: usize,
    d: Term,
    observed: impl FnOnce(&mut Writer, Term, Term) -> Term,
) -> Term {
    writer.linear("z", whole.types[place].clone(), |writer, z| {
        let zero = |(ty, part): (&Type, &Term)| prim_at(Prim::Zero, [ty.clone()], [part.clone()]);
        let mut parts: Vec<Term> = whole.types.iter().zip(&whole.parts).map(zero).collect();
        parts[place] = z.clone();
        observed(writer, z, app(d, whole.build(parts)))
    })
}

/// The stage.
pub(super) fn stage(setup: Setup<'_>) -> Staged {
    let mut writer = setup.writer();
    let input = writer.supply.var("x");
    let rules = Naive { c: setup.input.clone(), input: input.clone() };
    let mut transform = setup.transform(&rules, writer, setup.data());
    transform.open.insert(input.clone());
    let identity = transform.writer.linear("z", setup.input.clone(), |writer, z| {
        entered(writer, (Origin::Input, Span::NONE), (int(0), setup.input.clone()), z.clone(), z)
    });
    let state = State::default();
    let dual = transform.interleave(&rules, setup.input, var(&input), identity, &state);
    let body = transform.bind(dual, "x", &state, |transform, dual, state| {
        setup.apply(transform, dual, state, |transform, result, _| {
            Comp::Pure(transform.deinterleave(&rules, setup.output, result, |_, y, d| pair(y, d)))
        })
    });
    let body = transform.effect.finish(body, &state);
    setup.finish(transform, Vec::new(), &input, body)
}
