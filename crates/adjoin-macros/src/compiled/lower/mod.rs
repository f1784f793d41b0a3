//! From the user's syntax to the tree of [`core`](super::core). Types are inferred on the way, and calls are
//! inlined. Code outside the fragment is refused at its token.
//!
//! ```text
//! for (x, y) in xs.iter().zip(ys) { s += x * y.sin(); }
//!   ⟶
//! let length = xs.len().min(ys.len());
//! for k in 0..length { let t = sin(ys[k]); s += xs[k] * t; }
//! ```
//!
//! | file | what |
//! | --- | --- |
//! | `mod.rs` | the state: scopes, new variables, the statements of the current block |
//! | `functions.rs` | the function itself, inlined calls and closures |
//! | `generics.rs` | arguments of type and const parameters, and functions that are passed in |
//! | `recursion.rs` | calls of functions that are being inlined |
//! | `statements.rs` | blocks, `let` and assignments |
//! | `branches.rs` | `if` and `match` |
//! | `loops.rs` | loops |
//! | `exits.rs` | `break`, `continue` and `return`, as flags |
//! | `patterns.rs` | the names that a pattern binds, and when it fits |
//! | `exprs.rs` | values |
//! | `macros.rs` | assertions, panics and `vec!` |
//! | `methods.rs` | methods of floats, integers, sequences and `Option` |
//! | `retype.rs` | types that are known only later |
//! | `places.rs` | places, and references to them |
//! | `refuse.rs` | what errors say |
//! | `iterators.rs` | chains of iterators, as a length and an element at each index |
//!
//! A value is lowered to an expression, which reads variables when it is printed, and not when it was
//! lowered. If a later statement may change what it reads, it has to be settled: bound to a variable where it
//! was lowered ([`Lower::settle`]). A reference is settled by binding its indices ([`Lower::settled_place`]).

mod branches;
mod exits;
mod exprs;
mod functions;
mod generics;
mod iterators;
mod loops;
mod macros;
mod methods;
mod patterns;
mod places;
mod recursion;
mod refuse;
mod retype;
mod statements;

use std::collections::{HashMap, HashSet};

use proc_macro2::{Span, TokenStream};
use quote::quote;

use super::core::{Block, Core, Expr, Kind, Place, Stmt, StmtKind, Var, VarId};
use super::types::{FnDef, Table, Ty};

pub(super) use functions::lower;
pub(super) use refuse::refuse;

/// The error says what is outside the fragment, at the token that shows it.
pub(super) type Result<T> = std::result::Result<T, syn::Error>;

/// What a name in scope stands for.
#[derive(Clone)]
enum Binding {
    /// A variable that holds a value.
    Value(VarId),
    /// A reference, by the place that it points to.
    Reference(Place),
    /// A closure that was bound by `let`.
    Closure(Box<Closure>),
    /// An element of an iterator, such as a tuple of references.
    Item(Item),
}

/// A closure, which is inlined where it is called, with the scopes and names where it was written.
#[derive(Clone)]
struct Closure {
    code: syn::ExprClosure,
    scope: Scopes,
    names: Names,
    /// The type of its value, if that is known from outside.
    ty: Option<Ty>,
}

/// What names mean beside those in scope, and which functions are around.
#[derive(Clone, Default)]
struct Names {
    self_ty: Option<syn::Type>,
    /// The const parameters, with their arguments.
    consts: HashMap<String, Const>,
    /// The type parameters, with their arguments.
    types: HashMap<String, Ty>,
    /// Whether methods may be called on a type parameter, or on `Self` of a trait. They are those of traits
    /// then.
    generic: bool,
    /// The function itself, and those that are being inlined, innermost last. A call of one is recursive.
    inlining: Vec<String>,
}

/// The argument of a const parameter, and the type of the parameter.
#[derive(Clone)]
struct Const {
    value: TokenStream,
    ty: syn::Type,
}

/// An element of an iterator, an argument, or what a pattern is matched on: a value, a reference, or a tuple
/// that may contain references. Such tuples are never stored.
#[derive(Clone)]
enum Item {
    Value(Expr),
    Reference(Place),
    Tuple(Vec<Item>),
}

impl Item {
    /// The type of a value, or of what a reference points to.
    fn ty(&self) -> Option<Ty> {
        match self {
            Self::Value(value) => Some(value.ty.clone()),
            Self::Reference(place) => Some(place.ty.clone()),
            Self::Tuple(_) => None,
        }
    }
}

/// A reference to a slice that may be set to other parts of it: always `base[low..high]`, where `low` and
/// `high` are variables.
#[derive(Clone)]
struct Seat {
    /// The whole slice.
    base: Place,
    low: VarId,
    high: VarId,
}

/// The names in scope, innermost last.
type Scopes = Vec<HashMap<String, Binding>>;

