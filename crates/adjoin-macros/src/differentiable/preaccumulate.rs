//! `#[preaccumulate]` on a function of differentiable code.
//!
//! The body becomes a function of its own, and the function calls it through the scalar, which may call it on other
//! scalars than itself:
//!
//! ```text
//! fn turn<__R: Real>(r: [__R; 3], v: &[__R; 3], n: usize) -> [__R; 3] {
//!     #[inline(always)]
//!     fn __body<__R: Real>(r: [__R; 3], v: &[__R; 3], n: usize) -> [__R; 3] { … }
//!     struct __Again;
//!     impl<__R: Real> OnScalar<(usize,), __R> for __Again {         what carries no scalars,
//!         type Arguments = ([__R; 3], [__R; 3]);                    and what does
//!         type Output = [__R; 3];
//!         const IS_STRAIGHT: bool = true;                           see `straight.rs`
//!         #[inline(always)]
//!         fn call((r, v): ([__R; 3], [__R; 3]), (n,): &(usize,)) -> [__R; 3] {
//!             __body::<__R>(r, &v, Clone::clone(n))
//!         }
//!     }
//!     ::adjoin::macro_support::preaccumulate::<__R, __Again, _, _, _>(
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
use syn::visit_mut::VisitMut;
use syn::{
    Attribute, Block, FnArg, GenericParam, Generics, Ident, ImplItem, ImplItemFn, ItemFn, Meta, ReturnType,
    Signature, Type, parse_quote,
};

use super::generics;
use super::items::ScalarFrom;
use super::names::Names;
use super::parameters::{Parameter, unwrapped};
use super::rewrite::{Rewriter, SCALAR, over_parameter};
use super::syntax::{last_name, span_of, substitute_self};

/// The attribute's name.
const NAME: &str = "preaccumulate";

/// A function as the user wrote it.
pub(super) struct Written {
    signature: Signature,
    /// Whether it is to be preaccumulated and is straight-line code.
    straight: bool,
}

impl Written {
    /// The function with these parts, or the method of the given type.
    pub(super) fn new(
        names: &Names,
        attrs: &[Attribute],
        signature: &Signature,
        body: &Block,
        owner: Option<&Type>,
    ) -> Self {
        let straight = is_marked(attrs) && names.is_straight(signature, body, owner);
        Self { signature: signature.clone(), straight }
    }
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

