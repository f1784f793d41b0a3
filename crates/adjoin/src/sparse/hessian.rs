//! Sparse Hessians: forward over reverse mode, in as many directions as there are colours.
//!
//! # The pattern
//! With recorded directions `d` for all inputs `x`, the tangent of the output is `t = ∇f(x) · d`: linear in
//! `d`, and `∂²t / ∂dᵢ∂xⱼ` is the entry `(i, j)` of the Hessian. Its tape contains
//!
//! ```text
//! x-values      that depend on no direction: f itself, and the slopes of its operations
//! tangents      sums of tangents, and products of a tangent with a slope
//! ```
//!
//! A path from `dᵢ` to `t` runs through tangents and collects the slopes on its way: `∂t/∂dᵢ` depends on
//! these slopes and on nothing else. So the gradient has its own graph, found in one backward walk over the
//! tangents, in the order of a sweep: for each use of a tangent, its adjoint depends on the adjoint of the
//! result and on the slope. The pattern of the Hessian is what the adjoints of the `dᵢ` depend on. Operations
//! with a constant slope (sums, multiples) contribute nothing, so linear parts of a function leave no trace.
//!
//! # The values
//! `H s` for the sum `s` of columns of one colour is the gradient of the tangent in direction `s`. One run of
//! the function carries four directions. The last direction is a check, as in `plan.rs`.

use std::convert::Infallible;
use std::sync::Arc;

use super::colour::{Colouring, colour_symmetric};
use super::graph::{Graph, NOTHING, Vertex};
use super::matrix::SparseMatrix;
use super::pattern::SparsityPattern;
use super::probe::{Comparison, Tolerance, probe};
use super::reach::reach;
use super::{LANES, PatternError};
use crate::forward::Forward;
use crate::reverse::Reverse;
use crate::reverse::recorded::{Inputs, Recorded, Seeds};
use crate::structure::{Differentiable, With};

/// The Hessian of `f` at `x`, stored only where two inputs interact.
///
/// `(T → scalar, x: T) → matrix`, with a row and a column for each scalar of the input; exactly symmetric.
/// Runs `f` once for the pattern, and once per four colours.
///
/// ```
/// use adjoin::prelude::*;
///
/// fn chain<R: Real>(xs: Vec<R>) -> R {
///     xs.windows(2).map(|pair| pair[0].powi(2) * pair[1]).sum()
/// }
/// let matrix = sparse_hessian(chain, &vec![1.0, 2.0, 3.0]);
/// assert_eq!(matrix.pattern().to_string(), "× × ·\n× × ×\n· × ·\n");
/// assert_eq!(matrix.values(), [4.0, 2.0, 2.0, 6.0, 4.0, 4.0]);
/// ```
///
/// For many points, find pattern and colours once, with [`SparseHessian`].
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn sparse_hessian<T, F>(f: F, x: &T) -> SparseMatrix
where
    T: Differentiable + ?Sized,
    F: Fn(With<T, Forward<Reverse, LANES>>) -> Forward<Reverse, LANES>,
{
    SparseHessian::prepare(&f, x).at(&f, x).unwrap_or_else(|_| {
        // The function took other branches the second time, at the same point. Nothing is assumed about it.
        let size = x.count_scalars();
        let full = SparseHessian::with_pattern(&SparsityPattern::full(size, size));
        full.at(&f, x).expect("a full pattern has all places")
    })
}

/// The inputs of `f` that interact, on the path that `f` takes at `x`: where its Hessian may be nonzero.
///
/// `(T → scalar, x: T) → pattern`. Symmetric. Runs `f` once, only at `x`.
///
/// ```
/// use adjoin::prelude::*;
///
/// let pattern = hessian_pattern(|[x, y, z]| x * y + z * 3.0 + y.exp(), &[0.0, 0.0, 0.0]);
/// assert_eq!(pattern.to_string(), "· × ·\n× × ·\n· · ·\n");
/// ```
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn hessian_pattern<T, F>(f: F, x: &T) -> SparsityPattern
where
    T: Differentiable + ?Sized,
    F: FnOnce(With<T, Forward<Reverse, LANES>>) -> Forward<Reverse, LANES>,
{
    let directions = |inputs: &mut Inputs<'_>, scalar| {
        let mut tangents = [Reverse::from(0.0); LANES];
        tangents[0] = inputs.lift(probe(scalar));
        tangents
    };
    let (recorded, output) = record(f, x, directions);
    let (mut graph, vertices) = Graph::of(&recorded, &[output.tangent(0)]);
    let gradient = gradient_in(&mut graph, vertices[0]);
    let (found, _) = reach(&graph, &gradient);
    // Inputs and directions alternate.
    let size = gradient.len();
    let rows = (0..size).map(|row| found.row(row).iter().map(|input| input / 2));
    let pattern = SparsityPattern::from_rows(size, rows);
    symmetric(pattern)
}

