//! The arguments of the attribute:
//! `#[differentiable(types(Vector, Tree), plain(Config), where(f64: Mul<Vector, Output = Vector>))]`.
//!
//! | argument | when a user writes it |
//! | --- | --- |
//! | `types(Vector)` | the item names a type from elsewhere that carries scalars |
//! | `plain(Config)` | a type would be given a scalar, and is to stay as it is |
//! | `where(f64: Trait)` | generic code needs a trait that all scalars have from elsewhere |
//! | `compiled` | all functions that can be compiled are to be |
//!
//! A forgotten `types` is an error ([`suspects`](crate::differentiable::refuse::suspects)).

use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Ident, Path, Token, WherePredicate, parenthesized};

/// What the attribute says about names that it cannot see.
#[derive(Default)]
pub(crate) struct Arguments {
    /// Types and traits from elsewhere that carry scalars.
    pub(crate) types: Vec<Path>,
    /// Types and traits that do not, although the macro would assume so.
    pub(crate) plain: Vec<Path>,
    /// Bounds that hold for `f64` by implementations from elsewhere.
    pub(crate) bounds: Vec<WherePredicate>,
    /// Whether to compile the adjoints of all functions that can be compiled.
    pub(crate) compiled: bool,
}

impl Parse for Arguments {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut arguments = Arguments::default();
        while !input.is_empty() {
            // A keyword, so not an `Ident`.
            if input.peek(Token![where]) {
                input.parse::<Token![where]>()?;
                let content;
                parenthesized!(content in input);
                arguments.bounds.extend(Punctuated::<WherePredicate, Token![,]>::parse_terminated(&content)?);
                input.parse::<Option<Token![,]>>()?;
                continue;
            }
            let name: Ident = input.parse()?;
            let list = match name.to_string().as_str() {
                "types" => &mut arguments.types,
                "plain" => &mut arguments.plain,
                "compiled" => {
                    arguments.compiled = true;
                    input.parse::<Option<Token![,]>>()?;
                    continue;
                }
                other => {
                    return Err(syn::Error::new(
                        name.span(),
                        format!(
                            "there is no argument `{other}`; write `types(A, B)` for types and traits from elsewhere that \
                             carry scalars, `plain(C)` for those that do not, `where(f64: Trait)` for a trait that is \
                             implemented for `f64` elsewhere, or `compiled` for compiled adjoints"
                        ),
                    ));
                }
            };
            let content;
            parenthesized!(content in input);
            list.extend(Punctuated::<Path, Token![,]>::parse_terminated(&content)?);
            if !input.is_empty() {
                input.parse::<Token![,]>()?;
            }
        }
        Ok(arguments)
    }
}
