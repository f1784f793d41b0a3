//! What happens when nothing matches.
//!
//! It is a term that is copied if it is small, put in place if it is used once, and otherwise bound to a
//! function of `()`.

use std::cell::Cell;

use super::Elaborator;
use crate::core::build;
use crate::core::{self, Kind, Term, Type, Var};

/// What to do when nothing matches.
pub(super) enum Fail {
    /// A term small enough to be copied.
    Small(Term),
    /// A call of this function of `()`; counts the calls.
    Join(Var, Cell<usize>),
}

impl Fail {
    pub(super) fn term(&self) -> Term {
        match self {
            Fail::Small(term) => term.clone(),
            Fail::Join(var, calls) => {
                calls.set(calls.get() + 1);
                build::app(build::var(var), build::unit())
            }
        }
    }
}

impl Elaborator<'_> {
    /// Builds a term that fails over to `rest`.
    pub(super) fn with_fail(
        &mut self,
        rest: Term,
        build_term: impl FnOnce(&mut Self, &Fail) -> Term,
    ) -> Term {
        if is_small(&rest) {
            return build_term(self, &Fail::Small(rest));
        }
        let join = self.supply.var("otherwise");
        let fail = Fail::Join(join.clone(), Cell::new(0));
        let term = build_term(self, &fail);
        let Fail::Join(_, calls) = fail else { return term };
        if calls.get() == 0 {
            return term;
        }
        let replaced = if calls.get() == 1 { replace_call(&term, &join, &rest) } else { None };
        replaced.unwrap_or_else(|| {
            let unit = self.supply.var("unit");
            build::let_(&join, build::lam(&unit, Type::unit(), rest), term)
        })
    }
}

/// Whether copying a term costs less than calling it.
fn is_small(term: &Term) -> bool {
    match term.kind() {
        Kind::Var(..) | Kind::Lit(_) | Kind::Fail(..) => true,
        Kind::Con(_, _, parts) | Kind::List(_, parts) | Kind::Tuple(parts) => parts.is_empty(),
        Kind::App(function, argument) => {
            matches!(function.kind(), Kind::Var(..))
                && matches!(argument.kind(), Kind::Tuple(parts) if parts.is_empty())
        }
        _ => false,
    }
}

/// Replaces the only call of `join`; `None` if there is none in this term.
fn replace_call(term: &Term, join: &Var, with: &Term) -> Option<Term> {
    let go = |t: &Term| replace_call(t, join, with);
    let kind = match term.kind() {
        Kind::App(function, _) => {
            if matches!(function.kind(), Kind::Var(var, _) if var == join) {
                return Some(with.clone());
            }
            return None;
        }
        // Failure calls are the defaults of cases, bodies of bindings and of branches; nowhere else.
        Kind::Case(value, alts, default) => {
            if let Some(new) = default.as_ref().and_then(go) {
                Kind::Case(value.clone(), alts.clone(), Some(new))
            } else {
                let (i, new) =
                    alts.iter().enumerate().rev().find_map(|(i, alt)| Some((i, go(&alt.body)?)))?;
                let mut alts = alts.clone();
                alts[i].body = new;
                Kind::Case(value.clone(), alts, default.clone())
            }
        }
        Kind::Unpack(vars, value, body) => Kind::Unpack(vars.clone(), value.clone(), go(body)?),
        Kind::LetRec(binds, body) => Kind::LetRec(binds.clone(), go(body)?),
        Kind::Let(bind, body) => {
            if let Some(body) = go(body) {
                Kind::Let(bind.clone(), body)
            } else {
                // The failure of a failure is the body of a join.
                let bound = core::Bind { body: go(&bind.body)?, ..bind.clone() };
                Kind::Let(bound, body.clone())
            }
        }
        Kind::Lam(var, ty, body) if ty == &Type::unit() => Kind::Lam(var.clone(), ty.clone(), go(body)?),
        _ => return None,
    };
    Some(Term::new(kind, term.span()))
}
