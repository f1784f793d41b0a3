//! The objective place by place: what happens in one place of a layer is a small function.
//!
//! Nothing in a layer connects its places, so a place is a unit of its own, with four gates and a state. A
//! step of it has two results, the cell and what comes out.

use adjoin::differentiable;

/// The network and its loss.
#[differentiable]
pub mod network {
    use super::super::Element;

    /// The share that goes through, for each place.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Gate {
        /// What the argument is multiplied with.
        pub weight: f64,
        /// What is added.
        pub bias: f64,
    }

    /// A place of a layer.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct Unit {
        /// How much of the cell is kept.
        pub forget: Gate,
        /// How much of the change goes in.
        pub input: Gate,
        /// How much of the cell comes out.
        pub output: Gate,
        /// What goes in.
        pub change: Gate,
    }

    /// The memory of a place.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub struct State {
        /// What came out of it last.
        pub hidden: f64,
        /// What it remembers.
        pub cell: f64,
    }

    /// All that is differentiated.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Parameters {
        /// The layers, place by place.
        pub layers: Vec<Vec<Unit>>,
        /// What the sequence is multiplied with on its way in.
        pub input_weight: Vec<f64>,
        /// What is done to the last layer.
        pub output: Vec<Gate>,
    }

    impl Gate {
        #[inline(always)]
        fn argument(&self, x: f64) -> f64 {
            x * self.weight + self.bias
        }

        #[inline(always)]
        fn sigmoid(&self, x: f64) -> f64 {
            1.0 / (1.0 + (-self.argument(x)).exp())
        }
    }

    impl Unit {
        fn remember(&self, state: &State, x: &f64) -> f64 {
            let kept = state.cell * self.forget.sigmoid(*x);
            kept + self.input.sigmoid(state.hidden) * self.change.argument(state.hidden).tanh()
        }

        fn recall(&self, state: &State, x: &f64) -> f64 {
            self.output.sigmoid(*x) * state.cell.tanh()
        }
    }

    /// Takes x through a layer: first what all places remember, then what comes out of them. One after the
    /// other, a place would have to wait for its own cell.
    fn step(layer: &[Unit], state: &mut [State], x: &mut [f64]) {
        for ((unit, state), x) in layer.iter().zip(state.iter_mut()).zip(x.iter()) {
            state.cell = unit.remember(state, x);
        }
        for ((unit, state), x) in layer.iter().zip(state).zip(x) {
            state.hidden = unit.recall(state, x);
            *x = state.hidden;
        }
    }

    impl Parameters {
        /// What comes after `x`, according to the network.
        fn predict(&self, state: &mut [Vec<State>], x: &Element) -> Vec<f64> {
            let mut x: Vec<f64> = x.iter().zip(&self.input_weight).map(|(x, weight)| *x * *weight).collect();
            for (layer, state) in self.layers.iter().zip(state) {
                step(layer, state, &mut x);
            }
            for (x, gate) in x.iter_mut().zip(&self.output) {
                *x = gate.argument(*x);
            }
            x
        }
    }

    /// The loss of the predictions from a state on, for each number that is predicted.
    pub fn loss(parameters: &Parameters, mut state: Vec<Vec<State>>, sequence: &[Element]) -> f64 {
        let mut total = 0.0;
        for (now, next) in sequence.iter().zip(&sequence[1..]) {
            let prediction = parameters.predict(&mut state, now);
            let normalisation = (2.0 + prediction.iter().map(|y| y.exp()).sum::<f64>()).ln();
            let weight = next.iter().fold(0.0, |sum, s| sum + s);
            total += next.iter().zip(&prediction).map(|(s, y)| *s * *y).sum::<f64>() - weight * normalisation;
        }
        let predicted = parameters.input_weight.len() * (sequence.len() - 1);
        -total / predicted as f64
    }
}

use super::Lstm;
use adjoin::{Reverse, constant, value_and_grad, vjp};
use network::{Gate, Parameters, State, Unit};

/// A network and its sequence, place by place.
#[derive(Clone, Debug)]
pub struct InCells<'a> {
    parameters: Parameters,
    initial: Vec<Vec<State>>,
    sequence: &'a [super::Element],
}

impl<'a> InCells<'a> {
    /// The same problem.
    pub fn new(lstm: &'a Lstm) -> Self {
        let gate =
            |weights: &Vec<f64>, biases: &Vec<f64>, j: usize| Gate { weight: weights[j], bias: biases[j] };
        let layer = |layer: &super::Layer| {
            let (weights, biases) = (&layer.weights, &layer.biases);
            let unit = |j| Unit {
                forget: gate(&weights.forget, &biases.forget, j),
                input: gate(&weights.input, &biases.input, j),
                output: gate(&weights.output, &biases.output, j),
                change: gate(&weights.change, &biases.change, j),
            };
            (0..lstm.width()).map(unit).collect()
        };
        let state = |state: &super::State| {
            let places = state.hidden.iter().zip(&state.cell);
            places.map(|(hidden, cell)| State { hidden: *hidden, cell: *cell }).collect()
        };
        let given = &lstm.parameters;
        InCells {
            parameters: Parameters {
                layers: given.layers.iter().map(layer).collect(),
                input_weight: given.input_weight.clone(),
                output: (0..lstm.width())
                    .map(|j| gate(&given.output_weight, &given.output_bias, j))
                    .collect(),
            },
            initial: lstm.initial.iter().map(state).collect(),
            sequence: &lstm.sequence,
        }
    }

    fn loss(&self, parameters: &Parameters<Reverse>) -> Reverse {
        network::loss(parameters, constant(&self.initial), self.sequence)
    }

    /// Writes the gradient, in the order of `ADBench`.
    pub fn gradient(&self, into: &mut Vec<f64>) {
        let (_, slopes) = value_and_grad(|parameters| self.loss(&parameters), &self.parameters);
        into.clear();
        let gates: [fn(&Unit) -> Gate; 4] = [|u| u.forget, |u| u.input, |u| u.output, |u| u.change];
        for layer in &slopes.layers {
            into.extend(gates.iter().flat_map(|gate| layer.iter().map(|unit| gate(unit).weight)));
            into.extend(gates.iter().flat_map(|gate| layer.iter().map(|unit| gate(unit).bias)));
        }
        into.extend_from_slice(&slopes.input_weight);
        into.extend(slopes.output.iter().map(|gate| gate.weight));
        into.extend(slopes.output.iter().map(|gate| gate.bias));
    }

    /// The bytes of a recording.
    pub fn tape(&self) -> usize {
        vjp(|parameters| self.loss(&parameters), &self.parameters).1.statistics().node_bytes
    }
}
