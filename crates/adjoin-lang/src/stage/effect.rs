//! The monad that transformed code lives in.
//!
//! Transformed terms generate ids, so all code runs in a monad M, and functions σ → τ become D\[σ\] → M
//! D\[τ\]:
//!
//! ```text
//! M τ = τ                                                naive
//! M τ = Int → (τ, Int)                                   staged … contrib: the next id
//! M τ = Array _ → IO τ                                   taping: the tape
//! M τ = IORef JID → JobDescr → IO (JobDescr, τ)          parallel: FwdM
//! ```
//!
//! As in the paper, state passing is written out, except that a term that generates no id is left in place:
//! `let (x, i') = (v, i) in t` is written `t` with v for x. A [`Comp`] says which of the two it is. What
//! follows a pure computation uses its value once, so nothing is computed twice.

use super::dual::Transform;
use crate::core::build::{
    app, apps, bind, do_, inst, lams, let_, let_bind, pair, prim_at, proj, return_, unpack, var,
};
use crate::core::{Prim, Scheme, Term, Type, Var};

/// Which monad.
#[derive(Clone, Debug)]
pub(super) enum Effect {
    /// No effect.
    None,
    /// The next id is passed along.
    Ids,
    /// A tape of this type is written to.
    Tape(Type),
    /// The parallel monad, with the types of the job counter and of job descriptions.
    Jobs(Type, Type),
}

/// The state at a point of the transformed program.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    /// What stays the same: the tape, or the job counter.
    pub(super) fixed: Option<Term>,
    /// What is passed along: the next id, or the job description.
    pub(super) current: Option<Term>,
}

impl State {
    pub(super) fn fixed(&self) -> Term {
        self.fixed.clone().unwrap_or_default()
    }

    pub(super) fn current(&self) -> Term {
        self.current.clone().unwrap_or_default()
    }
}

/// A transformed term at a state.
#[derive(Clone, Debug)]
pub(super) enum Comp {
    /// A value; the state stays as it is.
    Pure(Term),
    /// A term that gives value and new state: of type τ, (τ, Int), IO τ or IO (`JobDescr`, τ).
    Code(Term),
}

impl Comp {
    /// The same computation below a binder or after a `let`.
    pub(super) fn wrap(self, around: impl FnOnce(Term) -> Term) -> Comp {
        match self {
            Comp::Pure(term) => Comp::Pure(around(term)),
            Comp::Code(term) => Comp::Code(around(term)),
        }
    }
}

impl Effect {
    /// M τ.
    pub(super) fn result(&self, ty: Type) -> Type {
        match self {
            Effect::None => ty,
            Effect::Ids => Type::fun(Type::Int, Type::pair(ty, Type::Int)),
            Effect::Tape(tape) => Type::fun(tape.clone(), Type::io(ty)),
            Effect::Jobs(counter, job) => {
                Type::funs([counter.clone(), job.clone()], Type::io(Type::pair(job.clone(), ty)))
            }
        }
    }

    /// The computation as a term: the value together with the state after it.
    pub(super) fn finish(&self, comp: Comp, state: &State) -> Term {
        match (comp, self) {
            (Comp::Code(term), _) | (Comp::Pure(term), Effect::None) => term,
            (Comp::Pure(value), Effect::Ids) => pair(value, state.current()),
            (Comp::Pure(value), Effect::Tape(_)) => return_(value),
            (Comp::Pure(value), Effect::Jobs(..)) => return_(pair(state.current(), value)),
        }
    }

    /// Runs a term of type M τ.
    pub(super) fn run(&self, term: Term, state: &State) -> Comp {
        Comp::Code(match self {
            Effect::None => term,
            Effect::Ids => app(term, state.current()),
            Effect::Tape(_) => app(term, state.fixed()),
            Effect::Jobs(..) => apps(term, [state.fixed(), state.current()]),
        })
    }
}

