//! F and R apart, for functions with several results: F runs once, and R for each cotangent. And for
//! functions that call themselves.
//!
//! ```text
//! fn step(v: &mut [f64], w: &[f64]) -> [f64; 2]
//!
//! fn __adjoin_forward_step<B: Bar>(v: &mut [f64], w: &[f64])
//!     -> ([f64; 2], impl FnOnce(&[f64], [B; 2], &mut [B], &mut [B]) + Clone + Send + Sync) {
//!     F
//!     (output, move |w, seed, v_bar, w_bar| { let mut result_bar = seed; R })
//! }
//! ```
//!
//! The closure owns what R needs, and uses it up: it is cloned if R is to run again. What is behind `&` is
//! passed to it once more, so that a node of the tape can keep it. The bars of `&mut` parameters start with
//! the cotangents of the final values, which the caller has put there.
//!
//! A function that calls itself has R in a box, since the type of R cannot contain itself. A call inside of
//! it keeps the box ([`levels`]):
//!
//! ```text
//! fn power(x: f64, n: u32) -> f64
//!
//! fn __adjoin_levels_power<B: Bar>(x: f64, n: u32) -> (f64, Arc<dyn for<'a> Pull<(B, &'a mut B)>>) {
//!     F
//!     (output, boxed(move |(seed, x_bar)| { let mut result_bar = seed; R }))
//! }
//! fn __adjoin_forward_power<B: Bar>(x: f64, n: u32) -> (f64, impl FnOnce(B, &mut B) + Clone + Send + Sync) {
//!     let (output, reverse) = __adjoin_levels_power::<B>(x, n);
//!     (output, move |seed, x_bar| reverse.run((seed, x_bar)))
//! }
//! ```
//!
//! Bars are of type `B`, which is `f64` or several lanes. Each lane does what `f64` would do, in the same
//! order.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{ItemFn, Type};

use super::analyse::assigned;
use super::core::{Core, Mode, Param};
use super::entry::{Outcome, conditions, forward_pass, own_parameters, referent, taped};
use super::print::Printer;
use super::reverse;
use super::types::{Table, Ty};
use crate::differentiable::basics::marks::written;

/// The type parameter for bars.
const SCALAR: &str = "__Bar";

/// The name of the function itself at `f64`, for calls whose R is not wanted. It is not generic: where bars
/// are of type `B`, rustc would take `B` for the scalar of a generic one.
pub(super) fn plain(name: &Ident) -> Ident {
    format_ident!("__adjoin_plain_{}", written(name), span = Span::call_site())
}

/// The name of the function that returns R in a box, for calls of the function inside of itself.
pub(super) fn levels(name: &Ident) -> Ident {
    format_ident!("__adjoin_levels_{}", written(name), span = Span::call_site())
}

/// The name of the function.
fn name_of(name: &Ident) -> Ident {
    format_ident!("__adjoin_forward_{}", written(name), span = Span::call_site())
}

/// The path of the function, with bars of the given type.
pub(super) fn call(item: &ItemFn, own: Option<&TokenStream>, bar: &TokenStream) -> TokenStream {
    path(&item.sig.generics, None, &item.sig.ident, own, bar)
}

/// The same in the generic function, whose scalar is not a parameter of the emitted one.
pub(super) fn call_in(
    generics: &syn::Generics,
    scalar: &Ident,
    name: &Ident,
    own: Option<&TokenStream>,
) -> TokenStream {
    path(generics, Some(scalar), name, own, &quote!(f64))
}

