//! From nalgebra's matrices to vectors and matrices and back, with the features for nalgebra.
//!
//! Operations of nalgebra on our scalars record one node for each scalar operation. Ours record one for the
//! whole, and multiply at the speed of the machine: convert what is large, multiply, and convert back.
//!
//! ```
//! # #[cfg(feature = "nalgebra")] {
//! use adjoin::Matrix;
//! use adjoin::prelude::*;
//! use nalgebra::DMatrix;
//!
//! fn product<R: Real>(a: DMatrix<R>, b: DMatrix<R>) -> DMatrix<R> {
//!     DMatrix::from(Matrix::from(a).dot(&Matrix::from(b)))
//! }
//!
//! let a = DMatrix::from_row_slice(2, 2, &[1.0, 2.0, 3.0, 4.0]);
//! assert_eq!(product(a.clone(), a.clone()), &a * &a);
//! let slope = grad(|a: DMatrix<Reverse>| product(a.clone(), a)[(0, 1)], &a);
//! assert_eq!(slope, DMatrix::from_row_slice(2, 2, &[2.0, 5.0, 0.0, 2.0]));
//! # }
//! ```
//!
//! A matrix moves without a copy in plain code, and without a node where its numbers are consecutive values,
//! as those of an input are. nalgebra keeps columns and we keep rows, which is a transposed view.

use super::elements::Elements;
use super::value::{Matrix, Vector};
use crate::real::Real;

macro_rules! conversions {
    ($nalgebra:ident) => {
        impl<R: Real> From<$nalgebra::DVector<R>> for Vector<R> {
            fn from(vector: $nalgebra::DVector<R>) -> Self {
                Self::from(Vec::from(vector.data))
            }
        }

        impl<R: Real> From<$nalgebra::DMatrix<R>> for Matrix<R> {
            fn from(matrix: $nalgebra::DMatrix<R>) -> Self {
                let (rows, columns) = matrix.shape();
                Vector::from(Vec::from(matrix.data)).reshape(columns, rows).transposed()
            }
        }

        impl<R: Real> From<Vector<R>> for $nalgebra::DVector<R> {
            fn from(vector: Vector<R>) -> Self {
                Self::from_vec(vector.elements.into_vec(&vector.layout))
            }
        }

        impl<R: Real> From<Matrix<R>> for $nalgebra::DMatrix<R> {
            fn from(matrix: Matrix<R>) -> Self {
                let (rows, columns) = (matrix.rows(), matrix.columns());
                let by_columns = matrix.transposed();
                Self::from_vec(rows, columns, by_columns.elements.into_vec(&by_columns.layout))
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
