//! The functions that users and the tape call.
//!
//! ```text
//! fn loss(w: &[f64], #[constant] data: &[f64]) -> f64
//!
//! __adjoin_adjoint_loss(w, data, seed, w_bar) -> f64          F and R; adds to the bars
//! loss::value_and_grad(w, data) -> (f64, Vec<f64>)            directly
//! loss::value_and_grad_into(w, data, w_bar) -> f64            directly, in place
//! loss::<R>(w, data) -> R                                     on the tape one node, for other numbers the function itself
//! __adjoin_taped_loss::<R>(w, data) -> R                      the function itself
//! ```

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::{FnArg, ItemFn, Pat, Type, Visibility};

use super::analyse::assigned;
use super::core::{Core, Stmt, StmtKind, Way};
use super::print::Printer;
use super::types::{Table, Ty, is_condition};
use super::{forward, reverse};
use crate::differentiable::basics::marks::written;
use crate::differentiable::basics::syntax::take_attribute;

/// What is written beside a function.
pub(crate) struct Compiled {
    pub(crate) items: Vec<syn::Item>,
    /// Whether the result is one float.
    scalar: bool,
    /// Whether each parameter is differentiated.
    active: Vec<bool>,
}

/// The name of the function itself, for any scalar.
fn taped(name: &syn::Ident) -> syn::Ident {
    format_ident!("__adjoin_taped_{}", written(name), span = Span::call_site())
}

fn adjoint(name: &syn::Ident) -> syn::Ident {
    format_ident!("__adjoin_adjoint_{}", written(name), span = Span::call_site())
}

pub(super) fn entries(table: &Table, core: &Core, item: &ItemFn) -> Compiled {
    let scalar = core.vars[core.result].ty == Ty::F64;
    let mut items = vec![adjoint_function(table, core, item)];
    if scalar {
        items.extend(direct(table, core, item));
    }
    let active = core.params.iter().map(|param| !param.constant).collect();
    Compiled { items, scalar, active }
}

/// The function's `#[cfg]`s, which are those of all that is written beside it.
fn conditions(item: &ItemFn) -> Vec<&syn::Attribute> {
    item.attrs.iter().filter(|attribute| is_condition(attribute)).collect()
}

