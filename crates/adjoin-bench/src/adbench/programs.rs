//! Three of the paper's programs on arrays: `dot`, `matvec` and `neural`, against values and gradients
//! written by hand: plain loops.

use std::hint::black_box;

use adjoin::{Matrix, Real, Vector, differentiable, value_and_grad_into};

use super::form::{Form, Goals, Problem};
use crate::Program;
use crate::programs::{Dot, MatVec, Neural};

/// A layer of `neural`, and the network.
#[differentiable]
mod network {
    use adjoin::{Matrix, Vector};

    /// relu(W x + b).
    fn layer(weights: &Matrix<f64>, bias: &Vector<f64>, x: &Vector<f64>) -> Vector<f64> {
        (weights.dot(x) + bias).map(|y| if y > 0.0 { y } else { 0.0 })
    }

    /// Two layers, a softmax, and the sum of its results, the i-th of them i times.
    pub(super) fn weighted(
        [hidden, output]: [&Matrix<f64>; 2],
        [hidden_bias, output_bias]: [&Vector<f64>; 2],
        x: &Vector<f64>,
    ) -> f64 {
        let y = layer(output, output_bias, &layer(hidden, hidden_bias, x)).softmax();
        y.dot(&Vector::from_fn(y.len(), |i| i as f64))
    }
}

/// Two vectors to multiply.
type Pair = (Vector, Vector);
/// The weights and biases of both layers, and the input.
type Network<R = f64> = (Matrix<R>, Vector<R>, Matrix<R>, Vector<R>, Vector<R>);

/// One of the programs, with its input in both forms.
#[derive(Debug)]
pub enum OnArrays {
    /// Σ aᵢbᵢ.
    Dot(Dot, Vec<f64>, Pair),
    /// Σ of M v.
    MatVec(MatVec, Vec<f64>, (Matrix, Vector)),
    /// Two layers and a softmax.
    Neural(Vec<f64>, Network),
}

/// The program with a gradient that can be checked.
const NEURAL: Neural = Neural::WEIGHTED;

impl OnArrays {
    /// Σ aᵢbᵢ of this length.
    pub fn dot(length: usize) -> Self {
        let program = Dot { length };
        let flat = program.input();
        let (a, b) = flat.split_at(length);
        let arrays = (Vector::from(a), Vector::from(b));
        OnArrays::Dot(program, flat, arrays)
    }

    /// Σ of M v, with the number of rows and columns.
    pub fn matvec(side: usize) -> Self {
        let program = MatVec { side };
        let flat = program.input();
        let (matrix, vector) = flat.split_at(side * side);
        let arrays = (Matrix::from_vec(side, side, matrix.to_vec()), Vector::from(vector));
        OnArrays::MatVec(program, flat, arrays)
    }

    /// Two layers and a softmax.
    pub fn neural() -> Self {
        let flat = NEURAL.input();
        let mut rest = &flat[..];
        let mut take = |count: usize| {
            let (part, others) = rest.split_at(count);
            rest = others;
            part.to_vec()
        };
        let [input, hidden, output] = Neural::WIDTHS;
        let arrays = (
            Matrix::from_vec(hidden, input, take(hidden * input)),
            Vector::from(take(hidden)),
            Matrix::from_vec(output, hidden, take(output * hidden)),
            Vector::from(take(output)),
            Vector::from(take(input)),
        );
        OnArrays::Neural(flat, arrays)
    }

    /// The value and the gradient, as `value_and_grad` has both.
    fn by_hand(&self, gradient: &mut Vec<f64>) {
        fn fill(program: &impl Program<1>, flat: &[f64], gradient: &mut Vec<f64>) {
            black_box(program.primal(black_box(flat)));
            gradient.resize(flat.len(), 0.0);
            program.jacobian(black_box(flat), gradient);
        }
        match self {
            OnArrays::Dot(program, flat, _) => fill(program, flat, gradient),
            OnArrays::MatVec(program, flat, _) => fill(program, flat, gradient),
            OnArrays::Neural(flat, _) => fill(&NEURAL, flat, gradient),
        }
    }

    fn by_arrays(&self, gradient: &mut Vec<f64>) {
        let flat = match self {
            OnArrays::Dot(_, flat, _) | OnArrays::MatVec(_, flat, _) | OnArrays::Neural(flat, _) => flat,
        };
        gradient.resize(flat.len(), 0.0);
        black_box(match self {
            OnArrays::Dot(_, _, arrays) => {
                value_and_grad_into(|(a, b): &(Vector<_>, Vector<_>)| a.dot(b), arrays, gradient)
            }
            OnArrays::MatVec(_, _, arrays) => {
                value_and_grad_into(|(m, v): &(Matrix<_>, Vector<_>)| m.dot(v).sum(), arrays, gradient)
            }
            OnArrays::Neural(_, arrays) => value_and_grad_into(of_network, arrays, gradient),
        });
    }
}

/// The network at the arrays of an input.
fn of_network<R>((w, b, u, c, x): &Network<R>) -> R
where
    R: Real,
    f64: adjoin::LeftOf<R>,
    for<'a> &'a R: adjoin::RefOps<R>,
{
    network::weighted([w, u], [b, c], x)
}

impl Problem for OnArrays {
    fn title(&self) -> String {
        match self {
            OnArrays::Dot(program, ..) => program.title(),
            OnArrays::MatVec(program, ..) => program.title(),
            OnArrays::Neural(..) => NEURAL.title(),
        }
    }

    fn objective(&self, outputs: &mut Vec<f64>) {
        outputs.clear();
        outputs.push(match self {
            OnArrays::Dot(_, _, (a, b)) => a.dot(b),
            OnArrays::MatVec(_, _, (m, v)) => m.dot(v).sum(),
            OnArrays::Neural(_, (w, b, u, c, x)) => network::weighted([w, u], [b, c], x),
        });
    }

    fn forms() -> Vec<Form<Self>> {
        vec![
            Form::<Self>::by_hand("by hand", |program| Box::new(move |gradient| program.by_hand(gradient))),
            Form::<Self>::by_adjoin("arrays", |program| {
                Box::new(move |gradient| program.by_arrays(gradient))
            }),
        ]
    }

    fn goals() -> Goals {
        Goals { objectives: None, by_hand: Some(1.5), speedup: None }
    }
}
