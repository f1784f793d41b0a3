//! `#[differentiable]`: plain code on `f64` made generic over the scalar.
//!
//! The stages, each in a folder of its own that uses those before it and none after it:
//!
//! | stage | what it does |
//! | --- | --- |
//! | [`basics`] | questions about syntax; used by all |
//! | [`prepare`] | a normal form: macros expanded, names marked with what they mean |
//! | [`know`] | a table of all definitions: which carry scalars, which functions are generic |
//! | [`deduce`] | what is known at an expression: types, constants, bits of scalars |
//! | [`refuse`] | errors, reported all at once |
//! | [`rewrite`] | the walk that replaces the scalar |
//!
//! The model, for a function and a type:
//!
//! ```text
//! struct Particle { x: f64 }      ⟶  struct Particle<__Scalar = f64> { x: __Scalar }
//! fn step(p: &Particle) -> f64    ⟶  fn step<__Scalar: Real>(p: &Particle<__Scalar>) -> __Scalar
//! { 0.5 * p.x.max(0.0) }              { 0.5f64 * p.x.max(<__Scalar as From<f64>>::from(0.0)) }
//! ```
//!
//! At `f64` both sides are the same program.
//!
//! What holds throughout:
//!
//! 1. Types in tables and on the way are the user's, over `f64`. Only what is written into the result has
//!    `__Scalar` in it.
//! 2. After `prepare`, every name of an item is marked ([`basics::marks`]), so names can be compared
//!    by spelling. A call of one of the module's own macros is left only if it could not be expanded.
//! 3. A question about types may go unanswered. The expansion is then one that is right for every type.
//! 4. Where the source shows that a derivative would be lost, there is an error. All errors are reported at
//!    once, with the signatures kept, so that the rest of the program has no further ones because of these.

pub(crate) mod basics;
mod deduce;
mod know;
mod prepare;
mod refuse;
mod rewrite;
#[cfg(test)]
mod tests;

use proc_macro2::TokenStream;
use quote::quote;
use syn::Item;
use syn::visit_mut::VisitMut;

use crate::compiled;
use basics::crates::{Crates, num_traits_named_in};
use basics::words::Words;
use basics::{marks, syntax};
use deduce::other_scalars;
use deduce::state::Rewriter;
use know::names::Names;
use prepare::tables::Tables;
use prepare::{args, complex, foreign, forms, macro_rules, resolve};
use refuse::{check, lost, overlaps, plain_crates, suspects};
use rewrite::derivable;

/// Expands the attribute. An item that cannot be parsed, or that the attribute is not for, stays as it is
/// beside the error.
pub(crate) fn expand(arguments: TokenStream, item: &TokenStream) -> TokenStream {
    let parsed = syn::parse2::<args::Arguments>(arguments).and_then(|arguments| {
        let mut tables = Tables::default();
        let mut item = syn::parse2::<Item>(tables.take(item.clone()))?;
        tables.put_back(&mut item);
        transformable(&item)?;
        Ok((arguments, item))
    });
    match parsed {
        Ok((arguments, parsed)) => transform(&arguments, parsed, &Words::of(item.clone())),
        Err(error) => {
            let error = error.to_compile_error();
            quote!(#error #item)
        }
    }
}

/// Whether the attribute may be on an item of this kind.
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

/// Runs the stages, in the order of the table above. `words` are those of the item: passes that look for some
/// are left out if they are not among them.
fn transform(arguments: &args::Arguments, mut item: Item, words: &Words) -> TokenStream {
    let mut foreign = if words.may_have(&["foreign"]) { foreign::write_out(&mut item) } else { Vec::new() };
    forms::prepare(&mut item);
    let macros = macro_rules::expand(&mut item);
    // Expansions contain literals of their own.
    forms::prepare(&mut item);
    if words.may_have(&["Complex64"]) {
        complex::write_out(&mut item);
    }
    // This looks at the names as they are written, so it comes before they are marked.
    let taken_names = plain_crates::taken_names(&item);
    resolve::mark(&mut item);
    let items = [item];
    let crates = if words.may_have(Crates::NAMES) { Crates::named_in(&items[0]) } else { Crates::default() };
    let mut names = Names::collect(&items, &arguments.types, &arguments.plain, crates);
    let bounds: Vec<_> = arguments.bounds.iter().cloned().chain(crates.bounds()).collect();
    let of_num = crates.num_complex || words.may_have(&["num_traits", "num::", "{num", "num "]);
    let num_traits = if of_num { num_traits_named_in(&items[0], crates) } else { Vec::new() };
    names.find_bounds(&items, &bounds, num_traits);
    names.index_has_operators = derivable::index_has_operators(&items, &names);
    let check::Checked { mut errors, signatures_hold } = check::check(&items, &names, &macros);
    errors.append(&mut foreign);
    errors.extend(lost::check(&items, &names));
    errors.extend(if names.crates.glam { plain_crates::vectors(&items, &names) } else { None });
    let overlaps = overlaps::check(&items, &names);
    let signatures_hold = signatures_hold && overlaps.is_empty();
    errors.extend(overlaps);
    let checks = suspects::checks(&items[0], &names);
    let mut rewriter = Rewriter::new(&names);
    let table = compiled::Table::collect(&items[0], arguments.compiled);
    rewriter.table = Some(&table);
    rewriter.taken_names = taken_names;
    rewriter.names_scalars = words.may_have(other_scalars::NAMES) && other_scalars::names_scalars(&items[0]);
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
        rewritten.iter_mut().for_each(marks::unmark);
        let checks = marks::unmarked(checks.into_iter().collect());
        return quote!(#(#rewritten)* #checks);
    }
    if !signatures_hold {
        rewritten.clear();
    }
    // As long as the signatures exist, the rest of the program has no further errors because of these.
    for item in &mut rewritten {
        WithoutBodies.visit_item_mut(item);
    }
    let errors = errors.iter().map(|error| {
        syn::Error::new(error.span(), marks::unmarked_text(&error.to_string())).to_compile_error()
    });
    marks::unmarked(quote!(#(#errors)* #(#[allow(unused)] #rewritten)*))
}

/// Removes the bodies of functions. (A function that returns `impl Trait` needs a body to have a type at
/// all.)
struct WithoutBodies;

impl WithoutBodies {
    fn clear(signature: &syn::Signature, body: &mut syn::Block) {
        let output = &signature.output;
        // A `const fn` keeps its body, for the sake of constants that call it.
        if signature.constness.is_none() && !quote!(#output).to_string().contains("impl") {
            *body = syn::parse_quote!({ ::core::unimplemented!() });
        }
    }
}

impl VisitMut for WithoutBodies {
    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        Self::clear(&item.sig, &mut item.block);
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        Self::clear(&item.sig, &mut item.block);
    }

    fn visit_trait_item_fn_mut(&mut self, item: &mut syn::TraitItemFn) {
        if let Some(body) = &mut item.default {
            Self::clear(&item.sig, body);
        }
    }
}
