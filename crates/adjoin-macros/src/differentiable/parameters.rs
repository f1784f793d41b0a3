//! The parameters of a preaccumulated function: how they are handed on to its body, and what cannot be.

use proc_macro2::Span;
use syn::visit::{self, Visit};
use syn::{FnArg, Generics, Ident, Pat, Path, ReturnType, Signature, Type, TypeReference};

use super::names::{Names, mentions_self};
use super::rewrite::Rewriter;
use super::syntax::{has_attribute, shown_type, span_of, type_name};

/// No tuple of more is a structure.
const MOST_ARGUMENTS: usize = 12;

/// How a parameter is handed on to the body.
pub(super) struct Parameter {
    pub(super) name: Ident,
    /// Where the user wrote its type.
    pub(super) span: Span,
    pub(super) carries: bool,
    pub(super) by_reference: bool,
}

impl Parameter {
    /// Its name inside of closures, where `self` is none.
    pub(super) fn bound(&self) -> Ident {
        if self.name == "self" { Ident::new("__self", self.span) } else { self.name.clone() }
    }
}

impl Rewriter<'_> {
    /// How the parameters of a function are handed on; none if some cannot be.
    pub(super) fn parameters(
        &mut self,
        signature: &Signature,
        owner: Option<(&Type, &Generics)>,
    ) -> Option<Vec<Parameter>> {
        let mut checker = Checker { names: self.names, unknown: Vec::new(), errors: Vec::new() };
        let self_carries = owner.is_some_and(|(ty, _)| self.names.mentions(ty));
        checker.know_not(&signature.generics);
        if let Some((_, generics)) = owner.filter(|_| self_carries) {
            checker.know_not(generics);
        }
        for generics in owner.iter().map(|(_, generics)| *generics).chain([&signature.generics]) {
            checker.bounds(generics);
        }
        if let Some(token) = &signature.unsafety {
            checker.error(
                token.span,
                "an `unsafe` function cannot be preaccumulated; mark a safe one that calls it",
            );
        }
        let mut parameters = Vec::new();
        for input in &signature.inputs {
            parameters.push(match input {
                FnArg::Receiver(receiver) => {
                    checker.receiver(receiver, owner.map(|(ty, _)| ty), self_carries)
                }
                FnArg::Typed(typed) => {
                    let constant = has_attribute(&typed.attrs, "constant");
                    let mentions = self.names.mentions(&typed.ty) || self_carries && mentions_self(&typed.ty);
                    let carries = checker.argument(&typed.ty, constant, mentions);
                    let by_reference = carries && matches!(unwrapped(&typed.ty), Type::Reference(_));
                    let name = match &*typed.pat {
                        Pat::Ident(pat) if pat.by_ref.is_none() && pat.subpat.is_none() => pat.ident.clone(),
                        pat => self.fresh(span_of(pat)),
                    };
                    Parameter { name, span: span_of(&typed.ty), carries, by_reference }
                }
            });
        }
        let carrying = parameters.iter().filter(|parameter| parameter.carries);
        if let Some(parameter) = carrying.clone().nth(MOST_ARGUMENTS) {
            checker.error(
                parameter.span,
                format!("`#[preaccumulate]` takes up to {MOST_ARGUMENTS} arguments with scalars; put some into a struct"),
            );
        } else if carrying.count() == 0 && checker.errors.is_empty() {
            checker.error(signature.ident.span(), NOTHING_GOES_IN);
        }
        checker.output(signature, self_carries);
        let fine = checker.errors.is_empty();
        self.errors.append(&mut checker.errors);
        fine.then_some(parameters)
    }
}

/// A type without parentheses and invisible groups.
pub(super) fn unwrapped(ty: &Type) -> &Type {
    match ty {
        Type::Paren(paren) => unwrapped(&paren.elem),
        Type::Group(group) => unwrapped(&group.elem),
        _ => ty,
    }
}

/// What cannot be handed on.
struct Checker<'a> {
    names: &'a Names,
    /// Type parameters, which may or may not carry.
    unknown: Vec<String>,
    errors: Vec<syn::Error>,
}

