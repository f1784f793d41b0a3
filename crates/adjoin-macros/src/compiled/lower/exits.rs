//! Early exits, as flags. The statements after one that may exit run only if no flag is set:
//!
//! ```text
//! break;                  ⟶  broken = true;
//! continue;               ⟶  continued = true;
//! 'a: { … break 'a; … }   ⟶  the same flag as that of a loop
//! return e;               ⟶  result = e; returned = true;
//! if c { break; } rest    ⟶  if c { broken = true; } if !broken { rest }
//! let y = if c { return x } else { z }; rest
//!                         ⟶  if c { result = x; returned = true } else { y = z } if !returned { rest }
//! ```
//!
//! Exits are possible where a statement stands, in the tail of a function, and in the value of a `let`. In
//! larger expressions, as in `2.0 * if c { return x } else { z }`, they are refused.

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr as Syntax, Stmt as SyntaxStmt, parse_quote};

use super::super::core::{Expr, Kind, VarId};
use super::super::types::Ty;
use super::refuse::refuse_strange;
use super::{LoopExits, Lower, Result, binary, boolean, refuse};

/// The message for an exit in a part of an expression.
pub(super) const INSIDE: &str = "an early exit inside of a larger expression cannot be compiled: bind the part that exits by a `let` of its own";

impl Lower<'_> {
    /// The condition under which a loop ends after an iteration: its own `break`, an exit of a loop around
    /// it, or a `return`.
    pub(super) fn left(&self, broken: VarId) -> Expr {
        let mut left = self.read(broken);
        let outer = self.exits.loops.iter().flat_map(|each| each.broken.iter().chain(&each.continued));
        for flag in outer.copied().chain(self.exits.returned.map(|(flag, _)| flag)) {
            left = binary(parse_quote!(||), left, self.read(flag), Ty::Bool);
        }
        left
    }

    /// `return`, `break` and `continue`: stores the value, and sets the flag.
    pub(super) fn exit(&mut self, expr: &Syntax) -> Result<()> {
        match expr {
            Syntax::Return(exit) => {
                let Some((flag, result)) = self.exits.returned else {
                    return refuse_strange(expr);
                };
                if let Some(value) = &exit.expr {
                    if self.can_exit_expr(value) {
                        return refuse(value, INSIDE);
                    }
                    match result {
                        Some(result) => self.store_value(result, value)?,
                        None => self.expr(value).map(drop)?,
                    }
                }
                self.set(flag);
            }
            Syntax::Break(exit) => {
                let exits = self.loop_exits(exit.label.as_ref());
                if let Some(value) = &exit.expr {
                    if self.can_exit_expr(value) {
                        return refuse(value, INSIDE);
                    }
                    // The value of a loop may be unused.
                    if let Some(result) = exits.as_ref().and_then(|exits| exits.result) {
                        self.store_value(result, value)?;
                    } else {
                        let value = self.expr(value)?;
                        self.let_("unused", value, expr.span());
                    }
                }
                let flag = exits.and_then(|exits| exits.broken);
                let Some(flag) = flag else {
                    return refuse_strange(expr);
                };
                self.set(flag);
            }
            Syntax::Continue(exit) => {
                let flag = self.loop_exits(exit.label.as_ref()).and_then(|exits| exits.continued);
                let Some(flag) = flag else {
                    return refuse_strange(expr);
                };
                self.set(flag);
            }
            _ => {}
        }
        Ok(())
    }

    /// The flags of the loop or block with a label, or of the innermost loop.
    fn loop_exits(&self, label: Option<&syn::Lifetime>) -> Option<LoopExits> {
        let loops = self.exits.loops.iter().rev();
        match label {
            None => loops.clone().find(|each| !each.is_block).cloned(),
            Some(label) => {
                let name = label.ident.to_string();
                loops.clone().find(|each| each.label.as_deref() == Some(&name)).cloned()
            }
        }
    }

    /// A block with a label, which `break` leaves. Its value goes into `target`, if there is one.
    pub(super) fn labelled(&mut self, block: &syn::ExprBlock, target: Option<VarId>) -> Result<()> {
        let label = block.label.as_ref().map(|label| label.name.ident.to_string());
        let broken = self.let_("broken", boolean(false), block.span());
        let exits =
            LoopExits { label, broken: Some(broken), continued: None, result: target, is_block: true };
        self.exits.loops.push(exits);
        let done = self.block_into(&block.block.stmts, target);
        self.exits.loops.pop();
        done
    }

    /// All flags that a statement here could set.
    pub(super) fn flags_of(&self, _: &SyntaxStmt) -> Vec<VarId> {
        let loops = self.exits.loops.iter().flat_map(|each| each.broken.iter().chain(&each.continued));
        loops.copied().chain(self.exits.returned.map(|(flag, _)| flag)).collect()
    }

    /// A condition: no flag is set.
    pub(super) fn none_of(&mut self, flags: &[VarId]) -> Expr {
        let mut any: Option<Expr> = None;
        for flag in flags {
            let flag = self.read(*flag);
            any = Some(match any {
                Some(any) => binary(parse_quote!(||), any, flag, Ty::Bool),
                None => flag,
            });
        }
        let any = any.unwrap_or_else(|| boolean(false));
        self.condition(Expr::new(Kind::Not(Box::new(any)), Ty::Bool), proc_macro2::Span::call_site())
    }

    /// Whether a statement may leave the block that it stands in.
    pub(super) fn can_exit(&self, stmt: &SyntaxStmt) -> bool {
        let mut finder = Exit::default();
        finder.visit_stmt(stmt);
        finder.leaves
    }

    /// Refuses exits in a part of an expression.
    pub(super) fn check_inside(&self, expr: &Syntax) -> Result<()> {
        if self.can_exit_expr(expr) { refuse(expr, INSIDE) } else { Ok(()) }
    }

    /// Whether an expression may leave the block that it stands in.
    pub(super) fn can_exit_expr(&self, expr: &Syntax) -> bool {
        let mut finder = Exit::default();
        finder.visit_expr(expr);
        finder.leaves
    }

    /// Whether the body of a loop may leave it by `return`, `?` or a label from outside of the body.
    pub(super) fn returns(&self, block: &syn::Block) -> bool {
        // A labelled exit of an outer loop leaves this one, too.
        let mut finder = Exit::default();
        finder.visit_block(block);
        finder.far || finder.returns
    }
}

