//! Implementations that overlap once `f64` is a parameter.
//!
//! `impl Add for Poly` can stand beside `impl<T: Into<f64>> Add<T> for Poly` because the compiler knows that
//! `Poly` is not `Into<f64>`. For a type parameter it cannot know that.
//!
//! ```text
//! impl Add for Poly { … }                    ⟶   impl<__Scalar> Add for Poly<__Scalar>
//! impl<T: Into<f64>> Add<T> for Poly { … }   ⟶   impl<T: Into<__Scalar>, __Scalar> Add<T> for Poly<__Scalar>: may be the same
//! ```

use syn::visit::{self, Visit};
use syn::{GenericArgument, Item, ItemImpl, PathArguments, Type, TypeParamBound, WherePredicate};

use crate::differentiable::basics::syntax::{has_attribute, is_f64, last_name, span_of, type_name};
use crate::differentiable::know::names::Names;

/// The errors of an item.
pub(crate) fn check(items: &[Item], names: &Names) -> Vec<syn::Error> {
    let mut found = Implementations { names, all: Vec::new() };
    for item in items {
        found.visit_item(item);
    }
    let converting = found.all.iter().filter(|item| item.converts);
    let overlapping = converting.filter(|one| {
        let same =
            |other: &&Implementation<'_>| other.of_trait == one.of_trait && other.of_type == one.of_type;
        found.all.iter().filter(same).count() > 1
    });
    overlapping
        .map(|one| {
            syn::Error::new(
                span_of(&one.item.generics),
                format!(
                    "for every scalar type this overlaps with the other `impl {} for` this type; write `{}<f64>` here, and `f64::from(…)` where \
                     it is used with other numbers",
                    one.of_trait, one.of_trait
                ),
            )
        })
        .collect()
}

/// An implementation of a trait for a type of the item that carries.
struct Implementation<'a> {
    item: &'a ItemImpl,
    of_trait: String,
    of_type: String,
    /// Whether it covers every `T: Into<f64>`.
    converts: bool,
}

/// Collects the implementations of traits.
struct Implementations<'a, 'n> {
    names: &'n Names,
    all: Vec<Implementation<'a>>,
}

impl<'ast> Visit<'ast> for Implementations<'ast, '_> {
    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        if let (Some((_, path, _)), Some(of_type)) = (&item.trait_, type_name(&item.self_ty)) {
            // Operators on references are written once per scalar type, where the compiler can tell them
            // apart.
            let owned = !matches!(&*item.self_ty, Type::Reference(_));
            if owned && self.names.mentions(&item.self_ty) && !has_attribute(&item.attrs, "constant") {
                let parameter = path.segments.last().and_then(|last| only_argument(&last.arguments));
                let converts = parameter.is_some_and(|name| is_converted(item, &name));
                self.all.push(Implementation { item, of_trait: last_name(path), of_type, converts });
            }
        }
        visit::visit_item_impl(self, item);
    }
}

/// `T` of `Add<T>`.
fn only_argument(arguments: &PathArguments) -> Option<String> {
    let PathArguments::AngleBracketed(list) = arguments else { return None };
    match (list.args.len(), list.args.first()) {
        (1, Some(GenericArgument::Type(Type::Path(path)))) => path.path.get_ident().map(ToString::to_string),
        _ => None,
    }
}

/// Whether a parameter of an `impl` has the bound `Into<f64>`.
fn is_converted(item: &ItemImpl, name: &str) -> bool {
    let inline =
        item.generics.type_params().filter(|param| param.ident == name).flat_map(|param| &param.bounds);
    let clause = item.generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    let stated = clause.filter_map(|predicate| match predicate {
        WherePredicate::Type(bound) if type_name(&bound.bounded_ty).as_deref() == Some(name) => {
            Some(&bound.bounds)
        }
        _ => None,
    });
    inline.chain(stated.flatten()).any(|bound| match bound {
        TypeParamBound::Trait(of) if last_name(&of.path) == "Into" => {
            of.path.segments.last().is_some_and(|last| match &last.arguments {
                PathArguments::AngleBracketed(list) => {
                    matches!(list.args.first(), Some(GenericArgument::Type(ty)) if is_f64(ty))
                }
                _ => false,
            })
        }
        _ => false,
    })
}
