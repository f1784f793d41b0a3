//! Marker traits of other crates, as supertraits of `Real`, so that generic code need not state them:
//! `ScalarOperand`, by which a number is an operand of ndarray's arrays.

/// Marks of other crates, with their features.
pub trait Marks: Operand016 + Operand017 {}
impl<T: Operand016 + Operand017> Marks for T {}

#[cfg(feature = "ndarray")]
use ndarray::ScalarOperand as Operand016;
#[cfg(feature = "ndarray-017")]
use ndarray_017::ScalarOperand as Operand017;

/// Asks nothing without the feature.
#[cfg(not(feature = "ndarray"))]
pub trait Operand016 {}
#[cfg(not(feature = "ndarray"))]
impl<T> Operand016 for T {}

/// Asks nothing without the feature.
#[cfg(not(feature = "ndarray-017"))]
pub trait Operand017 {}
#[cfg(not(feature = "ndarray-017"))]
impl<T> Operand017 for T {}
