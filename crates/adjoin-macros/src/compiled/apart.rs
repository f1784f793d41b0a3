//! F and R apart, for functions with several results: F runs once, and R for each cotangent.
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
//! Bars are of type `B`, which is `f64` or several lanes. Each lane does what `f64` would do, in the same
//! order.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::{ItemFn, Type};

use super::analyse::assigned;
use super::core::{Block, Core, Kind, Mode, Param, StmtKind, Way};
use super::entry::{Outcome, conditions, forward_pass, own_parameters, referent};
use super::print::Printer;
use super::reverse;
use super::types::{Table, Ty};
use crate::differentiable::basics::marks::written;

/// The type parameter for bars.
const SCALAR: &str = "__Bar";

/// Whether R can run after F: no loop is reversed at once, and nothing is recursive, because the adjoint of
/// another level is over `f64`. Not wanted for functions of one float alone, whose R runs once.
pub(super) fn is_possible(core: &Core, is_scalar: bool) -> bool {
    let changes = core.params.iter().any(|param| param.mode == Mode::RefMut && !param.constant);
    // Only loops of the function's own block are ever reversed at once.
    let at_once = core.body.stmts.iter().any(|stmt| matches!(stmt.way, Way::AtOnce(_)));
    (!is_scalar || changes) && !at_once && !is_recursive(&core.body)
}

/// Whether there is a recursive call, which is always the value of a `let`.
fn is_recursive(block: &Block) -> bool {
    block.stmts.iter().any(|stmt| match &stmt.kind {
        StmtKind::Let(_, value) => matches!(value.kind, Kind::Recursive(_)),
        StmtKind::If(_, then, other) => is_recursive(then) || is_recursive(other),
        StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => is_recursive(body),
        _ => false,
    })
}

/// The name of the function.
fn name_of(name: &Ident) -> Ident {
    format_ident!("__adjoin_forward_{}", written(name), span = proc_macro2::Span::call_site())
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
pub(super) fn forward_function(table: &Table, core: &Core, item: &ItemFn, outcome: Outcome) -> TokenStream {
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
    let read: Vec<&Param> = core.params.iter().filter(|param| param.mode == Mode::Ref).collect();
    let (mut names_in, mut types) = (Vec::new(), Vec::new());
    for param in read {
        let referent = referent(&param.ty);
        names_in.push(printer.name(param.var));
        types.push(quote!(&#referent));
    }
    if let Some(ty) = seed_ty {
        names_in.push(quote!(seed));
        types.push(ty);
    }
    for param in core.params.iter().filter(|param| !param.constant) {
        let (bar, ty) = (printer.bar_name(param.var), bar_type(&printer, core, param));
        names_in.push(quote!(#bar));
        types.push(quote!(&mut #ty));
    }
    let name = name_of(&item.sig.ident);
    let parameters = own_parameters(&printer, core);
    let generics = &item.sig.generics.params;
    let generics = generics.iter();
    let captured = names(&item.sig.generics);
    let vis = &item.vis;
    let conditions = conditions(item);
    quote! {
        #(#conditions)*
        #[doc(hidden)]
        #[inline]
        #[allow(unused, unreachable_pub, clippy::all, clippy::pedantic, clippy::nursery)]
        #vis fn #name <#(#generics,)* #scalar> (#(#parameters),*) -> (
            #ty,
            impl ::core::ops::FnOnce(#(#types),*)
                + ::core::clone::Clone
                + ::core::marker::Send
                + ::core::marker::Sync
                + use<#(#captured,)* #scalar>,
        )
        where
            #scalar: ::adjoin::macro_support::compiled::Bar,
            f64: ::adjoin::LeftOf<#scalar>,
        {
            #forward
            (output, move |#(#names_in: #types),*| {
                #seed
                #body
            })
        }
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
