//! What a variable holds of a scalar, other than the scalar itself: its bits, its text, or a scalar that the
//! user names.
//!
//! ```text
//! let bits = x.to_bits();            a trace: bits
//! let shifted = bits - (1 << 52);    still bits
//! shifted as f64                     an error: `refuse` asks for the trace
//! let g = Forward::new(x, [1.0]);    a trace: a scalar that the user names
//! ```
//!
//! Only `let` leaves traces, and only simple names have them. A number that is taken apart in another way,
//! such as through a function of the user's, is not followed.

use syn::{Expr, ExprCall, ExprMethodCall, Lit, Pat};

use crate::differentiable::basics::syntax::{is_f64, unparenthesized};
use crate::differentiable::deduce::other_scalars::Scalar;
use crate::differentiable::deduce::state::Rewriter;
use crate::differentiable::know::names::Names;

/// What a variable holds of a scalar.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trace {
    /// Its bits.
    Bits,
    /// Its text.
    Text,
    /// All of it, as a scalar that the user names
    /// ([`other_scalars`](crate::differentiable::deduce::other_scalars)).
    OtherScalar(Scalar),
}

impl Rewriter<'_> {
    /// Whether the arguments of `from_bits` are known at compile time, or marked.
    pub(crate) fn are_constant_bits(&self, call: &ExprCall) -> bool {
        let marked = |name: &str| self.locals.get(name).map(|local| local.constant);
        call.args.iter().all(|argument| is_known(argument, self.names, &marked))
    }

    /// What an expression holds of a scalar.
    pub(crate) fn trace(&self, expr: &Expr) -> Option<Trace> {
        match unparenthesized(expr) {
            Expr::Path(path) => self.locals.trace(&path.path.get_ident()?.to_string()),
            Expr::Reference(inner) => self.trace(&inner.expr),
            Expr::Cast(cast) => self.trace(&cast.expr),
            Expr::Try(inner) => self.trace(&inner.expr),
            // Shifts and masks take parts out; the exponent is piecewise constant.
            Expr::Binary(binary) => match binary.op {
                syn::BinOp::Add(_) | syn::BinOp::Sub(_) | syn::BinOp::Mul(_) | syn::BinOp::Div(_) => {
                    self.trace(&binary.left).or_else(|| self.trace(&binary.right))
                }
                _ => None,
            },
            Expr::Macro(mac) if mac.mac.path.segments.last().is_some_and(|last| last.ident == "format") => {
                Some(Trace::Text)
            }
            Expr::MethodCall(call) => self.trace_of_method(call),
            _ => None,
        }
    }

    /// What the result of a method holds. The bits of a constant are a constant.
    fn trace_of_method(&self, call: &ExprMethodCall) -> Option<Trace> {
        let of_constant = self.constant(&call.receiver).is_some()
            || self.type_of(&call.receiver).is_some_and(|ty| !is_f64(&ty) && !self.names.mentions(&ty));
        match call.method.to_string().as_str() {
            "to_bits" if !of_constant => Some(Trace::Bits),
            "to_string" if !of_constant => Some(Trace::Text),
            "wrapping_add" | "wrapping_sub" | "wrapping_mul" | "saturating_sub" | "abs_diff" | "trim"
            | "as_str" | "clone" | "to_owned" | "replace" | "as_ref" => self.trace(&call.receiver),
            _ => None,
        }
    }

    /// Records what a variable holds of a scalar.
    pub(crate) fn remember_trace(&mut self, pat: &Pat, value: Option<Trace>) {
        let Some(name) = bound_name(pat) else { return };
        self.locals.set_trace(&name.to_string(), value);
    }

    /// The variable whose mantissa the variable of a `let` has.
    pub(crate) fn mantissa_of_let(&self, local: &syn::Local) -> Option<syn::Ident> {
        let init = local.init.as_ref().filter(|_| self.is_over())?;
        let mutable = match &local.pat {
            Pat::Ident(ident) => ident.mutability.is_some(),
            Pat::Type(typed) => !matches!(&*typed.pat, Pat::Ident(ident) if ident.mutability.is_none()),
            _ => true,
        };
        if mutable { None } else { self.mantissa_of(&init.expr) }
    }

    /// The trace that a `let` binds.
    pub(crate) fn trace_of_let(&self, local: &syn::Local) -> Option<Trace> {
        let init = local.init.as_ref().filter(|_| self.is_over())?;
        self.trace(&init.expr).or_else(|| self.other_scalar(&init.expr).map(Trace::OtherScalar))
    }
}

/// The name that a pattern of one name binds.
pub(crate) fn bound_name(pat: &Pat) -> Option<&syn::Ident> {
    match pat {
        Pat::Ident(ident) => Some(&ident.ident),
        Pat::Type(typed) => match &*typed.pat {
            Pat::Ident(ident) => Some(&ident.ident),
            _ => None,
        },
        _ => None,
    }
}

/// `from_bits` and its relatives.
pub(crate) fn is_from_bits(name: &str) -> bool {
    matches!(name, "from_bits" | "from_le_bytes" | "from_be_bytes" | "from_ne_bytes")
}

/// Whether an expression is known at compile time: literals, constants and what is made of them. `marked`
/// tells whether a variable is a constant.
pub(crate) fn is_known(expr: &Expr, names: &Names, marked: &impl Fn(&str) -> Option<bool>) -> bool {
    let known = |expr: &Expr| is_known(expr, names, marked);
    match unparenthesized(expr) {
        Expr::Lit(literal) => !matches!(literal.lit, Lit::Verbatim(_)),
        Expr::Unary(inner) => known(&inner.expr),
        Expr::Reference(inner) => known(&inner.expr),
        Expr::Cast(cast) => known(&cast.expr),
        Expr::Binary(binary) => known(&binary.left) && known(&binary.right),
        Expr::Array(array) => array.elems.iter().all(known),
        Expr::Repeat(repeat) => known(&repeat.expr),
        Expr::Index(index) => known(&index.expr),
        Expr::MethodCall(call) => known(&call.receiver) && call.args.iter().all(known),
        Expr::Path(path) => {
            let local = path.path.get_ident().and_then(|name| marked(&name.to_string()));
            local.unwrap_or_else(|| names.constant(&path.path, None).is_some() || is_shouted(&path.path))
        }
        _ => false,
    }
}

/// `SIGN_MASK`, `u64::MAX`: a constant, judging by its spelling.
fn is_shouted(path: &syn::Path) -> bool {
    path.segments.last().is_some_and(|last| {
        let name = last.ident.to_string();
        name.len() > 1 && !name.contains(char::is_lowercase)
    })
}