/// Finds exits that leave the code which is visited.
#[derive(Default)]
struct Exit {
    /// The number of loops around that are part of the visited code. Plain `break`s in them do not leave it.
    depth: usize,
    /// The labels of these loops.
    labels: Vec<String>,
    /// Whether there is an exit.
    leaves: bool,
    /// Whether there is a `return` or `?`.
    returns: bool,
    /// Whether an exit names the label of a loop outside.
    far: bool,
}

impl Exit {
    /// Visits the body of a loop.
    fn inside(&mut self, label: Option<&syn::Label>, body: &syn::Block) {
        self.depth += 1;
        let named = label.map(|label| label.name.ident.to_string());
        let pushed = named.is_some();
        self.labels.extend(named);
        self.visit_block(body);
        if pushed {
            self.labels.pop();
        }
        self.depth -= 1;
    }

    /// Visits a `break` or `continue`.
    fn jump(&mut self, label: Option<&syn::Lifetime>) {
        match label {
            None => self.leaves |= self.depth == 0,
            Some(label) if self.labels.contains(&label.ident.to_string()) => {}
            Some(_) => {
                self.leaves = true;
                self.far = true;
            }
        }
    }
}

impl<'ast> Visit<'ast> for Exit {
    fn visit_expr_block(&mut self, block: &'ast syn::ExprBlock) {
        // Only `break` with its label leaves a block.
        self.labels.extend(block.label.as_ref().map(|label| label.name.ident.to_string()));
        self.visit_block(&block.block);
        if block.label.is_some() {
            self.labels.pop();
        }
    }
    fn visit_expr_for_loop(&mut self, each: &'ast syn::ExprForLoop) {
        self.visit_expr(&each.expr);
        self.inside(each.label.as_ref(), &each.body);
    }
    fn visit_expr_while(&mut self, each: &'ast syn::ExprWhile) {
        self.visit_expr(&each.cond);
        self.inside(each.label.as_ref(), &each.body);
    }
    fn visit_expr_loop(&mut self, each: &'ast syn::ExprLoop) {
        self.inside(each.label.as_ref(), &each.body);
    }
    fn visit_expr_return(&mut self, exit: &'ast syn::ExprReturn) {
        self.leaves = true;
        self.returns = true;
        visit::visit_expr_return(self, exit);
    }
    fn visit_expr_break(&mut self, exit: &'ast syn::ExprBreak) {
        self.jump(exit.label.as_ref());
    }
    fn visit_expr_continue(&mut self, exit: &'ast syn::ExprContinue) {
        self.jump(exit.label.as_ref());
    }
    fn visit_expr_try(&mut self, exit: &'ast syn::ExprTry) {
        self.leaves = true;
        self.returns = true;
        visit::visit_expr_try(self, exit);
    }
    fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

/// Whether a function returns before its end, by `return`.
pub(super) fn returns_early(block: &syn::Block) -> bool {
    let mut finder = Exit::default();
    finder.visit_block(block);
    finder.returns
}

/// The same for an expression.
pub(super) fn expr_returns(expr: &Syntax) -> bool {
    let mut finder = Exit::default();
    finder.visit_expr(expr);
    finder.returns
}

/// Whether a `loop` has a value: one of its own `break`s has one.
pub(super) fn breaks_with_value(each: &syn::ExprLoop) -> bool {
    struct Finder<'a> {
        label: Option<&'a syn::Lifetime>,
        depth: usize,
        found: bool,
    }
    impl<'ast> Visit<'ast> for Finder<'_> {
        fn visit_expr_loop(&mut self, each: &'ast syn::ExprLoop) {
            self.depth += 1;
            visit::visit_expr_loop(self, each);
            self.depth -= 1;
        }
        fn visit_expr_break(&mut self, exit: &'ast syn::ExprBreak) {
            let own = match &exit.label {
                None => self.depth == 0,
                label => label.as_ref() == self.label,
            };
            self.found |= exit.expr.is_some() && own;
        }
        fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
    }
    let mut finder = Finder { label: each.label.as_ref().map(|label| &label.name), depth: 0, found: false };
    finder.visit_block(&each.body);
    finder.found
}