fn path(
    generics: &syn::Generics,
    scalar: Option<&Ident>,
    name: &Ident,
    own: Option<&TokenStream>,
    bar: &TokenStream,
) -> TokenStream {
    let name = name_of(name);
    let parameters = names(generics).into_iter().filter(|name| Some(name) != scalar);
    quote!(#own #name::<#(#parameters,)* #bar>)
}

/// The names of the type and const parameters.
fn names(generics: &syn::Generics) -> Vec<Ident> {
    let name = |param: &syn::GenericParam| match param {
        syn::GenericParam::Type(param) => Some(param.ident.clone()),
        syn::GenericParam::Const(param) => Some(param.ident.clone()),
        syn::GenericParam::Lifetime(_) => None,
    };
    generics.params.iter().filter_map(name).collect()
}

/// The function that runs F and returns R.
pub(super) fn forward_function(
    table: &Table,
    core: &Core,
    item: &ItemFn,
    (outcome, own): (Outcome, Option<&TokenStream>),
) -> TokenStream {
    let scalar = format_ident!("{}", SCALAR);
    let mut printer = Printer::new(core, table);
    printer.scalar = Some(scalar.clone());
    assigned(&core.body.stmts, &mut printer.written);
    let (forward, body) =
        forward_pass(&printer, core, || reverse::body(&printer, &core.body, Some(core.result)));
    let result_bar = printer.bar_name(core.result);
    let seed = core.vars[core.result].active.then(|| quote!(let mut #result_bar = seed;));
    let ty = &core.result_ty;
    let seed_ty = match outcome {
        Outcome::Scalar => Some(quote!(#scalar)),
        Outcome::Structure => Some(quote!(::adjoin::structure::With<#ty, #scalar>)),
        Outcome::Plain => None,
    };
    // What R gets.
    let mut given: Vec<(TokenStream, Mode, TokenStream)> = Vec::new();
    for param in core.params.iter().filter(|param| param.mode == Mode::Ref) {
        let referent = referent(&param.ty);
        given.push((printer.name(param.var), Mode::Ref, quote!(#referent)));
    }
    given.extend(seed_ty.map(|ty| (quote!(seed), Mode::Value, ty)));
    for param in core.params.iter().filter(|param| !param.constant) {
        let (bar, ty) = (printer.bar_name(param.var), bar_type(&printer, core, param));
        given.push((quote!(#bar), Mode::RefMut, ty));
    }
    let (names_in, types): (Vec<_>, Vec<_>) =
        given.iter().map(|(name, mode, ty)| (name, passed(*mode, ty, None))).unzip();
    let name = name_of(&item.sig.ident);
    let parameters = own_parameters(&printer, core);
    let generics: Vec<_> = item.sig.generics.params.iter().collect();
    let captured = names(&item.sig.generics);
    let vis = &item.vis;
    let conditions = conditions(item);
    let attributes = quote! {
        #(#conditions)*
        #[doc(hidden)]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
    };
    let bounds = quote! {
        where
            #scalar: ::adjoin::macro_support::compiled::Bar,
            f64: ::adjoin::LeftOf<#scalar>,
    };
    let reverse = quote!(#seed #body);
    let (levels, forward, reverse) = if core.body.calls_itself() {
        let (levels, plain) = (levels(&item.sig.ident), plain(&item.sig.ident));
        let taped = taped(&item.sig.ident);
        let mut lifetimes = Vec::new();
        let mut named = Vec::new();
        for (_, mode, ty) in &given {
            let lifetime = syn::Lifetime::new(&format!("'r{}", lifetimes.len()), Span::call_site());
            named.push(passed(*mode, ty, Some(&lifetime)));
            lifetimes.extend((*mode != Mode::Value).then_some(lifetime));
        }
        let all: Vec<_> = core.params.iter().map(|param| printer.name(param.var)).collect();
        let function = quote! {
            #attributes
            #vis fn #plain <#(#generics),*> (#(#parameters),*) -> #ty {
                #own #taped(#(#all),*)
            }
            #attributes
            #vis fn #levels <#(#generics,)* #scalar> (#(#parameters),*) -> (
                #ty,
                ::std::sync::Arc<dyn for<#(#lifetimes),*> ::adjoin::macro_support::compiled::Pull<(#(#named,)*)>>,
            )
            #bounds
            {
                #forward
                (output, ::adjoin::macro_support::compiled::boxed(move |(#(#names_in,)*): (#(#types,)*)| { #reverse }))
            }
        };
        (
            Some(function),
            quote!(let (output, kept_reverse) = #own #levels::<#(#captured,)* #scalar>(#(#all),*);),
            quote!(kept_reverse.run((#(#names_in,)*));),
        )
    } else {
        (None, forward, reverse)
    };
    quote! {
        #levels
        #attributes
        #[inline]
        #vis fn #name <#(#generics,)* #scalar> (#(#parameters),*) -> (
            #ty,
            impl ::core::ops::FnOnce(#(#types),*)
                + ::core::clone::Clone
                + ::core::marker::Send
                + ::core::marker::Sync
                + use<#(#captured,)* #scalar>,
        )
        #bounds
        {
            #forward
            (output, move |#(#names_in: #types),*| { #reverse })
        }
    }
}

/// The type of what R gets by value or by reference.
fn passed(mode: Mode, ty: &TokenStream, lifetime: Option<&syn::Lifetime>) -> TokenStream {
    match mode {
        Mode::Value => ty.clone(),
        Mode::Ref => quote!(&#lifetime #ty),
        Mode::RefMut => quote!(&#lifetime mut #ty),
    }
}

/// The type of a parameter's bar.
fn bar_type(printer: &Printer<'_>, core: &Core, param: &Param) -> TokenStream {
    let scalar = &printer.scalar;
    match (&core.vars[param.var].ty, referent(&param.ty)) {
        (Ty::Slice(_), Type::Slice(slice)) => {
            let elem = &slice.elem;
            quote!([::adjoin::structure::With<#elem, #scalar>])
        }
        (ty @ Ty::Slice(_), _) => printer.bar_ty(ty),
        (_, ty) => quote!(::adjoin::structure::With<#ty, #scalar>),
    }
}
