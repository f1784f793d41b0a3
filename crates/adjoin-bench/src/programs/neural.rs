//! `neural`: two dense layers with relu, then a softmax, differentiated for all weights, biases and inputs.
//!
//! The paper sums the outputs. A softmax sums to one, so the true gradient of that is zero: every tool does
//! all the work, and rounding is all it returns. [`Neural::weighted`] sums i·outᵢ instead; it is the same
//! work, and a gradient that can be checked.

use super::Program;
use crate::Scalar;

const INPUT: usize = 50;
const HIDDEN: usize = 100;
const OUTPUT: usize = 50;

/// The input is the first layer's weights by rows and its biases, the second layer's, then the network's
/// input.
#[derive(Clone, Copy, Debug)]
pub struct Neural {
    weighted: bool,
}

impl Neural {
    /// The numbers of inputs, of values between the layers, and of outputs.
    pub const WIDTHS: [usize; 3] = [INPUT, HIDDEN, OUTPUT];
    /// The paper's program: the sum of the outputs.
    pub const SUMMED: Neural = Neural { weighted: false };
    /// The program with a gradient to check: Σ i·outᵢ.
    pub const WEIGHTED: Neural = Neural { weighted: true };

    #[inline(always)]
    fn output_weight(self, i: usize) -> f64 {
        if self.weighted { i as f64 } else { 1.0 }
    }
}

/// The parts of the flat input.
struct Parts<'a, S> {
    hidden: (&'a [S], &'a [S]),
    output: (&'a [S], &'a [S]),
    input: &'a [S],
}

#[inline(always)]
fn parts<S>(x: &[S]) -> Parts<'_, S> {
    let (hidden_weights, x) = x.split_at(HIDDEN * INPUT);
    let (hidden_biases, x) = x.split_at(HIDDEN);
    let (output_weights, x) = x.split_at(OUTPUT * HIDDEN);
    let (output_biases, input) = x.split_at(OUTPUT);
    Parts { hidden: (hidden_weights, hidden_biases), output: (output_weights, output_biases), input }
}

impl Program<1> for Neural {
    type Point = Vec<f64>;

    fn title(&self) -> String {
        if self.weighted { "neural_w" } else { "neural" }.to_owned()
    }

    fn operations(&self) -> usize {
        2 * HIDDEN * (INPUT + OUTPUT) + HIDDEN + 6 * OUTPUT
    }

    fn input(&self) -> Vec<f64> {
        let mut x = Vec::new();
        for (rows, columns) in [(HIDDEN, INPUT), (OUTPUT, HIDDEN)] {
            for i in 0..rows {
                x.extend((0..columns).map(|j| ((i + j) as f64).sin()));
            }
            x.extend((0..rows).map(|i| (0.41 * i as f64).sin()));
        }
        x.extend((0..INPUT).map(|i| (0.41 * i as f64).sin()));
        x
    }

    #[inline(always)]
    fn eval<S: Scalar>(&self, x: &[S]) -> [S; 1] {
        let Parts { hidden, output, input } = parts(x);
        let hidden: Vec<S> = layer(hidden, input);
        let output: Vec<S> = layer(output, &hidden);
        let largest = output.iter().fold(output[0].like(0.0), |largest, &y| largest.larger(y));
        let exponentials: Vec<S> = output.iter().map(|&y| (y - largest).exp()).collect();
        let total = S::sum(exponentials.iter().copied());
        let softmax = exponentials.iter().map(|&e| e / total);
        if self.weighted {
            [S::sum(softmax.enumerate().map(|(i, y)| y * self.output_weight(i)))]
        } else {
            [S::sum(softmax)]
        }
    }

    #[inline(always)]
    fn primal(&self, x: &[f64]) -> [f64; 1] {
        let Parts { hidden, output, input } = parts(x);
        let hidden: Vec<f64> = plain_layer(hidden, input);
        let output: Vec<f64> = plain_layer(output, &hidden);
        let largest = output.iter().fold(0.0, |largest, &y| if y > largest { y } else { largest });
        let exponentials: Vec<f64> = output.iter().map(|&y| (y - largest).exp()).collect();
        let total: f64 = exponentials.iter().sum();
        let softmax = exponentials.iter().map(|&e| e / total);
        if self.weighted {
            [softmax.enumerate().map(|(i, y)| y * self.output_weight(i)).sum()]
        } else {
            [softmax.sum()]
        }
    }

