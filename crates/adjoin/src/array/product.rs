//! Products of vectors and matrices.
//!
//! ```text
//! s = x · y          x̄ += s̄ y,      ȳ += s̄ x
//! y = A x            Ā += ȳ xᵀ,     x̄ += Aᵀ ȳ
//! C = A B            Ā += C̄ Bᵀ,     B̄ += Aᵀ C̄
//! M = x yᵀ           x̄ += M̄ y,      ȳ += M̄ᵀ x
//! ```
//!
//! Matrices may have any strides: a transposed matrix is multiplied as it is.

use std::borrow::Cow;

use super::elements::Elements;
use super::kernel;
use super::layout::Layout;
use super::operation::{Operation, Plain, Point};
use super::value::{Matrix, Vector};
use crate::real::Real;
use crate::reverse::block::Flow;

impl<R: Real> Vector<R> {
    /// `Σ xᵢ yᵢ`.
    ///
    /// # Panics
    /// If the lengths differ.
    pub fn dot(&self, other: &Self) -> R {
        self.require_same_shape("dot", other);
        R::Elements::reduce(Dot, &[self.view(), other.view()])
    }

    /// The matrix of all products `xᵢ yⱼ`.
    #[must_use]
    pub fn outer(&self, other: &Self) -> Matrix<R> {
        let operation = MatrixProduct { shape: [self.len(), 1, other.len()] };
        let inputs = [self.to_column(), other.to_row()];
        Matrix::by(operation, &[inputs[0].view(), inputs[1].view()], [self.len(), other.len()])
    }
}

/// What a matrix can be multiplied with: a vector or a matrix.
pub trait Factor<R: Real> {
    /// The product with a matrix on the left.
    type Product;

    /// `matrix · self`.
    fn left_by(&self, matrix: &Matrix<R>) -> Self::Product;
}

impl<R: Real> Factor<R> for Vector<R> {
    type Product = Vector<R>;

    fn left_by(&self, matrix: &Matrix<R>) -> Vector<R> {
        if matrix.columns() != self.len() {
            matrix.mismatch("dot", self, ": the length must be the number of columns");
        }
        Vector::by(MatrixVector, &[matrix.view(), self.view()], [1, matrix.rows()])
    }
}

impl<R: Real> Factor<R> for Matrix<R> {
    type Product = Matrix<R>;

    fn left_by(&self, matrix: &Matrix<R>) -> Matrix<R> {
        if matrix.columns() != self.rows() {
            matrix.mismatch(
                "dot",
                self,
                ": the columns of the first must be as many as the rows of the second",
            );
        }
        let operation = MatrixProduct { shape: [matrix.rows(), matrix.columns(), self.columns()] };
        Matrix::by(operation, &[matrix.view(), self.view()], [matrix.rows(), self.columns()])
    }
}

impl<R: Real> Matrix<R> {
    /// The product with a vector or a matrix on the right.
    ///
    /// ```
    /// use adjoin::{Matrix, Vector};
    ///
    /// let a = Matrix::from_rows([[1.0, 2.0], [3.0, 4.0]]);
    /// assert_eq!(a.dot(&Vector::from([1.0, 0.0])), Vector::from([1.0, 3.0]));
    /// assert_eq!(a.dot(&a), Matrix::from_rows([[7.0, 10.0], [15.0, 22.0]]));
    /// ```
    ///
    /// # Panics
    /// If the columns of this matrix are not as many as the rows, or elements, of the other operand.
    pub fn dot<F: Factor<R>>(&self, other: &F) -> F::Product {
        other.left_by(self)
    }
}

struct Dot;

impl Operation for Dot {
    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        output[0] = kernel::dot(&inputs[0].in_rows(), &inputs[1].in_rows());
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        output[0] = inputs[0].iter().zip(inputs[1].iter()).map(|(x, y)| *x * y).sum();
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| kernel::add_scaled(adjoints, cotangent[0], &at.input(1)));
        flow.add(1, |adjoints| kernel::add_scaled(adjoints, cotangent[0], &at.input(0)));
    }
}

struct MatrixVector;

impl Operation for MatrixVector {
    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        kernel::add_matrix_vector(output, &inputs[0], &inputs[1].in_rows());
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let x = &inputs[1];
        for (i, output) in output.iter_mut().enumerate() {
            *output = inputs[0][i * x.len()..].iter().zip(x.iter()).map(|(a, x)| *a * x).sum();
        }
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let x = at.input(1);
        flow.add(0, |adjoints| {
            for (row, cotangent) in adjoints.chunks_exact_mut(x.len().max(1)).zip(cotangent) {
                kernel::add_scaled(row, *cotangent, &x);
            }
        });
        flow.add(1, |adjoints| {
            let Plain { data, layout } = at.inputs[0];
            kernel::add_matrix_vector(adjoints, &Plain { data, layout: layout.transposed() }, cotangent);
        });
    }
}

/// `m × k` by `k × n`.
struct MatrixProduct {
    shape: [usize; 3],
}

impl Operation for MatrixProduct {
    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        kernel::add_product(output, &inputs[0], &inputs[1]);
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let [_, inner, n] = self.shape;
        for (element, output) in output.iter_mut().enumerate() {
            let (i, j) = (element / n, element % n);
            *output = (0..inner).map(|p| inputs[0][i * inner + p] * inputs[1][p * n + j]).sum();
        }
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let [m, _, n] = self.shape;
        let transposed = |input: usize| {
            let Plain { data, layout } = at.inputs[input];
            Plain { data, layout: layout.transposed() }
        };
        let cotangent = Plain { data: cotangent, layout: Layout::rows([m, n]) };
        flow.add(0, |adjoints| kernel::add_product(adjoints, &cotangent, &transposed(1)));
        flow.add(1, |adjoints| kernel::add_product(adjoints, &transposed(0), &cotangent));
    }
}
