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
//!
//! That does not help where the other implementation is for every type with some bound, as that of `TryFrom`
//! in std is: whether a scalar has that bound is not known of a parameter. Then the one with `f64` is written
//! once for each scalar type ([`scalar_impls`](crate::differentiable::rewrite::scalar_impls)).
//!
//! ```text
//! impl TryFrom<f64> for Positive { … }
//! impl Div<f64> for Metres { … }         beside   impl<T: Quantity> Div<T> for Metres where Metres: From<T> { … }
//! impl Close<Units> for Units { … }      beside   impl<T: HasUnits> Close<T> for T { … }
//! ```

use std::collections::{HashMap, HashSet};

use proc_macro2::{Ident, Span};
use syn::visit::{self, Visit};
use syn::{GenericArgument, ImplItem, Item, ItemImpl, PathArguments, PathSegment, Type, parse_quote};

use crate::differentiable::basics::syntax::{has_attribute, is_f64, last_name, peel, type_name};
use crate::differentiable::know::bounds::header_of;
use crate::differentiable::know::names::Names;

/// The headers of implementations with `f64` that would overlap with others.
#[derive(Default)]
pub(crate) struct Overlapping {
    /// Those that get a bound.
    pub(crate) bounded: HashSet<String>,
    /// Those that are written for each scalar type.
    pub(crate) repeated: HashSet<String>,
}

/// Finds them.
pub(crate) fn find(items: &[Item], names: &Names) -> Overlapping {
    let mut all = Implementations::default();
    for item in items {
        all.visit_item(item);
    }
    let mut overlapping = Overlapping::default();
    for ((of_trait, _), group) in &all.found {
        for (place, one) in group.iter().enumerate() {
            if !arguments(one).iter().any(|ty| names.mentions(ty)) {
                continue;
            }
            let beside =
                group.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, other)| *other);
            let others: Vec<_> = beside.filter(|other| Parameters { names, one, other }.overlap()).collect();
            let repeats = one.generics.type_params().next().is_none()
                && (of_trait == "TryFrom" && arguments(one).first().is_some_and(|ty| is_f64(peel(ty)))
                    || others.iter().any(|other| Parameters { names, one, other }.is_covered())
                    || (all.for_parameters.iter())
                        .any(|(own, other)| own == of_trait && Parameters { names, one, other }.overlap()));
            if repeats {
                overlapping.repeated.insert(header_of(one));
            } else if !others.is_empty() {
                overlapping.bounded.insert(header_of(one));
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
        parse_quote!(impl<__Scalar: ::adjoin::Real, const __K: usize> #scalar for #is<::adjoin::macro_support::Dual<__Scalar, __K>> {}),
    ]
}

/// The types that an implementation is for: the arguments of the trait, and those of the type itself.
fn arguments(item: &ItemImpl) -> Vec<&Type> {
    let of_trait = item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last());
    let of_type = if let Type::Path(path) = &*item.self_ty { path.path.segments.last() } else { None };
    of_trait.into_iter().chain(of_type).flat_map(types_of).collect()
}

/// The types among the arguments of a path.
fn types_of(last: &PathSegment) -> impl Iterator<Item = &Type> {
    let list =
        if let PathArguments::AngleBracketed(list) = &last.arguments { Some(&list.args) } else { None };
    (list.into_iter().flatten())
        .filter_map(|argument| if let GenericArgument::Type(ty) = argument { Some(ty) } else { None })
}

/// The functions of an inherent `impl`.
fn functions(item: &ItemImpl) -> impl Iterator<Item = &Ident> {
    item.items.iter().filter_map(|inner| match inner {
        ImplItem::Fn(function) => Some(&function.sig.ident),
        _ => None,
    })
}

/// Two implementations of a trait for a type.
struct Parameters<'a> {
    names: &'a Names,
    one: &'a ItemImpl,
    other: &'a ItemImpl,
}

impl Parameters<'_> {
    /// Whether they overlap once `f64` is a parameter.
    fn overlap(&self) -> bool {
        let (mine, theirs) = (arguments(self.one), arguments(self.other));
        // Inherent ones can stand beside each other if they have different functions.
        let clashes = self.one.trait_.is_some()
            || functions(self.one).any(|own| functions(self.other).any(|other| other == own));
        clashes
            && mine.len() == theirs.len()
            && mine.iter().zip(&theirs).any(|(mine, theirs)| mine != theirs)
            && mine.iter().zip(&theirs).all(|(mine, theirs)| self.may_be(mine, theirs))
    }

    /// Whether a parameter of the other stands for the scalar.
    fn is_covered(&self) -> bool {
        let (mine, theirs) = (arguments(self.one), arguments(self.other));
        self.one.trait_.is_some()
            && mine.iter().zip(&theirs).any(|(mine, theirs)| is_f64(mine) && self.is_parameter(theirs))
    }

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
            (Type::Path(one), Type::Path(other)) => {
                match (one.path.segments.last(), other.path.segments.last()) {
                    (Some(one), Some(other)) => {
                        one.ident == other.ident
                            && types_of(one).zip(types_of(other)).all(|(one, other)| self.may_be(one, other))
                    }
                    _ => false,
                }
            }
            _ => one == other,
        }
    }

    fn is_parameter(&self, ty: &Type) -> bool {
        let parameters = self.one.generics.type_params().chain(self.other.generics.type_params());
        matches!(ty, Type::Path(path) if parameters.into_iter().any(|own| path.path.is_ident(&own.ident)))
    }
}

/// The implementations with arguments, by the trait, if it is of one, and the type.
#[derive(Default)]
struct Implementations<'a> {
    found: HashMap<(String, String), Vec<&'a ItemImpl>>,
    /// Those of a trait for a parameter, such as `impl<T: HasUnits> Close<T> for T`.
    for_parameters: Vec<(String, &'a ItemImpl)>,
}

impl<'ast> Visit<'ast> for Implementations<'ast> {
    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let of_trait = item.trait_.as_ref().map_or_else(String::new, |(_, path, _)| last_name(path));
        let parameter = item
            .generics
            .type_params()
            .any(|own| matches!(&*item.self_ty, Type::Path(path) if path.path.is_ident(&own.ident)));
        if parameter {
            self.for_parameters.push((of_trait, item));
        } else if let Some(owner) = type_name(&item.self_ty) {
            let owned = !matches!(&*item.self_ty, Type::Reference(_)) && !is_f64(&item.self_ty);
            if owned && !arguments(item).is_empty() && !has_attribute(&item.attrs, "constant") {
                self.found.entry((of_trait, owner)).or_default().push(item);
            }
        }
        visit::visit_item_impl(self, item);
    }
}
