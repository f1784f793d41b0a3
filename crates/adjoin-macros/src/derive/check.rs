//! Decides what happens to every parameter and every field, or reports why nothing can.
//!
//! Parameters play one of three roles:
//!
//! | role | which | over another scalar `S` |
//! | --- | --- | --- |
//! | scalar | named by the attribute, or defaulted to `f64`, or bounded by `Real` | `S` |
//! | mapped | a type parameter that may carry scalars | `T::With<S>` |
//! | kept | marked `#[constant]`, or seen only in keys and in `#[constant]` fields | itself |
//!
//! A field is cloned if it is `#[constant]`, or if kept parameters are all that it mentions; otherwise its
//! own `Differentiable` takes it apart.
//!
//! Types and traits are known by the last name of their path: a macro cannot resolve names. All checks run,
//! and errors add up.

use super::Errors;
use super::parse::{Field, Input};
use super::uses::{Context, KeyOf, Opaque, Uses};
use quote::ToTokens;
use syn::{GenericParam, Ident, Type, TypeParam, TypeParamBound, WherePredicate};

/// The decisions about one type.
pub(super) struct Plan {
    pub(super) scalar: Option<Ident>,
    /// Type parameters that become `T::With<S>`; every other one is kept.
    pub(super) mapped: Vec<Ident>,
    /// Bounds that map keys (and hashers) put on kept parameters.
    pub(super) keys: Vec<(Ident, KeyOf)>,
    /// For each field, in the order of the body: whether it is cloned.
    pub(super) cloned: Vec<bool>,
    /// For each field: whether its type mentions a type parameter.
    pub(super) generic: Vec<bool>,
}

/// Makes the decisions. If there are errors, the plan is not to be used.
pub(super) fn check(input: &Input, errors: &mut Errors) -> Plan {
    let scalar = scalar_parameter(input, errors);
    let parameters: Vec<&Ident> = input.generics.type_params().map(|parameter| &parameter.ident).collect();
    let uses: Vec<(&Field, Uses)> =
        input.body.fields().map(|field| (field, Uses::of(&field.ty, &parameters))).collect();

    let is_scalar = |name: &Ident| scalar.as_ref() == Some(name);
    let mapped: Vec<Ident> = parameters
        .iter()
        .filter(|name| {
            !is_scalar(name) && !input.constant_parameters.contains(name) && !only_kept(name, &uses)
        })
        .map(|&name| name.clone())
        .collect();
    let varies = |name: &Ident| is_scalar(name) || mapped.contains(name);

    if let Some(name) = scalar.as_ref().filter(|name| input.constant_parameters.contains(name)) {
        errors.add(name, format!("`{name}` is the scalar of this type, so it cannot be `#[constant]`"));
    }
    for (field, uses) in &uses {
        if field.constant {
            check_constant(uses, &varies, errors);
        } else {
            check_differentiated(input, field, uses, scalar.as_ref(), &varies, errors);
        }
    }
    check_bounds(input, scalar.as_ref(), &mapped, errors);

    let keys = uses.iter().flat_map(|(_, uses)| &uses.parameters);
    let keys = keys.filter_map(|(name, context)| match context {
        Context::Key(of) => Some((name.clone(), *of)),
        _ => None,
    });
    // A field that mentions no parameter at all, such as a `usize`, is not cloned: its own `Differentiable`
    // copies it.
    let cloned = uses.iter().map(|(field, uses)| {
        field.constant
            || (!uses.parameters.is_empty() && uses.parameters.iter().all(|(name, _)| !varies(name)))
    });
    let generic = uses.iter().map(|(_, uses)| !uses.parameters.is_empty());
    Plan { cloned: cloned.collect(), generic: generic.collect(), keys: keys.collect(), scalar, mapped }
}

/// Whether a parameter is used, and only in places that keep their type.
fn only_kept(name: &Ident, uses: &[(&Field, Uses)]) -> bool {
    let mut contexts = uses.iter().flat_map(|(field, uses)| {
        let own = uses.parameters.iter().filter(|(used, _)| used == name);
        own.map(|(_, context)| field.constant || matches!(context, Context::Key(_)))
    });
    contexts.next() == Some(true) && contexts.all(|kept| kept)
}

