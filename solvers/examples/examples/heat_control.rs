//! Goal: control of a heat equation, by L-BFGS of argmin, with a plot.
//!
//! A rod is heated at its left end; the control is the heating at every step of time. Which one makes the
//! temperature at the end as close as possible to a given profile? The gradient goes backwards through all
//! steps of an implicit Euler method.
//!
//! `cargo run --release --example heat_control`

use adjoin::objective;
use adjoin::prelude::*;
use adjoin_argmin::Problem;
use adjoin_solver_examples::plot::Plot;
use argmin::core::{Executor, State};
use argmin::solver::{linesearch::MoreThuenteLineSearch, quasinewton::LBFGS};

#[differentiable]
mod rod {
    pub const CELLS: usize = 40;

    /// One step of implicit Euler: a tridiagonal system, by elimination.
    fn step(u: &[f64], heating: f64, dt: f64) -> Vec<f64> {
        let (n, h) = (u.len(), 1.0 / u.len() as f64);
        let r = dt / (h * h);
        let mut upper = vec![0.0; n];
        let mut next = vec![0.0; n];
        for i in 0..n {
            // Nothing flows out on the right; on the left flows what is heated.
            let neighbours = if i == 0 || i + 1 == n { 1.0 } else { 2.0 };
            let source = if i == 0 { u[0] + r * h * heating } else { u[i] };
            let (before, carried) = if i == 0 { (0.0, 0.0) } else { (upper[i - 1], next[i - 1]) };
            let lower = if i == 0 { 0.0 } else { -r };
            let pivot = 1.0 + r * neighbours - lower * before;
            upper[i] = -r / pivot;
            next[i] = (source - lower * carried) / pivot;
        }
        for i in (0..n - 1).rev() {
            next[i] = next[i] - upper[i] * next[i + 1];
        }
        next
    }

    /// The temperature in the end.
    pub fn heated(control: &[f64]) -> Vec<f64> {
        let mut u = vec![0.0; CELLS];
        for heating in control {
            u = step(&u, *heating, 0.5 / control.len() as f64);
        }
        u
    }

    pub fn cost(control: &[f64], #[constant] wanted: &[f64]) -> f64 {
        let u = heated(control);
        let miss: f64 = u.iter().zip(wanted).map(|(u, w)| (*u - *w).powi(2)).sum();
        let effort: f64 = control.iter().map(|c| c.powi(2)).sum();
        miss / CELLS as f64 + 1e-6 * effort / control.len() as f64
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let wanted: Vec<f64> =
        (0..rod::CELLS).map(|i| (i as f64 + 0.5) / rod::CELLS as f64).map(|x| 1.0 - 0.5 * x * x).collect();
    let cost = objective!([wanted: Vec<f64>] |control: Vec<f64>| rod::cost(&control, wanted));

    let start = vec![0.0; 50];
    let solver = LBFGS::new(MoreThuenteLineSearch::new(), 10).with_tolerance_grad(1e-9)?;
    let result = Executor::new(Problem::<_, Vec<f64>>::new(&cost, start.clone()), solver)
        .configure(|state| state.param(start.clone()).max_iters(120))
        .run()?;
    let control = result.state().get_best_param().expect("a best control");

    let (before, after) = (rod::cost(&start, &wanted), rod::cost(control, &wanted));
    println!("cost {before:.3e} → {after:.3e} in {} iterations", result.state().get_iter());
    assert!(after < 1e-3 * before);

    let place = |i: usize| (i as f64 + 0.5) / rod::CELLS as f64;
    let profile = |u: &[f64]| u.iter().enumerate().map(|(i, u)| (place(i), *u)).collect::<Vec<_>>();
    let most = control.iter().fold(0.0, |most: f64, c| most.max(c.abs()));
    Plot::new("A heated rod", "place; time", "temperature")
        .points("wanted", profile(&wanted))
        .line("reached", profile(&rod::heated(control)))
        .line(
            &format!("heating / {most:.1}"),
            control.iter().enumerate().map(|(i, c)| (i as f64 / control.len() as f64, c / most)),
        )
        .save("heat_control")?;
    Ok(())
}
