//! The scalars as operands of ndarray's arrays: `&array * x`, `array + 1.0`.

use super::Real;

macro_rules! operands {
    ($ndarray:ident) => {
        impl<R: Real> $ndarray::ScalarOperand for crate::taped::Taped<R> {}
        impl<R: Real, const K: usize> $ndarray::ScalarOperand for crate::forward::Forward<R, K> {}
        impl<P: Real, const K: usize> $ndarray::ScalarOperand for crate::batch::Dual<P, K> {}
        impl<P: Real> $ndarray::ScalarOperand for crate::batch::Masked<P> {}
        impl<By: crate::batch::Functions, const L: usize> $ndarray::ScalarOperand
            for crate::batch::Pack<By, L>
        {
        }
    };
}

#[cfg(feature = "ndarray")]
operands!(ndarray);
#[cfg(feature = "ndarray-017")]
operands!(ndarray_017);
