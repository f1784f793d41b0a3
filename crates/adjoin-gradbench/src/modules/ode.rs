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
    /// The slope of y.
    fn slope(x: &[f64], y: &[f64], slope: &mut [f64]) {
        slope[0] = x[0];
        for i in 1..x.len() {
            slope[i] = x[i] * y[i - 1];
        }
    }

    /// y + h · slope.
    fn ahead(y: &[f64], h: f64, slope: &[f64], there: &mut [f64]) {
        for i in 0..y.len() {
            there[i] = y[i] + h * slope[i];
        }
    }

    /// y(2).
    pub fn solve(x: &[f64], steps: usize) -> Vec<f64> {
        let n = x.len();
        let h = 2.0 / steps as f64;
        let mut y = vec![0.0; n];
        let mut there = vec![0.0; n];
        let mut k1 = vec![0.0; n];
        let mut k2 = vec![0.0; n];
        let mut k3 = vec![0.0; n];
        let mut k4 = vec![0.0; n];
        for _ in 0..steps {
            slope(x, &y, &mut k1);
            ahead(&y, 0.5 * h, &k1, &mut there);
            slope(x, &there, &mut k2);
            ahead(&y, 0.5 * h, &k2, &mut there);
            slope(x, &there, &mut k3);
            ahead(&y, h, &k3, &mut there);
            slope(x, &there, &mut k4);
            for i in 0..n {
                y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
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
