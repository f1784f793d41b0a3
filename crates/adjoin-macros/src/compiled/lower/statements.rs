//! Blocks, `let` and assignments.
//!
//! ```text
//! let (a, [b, c]) = p;   ⟶   let a = p.0; let b = p.1[0]; let c = p.1[1]
//! s -= x / y;            ⟶   let t = x / y; Add s += -t
//! y *= x;                ⟶   Assign y = y * x
//! ```
//!
//! A block is lowered in one of two ways. If its value is used, it must not exit early. Otherwise its value,
//! if there is one, goes into a target variable, and the statements after an early exit go into a branch (see
//! `exits.rs`).

use std::collections::HashMap;

use syn::spanned::Spanned;
use syn::{BinOp, Expr as Syntax, Pat, Stmt as SyntaxStmt, parse_quote};

use super::super::core::{Block, Expr, Kind, StmtKind, VarId};
use super::super::types::{Operator, Ty};
use super::refuse::{refuse_operator, refuse_strange, refuse_type, refuse_untyped};
use super::{Binding, Item, Lower, Result, binary, refuse};

/// For assignments to something else.
const NO_PLACE: &str = "this is not seen to be a place: assign to a name, a field or an element, `v[i]`";

/// Whether the parts of an expression are statements, in which exits are possible.
fn has_statements(expr: &Syntax) -> bool {
    match expr {
        Syntax::Paren(inner) => has_statements(&inner.expr),
        Syntax::If(_) | Syntax::Match(_) | Syntax::Block(_) | Syntax::Loop(_) => true,
        _ => false,
    }
}

/// Whether an expression is a statement of value `()`, even as the last one of a block.
pub(super) fn is_statement(expr: &Syntax) -> bool {
    match expr {
        Syntax::Loop(each) => !super::exits::breaks_with_value(each),
        Syntax::ForLoop(_) | Syntax::While(_) | Syntax::Assign(_) => true,
        Syntax::Binary(operation) => compound(operation.op).is_some(),
        _ => false,
    }
}

