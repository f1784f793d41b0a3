//! Functions of the module called at another scalar than the calling code's.
//!
//! Calls name their scalar, because nothing else may determine it: `g(x)` is `g::<__Scalar>(x)`. But a Newton
//! step that computes its slope by forward mode calls `g(Forward::new(x, [1.0]))`, and `grad(|x| g(x), …)` in
//! a plain function of the module calls it on `Reverse`. In such calls the scalar is the one that the
//! arguments are made of.

use proc_macro2::{Ident, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Expr, ExprCall, Item, Type, parse_quote};

use crate::differentiable::basics::syntax::last_name;
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::deduce::traces::Trace;

/// A scalar type that a user may name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scalar {
    Forward,
    Reverse,
}

impl Scalar {
    /// The scalar type of this name.
    fn named(name: &Ident) -> Option<Self> {
        if name == "Forward" {
            Some(Self::Forward)
        } else if name == "Reverse" {
            Some(Self::Reverse)
        } else {
            None
        }
    }

    /// The type, with the unknown parts left to inference. It cannot be left open altogether: where
    /// `__Scalar: Real` is in scope, the compiler takes any unknown type with that bound to be `__Scalar`.
    pub(crate) fn ty(self) -> Type {
        match self {
            Self::Forward => parse_quote!(::adjoin::Forward<_, _>),
            Self::Reverse => parse_quote!(::adjoin::Reverse),
        }
    }
}

/// The names of the scalar types.
pub(crate) const NAMES: &[&str] = &["Forward", "Reverse"];

/// Verbs, which call their closure on scalars of their own.
const VERBS: &[&str] = &[
    "check_gradient",
    "derivative",
    "grad",
    "gradient_check",
    "hessian",
    "hessian_pattern",
    "hvp",
    "hvp_into",
    "jacobian",
    "jacobian_into",
    "jacobian_pattern",
    "jacobian_with",
    "jvp",
    "jvp_into",
    "sparse_hessian",
    "sparse_jacobian",
    "try_derivative",
    "try_grad",
    "try_hessian",
    "try_hvp",
    "try_jacobian",
    "try_jvp",
    "try_value_and_grad",
    "try_vjp",
    "value_and_grad",
    "value_and_grad_into",
    "value_and_jacobian",
    "value_and_jacobian_into",
    "value_and_sparse_jacobian",
    "vjp",
    "vjp_into",
];

impl Rewriter<'_> {
    /// The scalar that an expression is made of, if the user names one.
    pub(crate) fn other_scalar(&self, expr: &Expr) -> Option<Scalar> {
        struct Finder<'a, 'n>(&'a Rewriter<'n>, Option<Scalar>);
        impl<'ast> Visit<'ast> for Finder<'_, '_> {
            fn visit_path(&mut self, path: &'ast syn::Path) {
                let local = path.get_ident().and_then(|name| self.0.locals.trace(&name.to_string()));
                let local = if let Some(Trace::OtherScalar(scalar)) = local { Some(scalar) } else { None };
                let named = || path.segments.iter().find_map(|segment| Scalar::named(&segment.ident));
                self.1 = self.1.or(local).or_else(named);
                visit::visit_path(self, path);
            }
        }
        if !self.names_scalars {
            return None;
        }
        let mut finder = Finder(self, None);
        finder.visit_expr(expr);
        finder.1
    }

    /// The scalar that one of the expressions is made of.
    pub(crate) fn other_scalar_among<'e>(&self, mut list: impl Iterator<Item = &'e Expr>) -> Option<Scalar> {
        if self.is_over() { list.find_map(|expr| self.other_scalar(expr)) } else { None }
    }

    /// The name of a function that calls its closure on scalars of its own.
    pub(crate) fn verb(&self, call: &ExprCall) -> Option<syn::Path> {
        match &*call.func {
            Expr::Path(path) if is_verb(&path.path) && self.names.function(&path.path).is_none() => {
                Some(path.path.clone())
            }
            _ => None,
        }
    }
}

/// Whether a scalar type is named anywhere in an item. Most items name none, and skip the search.
pub(crate) fn names_scalars(item: &Item) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_ident(&mut self, ident: &'ast Ident) {
            self.0 |= Scalar::named(ident).is_some();
        }
        fn visit_token_stream(&mut self, tokens: &'ast TokenStream) {
            self.0 |= named_in(tokens.clone());
        }
    }
    let mut finder = Finder(false);
    finder.visit_item(item);
    finder.0
}

/// The same for tokens.
fn named_in(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|tree| match tree {
        TokenTree::Ident(ident) => Scalar::named(&ident).is_some(),
        TokenTree::Group(group) => named_in(group.stream()),
        _ => false,
    })
}

/// Whether the last name of a path is that of a verb.
pub(crate) fn is_verb(path: &syn::Path) -> bool {
    VERBS.contains(&last_name(path).as_str())
}
