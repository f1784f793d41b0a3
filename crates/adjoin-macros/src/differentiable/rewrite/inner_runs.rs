//! Verbs inside generic code: `grad(|y| …, &x)` where `x` is a scalar of the enclosing code.
//!
//! The verb's function runs one level up: on `Taped<__Scalar>`, on `Forward<__Scalar, 1>`, or on both. Its
//! closure is rewritten over that scalar, and so is a function of the module that is named in place of a
//! closure. The variables that the closure captures are lifted as constants, once at its beginning:
//!
//! ```text
//! grad(|y| x * y, &x)   ⟶   grad(|y| { let x = Capture::<_, Taped<__Scalar>, __Scalar>::of(&x).bind(…); x * y }, &x)
//! ```
//!
//! A variable that the closure assigns to is left alone, and so is one that the user lifts by hand
//! (`lift(&x)`, `constant_of(x)`).

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::quote;
use syn::visit::{self, Visit};
use syn::visit_mut::{self, VisitMut};
use syn::{
    Expr, ExprAssign, ExprBinary, ExprCall, ExprClosure, ExprReference, Macro, Pat, Type, parse_quote,
};

use super::operators::is_compound;
use crate::differentiable::basics::syntax::{last_name, unparenthesized};
use crate::differentiable::deduce::locals::Local;
use crate::differentiable::deduce::state::{Mode, Rewriter, support};

