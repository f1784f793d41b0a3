//! Errors of evaluating a function, as values that solvers can pass on.

use std::any::Any;
use std::fmt::{self, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::sparse::PatternError;
use crate::structure::{Differentiable, Path, ShapeError};

/// Why a function could not be evaluated at a point that a solver chose.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EvaluationError {
    /// A vector of another length than the parameters have scalars.
    Length {
        /// What the vector is.
        what: &'static str,
        /// The number of scalars.
        expected: usize,
        /// The length of the vector.
        found: usize,
    },
    /// A value or a derivative is NaN, or a derivative is infinite.
    NotFinite {
        /// Which one.
        what: String,
        /// What it is.
        value: f64,
        /// The point, shortened if it is long.
        point: String,
    },
    /// The function panicked; its message.
    Panic(String),
    /// The output has another shape than at the start.
    Shape(ShapeError),
    /// The function has derivatives where its pattern, found at another point, has none.
    Pattern(PatternError),
}

impl EvaluationError {
    /// Whether a solver may go on from another point: true if a number was not finite, false for mistakes in
    /// the program.
    pub fn is_recoverable(&self) -> bool {
        matches!(self, Self::NotFinite { .. })
    }

    /// The error for a panic that was caught: for adapters that catch panics themselves.
    pub fn from_panic(payload: &(dyn Any + Send)) -> Self {
        let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
        Self::Panic(text.unwrap_or_else(|| "a panic without a message".to_owned()))
    }

    /// Fails unless a vector has the given length.
    pub(super) fn require(what: &'static str, expected: usize, found: usize) -> Result<(), Self> {
        if expected == found { Ok(()) } else { Err(Self::Length { what, expected, found }) }
    }

    /// For a number that is not finite.
    #[cold]
    pub(super) fn not_finite<T: Differentiable>(what: String, value: f64, point: &T) -> Self {
        Self::NotFinite { what, value, point: describe(point) }
    }
}

/// The first scalars of a point, by their paths.
fn describe<T: Differentiable>(point: &T) -> String {
    const SHOWN: usize = 4;
    let (mut text, mut count) = (String::new(), 0);
    point.visit_paths(&Path::ROOT, &mut |path, x| {
        if count < SHOWN {
            let path = path.to_string();
            let name = if path.is_empty() { "x" } else { &path };
            let _ = write!(text, "{}{name} = {x}", if count > 0 { ", " } else { "" });
        }
        count += 1;
    });
    if count > SHOWN {
        let _ = write!(text, ", … ({count} numbers)");
    }
    text
}

/// Fails if one of the derivatives is not finite; `name` says which it is.
pub(super) fn require_finite<T: Differentiable>(
    derivatives: &[f64],
    point: &T,
    name: impl FnOnce(usize) -> String,
) -> Result<(), EvaluationError> {
    // Without branches, and without a sum: the additions of a sum wait for each other.
    if derivatives.iter().fold(true, |finite, x| finite & x.is_finite()) {
        return Ok(());
    }
    let at = derivatives.iter().position(|x| !x.is_finite()).expect("a number that is not finite");
    Err(EvaluationError::not_finite(name(at), derivatives[at], point))
}

/// "the derivative by" a scalar of the input.
pub(super) fn derivative_by<T: Differentiable>(point: &T, number: usize) -> String {
    let path = path_of(point, number);
    if path.is_empty() { "the derivative".to_owned() } else { format!("the derivative by {path}") }
}

/// The path of the scalar with the given number.
pub(super) fn path_of<T: Differentiable>(structure: &T, number: usize) -> String {
    let (mut found, mut count) = (String::new(), 0);
    structure.visit_paths(&Path::ROOT, &mut |path, _| {
        if count == number {
            found = path.to_string();
        }
        count += 1;
    });
    found
}

/// Runs a function of the user. A panic becomes an error; it has unwound the run, and the thread is usable.
pub(super) fn caught<T>(f: impl FnOnce() -> T) -> Result<T, EvaluationError> {
    catch_unwind(AssertUnwindSafe(f)).map_err(|payload| EvaluationError::from_panic(&*payload))
}

impl fmt::Display for EvaluationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { what, expected, found } => {
                write!(f, "{what} has length {found}, but {expected} was expected")
            }
            Self::NotFinite { what, value, point } => write!(f, "{what} is {value} at the point {point}"),
            Self::Panic(message) => write!(f, "the function panicked: {message}"),
            Self::Shape(error) => {
                write!(f, "the output has another shape than at the starting point: {error}")
            }
            Self::Pattern(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for EvaluationError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Pattern(error) => Some(error),
            Self::Shape(error) => Some(error),
            _ => None,
        }
    }
}

impl From<PatternError> for EvaluationError {
    fn from(error: PatternError) -> Self {
        Self::Pattern(error)
    }
}

impl From<ShapeError> for EvaluationError {
    fn from(error: ShapeError) -> Self {
        Self::Shape(error)
    }
}
