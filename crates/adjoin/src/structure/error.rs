//! The error for a cotangent (or tangent) of the wrong shape.

use super::path::needs_dot;
use std::error::Error;
use std::fmt;

/// Two structures differ in shape: where, and how.
///
/// The path is written as Rust code would reach the place, following the rules of [`Path`](super::Path):
///
/// ```
/// use adjoin::structure::{Differentiable, With};
///
/// let weights = vec![vec![1.0; 50], vec![1.0; 50]];
/// let cotangent = vec![vec![1.0; 50], vec![1.0; 49]];
/// let error = weights.zip_scalars(&cotangent, &mut |_: f64, _: f64| ()).unwrap_err();
/// assert_eq!(error.to_string(), "[1]: expected length 50, found 49");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeError {
    /// Innermost step last; every field with its dot.
    path: String,
    mismatch: ShapeMismatch,
}

/// How two shapes differ.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ShapeMismatch {
    /// Sequences of different lengths.
    Length {
        /// That of the input or output.
        expected: usize,
        /// That of the tangent or cotangent.
        found: usize,
    },
    /// Different variants of an enum.
    Variant {
        /// That of the input or output.
        expected: &'static str,
        /// That of the tangent or cotangent.
        found: &'static str,
    },
    /// A key that the other map does not have.
    MissingKey {
        /// The key, in its `Debug` form.
        key: String,
    },
    /// A key that only the other map has.
    UnexpectedKey {
        /// The key, in its `Debug` form.
        key: String,
    },
}

impl ShapeError {
    /// Different lengths, here.
    pub fn length(expected: usize, found: usize) -> Self {
        Self::here(ShapeMismatch::Length { expected, found })
    }

    /// Different variants, here.
    pub fn variant(expected: &'static str, found: &'static str) -> Self {
        Self::here(ShapeMismatch::Variant { expected, found })
    }

    /// A key that the tangent or cotangent lacks, here.
    pub fn missing_key(key: &dyn fmt::Debug) -> Self {
        Self::here(ShapeMismatch::MissingKey { key: format!("{key:?}") })
    }

    /// A key that only the tangent or cotangent has, here.
    pub fn unexpected_key(key: &dyn fmt::Debug) -> Self {
        Self::here(ShapeMismatch::UnexpectedKey { key: format!("{key:?}") })
    }

    fn here(mismatch: ShapeMismatch) -> Self {
        Self { path: String::new(), mismatch }
    }

    /// The same error seen from the enclosing structure: in the field, tuple position or variant `name`.
    #[must_use]
    #[cold]
    pub fn in_field(self, name: &str) -> Self {
        self.prefixed(format_args!(".{name}"))
    }

    /// The same error seen from the enclosing sequence: at `index`.
    #[must_use]
    #[cold]
    pub fn at_index(self, index: usize) -> Self {
        self.prefixed(format_args!("[{index}]"))
    }

    /// The same error seen from the enclosing map: at `key`.
    #[must_use]
    #[cold]
    pub fn at_key(self, key: &dyn fmt::Debug) -> Self {
        self.prefixed(format_args!("[{key:?}]"))
    }

    fn prefixed(self, step: fmt::Arguments<'_>) -> Self {
        Self { path: format!("{step}{}", self.path), ..self }
    }

    /// The path to the mismatch; empty for the whole structure.
    pub fn path(&self) -> &str {
        match self.path.strip_prefix('.') {
            Some(name) if !needs_dot(true, name) => name,
            _ => &self.path,
        }
    }

    /// How the shapes differ.
    pub fn mismatch(&self) -> &ShapeMismatch {
        &self.mismatch
    }
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path())?;
        }
        match &self.mismatch {
            ShapeMismatch::Length { expected, found } => {
                write!(f, "expected length {expected}, found {found}")
            }
            ShapeMismatch::Variant { expected, found } => {
                write!(f, "expected variant {expected}, found {found}")
            }
            ShapeMismatch::MissingKey { key } => write!(f, "missing key {key}"),
            ShapeMismatch::UnexpectedKey { key } => write!(f, "unexpected key {key}"),
        }
    }
}

impl Error for ShapeError {}

/// Panics because the methods of an implementation disagree: one met more scalars than another.
#[cold]
pub(crate) fn unlawful(verb: &str) -> ! {
    panic!(
        "{verb}: an implementation of `Differentiable` visits more scalars in `map_scalars` than before; `map_scalars`, \
         `visit_scalars` and `zip_scalars` must always visit the same scalars in the same order"
    )
}
