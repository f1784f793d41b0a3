//! What all stages share around their rules: the definitions that the function needs, and the program that
//! comes out.
//!
//! The paper transforms one closed term. Here that is the function together with all definitions that it
//! needs, as nested `let`s. A definition that the transformation leaves closed becomes a definition of the
//! target program; one that mentions the wrapper's input (through 0 : c) or generates ids stays inside the
//! wrapper.

use std::collections::HashSet;

use super::dual::{Rules, Transform};
use super::effect::{Comp, State};
use super::write::Writer;
use crate::core::build::{app, bind, inst, lam, let_bind, letrec};
use crate::core::{Bind, DataId, DataTable, Group, Program, Term, Type, Var};
use crate::pretty::{Abbreviation, Notes};
use crate::typing::ForkTypes;

/// The function to differentiate, checked to be one.
#[derive(Clone, Copy)]
pub(super) struct Setup<'s> {
    pub(super) program: &'s Program,
    pub(super) function: &'s Var,
    /// σ.
    pub(super) input: &'s Type,
    /// τ.
    pub(super) output: &'s Type,
    pub(super) forks: &'s ForkTypes,
}

/// A stage's output.
pub(super) struct Staged {
    pub(super) program: Program,
    pub(super) entry: Var,
    /// For printing.
    pub(super) notes: Notes,
}

/// What comes after the transformed function was applied.
type Rest<'k, 'a> = Box<dyn FnOnce(&mut Transform<'a>, Term, &State) -> Comp + 'k>;

impl<'s> Setup<'s> {
    /// Names go on from the source's.
    pub(super) fn writer(&self) -> Writer {
        Writer { supply: self.program.supply.clone() }
    }

    /// The source's data types, to add to.
    pub(super) fn data(&self) -> DataTable {
        self.program.data.clone()
    }

    /// A transformation by these rules, into a target with these data types.
    pub(super) fn transform<'a>(&self, rules: &'a dyn Rules, writer: Writer, data: DataTable) -> Transform<'a>
    where
        's: 'a,
    {
        Transform::new(self.program, rules, writer, data, self.forks)
    }

    /// Brings the transformed definitions into scope, applies the function to its transformed input and
    /// goes on with its result.
    pub(super) fn apply<'a>(
        &self,
        transform: &mut Transform<'a>,
        dual: Term,
        state: &State,
        rest: impl FnOnce(&mut Transform<'a>, Term, &State) -> Comp,
    ) -> Comp {
        self.groups(transform, &self.program.groups, dual, state, Box::new(rest))
    }

    fn groups<'a>(
        &self,
        transform: &mut Transform<'a>,
        groups: &[Group],
        dual: Term,
        state: &State,
        rest: Rest<'_, 'a>,
    ) -> Comp {
        let Some((group, others)) = groups.split_first() else {
            let call = transform.effect.run(app(inst(self.function, []), dual), state);
            return transform.bind(call, "y", state, rest);
        };
        match group {
            Group::One(source) => match transform.pure_bind(source) {
                Some(bind) if transform.is_closed(std::slice::from_ref(&bind)) => {
                    transform.closed.push(Group::One(bind));
                    self.groups(transform, others, dual, state, rest)
                }
                Some(bind) => {
                    transform.open.insert(bind.var.clone());
                    let comp = self.groups(transform, others, dual, state, rest);
                    comp.wrap(|body| let_bind(bind, body))
                }
                None => {
                    transform.open.insert(source.var.clone());
                    let comp = transform.term(&source.body, state);
                    transform.definition(source, comp, state, |transform, state| {
                        self.groups(transform, others, dual, state, rest)
                    })
                }
            },
            Group::Rec(sources) => {
                let binds: Vec<Bind> =
                    sources.iter().filter_map(|source| transform.pure_bind(source)).collect();
                if transform.is_closed(&binds) {
                    transform.closed.push(Group::Rec(binds));
                    return self.groups(transform, others, dual, state, rest);
                }
                transform.open.extend(binds.iter().map(|bind| bind.var.clone()));
                let comp = self.groups(transform, others, dual, state, rest);
                comp.wrap(|body| letrec(binds, body))
            }
        }
    }

    /// The target program: `interface`, what the wrapper's body needs, and the wrapper λ(input). body.
    pub(super) fn finish(
        &self,
        mut transform: Transform<'_>,
        interface: Vec<Group>,
        input: &Var,
        body: Term,
    ) -> Staged {
        let interface_vars = interface.iter().flat_map(Group::binds).map(|bind| bind.var.clone()).collect();
        let mut needed = interface;
        needed.extend(transform.own_definitions());
        for binds in [&mut transform.interleaves.binds, &mut transform.deinterleaves.binds] {
            let binds = std::mem::take(binds);
            if !binds.is_empty() {
                needed.push(Group::Rec(binds));
            }
        }
        let (mut outer, mut inner) = (Vec::new(), Vec::new());
        for group in needed {
            if transform.is_closed(group.binds()) {
                outer.push(group);
            } else {
                transform.open.extend(group.binds().iter().map(|bind| bind.var.clone()));
                inner.push(group);
            }
        }
        outer.append(&mut transform.closed);
        let body = inner.into_iter().rev().fold(body, |body, group| {
            let vars = group.binds().iter().map(|bind| bind.var.clone()).collect();
            match group {
                group if !body.mentions(&vars) => drop(group),
                Group::One(bind) => return let_bind(bind, body),
                Group::Rec(binds) => return letrec(binds, body),
            }
            body
        });
        let entry = transform.writer.supply.var(format!("wrap_{}", self.function.hint()));
        let result = Type::pair(self.output.clone(), Type::linear(self.output.clone(), self.input.clone()));
        let ty = Type::fun(self.input.clone(), result);
        outer.push(Group::One(bind(&entry, ty, lam(input, self.input.clone(), body))));
        let mut abbreviations = vec![Abbreviation::program("D[Double]", transform.rules.scalar())];
        abbreviations.extend(transform.rules.abbreviations());
        let ours = |id: &DataId| self.program.data.get(*id).is_none() && !transform.is_copy(*id);
        let data: HashSet<DataId> = transform.data.iter().map(|(id, _)| id).filter(ours).collect();
        // c, the type of what is collected. A scalar is too common to be called c wherever it occurs.
        if !self.input.children().is_empty() {
            abbreviations.insert(0, Abbreviation::interface("c", self.input.clone()));
        }
        let program = Program { data: transform.data, groups: outer, supply: transform.writer.supply };
        Staged { program, entry, notes: Notes { abbreviations, vars: interface_vars, data } }
    }
}

impl Transform<'_> {
    /// Whether these bindings mention nothing that is only in scope inside the wrapper.
    fn is_closed(&self, binds: &[Bind]) -> bool {
        !binds.iter().any(|bind| bind.body.mentions(&self.open))
    }
}
