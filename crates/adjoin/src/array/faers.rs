//! From faer's dense matrices to vectors and matrices and back, with the feature `faer`. The elements are
//! copied.
//!
//! In reverse mode numbers that are consecutive values, as those of an input are, make a vector or a matrix
//! without a node. faer keeps columns and we keep rows, which is a transposed view.

use faer::{Col, Mat};

use super::value::{Matrix, Vector};
use crate::real::Real;
use crate::structure::Differentiable;

fn elements<R: Real>(of: &impl Differentiable<R>) -> Vec<R> {
    let mut elements = Vec::with_capacity(of.count_scalars());
    of.visit_scalars(&mut |x| elements.push(x));
    elements
}

impl<R: Real> From<Col<R>> for Vector<R> {
    fn from(column: Col<R>) -> Self {
        Self::from(elements(&column))
    }
}

impl<R: Real> From<Mat<R>> for Matrix<R> {
    fn from(matrix: Mat<R>) -> Self {
        Vector::from(elements(&matrix)).reshape(matrix.ncols(), matrix.nrows()).transposed()
    }
}

impl<R: Real> From<Vector<R>> for Col<R> {
    fn from(vector: Vector<R>) -> Self {
        let elements: Vec<R> = vector.iter().collect();
        Self::from_fn(elements.len(), |i| elements[i])
    }
}

impl<R: Real> From<Matrix<R>> for Mat<R> {
    fn from(matrix: Matrix<R>) -> Self {
        let columns = matrix.columns();
        let elements: Vec<R> = matrix.iter().collect();
        Self::from_fn(matrix.rows(), columns, |i, j| elements[i * columns + j])
    }
}
