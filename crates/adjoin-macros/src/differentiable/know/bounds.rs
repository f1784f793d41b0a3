//! What generic code may assume about its scalar because of implementations for `f64`, and how a module
//! writes that.
//!
//! `impl Mul<Vector> for f64` becomes one `impl` for each scalar type
//! ([`scalar_impls`](crate::differentiable::rewrite::scalar_impls)), and generic code that multiplies needs
//! the bound `__Scalar: Mul<Vector<__Scalar>, Output = Vector<__Scalar>>`. In the module `inner` it is
//! written with `super::Vector`. Which functions need it is found later
//! ([`needs`](crate::differentiable::deduce::needs)).

use std::collections::HashSet;

use syn::visit_mut::{self, VisitMut};
use syn::{ImplItem, ItemImpl, Path, Type, WherePredicate, parse_quote};

use crate::differentiable::basics::crates::NumTrait;
use crate::differentiable::basics::known;
use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::{is_f64, last_name, peel};
use crate::differentiable::know::names::Names;

/// A bound, and the module whose names it is written in (`None`: the user chose the names).
pub(crate) struct Bound {
    pub(crate) home: Option<Vec<String>>,
    pub(crate) predicate: WherePredicate,
    /// The functions of the trait.
    pub(crate) functions: Vec<String>,
    /// What needs it; `None` if the user asked for it, and it holds everywhere.
    pub(crate) trigger: Option<Trigger>,
    /// The types and traits that are declared with it, so that an implementation cannot name them without.
    pub(crate) declared: HashSet<String>,
}

/// What leads to a bound.
pub(crate) struct Trigger {
    /// The trait, its functions, and what needs the bound.
    pub(crate) names: HashSet<String>,
    /// The trait, if it is that of an operator.
    pub(crate) operator: Option<&'static str>,
}

impl Names {
    /// Some of the bounds, as they are written in a module.
    pub(crate) fn bounds_in(&self, module: &[String], needed: &[usize]) -> Vec<WherePredicate> {
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

    /// Whether an `impl` must be written once per scalar type: those for `f64`, and operators on references,
    /// such as `impl Add<&V> for &V`.
    pub(crate) fn is_for_scalars(&self, item: &ItemImpl) -> bool {
        let Some((_, path, _)) = &item.trait_ else { return false };
        let operator = matches!(last_name(path).as_str(), "Add" | "Sub" | "Mul" | "Div" | "Rem" | "Neg");
        // With parameters of its own no bound says the same, so it is written once, for all scalars.
        let parameters =
            item.generics.params.iter().any(|param| !matches!(param, syn::GenericParam::Lifetime(_)));
        is_f64(peel(&item.self_ty))
            || (operator
                && !parameters
                && matches!(&*item.self_ty, Type::Reference(_))
                && self.mentions(&item.self_ty))
    }
}

/// What generic code needs where it names a trait of num-traits.
pub(crate) fn bound_of_num_trait(found: NumTrait) -> Bound {
    let path = &found.path;
    let predicate = parse_quote!(f64: #path);
    let functions = functions_of_num_trait(&predicate);
    let trigger = Some(Trigger { names: found.names, operator: None });
    Bound { home: None, predicate, functions, trigger, declared: HashSet::new() }
}

/// The methods that a scalar has twice because of a bound.
pub(crate) fn functions_of_num_trait(bound: &WherePredicate) -> Vec<String> {
    let bounds = if let WherePredicate::Type(of_type) = bound { Some(&of_type.bounds) } else { None };
    let traits = bounds.into_iter().flatten().filter_map(|bound| match bound {
        syn::TypeParamBound::Trait(of_trait) => Some(last_name(&of_trait.path)),
        _ => None,
    });
    let functions = traits.flat_map(|name| match name.as_str() {
        "Float" => known::methods_of_float().collect(),
        "Signed" => vec!["abs", "abs_sub", "signum"],
        _ => Vec::new(),
    });
    functions.map(str::to_owned).collect()
}

/// What makes a function need the bound of an implementation: the trait's name, its operator or its
/// functions.
pub(crate) fn trigger_of(item: &ItemImpl) -> Option<Trigger> {
    let (_, path, _) = item.trait_.as_ref()?;
    // `x.abs()` of a float is the float's own method, whatever traits have one of that name.
    let functions = item.items.iter().filter_map(|inner| match inner {
        ImplItem::Fn(method) if known::is_real_method(&method.sig.ident.to_string()) => None,
        ImplItem::Fn(method) => Some(method.sig.ident.to_string()),
        ImplItem::Const(constant) => Some(constant.ident.to_string()),
        _ => None,
    });
    let name = last_name(path);
    let operator = known::operator_named(&name);
    let names = functions.chain([name]).collect();
    Some(Trigger { names, operator })
}

/// Turns names of one module into paths from another.
struct Qualify<'a> {
    names: &'a Names,
    pub(crate) home: &'a [String],
    module: &'a [String],
}

impl VisitMut for Qualify<'_> {
    fn visit_path_mut(&mut self, path: &mut Path) {
        visit_mut::visit_path_mut(self, path);
        let Some(first) = path.segments.first() else { return };
        let name = key(&first.ident);
        if path.segments.len() == 1 && path.leading_colon.is_none() {
            // The trait of an operator may not be imported where the bound is written.
            let std_module = match known::operator_named(&name) {
                Some("PartialEq" | "PartialOrd") => Some(quote::quote!(::core::cmp)),
                Some(_) => Some(quote::quote!(::core::ops)),
                None => None,
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
            // It may have another name where the bound is declared.
            if let (Some(home), Some(first)) = (home, path.segments.first_mut()) {
                first.ident = home.name.clone();
            }
            // Up from the one module to the innermost that contains both, and down to the other.
            let common = self.module.iter().zip(defined_in).take_while(|(a, b)| a == b).count();
            let up = self.module.iter().skip(common).map(|_| "super");
            let down = defined_in.iter().skip(common).map(String::as_str);
            let steps = up.chain(down).map(|step| syn::Ident::new(step, proc_macro2::Span::call_site()));
            *path = parse_quote!(#(#steps::)*#path);
        }
    }
}
