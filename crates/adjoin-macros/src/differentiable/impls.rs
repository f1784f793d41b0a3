//! Implementations.
//!
//! | the user's `impl` | becomes |
//! | --- | --- |
//! | of a type that carries, or of a trait that does | an `impl` over `__R` |
//! | of another type, its own methods | the same `impl`, each method over its own `__R` |
//! | for `f64` itself | one `impl` for each scalar type, and a bound on the functions around |
//! | of a trait, where nothing ties the scalar down | an error |
//!
//! Associated constants, and associated functions into which no scalars go, do not depend on the scalar. They live in
//! an `impl` at `f64`, where a plain caller's `Particle::COUNT` finds them without saying which `Particle` it means.

use syn::visit_mut::VisitMut;
use syn::{
    ImplItem, ImplItemFn, Item, ItemImpl, Type, TypeReference, WherePredicate, parse_quote,
    visit::Visit,
};

use super::generics;
use super::items::ScalarFrom;
use super::names::{Flavour, Names, Owner};
use super::rewrite::{Mode, Rewriter, over_parameter};
use super::syntax::{has_attribute, is_f64, last_name, peel, span_of, take_attribute};

impl Rewriter<'_> {
    pub(super) fn implementation(&mut self, item: &mut ItemImpl) -> Vec<Item> {
        take_attribute(&mut item.attrs, "differentiable");
        let outer = self.self_ty.replace((*item.self_ty).clone());
        let items = if take_attribute(&mut item.attrs, "constant") {
            self.plain_implementation(item);
            vec![Item::Impl(item.clone())]
        } else if self.names.is_for_scalars(item) {
            self.for_scalars(item)
        } else if self.ties_scalar(item) {
            self.generic_implementation(item)
        } else {
            self.implementation_by_method(item);
            vec![Item::Impl(item.clone())]
        };
        self.self_ty = outer;
        items
    }

    /// Whether the type or the trait of an `impl` determines the scalar.
    fn ties_scalar(&self, item: &ItemImpl) -> bool {
        self.names.mentions(&item.self_ty)
            || item.trait_.as_ref().is_some_and(|(_, path, _)| self.names.path_mentions(path))
    }

    fn plain_implementation(&mut self, item: &mut ItemImpl) {
        for inner in &mut item.items {
            match inner {
                ImplItem::Fn(method) => {
                    take_attribute(&mut method.attrs, "constant");
                    self.plain_function(&mut method.sig, Some(&mut method.block));
                }
                ImplItem::Const(constant) => {
                    self.with_mode(Mode::Plain, |inner| inner.visit_expr_mut(&mut constant.expr));
                }
                _ => {}
            }
        }
    }

    fn generic_implementation(&mut self, item: &mut ItemImpl) -> Vec<Item> {
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
        if item.trait_.is_none() && self.names.carrier_of(&item.self_ty) {
            self.plain_implementation(&mut at_f64);
            *at_f64.self_ty = self.at_f64(&at_f64.self_ty);
        } else {
            item.items.append(&mut at_f64.items);
        }

        for inner in &mut item.items {
            self.associated_item(inner);
        }
        self.with_mode(over_parameter(), |inner| {
            inner.visit_generics_mut(&mut item.generics);
            inner.visit_type_mut(&mut item.self_ty);
            if let Some((_, path, _)) = &mut item.trait_ {
                inner.visit_path_mut(path);
            }
        });
        generics::add_bounded(&mut item.generics, self.names);

        let mut result = Vec::new();
        if !item.items.is_empty() || at_f64.items.is_empty() {
            result.push(Item::Impl(item.clone()));
        }
        if !at_f64.items.is_empty() {
            result.push(Item::Impl(at_f64));
        }
        result
    }

    fn lives_at_f64(&self, inner: &ImplItem, item: &ItemImpl) -> bool {
        match inner {
            ImplItem::Const(_) => true,
            ImplItem::Fn(method) => {
                let owner = Owner { self_ty: &item.self_ty, generics: &item.generics, of_trait: false };
                let constant = super::syntax::has_attribute(&method.attrs, "constant");
                method.sig.receiver().is_none()
                    && (constant || self.names.flavour_of(&method.sig, Some(&owner)) != Flavour::Generic)
            }
            _ => false,
        }
    }

    /// An item of an `impl` over `__R`.
    fn associated_item(&mut self, inner: &mut ImplItem) {
        match inner {
            ImplItem::Fn(method) => {
                if take_attribute(&mut method.attrs, "constant") {
                    self.plain_function(&mut method.sig, Some(&mut method.block));
                } else {
                    self.generic_function(&mut method.sig, Some(&mut method.block), ScalarFrom::Around);
                }
            }
            ImplItem::Type(associated) => {
                self.with_mode(over_parameter(), |inner| inner.visit_type_mut(&mut associated.ty));
            }
            ImplItem::Const(constant) => {
                self.with_mode(Mode::Plain, |inner| inner.visit_expr_mut(&mut constant.expr));
            }
            _ => {}
        }
    }

    /// Neither type nor trait carries: methods take the scalar one by one, and with it the bounds that mention it.
    fn implementation_by_method(&mut self, item: &mut ItemImpl) {
        let owner = (item.self_ty.clone(), item.generics.clone());
        let mut moved = generics::take_scalar_bounds(&mut item.generics, self.names);
        for predicate in &mut moved {
            self.with_mode(over_parameter(), |inner| inner.visit_where_predicate_mut(predicate));
        }
        for inner in &mut item.items {
            match inner {
                ImplItem::Fn(method) => self.own_method(&owner, &moved, item.trait_.as_ref().map(|(_, path, _)| path), method),
                ImplItem::Const(constant) => {
                    self.with_mode(Mode::Plain, |inner| inner.visit_expr_mut(&mut constant.expr));
                }
                ImplItem::Type(associated) if self.names.mentions(&associated.ty) => {
                    let what = item.trait_.as_ref().map_or_else(String::new, |(_, path, _)| last_name(path));
                    self.errors.push(syn::Error::new(span_of(&associated.ty), untied(&what, &owner.0)));
                }
                _ => {}
            }
        }
    }

    fn own_method(
        &mut self,
        (self_ty, impl_generics): &(Box<Type>, syn::Generics),
        moved: &[WherePredicate],
        of_trait: Option<&syn::Path>,
        method: &mut ImplItemFn,
    ) {
        let owner = Owner { self_ty, generics: impl_generics, of_trait: false };
        let constant = take_attribute(&mut method.attrs, "constant");
        let flavour = if constant { Flavour::Discrete } else { self.names.flavour_of(&method.sig, Some(&owner)) };
        if let Some(path) = of_trait {
            let mut finder = FirstScalar { names: self.names, found: None };
            finder.visit_signature(&method.sig);
            if let (Some(span), false) = (finder.found, constant) {
                self.error(span, untied(&last_name(path), self_ty));
            }
            self.plain_function(&mut method.sig, Some(&mut method.block));
        } else if flavour == Flavour::Generic {
            self.generic_function(&mut method.sig, Some(&mut method.block), ScalarFrom::Function);
            method.sig.generics.make_where_clause().predicates.extend(moved.iter().cloned());
        } else {
            self.plain_function(&mut method.sig, Some(&mut method.block));
        }
    }

    /// `impl Mul<Vector> for f64`: generic it would be an `impl` for a parameter, which the orphan rule forbids. And
    /// `impl Add<&Vector> for &Vector`: generic it would rest on the operators of `&__R`, and when the compiler asks
    /// which types have those, it would consider `Vector<Vector<Vector<…>>>`.
    fn for_scalars(&mut self, item: &mut ItemImpl) -> Vec<Item> {
        let forward: Type = parse_quote!(::adjoin::Forward<__R, __K>);
        let scalars: [(Type, Vec<syn::GenericParam>); 3] = [
            (parse_quote!(f64), Vec::new()),
            (parse_quote!(::adjoin::Reverse), Vec::new()),
            (forward, vec![parse_quote!(__R: ::adjoin::Real), parse_quote!(const __K: usize)]),
        ];
        (scalars.into_iter())
            .map(|(scalar, parameters)| {
                let mut instance = item.clone();
                let mode = if is_f64(&scalar) { Mode::Plain } else { Mode::Over(scalar) };
                self.with_mode(mode, |inner| inner.instance(&mut instance));
                instance.generics.params.extend(parameters);
                Item::Impl(instance)
            })
            .collect()
    }

    /// One of the implementations for a scalar type.
    fn instance(&mut self, item: &mut ItemImpl) {
        self.visit_generics_mut(&mut item.generics);
        self.visit_type_mut(&mut item.self_ty);
        if let Some((_, path, _)) = &mut item.trait_ {
            self.visit_path_mut(path);
        }
        for inner in &mut item.items {
            match inner {
                ImplItem::Fn(method) => {
                    self.locals.enter();
                    self.signature(&mut method.sig);
                    self.visit_block_mut(&mut method.block);
                    self.locals.leave();
                    // Of a parameter the methods of its bounds are in scope; of a type they have to be imported.
                    if self.is_over() {
                        method.block.stmts.insert(0, parse_quote!(use ::adjoin::Real as _;));
                    }
                }
                ImplItem::Type(associated) => self.visit_type_mut(&mut associated.ty),
                _ => {}
            }
        }
    }
}

