//! Implementations that can stand beside each other for `f64`, and would overlap for a type parameter.
//!
//! The compiler knows that `f64` is neither a reference nor an `f32`. It does not know that of every `Real`,
//! because the crate of that trait might implement it for them. So the implementation with `f64` gets a bound
//! by a trait of this crate, which is implemented for the scalars that users meet and for nothing else.
//!
//! ```text
//! impl Next<f64> for Average { … }            ⟶   impl<__Scalar: Real> Next<__Scalar> for Average<__Scalar>
//!                                                  where __AdjoinIs<__Scalar>: __AdjoinScalar
//! impl<T: Close> Next<&T> for Average { … }   ⟶   impl<T: Close<__Scalar>, __Scalar: Real> Next<&T> for …
//! ```

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, Span};
use syn::visit::{self, Visit};
use syn::{GenericArgument, Item, ItemImpl, PathArguments, Type, parse_quote};

use crate::differentiable::basics::syntax::{has_attribute, is_f64, last_name, type_name};
use crate::differentiable::know::bounds::header_of;
use crate::differentiable::know::names::Names;

/// The headers of the implementations with `f64`.
pub(crate) fn find(items: &[Item], names: &Names) -> HashSet<String> {
    let mut all = Implementations { names, found: HashMap::new() };
    for item in items {
        all.visit_item(item);
    }
    let mut overlapping = HashSet::new();
    for group in all.found.values().filter(|group| group.len() > 1) {
        for (place, one) in group.iter().enumerate() {
            let others = group.iter().enumerate().filter(|(other, _)| *other != place);
            let overlaps = |other: &ItemImpl| {
                let (mine, theirs) = (arguments(one), arguments(other));
                let parameters = Parameters { names, one, other };
                mine.len() == theirs.len()
                    && mine.iter().zip(&theirs).any(|(mine, theirs)| mine != theirs)
                    && mine.iter().zip(&theirs).all(|(mine, theirs)| parameters.may_be(mine, theirs))
            };
            if arguments(one).iter().any(|ty| names.mentions(ty))
                && others.into_iter().any(|(_, other)| overlaps(other))
            {
                overlapping.insert(header_of(one));
            }
        }
    }
    overlapping
}

/// The trait, and the type that it is implemented for.
pub(crate) fn scalars() -> [Ident; 2] {
    ["__AdjoinScalar", "__AdjoinIs"].map(|name| Ident::new(name, Span::call_site()))
}

/// The trait and its implementations. They are for a type of this crate, so that no crate that depends on it
/// could add one.
pub(crate) fn definition() -> Vec<Item> {
    let [scalar, is] = scalars();
    vec![
        parse_quote! {
            #[doc(hidden)]
            #[allow(missing_docs)]
            pub trait #scalar {}
        },
        parse_quote! {
            #[doc(hidden)]
            #[allow(missing_docs, missing_debug_implementations)]
            pub struct #is<T>(::core::marker::PhantomData<T>);
        },
        parse_quote!(impl #scalar for #is<f64> {}),
        parse_quote!(impl #scalar for #is<::adjoin::Reverse> {}),
        parse_quote!(impl<__Scalar: ::adjoin::Real, const __K: usize> #scalar for #is<::adjoin::Forward<__Scalar, __K>> {}),
    ]
}

/// The types that a trait is implemented with.
fn arguments(item: &ItemImpl) -> Vec<&Type> {
    let last = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
    match last.map(|last| &last.arguments) {
        Some(PathArguments::AngleBracketed(list)) => (list.args.iter())
            .filter_map(|argument| if let GenericArgument::Type(ty) = argument { Some(ty) } else { None })
            .collect(),
        _ => Vec::new(),
    }
}

/// Two implementations of a trait for a type.
struct Parameters<'a> {
    names: &'a Names,
    one: &'a ItemImpl,
    other: &'a ItemImpl,
}

impl Parameters<'_> {
    /// Whether two types may be the same once `f64` is a parameter.
    fn may_be(&self, one: &Type, other: &Type) -> bool {
        if self.is_parameter(one) || self.is_parameter(other) {
            return true;
        }
        // A type of this crate is no scalar, nor is a reference to one, and the compiler knows that.
        let own = |ty: &Type| type_name(ty).is_some_and(|name| self.names.types.contains_key(&name));
        match (one, other) {
            _ if is_f64(one) => !own(other),
            _ if is_f64(other) => !own(one),
            (Type::Reference(one), Type::Reference(other)) => self.may_be(&one.elem, &other.elem),
            (Type::Array(one), Type::Array(other)) => self.may_be(&one.elem, &other.elem),
            (Type::Slice(one), Type::Slice(other)) => self.may_be(&one.elem, &other.elem),
            (Type::Tuple(one), Type::Tuple(other)) => {
                one.elems.len() == other.elems.len()
                    && one.elems.iter().zip(&other.elems).all(|(one, other)| self.may_be(one, other))
            }
            _ => one == other,
        }
    }

    fn is_parameter(&self, ty: &Type) -> bool {
        let parameters = self.one.generics.type_params().chain(self.other.generics.type_params());
        matches!(ty, Type::Path(path) if parameters.into_iter().any(|own| path.path.is_ident(&own.ident)))
    }
}

/// The implementations of traits with arguments for types that carry, by the trait and the type.
struct Implementations<'a, 'n> {
    names: &'n Names,
    found: HashMap<(String, String), Vec<&'a ItemImpl>>,
}

impl<'ast> Visit<'ast> for Implementations<'ast, '_> {
    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        if let (Some((_, path, _)), Some(owner)) = (&item.trait_, type_name(&item.self_ty)) {
            let owned = !matches!(&*item.self_ty, Type::Reference(_)) && !is_f64(&item.self_ty);
            if owned
                && !arguments(item).is_empty()
                && self.names.mentions(&item.self_ty)
                && !has_attribute(&item.attrs, "constant")
            {
                self.found.entry((last_name(path), owner)).or_default().push(item);
            }
        }
        visit::visit_item_impl(self, item);
    }
}
