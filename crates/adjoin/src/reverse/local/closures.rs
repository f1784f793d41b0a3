//! Closures applied to each element: the derivatives of their results.
//!
//! A closure of `N` numbers is run in a local run (`local_run.rs`) on stand-ins for its arguments, once for
//! each element of some arrays. What remains per element are its derivatives with respect to the arguments
//! and to whatever else the closure captured. All of them together make one array node. This is
//! preaccumulation, by a local sweep.
//!
//! Most closures record nothing: a chain of functions of one argument leaves its derivative in the result's
//! pending factor.
//!
//! Cost per element: one call of the closure, a visit to each node that it recorded, and `8 · N` bytes of
//! tape.

use std::collections::HashMap;

use crate::array::sources::{Of, Sources};
use crate::real::Real;
use crate::reverse::local::local_run::{Argument, Entered, LocalRun};
use crate::reverse::record::array;
use crate::reverse::record::cursor;
use crate::reverse::record::import;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::node::Node;
use crate::reverse::tape::operand::Operand;
use crate::reverse::tape::operation::Operation;
use crate::rules::scale;

/// Runs a closure of `N` numbers `length` times, and finds the derivatives of its results. `arguments` gives
/// the arguments of each call; `each` is called with each result.
pub(crate) fn run<const N: usize>(
    length: usize,
    mut arguments: impl FnMut(usize) -> [Reverse; N],
    f: &impl Fn([Reverse; N]) -> Reverse,
    mut each: impl FnMut(Reverse),
) -> Derivatives<N> {
    let mut derivatives = Derivatives::of_partials(Vec::with_capacity(length));
    let mut local = LocalRun::new(N as u32);
    while derivatives.partials.len() < length {
        let interrupted = local.enter(|entered| {
            while derivatives.partials.len() < length {
                let arguments = arguments(derivatives.partials.len());
                let mut number = 0;
                let stand_ins = arguments.map(|argument| {
                    number += 1;
                    if argument.is_constant() {
                        argument
                    } else {
                        entered.stand_in(number - 1, argument.primal())
                    }
                });
                let result = f(stand_ins);
                let is_plain = derivatives.add_plain(entered, result);
                each(result);
                if !is_plain {
                    return Some(result);
                }
                if !entered.take_back() {
                    break;
                }
            }
            None
        });
        if let Some(result) = interrupted {
            derivatives.add_any(&mut local, result);
        }
        if derivatives.partials.len() < length {
            derivatives.columns_of_slots.clear();
            local.forget();
        }
    }
    derivatives
}

/// The derivatives of the results of a closure.
pub(crate) struct Derivatives<const N: usize> {
    /// With respect to the arguments, for each result.
    pub(in crate::reverse) partials: Vec<[f64; N]>,
    /// With respect to other values: the result, the column of the value, and the derivative.
    captured: Vec<(u32, u32, f64)>,
    /// The other values, by column.
    values: Vec<NodeId>,
    columns: HashMap<NodeId, u32>,
    /// The columns of the local run's import slots, where known.
    columns_of_slots: Vec<Option<u32>>,
    /// Adjoints of the stand-ins and the nodes of a run; zero between sweeps.
    adjoints: Vec<f64>,
}

impl<const N: usize> Derivatives<N> {
    /// The derivatives of results that depend only on the arguments.
    pub(crate) fn of_partials(partials: Vec<[f64; N]>) -> Self {
        Self {
            partials,
            captured: Vec::new(),
            values: Vec::new(),
            columns: HashMap::new(),
            columns_of_slots: Vec::new(),
            adjoints: Vec::new(),
        }
    }

    /// Adds the derivatives of a result if only nodes were recorded for it; otherwise returns false.
    #[inline]
    fn add_plain(&mut self, entered: &Entered, result: Reverse) -> bool {
        let added = entered.plain_nodes(|nodes| {
            let mut partials = [0.0; N];
            if !result.is_constant() {
                match cursor::own_index(result.id()).map(|index| index as usize) {
                    None => self.capture(import::locate(result.id()), result.factor()),
                    Some(index) if index < N => partials[index] = result.factor(),
                    Some(index) => {
                        self.sweep(&nodes[..=index - N], result.factor());
                        for (partial, adjoint) in partials.iter_mut().zip(&mut self.adjoints) {
                            *partial = std::mem::take(adjoint);
                        }
                    }
                }
            }
            self.partials.push(partials);
        });
        added.is_some()
    }

