//! Small questions about syntax trees.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Expr, FnArg, Item, Path, PathArguments, ReturnType, Signature, Type};

use crate::differentiable::basics::known;
use crate::differentiable::basics::marks::{is_float, key, written};

/// Whether one of the attributes is `#[name]`.
pub(crate) fn has_attribute(attrs: &[Attribute], name: &str) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident(name))
}

/// Removes `#[name]`, whatever its path, and returns whether it was there.
pub(crate) fn take_attribute(attrs: &mut Vec<Attribute>, name: &str) -> bool {
    let before = attrs.len();
    attrs.retain(|attr| last_name(attr.path()) != name);
    attrs.len() < before
}

/// The attributes of an item, whatever its kind.
pub(crate) fn attributes(item: &mut Item) -> Option<&mut Vec<Attribute>> {
    Some(match item {
        Item::Const(item) => &mut item.attrs,
        Item::Enum(item) => &mut item.attrs,
        Item::Fn(item) => &mut item.attrs,
        Item::Impl(item) => &mut item.attrs,
        Item::Macro(item) => &mut item.attrs,
        Item::Mod(item) => &mut item.attrs,
        Item::Static(item) => &mut item.attrs,
        Item::Struct(item) => &mut item.attrs,
        Item::Trait(item) => &mut item.attrs,
        Item::Type(item) => &mut item.attrs,
        Item::Union(item) => &mut item.attrs,
        Item::Use(item) => &mut item.attrs,
        _ => return None,
    })
}

/// The last segment's name, as a key of the tables.
pub(crate) fn last_name(path: &Path) -> String {
    path.segments.last().map(|segment| key(&segment.ident)).unwrap_or_default()
}

/// The last segment's name, as the user wrote it.
pub(crate) fn shown_name(path: &Path) -> String {
    path.segments.last().map(|segment| written(&segment.ident)).unwrap_or_default()
}

/// The last name of a path type, as the user wrote it.
pub(crate) fn shown_type(ty: &Type) -> Option<String> {
    match peel(ty) {
        Type::Path(path) if path.qself.is_none() => Some(shown_name(&path.path)),
        _ => None,
    }
}

/// A type without references and parentheses.
pub(crate) fn peel(ty: &Type) -> &Type {
    match ty {
        Type::Reference(reference) => peel(&reference.elem),
        Type::Paren(paren) => peel(&paren.elem),
        Type::Group(group) => peel(&group.elem),
        _ => ty,
    }
}

/// The last name of a path type, without references.
pub(crate) fn type_name(ty: &Type) -> Option<String> {
    match peel(ty) {
        Type::Path(path) if path.qself.is_none() => Some(last_name(&path.path)),
        _ => None,
    }
}

/// Whether the type is `f64` itself.
pub(crate) fn is_f64(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.qself.is_none() && is_f64_path(&path.path))
}

/// Whether the type is `f64`, or a known alias of it.
pub(crate) fn is_f64_path(path: &Path) -> bool {
    path.is_ident("f64")
        || path.segments.last().is_some_and(|last| is_float(&last.ident) && last.ident != "f64")
}

/// Whether the type is `f32`, which stays plain.
pub(crate) fn is_single(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.qself.is_none() && path.path.is_ident("f32"))
}

/// Whether a type has `f32` in it.
pub(crate) fn has_single(ty: &Type) -> bool {
    struct Finder(bool);
    impl<'ast> syn::visit::Visit<'ast> for Finder {
        fn visit_type(&mut self, ty: &'ast Type) {
            self.0 |= is_single(ty);
            syn::visit::visit_type(self, ty);
        }
    }
    let mut finder = Finder(false);
    syn::visit::Visit::visit_type(&mut finder, ty);
    finder.0
}

/// Whether the type is an integer type.
pub(crate) fn is_integer(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.get_ident().is_some_and(|name| known::is_integer(&name.to_string())))
}

/// The type with `Self` replaced.
pub(crate) fn substitute_self(ty: &Type, self_ty: &Type) -> Type {
    struct Substitute<'a>(&'a Type);
    impl VisitMut for Substitute<'_> {
        fn visit_type_mut(&mut self, ty: &mut Type) {
            if matches!(ty, Type::Path(path) if path.path.is_ident("Self")) {
                *ty = self.0.clone();
            } else {
                visit_mut::visit_type_mut(self, ty);
            }
        }
        // `Self` in the length of an array stays: lengths have a pass of their own.
        fn visit_expr_mut(&mut self, _: &mut Expr) {}
    }
    let mut ty = ty.clone();
    Substitute(self_ty).visit_type_mut(&mut ty);
    ty
}

/// The element type of an array, slice, vector or the like. A `Vec`, or an `Array` of the library, is known
/// by its name.
pub(crate) fn element_type(ty: &Type) -> Option<Type> {
    match peel(ty) {
        Type::Array(array) => Some((*array.elem).clone()),
        Type::Slice(slice) => Some((*slice.elem).clone()),
        Type::Path(path) => {
            let last = path.path.segments.last()?;
            if !["Vec", "VecDeque", "Array", "Vector", "Matrix"].iter().any(|name| last.ident == name) {
                return None;
            }
            let PathArguments::AngleBracketed(list) = &last.arguments else { return None };
            list.args.iter().find_map(|arg| match arg {
                syn::GenericArgument::Type(ty) => Some(ty.clone()),
                _ => None,
            })
        }
        _ => None,
    }
}

/// An expression without parentheses and invisible groups.
pub(crate) fn unparenthesized(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(paren) => unparenthesized(&paren.expr),
        Expr::Group(group) => unparenthesized(&group.expr),
        _ => expr,
    }
}

/// The span of the first name `f64` or float literal among the tokens.
pub(crate) fn float_token(tokens: TokenStream) -> Option<proc_macro2::TokenTree> {
    use proc_macro2::TokenTree;
    tokens.into_iter().find_map(|tree| match &tree {
        TokenTree::Ident(ident) if ident == "f64" || ident == "f32" => Some(tree),
        TokenTree::Literal(literal) => {
            matches!(syn::Lit::new(literal.clone()), syn::Lit::Float(_)).then_some(tree)
        }
        TokenTree::Group(group) => float_token(group.stream()),
        _ => None,
    })
}

/// The span of the first token.
pub(crate) fn span_of(node: &impl ToTokens) -> proc_macro2::Span {
    syn::spanned::Spanned::span(node)
}

/// The plain scalar type.
pub(crate) fn f64_type() -> Type {
    named_type("f64")
}

/// A type by its name. It is built by hand because types are needed at every expression, and parsing quoted
/// tokens takes most of the time of an expansion.
pub(crate) fn named_type(name: &str) -> Type {
    let ident = proc_macro2::Ident::new(name, proc_macro2::Span::call_site());
    Type::Path(syn::TypePath { qself: None, path: ident.into() })
}

/// The types in a signature, except the receiver and constants.
pub(crate) fn signature_types(signature: &Signature) -> Vec<&Type> {
    let inputs = signature.inputs.iter().filter_map(|input| match input {
        FnArg::Typed(typed) if !has_attribute(&typed.attrs, "constant") => Some(&*typed.ty),
        _ => None,
    });
    let output = match &signature.output {
        ReturnType::Type(_, ty) => Some(&**ty),
        ReturnType::Default => None,
    };
    inputs.chain(output).collect()
}