/// The flags of the exits that a statement can take.
#[derive(Clone, Default)]
struct Exits {
    /// The flag of `return`, with the variable for the result, unless it is `()`. `None` if the function does
    /// not return early.
    returned: Option<(VarId, Option<VarId>)>,
    /// The loops and blocks with labels around, innermost last.
    loops: Vec<LoopExits>,
}

#[derive(Clone)]
struct LoopExits {
    label: Option<String>,
    /// The flag of `break`.
    broken: Option<VarId>,
    /// The flag of `continue`.
    continued: Option<VarId>,
    /// The variable for the value that `break` gives to the loop.
    result: Option<VarId>,
    /// Whether it is a block with a label, which a `break` without one does not leave.
    is_block: bool,
}

/// The state while a function is lowered.
struct Lower<'a> {
    table: &'a Table,
    vars: Vec<Var>,
    /// How often each name was used, to number new variables.
    names: HashMap<String, usize>,
    /// The names of all variables.
    taken: HashSet<String>,
    scopes: Scopes,
    /// The statements of the blocks that are being built, innermost last.
    blocks: Vec<Vec<Stmt>>,
    exits: Exits,
    names_around: Names,
    /// The number of the function's module.
    module: usize,
    /// Functions that are taken to be in the fragment while one that they call is tried (`recursion.rs`).
    assumed: Vec<String>,
    /// The number of the last stack.
    stacks: usize,
    /// The number of statements so far.
    statements: usize,
    /// The references to slices that may be set to other parts, by the variable with the lower bound.
    seats: HashMap<VarId, Seat>,
    /// Integers that never change: variables of loops, and copies of indices. Places whose indices are such
    /// variables stay the same places.
    settled: HashSet<VarId>,
}

/// Maximum number of statements of a function with all its calls, before the next call is refused.
const MOST_STATEMENTS: usize = 20_000;

