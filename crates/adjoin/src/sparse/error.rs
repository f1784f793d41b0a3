//! What can be wrong with a pattern that was found elsewhere.

use std::fmt;

/// Why a pattern does not fit a function at a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PatternError {
    /// The matrix has another size than the pattern: (rows, columns).
    Size {
        /// What the pattern has.
        pattern: (usize, usize),
        /// What the function has.
        function: (usize, usize),
    },
    /// The function has a derivative where the pattern has no place.
    Outside {
        /// Which output.
        row: usize,
        /// Which input.
        column: usize,
    },
}

/// What is wrong with a derivative, and what to do.
const NO_PLACE: &str = "where the pattern has no place. If the function branches on values, prepare at a point that takes \
    this branch, or take the union of the patterns of both";

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
