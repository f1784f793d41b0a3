//! Errors of a pattern that does not fit a function.

use std::fmt;

/// Why a pattern does not fit a function at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PatternError {
    /// The sizes of the matrix and the pattern differ: (rows, columns).
    Size {
        /// The size of the pattern.
        pattern: (usize, usize),
        /// The size of the function's matrix.
        function: (usize, usize),
    },
    /// The function has a nonzero derivative outside the pattern.
    Outside {
        /// The output.
        row: usize,
        /// The input.
        column: usize,
    },
}

/// The problem and its remedy.
const NO_PLACE: &str = "where the pattern has no entry. If the function branches on values, prepare at a point that takes \
    this branch, or use the union of the patterns of both branches";

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { pattern, function } => write!(
                f,
                "the pattern is for {} rows and {} columns, but the function has {} and {} here",
                pattern.0, pattern.1, function.0, function.1
            ),
            Self::Outside { row, column } => {
                write!(f, "the function has a derivative in row {row}, column {column}, {NO_PLACE}")
            }
        }
    }
}

impl std::error::Error for PatternError {}