    #[inline(always)]
    fn jacobian(&self, x: &[f64], rows: &mut [f64]) {
        let Parts { hidden, output, input } = parts(x);
        let mut h = [0.0; HIDDEN];
        layer_by_hand(hidden, input, &mut h);
        let mut pre = [0.0; OUTPUT];
        layer_by_hand(output, &h, &mut pre);
        let mut y = pre;
        softmax_by_hand(&mut y);

        // d(Σ cᵢyᵢ)/d(preᵢ) = yᵢ (cᵢ − Σ cⱼyⱼ), through the relu where it let the value pass.
        let mean: f64 = y.iter().enumerate().map(|(i, y)| self.output_weight(i) * y).sum();
        let mut for_pre = [0.0; OUTPUT];
        for i in 0..OUTPUT {
            if pre[i] > 0.0 {
                for_pre[i] = y[i] * (self.output_weight(i) - mean);
            }
        }

        let (for_hidden_weights, rest) = rows.split_at_mut(HIDDEN * INPUT);
        let (for_hidden_biases, rest) = rest.split_at_mut(HIDDEN);
        let (for_output_weights, rest) = rest.split_at_mut(OUTPUT * HIDDEN);
        let (for_output_biases, for_input) = rest.split_at_mut(OUTPUT);
        let mut for_h = [0.0; HIDDEN];
        layer_backwards(output.0, &h, &for_pre, for_output_weights, &mut for_h);
        for_output_biases.copy_from_slice(&for_pre);
        for (slot, h) in for_h.iter_mut().zip(&h) {
            if *h <= 0.0 {
                *slot = 0.0;
            }
        }
        for_input.fill(0.0);
        layer_backwards(hidden.0, input, &for_h, for_hidden_weights, for_input);
        for_hidden_biases.copy_from_slice(&for_h);
    }
}

/// relu(W x + b).
#[inline(always)]
fn layer<S: Scalar>((weights, biases): (&[S], &[S]), x: &[S]) -> Vec<S> {
    let rows = weights.chunks_exact(x.len()).zip(biases);
    rows.map(|(row, &bias)| (S::sum(row.iter().zip(x).map(|(&w, &x)| w * x)) + bias).relu()).collect()
}

/// relu(W x + b), for `f64` alone.
#[inline(always)]
fn plain_layer((weights, biases): (&[f64], &[f64]), x: &[f64]) -> Vec<f64> {
    let rows = weights.chunks_exact(x.len()).zip(biases);
    rows.map(|(row, bias)| {
        let y = row.iter().zip(x).map(|(w, x)| w * x).sum::<f64>() + bias;
        if y > 0.0 { y } else { 0.0 }
    })
    .collect()
}

/// relu(W x + b) into memory that is there already.
#[inline(always)]
fn layer_by_hand((weights, biases): (&[f64], &[f64]), x: &[f64], y: &mut [f64]) {
    for ((row, bias), y) in weights.chunks_exact(x.len()).zip(biases).zip(y) {
        let mut total = 0.0;
        for (w, x) in row.iter().zip(x) {
            total += w * x;
        }
        *y = (total + bias).max(0.0);
    }
}

#[inline(always)]
fn softmax_by_hand(y: &mut [f64]) {
    let largest = y.iter().fold(0.0, |largest: f64, &y| largest.max(y));
    let mut total = 0.0;
    for y in &mut *y {
        *y = (*y - largest).exp();
        total += *y;
    }
    for y in y {
        *y /= total;
    }
}

/// Given the cotangents of W x + b: those of W are written, those of x added.
#[inline(always)]
fn layer_backwards(weights: &[f64], x: &[f64], for_y: &[f64], for_weights: &mut [f64], for_x: &mut [f64]) {
    let rows = weights.chunks_exact(x.len()).zip(for_weights.chunks_exact_mut(x.len()));
    for ((row, for_row), for_y) in rows.zip(for_y) {
        for j in 0..x.len() {
            for_row[j] = for_y * x[j];
            for_x[j] += for_y * row[j];
        }
    }
}
