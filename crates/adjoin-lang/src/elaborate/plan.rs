//! One pattern at a time: pattern bindings, parameters of lambdas, pattern guards, generators.
//!
//! A pattern is planned as a list of tests and bindings before what follows it is elaborated, so that its
//! variables are known there; then the steps are wrapped around that.

use super::Elaborator;
use super::fail::Fail;
use super::matching::{Column, bind_all, literal, put_in_place};
use crate::check::typed::{Pattern, PatternKind};
use crate::core::build;
use crate::core::{ConId, Lit, Term, Type, Var};

/// How to take a value apart: the variable that holds it, and what is done to it.
pub(super) struct Plan {
    var: Var,
    /// The variable is also one of the program.
    named: bool,
    steps: Vec<Step>,
}

impl Plan {
    /// The variable that holds the value.
    pub(super) fn var(&self) -> &Var {
        &self.var
    }

    /// Takes the value, which the variable holds already, apart in `body`, of type `result`.
    pub(super) fn take_apart(self, body: Term, result: &Type, message: &str) -> Term {
        let fail = Fail::Small(build::fail(result.clone(), message));
        self.steps.into_iter().rev().fold(body, |body, step| step.wrap(body, &fail))
    }

    /// `let pattern = value in body`, where a mismatch stops the program; `body` has type `result`.
    pub(super) fn bind(self, value: Term, body: Term, result: &Type) -> Term {
        let (var, named) = (self.var.clone(), self.named);
        let body = self.take_apart(body, result, "a pattern binding does not match its value");
        if named { build::let_(&var, value, body) } else { put_in_place(&var, value, body) }
    }
}

/// One test or binding of a pattern.
enum Step {
    Tuple(Var, Vec<Var>),
    /// The flag says that the type has no other constructor.
    Con(Var, ConId, Vec<Var>, bool),
    Lit(Var, Lit),
}

impl Step {
    fn wrap(self, term: Term, fail: &Fail) -> Term {
        match self {
            Step::Tuple(_, fields) if fields.is_empty() => term,
            Step::Tuple(value, fields) => build::unpack(&fields, build::var(&value), term),
            Step::Con(value, con, fields, true) => {
                build::case(build::var(&value), [build::alt(con, &fields, term)])
            }
            Step::Con(value, con, fields, false) => {
                build::case_or(build::var(&value), [build::alt(con, &fields, term)], fail.term())
            }
            Step::Lit(value, lit) => {
                build::case_or(build::var(&value), [build::lit_alt(lit, term)], fail.term())
            }
        }
    }
}

impl Elaborator<'_> {
    /// `case value of pattern → then; _ → fail`
    pub(super) fn match_one(
        &mut self,
        value: Term,
        pattern: &Pattern,
        fail: &Fail,
        then: impl FnOnce(&mut Self) -> Term,
    ) -> Term {
        let mut bound = Vec::new();
        let ty = self.ty(pattern.ty);
        let var = self.atom(value, &mut bound);
        let column = Column { var, ty };
        let mut steps = Vec::new();
        self.plan(&column, pattern, &mut steps);
        let mut term = then(self);
        for step in steps.into_iter().rev() {
            term = step.wrap(term, fail);
        }
        match bound.pop() {
            Some((var, value)) if !is_named(pattern) => put_in_place(&var, value, term),
            Some(last) => bind_all(vec![last], term),
            None => term,
        }
    }

    /// Plans the match of a pattern binding: its variables are in scope from here on.
    pub(super) fn plan_binding(&mut self, pattern: &Pattern) -> Plan {
        let var = self.parameter(std::iter::once(pattern));
        let mut steps = Vec::new();
        self.plan(&Column { var: var.clone(), ty: self.ty(pattern.ty) }, pattern, &mut steps);
        Plan { var, named: is_named(pattern), steps }
    }

    /// The tests and bindings of one pattern, in order.
    fn plan(&mut self, column: &Column, pattern: &Pattern, steps: &mut Vec<Step>) {
        match &pattern.kind {
            PatternKind::Wild => {}
            PatternKind::Var(id) => {
                self.locals.insert(*id, column.var.clone());
            }
            PatternKind::As(id, inner) => {
                self.locals.insert(*id, column.var.clone());
                self.plan(column, inner, steps);
            }
            PatternKind::Tuple(parts) => {
                let types: Vec<Type> = parts.iter().map(|p| self.ty(p.ty)).collect();
                let fields = self.plan_fields(parts, types);
                steps.push(Step::Tuple(column.var.clone(), fields.iter().map(|f| f.var.clone()).collect()));
                for (field, part) in fields.iter().zip(parts) {
                    self.plan(field, part, steps);
                }
            }
            PatternKind::Con(con, parts) => {
                let types = self.field_types(*con, &column.ty);
                let fields = self.plan_fields(parts, types);
                let only = self.constructors(*con) == 1;
                let vars = fields.iter().map(|f| f.var.clone()).collect();
                steps.push(Step::Con(column.var.clone(), *con, vars, only));
                for (field, part) in fields.iter().zip(parts) {
                    self.plan(field, part, steps);
                }
            }
            kind => {
                if let Some(lit) = literal(kind, &column.ty) {
                    steps.push(Step::Lit(column.var.clone(), lit));
                }
            }
        }
    }

    fn plan_fields(&mut self, parts: &[Pattern], types: Vec<Type>) -> Vec<Column> {
        parts
            .iter()
            .zip(types)
            .map(|(part, ty)| Column { var: self.parameter(std::iter::once(part)), ty })
            .collect()
    }
}

/// Whether a pattern gives the whole value a name.
fn is_named(pattern: &Pattern) -> bool {
    matches!(pattern.kind, PatternKind::Var(_) | PatternKind::As(..))
}
