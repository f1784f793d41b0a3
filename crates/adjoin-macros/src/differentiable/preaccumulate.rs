//! `#[preaccumulate]` on a function of differentiable code.
//!
//! The body becomes a function of its own, and the function calls it through the scalar, which may call it on other
//! scalars than itself:
//!
//! ```text
//! fn turn<__R: Real>(r: [__R; 3], v: &[__R; 3], n: usize) -> [__R; 3] {
//!     #[inline(always)]
//!     fn __body<__R: Real>(r: [__R; 3], v: &[__R; 3], n: usize) -> [__R; 3] { … }
//!     struct __Lanes;
//!     impl<const __K: usize> OnLanes<(usize,), __K> for __Lanes {               what carries no scalars,
//!         type Arguments = ([Forward<f64, __K>; 3], [Forward<f64, __K>; 3]);    and what does
//!         type Output = [Forward<f64, __K>; 3];
//!         #[inline(always)]
//!         fn call((r, v): Self::Arguments, (n,): &(usize,)) -> Self::Output {
//!             __body::<Forward<f64, __K>>(r, &v, Clone::clone(n))
//!         }
//!     }
//!     ::adjoin::macro_support::preaccumulate::<__R, __Lanes, _, _, _>(
//!         (r, v),
//!         (n,),
//!         |(r, v), (n,)| __body::<__R>(r, v, n),
//!     )
//! }
//! ```
//!
//! The body of a method is another method of the same `impl`. All is inlined, so that on plain numbers nothing is left of
//! it, and on tangents the compiler sees which of them are zero.
//!
//! What goes in has to be a structure over the scalar, or to have no scalars, and what comes out likewise: everything
//! else, such as a function, cannot be taken to other scalars.

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::visit::{self, Visit};
use syn::visit_mut::VisitMut;
use syn::{
    Attribute, FnArg, GenericParam, Generics, Ident, ImplItem, ImplItemFn, ItemFn, Meta, Pat, Path,
    ReturnType, Signature, Type, TypeReference, parse_quote,
};

use super::items::ScalarFrom;
use super::names::{Names, mentions_self};
use super::rewrite::{Mode, Rewriter, SCALAR};
use super::syntax::{has_attribute, last_name, span_of, substitute_self, type_name};

/// The attribute's name.
const NAME: &str = "preaccumulate";

/// No tuple of more is a structure.
const MOST_ARGUMENTS: usize = 12;

/// How a parameter is handed on to the body.
struct Parameter {
    name: Ident,
    /// Where the user wrote its type.
    span: Span,
    carries: bool,
    by_reference: bool,
}

/// Takes `#[preaccumulate]` off.
fn take(attrs: &mut Vec<Attribute>) -> Option<Attribute> {
    let place = attrs.iter().position(|attr| last_name(attr.path()) == NAME)?;
    Some(attrs.remove(place))
}

/// Whether a function is marked.
fn is_marked(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| last_name(attr.path()) == NAME)
}