/// The scalar of a verb's function over the scalar of the enclosing code; `None` for verbs that are for plain
/// code only.
fn level(verb: &str, below: &Type) -> Option<Type> {
    Some(match verb {
        "grad" | "jacobian" | "jacobian_with" | "try_grad" | "try_jacobian" | "try_value_and_grad"
        | "try_vjp" | "value_and_grad" | "value_and_jacobian" | "vjp" => {
            parse_quote!(::adjoin::Taped<#below>)
        }
        "derivative" | "jvp" | "try_derivative" | "try_jvp" => parse_quote!(::adjoin::Forward<#below, 1>),
        "hvp" | "try_hvp" => parse_quote!(::adjoin::Forward<::adjoin::Taped<#below>, 1>),
        "hessian" | "try_hessian" => parse_quote!(::adjoin::Forward<::adjoin::Taped<#below>, 4>),
        _ => return None,
    })
}

impl Rewriter<'_> {
    /// Rewrites the arguments of a verb in generic code; returns whether it may be called there.
    pub(crate) fn inner_run(&mut self, verb: &syn::Path, call: &mut ExprCall) -> bool {
        let Mode::Over(below) = self.mode.clone() else { return false };
        let Some(level) = level(&last_name(verb), &below) else { return false };
        // The point is the argument that is not a function; its type is that of the closure's parameter.
        let point = call.args.iter().find(|argument| !is_function(self, argument));
        let hint = point.and_then(|point| self.type_of(point));
        for argument in &mut call.args {
            match argument {
                Expr::Closure(closure) => self.closure_above(&below, &level, closure, hint.as_ref()),
                argument if is_function(self, argument) => {
                    let above = Mode::Over(Box::new(level.clone()));
                    self.with_mode(above, |inner| inner.visit_expr_mut(argument));
                }
                argument => self.visit_expr_mut(argument),
            }
        }
        true
    }

    /// Rewrites the arguments of `implicit` and `implicit_by`; returns whether it is one of them. What solves
    /// the equations computes on plain numbers, as do the functions of the module that it calls.
    pub(crate) fn implicit(&mut self, call: &mut ExprCall) -> bool {
        let Expr::Path(path) = &*call.func else { return false };
        let plain: &[usize] = match &*last_name(&path.path) {
            "implicit" => &[0],
            "implicit_by" => &[0, 2],
            _ => return false,
        };
        let shadowed = self.is_local_variable(&path.path) || self.names.function(&path.path).is_some();
        if !self.is_over() || shadowed {
            return false;
        }
        for (index, argument) in call.args.iter_mut().enumerate() {
            if plain.contains(&index) {
                self.with_mode(Mode::Over(parse_quote!(f64)), |inner| inner.visit_expr_mut(argument));
            } else {
                self.visit_expr_mut(argument);
            }
        }
        true
    }

    /// Rewrites a closure that runs one level up, and lifts what it captures.
    fn closure_above(&mut self, below: &Type, level: &Type, closure: &mut ExprClosure, hint: Option<&Type>) {
        let mut own = Captured { rewriter: self, names: Vec::new(), skipped: Vec::new(), uses_self: false };
        own.visit_expr(&closure.body);
        let Captured { mut names, skipped, uses_self, .. } = own;
        let mut bound = Bound(Vec::new());
        closure.inputs.iter().for_each(|input| bound.visit_pat(input));
        // The closure's own parameters are of its level already.
        names.retain(|name| !bound.0.contains(name) && !skipped.contains(name));

        let span = Span::mixed_site();
        let capture = support("Capture", span);
        let support = support("capture", span);
        let mut bindings = Vec::new();
        // The slot is outside of the binding, so that a captured reference can refer to what is lifted.
        let mut bind = |from: TokenStream, name: &Ident, slot: Ident| {
            bindings.push(quote! {
                let mut #slot = ::core::option::Option::None;
                #[allow(unused_variables, clippy::all, clippy::pedantic)]
                let #name = #capture::<_, #level, #below>::of(&#from).bind(&mut #slot);
            });
        };
        for name in &names {
            let slot = self.fresh(span);
            bind(quote!(#name), name, slot);
        }
        self.locals.enter();
        if uses_self {
            let (name, slot) = (self.fresh(span), self.fresh(span));
            RenameSelf(&name).visit_expr_mut(&mut closure.body);
            let local = Local {
                ty: self.self_ty.clone(),
                constant: false,
                exact: None,
                mutable: true,
                handed: false,
            };
            self.locals.insert(name.to_string(), local);
            bind(quote!(self), &name, slot);
        }
        // The closure's parameter has the type of the point.
        let hints = [hint.cloned()];
        self.with_mode(Mode::Over(Box::new(level.clone())), |inner| inner.closure(closure, &hints));
        self.locals.leave();
        if !bindings.is_empty() {
            let body = &closure.body;
            *closure.body = parse_quote!({
                #[allow(unused_imports)]
                use #support::{BindAny as _, BindOwned as _};
                #(#bindings)*
                #body
            });
        }
    }
}

/// Whether an argument names a function of the module.
fn is_function(rewriter: &Rewriter<'_>, argument: &Expr) -> bool {
    match unparenthesized(argument) {
        Expr::Closure(_) => true,
        Expr::Path(path) => {
            let local =
                path.path.get_ident().is_some_and(|name| rewriter.locals.get(&name.to_string()).is_some());
            !local && rewriter.names.function(&path.path).is_some()
        }
        _ => false,
    }
}

/// Finds the variables that a closure captures.
struct Captured<'a, 'n> {
    rewriter: &'a Rewriter<'n>,
    names: Vec<Ident>,
    /// The variables that are not lifted.
    skipped: Vec<Ident>,
    uses_self: bool,
}

impl Captured<'_, '_> {
    /// Notes a name, if it is that of a variable in scope.
    fn name(&mut self, name: &Ident) {
        if name == "self" {
            self.uses_self = true;
        } else if !self.names.contains(name) {
            let local = self.rewriter.locals.get(&name.to_string());
            // Plain numbers are lifted where they are used.
            if local.is_some_and(|local| !local.constant) {
                self.names.push(name.clone());
            }
        }
    }

    /// Collects the variables that are assigned to, or mutably borrowed.
    fn skip(&mut self, place: &Expr) {
        match unparenthesized(place) {
            Expr::Path(path) => self.skipped.extend(path.path.get_ident().cloned()),
            Expr::Field(field) => self.skip(&field.base),
            Expr::Index(index) => self.skip(&index.expr),
            Expr::Unary(inner) => self.skip(&inner.expr),
            Expr::Reference(inner) => self.skip(&inner.expr),
            _ => {}
        }
    }

    /// The names in the tokens of a macro call.
    fn tokens(&mut self, tokens: TokenStream) {
        for tree in tokens {
            match tree {
                TokenTree::Ident(name) => self.name(&name),
                TokenTree::Group(group) => self.tokens(group.stream()),
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Captured<'_, '_> {
    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        if let Some(name) = path.path.get_ident() {
            self.name(name);
        }
    }

    fn visit_expr_assign(&mut self, assign: &'ast ExprAssign) {
        self.skip(&assign.left);
        visit::visit_expr_assign(self, assign);
    }

    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        if is_compound(&binary.op) {
            self.skip(&binary.left);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_reference(&mut self, reference: &'ast ExprReference) {
        if reference.mutability.is_some() {
            self.skip(&reference.expr);
        }
        visit::visit_expr_reference(self, reference);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let Expr::Path(path) = &*call.func {
            if matches!(last_name(&path.path).as_str(), "lift" | "constant_of") {
                call.args.iter().for_each(|argument| self.skip(argument));
            }
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        self.tokens(mac.tokens.clone());
    }
}

/// The names that a pattern binds.
struct Bound(Vec<Ident>);

impl<'ast> Visit<'ast> for Bound {
    fn visit_pat(&mut self, pat: &'ast Pat) {
        if let Pat::Ident(ident) = pat {
            self.0.push(ident.ident.clone());
        }
        visit::visit_pat(self, pat);
    }
}

/// Renames `self`, because it cannot be bound.
struct RenameSelf<'a>(&'a Ident);

impl RenameSelf<'_> {
    /// The same in the tokens of a macro call.
    fn tokens(&self, tokens: TokenStream) -> TokenStream {
        let renamed = |tree| match tree {
            TokenTree::Ident(name) if name == "self" => TokenTree::Ident(self.0.clone()),
            TokenTree::Group(group) => {
                let mut renamed = proc_macro2::Group::new(group.delimiter(), self.tokens(group.stream()));
                renamed.set_span(group.span());
                TokenTree::Group(renamed)
            }
            other => other,
        };
        tokens.into_iter().map(renamed).collect()
    }
}

impl VisitMut for RenameSelf<'_> {
    fn visit_expr_path_mut(&mut self, path: &mut syn::ExprPath) {
        if path.path.is_ident("self") {
            path.path = self.0.clone().into();
        }
        visit_mut::visit_expr_path_mut(self, path);
    }

    fn visit_macro_mut(&mut self, mac: &mut Macro) {
        mac.tokens = self.tokens(std::mem::take(&mut mac.tokens));
    }
}
