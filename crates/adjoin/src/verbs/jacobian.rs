//! The full matrix of first derivatives.

use super::fallible::Fallible;
use super::grad::{RunOf, record};
use crate::array::count_elements;
use crate::real::Real;
use crate::reverse::Reverse;
use crate::reverse::rows::{self, LANES};
use crate::reverse::sweep::lanes::Seed;
use crate::structure::copies::Same;
use crate::structure::{Differentiable, With, unlawful};
use crate::taped::{Inner, Recording, Taped};

/// The mode in which a Jacobian is computed.
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
pub struct Jacobian<X, R = f64> {
    rows: usize,
    columns: usize,
    entries: Vec<R>,
    input: X,
}

impl<X, R: Real> Jacobian<X, R> {
    pub(super) fn new(rows: usize, columns: usize, input: X) -> Self {
        let count = count_elements("jacobian", [rows, columns]);
        Self { rows, columns, entries: vec![R::constant(0.0); count], input }
    }

    /// A matrix whose entries are given, row by row.
    pub(crate) fn of_entries(rows: usize, columns: usize, entries: Vec<R>, input: X) -> Self {
        Self { rows, columns, entries, input }
    }

    /// The number of rows: scalars of the output.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The number of columns: scalars of the input.
    pub fn columns(&self) -> usize {
        self.columns
    }

    /// One row: the gradient of one output.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> &[R] {
        assert!(row < self.rows, "row {row} of a Jacobian with {} rows", self.rows);
        &self.entries[row * self.columns..][..self.columns]
    }

    /// The entries of consecutive rows, as one slice.
    pub(super) fn rows_mut(&mut self, rows: std::ops::Range<usize>) -> &mut [R] {
        &mut self.entries[rows.start * self.columns..rows.end * self.columns]
    }

    /// All entries, row by row.
    pub fn entries(&self) -> &[R] {
        &self.entries
    }

    /// One row in the shape of the input.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn gradient(&self, row: usize) -> With<X, R, R>
    where
        X: Differentiable<R>,
    {
        let mut next = self.row(row).iter();
        self.input.map_scalars(&mut |_| *next.next().unwrap_or_else(|| unlawful("jacobian")))
    }
}

impl<X, R: Real> std::ops::Index<(usize, usize)> for Jacobian<X, R> {
    type Output = R;

    fn index(&self, (row, column): (usize, usize)) -> &R {
        &self.row(row)[column]
    }
}