impl Lower<'_> {
    /// A type as it is written in the function that is being lowered or inlined.
    fn ty(&self, written: &syn::Type) -> Option<Ty> {
        self.ty_in(written, &self.names_around)
    }

    fn ty_in(&self, written: &syn::Type, names: &Names) -> Option<Ty> {
        let ty = self.table.ty_with(written, names.self_ty.as_ref(), Some(&names.types))?;
        Some(functions::substitute_consts(&ty, &names.consts))
    }

    /// A method of a type of the module. `None` if the macro cannot tell which one is meant.
    fn method(&self, id: &(String, String)) -> Option<&FnDef> {
        if self.names_around.generic && self.table.has_both(id) {
            return None;
        }
        self.table.method(id)
    }

    /// Refuses a method that the macro does not find, or of which there are several.
    fn refuse_method<T>(&self, at: &syn::Ident, id: &(String, String), ty: &Ty) -> Result<T> {
        if !self.table.has_any(id) {
            return refuse::refuse_method(at, ty);
        }
        refuse(
            at,
            "the type has several methods of this name, of its own and by traits, and the macro cannot tell which one is meant: rename one",
        )
    }

    /// Adds a statement to the current block.
    fn push(&mut self, kind: StmtKind) {
        self.statements += 1;
        let mut stmt = Stmt::new(kind);
        self.stacks += 1;
        stmt.stack = self.stacks;
        if let Some(block) = self.blocks.last_mut() {
            block.push(stmt);
        }
    }

    /// A new variable, named after the given one, but unlike all others.
    fn var(&mut self, name: &str, ty: Ty, span: Span) -> VarId {
        let name = name.trim_start_matches("r#").trim_start_matches("__").to_owned();
        let name = if name.is_empty() || name == "_" || name == "self" { "this".to_owned() } else { name };
        // Names that the emitted code has for itself, and keywords behind `r#`.
        let reserved =
            ["bar", "slopes", "seed", "new", "old", "field", "output", "lane", "first_lane", "whole_lanes"]
                .contains(&name.as_str())
                || name.ends_with("_bar")
                || ["kept_", "seed_of_", "place_of_"].iter().any(|start| name.starts_with(start))
                || syn::parse_str::<syn::Ident>(&name).is_err();
        let name = if reserved { format!("{name}_") } else { name };
        let count = self.names.entry(name.clone()).or_insert(0);
        *count += 1;
        let name = if *count == 1 { name } else { format!("{name}_{count}") };
        // Another variable may have this very name.
        if !self.taken.insert(name.clone()) {
            return self.var(&format!("{name}_"), ty, span);
        }
        self.vars.push(Var {
            name,
            ty,
            written: None,
            by_ref: false,
            bar_by_ref: false,
            path: None,
            active: false,
            span,
        });
        self.vars.len() - 1
    }

    /// A new variable with a value.
    fn let_(&mut self, name: &str, init: Expr, span: Span) -> VarId {
        let var = self.var(name, init.ty.clone(), span);
        self.push(StmtKind::Let(var, init));
        var
    }

    /// The expression itself if it is an atom, else a new variable with its value.
    fn atom(&mut self, expr: Expr, span: Span) -> Expr {
        if expr.is_atom() {
            return expr;
        }
        let var = self.let_("t", expr, span);
        self.read(var)
    }

    /// The value of a variable.
    fn read(&self, var: VarId) -> Expr {
        Expr::read(self.place(var))
    }

    /// A variable as a place.
    fn place(&self, var: VarId) -> Place {
        Place::of(var, self.vars[var].ty.clone())
    }

    fn bind(&mut self, name: &str, binding: Binding) {
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(name.to_owned(), binding);
        }
    }

    fn find(&self, name: &str) -> Option<Binding> {
        self.scopes.iter().rev().find_map(|scope| scope.get(name)).cloned()
    }

    /// Lowers into a block of its own, with a scope.
    fn block(&mut self, f: impl FnOnce(&mut Self) -> Result<()>) -> Result<Block> {
        self.blocks.push(Vec::new());
        self.scopes.push(HashMap::new());
        let done = f(self);
        self.scopes.pop();
        let stmts = self.blocks.pop().unwrap_or_default();
        done?;
        self.stacks += 1;
        Ok(Block { stmts, stack: self.stacks, ..Block::default() })
    }

    /// The number of statements so far in the current block.
    fn here(&self) -> usize {
        self.blocks.last().map_or(0, Vec::len)
    }

    /// Makes sure that an expression, which was lowered when the block had `here` statements, keeps its value
    /// in spite of later ones: `x[k]` in `x[k] * x[next(&mut k)]`. Its value is bound at that point.
    fn settle(&mut self, expr: Expr, here: usize, span: Span) -> Expr {
        let is_constant = matches!(expr.kind, Kind::Constant(_));
        if is_constant || self.here() == here {
            return expr;
        }
        let var = self.var("t", expr.ty.clone(), span);
        let mut stmt = Stmt::new(StmtKind::Let(var, expr));
        self.stacks += 1;
        stmt.stack = self.stacks;
        if let Some(block) = self.blocks.last_mut() {
            block.insert(here, stmt);
        }
        self.read(var)
    }

    /// Several expressions, evaluated from left to right.
    fn several<'e>(&mut self, exprs: impl IntoIterator<Item = &'e syn::Expr>) -> Result<Vec<Expr>> {
        self.several_as(exprs.into_iter().map(|expr| (expr, None)))
    }

    /// The same, with their types where these are known from outside.
    fn several_as<'e>(
        &mut self,
        exprs: impl IntoIterator<Item = (&'e syn::Expr, Option<Ty>)>,
    ) -> Result<Vec<Expr>> {
        let mut done: Vec<(Expr, usize, Span)> = Vec::new();
        for (expr, ty) in exprs {
            let value = self.expr_as(expr, ty.as_ref())?;
            done.push((value, self.here(), syn::spanned::Spanned::span(expr)));
        }
        // Settled from the last one on, because an insertion moves the statements behind it.
        let mut values = Vec::new();
        for (value, here, span) in done.into_iter().rev() {
            values.push(self.settle(value, here, span));
        }
        values.reverse();
        Ok(values)
    }

    /// Two expressions, from left to right.
    fn two(&mut self, [left, right]: [&syn::Expr; 2]) -> Result<[Expr; 2]> {
        let left_value = self.expr(left)?;
        let here = self.here();
        let right_value = self.expr(right)?;
        Ok([self.settle(left_value, here, syn::spanned::Spanned::span(left)), right_value])
    }
}

/// `true` and `false`.
fn boolean(value: bool) -> Expr {
    Expr::new(Kind::Constant(quote!(#value)), Ty::Bool)
}

/// An integer.
fn integer(value: usize) -> Expr {
    let value = proc_macro2::Literal::usize_unsuffixed(value);
    Expr::new(Kind::Constant(quote!(#value)), Ty::Int)
}

/// An operation on integers or booleans.
fn binary(op: syn::BinOp, a: Expr, b: Expr, ty: Ty) -> Expr {
    Expr::new(Kind::Binary(op, Box::new(a), Box::new(b)), ty)
}

/// A method whose result has no derivative.
fn method(receiver: Expr, name: &str, arguments: Vec<Expr>, ty: Ty) -> Expr {
    let name = syn::Ident::new(name, Span::call_site());
    Expr::new(Kind::Method(Box::new(receiver), name, arguments), ty)
}

/// The finished tree.
fn finish(lower: Lower<'_>, body: Block, rest: (Vec<super::core::Param>, VarId, syn::Type)) -> Core {
    let (params, result, result_ty) = rest;
    Core { vars: lower.vars, body, params, result, result_ty }
}
