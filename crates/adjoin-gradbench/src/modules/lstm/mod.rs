//! The loss of a diagonal LSTM that predicts a sequence, and its gradient.
//!
//! For t = 0 … c − 2, all products elementwise:
//!
//! ```text
//! x = s_t · in                                                   in each layer:
//! forget = σ(x·w + b)  input = σ(h·w + b)  output = σ(x·w + b)  change = tanh(h·w + b)
//! cell ← cell·forget + input·change    h ← output·tanh(cell)    x = h
//! y = x·out + bias    total += Σ s_{t+1}·(y − ln(2 + Σ exp y))
//! ```
//!
//! and the loss is −total / (b (c − 1)). The value is computed by plain loops ([`network`]), the gradient on
//! arrays ([`arrays`]).

pub mod arrays;
mod objective;

use super::Function;
use crate::{
    call::{Call, Failure},
    fields::Fields,
};
pub use arrays::OnArrays;
pub use objective::network::{self, Gates, Layer, Parameters, State};

/// An element of the sequence. The differentiable code does not see what it is made of, so its numbers stay
/// plain.
pub type Element = Vec<f64>;

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("objective", |call| {
        let (parameters, initial, sequence) = input(call)?;
        call.run(|| network::loss(&parameters, initial.clone(), &sequence))
    }),
    ("jacobian", |call| {
        let (parameters, initial, sequence) = input(call)?;
        let network = OnArrays::new(&parameters, &initial, &sequence);
        call.run(|| {
            let mut gradient = Vec::new();
            network.gradient(&mut gradient);
            gradient
        })
    }),
];

fn input(call: &Call<'_>) -> Result<(Parameters, Vec<State>, Vec<Element>), Failure> {
    let fields = call.fields()?;
    let sequence = fields.rows("sequence")?;
    let Some(width) = sequence.first().map(Vec::len).filter(|_| sequence.len() > 1) else {
        return Err(fields.wrong("sequence", "has to have at least two elements"));
    };
    if width == 0 {
        return Err(fields.wrong("sequence[0]", "is empty"));
    }
    let sequence = fields.matrix("sequence", sequence.len(), width)?;
    let layers = fields.rows("main_params")?.len() / 2;
    let main = fields.matrix("main_params", 2 * layers, 4 * width)?;
    let layer = |rows: &[Vec<f64>]| Layer { weights: gates(&rows[0], width), biases: gates(&rows[1], width) };
    let [input_weight, output_weight, output_bias] = vectors(&fields, "extra_params", width)?;
    let parameters =
        Parameters { layers: main.chunks(2).map(layer).collect(), input_weight, output_weight, output_bias };
    let state = |rows: &[Vec<f64>]| State { hidden: rows[0].clone(), cell: rows[1].clone() };
    let initial = fields.matrix("state", 2 * layers, width)?.chunks(2).map(state).collect();
    Ok((parameters, initial, sequence))
}

fn vectors<const N: usize>(fields: &Fields<'_>, field: &str, width: usize) -> Result<[Vec<f64>; N], Failure> {
    let mut rows = fields.matrix(field, N, width)?;
    Ok(std::array::from_fn(|i| std::mem::take(&mut rows[i])))
}

fn gates(numbers: &[f64], width: usize) -> Gates {
    let gate = |gate: usize| numbers[gate * width..][..width].to_vec();
    Gates { forget: gate(0), input: gate(1), output: gate(2), change: gate(3) }
}