impl Checker<'_> {
    fn error(&mut self, span: Span, message: impl std::fmt::Display) {
        self.errors.push(syn::Error::new(span, message));
    }

    fn know_not(&mut self, generics: &Generics) {
        self.unknown.extend(generics.type_params().map(|param| param.ident.to_string()));
    }

    /// A bound with scalars holds for one scalar only.
    fn bounds(&mut self, generics: &Generics) {
        let clauses = generics.where_clause.iter().flat_map(|clause| &clause.predicates);
        let predicates = clauses.filter(|p| self.names.predicate_mentions(p)).map(span_of);
        let bounds = generics.type_params().flat_map(|param| &param.bounds);
        let bounds = bounds.filter(|bound| self.names.bound_mentions(bound)).map(span_of);
        for span in predicates.chain(bounds).collect::<Vec<_>>() {
            self.error(
                span,
                "`#[preaccumulate]` runs the body on other scalars, for which nothing says that this holds; write the type in \
                 place of the parameter, or call a function outside and hand over what it returns",
            );
        }
    }

    fn receiver(&mut self, receiver: &syn::Receiver, owner: Option<&Type>, carries: bool) -> Parameter {
        let span = receiver.self_token.span;
        if receiver.reference.is_some() && receiver.mutability.is_some() {
            self.error(span, MUTABLE);
        } else if receiver.colon_token.is_some() {
            self.error(span, "`#[preaccumulate]` goes with `self` or `&self`");
        } else if let Some(owner) = owner.filter(|_| carries) {
            self.structure(owner, span);
        }
        Parameter {
            name: Ident::new("self", span),
            span,
            carries,
            by_reference: receiver.reference.is_some(),
        }
    }

    /// Checks an argument; whether it carries.
    fn argument(&mut self, ty: &Type, constant: bool, mentions: bool) -> bool {
        let inner = match unwrapped(ty) {
            Type::Reference(TypeReference { mutability: Some(token), .. }) => {
                self.error(token.span, MUTABLE);
                return false;
            }
            Type::Reference(reference) => &*reference.elem,
            _ => ty,
        };
        if constant {
            // What stays as it is has to have a type that can be named.
            Parts { checker: self, place: Place::Constant }.visit_type(inner);
            return false;
        }
        let place = if mentions { Place::Argument } else { Place::Discrete };
        Parts { checker: self, place }.visit_type(inner);
        if mentions {
            let element = if let Type::Slice(slice) = unwrapped(inner) { &*slice.elem } else { inner };
            self.structure(element, span_of(ty));
        }
        mentions
    }

    fn output(&mut self, signature: &Signature, self_carries: bool) {
        match &signature.output {
            ReturnType::Type(_, ty) if self.names.mentions(ty) || self_carries && mentions_self(ty) => {
                if let Type::Reference(reference) = unwrapped(ty) {
                    self.error(
                        span_of(reference),
                        "`#[preaccumulate]` makes its results anew; return a value, not a reference",
                    );
                } else {
                    Parts { checker: self, place: Place::Output }.visit_type(ty);
                    self.structure(ty, span_of(ty));
                }
            }
            ReturnType::Type(_, ty) => self.error(span_of(ty), NOTHING_COMES_OUT),
            ReturnType::Default => self.error(signature.ident.span(), NOTHING_COMES_OUT),
        }
    }

    /// A type that is defined here has to be a structure.
    fn structure(&mut self, ty: &Type, span: Span) {
        let Some(name) = type_name(ty) else { return };
        let Some(def) = self.names.types.get(&name) else { return };
        if def.alias.is_none() && !def.structural && !self.names.by_hand.contains(&name) {
            let name = shown_type(ty).unwrap_or_default();
            self.error(
                span,
                format!(
                    "`{name}` cannot be taken to another scalar: it holds references, functions, bounded parameters or types \
                     from elsewhere. Hand over the numbers that are needed, or mark the argument `#[constant]`"
                ),
            );
        }
    }
}

const MUTABLE: &str = "`#[preaccumulate]` takes a function from what goes in to what it returns; return the new value instead of \
     changing an argument";

pub(super) const NOTHING_GOES_IN: &str =
    "no scalars go into this function, so there is nothing to differentiate; remove `#[preaccumulate]`";

pub(super) const IN_A_TRAIT: &str = "`#[preaccumulate]` needs a second function for the body, and there is no place for one among \
     the methods of a trait; mark a function that this one calls";

const NOTHING_COMES_OUT: &str =
    "no scalars come out of this function, so there is nothing to differentiate; remove `#[preaccumulate]`";

/// Where a type stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// An argument that carries.
    Argument,
    /// One that does not.
    Discrete,
    /// One that is marked to stay plain.
    Constant,
    Output,
}

impl Place {
    /// What to write instead of something that is not possible.
    fn instead(self) -> &'static str {
        match self {
            Self::Argument | Self::Discrete => {
                "write the type, or mark the argument `#[constant]` if it has no derivative"
            }
            Self::Constant | Self::Output => "write the type",
        }
    }
}

/// Looks for what cannot be handed on inside of a type.
struct Parts<'a, 'n> {
    checker: &'a mut Checker<'n>,
    place: Place,
}

impl<'ast> Visit<'ast> for Parts<'_, '_> {
    fn visit_type(&mut self, ty: &'ast Type) {
        let names = self.checker.names;
        match ty {
            Type::ImplTrait(_) if self.place == Place::Constant => self.checker.error(
                span_of(ty),
                "`#[preaccumulate]` has to name what it hands on; write a type parameter in place of `impl Trait`",
            ),
            Type::ImplTrait(_) => self.checker.error(
                span_of(ty),
                format!(
                    "`#[preaccumulate]` runs the body on other scalars, for which `impl Trait` would be another type; {}",
                    self.place.instead()
                ),
            ),
            _ if self.place == Place::Constant => visit::visit_type(self, ty),
            Type::BareFn(_) | Type::TraitObject(_) if names.mentions(ty) => self.checker.error(
                span_of(ty),
                "`#[preaccumulate]` runs the body on other scalars, and a function of scalars cannot be taken there; call it \
                 outside and hand over what it returns, or mark the argument `#[constant]` if it has no derivative",
            ),
            Type::Reference(reference) if self.place != Place::Discrete => self.checker.error(
                span_of(reference),
                "`#[preaccumulate]` takes arguments by value or by reference, but nothing with references inside; hand over a \
                 value",
            ),
            _ => visit::visit_type(self, ty),
        }
    }

    fn visit_path(&mut self, path: &'ast Path) {
        let first = path.segments.first().map(|segment| segment.ident.to_string()).unwrap_or_default();
        if self.place != Place::Constant && self.checker.unknown.contains(&first) {
            self.checker.error(
                span_of(path),
                format!(
                    "`#[preaccumulate]` runs the body on other scalars, and nothing says what `{first}` would be there; {}",
                    self.place.instead()
                ),
            );
        }
        visit::visit_path(self, path);
    }

    fn visit_expr(&mut self, _: &'ast syn::Expr) {}
}
