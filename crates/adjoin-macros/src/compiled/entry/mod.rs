//! The functions that users and the tape call.
//!
//! ```text
//! fn loss(w: &[f64], #[constant] data: &[f64]) -> f64
//!
//! __adjoin_adjoint_loss(w, data, seed, w_bar) -> f64          F and R; adds to the bars
//! loss::value_and_grad(w, data) -> (f64, Vec<f64>)            directly
//! loss::value_and_grad_into(w, data, w_bar) -> f64            directly, in place
//! loss::<R>(w, data) -> R                                     one node on the tape; for other numbers the function itself
//! __adjoin_taped_loss::<R>(w, data) -> R                      the function itself
//!
//! fn step(v: &mut [f64], x: f64) -> [f64; 2]
//!
//! __adjoin_forward_step::<B>(v, x) -> ([f64; 2], pull)         F, and R as a closure (`apart.rs`)
//! step::value_and_vjp(v, x, y_seed, v_seed) -> ([f64; 2], (Vec<f64>, f64))
//! step::vjp_into(v, x, y_seed, v_seed, v_bar, x_bar) -> [f64; 2]
//! step::value_and_jacobian(v, x) -> ([f64; 2], Jacobian<…>)    rows in lanes (`jacobian.rs`)
//! step::value_and_jacobian_into(v, x, entries) -> [f64; 2]
//! ```
//!
//! The entries of a method are functions of its type: `loss_value_and_grad` and so on. The final value of a
//! `&mut` parameter is a result like the one that is returned.
//!
//! A direct call that finds a bar which is not finite computes the gradient again on the tape, and returns
//! that one: the tape keeps the convention that 0 · ∞ is 0. In taped code, a function of one float is then
//! not recorded as a node, and the function itself runs instead.
//!
//! | file | what |
//! | --- | --- |
//! | `mod.rs` | parameters and names, as all entries pass them on |
//! | `passes.rs` | F, and F and R in one function |
//! | `direct.rs` | the entries for users |
//! | `dispatch.rs` | the generic function, and its node on the tape |

mod direct;
mod dispatch;
mod passes;

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{FnArg, ItemFn, Pat, Type};

use self::direct::direct;
use self::passes::adjoint_function;
use super::core::{Core, Mode, Param};
use super::print::Printer;
use super::types::{Table, Ty, is_condition};
use super::{apart, small};
use crate::differentiable::basics::marks::written;

pub(crate) use self::dispatch::dispatch;
pub(super) use self::passes::forward_pass;

/// What is emitted beside a compiled function.
pub(crate) struct Compiled {
    /// The adjoint and the entries for users. Those of a method are in an `impl` of its type over `f64`.
    pub(crate) items: Vec<syn::Item>,
    pub(super) parameters: Vec<Parameter>,
    pub(super) result: Outcome,
    /// Whether F and R are apart (`apart.rs`): the function has several results, or calls itself. One that
    /// only returns a float has an R that runs once.
    pub(super) apart: bool,
    /// Whether the tape records it faster than a node (`small.rs`).
    small: bool,
}

/// The kind of a result, which decides about the entries and the seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// One float.
    Scalar,
    /// Another type with floats, whose shape may be known only when the function has run.
    Structure,
    /// No floats: only `&mut` parameters are differentiated.
    Plain,
}

/// A parameter, as the emitted functions pass it on.
#[derive(Clone)]
pub(super) struct Parameter {
    pub(super) name: Ident,
    /// The type without the reference.
    pub(super) ty: Type,
    pub(super) mode: Mode,
    /// Whether it has a bar.
    pub(super) active: bool,
    /// Whether a tape node can keep a copy of it, as far as the macro can see.
    keepable: bool,
}

