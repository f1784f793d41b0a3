//! Calls of generic functions. They are inlined, so their parameters are replaced: types and constants by
//! those of the arguments, and functions that are passed in by closures.
//!
//! ```text
//! fn weighted<S: Shape, const N: usize>(shapes: &[S; N], weight: impl Fn(usize) -> f64) -> f64
//! weighted(&circles, |k| w[k])   ⟶   S is Circle, N is 3, and `weight` is the closure, with the caller's `w`
//! ```

use proc_macro2::{Span, TokenStream};
use quote::{format_ident, quote};
use syn::visit::Visit;
use syn::{
    Expr as Syntax, FnArg, GenericArgument, Pat, PathArguments, ReturnType, Signature, Type, TypeParamBound,
};

use super::super::types::{FnDef, Table, Ty};
use super::{Binding, Closure, Const, Item, Lower, Names, Result, refuse};
use crate::differentiable::basics::syntax::peel;

/// What a parameter is called with, if it is a function: `impl Fn(f64) -> f64`, `&dyn Fn(f64) -> f64`,
/// `fn(f64) -> f64`, or a type parameter with such a bound.
#[derive(Clone)]
pub(super) struct CalledWith {
    inputs: Vec<Type>,
    output: ReturnType,
}

/// What a parameter is called with, if it is a function.
pub(super) fn called_with(sig: &Signature, ty: &Type) -> Option<CalledWith> {
    match ty {
        Type::Reference(inner) => called_with(sig, &inner.elem),
        Type::Paren(inner) => called_with(sig, &inner.elem),
        Type::Group(inner) => called_with(sig, &inner.elem),
        Type::ImplTrait(bounds) => of_bounds(bounds.bounds.iter()),
        Type::TraitObject(bounds) => of_bounds(bounds.bounds.iter()),
        Type::BareFn(function) => Some(CalledWith {
            inputs: function.inputs.iter().map(|input| input.ty.clone()).collect(),
            output: function.output.clone(),
        }),
        Type::Path(path) => {
            let name = path.path.get_ident()?;
            of_bounds(bounds_of(sig, sig.generics.type_params().find(|parameter| parameter.ident == *name)?))
        }
        _ => None,
    }
}

/// The bounds of a type parameter, wherever they are written.
fn bounds_of<'s>(
    sig: &'s Signature,
    parameter: &'s syn::TypeParam,
) -> impl Iterator<Item = &'s TypeParamBound> {
    let conditions = sig.generics.where_clause.iter().flat_map(|clause| &clause.predicates);
    let moved = conditions.filter_map(|predicate| match predicate {
        syn::WherePredicate::Type(predicate) if is_named(&predicate.bounded_ty, &parameter.ident) => {
            Some(&predicate.bounds)
        }
        _ => None,
    });
    parameter.bounds.iter().chain(moved.flatten())
}

fn is_named(ty: &Type, name: &syn::Ident) -> bool {
    matches!(ty, Type::Path(path) if path.path.is_ident(name))
}

fn of_bounds<'b>(bounds: impl Iterator<Item = &'b TypeParamBound>) -> Option<CalledWith> {
    bounds.into_iter().find_map(|bound| {
        let TypeParamBound::Trait(bound) = bound else { return None };
        let last = bound.path.segments.last()?;
        let PathArguments::Parenthesized(list) = &last.arguments else { return None };
        let known = ["Fn", "FnMut", "FnOnce"].iter().any(|name| last.ident == name);
        known.then(|| CalledWith {
            inputs: list.inputs.iter().cloned().collect(),
            output: list.output.clone(),
        })
    })
}

/// The bounds of a parameter that takes any type with a trait: `&impl Shape`, `&dyn Shape`.
pub(super) fn anonymous(ty: &Type) -> Option<&Bounds> {
    match peel(ty) {
        Type::ImplTrait(any) => Some(&any.bounds),
        Type::TraitObject(any) => Some(&any.bounds),
        _ => None,
    }
}

type Bounds = syn::punctuated::Punctuated<TypeParamBound, syn::Token![+]>;

/// Whether a type is a type parameter of the function.
fn is_parameter(sig: &Signature, ty: &Type) -> bool {
    matches!(ty, Type::Path(path) if sig.generics.type_params().any(|parameter| path.path.is_ident(&parameter.ident)))
}

/// The const parameter that the types of the parameters do not mention, if there is one.
pub(super) fn untold(sig: &Signature) -> Option<&syn::ConstParam> {
    sig.generics.const_params().find(|parameter| occurrences(sig, &parameter.ident) == 0)
}

