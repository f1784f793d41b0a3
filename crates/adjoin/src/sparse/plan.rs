//! Plans: how to compute a matrix with a known pattern in few directions.
//!
//! A pass over the tape computes `J S` for some directions `S` of the inputs, pushed forward, or `Wᵀ J` for
//! some directions of the outputs, pulled back. If the columns of `S` are the sums of columns of one colour,
//! every entry of `J` appears alone in `J S` and is read off; likewise for rows. The mode with fewer
//! directions is chosen; the rows (or columns) that its colouring leaves out are computed in the opposite
//! mode, one direction each.
//!
//! # Check
//! With a pattern that is too small, entries outside it would silently be added to others. So unless the
//! pattern comes from the tape at hand, one more direction is computed, with an irregular number for every
//! input (or output), and compared with the product of the result and that direction. If the two differ by
//! more than rounding, the pattern of the tape itself decides. Rows or columns computed in the opposite mode
//! are compared in full.

use std::convert::Infallible;
use std::sync::Arc;

use super::colour::{Colouring, colour_columns, estimate, every_column, worthwhile};
use super::graph::Graph;
use super::matrix::SparseMatrix;
use super::pattern::SparsityPattern;
use super::probe::{Comparison, Tolerance, probe};
use super::reach::reach;
use super::{LANES, PatternError};
use crate::reverse::Reverse;
use crate::reverse::recorded::{Recorded, Seeds};
use crate::verbs::Mode;

/// A pattern, and how to compute a matrix with it.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) pattern: Arc<SparsityPattern>,
    way: Way,
    tolerance: Tolerance,
}

#[derive(Debug)]
enum Way {
    /// Directions of inputs, pushed forward; the rows left out are pulled back.
    Forward(Colouring),
    /// Directions of outputs, pulled back: a colouring of the transposed pattern. The columns left out are
    /// pushed forward.
    Reverse(Colouring),
}

impl Plan {
    /// For a pattern given by the user.
    pub(super) fn of_user(pattern: SparsityPattern) -> Self {
        Self::new(pattern.into(), Mode::ByShape, Tolerance::OF_USER)
    }

    fn new(pattern: Arc<SparsityPattern>, mode: Mode, tolerance: Tolerance) -> Self {
        let way = choose(&pattern, mode);
        Self { pattern, way, tolerance }
    }

    /// The same in another mode.
    pub(super) fn in_mode(self, mode: Mode) -> Self {
        Self::new(self.pattern, mode, self.tolerance)
    }

    /// For the pattern of a recorded run.
    pub(super) fn of(recorded: &Recorded, outputs: &[Reverse]) -> Self {
        let (graph, vertices) = Graph::of(recorded, outputs);
        let mode = if recorded.prefers_reverse() { Mode::Reverse } else { Mode::ByShape };
        Self::new(reach(&graph, &vertices).0.into(), mode, Tolerance::OF_TAPE)
    }

    pub(super) fn directions(&self) -> usize {
        self.way.directions()
    }

    /// Computes the matrix of a run whose pattern is known to be contained in this one.
    pub(super) fn fill(&self, recorded: &Recorded, outputs: &[Reverse]) -> SparseMatrix {
        self.passes(recorded, outputs, false).0
    }

    /// Computes the matrix of any run.
    pub(super) fn fill_checked(
        &self,
        recorded: &Recorded,
        outputs: &[Reverse],
    ) -> Result<SparseMatrix, PatternError> {
        let function = (outputs.len(), recorded.inputs());
        let pattern = (self.pattern.rows(), self.pattern.columns());
        if function != pattern {
            return Err(PatternError::Size { pattern, function });
        }
        let (matrix, agrees) = self.passes(recorded, outputs, true);
        if !agrees {
            let (graph, vertices) = Graph::of(recorded, outputs);
            if let Some((row, column)) = self.pattern.first_outside(&reach(&graph, &vertices).0) {
                return Err(PatternError::Outside { row, column });
            }
        }
        Ok(matrix)
    }

    /// The matrix, and, if `check` is set, whether it passed the check.
    fn passes(&self, recorded: &Recorded, outputs: &[Reverse], check: bool) -> (SparseMatrix, bool) {
        let mut filling = Filling {
            recorded,
            outputs,
            matrix: SparseMatrix::zeros(Arc::clone(&self.pattern)),
            check,
            tolerance: self.tolerance,
        };
        let agrees = match &self.way {
            Way::Forward(colouring) => filling.push_colours(colouring) & filling.pull_rows(&colouring.alone),
            Way::Reverse(colouring) => {
                filling.pull_colours(colouring) & filling.push_columns(&colouring.alone)
            }
        };
        (filling.matrix, agrees || !check)
    }
}

