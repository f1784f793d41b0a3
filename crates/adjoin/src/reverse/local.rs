//! Local runs: a small piece of scalar code, recorded and at once reduced to its derivatives.
//!
//! A closure that is mapped over arrays is scalar code of a few operations. Recorded as it is, each of its operations
//! would stay on the tape for every element. Instead the closure is run on **stand-ins** (fresh indices in place of the
//! elements), what it records is swept on the spot, and the tape is wound back to where it was. What remains for each
//! element is its derivative in the closure's arguments, and in whatever else it captured. All of them together make
//! one array node.
//!
//! ```text
//! before      … n n n │
//! the closure … n n n │ s s n n n n       stand-ins s, nodes n
//! afterwards  … n n n │                   ∂result/∂s in a table
//! ```
//!
//! Most closures record nothing at all: a chain of functions of one argument leaves its derivative in the result's
//! pending factor, from where it is read.
//!
//! If the closure forks, does array operations, or records more than a chunk, what it recorded cannot be taken back. Then
//! it is run again on the elements themselves, and its result is taken as it is. The nodes of the first attempt stay,
//! unused: their adjoints are zero.
//!
//! Cost: for each element the closure, and a visit to each node that it recorded; `8 · N` bytes of tape.

use std::collections::HashMap;

use super::block::{self, Flow, Inflow, Rule};
use super::cursor;
use super::import::{self, NodeId};
use super::mark::{self, Mark};
use super::node::Node;
use super::operand::{Operand, Scattered};
use super::operation::Operation;
use super::scalar::Reverse;
use super::sources::{Of, Sources};
use super::task::TaskId;
use crate::real::Real;
use crate::rules::scale;

/// A closure of `N` arguments, which is run once for each element of some arrays.
pub(crate) struct Local<const N: usize> {
    derivatives: Derivatives<N>,
    /// Where the closure records, from its first run on.
    mark: Option<Mark>,
}

impl<const N: usize> Local<N> {
    /// With room for so many results.
    pub(crate) fn new(results: usize) -> Self {
        Self::of_partials(Vec::with_capacity(results))
    }

    /// With results whose derivatives in the arguments are known, and which have no others.
    pub(crate) fn of_partials(partials: Vec<[f64; N]>) -> Self {
        let derivatives = Derivatives {
            partials,
            captured: Vec::new(),
            places: Vec::new(),
            columns: HashMap::new(),
            adjoints: Vec::new(),
        };
        Self { derivatives, mark: None }
    }

    /// Runs the closure for one more result.
    #[inline]
    pub(crate) fn run(&mut self, scalars: [Reverse; N], f: &impl Fn([Reverse; N]) -> Reverse) -> Reverse {
        self.attempt(scalars, f).unwrap_or_else(|| {
            let result = f(scalars);
            if let Some((task, index, factor)) = result.origin() {
                self.derivatives.capture(import::locate(NodeId::new(task, index)), factor);
            }
            self.derivatives.partials.push([0.0; N]);
            result
        })
    }

    /// Runs the closure for one more result; none if what it recorded cannot be taken back. A result is good for its value
    /// and for whether it is a constant.
    #[inline]
    pub(crate) fn attempt(
        &mut self,
        scalars: [Reverse; N],
        f: &impl Fn([Reverse; N]) -> Reverse,
    ) -> Option<Reverse> {
        let mark = match &self.mark {
            Some(mark) => mark,
            None if cursor::current_task() == TaskId::NONE => {
                self.derivatives.partials.push([0.0; N]);
                return Some(f(scalars));
            }
            // SAFETY: there is a current task.
            None => self.mark.insert(unsafe { mark::mark(N as u32) }),
        };
        let (current, mut stand_in) = (cursor::open_task(), mark.index);
        let stand_ins = scalars.map(|scalar| {
            stand_in += 1;
            if scalar.is_constant() {
                scalar
            } else {
                Reverse::value_of(scalar.primal(), current, stand_in - 1)
            }
        });
        let result = f(stand_ins);
        let Some(nodes) = mark.recorded() else {
            self.mark = None;
            return None;
        };
        let partials = self.derivatives.of(result, current, nodes, mark.index);
        self.derivatives.partials.push(partials);
        mark.run_again();
        Some(result)
    }

