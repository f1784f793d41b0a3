//! The places of a matrix that may be nonzero.

use std::fmt;

/// The places of a matrix that may be nonzero, row by row.
///
/// In compressed rows: the columns of all rows, in order and without repetition, and the start of each row. A
/// verb finds it (see [`jacobian_pattern`](crate::jacobian_pattern)), or you provide it.
///
/// ```
/// use adjoin::SparsityPattern;
///
/// let pattern = SparsityPattern::from_rows(4, [vec![0, 1], vec![], vec![3, 1]]);
/// assert_eq!((pattern.rows(), pattern.columns(), pattern.entries()), (3, 4, 4));
/// assert_eq!(pattern.row(2), [1, 3]);
/// assert!(pattern.contains(0, 1) && !pattern.contains(1, 0));
/// assert_eq!(pattern.to_string(), "× × · ·\n· · · ·\n· × · ×\n");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SparsityPattern {
    columns: usize,
    /// The start of each row, and the total number of entries.
    starts: Vec<usize>,
    indices: Vec<usize>,
}

/// The maximum number of rows and columns that [`Display`](fmt::Display) draws.
const DRAWN: usize = 48;

impl SparsityPattern {
    /// A pattern whose rows have the given columns, in any order.
    ///
    /// # Panics
    /// If a column is not below `columns`.
    pub fn from_rows<R>(columns: usize, rows: impl IntoIterator<Item = R>) -> Self
    where
        R: IntoIterator<Item = usize>,
    {
        let mut starts = vec![0];
        let mut indices = Vec::new();
        let mut own = Vec::new();
        for (row, listed) in rows.into_iter().enumerate() {
            own.clear();
            own.extend(listed);
            own.sort_unstable();
            own.dedup();
            if let Some(last) = own.last().filter(|last| **last >= columns) {
                panic!(
                    "row {row} of a sparsity pattern has an entry in column {last}, but there are only {columns} columns"
                );
            }
            indices.extend_from_slice(&own);
            starts.push(indices.len());
        }
        Self { columns, starts, indices }
    }

    /// A pattern with the given places (row, column), in any order.
    ///
    /// ```
    /// use adjoin::SparsityPattern;
    ///
    /// let diagonal = SparsityPattern::from_places(3, 3, (0..3).map(|i| (i, i)));
    /// assert_eq!(diagonal.to_string(), "× · ·\n· × ·\n· · ×\n");
    /// ```
    ///
    /// # Panics
    /// If a place lies outside the matrix.
    pub fn from_places(
        rows: usize,
        columns: usize,
        places: impl IntoIterator<Item = (usize, usize)>,
    ) -> Self {
        let mut lists = vec![Vec::new(); rows];
        for (row, column) in places {
            assert!(
                row < rows,
                "a sparsity pattern has an entry in row {row}, but there are only {rows} rows"
            );
            lists[row].push(column);
        }
        Self::from_rows(columns, lists)
    }

    /// The pattern of a full matrix.
    pub fn full(rows: usize, columns: usize) -> Self {
        Self::from_rows(columns, (0..rows).map(|_| 0..columns))
    }

    /// A pattern from compressed rows that are already in order.
    pub(super) fn from_parts(columns: usize, starts: Vec<usize>, indices: Vec<usize>) -> Self {
        debug_assert!(starts.is_sorted() && starts.last() == Some(&indices.len()));
        Self { columns, starts, indices }
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.starts.len() - 1
    }

    /// The number of columns.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// The number of places.
    pub fn entries(&self) -> usize {
        self.indices.len()
    }

    /// The columns of a row, in order.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> &[usize] {
        &self.indices[self.range(row)]
    }

    /// The range of a row among all entries.
    pub(super) fn range(&self, row: usize) -> std::ops::Range<usize> {
        assert!(row < self.rows(), "row {row} of a sparse matrix with {} rows", self.rows());
        self.starts[row]..self.starts[row + 1]
    }

    /// The start of each row among all entries, followed by their total number.
    pub fn row_starts(&self) -> &[usize] {
        &self.starts
    }

    /// The columns of all rows, row by row.
    pub fn column_indices(&self) -> &[usize] {
        &self.indices
    }

    /// The row starts, and the columns of all rows.
    pub fn into_compressed_rows(self) -> (Vec<usize>, Vec<usize>) {
        (self.starts, self.indices)
    }

    /// Whether the place is in the pattern.
    pub fn contains(&self, row: usize, column: usize) -> bool {
        self.find(row, column).is_some()
    }

    /// The index of a place among all entries.
    pub(super) fn find(&self, row: usize, column: usize) -> Option<usize> {
        if row >= self.rows() {
            return None;
        }
        let place = self.row(row).binary_search(&column).ok()?;
        Some(self.starts[row] + place)
    }

    /// All places (row, column), row by row.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.rows()).flat_map(|row| self.row(row).iter().map(move |column| (row, *column)))
    }

    /// The transpose.
    #[must_use]
    pub fn transposed(&self) -> Self {
        let mut starts = vec![0; self.columns + 1];
        self.indices.iter().for_each(|column| starts[column + 1] += 1);
        for column in 0..self.columns {
            starts[column + 1] += starts[column];
        }
        let mut next = starts.clone();
        let mut indices = vec![0; self.indices.len()];
        for (row, column) in self.iter() {
            indices[next[column]] = row;
            next[column] += 1;
        }
        Self { columns: self.rows(), starts, indices }
    }

    /// The union of two patterns.
    ///
    /// # Panics
    /// If their sizes differ.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        assert_eq!(
            (self.rows(), self.columns),
            (other.rows(), other.columns),
            "the union of sparsity patterns of different sizes"
        );
        Self::from_rows(
            self.columns,
            (0..self.rows()).map(|row| self.row(row).iter().chain(other.row(row)).copied()),
        )
    }

    /// The first place of the other pattern that is not in this one. Both have the same size.
    pub(super) fn first_outside(&self, other: &Self) -> Option<(usize, usize)> {
        other.iter().find(|(row, column)| !self.contains(*row, *column))
    }
}

/// Draws a pattern with a cross for each place. Large ones are truncated.
impl fmt::Display for SparsityPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..self.rows().min(DRAWN) {
            let mut next = self.row(row).iter().copied().peekable();
            for column in 0..self.columns.min(DRAWN) {
                let mark = if next.next_if_eq(&column).is_some() { "×" } else { "·" };
                write!(f, "{}{mark}", if column > 0 { " " } else { "" })?;
            }
            f.write_str(if self.columns > DRAWN { " …\n" } else { "\n" })?;
        }
        if self.rows() > DRAWN {
            writeln!(f, "… ({} rows, {} columns, {} places)", self.rows(), self.columns, self.entries())?;
        }
        Ok(())
    }
}
