//! The logarithm of a sum of exponentials, without overflow: a + ln Σ exp(xᵢ − a) with a = max x.

use adjoin::{Reverse, differentiable, grad};

use super::Function;
use crate::call::{Call, Failure};

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("primal", |call| {
        let x = input(call)?;
        call.run(|| primal(&x, call.multithreaded))
    }),
    ("gradient", |call| {
        let x = input(call)?;
        call.run(|| gradient(&x, call.multithreaded))
    }),
];

fn input(call: &Call<'_>) -> Result<Vec<f64>, Failure> {
    let fields = call.fields()?;
    let x = fields.numbers("x")?;
    if x.is_empty() { Err(fields.wrong("x", "is empty, and has no maximum")) } else { Ok(x) }
}

/// The objective.
#[differentiable]
pub mod log_sum_exp {
    use rayon::prelude::*;

    /// On one thread.
    #[compiled]
    pub fn in_a_loop(x: &[f64]) -> f64 {
        let mut largest = x[0];
        for i in 1..x.len() {
            if x[i] > largest {
                largest = x[i];
            }
        }
        let mut sum = 0.0;
        for i in 0..x.len() {
            sum += (x[i] - largest).exp();
        }
        largest + sum.ln()
    }

    /// On many threads.
    pub fn in_parallel(x: &[f64]) -> f64 {
        let largest = x.par_iter().copied().reduce(|| x[0], |a, b| if a > b { a } else { b });
        largest + x.par_iter().map(|x| (*x - largest).exp()).sum::<f64>().ln()
    }
}

/// ln Σ exp xᵢ.
pub fn primal(x: &[f64], multithreaded: bool) -> f64 {
    if multithreaded { log_sum_exp::in_parallel(x) } else { log_sum_exp::in_a_loop(x) }
}

/// Its gradient.
pub fn gradient(x: &[f64], multithreaded: bool) -> Vec<f64> {
    if multithreaded {
        grad(|x: Vec<Reverse>| log_sum_exp::in_parallel(&x), x)
    } else {
        log_sum_exp::in_a_loop::value_and_grad(x).1
    }
}
