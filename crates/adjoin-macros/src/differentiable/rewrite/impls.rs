//! Implementations.
//!
//! | the user's `impl` | becomes |
//! | --- | --- |
//! | of a type that carries, or of a trait that does | an `impl` over `__Scalar` |
//! | of another type, inherent | the same `impl`, each method over its own `__Scalar` |
//! | for `f64` itself | one `impl` for each scalar type ([`scalar_impls`](crate::differentiable::rewrite::scalar_impls)) |
//! | of a trait, where nothing determines the scalar | an error |
//!
//! Associated constants, and associated functions that take no scalars, do not depend on the scalar. They are
//! moved to an `impl` for `f64`, where a plain caller's `Particle::COUNT` finds them without saying which
//! `Particle` it means.
//!
//! ```text
//! impl Point {                           ⟶   impl<__Scalar: Real> Point<__Scalar> where … {
//!     const DIM: usize = 2;                      fn norm(&self) -> __Scalar { … }
//!     fn unit() -> Point { … }               }
//!     fn norm(&self) -> f64 { … }            impl Point<f64> {
//! }                                              const DIM: usize = 2;
//!                                                fn unit() -> Point { … }
//!                                            }
//! impl Counter {                         ⟶   impl Counter {
//!     fn scaled(&self, x: f64) -> f64            fn scaled<__Scalar: Real>(&self, x: __Scalar) -> __Scalar where …
//! }                                          }
//! ```

use syn::visit_mut::VisitMut;
use syn::{Generics, ImplItem, ImplItemFn, Item, ItemFn, ItemImpl, Type, WherePredicate, visit::Visit};

use crate::compiled::{self, Compiled};
use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::{
    has_attribute, last_name, shown_name, shown_type, span_of, take_attribute, type_name,
};
use crate::differentiable::deduce::state::{Rewriter, over_parameter};
use crate::differentiable::know::bounds::{Bound, Operation, header_of};
use crate::differentiable::know::const_fns;
use crate::differentiable::know::names::{Flavour, Names, Owner};
use crate::differentiable::rewrite::bounds::implementation_of;
use crate::differentiable::rewrite::generics;
use crate::differentiable::rewrite::items::ScalarFrom;

/// What is written for the compiled methods of an `impl`.
#[derive(Default)]
struct CompiledMethods {
    /// The methods themselves, for any scalar.
    taped: Vec<ImplItem>,
    /// The adjoints and entries.
    beside: Vec<Item>,
}

fn as_function(method: &ImplItemFn) -> ItemFn {
    ItemFn {
        attrs: method.attrs.clone(),
        vis: method.vis.clone(),
        sig: method.sig.clone(),
        block: Box::new(method.block.clone()),
    }
}

fn as_method(function: ItemFn) -> ImplItemFn {
    let ItemFn { attrs, vis, sig, block } = function;
    ImplItemFn { attrs, vis, defaultness: None, sig, block: *block }
}

