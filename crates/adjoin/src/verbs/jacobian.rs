//! The full matrix of first derivatives.

use super::grad::record;
use crate::reverse::Reverse;
use crate::reverse::run::{Recorded, Seeds};
use crate::structure::copies::{Primal, Same};
use crate::structure::{Differentiable, Structure, With};

/// How many rows (or columns) are computed in one pass over the tape.
const LANES: usize = 4;

/// Which way a Jacobian is computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Whichever takes fewer passes: reverse unless there are more outputs than inputs.
    #[default]
    ByShape,
    /// Tangents of the inputs, pushed forward. (Over operations on [arrays](crate::array), reverse all the same.)
    Forward,
    /// Cotangents of the outputs, pulled back.
    Reverse,
}

/// A matrix of derivatives: a row for each scalar of the output, a column for each scalar of the input.
///
/// Scalars are counted in the order in which the structures hold them.
#[derive(Clone, Debug, PartialEq)]
pub struct Jacobian<X> {
    rows: usize,
    columns: usize,
    entries: Vec<f64>,
    input: X,
}

impl<X> Jacobian<X> {
    pub(super) fn new(rows: usize, columns: usize, input: X) -> Self {
        Self { rows, columns, entries: vec![0.0; rows * columns], input }
    }

    /// How many rows: scalars of the output.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// How many columns: scalars of the input.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// One row: the gradient of one output.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> &[f64] {
        assert!(row < self.rows, "row {row} of a Jacobian with {} rows", self.rows);
        &self.entries[row * self.columns..][..self.columns]
    }

    pub(super) fn row_mut(&mut self, row: usize) -> &mut [f64] {
        &mut self.entries[row * self.columns..][..self.columns]
    }

    /// All entries, row by row.
    pub fn entries(&self) -> &[f64] {
        &self.entries
    }

    /// One row in the shape of the input.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn gradient(&self, row: usize) -> X
    where
        X: Structure<With<f64> = X>,
    {
        let mut next = self.row(row).iter();
        self.input.map_scalars(&mut |_| *next.next().expect("as many columns as scalars"))
    }
}

impl<X> std::ops::Index<(usize, usize)> for Jacobian<X> {
    type Output = f64;

    fn index(&self, (row, column): (usize, usize)) -> &f64 {
        &self.row(row)[column]
    }
}

impl<X> std::fmt::Display for Jacobian<X> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for row in 0..self.rows {
            for (column, entry) in self.row(row).iter().enumerate() {
                if column > 0 {
                    f.write_str("  ")?;
                }
                std::fmt::Display::fmt(entry, f)?;
            }
            f.write_str("\n")?;
        }
        Ok(())
    }
}

/// The Jacobian of `f` at `x`, forward or reverse by its shape.
///
/// `(T → U, x: T) → matrix`. Runs `f` once; then a pass over the tape for every four rows or columns, whichever are
/// fewer.
///
/// ```
/// use adjoin::prelude::*;
///
/// let matrix = jacobian(|[x, y]| vec![x * y, x + y, y * y], &[2.0, 5.0]);
/// assert_eq!(matrix.entries(), [5.0, 2.0, 1.0, 1.0, 0.0, 10.0]);
/// assert_eq!(matrix[(2, 1)], 10.0);
/// assert_eq!(matrix.gradient(0), [5.0, 2.0]);
/// ```
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn jacobian<T, U, F>(f: F, x: &T) -> Jacobian<T::Plain>
where
    T: Differentiable + ?Sized,
    U: Differentiable<Reverse>,
    F: FnOnce(With<T, Reverse>) -> U,
{
    jacobian_with(Mode::ByShape, f, x)
}

/// [`jacobian`] in the given mode.
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn jacobian_with<T, U, F>(mode: Mode, f: F, x: &T) -> Jacobian<T::Plain>
where
    T: Differentiable + ?Sized,
    U: Differentiable<Reverse>,
    F: FnOnce(With<T, Reverse>) -> U,
{
    let (recorded, output) = record(f, x);
    fill(mode, &recorded, &output, x.map_by(&mut Same))
}

/// The value of `f` at `x`, and its [`jacobian`].
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn value_and_jacobian<T, U, F>(f: F, x: &T) -> (U::Plain, Jacobian<T::Plain>)
where
    T: Differentiable + ?Sized,
    U: Differentiable<Reverse>,
    F: FnOnce(With<T, Reverse>) -> U,
{
    let (recorded, output) = record(f, x);
    let matrix = fill(Mode::ByShape, &recorded, &output, x.map_by(&mut Same));
    (output.map_by(&mut Primal), matrix)
}

fn fill<X, U: Differentiable<Reverse>>(mode: Mode, recorded: &Recorded, output: &U, input: X) -> Jacobian<X> {
    let mut outputs = Vec::new();
    output.visit_scalars(&mut |y| outputs.push(y));
    let mut matrix = Jacobian::new(outputs.len(), recorded.inputs(), input);
    let forward = match mode {
        // Array nodes know only the way back.
        _ if recorded.has_arrays() => false,
        Mode::ByShape => matrix.rows > matrix.columns,
        Mode::Forward => true,
        Mode::Reverse => false,
    };
    if forward {
        push_columns(recorded, &outputs, &mut matrix);
    } else {
        pull_rows(recorded, &outputs, &mut matrix, 0);
    }
    matrix
}

/// Sweeps from some outputs at a time, whose gradients become the rows from `first` on.
pub(super) fn pull_rows<X>(recorded: &Recorded, outputs: &[Reverse], matrix: &mut Jacobian<X>, first: usize) {
    for (group, outputs) in outputs.chunks(LANES).enumerate() {
        let seed = |seeds: &mut Seeds<'_, LANES>| {
            for (lane, output) in outputs.iter().enumerate() {
                seeds.add(*output, lane, 1.0);
            }
            Ok::<(), std::convert::Infallible>(())
        };
        let Ok(()) = recorded.sweep(seed, |adjoints| {
            for lane in 0..outputs.len() {
                let row = matrix.row_mut(first + group * LANES + lane);
                row.iter_mut().zip(adjoints).for_each(|(entry, adjoint)| *entry = adjoint[lane]);
            }
        });
    }
}

/// Pushes some inputs at a time forward.
fn push_columns<X>(recorded: &Recorded, outputs: &[Reverse], matrix: &mut Jacobian<X>) {
    for start in (0..matrix.columns).step_by(LANES) {
        let lanes = LANES.min(matrix.columns - start);
        let seed = |tangents: &mut [[f64; LANES]]| {
            (0..lanes).for_each(|lane| tangents[start + lane][lane] = 1.0);
        };
        recorded.push_forward(seed, |tangents| {
            for (row, output) in outputs.iter().enumerate() {
                let entries = &mut matrix.row_mut(row)[start..start + lanes];
                entries.copy_from_slice(&tangents.of(*output)[..lanes]);
            }
        });
    }
}
