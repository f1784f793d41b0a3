//! The full matrix of first derivatives.

use super::grad::record;
use crate::array::count_elements;
use crate::reverse::Primal;
use crate::reverse::Reverse;
use crate::reverse::recorded::{Recorded, Seeds};
use crate::reverse::sweep::lanes::{self, Seed};
use crate::structure::copies::Same;
use crate::structure::{Differentiable, Structure, With, unlawful};

/// Number of rows (or columns) per pass over the tape.
const LANES: usize = 4;

/// Which way a Jacobian is computed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Whichever takes fewer passes: reverse unless there are more outputs than inputs. (With rules of your
    /// own, by [`custom_vjp`](crate::array::custom_vjp), always reverse, because such a rule says nothing
    /// about tangents.)
    #[default]
    ByShape,
    /// Tangents of the inputs, pushed forward.
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
        Self { rows, columns, entries: vec![0.0; count_elements("jacobian", [rows, columns])], input }
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

    /// The entries of consecutive rows, as one slice.
    pub(super) fn rows_mut(&mut self, rows: std::ops::Range<usize>) -> &mut [f64] {
        &mut self.entries[rows.start * self.columns..rows.end * self.columns]
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
        self.input.map_scalars(&mut |_| *next.next().unwrap_or_else(|| unlawful("jacobian")))
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
/// `(T → U, x: T) → matrix`. Runs `f` once; then a pass over the tape for every four rows or columns,
/// whichever are fewer.
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

/// The value of `f` at `x`; the entries of its [`jacobian`] are written to `entries`, row by row.
///
/// `(T → U, x: T, entries) → U`. As [`value_and_jacobian`], for a caller that wants the matrix in its own
/// memory, such as the inner loop of a least-squares solver. Unless there are more outputs than inputs, calls
/// after the first allocate only what the structures themselves need: with arrays as input and output,
/// nothing.
///
/// ```
/// use adjoin::prelude::*;
///
/// // Where two circles meet, by Newton's method.
/// let (mut point, mut slopes) = ([1.0, 0.5], [0.0; 4]);
/// for _ in 0..8 {
///     let circles = |[x, y]: [Reverse; 2]| [x * x + y * y - 1.0, (x - 1.0) * (x - 1.0) + y * y - 1.0];
///     let [f, g] = value_and_jacobian_into(circles, &point, &mut slopes);
///     let [fx, fy, gx, gy] = slopes;
///     let determinant = fx * gy - fy * gx;
///     point[0] -= (gy * f - fy * g) / determinant;
///     point[1] -= (fx * g - gx * f) / determinant;
/// }
/// assert!((point[0] - 0.5).abs() < 1e-12 && (point[1] - 0.75_f64.sqrt()).abs() < 1e-12);
/// ```
///
/// # Panics
/// As [`grad`](crate::grad), and if the length of `entries` is not the number of outputs times the number of
/// inputs.
pub fn value_and_jacobian_into<T, U, F>(f: F, x: &T, entries: &mut [f64]) -> U::Plain
where
    T: Differentiable + ?Sized,
    U: Differentiable<Reverse>,
    F: FnOnce(With<T, Reverse>) -> U,
{
    let (recorded, output) = record(f, x);
    let (rows, columns) = (output.count_scalars(), recorded.inputs());
    if entries.len() != rows * columns {
        lacks_room(rows, columns, entries.len());
    }
    // Here and below code is repeated so that the compiler sees through it and keeps the output out of
    // memory.
    if prefers_forward(&recorded, rows) {
        let mut outputs = Vec::with_capacity(rows);
        output.visit_scalars(&mut |y| outputs.push(y));
        push_columns(&recorded, &outputs, entries);
    } else {
        let (mut group, mut filled, mut entries) = ([Seed::NONE; LANES], 0, entries);
        output.visit_scalars(&mut |y| {
            group[filled] = recorded.seed_of(y);
            filled += 1;
            if filled == LANES {
                entries = pull_group(&recorded, &group, LANES, std::mem::take(&mut entries));
                filled = 0;
            }
        });
        pull_group(&recorded, &group, filled, entries);
    }
    output.map_by(&mut Primal)
}

#[cold]
#[track_caller]
fn lacks_room(rows: usize, columns: usize, room: usize) -> ! {
    panic!(
        "the Jacobian of {rows} outputs in {columns} inputs has {} entries, but the slice has room for {room}",
        rows * columns
    )
}

fn fill<X, U: Differentiable<Reverse>>(mode: Mode, recorded: &Recorded, output: &U, input: X) -> Jacobian<X> {
    let outputs = scalars_of(output);
    let mut matrix = Jacobian::new(outputs.len(), recorded.inputs(), input);
    let forward = match mode {
        Mode::ByShape => prefers_forward(recorded, matrix.rows),
        Mode::Forward => true,
        Mode::Reverse => false,
    };
    if forward {
        push_columns(recorded, &outputs, &mut matrix.entries);
    } else {
        pull_rows(recorded, &outputs, &mut matrix.entries);
    }
    matrix
}

/// Whether a function with this number of outputs takes fewer passes forward.
#[inline]
fn prefers_forward(recorded: &Recorded, outputs: usize) -> bool {
    outputs > recorded.inputs() && !recorded.prefers_reverse()
}

/// All scalars of an output.
fn scalars_of<U: Differentiable<Reverse>>(output: &U) -> Vec<Reverse> {
    let mut outputs = Vec::new();
    output.visit_scalars(&mut |y| outputs.push(y));
    outputs
}

/// Sweeps from the outputs, several at a time; their gradients become rows.
pub(super) fn pull_rows(recorded: &Recorded, outputs: &[Reverse], mut entries: &mut [f64]) {
    for outputs in outputs.chunks(LANES) {
        let mut group = [Seed::NONE; LANES];
        group.iter_mut().zip(outputs).for_each(|(seed, output)| *seed = recorded.seed_of(*output));
        entries = pull_group(recorded, &group, outputs.len(), entries);
    }
}

/// Sweeps from the first `outputs` outputs of a group, and returns the entries after their rows.
#[inline]
fn pull_group<'a>(
    recorded: &Recorded,
    group: &[Seed; LANES],
    outputs: usize,
    entries: &'a mut [f64],
) -> &'a mut [f64] {
    let (rows, rest) = entries.split_at_mut(outputs * recorded.inputs());
    match outputs {
        0 => {}
        1 => pull_in_lanes::<1, 1>(recorded, group, rows),
        2 => pull_in_lanes::<2, 2>(recorded, group, rows),
        3 => pull_in_lanes::<3, 4>(recorded, group, rows),
        _ => pull_in_lanes::<4, 4>(recorded, group, rows),
    }
    rest
}

