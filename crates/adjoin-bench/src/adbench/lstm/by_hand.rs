//! The gradient by hand: one pass forward that keeps what the pass back needs, both in loops over the width.
//!
//! Of each step and layer the four gates, tanh of the cell, the cell and what came out are kept. With bars
//! for derivatives, z for the arguments of the gates, and C̄, h̄ carried from the step after, a layer goes
//! back by
//!
//! ```text
//! h̄ += x̄                        C̄ += h̄·output·(1 − tanh²C)        C̄ ← C̄·forget afterwards
//! z̄_forget = C̄·C₋₁·forget·(1 − forget)    z̄_input  = C̄·change·input·(1 − input)
//! z̄_output = h̄·tanh C·output·(1 − output)  z̄_change = C̄·input·(1 − change²)
//! x̄ = z̄_forget·w + z̄_output·w             h̄ ← z̄_input·w + z̄_change·w
//! ```
//!
//! Nothing is allocated after the first call.

use super::{Layer, Lstm};

/// Vectors that are kept for each step and layer.
const FORGET: usize = 0;
const INPUT: usize = 1;
const OUTPUT: usize = 2;
const CHANGE: usize = 3;
const TANH_CELL: usize = 4;
const CELL: usize = 5;
const HIDDEN: usize = 6;
const KEPT: usize = 7;

/// The memory of a gradient.
#[derive(Debug)]
pub struct Workspace {
    width: usize,
    layers: usize,
    /// For each step, each layer: what is kept. The first step stands for the initial state.
    kept: Vec<f64>,
    /// exp y / (2 + Σ exp y) of each step.
    shares: Vec<f64>,
    /// x on its way through the layers, and its derivative on the way back.
    x: Vec<f64>,
    /// The derivatives of the state of each layer: hidden, then cell.
    state: Vec<f64>,
}

impl Workspace {
    /// Memory for problems of the size of this one.
    pub fn new(lstm: &Lstm) -> Self {
        let (width, layers, steps) = (lstm.width(), lstm.initial.len(), lstm.sequence.len() - 1);
        let mut kept = vec![0.0; (steps + 1) * layers * KEPT * width];
        for (record, state) in kept.chunks_exact_mut(KEPT * width).zip(&lstm.initial) {
            record[CELL * width..][..width].copy_from_slice(&state.cell);
            record[HIDDEN * width..][..width].copy_from_slice(&state.hidden);
        }
        Workspace {
            width,
            layers,
            kept,
            shares: vec![0.0; steps * width],
            x: vec![0.0; width],
            state: vec![0.0; 2 * layers * width],
        }
    }

    /// Writes the gradient, in the order of the parameters.
    pub fn gradient(&mut self, lstm: &Lstm, gradient: &mut Vec<f64>) {
        let (b, l) = (self.width, self.layers);
        gradient.clear();
        gradient.resize((8 * l + 3) * b, 0.0);
        for step in 0..lstm.sequence.len() - 1 {
            self.forwards(lstm, step);
        }
        self.state.fill(0.0);
        for step in (0..lstm.sequence.len() - 1).rev() {
            self.backwards(lstm, step, gradient);
        }
    }

    fn forwards(&mut self, lstm: &Lstm, step: usize) {
        let (b, stride) = (self.width, self.layers * KEPT * self.width);
        let parameters = &lstm.parameters;
        for ((x, s), weight) in self.x.iter_mut().zip(&lstm.sequence[step]).zip(&parameters.input_weight) {
            *x = s * weight;
        }
        let (before, now) = self.kept[step * stride..][..2 * stride].split_at_mut(stride);
        let records = before.chunks_exact(KEPT * b).zip(now.chunks_exact_mut(KEPT * b));
        for ((before, now), layer) in records.zip(&parameters.layers) {
            layer_forwards(layer, before, now, &mut self.x);
        }
        let shares = &mut self.shares[step * b..][..b];
        let mut total = 2.0;
        let ends = parameters.output_weight.iter().zip(&parameters.output_bias);
        for ((share, x), (weight, bias)) in shares.iter_mut().zip(&self.x).zip(ends) {
            *share = (x * weight + bias).exp();
            total += *share;
        }
        let scale = 1.0 / total;
        for share in shares {
            *share *= scale;
        }
    }

