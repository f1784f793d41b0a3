//! `#[differentiable]`: plain code on `f64` made generic over the scalar.
//!
//! The stages, each in a file of its own:
//!
//! 1. [`args`]: the attribute's arguments;
//! 2. [`names`]: what is defined, which types and traits carry scalars, which functions need to be generic;
//! 3. [`check`]: what cannot be transformed, reported all at once;
//! 4. [`rewrite`] with [`items`], [`impls`], [`scalar_impls`], [`exprs`], [`patterns`], [`macros`], [`types`], [`generics`]: the walk that
//!    replaces the scalar, with [`constants`] and [`guess`] deciding what may stay plain.
//!
//! The model, for a function and a type:
//!
//! ```text
//! struct Particle { x: f64 }      ⟶  struct Particle<__R = f64> { x: __R }
//! fn step(p: &Particle) -> f64    ⟶  fn step<__R: Real>(p: &Particle<__R>) -> __R
//! { 0.5 * p.x.max(0.0) }              { 0.5f64 * p.x.max(<__R as From<f64>>::from(0.0)) }
//! ```
//!
//! At `f64` the two sides are the same program.

mod args;
mod check;
mod constants;
mod exprs;
mod generics;
mod guess;
mod impls;
mod items;
mod known;
mod macros;
mod names;
mod patterns;
mod rewrite;
mod scalar_impls;
mod syntax;
mod types;

use proc_macro2::TokenStream;
use quote::quote;
use syn::Item;
use syn::visit_mut::VisitMut;

use names::Names;
use rewrite::Rewriter;

/// Expands the attribute.
pub(crate) fn expand(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let arguments = match syn::parse2::<args::Arguments>(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return failure(&error, item),
    };
    match syn::parse2::<Item>(item.clone()) {
        Ok(parsed) => match transform(&arguments, parsed) {
            Ok(items) => quote!(#(#items)*),
            Err(error) => failure(&error, item),
        },
        Err(error) => failure(&error, item),
    }
}

fn transform(arguments: &args::Arguments, item: Item) -> syn::Result<Vec<Item>> {
    if !matches!(
        item,
        Item::Fn(_) | Item::Struct(_) | Item::Enum(_) | Item::Type(_) | Item::Trait(_) | Item::Impl(_) | Item::Mod(_)
    ) {
        return Err(syn::Error::new(
            syntax::span_of(&item),
            "`#[differentiable]` goes on a function, struct, enum, type alias, trait, impl or inline module",
        ));
    }
    let items = [item];
    let mut names = Names::collect(&items, &arguments.types, &arguments.plain);
    names.find_bounds(&items, &arguments.bounds);
    let mut errors = check::check(&items, &names);
    let [item] = items;
    let mut rewriter = Rewriter::new(&names);
    let rewritten = rewriter.item(item);
    errors.append(&mut rewriter.errors);
    let combined = errors.into_iter().reduce(|mut all, error| {
        all.combine(error);
        all
    });
    match combined {
        Some(error) => Err(error),
        None => Ok(rewritten),
    }
}

/// The errors, and the item as the user wrote it, so that they are the only ones.
fn failure(error: &syn::Error, item: TokenStream) -> TokenStream {
    struct Strip;
    impl VisitMut for Strip {
        fn visit_attributes_mut(&mut self, attrs: &mut Vec<syn::Attribute>) {
            attrs.retain(|attr| !attr.path().is_ident("constant") && !attr.path().is_ident("differentiable"));
        }
    }
    let error = error.to_compile_error();
    let original = match syn::parse2::<Item>(item.clone()) {
        Ok(mut parsed) => {
            Strip.visit_item_mut(&mut parsed);
            quote!(#parsed)
        }
        Err(_) => item,
    };
    quote!(#error #original)
}

#[cfg(test)]
mod tests {
    #[test]
    fn show() {
        let text = std::fs::read_to_string(std::env::var("SHOW").unwrap()).unwrap();
        let out = super::expand(Default::default(), text.parse().unwrap());
        println!("{out}");
    }
}
