//! What the generic function does on the tape.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use syn::{FnArg, ItemFn, Pat, Type};

use super::super::apart;
use super::super::core::Mode;
use super::{Compiled, Outcome, Parameter, adjoint, entry_of_function, entry_of_method, taped};
use crate::differentiable::basics::syntax::take_attribute;

/// Turns the generic function into two: one that runs the compiled adjoint on the tape, and the function
/// itself, which is returned. `owner` is the type of a method, over `f64`.
///
/// ```text
/// fn loss<R>(w: &[R], data: &[f64]) -> R {
///     if is_taped::<R>() { … run the adjoint, record one node, and return … }
///     __adjoin_taped_loss(w, data)
/// }
/// fn __adjoin_taped_loss<R>(w: &[R], data: &[f64]) -> R { the user's code }
/// ```
///
/// A small function stays on the tape, where it takes less time than a node; so does one with several results
/// that has an argument without derivatives which a node cannot keep.
pub(crate) fn dispatch(item: &mut ItemFn, compiled: &Compiled, owner: Option<&Type>) -> ItemFn {
    let name = item.sig.ident.clone();
    let mut plain = item.clone();
    plain.sig.ident = taped(&name);
    plain.attrs.retain(|attr| !attr.path().is_ident("doc"));
    plain.attrs.push(syn::parse_quote!(#[doc(hidden)]));
    plain.attrs.push(syn::parse_quote!(#[allow(unreachable_pub, clippy::all, clippy::pedantic)]));
    plain.attrs.push(syn::parse_quote!(#[inline]));
    for input in &mut item.sig.inputs {
        match input {
            FnArg::Typed(typed) => {
                if let Pat::Ident(ident) = &mut *typed.pat {
                    ident.mutability = None;
                }
                take_attribute(&mut typed.attrs, "constant");
            }
            FnArg::Receiver(receiver) if receiver.reference.is_none() => receiver.mutability = None,
            FnArg::Receiver(_) => {}
        }
    }
    let own = owner.map(|_| quote!(Self::));
    let over_floats = owner.map(|ty| quote!(<#ty>::));
    let names: Vec<_> = compiled.parameters.iter().map(|parameter| &parameter.name).collect();
    let taped = &plain.sig.ident;
    let fallback = quote!(#own #taped(#(#names),*));
    let all = &compiled.parameters;
    let scalar = format_ident!("{}", "__Scalar");
    let changes = all.iter().any(|parameter| parameter.mode == Mode::RefMut);
    // A node outlives the call, so it owns copies of the arguments without derivatives.
    let can_be_kept =
        all.iter().all(|parameter| parameter.active || parameter.keepable && parameter.mode != Mode::RefMut);
    let body = if compiled.small {
        fallback
    } else if compiled.result == Outcome::Scalar && !changes {
        let adjoint = adjoint(&name);
        one_node(compiled, &scalar, &quote!(#over_floats #adjoint), &fallback)
    } else if can_be_kept {
        let pull = match owner {
            Some(_) => entry_of_method(&name, "vjp_into"),
            None => entry_of_function(&name, "vjp_into"),
        };
        let pull = quote!(#over_floats #pull);
        let forward = apart::call_in(&plain.sig.generics, &scalar, &name, over_floats.as_ref());
        node_of_several(compiled, &scalar, &[forward, pull], &fallback)
    } else {
        fallback
    };
    *item.block = syn::parse_quote!({ #body });
    item.attrs.push(syn::parse_quote!(#[inline]));
    item.attrs.push(syn::parse_quote!(#[allow(unreachable_pub, clippy::all, clippy::pedantic)]));
    plain
}

/// A function whose only result is one float: F and R run when the function is called, and the bars are the
/// slopes of its node.
fn one_node(
    compiled: &Compiled,
    scalar: &Ident,
    adjoint: &TokenStream,
    fallback: &TokenStream,
) -> TokenStream {
    let here = Span::mixed_site();
    let active: Vec<&Parameter> = compiled.parameters.iter().filter(|parameter| parameter.active).collect();
    let plains: Vec<_> = active.iter().map(|parameter| parameter.name_of("plain")).collect();
    let bars: Vec<_> = active.iter().map(|parameter| parameter.name_of("bar")).collect();
    let referred: Vec<_> = active.iter().map(|parameter| parameter.referred()).collect();
    let arguments = compiled
        .parameters
        .iter()
        .map(|parameter| if parameter.active { parameter.plain_argument() } else { parameter.again() });
    quote_spanned! {here=>
        if ::adjoin::macro_support::compiled::is_taped::<#scalar>() {
            #(let #plains = ::adjoin::macro_support::compiled::argument::<#scalar, _>(#referred);)*
            #(let mut #bars = ::adjoin::macro_support::compiled::kept_zeros(#plains.primals());)*
            let (value, stored) = ::adjoin::macro_support::compiled::with_stored(|| #adjoint(#(#arguments,)* 1.0, #(&mut #bars),*));
            if #(::adjoin::macro_support::compiled::is_finite(&*#bars))&&* {
                let mut node = ::adjoin::macro_support::compiled::Node::new();
                #(node.add::<#scalar, _, _>(#referred, &#plains, #bars);)*
                return node.record(value, stored);
            }
        }
        #fallback
    }
}

/// A function with several results: F runs when the function is called, and the node keeps its record. R runs
/// for each cotangent that arrives in the sweep, on a copy of the record. If a bar is not finite, the direct
/// entry takes over, which asks the tape.
fn node_of_several(
    compiled: &Compiled,
    scalar: &Ident,
    [forward, pull]: &[TokenStream; 2],
    fallback: &TokenStream,
) -> TokenStream {
    let here = Span::mixed_site();
    let all = &compiled.parameters;
    let (active, others): (Vec<&Parameter>, Vec<&Parameter>) =
        all.iter().partition(|parameter| parameter.active);
    let out: Vec<&Parameter> = all.iter().filter(|parameter| parameter.comes_out()).collect();
    let returns = compiled.result != Outcome::Plain;
    let names =
        |of: &[&Parameter], what: &str| -> Vec<Ident> { of.iter().map(|p| p.name_of(what)).collect() };
    let referred: Vec<_> = active.iter().map(|parameter| parameter.referred()).collect();
    let (plains, bars) = (names(&active, "plain"), names(&active, "bar"));
    let kept = names(&others, "plain");
    let kept_from = others.iter().map(|parameter| parameter.referred());
    // The copies that the function changes.
    let (outs, out_plains) = (names(&out, "out"), names(&out, "plain"));
    let copies = quote_spanned! {here=>
        #(let mut #outs = ::adjoin::macro_support::compiled::copy(#out_plains.primals());)*
    };
    let arguments: Vec<_> = all.iter().map(Parameter::plain_argument).collect();
    let read = all.iter().filter(|parameter| parameter.mode == Mode::Ref).map(Parameter::plain_argument);
    let numbers = 0..plains.len();
    let result = returns.then(|| quote_spanned!(here=> result,));
    let value = if returns { quote_spanned!(here=> outputs.0) } else { quote_spanned!(here=> result) };
    // The cotangents of the results, as parts of the one that the node gets.
    let cotangents = (0..usize::from(returns) + out.len()).map(|number| {
        let member = syn::Index::from(number);
        quote_spanned!(here=> &cotangent.#member)
    });
    let cotangents: Vec<_> = cotangents.collect();
    let seed =
        returns.then(|| quote_spanned!(here=> ::adjoin::macro_support::compiled::owned(&cotangent.0),));
    let mut out_cotangents = cotangents[usize::from(returns)..].iter();
    let starts = active.iter().zip(&plains).zip(&bars).map(|((parameter, plain), bar)| {
        match parameter.comes_out().then(|| out_cotangents.next()).flatten() {
            Some(cotangent) => quote_spanned!(here=> let mut #bar = ::adjoin::macro_support::compiled::owned(#cotangent);),
            None => quote_spanned!(here=> let mut #bar = ::adjoin::macro_support::compiled::zeros(#plain.primals());),
        }
    });
    // The caller sees the final values.
    let stores = out.iter().enumerate().map(|(number, parameter)| {
        let (name, member) = (&parameter.name, syn::Index::from(number + usize::from(returns)));
        if matches!(parameter.ty, Type::Slice(_)) {
            quote_spanned!(here=> #name.clone_from_slice(&outputs.#member);)
        } else {
            quote_spanned!(here=> *#name = outputs.#member;)
        }
    });
    quote_spanned! {here=>
        if ::adjoin::macro_support::compiled::is_taped::<#scalar>() {
            #(let #plains = ::adjoin::macro_support::compiled::argument::<#scalar, _>(#referred);)*
            #(let #kept = ::adjoin::macro_support::compiled::copy(#kept_from);)*
            #copies
            let mut node = ::adjoin::macro_support::compiled::Outputs::new();
            #(node.add::<#scalar, _, _>(#referred, &#plains);)*
            let ((result, reverse), stored) = ::adjoin::macro_support::compiled::with_stored(|| #forward(#(#arguments),*));
            let outputs = node.record::<#scalar, _>(&(#result #(#outs,)*), stored, move |cotangent, flow| {
                #(#starts)*
                (::core::clone::Clone::clone(&reverse))(#(#read,)* #seed #(&mut #bars),*);
                let finite = #(::adjoin::macro_support::compiled::is_finite(&#bars))&&*;
                if !finite || ::adjoin::macro_support::compiled::checks() {
                    #copies
                    #pull(#(#arguments,)* #(#cotangents,)* #(&mut #bars),*);
                }
                #(flow.add(#numbers, &#bars);)*
            });
            #(#stores)*
            return #value;
        }
        #fallback
    }
}
