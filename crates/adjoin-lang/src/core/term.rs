//! Terms of core, and of the target languages of all stages.
//!
//! ```text
//! s, t ::= x τ̄ | literal | (t₁, …, tₙ) | πᵢ t | λ(x:τ). t | s t | let x = s in t
//!        | let (x₁, …, xₙ) = s in t | letrec x̄ = s̄ in t | C τ̄ t̄ | [t₁, …, tₙ]
//!        | case s of { pattern → t; … ; _ → t } | op(t₁, …, tₙ) | fail
//!        | (t₁, …, tₙ)^⋆ | ⋆ t                                                          source
//!        | λ°(z:τ). b | return t | do { x ← s; t }                                      targets only
//! ```
//!
//! A term is a shared, immutable node with a source span; clones cost a reference count. **Depth**: programs
//! may nest to any depth (a chain of 10⁵ `let`s, a sum of 10⁵ summands). Dropping a term uses an explicit
//! stack, and passes, which recurse, run under [`deep`](super::deep). Long list literals are flat
//! ([`Kind::List`]).

use std::collections::HashSet;
use std::mem;
use std::sync::{Arc, LazyLock};

use super::data::ConId;
use super::name::Var;
use super::prim::Prim;
use super::types::{Scheme, Type};

/// A stretch of source text, in bytes; empty at 0 where there is none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// No place in the source: made by a stage or a builder.
    pub const NONE: Span = Span { start: 0, end: 0 };

    /// From byte `start` to just before byte `end`.
    pub fn new(start: u32, end: u32) -> Self {
        Span { start, end }
    }

    /// Whether there is no source text for this.
    pub fn is_none(self) -> bool {
        self == Span::NONE
    }
}

/// A literal of a type without structure. A `String` is a [`Kind::List`] of characters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lit {
    /// A real number.
    Double(f64),
    /// An integer.
    Int(i64),
    /// A character.
    Char(char),
}

impl Lit {
    /// The type of the literal.
    pub fn ty(self) -> Type {
        match self {
            Lit::Double(_) => Type::Double,
            Lit::Int(_) => Type::Int,
            Lit::Char(_) => Type::Char,
        }
    }
}

/// `var : scheme = body`.
#[derive(Clone, Debug)]
pub struct Bind {
    /// The variable.
    pub var: Var,
    /// Its type. Required for top-level and `letrec` bindings and wherever it quantifies; a plain `let` may
    /// leave it out, and the variable then has the type of the body.
    pub scheme: Option<Scheme>,
    /// What it is bound to.
    pub body: Term,
}

/// What an alternative of a `case` matches.
#[derive(Clone, Debug)]
pub enum Pattern {
    /// This constructor; binds all fields.
    Con(ConId, Vec<Var>),
    /// This literal. NaN matches nothing, and 0 matches −0, as `==` says.
    Lit(Lit),
}

/// `pattern → body`.
#[derive(Clone, Debug)]
pub struct Alt {
    /// What it matches.
    pub pattern: Pattern,
    /// The term to evaluate then.
    pub body: Term,
}

/// Why a `λ°` is linear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linearity {
    /// By its shape: the type checker holds the body to the paper's grammar of linear bodies.
    Checked,
    /// By an argument in the stage that made it: the body is not of that grammar (it builds a map entry,
    /// say), and the checker treats it as an ordinary function's.
    Claimed,
    /// As `Claimed`, and it is a node's backpropagator: a sum over as many operands as arrays have elements.
    Node,
}

/// The forms of terms.
#[derive(Clone, Debug)]
pub enum Kind {
    /// A variable at type arguments, one for each quantifier of its scheme.
    Var(Var, Arc<[Type]>),
    /// A literal.
    Lit(Lit),
    /// `(t₁, …, tₙ)`, n ≠ 1.
    Tuple(Vec<Term>),
    /// `πᵢ t`, from 0.
    Proj(Term, u32),
    /// `λ(x:τ). t`.
    Lam(Var, Type, Term),
    /// `s t`: also the application of a linear function.
    App(Term, Term),
    /// `let x = s in t`; `x` is not in scope in `s`.
    Let(Bind, Term),
    /// `let (x₁, …, xₙ) = s in t`.
    Unpack(Vec<Var>, Term, Term),
    /// `letrec x̄ = s̄ in t`. Every `s` is a λ, because evaluation is strict.
    LetRec(Vec<Bind>, Term),
    /// A constructor at the type arguments of its data type, with all its fields.
    Con(ConId, Arc<[Type]>, Vec<Term>),
    /// A list literal, of elements of this type.
    List(Type, Vec<Term>),
    /// `case s of alternatives`, tried in order; the last term is the default. Without a default, the
    /// alternatives must name all constructors.
    Case(Term, Vec<Alt>, Option<Term>),
    /// A primitive at type arguments, with all its arguments.
    Prim(Prim, Arc<[Type]>, Vec<Term>),
    /// Evaluation stops with this message; of any type.
    Fail(Type, Arc<str>),
    /// `(t₁, …, tₙ)^⋆`, n ≥ 2: the components are evaluated in parallel.
    Par(Vec<Term>),
    /// `⋆ t : [τ]` for `t : [() → τ]`: the thunks are run in parallel.
    ParList(Term),
    /// `λ°(z:τ). b`.
    LinearLam(Linearity, Var, Type, Term),
    /// `return t : IO τ`.
    Return(Term),
    /// `do { x ← s; t }`.
    Do(Var, Term, Term),
}

