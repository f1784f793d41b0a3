//! Blocks, `let` and assignments.

use std::collections::HashMap;

use syn::spanned::Spanned;
use syn::{BinOp, Expr as Syntax, Pat, Stmt as SyntaxStmt, parse_quote};

use super::super::core::{Block, Expr, Kind, StmtKind, VarId};
use super::super::types::Ty;
use super::{Binding, Item, Lower, Result, binary, refuse};

/// An expression that is there for what it does: also as the last one of a block, its value is nothing.
pub(super) fn is_statement(expr: &Syntax) -> bool {
    match expr {
        Syntax::Loop(each) => !super::exits::breaks_with_value(each),
        Syntax::ForLoop(_) | Syntax::While(_) | Syntax::Assign(_) => true,
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

    pub(super) fn stmts_into(&mut self, stmts: &[SyntaxStmt], target: Option<VarId>) -> Result<()> {
        for (number, stmt) in stmts.iter().enumerate() {
            let is_tail = number + 1 == stmts.len();
            match stmt {
                SyntaxStmt::Expr(tail, None) if is_tail => return self.expr_into(tail, target),
                SyntaxStmt::Local(local) if leaves(local) => {
                    let rest = &stmts[number + 1..];
                    return self.leaving_let(local, |lower| lower.stmts_into(rest, target));
                }
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

    /// `let pattern = value else { … };` and `let pattern = value?;`, with what comes after it.
    fn leaving_let(&mut self, local: &syn::Local, rest: impl FnOnce(&mut Self) -> Result<()>) -> Result<()> {
        let Some(init) = &local.init else { return rest(self) };
        let pat = match &local.pat {
            Pat::Type(typed) => &*typed.pat,
            pat => pat,
        };
        if let Some((_, other)) = &init.diverge {
            if self.can_exit_expr(&init.expr) {
                return refuse(
                    &init.expr,
                    "an early exit in a block that has a value is outside the fragment",
                );
            }
            let subject = self.subject(&init.expr)?;
            return self.let_else((pat, subject), |lower| lower.expr_into(other, None), rest);
        }
        let Syntax::Try(attempt) = &*init.expr else { return rest(self) };
        let Some((flag, Some(result))) = self.exits.returned else {
            return refuse(attempt, "this `?` is outside the fragment");
        };
        let ty = self.vars[result].ty.clone();
        let subject = self.subject(&attempt.expr)?;
        let is_option = match &subject {
            Item::Value(value) => matches!(value.ty, Ty::Option(_)),
            Item::Reference(place) => matches!(place.ty, Ty::Option(_)),
            Item::Tuple(_) => false,
        };
        if !is_option || !matches!(ty, Ty::Option(_)) {
            return refuse(attempt, "`?` is for `Option`");
        }
        let some: Pat = parse_quote!(Some(#pat));
        let none = Expr::new(Kind::Variant(quote::quote!(::core::option::Option::None), Vec::new()), ty);
        let other = |lower: &mut Self| {
            lower.store(result, none);
            lower.set(flag);
            Ok(())
        };
        self.let_else((&some, subject), other, rest)
    }

    /// An expression whose value goes into a variable.
    pub(super) fn expr_into(&mut self, expr: &Syntax, target: Option<VarId>) -> Result<()> {
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
    pub(super) fn store(&mut self, target: VarId, value: Expr) {
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
            return refuse(keyword, "an early exit in a block that has a value is outside the fragment");
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
        if let (Syntax::Tuple(tuple), Pat::Tuple(_)) = (&*init.expr, pat) {
            let is_reference = |part: &Syntax| match part {
                Syntax::Reference(_) => true,
                Syntax::Path(path) => path
                    .path
                    .get_ident()
                    .is_some_and(|name| matches!(self.find(&name.to_string()), Some(Binding::Reference(_)))),
                _ => false,
            };
            if tuple.elems.iter().any(is_reference) {
                let subject = self.subject(&init.expr)?;
                return self.bind_pattern(pat, subject);
            }
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
            } else if value.ty == Ty::Opaque || value.ty.is_open() {
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
                    return self.reseat(&assign.left, &place, expr);
                }
                let value = self.expr(&assign.right)?;
                let here = self.here();
                if let Syntax::Tuple(_) = &*assign.left {
                    return refuse(
                        &assign.left,
                        "assignments to several places at once are outside the fragment",
                    );
                }
                self.check_target(&assign.left)?;
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
            Syntax::ForLoop(_) | Syntax::While(_) | Syntax::Loop(_) => self.any_loop(expr),
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

    /// Refuses to write to a copy of what a reference points to.
    fn check_target(&self, target: &Syntax) -> Result<()> {
        let Syntax::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. }) = target else {
            return Ok(());
        };
        let is_reference = match &**expr {
            Syntax::Path(path) => {
                let binding = path.path.get_ident().and_then(|name| self.find(&name.to_string()));
                !matches!(binding, Some(Binding::Value(_)))
            }
            // No field holds a reference, but those of what an iterator yields.
            Syntax::Field(field) => matches!(
                &*field.base,
                Syntax::Path(path) if path.path.get_ident().is_some_and(|name| {
                    matches!(self.find(&name.to_string()), Some(Binding::Item(_)))
                })
            ),
            Syntax::Index(_) => false,
            _ => true,
        };
        if is_reference {
            Ok(())
        } else {
            refuse(target, "the macro has lost this reference: pass it on by name")
        }
    }

    /// What an assignment to an empty vector or option says about its type.
    fn know(&mut self, place: &super::Place, value: &Expr) {
        if place.path.is_empty() && place.ty.is_open() {
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
        self.check_target(&assign.left)?;
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
}

pub(super) fn unit() -> Expr {
    Expr::new(Kind::Constant(quote::quote!(())), Ty::Unit)
}

/// Whether a `let` may leave the function or loop.
fn leaves(local: &syn::Local) -> bool {
    local.init.as_ref().is_some_and(|init| init.diverge.is_some() || matches!(&*init.expr, Syntax::Try(_)))
}

/// `+` for `+=`, and so on.
pub(super) fn compound(op: BinOp) -> Option<BinOp> {
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
