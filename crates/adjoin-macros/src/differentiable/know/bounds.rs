//! What generic code may assume about its scalar because of implementations for `f64`, and how a module
//! writes that.
//!
//! `impl Mul<Vector> for f64` becomes one `impl` for each scalar type
//! ([`scalar_impls`](crate::differentiable::rewrite::scalar_impls)), and generic code that multiplies needs
//! the bound `__Scalar: Mul<Vector<__Scalar>, Output = Vector<__Scalar>>`. In the module `inner` it is
//! written with `super::Vector`. Which functions need it is found later
//! ([`needs`](crate::differentiable::deduce::needs)).

use std::collections::{HashMap, HashSet};

use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{ImplItem, Item, ItemImpl, Path, Type, WherePredicate, parse_quote};

use crate::differentiable::basics::crates::NumTrait;
use crate::differentiable::basics::known;
use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::{
    is_f64, is_integer, last_name, peel, substitute_self, type_name,
};
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
    /// The implementations that it would overlap with, if it is written for each scalar for that reason: they
    /// cannot have it themselves.
    pub(crate) overlaps: Option<String>,
}

/// What leads to a bound.
#[derive(Clone)]
pub(crate) struct Trigger {
    /// The trait, its functions, and what needs the bound.
    pub(crate) names: HashSet<String>,
    /// The operations that call it, if it is the trait of an operator.
    pub(crate) operations: Vec<Operation>,
}

/// An operator, and the names of the types of its operands as far as they are known. A reference counts as
/// what it refers to.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Operation {
    /// The name of the operator's trait.
    pub(crate) operator: &'static str,
    pub(crate) left: Option<String>,
    pub(crate) right: Option<String>,
}

impl Operation {
    /// The operation that an implementation is for.
    pub(crate) fn of(item: &ItemImpl, names: &Names) -> Option<Self> {
        let (_, path, _) = item.trait_.as_ref()?;
        let operator = known::operator_named(&last_name(path))?;
        let own = Some(&*item.self_ty);
        let right = match path.segments.last().map(|last| &last.arguments) {
            Some(syn::PathArguments::AngleBracketed(list)) => {
                list.args.iter().find_map(|argument| match argument {
                    syn::GenericArgument::Type(ty) => Some(ty),
                    _ => None,
                })
            }
            _ => None,
        };
        let name = |ty: &Type| names.operand_name(ty, own);
        Some(Operation { operator, left: name(&item.self_ty), right: name(right.unwrap_or(&item.self_ty)) })
    }

    /// Whether the two may be the same.
    pub(crate) fn may_be(&self, other: &Self) -> bool {
        let may =
            |one: &Option<String>, other: &Option<String>| one.is_none() || other.is_none() || one == other;
        self.operator == other.operator && may(&self.left, &other.left) && may(&self.right, &other.right)
    }
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

    /// The name of an operand's type, if that is a number or a type in sight.
    pub(crate) fn operand_name(&self, ty: &Type, self_ty: Option<&Type>) -> Option<String> {
        let ty = self.resolve(ty);
        if matches!(&ty, Type::Path(path) if path.path.is_ident("Self")) {
            return self_ty.and_then(|own| self.operand_name(own, None));
        }
        if is_integer(&ty) {
            return Some("integer".to_owned());
        }
        let name = type_name(&ty)?;
        (is_f64(&ty) || matches!(name.as_str(), "f32" | "bool") || self.types.contains_key(&name))
            .then_some(name)
    }

    /// Whether a type has a method of this name.
    pub(crate) fn has_method(&self, owner: &str, method: &str) -> bool {
        self.methods
            .get(method)
            .is_some_and(|group| group.iter().any(|own| own.owner.as_deref() == Some(owner)))
    }

    /// Whether an `impl` must be written once per scalar type: those for `f64`, operators on references, such
    /// as `impl Add<&V> for &V`, and those that would overlap with others.
    pub(crate) fn is_for_scalars(&self, item: &ItemImpl) -> bool {
        let Some((_, path, _)) = &item.trait_ else { return false };
        let operator = matches!(last_name(path).as_str(), "Add" | "Sub" | "Mul" | "Div" | "Rem" | "Neg");
        // With parameters of its own no bound says the same, so it is written once, for all scalars.
        let parameters =
            item.generics.params.iter().any(|param| !matches!(param, syn::GenericParam::Lifetime(_)));
        is_f64(peel(&item.self_ty))
            || self.overlapping.repeated.contains(&header_of(item))
            || (operator
                && !parameters
                && matches!(&*item.self_ty, Type::Reference(_))
                && self.mentions(&item.self_ty))
    }
}