/// How often the parameters of a function mention a name.
fn occurrences(sig: &Signature, name: &syn::Ident) -> usize {
    struct Count<'n>(&'n syn::Ident, usize);
    impl<'ast> Visit<'ast> for Count<'_> {
        fn visit_path(&mut self, path: &'ast syn::Path) {
            self.1 += usize::from(path.is_ident(self.0));
            syn::visit::visit_path(self, path);
        }
    }
    let mut count = Count(name, 0);
    sig.inputs.iter().for_each(|input| count.visit_fn_arg(input));
    count.1
}

impl Lower<'_> {
    /// Finds the types and constants that the parameters of a function stand for in a call: those that the
    /// call names, and those in the types of the arguments.
    pub(super) fn find_generics(
        &mut self,
        at: &TokenStream,
        def: &FnDef,
        items: &[Option<(Item, Span)>],
        turbofish: Option<&syn::AngleBracketedGenericArguments>,
        names: &mut Names,
    ) -> Result<()> {
        let generics = &def.sig.generics;
        if let Some(list) = turbofish {
            let parameters =
                generics.params.iter().filter(|param| !matches!(param, syn::GenericParam::Lifetime(_)));
            let given = list.args.iter().filter(|given| !matches!(given, GenericArgument::Lifetime(_)));
            for (parameter, given) in parameters.zip(given) {
                match (parameter, given) {
                    (_, GenericArgument::Type(Type::Infer(_))) => {}
                    (syn::GenericParam::Type(parameter), GenericArgument::Type(ty)) => {
                        if let Some(ty) = self.ty(ty).filter(|ty| !ty.has_integers()) {
                            names.types.insert(parameter.ident.to_string(), ty);
                        }
                    }
                    (syn::GenericParam::Const(parameter), given) => {
                        let value = self.const_value(given);
                        let found = Const { value, ty: parameter.ty.clone() };
                        names.consts.insert(parameter.ident.to_string(), found);
                    }
                    _ => {}
                }
            }
        }
        for (input, item) in def.sig.inputs.iter().zip(items) {
            let (FnArg::Typed(typed), Some((item, _))) = (input, item) else { continue };
            let is_value = matches!(&*typed.ty, Type::ImplTrait(_)) || is_parameter(&def.sig, &typed.ty);
            if is_value && matches!(item, Item::Reference(_)) {
                return refuse(
                    at,
                    "a reference as the argument of a type parameter is outside the fragment: give the parameter the type `&T`",
                );
            }
            let Some(actual) = item.ty() else { continue };
            find(&def.sig, &typed.ty, &actual, names);
            if let Some(bounds) = anonymous(&typed.ty) {
                names.generic = true;
                self.check_bounds(at, bounds.iter(), &actual)?;
            }
        }
        for parameter in generics.const_params() {
            if !names.consts.contains_key(&parameter.ident.to_string()) {
                return refuse(
                    at,
                    "the const arguments of this call cannot be seen in it: write them, as in `sum::<3>(x)`",
                );
            }
        }
        for parameter in generics.type_params() {
            let name = &parameter.ident;
            let is_function = called_with(&def.sig, &syn::parse_quote!(#name)).is_some();
            let uses = occurrences(&def.sig, name);
            match names.types.get(&name.to_string()) {
                _ if is_function => {}
                // Two of them have one type, which the macro cannot write.
                Some(ty) if ty.has_integers() && uses > 1 => {
                    return refuse(
                        at,
                        "several arguments whose types are parameters, and that contain integers, are outside the fragment",
                    );
                }
                Some(ty) if !ty.is_open() => {
                    let ty = ty.clone();
                    names.generic = true;
                    self.check_bounds(at, bounds_of(&def.sig, parameter), &ty)?;
                }
                _ => {
                    return refuse(
                        at,
                        "the type that a parameter stands for in this call is not known: give it where the argument is declared",
                    );
                }
            }
        }
        Ok(())
    }

    /// Refuses a type whose methods are not known in a generic function.
    fn check_bounds<'b>(
        &self,
        at: &TokenStream,
        bounds: impl Iterator<Item = &'b TypeParamBound>,
        ty: &Ty,
    ) -> Result<()> {
        if self.table.are_known(bounds, matches!(ty, Ty::Struct(_) | Ty::Enum(_))) {
            return Ok(());
        }
        refuse(
            at,
            "a generic function is inlined here if its bounds are traits of the module, and the type is one of the module, too",
        )
    }

    /// A const argument: a const parameter of the caller is replaced by its own argument.
    fn const_value(&self, given: &GenericArgument) -> TokenStream {
        let name = match given {
            GenericArgument::Type(Type::Path(path)) => path.path.get_ident(),
            GenericArgument::Const(Syntax::Path(path)) => path.path.get_ident(),
            _ => None,
        };
        let known = name.and_then(|name| self.names_around.consts.get(&name.to_string()));
        known.map_or_else(|| quote!(#given), |known| known.value.clone())
    }

    /// A function that is passed in: a closure, the name of one, or the path of a function. Integers get the
    /// types that the parameter is called with.
    pub(super) fn function_argument(&mut self, argument: &Syntax, with: CalledWith) -> Result<Closure> {
        let mut closure = match argument {
            Syntax::Paren(inner) => return self.function_argument(&inner.expr, with),
            Syntax::Group(inner) => return self.function_argument(&inner.expr, with),
            Syntax::Reference(inner) => return self.function_argument(&inner.expr, with),
            Syntax::Closure(closure) => self.closure(closure)?,
            Syntax::Path(path) => {
                let named = path.path.get_ident().and_then(|name| self.find(&name.to_string()));
                if let Some(Binding::Closure(closure)) = named {
                    *closure
                } else {
                    let names = (0..with.inputs.len()).map(|number| format_ident!("argument_{}", number));
                    let names: Vec<_> = names.collect();
                    self.closure(&syn::parse_quote!(|#(#names),*| #path(#(#names),*)))?
                }
            }
            _ => return refuse(argument, "this is a closure, or the name of a function"),
        };
        let has_integers = |ty: &Type| self.table.ty(ty, None).is_some_and(|ty| ty.has_integers());
        let mut inputs = closure.code.inputs.clone();
        for (pat, ty) in inputs.iter_mut().zip(&with.inputs).filter(|(_, ty)| has_integers(ty)) {
            match pat {
                Pat::Ident(_) | Pat::Tuple(_) => {
                    *pat = Pat::Type(syn::PatType {
                        attrs: Vec::new(),
                        pat: Box::new(pat.clone()),
                        colon_token: <syn::Token![:]>::default(),
                        ty: Box::new(ty.clone()),
                    });
                }
                Pat::Type(_) | Pat::Wild(_) => {}
                _ => return refuse(pat, "a pattern of integers is outside the fragment here: write a name"),
            }
        }
        closure.code.inputs = inputs;
        if let (ReturnType::Default, ReturnType::Type(_, ty)) = (&closure.code.output, &with.output) {
            if has_integers(ty) {
                closure.code.output = with.output.clone();
            }
        }
        Ok(closure)
    }
}

/// Finds the arguments of type and const parameters, by comparing the type of a parameter with that of its
/// argument.
fn find(sig: &Signature, written: &Type, actual: &Ty, names: &mut Names) {
    match written {
        Type::Reference(inner) => find(sig, &inner.elem, actual, names),
        Type::Paren(inner) => find(sig, &inner.elem, actual, names),
        Type::Group(inner) => find(sig, &inner.elem, actual, names),
        Type::Slice(inner) => {
            if let Some(elem) = Table::element(actual) {
                find(sig, &inner.elem, elem, names);
            }
        }
        Type::Array(array) => {
            let Ty::Array(elem, len) = actual else { return };
            if let (Syntax::Path(path), Ok(value)) = (&array.len, len.parse()) {
                let parameter = sig.generics.const_params().find(|param| path.path.is_ident(&param.ident));
                if let Some(parameter) = parameter {
                    let found = Const { value, ty: parameter.ty.clone() };
                    names.consts.entry(parameter.ident.to_string()).or_insert(found);
                }
            }
            find(sig, &array.elem, elem, names);
        }
        Type::Tuple(tuple) => {
            let Ty::Tuple(all) = actual else { return };
            tuple.elems.iter().zip(all).for_each(|(written, actual)| find(sig, written, actual, names));
        }
        Type::Path(path) if is_parameter(sig, written) => {
            let Some(name) = path.path.get_ident() else { return };
            names.types.entry(name.to_string()).or_insert_with(|| actual.clone());
        }
        Type::Path(path) => {
            let Some(PathArguments::AngleBracketed(list)) =
                path.path.segments.last().map(|last| &last.arguments)
            else {
                return;
            };
            let (Ty::Vec(elem) | Ty::Option(elem)) = actual else { return };
            if let Some(GenericArgument::Type(written)) = list.args.first() {
                find(sig, written, elem, names);
            }
        }
        _ => {}
    }
}
