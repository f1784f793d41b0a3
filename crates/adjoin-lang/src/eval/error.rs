//! What can go wrong when a program runs.

use std::fmt;

use super::counts::Counts;
use crate::core::Span;

/// Why an evaluation gave no value.
#[derive(Clone, Debug, PartialEq)]
pub struct EvalError {
    /// What happened.
    pub reason: Reason,
    /// Where in the source, as far as known.
    pub span: Span,
    /// The counts up to then.
    pub counts: Box<Counts>,
}

/// The kinds of failure.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// The program called `error`, or no pattern matched.
    Failed(String),
    /// An operation has no result: division by zero and the like.
    Undefined(String),
    /// The work limit was reached.
    OutOfFuel(u64),
    /// The depth limit, or the end of the stack, was reached.
    TooDeep(u64),
    /// The memory limit was reached.
    OutOfMemory(u64),
    /// The shape of a value is not that of its type, or not that of the point that it is a cotangent of.
    Shape {
        /// Which part, e.g. `.1[3]`; empty for the whole.
        path: String,
        /// What is wrong with it.
        message: String,
    },
    /// The program is not well typed, and was not checked.
    Stuck(String),
}

impl Reason {
    /// Whether the program itself failed, rather than reached a limit.
    pub(crate) fn is_of_the_program(&self) -> bool {
        matches!(self, Reason::Failed(_) | Reason::Undefined(_))
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Failed(message) | Reason::Undefined(message) => f.write_str(message),
            Reason::OutOfFuel(fuel) => {
                write!(f, "stopped after {fuel} steps: the work limit was reached")
            }
            Reason::TooDeep(depth) => {
                write!(f, "stopped at recursion depth {depth}: the depth limit was reached")
            }
            Reason::OutOfMemory(limit) => {
                write!(
                    f,
                    "stopped at {} of memory: the memory limit was reached",
                    super::memory::shown(*limit)
                )
            }
            Reason::Shape { path, message } if path.is_empty() => f.write_str(message),
            Reason::Shape { path, message } => write!(f, "at {path}: {message}"),
            Reason::Stuck(message) => write!(f, "ill-typed program: {message}"),
        }
    }
}

impl fmt::Display for EvalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(f)
    }
}

impl std::error::Error for EvalError {}

impl From<Reason> for EvalError {
    fn from(reason: Reason) -> Self {
        EvalError { reason, span: Span::NONE, counts: Box::default() }
    }
}