    /// Adds the derivatives of the only result of a local run, whatever was recorded for it.
    #[cold]
    fn add_any(&mut self, local: &mut LocalRun, result: Reverse) {
        let mut partials = [0.0; N];
        let number = self.partials.len() as u32;
        local.sweep_all(std::iter::once(result), |argument, derivative| match argument {
            Argument::StandIn(stand_in) => partials[stand_in as usize] += derivative,
            Argument::Outside(value) => {
                let column = self.column_of(value);
                self.captured.push((number, column, derivative));
            }
        });
        self.partials.push(partials);
    }

    /// Sweeps nodes from the last, whose adjoint is given, and leaves the adjoints of the stand-ins.
    fn sweep(&mut self, nodes: &[Node], adjoint: f64) {
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
                Operation::Sum(summands) => summands.indices().for_each(|operand| self.add(operand, adjoint)),
                Operation::Two(partials, operands) => {
                    self.add(operands[0], scale(adjoint, partials[0]));
                    self.add(operands[1], scale(adjoint, partials[1]));
                }
            }
        }
    }

    #[inline]
    fn add(&mut self, operand: i32, flow: f64) {
        match usize::try_from(operand) {
            Ok(index) => self.adjoints[index] += flow,
            Err(_) => self.capture(operand, flow),
        }
    }

    /// Stores the derivative of the current result with respect to the value of an import slot.
    fn capture(&mut self, place: i32, weight: f64) {
        let slot = !place as usize;
        let known = self.columns_of_slots.get(slot).copied().flatten();
        let column = known.unwrap_or_else(|| {
            let column = self.column_of(import::value_in_slot(slot as u32));
            if self.columns_of_slots.len() <= slot {
                self.columns_of_slots.resize(slot + 1, None);
            }
            self.columns_of_slots[slot] = Some(column);
            column
        });
        self.captured.push((self.partials.len() as u32, column, weight));
    }

    /// The column of a value.
    fn column_of(&mut self, value: NodeId) -> u32 {
        let values = &mut self.values;
        *self.columns.entry(value).or_insert_with(|| {
            values.push(value);
            values.len() as u32 - 1
        })
    }

    /// The derivatives with respect to the arguments, the captured values as an operand, and the derivatives
    /// with respect to them.
    pub(in crate::reverse) fn into_parts(self) -> (Vec<[f64; N]>, Operand, Captured) {
        let captured = Operand::of_scalars(self.values.iter().map(|value| (*value, 1.0)));
        (self.partials, captured, Captured(self.captured))
    }

    /// Records the results as one array node, whose operands are the arrays and the captured values.
    pub(crate) fn record(self, arrays: [Operand; N]) -> NodeId {
        let (partials, others, captured) = self.into_parts();
        if partials.is_empty() || (others.is_constant() && arrays.iter().all(Operand::is_constant)) {
            return NodeId::CONSTANT;
        }
        let mut operands = Vec::with_capacity(N + 1);
        operands.extend(arrays);
        operands.push(others);
        array::push(partials.len(), operands, Table { partials, captured })
    }
}

/// Derivatives with respect to captured values: the result, the column of the value, and the derivative.
pub(crate) struct Captured(Vec<(u32, u32, f64)>);

impl Captured {
    /// Calls `f` with each result, the column of a value that it depends on, and the derivative, in the order
    /// of the results.
    pub(crate) fn for_each(&self, mut f: impl FnMut(usize, usize, f64)) {
        self.0.iter().for_each(|(result, column, weight)| f(*result as usize, *column as usize, *weight));
    }

    /// A cursor over the values that results depend on; must be queried in the order of the results.
    pub(crate) fn in_order(&self) -> impl FnMut(usize, &mut Of, usize) + '_ {
        let mut rest = &self.0[..];
        move |result, of, operand| {
            let (own, others) = rest.split_at(rest.partition_point(|(other, ..)| *other as usize <= result));
            rest = others;
            for (_, column, _) in own {
                of.element(operand, *column as usize);
            }
        }
    }

    /// Adds to the cotangents of the captured values.
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

    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
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
