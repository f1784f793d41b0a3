//! `if` and `match`.
//!
//! ```text
//! match n { 0 => a, k if k > 3 => b, _ => c }   ⟶   if n == 0 { a } else if k > 3 { b } else { c }
//! ```

use std::collections::HashMap;

use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::Visit;
use syn::{Expr as Syntax, Pat, parse_quote};

use super::super::core::{Block, Expr, Kind, StmtKind, VarId};
use super::super::types::Ty;
use super::{Binding, Lower, Result, binary, boolean, refuse};

impl Lower<'_> {
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
    pub(super) fn branches(&mut self, expr: &Syntax, target: Option<VarId>) -> Result<()> {
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
