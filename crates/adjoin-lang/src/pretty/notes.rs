//! What a stage says about its program for the sake of the reader: names for types, and which definitions are
//! its own.
//!
//! Types of core are structural: (Int, Int) may be a compound id or a pair of the user's. So a name is used
//! only where it can be meant: those of ids and cotangents in the stage's own definitions, D\[Double\] in the
//! program's.

use std::collections::HashSet;
use std::sync::Arc;

use crate::core::{DataId, TyVar, Type, Var};

/// Where a name of a type is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// In all definitions.
    Everywhere,
    /// In the definitions of the stage: `StagedCall`, `resolve` and the like.
    Interface,
    /// In the transformed program.
    Program,
    /// Only in what other names stand for.
    Nowhere,
}

/// A name for a type that occurs often, such as D\[Double\].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Abbreviation {
    /// The name.
    pub name: Arc<str>,
    /// What it stands for.
    pub ty: Type,
    /// A variable of `ty` that stands for any type: the a of `FwdM a`.
    pub param: Option<TyVar>,
    /// The same as the paper writes it, with names that `ty` does not have.
    pub meaning: Option<&'static str>,
    /// Where it is used.
    pub scope: Scope,
}

impl Abbreviation {
    fn new(name: &str, ty: Type, scope: Scope) -> Self {
        Abbreviation { name: name.into(), ty, param: None, meaning: None, scope }
    }

    /// Used in all definitions.
    pub fn everywhere(name: &str, ty: Type) -> Self {
        Abbreviation::new(name, ty, Scope::Everywhere)
    }

    /// Used in the stage's own definitions.
    pub fn interface(name: &str, ty: Type) -> Self {
        Abbreviation::new(name, ty, Scope::Interface)
    }

    /// Used in the transformed program.
    pub fn program(name: &str, ty: Type) -> Self {
        Abbreviation::new(name, ty, Scope::Program)
    }

    /// Used in what other names stand for.
    pub fn nowhere(name: &str, ty: Type) -> Self {
        Abbreviation::new(name, ty, Scope::Nowhere)
    }

    /// The same for any type in place of this variable.
    #[must_use]
    pub fn of(mut self, param: TyVar) -> Self {
        self.param = Some(param);
        self
    }

    /// Explained by these words.
    #[must_use]
    pub fn meaning(mut self, meaning: &'static str) -> Self {
        self.meaning = Some(meaning);
        self
    }

    /// Whether this type is meant; if so, what stands in the parameter's place, if there is one.
    pub(super) fn matches(&self, ty: &Type) -> Option<Vec<Type>> {
        let Some(param) = &self.param else { return (self.ty == *ty).then(Vec::new) };
        let mut found = None;
        same_but(&self.ty, ty, param, &mut found).then(|| found.into_iter().collect())
    }
}

/// Whether the types are the same, except for a variable, which stands for one type everywhere.
fn same_but(pattern: &Type, ty: &Type, param: &TyVar, found: &mut Option<Type>) -> bool {
    if matches!(pattern, Type::Var(var) if var == param) {
        return *found.get_or_insert_with(|| ty.clone()) == *ty;
    }
    let (left, right) = (pattern.children(), ty.children());
    if left.is_empty() || left.len() != right.len() {
        return pattern == ty;
    }
    let unit = |_: &Type| Type::unit();
    pattern.map_children(unit) == ty.map_children(unit)
        && left.into_iter().zip(right).all(|(pattern, ty)| same_but(pattern, ty, param, found))
}

/// What a stage says about its program.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    /// Names of types, in the order in which to explain them.
    pub abbreviations: Vec<Abbreviation>,
    /// The definitions that are the stage's own.
    pub vars: HashSet<Var>,
    /// The data types that are the stage's own.
    pub data: HashSet<DataId>,
}

impl Notes {
    /// The names that are used in such definitions.
    pub(super) fn used_in(&self, scope: Scope) -> Vec<Abbreviation> {
        let used = |each: &&Abbreviation| each.scope == Scope::Everywhere || each.scope == scope;
        self.abbreviations.iter().filter(used).cloned().collect()
    }
}