    /// Expands the attribute, if it is on the function. `written` is the function as the user wrote it; it is rewritten
    /// already.
    pub(super) fn preaccumulated_item(&mut self, item: &mut ItemFn, written: &Written) {
        let Some(attr) = take(&mut item.attrs) else { return };
        self.no_arguments(&attr);
        let Some(parameters) = self.parameters(&written.signature, None) else { return };
        let mut body = item.clone();
        body.attrs = vec![parse_quote!(#[inline(always)])];
        body.vis = syn::Visibility::Inherited;
        body.sig.ident = Ident::new("__body", Span::call_site());
        let arguments = arguments_of(&written.signature.generics, Some(&scalar()));
        let call = self.preaccumulated_call(written, None, &parameters, &quote!(__body #arguments));
        name_parameters(&mut item.sig, &parameters);
        *item.block = parse_quote!({ #body #call });
    }

    /// Expands the attribute, if it is on the method; the method for the body. `from` says whether the scalar is a
    /// parameter of the method or of its type.
    pub(super) fn preaccumulated_method(
        &mut self,
        method: &mut ImplItemFn,
        written: &Written,
        owner: (&Type, &Generics),
        from: ScalarFrom,
    ) -> Option<ImplItem> {
        let attr = take(&mut method.attrs)?;
        self.no_arguments(&attr);
        let parameters = self.parameters(&written.signature, Some(owner))?;
        let name = format_ident!("__body_of_{}", method.sig.ident);
        let mut body = method.clone();
        body.attrs = method.attrs.iter().filter_map(lint_level).collect();
        body.attrs.push(parse_quote!(#[inline(always)]));
        body.vis = syn::Visibility::Inherited;
        body.sig.ident = name.clone();
        let of_method = Some(scalar()).filter(|_| from == ScalarFrom::Function);
        let arguments = arguments_of(&written.signature.generics, of_method.as_ref());
        let self_ty = self.over_scalar(owner.0);
        let path = quote!(<#self_ty>::#name #arguments);
        let call = self.preaccumulated_call(written, Some(owner), &parameters, &path);
        name_parameters(&mut method.sig, &parameters);
        method.block = parse_quote!({ #call });
        Some(ImplItem::Fn(body))
    }

    /// The call of a body by way of the scalar. `body` is its path.
    fn preaccumulated_call(
        &self,
        written: &Written,
        owner: Option<(&Type, &Generics)>,
        parameters: &[Parameter],
        body: &TokenStream,
    ) -> TokenStream {
        let of = |carries: bool| parameters.iter().filter(move |parameter| parameter.carries == carries);
        let (arguments, others) = (of(true).map(|p| &p.name), of(false).map(|p| &p.name));
        let (bound_arguments, bound_others) =
            (of(true).map(Parameter::bound), of(false).map(Parameter::bound));
        let bound = parameters.iter().map(Parameter::bound);
        let scalar = scalar();
        let mut generics = written.signature.generics.clone();
        if let Some((_, around)) = owner {
            generics.params = around.params.iter().chain(&generics.params).cloned().collect();
            let clauses = around.where_clause.iter().flat_map(|clause| clause.predicates.iter().cloned());
            generics.make_where_clause().predicates.extend(clauses);
        }
        let own = own_arguments(&generics);
        let again = self.on_scalar(written, owner.map(|(ty, _)| ty), parameters, &generics, body);
        quote! {
            #again
            ::adjoin::macro_support::preaccumulate::<#scalar, __Again<#(#own),*>, _, _, _>(
                (#(#arguments,)*),
                (#(#others,)*),
                |(#(#bound_arguments,)*), (#(#bound_others,)*)| #body(#(#bound),*),
            )
        }
    }

    /// The body as a function that can be called on any scalar.
    fn on_scalar(
        &self,
        written: &Written,
        owner: Option<&Type>,
        parameters: &[Parameter],
        generics: &Generics,
        body: &TokenStream,
    ) -> TokenStream {
        let (scalar, straight) = (scalar(), written.straight);
        let named = |ty: &Type| owner.map_or_else(|| ty.clone(), |owner| substitute_self(ty, owner));
        let (mut arguments, mut others) = (Vec::new(), Vec::new());
        for (input, parameter) in written.signature.inputs.iter().zip(parameters) {
            let ty: &Type = match input {
                FnArg::Typed(typed) => &typed.ty,
                FnArg::Receiver(receiver) => &receiver.ty,
            };
            if parameter.carries {
                arguments.push(self.over_scalar(&named(&owned(ty))));
            } else {
                others.push(named(ty));
            }
        }
        let output = match &written.signature.output {
            ReturnType::Type(_, ty) => self.over_scalar(&named(ty)),
            ReturnType::Default => parse_quote!(()),
        };
        let of =
            |carries: bool| parameters.iter().filter(move |p| p.carries == carries).map(Parameter::bound);
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
        let mut of_impl = generics.clone();
        let needed: Vec<usize> = (0..self.names.bounds.len()).collect();
        let bounds =
            generics::Bounds { names: self.names, module: &self.modules, operators: true, needed: &needed };
        generics::add_bounded(&mut of_impl, &bounds);
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
            struct __Again<#(#declared),*>(::core::marker::PhantomData<(#(#types,)*)>);
            impl #for_all ::adjoin::macro_support::OnScalar<(#(#others,)*), #scalar> for __Again<#(#own),*> #clause {
                type Arguments = (#(#arguments,)*);
                type Output = #output;
                const IS_STRAIGHT: bool = #straight;
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

    /// A type over the scalar.
    fn over_scalar(&self, ty: &Type) -> Type {
        let mut rewriter = Rewriter::new(self.names);
        rewriter.mode = over_parameter();
        let mut ty = ty.clone();
        rewriter.visit_type_mut(&mut ty);
        ty
    }
}

/// The scalar, as a parameter.
fn scalar() -> Type {
    let name = Ident::new(SCALAR, Span::call_site());
    parse_quote!(#name)
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
        GenericParam::Lifetime(_) => None,
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

/// `#[preaccumulate]` where no `#[differentiable]` has seen it. Above `#[differentiable]` it is handed down; anything else
/// is an error.
pub(crate) fn alone(item: &TokenStream) -> TokenStream {
    if let Ok(mut function) = syn::parse2::<ItemFn>(item.clone()) {
        if function.attrs.iter().any(|attr| last_name(attr.path()) == "differentiable")
            && !is_marked(&function.attrs)
        {
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
