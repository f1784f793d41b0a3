//! Making matrices, and taking them apart.

use std::ops::{Index, IndexMut, RangeBounds};

use super::elements::Elements;
use super::layout;
use super::value::{Matrix, Vector};
use super::vector::bounds;
use crate::real::Real;

impl<R: Real> Matrix<R> {
    /// A matrix with the given elements, row by row.
    ///
    /// # Panics
    /// If there are not `rows · columns` of them.
    pub fn from_vec(rows: usize, columns: usize, elements: Vec<R>) -> Self {
        layout::require_count("from_vec", elements.len(), [rows, columns]);
        Self::from_elements(R::Elements::from_vec(elements), [rows, columns])
    }

    /// A matrix with the given rows.
    pub fn from_rows<const N: usize>(rows: impl AsRef<[[R; N]]>) -> Self {
        let rows = rows.as_ref();
        Self::from_vec(rows.len(), N, rows.as_flattened().to_vec())
    }

    /// `f(i, j)` in row `i`, column `j`.
    pub fn from_fn(rows: usize, columns: usize, mut f: impl FnMut(usize, usize) -> R) -> Self {
        let count = layout::count("from_fn", [rows, columns]);
        let elements = (0..count).map(|element| f(element / columns, element % columns)).collect();
        Self::from_vec(rows, columns, elements)
    }

    /// A matrix of constants, given row by row.
    ///
    /// # Panics
    /// If there are not `rows · columns` of them.
    pub fn constants(rows: usize, columns: usize, values: impl Into<Vec<f64>>) -> Self {
        let values = values.into();
        layout::require_count("constants", values.len(), [rows, columns]);
        Self::from_elements(R::Elements::constants(values), [rows, columns])
    }

    /// A matrix of zeros.
    pub fn zeros(rows: usize, columns: usize) -> Self {
        Self::constants(rows, columns, vec![0.0; layout::count("zeros", [rows, columns])])
    }

    /// The matrix with ones on its diagonal.
    pub fn identity(size: usize) -> Self {
        let count = layout::count("identity", [size, size]);
        let entry = |element: usize| f64::from(u8::from(element / size == element % size));
        Self::constants(size, size, (0..count).map(entry).collect::<Vec<_>>())
    }

    /// How many rows.
    #[inline]
    pub fn rows(&self) -> usize {
        self.layout.shape[0]
    }

    /// How many columns.
    #[inline]
    pub fn columns(&self) -> usize {
        self.layout.shape[1]
    }

    /// How many rows and columns.
    pub fn shape(&self) -> [usize; 2] {
        self.layout.shape
    }

    /// Rows and columns exchanged. Shares the elements, and records nothing.
    #[must_use]
    pub fn transposed(&self) -> Self {
        self.with_layout(self.layout.transposed())
    }

    /// A row. Shares the elements, and records nothing.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    pub fn row(&self, row: usize) -> Vector<R> {
        assert!(row < self.rows(), "row {row} of {}", self.shape_text());
        self.with_layout(self.layout.block([row, 0], [1, self.columns()]))
    }

    /// A column. Shares the elements, and records nothing.
    ///
    /// # Panics
    /// If there is no such column.
    #[must_use]
    pub fn column(&self, column: usize) -> Vector<R> {
        assert!(column < self.columns(), "column {column} of {}", self.shape_text());
        self.with_layout(self.layout.block([0, column], [self.rows(), 1]).transposed())
    }

    /// The element at a place. Records nothing, and copies nothing else: `a[(i, j)]` has to hand out a
    /// reference, and in reverse mode makes a copy of all elements the first time.
    ///
    /// # Panics
    /// If there is no such element.
    #[inline]
    pub fn at(&self, row: usize, column: usize) -> R {
        assert!(
            row < self.rows() && column < self.columns(),
            "at: element ({row}, {column}) of {}",
            self.shape_text()
        );
        self.elements.get(self.layout.place(row * self.columns() + column))
    }

    /// All rows.
    pub fn iter_rows(&self) -> impl ExactSizeIterator<Item = Vector<R>> + '_ {
        (0..self.rows()).map(|row| self.row(row))
    }

    /// Some rows and columns. Shares the elements, and records nothing.
    ///
    /// # Panics
    /// If the ranges reach beyond the matrix.
    #[must_use]
    pub fn slice(&self, rows: impl RangeBounds<usize>, columns: impl RangeBounds<usize>) -> Self {
        let rows = bounds(&rows, self.rows(), "slice of rows");
        let columns = bounds(&columns, self.columns(), "slice of columns");
        self.with_layout(self.layout.block([rows.start, columns.start], [rows.len(), columns.len()]))
    }

    /// The diagonal, from the upper left corner on, also of a matrix that is not square. Shares the elements,
    /// and records nothing.
    #[must_use]
    pub fn diagonal(&self) -> Vector<R> {
        self.with_layout(self.layout.diagonal())
    }
}

impl<R: Real> Index<(usize, usize)> for Matrix<R> {
    type Output = R;

    #[inline]
    fn index(&self, (row, column): (usize, usize)) -> &R {
        assert!(
            row < self.rows() && column < self.columns(),
            "index ({row}, {column}) of {}",
            self.shape_text()
        );
        self.elements.reference(&self.layout, row * self.columns() + column)
    }
}

impl<R: Real> IndexMut<(usize, usize)> for Matrix<R> {
    #[inline]
    fn index_mut(&mut self, (row, column): (usize, usize)) -> &mut R {
        assert!(
            row < self.rows() && column < self.columns(),
            "index ({row}, {column}) of {}",
            self.shape_text()
        );
        let place = row * self.columns() + column;
        &mut self.elements.make_mut(&mut self.layout)[place]
    }
}
