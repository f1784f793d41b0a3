//! Expressions.
//!
//! The order is that of [`expression`](Rewriter::expression): in code over a scalar, errors first; then, if
//! the whole expression is constant, it is lifted as a whole; only then its parts are rewritten. So
//! `x.max(3.0 * 4.0)` lifts one number, and a call of a constant function gets its arguments plain.
//!
//! ```text
//! p.x + TABLE[i]                  ⟶   p.x + TABLE[i]                          a plain operand
//! Point { x: 1.0, y }             ⟶   Point::<__Scalar> { x: <__Scalar as From<f64>>::from(1.0), y }
//! a[0] += a[1];                   ⟶   match a[1] { right => a[0] += right };
//! if let Some(0.0) = x { … }      ⟶   match x { Some(y) if y.primal() == 0.0 => …, _ => {} }
//! ```

use syn::visit_mut::{self, VisitMut};
use syn::{Expr, Token, UnOp};

use crate::differentiable::basics::syntax::{last_name, take_attribute};
use crate::differentiable::deduce::constants::Constant;
use crate::differentiable::deduce::exact::binds_for_good;
use crate::differentiable::deduce::guess::member_name;
use crate::differentiable::deduce::state::{Mode, Rewriter};
use crate::differentiable::refuse::check::ASYNC;
use crate::differentiable::rewrite::operators::{is_compound, is_place, right_first};

