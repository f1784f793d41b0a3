//! The objective on arrays: each gate of a layer is one operation on all its places.

use adjoin::differentiable;

/// The network on arrays, and its loss.
#[differentiable]
pub mod network {
    use adjoin::{Vector, elementwise};

    /// Numbers for each gate of a layer.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Gates {
        /// How much of the cell is kept.
        pub forget: Vector<f64>,
        /// How much of the change goes in.
        pub input: Vector<f64>,
        /// How much of the cell comes out.
        pub output: Vector<f64>,
        /// What goes in.
        pub change: Vector<f64>,
    }

    /// A layer.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Layer {
        /// What the arguments of the gates are multiplied with.
        pub weights: Gates,
        /// What is added.
        pub biases: Gates,
    }

    /// All that is differentiated.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Parameters {
        /// The layers.
        pub layers: Vec<Layer>,
        /// What the sequence is multiplied with on its way in.
        pub input_weight: Vector<f64>,
        /// What the last layer is multiplied with.
        pub output_weight: Vector<f64>,
        /// What is added to it.
        pub output_bias: Vector<f64>,
    }

    /// The memory of a layer.
    #[derive(Clone, Debug, PartialEq)]
    pub struct State {
        /// What came out of it last.
        pub hidden: Vector<f64>,
        /// What it remembers.
        pub cell: Vector<f64>,
    }

    #[inline(always)]
    fn sigmoid(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    /// What a place remembers: of the cell, and of what came out last.
    #[inline(always)]
    fn remember(
        [cell, hidden, x, forget, forget_bias, input, input_bias, change, change_bias]: [f64; 9],
    ) -> f64 {
        let kept = cell * sigmoid(x * forget + forget_bias);
        kept + sigmoid(hidden * input + input_bias) * (hidden * change + change_bias).tanh()
    }

    /// What comes out of a place.
    #[inline(always)]
    fn recall([cell, x, output, output_bias]: [f64; 4]) -> f64 {
        sigmoid(x * output + output_bias) * cell.tanh()
    }

    impl Layer {
        /// Takes x through the layer.
        fn step(&self, state: &mut State, x: &Vector<f64>) {
            let (w, b) = (&self.weights, &self.biases);
            state.cell = elementwise!(
                remember,
                [
                    &state.cell,
                    &state.hidden,
                    x,
                    &w.forget,
                    &b.forget,
                    &w.input,
                    &b.input,
                    &w.change,
                    &b.change
                ]
            );
            state.hidden = elementwise!(recall, [&state.cell, x, &w.output, &b.output]);
        }
    }

    /// What goes in.
    #[inline(always)]
    fn scaled([x, weight]: [f64; 2]) -> f64 {
        x * weight
    }

    /// y, and exp y.
    #[inline(always)]
    fn predict([x, weight, bias]: [f64; 3]) -> [f64; 2] {
        let y = x * weight + bias;
        [y, y.exp()]
    }

    /// The loss of the predictions from a state on, for each number that is predicted.
    pub fn loss(parameters: &Parameters, mut state: Vec<State>, sequence: &[Vector<f64>]) -> f64 {
        let mut total = 0.0;
        for (now, next) in sequence.iter().zip(&sequence[1..]) {
            let first = elementwise!(scaled, [now, &parameters.input_weight]);
            let mut x = &first;
            for (layer, state) in parameters.layers.iter().zip(&mut state) {
                layer.step(state, x);
                x = &state.hidden;
            }
            let [y, exp_y] =
                elementwise!(predict, [x, &parameters.output_weight, &parameters.output_bias] => 2);
            total += next.dot(&y) - next.sum() * (exp_y.sum() + 2.0).ln();
        }
        let predicted = parameters.input_weight.len() * (sequence.len() - 1);
        -total / predicted as f64
    }
}

use super::Element;
use adjoin::{Reverse, Vector, constant, value_and_grad, vjp};
use network::{Gates, Layer, Parameters, State};

/// A network and its sequence, as arrays.
#[derive(Clone, Debug)]
pub struct OnArrays {
    parameters: Parameters,
    initial: Vec<State>,
    sequence: Vec<Vector>,
}

impl OnArrays {
    /// The same problem.
    pub fn new(given: &super::Parameters, initial: &[super::State], sequence: &[Element]) -> Self {
        let vector = |numbers: &Vec<f64>| Vector::from(&numbers[..]);
        let gates = |gates: &super::Gates| Gates {
            forget: vector(&gates.forget),
            input: vector(&gates.input),
            output: vector(&gates.output),
            change: vector(&gates.change),
        };
        let layer =
            |layer: &super::Layer| Layer { weights: gates(&layer.weights), biases: gates(&layer.biases) };
        let state = |state: &super::State| State { hidden: vector(&state.hidden), cell: vector(&state.cell) };
        OnArrays {
            parameters: Parameters {
                layers: given.layers.iter().map(layer).collect(),
                input_weight: vector(&given.input_weight),
                output_weight: vector(&given.output_weight),
                output_bias: vector(&given.output_bias),
            },
            initial: initial.iter().map(state).collect(),
            sequence: sequence.iter().map(vector).collect(),
        }
    }

    fn loss(&self, parameters: &Parameters<Reverse>) -> Reverse {
        network::loss(parameters, constant(&self.initial), &constant(&self.sequence))
    }

    /// The bytes of a recording.
    pub fn tape(&self) -> usize {
        vjp(|parameters| self.loss(&parameters), &self.parameters).1.statistics().bytes
    }

    /// Writes the gradient, in the order of the parameters.
    pub fn gradient(&self, into: &mut Vec<f64>) {
        let (_, slopes) = value_and_grad(|parameters| self.loss(&parameters), &self.parameters);
        into.clear();
        for layer in &slopes.layers {
            for gates in [&layer.weights, &layer.biases] {
                for gate in [&gates.forget, &gates.input, &gates.output, &gates.change] {
                    into.extend_from_slice(&gate.primals());
                }
            }
        }
        for vector in [&slopes.input_weight, &slopes.output_weight, &slopes.output_bias] {
            into.extend_from_slice(&vector.primals());
        }
    }
}
