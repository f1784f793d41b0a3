//! The tree that the transformation works on: the function with calls inlined, iterators as loops over
//! indices, references as the places they point to, and early exits as flags.

use proc_macro2::{Span, TokenStream};

use super::types::Ty;

/// A variable, by its place in [`Core::vars`]. Every variable has a name of its own.
pub(super) type VarId = usize;

/// What a variable is.
#[derive(Clone)]
pub(super) struct Var {
    pub(super) name: String,
    pub(super) ty: Ty,
    /// Whether it is a parameter that holds a reference.
    pub(super) by_ref: bool,
    /// Whether its bar is a parameter, so a reference.
    pub(super) bar_by_ref: bool,
    /// A constant of the program instead of a variable: its path.
    pub(super) path: Option<TokenStream>,
    /// Whether it depends on an input and carries floats.
    pub(super) active: bool,
    pub(super) span: Span,
}

/// Where a value is: a variable, and a way into it.
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
    /// A field of a variant, by the path of the variant.
    Payload(TokenStream, syn::Member),
    Range(Option<Box<Expr>>, Option<Box<Expr>>),
}

/// An expression without effects.
#[derive(Clone)]
pub(super) struct Expr {
    pub(super) kind: Kind,
    pub(super) ty: Ty,
}

#[derive(Clone)]
pub(super) enum Kind {
    /// A literal or a constant.
    Constant(TokenStream),
    /// A copy of what is in a place.
    Read(Place),
    Len(Place),
    Neg(Box<Expr>),
    Not(Box<Expr>),
    Binary(syn::BinOp, Box<Expr>, Box<Expr>),
    /// A function of the rule table.
    Rule(String, Vec<Expr>),
    /// A method whose result has no derivative.
    Method(Box<Expr>, syn::Ident, Vec<Expr>),
    /// A function of arguments that have no derivative.
    Call(TokenStream, Vec<Expr>),
    Cast(Box<Expr>, TokenStream),
    /// `matches!(expr, pattern)`.
    Matches(Box<Expr>, TokenStream),
    /// The same for what is in a place.
    Is(Place, TokenStream),
    Tuple(Vec<Expr>),
    Array(Vec<Expr>),
    Repeat(Box<Expr>, TokenStream),
    VecOf(Vec<Expr>),
    VecRepeat(Box<Expr>, Box<Expr>),
    Struct(TokenStream, Vec<(syn::Member, Expr)>),
    /// A variant of an enum.
    Variant(TokenStream, Vec<(syn::Member, Expr)>),
}

/// Statements with a scope of their own.
#[derive(Default)]
pub(super) struct Block {
    pub(super) stmts: Vec<Stmt>,
    /// The variables that are kept at the end for the reverse pass. Filled in by the analysis.
    pub(super) stored: Vec<VarId>,
    /// The variables that the reverse pass computes again, with what they are.
    pub(super) again: Vec<VarId>,
    /// The name of the stack that holds them.
    pub(super) stack: usize,
    /// Whether it is the body of a loop whose iterations keep a tuple each, written in one go.
    pub(super) rows: bool,
}

pub(super) struct Stmt {
    pub(super) kind: StmtKind,
    /// Whether the value that is overwritten is kept, and the number of the stack. Filled in by the analysis.
    pub(super) kept: bool,
    pub(super) stack: usize,
    /// Whether what is kept is a variable, which R has at hand or finds in the iteration's tuple.
    pub(super) in_row: bool,
    /// What becomes of a loop.
    pub(super) way: Way,
}

/// How a loop is reversed.
pub(super) enum Way {
    /// Its iterations keep what their reverse needs.
    Stored,
    /// Each iteration is reversed as soon as it has run.
    AtOnce(AtOnce),
    /// Its iterations run again in the reverse pass. They keep these variables as they were before.
    Again(Vec<VarId>),
}

/// A loop whose iterations are reversed as soon as they have run.
pub(super) struct AtOnce {
    /// The variables of the function whose bars the loop adds to, but those whose bars are there already.
    pub(super) bars: Vec<VarId>,
    /// What the loop adds to.
    pub(super) sums: Vec<VarId>,
    /// The bars of these, as a tuple.
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
    /// `loop`, until the flag is set; the counter is the number of iterations.
    Loop {
        count: VarId,
        done: VarId,
        body: Block,
    },
    /// `vec.push(expr)`.
    Push(Place, Expr),
    /// `vec.pop()`, of a vector that is not empty.
    Pop(Place),
    Assert(Expr, String),
    Panic(String),
}

/// A function.
pub(super) struct Core {
    pub(super) vars: Vec<Var>,
    pub(super) body: Block,
    /// The parameters in order, with their types as written.
    pub(super) params: Vec<Param>,
    /// The variable with the result.
    pub(super) result: VarId,
    pub(super) result_ty: syn::Type,
}

pub(super) struct Param {
    pub(super) var: VarId,
    /// As written; `&Self` and the like for `self`.
    pub(super) ty: syn::Type,
    /// `self`, or the name that the user gave it.
    pub(super) name: syn::Ident,
    /// Whether it has no bar.
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

    /// Calls `f` on the places that are read, those in indices included.
    pub(super) fn places(&self, f: &mut dyn FnMut(&Place)) {
        match &self.kind {
            Kind::Constant(_) => {}
            Kind::Read(place) | Kind::Len(place) | Kind::Is(place, _) => {
                f(place);
                place.indices(f);
            }
            Kind::Neg(a) | Kind::Not(a) | Kind::Cast(a, _) | Kind::Matches(a, _) | Kind::Repeat(a, _) => {
                a.places(f);
            }
            Kind::Binary(_, a, b) | Kind::VecRepeat(a, b) => {
                a.places(f);
                b.places(f);
            }
            Kind::Method(a, _, rest) => {
                a.places(f);
                for e in rest {
                    e.places(f);
                }
            }
            Kind::Rule(_, all)
            | Kind::Call(_, all)
            | Kind::Tuple(all)
            | Kind::Array(all)
            | Kind::VecOf(all) => {
                for e in all {
                    e.places(f);
                }
            }
            Kind::Struct(_, fields) | Kind::Variant(_, fields) => {
                for (_, e) in fields {
                    e.places(f);
                }
            }
        }
    }
}

impl Place {
    pub(super) fn of(root: VarId, ty: Ty) -> Self {
        Self { root, path: Vec::new(), ty, constant: false }
    }

    /// Calls `f` on the places that are read to find this one.
    pub(super) fn indices(&self, f: &mut dyn FnMut(&Place)) {
        for step in &self.path {
            match step {
                Step::Index(index) => index.places(f),
                Step::Range(low, high) => low.iter().chain(high).for_each(|e| e.places(f)),
                Step::Field(_) | Step::Payload(..) => {}
            }
        }
    }

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
    pub(super) fn new(kind: StmtKind) -> Self {
        Self { kind, kept: false, stack: 0, in_row: false, way: Way::Stored }
    }
}
