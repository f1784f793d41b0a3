//! `matvec`: the sum of a square matrix times a vector, differentiated for both.

use super::{Program, scattered};
use crate::Scalar;

/// Σᵢ Σⱼ Mᵢⱼ vⱼ; the input is M by rows, then v.
#[derive(Clone, Copy, Debug)]
pub struct MatVec {
    /// Rows and columns of the matrix.
    pub side: usize,
}

impl Program<1> for MatVec {
    type Point = Vec<f64>;

    fn title(&self) -> String {
        format!("matvec {}²", self.side)
    }

    fn elements(&self) -> Option<usize> {
        Some(self.side * self.side)
    }

    fn operations(&self) -> usize {
        2 * self.side * self.side
    }

    fn input(&self) -> Vec<f64> {
        scattered(self.side * (self.side + 1))
    }

    #[inline(always)]
    fn eval<S: Scalar>(&self, x: &[S]) -> [S; 1] {
        let (matrix, vector) = x.split_at(self.side * self.side);
        let product =
            matrix.chunks_exact(self.side).map(|row| S::sum(row.iter().zip(vector).map(|(&m, &v)| m * v)));
        [S::sum(product)]
    }

    #[inline(always)]
    fn primal(&self, x: &[f64]) -> [f64; 1] {
        let (matrix, vector) = x.split_at(self.side * self.side);
        let product =
            matrix.chunks_exact(self.side).map(|row| row.iter().zip(vector).map(|(m, v)| m * v).sum::<f64>());
        [product.sum()]
    }

    #[inline(always)]
    fn jacobian(&self, x: &[f64], rows: &mut [f64]) {
        let (matrix, vector) = x.split_at(self.side * self.side);
        let (for_matrix, for_vector) = rows.split_at_mut(self.side * self.side);
        for_vector.fill(0.0);
        for (row, for_row) in matrix.chunks_exact(self.side).zip(for_matrix.chunks_exact_mut(self.side)) {
            for_row.copy_from_slice(vector);
            for (slot, m) in for_vector.iter_mut().zip(row) {
                *slot += m;
            }
        }
    }
}
