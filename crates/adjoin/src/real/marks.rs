//! Marker traits of other crates, as supertraits of `Real`, so that generic code need not state them.

/// Marks of other crates, with their features: `ScalarOperand`, by which a number is an operand of ndarray's
/// arrays.
#[cfg(feature = "ndarray")]
pub trait Marks: ndarray::ScalarOperand {}
#[cfg(feature = "ndarray")]
impl<T: ndarray::ScalarOperand> Marks for T {}

/// Marks of other crates, with their features.
#[cfg(not(feature = "ndarray"))]
pub trait Marks {}
#[cfg(not(feature = "ndarray"))]
impl<T> Marks for T {}
