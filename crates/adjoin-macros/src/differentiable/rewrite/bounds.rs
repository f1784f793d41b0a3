//! The bounds that implementations for `f64` become in generic code.
//!
//! ```text
//! impl Mul<Vector> for f64 { type Output = Vector; … }      __Scalar: Mul<Vector<__Scalar>, Output = Vector<__Scalar>>
//! impl<'a> Add<&'a Vector> for &'a Vector { … }             for<'__l0> &'__l0 Vector<__Scalar>: Add<&'__l0 Vector<__Scalar>, …>
//! impl Half for f64 { … }                                   __Scalar: Half
//! #[differentiable(where(f64: nalgebra::RealField))]        __Scalar: nalgebra::RealField
//! ```
//!
//! The implementation is not turned into a bound if it is marked `#[constant]`, or has constant parameters of
//! its own.

use std::collections::HashSet;

use proc_macro2::{Ident, Span};
use syn::visit::{self, Visit};
use syn::visit_mut::VisitMut;
use syn::{ImplItem, Item, ItemImpl, Type, TypeReference, WherePredicate, parse_quote};

use crate::differentiable::basics::crates::NumTrait;
use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::{
    has_attribute, is_f64, last_name, peel, substitute_self, type_name,
};
use crate::differentiable::deduce::state::{Rewriter, SCALAR, over_parameter};
use crate::differentiable::know::bounds::{
    Bound, Trigger, bound_of_num_trait, functions_of_num_trait, header_of, implemented, trigger_of,
};
use crate::differentiable::know::names::{Home, Names};
use crate::differentiable::know::overlapping;
use crate::differentiable::know::paths::push;

impl Names {
    /// Finds what generic code may assume because of these implementations, and because of what the user
    /// `told`, and of the traits of num-traits that are named.
    pub(crate) fn find_bounds(&mut self, items: &[Item], told: &[WherePredicate], num_traits: Vec<NumTrait>) {
        let mut finder = Finder { modules: Vec::new(), found: Vec::new() };
        for item in items {
            finder.visit_item(item);
        }
        let mut bounds: Vec<Bound> = (finder.found.into_iter())
            .filter(|(_, item)| !has_attribute(&item.attrs, "constant") && self.is_for_scalars(item))
            // A bound cannot say `for all N`. `where(…)` in the attribute can ask for those that are needed.
            .filter(|(_, item)| item.generics.const_params().next().is_none())
            .filter_map(|(home, item)| {
                let functions =
                    if is_f64(peel(&item.self_ty)) { self.functions_of(item) } else { Vec::new() };
                let predicate = self.bound_of(item)?;
                let declared = HashSet::new();
                Some(Bound {
                    home: Some(home),
                    predicate,
                    functions,
                    trigger: trigger_of(item, self),
                    declared,
                    overlaps: self
                        .overlapping
                        .repeated
                        .contains(&header_of(item))
                        .then(|| implementation_of(item)),
                })
            })
            .collect();
        let told = told.iter().cloned().map(|predicate| Bound {
            home: None,
            functions: functions_of_num_trait(&predicate),
            predicate,
            trigger: None,
            declared: HashSet::new(),
            overlaps: None,
        });
        let named = num_traits.into_iter().map(bound_of_num_trait);
        bounds.extend(told.chain(named).map(|mut bound| {
            let mut rewriter = Rewriter::new(self);
            rewriter.mode = over_parameter();
            rewriter.visit_where_predicate_mut(&mut bound.predicate);
            bound.declared = bound
                .trigger
                .as_ref()
                .map(|trigger| self.declared_with(&trigger.names, items))
                .unwrap_or_default();
            bound
        }));
        self.bounds = bounds;
        self.bound_overlapping(items);
        self.modules_of_bounds = self.bounds.iter().flat_map(|bound| self.modules_of(bound)).collect();
    }

