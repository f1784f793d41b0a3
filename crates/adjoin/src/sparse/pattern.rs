//! Where a matrix may have entries that are not zero.

use std::fmt;

/// The places of a matrix that may hold something other than zero, row by row.
///
/// In compressed rows: the columns of all rows one after the other, in order and without repetition, and where each row
/// begins. A verb finds it (see [`jacobian_pattern`](crate::jacobian_pattern)), or you say what you know.
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
    /// One more than there are rows.
    starts: Vec<usize>,
    indices: Vec<usize>,
}

/// The maximum number of rows and columns that [`Display`](fmt::Display) draws.
const DRAWN: usize = 48;

impl SparsityPattern {
    /// A pattern whose rows have the given columns, in any order.
    ///
    /// # Panics
    /// If a row has a column that is not below `columns`.
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
                panic!("row {row} of a sparsity pattern has column {last}, and there are {columns} columns");
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
    /// If a place is not in a matrix of `rows` rows and `columns` columns.
    pub fn from_places(
        rows: usize,
        columns: usize,
        places: impl IntoIterator<Item = (usize, usize)>,
    ) -> Self {
        let mut lists = vec![Vec::new(); rows];
        for (row, column) in places {
            assert!(row < rows, "a sparsity pattern of {rows} rows has a place in row {row}");
            lists[row].push(column);
        }
        Self::from_rows(columns, lists)
    }

    /// The pattern of a full matrix.
    pub fn full(rows: usize, columns: usize) -> Self {
        Self::from_rows(columns, (0..rows).map(|_| 0..columns))
    }

    /// A pattern in compressed rows, which are known to be in order.
    pub(super) fn from_parts(columns: usize, starts: Vec<usize>, indices: Vec<usize>) -> Self {
        debug_assert!(starts.is_sorted() && starts.last() == Some(&indices.len()));
        Self { columns, starts, indices }
    }

    /// How many rows there are.
    pub fn rows(&self) -> usize {
        self.starts.len() - 1
    }

    /// How many columns there are.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// How many places there are.
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

    /// Which of all entries are those of a row.
    pub(super) fn range(&self, row: usize) -> std::ops::Range<usize> {
        assert!(row < self.rows(), "row {row} of a sparse matrix with {} rows", self.rows());
        self.starts[row]..self.starts[row + 1]
    }

    /// Where each row begins among all entries, and after the last row their number.
    pub fn row_starts(&self) -> &[usize] {
        &self.starts
    }

    /// The columns of all rows, one row after the other.
    pub fn column_indices(&self) -> &[usize] {
        &self.indices
    }

    /// Takes the pattern apart: where each row begins, and the columns of all rows.
    pub fn into_compressed_rows(self) -> (Vec<usize>, Vec<usize>) {
        (self.starts, self.indices)
    }

    /// Whether the place is in the pattern.
    pub fn contains(&self, row: usize, column: usize) -> bool {
        self.find(row, column).is_some()
    }

    /// The number of a place among all entries.
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

    /// The pattern with rows and columns exchanged.
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

    /// The places that are in this pattern or in the other.
    ///
    /// # Panics
    /// If they are not of the same size.
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

    /// The first place of the other pattern, if any, that is not in this one. Both have the same size.
    pub(super) fn first_outside(&self, other: &Self) -> Option<(usize, usize)> {
        other.iter().find(|(row, column)| !self.contains(*row, *column))
    }
}

/// Draws a pattern: a cross for each place. Large ones are cut off.
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
