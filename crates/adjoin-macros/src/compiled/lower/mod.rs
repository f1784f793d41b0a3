//! From the user's syntax to [`core`](super::core): types are found on the way, calls are inlined.
//!
//! | file | what |
//! | --- | --- |
//! | `mod.rs` | the state: scopes, new variables, the statements of the current block |
//! | `functions.rs` | the function itself, inlined calls and closures |
//! | `statements.rs` | blocks, `let` and assignments |
//! | `branches.rs` | `if` and `match` |
//! | `loops.rs` | loops |
//! | `exits.rs` | `break`, `continue` and `return`, as flags |
//! | `patterns.rs` | what a pattern binds |
//! | `exprs.rs` | values |
//! | `macros.rs` | assertions, panics and `vec!` |
//! | `methods.rs` | methods of floats, integers and sequences |
//! | `places.rs` | places, and references to them |
//! | `iterators.rs` | chains of iterators, as something with a length and an element at each index |

mod branches;
mod exits;
mod exprs;
mod functions;
mod iterators;
mod loops;
mod macros;
mod methods;
mod patterns;
mod places;
mod statements;

use std::collections::{HashMap, HashSet};

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};

use super::core::{Block, Core, Expr, Kind, Place, Stmt, StmtKind, Var, VarId};
use super::types::{Table, Ty};

pub(super) use functions::lower;

/// What is outside the fragment, at the token that shows it.
pub(super) type Result<T> = std::result::Result<T, syn::Error>;

/// An error at a token.
pub(super) fn refuse<T>(node: &impl ToTokens, message: &str) -> Result<T> {
    Err(syn::Error::new(syn::spanned::Spanned::span(node), format!("`#[compiled]`: {message}")))
}

/// What a name means.
#[derive(Clone)]
enum Binding {
    /// A variable that holds a value.
    Value(VarId),
    /// A reference to a place.
    Reference(Place),
    Closure(Box<Closure>),
    /// An element of an iterator that is made of parts.
    Item(Item),
}

/// A closure, which is inlined where it is called.
#[derive(Clone)]
struct Closure {
    closure: syn::ExprClosure,
    scope: Scopes,
}

/// What an iterator yields.
#[derive(Clone)]
enum Item {
    Value(Expr),
    Reference(Place),
    Tuple(Vec<Item>),
}

/// Where a reference that changes points to.
#[derive(Clone)]
struct Seat {
    /// What it is a part of.
    base: Place,
    low: VarId,
    high: VarId,
}

type Scopes = Vec<HashMap<String, Binding>>;

/// The exits that a statement can take.
#[derive(Clone, Default)]
struct Exits {
    /// Set when the function has returned, with the variable for its result.
    returned: Option<(VarId, Option<VarId>)>,
    /// The loops around, innermost last.
    loops: Vec<LoopExits>,
}

#[derive(Clone)]
struct LoopExits {
    label: Option<String>,
    /// Set by `break`.
    broken: Option<VarId>,
    /// Set by `continue`.
    continued: Option<VarId>,
    /// The value that `break` gives to the loop.
    result: Option<VarId>,
}

struct Lower<'a> {
    table: &'a Table,
    vars: Vec<Var>,
    names: HashMap<String, usize>,
    scopes: Scopes,
    /// The statements of the blocks that are being built, innermost last.
    blocks: Vec<Vec<Stmt>>,
    exits: Exits,
    self_ty: Option<syn::Type>,
    /// The functions that are being inlined, against recursion.
    inlining: Vec<String>,
    /// Const parameters of the functions around.
    const_params: Vec<HashMap<String, TokenStream>>,
    stacks: usize,
    statements: usize,
    /// References to slices that are set to other parts: what they are parts of, by the variables with their
    /// bounds.
    seats: HashMap<VarId, Seat>,
    /// Integers that never change: those of loops, and copies of indices.
    settled: HashSet<VarId>,
}

/// Beyond this many statements, calls included, a function is too large to be inlined into one.
const MOST_STATEMENTS: usize = 20_000;

impl Lower<'_> {
    fn push(&mut self, kind: StmtKind) {
        self.statements += 1;
        let mut stmt = Stmt::new(kind);
        self.stacks += 1;
        stmt.stack = self.stacks;
        if let Some(block) = self.blocks.last_mut() {
            block.push(stmt);
        }
    }

    /// A new variable, whose name is like the given one.
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
        if self.vars.iter().any(|var| var.name == name) {
            return self.var(&format!("{name}_"), ty, span);
        }
        self.vars.push(Var { name, ty, by_ref: false, bar_by_ref: false, path: None, active: false, span });
        self.vars.len() - 1
    }

    fn let_(&mut self, name: &str, init: Expr, span: Span) -> VarId {
        let var = self.var(name, init.ty.clone(), span);
        self.push(StmtKind::Let(var, init));
        var
    }

    /// The expression if it is an atom, else a variable with its value.
    fn atom(&mut self, expr: Expr, span: Span) -> Expr {
        if expr.is_atom() {
            return expr;
        }
        let var = self.let_("t", expr, span);
        self.read(var)
    }

    fn read(&self, var: VarId) -> Expr {
        Expr::read(self.place(var))
    }

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

    /// Lowers into a block of its own.
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

    /// Makes sure that an expression, lowered at `here`, keeps its value in spite of statements that came
    /// after it.
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
        let mut done: Vec<(Expr, usize, Span)> = Vec::new();
        for expr in exprs {
            let value = self.expr(expr)?;
            done.push((value, self.here(), syn::spanned::Spanned::span(expr)));
        }
        // From the last one on: inserting moves what comes later.
        let mut values = Vec::new();
        for (value, here, span) in done.into_iter().rev() {
            values.push(self.settle(value, here, span));
        }
        values.reverse();
        Ok(values)
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

fn method(receiver: Expr, name: &str, arguments: Vec<Expr>, ty: Ty) -> Expr {
    let name = syn::Ident::new(name, Span::call_site());
    Expr::new(Kind::Method(Box::new(receiver), name, arguments), ty)
}

fn finish(lower: Lower<'_>, body: Block, rest: (Vec<super::core::Param>, VarId, syn::Type)) -> Core {
    let (params, result, result_ty) = rest;
    Core { vars: lower.vars, body, params, result, result_ty }
}
