//! Lifting: how a constant becomes a scalar, and what stays plain.
//!
//! | constant | where a scalar is needed | function |
//! | --- | --- | --- |
//! | `0.5`, `PI`, `2.0 * K` | `<__Scalar as From<f64>>::from(0.5)` | |
//! | `weights(n)`, a value | `lift_owned::<__Scalar, _>(weights(n))` | takes it |
//! | `config`, a variable, field or element | `lift_ref::<__Scalar, _>(&config)` | does not move it |
//! | `data`, a reference | `&lift_ref::<__Scalar, _>(data)` | |
//! | `&TABLE`, a slice, array or `Vec` | `&*lifted::<__Scalar, _>(&TABLE)` | copies only if the scalar is not `f64` |
//! | `&0.0` as the result of a block or an argument | `promoted::<__Scalar>(&0f64)` | a static lifetime |

use proc_macro2::{Literal, Span};
use syn::visit_mut::VisitMut;
use syn::{Expr, Lit, Type, UnOp, parse_quote, parse_quote_spanned};

use crate::differentiable::basics::syntax::{peel, span_of, unparenthesized};
use crate::differentiable::deduce::constants::Constant;
use crate::differentiable::deduce::state::{Mode, Rewriter, support};

impl Rewriter<'_> {
    /// Lifts a constant expression.
    pub(crate) fn lift_constant(&mut self, expr: &mut Expr, constant: &Constant) {
        // A variable, a field or an element must not be moved out: it is lifted by reference.
        let is_place = matches!(unparenthesized(expr), Expr::Path(path) if path.path.get_ident()
            .is_some_and(|name| self.locals.get(&name.to_string()).is_some()))
            || matches!(unparenthesized(expr), Expr::Field(_) | Expr::Index(_) | Expr::Unary(_));
        let exact = self.exact(expr);
        if let (Constant::Structure { .. }, Some(ty)) = (constant, &exact) {
            self.refuse_references_inside(ty, span_of(expr));
        }
        // As the argument of a conversion from `f64`, a literal needs no suffix.
        if !matches!(expr, Expr::Lit(_)) {
            self.unlifted(expr);
        }
        let span = span_of(expr);
        let scalar = self.scalar(span);
        *expr = match constant {
            Constant::Scalar => self.lift(expr),
            Constant::Structure { reference: true } => {
                if let Some(lift) = exact.as_ref().and_then(in_place) {
                    let lift = support(lift, span);
                    reference_to(parse_quote_spanned!(span=> *#lift::<#scalar, _>(#expr)), span)
                } else {
                    let lift = support("lift_ref", span);
                    reference_to(parse_quote_spanned!(span=> #lift::<#scalar, _>(#expr)), span)
                }
            }
            Constant::Structure { reference: false } if matches!(exact, Some(Type::Reference(_))) => {
                let lift = support("lift_ref", span);
                parse_quote_spanned!(span=> #lift::<#scalar, _>(#expr))
            }
            Constant::Structure { reference: false } if is_place => {
                let lift = support("lift_ref", span);
                parse_quote_spanned!(span=> #lift::<#scalar, _>(&#expr))
            }
            Constant::Structure { reference: false } => {
                let lift = support("lift_owned", span);
                parse_quote_spanned!(span=> #lift::<#scalar, _>(#expr))
            }
        };
    }

    /// `&TABLE`, and a method's receiver, which is borrowed anyway: read in place where the scalar is `f64`.
    pub(crate) fn lift_in_place(&mut self, place: &mut Expr, as_receiver: bool) -> bool {
        let Some(ty) = self.exact(place) else { return false };
        let reference = if matches!(ty, Type::Reference(_)) { ty.clone() } else { parse_quote!(&#ty) };
        let Some(lift) = in_place(&reference) else { return false };
        if !as_receiver && matches!(ty, Type::Reference(_)) {
            return false;
        }
        let span = span_of(place);
        self.refuse_references_inside(&reference, span);
        self.unlifted(place);
        let (lift, scalar) = (support(lift, span), self.scalar(span));
        let argument: Expr = match ty {
            Type::Reference(_) => place.clone(),
            _ => parse_quote_spanned!(span=> &#place),
        };
        *place = if as_receiver {
            parse_quote_spanned!(span=> #lift::<#scalar, _>(#argument))
        } else {
            parse_quote_spanned!(span=> &*#lift::<#scalar, _>(#argument))
        };
        true
    }

    /// A table of slices would have to be copied to become one of scalars, and a copy of a slice is not a
    /// slice.
    fn refuse_references_inside(&mut self, ty: &Type, span: Span) {
        let element = match peel(ty) {
            Type::Array(array) => &array.elem,
            Type::Slice(slice) => &slice.elem,
            _ => return,
        };
        if matches!(&**element, Type::Reference(_)) && self.names.mentions(element) {
            self.error(
                span,
                "a table of references cannot become one of scalars as a whole; use its elements one by one (`table[i]`, `for row in \
                 table`), or mark the parameter that it goes to `#[constant]`",
            );
        }
    }

    /// Rewrites an expression whose value stays plain.
    pub(crate) fn unlifted(&mut self, expr: &mut Expr) {
        if !self.is_over() {
            self.visit_expr_mut(expr);
            return;
        }
        match expr {
            Expr::Paren(inner) => self.unlifted(&mut inner.expr),
            Expr::Group(inner) => self.unlifted(&mut inner.expr),
            Expr::Unary(inner) => self.unlifted(&mut inner.expr),
            Expr::Reference(inner) => self.unlifted(&mut inner.expr),
            Expr::Tuple(tuple) => tuple.elems.iter_mut().for_each(|element| self.unlifted(element)),
            Expr::Binary(binary) => {
                self.unlifted(&mut binary.left);
                self.unlifted(&mut binary.right);
            }
            Expr::Lit(literal) => {
                if let Lit::Float(float) = &literal.lit {
                    literal.lit = Lit::Float(suffixed(float));
                }
            }
            Expr::MethodCall(call)
                if self.constant(&call.receiver).is_some() || self.exact(&call.receiver).is_some() =>
            {
                self.unlifted(&mut call.receiver);
                for argument in &mut call.args {
                    if call.method == "get_or_init" {
                        self.with_mode(Mode::Plain, |inner| inner.visit_expr_mut(argument));
                    } else if self.constant(argument).is_some() {
                        self.unlifted(argument);
                    } else {
                        self.visit_expr_mut(argument);
                    }
                }
            }
            // The arguments of a constant function, and the indices of a table, may come from generic code.
            Expr::MethodCall(call) => {
                let constant: Vec<bool> = self
                    .method(call)
                    .map_or(Vec::new(), |method| method.inputs.iter().map(|i| i.constant).collect());
                self.visit_expr_mut(&mut call.receiver);
                self.arguments(&mut call.args, &constant);
            }
            Expr::Call(call) => {
                let constant: Vec<bool> = match &*call.func {
                    Expr::Path(path) => self.constant_inputs(&path.path),
                    _ => Vec::new(),
                };
                self.with_mode(Mode::Unlifted, |inner| inner.visit_expr_mut(&mut call.func));
                self.arguments(&mut call.args, &constant);
            }
            Expr::Index(index) if self.constant(&index.expr).is_some() => {
                self.unlifted(&mut index.expr);
                self.visit_expr_mut(&mut index.index);
            }
            Expr::Field(field) if self.constant(&field.base).is_some() => self.unlifted(&mut field.base),
            // A marked field of something that is not marked.
            Expr::Field(field) => self.visit_expr_mut(&mut field.base),
            // An integer in generic code, which may be the result of anything.
            Expr::Cast(cast) if self.scalar_constant(&cast.expr).is_none() => {
                self.visit_expr_mut(&mut cast.expr);
            }
            // A block, a closure, and whatever else has expressions inside.
            _ => self.with_mode(Mode::Unlifted, |inner| inner.visit_expr_mut(expr)),
        }
    }

    /// Rewrites `&0.0`, which has a static lifetime; returns whether it was one.
    pub(crate) fn promote(&mut self, expr: &mut Expr) -> bool {
        let Expr::Reference(reference) = expr else { return false };
        let literal = match unparenthesized(&reference.expr) {
            Expr::Unary(inner) if matches!(inner.op, UnOp::Neg(_)) => unparenthesized(&inner.expr),
            other => other,
        };
        let constant = matches!(literal, Expr::Lit(_) | Expr::Path(_))
            && self.scalar_constant(&reference.expr).is_some();
        let local = matches!(literal, Expr::Path(path) if self.is_local_variable(&path.path));
        if !self.is_over() || reference.mutability.is_some() || !constant || local {
            return false;
        }
        let span = span_of(&*reference);
        self.unlifted(&mut reference.expr);
        let (promoted, scalar, value) = (support("promoted", span), self.scalar(span), &reference.expr);
        *expr = parse_quote_spanned!(span=> #promoted::<#scalar>(&#value));
        true
    }
}

/// `&expr`, where the `&` has the span of a macro: lints about needless references would look for it in the
/// user's text.
fn reference_to(expr: Expr, span: Span) -> Expr {
    let and_token = syn::Token![&](Span::call_site().located_at(span));
    Expr::Reference(syn::ExprReference {
        attrs: Vec::new(),
        and_token,
        mutability: None,
        expr: Box::new(expr),
    })
}

/// The function that lifts the target of a reference of this type, without a copy where the scalar is `f64`;
/// `None` for types that it does not know.
fn in_place(ty: &Type) -> Option<&'static str> {
    let Type::Reference(reference) = ty else { return None };
    match &*reference.elem {
        Type::Slice(_) => Some("lifted_slice"),
        Type::Array(_) => Some("lifted"),
        Type::Path(path) if path.path.segments.last().is_some_and(|last| last.ident == "Vec") => {
            Some("lifted")
        }
        _ => None,
    }
}

/// The literal with its type, so that `2.0 * x` leaves nothing to infer.
fn suffixed(float: &syn::LitFloat) -> syn::LitFloat {
    if !float.suffix().is_empty() {
        return float.clone();
    }
    // With the span of a macro: lints on the form of literals would look for the suffix in the user's text.
    let span = Span::call_site().located_at(float.span());
    // Made from its value, which is the same in every bit: parsing it from text is slow.
    if let Some(value) = float.base10_parse::<f64>().ok().filter(|value| value.is_finite()) {
        let mut literal = Literal::f64_suffixed(value);
        literal.set_span(span);
        return literal.into();
    }
    let zero = if float.to_string().ends_with('.') { "0" } else { "" };
    syn::LitFloat::new(&format!("{float}{zero}f64"), span)
}