    fn backwards(&mut self, lstm: &Lstm, step: usize, gradient: &mut [f64]) {
        let (b, l, stride) = (self.width, self.layers, self.layers * KEPT * self.width);
        let parameters = &lstm.parameters;
        let (before, now) = self.kept[step * stride..][..2 * stride].split_at(stride);
        let (of_layers, of_ends) = gradient.split_at_mut(8 * l * b);
        let (of_input, of_ends) = of_ends.split_at_mut(b);
        let (of_output, of_bias) = of_ends.split_at_mut(b);

        let next = &lstm.sequence[step + 1];
        let scale = -1.0 / (b * (lstm.sequence.len() - 1)) as f64;
        let weight: f64 = next.iter().sum();
        let last = &now[(l - 1) * KEPT * b + HIDDEN * b..][..b];
        let shares = &self.shares[step * b..][..b];
        for j in 0..b {
            let for_y = scale * (next[j] - weight * shares[j]);
            of_output[j] += for_y * last[j];
            of_bias[j] += for_y;
            self.x[j] = for_y * parameters.output_weight[j];
        }
        for layer in (0..l).rev() {
            let at = layer * KEPT * b;
            let (before, now) = (&before[at..][..KEPT * b], &now[at..][..KEPT * b]);
            let state = &mut self.state[2 * layer * b..][..2 * b];
            let gradient = &mut of_layers[8 * layer * b..][..8 * b];
            let weights = &parameters.layers[layer];
            // What went into the layer: the sequence, or what came out of the layer below.
            if layer == 0 {
                let (s, weight) = (&lstm.sequence[step][..b], &parameters.input_weight[..b]);
                layer_backwards(weights, before, now, |j| s[j] * weight[j], state, &mut self.x, gradient);
            } else {
                let below = &self.kept[(step + 1) * stride + at - KEPT * b + HIDDEN * b..][..b];
                layer_backwards(weights, before, now, |j| below[j], state, &mut self.x, gradient);
            }
        }
        for ((of_input, for_x), s) in of_input.iter_mut().zip(&self.x).zip(&lstm.sequence[step]) {
            *of_input += for_x * s;
        }
    }
}

#[inline(always)]
fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

fn layer_forwards(layer: &Layer, before: &[f64], now: &mut [f64], x: &mut [f64]) {
    let b = x.len();
    let (weights, biases) = (&layer.weights, &layer.biases);
    for j in 0..b {
        let hidden = before[HIDDEN * b + j];
        let forget = sigmoid(x[j] * weights.forget[j] + biases.forget[j]);
        let input = sigmoid(hidden * weights.input[j] + biases.input[j]);
        let output = sigmoid(x[j] * weights.output[j] + biases.output[j]);
        let change = (hidden * weights.change[j] + biases.change[j]).tanh();
        now[FORGET * b + j] = forget;
        now[INPUT * b + j] = input;
        now[OUTPUT * b + j] = output;
        now[CHANGE * b + j] = change;
        now[CELL * b + j] = before[CELL * b + j] * forget + input * change;
    }
    // In a loop of its own: no place has to wait for its own cell.
    for (j, x) in x.iter_mut().enumerate() {
        let tanh_cell = now[CELL * b + j].tanh();
        let hidden = now[OUTPUT * b + j] * tanh_cell;
        now[TANH_CELL * b + j] = tanh_cell;
        now[HIDDEN * b + j] = hidden;
        *x = hidden;
    }
}

#[inline(always)]
fn layer_backwards(
    layer: &Layer,
    before: &[f64],
    now: &[f64],
    argument: impl Fn(usize) -> f64,
    state: &mut [f64],
    for_x: &mut [f64],
    gradient: &mut [f64],
) {
    let b = for_x.len();
    let (for_hidden, for_cell) = state.split_at_mut(b);
    let kept = |of: usize| &now[of * b..][..b];
    let (forget, input, output, change, tanh_cell) =
        (kept(FORGET), kept(INPUT), kept(OUTPUT), kept(CHANGE), kept(TANH_CELL));
    let (cell_before, hidden_before) = (&before[CELL * b..][..b], &before[HIDDEN * b..][..b]);
    let (forget_weight, input_weight) = (&layer.weights.forget[..b], &layer.weights.input[..b]);
    let (output_weight, change_weight) = (&layer.weights.output[..b], &layer.weights.change[..b]);
    let (for_weights, for_biases) = gradient.split_at_mut(4 * b);
    let (for_forget, rest) = for_weights.split_at_mut(b);
    let (for_input, rest) = rest.split_at_mut(b);
    let (for_output, for_change) = rest.split_at_mut(b);
    let (for_forget_bias, rest) = for_biases.split_at_mut(b);
    let (for_input_bias, rest) = rest.split_at_mut(b);
    let (for_output_bias, for_change_bias) = rest.split_at_mut(b);
    for j in 0..b {
        let for_h = for_hidden[j] + for_x[j];
        let for_c = for_cell[j] + for_h * output[j] * (1.0 - tanh_cell[j] * tanh_cell[j]);
        for_cell[j] = for_c * forget[j];
        let z_forget = for_c * cell_before[j] * forget[j] * (1.0 - forget[j]);
        let z_input = for_c * change[j] * input[j] * (1.0 - input[j]);
        let z_output = for_h * tanh_cell[j] * output[j] * (1.0 - output[j]);
        let z_change = for_c * input[j] * (1.0 - change[j] * change[j]);
        let x = argument(j);
        for_forget[j] += z_forget * x;
        for_input[j] += z_input * hidden_before[j];
        for_output[j] += z_output * x;
        for_change[j] += z_change * hidden_before[j];
        for_forget_bias[j] += z_forget;
        for_input_bias[j] += z_input;
        for_output_bias[j] += z_output;
        for_change_bias[j] += z_change;
        for_x[j] = z_forget * forget_weight[j] + z_output * output_weight[j];
        for_hidden[j] = z_input * input_weight[j] + z_change * change_weight[j];
    }
}