    /// Ends the local runs: the current task goes on as it was.
    pub(crate) fn finish(&mut self) {
        if let Some(mark) = self.mark.take() {
            mark.wind_back();
        }
    }

    /// The derivatives in the arguments, for each result, and those in what was captured.
    pub(crate) fn into_parts(mut self) -> (Vec<[f64; N]>, CapturedValues) {
        self.finish();
        let Derivatives { partials, captured: weights, places, .. } = self.derivatives;
        (partials, CapturedValues { weights, places })
    }

    /// Records the results as one array node, whose operands are the arrays and the captured values.
    pub(crate) fn record(self, arrays: [Operand; N]) -> NodeId {
        let (partials, captured) = self.into_parts();
        if partials.is_empty() || (captured.is_empty() && arrays.iter().all(Operand::is_constant)) {
            return NodeId::new(TaskId::CONSTANT, 0);
        }
        let mut operands = Vec::with_capacity(N + 1);
        operands.extend(arrays);
        let (others, captured) = captured.into_parts();
        operands.push(others);
        block::push(partials.len(), operands, Table { partials, captured })
    }
}

/// The derivatives of the results of a closure so far.
struct Derivatives<const N: usize> {
    /// Those in the arguments, for each result.
    partials: Vec<[f64; N]>,
    /// Those in other values: the result, which value, and the derivative.
    captured: Vec<(u32, u32, f64)>,
    /// The places of the other values.
    places: Vec<i32>,
    /// Which of them is which, if there are many.
    columns: HashMap<i32, usize>,
    /// Of the stand-ins and the nodes of a run: zero in between.
    adjoints: Vec<f64>,
}

impl<const N: usize> Derivatives<N> {
    /// The derivatives of a result in the stand-ins, which begin at the index `first` of `task`; those in other values are
    /// put down.
    #[inline]
    fn of(&mut self, result: Reverse, task: TaskId, nodes: &[Node], first: u32) -> [f64; N] {
        let mut partials = [0.0; N];
        let Some((origin, index, factor)) = result.origin() else { return partials };
        let place = index.wrapping_sub(first) as usize;
        if origin != task || index < first {
            self.capture(import::locate(NodeId::new(origin, index)), factor);
        } else if place < N {
            partials[place] = factor;
        } else {
            self.sweep(&nodes[..=place - N], first as i32, factor);
            for (partial, adjoint) in partials.iter_mut().zip(&mut self.adjoints) {
                *partial = std::mem::take(adjoint);
            }
        }
        partials
    }

    /// Sweeps nodes from the last, whose adjoint is given; leaves the adjoints of the stand-ins.
    fn sweep(&mut self, nodes: &[Node], first: i32, adjoint: f64) {
        if self.adjoints.len() < N + nodes.len() {
            self.adjoints.resize(N + nodes.len(), 0.0);
        }
        self.adjoints[N + nodes.len() - 1] = adjoint;
        for (number, node) in nodes.iter().enumerate().rev() {
            let adjoint = std::mem::take(&mut self.adjoints[N + number]);
            if adjoint == 0.0 {
                continue;
            }
            match node.operation() {
                Operation::Sum(summands) => {
                    summands.indices().for_each(|operand| self.add(operand, first, adjoint));
                }
                Operation::Two(partials, operands) => {
                    self.add(operands[0], first, scale(adjoint, partials[0]));
                    self.add(operands[1], first, scale(adjoint, partials[1]));
                }
            }
        }
    }

    #[inline]
    fn add(&mut self, operand: i32, first: i32, flow: f64) {
        if operand >= first {
            self.adjoints[(operand - first) as usize] += flow;
        } else {
            self.capture(operand, flow);
        }
    }

    /// Puts down the derivative of the result at hand in another value.
    fn capture(&mut self, place: i32, weight: f64) {
        let column = self.column_of(place);
        self.captured.push((self.partials.len() as u32, column as u32, weight));
    }

