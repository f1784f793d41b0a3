//! The dense Jacobian of a residual, factorised.

use crate::real::Real;

/// A square matrix factorised as `P A = L U`, with partial pivoting.
pub(crate) struct Factors {
    size: usize,
    /// `L` below the diagonal, `U` on and above it.
    entries: Vec<f64>,
    /// The original index of each row.
    rows: Vec<usize>,
}

impl Factors {
    /// # Panics
    /// If the matrix is singular, or not finite.
    pub(crate) fn of(mut entries: Vec<f64>, size: usize) -> Self {
        let mut rows: Vec<usize> = (0..size).collect();
        for column in 0..size {
            let largest = (column..size)
                .max_by(|a, b| entries[a * size + column].abs().total_cmp(&entries[b * size + column].abs()));
            let pivot_row = largest.unwrap_or(column);
            let pivot = entries[pivot_row * size + column];
            assert!(
                pivot != 0.0 && pivot.is_finite(),
                "implicit: the Jacobian of the residual with respect to the solution is singular or not finite (pivot {pivot} in \
                 column {column}), so the solution has no derivative. Are there as many independent equations as unknowns, and did \
                 the solver converge?"
            );
            if pivot_row != column {
                rows.swap(pivot_row, column);
                (0..size).for_each(|j| entries.swap(pivot_row * size + j, column * size + j));
            }
            for row in column + 1..size {
                let factor = entries[row * size + column] / pivot;
                entries[row * size + column] = factor;
                for j in column + 1..size {
                    entries[row * size + j] -= factor * entries[column * size + j];
                }
            }
        }
        Self { size, entries, rows }
    }

    /// The solution of `A x = b`, over any scalar.
    pub(crate) fn solve<R: Real>(&self, b: &[R]) -> Vec<R> {
        let size = self.size;
        let mut x: Vec<R> = self.rows.iter().map(|row| b[*row]).collect();
        let product = |row: &[f64], x: &[R]| -> R {
            row.iter().zip(x).filter(|(entry, _)| **entry != 0.0).map(|(entry, x)| *x * *entry).sum()
        };
        for row in 1..size {
            x[row] = x[row] - product(&self.entries[row * size..][..row], &x[..row]);
        }
        for row in (0..size).rev() {
            let sum = product(&self.entries[row * size..][row + 1..size], &x[row + 1..]);
            x[row] = (x[row] - sum) / self.entries[row * size + row];
        }
        x
    }
}