impl Transform<'_> {
    /// A term of type M τ, from what it does at a state.
    pub(super) fn delayed(&mut self, body: impl FnOnce(&mut Self, &State) -> Comp) -> Term {
        let effect = self.effect.clone();
        let mut params = Vec::new();
        let mut param = |this: &mut Self, hint: &str, ty: &Type| {
            let x = this.writer.supply.var(hint);
            params.push((x.clone(), ty.clone()));
            Some(var(&x))
        };
        let state = match &effect {
            Effect::None => State::default(),
            Effect::Ids => State { fixed: None, current: param(self, "i", &Type::Int) },
            Effect::Tape(tape) => State { fixed: param(self, "tape", tape), current: None },
            Effect::Jobs(counter, job) => {
                let fixed = param(self, "ref", counter);
                State { fixed, current: param(self, "jd", job) }
            }
        };
        let comp = body(self, &state);
        lams(params, effect.finish(comp, &state))
    }

    /// Does `then` with the value of `first`.
    pub(super) fn bind(
        &mut self,
        first: Comp,
        hint: &str,
        state: &State,
        then: impl FnOnce(&mut Self, Term, &State) -> Comp,
    ) -> Comp {
        let term = match first {
            Comp::Pure(value) => return then(self, value, state),
            Comp::Code(term) => term,
        };
        let x = self.writer.supply.var(hint);
        self.bind_var(term, &x, state, then)
    }

    /// Does `then` with the value that `term` leaves, bound to `x`.
    pub(super) fn bind_var(
        &mut self,
        term: Term,
        x: &Var,
        state: &State,
        then: impl FnOnce(&mut Self, Term, &State) -> Comp,
    ) -> Comp {
        let effect = self.effect.clone();
        match effect {
            Effect::None => {
                let rest = then(self, var(x), state);
                Comp::Code(let_(x, term, effect.finish(rest, state)))
            }
            Effect::Ids => {
                let next = self.writer.supply.var("i");
                let after = State { fixed: None, current: Some(var(&next)) };
                let rest = then(self, var(x), &after);
                Comp::Code(unpack([x, &next], term, effect.finish(rest, &after)))
            }
            Effect::Tape(_) => {
                let rest = then(self, var(x), state);
                Comp::Code(do_(x, term, effect.finish(rest, state)))
            }
            Effect::Jobs(..) => {
                let both = self.writer.supply.var("p");
                let next = self.writer.supply.var("jd");
                let after = State { fixed: state.fixed.clone(), current: Some(var(&next)) };
                let rest = then(self, var(x), &after);
                let rest = unpack([&next, x], var(&both), effect.finish(rest, &after));
                Comp::Code(do_(&both, term, rest))
            }
        }
    }

    /// Does `rest` with the value that `term` leaves, bound to `x` at its polymorphic type. The computation
    /// is done once, whatever types `x` is used at:
    ///
    /// ```text
    /// let p : ∀α. (τ, Int) = term in let x : ∀α. τ = fst p in let i' = snd p in rest
    /// let x : ∀α. τ = unsafePerformIO term in rest
    /// ```
    ///
    /// Generalising an effect is sound here: the cells that `term` writes to were made outside of it, so that
    /// their types do not mention α, and those that it makes itself (jobs, tapes) hold no values of the
    /// program.
    pub(super) fn bind_polymorphic(
        &mut self,
        term: Term,
        x: &Var,
        scheme: Scheme,
        state: &State,
        rest: impl FnOnce(&mut Self, &State) -> Comp,
    ) -> Comp {
        let effect = self.effect.clone();
        let run = |ty: &Type, term: Term| prim_at(Prim::UnsafePerformIo, [ty.clone()], [term]);
        // Value and state in one; where each of them is; the term that computes both.
        let (both, value, next, hint, term) = match &effect {
            Effect::None | Effect::Tape(_) => {
                let term = if matches!(effect, Effect::None) { term } else { run(&scheme.ty, term) };
                let rest = rest(self, state);
                return Comp::Code(let_bind(bind(x, scheme, term), effect.finish(rest, state)));
            }
            Effect::Ids => (Type::pair(scheme.ty.clone(), Type::Int), 0, 1, "i", term),
            Effect::Jobs(_, job) => {
                let both = Type::pair(job.clone(), scheme.ty.clone());
                let term = run(&both, term);
                (both, 1, 0, "jd", term)
            }
        };
        let (p, after) = (self.writer.supply.var("p"), self.writer.supply.var(hint));
        let own: Vec<Type> = scheme.vars.iter().cloned().map(Type::Var).collect();
        let any = vec![Type::unit(); own.len()];
        let state = State { fixed: state.fixed.clone(), current: Some(var(&after)) };
        let rest = rest(self, &state);
        let rest = let_(&after, proj(next, inst(&p, any)), effect.finish(rest, &state));
        let value = bind(x, scheme.clone(), proj(value, inst(&p, own)));
        let both = bind(&p, Scheme { vars: scheme.vars, ty: both }, term);
        Comp::Code(let_bind(both, let_bind(value, rest)))
    }
}
