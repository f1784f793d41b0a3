//! The arguments of the attribute: `#[differentiable(types(Particle, Tree), plain(Config))]`.

use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Ident, Path, Token, parenthesized};

/// What the attribute is told about names that it cannot see.
#[derive(Default)]
pub(super) struct Arguments {
    /// Types and traits from elsewhere that carry scalars.
    pub(super) types: Vec<Path>,
    /// Types and traits that do not, where the macro would think so.
    pub(super) plain: Vec<Path>,
}

impl Parse for Arguments {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut arguments = Arguments::default();
        while !input.is_empty() {
            let name: Ident = input.parse()?;
            let list = match name.to_string().as_str() {
                "types" => &mut arguments.types,
                "plain" => &mut arguments.plain,
                other => {
                    return Err(syn::Error::new(
                        name.span(),
                        format!(
                            "there is no argument `{other}`; write `types(A, B)` for types and traits from elsewhere that \
                             carry scalars, or `plain(C)` for those that do not"
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
