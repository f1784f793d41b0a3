//! Colouring: which columns (or rows) can be computed together.
//!
//! Columns that share no row can be seeded in one direction: each row of the product then holds one entry.
//! Columns of one **colour** are such a set. The colouring is greedy (Curtis, Powell and Reid; Gebremedhin,
//! Manne and Pothen call it a partial distance-2 colouring). Columns are first taken in order, which is best
//! for bands. If that takes more colours than the longest row has entries, columns that share rows with many
//! others go first.
//!
//! One full row would force a colour for every column. So the fullest rows, where that pays, are left out of
//! the colouring and computed one by one in the opposite mode: an arrowhead matrix takes three directions.
//! The number of rows to leave out follows from the row lengths: the longest remaining row is a lower bound
//! on the number of colours.
//!
//! Cost: the sum of the squared lengths of the rows that are not left out.

use super::pattern::SparsityPattern;

/// How to compute a matrix with a given pattern: some rows one by one, the others from columns seeded
/// together.
#[derive(Debug)]
pub(super) struct Colouring {
    /// The rows that are left out, in order.
    pub(super) alone: Vec<usize>,
    /// The colour of each column.
    pub(super) colours: Vec<u32>,
    /// The number of colours.
    pub(super) count: usize,
}

impl Colouring {
    /// The total number of directions that are seeded.
    pub(super) fn directions(&self) -> usize {
        self.alone.len() + self.count
    }

    /// Whether a row is left out.
    pub(super) fn is_alone(&self, row: usize) -> bool {
        self.alone.binary_search(&row).is_ok()
    }
}

/// The number of rows to leave out, and a lower bound on the number of directions.
pub(super) fn estimate(pattern: &SparsityPattern) -> (usize, usize) {
    let mut lengths: Vec<usize> = (0..pattern.rows()).map(|row| pattern.row(row).len()).collect();
    lengths.sort_unstable_by(|one, other| other.cmp(one));
    let directions = |left_out: usize| left_out + lengths.get(left_out).copied().unwrap_or(0);
    let best = (0..=lengths.len()).min_by_key(|left_out| directions(*left_out)).unwrap_or(0);
    (best, directions(best))
}

/// Whether a colouring pays, given the minimum number of colours and the number of directions without one.
///
/// Colouring a matrix that is nearly full would take longer than it saves.
pub(super) fn worthwhile(at_least: usize, without_colours: usize) -> bool {
    without_colours <= SMALL || 2 * at_least <= without_colours
}

/// Matrices with at most this many rows or columns are always coloured: it takes next to no time.
const SMALL: usize = 64;

/// Colours the columns of a pattern, leaving out its `left_out` fullest rows. `transposed` is the pattern's
/// transpose.
pub(super) fn colour_columns(
    pattern: &SparsityPattern,
    transposed: &SparsityPattern,
    left_out: usize,
) -> Colouring {
    let alone = fullest_rows(pattern, left_out);
    let considered = all_but(&alone, pattern.rows());
    let rows_of = |column: usize| transposed.row(column).iter().copied().filter(|row| considered[*row]);

    let (colours, count) = greedy(pattern, rows_of, 0..pattern.columns());
    let longest = (0..pattern.rows()).filter(|row| considered[*row]).map(|row| pattern.row(row).len()).max();
    if count <= longest.unwrap_or(0) {
        return Colouring { alone, colours, count };
    }
    // More colours than the longest row needs. Try columns with many neighbours first; among equals, in
    // order.
    let neighbours = |column| rows_of(column).map(|row| pattern.row(row).len()).sum::<usize>();
    let mut order: Vec<(usize, usize)> =
        (0..pattern.columns()).map(|column| (neighbours(column), column)).collect();
    order.sort_by_key(|(neighbours, _)| std::cmp::Reverse(*neighbours));
    let other = greedy(pattern, rows_of, order.into_iter().map(|(_, column)| column));
    let (colours, count) = if other.1 < count { other } else { (colours, count) };
    Colouring { alone, colours, count }
}

/// Gives each column, in the given order, the first colour that no neighbour has. Returns the colours and
/// their number.
fn greedy<R: Iterator<Item = usize>>(
    pattern: &SparsityPattern,
    rows_of: impl Fn(usize) -> R,
    order: impl Iterator<Item = usize>,
) -> (Vec<u32>, usize) {
    let mut colours = vec![NONE; pattern.columns()];
    // For each colour, the last column for which it was forbidden.
    let mut forbidden: Vec<usize> = Vec::new();
    for column in order {
        for row in rows_of(column) {
            for neighbour in pattern.row(row) {
                if colours[*neighbour] != NONE {
                    forbidden[colours[*neighbour] as usize] = column;
                }
            }
        }
        let free = forbidden.iter().position(|last| *last != column).unwrap_or_else(|| {
            forbidden.push(usize::MAX);
            forbidden.len() - 1
        });
        colours[column] = free as u32;
    }
    (colours, forbidden.len())
}

