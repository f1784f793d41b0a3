//! From tokens to a tree of our own: the type, its parameters, its variants, and the attributes.
//!
//! ```text
//! struct P<#[constant] K, R = f64> { #[constant] id: K, x: R }
//!
//! ⟶  Input { name: P, scalar: None, constant_parameters: [K], body: Struct([id (constant), x]), … }
//! ```
//!
//! Which parameter is the scalar is not decided here, unless the attribute names it: [`check`](super::check)
//! does that.

use super::Errors;
use proc_macro2::TokenStream;
use syn::{Attribute, Data, DeriveInput, Generics, Ident, Member, Meta, Type};

/// A type to derive for.
pub(super) struct Input {
    pub(super) name: Ident,
    pub(super) generics: Generics,
    /// The parameter named by `#[differentiable(scalar = R)]`.
    pub(super) scalar: Option<Ident>,
    /// Type parameters marked `#[constant]`.
    pub(super) constant_parameters: Vec<Ident>,
    pub(super) body: Body,
}

/// A struct is a single variant without a name.
pub(super) enum Body {
    Struct(Vec<Field>),
    Enum(Vec<(Ident, Vec<Field>)>),
}

impl Body {
    /// All fields, variant by variant. [`Plan`](super::check::Plan) lists its decisions in this order.
    pub(super) fn fields(&self) -> impl Iterator<Item = &Field> {
        let (of_struct, of_enum) = match self {
            Body::Struct(fields) => (Some(fields), None),
            Body::Enum(variants) => (None, Some(variants)),
        };
        of_struct.into_iter().flatten().chain(of_enum.into_iter().flatten().flat_map(|(_, fields)| fields))
    }
}

pub(super) struct Field {
    pub(super) member: Member,
    pub(super) ty: Type,
    /// Marked `#[constant]`.
    pub(super) constant: bool,
}

/// Reads a type. Wrong attributes are collected in `errors`, and reading goes on; only a syntax error ends
/// it.
pub(super) fn parse(tokens: TokenStream, errors: &mut Errors) -> syn::Result<Input> {
    let input: DeriveInput = syn::parse2(tokens)?;
    let scalar = scalar_attribute(&input.attrs, errors);
    for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("constant")) {
        errors.add(attribute, "`#[constant]` belongs on a field or a type parameter, not on the whole type");
    }
    let constant_parameters = input
        .generics
        .type_params()
        .filter(|parameter| is_constant(&parameter.attrs, errors))
        .map(|parameter| parameter.ident.clone())
        .collect();
    let body = match input.data {
        Data::Struct(data) => Body::Struct(fields(&data.fields, errors)),
        Data::Enum(data) => {
            let mut variants = Vec::new();
            for variant in data.variants {
                if let Some(attribute) = find(&variant.attrs, "constant") {
                    errors
                        .add(attribute, "`#[constant]` belongs on the fields of the variant, each by itself");
                }
                variants.push((variant.ident, fields(&variant.fields, errors)));
            }
            Body::Enum(variants)
        }
        Data::Union(data) => {
            errors.add(
                data.union_token,
                "a union does not know which of its fields is there, so its scalars cannot be visited: use an enum",
            );
            // Without fields there is nothing more to complain about.
            Body::Struct(Vec::new())
        }
    };
    Ok(Input { name: input.ident, generics: input.generics, scalar, constant_parameters, body })
}

/// The fields of a struct or variant; `members` numbers those of a tuple.
fn fields(fields: &syn::Fields, errors: &mut Errors) -> Vec<Field> {
    fields
        .members()
        .zip(fields)
        .map(|(member, field)| {
            let constant = is_constant(&field.attrs, errors);
            Field { member, ty: field.ty.clone(), constant }
        })
        .collect()
}

/// The first attribute of this name.
fn find<'a>(attributes: &'a [Attribute], name: &str) -> Option<&'a Attribute> {
    attributes.iter().find(|attribute| attribute.path().is_ident(name))
}

/// Whether there is a `#[constant]` among the attributes; with arguments it is an error as well.
fn is_constant(attributes: &[Attribute], errors: &mut Errors) -> bool {
    let Some(attribute) = find(attributes, "constant") else { return false };
    if !matches!(attribute.meta, Meta::Path(_)) {
        errors.add(attribute, "`#[constant]` takes no arguments");
    }
    true
}

/// The `R` of `#[differentiable(scalar = R)]`.
fn scalar_attribute(attributes: &[Attribute], errors: &mut Errors) -> Option<Ident> {
    let mut scalar = None;
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("differentiable")) {
        let result = attribute.parse_nested_meta(|meta| {
            if !meta.path.is_ident("scalar") {
                return Err(meta.error(
                    "the derive knows one option here: `scalar = R`, with `R` a parameter of the type",
                ));
            }
            let parameter: Ident = meta.value()?.parse()?;
            if scalar.is_some() {
                return Err(syn::Error::new_spanned(parameter, "a structure has one scalar parameter"));
            }
            scalar = Some(parameter);
            Ok(())
        });
        if let Err(error) = result {
            errors.push(error);
        }
    }
    scalar
}
