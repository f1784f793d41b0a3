//! Normalization, before anything is analysed.
//!
//! Code under `#[cfg(test)]` stays as it is and is not analysed: neither its names nor its implementations
//! count.
//! - `#[constant]` on a module goes on each of its items.
//! - `2f64`, an integer by its syntax, becomes `2.0f64`.
//! - `Self` among the arguments of an implemented trait becomes the type that is meant: bounds of other items
//!   repeat these arguments.
//!
//! ```text
//! #[cfg(test)] mod tests { … }             ⟶   the same tokens, which no later stage parses
//! #[constant] mod data { struct A(f64); }  ⟶   mod data { #[constant] struct A(f64); }
//! x * 2f64                                 ⟶   x * 2.0f64
//! impl Add<Self> for &Point                ⟶   impl Add<&Point> for &Point
//! ```

use quote::ToTokens;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, GenericArgument, ImplItem, Item, ItemImpl, Lit, LitFloat, Macro, Meta, PathArguments, Token,
    TraitItem, parse_quote,
};

use crate::differentiable::basics::macro_calls;
use crate::differentiable::basics::syntax::{attributes, has_attribute, substitute_self, take_attribute};

/// Prepares an item.
pub(crate) fn prepare(item: &mut Item) {
    Prepare.visit_item_mut(item);
}

struct Prepare;

impl VisitMut for Prepare {
    fn visit_attribute_mut(&mut self, _: &mut Attribute) {}

    fn visit_item_mut(&mut self, item: &mut Item) {
        if attributes(item).is_some_and(|attrs| is_test_only(attrs)) {
            // A verbatim item is not walked into by any later stage.
            *item = Item::Verbatim(item.to_token_stream());
            return;
        }
        if let Item::Mod(module) = item {
            if take_attribute(&mut module.attrs, "constant") {
                for item in module.content.iter_mut().flat_map(|(_, items)| items) {
                    keep_constant(item);
                }
            }
        }
        visit_mut::visit_item_mut(self, item);
    }

    fn visit_item_impl_mut(&mut self, item: &mut ItemImpl) {
        visit_mut::visit_item_impl_mut(self, item);
        let last = item.trait_.as_mut().and_then(|(_, path, _)| path.segments.last_mut());
        if let Some(PathArguments::AngleBracketed(list)) = last.map(|last| &mut last.arguments) {
            for argument in &mut list.args {
                if let GenericArgument::Type(ty) = argument {
                    *ty = substitute_self(ty, &item.self_ty);
                }
            }
        }
    }

    fn visit_impl_item_mut(&mut self, item: &mut ImplItem) {
        let attrs = match item {
            ImplItem::Fn(method) => &method.attrs,
            ImplItem::Const(constant) => &constant.attrs,
            _ => return,
        };
        if is_test_only(attrs) {
            *item = ImplItem::Verbatim(item.to_token_stream());
        } else {
            visit_mut::visit_impl_item_mut(self, item);
        }
    }

    fn visit_trait_item_mut(&mut self, item: &mut TraitItem) {
        match item {
            TraitItem::Fn(method) if is_test_only(&method.attrs) => {
                *item = TraitItem::Verbatim(item.to_token_stream());
            }
            _ => visit_mut::visit_trait_item_mut(self, item),
        }
    }

    fn visit_lit_mut(&mut self, literal: &mut Lit) {
        if let Lit::Int(integer) = literal {
            if integer.suffix() == "f64" {
                let text = integer.token().to_string();
                let digits = text.trim_end_matches("f64").trim_end_matches('_');
                *literal = Lit::Float(LitFloat::new(&format!("{digits}.0f64"), integer.span()));
            }
        }
    }

    fn visit_macro_mut(&mut self, mac: &mut Macro) {
        macro_calls::each_expression(mac, self);
    }
}

/// Marks an item `#[constant]`, if it contains anything that could change.
fn keep_constant(item: &mut Item) {
    // A macro call cannot be marked, so it is hidden from later stages.
    if matches!(item, Item::Macro(call) if call.ident.is_none()) {
        *item = Item::Verbatim(item.to_token_stream());
        return;
    }
    let marks_itself = matches!(
        item,
        Item::Const(_)
            | Item::Enum(_)
            | Item::Fn(_)
            | Item::Impl(_)
            | Item::Mod(_)
            | Item::Static(_)
            | Item::Struct(_)
            | Item::Trait(_)
            | Item::Type(_)
    );
    if let (true, Some(attrs)) = (marks_itself, attributes(item)) {
        if !has_attribute(attrs, "constant") {
            attrs.push(parse_quote!(#[constant]));
        }
    }
}

/// `#[cfg(test)]`, `#[cfg(all(test, …))]`.
fn is_test_only(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| {
        attr.path().is_ident("cfg") && attr.parse_args::<Meta>().is_ok_and(|meta| requires_test(&meta))
    })
}

/// Whether a condition of `cfg` holds in tests only: `test`, or `all(…)` with that in it.
fn requires_test(meta: &Meta) -> bool {
    match meta {
        Meta::Path(path) => path.is_ident("test"),
        Meta::List(list) if list.path.is_ident("all") => list
            .parse_args_with(syn::punctuated::Punctuated::<Meta, Token![,]>::parse_terminated)
            .is_ok_and(|conditions| conditions.iter().any(requires_test)),
        _ => false,
    }
}
