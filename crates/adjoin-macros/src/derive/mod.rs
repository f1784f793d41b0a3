//! `#[derive(Differentiable)]`.
//!
//! ```text
//! tokens --parse--> Input --check--> Plan --expand--> tokens
//! ```
//!
//! `parse` reads the type and the attributes, `check` decides what happens to every parameter and every
//! field, and `expand` writes the two implementations. The first two collect their errors, so that one
//! compilation reports all of them, each at the token it is about.
//!
//! What is derived, for a type with the scalar parameter `R`, other parameters `T` and fields of types `Fᵢ`:
//!
//! ```text
//! impl<R: Real, T: Differentiable<R>> Differentiable<R> for Type<T, R> { type Plain = Type<T::Plain, f64>; … }
//! impl<T: Structure> Structure for Type<T, f64> { type With<S: Real> = Type<T::With<S>, S>; }
//! ```
//!
//! There is no bound on the field types: `<Fᵢ as Differentiable<R>>` is resolved where it is used. So
//! recursive and mutually recursive types need nothing special, and the trait solver does not run in circles.

mod check;
mod expand;
mod parse;
mod uses;

use proc_macro2::TokenStream;

/// The two implementations, or the errors of the type.
pub(crate) fn derive(input: TokenStream) -> syn::Result<TokenStream> {
    let mut errors = Errors::default();
    let input = parse::parse(input, &mut errors)?;
    let plan = check::check(&input, &mut errors);
    errors.into_result()?;
    Ok(expand::expand(&input, &plan))
}

/// Errors, collected to be reported together.
#[derive(Default)]
struct Errors(Option<syn::Error>);

impl Errors {
    fn add(&mut self, tokens: impl quote::ToTokens, message: impl std::fmt::Display) {
        self.push(syn::Error::new_spanned(tokens, message));
    }

    fn push(&mut self, error: syn::Error) {
        match &mut self.0 {
            Some(errors) => errors.combine(error),
            None => self.0 = Some(error),
        }
    }

    /// The errors, if there are any.
    fn into_result(self) -> syn::Result<()> {
        self.0.map_or(Ok(()), Err)
    }
}
