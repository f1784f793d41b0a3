//! Writes the two implementations.
//!
//! Every struct and variant is matched and built with braces (`Name { 0: x, 1: y }` also works for tuple
//! forms), so that named, tuple and unit forms are one case. The code for a field has the span of the field's
//! type, so that the compiler's errors about it point there, and only there.
//!
//! ```text
//! struct Pair<T, R = f64> { scale: R, part: T, #[constant] name: String }
//!
//! ⟶  impl<T, R> Differentiable<R> for Pair<T, R> where R: Real, T: Differentiable<R> {
//!        type Plain = Pair<<T as Differentiable<R>>::Plain, f64>;
//!        fn map_scalars<S: Real, F: FnMut(R) -> S>(&self, f: &mut F) -> With<Self, S, R> {
//!            match self {
//!                Pair { scale: this_0, part: this_1, name: this_2 } => Pair {
//!                    scale: Differentiable::<R>::map_scalars(this_0, f),
//!                    part: Differentiable::<R>::map_scalars(this_1, f),
//!                    name: <String as Clone>::clone(this_2),
//!                },
//!            }
//!        }
//!        …
//!    }
//!    impl<T> Structure for Pair<T, f64> where T: Structure {
//!        type With<S: Real> = Pair<<T as Structure>::With<S>, S>;
//!    }
//! ```
//!
//! All methods go through the fields in the order of the declaration, and skip those that are cloned. Paths
//! are absolute, and names are hygienic or begin with `__`, so that nothing of the user's can be in the way.

use super::check::Plan;
use super::parse::{Body, Field, Input};
use super::uses::KeyOf;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{GenericParam, Ident, Member, Type, WherePredicate, parse_quote};

/// The two implementations of a type.
pub(super) fn expand(input: &Input, plan: &Plan) -> TokenStream {
    let differentiable = differentiable(input, plan);
    let structure = structure(input, plan);
    quote!(#differentiable #structure)
}

/// One struct or variant: the path to match and build it with, and its fields.
struct Arm<'a> {
    constructor: TokenStream,
    variant: Option<&'a Ident>,
    fields: Vec<Part<'a>>,
}

/// A field, and the variables that it is bound to.
struct Part<'a> {
    field: &'a Field,
    cloned: bool,
    /// Bound to the field of `self`.
    this: Ident,
    /// Bound to the field of the other structure in `zip_scalars`.
    other: Ident,
}

/// A local variable of the generated code. Hygiene keeps it apart from the user's names.
fn local(name: &str) -> Ident {
    Ident::new(name, Span::mixed_site())
}

impl Part<'_> {
    /// The name in paths and errors.
    fn label(&self) -> String {
        match &self.field.member {
            Member::Named(name) => name.unraw().to_string(),
            Member::Unnamed(index) => index.index.to_string(),
        }
    }
}

impl<'a> Arm<'a> {
    /// A struct is one arm, an enum one for each variant.
    fn all(input: &'a Input, plan: &Plan) -> Vec<Self> {
        let name = &input.name;
        let mut cloned = plan.cloned.iter();
        let mut parts = |fields: &'a [Field]| {
            let parts = fields.iter().zip(cloned.by_ref()).enumerate().map(|(index, (field, &cloned))| {
                // Errors about a field point to its type.
                let span = Span::mixed_site().located_at(field.ty.span());
                Part {
                    field,
                    cloned,
                    this: Ident::new(&format!("this_{index}"), span),
                    other: Ident::new(&format!("other_{index}"), span),
                }
            });
            parts.collect()
        };
        match &input.body {
            Body::Struct(fields) => {
                vec![Arm { constructor: name.to_token_stream(), variant: None, fields: parts(fields) }]
            }
            Body::Enum(variants) => variants
                .iter()
                .map(|(variant, fields)| Arm {
                    constructor: quote!(#name::#variant),
                    variant: Some(variant),
                    fields: parts(fields),
                })
                .collect(),
        }
    }

