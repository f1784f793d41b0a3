//! The tree between parsing and printing. In it, calls are inlined, iterators are loops over indices,
//! references are the places that they point to, and early exits are flags:
//!
//! ```text
//! fn g(x: f64) -> f64 { if x < 0.0 { return -x; } x.sqrt() }
//! for x in xs { s += g(*x); }
//!   ⟶
//! Let length = xs.len()
//! For k in 0..length {
//!     Let x_2 = xs[k]
//!     Let g_result = 0.0; Let returned = false
//!     Let taken = x_2 < 0.0;  If taken { Assign g_result = -x_2; Assign returned = true }
//!     Let taken_2 = !returned; If taken_2 { Let t = sqrt(x_2); Assign g_result = t }
//!     Add s += g_result
//! }
//! ```
//!
//! Invariants, which `lower/` establishes and the printers rely on:
//!
//! 1. Each variable has a name of its own in the function, so that F and R can stand in one scope.
//! 2. Expressions have no effects, so that R can evaluate them again.
//! 3. Operands of float products, quotients and rules are atoms ([`Expr::is_atom`]), so that R can name their
//!    values. A quotient or rule through which derivatives flow is the whole value of a `let`, because its
//!    slope may need the result by name. Sums, differences and products may nest in sums.
//! 4. Bounds of `For` and conditions of `If` are variables or constants: R repeats the same loops and
//!    branches.
//! 5. Control flow is structured: there is no `break`, `continue` or `return`. A `Loop` counts its
//!    iterations, so that R knows how many to reverse.

use proc_macro2::{Span, TokenStream};

use super::types::Ty;

/// A variable, by its index in [`Core::vars`].
pub(super) type VarId = usize;

/// A variable of the emitted function.
#[derive(Clone)]
pub(super) struct Var {
    pub(super) name: String,
    pub(super) ty: Ty,
    /// The type as the user wrote it, which says what its integers are.
    pub(super) written: Option<syn::Type>,
    /// Whether it is a parameter that holds a reference.
    pub(super) by_ref: bool,
    /// Whether its bar is a parameter of the emitted function, so a reference. True for active parameters.
    pub(super) bar_by_ref: bool,
    /// The path of a constant or static, if this stands for one and not for a variable.
    pub(super) path: Option<TokenStream>,
    /// Whether it holds floats that depend on an input; only then it has a bar. Filled in by the analysis.
    pub(super) active: bool,
    /// The token that it comes from, so that errors of rustc in emitted code point at the user's code.
    pub(super) span: Span,
}

/// A place: a variable, and the steps from it to a part of it. `a[i].x` has the steps `Index(i)` and
/// `Field(x)`.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) root: VarId,
    pub(super) path: Vec<Step>,
    pub(super) ty: Ty,
    /// Whether it lies in a field that is marked `#[constant]`.
    pub(super) constant: bool,
}

/// One step into a value.
#[derive(Clone)]
pub(super) enum Step {
    Index(Box<Expr>),
    Field(syn::Member),
    /// A field of a variant, by the path of the variant. Printed as a `match` that panics on other variants.
    Payload(TokenStream, syn::Member),
    /// A part of a sequence, `[low..high]`.
    Range(Option<Box<Expr>>, Option<Box<Expr>>),
}

/// An expression without effects, so that it can be evaluated again.
#[derive(Clone)]
pub(super) struct Expr {
    pub(super) kind: Kind,
    pub(super) ty: Ty,
}

#[derive(Clone)]
pub(super) enum Kind {
    /// A literal or a constant.
    Constant(TokenStream),
    /// A copy of the value in a place.
    Read(Place),
    /// The length of the sequence in a place.
    Len(Place),
    Neg(Box<Expr>),
    Not(Box<Expr>),
    Binary(syn::BinOp, Box<Expr>, Box<Expr>),
    /// A function of the rule table (`rules.rs`), by its name. The only calls that derivatives flow through:
    /// others are inlined.
    Rule(String, Vec<Expr>),
    /// A method whose result has no derivative, such as `floor` and `is_nan`.
    Method(Box<Expr>, syn::Ident, Vec<Expr>),
    /// A function whose result has no derivative: comparisons, lengths of ranges and the like.
    Call(TokenStream, Vec<Expr>),
    Cast(Box<Expr>, TokenStream),
    /// `matches!(expr, pattern)`.
    Matches(Box<Expr>, TokenStream),
    /// The same for the value in a place, which is not copied.
    Is(Place, TokenStream),
    Tuple(Vec<Expr>),
    Array(Vec<Expr>),
    Repeat(Box<Expr>, TokenStream),
    VecOf(Vec<Expr>),
    VecRepeat(Box<Expr>, Box<Expr>),
    Struct(TokenStream, Vec<(syn::Member, Expr)>),
    /// A variant of an enum.
    Variant(TokenStream, Vec<(syn::Member, Expr)>),
    /// A call of a function that is inside of itself, and always the whole value of a `let`. It is not
    /// inlined: F keeps the R that the call returns.
    Recursive(Box<Recursive>),
}

