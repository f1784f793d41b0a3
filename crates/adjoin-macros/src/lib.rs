//! The procedural macros of adjoin.
//!
//! Each module expands one macro; `rayon` is a pass that runs before `#[differentiable]`:
//!
//! | module | what it expands |
//! | --- | --- |
//! | `derive` | `#[derive(Differentiable)]`: how a type is taken apart into its scalars |
//! | `differentiable` | `#[differentiable]`: code on `f64`, made generic over the scalar |
//! | `compiled` | `#[compiled]` inside of differentiable code: adjoint code that is written at compile time |
//! | `rayon` | paths into rayon, redirected to adjoin's counterparts |

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
    // `#[differentiable]` removes the attribute from the functions that it expands. So this is reached only
    // where there is no `#[differentiable]` around the function, and reports that.
    compiled::misplaced(&item.into()).into()
}
