//! A sparse matrix in compressed rows.

use std::fmt;
use std::sync::Arc;

use super::pattern::SparsityPattern;

/// A matrix that stores only the places of a [`SparsityPattern`]: compressed sparse rows (CSR).
///
/// Matrices from one prepared verb share their pattern.
///
/// ```
/// use adjoin::{SparseMatrix, SparsityPattern};
///
/// let pattern = SparsityPattern::from_rows(3, [vec![0, 2], vec![1]]);
/// let matrix = SparseMatrix::new(pattern, vec![1.0, 2.0, 3.0]);
/// assert_eq!(matrix.get(0, 2), 2.0);
/// assert_eq!(matrix.get(1, 2), 0.0);
/// assert_eq!(matrix.times(&[1.0, 10.0, 100.0]), [201.0, 30.0]);
/// assert_eq!(matrix.to_dense(), [1.0, 0.0, 2.0, 0.0, 3.0, 0.0]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct SparseMatrix {
    pub(super) pattern: Arc<SparsityPattern>,
    pub(super) values: Vec<f64>,
}

impl SparseMatrix {
    /// A matrix with the given values at the places of the pattern, row by row.
    ///
    /// # Panics
    /// If the number of values is not the number of places.
    pub fn new(pattern: impl Into<Arc<SparsityPattern>>, values: Vec<f64>) -> Self {
        let pattern = pattern.into();
        assert_eq!(
            pattern.entries(),
            values.len(),
            "a sparse matrix needs one value for each place of its pattern"
        );
        Self { pattern, values }
    }

    /// A matrix with the given entries (row, column, value), in any order. Entries for the same place are
    /// added up.
    ///
    /// ```
    /// use adjoin::SparseMatrix;
    ///
    /// let matrix = SparseMatrix::from_entries(2, 2, [(1, 1, 1.0), (0, 1, 2.0), (1, 1, 3.0)]);
    /// assert_eq!(matrix.iter().collect::<Vec<_>>(), [(0, 1, 2.0), (1, 1, 4.0)]);
    /// ```
    ///
    /// # Panics
    /// If a place lies outside the matrix.
    pub fn from_entries(
        rows: usize,
        columns: usize,
        entries: impl IntoIterator<Item = (usize, usize, f64)>,
    ) -> Self {
        let entries: Vec<_> = entries.into_iter().collect();
        let places = entries.iter().map(|(row, column, _)| (*row, *column));
        let mut matrix = Self::zeros(Arc::new(SparsityPattern::from_places(rows, columns, places)));
        for (row, column, value) in entries {
            let place = matrix.pattern.find(row, column).expect("the pattern has all places");
            matrix.values[place] += value;
        }
        matrix
    }

    /// A matrix of zeros with the given pattern.
    pub(super) fn zeros(pattern: Arc<SparsityPattern>) -> Self {
        let values = vec![0.0; pattern.entries()];
        Self { pattern, values }
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.pattern.rows()
    }

    /// The number of columns.
    pub fn columns(&self) -> usize {
        self.pattern.columns()
    }

    /// The places of the stored values.
    pub fn pattern(&self) -> &SparsityPattern {
        &self.pattern
    }

    /// The stored values, row by row.
    pub fn values(&self) -> &[f64] {
        &self.values
    }

    /// The stored values, mutably.
    pub fn values_mut(&mut self) -> &mut [f64] {
        &mut self.values
    }

    /// The columns and values of one row.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> impl Iterator<Item = (usize, f64)> {
        let values = &self.values[self.pattern.range(row)];
        self.pattern.row(row).iter().copied().zip(values.iter().copied())
    }

    /// The value at a place; 0 if none is stored.
    ///
    /// # Panics
    /// If there is no such row or column.
    pub fn get(&self, row: usize, column: usize) -> f64 {
        assert!(
            row < self.rows() && column < self.columns(),
            "place ({row}, {column}) of a sparse matrix with {} rows and {} columns",
            self.rows(),
            self.columns()
        );
        self.pattern.find(row, column).map_or(0.0, |place| self.values[place])
    }

    /// All stored entries (row, column, value), row by row.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize, f64)> {
        self.pattern.iter().zip(&self.values).map(|((row, column), value)| (row, column, *value))
    }

    /// All entries of the matrix, zeros included, row by row.
    pub fn to_dense(&self) -> Vec<f64> {
        let mut dense = vec![0.0; self.rows() * self.columns()];
        self.iter().for_each(|(row, column, value)| dense[row * self.columns() + column] = value);
        dense
    }

    /// The transpose.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let pattern = self.pattern.transposed();
        let mut next = pattern.row_starts().to_vec();
        let mut values = vec![0.0; self.values.len()];
        for (_, column, value) in self.iter() {
            values[next[column]] = value;
            next[column] += 1;
        }
        Self { pattern: Arc::new(pattern), values }
    }

    /// The product with a vector.
    ///
    /// # Panics
    /// If the length of the vector is not the number of columns.
    pub fn times(&self, vector: &[f64]) -> Vec<f64> {
        assert_eq!(
            self.columns(),
            vector.len(),
            "the vector must have as many elements as the matrix has columns"
        );
        (0..self.rows())
            .map(|row| self.row(row).map(|(column, value)| value * vector[column]).sum::<f64>() + 0.0)
            .collect()
    }

    /// The product of the transposed matrix with a vector.
    ///
    /// # Panics
    /// If the length of the vector is not the number of rows.
    pub fn transposed_times(&self, vector: &[f64]) -> Vec<f64> {
        assert_eq!(self.rows(), vector.len(), "the vector must have as many elements as the matrix has rows");
        let mut product = vec![0.0; self.columns()];
        self.iter().for_each(|(row, column, value)| product[column] += value * vector[row]);
        product
    }

    /// The pattern, and the values row by row.
    pub fn into_parts(self) -> (Arc<SparsityPattern>, Vec<f64>) {
        (self.pattern, self.values)
    }
}

/// The stored entries, one per line: `(row, column) value`.
impl fmt::Display for SparseMatrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (row, column, value) in self.iter() {
            write!(f, "({row}, {column}) ")?;
            fmt::Display::fmt(&value, f)?;
            f.write_str("\n")?;
        }
        Ok(())
    }
}
