//! Sparse Jacobians without a tape: each colour is a lane.
//!
//! Columns of one colour have no row in common, so the inputs of a colour can share a lane in forward mode, and every entry
//! of a row stands alone in its lane:
//!
//! ```text
//! input j, of colour c      xⱼ + e_c ε + pⱼ ε_check        p: irregular numbers
//! output i                  yᵢ + …                         entry (i, j) is the tangent in lane c
//! check                     Σⱼ entry (i, j) · pⱼ           has to be the tangent in the last lane
//! ```
//!
//! This is the way of `plan.rs` with numbers in place of a tape. It can not be mixed with directions that are pulled back,
//! so a row that is nearly full takes a lane for each of its columns.
//!
//! Cost: the function, with a lane for each colour and one for the check, and a look at every entry.

use std::sync::Arc;

use super::PatternError;
use super::matrix::SparseMatrix;
use super::pattern::SparsityPattern;
use super::plan::colour_all_columns;
use super::probe::{Sum, Tolerance, probe};
use crate::batch::Laned;
use crate::structure::{Differentiable, With};

/// A pattern with a lane for each colour, for Jacobians at many points by [`lanes!`](crate::lanes).
///
/// Made by [`SparseJacobian::in_lanes`](super::SparseJacobian::in_lanes). Where a function can be called with numbers of
/// forward mode, and a few colours are enough, this is several times faster than a tape:
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::SparseJacobian;
///
/// fn products<R: Real>(xs: &[R]) -> Vec<R> {
///     xs.windows(2).map(|pair| pair[1] * pair[0]).collect()
/// }
///
/// let prepared = SparseJacobian::prepare(|xs: Vec<Reverse>| products(&xs), &vec![0.0; 4]).in_lanes();
/// assert_eq!(prepared.lanes(), 3);
/// let matrix = adjoin::lanes!(|Lanes| {
///     let xs = prepared.inputs::<Lanes<3>, _>(&vec![1.0, 2.0, 3.0, 4.0])?;
///     prepared.matrix(&products(&xs))
/// })?;
/// assert_eq!(matrix.values(), [2.0, 1.0, 3.0, 2.0, 4.0, 3.0]);
/// # Ok::<(), adjoin::PatternError>(())
/// ```
///
/// That the function has no derivative outside of the pattern is checked as [`SparseJacobian`](super::SparseJacobian) does, in
/// one more lane. Without a tape the error tells the row only, and nothing where derivatives of that row are infinite or NaN.
#[derive(Debug)]
pub struct SparseLanes {
    pattern: Arc<SparsityPattern>,
    columns: Vec<Column>,
    /// How many lanes there are; the last one is for the check.
    lanes: usize,
}

#[derive(Clone, Copy, Debug)]
struct Column {
    lane: usize,
    probe: f64,
}

impl SparseLanes {
    pub(super) fn new(pattern: Arc<SparsityPattern>) -> Self {
        let colouring = colour_all_columns(&pattern);
        let column = |(place, colour): (usize, &u32)| Column { lane: *colour as usize, probe: probe(place) };
        let columns = colouring.colours.iter().enumerate().map(column).collect();
        Self { pattern, columns, lanes: colouring.count + 1 }
    }

    /// The pattern.
    pub fn pattern(&self) -> &SparsityPattern {
        &self.pattern
    }

    /// How many lanes numbers need to have: one for each colour, and one for the check.
    pub fn lanes(&self) -> usize {
        self.lanes
    }

    /// A structure of numbers with lanes: what to call the function with.
    ///
    /// # Errors
    /// If it has not as many scalars as the pattern has columns.
    ///
    /// # Panics
    /// If the numbers have too few [lanes](SparseLanes::lanes).
    pub fn inputs<L, T>(&self, x: &T) -> Result<With<T, L>, PatternError>
    where
        L: Laned,
        T: Differentiable + ?Sized,
    {
        assert!(
            self.lanes <= L::LANES,
            "numbers with {} lanes are too narrow for this pattern: its colours and the check take {}",
            L::LANES,
            self.lanes
        );
        let mut scalars = 0;
        let inputs = x.map_scalars(&mut |x: f64| {
            let column = self.columns.get(scalars);
            scalars += 1;
            match column {
                Some(Column { lane, probe }) => L::with_seeds(x, [(*lane, 1.0), (self.lanes - 1, *probe)]),
                None => L::constant(x),
            }
        });
        self.fits(self.pattern.rows(), scalars).map(|()| inputs)
    }

    /// The Jacobian, from what the function returned.
    ///
    /// # Errors
    /// If it has not as many scalars as the pattern has rows, or a derivative outside of the pattern.
    pub fn matrix<L, U>(&self, output: &U) -> Result<SparseMatrix, PatternError>
    where
        L: Laned,
        U: Differentiable<L>,
    {
        let mut matrix = SparseMatrix::zeros(Arc::clone(&self.pattern));
        let mut rows = 0;
        let mut wrong = None;
        output.visit_scalars(&mut |y: L| {
            let row = rows;
            rows += 1;
            if row >= self.pattern.rows() {
                return;
            }
            let tangents = y.lanes();
            let tangents = tangents.as_ref();
            let mut sum = Sum::expected(tangents[self.lanes - 1]);
            let values = &mut matrix.values[self.pattern.range(row)];
            for (value, column) in values.iter_mut().zip(self.pattern.row(row)) {
                let Column { lane, probe } = self.columns[*column];
                *value = tangents[lane];
                sum.add(*value * probe);
            }
            if sum.differs(Tolerance::OF_USER) && wrong.is_none() {
                wrong = Some(row);
            }
        });
        self.fits(rows, self.pattern.columns())?;
        match wrong {
            Some(row) => Err(PatternError::OutsideInRow { row }),
            None => Ok(matrix),
        }
    }

    fn fits(&self, rows: usize, columns: usize) -> Result<(), PatternError> {
        let (pattern, function) = ((self.pattern.rows(), self.pattern.columns()), (rows, columns));
        if pattern == function { Ok(()) } else { Err(PatternError::Size { pattern, function }) }
    }
}