/// Colours the columns of a symmetric pattern so that each entry or its mirror image can be read off.
///
/// Each of the fullest columns gets its own colour; entries in their rows are read from these columns. They
/// are `alone`, and counted among the colours. An arrowhead matrix takes two colours.
pub(super) fn colour_symmetric(pattern: &SparsityPattern) -> Colouring {
    let (left_out, at_least) = estimate(pattern);
    if !worthwhile(at_least, pattern.columns()) {
        return every_column(pattern.columns());
    }
    let alone = fullest_rows(pattern, left_out);
    let remains = all_but(&alone, pattern.rows());
    let rest = SparsityPattern::from_rows(
        pattern.columns(),
        (0..pattern.rows()).map(|row| {
            let columns = if remains[row] { pattern.row(row) } else { &[] };
            columns.iter().copied().filter(|column| remains[*column])
        }),
    );
    let mut colouring = colour_columns(&rest, &rest, 0);
    for column in &alone {
        colouring.colours[*column] = colouring.count as u32;
        colouring.count += 1;
    }
    Colouring { alone, ..colouring }
}

/// A column without a colour.
const NONE: u32 = u32::MAX;

/// For each row, whether it is kept.
fn all_but(left_out: &[usize], rows: usize) -> Vec<bool> {
    let mut remains = vec![true; rows];
    for row in left_out {
        remains[*row] = false;
    }
    remains
}

/// The `count` longest rows, in order.
fn fullest_rows(pattern: &SparsityPattern, count: usize) -> Vec<usize> {
    if count == 0 {
        return Vec::new();
    }
    let mut rows: Vec<usize> = (0..pattern.rows()).collect();
    rows.sort_by_key(|row| std::cmp::Reverse(pattern.row(*row).len()));
    rows.truncate(count);
    rows.sort_unstable();
    rows
}

/// One colour per column, where there is little to gain from fewer.
pub(super) fn every_column(columns: usize) -> Colouring {
    Colouring { alone: Vec::new(), colours: (0..columns as u32).collect(), count: columns }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coloured(pattern: &SparsityPattern) -> Colouring {
        let colouring = colour_columns(pattern, &pattern.transposed(), estimate(pattern).0);
        for row in (0..pattern.rows()).filter(|row| !colouring.is_alone(*row)) {
            let mut colours: Vec<u32> =
                pattern.row(row).iter().map(|column| colouring.colours[*column]).collect();
            colours.sort_unstable();
            colours.dedup();
            assert_eq!(colours.len(), pattern.row(row).len(), "row {row} has two columns of one colour");
        }
        colouring
    }

    fn band(size: usize, reach: usize) -> SparsityPattern {
        SparsityPattern::from_rows(
            size,
            (0..size).map(|row| row.saturating_sub(reach)..(row + reach + 1).min(size)),
        )
    }

    #[test]
    fn a_band_takes_as_many_colours_as_it_is_wide() {
        for size in [1, 2, 3, 10, 1000] {
            for reach in 0..4 {
                let colouring = coloured(&band(size, reach));
                assert_eq!(colouring.directions(), (2 * reach + 1).min(size), "{size}, {reach}");
            }
        }
    }

    #[test]
    fn an_arrowhead_takes_three_directions() {
        let size = 500;
        let places = (0..size).flat_map(|i| [(i, i), (0, i), (i, 0)]);
        let colouring = coloured(&SparsityPattern::from_places(size, size, places));
        assert_eq!(colouring.alone, [0]);
        assert_eq!(colouring.directions(), 3);
    }

    #[test]
    fn a_symmetric_arrowhead_takes_two_colours() {
        let size = 500;
        let places = (0..size).flat_map(|i| [(i, i), (7, i), (i, 7)]);
        let colouring = colour_symmetric(&SparsityPattern::from_places(size, size, places));
        assert_eq!((colouring.alone, colouring.count), (vec![7], 2));
    }

    #[test]
    fn nearly_full_patterns_are_not_coloured() {
        assert_eq!(colour_symmetric(&SparsityPattern::full(3000, 3000)).count, 3000);
    }

    #[test]
    fn empty_patterns_take_at_most_one_colour() {
        assert_eq!(coloured(&SparsityPattern::from_places(0, 0, [])).directions(), 0);
        assert_eq!(coloured(&SparsityPattern::from_places(5, 0, [])).directions(), 0);
        assert!(coloured(&SparsityPattern::from_places(0, 5, [])).directions() <= 1);
        assert!(coloured(&SparsityPattern::from_places(4, 5, [])).directions() <= 1);
    }
}
