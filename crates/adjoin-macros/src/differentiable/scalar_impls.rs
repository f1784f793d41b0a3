//! Implementations for `f64` itself, which become one `impl` for each scalar type.
//!
//! `impl Mul<Vector> for f64`: generic it would be an `impl` for a parameter, which the orphan rule forbids.
//! `impl Add<&Vector> for &Vector`: generic it would rest on the operators of `&__R`, and when the compiler asks which
//! types have those, it would consider `Vector<Vector<Vector<…>>>` without end. Written for `f64`, `Reverse` and
//! `Forward<R, K>` (over any `R`), neither is a problem. In exchange generic code no longer knows that its `__R` has the
//! operator; so every generic item of the module gets that as a bound.

use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{ImplItem, Item, ItemImpl, Path, Type, TypeReference, WherePredicate, parse_quote};

use super::marks::key;
use super::names::Names;
use super::needs::{Trigger, operator_named};
use super::rewrite::{Mode, Rewriter, over_parameter};
use super::syntax::{has_attribute, is_f64, last_name, peel};

impl Rewriter<'_> {
    /// The implementations.
    pub(super) fn for_scalars(&mut self, item: &mut ItemImpl) -> Vec<Item> {
        let forward: Type = parse_quote!(::adjoin::Forward<__R, __K>);
        let scalars: [(Type, Vec<syn::GenericParam>); 3] = [
            (parse_quote!(f64), Vec::new()),
            (parse_quote!(::adjoin::Reverse), Vec::new()),
            (forward, vec![parse_quote!(__R: ::adjoin::Real), parse_quote!(const __K: usize)]),
        ];
        (scalars.into_iter())
            .map(|(scalar, parameters)| {
                let mut instance = item.clone();
                let mode = if is_f64(&scalar) { Mode::Plain } else { Mode::Over(Box::new(scalar)) };
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
                        method.block.stmts.insert(
                            0,
                            parse_quote!(
                                #[allow(unused_imports)]
                                use ::adjoin::Real as _;
                            ),
                        );
                    }
                }
                ImplItem::Type(associated) => self.visit_type_mut(&mut associated.ty),
                _ => {}
            }
        }
    }
}

impl Names {
    /// Finds what generic code may assume because of these implementations, and because of what it is `told`.
    pub(super) fn find_bounds(&mut self, items: &[Item], told: &[WherePredicate]) {
        let mut finder = Finder { modules: Vec::new(), found: Vec::new() };
        for item in items {
            finder.visit_item(item);
        }
        let mut bounds: Vec<Bound> = (finder.found.into_iter())
            .filter(|(_, item)| !has_attribute(&item.attrs, "constant") && self.is_for_scalars(item))
            .filter_map(|(home, item)| {
                Some(Bound { home: Some(home), predicate: self.bound_of(item)?, trigger: trigger_of(item) })
            })
            .collect();
        bounds.extend(told.iter().map(|bound| {
            let mut rewriter = Rewriter::new(self);
            rewriter.mode = over_parameter();
            let mut predicate = bound.clone();
            rewriter.visit_where_predicate_mut(&mut predicate);
            Bound { home: None, predicate, trigger: None }
        }));
        self.bounds = bounds;
    }

    /// Some of the bounds, as they are written in a module.
    pub(super) fn bounds_in(&self, module: &[String], needed: &[usize]) -> Vec<WherePredicate> {
        (needed.iter())
            .map(|index| {
                let bound = &self.bounds[*index];
                let mut predicate = bound.predicate.clone();
                if let Some(home) = &bound.home {
                    Qualify { names: self, home, module }.visit_where_predicate_mut(&mut predicate);
                }
                predicate
            })
            .collect()
    }

    /// Whether an `impl` has to be written for each scalar type.
    pub(super) fn is_for_scalars(&self, item: &ItemImpl) -> bool {
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
            .filter_map(|inner| {
                if let ImplItem::Type(ty) = inner { Some((ty.ident.clone(), ty.ty.clone())) } else { None }
            })
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

/// A bound, and the module whose names it is written with (none: the user's own choice of names).
pub(super) struct Bound {
    home: Option<Vec<String>>,
    predicate: WherePredicate,
    /// What needs it; none if it was asked for, and is everywhere.
    pub(super) trigger: Option<Trigger>,
}

/// What makes a function need the bound of an implementation: the trait's name, its operator or its functions.
fn trigger_of(item: &ItemImpl) -> Option<Trigger> {
    let (_, path, _) = item.trait_.as_ref()?;
    let functions = item.items.iter().filter_map(|inner| match inner {
        ImplItem::Fn(method) => Some(method.sig.ident.to_string()),
        ImplItem::Const(constant) => Some(constant.ident.to_string()),
        _ => None,
    });
    let name = last_name(path);
    let operator = operator_named(&name);
    let names = functions.chain([name]).collect();
    Some(Trigger { names, operator })
}

/// All implementations, with the modules that they are in. Those inside of functions have no path.
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

/// Turns the names of one module into paths from another.
struct Qualify<'a> {
    names: &'a Names,
    home: &'a [String],
    module: &'a [String],
}

impl VisitMut for Qualify<'_> {
    fn visit_path_mut(&mut self, path: &mut Path) {
        visit_mut::visit_path_mut(self, path);
        let Some(first) = path.segments.first() else { return };
        let name = key(&first.ident);
        if path.segments.len() == 1 && path.leading_colon.is_none() {
            let std_module = match name.as_str() {
                "Add" | "Sub" | "Mul" | "Div" | "Rem" | "Neg" | "AddAssign" | "SubAssign" | "MulAssign"
                | "DivAssign" | "RemAssign" => Some(quote::quote!(::core::ops)),
                "PartialEq" | "PartialOrd" => Some(quote::quote!(::core::cmp)),
                _ => None,
            };
            if let Some(std_module) = std_module {
                *path = parse_quote!(#std_module::#path);
                return;
            }
        }
        let relative = matches!(name.as_str(), "self" | "super");
        let home = self.names.homes.get(&name);
        let defined_in = home.map_or(self.home, |home| home.modules.as_slice());
        if relative || home.is_some() {
            // It may have another name where the bound comes from.
            if let (Some(home), Some(first)) = (home, path.segments.first_mut()) {
                first.ident = home.name.clone();
            }
            let common = self.module.iter().zip(defined_in).take_while(|(a, b)| a == b).count();
            let up = self.module.iter().skip(common).map(|_| "super");
            let down = defined_in.iter().skip(common).map(String::as_str);
            let steps = up.chain(down).map(|step| syn::Ident::new(step, proc_macro2::Span::call_site()));
            *path = parse_quote!(#(#steps::)*#path);
        }
    }
}