/// The scalar parameter: the one that the attribute names, or the only candidate. A type without one, such as
/// `struct Tree<T>`, is generic over every scalar that its parameters may carry.
fn scalar_parameter(input: &Input, errors: &mut Errors) -> Option<Ident> {
    if let Some(named) = &input.scalar {
        let known = input.generics.type_params().any(|parameter| parameter.ident == *named);
        if !known {
            errors.add(named, format!("`{}` has no type parameter `{named}`", input.name));
        }
        return known.then(|| named.clone());
    }
    let mut candidates = input.generics.type_params().filter(|parameter| {
        parameter.default.as_ref().is_some_and(is_f64)
            || bounds_of(input, parameter).any(|bound| last_segment_is(bound, "Real"))
    });
    let scalar = candidates.next()?;
    for other in candidates {
        errors.add(
            &other.ident,
            format!(
                "both `{}` and `{}` could be the scalar of this type: say which with `#[differentiable(scalar = {})]`",
                scalar.ident, other.ident, scalar.ident
            ),
        );
    }
    Some(scalar.ident.clone())
}

/// The bounds on a parameter, both inline and from the where clause.
fn bounds_of<'a>(input: &'a Input, parameter: &'a TypeParam) -> impl Iterator<Item = &'a TypeParamBound> {
    let clauses = input.generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    let in_clauses = clauses.filter_map(|predicate| match predicate {
        WherePredicate::Type(predicate) if is_parameter(&predicate.bounded_ty, &parameter.ident) => {
            Some(&predicate.bounds)
        }
        _ => None,
    });
    parameter.bounds.iter().chain(in_clauses.flatten())
}

fn is_parameter(ty: &Type, name: &Ident) -> bool {
    matches!(ty, Type::Path(path) if path.qself.is_none() && path.path.is_ident(name))
}

fn is_f64(ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if path.path.segments.last().is_some_and(|segment| segment.ident == "f64"))
}

fn last_segment_is(bound: &TypeParamBound, name: &str) -> bool {
    matches!(bound, TypeParamBound::Trait(bound)
        if bound.path.segments.last().is_some_and(|segment| segment.ident == name))
}

/// Refuses parameters that change with the scalar in a field that is to be cloned: the clone would have
/// another type.
fn check_constant(uses: &Uses, varies: &dyn Fn(&Ident) -> bool, errors: &mut Errors) {
    for (name, _) in uses.parameters.iter().filter(|(name, _)| varies(name)) {
        errors.add(
            name,
            format!(
                "a `#[constant]` field keeps its type, but `{name}` is another type in every sibling of this one: \
                 write `f64` for a constant number, or mark the parameter `{name}` itself `#[constant]`"
            ),
        );
    }
}

/// Refuses what cannot be taken apart in a field that is differentiated.
fn check_differentiated(
    input: &Input,
    field: &Field,
    uses: &Uses,
    scalar: Option<&Ident>,
    varies: &dyn Fn(&Ident) -> bool,
    errors: &mut Errors,
) {
    for float in &uses.floats {
        errors.add(float, float_message(input, float, scalar));
    }
    for reference in &uses.references {
        errors.add(
            reference,
            "a structure owns its scalars: over another scalar there would be nothing for this reference to point to. \
             Own the data (`Vec`, `Box`, `Rc`), or mark the field `#[constant]`",
        );
    }
    for (tokens, opaque) in &uses.opaque {
        // The advice depends on whether there are scalars inside: those cannot be cloned along.
        let mut inside =
            Uses::of(tokens, &input.generics.type_params().map(|p| &p.ident).collect::<Vec<_>>());
        inside.parameters.retain(|(name, _)| varies(name));
        errors.add(tokens, opaque_message(*opaque, inside.parameters.first().map(|(name, _)| name)));
    }
    // `(K, R)` with a constant `K`: cloning it loses the scalar, and `K` has no `Differentiable`.
    let mixed = uses.parameters.iter().any(|(name, _)| varies(name));
    for (name, context) in &uses.parameters {
        match context {
            Context::Key(_) if scalar == Some(name) => errors.add(
                name,
                format!("keys and members of sets are discrete, so the scalar `{name}` cannot be part of one"),
            ),
            Context::Key(_) if varies(name) => errors.add(
                name,
                format!(
                    "keys and members of sets are discrete, but `{name}` may carry scalars here. \
                     If it carries none, mark the parameter `{name}` itself `#[constant]`"
                ),
            ),
            Context::Element if mixed && !varies(name) => errors.add(
                name,
                format!(
                    "`{name}` is a constant parameter, and this field mixes it with scalars, so that it can be neither \
                     cloned nor taken apart: give `{name}` a field of its own, or implement `Differentiable` by hand \
                     (field `{}`)",
                    field.member.to_token_stream()
                ),
            ),
            _ => {}
        }
    }
}