    /// The column of a captured value: found among the last few, or in a map if there are many.
    fn column_of(&mut self, place: i32) -> usize {
        const FEW: usize = 16;
        let recent = &self.places[self.places.len().saturating_sub(FEW)..];
        if let Some(found) = recent.iter().rposition(|known| *known == place) {
            return self.places.len() - recent.len() + found;
        }
        if self.places.len() < FEW {
            self.places.push(place);
            return self.places.len() - 1;
        }
        if self.columns.is_empty() {
            self.columns = self.places.iter().copied().zip(0..).collect();
        }
        let places = &mut self.places;
        *self.columns.entry(place).or_insert_with(|| {
            places.push(place);
            places.len() - 1
        })
    }
}

/// Values that closures captured, and the derivatives in them.
pub(crate) struct CapturedValues {
    weights: Vec<(u32, u32, f64)>,
    places: Vec<i32>,
}

impl CapturedValues {
    pub(crate) fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The values as an operand, and the derivatives.
    pub(crate) fn into_parts(self) -> (Operand, Captured) {
        if self.is_empty() {
            return (Operand::Constant { length: 0 }, Captured(Vec::new()));
        }
        let place = |(element, place): (usize, &i32)| Scattered {
            element: element as u32,
            place: *place,
            factor: 1.0,
        };
        let places: Box<[Scattered]> = self.places.iter().enumerate().map(place).collect();
        (Operand::scattered(places.len(), places), Captured(self.weights))
    }
}

/// Derivatives in captured values: the result, which value, and the derivative.
pub(crate) struct Captured(Vec<(u32, u32, f64)>);

impl Captured {
    /// Calls `f` with each result, which value it has a derivative in, and the derivative; in the order of the results.
    pub(crate) fn for_each(&self, mut f: impl FnMut(usize, usize, f64)) {
        self.0.iter().for_each(|(result, column, weight)| f(*result as usize, *column as usize, *weight));
    }

    /// The values of which results are sources, to be asked for one result after the other.
    pub(crate) fn in_order(&self) -> impl FnMut(usize, &mut Of<'_>, usize) + '_ {
        let mut rest = &self.0[..];
        move |result, of, operand| {
            let (own, others) = rest.split_at(rest.partition_point(|(other, ..)| *other as usize <= result));
            rest = others;
            for (_, column, _) in own {
                of.element(operand, *column as usize);
            }
        }
    }

    /// Adds to the cotangents of the values.
    pub(crate) fn pull(&self, cotangent: &[f64], adjoints: &mut [f64]) {
        for (result, column, weight) in &self.0 {
            adjoints[*column as usize] += scale(cotangent[*result as usize], *weight);
        }
    }
}

/// A table of derivatives.
struct Table<const N: usize> {
    partials: Vec<[f64; N]>,
    captured: Captured,
}

impl<const N: usize> Rule for Table<N> {
    fn table_bytes(&self) -> usize {
        size_of_val(&self.partials[..])
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        for argument in 0..N {
            let Some(tangents) = inflow.of(argument) else { continue };
            for ((tangent, partials), own) in tangent.iter_mut().zip(&self.partials).zip(tangents.iter()) {
                *tangent += scale(*own, partials[argument]);
            }
        }
        if let Some(tangents) = inflow.of(N) {
            self.captured
                .for_each(|result, column, weight| tangent[result] += scale(tangents[column], weight));
        }
    }

    fn sources(&self, sources: &mut Sources<'_>) -> bool {
        let mut captured = self.captured.in_order();
        sources.each(|result, of| {
            (0..N).for_each(|argument| of.element(argument, result));
            captured(result, of, N);
        });
        true
    }

    fn pull(&self, cotangent: &[f64], flow: &mut Flow<'_>) {
        for argument in 0..N {
            flow.add(argument, |adjoints| {
                let rows = self.partials.iter().zip(cotangent);
                adjoints.iter_mut().zip(rows).for_each(|(adjoint, (partials, cotangent))| {
                    *adjoint += scale(*cotangent, partials[argument]);
                });
            });
        }
        flow.add(N, |adjoints| self.captured.pull(cotangent, adjoints));
    }
}
