//! The state of the walk.
//!
//! | mode | where | `0.5 * x` becomes |
//! | --- | --- | --- |
//! | `Plain` | `#[constant] fn`, `const`, functions without scalars | `0.5 * x` |
//! | `Over(__Scalar)` | generic functions and `impl`s | `0.5f64 * x` |
//! | `Over(Forward<_, _>)` | a call at another scalar, in generic code | `0.5f64 * x` |
//! | `Unlifted` | a constant expression in generic code | `0.5 * x`; calls of generic functions in it are at `f64` |

use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;
use syn::visit_mut::VisitMut;
use syn::{Expr, Ident, Type, parse_quote};

use crate::differentiable::basics::syntax::{f64_type, span_of, unparenthesized};
use crate::differentiable::deduce::locals::Locals;
use crate::differentiable::deduce::needs;
use crate::differentiable::know::names::Names;

/// The name of the scalar parameter. Users never write it and see it in type errors only.
pub(crate) const SCALAR: &str = "__Scalar";

/// What the walk does with scalars.
#[derive(Clone)]
pub(crate) enum Mode {
    /// Nothing is lifted: code that keeps its `f64`. It names the instances of generic functions that it
    /// calls: `norm::<f64>(x)`.
    Plain,
    /// The same inside of generic code, for an expression whose value is a constant.
    Unlifted,
    /// Code over this scalar type.
    Over(Box<Type>),
}

/// The state of the walk.
pub(crate) struct Rewriter<'a> {
    pub(crate) names: &'a Names,
    pub(crate) mode: Mode,
    /// The type of the `impl` that the walk is in, as the user wrote it.
    pub(crate) self_ty: Option<Type>,
    pub(crate) locals: Locals,
    /// Whether this is a constant context: only `const fn`s may be called.
    pub(crate) in_constant: bool,
    /// The enclosing modules, outermost first.
    pub(crate) modules: Vec<String>,
    /// In plain code: whether the scalar of a call is left to inference.
    pub(crate) infers_scalars: bool,
    /// Whether a scalar type is named in the item.
    pub(crate) names_scalars: bool,
    /// Names in the item that may shadow those of crates.
    pub(crate) taken_names: Vec<String>,
    pub(crate) errors: Vec<syn::Error>,
    /// Which function needs which bounds.
    pub(crate) walk: needs::Walk,
    /// The definitions for `#[compiled]`; none in a walk whose result is discarded.
    pub(crate) table: Option<&'a crate::compiled::Table>,
    /// Counts the names that the walk generates.
    pub(crate) fresh: usize,
}

impl<'a> Rewriter<'a> {
    /// A walk that begins in plain code, outside of all modules.
    pub(crate) fn new(names: &'a Names) -> Self {
        Rewriter {
            names,
            mode: Mode::Plain,
            self_ty: None,
            locals: Locals::default(),
            in_constant: false,
            modules: Vec::new(),
            infers_scalars: false,
            names_scalars: false,
            taken_names: Vec::new(),
            errors: Vec::new(),
            walk: needs::Walk::default(),
            table: None,
            fresh: 0,
        }
    }

    /// Reports an error. All are shown at once.
    pub(crate) fn error(&mut self, span: Span, message: impl std::fmt::Display) {
        self.errors.push(syn::Error::new(span, message));
    }

    /// Runs `walk` in another mode.
    pub(crate) fn with_mode<T>(&mut self, mode: Mode, walk: impl FnOnce(&mut Self) -> T) -> T {
        let outer = std::mem::replace(&mut self.mode, mode);
        let result = walk(self);
        self.mode = outer;
        result
    }

    /// Rewrites a constant context.
    pub(crate) fn constant_value(&mut self, expr: &mut Expr) {
        let outer = std::mem::replace(&mut self.in_constant, true);
        self.with_mode(Mode::Plain, |inner| inner.visit_expr_mut(expr));
        self.in_constant = outer;
    }

    /// Whether the walk is in code over a scalar.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.mode, Mode::Over(_))
    }

    /// The scalar type of the current mode, with the span of the type that it replaces.
    pub(crate) fn scalar(&self, span: Span) -> Type {
        match &self.mode {
            Mode::Over(ty) => respan(ty, span),
            Mode::Plain | Mode::Unlifted => respan(&f64_type(), span),
        }
    }

    /// `constant` as a scalar.
    pub(crate) fn lift(&self, constant: &Expr) -> Expr {
        let span = span_of(constant);
        let (scalar, constant) = (self.scalar(span), unparenthesized(constant));
        // Nobody inspects it again, so it need not be parsed: there is one for almost every literal.
        Expr::Verbatim(quote_spanned!(span=> <#scalar as ::core::convert::From<f64>>::from(#constant)))
    }

    /// A fresh name.
    pub(crate) fn fresh(&mut self, span: Span) -> Ident {
        self.fresh += 1;
        Ident::new(&format!("__adjoin_{}", self.fresh), span)
    }
}

/// The mode of generic items.
pub(crate) fn over_parameter() -> Mode {
    let scalar = Ident::new(SCALAR, Span::call_site());
    Mode::Over(Box::new(parse_quote!(#scalar)))
}

/// A function of the runtime support.
pub(crate) fn support(name: &str, span: Span) -> TokenStream {
    let name = Ident::new(name, span);
    quote_spanned!(span=> ::adjoin::macro_support::#name)
}

/// The type with another span, so that type errors point to the user's own `f64`.
fn respan(ty: &Type, span: Span) -> Type {
    let mut ty = ty.clone();
    Respan(span).visit_type_mut(&mut ty);
    ty
}

/// The walk of [`respan`].
struct Respan(Span);

impl VisitMut for Respan {
    fn visit_ident_mut(&mut self, ident: &mut Ident) {
        ident.set_span(self.0);
    }
}