/// What to do about an `f64` or `f32` in a field.
fn float_message(input: &Input, float: &Ident, scalar: Option<&Ident>) -> String {
    match scalar {
        _ if float == "f32" => {
            "`f32` is not a scalar that adjoin differentiates: use `f64`, or mark the field `#[constant]`"
                .to_owned()
        }
        Some(scalar) => format!(
            "this stays `f64` while the scalar `{scalar}` varies: write `{scalar}` to differentiate it, \
             or mark the field `#[constant]`"
        ),
        None => format!(
            "this `f64` cannot become another scalar. Write `#[differentiable]` on `{name}` instead of the derive, or \
             declare `{name}<R = f64>` and write `R` in place of `f64`, or mark the field `#[constant]`",
            name = input.name
        ),
    }
}

/// What to do about a part that cannot be taken apart; `scalar` is a parameter in it that changes.
fn opaque_message(opaque: Opaque, scalar: Option<&Ident>) -> String {
    let what = match opaque {
        Opaque::TraitObject => "a trait object cannot be taken apart",
        Opaque::Function => "a function cannot be taken apart",
        Opaque::Pointer => "a raw pointer cannot be followed",
        Opaque::Projection => "a derive cannot see what an associated type stands for",
        Opaque::Unsized => {
            "a bare slice has no size, and its siblings need one: use a `Vec` or a `Box` of it"
        }
        Opaque::Other => "a derive cannot see into this type",
    };
    match scalar {
        Some(name) => format!(
            "{what}, so this one over `{name}` cannot become one over another scalar: move it out of the type, \
             or implement `Differentiable` by hand"
        ),
        None => format!(
            "{what}: mark the field `#[constant]` if it is to be cloned along, or implement `Differentiable` by hand"
        ),
    }
}

/// A bound on a mapped `T` would have to hold for every `T::With<S>`, which nobody can promise.
fn check_bounds(input: &Input, scalar: Option<&Ident>, mapped: &[Ident], errors: &mut Errors) {
    let complain = |errors: &mut Errors, name: &Ident, tokens: &dyn ToTokens| {
        errors.add(
            tokens.to_token_stream(),
            format!(
                "this bound would have to hold for `{name}` over every other scalar too, which a derive cannot promise: \
                 move the bound from the type to the functions that need it, or mark the parameter `#[constant]` if it \
                 carries no scalars"
            ),
        );
    };
    let allowed = |bound: &TypeParamBound| {
        // A second parameter bounded by `Real` has been reported already.
        last_segment_is(bound, "Sized")
            || last_segment_is(bound, "Real")
            || scalar.is_some_and(|scalar| {
                last_segment_is(bound, "Differentiable") && Uses::of_bound(bound, &[scalar]).mentions(scalar)
            })
    };
    for parameter in &input.generics.params {
        let GenericParam::Type(parameter) = parameter else { continue };
        if !mapped.contains(&parameter.ident) {
            continue;
        }
        for bound in parameter.bounds.iter().filter(|bound| !allowed(bound)) {
            complain(errors, &parameter.ident, bound);
        }
    }
    let clauses = input.generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    for predicate in clauses {
        let WherePredicate::Type(predicate) = predicate else { continue };
        // `T: Real` in a where-clause is like `T: Real` among the parameters. Any other clause about a mapped
        // parameter, such as `Vec<T>: Debug`, is refused as a whole.
        let of_itself = mapped.iter().any(|name| is_parameter(&predicate.bounded_ty, name));
        if of_itself && predicate.bounds.iter().all(allowed) {
            continue;
        }
        let names: Vec<&Ident> = mapped.iter().collect();
        let mut uses = Uses::of(&predicate.bounded_ty, &names);
        for bound in &predicate.bounds {
            uses.parameters.extend(Uses::of_bound(bound, &names).parameters);
        }
        if let Some((name, _)) = uses.parameters.first() {
            complain(errors, name, predicate);
        }
    }
}
