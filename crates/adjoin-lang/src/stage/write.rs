//! A writer of target terms: builders that make their own names and hand them to a closure.

use crate::core::build::{claimed_linear_lam, do_, lam, let_, linear_lam, unpack, var};
use crate::core::{Supply, Term, Type};

/// Writes terms with fresh variables.
pub(super) struct Writer {
    pub(super) supply: Supply,
}

impl Writer {
    /// `λ(hint:ty). body`.
    pub(super) fn lam(&mut self, hint: &str, ty: Type, body: impl FnOnce(&mut Self, Term) -> Term) -> Term {
        let x = self.supply.var(hint);
        let body = body(self, var(&x));
        lam(&x, ty, body)
    }

    /// `λ°(hint:ty). body`, checked.
    pub(super) fn linear(
        &mut self,
        hint: &str,
        ty: Type,
        body: impl FnOnce(&mut Self, Term) -> Term,
    ) -> Term {
        let z = self.supply.var(hint);
        let body = body(self, var(&z));
        linear_lam(&z, ty, body)
    }

    /// `λ°(hint:ty). body`, linear for a reason that its maker knows.
    pub(super) fn claimed(
        &mut self,
        hint: &str,
        ty: Type,
        body: impl FnOnce(&mut Self, Term) -> Term,
    ) -> Term {
        let z = self.supply.var(hint);
        let body = body(self, var(&z));
        claimed_linear_lam(&z, ty, body)
    }

    /// `let hint = bound in body`.
    pub(super) fn let_(
        &mut self,
        hint: &str,
        bound: Term,
        body: impl FnOnce(&mut Self, Term) -> Term,
    ) -> Term {
        let x = self.supply.var(hint);
        let body = body(self, var(&x));
        let_(&x, bound, body)
    }

    /// `let (hints…) = tuple in body`.
    pub(super) fn unpack<const N: usize>(
        &mut self,
        hints: [&str; N],
        tuple: Term,
        body: impl FnOnce(&mut Self, [Term; N]) -> Term,
    ) -> Term {
        let vars = hints.map(|hint| self.supply.var(hint));
        let body = body(self, vars.each_ref().map(var));
        unpack(&vars, tuple, body)
    }

    /// `λ(hint:ty). let (hints…) = hint in body`.
    pub(super) fn lam_tuple<const N: usize>(
        &mut self,
        hints: [&str; N],
        ty: Type,
        body: impl FnOnce(&mut Self, [Term; N]) -> Term,
    ) -> Term {
        self.lam("p", ty, |w, p| w.unpack(hints, p, body))
    }

    /// `do { hint ← first; then }`.
    pub(super) fn run(
        &mut self,
        hint: &str,
        first: Term,
        then: impl FnOnce(&mut Self, Term) -> Term,
    ) -> Term {
        let x = self.supply.var(hint);
        let then = then(self, var(&x));
        do_(&x, first, then)
    }

    /// `do { (hints…) ← first; then }`.
    pub(super) fn run_tuple<const N: usize>(
        &mut self,
        hints: [&str; N],
        first: Term,
        then: impl FnOnce(&mut Self, [Term; N]) -> Term,
    ) -> Term {
        self.run("p", first, |w, p| w.unpack(hints, p, then))
    }

    /// `first >> then`.
    pub(super) fn then(&mut self, first: Term, then: Term) -> Term {
        self.run("_", first, |_, _| then)
    }
}
