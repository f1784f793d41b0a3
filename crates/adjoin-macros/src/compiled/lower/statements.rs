//! Statements, and early exits as flags:
//!
//! ```text
//! break;                  ⟶  broken = true;
//! if c { break; } rest    ⟶  if c { broken = true; } if !broken { rest }
//! loop { body }           ⟶  loop { body } until broken
//! while c { body }        ⟶  loop { if c { body } else { broken = true } }
//! return e;               ⟶  result = e; returned = true;
//! ```

use std::collections::HashMap;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr as Syntax, Pat, Stmt as SyntaxStmt, parse_quote};

use super::super::core::{Block, Expr, Kind, StmtKind, VarId};
use super::super::types::Ty;
use super::{Binding, Item, LoopExits, Lower, Result, binary, boolean, integer, refuse};

/// An expression that is there for what it does: also as the last one of a block, its value is nothing.
fn is_statement(expr: &Syntax) -> bool {
    match expr {
        Syntax::ForLoop(_) | Syntax::While(_) | Syntax::Loop(_) | Syntax::Assign(_) => true,
        Syntax::Binary(operation) => compound(operation.op).is_some(),
        _ => false,
    }
}

impl Lower<'_> {
    /// The statements of a block in a scope of its own; its value, if it is used.
    pub(super) fn block_value(&mut self, block: &syn::Block) -> Result<Expr> {
        self.scopes.push(HashMap::new());
        let value = self.stmts_value(&block.stmts);
        self.scopes.pop();
        value
    }

    fn stmts_value(&mut self, stmts: &[SyntaxStmt]) -> Result<Expr> {
        let (tail, rest) = match stmts.split_last() {
            Some((SyntaxStmt::Expr(tail, None), rest)) => (Some(tail), rest),
            _ => (None, stmts),
        };
        for stmt in rest {
            if self.can_exit(stmt) {
                return refuse(stmt, "an early exit in a block that has a value is outside the fragment");
            }
            self.stmt(stmt)?;
        }
        match tail {
            Some(tail) if self.can_exit_expr(tail) => {
                refuse(tail, "an early exit in a block that has a value is outside the fragment")
            }
            Some(tail) if is_statement(tail) => {
                self.statement(tail)?;
                Ok(unit())
            }
            Some(tail) => self.expr(tail),
            None => Ok(unit()),
        }
    }

    /// Statements whose value, if there is one, goes into a variable. Early exits are possible.
    pub(super) fn block_into(&mut self, stmts: &[SyntaxStmt], target: Option<VarId>) -> Result<()> {
        self.scopes.push(HashMap::new());
        let done = self.stmts_into(stmts, target);
        self.scopes.pop();
        done
    }

    fn stmts_into(&mut self, stmts: &[SyntaxStmt], target: Option<VarId>) -> Result<()> {
        for (number, stmt) in stmts.iter().enumerate() {
            let is_tail = number + 1 == stmts.len();
            match stmt {
                SyntaxStmt::Expr(tail, None) if is_tail => return self.expr_into(tail, target),
                _ => self.stmt(stmt)?,
            }
            let rest = &stmts[number + 1..];
            if !self.can_exit(stmt) || rest.is_empty() {
                continue;
            }
            let flags = self.flags_of(stmt);
            let still = self.none_of(&flags);
            let then = self.block(|lower| lower.stmts_into(rest, target))?;
            self.push(StmtKind::If(still, then, Block::default()));
            return Ok(());
        }
        Ok(())
    }

    /// An expression whose value goes into a variable.
    fn expr_into(&mut self, expr: &Syntax, target: Option<VarId>) -> Result<()> {
        match expr {
            Syntax::If(_) | Syntax::Match(_) => self.branches(expr, target),
            Syntax::Block(block) if block.label.is_none() => self.block_into(&block.block.stmts, target),
            Syntax::Return(_) | Syntax::Break(_) | Syntax::Continue(_) => self.exit(expr),
            Syntax::Paren(inner) => self.expr_into(&inner.expr, target),
            _ if is_statement(expr) => self.statement(expr),
            _ => {
                let value = self.expr(expr)?;
                match target {
                    Some(target) => {
                        let ty = self.vars[target].ty.clone();
                        let value = self.expected(value, &ty);
                        self.store(target, value);
                        Ok(())
                    }
                    None => Ok(()),
                }
            }
        }
    }

    /// Writes to a variable that was declared for it.
    fn store(&mut self, target: VarId, value: Expr) {
        if self.vars[target].ty == Ty::Unknown {
            self.vars[target].ty = value.ty.clone();
        }
        let place = self.place(target);
        self.assign(place, value);
    }

    /// `place = value`. Values that are no sums of products get a name first, which the reverse pass can use.
    pub(super) fn assign(&mut self, place: super::Place, value: Expr) {
        let value = match &value.kind {
            Kind::Rule(..) => self.atom(value, proc_macro2::Span::call_site()),
            Kind::Binary(BinOp::Div(_), ..) if value.ty == Ty::F64 => {
                self.atom(value, proc_macro2::Span::call_site())
            }
            _ => value,
        };
        self.push(StmtKind::Assign(place, value));
    }

    fn stmt(&mut self, stmt: &SyntaxStmt) -> Result<()> {
        match stmt {
            SyntaxStmt::Local(local) => self.local(local),
            SyntaxStmt::Item(item) => match item {
                syn::Item::Use(_) => Ok(()),
                _ => refuse(item, "items in functions are outside the fragment"),
            },
            SyntaxStmt::Expr(expr, _) => self.statement(expr),
            SyntaxStmt::Macro(call) => self.macro_statement(&call.mac),
        }
    }

    fn local(&mut self, local: &syn::Local) -> Result<()> {
        let Some(init) = &local.init else {
            return refuse(
                local,
                "a variable without a value is outside the fragment: give it one where it is declared",
            );
        };
        if let Some((keyword, _)) = &init.diverge {
            return refuse(keyword, "`let … else` is outside the fragment");
        }
        if self.can_exit_expr(&init.expr) {
            return refuse(&init.expr, "an early exit in a block that has a value is outside the fragment");
        }
        let (pat, ty) = match &local.pat {
            Pat::Type(typed) => (&*typed.pat, Some(&*typed.ty)),
            pat => (pat, None),
        };
        if let (Pat::Ident(name), Syntax::Closure(closure)) = (pat, &*init.expr) {
            if let Some(keyword) = &closure.capture {
                return refuse(keyword, "a closure that moves what it captures is outside the fragment");
            }
            let closure = self.closure(closure)?;
            self.bind(&name.ident.to_string(), Binding::Closure(Box::new(closure)));
            return Ok(());
        }
        if let Some(pair) = self.split_at(&init.expr)? {
            return self.bind_pattern(pat, pair);
        }
        if let Some(place) = self.reference(&init.expr)? {
            return self.bind_pattern(pat, Item::Reference(place));
        }
        let ty = match ty {
            Some(ty) => match self.table.ty(ty, self.self_ty.as_ref()) {
                Some(known) if !matches!(ty, syn::Type::Reference(_)) => Some(known),
                _ => return refuse(ty, "this type is outside the fragment"),
            },
            None => None,
        };
        let mut value = self.expr_as(&init.expr, ty.as_ref())?;
        if let Some(ty) = ty {
            if ty == Ty::Vec(Box::new(Ty::Unknown)) {
                // As found.
            } else if value.ty == Ty::Opaque || matches!(&value.ty, Ty::Vec(elem) if **elem == Ty::Unknown) {
                value.ty = ty;
            }
        }
        self.bind_pattern(pat, Item::Value(value))
    }

    /// An expression as a statement.
    pub(super) fn statement(&mut self, expr: &Syntax) -> Result<()> {
        match expr {
            Syntax::Paren(inner) => self.statement(&inner.expr),
            Syntax::Group(inner) => self.statement(&inner.expr),
            Syntax::Block(block) if block.label.is_none() => self.block_into(&block.block.stmts, None),
            Syntax::If(_) | Syntax::Match(_) => self.branches(expr, None),
            Syntax::Assign(assign) => {
                if let Syntax::Infer(_) = &*assign.left {
                    return self.expr(&assign.right).map(drop);
                }
                if self.can_exit_expr(&assign.right) {
                    return refuse(
                        &assign.right,
                        "an early exit in a block that has a value is outside the fragment",
                    );
                }
                if let Some(place) = self.reference(&assign.right)? {
                    let _ = place;
                    return refuse(expr, "a reference that is set to another place is outside the fragment");
                }
                let value = self.expr(&assign.right)?;
                let here = self.here();
                if let Syntax::Tuple(_) = &*assign.left {
                    return refuse(
                        &assign.left,
                        "assignments to several places at once are outside the fragment",
                    );
                }
                let Some(place) = self.place_of(&assign.left)? else {
                    return refuse(&assign.left, "this place is outside the fragment");
                };
                let value = self.settle(value, here, assign.span());
                self.know(&place, &value);
                let value = self.expected(value, &place.ty.clone());
                self.assign(place, value);
                Ok(())
            }
            Syntax::Binary(assign) => match compound(assign.op) {
                Some(op) => self.compound(assign, op),
                None => self.expr(expr).map(drop),
            },
            Syntax::ForLoop(each) => self.for_loop(each),
            Syntax::While(each) => self.while_loop(each),
            Syntax::Loop(each) => self.plain_loop(each),
            Syntax::Return(_) | Syntax::Break(_) | Syntax::Continue(_) => self.exit(expr),
            Syntax::MethodCall(call) => {
                if self.effect(call)? {
                    return Ok(());
                }
                self.expr(expr).map(drop)
            }
            Syntax::Call(call) => {
                if self.effect_of_function(call)? {
                    return Ok(());
                }
                self.expr(expr).map(drop)
            }
            Syntax::Macro(call) => self.macro_statement(&call.mac),
            _ => self.expr(expr).map(drop),
        }
    }

    /// What an assignment to an empty vector says about its type.
    fn know(&mut self, place: &super::Place, value: &Expr) {
        if place.path.is_empty() && matches!(&place.ty, Ty::Vec(elem) if **elem == Ty::Unknown) {
            self.vars[place.root].ty = value.ty.clone();
        }
    }

    fn compound(&mut self, assign: &syn::ExprBinary, op: BinOp) -> Result<()> {
        if self.can_exit_expr(&assign.right) {
            return refuse(
                &assign.right,
                "an early exit in a block that has a value is outside the fragment",
            );
        }
        let value = self.expr(&assign.right)?;
        let here = self.here();
        let Some(place) = self.place_of(&assign.left)? else {
            return refuse(&assign.left, "this place is outside the fragment");
        };
        let value = self.settle(value, here, assign.span());
        match (&place.ty, op) {
            (Ty::F64, BinOp::Add(_)) => {
                let value = self.term(value, assign.span());
                self.push(StmtKind::Add(place, value));
            }
            (Ty::F64, BinOp::Sub(_)) => {
                let value = self.term(value, assign.span());
                self.push(StmtKind::Add(place, Expr::new(Kind::Neg(Box::new(value)), Ty::F64)));
            }
            (Ty::F64, _) => {
                let old = Expr::read(place.clone());
                let value = self.float_operation(op, old, value, assign)?;
                self.assign(place, value);
            }
            (Ty::Int | Ty::Bool, _) => {
                let ty = place.ty.clone();
                let value = binary(op, Expr::read(place.clone()), value, ty);
                self.push(StmtKind::Assign(place, value));
            }
            _ => return refuse(assign, "this operator is for floats and integers"),
        }
        Ok(())
    }

    /// A sum of products: others get a name first.
    fn term(&mut self, value: Expr, span: proc_macro2::Span) -> Expr {
        match &value.kind {
            Kind::Rule(..) | Kind::Binary(BinOp::Div(_), ..) => self.atom(value, span),
            _ => value,
        }
    }

    /// The value of an `if` or `match`.
    pub(super) fn branch_value(&mut self, expr: &Syntax) -> Result<Expr> {
        let var = self.var("chosen", Ty::Unknown, expr.span());
        // Declared before the branches, with a value of the type that they turn out to have.
        let here = self.here();
        self.branches(expr, Some(var))?;
        let ty = self.vars[var].ty.clone();
        let Some(zero) = self.table.zero(&ty) else {
            return refuse(expr, "the type of this value is outside the fragment");
        };
        let mut stmt = super::Stmt::new(StmtKind::Let(var, Expr::new(Kind::Constant(zero), ty)));
        self.stacks += 1;
        stmt.stack = self.stacks;
        if let Some(block) = self.blocks.last_mut() {
            block.insert(here, stmt);
        }
        Ok(self.read(var))
    }

    /// `if` and `match`, whose value goes into a variable if there is one.
    fn branches(&mut self, expr: &Syntax, target: Option<VarId>) -> Result<()> {
        match expr {
            Syntax::If(branch) => {
                if matches!(&*branch.cond, Syntax::Let(_)) {
                    return refuse(&branch.cond, "`if let` is outside the fragment");
                }
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
                let scrutinee = self.expr(&matching.expr)?;
                if !matches!(scrutinee.ty, Ty::Int | Ty::Bool | Ty::Opaque) {
                    return refuse(
                        &matching.expr,
                        "`match` is for integers, booleans and enums without fields",
                    );
                }
                let var = self.let_("matched", scrutinee, matching.expr.span());
                let arms: Vec<&syn::Arm> = matching.arms.iter().collect();
                self.scopes.push(HashMap::new());
                let done = self.arms(var, &arms, target);
                self.scopes.pop();
                done
            }
            _ => self.expr_into(expr, target),
        }
    }

    fn arms(&mut self, var: VarId, arms: &[&syn::Arm], target: Option<VarId>) -> Result<()> {
        let Some((arm, rest)) = arms.split_first() else { return Ok(()) };
        // A name in lower case takes everything.
        let name = match &arm.pat {
            Pat::Ident(ident) if ident.ident.to_string().starts_with(|c: char| c.is_lowercase()) => {
                if ident.subpat.is_some() || ident.by_ref.is_some() || ident.mutability.is_some() {
                    return refuse(&arm.pat, "this pattern is outside the fragment");
                }
                Some(ident.ident.to_string())
            }
            pat => {
                if binds(pat) {
                    return refuse(pat, "this pattern is outside the fragment");
                }
                None
            }
        };
        if let Some(name) = &name {
            self.bind(name, Binding::Value(var));
        }
        let takes_all =
            arm.guard.is_none() && (rest.is_empty() || name.is_some() || matches!(arm.pat, Pat::Wild(_)));
        if takes_all {
            let block = self.block(|lower| lower.expr_into(&arm.body, target))?;
            self.push(StmtKind::If(boolean(true), block, Block::default()));
            return Ok(());
        }
        let mut condition = match name {
            Some(_) => boolean(true),
            None => {
                let scrutinee = self.read(var);
                Expr::new(Kind::Matches(Box::new(scrutinee), arm.pat.to_token_stream()), Ty::Bool)
            }
        };
        if let Some((_, guard)) = &arm.guard {
            let here = self.here();
            let guard_value = self.expr(guard)?;
            if self.here() != here {
                return refuse(guard, "this guard is outside the fragment");
            }
            condition = binary(parse_quote!(&&), condition, guard_value, Ty::Bool);
        }
        let condition = self.condition(condition, arm.pat.span());
        let then = self.block(|lower| lower.expr_into(&arm.body, target))?;
        let other = self.block(|lower| lower.arms(var, rest, target))?;
        self.push(StmtKind::If(condition, then, other));
        Ok(())
    }

    /// A condition as a variable, which the reverse pass can use.
    pub(super) fn condition(&mut self, condition: Expr, span: proc_macro2::Span) -> Expr {
        let var = self.let_("taken", condition, span);
        self.read(var)
    }

    fn for_loop(&mut self, each: &syn::ExprForLoop) -> Result<()> {
        let label = each.label.as_ref().map(|label| label.name.ident.to_string());
        let (breaks, continues) = exits_of_loop(&each.body, label.as_deref());
        let leaves = breaks || self.returns(&each.body);
        let mut iterator = self.iterator(&each.expr)?;
        let span = each.for_token.span();
        if iterator.stages.is_empty() && !leaves {
            if let Some((low, high)) = iterator.as_range() {
                // The usual loop.
                let (Pat::Ident(_) | Pat::Wild(_)) = &*each.pat else {
                    return refuse(&each.pat, "this pattern is outside the fragment");
                };
                let (low, high) = (self.bound(low, span), self.bound(high, span));
                let name = match &*each.pat {
                    Pat::Ident(ident) if ident.mutability.is_none() => ident.ident.to_string(),
                    Pat::Ident(_) => return refuse(&each.pat, "this pattern is outside the fragment"),
                    _ => "index".to_owned(),
                };
                let var = self.var(&name, Ty::Int, each.pat.span());
                self.settled.insert(var);
                let body = self.block(|lower| {
                    lower.bind(&name, Binding::Value(var));
                    lower.loop_body(&each.body, label, continues, None)
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
                    lower.loop_body(&each.body, label.clone(), continues, None)
                })
            })?;
            self.push(StmtKind::For { var, low: integer(0), high: length, body });
            return Ok(());
        }
        // `break` and `return`: a counter, and a loop until the flag is set.
        let index = self.let_("k", Expr::new(Kind::Constant(quote::quote!(0usize)), Ty::Int), span);
        let done = self.let_("done", boolean(false), span);
        let count = self.let_("count", Expr::new(Kind::Constant(quote::quote!(0usize)), Ty::Int), span);
        let broken = self.let_("broken", boolean(false), span);
        let body = self.block(|lower| {
            let k = lower.read(index);
            let more = binary(parse_quote!(<), k.clone(), length.clone(), Ty::Bool);
            let more = lower.condition(more, span);
            let then = lower.block(|lower| {
                let k = lower.read(index);
                let k = lower.let_("item", k, span);
                let k = lower.read(k);
                let place = lower.place(index);
                let next = binary(parse_quote!(+), k.clone(), integer(1), Ty::Int);
                lower.push(StmtKind::Assign(place, next));
                lower.iterator_body(&iterator, k, each, |lower| {
                    lower.loop_body(&each.body, label.clone(), continues, Some(broken))
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

    /// A bound of a loop: a constant, or a variable that keeps it.
    fn bound(&mut self, bound: Expr, span: proc_macro2::Span) -> Expr {
        if matches!(bound.kind, Kind::Constant(_)) {
            return bound;
        }
        let var = self.let_("bound", bound, span);
        self.read(var)
    }

    fn while_loop(&mut self, each: &syn::ExprWhile) -> Result<()> {
        if matches!(&*each.cond, Syntax::Let(_)) {
            return refuse(&each.cond, "`while let` is outside the fragment");
        }
        let label = each.label.as_ref().map(|label| label.name.ident.to_string());
        self.until_broken(each.while_token.span(), |lower, broken, done| {
            let condition = lower.expr(&each.cond)?;
            let condition = lower.condition(condition, each.cond.span());
            let continues = exits_of_loop(&each.body, label.as_deref()).1;
            let then = lower.block(|lower| {
                lower.loop_body(&each.body, label.clone(), continues, Some(broken))?;
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

    fn plain_loop(&mut self, each: &syn::ExprLoop) -> Result<()> {
        let label = each.label.as_ref().map(|label| label.name.ident.to_string());
        self.until_broken(each.loop_token.span(), |lower, broken, done| {
            let continues = exits_of_loop(&each.body, label.as_deref()).1;
            lower.loop_body(&each.body, label.clone(), continues, Some(broken))?;
            let left = lower.left(broken);
            let place = lower.place(done);
            lower.push(StmtKind::Assign(place, left));
            Ok(())
        })
    }

    fn until_broken(
        &mut self,
        span: proc_macro2::Span,
        body: impl FnOnce(&mut Self, VarId, VarId) -> Result<()>,
    ) -> Result<()> {
        let done = self.let_("done", boolean(false), span);
        let count = self.let_("count", Expr::new(Kind::Constant(quote::quote!(0usize)), Ty::Int), span);
        let broken = self.let_("broken", boolean(false), span);
        let body = self.block(|lower| body(lower, broken, done))?;
        self.push(StmtKind::Loop { count, done, body });
        Ok(())
    }

    /// The body of a loop, with its exits.
    fn loop_body(
        &mut self,
        body: &syn::Block,
        label: Option<String>,
        continues: bool,
        broken: Option<VarId>,
    ) -> Result<()> {
        let continued = continues.then(|| self.let_("continued", boolean(false), body.span()));
        self.exits.loops.push(LoopExits { label, broken, continued });
        let done = self.block_into(&body.stmts, None);
        self.exits.loops.pop();
        done
    }

    /// Whether a loop is left: by its own flag, or by those of loops and functions around.
    fn left(&self, broken: VarId) -> Expr {
        let mut left = self.read(broken);
        let outer = self.exits.loops.iter().flat_map(|each| each.broken.iter().chain(&each.continued));
        for flag in outer.copied().chain(self.exits.returned.map(|(flag, _)| flag)) {
            left = binary(parse_quote!(||), left, self.read(flag), Ty::Bool);
        }
        left
    }

    fn exit(&mut self, expr: &Syntax) -> Result<()> {
        match expr {
            Syntax::Return(exit) => {
                let Some((flag, result)) = self.exits.returned else {
                    return refuse(expr, "this `return` is outside the fragment");
                };
                if let Some(value) = &exit.expr {
                    if self.can_exit_expr(value) {
                        return refuse(
                            value,
                            "an early exit in a block that has a value is outside the fragment",
                        );
                    }
                    let value = self.expr(value)?;
                    if let Some(result) = result {
                        let ty = self.vars[result].ty.clone();
                        let value = self.expected(value, &ty);
                        self.store(result, value);
                    }
                }
                self.set(flag);
            }
            Syntax::Break(exit) => {
                if let Some(value) = &exit.expr {
                    return refuse(value, "`break` with a value is outside the fragment");
                }
                let flag = self.loop_exits(exit.label.as_ref()).and_then(|exits| exits.broken);
                let Some(flag) = flag else {
                    return refuse(expr, "this `break` is outside the fragment");
                };
                self.set(flag);
            }
            Syntax::Continue(exit) => {
                let flag = self.loop_exits(exit.label.as_ref()).and_then(|exits| exits.continued);
                let Some(flag) = flag else {
                    return refuse(expr, "this `continue` is outside the fragment");
                };
                self.set(flag);
            }
            _ => {}
        }
        Ok(())
    }

    fn loop_exits(&self, label: Option<&syn::Lifetime>) -> Option<LoopExits> {
        let loops = self.exits.loops.iter().rev();
        match label {
            None => loops.clone().next().cloned(),
            Some(label) => {
                let name = label.ident.to_string();
                loops.clone().find(|each| each.label.as_deref() == Some(&name)).cloned()
            }
        }
    }

    /// The flags that a statement may set.
    fn flags_of(&self, _: &SyntaxStmt) -> Vec<VarId> {
        let loops = self.exits.loops.iter().flat_map(|each| each.broken.iter().chain(&each.continued));
        loops.copied().chain(self.exits.returned.map(|(flag, _)| flag)).collect()
    }

    fn none_of(&mut self, flags: &[VarId]) -> Expr {
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

    fn can_exit(&self, stmt: &SyntaxStmt) -> bool {
        let mut finder = Exit::default();
        finder.visit_stmt(stmt);
        finder.leaves
    }

    fn can_exit_expr(&self, expr: &Syntax) -> bool {
        let mut finder = Exit::default();
        finder.visit_expr(expr);
        finder.leaves
    }

    fn returns(&self, block: &syn::Block) -> bool {
        // A labelled exit of an outer loop leaves this one too.
        let mut finder = Exit::default();
        finder.visit_block(block);
        finder.far || finder.returns
    }
}

pub(super) fn unit() -> Expr {
    Expr::new(Kind::Constant(quote::quote!(())), Ty::Unit)
}

/// `+` for `+=`, and so on.
fn compound(op: BinOp) -> Option<BinOp> {
    Some(match op {
        BinOp::AddAssign(_) => parse_quote!(+),
        BinOp::SubAssign(_) => parse_quote!(-),
        BinOp::MulAssign(_) => parse_quote!(*),
        BinOp::DivAssign(_) => parse_quote!(/),
        BinOp::RemAssign(_) => parse_quote!(%),
        BinOp::BitAndAssign(_) => parse_quote!(&),
        BinOp::BitOrAssign(_) => parse_quote!(|),
        BinOp::BitXorAssign(_) => parse_quote!(^),
        BinOp::ShlAssign(_) => parse_quote!(<<),
        BinOp::ShrAssign(_) => parse_quote!(>>),
        _ => return None,
    })
}

/// Whether a pattern binds a name.
fn binds(pat: &Pat) -> bool {
    struct Finder(bool);
    impl<'ast> Visit<'ast> for Finder {
        fn visit_pat_ident(&mut self, ident: &'ast syn::PatIdent) {
            self.0 |= ident.ident.to_string().starts_with(|c: char| c.is_lowercase() || c == '_');
        }
    }
    let mut finder = Finder(false);
    finder.visit_pat(pat);
    finder.0
}

/// Finds exits that leave what is looked at.
#[derive(Default)]
struct Exit {
    /// Loops around that are part of what is looked at.
    depth: usize,
    labels: Vec<String>,
    leaves: bool,
    returns: bool,
    /// Whether a label outside is named.
    far: bool,
}

impl Exit {
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

pub(super) fn expr_returns(expr: &Syntax) -> bool {
    let mut finder = Exit::default();
    finder.visit_expr(expr);
    finder.returns
}

/// Whether a loop's body has a `break`, and a `continue`, of that loop.
fn exits_of_loop(body: &syn::Block, label: Option<&str>) -> (bool, bool) {
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
