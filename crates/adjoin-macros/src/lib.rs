//! The procedural macros of adjoin.

mod derive;

use proc_macro::TokenStream;

/// Derives `Differentiable` (and `Structure`) for a struct or an enum. See the documentation of adjoin.
#[proc_macro_derive(Differentiable, attributes(differentiable, constant))]
pub fn derive_differentiable(input: TokenStream) -> TokenStream {
    derive::derive(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}
