//! The typed tree: what the checker makes of the surface tree, and what elaboration reads.
//!
//! Names are resolved to [`VarId`]s, every occurrence of a polymorphic variable carries the types it was
//! instantiated at, and declarations are grouped by dependency. Types are still arena indices, so they become
//! more precise until the checker has seen the whole program.

use std::sync::Arc;

use super::builtin::Builtin;
use super::types::{QuantId, Scheme, TyId};
use crate::core::ConId;
use crate::source::{Name, Span};

/// A variable: global, local or built in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct VarId(pub(crate) u32);

/// What is known of a variable.
#[derive(Clone, Debug)]
pub(crate) struct VarInfo {
    pub(crate) name: Name,
    pub(crate) span: Span,
    pub(crate) scheme: Scheme,
    /// Its definition has an error: uses may have any type.
    pub(crate) wrong: bool,
    pub(crate) builtin: Option<Builtin>,
    /// Defined at the top level.
    pub(crate) top: bool,
}

/// Bindings that depend on each other, or a single one.
#[derive(Debug)]
pub(crate) struct Group {
    pub(crate) recursive: bool,
    pub(crate) binds: Vec<Bind>,
}

#[derive(Debug)]
pub(crate) enum Bind {
    Function(Function),
    /// A pattern with its right-hand side, evaluated once.
    Pattern(Pattern, Rhs),
}

/// A function, or a plain value if it has no parameters.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) var: VarId,
    /// Quantified variables of its scheme, shared with the functions it was inferred with.
    pub(crate) quants: Vec<QuantId>,
    pub(crate) arity: usize,
    pub(crate) clauses: Vec<Clause>,
    pub(crate) ty: TyId,
    /// A recursive function that is written without parameters gets one.
    pub(crate) eta: bool,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) struct Clause {
    pub(crate) pats: Vec<Pattern>,
    pub(crate) rhs: Rhs,
}

#[derive(Debug)]
pub(crate) struct Rhs {
    pub(crate) groups: Vec<Arc<Group>>,
    pub(crate) bodies: Vec<Guarded>,
}

#[derive(Debug)]
pub(crate) struct Guarded {
    pub(crate) guards: Vec<Qualifier>,
    pub(crate) body: Expr,
}

#[derive(Debug)]
pub(crate) enum Qualifier {
    Condition(Expr),
    Bind(Pattern, Expr),
    Let(Vec<Arc<Group>>),
}

#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    pub(crate) kind: PatternKind,
    pub(crate) ty: TyId,
}

#[derive(Clone, Debug)]
pub(crate) enum PatternKind {
    Wild,
    Var(VarId),
    As(VarId, Box<Pattern>),
    /// A number; negative ones have their sign.
    Int(i128),
    Frac(f64),
    Char(char),
    Con(ConId, Vec<Pattern>),
    Tuple(Vec<Pattern>),
}

#[derive(Debug)]
pub(crate) struct Expr {
    pub(crate) kind: ExprKind,
    pub(crate) ty: TyId,
    pub(crate) span: Span,
}

#[derive(Debug)]
pub(crate) enum ExprKind {
    /// A variable and the types its quantifiers stand for. A use inside its own inferred group has none: it
    /// is at the group's own quantifiers.
    Var(VarId, Vec<TyId>),
    Con(ConId, Vec<TyId>),
    Int(i128),
    Frac(f64),
    Char(char),
    Str(String),
    App(Box<Expr>, Vec<Expr>),
    /// `(op e)`
    RightSection(Box<Expr>, Box<Expr>),
    TupleSection(Vec<Option<Expr>>),
    Lambda(Vec<Pattern>, Box<Expr>),
    Let(Vec<Arc<Group>>, Box<Expr>),
    If(Box<Expr>, Box<Expr>, Box<Expr>),
    /// Guarded bodies without a pattern.
    Guards(Vec<Guarded>),
    Case(Box<Expr>, Vec<(Pattern, Rhs)>),
    /// A function of one argument that is a case on it.
    LambdaCase(Vec<(Pattern, Rhs)>),
    Tuple(Vec<Expr>),
    List(Vec<Expr>),
    /// `[from, then .. to]`
    Range(Box<Expr>, Option<Box<Expr>>, Box<Expr>),
    Comprehension(Box<Expr>, Vec<Qualifier>),
    /// New values for fields, by constructor and place.
    Update(Box<Expr>, Vec<(Name, Expr)>),
    /// Evaluated in parallel.
    Par(Vec<Expr>),
    /// Stands for an erroneous expression; never reaches elaboration.
    Wrong,
}
