//! The rewriter: one walk over the user's syntax tree that replaces the scalar.
//!
//! The walk is in one of three modes:
//!
//! - *over* a scalar type: `f64` becomes that type, constants are lifted to it;
//! - *unlifted*: an expression inside generic code whose value is a plain constant; nothing is lifted;
//! - *plain*: an item that keeps its `f64`; the only change is that generic functions and types in it are
//!   instantiated at `f64` where inference alone would not find that.
//!
//! The visitor is syn's, with the walk of an expression in `expression`: everything that is not named here is
//! walked into, with the scalar replaced in all types on the way. Types in patterns and of `let`s are the
//! user's until they have been bound: the table of variables has types over `f64`.

use syn::visit_mut::{self, VisitMut};
use syn::{Attribute, Block, Expr, GenericParam, Item, Macro, Pat, Path, Stmt, Type, Visibility};

use crate::differentiable::basics::syntax::{is_f64, is_single, span_of, take_attribute};
use crate::differentiable::deduce::exact::binds_for_good;
use crate::differentiable::deduce::state::{Mode, Rewriter};
use crate::differentiable::deduce::traces::bound_name;

impl VisitMut for Rewriter<'_> {
    fn visit_attribute_mut(&mut self, _: &mut Attribute) {}

    fn visit_visibility_mut(&mut self, _: &mut Visibility) {}

    fn visit_type_mut(&mut self, ty: &mut Type) {
        if !self.is_over() {
            return;
        }
        if is_f64(ty) {
            *ty = self.scalar(span_of(ty));
            return;
        }
        match ty {
            // The length of an array is an integer known at compile time; it may not mention parameters.
            Type::Array(array) => {
                self.visit_type_mut(&mut array.elem);
                self.array_length(&mut array.len);
            }
            Type::Macro(_) => {}
            _ => visit_mut::visit_type_mut(self, ty),
        }
    }

    /// Reached for paths of types and traits only.
    fn visit_path_mut(&mut self, path: &mut Path) {
        if self.is_over() {
            self.type_path(path);
        }
    }

    fn visit_generic_param_mut(&mut self, param: &mut GenericParam) {
        // Defaults are for users outside, who see `f64`.
        if let GenericParam::Type(param) = param {
            param.bounds.iter_mut().for_each(|bound| self.visit_type_param_bound_mut(bound));
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        self.expression(expr);
    }

    fn visit_pat_mut(&mut self, pat: &mut Pat) {
        // The types of paths in patterns are known from the matched expression.
        match pat {
            Pat::Type(typed) => {
                self.visit_pat_mut(&mut typed.pat);
                self.visit_type_mut(&mut typed.ty);
            }
            Pat::Ident(ident) => {
                if let Some((_, inner)) = &mut ident.subpat {
                    self.visit_pat_mut(inner);
                }
            }
            Pat::Path(_) | Pat::Lit(_) | Pat::Range(_) | Pat::Const(_) => {}
            Pat::TupleStruct(tuple) => tuple.elems.iter_mut().for_each(|pat| self.visit_pat_mut(pat)),
            Pat::Struct(fields) => {
                fields.fields.iter_mut().for_each(|field| self.visit_pat_mut(&mut field.pat));
            }
            _ => visit_mut::visit_pat_mut(self, pat),
        }
    }

    fn visit_macro_mut(&mut self, mac: &mut Macro) {
        self.macro_call(mac);
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        self.locals.enter();
        let mut statements = Vec::with_capacity(block.stmts.len());
        for statement in block.stmts.drain(..) {
            match statement {
                Stmt::Item(item) => statements.extend(self.nested_items(item).into_iter().map(Stmt::Item)),
                Stmt::Local(mut local) => {
                    self.local(&mut local);
                    statements.push(Stmt::Local(local));
                }
                // The value of a block may be `&0.0`, which has to outlive the block.
                Stmt::Expr(mut expr, semicolon) => {
                    if semicolon.is_some() || !self.promote(&mut expr) {
                        self.visit_expr_mut(&mut expr);
                    }
                    statements.push(Stmt::Expr(expr, semicolon));
                }
                Stmt::Macro(mut mac) => {
                    self.visit_macro_mut(&mut mac.mac);
                    statements.push(Stmt::Macro(mac));
                }
            }
        }
        block.stmts = statements;
        self.locals.leave();
    }
}

impl Rewriter<'_> {
    /// An item inside a function: it sees neither the function's parameters nor its locals.
    fn nested_items(&mut self, item: Item) -> Vec<Item> {
        let locals = std::mem::take(&mut self.locals);
        let self_ty = self.self_ty.take();
        let items = self.with_mode(Mode::Plain, |inner| inner.item(item));
        self.locals = locals;
        self.self_ty = self_ty;
        items
    }

    /// A `let`; if marked `#[constant]`, what it binds stays plain.
    fn local(&mut self, local: &mut syn::Local) {
        let constant = take_attribute(&mut local.attrs, "constant") && self.is_over();
        self.let_else_as_match(local);
        let annotated = match &local.pat {
            Pat::Type(typed) => Some((*typed.ty).clone()),
            _ => None,
        };
        let init = local.init.as_ref().map(|init| &*init.expr);
        let exact = init.filter(|_| self.is_over()).and_then(|init| self.exact(init));
        let plain =
            init.filter(|_| binds_for_good(&local.pat)).and_then(|init| self.stays_plain(init)).is_some();
        let guess = (annotated.or(exact.filter(|_| constant || plain)))
            .or_else(|| local.init.as_ref().and_then(|init| self.type_of(&init.expr)));
        // What a marked variable holds is a constant by the user's word.
        let trace = self.trace_of_let(local).filter(|_| !constant);
        let mantissa = self.mantissa_of_let(local).filter(|_| !constant);
        // The pattern as the user wrote it, before its types are rewritten.
        let bound = local.pat.clone();
        if constant {
            self.with_mode(Mode::Unlifted, |inner| inner.let_parts(local));
        } else if matches!(&guess, Some(ty) if is_single(ty)) {
            self.single_let(local);
        } else if let (true, Some(init)) = (plain, &mut local.init) {
            // Made from something marked, it stays plain without a mark of its own.
            self.unlifted(&mut init.expr);
            if let Some((_, diverge)) = &mut init.diverge {
                self.visit_expr_mut(diverge);
            }
        } else {
            self.let_parts(local);
        }
        self.bind(&bound, guess.as_ref(), constant || plain);
        self.remember_trace(&bound, trace);
        if let (Some(scalar), Some(bits)) = (mantissa, bound_name(&bound)) {
            self.locals.set_mantissa(bits, scalar);
        }
    }

    /// A `let` of an `f32`: a float in it takes its type from there.
    fn single_let(&mut self, local: &mut syn::Local) {
        if let Some(init) = &mut local.init {
            self.beside_single(&mut init.expr);
        }
    }

    /// The pattern, the value and the `else` of a `let`.
    fn let_parts(&mut self, local: &mut syn::Local) {
        self.refuse_float_pattern(&local.pat);
        self.visit_pat_mut(&mut local.pat);
        if let Some(init) = &mut local.init {
            self.visit_expr_mut(&mut init.expr);
            if let Some((_, diverge)) = &mut init.diverge {
                self.visit_expr_mut(diverge);
            }
        }
    }
}