    /// The modules of what a bound names.
    fn modules_of(&self, bound: &Bound) -> Vec<Vec<String>> {
        struct Named<'a>(&'a Names, Vec<Vec<String>>);
        impl<'ast> Visit<'ast> for Named<'_> {
            fn visit_path(&mut self, path: &'ast syn::Path) {
                if let Some(home) =
                    path.segments.first().and_then(|first| self.0.homes.get(&key(&first.ident)))
                {
                    self.1.push(home.modules.clone());
                }
                visit::visit_path(self, path);
            }
        }
        let mut named = Named(self, bound.home.iter().cloned().collect());
        named.visit_where_predicate(&bound.predicate);
        named.1
    }

    /// The bound of implementations that would overlap without it.
    fn bound_overlapping(&mut self, items: &[Item]) {
        let Some(Item::Mod(module)) = items.first().filter(|_| !self.overlapping.bounded.is_empty()) else {
            return;
        };
        let mut finder = Finder { modules: Vec::new(), found: Vec::new() };
        finder.visit_item_mod(module);
        let mut trigger = Trigger { names: HashSet::new(), operations: Vec::new() };
        for (_, item) in
            finder.found.iter().filter(|(_, item)| self.overlapping.bounded.contains(&header_of(item)))
        {
            if let Some(own) = trigger_of(item, self) {
                trigger.names.extend(own.names);
                trigger.operations.extend(own.operations);
            }
        }
        let home = vec![module.ident.to_string()];
        let names = overlapping::scalars();
        for name in &names {
            self.homes.insert(name.to_string(), Home { modules: home.clone(), name: name.clone() });
        }
        let (parameter, [scalar, is]) = (Ident::new(SCALAR, Span::call_site()), names);
        self.scalars_bound = Some(self.bounds.len());
        self.bounds.push(Bound {
            home: Some(home),
            predicate: parse_quote!(#is<#parameter>: #scalar),
            functions: Vec::new(),
            trigger: Some(trigger),
            declared: HashSet::new(),
            overlaps: None,
        });
    }

    /// The functions that an implementation gives to its type, defaults included.
    fn functions_of(&self, item: &ItemImpl) -> Vec<String> {
        let own = item.items.iter().filter_map(|inner| match inner {
            ImplItem::Fn(function) => Some(function.sig.ident.to_string()),
            _ => None,
        });
        let of_trait = item.trait_.as_ref().and_then(|(_, path, _)| self.traits.get(&last_name(path)));
        own.chain(of_trait.into_iter().flat_map(|def| def.functions.iter().cloned())).collect()
    }

    /// The bound that an implementation becomes, written in the names of its module. Associated types are
    /// part of it: without `Output = …` the type of a product would be unknown.
    fn bound_of(&self, item: &ItemImpl) -> Option<WherePredicate> {
        let (_, mut path, _) = item.trait_.clone()?;
        let mut rewriter = Rewriter::new(self);
        rewriter.mode = over_parameter();
        rewriter.visit_path_mut(&mut path);
        let associated: Vec<(syn::Ident, Type)> = (item.items.iter())
            .filter_map(|inner| {
                let ImplItem::Type(ty) = inner else { return None };
                Some((ty.ident.clone(), substitute_self(&ty.ty, &item.self_ty)))
            })
            .map(|(name, mut ty)| {
                rewriter.visit_type_mut(&mut ty);
                (name, ty)
            })
            .collect();
        for (name, ty) in associated {
            if let Some(last) = path.segments.last_mut() {
                push(last, parse_quote!(#name = #ty), false);
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

/// The trait and the type of an implementation.
pub(crate) fn implementation_of(item: &ItemImpl) -> String {
    let of_trait = item.trait_.as_ref().map_or_else(String::new, |(_, path, _)| last_name(path));
    implemented(&of_trait, &type_name(&item.self_ty).unwrap_or_default())
}

/// Renames every lifetime of a predicate, so that it can stand beside the user's.
#[derive(Default)]
struct Lifetimes {
    names: Vec<(Option<syn::Lifetime>, syn::Lifetime)>,
}

impl Lifetimes {
    /// The new name of a lifetime. Each one that is left out gets its own.
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

/// All implementations, with their modules. Those inside functions have no path.
struct Finder<'a> {
    modules: Vec<String>,
    found: Vec<(Vec<String>, &'a ItemImpl)>,
}

impl<'ast> Visit<'ast> for Finder<'ast> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        self.modules.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.modules.pop();
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        self.found.push((self.modules.clone(), item));
    }

    fn visit_block(&mut self, _: &'ast syn::Block) {}
}
