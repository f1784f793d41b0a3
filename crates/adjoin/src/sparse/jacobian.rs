//! Sparse Jacobians: one run of the function, and a few passes over its tape.

use super::PatternError;
use super::graph::Graph;
use super::matrix::SparseMatrix;
use super::pattern::SparsityPattern;
use super::plan::Plan;
use super::reach::reach;
use crate::real::Real;
use crate::reverse::Reverse;
use crate::reverse::recorded::Recorded;
use crate::structure::{Differentiable, With};
use crate::verbs::Mode;
use crate::verbs::grad::record;

/// The Jacobian of `f` at `x`, stored only where outputs depend on inputs.
///
/// `(T → U, x: T) → matrix`, with a row for each scalar of the output and a column for each of the input.
/// Runs `f` once. The tape yields the pattern, a colouring of its rows or columns, and, with one pass per
/// four colours, the values. If every output depends on few inputs, the cost is linear in the size of the
/// tape. The values are those of [`jacobian`](crate::jacobian).
///
/// ```
/// use adjoin::prelude::*;
///
/// // Differences of neighbours, squared.
/// let f = |xs: Vec<Reverse>| xs.windows(2).map(|pair| (pair[1] - pair[0]).powi(2)).collect::<Vec<_>>();
/// let matrix = sparse_jacobian(f, &vec![1.0, 2.0, 4.0, 7.0]);
/// assert_eq!(matrix.pattern().to_string(), "× × · ·\n· × × ·\n· · × ×\n");
/// assert_eq!(matrix.values(), [-2.0, 2.0, -4.0, 4.0, -6.0, 6.0]);
/// ```
///
/// For many points, find pattern and colours once, with [`SparseJacobian`].
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn sparse_jacobian<T, U, F>(f: F, x: &T) -> SparseMatrix
where
    T: Differentiable + ?Sized,
    U: Differentiable<Reverse>,
    F: FnOnce(With<T, Reverse>) -> U,
{
    let (recorded, output) = record(f, x);
    from_tape(&recorded, &scalars(&output))
}

/// The value of `f` at `x`, and its [`sparse_jacobian`].
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn value_and_sparse_jacobian<T, U, F>(f: F, x: &T) -> (U::Plain, SparseMatrix)
where
    T: Differentiable + ?Sized,
    U: Differentiable<Reverse>,
    F: FnOnce(With<T, Reverse>) -> U,
{
    let (recorded, output) = record(f, x);
    let matrix = from_tape(&recorded, &scalars(&output));
    (output.map_scalars(&mut |y: Reverse| y.primal()), matrix)
}

/// Which outputs of `f` depend on which inputs, on the path that `f` takes at `x`.
///
/// `(T → U, x: T) → pattern`. A place is in the pattern if recorded operations lead from the input to the
/// output, even if the derivative happens to be zero there. Dependencies through [array
/// operations](crate::array) are tracked per element: slices, arithmetic, maps, gathers, sums of rows,
/// products with constant sparse matrices, and more. Only in solutions, factorisations and dense matrix
/// products does each element count as depending on all. Runs `f` once; see [`sparse_jacobian`].
///
/// ```
/// use adjoin::prelude::*;
///
/// let pattern = jacobian_pattern(|[x, y, z]| [x * y, z.sin(), 3.0.into()], &[0.0, 0.0, 0.0]);
/// assert_eq!(pattern.to_string(), "× × ·\n· · ×\n· · ·\n");
/// ```
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn jacobian_pattern<T, U, F>(f: F, x: &T) -> SparsityPattern
where
    T: Differentiable + ?Sized,
    U: Differentiable<Reverse>,
    F: FnOnce(With<T, Reverse>) -> U,
{
    let (recorded, output) = record(f, x);
    let (graph, vertices) = Graph::of(&recorded, &scalars(&output));
    reach(&graph, &vertices).0
}