/// The pattern together with its mirror image.
fn symmetric(pattern: SparsityPattern) -> SparsityPattern {
    let mirrored = pattern.transposed();
    if mirrored == pattern { pattern } else { pattern.union(&mirrored) }
}

/// A pattern with its colours, for Hessians at many points.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::SparseHessian;
///
/// fn rosenbrock<R: Real>(xs: Vec<R>) -> R {
///     xs.windows(2).map(|pair| (pair[1] - pair[0].powi(2)).powi(2) * 100.0 + (pair[0] - 1.0).powi(2)).sum()
/// }
/// let prepared = SparseHessian::prepare(rosenbrock, &vec![0.0; 1000]);
/// assert_eq!(prepared.directions(), 3);
/// let matrix = prepared.at(rosenbrock, &vec![1.0; 1000])?;
/// assert_eq!((matrix.get(0, 0), matrix.get(0, 1), matrix.get(1, 1)), (802.0, -400.0, 1002.0));
/// # Ok::<(), adjoin::PatternError>(())
/// ```
///
/// Each matrix is checked as with [`SparseJacobian`](crate::SparseJacobian).
#[derive(Debug)]
pub struct SparseHessian {
    pattern: Arc<SparsityPattern>,
    colouring: Colouring,
    tolerance: Tolerance,
}

impl SparseHessian {
    /// Finds the pattern of `f` at `x`, and colours for it.
    ///
    /// # Panics
    /// As [`grad`](crate::grad).
    pub fn prepare<T, F>(f: F, x: &T) -> Self
    where
        T: Differentiable + ?Sized,
        F: FnOnce(With<T, Forward<Reverse, LANES>>) -> Forward<Reverse, LANES>,
    {
        Self::with_symmetric(hessian_pattern(f, x), Tolerance::OF_TAPE)
    }

    /// Finds colours for a given pattern. Its mirror image is added.
    ///
    /// # Panics
    /// If the pattern is not square.
    pub fn with_pattern(pattern: &SparsityPattern) -> Self {
        assert_eq!(pattern.rows(), pattern.columns(), "a Hessian has as many rows as columns");
        Self::with_symmetric(symmetric(pattern.clone()), Tolerance::OF_USER)
    }

    fn with_symmetric(pattern: SparsityPattern, tolerance: Tolerance) -> Self {
        let colouring = colour_symmetric(&pattern);
        Self { pattern: Arc::new(pattern), colouring, tolerance }
    }

    /// The pattern.
    pub fn pattern(&self) -> &SparsityPattern {
        &self.pattern
    }

    /// The number of products with the Hessian per matrix. With one more for the check, every four take one
    /// run of the function.
    pub fn directions(&self) -> usize {
        self.colouring.count
    }

    /// The Hessian of `f` at `x`.
    ///
    /// # Errors
    /// If the number of scalars of `x` is not the size of the pattern, or if `f` has a second derivative
    /// outside the pattern.
    ///
    /// # Panics
    /// As [`grad`](crate::grad).
    pub fn at<T, F>(&self, f: F, x: &T) -> Result<SparseMatrix, PatternError>
    where
        T: Differentiable + ?Sized,
        F: Fn(With<T, Forward<Reverse, LANES>>) -> Forward<Reverse, LANES>,
    {
        let size = x.count_scalars();
        if size != self.pattern.rows() {
            let pattern = (self.pattern.rows(), self.pattern.columns());
            return Err(PatternError::Size { pattern, function: (size, size) });
        }
        let mut matrix = SparseMatrix::zeros(Arc::clone(&self.pattern));
        let mut comparison = Comparison::new(size, self.tolerance);
        // The last direction is the probe.
        for first in (0..=self.colouring.count).step_by(LANES) {
            self.run(&f, x, first, &mut matrix, &mut comparison);
        }
        matrix.iter().for_each(|(row, column, value)| comparison.add(row, value * probe(column)));
        if !comparison.agrees() {
            if let Some((row, column)) = self.pattern.first_outside(&hessian_pattern(f, x)) {
                return Err(PatternError::Outside { row, column });
            }
        }
        Ok(matrix)
    }

