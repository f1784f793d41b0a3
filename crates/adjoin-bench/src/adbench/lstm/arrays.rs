//! The objective on arrays: each gate of a layer is one operation on all its places.

use adjoin::differentiable;

/// The network on arrays, and its loss.
#[differentiable]
pub mod network {
    use adjoin::{Matrix, Vector};

    /// A layer: a row of weights and one of biases for each gate, in the order forget, input, output, change.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Layer {
        /// What the arguments of the gates are multiplied with.
        pub weights: Matrix<f64>,
        /// What is added.
        pub biases: Matrix<f64>,
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

    fn sigmoid(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    impl Layer {
        /// Takes x through the layer.
        fn step(&self, state: &mut State, x: &Vector<f64>) -> Vector<f64> {
            let [w, b] = [&self.weights, &self.biases];
            let gate = |row: usize, argument: &Vector<f64>| {
                let arguments = [argument, &w.row(row), &b.row(row)];
                Vector::map_all(arguments, |[x, w, b]| sigmoid(x * w + b))
            };
            let (forget, input, output) = (gate(0, x), gate(1, &state.hidden), gate(2, x));
            let change = [&state.hidden, &w.row(3), &b.row(3), &input];
            let change = Vector::map_all(change, |[h, w, b, input]| (h * w + b).tanh() * input);
            state.cell =
                Vector::map_all([&state.cell, &forget, &change], |[cell, f, change]| cell * f + change);
            state.hidden = output.zip_map(&state.cell, |output, cell| output * cell.tanh());
            state.hidden.clone()
        }
    }

    /// The loss of the predictions from a state on, for each number that is predicted.
    pub fn loss(parameters: &Parameters, mut state: Vec<State>, sequence: &[Vector<f64>]) -> f64 {
        let mut total = 0.0;
        for (now, next) in sequence.iter().zip(&sequence[1..]) {
            let mut x = now * &parameters.input_weight;
            for (layer, state) in parameters.layers.iter().zip(&mut state) {
                x = layer.step(state, &x);
            }
            let y = Vector::map_all(
                [&x, &parameters.output_weight, &parameters.output_bias],
                |[x, weight, bias]| x * weight + bias,
            );
            total += next.dot(&y) - next.sum() * (y.exp().sum() + 2.0).ln();
        }
        let predicted = parameters.input_weight.len() * (sequence.len() - 1);
        -total / predicted as f64
    }
}

use super::Lstm;
use adjoin::{Matrix, Vector, constant, value_and_grad};
use network::{Layer, Parameters, State};

/// A network and its sequence, as arrays.
#[derive(Clone, Debug)]
pub struct OnArrays {
    parameters: Parameters,
    initial: Vec<State>,
    sequence: Vec<Vector>,
}

impl OnArrays {
    /// The same problem.
    pub fn new(lstm: &Lstm) -> Self {
        let vector = |numbers: &Vec<f64>| Vector::from(&numbers[..]);
        let gates = |gates: &super::Gates| {
            let rows = [&gates.forget, &gates.input, &gates.output, &gates.change].map(|row| &row[..]);
            Matrix::from_vec(4, lstm.width(), rows.concat())
        };
        let layer =
            |layer: &super::Layer| Layer { weights: gates(&layer.weights), biases: gates(&layer.biases) };
        let state = |state: &super::State| State { hidden: vector(&state.hidden), cell: vector(&state.cell) };
        OnArrays {
            parameters: Parameters {
                layers: lstm.parameters.layers.iter().map(layer).collect(),
                input_weight: vector(&lstm.parameters.input_weight),
                output_weight: vector(&lstm.parameters.output_weight),
                output_bias: vector(&lstm.parameters.output_bias),
            },
            initial: lstm.initial.iter().map(state).collect(),
            sequence: lstm.sequence.iter().map(vector).collect(),
        }
    }

    /// Writes the gradient, in the order of the parameters.
    pub fn gradient(&self, into: &mut Vec<f64>) {
        let loss =
            |parameters| network::loss(&parameters, constant(&self.initial), &constant(&self.sequence));
        let (_, slopes) = value_and_grad(loss, &self.parameters);
        into.clear();
        for layer in &slopes.layers {
            into.extend_from_slice(&layer.weights.primals());
            into.extend_from_slice(&layer.biases.primals());
        }
        for vector in [&slopes.input_weight, &slopes.output_weight, &slopes.output_bias] {
            into.extend_from_slice(&vector.primals());
        }
    }
}