/// The parameters without attributes and `mut`.
fn plain_parameters(item: &ItemFn) -> Vec<TokenStream> {
    item.sig
        .inputs
        .iter()
        .filter_map(|input| match input {
            FnArg::Typed(typed) => {
                let Pat::Ident(ident) = &*typed.pat else { return None };
                let (name, ty) = (&ident.ident, &typed.ty);
                Some(quote!(#name: #ty))
            }
            FnArg::Receiver(_) => None,
        })
        .collect()
}

/// A parameter's type without the reference.
fn referent(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => &reference.elem,
        _ => ty,
    }
}

fn adjoint_function(table: &Table, core: &Core, item: &ItemFn) -> syn::Item {
    let mut printer = Printer::new(core, table);
    assigned(&core.body.stmts, &mut printer.written);
    let forward = forward::stmts(&printer, &core.body.stmts);
    let result = printer.name(core.result);
    let result_bar = printer.bar_name(core.result);
    let result_active = core.vars[core.result].active;
    // The bar of one number is known before the function runs.
    let is_scalar = core.vars[core.result].ty == Ty::F64;
    let reverse = if result_active {
        let body = reverse::body(&printer, &core.body, Some(core.result));
        let seed = if is_scalar { quote!(seed) } else { quote!(seed(&output)) };
        quote!(let mut #result_bar = #seed; #body)
    } else {
        quote!(let _ = seed;)
    };
    let mut stacks = Vec::new();
    find_stacks(&core.body.stmts, &mut stacks);
    let stacks = stacks.into_iter().map(|number| {
        let stack = forward::stack(number);
        quote!(let mut #stack = ::std::vec::Vec::new();)
    });
    let parameters = core.params.iter().map(|param| {
        let (name, ty) = (printer.name(param.var), &param.ty);
        quote!(#name: #ty)
    });
    let bars = core.params.iter().filter(|param| !param.constant).map(|param| {
        let (bar, ty) = (printer.bar_name(param.var), referent(&param.ty));
        quote!(#bar: &mut #ty)
    });
    let name = adjoint(&item.sig.ident);
    let generics = &item.sig.generics;
    let ty = &core.result_ty;
    let seed_ty = if is_scalar { quote!(f64) } else { quote!(impl ::core::ops::FnOnce(&#ty) -> #ty) };
    let vis = &item.vis;
    let conditions = conditions(item);
    syn::Item::Verbatim(quote! {
        #(#conditions)*
        #[doc(hidden)]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #vis fn #name #generics (
            #(#parameters,)*
            seed: #seed_ty,
            #(#bars,)*
        ) -> #ty {
            #(#stacks)*
            #forward
            let output = #result.clone();
            #reverse
            output
        }
    })
}

/// The stacks that are in use.
fn find_stacks(stmts: &[Stmt], found: &mut Vec<usize>) {
    for stmt in stmts {
        if stmt.kept && !stmt.in_row || matches!(&stmt.way, Way::Again(saved) if !saved.is_empty()) {
            found.push(stmt.stack);
        }
        let blocks: Vec<_> = match &stmt.kind {
            StmtKind::If(_, then, other) => vec![then, other],
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => vec![body],
            _ => Vec::new(),
        };
        for block in blocks {
            if !block.stored.is_empty() || block.rows {
                found.push(block.stack);
            }
            find_stacks(&block.stmts, found);
        }
    }
}

/// The entries of a function with one float as its result.
fn direct(table: &Table, core: &Core, item: &ItemFn) -> Vec<syn::Item> {
    let name = &item.sig.ident;
    let (adjoint, taped) = (adjoint(name), taped(name));
    let direct = format_ident!("__adjoin_value_and_grad_{}", written(name), span = Span::call_site());
    let into = format_ident!("__adjoin_value_and_grad_into_{}", written(name), span = Span::call_site());
    let generics = &item.sig.generics;
    let parameters = plain_parameters(item);
    let names: Vec<_> = core
        .params
        .iter()
        .zip(&item.sig.inputs)
        .filter_map(|(_, input)| match input {
            FnArg::Typed(typed) => match &*typed.pat {
                Pat::Ident(ident) => Some(ident.ident.clone()),
                _ => None,
            },
            FnArg::Receiver(_) => None,
        })
        .collect();
    let active: Vec<bool> = core.params.iter().map(|param| !param.constant).collect();
    let only_active = |number: &usize| active[*number];
    let numbers: Vec<usize> = (0..active.len()).filter(only_active).collect();
    let bars: Vec<_> =
        numbers.iter().map(|number| format_ident!("{}_bar", written(&names[*number]))).collect();
    let types: Vec<_> = numbers.iter().map(|number| referent(&core.params[*number].ty)).collect();
    let by_ref: Vec<bool> =
        numbers.iter().map(|number| matches!(core.params[*number].ty, Type::Reference(_))).collect();
    let is_slice: Vec<bool> = types.iter().map(|ty| matches!(ty, Type::Slice(_))).collect();
    // References to the arguments, also of those that are passed by value.
    let referred: Vec<TokenStream> = numbers
        .iter()
        .zip(&by_ref)
        .map(|(number, by_ref)| {
            let name = &names[*number];
            if *by_ref { quote!(#name) } else { quote!(&#name) }
        })
        .collect();
    let copies: Vec<TokenStream> = core
        .params
        .iter()
        .zip(&names)
        .map(|(param, name)| match param.ty {
            Type::Reference(_) => quote!(#name),
            _ => quote!(::core::clone::Clone::clone(&#name)),
        })
        .collect();
    // Arguments of the taped function: lifted ones, and the constants.
    let lifted: Vec<_> = numbers.iter().map(|number| format_ident!("lifted_{}", number)).collect();
    let taped_arguments: Vec<TokenStream> = core
        .params
        .iter()
        .enumerate()
        .map(|(number, param)| {
            let copy = &copies[number];
            if param.constant {
                return quote!(#copy);
            }
            let lifted = format_ident!("lifted_{}", number);
            if matches!(param.ty, Type::Reference(_)) { quote!(&#lifted) } else { quote!(#lifted) }
        })
        .collect();
    let clears = bars.iter().zip(&referred).zip(&numbers).map(|((bar, value), number)| {
        let ty = &core.vars[core.params[*number].var].ty;
        super::shapes::clear(table, ty, &quote!((*#value)), &quote!((*#bar)))
    });
    let stores = bars.iter().zip(&is_slice).enumerate().map(|(number, (bar, slice))| {
        let member = syn::Index::from(number);
        if *slice {
            quote!(#bar.clone_from_slice(&by_tape.#member);)
        } else {
            quote!(*#bar = by_tape.#member;)
        }
    });
    let positions: Vec<_> = (0..numbers.len()).map(syn::Index::from).collect();
    let owned = referred.iter().map(|value| quote!(::adjoin::macro_support::compiled::owned(#value)));
    let gradient_types: Vec<_> =
        types.iter().map(|ty| quote!(<#ty as ::adjoin::structure::Differentiable<f64>>::Plain)).collect();
    let (gradient_type, gradient) = match (gradient_types.as_slice(), bars.as_slice()) {
        ([ty], [bar]) => (ty.clone(), quote!(#bar)),
        (types, bars) => (quote!((#(#types,)*)), quote!((#(#bars,)*))),
    };
    let vis = &item.vis;
    let inner_vis = inside(vis);
    let conditions = conditions(item);
    let text = format!(
        "The compiled adjoint of [`{0}`](fn@super::{0}): `value_and_grad` and `value_and_grad_into`.",
        written(name)
    );
    let tokens = quote! {
        #(#conditions)*
        /// The value and the gradient with respect to every argument that is not `#[constant]`. Nothing is
        /// recorded.
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #[doc(hidden)]
        #vis fn #direct #generics (#(#parameters),*) -> (f64, #gradient_type) {
            #(let mut #bars = ::adjoin::macro_support::compiled::zeros(#referred);)*
            let value = #into(#(#names,)* #(&mut #bars),*);
            (value, #gradient)
        }

        #(#conditions)*
        /// The value; the gradient is written over what is in the last arguments.
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #[doc(hidden)]
        #vis fn #into #generics (#(#parameters,)* #(#bars: &mut #types),*) -> f64 {
            #(#clears)*
            let value = #adjoint(#(#copies,)* 1.0, #(&mut *#bars),*);
            let finite = #(::adjoin::macro_support::compiled::is_finite(&*#bars))&&*;
            if !finite || ::adjoin::macro_support::compiled::checks() {
                // 0 · ∞ is 0 by the conventions of the library, which the tape knows how to keep.
                let (_, by_tape) = ::adjoin::macro_support::compiled::on_tape_alone(|| {
                    ::adjoin::value_and_grad(
                        |(#(#lifted,)*)| #taped(#(#taped_arguments),*),
                        &(#(#owned,)*),
                    )
                });
                if finite {
                    #(::adjoin::macro_support::compiled::compare(&*#bars, &by_tape.#positions);)*
                } else {
                    #(#stores)*
                }
            }
            value
        }

        #(#conditions)*
        #[doc = #text]
        #[allow(unused_imports, unreachable_pub)]
        #vis mod #name {
            #inner_vis use super::#direct as value_and_grad;
            #inner_vis use super::#into as value_and_grad_into;
        }
    };
    let file: syn::File = match syn::parse2(tokens.clone()) {
        Ok(file) => file,
        Err(_) => return vec![syn::Item::Verbatim(tokens)],
    };
    file.items
}

/// The visibility, seen from a module inside.
fn inside(vis: &Visibility) -> TokenStream {
    match vis {
        Visibility::Public(_) => quote!(pub),
        Visibility::Inherited => quote!(pub(super)),
        Visibility::Restricted(restricted) => {
            let path = &restricted.path;
            if path.is_ident("super") {
                quote!(pub(in super::super))
            } else if path.is_ident("self") {
                quote!(pub(super))
            } else if path.is_ident("crate") {
                quote!(pub(crate))
            } else {
                quote!(pub(in #path))
            }
        }
    }
}

/// Turns the generic function into two: one that runs the compiled adjoint on the tape, and the function
/// itself.
pub(crate) fn dispatch(item: &mut ItemFn, compiled: &Compiled) -> Vec<syn::Item> {
    let name = item.sig.ident.clone();
    let mut plain = item.clone();
    plain.sig.ident = taped(&name);
    plain.attrs.retain(|attr| !attr.path().is_ident("doc"));
    plain.attrs.push(syn::parse_quote!(#[doc(hidden)]));
    plain.attrs.push(syn::parse_quote!(#[allow(unreachable_pub, clippy::all, clippy::pedantic)]));
    plain.attrs.push(syn::parse_quote!(#[inline]));
    let taped = &plain.sig.ident;
    let mut parameters = Vec::new();
    for input in &mut item.sig.inputs {
        if let FnArg::Typed(typed) = input {
            if let Pat::Ident(ident) = &mut *typed.pat {
                ident.mutability = None;
                parameters.push((ident.ident.clone(), (*typed.ty).clone()));
            }
            take_attribute(&mut typed.attrs, "constant");
        }
    }
    let names: Vec<_> = parameters.iter().map(|(name, _)| name.clone()).collect();
    let fallback = quote!(#taped(#(#names),*));
    let body = if compiled.scalar {
        let adjoint = adjoint(&name);
        let scalar = format_ident!("{}", "__Scalar");
        let numbers: Vec<usize> = (0..names.len()).filter(|number| compiled.active[*number]).collect();
        let plains: Vec<_> = numbers.iter().map(|number| format_ident!("__plain_{}", number)).collect();
        let bars: Vec<_> = numbers.iter().map(|number| format_ident!("__bar_{}", number)).collect();
        let referred: Vec<_> = numbers
            .iter()
            .map(|number| {
                let (name, ty) = &parameters[*number];
                if matches!(ty, Type::Reference(_)) { quote!(#name) } else { quote!(&#name) }
            })
            .collect();
        let arguments = parameters.iter().enumerate().map(|(number, (name, ty))| {
            let is_ref = matches!(ty, Type::Reference(_));
            if !compiled.active[number] {
                return if is_ref { quote!(#name) } else { quote!(::core::clone::Clone::clone(&#name)) };
            }
            let plain = format_ident!("__plain_{}", number);
            if is_ref {
                quote!(#plain.primals())
            } else {
                quote!(::core::clone::Clone::clone(#plain.primals()))
            }
        });
        quote! {
            if ::adjoin::macro_support::compiled::is_taped::<#scalar>() {
                #(let #plains = ::adjoin::macro_support::compiled::argument::<#scalar, _>(#referred);)*
                #(let mut #bars = ::adjoin::macro_support::compiled::kept_zeros(#plains.primals());)*
                let value = #adjoint(#(#arguments,)* 1.0, #(&mut #bars),*);
                if #(::adjoin::macro_support::compiled::is_finite(&*#bars))&&* {
                    let mut node = ::adjoin::macro_support::compiled::Node::new();
                    #(node.add::<#scalar, _, _>(#referred, &#plains, #bars);)*
                    return node.record(value);
                }
            }
            #fallback
        }
    } else {
        fallback
    };
    *item.block = syn::parse_quote!({ #body });
    item.attrs.push(syn::parse_quote!(#[inline]));
    item.attrs.push(syn::parse_quote!(#[allow(unreachable_pub, clippy::all, clippy::pedantic)]));
    vec![syn::Item::Fn(plain)]
}
