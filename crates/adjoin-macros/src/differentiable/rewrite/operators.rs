//! Operators, comparisons and casts.
//!
//! | in code over `__Scalar` | becomes |
//! | --- | --- |
//! | `2.0 * x`, `x * 2.0` | `2f64 * x`, `x * 2f64` |
//! | `d * x` with a constant `d: &f64` | `(*d) * x` |
//! | `v * 2.0` with `v` of unknown type, in a module with operators of its own | `v * <__Scalar as From<f64>>::from(2.0)` |
//! | `0.0 < x` | `<__Scalar as From<f64>>::from(0.0) < x` |
//! | `x < 1.0` | `x < 1f64` |
//! | `elsewhere() < x` | `x > elsewhere()`, if the order of evaluation cannot matter |
//! | `x as usize` | `macro_support::as_integer::<usize, _>(x)` |
//! | `k as f64` with `k` of unknown type | `macro_support::as_real::<__Scalar, _>(k)` |
//! | `x as f32` | `macro_support::as_single(x)`, which has no derivative |

use syn::visit_mut::VisitMut;
use syn::{BinOp, Expr, ExprBinary, ExprCast, Lit, Token, UnOp, parse_quote_spanned};

use crate::differentiable::basics::syntax::{
    is_f64, is_integer, is_single, last_name, span_of, unparenthesized,
};
use crate::differentiable::deduce::constants::is_arithmetic;
use crate::differentiable::deduce::needs::operator_of;
use crate::differentiable::deduce::state::{Mode, Rewriter, support};

