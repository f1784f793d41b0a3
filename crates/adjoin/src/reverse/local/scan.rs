//! Folds and scans with closures: a chain of states, as one array node.
//!
//! Each step is a closure of the state and an element, run on stand-ins and reduced to its derivatives (`closures.rs`). With
//! `aᵢ` that in the state before and `bᵢ` that in the element, the chain is swept from its end:
//!
//! ```text
//! sᵢ = f(sᵢ₋₁, xᵢ)       λᵢ = s̄ᵢ + aᵢ₊₁ λᵢ₊₁,   x̄ᵢ += bᵢ λᵢ,   s̄₋₁ += a₀ λ₀
//! ```
//!
//! and likewise `λᵢ` times its derivative is added to whatever else step `i` captured. A scan gives all states, a fold the
//! last: only its cotangent is there to begin with.
//!
//! Cost: for each element the closure, and a visit to each node that it recorded; 16 bytes of tape.

use crate::array::sources::Sources;
use crate::real::Real;
use crate::reverse::local::closures::{self, Captured, Derivatives};
use crate::reverse::record::array;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::operand::Operand;
use crate::rules::scale;

/// The operands of a chain: the elements, the first state, and what was captured.
const ELEMENTS: usize = 0;
const START: usize = 1;
const CAPTURED: usize = 2;

/// A chain, reduced to the derivatives of its steps.
pub(crate) struct Steps {
    derivatives: Derivatives<2>,
    states: Vec<f64>,
    start: Reverse,
}

impl Steps {
    /// The steps over so many elements, from the state `start`.
    pub(crate) fn run(
        start: Reverse,
        length: usize,
        element: impl Fn(usize) -> Reverse,
        f: &impl Fn([Reverse; 2]) -> Reverse,
    ) -> Self {
        let mut states = Vec::with_capacity(length);
        // Of the state before, only its value counts and whether it is a constant.
        let state = std::cell::Cell::new(start);
        let derivatives = closures::run(
            length,
            |number| [state.get(), element(number)],
            f,
            |result| {
                states.push(result.primal());
                state.set(result);
            },
        );
        Self { derivatives, states, start }
    }

    /// Records the steps, whose elements the operand stands for, as one node with all states as its results. Returns the
    /// states.
    pub(crate) fn record_all(self, elements: Operand) -> (Vec<f64>, NodeId) {
        let length = self.states.len();
        self.record(elements, length)
    }

    /// Records the steps as one node whose result is the last state, which it returns.
    pub(crate) fn record_last(self, elements: Operand) -> Reverse {
        if self.states.is_empty() {
            return self.start;
        }
        let (states, last) = self.record(elements, 1);
        Reverse::result(states[states.len() - 1], last)
    }

    /// Records the steps as one node whose results are the last `results` states.
    fn record(self, elements: Operand, results: usize) -> (Vec<f64>, NodeId) {
        let start = Operand::of_scalars([(self.start.id(), self.start.factor())].into_iter());
        let (partials, others, captured) = self.derivatives.into_parts();
        if results == 0 || (elements.is_constant() && start.is_constant() && others.is_constant()) {
            return (self.states, NodeId::CONSTANT);
        }
        let first = array::push(results, [elements, start, others], Chain { partials, captured });
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

    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
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
