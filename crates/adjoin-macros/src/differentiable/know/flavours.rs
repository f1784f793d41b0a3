//! The flavours of functions: what goes in and what comes out.
//!
//! | function | flavour | over a scalar `R` |
//! | --- | --- | --- |
//! | `fn energy(p: &Point) -> f64` | generic | `fn energy<R>(p: &Point<R>) -> R` |
//! | `fn scale(k: f64) -> impl Fn(f64) -> f64` | generic | over `R` |
//! | `fn weights(n: usize) -> Vec<f64>` | constant | as it is; `lift(weights(n))` where a scalar is needed |
//! | `fn table() -> &'static [f64]` | generic, because a reference cannot be lifted as a value | over `R` |
//! | `fn count(n: usize) -> usize` | discrete | as it is |
//!
//! A method of a trait that carries is generic, whatever is in its signature: the trait has the parameter.
//! (The flavours are defined in [`names`](crate::differentiable::know::names).)

use std::collections::HashMap;

use syn::visit::{self, Visit};
use syn::{FnArg, Item, ItemImpl, ReturnType, Signature, TraitItem, Type};

use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::{has_attribute, is_single, substitute_self, type_name};
use crate::differentiable::know::names::{Callable, Flavour, Input, Names, Owner, mentions_self};

impl Names {
    /// Fills the tables of functions and methods.
    pub(crate) fn find_flavours(&mut self, items: &[Item]) {
        let mut flavours = Flavours { names: self, functions: HashMap::new(), methods: HashMap::new() };
        for item in items {
            flavours.visit_item(item);
        }
        let Flavours { functions, methods, .. } = flavours;
        self.functions = functions;
        self.methods = methods;
        // Several free functions of one name in different modules: where a call cannot tell which it reaches,
        // none counts as constant. (Methods are told apart by their receivers.)
        for group in self.functions.values_mut() {
            if group.iter().any(|f| f.flavour == Flavour::Generic) {
                for f in group.iter_mut().filter(|f| f.flavour == Flavour::Constant) {
                    f.flavour = Flavour::Generic;
                }
            }
        }
        // Associated functions without scalars in their parameters move to the `impl` for `f64`, if their
        // type carries.
        let at_f64: Vec<(String, String)> = (self.methods.iter())
            .flat_map(|(name, group)| group.iter().map(move |f| (name, f)))
            .filter(|(_, f)| !f.has_receiver && f.flavour != Flavour::Generic)
            .filter_map(|(name, f)| Some((f.owner.clone()?, name.clone())))
            .filter(|(owner, _)| self.types.get(owner).is_some_and(|def| def.carries))
            .collect();
        self.at_f64.extend(at_f64);
    }

    /// The flavour of a function, judged by itself. If the bounds of its `impl` mention a scalar, as in
    /// `impl<F: Fn(f64) -> f64> Solver<F>`, any of its parameters may be made of scalars.
    fn flavour(&self, signature: &Signature, owner: Option<&Owner<'_>>) -> Flavour {
        let self_carries = owner.is_some_and(|owner| self.mentions(owner.self_ty));
        let mentions = |ty: &Type| self.mentions(ty) || (self_carries && mentions_self(ty));
        let owner_bounds = owner.is_some_and(|owner| self.generics_mention(owner.generics));
        let inputs = signature.inputs.iter().any(|input| match input {
            FnArg::Receiver(_) => self_carries || owner_bounds,
            FnArg::Typed(typed) => {
                !has_attribute(&typed.attrs, "constant") && (mentions(&typed.ty) || owner_bounds)
            }
        });
        if owner.is_some_and(|owner| owner.of_trait) || inputs || self.generics_mention(&signature.generics) {
            return Flavour::Generic;
        }
        match &signature.output {
            ReturnType::Type(_, ty) if mentions(ty) => {
                // With a type parameter, it is not known whether the result can be lifted.
                let structural = match owner {
                    Some(owner) => {
                        let ty = substitute_self(ty, owner.self_ty);
                        owner.generics.type_params().next().is_none() && self.is_structural(&ty)
                    }
                    None => signature.generics.type_params().next().is_none() && self.is_structural(ty),
                };
                if structural { Flavour::Constant } else { Flavour::Generic }
            }
            _ => Flavour::Discrete,
        }
    }

