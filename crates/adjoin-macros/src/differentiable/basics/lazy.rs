//! Tables that are computed once: `LazyLock`, `Lazy`, `lazy_static!` and `OnceLock`.
//!
//! A `static TABLE: LazyLock<Vec<f64>>` is a constant like others, but behind a smart pointer that has to be
//! dereferenced. So its name is rewritten to `(*TABLE)` from the start, and its type is taken to be
//! `&'static Vec<f64>`. `OnceLock::get_or_init` returns a reference to a constant, and its closure is plain
//! code.

use syn::parse::{Parse, ParseStream};
use syn::{
    Attribute, Expr, GenericArgument, Ident, Macro, PathArguments, Token, Type, Visibility, parse_quote,
};

use crate::differentiable::basics::syntax::{last_name, peel};

/// The type of the value that a static of a lazy type stands for, as a reference.
pub(crate) fn referred(ty: &Type) -> Option<Type> {
    let inner = argument(ty, &["LazyLock", "LazyCell", "Lazy"])?;
    Some(parse_quote!(&'static #inner))
}

/// The type inside a cell that is filled once.
pub(crate) fn cell_contents(ty: &Type) -> Option<Type> {
    argument(ty, &["OnceLock", "OnceCell"])
}

/// The first argument of a type with one of these names.
fn argument(ty: &Type, names: &[&str]) -> Option<Type> {
    let Type::Path(path) = peel(ty) else { return None };
    let last = path.path.segments.last()?;
    let PathArguments::AngleBracketed(list) = &last.arguments else { return None };
    match list.args.first()? {
        GenericArgument::Type(inner) if names.contains(&last_name(&path.path).as_str()) => {
            Some(inner.clone())
        }
        _ => None,
    }
}

/// The statics in a call of `lazy_static!`, with their types.
pub(crate) fn statics(mac: &Macro) -> Vec<(Ident, Type)> {
    if last_name(&mac.path) != "lazy_static" {
        return Vec::new();
    }
    mac.parse_body::<Statics>().map_or_else(|_| Vec::new(), |statics| statics.0)
}

struct Statics(Vec<(Ident, Type)>);

impl Parse for Statics {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let mut list = Vec::new();
        while !input.is_empty() {
            Attribute::parse_outer(input)?;
            input.parse::<Visibility>()?;
            input.parse::<Token![static]>()?;
            input.parse::<Token![ref]>()?;
            let name: Ident = input.parse()?;
            input.parse::<Token![:]>()?;
            let ty: Type = input.parse()?;
            input.parse::<Token![=]>()?;
            input.parse::<Expr>()?;
            input.parse::<Token![;]>()?;
            list.push((name, ty));
        }
        Ok(Statics(list))
    }
}