impl Parameter {
    /// A shared reference to the argument.
    pub(super) fn referred(&self) -> TokenStream {
        let name = &self.name;
        match self.mode {
            Mode::Value => quote!(&#name),
            Mode::Ref => quote!(#name),
            Mode::RefMut => quote!(&*#name),
        }
    }

    /// The argument of a call after which it is used again: cloned or borrowed again.
    pub(super) fn again(&self) -> TokenStream {
        let name = &self.name;
        match self.mode {
            Mode::Value => quote!(::core::clone::Clone::clone(&#name)),
            Mode::Ref => quote!(#name),
            Mode::RefMut => quote!(&mut *#name),
        }
    }

    /// The argument of a call in which a local variable takes its place.
    pub(super) fn given(&self, variable: &TokenStream) -> TokenStream {
        match self.mode {
            Mode::Value => quote!(#variable),
            Mode::Ref => quote!(&#variable),
            Mode::RefMut => quote!(&mut #variable),
        }
    }

    /// The argument of a call at `f64` from taped code: `name_plain` holds its value, and `name_out` is a
    /// copy that the function may change.
    pub(super) fn plain_argument(&self) -> TokenStream {
        let plain = self.name_of("plain");
        let value = if self.active { quote!(#plain.primals()) } else { quote!(&#plain) };
        match self.mode {
            Mode::Value => quote!(::core::clone::Clone::clone(#value)),
            Mode::Ref => value,
            Mode::RefMut => {
                let out = self.name_of("out");
                quote!(&mut #out)
            }
        }
    }

    /// Whether its final value is a result, so that it has a cotangent.
    pub(super) fn comes_out(&self) -> bool {
        self.active && self.mode == Mode::RefMut
    }

    pub(super) fn name_of(&self, what: &str) -> Ident {
        format_ident!("{}_{}", self.plain_name(), what)
    }

    fn plain_name(&self) -> String {
        let name = written(&self.name);
        if name == "self" { "this".to_owned() } else { name }
    }
}

/// The name of the function itself, for any scalar. Tests and benchmarks call it to bypass the node.
pub(super) fn taped(name: &Ident) -> Ident {
    format_ident!("__adjoin_taped_{}", written(name), span = Span::call_site())
}

/// The name of the function with F and R.
pub(super) fn adjoint(name: &Ident) -> Ident {
    format_ident!("__adjoin_adjoint_{}", written(name), span = Span::call_site())
}

/// The adjoint and the entries of a function, or of a method of a type.
pub(super) fn entries(table: &Table, core: &Core, item: &ItemFn, owner: Option<&Type>) -> Compiled {
    let result = match &core.vars[core.result].ty {
        Ty::F64 => Outcome::Scalar,
        ty if table.carries(ty) => Outcome::Structure,
        _ => Outcome::Plain,
    };
    let parameters: Vec<Parameter> = core
        .params
        .iter()
        .map(|param| Parameter {
            name: param.name.clone(),
            ty: referent(&param.ty).clone(),
            mode: param.mode,
            active: !param.constant,
            keepable: core.vars[param.var].ty.is_keepable(),
        })
        .collect();
    let changes = parameters.iter().any(Parameter::comes_out);
    let only_a_float = result == Outcome::Scalar && !changes;
    let apart = !only_a_float || core.body.calls_itself();
    let mut compiled =
        Compiled { items: Vec::new(), parameters, result, apart, small: small::is_small(core) };
    let own = owner.map(|_| quote!(Self::));
    let mut functions = Vec::new();
    if apart {
        functions.push(apart::forward_function(table, core, item, (result, own.as_ref())));
    }
    if only_a_float {
        functions.push(adjoint_function(table, core, item, own.as_ref()));
    }
    functions.extend(direct(table, core, item, owner, &compiled));
    compiled.items = match owner {
        Some(ty) => {
            let conditions = conditions(item);
            let block = quote!(#(#conditions)* impl #ty { #(#functions)* });
            vec![syn::Item::Verbatim(block)]
        }
        None => functions.into_iter().map(syn::Item::Verbatim).collect(),
    };
    compiled
}

/// The function's `#[cfg]`s, which everything beside it gets, too.
pub(super) fn conditions(item: &ItemFn) -> Vec<&syn::Attribute> {
    item.attrs.iter().filter(|attribute| is_condition(attribute)).collect()
}

/// A parameter's type without the reference.
pub(super) fn referent(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => &reference.elem,
        _ => ty,
    }
}

/// The parameters of the function itself, for an emitted one.
pub(super) fn own_parameters(printer: &Printer<'_>, core: &Core) -> Vec<TokenStream> {
    let parameter = |param: &Param| {
        let (name, ty) = (printer.name(param.var), &param.ty);
        quote!(#name: #ty)
    };
    core.params.iter().map(parameter).collect()
}

/// The parameters as written, without attributes and without `mut`.
pub(super) fn written_parameters(item: &ItemFn) -> Vec<TokenStream> {
    let parameter = |input: &FnArg| match input {
        FnArg::Typed(typed) => {
            let Pat::Ident(ident) = &*typed.pat else { return None };
            let (name, ty) = (&ident.ident, &typed.ty);
            Some(quote!(#name: #ty))
        }
        FnArg::Receiver(receiver) => {
            let mut receiver = receiver.clone();
            receiver.attrs.clear();
            if receiver.reference.is_none() {
                receiver.mutability = None;
            }
            Some(quote!(#receiver))
        }
    };
    item.sig.inputs.iter().filter_map(parameter).collect()
}

/// The name of an entry of a method, for users: `loss_value_and_grad`.
fn entry_of_method(name: &Ident, entry: &str) -> Ident {
    format_ident!("{}_{}", written(name), entry, span = Span::call_site())
}

/// The hidden name of an entry of a function. The module `loss` exports it as `value_and_grad`.
fn entry_of_function(name: &Ident, entry: &str) -> Ident {
    format_ident!("__adjoin_{}_{}", entry, written(name), span = Span::call_site())
}