    /// The flavour of a function that all functions of its name agree on.
    pub(crate) fn flavour_of(&self, signature: &Signature, owner: Option<&Owner<'_>>) -> Flavour {
        let flavour = self.flavour(signature, owner);
        let group = if owner.is_none() { self.functions.get(&key(&signature.ident)) } else { None };
        let outvoted = group.is_some_and(|group| group.iter().any(|f| f.flavour == Flavour::Generic));
        if flavour == Flavour::Constant && outvoted { Flavour::Generic } else { flavour }
    }
}

/// Last pass over the item, once it is known which types carry.
struct Flavours<'a> {
    names: &'a Names,
    functions: HashMap<String, Vec<Callable>>,
    methods: HashMap<String, Vec<Callable>>,
}

impl Flavours<'_> {
    /// What callers know of a function. One that is marked `#[constant]` is never generic.
    fn callable(&self, signature: &Signature, constant: bool, owner: Option<&Owner<'_>>) -> Callable {
        let inputs = (signature.inputs.iter())
            .filter_map(|input| match input {
                FnArg::Receiver(_) => None,
                FnArg::Typed(typed) => {
                    let plain = constant || has_attribute(&typed.attrs, "constant") || is_single(&typed.ty);
                    Some(Input { constant: plain })
                }
            })
            .collect();
        let output = match &signature.output {
            ReturnType::Default => None,
            ReturnType::Type(_, ty) => Some(match owner {
                Some(owner) => substitute_self(ty, owner.self_ty),
                None => (**ty).clone(),
            }),
        };
        let flavour = if constant {
            let mentions = output.as_ref().is_some_and(|ty| self.names.mentions(ty));
            if mentions { Flavour::Constant } else { Flavour::Discrete }
        } else {
            self.names.flavour(signature, owner)
        };
        // In the place of a call, the parameters of the `impl` are other types.
        let output = output.filter(|ty| !owner.is_some_and(|owner| mentions_parameter(ty, owner.generics)));
        Callable {
            generics: signature.generics.clone(),
            inputs,
            output,
            has_receiver: signature.receiver().is_some(),
            owner: owner.and_then(|owner| type_name(owner.self_ty)),
            flavour,
        }
    }
}

impl<'ast> Visit<'ast> for Flavours<'_> {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        let callable = self.callable(&item.sig, has_attribute(&item.attrs, "constant"), None);
        self.functions.entry(key(&item.sig.ident)).or_default().push(callable);
        visit::visit_item_fn(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let owner = Owner::of(item);
        for (method, constant) in Owner::functions(item) {
            let callable = self.callable(&method.sig, constant, Some(&owner));
            self.methods.entry(method.sig.ident.to_string()).or_default().push(callable);
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        for inner in &item.items {
            if let TraitItem::Fn(method) = inner {
                let mut callable = self.callable(&method.sig, has_attribute(&method.attrs, "constant"), None);
                // Which implementation is called is not known, and each is over the scalar.
                callable.flavour = Flavour::Generic;
                callable.output = callable
                    .output
                    .filter(|ty| !mentions_self(ty) && !mentions_parameter(ty, &item.generics));
                callable.owner = None;
                self.methods.entry(method.sig.ident.to_string()).or_default().push(callable);
            }
        }
        visit::visit_item_trait(self, item);
    }
}

/// Whether a type mentions one of the parameters.
fn mentions_parameter(ty: &Type, generics: &syn::Generics) -> bool {
    struct Finder<'a>(&'a syn::Generics, bool);
    impl<'ast> Visit<'ast> for Finder<'_> {
        fn visit_path(&mut self, path: &'ast syn::Path) {
            let first = path.segments.first().map(|first| &first.ident);
            self.1 |= self.0.type_params().any(|param| Some(&param.ident) == first);
            visit::visit_path(self, path);
        }
    }
    let mut finder = Finder(generics, false);
    finder.visit_type(ty);
    finder.1
}
