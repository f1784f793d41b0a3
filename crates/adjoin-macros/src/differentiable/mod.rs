//! `#[differentiable]`: plain code on `f64` made generic over the scalar.
//!
//! The stages, each in a file of its own:
//!
//! 1. [`args`]: the attribute's arguments;
//! 2. [`foreign`] and [`prepare`] bring the item into one form, [`macro_rules`] expands its own macros, [`resolve`] with [`scopes`] finds out which name means which item, and
//!    writes it down in [`marks`]; [`lazy`] is for tables that are computed once;
//! 3. [`names`], filled by [`collect`], [`carriers`] and [`flavours`]: what is defined, which types and traits carry
//!    scalars, which functions need to be generic;
//! 4. [`check`] and [`lost`]: what cannot be transformed, or would lose its derivative, reported all at once;
//! 5. [`rewrite`] with [`items`], [`impls`], [`derivable`], [`scalar_impls`], [`exprs`], [`closures`], [`const_fns`], [`patterns`], [`macros`], [`types`], [`generics`]: the walk that
//!    replaces the scalar, with [`needs`] deciding which bounds go where, and [`constants`], [`exact`], [`handed_out`] and [`guess`] deciding what may
//!    stay plain;
//! 6. [`suspects`]: for a single item, a check of the types that it could not see.
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
mod carriers;
mod check;
mod closures;
mod collect;
mod const_fns;
mod constants;
mod derivable;
mod exact;
mod exprs;
mod flavours;
mod foreign;
mod generics;
mod guess;
mod handed_out;
mod impls;
mod items;
mod known;
mod lazy;
mod lost;
mod macro_rules;
mod macros;
pub(crate) mod marks;
mod names;
mod needs;
mod other_scalars;
mod patterns;
mod prepare;
mod resolve;
mod rewrite;
mod scalar_impls;
mod scopes;
mod suspects;
pub(crate) mod syntax;
#[cfg(test)]
mod tests;
mod types;

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::Item;
use syn::visit_mut::VisitMut;

use crate::compiled;

use names::Names;
use rewrite::Rewriter;

/// Expands the attribute.
pub(crate) fn expand(arguments: TokenStream, item: &TokenStream) -> TokenStream {
    let parsed = syn::parse2::<args::Arguments>(arguments).and_then(|arguments| {
        let item = syn::parse2::<Item>(item.clone())?;
        transformable(&item)?;
        Ok((arguments, item))
    });
    match parsed {
        Ok((arguments, item)) => transform(&arguments, item),
        Err(error) => {
            let error = error.to_compile_error();
            quote!(#error #item)
        }
    }
}

fn transformable(item: &Item) -> syn::Result<()> {
    match item {
        Item::Fn(_)
        | Item::Struct(_)
        | Item::Enum(_)
        | Item::Type(_)
        | Item::Trait(_)
        | Item::Impl(_)
        | Item::Mod(_) => Ok(()),
        _ => Err(syn::Error::new(
            syntax::span_of(item),
            "`#[differentiable]` goes on a function, struct, enum, type alias, trait, impl or inline module",
        )),
    }
}

fn transform(arguments: &args::Arguments, mut item: Item) -> TokenStream {
    let mut foreign = foreign::write_out(&mut item);
    prepare::prepare(&mut item);
    let macros = macro_rules::expand(&mut item);
    // Expansions have literals of their own.
    prepare::prepare(&mut item);
    let taken_names = foreign::taken_names(&item);
    resolve::mark(&mut item);
    let items = [item];
    let mut names = Names::collect(&items, &arguments.types, &arguments.plain);
    names.find_bounds(&items, &arguments.bounds);
    let check::Checked { mut errors, signatures_hold } = check::check(&items, &names, &macros);
    errors.append(&mut foreign);
    errors.extend(lost::check(&items, &names));
    let checks = suspects::checks(&items[0], &names);
    let mut rewriter = Rewriter::new(&names);
    let table = compiled::Table::collect(&items[0], arguments.compiled);
    rewriter.table = Some(&table);
    rewriter.taken_names = taken_names;
    rewriter.names_scalars = other_scalars::names_scalars(items[0].to_token_stream());
    if !names.bounds.is_empty() {
        // The first walk finds out which function needs which bound.
        let mut first = Rewriter::new(&names);
        first.item(items[0].clone());
        rewriter.walk.needs = names.needs(&items, &first.walk.functions);
    }
    let [item] = items;
    let mut rewritten = rewriter.item(item);
    errors.append(&mut rewriter.errors);
    if errors.is_empty() {
        return marks::unmarked(quote!(#(#rewritten)* #(#checks)*));
    }
    if !signatures_hold {
        rewritten.clear();
    }
    // With the signatures in place the rest of the program has no further errors because of these.
    for item in &mut rewritten {
        WithoutBodies.visit_item_mut(item);
    }
    let errors = errors.iter().map(|error| {
        syn::Error::new(error.span(), marks::unmarked_text(&error.to_string())).to_compile_error()
    });
    marks::unmarked(quote!(#(#errors)* #(#[allow(unused)] #rewritten)*))
}

/// Takes the bodies of functions out. (A function that returns `impl Trait` needs one to have a type at all.)
struct WithoutBodies;

impl WithoutBodies {
    fn clear(signature: &mut syn::Signature, body: &mut syn::Block) {
        let output = &signature.output;
        if !quote!(#output).to_string().contains("impl") {
            signature.constness = None;
            *body = syn::parse_quote!({ ::core::unimplemented!() });
        }
    }
}

impl VisitMut for WithoutBodies {
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        Self::clear(&mut item.sig, &mut item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        Self::clear(&mut item.sig, &mut item.block);
    }

    fn visit_trait_item_fn_mut(&mut self, item: &mut syn::TraitItemFn) {
        if let Some(body) = &mut item.default {
            Self::clear(&mut item.sig, body);
        }
    }
}
