//! The procedural macros of adjoin.

mod derive;
mod differentiable;

use proc_macro::TokenStream;

/// Derives `Differentiable` (and `Structure`) for a struct or an enum. See the documentation of adjoin.
#[proc_macro_derive(Differentiable, attributes(differentiable, constant))]
pub fn derive_differentiable(input: TokenStream) -> TokenStream {
    derive::derive(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}

/// Makes plain code on `f64` differentiable.
#[proc_macro_attribute]
pub fn differentiable(arguments: TokenStream, item: TokenStream) -> TokenStream {
    differentiable::expand(arguments.into(), item.into()).into()
}
