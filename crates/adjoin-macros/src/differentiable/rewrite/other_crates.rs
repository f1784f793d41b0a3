//! What is different in code that uses the numerics crates
//! ([`Crates`](crate::differentiable::basics::crates::Crates)).
//!
//! ```text
//! 2.0 * &matrix   ⟶   on_left(<__Scalar as From<f64>>::from(2.0), &matrix).left_mul()
//! x.max(y)        ⟶   place_or_else::<__Scalar, _>(&x).max(y)         with `x` of unknown type
//! ```

use syn::visit_mut::VisitMut;
use syn::{BinOp, Expr, ExprBinary, ExprMethodCall, parse_quote_spanned};

use crate::differentiable::basics::known;
use crate::differentiable::basics::syntax::{is_f64, is_integer, span_of, unparenthesized};
use crate::differentiable::deduce::state::{Rewriter, support};
use crate::differentiable::know::bounds::Bound;
use crate::differentiable::rewrite::operators::is_place;

impl Rewriter<'_> {
    /// Whether a scalar may have this method twice, from `Real` and from traits of nalgebra or num-traits,
    /// and the receiver's type is unknown. (If it is known to be a scalar, that is settled.)
    pub(crate) fn may_be_of_field(&self, call: &ExprMethodCall) -> bool {
        let name = call.method.to_string();
        let arguments = match name.as_str() {
            "powi" | "powf" | "log" | "atan2" | "hypot" | "max" | "min" | "copysign" | "abs_sub" => 1,
            "mul_add" | "clamp" => 2,
            _ => 0,
        };
        let elsewhere = |bound: &Bound| bound.home.is_none() && bound.functions.contains(&name);
        (self.names.crates.nalgebra || self.names.bounds.iter().any(elsewhere))
            && known::is_method_of_float(&name)
            && call.args.len() == arguments
            && self.scalar_constant(&call.receiver).is_none()
            && self.type_of(&call.receiver).is_none()
    }

    /// `x.sin()` as the method of `Real` if `x` is a scalar, and as an inherent method if not.
    pub(crate) fn number_or_else(&mut self, call: &mut ExprMethodCall) {
        let span = span_of(&call.receiver);
        let (scalar, receiver) = (self.scalar(span), unparenthesized(&call.receiver));
        // A place is only borrowed: if it is not a scalar, its method may not take it by value.
        *call.receiver = if is_place(receiver) {
            let function = support("place_or_else", span);
            parse_quote_spanned!(span=> #function::<#scalar, _>(&#receiver))
        } else {
            let function = support("number_or_else", span);
            parse_quote_spanned!(span=> #function::<#scalar, _>(#receiver))
        };
    }

    /// Whether a scalar is on the left of what may be another crate's array. Such operators exist for `f64`
    /// only, because a crate cannot have them for all scalars.
    pub(crate) fn meets_foreign(&self, binary: &ExprBinary) -> bool {
        self.names.crates.have_operators()
            && self.is_over()
            && operator_on_left(&binary.op).is_some()
            && self.type_of(&binary.left).is_some_and(|ty| is_f64(&ty))
            && match self.type_of(&binary.right) {
                None => true,
                Some(ty) => !self.is_known_number(&binary.right) && self.names.definition(&ty).is_none(),
            }
            && !self.is_single(&binary.right)
    }

    /// `2.0 * v` through a function that dispatches on the type of `v`.
    pub(crate) fn left_of_foreign(&mut self, binary: &mut ExprBinary) -> Expr {
        let span = span_of(&binary.left);
        let method = operator_on_left(&binary.op).expect("one of these operators");
        let method = syn::Ident::new(method, span);
        self.operand(&mut binary.left, false);
        self.operand(&mut binary.right, false);
        let (left, right) = (unparenthesized(&binary.left), unparenthesized(&binary.right));
        let (foreign, native) = (support("ForeignOnRight", span), support("NativeOnRight", span));
        let on_left = support("on_left", span);
        parse_quote_spanned!(span=> {
            #[allow(unused_imports)]
            use #foreign as _;
            #[allow(unused_imports)]
            use #native as _;
            #on_left(#left, #right).#method()
        })
    }
}

/// approx's comparisons take plain numbers, and what comes out has no derivative.
impl Rewriter<'_> {
    /// `x.abs_diff_eq(&y, 1e-9)` by approx's traits, on values.
    pub(crate) fn comparison_of_approx(&mut self, call: &mut ExprMethodCall) -> bool {
        let compares = is_of_approx(&call.method.to_string())
            && self.names.methods(&call.method).is_empty()
            && self.type_of(&call.receiver).is_some_and(|ty| is_f64(&ty))
            && call
                .args
                .iter()
                .all(|argument| self.type_of(argument).is_none_or(|ty| is_f64(&ty) || is_integer(&ty)));
        if compares {
            self.value_compared(&mut call.receiver);
            for argument in &mut call.args {
                let value = match argument {
                    Expr::Reference(reference) => &mut *reference.expr,
                    argument => argument,
                };
                if !self.value_compared(value) {
                    self.visit_expr_mut(value);
                }
            }
        }
        compares
    }

    /// Takes the value of a scalar out, if it is known to be one.
    pub(crate) fn value_compared(&mut self, expr: &mut Expr) -> bool {
        let value = match expr {
            Expr::Assign(named) => &mut *named.right,
            expr => expr,
        };
        let scalar = self.type_of(value).is_some_and(|ty| is_f64(&ty));
        if scalar && self.constant(value).is_some() {
            self.unlifted(value);
        } else if scalar {
            let span = span_of(value);
            self.visit_expr_mut(value);
            let scalar = unparenthesized(value);
            *value = parse_quote_spanned!(span=> ::adjoin::Real::primal(#scalar));
        }
        scalar
    }
}

/// Whether this is the name of a macro or method of the crate `approx`.
pub(crate) fn is_of_approx(name: &str) -> bool {
    let name = name.strip_prefix("assert_").unwrap_or(name);
    matches!(name, "abs_diff_eq" | "abs_diff_ne" | "relative_eq" | "relative_ne" | "ulps_eq" | "ulps_ne")
}

/// The method for an operator whose left operand is a scalar; comparisons and the remainder have none.
fn operator_on_left(op: &BinOp) -> Option<&'static str> {
    match op {
        BinOp::Add(_) => Some("left_add"),
        BinOp::Sub(_) => Some("left_sub"),
        BinOp::Mul(_) => Some("left_mul"),
        BinOp::Div(_) => Some("left_div"),
        _ => None,
    }
}
