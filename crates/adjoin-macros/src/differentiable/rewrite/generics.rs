//! The scalar as a parameter, and the bounds on it.
//!
//! ```text
//! struct Point { … }             ⟶   struct Point<__Scalar: Real = f64> { … }
//! trait Model { … }              ⟶   trait Model<__Scalar: Real = f64> { … }
//! fn norm(p: &Point) -> f64      ⟶   fn norm<__Scalar: Real>(p: &Point<__Scalar>) -> __Scalar
//!                                    where f64: LeftOf<__Scalar>, for<'__a> &'__a __Scalar: RefOps<__Scalar>
//! ```
//!
//! The parameter comes last, so that what users write for their own parameters keeps its place.

use std::collections::HashSet;

use proc_macro2::Span;
use syn::visit::{self, Visit};
use syn::{GenericParam, Generics, Ident, ItemImpl, Lifetime, WherePredicate, parse_quote};

use crate::differentiable::basics::syntax::last_name;
use crate::differentiable::deduce::state::SCALAR;
use crate::differentiable::know::names::Names;

/// The name of the parameter.
fn scalar() -> Ident {
    Ident::new(SCALAR, Span::call_site())
}

/// `__Scalar = f64`, for types and traits: users outside see no change.
pub(crate) fn add_defaulted(generics: &mut Generics) {
    let scalar = scalar();
    generics.params.push(parse_quote!(#scalar: ::adjoin::Real = f64));
}

/// What generic code knows about its scalar beside `Real`.
pub(crate) struct Bounds<'a> {
    pub(crate) names: &'a Names,
    pub(crate) module: &'a [String],
    /// Whether it has operators on plain numbers and on references.
    pub(crate) operators: bool,
    /// The elements of [`Names::bounds`] that are needed.
    pub(crate) needed: &'a [usize],
}

impl Bounds<'_> {
    /// As where-clauses.
    fn predicates(&self) -> Vec<WherePredicate> {
        // Implementations of traits that others derive do without (`derivable`).
        let operators = operators().into_iter().filter(|_| self.operators);
        operators.chain(self.names.bounds_in(self.module, self.needed)).collect()
    }
}

/// `__Scalar: Real` with the bounds that generic code needs, for functions and implementations.
pub(crate) fn add_bounded(generics: &mut Generics, bounds: &Bounds<'_>) {
    let scalar = scalar();
    generics.params.push(parse_quote!(#scalar: ::adjoin::Real));
    let clause = generics.make_where_clause();
    clause.predicates.extend(bounds.predicates());
}

/// The same for a method of a trait that has the parameter.
pub(crate) fn add_bounds(generics: &mut Generics, bounds: &Bounds<'_>) {
    let scalar = scalar();
    let clause = generics.make_where_clause();
    clause.predicates.push(parse_quote!(#scalar: ::adjoin::Real));
    clause.predicates.extend(bounds.predicates());
}

/// What a method needs beside what the enclosing `impl` provides.
pub(crate) fn add_needed(generics: &mut Generics, bounds: &Bounds<'_>) {
    let predicates = bounds.names.bounds_in(bounds.module, bounds.needed);
    if !predicates.is_empty() {
        generics.make_where_clause().predicates.extend(predicates);
    }
}

/// `2.0 * x` and `&x * &y`: where-clauses of a trait do not carry over to its users, so they are repeated.
fn operators() -> [WherePredicate; 2] {
    let scalar = scalar();
    let lifetime = Lifetime::new("'__a", Span::call_site());
    [
        parse_quote!(f64: ::adjoin::LeftOf<#scalar>),
        parse_quote!(for<#lifetime> &#lifetime #scalar: ::adjoin::RefOps<#scalar>),
    ]
}

/// Whether an implementation names an associated type of its bounds, or calls a function of theirs.
pub(crate) fn needs_its_bounds(item: &ItemImpl, names: &Names) -> bool {
    struct Bounding<'a> {
        names: &'a Names,
        functions: HashSet<&'a str>,
        binds: bool,
    }
    impl<'ast> Visit<'ast> for Bounding<'_> {
        fn visit_trait_bound(&mut self, bound: &'ast syn::TraitBound) {
            if let Some(def) = self.names.traits.get(&last_name(&bound.path)) {
                self.functions.extend(def.functions.iter().map(String::as_str));
            }
            visit::visit_trait_bound(self, bound);
        }

        fn visit_assoc_type(&mut self, _: &'ast syn::AssocType) {
            self.binds = true;
        }
    }
    struct Calls<'a>(HashSet<&'a str>, bool);
    impl<'ast> Visit<'ast> for Calls<'_> {
        fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
            self.1 |= self.0.contains(call.method.to_string().as_str());
            visit::visit_expr_method_call(self, call);
        }

        fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
            self.1 |= path.path.segments.len() > 1 && self.0.contains(last_name(&path.path).as_str());
        }
    }
    let mut bounding = Bounding { names, functions: HashSet::new(), binds: false };
    bounding.visit_generics(&item.generics);
    let mut calls = Calls(bounding.functions, bounding.binds);
    item.items.iter().for_each(|inner| calls.visit_impl_item(inner));
    calls.1
}

/// Moves the bounds that mention scalars out of the generics, as separate predicates.
pub(crate) fn take_scalar_bounds(generics: &mut Generics, names: &Names) -> Vec<WherePredicate> {
    let mut taken = Vec::new();
    for param in &mut generics.params {
        let GenericParam::Type(param) = param else { continue };
        let (scalar, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut param.bounds).into_iter().partition(|bound| names.bound_mentions(bound));
        param.bounds = rest.into_iter().collect();
        if param.bounds.is_empty() {
            param.colon_token = None;
        }
        if !scalar.is_empty() {
            let ident = &param.ident;
            taken.push(parse_quote!(#ident: #(#scalar)+*));
        }
    }
    if let Some(clause) = &mut generics.where_clause {
        let (scalar, rest): (Vec<_>, Vec<_>) =
            std::mem::take(&mut clause.predicates).into_iter().partition(|p| names.predicate_mentions(p));
        clause.predicates = rest.into_iter().collect();
        taken.extend(scalar);
    }
    taken
}
