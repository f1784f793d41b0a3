//! The error for a cotangent (or tangent) of another shape.

use std::error::Error;
use std::fmt;

/// Two structures differ in shape: where, and how.
///
/// The path is written as Rust code would reach the place: `layers[2].weights: expected length 50, found 49`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShapeError {
    /// Innermost step last.
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
        /// The key, as its `Debug` form where it has one.
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

    /// A missing key, here.
    pub fn missing_key(key: impl Into<String>) -> Self {
        Self::here(ShapeMismatch::MissingKey { key: key.into() })
    }

    fn here(mismatch: ShapeMismatch) -> Self {
        Self { path: String::new(), mismatch }
    }

    /// The same error seen from the structure around: in the field (or tuple position) `name`.
    #[must_use]
    pub fn in_field(self, name: &str) -> Self {
        self.prefixed(name)
    }

    /// The same error seen from the sequence around: at `index`.
    #[must_use]
    pub fn at_index(self, index: usize) -> Self {
        self.prefixed(&format!("[{index}]"))
    }

    /// The same error seen from the map around: at `key`, already in its printed form.
    #[must_use]
    pub fn at_key(self, key: &str) -> Self {
        self.prefixed(&format!("[{key}]"))
    }

    fn prefixed(mut self, step: &str) -> Self {
        let separator = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        self.path = format!("{step}{separator}{}", self.path);
        self
    }

    /// The path to the mismatch; empty for the whole structure.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// How the shapes differ.
    pub fn mismatch(&self) -> &ShapeMismatch {
        &self.mismatch
    }
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.path.is_empty() {
            write!(f, "{}: ", self.path)?;
        }
        match &self.mismatch {
            ShapeMismatch::Length { expected, found } => {
                write!(f, "expected length {expected}, found {found}")
            }
            ShapeMismatch::Variant { expected, found } => {
                write!(f, "expected variant {expected}, found {found}")
            }
            ShapeMismatch::MissingKey { key } => write!(f, "missing key {key}"),
        }
    }
}

impl Error for ShapeError {}