    /// The fields that are taken apart.
    fn visited(&self) -> impl Iterator<Item = &Part<'a>> {
        self.fields.iter().filter(|part| !part.cloned)
    }

    /// A pattern that binds the fields that are taken apart.
    fn pattern(&self, binding: impl Fn(&Part<'a>) -> Ident) -> TokenStream {
        let constructor = &self.constructor;
        let fields = self.visited().map(|part| {
            let (member, binding) = (&part.field.member, binding(part));
            quote!(#member: #binding)
        });
        quote!(#constructor { #(#fields,)* .. })
    }
}

/// `impl Differentiable<R> for Type<…, R>`.
fn differentiable(input: &Input, plan: &Plan) -> TokenStream {
    let name = &input.name;
    let (real, other) = (scalar(plan), format_ident!("__OtherScalar"));
    let function = format_ident!("__Function");
    let parameters = parameters(input, plan, Impl::Differentiable);
    let clauses = clauses(input, plan, Impl::Differentiable);
    let arguments = arguments(input, |parameter| match role(plan, parameter) {
        Role::Scalar => quote!(f64),
        Role::Mapped => quote!(<#parameter as ::adjoin::structure::Differentiable<#real>>::Plain),
        Role::Kept => parameter.to_token_stream(),
    });
    let own_arguments = arguments_as_declared(input);
    let (f, that, path) = (local("f"), local("other"), local("path"));
    let arms = Arm::all(input, plan);
    let map = map_arms(&arms, &real, "map_scalars");
    let map_by = map_arms(&arms, &real, "map_by");
    let visit = visit_arms(&arms, &real);
    let zip = zip_arms(&arms, &real, &other, &function);
    let paths = path_arms(&arms, &real);
    let count = count_arms(&arms, &real);
    // A struct is always taken apart inline, so that a compiler that knows the result can see through it. An
    // enum is a branch, and may be recursive.
    let inline =
        if matches!(input.body, Body::Struct(_)) { quote!(#[inline(always)]) } else { quote!(#[inline]) };
    // A reference to an enum without variants is not known to be uninhabited.
    let this = if arms.is_empty() { quote!(*self) } else { quote!(self) };
    let both = if arms.is_empty() { quote!(*self) } else { quote!((self, #that)) };
    quote! {
        #[automatically_derived]
        impl<#(#parameters),*> ::adjoin::structure::Differentiable<#real> for #name<#(#own_arguments),*>
        where #(#clauses),*
        {
            type Plain = #name<#(#arguments),*>;

            #[inline]
            fn map_scalars<#other: ::adjoin::Real, #function: ::core::ops::FnMut(#real) -> #other>(
                &self,
                #f: &mut #function,
            ) -> ::adjoin::structure::With<Self, #other, #real> {
                match #this { #map }
            }

            #inline
            fn map_by<#other: ::adjoin::Real, #function: ::adjoin::structure::ScalarMap<#real, #other>>(
                &self,
                #f: &mut #function,
            ) -> ::adjoin::structure::With<Self, #other, #real> {
                match #this { #map_by }
            }

            #inline
            fn visit_scalars<#function: ::core::ops::FnMut(#real)>(&self, #f: &mut #function) {
                match #this { #visit }
            }

            #[inline]
            fn zip_scalars<#other: ::adjoin::Real, #function: ::core::ops::FnMut(#real, #other)>(
                &self,
                #that: &::adjoin::structure::With<Self, #other, #real>,
                #f: &mut #function,
            ) -> ::core::result::Result<(), ::adjoin::structure::ShapeError> {
                match #both { #zip }
            }

            fn visit_paths<#function: ::core::ops::FnMut(&::adjoin::structure::Path<'_>, #real)>(
                &self,
                #path: &::adjoin::structure::Path<'_>,
                #f: &mut #function,
            ) {
                match #this { #paths }
            }

            #[inline]
            fn count_scalars(&self) -> ::core::primitive::usize {
                match #this { #count }
            }
        }
    }
}

/// Arms that build the same variant again, with scalars mapped by `method`.
fn map_arms(arms: &[Arm<'_>], real: &Ident, method: &str) -> TokenStream {
    let arms = arms.iter().map(|arm| {
        let constructor = &arm.constructor;
        let members: Vec<&Member> = arm.fields.iter().map(|part| &part.field.member).collect();
        let bindings = arm.fields.iter().map(|part| &part.this);
        let values = arm.fields.iter().map(|part| {
            let (ty, this) = (&part.field.ty, &part.this);
            if part.cloned {
                quote_spanned!(part.this.span()=> <#ty as ::core::clone::Clone>::clone(#this))
            } else {
                let method = Ident::new(method, part.this.span());
                quote_spanned!(part.this.span()=> ::adjoin::structure::Differentiable::<#real>::#method(#this, f))
            }
        });
        quote! {
            #constructor { #(#members: #bindings),* } => #constructor { #(#members: #values),* },
        }
    });
    arms.collect()
}

/// Arms that visit the scalars of each field.
fn visit_arms(arms: &[Arm<'_>], real: &Ident) -> TokenStream {
    let arms = arms.iter().map(|arm| {
        let pattern = arm.pattern(|part| part.this.clone());
        let visits = arm.visited().map(|part| {
            let this = &part.this;
            quote_spanned!(part.this.span()=> ::adjoin::structure::Differentiable::<#real>::visit_scalars(#this, f);)
        });
        quote!(#pattern => { #(#visits)* })
    });
    arms.collect()
}

/// Arms that walk two structures side by side. Different variants are a `ShapeError`, and errors from inside
/// of a field say which field and variant it was.
fn zip_arms(arms: &[Arm<'_>], real: &Ident, other: &Ident, function: &Ident) -> TokenStream {
    let same = arms.iter().map(|arm| {
        let (these, others) = (arm.pattern(|part| part.this.clone()), arm.pattern(|part| part.other.clone()));
        let in_variant = arm.variant.map(|variant| {
            let label = variant.unraw().to_string();
            quote!(.in_field(#label))
        });
        let zips = arm.visited().map(|part| {
            let (this, that, label) = (&part.this, &part.other, part.label());
            quote_spanned! {part.this.span()=>
                ::adjoin::structure::Differentiable::<#real>::zip_scalars::<#other, #function>(#this, #that, f)
                    .map_err(|error| error.in_field(#label) #in_variant)?;
            }
        });
        quote! {
            (#these, #others) => {
                #(#zips)*
                ::core::result::Result::Ok(())
            }
        }
    });
    // A struct, or an enum of one variant, cannot differ from itself: such an arm would be unreachable.
    let different = (arms.len() > 1).then(|| {
        let names = arms.iter().map(|arm| {
            let (constructor, label) =
                (&arm.constructor, arm.variant.map(|variant| variant.unraw().to_string()));
            quote!(#constructor { .. } => #label,)
        });
        let names: TokenStream = names.collect();
        let (this, other) = (local("this"), local("other"));
        quote! {
            (#this, #other) => ::core::result::Result::Err(::adjoin::structure::ShapeError::variant(
                match #this { #names },
                match #other { #names },
            )),
        }
    });
    let same: TokenStream = same.collect();
    quote!(#same #different)
}

/// Asks the fields and does not visit all scalars: an array knows its length.
fn count_arms(arms: &[Arm<'_>], real: &Ident) -> TokenStream {
    let arms = arms.iter().map(|arm| {
        let pattern = arm.pattern(|part| part.this.clone());
        let counts = arm.visited().map(|part| {
            let this = &part.this;
            quote_spanned!(part.this.span()=> + ::adjoin::structure::Differentiable::<#real>::count_scalars(#this))
        });
        quote!(#pattern => 0 #(#counts)*,)
    });
    arms.collect()
}

/// Arms that visit scalars with the path to each: `.field("Circle").field("r")`.
fn path_arms(arms: &[Arm<'_>], real: &Ident) -> TokenStream {
    let arms = arms.iter().map(|arm| {
        let pattern = arm.pattern(|part| part.this.clone());
        let in_variant = arm.variant.map(|variant| {
            let label = variant.unraw().to_string();
            quote!(.field(#label))
        });
        let visits = arm.visited().map(|part| {
            let (this, label) = (&part.this, part.label());
            quote_spanned! {part.this.span()=>
                ::adjoin::structure::Differentiable::<#real>::visit_paths(
                    #this,
                    &path #in_variant .field(#label),
                    f,
                );
            }
        });
        quote!(#pattern => { #(#visits)* })
    });
    arms.collect()
}

/// `impl Structure for Type<…, f64>`.
fn structure(input: &Input, plan: &Plan) -> TokenStream {
    let name = &input.name;
    let other = format_ident!("__OtherScalar");
    let parameters = parameters(input, plan, Impl::Structure);
    let clauses = clauses(input, plan, Impl::Structure);
    let plain = arguments(input, |parameter| match role(plan, parameter) {
        Role::Scalar => quote!(f64),
        Role::Mapped | Role::Kept => parameter.to_token_stream(),
    });
    let with = arguments(input, |parameter| match role(plan, parameter) {
        Role::Scalar => other.to_token_stream(),
        Role::Mapped => quote!(<#parameter as ::adjoin::structure::Structure>::With<#other>),
        Role::Kept => parameter.to_token_stream(),
    });
    quote! {
        #[automatically_derived]
        impl<#(#parameters),*> ::adjoin::structure::Structure for #name<#(#plain),*>
        where #(#clauses),*
        {
            type With<#other: ::adjoin::Real> = #name<#(#with),*>;
        }
    }
}

/// What becomes of a type parameter: the table in [`check`](super::check).
enum Role {
    Scalar,
    Mapped,
    Kept,
}

/// The role of a type parameter.
fn role(plan: &Plan, parameter: &Ident) -> Role {
    if plan.scalar.as_ref() == Some(parameter) {
        Role::Scalar
    } else if plan.mapped.contains(parameter) {
        Role::Mapped
    } else {
        Role::Kept
    }
}

/// The scalar parameter of the implementation: the type's own, or a fresh one.
fn scalar(plan: &Plan) -> Ident {
    plan.scalar.clone().unwrap_or_else(|| format_ident!("AnyScalar"))
}

/// Which of the two implementations an item is for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Impl {
    Differentiable,
    Structure,
}

/// What stands between `impl<` and `>`.
fn parameters(input: &Input, plan: &Plan, of: Impl) -> Vec<TokenStream> {
    let mut parameters: Vec<TokenStream> = Vec::new();
    for parameter in &input.generics.params {
        match parameter {
            GenericParam::Lifetime(lifetime) => {
                let (lifetime, colon, bounds) = (&lifetime.lifetime, lifetime.colon_token, &lifetime.bounds);
                parameters.push(quote!(#lifetime #colon #bounds));
            }
            GenericParam::Const(constant) => {
                let (name, ty) = (&constant.ident, &constant.ty);
                parameters.push(quote!(const #name: #ty));
            }
            GenericParam::Type(parameter) => {
                let is_scalar = plan.scalar.as_ref() == Some(&parameter.ident);
                if is_scalar && of == Impl::Structure {
                    continue;
                }
                let mut parameter = parameter.clone();
                if of == Impl::Structure {
                    // In this implementation, bounds on the scalar hold for `f64`.
                    Plainly { scalar: plan.scalar.as_ref() }.visit_type_param_mut(&mut parameter);
                }
                let (name, colon, bounds) = (&parameter.ident, parameter.colon_token, &parameter.bounds);
                parameters.push(quote!(#name #colon #bounds));
            }
        }
    }
    if plan.scalar.is_none() && of == Impl::Differentiable {
        parameters.push(scalar(plan).to_token_stream());
    }
    parameters
}

/// The where clause: the type's own, and what the implementation needs.
fn clauses(input: &Input, plan: &Plan, of: Impl) -> Vec<TokenStream> {
    let real = scalar(plan);
    let mut clauses: Vec<TokenStream> = Vec::new();
    for predicate in input.generics.where_clause.iter().flat_map(|clause| &clause.predicates) {
        let mut predicate = predicate.clone();
        if of == Impl::Structure {
            let about_scalar = matches!(&predicate, WherePredicate::Type(predicate)
                if plan.scalar.as_ref().is_some_and(|scalar| predicate.bounded_ty == parse_quote!(#scalar)));
            if about_scalar {
                // It is about `f64` now, and the compiler checks that by itself.
                continue;
            }
            Plainly { scalar: plan.scalar.as_ref() }.visit_where_predicate_mut(&mut predicate);
        }
        clauses.push(predicate.to_token_stream());
    }
    if of == Impl::Differentiable {
        clauses.push(quote!(#real: ::adjoin::Real));
    }
    for name in &plan.mapped {
        clauses.push(match of {
            Impl::Differentiable => quote!(#name: ::adjoin::structure::Differentiable<#real>),
            Impl::Structure => quote!(#name: ::adjoin::structure::Structure),
        });
    }
    for (name, key) in &plan.keys {
        clauses.push(match key {
            KeyOf::HashMap => {
                quote!(#name: ::core::clone::Clone + ::core::cmp::Ord + ::core::hash::Hash + ::core::fmt::Debug)
            }
            KeyOf::BTreeMap => quote!(#name: ::core::clone::Clone + ::core::cmp::Ord + ::core::fmt::Debug),
            KeyOf::Hasher => quote!(#name: ::core::clone::Clone + ::core::hash::BuildHasher),
            KeyOf::Set => quote!(#name: ::core::clone::Clone),
        });
    }
    for ((field, &cloned), generic) in input.body.fields().zip(&plan.cloned).zip(&plan.generic) {
        if cloned && *generic {
            let ty = &field.ty;
            clauses.push(quote!(#ty: ::core::clone::Clone));
        }
    }
    clauses
}

/// The arguments of the type, with type parameters replaced.
fn arguments(input: &Input, replace: impl Fn(&Ident) -> TokenStream) -> Vec<TokenStream> {
    let arguments = input.generics.params.iter().map(|parameter| match parameter {
        GenericParam::Lifetime(lifetime) => lifetime.lifetime.to_token_stream(),
        GenericParam::Const(constant) => constant.ident.to_token_stream(),
        GenericParam::Type(parameter) => replace(&parameter.ident),
    });
    arguments.collect()
}

/// The arguments of the type as it was declared: `<T, R>`.
fn arguments_as_declared(input: &Input) -> Vec<TokenStream> {
    arguments(input, ToTokens::to_token_stream)
}

/// Replaces the scalar parameter by `f64`: `Structure` is implemented for the type over `f64`, and has no
/// such parameter.
struct Plainly<'a> {
    scalar: Option<&'a Ident>,
}

impl VisitMut for Plainly<'_> {
    fn visit_type_mut(&mut self, ty: &mut Type) {
        match ty {
            Type::Path(path) if self.scalar.is_some_and(|scalar| path.path.is_ident(scalar)) => {
                *ty = parse_quote!(f64);
            }
            _ => visit_mut::visit_type_mut(self, ty),
        }
    }
}
