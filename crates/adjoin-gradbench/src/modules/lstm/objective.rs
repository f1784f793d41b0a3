//! The objective as its user writes it: plain loops over `f64`.

use adjoin::differentiable;

/// The network and its loss.
#[differentiable]
pub mod network {
    use super::super::Element;

    /// A number for each gate and each place of a layer.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Gates {
        /// How much of the cell is kept.
        pub forget: Vec<f64>,
        /// How much of the change goes in.
        pub input: Vec<f64>,
        /// How much of the cell comes out.
        pub output: Vec<f64>,
        /// What goes in.
        pub change: Vec<f64>,
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
        pub input_weight: Vec<f64>,
        /// What the last layer is multiplied with.
        pub output_weight: Vec<f64>,
        /// What is added to it.
        pub output_bias: Vec<f64>,
    }

    /// The memory of a layer.
    #[derive(Clone, Debug, PartialEq)]
    pub struct State {
        /// What came out of it last.
        pub hidden: Vec<f64>,
        /// What it remembers.
        pub cell: Vec<f64>,
    }

    fn sigmoid(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    impl Layer {
        /// Takes x through the layer.
        fn step(&self, state: &mut State, x: &mut [f64]) {
            let Layer { weights, biases } = self;
            for (j, x) in x.iter_mut().enumerate() {
                let hidden = state.hidden[j];
                let forget = sigmoid(*x * weights.forget[j] + biases.forget[j]);
                let input = sigmoid(hidden * weights.input[j] + biases.input[j]);
                let output = sigmoid(*x * weights.output[j] + biases.output[j]);
                let change = (hidden * weights.change[j] + biases.change[j]).tanh();
                state.cell[j] = state.cell[j] * forget + input * change;
                state.hidden[j] = output * state.cell[j].tanh();
                *x = state.hidden[j];
            }
        }
    }

    impl Parameters {
        /// What comes after `x`, according to the network.
        fn predict(&self, state: &mut [State], x: &Element) -> Vec<f64> {
            let mut x: Vec<f64> = x.iter().zip(&self.input_weight).map(|(x, weight)| *x * *weight).collect();
            for (layer, state) in self.layers.iter().zip(state) {
                layer.step(state, &mut x);
            }
            for ((x, weight), bias) in x.iter_mut().zip(&self.output_weight).zip(&self.output_bias) {
                *x = *x * *weight + *bias;
            }
            x
        }
    }

    /// The loss of the predictions from a state on, for each number that is predicted.
    pub fn loss(parameters: &Parameters, mut state: Vec<State>, sequence: &[Element]) -> f64 {
        let mut total = 0.0;
        for (now, next) in sequence.iter().zip(&sequence[1..]) {
            let prediction = parameters.predict(&mut state, now);
            let normalisation = (2.0 + prediction.iter().map(|y| y.exp()).sum::<f64>()).ln();
            total += next.iter().zip(&prediction).map(|(s, y)| *s * (*y - normalisation)).sum::<f64>();
        }
        let predicted = parameters.input_weight.len() * (sequence.len() - 1);
        -total / predicted as f64
    }
}