/// The types of the results of operators, where the operands determine them.
pub(crate) fn operations(items: &[Item], names: &Names) -> HashMap<Operation, Type> {
    struct Finder<'a>(&'a Names, HashMap<Operation, Option<Type>>);
    impl<'ast> Visit<'ast> for Finder<'_> {
        fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
            let output = item.items.iter().find_map(|inner| match inner {
                ImplItem::Type(output) if output.ident == "Output" => {
                    Some(substitute_self(&output.ty, &item.self_ty))
                }
                _ => None,
            });
            let operation = Operation::of(item, self.0).filter(|of| of.left.is_some() && of.right.is_some());
            if let (Some(operation), Some(output)) = (operation, output) {
                let output = item.generics.type_params().next().is_none().then_some(output);
                // Those of references have the same result, or the operands do not tell.
                let known = self.1.entry(operation).or_insert_with(|| output.clone());
                if *known != output {
                    *known = None;
                }
            }
            visit::visit_item_impl(self, item);
        }
    }
    let mut finder = Finder(names, HashMap::new());
    for item in items {
        finder.visit_item(item);
    }
    finder.1.into_iter().filter_map(|(operation, output)| Some((operation, output?))).collect()
}

/// What identifies an implementation of a trait.
pub(crate) fn header_of(item: &ItemImpl) -> String {
    let of_trait = item.trait_.as_ref().map(|(_, path, _)| path);
    let ty = &item.self_ty;
    quote::quote!(#of_trait for #ty).to_string()
}

/// What generic code needs where it names a trait of num-traits.
pub(crate) fn bound_of_num_trait(found: NumTrait) -> Bound {
    let path = &found.path;
    let predicate = parse_quote!(f64: #path);
    let functions = functions_of_num_trait(&predicate);
    let trigger = Some(Trigger { names: found.names, operations: Vec::new() });
    Bound { home: None, predicate, functions, trigger, declared: HashSet::new(), overlaps: None }
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
/// functions. Names are those of [`needs`](crate::differentiable::deduce::needs).
pub(crate) fn trigger_of(item: &ItemImpl, all: &Names) -> Option<Trigger> {
    let Some((_, path, _)) = &item.trait_ else { return trigger_of_own(item, all) };
    let of_trait = last_name(path);
    let owner = all.operand_name(&item.self_ty, None);
    let for_number = is_f64(peel(&item.self_ty));
    let mut names = HashSet::from([of_trait.clone()]);
    if let Some(owner) = &owner {
        names.insert(implemented(&of_trait, owner));
    }
    for inner in &item.items {
        let function = match inner {
            // `x.abs()` of a float is the float's own method, whatever traits have one of that name.
            ImplItem::Fn(method) if for_number && known::is_real_method(&method.sig.ident.to_string()) => {
                continue;
            }
            ImplItem::Fn(method) => method.sig.ident.to_string(),
            ImplItem::Const(constant) => constant.ident.to_string(),
            _ => continue,
        };
        names.insert(method_of(&of_trait, &function));
        names.extend(owner.as_ref().map(|owner| method_of(owner, &function)));
        names.insert(function);
    }
    Some(Trigger { names, operations: Operation::of(item, all).into_iter().collect() })
}

/// What makes a function need the bound of an inherent implementation: its functions.
fn trigger_of_own(item: &ItemImpl, all: &Names) -> Option<Trigger> {
    let owner = all.operand_name(&item.self_ty, None)?;
    let functions = item.items.iter().filter_map(|inner| match inner {
        ImplItem::Fn(function) => Some(method_of(&owner, &function.sig.ident.to_string())),
        _ => None,
    });
    Some(Trigger { names: functions.collect(), operations: Vec::new() })
}

/// The name of a method of a type, by the keys of both.
pub(crate) fn method_of(owner: &str, method: &str) -> String {
    format!("{owner}.{method}")
}

/// The name of an implementation.
pub(crate) fn implemented(of_trait: &str, owner: &str) -> String {
    format!("{of_trait} for {owner}")
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