impl Rewriter<'_> {
    /// Rewrites an expression. Inside generic code, maximal constant expressions are lifted.
    pub(crate) fn expression(&mut self, expr: &mut Expr) {
        if self.is_over() {
            self.refuse_losses(expr);
            if let Some(constant) = self.constant(expr) {
                self.lift_constant(expr, &constant);
                return;
            }
        }
        // What `#[compiled]` has read.
        if let Expr::ForLoop(syn::ExprForLoop { attrs, .. })
        | Expr::While(syn::ExprWhile { attrs, .. })
        | Expr::Loop(syn::ExprLoop { attrs, .. }) = expr
        {
            take_attribute(attrs, "rerun");
        }
        match expr {
            Expr::Path(path) => {
                if let Some(replacement) = self.path_value(path) {
                    *expr = replacement;
                }
            }
            Expr::Call(call) => self.call(call),
            Expr::MethodCall(call) => match self.method_of_own_trait(call) {
                Some(function) => *expr = function,
                None => self.method_call(call),
            },
            // nalgebra and ndarray have `f64 * array`, and nothing for other scalars.
            Expr::Binary(binary) if self.meets_foreign(binary) => *expr = self.left_of_foreign(binary),
            Expr::Binary(binary) => {
                let over = self.is_over();
                self.binary(binary);
                // For `f64`, the right side of `+=` is evaluated first; for other types, the left.
                if over && is_compound(&binary.op) && !is_place(&binary.left) && !is_place(&binary.right) {
                    *expr = right_first(binary);
                }
            }
            Expr::Assign(assign) => {
                // A variable that is marked is assigned plain values.
                let constant = self.constant(&assign.left).is_some();
                if constant {
                    self.unlifted(&mut assign.left);
                    self.with_mode_unless_plain(|inner| inner.visit_expr_mut(&mut assign.right));
                } else {
                    self.visit_expr_mut(&mut assign.left);
                    self.visit_expr_mut(&mut assign.right);
                }
            }
            Expr::Cast(cast) => {
                if let Some(replacement) = self.cast(cast) {
                    *expr = replacement;
                }
            }
            Expr::Struct(literal) => self.struct_literal(literal),
            Expr::Reference(reference)
                if self.is_over()
                    && reference.mutability.is_none()
                    && matches!(
                        self.constant(&reference.expr),
                        Some(Constant::Structure { reference: false })
                    ) =>
            {
                if self.lift_in_place(&mut reference.expr, false) {
                    *expr = (*reference.expr).clone();
                } else {
                    self.visit_expr_mut(&mut reference.expr);
                }
            }
            Expr::Field(field) => self.unlifted_base(&mut field.base),
            // The length of an array is known at compile time.
            Expr::Repeat(repeat) => {
                self.visit_expr_mut(&mut repeat.expr);
                self.array_length(&mut repeat.len);
            }
            Expr::Unary(inner) => {
                if matches!(inner.op, UnOp::Neg(_))
                    && self.is_over()
                    && self.looks_for_bounds()
                    && !self.is_known_number(&inner.expr)
                {
                    self.note_operator("Neg", &inner.expr, None);
                }
                visit_mut::visit_expr_unary_mut(self, inner);
            }
            Expr::Closure(closure) => self.closure(closure, &[]),
            Expr::ForLoop(_) | Expr::While(_) | Expr::If(_) | Expr::Match(_) | Expr::Let(_) => {
                self.control(expr);
            }
            Expr::Async(inner) => {
                self.error(inner.async_token.span, ASYNC);
            }
            // A `const` block is evaluated at compile time.
            Expr::Const(block) => {
                let outer = std::mem::replace(&mut self.in_constant, true);
                self.with_mode(Mode::Plain, |inner| inner.visit_block_mut(&mut block.block));
                self.in_constant = outer;
            }
            Expr::Lit(_) | Expr::Verbatim(_) => {}
            _ => visit_mut::visit_expr_mut(self, expr),
        }
    }

    /// Runs `walk` without lifting, inside generic code.
    pub(crate) fn with_mode_unless_plain(&mut self, walk: impl FnOnce(&mut Self)) {
        if self.is_over() { self.with_mode(Mode::Unlifted, walk) } else { walk(self) }
    }

    /// The base of a field access: a constant structure need not be lifted for one field.
    fn unlifted_base(&mut self, base: &mut Expr) {
        if self.is_over() && self.constant(base).is_some() {
            self.unlifted(base);
        } else {
            self.visit_expr_mut(base);
        }
    }

    /// Rewrites an operand, which may stay plain.
    pub(crate) fn operand(&mut self, expr: &mut Expr, keep_plain: bool) {
        if keep_plain {
            self.unlifted(expr);
        } else {
            self.visit_expr_mut(expr);
        }
    }

    /// Rewrites `Point { x: 1.0, .. }`. A field that is marked keeps its value plain. If several variants or
    /// types have the name, a field counts as marked if it is in any of them.
    fn struct_literal(&mut self, literal: &mut syn::ExprStruct) {
        let last = last_name(&literal.path);
        let defs: Vec<_> = if last == "Self" {
            self.self_ty.as_ref().and_then(|ty| self.names.definition(ty)).into_iter().collect()
        } else {
            (self.names.types.iter())
                .filter(|(name, def)| {
                    **name == last || def.fields.iter().any(|f| f.variant.as_ref() == Some(&last))
                })
                .map(|(_, def)| def)
                .collect()
        };
        for field in &mut literal.fields {
            let name = member_name(&field.member);
            let is_constant = defs.iter().flat_map(|def| &def.fields).any(|f| f.name == name && f.constant);
            // `Point { x }` refers to the variable `x`; a rewritten value must be written out.
            if field.colon_token.is_none() && self.is_over() && self.constant(&field.expr).is_some() {
                field.colon_token = Some(<Token![:]>::default());
            }
            // The type of the field is as the user wrote it, over `f64`.
            if is_constant {
                self.with_mode_unless_plain(|inner| inner.visit_expr_mut(&mut field.expr));
            } else {
                self.visit_expr_mut(&mut field.expr);
            }
        }
        if let Some(rest) = &mut literal.rest {
            self.visit_expr_mut(rest);
        }
        if let Some(other) = self.other_scalar_among(literal.fields.iter().map(|field| &field.expr)) {
            self.over_other(other, |inner| inner.expression_path(&mut literal.path));
            return;
        }
        self.expression_path(&mut literal.path);
    }

    /// Loops and branches, whose variables are in scope inside.
    fn control(&mut self, expr: &mut Expr) {
        if let Some(replacement) = self.let_as_match(expr) {
            *expr = replacement;
            self.visit_expr_mut(expr);
            return;
        }
        self.locals.enter();
        match expr {
            Expr::ForLoop(repeat) => {
                if !self.loop_over_constants(repeat) {
                    let item = self.item_type(&repeat.expr);
                    self.visit_expr_mut(&mut repeat.expr);
                    let bound = repeat.pat.clone();
                    self.visit_pat_mut(&mut repeat.pat);
                    self.bind(&bound, item.as_ref(), false);
                }
                self.visit_block_mut(&mut repeat.body);
            }
            Expr::While(repeat) => {
                self.visit_expr_mut(&mut repeat.cond);
                self.visit_block_mut(&mut repeat.body);
            }
            Expr::If(_) => self.conditional(expr),
            Expr::Let(binding) => {
                // The variables are in scope in what follows, which the enclosing construct visits.
                // The variables of `if let` are not in scope in `else`.
                self.locals.leave();
                let plain = self.stays_plain(&binding.expr).filter(|_| binds_for_good(&binding.pat));
                let ty = self.type_of(&binding.expr);
                self.operand(&mut binding.expr, plain.is_some());
                self.refuse_float_pattern(&binding.pat);
                let bound = (*binding.pat).clone();
                self.visit_pat_mut(&mut binding.pat);
                self.bind(&bound, plain.as_ref().or(ty.as_ref()), plain.is_some());
                return;
            }
            Expr::Match(choice) => self.choice(choice),
            _ => {}
        }
        self.locals.leave();
    }

    /// `if`, with its `let` patterns.
    fn conditional(&mut self, expr: &mut Expr) {
        if let Expr::If(conditional) = expr {
            self.visit_expr_mut(&mut conditional.cond);
            self.visit_block_mut(&mut conditional.then_branch);
            if let Some((_, otherwise)) = &mut conditional.else_branch {
                self.locals.leave();
                self.locals.enter();
                self.visit_expr_mut(otherwise);
            }
        }
    }
}
