//! The procedural macros of adjoin.

mod differentiable;

use proc_macro::TokenStream;

/// Makes plain code on `f64` differentiable.
#[proc_macro_attribute]
pub fn differentiable(arguments: TokenStream, item: TokenStream) -> TokenStream {
    differentiable::expand(arguments.into(), item.into()).into()
}