/// The mode with fewer directions, unless one is required.
fn choose(pattern: &SparsityPattern, mode: Mode) -> Way {
    let transposed = pattern.transposed();
    match mode {
        Mode::Forward => return Way::Forward(one_way(pattern, &transposed)),
        Mode::Reverse => return Way::Reverse(one_way(&transposed, pattern)),
        Mode::ByShape => {}
    }
    let (rows_out, at_least_forward) = estimate(pattern);
    let (columns_out, at_least_reverse) = estimate(&transposed);
    let without_colours = pattern.rows().min(pattern.columns());
    if !worthwhile(at_least_forward.min(at_least_reverse), without_colours) {
        return if pattern.columns() < pattern.rows() {
            Way::Forward(every_column(pattern.columns()))
        } else {
            Way::Reverse(every_column(pattern.rows()))
        };
    }
    let forward = || Way::Forward(colour_columns(pattern, &transposed, rows_out));
    let reverse = || Way::Reverse(colour_columns(&transposed, pattern, columns_out));
    if at_least_forward < at_least_reverse {
        forward().unless_fewer(at_least_reverse, reverse)
    } else {
        reverse().unless_fewer(at_least_forward, forward)
    }
}

/// Colours the columns of a pattern, given its transpose, and leaves no row out.
fn one_way(pattern: &SparsityPattern, transposed: &SparsityPattern) -> Colouring {
    let longest = (0..pattern.rows()).map(|row| pattern.row(row).len()).max().unwrap_or(0);
    if worthwhile(longest, pattern.columns()) {
        colour_columns(pattern, transposed, 0)
    } else {
        every_column(pattern.columns())
    }
}

impl Way {
    fn directions(&self) -> usize {
        match self {
            Self::Forward(colouring) | Self::Reverse(colouring) => colouring.directions(),
        }
    }

    /// This plan, unless the other one, which takes at least `at_least` directions, takes fewer.
    fn unless_fewer(self, at_least: usize, other: impl FnOnce() -> Self) -> Self {
        if self.directions() <= at_least {
            return self;
        }
        let other = other();
        if other.directions() < self.directions() { other } else { self }
    }
}

/// A matrix while it is computed. All methods return false if the pattern was found to be too small.
struct Filling<'a> {
    recorded: &'a Recorded,
    outputs: &'a [Reverse],
    matrix: SparseMatrix,
    check: bool,
    tolerance: Tolerance,
}

/// The lane of a colour in the pass that begins with the colour `first`.
fn lane_of(colour: usize, first: usize) -> Option<usize> {
    colour.checked_sub(first).filter(|lane| *lane < LANES)
}

