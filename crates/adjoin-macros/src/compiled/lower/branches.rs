//! `if` and `match`, as nested `if`s on variables. Values of branches go into a variable that is declared
//! before them.
//!
//! ```text
//! match n { 0 => a, k if k > 3 => b, _ => c }   ⟶   if n == 0 { a } else if k > 3 { b } else { c }
//! if let Some(x) = y { a } else { b }           ⟶   if y is Some { x = y's field; a } else { b }
//! let Some(x) = y else { a }; rest              ⟶   if y is Some { x = y's field; rest } else { a }
//! let z = if c { a } else { b };                ⟶   let chosen = 0.0; if c { chosen = a } else { chosen = b } let z = chosen;
//! ```
//!
//! R takes the same branches, so each condition is a variable of its own, which no statement writes to.

use syn::spanned::Spanned;
use syn::{Expr as Syntax, Pat};

use super::super::core::{Block, Expr, Kind, StmtKind, VarId};
use super::super::types::Ty;
use super::{Item, Lower, Result, boolean, refuse};

/// For types of which the macro cannot write a value.
pub(super) const NO_ZERO: &str = "values with text, and slices, cannot come out of branches, loops and early returns: choose their numbers or indices there, and make \
     the value once afterwards";

impl Lower<'_> {
    /// The value of an `if` or `match`.
    pub(super) fn branch_value(&mut self, expr: &Syntax) -> Result<Expr> {
        self.declared_later(expr, |lower, var| lower.branches(expr, Some(var)))
    }

    /// The value that `stores` writes to a variable. Its type is known only afterwards, so the declaration is
    /// inserted then.
    pub(super) fn declared_later(
        &mut self,
        expr: &impl quote::ToTokens,
        stores: impl FnOnce(&mut Self, VarId) -> Result<()>,
    ) -> Result<Expr> {
        let var = self.var("chosen", Ty::Unknown, expr.span());
        // Declared before the statements, with a zero of the type that they turn out to store.
        let here = self.here();
        stores(self, var)?;
        let ty = self.vars[var].ty.clone();
        if ty == Ty::Unknown {
            // Nothing was stored: these are statements.
            return Ok(super::statements::unit());
        }
        let Some(zero) = self.table.zero(&ty) else {
            return refuse(expr, NO_ZERO);
        };
        let mut stmt = super::Stmt::new(StmtKind::Let(var, Expr::new(Kind::Constant(zero), ty)));
        self.stacks += 1;
        stmt.stack = self.stacks;
        if let Some(block) = self.blocks.last_mut() {
            block.insert(here, stmt);
        }
        Ok(self.read(var))
    }

    /// `if` and `match`. Their value goes into the variable `target`, if there is one.
    pub(super) fn branches(&mut self, expr: &Syntax, target: Option<VarId>) -> Result<()> {
        match expr {
            Syntax::If(branch) => {
                if let Syntax::Let(test) = &*branch.cond {
                    let other = branch.else_branch.as_ref().map(|(_, other)| &**other);
                    return self.if_let(test, &branch.then_branch, other, target);
                }
                self.check_inside(&branch.cond)?;
                let condition = self.expr(&branch.cond)?;
                let condition = self.condition(condition, branch.cond.span());
                let then = self.block(|lower| lower.stmts_into(&branch.then_branch.stmts, target))?;
                let other = match &branch.else_branch {
                    Some((_, other)) => self.block(|lower| lower.expr_into(other, target))?,
                    None => Block::default(),
                };
                self.push(StmtKind::If(condition, then, other));
                Ok(())
            }
            Syntax::Match(matching) => {
                let subject = self.subject(&matching.expr)?;
                let arms: Vec<&syn::Arm> = matching.arms.iter().collect();
                self.arms(&subject, &arms, target)
            }
            _ => self.expr_into(expr, target),
        }
    }

    /// The arms of a `match`, from the first one on: each is the `else` of the one before.
    fn arms(&mut self, subject: &Item, arms: &[&syn::Arm], target: Option<VarId>) -> Result<()> {
        let Some((arm, rest)) = arms.split_first() else { return Ok(()) };
        let test = self.test(&arm.pat, subject)?;
        // The last arm takes what is left: rustc has checked that the arms cover everything.
        let test = test.filter(|_| arm.guard.is_some() || !rest.is_empty());
        let span = arm.pat.span();
        let takes = match &arm.guard {
            None => test,
            Some((_, guard)) => {
                // A guard sees the names of the pattern, so it is evaluated in a branch where the pattern
                // fits.
                let taken = self.let_("taken", boolean(false), span);
                let guarded = self.block(|lower| {
                    lower.bind_pattern(&arm.pat, subject.clone())?;
                    let guard = lower.expr(guard)?;
                    let place = lower.place(taken);
                    lower.assign(place, guard);
                    Ok(())
                })?;
                let test = self.condition(test.unwrap_or_else(|| boolean(true)), span);
                self.push(StmtKind::If(test, guarded, Block::default()));
                Some(self.read(taken))
            }
        };
        let then = |lower: &mut Self| {
            lower.block(|lower| {
                lower.bind_pattern(&arm.pat, subject.clone())?;
                lower.expr_into(&arm.body, target)
            })
        };
        let Some(takes) = takes else {
            let then = then(self)?;
            self.push(StmtKind::If(boolean(true), then, Block::default()));
            return Ok(());
        };
        let condition = self.condition(takes, span);
        let then = then(self)?;
        let other = self.block(|lower| lower.arms(subject, rest, target))?;
        self.push(StmtKind::If(condition, then, other));
        Ok(())
    }

    /// `if let`. Names are bound in the first branch only.
    fn if_let(
        &mut self,
        test: &syn::ExprLet,
        then: &syn::Block,
        other: Option<&Syntax>,
        target: Option<VarId>,
    ) -> Result<()> {
        let subject = self.subject(&test.expr)?;
        let condition = self.test(&test.pat, &subject)?.unwrap_or_else(|| boolean(true));
        let condition = self.condition(condition, test.pat.span());
        let then = self.block(|lower| {
            lower.bind_pattern(&test.pat, subject)?;
            lower.stmts_into(&then.stmts, target)
        })?;
        let other = match other {
            Some(other) => self.block(|lower| lower.expr_into(other, target))?,
            None => Block::default(),
        };
        self.push(StmtKind::If(condition, then, other));
        Ok(())
    }

    /// `let pattern = subject else { other };`. The statements after it, `rest`, go into the branch where the
    /// pattern fits.
    pub(super) fn let_else(
        &mut self,
        (pat, subject): (&Pat, Item),
        other: impl FnOnce(&mut Self) -> Result<()>,
        rest: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let condition = self.test(pat, &subject)?.unwrap_or_else(|| boolean(true));
        let condition = self.condition(condition, pat.span());
        let then = self.block(|lower| {
            lower.bind_pattern(pat, subject)?;
            rest(lower)
        })?;
        let other = self.block(other)?;
        self.push(StmtKind::If(condition, then, other));
        Ok(())
    }

    /// What a pattern is matched on. Values get a variable, because tests and bindings read them several
    /// times.
    pub(super) fn subject(&mut self, expr: &Syntax) -> Result<Item> {
        self.check_inside(expr)?;
        if let Syntax::Tuple(tuple) = expr {
            return Ok(Item::Tuple(
                tuple.elems.iter().map(|part| self.subject(part)).collect::<Result<_>>()?,
            ));
        }
        if let Some(place) = self.reference(expr)? {
            return Ok(Item::Reference(self.settled_place(place, expr.span())));
        }
        let value = self.expr(expr)?;
        let var = self.let_("matched", value, expr.span());
        Ok(Item::Value(self.read(var)))
    }

    /// A condition in a variable of its own, which R reads again.
    pub(super) fn condition(&mut self, condition: Expr, span: proc_macro2::Span) -> Expr {
        let var = self.let_("taken", condition, span);
        self.read(var)
    }
}
