//! The procedural macros of adjoin.

#![forbid(unsafe_code)]

mod compiled;
mod derive;
mod differentiable;
mod rayon;

use proc_macro::TokenStream;

#[allow(missing_docs, reason = "documented where adjoin re-exports it, with examples that run")]
#[proc_macro_derive(Differentiable, attributes(differentiable, constant))]
pub fn derive_differentiable(input: TokenStream) -> TokenStream {
    derive::derive(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

#[allow(missing_docs, reason = "documented where adjoin re-exports it, with examples that run")]
#[proc_macro_attribute]
pub fn differentiable(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let (item, errors) = rayon::pointed_at_adjoin(item.into());
    let expanded = differentiable::expand(arguments.into(), &item);
    quote::quote!(#errors #expanded).into()
}

#[allow(missing_docs, reason = "documented where adjoin re-exports it, with examples that run")]
#[proc_macro_attribute]
pub fn compiled(_: TokenStream, item: TokenStream) -> TokenStream {
    compiled::misplaced(&item.into()).into()
}
