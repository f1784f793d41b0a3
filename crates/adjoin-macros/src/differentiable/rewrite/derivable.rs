//! Hand-written implementations of traits that other types derive.
//!
//! `#[derive(Default)] struct Outer { inner: Inner }` requires `Inner<__Scalar>: Default` and knows no more
//! about `__Scalar` than `Real`. So a hand-written `impl Default for Inner` should have no further bounds,
//! such as operators on references, if that can be avoided. It can:
//!
//! `default` takes no scalars. It is computed on `f64`, and its result is lifted. `Debug` and comparisons
//! look at values: those that compute do so on copies over `f64`. The others mostly take values apart.
//!
//! ```text
//! impl Default for Point {                     impl<__Scalar: Real> Default for Point<__Scalar> {
//!     fn default() -> Self {                       fn default() -> Self {
//!         Point { x: 1.0 }             ⟶               fn constant() -> Point { Point::<f64> { x: 1.0 } }
//!     }                                                lift_owned::<__Scalar, Point>(constant())
//! }                                                }
//!                                              }
//!
//! impl PartialEq for Point {                   impl<__Scalar: Real> PartialEq for Point<__Scalar> {
//!     fn eq(&self, other: &Self) -> bool {         fn eq(&self, other: &Self) -> bool {
//!         self.norm() == other.norm()    ⟶             trait OnValues { … }  impl OnValues for Point { … }
//!     }                                                OnValues::on_values(&values(self), &values(other))
//! }                                                }
//!                                              }
//! ```

use std::collections::HashMap;

use proc_macro2::Span;
use syn::visit::{self, Visit};
use syn::visit_mut::VisitMut;
use syn::{BinOp, Expr, FnArg, Ident, ImplItem, Item, ItemImpl, Pat, Type, UnOp, parse_quote};

use crate::differentiable::basics::known;
use crate::differentiable::basics::macro_calls::{Expressions, each_expression};
use crate::differentiable::basics::syntax::{
    element_type, last_name, shown_name, substitute_self, unparenthesized,
};
use crate::differentiable::deduce::state::{Mode, Rewriter, SCALAR, over_parameter, support};
use crate::differentiable::know::names::Names;
use crate::differentiable::rewrite::generics;