impl Rewriter<'_> {
    /// Reports the attribute on a function that cannot have it.
    pub(super) fn refuse_preaccumulation(&mut self, attrs: &mut Vec<Attribute>, why: &str) {
        if let Some(attr) = take(attrs) {
            self.error(span_of(attr.path()), why);
        }
    }

    /// Expands the attribute, if it is on the function. The signature is given as the user wrote it; the function is
    /// rewritten already.
    pub(super) fn preaccumulated_item(&mut self, item: &mut ItemFn, written: &Signature) {
        let Some(attr) = take(&mut item.attrs) else { return };
        self.no_arguments(&attr);
        let Some(parameters) = self.parameters(written, None) else { return };
        let mut body = item.clone();
        body.attrs = vec![parse_quote!(#[inline(always)])];
        body.vis = syn::Visibility::Inherited;
        body.sig.ident = Ident::new("__body", Span::call_site());
        let path = |scalar: &Type| {
            let arguments = arguments_of(&written.generics, Some(scalar));
            quote!(__body #arguments)
        };
        let call = self.preaccumulated_call(written, None, &parameters, path);
        name_parameters(&mut item.sig, &parameters);
        *item.block = parse_quote!({ #body #call });
    }

    /// Expands the attribute, if it is on the method; the method for the body. `from` says whether the scalar is a
    /// parameter of the method or of its type.
    pub(super) fn preaccumulated_method(
        &mut self,
        method: &mut ImplItemFn,
        written: &Signature,
        owner: (&Type, &Generics),
        from: ScalarFrom,
    ) -> Option<ImplItem> {
        let attr = take(&mut method.attrs)?;
        self.no_arguments(&attr);
        let parameters = self.parameters(written, Some(owner))?;
        let name = format_ident!("__body_of_{}", method.sig.ident);
        let mut body = method.clone();
        body.attrs = method.attrs.iter().filter_map(lint_level).collect();
        body.attrs.push(parse_quote!(#[doc(hidden)]));
        body.attrs.push(parse_quote!(#[inline(always)]));
        body.vis = syn::Visibility::Inherited;
        body.sig.ident = name.clone();
        let path = |scalar: &Type| {
            let of_method = Some(scalar).filter(|_| from == ScalarFrom::Function);
            let arguments = arguments_of(&written.generics, of_method);
            let owner = self.over(owner.0, scalar);
            quote!(<#owner>::#name #arguments)
        };
        let call = self.preaccumulated_call(written, Some(owner), &parameters, path);
        name_parameters(&mut method.sig, &parameters);
        method.block = parse_quote!({ #call });
        Some(ImplItem::Fn(body))
    }

    /// The call of a body by way of the scalar. `body` is its path over a scalar.
    fn preaccumulated_call(
        &self,
        written: &Signature,
        owner: Option<(&Type, &Generics)>,
        parameters: &[Parameter],
        body: impl Fn(&Type) -> TokenStream,
    ) -> TokenStream {
        let of = |carries: bool| parameters.iter().filter(move |parameter| parameter.carries == carries);
        let (arguments, others) = (of(true).map(|p| &p.name), of(false).map(|p| &p.name));
        let (bound_arguments, bound_others) =
            (of(true).map(Parameter::bound), of(false).map(Parameter::bound));
        let bound = parameters.iter().map(Parameter::bound);
        let scalar: Type = {
            let name = Ident::new(SCALAR, Span::call_site());
            parse_quote!(#name)
        };
        let mut generics = written.generics.clone();
        if let Some((_, around)) = owner {
            generics.params = around.params.iter().chain(&generics.params).cloned().collect();
            let clauses = around.where_clause.iter().flat_map(|clause| clause.predicates.iter().cloned());
            generics.make_where_clause().predicates.extend(clauses);
        }
        let own = own_arguments(&generics);
        let lanes = self.on_lanes(written, owner.map(|(ty, _)| ty), parameters, &generics, &body);
        let body = body(&scalar);
        quote! {
            #lanes
            ::adjoin::macro_support::preaccumulate::<#scalar, __Lanes<#(#own),*>, _, _, _>(
                (#(#arguments,)*),
                (#(#others,)*),
                |(#(#bound_arguments,)*), (#(#bound_others,)*)| #body(#(#bound),*),
            )
        }
    }

    /// The body on tangents.
    fn on_lanes(
        &self,
        written: &Signature,
        owner: Option<&Type>,
        parameters: &[Parameter],
        generics: &Generics,
        body: impl Fn(&Type) -> TokenStream,
    ) -> TokenStream {
        let scalar: Type = parse_quote!(::adjoin::Forward<f64, __K>);
        let named = |ty: &Type| owner.map_or_else(|| ty.clone(), |owner| substitute_self(ty, owner));
        let (mut arguments, mut others) = (Vec::new(), Vec::new());
        for (input, parameter) in written.inputs.iter().zip(parameters) {
            let ty: &Type = match input {
                FnArg::Typed(typed) => &typed.ty,
                FnArg::Receiver(receiver) => &receiver.ty,
            };
            if parameter.carries {
                arguments.push(self.over(&named(&owned(ty)), &scalar));
            } else {
                others.push(named(ty));
            }
        }
        let output = match &written.output {
            ReturnType::Type(_, ty) => self.over(&named(ty), &scalar),
            ReturnType::Default => parse_quote!(()),
        };
        let of = |carries: bool| parameters.iter().filter(move |p| p.carries == carries).map(Parameter::bound);
        let (bound_arguments, bound_others) = (of(true), of(false));
        let handed = parameters.iter().map(|parameter| {
            let name = parameter.bound();
            match (parameter.carries, parameter.by_reference) {
                (true, true) => quote!(&#name),
                (true, false) => quote!(#name),
                // There, so that the error for a type without `Clone` points to it.
                (false, _) => quote_spanned!(parameter.span=> ::core::clone::Clone::clone(#name)),
            }
        });
        let body = body(&scalar);
        let mut of_impl = generics.clone();
        of_impl.params.push(parse_quote!(const __K: usize));
        let (for_all, _, clause) = of_impl.split_for_impl();
        // Bounds are for the `impl`; the type only has to have the parameters.
        let own = own_arguments(generics);
        let types = generics.type_params().map(|param| &param.ident);
        let declared = generics.params.iter().filter_map(|param| match param {
            GenericParam::Const(param) => {
                let (name, ty) = (&param.ident, &param.ty);
                Some(quote!(const #name: #ty))
            }
            GenericParam::Type(param) => Some(param.ident.to_token_stream()),
            GenericParam::Lifetime(_) => None,
        });
        quote! {
            struct __Lanes<#(#declared),*>(::core::marker::PhantomData<(#(#types,)*)>);
            impl #for_all ::adjoin::macro_support::OnLanes<(#(#others,)*), __K> for __Lanes<#(#own),*> #clause {
                type Arguments = (#(#arguments,)*);
                type Output = #output;
                #[inline(always)]
                fn call(
                    (#(#bound_arguments,)*): (#(#arguments,)*),
                    (#(#bound_others,)*): &(#(#others,)*),
                ) -> #output {
                    #body(#(#handed),*)
                }
            }
        }
    }

    fn no_arguments(&mut self, attr: &Attribute) {
        if !matches!(attr.meta, Meta::Path(_)) {
            self.error(span_of(&attr.meta), "`#[preaccumulate]` has no arguments");
        }
    }

    /// A type over a scalar.
    fn over(&self, ty: &Type, scalar: &Type) -> Type {
        let mut rewriter = Rewriter::new(self.names);
        rewriter.mode = Mode::Over(Box::new(scalar.clone()));
        let mut ty = ty.clone();
        rewriter.visit_type_mut(&mut ty);
        ty
    }

    /// How the parameters of a function are handed on; none if some cannot be.
    fn parameters(&mut self, signature: &Signature, owner: Option<(&Type, &Generics)>) -> Option<Vec<Parameter>> {
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
            checker.error(token.span, "an `unsafe` function cannot be preaccumulated; mark a safe one that calls it");
        }
        let mut parameters = Vec::new();
        for input in &signature.inputs {
            parameters.push(match input {
                FnArg::Receiver(receiver) => checker.receiver(receiver, owner.map(|(ty, _)| ty), self_carries),
                FnArg::Typed(typed) => {
                    let constant = has_attribute(&typed.attrs, "constant");
                    let mentions = self.names.mentions(&typed.ty)
                        || self_carries && mentions_self(&typed.ty);
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
            checker.error(
                signature.ident.span(),
                NOTHING_GOES_IN,
            );
        }
        checker.output(signature, self_carries);
        let fine = checker.errors.is_empty();
        self.errors.append(&mut checker.errors);
        fine.then_some(parameters)
    }
}

/// What a structure behind a reference is over other scalars: it is owned there.
fn owned(ty: &Type) -> Type {
    match unwrapped(ty) {
        Type::Reference(reference) => match unwrapped(&reference.elem) {
            Type::Slice(slice) => {
                let element = &slice.elem;
                parse_quote!(::std::vec::Vec<#element>)
            }
            inner => inner.clone(),
        },
        _ => ty.clone(),
    }
}

impl Parameter {
    /// Its name inside of closures, where `self` is none.
    fn bound(&self) -> Ident {
        if self.name == "self" { Ident::new("__self", self.span) } else { self.name.clone() }
    }
}

/// Gives every parameter a name, in place of the pattern that the body has.
fn name_parameters(signature: &mut Signature, parameters: &[Parameter]) {
    for (input, parameter) in signature.inputs.iter_mut().zip(parameters) {
        if let FnArg::Typed(typed) = input {
            let name = &parameter.name;
            *typed.pat = parse_quote!(#name);
        } else if let FnArg::Receiver(receiver) = input {
            if receiver.reference.is_none() {
                receiver.mutability = None;
            }
        }
    }
}

/// Type and constant parameters, as the user wrote them, as arguments.
fn own_arguments(generics: &Generics) -> Vec<Ident> {
    let own = generics.params.iter().filter_map(|param| match param {
        GenericParam::Type(param) => Some(param.ident.clone()),
        GenericParam::Const(param) => Some(param.ident.clone()),
        _ => None,
    });
    own.collect()
}

/// The arguments for these, and for the scalar where it is a parameter of the function.
fn arguments_of(generics: &Generics, scalar: Option<&Type>) -> TokenStream {
    let own = own_arguments(generics);
    let arguments = own.iter().map(|name| quote!(#name)).chain(scalar.map(|scalar| quote!(#scalar)));
    let arguments: Vec<TokenStream> = arguments.collect();
    if arguments.is_empty() { TokenStream::new() } else { quote!(::<#(#arguments),*>) }
}

/// The lint levels of a method hold for its body. (One that is expected may show up in either.)
fn lint_level(attr: &Attribute) -> Option<Attribute> {
    let name = last_name(attr.path());
    let mut attr = attr.clone();
    match name.as_str() {
        "allow" | "warn" | "deny" | "forbid" | "cfg" => Some(attr),
        "expect" => {
            if let Meta::List(list) = &mut attr.meta {
                list.path = parse_quote!(allow);
            }
            Some(attr)
        }
        _ => None,
    }
}

/// A type without parentheses and invisible groups.
fn unwrapped(ty: &Type) -> &Type {
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
        let predicates = clauses.filter(|p| self.names.predicate_mentions(p)).map(|p| span_of(p));
        let bounds = generics.type_params().flat_map(|param| &param.bounds);
        let bounds = bounds.filter(|bound| self.names.bound_mentions(bound)).map(|bound| span_of(bound));
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
        Parameter { name: Ident::new("self", span), span, carries, by_reference: receiver.reference.is_some() }
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
            ReturnType::Type(_, ty)
                if self.names.mentions(ty) || self_carries && mentions_self(ty) =>
            {
                if let Type::Reference(reference) = unwrapped(ty) {
                    self.error(span_of(reference), "`#[preaccumulate]` makes its results anew; return a value, not a reference");
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

/// `#[preaccumulate]` where no `#[differentiable]` has seen it. Above `#[differentiable]` it is handed down; anything else
/// is an error.
pub(crate) fn alone(item: &TokenStream) -> TokenStream {
    if let Ok(mut function) = syn::parse2::<ItemFn>(item.clone()) {
        if function.attrs.iter().any(|attr| last_name(attr.path()) == "differentiable") && !is_marked(&function.attrs) {
            function.attrs.push(parse_quote!(#[preaccumulate]));
            return quote!(#function);
        }
    }
    let error = syn::Error::new(
        Span::call_site(),
        "`#[preaccumulate]` goes on a function or method with `#[differentiable]` on it or around it",
    );
    let error = error.to_compile_error();
    quote!(#error #item)
}
