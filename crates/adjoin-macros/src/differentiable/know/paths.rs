//! Paths of types: the segment that names the type, and its arguments.
//!
//! | path | names | because |
//! | --- | --- | --- |
//! | `geometry::Point` | `Point` | it is an item in sight |
//! | `Shape::Circle` | `Shape` | what follows is a variant |
//! | `elsewhere::Vector` | `Vector` | it is not in sight, and has the first capital letter |

use syn::punctuated::Punctuated;
use syn::{AngleBracketedGenericArguments, GenericArgument, Path, PathArguments, PathSegment};

use crate::differentiable::basics::marks::is_item;

/// The segment that names a type or a trait: an item in sight, or else the first one with a capital letter.
/// What follows it is a variant or an associated item, which may share its name with another type.
pub(crate) fn type_segment(path: &Path) -> Option<usize> {
    let position =
        |test: fn(&syn::Ident) -> bool| path.segments.iter().position(|segment| test(&segment.ident));
    position(is_item).or_else(|| position(|ident| ident.to_string().starts_with(char::is_uppercase)))
}

/// Appends an argument, before any `Item = …`.
pub(crate) fn push(segment: &mut PathSegment, argument: GenericArgument, turbofish: bool) {
    if !matches!(segment.arguments, PathArguments::AngleBracketed(_)) {
        let span = segment.ident.span();
        segment.arguments = PathArguments::AngleBracketed(AngleBracketedGenericArguments {
            colon2_token: turbofish.then(|| syn::Token![::](span)),
            lt_token: syn::Token![<](span),
            args: Punctuated::new(),
            gt_token: syn::Token![>](span),
        });
    }
    if let PathArguments::AngleBracketed(list) = &mut segment.arguments {
        let is_binding = |arg: &GenericArgument| {
            !matches!(
                arg,
                GenericArgument::Type(_) | GenericArgument::Const(_) | GenericArgument::Lifetime(_)
            )
        };
        let place = list.args.iter().position(is_binding).unwrap_or(list.args.len());
        list.args.insert(place, argument);
    }
}
