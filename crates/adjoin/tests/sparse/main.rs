//! Sparse matrices of derivatives: right, computed in few directions, and never silently wrong.

mod arrays;
mod hessian;
#[cfg(any(feature = "faer", feature = "sprs"))]
mod interchange;
mod jacobian;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/random.rs"]
mod random;

use adjoin::SparseMatrix;

/// A point of the given size, without edge cases.
fn points(count: usize) -> Vec<f64> {
    (0..count).map(|i| (i as f64 * 0.7 + 0.1).sin()).collect()
}

fn bits(numbers: &[f64]) -> Vec<u64> {
    numbers.iter().map(|x| x.to_bits()).collect()
}

#[track_caller]
fn agree(sparse: &SparseMatrix, dense: &[f64]) {
    let found = sparse.to_dense();
    assert_eq!(found.len(), dense.len());
    for (place, (x, y)) in found.iter().zip(dense).enumerate() {
        assert!((x - y).abs() <= 1e-11 * y.abs().max(1.0), "at {place}: {x} is not {y}");
    }
}
