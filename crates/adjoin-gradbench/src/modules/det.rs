//! The determinant by expansion by minors along the first row, which takes time with the factorial of the
//! size.
//!
//! Rows come in their order, and columns are linked to the ones after them. Minors of more than [`AT_ONCE`]
//! rows are sums whose terms are swept one at a time, by
//! [`streamed_sum`](adjoin::memory::streamed_sum), so that the tape stays in the caches.

use adjoin::{Reverse, differentiable, grad};

use super::Function;
use crate::call::{Call, Failure};

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("primal", |call| {
        let (matrix, size) = input(call)?;
        call.run(|| minors::determinant(&matrix, size, call.multithreaded))
    }),
    ("gradient", |call| {
        let (matrix, size) = input(call)?;
        call.run(|| gradient(&matrix, size, call.multithreaded))
    }),
];

fn input(call: &Call<'_>) -> Result<(Vec<f64>, usize), Failure> {
    let fields = call.fields()?;
    let size = fields.positive("ell")?;
    let Some(entries) = size.checked_mul(size) else { return Err(fields.wrong("ell", "is too large")) };
    Ok((fields.numbers_of("A", entries)?, size))
}

/// A minor of at most this number of rows is recorded as a whole.
pub const AT_ONCE: usize = 7;

/// The objective.
#[differentiable]
pub mod minors {
    use adjoin::memory::streamed_sum;
    use adjoin::par_map;
    use adjoin::parallel::import;

    /// The determinant of a matrix that is given row by row.
    pub fn determinant(matrix: &[f64], size: usize, in_tasks: bool) -> f64 {
        // The column after column j is next[j]; the first one is behind `size`, and `size` is behind the last
        // one.
        let mut next: Vec<usize> = (1..=size).collect();
        next.push(0);
        if in_tasks && size > 1 {
            let columns: Vec<usize> = (0..size).collect();
            let term = |column: &usize| term(&import(&matrix.to_vec()), size, &next, *column);
            par_map(&columns, term).into_iter().sum()
        } else {
            minor(matrix, size, 0, &mut next)
        }
    }

    /// The determinant of the rows from `row` on, and of the columns that are linked.
    fn minor(matrix: &[f64], size: usize, row: usize, next: &mut [usize]) -> f64 {
        if size - row > super::AT_ONCE {
            return term_by_term(matrix, size, row, next);
        }
        let entries = &matrix[row * size..][..size];
        if row + 1 == size {
            return entries[next[size]];
        }
        let (mut before, mut even, mut sum) = (size, true, 0.0);
        while next[before] != size {
            let column = next[before];
            next[before] = next[column];
            let term = entries[column] * minor(matrix, size, row + 1, next);
            next[before] = column;
            sum = if even { sum + term } else { sum - term };
            even = !even;
            before = column;
        }
        sum
    }

    /// The same, one term at a time.
    fn term_by_term(matrix: &[f64], size: usize, row: usize, next: &[usize]) -> f64 {
        let columns = std::iter::successors(Some(size), |before| Some(next[*before]));
        let places = columns.take_while(|before| next[*before] != size).enumerate();
        streamed_sum(places, |(number, before)| {
            let (matrix, mut next) = (import(&matrix.to_vec()), next.to_vec());
            let column = next[before];
            next[before] = next[column];
            let term = matrix[row * size + column] * minor(&matrix, size, row + 1, &mut next);
            if number % 2 == 0 { term } else { -term }
        })
    }

    /// The term of the expansion of the whole with the entry in a column.
    fn term(matrix: &[f64], size: usize, next: &[usize], column: usize) -> f64 {
        let mut next = next.to_vec();
        let before = if column == 0 { size } else { column - 1 };
        next[before] = next[column];
        let minor = minor(matrix, size, 1, &mut next);
        if column % 2 == 0 { matrix[column] * minor } else { -matrix[column] * minor }
    }
}

/// The gradient of the determinant, row by row.
pub fn gradient(matrix: &[f64], size: usize, multithreaded: bool) -> Vec<f64> {
    grad(|matrix: Vec<Reverse>| minors::determinant(&matrix, size, multithreaded), matrix)
}
