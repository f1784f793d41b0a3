//! Folds and scans with closures: a chain of states, as one array node.
//!
//! Each step is a closure of the state and an element, run on stand-ins and reduced to its derivatives (`local.rs`). With
//! `aᵢ` that in the state before and `bᵢ` that in the element, the chain is swept from its end:
//!
//! ```text
//! sᵢ = f(sᵢ₋₁, xᵢ)       λᵢ = s̄ᵢ + aᵢ₊₁ λᵢ₊₁,   x̄ᵢ += bᵢ λᵢ,   s̄₋₁ += a₀ λ₀
//! ```
//!
//! and likewise `λᵢ` times its derivative is added to whatever else step `i` captured. A scan gives all states, a fold the
//! last: only its cotangent is there to begin with.
//!
//! If a step forks or does array operations, it cannot be reduced. Then the states before it are recorded as one node, and
//! from there on the chain is recorded as what the closure does.
//!
//! Cost: for each element the closure, and a visit to each node that it recorded; 16 bytes of tape.

use super::block::{self, Flow, Inflow, Rule};
use super::local::{Captured, Local};
use super::operand::Operand;
use super::scalar::Reverse;
use super::sources::Sources;
use super::task::TaskId;
use crate::real::Real;
use crate::rules::scale;

/// The operands of a chain: the elements, the first state, and what was captured.
const ELEMENTS: usize = 0;
const START: usize = 1;
const CAPTURED: usize = 2;

/// A chain as far as its steps could be reduced to their derivatives.
pub(crate) struct Steps {
    local: Local<2>,
    states: Vec<f64>,
    start: Reverse,
}

impl Steps {
    /// The steps over `elements` from the state `start`, up to the first that cannot be reduced.
    pub(crate) fn run(
        start: Reverse,
        elements: impl ExactSizeIterator<Item = Reverse>,
        f: &impl Fn([Reverse; 2]) -> Reverse,
    ) -> Self {
        let mut steps =
            Self { local: Local::new(elements.len()), states: Vec::with_capacity(elements.len()), start };
        let mut state = start;
        for element in elements {
            let Some(next) = steps.local.attempt([state, element], f) else { break };
            steps.states.push(next.primal());
            state = next;
        }
        steps.local.finish();
        steps
    }

    /// How many steps there are.
    pub(crate) fn count(&self) -> usize {
        self.states.len()
    }

    /// Records the steps, whose elements the operand stands for, as one node with all states as its results. Returns the
    /// states.
    pub(crate) fn record_all(self, elements: Operand) -> (Vec<f64>, super::import::NodeId) {
        let length = self.states.len();
        self.record(elements, length)
    }

    /// Records the steps as one node whose result is the last state, which it returns.
    pub(crate) fn record_last(self, elements: Operand) -> Reverse {
        if self.states.is_empty() {
            return self.start;
        }
        let (states, last) = self.record(elements, 1);
        let primal = states[states.len() - 1];
        if last.task() == TaskId::CONSTANT {
            Reverse::from(primal)
        } else {
            Reverse::value_of(primal, last.task(), last.index())
        }
    }

    /// Records the steps as one node whose results are the last `results` states.
    fn record(self, elements: Operand, results: usize) -> (Vec<f64>, super::import::NodeId) {
        let start = Operand::of_scalars([(self.start.id(), self.start.factor())].into_iter());
        let (partials, captured) = self.local.into_parts();
        if results == 0 || (elements.is_constant() && start.is_constant() && captured.is_empty()) {
            return (self.states, super::import::NodeId::new(TaskId::CONSTANT, 0));
        }
        let (others, captured) = captured.into_parts();
        let first = block::push(results, [elements, start, others], Chain { partials, captured });
        (self.states, first)
    }
}

/// The derivatives of each step: in the state before it, in the element, and in what it captured.
struct Chain {
    partials: Vec<[f64; 2]>,
    captured: Captured,
}

impl Rule for Chain {
    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        let mut states = vec![0.0; self.partials.len()];
        if let Some(tangents) = inflow.of(CAPTURED) {
            self.captured.for_each(|step, column, weight| states[step] += scale(tangents[column], weight));
        }
        let elements = inflow.of(ELEMENTS);
        let mut before = inflow.of(START).map_or(0.0, |start| start[0]);
        for (step, (state, [in_state, in_element])) in states.iter_mut().zip(&self.partials).enumerate() {
            let element = elements.as_ref().map_or(0.0, |elements| elements[step]);
            *state += scale(before, *in_state) + scale(element, *in_element);
            before = *state;
        }
        tangent.copy_from_slice(&states[states.len() - tangent.len()..]);
    }

    fn sources(&self, sources: &mut Sources<'_>) -> bool {
        if sources.results() != self.partials.len() {
            return false;
        }
        let mut captured = self.captured.in_order();
        sources.each(|step, of| {
            match step.checked_sub(1) {
                Some(before) => of.earlier(before),
                None => of.element(START, 0),
            }
            of.element(ELEMENTS, step);
            captured(step, of, CAPTURED);
        });
        true
    }

    fn pull(&self, cotangent: &[f64], flow: &mut Flow<'_>) {
        // The cotangents of all states: those of the results, which are the last, and what flows back from later ones.
        let mut flows = vec![0.0; self.partials.len()];
        let without = flows.len() - cotangent.len();
        flows[without..].copy_from_slice(cotangent);
        for (step, [in_state, _]) in self.partials.iter().enumerate().skip(1).rev() {
            flows[step - 1] += scale(flows[step], *in_state);
        }
        flow.add(ELEMENTS, |adjoints| {
            let steps = flows.iter().zip(&self.partials);
            for (adjoint, (flow, [_, in_element])) in adjoints.iter_mut().zip(steps) {
                *adjoint += scale(*flow, *in_element);
            }
        });
        flow.add(START, |adjoints| adjoints[0] += scale(flows[0], self.partials[0][0]));
        flow.add(CAPTURED, |adjoints| self.captured.pull(&flows, adjoints));
    }
}