impl Lower<'_> {
    /// The value of a block, which must not exit early. Its statements join the current block of the tree.
    /// `ty` is the type of the value, if that is known from outside.
    pub(super) fn block_value(&mut self, block: &syn::Block, ty: Option<&Ty>) -> Result<Expr> {
        self.scopes.push(HashMap::new());
        let value = self.stmts_value(&block.stmts, ty);
        self.scopes.pop();
        value
    }

    /// The value of the last statement, after the others.
    fn stmts_value(&mut self, stmts: &[SyntaxStmt], ty: Option<&Ty>) -> Result<Expr> {
        let (tail, rest) = match stmts.split_last() {
            Some((SyntaxStmt::Expr(tail, None), rest)) => (Some(tail), rest),
            _ => (None, stmts),
        };
        for stmt in rest {
            if self.can_exit(stmt) {
                return refuse(stmt, super::exits::INSIDE);
            }
            self.stmt(stmt)?;
        }
        match tail {
            Some(tail) if self.can_exit_expr(tail) => refuse(tail, super::exits::INSIDE),
            Some(tail) => self.expr_as(tail, ty),
            None => Ok(unit()),
        }
    }

    /// A block whose value goes into the variable `target`, if there is one. Early exits are possible.
    pub(super) fn block_into(&mut self, stmts: &[SyntaxStmt], target: Option<VarId>) -> Result<()> {
        self.scopes.push(HashMap::new());
        let done = self.stmts_into(stmts, target);
        self.scopes.pop();
        done
    }

    /// The same in the current scope. After a statement that can exit, the rest runs only if no flag is set.
    pub(super) fn stmts_into(&mut self, stmts: &[SyntaxStmt], target: Option<VarId>) -> Result<()> {
        for (number, stmt) in stmts.iter().enumerate() {
            let is_tail = number + 1 == stmts.len();
            match stmt {
                SyntaxStmt::Expr(tail, None) if is_tail => return self.expr_into(tail, target),
                SyntaxStmt::Local(local) if leaves(local) => {
                    let rest = &stmts[number + 1..];
                    return self.leaving_let(local, |lower| lower.stmts_into(rest, target));
                }
                SyntaxStmt::Local(local) if self.may_exit(local) => {
                    let rest = &stmts[number + 1..];
                    return self.exiting_let(local, stmt, |lower| lower.stmts_into(rest, target));
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

    /// Whether a `let` has a value with exits of which the parts are statements.
    fn may_exit(&self, local: &syn::Local) -> bool {
        local.init.as_ref().is_some_and(|init| has_statements(&init.expr) && self.can_exit_expr(&init.expr))
    }

    /// `let y = match x { Some(x) => x, None => return 0.0 };`. The name is bound, and the statements after
    /// it, `rest`, run, if no exit was taken.
    fn exiting_let(
        &mut self,
        local: &syn::Local,
        stmt: &SyntaxStmt,
        rest: impl FnOnce(&mut Self) -> Result<()>,
    ) -> Result<()> {
        let Some(init) = &local.init else { return rest(self) };
        let value =
            self.declared_later(&init.expr, |lower, value| lower.expr_into(&init.expr, Some(value)))?;
        let flags = self.flags_of(stmt);
        let still = self.none_of(&flags);
        let then = self.block(|lower| {
            lower.bind_local(local, value)?;
            rest(lower)
        })?;
        self.push(StmtKind::If(still, then, Block::default()));
        Ok(())
    }

    /// `let pattern = value else { … };` and `let pattern = value?;`. The statements after it, `rest`, go
    /// into a branch.
    fn leaving_let(&mut self, local: &syn::Local, rest: impl FnOnce(&mut Self) -> Result<()>) -> Result<()> {
        let Some(init) = &local.init else { return rest(self) };
        let (pat, written) = match &local.pat {
            Pat::Type(typed) => (&*typed.pat, Some(&*typed.ty)),
            pat => (pat, None),
        };
        let rest = |lower: &mut Self| {
            written.map_or(Ok(()), |written| lower.written_types(pat, written))?;
            rest(lower)
        };
        if let Some((_, other)) = &init.diverge {
            if self.can_exit_expr(&init.expr) {
                return refuse(&init.expr, super::exits::INSIDE);
            }
            let subject = self.subject(&init.expr)?;
            return self.let_else((pat, subject), |lower| lower.expr_into(other, None), rest);
        }
        // `let p = e?;` is `let Some(p) = e else { return None };`.
        let Syntax::Try(attempt) = &*init.expr else { return rest(self) };
        let Some((flag, Some(result))) = self.exits.returned else { return refuse_strange(attempt) };
        let ty = self.vars[result].ty.clone();
        let subject = self.subject(&attempt.expr)?;
        let is_option = match &subject {
            Item::Value(value) => matches!(value.ty, Ty::Option(_)),
            Item::Reference(place) => matches!(place.ty, Ty::Option(_)),
            Item::Tuple(_) => false,
        };
        if !is_option || !matches!(ty, Ty::Option(_)) {
            return refuse_strange(attempt);
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

    /// An expression whose value goes into the variable `target`, if there is one.
    pub(super) fn expr_into(&mut self, expr: &Syntax, target: Option<VarId>) -> Result<()> {
        match expr {
            Syntax::If(_) | Syntax::Match(_) => self.branches(expr, target),
            Syntax::Block(block) if block.label.is_none() => self.block_into(&block.block.stmts, target),
            Syntax::Block(block) => self.labelled(block, target),
            // `_ => unreachable!()`: what stands here is never a value.
            Syntax::Macro(call) if !super::macros::is_vec(&call.mac) => self.macro_statement(&call.mac),
            Syntax::Return(_) | Syntax::Break(_) | Syntax::Continue(_) => self.exit(expr),
            Syntax::Paren(inner) => self.expr_into(&inner.expr, target),
            Syntax::Loop(each) if target.is_some() && super::exits::breaks_with_value(each) => {
                self.plain_loop(each, target)
            }
            _ if is_statement(expr) => self.statement(expr),
            _ => match target {
                Some(target) => self.store_value(target, expr),
                None => self.expr(expr).map(drop),
            },
        }
    }

    /// Evaluates an expression, and stores its value in a variable that was made for it.
    pub(super) fn store_value(&mut self, target: VarId, expr: &Syntax) -> Result<()> {
        let ty = self.vars[target].ty.clone();
        let value = self.expr_as(expr, Some(&ty).filter(|ty| !ty.is_open()))?;
        // What the value turned out to be may have told the type of the variable.
        let ty = self.vars[target].ty.clone();
        let value = self.expected(value, &ty);
        self.store(target, value);
        Ok(())
    }

    /// Stores a value in a variable that was made for it. The first value decides about its type.
    pub(super) fn store(&mut self, target: VarId, value: Expr) {
        if self.vars[target].ty == Ty::Unknown {
            self.vars[target].ty = value.ty.clone();
        }
        let place = self.place(target);
        self.assign(place, value);
    }

    /// `place = value`. Functions and quotients get a name first, which R can use.
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
                _ => refuse(item, "items in functions cannot be compiled: move them to the module"),
            },
            SyntaxStmt::Expr(expr, _) => self.statement(expr),
            SyntaxStmt::Macro(call) => self.macro_statement(&call.mac),
        }
    }

    /// `let` without an early exit: of a closure, of the halves of a slice, of a reference, of a tuple with
    /// references, or of a value.
    fn local(&mut self, local: &syn::Local) -> Result<()> {
        let Some(init) = &local.init else {
            return refuse(
                local,
                "a variable without a value cannot be compiled: give it one where it is declared, as in `let y = if c { a } else { b };`",
            );
        };
        if self.can_exit_expr(&init.expr) {
            return refuse(&init.expr, super::exits::INSIDE);
        }
        let (pat, ty) = match &local.pat {
            Pat::Type(typed) => (&*typed.pat, Some(&*typed.ty)),
            pat => (pat, None),
        };
        // The branch panics, or it would be an exit.
        if let Some((_, other)) = &init.diverge {
            let subject = self.subject(&init.expr)?;
            let fits = self.test(pat, &subject)?.unwrap_or_else(|| super::boolean(true));
            let fits = self.condition(fits, pat.span());
            let other = self.block(|lower| lower.expr_into(other, None))?;
            self.push(StmtKind::If(fits, Block::default(), other));
            self.bind_pattern(pat, subject)?;
            return ty.map_or(Ok(()), |written| self.written_types(pat, written));
        }
        if let (Pat::Ident(name), Syntax::Closure(closure)) = (pat, &*init.expr) {
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
        // `let (p, q) = (&mut a, &mut b);`: the names stand for the places.
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
        // What is left is a value. Its written type helps to infer its parts.
        let ty = self.type_of(ty)?;
        let value = self.expr_as(&init.expr, ty.as_ref())?;
        self.bind_local(local, value)
    }

    /// The type that is written beside a pattern.
    fn type_of(&self, written: Option<&syn::Type>) -> Result<Option<Ty>> {
        let Some(written) = written else { return Ok(None) };
        match self.ty(written) {
            Some(known) if !matches!(written, syn::Type::Reference(_)) => Ok(Some(known)),
            Some(_) => refuse(written, "a reference has no type here: leave the type out"),
            None => refuse_type(written, written),
        }
    }

    /// Binds the names of a `let` to its value.
    fn bind_local(&mut self, local: &syn::Local, mut value: Expr) -> Result<()> {
        let (pat, written) = match &local.pat {
            Pat::Type(typed) => (&*typed.pat, Some(&*typed.ty)),
            pat => (pat, None),
        };
        if let Some(ty) = self.type_of(written)? {
            if ty == Ty::Vec(Box::new(Ty::Unknown)) {
                // `Vec<_>`: the type of the elements is the one that was found.
            } else if matches!(value.ty, Ty::Opaque(_)) || value.ty.is_open() {
                value.ty = ty;
            }
        }
        self.bind_pattern(pat, Item::Value(value))?;
        written.map_or(Ok(()), |written| self.written_types(pat, written))
    }

    /// An expression as a statement.
    pub(super) fn statement(&mut self, expr: &Syntax) -> Result<()> {
        match expr {
            Syntax::Paren(inner) => self.statement(&inner.expr),
            Syntax::Group(inner) => self.statement(&inner.expr),
            Syntax::Block(block) if block.label.is_none() => self.block_into(&block.block.stmts, None),
            Syntax::Block(block) => self.labelled(block, None),
            Syntax::If(_) | Syntax::Match(_) => self.branches(expr, None),
            Syntax::Assign(assign) => {
                if let Syntax::Infer(_) = &*assign.left {
                    return self.expr(&assign.right).map(drop);
                }
                if self.can_exit_expr(&assign.right) {
                    return refuse(&assign.right, super::exits::INSIDE);
                }
                if let Some(place) = self.reference(&assign.right)? {
                    return self.reseat(&assign.left, &place, expr);
                }
                // The right side is evaluated before the indices on the left.
                let ty = self.type_of_name(&assign.left);
                let value = self.expr_as(&assign.right, ty.as_ref())?;
                if let Syntax::Tuple(targets) = &*assign.left {
                    return self.assign_parts(targets, value, expr);
                }
                let here = self.here();
                self.check_target(&assign.left)?;
                let Some(place) = self.place_of(&assign.left)? else { return refuse(&assign.left, NO_PLACE) };
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

    /// The type of a variable that is assigned to, for `collect` on the right.
    fn type_of_name(&self, target: &Syntax) -> Option<Ty> {
        let Syntax::Path(path) = target else { return None };
        match self.find(&path.path.get_ident()?.to_string()) {
            Some(Binding::Value(var)) => Some(self.vars[var].ty.clone()).filter(|ty| !ty.is_open()),
            _ => None,
        }
    }

    /// `(a, v[i]) = (b, c);`. All parts are computed before the first is written.
    fn assign_parts(&mut self, targets: &syn::ExprTuple, value: Expr, at: &Syntax) -> Result<()> {
        let span = at.span();
        let parts: Vec<Expr> = match (&value.kind, &value.ty) {
            (Kind::Tuple(parts), _) => parts.clone(),
            (_, Ty::Tuple(types)) => {
                let types = types.clone();
                let whole = self.let_("whole", value, span);
                let whole = self.place(whole);
                let part = |(number, ty)| {
                    Expr::read(whole.step(super::super::core::Step::Field(syn::Member::from(number)), ty))
                };
                types.into_iter().enumerate().map(part).collect()
            }
            _ => return refuse_strange(targets),
        };
        if parts.len() != targets.elems.len() {
            return refuse_strange(targets);
        }
        let parts: Vec<Expr> = parts
            .into_iter()
            .map(|part| {
                let part = self.let_("part", part, span);
                self.read(part)
            })
            .collect();
        for (target, part) in targets.elems.iter().zip(parts) {
            match target {
                Syntax::Infer(_) => {}
                Syntax::Tuple(inner) => self.assign_parts(inner, part, at)?,
                _ => {
                    self.check_target(target)?;
                    let Some(place) = self.place_of(target)? else { return refuse(target, NO_PLACE) };
                    self.know(&place, &part);
                    let part = self.expected(part, &place.ty.clone());
                    self.assign(place, part);
                }
            }
        }
        Ok(())
    }

    /// Refuses `*x = …` where the macro holds `x` as a value: it has lost the reference, and would write to a
    /// copy. And `x = …` where `x` is a reference, which would write to what it points to.
    fn check_target(&self, target: &Syntax) -> Result<()> {
        if let Syntax::Path(path) = target {
            let binding = path.path.get_ident().and_then(|name| self.find(&name.to_string()));
            if matches!(binding, Some(Binding::Reference(_) | Binding::Item(_))) {
                return refuse(target, super::places::SET_ELSEWHERE);
            }
        }
        let Syntax::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. }) = target else {
            return Ok(());
        };
        let is_reference = match &**expr {
            Syntax::Path(path) => {
                let binding = path.path.get_ident().and_then(|name| self.find(&name.to_string()));
                !matches!(binding, Some(Binding::Value(_)))
            }
            // Fields hold no references, except those of an element of an iterator.
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
            refuse(target, "the macro has lost this reference: bind it to a name of its own by `let`")
        }
    }

    /// The first assignment to an empty vector or `None` tells its type.
    fn know(&mut self, place: &super::Place, value: &Expr) {
        if place.path.is_empty() && self.vars[place.root].ty.is_open() {
            self.vars[place.root].ty = value.ty.clone();
        }
    }

    /// `place op= value`. The right side is evaluated first, as Rust does for numbers. `+=` and `-=` on
    /// floats stay additions: R of an addition does not need the old value.
    fn compound(&mut self, assign: &syn::ExprBinary, op: BinOp) -> Result<()> {
        if self.can_exit_expr(&assign.right) {
            return refuse(&assign.right, super::exits::INSIDE);
        }
        if matches!(self.peek(&assign.left), Some(Ty::Struct(_) | Ty::Enum(_))) {
            return self.overloaded_assign(assign, op);
        }
        let value = self.expr(&assign.right)?;
        let here = self.here();
        self.check_target(&assign.left)?;
        let Some(place) = self.place_of(&assign.left)? else {
            return refuse(&assign.left, NO_PLACE);
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
            (ty, _) if ty.is_open() => return refuse_untyped(&assign.left),
            _ => return refuse_operator(assign),
        }
        Ok(())
    }

    /// `place op= value` by a trait that the module implements for its types. Rust evaluates the left side
    /// first here.
    fn overloaded_assign(&mut self, assign: &syn::ExprBinary, op: BinOp) -> Result<()> {
        let method = match op {
            BinOp::Add(_) => "add_assign",
            BinOp::Sub(_) => "sub_assign",
            BinOp::Mul(_) => "mul_assign",
            BinOp::Div(_) => "div_assign",
            BinOp::Rem(_) => "rem_assign",
            _ => return refuse_operator(assign),
        };
        self.check_target(&assign.left)?;
        let Some(place) = self.place_of(&assign.left)? else {
            return refuse(&assign.left, NO_PLACE);
        };
        let place = self.settled_place(place, assign.span());
        let value = self.expr(&assign.right)?;
        let def = match self.table.operator(method, &place.ty, Some(&value.ty)) {
            Operator::One(def) => def.clone(),
            Operator::Several => return refuse(&assign.op, super::exprs::SEVERAL_OPERATORS),
            Operator::None if value.ty.is_open() => return refuse_untyped(&assign.right),
            Operator::None => return refuse_operator(assign),
        };
        self.inline_operator(assign, &def, vec![Item::Reference(place), Item::Value(value)])?;
        Ok(())
    }

    /// The type of a place, before it is evaluated.
    fn peek(&mut self, expr: &Syntax) -> Option<Ty> {
        Some(self.peeked(expr)?.ty)
    }

    /// A place with any indices, to see its type.
    fn peeked(&mut self, expr: &Syntax) -> Option<super::Place> {
        match expr {
            Syntax::Paren(inner) => self.peeked(&inner.expr),
            Syntax::Group(inner) => self.peeked(&inner.expr),
            Syntax::Unary(syn::ExprUnary { op: syn::UnOp::Deref(_), expr, .. }) => self.peeked(expr),
            Syntax::Path(path) => Some(self.named_place(&path.path.get_ident()?.to_string())?.0),
            Syntax::Field(field) => {
                let base = self.peeked(&field.base)?;
                self.field(&base, &field.member)
            }
            Syntax::Index(index) => {
                let base = self.peeked(&index.expr)?;
                Self::element_at(&base, super::integer(0))
            }
            _ => None,
        }
    }

    /// A term that is added. Functions and quotients get a name first.
    fn term(&mut self, value: Expr, span: proc_macro2::Span) -> Expr {
        match &value.kind {
            Kind::Rule(..) | Kind::Binary(BinOp::Div(_), ..) => self.atom(value, span),
            _ => value,
        }
    }
}

/// The value `()`.
pub(super) fn unit() -> Expr {
    Expr::new(Kind::Constant(quote::quote!(())), Ty::Unit)
}

/// Whether a `let` may leave the function or loop: by `else`, or by `?`.
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