/// A recursive call. Its value is the result, or a tuple of the result and the final value of each `&mut`
/// argument. The call works on copies of these, so that it has no effects.
#[derive(Clone)]
pub(super) struct Recursive {
    /// The function itself, at `f64`.
    pub(super) plain: TokenStream,
    /// The function that runs F and returns R in a box (`apart.rs`).
    pub(super) levels: TokenStream,
    /// The const arguments.
    pub(super) consts: Vec<TokenStream>,
    pub(super) arguments: Vec<Argument>,
    pub(super) result: Ty,
    /// Whether it calls the function that is being compiled, and not another one that calls itself.
    pub(super) to_root: bool,
}

/// An argument of a recursive call.
#[derive(Clone)]
pub(super) struct Argument {
    /// The value in a place, or a constant.
    pub(super) value: Expr,
    pub(super) mode: Mode,
    /// Whether R has a bar for it.
    pub(super) has_bar: bool,
}

impl Recursive {
    /// Whether there are `&mut` arguments, so that the value is a tuple.
    pub(super) fn changes(&self) -> bool {
        self.arguments.iter().any(|argument| argument.mode == Mode::RefMut)
    }
}

/// Statements with a scope of their own.
#[derive(Default)]
pub(super) struct Block {
    pub(super) stmts: Vec<Stmt>,
    /// The variables whose values F pushes at the end of the block, for R. Filled in by the analysis.
    pub(super) stored: Vec<VarId>,
    /// The variables that R computes again instead, in the order of their declarations. Filled in by the
    /// analysis.
    pub(super) again: Vec<VarId>,
    /// The number of the stack that holds the stored ones: `kept_7` is number 7.
    pub(super) stack: usize,
    /// Whether it is the body of an innermost loop that keeps one tuple of numbers for each iteration. The
    /// loop fills the end of the stack, and R reads it as a slice or through an iterator.
    pub(super) rows: bool,
}

pub(super) struct Stmt {
    pub(super) kind: StmtKind,
    /// Whether the value that the statement overwrites or pops is kept, or the R of its recursive call.
    /// Filled in by the analysis.
    pub(super) kept: bool,
    /// The number of the stack or variable that keeps it, or of the stack with the states of a loop that runs
    /// again.
    pub(super) stack: usize,
    /// Whether it is kept in a local variable and not on a stack: R runs in the same scope, or reads it from
    /// the tuple of the iteration.
    pub(super) in_row: bool,
    /// How it is reversed, if it is a loop.
    pub(super) way: Way,
}

/// How a loop is reversed.
pub(super) enum Way {
    /// Each iteration keeps what its reverse needs.
    Stored,
    /// Each iteration is reversed as soon as it has run.
    AtOnce(AtOnce),
    /// Iterations run again in R, from these variables, which F saves before each iteration. Empty between
    /// lowering and analysis.
    Again(Vec<VarId>),
}

/// A loop whose iterations are reversed as soon as they have run.
pub(super) struct AtOnce {
    /// Variables of the function whose bars the loop adds to and which F declares before the loop: neither
    /// parameters, nor those whose bars an earlier such loop has declared.
    pub(super) bars: Vec<VarId>,
    /// The sums that the loop adds to.
    pub(super) sums: Vec<VarId>,
    /// Rust code that computes the bars of the sums from `seed`, as a tuple in the same order.
    pub(super) ahead: TokenStream,
}

pub(super) enum StmtKind {
    Let(VarId, Expr),
    /// `place = expr`.
    Assign(Place, Expr),
    /// `place += expr`, on floats.
    Add(Place, Expr),
    If(Expr, Block, Block),
    /// `for var in low..high`.
    For {
        var: VarId,
        low: Expr,
        high: Expr,
        body: Block,
    },
    /// `loop` until the flag `done` is set at the end of an iteration; `count` is the number of iterations.
    Loop {
        count: VarId,
        done: VarId,
        body: Block,
    },
    /// `vec.push(expr)`.
    Push(Place, Expr),
    /// `vec.pop()` of a vector that is not empty. The value was read before.
    Pop(Place),
    /// `assert!`, with its message. R skips it, as F has checked it.
    Assert(Expr, String),
    Panic(String),
}