impl Rewriter<'_> {
    /// Rewrites the operands of an operator, and decides which stay plain.
    pub(crate) fn binary(&mut self, binary: &mut ExprBinary) {
        let compares = matches!(
            binary.op,
            BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) | BinOp::Eq(_) | BinOp::Ne(_)
        );
        if !self.is_over() || !(compares || is_arithmetic(&binary.op) || is_compound(&binary.op)) {
            self.visit_expr_mut(&mut binary.left);
            self.visit_expr_mut(&mut binary.right);
            return;
        }
        if self.looks_for_bounds()
            && !(self.is_known_number(&binary.left) && self.is_known_number(&binary.right))
        {
            if let Some(operator) = operator_of(&binary.op) {
                self.note_operator(operator, &binary.left, Some(&binary.right));
            }
        }
        if self.is_single(&binary.left) || self.is_single(&binary.right) {
            self.beside_single(&mut binary.left);
            self.beside_single(&mut binary.right);
            return;
        }
        if !(self.is_plain_number(&binary.left) && self.is_plain_number(&binary.right)) {
            // A scalar has operators with a plain number on the left, but not with a reference to one.
            for side in [&mut binary.left, &mut binary.right] {
                if !compares && self.is_number_behind_reference(side) {
                    let span = span_of(side);
                    **side = parse_quote_spanned!(span=> (*#side));
                }
            }
        }
        let left = self.is_plain_number(&binary.left);
        let right = self.is_plain_number(&binary.right);
        let (keep_left, keep_right) = match (left, right) {
            (true, true) => (true, true),
            // References to numbers that are compared with references to scalars.
            _ if compares
                && left != right
                && [&binary.left, &binary.right].iter().any(|e| self.is_number_behind_reference(e)) =>
            {
                (false, false)
            }
            // `0.0 < x`: `f64` has no comparison with scalars, because that would break plain code elsewhere.
            (true, false) => (!compares && self.may_meet_constants(&binary.right), false),
            (false, true) => (false, self.may_meet_constants(&binary.left)),
            (false, false) => (false, false),
        };
        let turn = compares && !left && !right && self.may_be_plain_beside_scalar(binary);
        self.operand(&mut binary.left, keep_left);
        self.operand(&mut binary.right, keep_right);
        if turn {
            std::mem::swap(&mut binary.left, &mut binary.right);
            turn_around(&mut binary.op);
        }
    }

    /// `seconds < x` where `seconds` may be a foreign `f64`, which cannot be compared with scalars: it is
    /// rewritten to `x > seconds`, which is right for both. Not if the order of evaluation could matter.
    fn may_be_plain_beside_scalar(&self, binary: &ExprBinary) -> bool {
        self.type_of(&binary.left).is_none_or(|ty| is_f64(&ty) && self.is_marked(&binary.left))
            && self.type_of(&binary.right).is_some_and(|ty| is_f64(&ty))
            && (is_place(&binary.left) || is_place(&binary.right))
    }

    /// Whether an expression is made of a variable that is marked `#[constant]`.
    fn is_marked(&self, expr: &Expr) -> bool {
        match unparenthesized(expr) {
            Expr::Path(path) => (path.path.get_ident())
                .and_then(|name| self.locals.get(&name.to_string()))
                .is_some_and(|local| local.constant),
            Expr::Field(field) => self.is_marked(&field.base),
            Expr::Index(index) => self.is_marked(&index.expr),
            Expr::MethodCall(call) => self.is_marked(&call.receiver),
            Expr::Unary(inner) => self.is_marked(&inner.expr),
            Expr::Reference(inner) => self.is_marked(&inner.expr),
            _ => false,
        }
    }

    /// Whether an operand is known to be a scalar or an integer.
    pub(crate) fn is_known_number(&self, expr: &Expr) -> bool {
        self.type_of(expr).is_some_and(|ty| is_f64(&ty) || is_integer(&ty))
    }

    /// Whether an operand is known to be an `f32`, which stays plain.
    pub(crate) fn is_single(&self, expr: &Expr) -> bool {
        self.type_of(expr).is_some_and(|ty| is_single(&ty))
    }

    /// An operand beside an `f32`. A float literal has no type of its own yet.
    pub(crate) fn beside_single(&mut self, expr: &mut Expr) {
        let mode = if self.scalar_constant(expr).is_some() { Mode::Plain } else { self.mode.clone() };
        self.with_mode(mode, |inner| inner.visit_expr_mut(expr));
    }

    /// Whether the other operand may be a plain constant. A scalar has those operators; a user's own type has
    /// the operators that the user wrote, and those became operators on scalars.
    fn may_meet_constants(&self, expr: &Expr) -> bool {
        if self.other_scalar(expr).is_some() {
            return true;
        }
        match self.type_of(expr) {
            Some(ty) => is_f64(&ty),
            None => !self.names.overloads,
        }
    }

    /// `e as T`.
    pub(crate) fn cast(&mut self, cast: &mut ExprCast) -> Option<Expr> {
        let span = span_of(&cast.expr);
        let to_integer = is_integer(&cast.ty);
        if self.is_over() && is_single(&cast.ty) {
            return self.cast_to_single(cast);
        }
        // These casts mean the same for every scalar.
        let native = matches!(self.mode, Mode::Plain)
            || !(to_integer || is_f64(&cast.ty))
            || is_discrete_operand(&cast.expr)
            || self.type_of(&cast.expr).is_some_and(|ty| is_integer(&ty))
            || (matches!(self.mode, Mode::Unlifted) && !to_integer);
        if native {
            self.visit_expr_mut(&mut cast.expr);
            self.visit_type_mut(&mut cast.ty);
            return None;
        }
        if self.scalar_constant(&cast.expr).is_some() {
            self.unlifted(&mut cast.expr);
            return None;
        }
        self.visit_expr_mut(&mut cast.expr);
        let (value, ty) = (unparenthesized(&cast.expr), &cast.ty);
        Some(if to_integer {
            let function = support("as_integer", span);
            parse_quote_spanned!(span=> #function::<#ty, _>(#value))
        } else {
            let function = support("as_real", span);
            let scalar = self.scalar(span_of(ty));
            parse_quote_spanned!(span=> #function::<#scalar, _>(#value))
        })
    }

    /// `e as f32`, for uses without a derivative.
    fn cast_to_single(&mut self, cast: &mut ExprCast) -> Option<Expr> {
        let number = self.type_of(&cast.expr).is_some_and(|ty| is_integer(&ty) || is_single(&ty));
        if number || self.scalar_constant(&cast.expr).is_some() {
            self.beside_single(&mut cast.expr);
            return None;
        }
        let span = span_of(&cast.expr);
        self.visit_expr_mut(&mut cast.expr);
        let (function, value) = (support("as_single", span), unparenthesized(&cast.expr));
        Some(parse_quote_spanned!(span=> #function(#value)))
    }
}

/// The comparison with its sides swapped.
fn turn_around(op: &mut BinOp) {
    *op = match *op {
        BinOp::Lt(token) => BinOp::Gt(Token![>](token.spans[0])),
        BinOp::Gt(token) => BinOp::Lt(Token![<](token.spans[0])),
        BinOp::Le(token) => BinOp::Ge(Token![>=](token.spans)),
        BinOp::Ge(token) => BinOp::Le(Token![<=](token.spans)),
        other => other,
    };
}

/// `+= -= *= /= %=`.
pub(crate) fn is_compound(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::AddAssign(_)
            | BinOp::SubAssign(_)
            | BinOp::MulAssign(_)
            | BinOp::DivAssign(_)
            | BinOp::RemAssign(_)
    )
}

/// `left += right` with the right side evaluated first, as for `f64`: so `a[i] += a[j]` may borrow `a` twice.
pub(crate) fn right_first(binary: &ExprBinary) -> Expr {
    let ExprBinary { left, op, right, .. } = binary;
    parse_quote_spanned!(proc_macro2::Span::mixed_site()=> match #right { right => #left #op right })
}

/// Names, their fields and dereferences, and literals: operands without effects, so that their order does not
/// matter.
pub(crate) fn is_place(expr: &Expr) -> bool {
    match unparenthesized(expr) {
        Expr::Path(_) | Expr::Lit(_) => true,
        Expr::Field(field) => is_place(&field.base),
        Expr::Unary(inner) => is_place(&inner.expr),
        Expr::Reference(inner) => is_place(&inner.expr),
        _ => false,
    }
}

/// Operands of `as` that are not scalars by their form: `3`, `'a'`, `true`, `Colour::Red`.
fn is_discrete_operand(expr: &Expr) -> bool {
    match unparenthesized(expr) {
        Expr::Lit(literal) => !matches!(literal.lit, Lit::Float(_)),
        Expr::Unary(inner) if matches!(inner.op, UnOp::Neg(_)) => is_discrete_operand(&inner.expr),
        Expr::Path(path) => {
            let last = last_name(&path.path);
            path.path.segments.len() > 1
                && last.starts_with(char::is_uppercase)
                && last.contains(char::is_lowercase)
        }
        _ => false,
    }
}
