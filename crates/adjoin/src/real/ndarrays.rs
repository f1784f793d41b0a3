//! The scalars as operands of ndarray's arrays: `&array * x`, `array + 1.0`.

use ndarray::ScalarOperand;

use super::Real;

impl<R: Real> ScalarOperand for crate::taped::Taped<R> {}
impl<R: Real, const K: usize> ScalarOperand for crate::forward::Forward<R, K> {}
impl<P: Real, const K: usize> ScalarOperand for crate::batch::Dual<P, K> {}
impl<P: Real> ScalarOperand for crate::batch::Masked<P> {}
impl<By: crate::batch::Functions, const L: usize> ScalarOperand for crate::batch::Pack<By, L> {}
