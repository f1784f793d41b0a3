//! Conversions between [`SparseMatrix`] and the sparse matrices of faer and sprs.
//!
//! Conversions from adjoin move the values; the pattern is copied only if other matrices share it.

use std::sync::Arc;

use super::matrix::SparseMatrix;

impl SparseMatrix {
    /// Row starts, columns, values.
    fn into_compressed_rows(self) -> (Vec<usize>, Vec<usize>, Vec<f64>) {
        let (pattern, values) = self.into_parts();
        let (starts, indices) = Arc::unwrap_or_clone(pattern).into_compressed_rows();
        (starts, indices, values)
    }
}

#[cfg(feature = "sprs")]
mod with_sprs {
    use super::SparseMatrix;
    use crate::sparse::pattern::SparsityPattern;
    use sprs::CsMat;

    /// In compressed rows.
    impl From<SparseMatrix> for CsMat<f64> {
        fn from(matrix: SparseMatrix) -> Self {
            let size = (matrix.rows(), matrix.columns());
            let (starts, indices, values) = matrix.into_compressed_rows();
            CsMat::new(size, starts, indices, values)
        }
    }

    /// In compressed rows.
    impl From<&SparseMatrix> for CsMat<f64> {
        fn from(matrix: &SparseMatrix) -> Self {
            matrix.clone().into()
        }
    }

    /// From compressed rows or columns.
    impl From<&CsMat<f64>> for SparseMatrix {
        fn from(matrix: &CsMat<f64>) -> Self {
            let by_rows = matrix.to_csr();
            let starts = by_rows.indptr().to_proper().into_owned();
            let pattern = SparsityPattern::from_parts(by_rows.cols(), starts, by_rows.indices().to_vec());
            SparseMatrix::new(pattern, by_rows.data().to_vec())
        }
    }
}

#[cfg(feature = "faer")]
mod with_faer {
    use super::SparseMatrix;
    use faer::sparse::{SparseColMat, SparseRowMat, SymbolicSparseColMat, SymbolicSparseRowMat};

    impl From<SparseMatrix> for SparseRowMat<usize, f64> {
        fn from(matrix: SparseMatrix) -> Self {
            let (rows, columns) = (matrix.rows(), matrix.columns());
            let (starts, indices, values) = matrix.into_compressed_rows();
            let symbolic = SymbolicSparseRowMat::new_checked(rows, columns, starts, None, indices);
            SparseRowMat::new(symbolic, values)
        }
    }

    impl From<&SparseMatrix> for SparseRowMat<usize, f64> {
        fn from(matrix: &SparseMatrix) -> Self {
            matrix.clone().into()
        }
    }

    /// By columns, as faer's factorisations require.
    impl From<&SparseMatrix> for SparseColMat<usize, f64> {
        fn from(matrix: &SparseMatrix) -> Self {
            let (rows, columns) = (matrix.rows(), matrix.columns());
            let (starts, indices, values) = matrix.transposed().into_compressed_rows();
            let symbolic = SymbolicSparseColMat::new_checked(rows, columns, starts, None, indices);
            SparseColMat::new(symbolic, values)
        }
    }

    /// By columns, as faer's factorisations require.
    impl From<SparseMatrix> for SparseColMat<usize, f64> {
        fn from(matrix: SparseMatrix) -> Self {
            Self::from(&matrix)
        }
    }

    impl From<&SparseRowMat<usize, f64>> for SparseMatrix {
        fn from(matrix: &SparseRowMat<usize, f64>) -> Self {
            // In faer, the columns of a row may be in any order.
            let by_rows = matrix.as_ref();
            let entries = (0..by_rows.nrows()).flat_map(|row| {
                let columns = by_rows.symbolic().col_idx_of_row(row);
                columns.zip(by_rows.val_of_row(row)).map(move |(column, value)| (row, column, *value))
            });
            SparseMatrix::from_entries(by_rows.nrows(), by_rows.ncols(), entries)
        }
    }

    impl From<&SparseColMat<usize, f64>> for SparseMatrix {
        fn from(matrix: &SparseColMat<usize, f64>) -> Self {
            let by_columns = matrix.as_ref();
            let entries = (0..by_columns.ncols()).flat_map(|column| {
                let rows = by_columns.symbolic().row_idx_of_col(column);
                rows.zip(by_columns.val_of_col(column)).map(move |(row, value)| (row, column, *value))
            });
            SparseMatrix::from_entries(by_columns.nrows(), by_columns.ncols(), entries)
        }
    }
}
