//! Types that a single item or a module names without having been told about them.
//!
//! On its own, `#[differentiable] fn f(p: &Particle) -> f64` cannot see whether `Particle` carries scalars.
//! If it does, the parameter stays `Particle<f64>` and the compiler complains about mismatched types
//! somewhere in the body; in a struct, nobody would complain, and its scalars would have no derivative. So
//! every type that carries is marked with a constant, and beside such an item there is a check, at the user's
//! own token, that the types it was not told about have no mark.
//!
//! ```text
//! fn f(p: &Particle) -> f64   ⟶   fn f(…) …
//!                                 const _: () = {
//!                                     use ::adjoin::macro_support::Discrete as _;
//!                                     assert!(!<Particle>::__ADJOIN_CARRIES, "`Particle` carries scalars, and …");
//!                                 };
//! ```
//!
//! A type that carries has an inherent `__ADJOIN_CARRIES` that is true; for all other types the trait
//! `Discrete` says `false`.

use proc_macro2::TokenStream;
use quote::quote_spanned;
use syn::visit::{self, Visit};
use syn::{
    Fields, FnArg, Generics, ImplItem, Item, Path, PathArguments, Signature, TraitItem, Type, TypePath,
};

use crate::differentiable::basics::marks::unmarked_text;
use crate::differentiable::basics::syntax::{has_attribute, last_name, span_of};
use crate::differentiable::know::names::Names;

/// The checks for a single item.
pub(crate) fn checks(item: &Item, names: &Names) -> Vec<TokenStream> {
    let mut suspects = Suspects { names, parameters: Vec::new(), found: Vec::new() };
    suspects.item(item);
    suspects.found.iter().map(|ty| check(ty, "a single item cannot see that")).collect()
}

/// The checks for the items of a module, which are placed among them. Items under `cfg` are left out, because
/// a type that they name may not exist.
pub(crate) fn checks_in_module(items: &[Item], names: &Names) -> Vec<Item> {
    let mut suspects = Suspects { names, parameters: Vec::new(), found: Vec::new() };
    for item in items.iter().filter(|item| !is_conditional(item)) {
        suspects.item(item);
    }
    let checks = suspects.found.iter().map(|ty| check(ty, "this differentiable module cannot see that"));
    checks.map(Item::Verbatim).collect()
}

/// Whether an item is under `cfg`, or is marked.
fn is_conditional(item: &Item) -> bool {
    let attrs = match item {
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        _ => return false,
    };
    has_attribute(attrs, "cfg") || has_attribute(attrs, "constant")
}

/// The check of one type. It is evaluated at compile time, and leaves nothing behind.
fn check(ty: &TypePath, why: &str) -> TokenStream {
    let span = span_of(ty);
    let name = unmarked_text(&last_name(&ty.path));
    let message = format!(
        "`{name}` carries scalars, and {why}: write `#[differentiable(types({name}))]`, or put both into one differentiable module"
    );
    quote_spanned! {span=>
        const _: () = {
            #[allow(unused_imports)]
            use ::adjoin::macro_support::Discrete as _;
            #[allow(elided_lifetimes_in_paths, clippy::assertions_on_constants)]
            {
                assert!(!<#ty>::__ADJOIN_CARRIES, #message);
            }
        };
    }
}

/// Collects types that are named without arguments and not defined in sight.
struct Suspects<'a> {
    names: &'a Names,
    /// The generic parameters in scope, which name no particular type.
    parameters: Vec<String>,
    found: Vec<TypePath>,
}

impl Suspects<'_> {
    /// The types in the signatures and the fields of an item.
    fn item(&mut self, item: &Item) {
        let outer = self.parameters.len();
        match item {
            Item::Fn(function) if !has_attribute(&function.attrs, "constant") => {
                self.signature(&function.sig);
            }
            Item::Impl(block) if !has_attribute(&block.attrs, "constant") => {
                self.generics(&block.generics);
                for inner in &block.items {
                    if let ImplItem::Fn(method) = inner {
                        if !has_attribute(&method.attrs, "constant") && !has_attribute(&method.attrs, "cfg") {
                            self.signature(&method.sig);
                        }
                    }
                }
            }
            Item::Struct(item) => self.fields(&item.generics, &item.fields),
            Item::Enum(item) => {
                for variant in &item.variants {
                    self.fields(&item.generics, &variant.fields);
                }
            }
            Item::Trait(item) => {
                self.generics(&item.generics);
                for inner in &item.items {
                    if let TraitItem::Fn(method) = inner {
                        self.signature(&method.sig);
                    }
                }
            }
            _ => {}
        }
        self.parameters.truncate(outer);
    }

    /// Type parameters, and constant parameters, which look like types when used as arguments.
    fn generics(&mut self, generics: &Generics) {
        self.parameters.extend(generics.type_params().map(|param| param.ident.to_string()));
        self.parameters.extend(generics.const_params().map(|param| param.ident.to_string()));
    }

    /// The types of fields.
    fn fields(&mut self, generics: &Generics, fields: &Fields) {
        self.generics(generics);
        for field in fields
            .iter()
            .filter(|field| !has_attribute(&field.attrs, "constant") && !has_attribute(&field.attrs, "cfg"))
        {
            self.visit_type(&field.ty);
        }
    }

    /// Constants look like types when used as arguments, too: those of the module, and foreign ones judging
    /// by their spelling.
    fn is_constant(&self, path: &Path) -> bool {
        let name = last_name(path);
        let name = unmarked_text(&name);
        let is_spelled_so = name.contains('_') && !name.contains(char::is_lowercase);
        is_spelled_so || self.names.spelled_constants.contains(&name)
    }

    /// The types of a signature.
    fn signature(&mut self, signature: &Signature) {
        let outer = self.parameters.len();
        self.generics(&signature.generics);
        for input in &signature.inputs {
            if let FnArg::Typed(typed) = input {
                if !has_attribute(&typed.attrs, "constant") {
                    self.visit_type(&typed.ty);
                }
            }
        }
        self.visit_return_type(&signature.output);
        self.parameters.truncate(outer);
    }
}

impl<'ast> Visit<'ast> for Suspects<'_> {
    fn visit_type(&mut self, ty: &'ast Type) {
        if let Type::Path(path) = ty {
            // With arguments, the scalar may be among them.
            let bare = path.qself.is_none()
                && path.path.segments.iter().all(|segment| matches!(segment.arguments, PathArguments::None));
            let first =
                path.path.segments.first().map(|segment| segment.ident.to_string()).unwrap_or_default();
            let known = first == "Self"
                || self.parameters.contains(&first)
                || self.names.types.contains_key(&last_name(&path.path))
                || self.is_constant(&path.path)
                || first.starts_with(char::is_lowercase) && path.path.segments.len() == 1;
            let again = self.found.iter().any(|found| found == path);
            if bare && !known && !again {
                self.found.push(path.clone());
            }
        }
        visit::visit_type(self, ty);
    }
}