#[derive(Debug)]
struct Node {
    kind: Kind,
    span: Span,
}

/// A term: see the [module](self).
#[derive(Clone, Debug)]
pub struct Term(Arc<Node>);

static UNIT: LazyLock<Term> = LazyLock::new(|| Term::from(Kind::Tuple(Vec::new())));

impl Default for Term {
    /// `()`.
    fn default() -> Self {
        UNIT.clone()
    }
}

impl From<Kind> for Term {
    fn from(kind: Kind) -> Self {
        Term::new(kind, Span::NONE)
    }
}

impl Term {
    /// A term that comes from this stretch of source.
    pub fn new(kind: Kind, span: Span) -> Self {
        Term(Arc::new(Node { kind, span }))
    }

    /// Its form.
    pub fn kind(&self) -> &Kind {
        &self.0.kind
    }

    /// Its place in the source.
    pub fn span(&self) -> Span {
        self.0.span
    }

    /// The same term with another span.
    #[must_use]
    pub fn at(mut self, span: Span) -> Self {
        if let Some(node) = Arc::get_mut(&mut self.0) {
            node.span = span;
            return self;
        }
        Term::new(self.kind().clone(), span)
    }

    /// The address of the node, which identifies it as long as the program is alive.
    pub(crate) fn address(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }

    /// Whether the term mentions one of these variables.
    pub fn mentions(&self, vars: &HashSet<Var>) -> bool {
        let mut todo = vec![self];
        while let Some(term) = todo.pop() {
            if matches!(term.kind(), Kind::Var(x, _) if vars.contains(x)) {
                return true;
            }
            todo.extend(term.children());
        }
        false
    }

    /// The terms directly below.
    pub fn children(&self) -> Vec<&Term> {
        match self.kind() {
            Kind::Var(..) | Kind::Lit(_) | Kind::Fail(..) => Vec::new(),
            Kind::Tuple(parts)
            | Kind::Con(_, _, parts)
            | Kind::List(_, parts)
            | Kind::Prim(_, _, parts)
            | Kind::Par(parts) => parts.iter().collect(),
            Kind::Proj(a, _)
            | Kind::Lam(_, _, a)
            | Kind::LinearLam(_, _, _, a)
            | Kind::ParList(a)
            | Kind::Return(a) => vec![a],
            Kind::App(a, b) | Kind::Unpack(_, a, b) | Kind::Do(_, a, b) => vec![a, b],
            Kind::Let(bind, body) => vec![&bind.body, body],
            Kind::LetRec(binds, body) => binds.iter().map(|bind| &bind.body).chain([body]).collect(),
            Kind::Case(scrutinee, alts, default) => {
                [scrutinee].into_iter().chain(alts.iter().map(|alt| &alt.body)).chain(default).collect()
            }
        }
    }
}

/// Moves the children of `kind` onto `stack`, leaving `()` in their places.
fn take_children(kind: &mut Kind, stack: &mut Vec<Term>) {
    match kind {
        Kind::Var(..) | Kind::Lit(_) | Kind::Fail(..) => {}
        Kind::Tuple(parts)
        | Kind::Con(_, _, parts)
        | Kind::List(_, parts)
        | Kind::Prim(_, _, parts)
        | Kind::Par(parts) => stack.append(parts),
        Kind::Proj(a, _)
        | Kind::Lam(_, _, a)
        | Kind::LinearLam(_, _, _, a)
        | Kind::ParList(a)
        | Kind::Return(a) => stack.push(mem::take(a)),
        Kind::App(a, b) | Kind::Unpack(_, a, b) | Kind::Do(_, a, b) => {
            stack.push(mem::take(a));
            stack.push(mem::take(b));
        }
        Kind::Let(bind, body) => {
            stack.push(mem::take(&mut bind.body));
            stack.push(mem::take(body));
        }
        Kind::LetRec(binds, body) => {
            stack.extend(binds.drain(..).map(|bind| bind.body));
            stack.push(mem::take(body));
        }
        Kind::Case(scrutinee, alts, default) => {
            stack.push(mem::take(scrutinee));
            stack.extend(alts.drain(..).map(|alt| alt.body));
            stack.extend(default.take());
        }
    }
}

impl Drop for Term {
    fn drop(&mut self) {
        // Shared nodes are somebody else's to drop; leaves have nothing below them.
        let Some(node) = Arc::get_mut(&mut self.0) else { return };
        let mut stack = Vec::new();
        take_children(&mut node.kind, &mut stack);
        while let Some(mut term) = stack.pop() {
            if let Some(node) = Arc::get_mut(&mut term.0) {
                take_children(&mut node.kind, &mut stack);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::name::Supply;

    #[test]
    fn dropping_a_million_nested_lets_needs_no_stack() {
        let mut supply = Supply::new();
        let mut term = Term::default();
        for _ in 0..1_000_000 {
            let var = supply.var("x");
            term = Kind::Let(Bind { var, scheme: None, body: Term::default() }, term).into();
        }
        drop(term);
    }

    #[test]
    fn a_shared_part_survives_its_parents() {
        let leaf: Term = Kind::Lit(Lit::Int(3)).into();
        drop(Term::from(Kind::Tuple(vec![leaf.clone(), leaf.clone()])));
        assert!(matches!(leaf.kind(), Kind::Lit(Lit::Int(3))));
    }
}
