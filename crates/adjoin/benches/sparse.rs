//! Sparse Jacobians and Hessians of banded functions: time for each row, which should not depend on their
//! number.
//!
//! `cargo bench -p adjoin --bench sparse`, with a largest size as an argument, if not 10⁶.

use adjoin::prelude::*;
use adjoin::{SparseHessian, SparseJacobian};
use std::hint::black_box;
use std::time::Instant;

fn tridiagonal<R: Real>(xs: &[R]) -> Vec<R> {
    let at = |i: usize| xs.get(i).copied().unwrap_or(R::constant(0.0));
    (0..xs.len()).map(|i| at(i.wrapping_sub(1)) - xs[i] * 2.0 + at(i + 1) + xs[i].exp()).collect()
}

fn rosenbrock<R: Real>(xs: &[R]) -> R {
    xs.windows(2).map(|pair| (pair[1] - pair[0].powi(2)).powi(2) * 100.0 + (-pair[0] + 1.0).powi(2)).sum()
}

/// The least time of some repetitions, in nanoseconds for each row.
fn time<T>(rows: usize, mut f: impl FnMut() -> T) -> f64 {
    let repetitions = (3_000_000 / rows).clamp(3, 200);
    let once = |_| {
        let start = Instant::now();
        black_box(f());
        start.elapsed().as_secs_f64()
    };
    (0..repetitions).map(once).fold(f64::INFINITY, f64::min) * 1e9 / rows as f64
}

fn main() {
    let largest = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(1_000_000);
    println!("ns for each row      tridiagonal Jacobian                      Rosenbrock chain's Hessian");
    println!("     rows     f64    pattern  prepared  sparse_jacobian      f64    pattern  prepared");
    let mut rows = 1000;
    while rows <= largest {
        let xs: Vec<f64> = (0..rows).map(|i| (i as f64 * 0.7).sin()).collect();
        let residual = |xs: Vec<Reverse>| tridiagonal(&xs);
        let plain = time(rows, || tridiagonal(&xs));
        let pattern = time(rows, || jacobian_pattern(residual, &xs));
        let jacobian = SparseJacobian::prepare(residual, &xs);
        let prepared = time(rows, || jacobian.at(residual, &xs));
        let all = time(rows, || sparse_jacobian(residual, &xs));

        let plain_energy = time(rows, || rosenbrock(&xs));
        let energy = |xs: Vec<Forward<Reverse, 4>>| rosenbrock(&xs);
        let energy_pattern = time(rows, || hessian_pattern(energy, &xs));
        let hessian = SparseHessian::prepare(energy, &xs);
        let energy_prepared = time(rows, || hessian.at(energy, &xs));
        println!(
            "{rows:9} {plain:7.1} {pattern:10.1} {prepared:9.1} {all:16.1} {plain_energy:8.1} \
             {energy_pattern:10.1} {energy_prepared:9.1}"
        );
        rows *= 10;
    }
}