    /// Computes the products for the colours from `first` on, one per lane, and reads entries off.
    fn run<T, F>(&self, f: &F, x: &T, first: usize, matrix: &mut SparseMatrix, comparison: &mut Comparison)
    where
        T: Differentiable + ?Sized,
        F: Fn(With<T, Forward<Reverse, LANES>>) -> Forward<Reverse, LANES>,
    {
        let Self { pattern, colouring, .. } = self;
        let lane_of = |column: usize| (colouring.colours[column] as usize).wrapping_sub(first);
        let probe_lane = colouring.count - first;
        let directions = |_: &mut Inputs<'_>, scalar: usize| {
            let mut tangents = [0.0; LANES];
            if let Some(tangent) = tangents.get_mut(lane_of(scalar)) {
                *tangent = 1.0;
            }
            if let Some(tangent) = tangents.get_mut(probe_lane) {
                *tangent = probe(scalar);
            }
            tangents.map(Reverse::from)
        };
        let (recorded, output) = record(f, x, directions);
        let seed = |seeds: &mut Seeds<'_, LANES>| {
            (0..LANES).for_each(|lane| seeds.add(output.tangent(lane), lane, 1.0));
            Ok(())
        };
        let read = |products: &[[f64; LANES]]| {
            for ((row, column), value) in pattern.iter().zip(matrix.values_mut()) {
                // An entry and its mirror image are read from the same place, so they are equal.
                let (mut from, mut of) = (row.max(column), row.min(column));
                if colouring.is_alone(from) && !colouring.is_alone(of) {
                    (from, of) = (of, from);
                }
                if let Some(product) = products[from].get(lane_of(of)) {
                    *value = *product;
                }
            }
            if probe_lane < LANES {
                products
                    .iter()
                    .enumerate()
                    .for_each(|(row, product)| comparison.expect(row, product[probe_lane]));
            }
        };
        let Ok::<(), Infallible>(()) = recorded.sweep(seed, read);
    }
}

/// Records `f` at `x`. `tangents` maps the number of a scalar to its tangents, which may be inputs
/// themselves.
fn record<T, F>(
    f: F,
    x: &T,
    mut tangents: impl FnMut(&mut Inputs<'_>, usize) -> [Reverse; LANES],
) -> (Recorded, Forward<Reverse, LANES>)
where
    T: Differentiable + ?Sized,
    F: FnOnce(With<T, Forward<Reverse, LANES>>) -> Forward<Reverse, LANES>,
{
    let lift = |inputs: &mut Inputs<'_>| {
        let mut scalar = 0;
        x.map_scalars(&mut |value| {
            let primal = inputs.lift(value);
            let lifted = Forward::new(primal, tangents(inputs, scalar));
            scalar += 1;
            lifted
        })
    };
    Recorded::record(lift, f)
}

/// Adds the gradient of a tangent to the tangent's graph, in which every input is followed by its direction.
/// Returns vertices for the derivatives of the tangent in the directions.
fn gradient_in(graph: &mut Graph, tangent: Vertex) -> Vec<Vertex> {
    let mut gradient = vec![NOTHING; graph.inputs() / 2];
    if tangent == NOTHING {
        return gradient;
    }
    let length = tangent as usize + 1;
    // Which vertices are tangents, and, as linked lists, what the adjoints of those that the output uses
    // depend on.
    let mut is_tangent = vec![false; length];
    for vertex in 0..length {
        let operands = graph.operands(vertex as Vertex);
        is_tangent[vertex] = if vertex < graph.inputs() {
            vertex % 2 == 1
        } else {
            operands.iter().any(|operand| is_tangent[*operand as usize])
        };
    }
    let mut is_used = vec![false; length];
    let mut uses = Lists::new(length);
    is_used[tangent as usize] = true;
    let mut operands = Vec::new();
    for vertex in (0..length).rev().filter(|vertex| is_tangent[*vertex]) {
        if !is_used[vertex] {
            continue;
        }
        let adjoint = graph.add(uses.of(vertex));
        if vertex < graph.inputs() {
            gradient[vertex / 2] = adjoint;
            continue;
        }
        operands.clear();
        operands.extend_from_slice(graph.operands(vertex as Vertex));
        let slopes = operands.iter().copied().filter(|operand| !is_tangent[*operand as usize]);
        let flow = graph.add(std::iter::once(adjoint).chain(slopes));
        for operand in operands.iter().map(|operand| *operand as usize).filter(|operand| is_tangent[*operand])
        {
            is_used[operand] = true;
            uses.push(operand, flow);
        }
    }
    gradient
}

/// A list of vertices for each place.
struct Lists {
    /// The newest item of each list.
    heads: Vec<u32>,
    /// Vertices, and the next older item.
    items: Vec<(Vertex, u32)>,
}

impl Lists {
    const END: u32 = u32::MAX;

    fn new(places: usize) -> Self {
        Self { heads: vec![Self::END; places], items: Vec::new() }
    }

    fn push(&mut self, place: usize, vertex: Vertex) {
        if vertex != NOTHING {
            self.items.push((vertex, self.heads[place]));
            self.heads[place] = self.items.len() as u32 - 1;
        }
    }

    fn of(&self, place: usize) -> impl Iterator<Item = Vertex> {
        let mut next = self.heads[place];
        std::iter::from_fn(move || {
            let (vertex, older) = *self.items.get(next as usize)?;
            next = older;
            Some(vertex)
        })
    }
}
