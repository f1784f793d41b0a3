//! Where the scalar goes in a path: `Particle` is `Particle<__Scalar>`, `Shape` is `Shape<__Scalar>`.
//!
//! | path | in a type | in an expression |
//! | --- | --- | --- |
//! | `Point`, which carries | `Point<__Scalar>` | `Point::<__Scalar>` |
//! | `Tree<T>` | `Tree<T, __Scalar>` | `Tree::<_, __Scalar>` |
//! | `Poly<N>` with a constant parameter | `Poly<N, __Scalar>` | `Poly`: inferred |
//! | `Point::ORIGIN`, which exists for `f64` only | | `<Point<f64>>::ORIGIN` |
//! | `[f64; Self::DIM]` | `[__Scalar; <Point<f64>>::DIM]` | |

use syn::visit_mut::VisitMut;
use syn::{
    Expr, GenericArgument, GenericParam, Generics, Path, PathArguments, PathSegment, Type, parse_quote,
};

use crate::differentiable::basics::marks::key;
use crate::differentiable::basics::syntax::{f64_type, is_f64_path, span_of};
use crate::differentiable::deduce::state::{Mode, Rewriter};
use crate::differentiable::know::names::{Origin, TypeDef};
use crate::differentiable::know::paths::{push, type_segment};

impl Rewriter<'_> {
    /// A path at the position of a type or a trait.
    pub(crate) fn type_path(&mut self, path: &mut Path) {
        if is_f64_path(path) {
            let scalar = self.scalar(span_of(path));
            *path = parse_quote!(#scalar);
            return;
        }
        for segment in &mut path.segments {
            self.visit_path_arguments_mut(&mut segment.arguments);
        }
        let Some(segment) = type_segment(path).and_then(|index| path.segments.get_mut(index)) else { return };
        if let Some(def) = self.names.carrier(&segment.ident) {
            self.fill_defaults(segment, &def.generics);
            self.append_scalar(segment, false);
        } else if self.names.is_carrying_trait(&segment.ident) {
            self.append_scalar(segment, false);
        }
    }

    /// A path at the position of an expression. Unlike in types, missing arguments are inferred; but
    /// `Particle::new()` alone would leave the scalar open, so it is written out.
    pub(crate) fn expression_path(&mut self, path: &mut Path) {
        if self.is_over() {
            for segment in &mut path.segments {
                self.visit_path_arguments_mut(&mut segment.arguments);
            }
        }
        let Some(segment) = type_segment(path).and_then(|index| path.segments.get_mut(index)) else { return };
        if let Some(def) = self.names.carrier(&segment.ident) {
            // If the list of arguments cannot be completed, inference finds the scalar with the rest.
            if complete_for_inference(segment, def) {
                self.append_scalar(segment, true);
            }
        } else if self.names.is_carrying_trait(&segment.ident) {
            let own = self.names.traits.get(&key(&segment.ident)).map_or(0, |def| def.parameters);
            (count_arguments(&segment.arguments)..own).for_each(|_| push(segment, parse_quote!(_), true));
            self.append_scalar(segment, true);
        }
    }

    /// In types, parameters with a default may be omitted; the scalar comes after them, so they are filled
    /// in.
    fn fill_defaults(&mut self, segment: &mut PathSegment, generics: &Generics) {
        let given = count_arguments(&segment.arguments);
        let parameters = generics.params.iter().filter(|param| !matches!(param, GenericParam::Lifetime(_)));
        for parameter in parameters.skip(given) {
            if let GenericParam::Type(syn::TypeParam { default: Some(default), .. }) = parameter {
                let mut default = default.clone();
                self.visit_type_mut(&mut default);
                push(segment, GenericArgument::Type(default), false);
            }
        }
    }

    /// Appends the scalar as the last argument; `turbofish` writes `::<`.
    pub(crate) fn append_scalar(&self, segment: &mut PathSegment, turbofish: bool) {
        let scalar = if self.infers_scalars { parse_quote!(_) } else { self.scalar(segment.ident.span()) };
        push(segment, GenericArgument::Type(scalar), turbofish);
    }

    /// The length of an array may not depend on type parameters: `Self::LENGTH` is taken from `Self` over
    /// `f64`.
    pub(crate) fn array_length(&self, length: &mut Expr) {
        struct Length<'a, 'n>(&'a Rewriter<'n>);
        impl VisitMut for Length<'_, '_> {
            fn visit_expr_path_mut(&mut self, path: &mut syn::ExprPath) {
                if path.qself.is_none() {
                    if let Some(moved) = self.0.moved_path(&path.path) {
                        *path = moved;
                    }
                }
            }
        }
        Length(self).visit_expr_mut(length);
    }

    /// A path to an associated item that exists for `f64` only.
    pub(crate) fn moved_path(&self, path: &Path) -> Option<syn::ExprPath> {
        let (owner, last) = self.item_at_f64(path)?;
        let plain_owner: Type = if owner.ident == "Self" {
            self.at_f64(self.self_ty.as_ref()?)
        } else {
            // If its own parameters are omitted, inference finds them, and finds the scalar from where the
            // item is defined.
            let def = self.names.carrier(&owner.ident)?;
            if owner.arguments.is_none() && !def.generics.params.is_empty() {
                return Some(parse_quote!(#path));
            }
            let mut owner_path = path.clone();
            owner_path.segments.pop();
            owner_path.segments.pop_punct();
            self.at_f64(&parse_quote!(#owner_path))
        };
        Some(parse_quote!(<#plain_owner>::#last))
    }

    /// A type with `f64` written out.
    pub(crate) fn at_f64(&self, ty: &Type) -> Type {
        let mut plain = Rewriter::new(self.names);
        plain.mode = Mode::Over(Box::new(f64_type()));
        let mut ty = ty.clone();
        plain.visit_type_mut(&mut ty);
        ty
    }
}

/// Writes `_` for the user's own type parameters. Constant parameters cannot be inferred that way.
fn complete_for_inference(segment: &mut PathSegment, def: &TypeDef) -> bool {
    if count_arguments(&segment.arguments) > 0 {
        return true;
    }
    if def.origin == Origin::Elsewhere || def.generics.const_params().next().is_some() {
        return false;
    }
    for _ in def.generics.type_params() {
        push(segment, parse_quote!(_), true);
    }
    true
}

/// The number of type and constant arguments that are written.
fn count_arguments(arguments: &PathArguments) -> usize {
    match arguments {
        PathArguments::AngleBracketed(list) => list
            .args
            .iter()
            .filter(|arg| matches!(arg, GenericArgument::Type(_) | GenericArgument::Const(_)))
            .count(),
        _ => 0,
    }
}