impl Rewriter<'_> {
    /// Rewrites an `impl`, by the table above.
    pub(crate) fn implementation(&mut self, item: &mut ItemImpl) -> Vec<Item> {
        take_attribute(&mut item.attrs, "differentiable");
        let outer = self.self_ty.replace((*item.self_ty).clone());
        let items = if take_attribute(&mut item.attrs, "constant") {
            self.plain_implementation(item);
            vec![Item::Impl(item.clone())]
        } else if self.names.is_for_scalars(item) {
            self.for_scalars(item)
        } else if self.ties_scalar(item) {
            let of_trait = item.trait_.as_ref().map(|(_, path, _)| last_name(path));
            let on_values = match of_trait.as_deref() {
                Some("Default") => self.default_as_constant(item),
                Some(name @ ("Debug" | "PartialEq" | "PartialOrd")) => self.on_values(name, item),
                _ => false,
            };
            if on_values { vec![Item::Impl(item.clone())] } else { self.generic_implementation(item) }
        } else {
            let beside = self.implementation_by_method(item);
            std::iter::once(Item::Impl(item.clone())).chain(beside).collect()
        };
        self.self_ty = outer;
        items
    }

    /// Whether the type or the trait of an `impl` determines the scalar.
    fn ties_scalar(&self, item: &ItemImpl) -> bool {
        self.names.mentions(&item.self_ty)
            || item.trait_.as_ref().is_some_and(|(_, path, _)| self.names.path_mentions(path))
            || (item.trait_.is_some() && self.is_tied_by_bound(item))
    }

    /// Whether a bound of a parameter of the type determines the scalar: `Iterator<Item = f64>` does.
    fn is_tied_by_bound(&self, item: &ItemImpl) -> bool {
        struct Bindings<'a>(&'a Names, bool);
        impl<'ast> Visit<'ast> for Bindings<'_> {
            fn visit_assoc_type(&mut self, binding: &'ast syn::AssocType) {
                self.1 |= self.0.mentions(&binding.ty);
            }
        }
        // `Wrapper<T>`
        let is_parameter = |ty: &Type| match (&*item.self_ty, ty) {
            (Type::Path(of), Type::Path(own)) => of.path.segments.last().is_some_and(|last| {
                match &last.arguments {
                syn::PathArguments::AngleBracketed(list) => list.args.iter().any(
                    |argument| matches!(argument, syn::GenericArgument::Type(Type::Path(one)) if one == own),
                ),
                _ => false,
            }
            }),
            _ => false,
        };
        let mut bindings = Bindings(self.names, false);
        for param in item.generics.type_params() {
            let ident = &param.ident;
            if is_parameter(&syn::parse_quote!(#ident)) {
                param.bounds.iter().for_each(|bound| bindings.visit_type_param_bound(bound));
            }
        }
        for predicate in item.generics.where_clause.iter().flat_map(|clause| &clause.predicates) {
            if let WherePredicate::Type(of_type) = predicate {
                if is_parameter(&of_type.bounded_ty) {
                    of_type.bounds.iter().for_each(|bound| bindings.visit_type_param_bound(bound));
                }
            }
        }
        bindings.1
    }

    /// The items of an `impl` that stays as it is.
    fn plain_implementation(&mut self, item: &mut ItemImpl) {
        for inner in &mut item.items {
            match inner {
                ImplItem::Fn(method) => {
                    take_attribute(&mut method.attrs, "constant");
                    self.plain_function(&mut method.sig, Some(&mut method.block));
                }
                ImplItem::Const(constant) => {
                    self.constant_value(&mut constant.expr);
                }
                _ => {}
            }
        }
    }

    /// An `impl` over `__Scalar`, and one for `f64` with what does not depend on the scalar.
    fn generic_implementation(&mut self, item: &mut ItemImpl) -> Vec<Item> {
        // Same generics and attributes, so that `cfg` holds for both.
        let mut at_f64 = item.clone();
        at_f64.items.clear();
        let mut items = Vec::new();
        for inner in std::mem::take(&mut item.items) {
            if item.trait_.is_none() && self.lives_at_f64(&inner, item) {
                at_f64.items.push(inner);
            } else {
                items.push(inner);
            }
        }
        item.items = items;
        for inner in &mut item.items {
            at_f64.items.extend(self.const_method(&item.self_ty, inner));
        }
        if item.trait_.is_none() && self.names.carrier_of(&item.self_ty) {
            self.plain_implementation(&mut at_f64);
            *at_f64.self_ty = self.at_f64(&at_f64.self_ty);
        } else {
            item.items.append(&mut at_f64.items);
        }

        let self_ty = item.self_ty.clone();
        let of_trait = item.trait_.as_ref().map(|(_, path, _)| last_name(path));
        // In a trait, all functions share the bounds of the `impl`, so whatever names the type or the trait
        // needs them.
        let around = match &of_trait {
            Some(name) => type_name(&self_ty).into_iter().chain([name.clone()]).collect(),
            None => Vec::new(),
        };
        let outer_in_trait = std::mem::replace(&mut self.walk.in_trait, of_trait.is_some());
        let outer_around = std::mem::replace(&mut self.walk.around, around);
        let outer_together = std::mem::take(&mut self.walk.together);
        let outer_operation = std::mem::replace(&mut self.walk.operation, Operation::of(item, self.names));
        let overlaps =
            self.names.scalars_bound.filter(|_| self.names.overlapping.bounded.contains(&header_of(item)));
        if let Some(of_trait) = &of_trait {
            self.needs_of_supertraits(of_trait);
        }
        let operators = of_trait.is_none_or(|name| !self.does_without_operators(&name, item));
        let mut compiled = CompiledMethods::default();
        item.items.iter_mut().for_each(|inner| self.associated_item(inner, &mut compiled));
        item.items.extend(compiled.taped);
        self.with_mode(over_parameter(), |inner| {
            inner.visit_generics_mut(&mut item.generics);
            inner.visit_type_mut(&mut item.self_ty);
            if let Some((_, path, _)) = &mut item.trait_ {
                inner.visit_path_mut(path);
            }
        });
        let header = std::mem::replace(&mut self.walk.around, outer_around);
        self.walk.in_trait = outer_in_trait;
        self.walk.operation = outer_operation;
        let mut needed: Vec<usize> =
            std::mem::replace(&mut self.walk.together, outer_together).into_iter().collect();
        let of = |bound: &Bound| header.iter().any(|name| bound.declared.contains(name));
        needed.extend(
            self.names.bounds.iter().enumerate().filter(|(_, bound)| of(bound)).map(|(index, _)| index),
        );
        // In an inherent `impl`, each function states what it needs itself.
        if item.trait_.is_none() {
            needed.clear();
        }
        let own = implementation_of(item);
        needed.retain(|index| self.names.bounds[*index].overlaps.as_ref() != Some(&own));
        needed.extend(overlaps);
        // In a fixed order, because that of the set changes from run to run.
        needed.sort_unstable();
        needed.dedup();
        let bounds =
            generics::Bounds { names: self.names, module: &self.modules, operators, needed: &needed };
        generics::add_bounded(&mut item.generics, &bounds);

        let mut result = Vec::new();
        if !item.items.is_empty() || at_f64.items.is_empty() {
            result.push(Item::Impl(item.clone()));
        }
        if !at_f64.items.is_empty() {
            result.push(Item::Impl(at_f64));
        }
        result.extend(compiled.beside);
        result
    }

    /// The copy of a `const fn` on scalars for constants. A function that computes is no longer `const`.
    fn const_method(&self, self_ty: &Type, inner: &mut ImplItem) -> Option<ImplItem> {
        let ImplItem::Fn(method) = inner else { return None };
        // A trait may have a function of the same name.
        method.sig.constness?;
        let function = (type_name(self_ty), key(&method.sig.ident));
        let functions = &self.names.const_functions;
        let copy = functions.has_copy(&function).then(|| ImplItem::Fn(const_fns::copy_method(method)));
        if functions.is_doubled(&function) {
            method.sig.constness = None;
        }
        copy
    }

    /// Whether an item does not depend on the scalar: constants, and functions that take no scalars.
    fn lives_at_f64(&self, inner: &ImplItem, item: &ItemImpl) -> bool {
        match inner {
            ImplItem::Const(_) => true,
            ImplItem::Fn(method) => {
                let owner = Owner { self_ty: &item.self_ty, generics: &item.generics, of_trait: false };
                let constant = has_attribute(&method.attrs, "constant");
                method.sig.receiver().is_none()
                    && (constant || self.names.flavour_of(&method.sig, Some(&owner)) != Flavour::Generic)
            }
            _ => false,
        }
    }

    /// An item of an `impl` over `__Scalar`.
    fn associated_item(&mut self, inner: &mut ImplItem, compiled: &mut CompiledMethods) {
        match inner {
            ImplItem::Fn(method) => {
                let adjoint = self.compiled_method(method, self.walk.in_trait);
                if take_attribute(&mut method.attrs, "constant") {
                    self.plain_function(&mut method.sig, Some(&mut method.block));
                } else {
                    let from = if self.walk.in_trait { ScalarFrom::Around } else { ScalarFrom::Inherent };
                    self.generic_function(&mut method.sig, Some(&mut method.block), from);
                }
                if let Some(adjoint) = adjoint {
                    self.dispatch_method(method, adjoint, compiled);
                }
            }
            ImplItem::Type(associated) => {
                self.with_mode(over_parameter(), |inner| inner.visit_type_mut(&mut associated.ty));
            }
            ImplItem::Const(constant) => {
                self.constant_value(&mut constant.expr);
            }
            _ => {}
        }
    }

    /// Neither type nor trait carries: each method has its own scalar, and with it the bounds that mention
    /// it.
    fn implementation_by_method(&mut self, item: &mut ItemImpl) -> Vec<Item> {
        let owner = (item.self_ty.clone(), item.generics.clone());
        // A trait's methods cannot have further bounds: those that they need stay, over `f64`.
        let mut moved = if item.trait_.is_some() && generics::needs_its_bounds(item, self.names) {
            Vec::new()
        } else {
            generics::take_scalar_bounds(&mut item.generics, self.names)
        };
        for predicate in &mut moved {
            self.with_mode(over_parameter(), |inner| inner.visit_where_predicate_mut(predicate));
        }
        let mut bodies = Vec::new();
        let mut compiled = CompiledMethods::default();
        for inner in &mut item.items {
            if let Some(ImplItem::Fn(mut copy)) = self.const_method(&item.self_ty, inner) {
                self.plain_function(&mut copy.sig, Some(&mut copy.block));
                bodies.push(ImplItem::Fn(copy));
            }
            match inner {
                ImplItem::Fn(method) => {
                    let of_trait = item.trait_.as_ref().map(|(_, path, _)| path);
                    let adjoint = self.compiled_method(method, of_trait.is_some());
                    self.own_method(&owner, &moved, of_trait, method);
                    if let Some(adjoint) = adjoint {
                        self.dispatch_method(method, adjoint, &mut compiled);
                    }
                }
                ImplItem::Const(constant) => {
                    self.constant_value(&mut constant.expr);
                }
                ImplItem::Type(associated) if self.names.mentions(&associated.ty) => {
                    let what = item.trait_.as_ref().map_or_else(String::new, |(_, path, _)| shown_name(path));
                    self.errors.push(syn::Error::new(span_of(&associated.ty), untied(&what, &owner.0)));
                }
                _ => {}
            }
        }
        item.items.extend(bodies);
        item.items.extend(compiled.taped);
        compiled.beside
    }

    /// The compiled adjoint of a method, if it is asked for and possible.
    fn compiled_method(&mut self, method: &mut ImplItemFn, of_trait: bool) -> Option<Compiled> {
        if of_trait {
            if take_attribute(&mut method.attrs, "compiled") {
                self.error(
                    span_of(&method.sig.ident),
                    "`#[compiled]`: methods of traits cannot be compiled: call a compiled function in this one",
                );
            }
            return None;
        }
        let table = self.table?;
        let owner = self.self_ty.clone()?;
        if !take_attribute(&mut method.attrs, "compiled") {
            if table.all && compiled::reports() && !has_attribute(&method.attrs, "constant") {
                let error = compiled::compile(table, &as_function(method), Some(&owner)).err();
                let error = error.map_or_else(
                    || "a method needs its own `#[compiled]`".to_owned(),
                    |error| error.to_string(),
                );
                compiled::report(&self.path_of(Some(&owner)), &method.sig.ident, Some(&error));
            }
            return None;
        }
        self.compiled(&as_function(method), true, Some(&owner))
    }

    /// Makes a method call its compiled adjoint on the tape.
    fn dispatch_method(&mut self, method: &mut ImplItemFn, adjoint: Compiled, into: &mut CompiledMethods) {
        let Some(owner) = self.self_ty.clone() else { return };
        let mut function = as_function(method);
        let taped = compiled::dispatch(&mut function, &adjoint, Some(&self.at_f64(&owner)));
        *method = as_method(function);
        into.taped.push(ImplItem::Fn(as_method(taped)));
        into.beside.extend(adjoint.items);
    }

    /// A method of an `impl` that does not determine the scalar; it has its own. One of a trait cannot have
    /// parameters that the trait does not know.
    fn own_method(
        &mut self,
        (self_ty, impl_generics): &(Box<Type>, Generics),
        moved: &[WherePredicate],
        of_trait: Option<&syn::Path>,
        method: &mut ImplItemFn,
    ) {
        let owner = Owner { self_ty, generics: impl_generics, of_trait: false };
        let constant = take_attribute(&mut method.attrs, "constant");
        let flavour =
            if constant { Flavour::Discrete } else { self.names.flavour_of(&method.sig, Some(&owner)) };
        if let Some(path) = of_trait {
            let mut finder = FirstScalar { names: self.names, found: None };
            finder.visit_signature(&method.sig);
            if let (Some(span), false) = (finder.found, constant) {
                self.error(span, untied(&shown_name(path), self_ty));
            }
            self.plain_function(&mut method.sig, Some(&mut method.block));
        } else if flavour == Flavour::Generic {
            self.generic_function(&mut method.sig, Some(&mut method.block), ScalarFrom::Function);
            method.sig.generics.make_where_clause().predicates.extend(moved.iter().cloned());
        } else {
            self.plain_function(&mut method.sig, Some(&mut method.block));
        }
    }
}

/// The message for an `impl` of a trait where nothing determines the scalar.
fn untied(what: &str, self_ty: &Type) -> String {
    let name = shown_type(self_ty).unwrap_or_else(|| "this type".to_owned());
    format!(
        "nothing says which scalar this is: neither `{name}` nor `{what}` holds an `f64`. Mark the `impl` `#[constant]` to \
         keep it plain, or make this a method of `{name}` itself"
    )
}

/// The first mention of a scalar in a signature.
struct FirstScalar<'a> {
    names: &'a Names,
    found: Option<proc_macro2::Span>,
}

impl<'ast> Visit<'ast> for FirstScalar<'_> {
    fn visit_type(&mut self, ty: &'ast Type) {
        if self.names.mentions(ty) {
            self.found.get_or_insert(span_of(ty));
        }
    }
}

impl Names {
    /// Whether the type is a path to a type in sight that carries.
    fn carrier_of(&self, ty: &Type) -> bool {
        type_name(ty).is_some_and(|name| self.types.get(&name).is_some_and(|def| def.carries))
    }
}