impl Filling<'_> {
    /// Pushes the sums of columns of each colour forward and reads the rows that are not left out.
    fn push_colours(&mut self, colouring: &Colouring) -> bool {
        let pattern = Arc::clone(&self.matrix.pattern);
        let directions = colouring.count + usize::from(self.check);
        let mut comparison = Comparison::new(if self.check { pattern.rows() } else { 0 }, self.tolerance);
        for first in (0..directions).step_by(LANES) {
            let probe_lane = lane_of(colouring.count, first).filter(|_| self.check);
            let seed = |tangents: &mut [[f64; LANES]]| {
                for (column, tangent) in tangents.iter_mut().enumerate() {
                    if let Some(lane) = lane_of(colouring.colours[column] as usize, first) {
                        tangent[lane] = 1.0;
                    }
                    if let Some(lane) = probe_lane {
                        tangent[lane] = probe(column);
                    }
                }
            };
            let values = &mut self.matrix.values;
            self.recorded.push_forward(seed, |tangents| {
                for row in (0..pattern.rows()).filter(|row| !colouring.is_alone(*row)) {
                    let products = tangents.of(self.outputs[row]);
                    let own = pattern.range(row);
                    for (value, column) in values[own.clone()].iter_mut().zip(pattern.row(row)) {
                        if let Some(lane) = lane_of(colouring.colours[*column] as usize, first) {
                            *value = products[lane];
                        }
                    }
                    if let Some(lane) = probe_lane {
                        comparison.expect(row, products[lane]);
                    }
                }
            });
        }
        if self.check {
            for (row, column, value) in self.matrix.iter().filter(|(row, ..)| !colouring.is_alone(*row)) {
                comparison.add(row, value * probe(column));
            }
        }
        comparison.agrees()
    }

    /// Pulls the sums of rows of each colour back and reads the columns that are not left out.
    fn pull_colours(&mut self, colouring: &Colouring) -> bool {
        let pattern = Arc::clone(&self.matrix.pattern);
        let directions = colouring.count + usize::from(self.check);
        let mut comparison = Comparison::new(if self.check { pattern.columns() } else { 0 }, self.tolerance);
        for first in (0..directions).step_by(LANES) {
            let probe_lane = lane_of(colouring.count, first).filter(|_| self.check);
            let seed = |seeds: &mut Seeds<'_, LANES>| {
                for (row, output) in self.outputs.iter().enumerate() {
                    if let Some(lane) = lane_of(colouring.colours[row] as usize, first) {
                        seeds.add(*output, lane, 1.0);
                    }
                    if let Some(lane) = probe_lane {
                        seeds.add(*output, lane, probe(row));
                    }
                }
                Ok(())
            };
            let values = &mut self.matrix.values;
            let read = |adjoints: &[[f64; LANES]]| {
                for row in 0..pattern.rows() {
                    let Some(lane) = lane_of(colouring.colours[row] as usize, first) else { continue };
                    for (value, column) in values[pattern.range(row)].iter_mut().zip(pattern.row(row)) {
                        *value = adjoints[*column][lane];
                    }
                }
                if let Some(lane) = probe_lane {
                    for (column, adjoint) in adjoints.iter().enumerate() {
                        if !colouring.is_alone(column) {
                            comparison.expect(column, adjoint[lane]);
                        }
                    }
                }
            };
            let Ok::<(), Infallible>(()) = self.recorded.sweep(seed, read);
        }
        if self.check {
            for (row, column, value) in
                self.matrix.iter().filter(|(_, column, _)| !colouring.is_alone(*column))
            {
                comparison.add(column, value * probe(row));
            }
        }
        comparison.agrees()
    }

    /// Pulls some rows back, each separately.
    fn pull_rows(&mut self, rows: &[usize]) -> bool {
        let pattern = Arc::clone(&self.matrix.pattern);
        let mut complete = true;
        for rows in rows.chunks(LANES) {
            let seed = |seeds: &mut Seeds<'_, LANES>| {
                rows.iter().enumerate().for_each(|(lane, row)| seeds.add(self.outputs[*row], lane, 1.0));
                Ok(())
            };
            let values = &mut self.matrix.values;
            let read = |adjoints: &[[f64; LANES]]| {
                for (lane, row) in rows.iter().enumerate() {
                    let own = &mut values[pattern.range(*row)];
                    own.iter_mut()
                        .zip(pattern.row(*row))
                        .for_each(|(value, column)| *value = adjoints[*column][lane]);
                    let all = adjoints.iter().map(|adjoint| adjoint[lane]);
                    complete = complete && (!self.check || not_zero(all) == not_zero(own.iter().copied()));
                }
            };
            let Ok::<(), Infallible>(()) = self.recorded.sweep(seed, read);
        }
        complete
    }

    /// Pushes some columns forward, each separately.
    fn push_columns(&mut self, columns: &[usize]) -> bool {
        let pattern = Arc::clone(&self.matrix.pattern);
        let mut complete = true;
        for columns in columns.chunks(LANES) {
            let seed = |tangents: &mut [[f64; LANES]]| {
                columns.iter().enumerate().for_each(|(lane, column)| tangents[*column][lane] = 1.0);
            };
            let values = &mut self.matrix.values;
            self.recorded.push_forward(seed, |tangents| {
                for (row, output) in self.outputs.iter().enumerate() {
                    let products = tangents.of(*output);
                    for (lane, column) in columns.iter().enumerate() {
                        match pattern.find(row, *column) {
                            Some(place) => values[place] = products[lane],
                            None => complete &= products[lane] == 0.0,
                        }
                    }
                }
            });
        }
        complete || !self.check
    }
}

/// The number of nonzero numbers.
fn not_zero(numbers: impl Iterator<Item = f64>) -> usize {
    numbers.filter(|number| *number != 0.0).count()
}
