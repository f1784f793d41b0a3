//! To other crates' sparse matrices and back.

use super::points;
use adjoin::SparseMatrix;
use adjoin::prelude::*;

/// More columns than rows, an empty row, an empty column.
fn matrix() -> SparseMatrix {
    let f = |xs: Vec<Reverse>| -> Vec<Reverse> {
        (0..4).map(|i| if i == 2 { 1.0.into() } else { xs[i] * xs[(3 * i) % 5] }).collect()
    };
    sparse_jacobian(f, &points(7))
}

#[cfg(feature = "sprs")]
#[test]
fn sprs_has_the_same_matrix() {
    let matrix = matrix();
    let theirs = sprs::CsMat::from(matrix.clone());
    assert_eq!((theirs.rows(), theirs.cols(), theirs.nnz()), (4, 7, matrix.values().len()));
    for (row, column, value) in matrix.iter() {
        assert_eq!(theirs.get(row, column), Some(&value));
    }
    assert_eq!(sprs::CsMat::from(&matrix), theirs);
    assert_eq!(SparseMatrix::from(&theirs), matrix);
    assert_eq!(SparseMatrix::from(&theirs.to_csc()), matrix);
    assert_eq!(SparseMatrix::from(&theirs.transpose_into()), matrix.transposed());
}

#[cfg(feature = "faer")]
#[test]
fn faer_has_the_same_matrix() {
    use faer::sparse::{SparseColMat, SparseRowMat};

    let matrix = matrix();
    let by_rows = SparseRowMat::from(matrix.clone());
    let by_columns = SparseColMat::from(&matrix);
    assert_eq!((by_rows.nrows(), by_rows.ncols()), (4, 7));
    for (row, column, value) in matrix.iter() {
        assert_eq!(by_rows.get(row, column), Some(&value));
        assert_eq!(by_columns.get(row, column), Some(&value));
    }
    assert_eq!(SparseMatrix::from(&by_rows), matrix);
    assert_eq!(SparseMatrix::from(&SparseRowMat::from(&matrix)), matrix);
    assert_eq!(SparseMatrix::from(&SparseColMat::from(matrix.clone())), matrix);
    assert_eq!(SparseMatrix::from(&by_columns), matrix);
}