/// Sweeps from `N` outputs, in `K` lanes.
#[inline(never)]
fn pull_in_lanes<const N: usize, const K: usize>(
    recorded: &Recorded,
    group: &[Seed; LANES],
    rows: &mut [f64],
) {
    let seed = |seeds: &mut Seeds<'_, K>| {
        seeds.plant(group.first_chunk::<N>().expect("a group has a seed for each lane"));
        Ok::<(), std::convert::Infallible>(())
    };
    let Ok(()) = recorded.sweep_and_clear(seed, |adjoints| lanes::move_out::<K, N>(adjoints, rows));
}

/// Pushes the inputs forward, several at a time.
fn push_columns(recorded: &Recorded, outputs: &[Reverse], entries: &mut [f64]) {
    let columns = recorded.inputs();
    for start in (0..columns).step_by(LANES) {
        let lanes = LANES.min(columns - start);
        let seed = |tangents: &mut [[f64; LANES]]| {
            (0..lanes).for_each(|lane| tangents[start + lane][lane] = 1.0);
        };
        recorded.push_forward(seed, |tangents| {
            for (row, output) in entries.chunks_exact_mut(columns).zip(outputs) {
                row[start..start + lanes].copy_from_slice(&tangents.of(*output)[..lanes]);
            }
        });
    }
}
