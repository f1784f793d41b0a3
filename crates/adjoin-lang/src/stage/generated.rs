//! Functions that a wrapper needs for data types, one for each, made when first asked for.
//!
//! Interleave and Deinterleave go by induction on types. For a data type T ᾱ there is one polymorphic,
//! recursive function, which gets the functions for its parameters; so nested and non-regular types
//! (`data Nest a = Nil | Cons a (Nest (a, a))`) need nothing special. An array goes by way of the list of its
//! elements.
//!
//! # Forks
//! Where a program forks and its stage does too, so do the functions for its input and output: several
//! *large* parts of a tuple or constructor, whose size no type bounds, are walked in parallel. Then a walk's
//! span is that of its deepest path, as it is for a primal that walks the same structure in parallel. Scalars
//! and records of scalars are not worth a task. For each data type there is a function for every choice of
//! large parameters that occurs.

use std::collections::{HashMap, HashSet};

use super::dual::{Forks, Transform};
use super::write::Writer;
use crate::core::build::{con, par, tuple, unpack, var};
use crate::core::types::Substitution;
use crate::core::{Bind, ConId, DataId, Term, TyVar, Type, Var};

/// What stands for a type parameter inside such a function.
#[derive(Clone, Debug)]
pub(super) struct Param {
    /// The function for values of the parameter type.
    pub(super) function: Term,
    /// What the parameter is on the transformed side.
    pub(super) dual: Type,
    /// Whether values of the parameter type may be of any size.
    pub(super) large: bool,
}

/// The functions made so far.
#[derive(Default)]
pub(super) struct Generated {
    /// By data type, and by which of its parameters are large.
    pub(super) functions: HashMap<(DataId, Vec<bool>), Var>,
    pub(super) binds: Vec<Bind>,
    /// Parameters of the function that is being made.
    pub(super) params: HashMap<TyVar, Param>,
}

impl Generated {
    /// α ↦ its transformed side.
    pub(super) fn duals(&self) -> Substitution {
        self.params.iter().map(|(var, param)| (var.clone(), param.dual.clone())).collect()
    }
}

/// A value taken apart: a tuple or a constructor, with its parts.
pub(super) struct Whole {
    /// Its type.
    pub(super) ty: Type,
    /// Its constructor; `None` for a tuple.
    pub(super) con: Option<ConId>,
    /// The types of the parts.
    pub(super) types: Vec<Type>,
    /// The parts.
    pub(super) parts: Vec<Term>,
}

impl Whole {
    /// The same form with other parts.
    pub(super) fn build(&self, parts: Vec<Term>) -> Term {
        match (&self.con, &self.ty) {
            (Some(id), Type::Data(_, args)) => con(*id, args.iter().cloned(), parts),
            _ => tuple(parts),
        }
    }
}

impl<'a> Transform<'a> {
    /// How to fork, if it is worth it to walk input and output in parallel.
    pub(super) fn walks_fork(&self) -> Option<&'a dyn Forks> {
        if self.has_forks() { self.rules.forks() } else { None }
    }

    /// Which of several parts are to be walked in parallel: none, or at least two.
    pub(super) fn large_parts(&self, types: &[Type], scope: &HashMap<TyVar, Param>) -> Vec<usize> {
        if self.walks_fork().is_none() {
            return Vec::new();
        }
        let large = |place: &usize| !self.discrete(&types[*place]) && self.large(&types[*place], scope);
        let places: Vec<usize> = (0..types.len()).filter(large).collect();
        if places.len() < 2 { Vec::new() } else { places }
    }

    /// Which arguments of a data type are large. In a function for another one, arguments that are made of
    /// its parameters are: they may grow from level to level.
    pub(super) fn large_arguments(&self, args: &[Type], scope: &HashMap<TyVar, Param>) -> Vec<bool> {
        let forks = self.walks_fork().is_some();
        let grows = |arg: &Type| !matches!(arg, Type::Var(_)) && mentions_variable(arg);
        args.iter()
            .map(|arg| forks && !self.discrete(arg) && (grows(arg) || self.large(arg, scope)))
            .collect()
    }

    fn large(&self, ty: &Type, scope: &HashMap<TyVar, Param>) -> bool {
        match ty {
            Type::Tuple(parts) => parts.iter().any(|part| self.large(part, scope)),
            Type::Var(param) => scope.get(param).is_some_and(|param| param.large),
            Type::Data(data, args) => self.recursive(*data) || args.iter().any(|arg| self.large(arg, scope)),
            Type::IArray(_) => true,
            _ => false,
        }
    }

    /// Whether this data type is recursive, or reaches one that is.
    fn recursive(&self, data: DataId) -> bool {
        let below = |from: DataId| {
            let (mut seen, mut todo) = (HashSet::new(), vec![from]);
            while let Some(data) = todo.pop() {
                let cons = self.data.get(data).map_or(&[][..], |decl| &decl.cons);
                let mut types: Vec<&Type> = cons.iter().flat_map(|con| &con.fields).collect();
                while let Some(ty) = types.pop() {
                    if let Type::Data(inner, _) = ty {
                        if seen.insert(*inner) {
                            todo.push(*inner);
                        }
                    }
                    types.extend(ty.children());
                }
            }
            seen
        };
        let reached = below(data);
        reached.contains(&data) || reached.into_iter().any(|inner| below(inner).contains(&inner))
    }
}

fn mentions_variable(ty: &Type) -> bool {
    let mut todo = vec![ty];
    while let Some(ty) = todo.pop() {
        if matches!(ty, Type::Var(_)) {
            return true;
        }
        todo.extend(ty.children());
    }
    false
}

/// let (v₁, …) = t₁ ⋆ … in build …, with v for the terms at these places; without places, build of the terms
/// themselves.
pub(super) fn in_parallel(
    writer: &mut Writer,
    mut terms: Vec<Term>,
    places: &[usize],
    build: impl FnOnce(Vec<Term>) -> Term,
) -> Term {
    if places.is_empty() {
        return build(terms);
    }
    let vars: Vec<Var> = places.iter().map(|_| writer.supply.var("v")).collect();
    let branches: Vec<Term> =
        places.iter().zip(&vars).map(|(place, x)| std::mem::replace(&mut terms[*place], var(x))).collect();
    unpack(&vars, par(branches), build(terms))
}
