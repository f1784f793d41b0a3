//! The variables in scope, and what is known of each.
//!
//! A name that is not here is no variable of the function: it is a constant, a static, or a function. So
//! every pattern must be bound, even if nothing is known about the types in it.

use std::collections::HashMap;

use syn::{Ident, Type};

use crate::differentiable::deduce::traces::Trace;

/// A variable in scope.
#[derive(Clone)]
pub(crate) struct Local {
    /// The type without references, as far as it is known.
    pub(crate) ty: Option<Type>,
    /// Plain inside generic code, because of `#[constant]` or because it was made from such a constant.
    pub(crate) constant: bool,
    /// The type of a constant with its references, if that is certain.
    pub(crate) exact: Option<Type>,
    /// Declared `mut`.
    pub(crate) mutable: bool,
    /// A closure's parameter without a type.
    pub(crate) handed: bool,
}

/// The variables in scope, innermost last.
#[derive(Default)]
pub(crate) struct Locals {
    scopes: Vec<HashMap<String, Local>>,
    /// The variables that hold the bits or the text of a scalar.
    traces: Vec<HashMap<String, Trace>>,
    /// The variables that hold bits with the mantissa of a scalar, which has the second name.
    mantissas: HashMap<String, Ident>,
}

impl Locals {
    /// Begins a block, a closure, or an arm.
    pub(crate) fn enter(&mut self) {
        self.scopes.push(HashMap::new());
        self.traces.push(HashMap::new());
    }

    /// Ends it; its variables are gone.
    pub(crate) fn leave(&mut self) {
        self.scopes.pop();
        self.traces.pop();
    }

    /// What a variable holds of a scalar.
    pub(crate) fn trace(&self, name: &str) -> Option<Trace> {
        let scopes = self.scopes.iter().zip(&self.traces).rev();
        scopes
            .filter(|(scope, _)| scope.contains_key(name))
            .map(|(_, traces)| traces.get(name).copied())
            .next()?
    }

    /// Records what a variable holds of a scalar; a new variable of the name hides the trace of the old one.
    pub(crate) fn set_trace(&mut self, name: &str, trace: Option<Trace>) {
        if let Some(traces) = self.traces.last_mut() {
            match trace {
                Some(trace) => traces.insert(name.to_owned(), trace),
                None => traces.remove(name),
            };
        }
    }

    /// The scalar whose mantissa a variable has.
    pub(crate) fn mantissa(&self, name: &str) -> Option<&Ident> {
        self.mantissas.get(name)
    }

    /// Records that a variable, which was bound last, has the mantissa of a scalar.
    pub(crate) fn set_mantissa(&mut self, name: &Ident, scalar: Ident) {
        if *name != scalar {
            self.mantissas.insert(name.to_string(), scalar);
        }
    }

    /// Notes that a variable is a closure's parameter without a type.
    pub(crate) fn hand(&mut self, name: &str) {
        if let Some(local) = self.scopes.last_mut().and_then(|scope| scope.get_mut(name)) {
            local.handed = local.ty.is_none();
        }
    }

    /// The innermost variable of a name.
    pub(crate) fn get(&self, name: &str) -> Option<&Local> {
        self.scopes.iter().rev().find_map(|scope| scope.get(name))
    }

    /// Brings a variable into scope.
    pub(crate) fn insert(&mut self, name: String, local: Local) {
        if self.scopes.is_empty() {
            self.enter();
        }
        // Another variable of either name.
        self.mantissas.retain(|bits, scalar| *bits != name && *scalar != name);
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name, local);
        }
    }
}
