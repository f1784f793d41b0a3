//! The procedural macros of adjoin.

mod derive;

use proc_macro::TokenStream;

#[allow(missing_docs, reason = "documented where adjoin re-exports it, with examples that run")]
#[proc_macro_derive(Differentiable, attributes(differentiable, constant))]
pub fn derive_differentiable(input: TokenStream) -> TokenStream {
    derive::derive(input.into()).unwrap_or_else(syn::Error::into_compile_error).into()
}
