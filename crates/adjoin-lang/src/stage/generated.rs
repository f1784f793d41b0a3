//! Functions that a wrapper needs for data types, one for each, made when first asked for.
//!
//! Interleave and Deinterleave go by induction on types. For a data type T ᾱ there is one polymorphic, recursive
//! function, which gets the functions for its parameters; so nested and non-regular types
//! (`data Nest a = Nil | Cons a (Nest (a, a))`) need nothing special.

use std::collections::HashMap;

use crate::core::build::{con, tuple};
use crate::core::types::Substitution;
use crate::core::{Bind, ConId, DataId, Term, TyVar, Type, Var};

/// What stands for a type parameter inside such a function.
#[derive(Clone, Debug)]
pub(super) struct Param {
    /// The function for values of the parameter type.
    pub(super) function: Term,
    /// What the parameter is on the transformed side.
    pub(super) dual: Type,
}

/// The functions made so far.
#[derive(Default)]
pub(super) struct Generated {
    pub(super) functions: HashMap<DataId, Var>,
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