/// Whether a loop's body has a `break`, and a `continue`, of that loop.
pub(super) fn exits_of_loop(body: &syn::Block, label: Option<&str>) -> (bool, bool) {
    struct Finder<'a> {
        label: Option<&'a str>,
        depth: usize,
        breaks: bool,
        continues: bool,
    }
    impl Finder<'_> {
        fn is_own(&self, label: Option<&syn::Lifetime>) -> bool {
            match label {
                None => self.depth == 0,
                Some(label) => self.label.is_some_and(|own| label.ident == own),
            }
        }
    }
    impl<'ast> Visit<'ast> for Finder<'_> {
        fn visit_expr_for_loop(&mut self, each: &'ast syn::ExprForLoop) {
            self.depth += 1;
            visit::visit_expr_for_loop(self, each);
            self.depth -= 1;
        }
        fn visit_expr_while(&mut self, each: &'ast syn::ExprWhile) {
            self.depth += 1;
            visit::visit_expr_while(self, each);
            self.depth -= 1;
        }
        fn visit_expr_loop(&mut self, each: &'ast syn::ExprLoop) {
            self.depth += 1;
            visit::visit_expr_loop(self, each);
            self.depth -= 1;
        }
        fn visit_expr_break(&mut self, exit: &'ast syn::ExprBreak) {
            self.breaks |= self.is_own(exit.label.as_ref());
        }
        fn visit_expr_continue(&mut self, exit: &'ast syn::ExprContinue) {
            self.continues |= self.is_own(exit.label.as_ref());
        }
        fn visit_expr_closure(&mut self, _: &'ast syn::ExprClosure) {}
    }
    let mut finder = Finder { label, depth: 0, breaks: false, continues: false };
    finder.visit_block(body);
    (finder.breaks, finder.continues)
}
