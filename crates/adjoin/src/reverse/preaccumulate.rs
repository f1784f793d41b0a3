//! Preaccumulation: a piece of code, recorded and at once reduced to the derivatives of its results.
//!
//! As in `local.rs`, what the piece records is swept on the spot and taken back. Here the arguments are whatever it used,
//! and there may be several results: they are swept a few at a time, in lanes. What remains is a matrix, a row for
//! each result, a column for each value that went in.
//!
//! ```text
//! before      … n n n │
//! the piece   … n n n │ n n n n n n n n
//! afterwards  … n n n │ r r              results r, each with its derivatives
//! ```
//!
//! It pays where the matrix is smaller than what was recorded; where it is not, the recording stays. A result of at most
//! two values is an ordinary node; any other piece is one array node.
//!
//! While the piece runs, the task goes by another id, so that a value which leaves it in another way than as a result is
//! caught: its node would be gone.

use std::collections::HashMap;

use super::block::{self, Flow, Inflow, Rule};
use super::cursor;
use super::mark;
use super::node::Node;
use super::operand::{Operand, Scattered};
use super::operation::Operation;
use super::scalar::Reverse;
use super::task::TaskId;
use crate::rules::scale;
use crate::structure::{Differentiable, ScalarMap, Structure};

/// How many results are swept at once.
const LANES: usize = 4;

/// `f()`, of which only the derivatives of its results are remembered, if that is less than what it recorded.
pub(super) fn preaccumulated<U>(f: impl FnOnce() -> U) -> U
where
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
{
    let task = cursor::current_task();
    if task == TaskId::NONE {
        return f();
    }
    // SAFETY: there is a current task.
    let mark = unsafe { mark::mark(0) };
    let local = cursor::current_task();
    let output = f();
    let mut results = Vec::new();
    output.visit_scalars(&mut |result: Reverse| {
        let of_this_run = |origin: &(TaskId, u32, f64)| origin.0 == local && origin.1 >= mark.index;
        if let Some((_, index, factor)) = result.origin().filter(of_this_run) {
            results.push(((index - mark.index) as usize, factor));
        }
    });
    let rows = mark.recorded().and_then(|nodes| Rows::of(nodes, mark.index as i32, &results));
    let Some(rows) = rows else {
        drop(mark);
        return output.map_by(&mut Renamed { local, task });
    };
    let first = mark.index;
    mark.wind_back();
    let next = rows.record();
    output.map_by(&mut Results { local, first, task, next })
}

/// Gives the values of a local run, which stay where they are, the task's own id.
struct Renamed {
    local: TaskId,
    task: TaskId,
}

impl ScalarMap<Reverse, Reverse> for Renamed {
    fn scalar(&mut self, x: Reverse) -> Reverse {
        if x.id().task() == self.local { x.renamed(self.task) } else { x }
    }
}

/// Gives the results of a local run new ids, in order.
struct Results {
    local: TaskId,
    /// The first index of the local run: those before it are of the run around it.
    first: u32,
    task: TaskId,
    next: u32,
}

impl ScalarMap<Reverse, Reverse> for Results {
    fn scalar(&mut self, x: Reverse) -> Reverse {
        if x.id().task() != self.local || x.id().index() < self.first {
            return x;
        }
        self.next += 1;
        Reverse::value_of(crate::real::Real::primal(x), self.task, self.next - 1)
    }
}

/// The derivatives of some results.
struct Rows {
    /// The places of the values that went in.
    places: Vec<i32>,
    /// Which of them is which.
    column_of: HashMap<i32, usize>,
    /// For each of them, the derivatives of all results.
    columns: Vec<f64>,
    results: usize,
}

impl Rows {
    /// The derivatives of results, each given by its node and factor. None if they are more than what was recorded.
    fn of(nodes: &[Node], first: i32, results: &[(usize, f64)]) -> Option<Self> {
        let mut rows = Self {
            places: Vec::new(),
            column_of: HashMap::new(),
            columns: Vec::new(),
            results: results.len(),
        };
        if results.is_empty() {
            return None;
        }
        let mut adjoints = vec![[0.0; LANES]; nodes.len()];
        for (group, results) in results.chunks(LANES).enumerate() {
            for (lane, (node, factor)) in results.iter().enumerate() {
                adjoints[*node][lane] += factor;
            }
            for (number, node) in nodes.iter().enumerate().rev() {
                let adjoint = std::mem::take(&mut adjoints[number]);
                if adjoint == [0.0; LANES] {
                    continue;
                }
                let mut add = |operand: i32, flow: [f64; LANES]| {
                    if operand >= first {
                        let adjoint = &mut adjoints[(operand - first) as usize];
                        adjoint.iter_mut().zip(flow).for_each(|(adjoint, flow)| *adjoint += flow);
                    } else {
                        rows.add(operand, group * LANES, flow);
                    }
                };
                match node.operation() {
                    Operation::Sum(summands) => summands.indices().for_each(|operand| add(operand, adjoint)),
                    Operation::Two(partials, operands) => {
                        for (operand, partial) in operands.into_iter().zip(partials) {
                            add(operand, adjoint.map(|adjoint| scale(adjoint, partial)));
                        }
                    }
                }
            }
            if rows.columns.len() > 2 * nodes.len() {
                return None;
            }
        }
        Some(rows)
    }

    /// Adds to the derivatives of some results in a value.
    fn add(&mut self, place: i32, from: usize, flow: [f64; LANES]) {
        let column = *self.column_of.entry(place).or_insert_with(|| {
            self.places.push(place);
            self.columns.resize(self.columns.len() + self.results, 0.0);
            self.places.len() - 1
        });
        let column = &mut self.columns[column * self.results..][..self.results][from..];
        column.iter_mut().zip(flow).for_each(|(sum, flow)| *sum += flow);
    }

    /// Records the results, and returns the index of the first.
    fn record(self) -> u32 {
        if self.places.len() <= 2 {
            let place = |column: usize| self.places.get(column).or(self.places.first()).copied().unwrap_or(0);
            let first = cursor::next_index();
            for result in 0..self.results {
                let partial =
                    |column: usize| self.columns.get(column * self.results + result).copied().unwrap_or(0.0);
                let node = Node { partials: [partial(0), partial(1)], operands: [place(0), place(1)] };
                // SAFETY: there is a current task; the places are operands of nodes that it has recorded. (Without any,
                // the derivatives are zero and index 0 is as good as another: a task that has recorded a node has one.)
                unsafe { cursor::push(node) };
            }
            return first;
        }
        let place = |(element, place): (usize, &i32)| Scattered {
            element: element as u32,
            place: *place,
            factor: 1.0,
        };
        let places: Box<[Scattered]> = self.places.iter().enumerate().map(place).collect();
        let operand = Operand::scattered(places.len(), places);
        let (results, columns) = (self.results, self.columns);
        block::push(results, [operand], Matrix { results, columns }).index()
    }
}

/// A matrix of derivatives.
struct Matrix {
    results: usize,
    columns: Vec<f64>,
}

impl Rule for Matrix {
    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        let Some(tangents) = inflow.of(0) else { return };
        for (own, column) in tangents.iter().zip(self.columns.chunks_exact(self.results)) {
            tangent.iter_mut().zip(column).for_each(|(tangent, partial)| *tangent += scale(*own, *partial));
        }
    }

    fn pull(&self, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| {
            for (adjoint, column) in adjoints.iter_mut().zip(self.columns.chunks_exact(self.results)) {
                let flows =
                    column.iter().zip(cotangent).map(|(partial, cotangent)| scale(*cotangent, *partial));
                *adjoint += flows.sum::<f64>();
            }
        });
    }
}