/// A pattern with its colours, for Jacobians at many points.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::SparseJacobian;
///
/// let f = |xs: Vec<Reverse>| xs.windows(2).map(|pair| pair[1] * pair[0]).collect::<Vec<_>>();
/// let prepared = SparseJacobian::prepare(f, &vec![0.0; 4]);
/// assert_eq!(prepared.directions(), 2);
/// let matrix = prepared.at(f, &vec![1.0, 2.0, 3.0, 4.0])?;
/// assert_eq!(matrix.values(), [2.0, 1.0, 3.0, 2.0, 4.0, 3.0]);
/// # Ok::<(), adjoin::PatternError>(())
/// ```
///
/// Where the function takes other branches than it did when it was prepared, its pattern may differ. This is
/// detected: each matrix is compared with the derivative in one more direction. Derivatives outside the
/// pattern go unnoticed only if they are smaller than rounding (10⁻¹⁴ of the sum of the terms of their row or
/// column, 10⁻¹⁰ with a pattern of your own).
#[derive(Debug)]
pub struct SparseJacobian {
    plan: Plan,
}

impl SparseJacobian {
    /// Finds the pattern of `f` at `x`, and colours for it.
    ///
    /// # Panics
    /// As [`grad`](crate::grad).
    pub fn prepare<T, U, F>(f: F, x: &T) -> Self
    where
        T: Differentiable + ?Sized,
        U: Differentiable<Reverse>,
        F: FnOnce(With<T, Reverse>) -> U,
    {
        let (recorded, output) = record(f, x);
        Self { plan: Plan::of(&recorded, &scalars(&output)) }
    }

    /// Finds colours for a given pattern.
    ///
    /// A function that depends on its inputs in places where its derivative is always zero (`x - x + y`) may
    /// have a smaller pattern than its tape suggests.
    pub fn with_pattern(pattern: &SparsityPattern) -> Self {
        Self { plan: Plan::of_user(pattern.clone()) }
    }

    /// The same in the given mode: only forward or only reverse.
    ///
    /// The default, [`Mode::ByShape`], uses whichever takes fewer directions, and both where a few rows or
    /// columns are nearly full.
    #[must_use]
    pub fn in_mode(self, mode: Mode) -> Self {
        Self { plan: self.plan.in_mode(mode) }
    }

    /// The pattern.
    pub fn pattern(&self) -> &SparsityPattern {
        &self.plan.pattern
    }

    /// The number of directions that are pushed forward or pulled back per matrix, in lanes of four.
    pub fn directions(&self) -> usize {
        self.plan.directions()
    }

    /// The Jacobian of `f` at `x`.
    ///
    /// # Errors
    /// If the numbers of inputs and outputs of `f` here are not those of the pattern, or if `f` has a
    /// derivative outside the pattern.
    ///
    /// # Panics
    /// As [`grad`](crate::grad).
    pub fn at<T, U, F>(&self, f: F, x: &T) -> Result<SparseMatrix, PatternError>
    where
        T: Differentiable + ?Sized,
        U: Differentiable<Reverse>,
        F: FnOnce(With<T, Reverse>) -> U,
    {
        let (recorded, output) = record(f, x);
        self.plan.fill_checked(&recorded, &scalars(&output))
    }

    /// The value of `f` at `x`, and its Jacobian.
    ///
    /// # Errors
    /// As [`SparseJacobian::at`].
    ///
    /// # Panics
    /// As [`grad`](crate::grad).
    pub fn value_and_at<T, U, F>(&self, f: F, x: &T) -> Result<(U::Plain, SparseMatrix), PatternError>
    where
        T: Differentiable + ?Sized,
        U: Differentiable<Reverse>,
        F: FnOnce(With<T, Reverse>) -> U,
    {
        let (recorded, output) = record(f, x);
        let matrix = self.plan.fill_checked(&recorded, &scalars(&output))?;
        Ok((output.map_scalars(&mut |y: Reverse| y.primal()), matrix))
    }
}

fn scalars<U: Differentiable<Reverse>>(output: &U) -> Vec<Reverse> {
    let mut outputs = Vec::new();
    output.visit_scalars(&mut |y| outputs.push(y));
    outputs
}

/// Without a check: the pattern comes from this very tape.
fn from_tape(recorded: &Recorded, outputs: &[Reverse]) -> SparseMatrix {
    Plan::of(recorded, outputs).fill(recorded, outputs)
}
