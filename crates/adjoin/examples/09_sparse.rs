//! Goal: Newton's method on a thousand unknowns, with sparse Jacobians and Hessians.
//!
//! `cargo run --example 09_sparse`

use adjoin::prelude::*;
use adjoin::{SparseHessian, SparseJacobian, SparseMatrix};

/// Bratu's problem `u″ + exp(u) = 0` on an interval with `u = 0` at both ends, by differences: the residual
/// at each of the points in between.
fn bratu<R: Real>(u: &[R]) -> Vec<R> {
    let step = 1.0 / (u.len() + 1) as f64;
    let at = |i: usize| u.get(i).copied().unwrap_or(R::constant(0.0));
    (0..u.len())
        .map(|i| at(i.wrapping_sub(1)) - u[i] * 2.0 + at(i + 1) + u[i].exp() * (step * step))
        .collect()
}

/// Rosenbrock's function, chained: its minimum is at 1 everywhere.
fn rosenbrock<R: Real>(x: &[R]) -> R {
    x.windows(2).map(|pair| (pair[1] - pair[0].powi(2)).powi(2) * 100.0 + (-pair[0] + 1.0).powi(2)).sum()
}

/// Solves a tridiagonal system by elimination.
fn solve(matrix: &SparseMatrix, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    let mut diagonal: Vec<f64> = (0..size).map(|i| matrix.get(i, i)).collect();
    for i in 1..size {
        let factor = matrix.get(i, i - 1) / diagonal[i - 1];
        diagonal[i] -= factor * matrix.get(i - 1, i);
        right[i] -= factor * right[i - 1];
    }
    for i in (0..size).rev() {
        let next = if i + 1 < size { matrix.get(i, i + 1) * right[i + 1] } else { 0.0 };
        right[i] = (right[i] - next) / diagonal[i];
    }
    right
}

fn norm(x: &[f64]) -> f64 {
    x.iter().map(|x| x * x).sum::<f64>().sqrt()
}

fn main() {
    // The tape shows which unknown is in which equation.
    let small = jacobian_pattern(|u: Vec<Reverse>| bratu(&u), &vec![0.0; 8]);
    println!("Bratu's problem with 8 unknowns:\n{small}");

    // Pattern and colours once, then a matrix for each step, from three directions.
    let residual = |u: Vec<Reverse>| bratu(&u);
    let mut u = vec![0.0; 1000];
    let prepared = SparseJacobian::prepare(residual, &u);
    println!(
        "1000 unknowns: {} entries from {} directions",
        prepared.pattern().entries(),
        prepared.directions()
    );
    for step in 0..6 {
        let (left_over, matrix) =
            prepared.value_and_at(residual, &u).expect("no branches, so no other pattern");
        println!("step {step}: {:.3e} left over", norm(&left_over));
        u.iter_mut().zip(solve(&matrix, left_over)).for_each(|(u, change)| *u -= change);
    }
    println!("u in the middle: {:.6}\n", u[500]);

    // The same for a minimum: the gradient is the residual, the Hessian its Jacobian.
    let mut x = vec![1.2; 1000];
    let energy = |x: Vec<Forward<Reverse, 4>>| rosenbrock(&x);
    let prepared = SparseHessian::prepare(energy, &x);
    println!("Rosenbrock's function of 1000 numbers: {} directions", prepared.directions());
    for step in 0..8 {
        let (value, gradient) = value_and_grad(|x| rosenbrock(&x), &x);
        println!("step {step}: f = {value:.3e}, |∇f| = {:.3e}", norm(&gradient));
        let matrix = prepared.at(energy, &x).expect("no branches, so no other pattern");
        x.iter_mut().zip(solve(&matrix, gradient)).for_each(|(x, change)| *x -= change);
    }
    println!("x in the middle: {:.6}", x[500]);
}