impl<X, R: Real> std::fmt::Display for Jacobian<X, R> {
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
pub fn jacobian<T, U, R>(f: impl FnOnce(With<T, Taped<R>, R>) -> U, x: &T) -> Jacobian<With<T, R, R>, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    U: Differentiable<Taped<R>>,
{
    jacobian_with(Mode::ByShape, f, x)
}

/// [`jacobian`] in the given mode.
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn jacobian_with<T, U, R>(
    mode: Mode,
    f: impl FnOnce(With<T, Taped<R>, R>) -> U,
    x: &T,
) -> Jacobian<With<T, R, R>, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    U: Differentiable<Taped<R>>,
{
    let (recorded, output) = record(f, x);
    fill(mode, &recorded, &output, x.map_by(&mut Same))
}

/// [`jacobian`] for a function that may fail: its `None` or `Err` is passed through.
///
/// ```
/// use adjoin::prelude::*;
///
/// let ends = |xs: Vec<Reverse>| Some([*xs.first()? * 2.0, *xs.last()?]);
/// assert_eq!(try_jacobian(ends, &vec![5.0, 7.0]).unwrap().entries(), [2.0, 0.0, 0.0, 1.0]);
/// assert_eq!(try_jacobian(ends, &Vec::<f64>::new()), None);
/// ```
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn try_jacobian<T, O, R>(
    f: impl FnOnce(With<T, Taped<R>, R>) -> O,
    x: &T,
) -> O::Of<Jacobian<With<T, R, R>, R>>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    O: Fallible,
    O::Value: Differentiable<Taped<R>>,
{
    let (recorded, outcome) = record(f, x);
    outcome.with(|output| fill(Mode::ByShape, &recorded, &output, x.map_by(&mut Same)))
}

/// The value of `f` at `x`, and its [`jacobian`].
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn value_and_jacobian<T, U, R>(
    f: impl FnOnce(With<T, Taped<R>, R>) -> U,
    x: &T,
) -> ValueAndJacobian<T, U, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    U: Differentiable<Taped<R>>,
{
    let (recorded, output) = record(f, x);
    let matrix = fill(Mode::ByShape, &recorded, &output, x.map_by(&mut Same));
    (output.map_by(&mut Inner), matrix)
}

/// What [`value_and_jacobian`] returns.
type ValueAndJacobian<T, U, R> = (With<U, R, Taped<R>>, Jacobian<With<T, R, R>, R>);

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
    let (recorded, output) = record::<_, _, _, f64>(f, x);
    let (rows, columns) = (output.count_scalars(), recorded.inputs());
    if entries.len() != rows * columns {
        lacks_room(rows, columns, entries.len());
    }
    // Code is repeated here and below so that the compiler can keep the output in registers.
    if prefers_forward::<f64>(&recorded, rows) {
        let mut outputs = Vec::with_capacity(rows);
        output.visit_scalars(&mut |y| outputs.push(y));
        recorded.push_columns(&outputs, entries);
    } else {
        let (mut group, mut filled, mut entries) = ([Seed::NONE; LANES], 0, entries);
        output.visit_scalars(&mut |y| {
            group[filled] = recorded.seed_of(y);
            filled += 1;
            if filled == LANES {
                entries = rows::pull_group(&recorded, &group, LANES, std::mem::take(&mut entries));
                filled = 0;
            }
        });
        rows::pull_group(&recorded, &group, filled, entries);
    }
    output.map_by(&mut Inner)
}

/// [`value_and_jacobian_into`] without the value.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::jacobian_into;
///
/// let mut entries = [0.0; 4];
/// jacobian_into(|[x, y]: [Reverse; 2]| [x * y, x + y], &[2.0, 5.0], &mut entries);
/// assert_eq!(entries, [5.0, 2.0, 1.0, 1.0]);
/// ```
///
/// # Panics
/// As [`value_and_jacobian_into`].
pub fn jacobian_into<T, U, F>(f: F, x: &T, entries: &mut [f64])
where
    T: Differentiable + ?Sized,
    U: Differentiable<Reverse>,
    F: FnOnce(With<T, Reverse>) -> U,
{
    value_and_jacobian_into(f, x, entries);
}

#[cold]
#[track_caller]
fn lacks_room(rows: usize, columns: usize, room: usize) -> ! {
    panic!(
        "the Jacobian of {rows} outputs in {columns} inputs has {} entries, but the slice has room for {room}",
        rows * columns
    )
}

fn fill<X, U, R>(mode: Mode, recorded: &RunOf<R>, output: &U, input: X) -> Jacobian<X, R>
where
    R: Real,
    U: Differentiable<Taped<R>>,
{
    let outputs = scalars_of(output);
    let mut matrix = Jacobian::new(outputs.len(), recorded.inputs(), input);
    let forward = match mode {
        Mode::ByShape => prefers_forward::<R>(recorded, matrix.rows),
        Mode::Forward => true,
        Mode::Reverse => false,
    };
    if forward {
        recorded.push_columns(&outputs, &mut matrix.entries);
    } else {
        recorded.pull_rows(&outputs, &mut matrix.entries);
    }
    matrix
}

/// Whether a function with this number of outputs takes fewer passes forward.
#[inline]
fn prefers_forward<R: Real>(recorded: &RunOf<R>, outputs: usize) -> bool {
    outputs > recorded.inputs() && !recorded.prefers_reverse()
}

/// All scalars of an output.
fn scalars_of<R: Real, U: Differentiable<R>>(output: &U) -> Vec<R> {
    let mut outputs = Vec::new();
    output.visit_scalars(&mut |y| outputs.push(y));
    outputs
}