impl Rewriter<'_> {
    /// Whether an implementation of a trait compiles without operators on plain numbers and on references.
    pub(crate) fn does_without_operators(&self, of_trait: &str, item: &ItemImpl) -> bool {
        if !matches!(
            of_trait,
            "Default"
                | "Clone"
                | "Debug"
                | "PartialEq"
                | "Eq"
                | "PartialOrd"
                | "Ord"
                | "Hash"
                | "Drop"
                | "Index"
                | "IndexMut"
                | "Deref"
                | "DerefMut"
                | "AsRef"
                | "AsMut"
                | "Borrow"
        ) {
            return false;
        }
        let mut finder = Operators { rewriter: self, parameters: HashMap::new(), found: false };
        finder.visit_item_impl(item);
        !finder.found
    }

    /// Rewrites `fn default() -> Self { … }` to a lifted constant, if the type is a structure; returns
    /// whether it did.
    pub(crate) fn default_as_constant(&mut self, item: &mut ItemImpl) -> bool {
        let lifted = self.names.is_structural(&item.self_ty) && item.generics.params.is_empty();
        let [ImplItem::Fn(method)] = item.items.as_mut_slice() else { return false };
        if !lifted || method.sig.ident != "default" || !method.sig.inputs.is_empty() {
            return false;
        }
        let plain = &item.self_ty;
        let mut body = method.block.clone();
        SelfAs(plain).visit_block_mut(&mut body);
        self.with_mode(Mode::Plain, |inner| inner.visit_block_mut(&mut body));
        let (lift, scalar) =
            (support("lift_owned", method.sig.ident.span()), Ident::new(SCALAR, Span::call_site()));
        method.block = parse_quote!({
            fn constant() -> #plain #body
            #lift::<#scalar, #plain>(constant())
        });
        self.without_operators(item);
        true
    }

    /// Rewrites a `Debug` or a comparison that needs bounds to one of values, if the type is a structure;
    /// returns whether it did.
    pub(crate) fn on_values(&mut self, of_trait: &str, item: &mut ItemImpl) -> bool {
        let structure = self.names.is_structural(&item.self_ty) && item.generics.params.is_empty();
        let simple = self.names.bounds.is_empty() && self.does_without_operators(of_trait, item);
        if !structure || simple {
            return false;
        }
        let plain = item.self_ty.clone();
        let Some(calls) =
            item.items.iter().map(|inner| self.call_on_values(&plain, inner)).collect::<Option<Vec<_>>>()
        else {
            return false;
        };
        for (inner, call) in item.items.iter_mut().zip(calls) {
            let ImplItem::Fn(method) = inner else { continue };
            let mut signature = method.sig.clone();
            signature.ident = Ident::new("on_values", method.sig.ident.span());
            let mut body = method.block.clone();
            self.with_mode(Mode::Plain, |inner| inner.visit_block_mut(&mut body));
            method.block = parse_quote!({
                trait OnValues {
                    #signature;
                }
                impl OnValues for #plain {
                    #signature #body
                }
                #call
            });
        }
        self.without_operators(item);
        true
    }

    /// The call of a method on the values of its arguments.
    fn call_on_values(&self, own: &syn::Type, inner: &ImplItem) -> Option<Expr> {
        let ImplItem::Fn(method) = inner else { return None };
        method.sig.receiver().filter(|own| own.reference.is_some() && own.mutability.is_none())?;
        let span = method.sig.ident.span();
        let (function, scalar) = (support("values", span), Ident::new(SCALAR, Span::call_site()));
        let values = |name: &Ident| -> Expr { parse_quote!(&*#function::<#scalar, _>(#name)) };
        let mut arguments: Vec<Expr> = vec![values(&Ident::new("self", span))];
        for input in method.sig.inputs.iter().skip(1) {
            let FnArg::Typed(typed) = input else { return None };
            let Pat::Ident(name) = &*typed.pat else { return None };
            let name = &name.ident;
            arguments.push(match &*typed.ty {
                Type::Reference(reference) if substitute_self(&reference.elem, own) == *own => values(name),
                ty if self.names.mentions(ty) => return None,
                _ => parse_quote!(#name),
            });
        }
        Some(parse_quote!(OnValues::on_values(#(#arguments),*)))
    }

    /// Makes the signatures of an implementation generic, with no bound but `Real`.
    fn without_operators(&mut self, item: &mut ItemImpl) {
        self.with_mode(over_parameter(), |inner| {
            for method in &mut item.items {
                if let ImplItem::Fn(method) = method {
                    inner.signature(&mut method.sig);
                }
            }
            inner.visit_type_mut(&mut item.self_ty);
            if let Some((_, path, _)) = &mut item.trait_ {
                inner.visit_path_mut(path);
            }
        });
        let bounds =
            generics::Bounds { names: self.names, module: &self.modules, operators: false, needed: &[] };
        generics::add_bounded(&mut item.generics, &bounds);
    }
}

/// Whether an implementation of `Index` uses operators that may be on references: then so does everything
/// that indexes.
pub(crate) fn index_has_operators(items: &[Item], names: &Names) -> bool {
    struct Finder<'a>(&'a Names, bool);
    impl<'ast> Visit<'ast> for Finder<'_> {
        fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
            let of_index = item
                .trait_
                .as_ref()
                .is_some_and(|(_, path, _)| last_name(path).trim_end_matches("Mut") == "Index");
            if of_index {
                let mut rewriter = Rewriter::new(self.0);
                rewriter.self_ty = Some((*item.self_ty).clone());
                self.1 |= !rewriter.does_without_operators("Index", item);
            }
        }
    }
    let mut finder = Finder(names, false);
    for item in items {
        finder.visit_item(item);
    }
    finder.1
}

/// Replaces `Self` by a type.
struct SelfAs<'a>(&'a syn::Type);

impl VisitMut for SelfAs<'_> {
    fn visit_type_mut(&mut self, ty: &mut syn::Type) {
        *ty = substitute_self(ty, self.0);
        syn::visit_mut::visit_type_mut(self, ty);
    }

    /// `Self { … }`, `Self(…)` and `Self::new()`.
    fn visit_path_mut(&mut self, path: &mut syn::Path) {
        syn::visit_mut::visit_path_mut(self, path);
        let ty = self.0;
        if let (true, syn::Type::Path(own)) = (path.segments[0].ident == "Self", ty) {
            let rest = path.segments.iter().skip(1);
            let own = &own.path;
            *path = parse_quote!(#own #(:: #rest)*);
        }
    }

    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        each_expression(mac, self);
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// Finds operators whose operands may be references, and calls of functions that contain such operators.
struct Operators<'a, 'n> {
    rewriter: &'a Rewriter<'n>,
    /// The parameters of the enclosing function, with their types.
    parameters: HashMap<String, syn::Type>,
    found: bool,
}

impl<'ast> Visit<'ast> for Operators<'_, '_> {
    fn visit_fn_arg(&mut self, input: &'ast syn::FnArg) {
        if let syn::FnArg::Typed(typed) = input {
            if let syn::Pat::Ident(name) = &*typed.pat {
                self.parameters.insert(name.ident.to_string(), (*typed.ty).clone());
            }
        }
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            Expr::Binary(binary) => {
                let compares = matches!(
                    binary.op,
                    BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) | BinOp::Eq(_) | BinOp::Ne(_)
                );
                let logical = matches!(binary.op, BinOp::And(_) | BinOp::Or(_));
                let plain_left = self.rewriter.scalar_constant(&binary.left).is_some()
                    && self.rewriter.scalar_constant(&binary.right).is_none();
                if !compares && !logical {
                    self.found |= plain_left || !is_value(&binary.left) || !is_value(&binary.right);
                }
            }
            Expr::Call(call) => {
                if let Expr::Path(path) = &*call.func {
                    self.found |= self.rewriter.names.function(&path.path).is_some()
                        || path.path.segments.iter().rev().nth(1).is_some_and(|owner| {
                            owner.ident == "Self" || self.rewriter.names.carrier(&owner.ident).is_some()
                        }) && shown_name(&path.path).starts_with(char::is_lowercase);
                }
            }
            // `matrix[(i, j)]` calls the module's own `index`.
            Expr::Index(index) => {
                let parameter = match unparenthesized(&index.expr) {
                    Expr::Path(path) => {
                        path.path.get_ident().and_then(|name| self.parameters.get(&name.to_string()).cloned())
                    }
                    _ => None,
                };
                let ty = parameter.or_else(|| self.rewriter.type_of(&index.expr));
                let of_std = ty.is_some_and(|ty| element_type(&ty).is_some());
                self.found |= !of_std && self.rewriter.names.index_has_operators;
            }
            Expr::MethodCall(call) => {
                let name = call.method.to_string();
                self.found |=
                    !self.rewriter.names.methods(&call.method).is_empty() && !known::is_common_method(&name);
            }
            _ => {}
        }
        visit::visit_expr(self, expr);
    }

    fn visit_macro(&mut self, mac: &'ast syn::Macro) {
        if let Ok(Expressions(list)) = mac.parse_body() {
            for (expr, _) in &list {
                let parameters = self.parameters.clone();
                Operators { rewriter: self.rewriter, parameters, found: false }.finds(expr, &mut self.found);
            }
        }
    }
}

impl Operators<'_, '_> {
    /// Visits an expression that does not live as long as the tree.
    fn finds(mut self, expr: &Expr, found: &mut bool) {
        self.visit_expr(expr);
        *found |= self.found;
    }
}

/// Whether an operand is certainly not a reference.
fn is_value(expr: &Expr) -> bool {
    match unparenthesized(expr) {
        Expr::Field(_) | Expr::Lit(_) | Expr::Index(_) | Expr::Binary(_) => true,
        Expr::Unary(inner) => match inner.op {
            UnOp::Neg(_) => is_value(&inner.expr),
            _ => true,
        },
        Expr::MethodCall(call) => known::is_real_method(&call.method.to_string()),
        _ => false,
    }
}
