//! Programs in the form the machine runs: variables are places, functions are numbers.
//!
//! A call pushes the function and its arguments onto the machine's stack and evaluates the function's body
//! with `base` at the first argument; a `let` pushes one more. So every local variable has a fixed distance
//! from `base`, what the function captured is found through the function object at `base - 1`, and nothing is
//! looked up by name.

use std::sync::Arc;

use crate::core::{Lit, Prim, RealOp, Span};

/// Where a variable's value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// This far above `base`.
    Local(u32),
    /// In what the current function captured.
    Captured(u32),
    /// The function of this number, in the recursive group of the current function.
    Sibling(u32),
    /// A definition of the program.
    Global(u32),
}

/// Code for a term.
#[derive(Debug)]
pub(super) enum Code {
    Place(Place),
    Lit(Lit),
    Unit,
    Tag(u32),
    Tuple(Box<[Code]>),
    Con(u32, Box<[Code]>),
    /// List literal.
    List(Box<[Code]>),
    Proj(Box<Code>, u32),
    /// A function and what it captures from here.
    Closure(u32, Box<[Place]>),
    /// Pushes the functions of a recursive group.
    Rec(Box<[u32]>, Box<[Place]>, Box<Code>),
    /// Function, arguments and place in the source. Without arguments: runs an effect.
    Call(Box<Code>, Box<[Code]>, Span),
    /// Pushes a value.
    Let(Box<Code>, Box<Code>),
    /// Pushes the components of a tuple.
    Unpack(Box<Code>, Box<Code>),
    /// By tag: the code, which finds the fields pushed.
    Switch(Box<Code>, Box<[Option<Code>]>, Option<Box<Code>>, Span),
    /// By literal, in order.
    Match(Box<Code>, Box<[(Lit, Code)]>, Box<Code>),
    Unary(RealOp, Box<Code>),
    Binary(RealOp, Box<Code>, Box<Code>),
    /// Other primitives; those with effects, run at once.
    Prim(Prim, Box<[Code]>, Span),
    Fail(Arc<str>, Span),
    Par(Box<[Code]>),
    ParList(Box<Code>),
}

/// A function, or an effect (which has no parameters).
#[derive(Debug)]
pub(super) struct Function {
    pub(super) arity: usize,
    pub(super) body: Code,
    pub(super) backpropagator: Backpropagator,
}

/// Whether the calls of a function are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Backpropagator {
    /// No: not a λ° that is checked to be linear, or not on a real.
    No,
    /// All of them: a λ° on a real.
    Always,
    /// Those with a real: a λ° at a type variable.
    AtReals,
}

/// A definition of the program.
#[derive(Debug)]
pub(super) enum Global {
    /// A function that captures nothing.
    Function(u32),
    /// Anything else, evaluated before the program starts.
    Value(Code),
}

/// A program that is ready to run.
#[derive(Debug)]
pub(super) struct Compiled {
    pub(super) functions: Vec<Function>,
    /// In dependency order; the last one is the definition that was asked for.
    pub(super) globals: Vec<Global>,
}