fn untied(what: &str, self_ty: &Type) -> String {
    let name = super::syntax::type_name(self_ty).unwrap_or_else(|| "this type".to_owned());
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
        super::syntax::type_name(ty).is_some_and(|name| self.types.get(&name).is_some_and(|def| def.carries))
    }

    /// What generic functions may assume because of the implementations for `f64`.
    pub(super) fn find_bounds(&mut self, items: &[Item]) {
        struct Finder<'a>(Vec<&'a ItemImpl>);
        impl<'ast> Visit<'ast> for Finder<'ast> {
            fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
                self.0.push(item);
            }
        }
        let mut finder = Finder(Vec::new());
        items.iter().for_each(|item| finder.visit_item(item));
        self.bounds = (finder.0.iter())
            .filter(|item| !has_attribute(&item.attrs, "constant") && self.is_for_scalars(item))
            .filter_map(|item| self.bound_of(item))
            .collect();
    }

    /// Whether an `impl` has to be written for each scalar type.
    fn is_for_scalars(&self, item: &ItemImpl) -> bool {
        let Some((_, path, _)) = &item.trait_ else { return false };
        let operator = matches!(last_name(path).as_str(), "Add" | "Sub" | "Mul" | "Div" | "Rem" | "Neg");
        is_f64(peel(&item.self_ty))
            || (operator && matches!(&*item.self_ty, Type::Reference(_)) && self.mentions(&item.self_ty))
    }

    fn bound_of(&self, item: &ItemImpl) -> Option<WherePredicate> {
        let (_, mut path, _) = item.trait_.clone()?;
        let mut rewriter = Rewriter::new(self);
        rewriter.mode = over_parameter();
        rewriter.visit_path_mut(&mut path);
        let associated: Vec<(syn::Ident, Type)> = (item.items.iter())
            .filter_map(|inner| if let ImplItem::Type(ty) = inner { Some((ty.ident.clone(), ty.ty.clone())) } else { None })
            .map(|(name, mut ty)| {
                rewriter.visit_type_mut(&mut ty);
                (name, ty)
            })
            .collect();
        for (name, ty) in associated {
            if let Some(last) = path.segments.last_mut() {
                super::types::push(last, parse_quote!(#name = #ty), false);
            }
        }
        let mut subject = (*item.self_ty).clone();
        rewriter.visit_type_mut(&mut subject);
        let WherePredicate::Type(mut bound) = parse_quote!(#subject: #path) else { return None };
        let mut lifetimes = Lifetimes::default();
        lifetimes.visit_predicate_type_mut(&mut bound);
        let names = lifetimes.names.into_iter().map(|(_, lifetime)| lifetime);
        let declared: Vec<_> = names.collect();
        if !declared.is_empty() {
            bound.lifetimes = Some(parse_quote!(for<#(#declared),*>));
        }
        Some(WherePredicate::Type(bound))
    }
}

/// Gives every lifetime of a predicate a name of its own, so that it can stand beside the user's.
#[derive(Default)]
struct Lifetimes {
    names: Vec<(Option<syn::Lifetime>, syn::Lifetime)>,
}

impl Lifetimes {
    fn name(&mut self, written: Option<&syn::Lifetime>) -> syn::Lifetime {
        let known = self.names.iter().find(|(old, _)| written.is_some() && old.as_ref() == written);
        if let Some((_, name)) = known {
            return name.clone();
        }
        let name = syn::Lifetime::new(&format!("'__l{}", self.names.len()), proc_macro2::Span::call_site());
        self.names.push((written.cloned(), name.clone()));
        name
    }
}

impl VisitMut for Lifetimes {
    fn visit_type_reference_mut(&mut self, reference: &mut TypeReference) {
        let written = reference.lifetime.clone().filter(|lifetime| lifetime.ident != "_");
        if written.as_ref().is_none_or(|lifetime| lifetime.ident != "static") {
            reference.lifetime = Some(self.name(written.as_ref()));
        }
        self.visit_type_mut(&mut reference.elem);
    }

    fn visit_lifetime_mut(&mut self, lifetime: &mut syn::Lifetime) {
        if lifetime.ident != "static" {
            let written = Some(lifetime.clone()).filter(|lifetime| lifetime.ident != "_");
            *lifetime = self.name(written.as_ref());
        }
    }
}