impl Block {
    /// Whether the function calls itself, directly or through others.
    pub(super) fn calls_itself(&self) -> bool {
        self.stmts.iter().any(|stmt| match &stmt.kind {
            StmtKind::If(_, then, other) => then.calls_itself() || other.calls_itself(),
            StmtKind::For { body, .. } | StmtKind::Loop { body, .. } => body.calls_itself(),
            _ => stmt.recursive().is_some_and(|call| call.to_root),
        })
    }
}

/// A function with all its calls inlined.
pub(super) struct Core {
    pub(super) vars: Vec<Var>,
    pub(super) body: Block,
    /// The parameters in order.
    pub(super) params: Vec<Param>,
    /// The variable with the result.
    pub(super) result: VarId,
    pub(super) result_ty: syn::Type,
}

pub(super) struct Param {
    pub(super) var: VarId,
    /// The type as written; `&Self` and the like for `self`.
    pub(super) ty: syn::Type,
    /// `self`, or the name that the user gave it.
    pub(super) name: syn::Ident,
    /// Whether it has no bar: it is marked `#[constant]`, or its type has no floats.
    pub(super) constant: bool,
    pub(super) mode: Mode,
}

/// How a parameter is passed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mode {
    Value,
    Ref,
    RefMut,
}

impl Expr {
    pub(super) fn new(kind: Kind, ty: Ty) -> Self {
        Self { kind, ty }
    }

    /// The value in a place.
    pub(super) fn read(place: Place) -> Self {
        let ty = place.ty.clone();
        Self { kind: Kind::Read(place), ty }
    }

    /// Whether it is a variable, a place or a constant, perhaps negated.
    pub(super) fn is_atom(&self) -> bool {
        match &self.kind {
            Kind::Constant(_) | Kind::Read(_) => true,
            Kind::Neg(inner) => inner.is_atom(),
            _ => false,
        }
    }

    /// Calls `f` on the places that the expression reads, including those that its indices read.
    pub(super) fn places(&self, f: &mut dyn FnMut(&Place)) {
        if let Kind::Read(place) | Kind::Len(place) | Kind::Is(place, _) = &self.kind {
            f(place);
            place.indices(f);
        }
        for part in self.parts() {
            part.places(f);
        }
    }

    /// The expressions that this one is made of.
    pub(super) fn parts(&self) -> Vec<&Expr> {
        match &self.kind {
            Kind::Constant(_) | Kind::Read(_) | Kind::Len(_) | Kind::Is(..) => Vec::new(),
            Kind::Neg(a) | Kind::Not(a) | Kind::Cast(a, _) | Kind::Matches(a, _) | Kind::Repeat(a, _) => {
                vec![a]
            }
            Kind::Binary(_, a, b) | Kind::VecRepeat(a, b) => vec![a, b],
            Kind::Method(a, _, rest) => std::iter::once(&**a).chain(rest).collect(),
            Kind::Rule(_, all)
            | Kind::Call(_, all)
            | Kind::Tuple(all)
            | Kind::Array(all)
            | Kind::VecOf(all) => all.iter().collect(),
            Kind::Struct(_, fields) | Kind::Variant(_, fields) => fields.iter().map(|(_, e)| e).collect(),
            Kind::Recursive(call) => call.arguments.iter().map(|argument| &argument.value).collect(),
        }
    }
}

impl Place {
    /// A variable as a whole.
    pub(super) fn of(root: VarId, ty: Ty) -> Self {
        Self { root, path: Vec::new(), ty, constant: false }
    }

    /// Calls `f` on the places that the indices of this place read.
    pub(super) fn indices(&self, f: &mut dyn FnMut(&Place)) {
        for step in &self.path {
            match step {
                Step::Index(index) => index.places(f),
                Step::Range(low, high) => low.iter().chain(high).for_each(|e| e.places(f)),
                Step::Field(_) | Step::Payload(..) => {}
            }
        }
    }

    /// A part of this place, one step further.
    pub(super) fn step(&self, step: Step, ty: Ty) -> Self {
        let mut place = self.clone();
        place.path.push(step);
        place.ty = ty;
        place
    }

    pub(super) fn index(&self, index: Expr, ty: Ty) -> Self {
        self.step(Step::Index(Box::new(index)), ty)
    }
}

impl Stmt {
    /// The recursive call whose value the statement binds.
    pub(super) fn recursive(&self) -> Option<&Recursive> {
        match &self.kind {
            StmtKind::Let(_, Expr { kind: Kind::Recursive(call), .. }) => Some(call),
            _ => None,
        }
    }

    pub(super) fn new(kind: StmtKind) -> Self {
        Self { kind, kept: false, stack: 0, in_row: false, way: Way::Stored }
    }
}
