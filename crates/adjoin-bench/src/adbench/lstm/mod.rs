//! LSTM: the loss of a diagonal LSTM that predicts a sequence, and its gradient.
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
//! and the loss is −total / (b (c − 1)).

mod by_hand;
pub mod cells;
mod data;

use adjoin::{Differentiable, constant, value_and_grad, vjp};

use super::form::{Form, Goals, Problem};
pub use adjoin_gradbench::modules::lstm::{Element, Gates, Layer, OnArrays, Parameters, State, network};
pub use by_hand::Workspace;
pub use cells::InCells;

/// A network, where it starts from, and the sequence that it is to predict.
#[derive(Clone, Debug, PartialEq)]
pub struct Lstm {
    /// What is differentiated.
    pub parameters: Parameters,
    /// The state of each layer at the beginning.
    pub initial: Vec<State>,
    /// The sequence.
    pub sequence: Vec<Element>,
}

impl Lstm {
    /// The objective.
    pub fn value(&self) -> f64 {
        network::loss(&self.parameters, self.initial.clone(), &self.sequence)
    }

    /// The same on arrays.
    fn on_arrays(&self) -> OnArrays {
        OnArrays::new(&self.parameters, &self.initial, &self.sequence)
    }

    /// The width b of a layer.
    pub fn width(&self) -> usize {
        self.parameters.input_weight.len()
    }
}

impl Problem for Lstm {
    fn title(&self) -> String {
        format!("LSTM l{} c{} b{}", self.initial.len(), self.sequence.len(), self.width())
    }

    fn objective(&self, outputs: &mut Vec<f64>) {
        outputs.clear();
        outputs.push(self.value());
    }

    fn forms() -> Vec<Form<Self>> {
        vec![
            Form::<Self>::by_hand("by hand", |lstm| {
                let mut workspace = Workspace::new(lstm);
                Box::new(move |gradient| workspace.gradient(lstm, gradient))
            }),
            Form::<Self>::by_adjoin("scalar loops", |lstm| {
                let f = |parameters| network::loss(&parameters, constant(&lstm.initial), &lstm.sequence);
                Box::new(move |gradient| {
                    let (_, slopes) = value_and_grad(f, &lstm.parameters);
                    gradient.clear();
                    slopes.visit_scalars(&mut |slope: f64| gradient.push(slope));
                })
            })
            .with_tape(|lstm| {
                let f = |parameters| network::loss(&parameters, constant(&lstm.initial), &lstm.sequence);
                vjp(f, &lstm.parameters).1.statistics().node_bytes
            }),
            Form::<Self>::by_adjoin("scalar loops, place by place", |lstm| {
                let cells = InCells::new(lstm);
                Box::new(move |gradient| cells.gradient(gradient))
            })
            .with_tape(|lstm| InCells::new(lstm).tape()),
            Form::<Self>::by_adjoin("arrays", |lstm| {
                let arrays = lstm.on_arrays();
                Box::new(move |gradient| arrays.gradient(gradient))
            })
            .with_tape(|lstm| lstm.on_arrays().tape()),
        ]
    }

    fn goals() -> Goals {
        Goals { objectives: None, by_hand: Some(1.5), speedup: None }
    }
}
