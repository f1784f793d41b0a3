//! Loops. A loop that is never left early is a `for` over indices. Others run until a flag is set:
//!
//! ```text
//! for x in chain { body }   ⟶   k = 0; loop { if k < length { x = item k; k += 1; body; done = left } else { done = true } }
//! while c { body }          ⟶   loop { if c { body; done = left } else { done = true } }
//! loop { body }             ⟶   loop { body; done = left }
//! ```
//!
//! `left` is true if an exit in the body leaves the loop ([`Lower::left`]).

use quote::quote;
use syn::spanned::Spanned;
use syn::{Expr as Syntax, Pat, parse_quote};

use super::super::core::{Expr, Kind, StmtKind, VarId, Way};
use super::super::types::Ty;
use super::exits::exits_of_loop;
use super::{Binding, Item, LoopExits, Lower, Result, binary, boolean, integer};
use crate::differentiable::basics::syntax::has_attribute;

impl Lower<'_> {
    /// A loop of any kind. With `#[rerun]`, the statement that it ends with is marked to run again in R.
    pub(super) fn any_loop(&mut self, each: &Syntax) -> Result<()> {
        let attributes = match each {
            Syntax::ForLoop(each) => {
                self.for_loop(each)?;
                &each.attrs
            }
            Syntax::While(each) => {
                self.while_loop(each)?;
                &each.attrs
            }
            Syntax::Loop(each) => {
                self.plain_loop(each, None)?;
                &each.attrs
            }
            _ => return Ok(()),
        };
        if has_attribute(attributes, "rerun") {
            if let Some(stmt) = self.blocks.last_mut().and_then(|block| block.last_mut()) {
                stmt.way = Way::Again(Vec::new());
            }
        }
        Ok(())
    }

    /// A `for`. The fewest variables are made for a bare range without exits, the most frequent case.
    fn for_loop(&mut self, each: &syn::ExprForLoop) -> Result<()> {
        let label = each.label.as_ref().map(|label| label.name.ident.to_string());
        let (breaks, continues) = exits_of_loop(&each.body, label.as_deref());
        let leaves = breaks || self.returns(&each.body);
        let mut iterator = self.iterator(&each.expr)?;
        let span = each.for_token.span();
        if iterator.stages.is_empty() && !leaves {
            if let Some((low, high)) = iterator.as_range() {
                // A bare range: the user's variable is the variable of the loop, of whatever integer type.
                let (low, high) = (self.bound(low, span), self.bound(high, span));
                let name = match &*each.pat {
                    Pat::Ident(ident) => ident.ident.to_string(),
                    _ => "index".to_owned(),
                };
                let is_plain = matches!(&*each.pat, Pat::Ident(ident) if ident.mutability.is_none() && ident.subpat.is_none());
                let var = self.var(&name, Ty::Int, each.pat.span());
                self.settled.insert(var);
                let body = self.block(|lower| {
                    if is_plain {
                        lower.bind(&name, Binding::Value(var));
                    } else {
                        let index = lower.read(var);
                        lower.bind_pattern(&each.pat, Item::Value(index))?;
                    }
                    lower.loop_body(&each.body, label, continues, (None, None))
                })?;
                self.push(StmtKind::For { var, low, high, body });
                return Ok(());
            }
        }
        let length = self.iterator_len(&mut iterator, each.expr.span())?;
        if !leaves {
            let var = self.var("k", Ty::Int, span);
            self.settled.insert(var);
            let index = self.read(var);
            let body = self.block(|lower| {
                lower.iterator_body(&iterator, index, each, |lower| {
                    lower.loop_body(&each.body, label.clone(), continues, (None, None))
                })
            })?;
            self.push(StmtKind::For { var, low: integer(0), high: length, body });
            return Ok(());
        }
        // With `break` or `return`: a counter, and a loop until the flag is set.
        let index = self.let_("k", Expr::new(Kind::Constant(quote!(0usize)), Ty::Int), span);
        let done = self.let_("done", boolean(false), span);
        let count = self.let_("count", Expr::new(Kind::Constant(quote!(0usize)), Ty::Int), span);
        let broken = self.let_("broken", boolean(false), span);
        let body = self.block(|lower| {
            let k = lower.read(index);
            let more = binary(parse_quote!(<), k.clone(), length.clone(), Ty::Bool);
            let more = lower.condition(more, span);
            let then = lower.block(|lower| {
                let k = lower.read(index);
                // The element reads a copy of the counter, which is increased before the body: `continue`
                // cannot skip that.
                let k = lower.let_("item", k, span);
                let k = lower.read(k);
                let place = lower.place(index);
                let next = binary(parse_quote!(+), k.clone(), integer(1), Ty::Int);
                lower.push(StmtKind::Assign(place, next));
                lower.iterator_body(&iterator, k, each, |lower| {
                    lower.loop_body(&each.body, label.clone(), continues, (Some(broken), None))
                })?;
                let left = lower.left(broken);
                let place = lower.place(done);
                lower.push(StmtKind::Assign(place, left));
                Ok(())
            })?;
            let other = lower.block(|lower| {
                lower.set(done);
                Ok(())
            })?;
            lower.push(StmtKind::If(more, then, other));
            Ok(())
        })?;
        self.push(StmtKind::Loop { count, done, body });
        Ok(())
    }

    /// A bound of a loop: a constant, or a variable that keeps its value, since the range is evaluated once.
    fn bound(&mut self, bound: Expr, span: proc_macro2::Span) -> Expr {
        if matches!(bound.kind, Kind::Constant(_)) {
            return bound;
        }
        let var = self.let_("bound", bound, span);
        self.read(var)
    }

    /// `while` and `while let`. The condition is evaluated in each iteration, so it is a part of the body.
    fn while_loop(&mut self, each: &syn::ExprWhile) -> Result<()> {
        let label = each.label.as_ref().map(|label| label.name.ident.to_string());
        self.until_broken(each.while_token.span(), |lower, broken, done| {
            let (condition, bound) = match &*each.cond {
                Syntax::Let(test) => {
                    let subject = lower.subject(&test.expr)?;
                    let fits = lower.test(&test.pat, &subject)?;
                    (fits.unwrap_or_else(|| boolean(true)), Some((&*test.pat, subject)))
                }
                condition => (lower.expr(condition)?, None),
            };
            let condition = lower.condition(condition, each.cond.span());
            let continues = exits_of_loop(&each.body, label.as_deref()).1;
            let then = lower.block(|lower| {
                if let Some((pat, subject)) = bound {
                    lower.bind_pattern(pat, subject)?;
                }
                lower.loop_body(&each.body, label.clone(), continues, (Some(broken), None))?;
                let left = lower.left(broken);
                let place = lower.place(done);
                lower.push(StmtKind::Assign(place, left));
                Ok(())
            })?;
            let other = lower.block(|lower| {
                lower.set(done);
                Ok(())
            })?;
            lower.push(StmtKind::If(condition, then, other));
            Ok(())
        })
    }

    /// The value of a `loop` whose `break`s have one.
    pub(super) fn loop_value(&mut self, each: &syn::ExprLoop) -> Result<Expr> {
        self.declared_later(each, |lower, result| lower.plain_loop(each, Some(result)))
    }

    /// `loop`, whose `break`s store their value in `result`, if there is one.
    pub(super) fn plain_loop(&mut self, each: &syn::ExprLoop, result: Option<VarId>) -> Result<()> {
        let label = each.label.as_ref().map(|label| label.name.ident.to_string());
        self.until_broken(each.loop_token.span(), |lower, broken, done| {
            let continues = exits_of_loop(&each.body, label.as_deref()).1;
            lower.loop_body(&each.body, label.clone(), continues, (Some(broken), result))?;
            let left = lower.left(broken);
            let place = lower.place(done);
            lower.push(StmtKind::Assign(place, left));
            Ok(())
        })
    }

    /// A loop that runs until the flag `done`, with a flag for its `break`s.
    fn until_broken(
        &mut self,
        span: proc_macro2::Span,
        body: impl FnOnce(&mut Self, VarId, VarId) -> Result<()>,
    ) -> Result<()> {
        let done = self.let_("done", boolean(false), span);
        let count = self.let_("count", Expr::new(Kind::Constant(quote!(0usize)), Ty::Int), span);
        let broken = self.let_("broken", boolean(false), span);
        let body = self.block(|lower| body(lower, broken, done))?;
        self.push(StmtKind::Loop { count, done, body });
        Ok(())
    }

    /// The body of a loop. Its exits set the flags; `continued` is a variable of the body, so each iteration
    /// starts with a new one.
    fn loop_body(
        &mut self,
        body: &syn::Block,
        label: Option<String>,
        continues: bool,
        (broken, result): (Option<VarId>, Option<VarId>),
    ) -> Result<()> {
        let continued = continues.then(|| self.let_("continued", boolean(false), body.span()));
        self.exits.loops.push(LoopExits { label, broken, continued, result, is_block: false });
        let done = self.block_into(&body.stmts, None);
        self.exits.loops.pop();
        done
    }
}
