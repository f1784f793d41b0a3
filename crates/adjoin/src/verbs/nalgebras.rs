//! Jacobians and Hessians as matrices of nalgebra.

use super::jacobian::Jacobian;
use crate::real::Real;

macro_rules! conversions {
    ($nalgebra:ident) => {
        impl<X, R: Real> From<Jacobian<X, R>> for $nalgebra::DMatrix<R> {
            fn from(jacobian: Jacobian<X, R>) -> Self {
                Self::from_row_slice(jacobian.rows(), jacobian.columns(), jacobian.entries())
            }
        }
    };
}

#[cfg(feature = "nalgebra")]
conversions!(nalgebra);
#[cfg(feature = "nalgebra-034")]
conversions!(nalgebra_034);
#[cfg(feature = "nalgebra-035")]
conversions!(nalgebra_035);
