//! The rewriter: one walk over the user's syntax tree that replaces the scalar.
//!
//! The walk is in one of three modes:
//!
//! - *over* a scalar type: `f64` becomes that type, constants are lifted to it;
//! - *unlifted*: an expression inside generic code whose value is a plain constant; nothing is lifted;
//! - *plain*: an item that keeps its `f64`; all it needs is that generic functions and types which it names are
//!   told to be at `f64`, where inference alone would not find that out.

use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::visit_mut::{self, VisitMut};
use syn::{
    Attribute, Block, Expr, GenericParam, Ident, Item, Macro, Pat, Path, Stmt, Type, Visibility, parse_quote,
    parse_quote_spanned,
};

use super::exact::binds_for_good;
use super::guess::Locals;
use super::names::Names;
use super::needs;
use super::syntax::{f64_type, is_f64, is_single, span_of, take_attribute, unparenthesized};

/// The name of the scalar parameter. Users do not write such names, and see this one in type errors only.
pub(super) const SCALAR: &str = "__R";

/// What the walk does with scalars.
#[derive(Clone)]
pub(super) enum Mode {
    Plain,
    Unlifted,
    Over(Box<Type>),
}

/// The state of the walk.
pub(super) struct Rewriter<'a> {
    pub(super) names: &'a Names,
    pub(super) mode: Mode,
    /// The type of the `impl` that the walk is in, as the user wrote it.
    pub(super) self_ty: Option<Type>,
    pub(super) locals: Locals,
    /// Whether only constants can be here: only `const fn`s may be called.
    pub(super) in_constant: bool,
    /// The modules around, outermost first.
    pub(super) modules: Vec<String>,
    /// In plain code: whether scalars of calls are left to inference.
    pub(super) infers_scalars: bool,
    /// Whether a scalar type is named in the item.
    pub(super) names_scalars: bool,
    /// Names in the item that may hide those of crates.
    pub(super) taken_names: Vec<String>,
    pub(super) errors: Vec<syn::Error>,
    /// Which function needs which bounds.
    pub(super) walk: needs::Walk,
    /// The definitions for `#[compiled]`; none in a walk whose result is thrown away.
    pub(super) table: Option<&'a crate::compiled::Table>,
    /// For names that the walk makes up.
    pub(super) fresh: usize,
}

impl<'a> Rewriter<'a> {
    pub(super) fn new(names: &'a Names) -> Self {
        Rewriter {
            names,
            mode: Mode::Plain,
            self_ty: None,
            locals: Locals::default(),
            in_constant: false,
            modules: Vec::new(),
            infers_scalars: false,
            names_scalars: false,
            taken_names: Vec::new(),
            errors: Vec::new(),
            walk: needs::Walk::default(),
            table: None,
            fresh: 0,
        }
    }

    pub(super) fn error(&mut self, span: Span, message: impl std::fmt::Display) {
        self.errors.push(syn::Error::new(span, message));
    }

    /// Runs `walk` in another mode.
    pub(super) fn with_mode<T>(&mut self, mode: Mode, walk: impl FnOnce(&mut Self) -> T) -> T {
        let outer = std::mem::replace(&mut self.mode, mode);
        let result = walk(self);
        self.mode = outer;
        result
    }

    /// Rewrites what is known when compiling.
    pub(super) fn constant_value(&mut self, expr: &mut Expr) {
        let outer = std::mem::replace(&mut self.in_constant, true);
        self.with_mode(Mode::Plain, |inner| inner.visit_expr_mut(expr));
        self.in_constant = outer;
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self.mode, Mode::Over(_))
    }

    /// The scalar type of the current mode, with the span of what it stands for.
    pub(super) fn scalar(&self, span: Span) -> Type {
        match &self.mode {
            Mode::Over(ty) => respan(ty, span),
            Mode::Plain | Mode::Unlifted => respan(&f64_type(), span),
        }
    }

    /// `constant` as a scalar.
    pub(super) fn lift(&self, constant: &Expr) -> Expr {
        let span = span_of(constant);
        let (scalar, constant) = (self.scalar(span), unparenthesized(constant));
        parse_quote_spanned!(span=> <#scalar as ::core::convert::From<f64>>::from(#constant))
    }

    /// A name that occurs nowhere else.
    pub(super) fn fresh(&mut self, span: Span) -> Ident {
        self.fresh += 1;
        Ident::new(&format!("__adjoin_{}", self.fresh), span)
    }
}

/// The mode of generic items.
pub(super) fn over_parameter() -> Mode {
    let scalar = Ident::new(SCALAR, Span::call_site());
    Mode::Over(Box::new(parse_quote!(#scalar)))
}

/// A function of the runtime support.
pub(super) fn support(name: &str, span: Span) -> TokenStream {
    let name = Ident::new(name, span);
    quote_spanned!(span=> ::adjoin::macro_support::#name)
}

/// The type with another span, so that type errors show the user's own `f64`.
fn respan(ty: &Type, span: Span) -> Type {
    let tokens: TokenStream = quote!(#ty)
        .into_iter()
        .map(|mut tree| {
            tree.set_span(span);
            tree
        })
        .collect();
    parse_quote!(#tokens)
}

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
            // The length of an array is an integer known when compiling; it may not mention parameters.
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
        // The types of paths in patterns are known from what is matched.
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

    /// A `let`; marked `#[constant]`, what it binds stays plain.
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
        let trace = self.trace_of_let(local).filter(|_| !constant);
        let bound = local.pat.clone();
        if constant {
            self.with_mode(Mode::Unlifted, |inner| inner.let_parts(local));
        } else if matches!(&guess, Some(ty) if is_single(ty)) {
            self.single_let(local);
        } else if let (true, Some(init)) = (plain, &mut local.init) {
            // Made from what is marked, it stays plain without a mark of its own.
            self.unlifted(&mut init.expr);
            if let Some((_, diverge)) = &mut init.diverge {
                self.visit_expr_mut(diverge);
            }
        } else {
            self.let_parts(local);
        }
        self.bind(&bound, guess.as_ref(), constant || plain);
        self.remember_trace(&bound, trace);
    }

    /// A `let` of an `f32`: a number in it takes its type from there.
    fn single_let(&mut self, local: &mut syn::Local) {
        if let Some(init) = &mut local.init {
            self.beside_single(&mut init.expr);
        }
    }

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
