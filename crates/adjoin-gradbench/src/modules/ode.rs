//! A chain of differential equations by the classical method of Runge and Kutta.
//!
//! ```text
//! y₀′ = x₀    yᵢ′ = xᵢ yᵢ₋₁    y(0) = 0    on [0, 2], in s steps
//! ```

use adjoin::differentiable;

use super::Function;
use crate::call::{Call, Failure};

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("primal", |call| {
        let (x, steps) = input(call)?;
        call.run(|| runge_kutta::solve(&x, steps))
    }),
    ("gradient", |call| {
        let (x, steps) = input(call)?;
        call.run(|| gradient(&x, steps))
    }),
];

fn input(call: &Call<'_>) -> Result<(Vec<f64>, usize), Failure> {
    let fields = call.fields()?;
    let x = fields.numbers("x")?;
    if x.is_empty() { Err(fields.wrong("x", "is empty")) } else { Ok((x, fields.positive("s")?)) }
}

/// The objective.
#[differentiable]
pub mod runge_kutta {
    /// y(2). Every slope of an element depends on the element before alone, so that a step is one pass over
    /// all of them.
    pub fn solve(x: &[f64], steps: usize) -> Vec<f64> {
        let h = 2.0 / steps as f64;
        let mut y = vec![0.0; x.len()];
        for _ in 0..steps {
            // The element before and its slopes, at the start of the step. The first one follows a constant.
            let (mut before, mut k1, mut k2, mut k3) = (1.0, 0.0, 0.0, 0.0);
            for i in 0..x.len() {
                let k4 = x[i] * (before + h * k3);
                k3 = x[i] * (before + 0.5 * h * k2);
                k2 = x[i] * (before + 0.5 * h * k1);
                k1 = x[i] * before;
                before = y[i];
                y[i] += h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + k4);
            }
        }
        y
    }

    /// The last element of y(2).
    #[compiled]
    pub fn last(x: &[f64], steps: usize) -> f64 {
        let y = solve(x, steps);
        y[x.len() - 1]
    }
}

/// The gradient of the last element of y(2).
pub fn gradient(x: &[f64], steps: usize) -> Vec<f64> {
    runge_kutta::last::value_and_grad(x, steps).1
}
