//! Goal: a circle through points, by Gauss–Newton with the Jacobians of one small residual at all points.
//!
//! `cargo run --example 10_small_functions`

use adjoin::prelude::*;

/// The signed distance of a point from the circle.
#[differentiable]
#[inline(always)]
fn residual([x, y, radius]: [f64; 3], [u, v]: [f64; 2]) -> [f64; 1] {
    [(u - x).hypot(v - y) - radius]
}

fn main() {
    // Points near a circle around (1, −2) of radius 3.
    let points: Vec<[f64; 2]> = (0..1000)
        .map(|i| {
            let (sin, cos) = (0.1 * f64::from(i)).sin_cos();
            let radius = 3.0 + 0.01 * (1.7 * f64::from(i)).sin();
            [1.0 + radius * cos, -2.0 + radius * sin]
        })
        .collect();

    let mut circle = [0.0, 0.0, 1.0];
    let mut rows = vec![0.0; 3 * points.len()];
    for round in 0..8 {
        // One row of three derivatives for each point.
        adjoin::batch_jacobian!(residual, points.iter().map(|point| (circle, *point)), &mut rows);

        // The normal equations JᵀJ·step = Jᵀr, and the step by elimination.
        let mut equations = [[0.0; 4]; 3];
        let mut total = 0.0;
        for (row, point) in rows.chunks_exact(3).zip(&points) {
            let [r] = residual(circle, *point);
            total += r * r;
            for i in 0..3 {
                for j in 0..3 {
                    equations[i][j] += row[i] * row[j];
                }
                equations[i][3] += row[i] * r;
            }
        }
        println!("round {round}: circle {circle:.4?}, squared error {total:.3e}");
        let step = solve(equations);
        circle = [circle[0] - step[0], circle[1] - step[1], circle[2] - step[2]];
    }
    assert!(
        (circle[0] - 1.0).abs() < 0.01 && (circle[1] + 2.0).abs() < 0.01 && (circle[2] - 3.0).abs() < 0.01
    );
}

/// Gaussian elimination; the matrix is positive definite, so there is no need to exchange rows.
fn solve(mut equations: [[f64; 4]; 3]) -> [f64; 3] {
    for pivot in 0..3 {
        let row = equations[pivot].map(|x| x / equations[pivot][pivot]);
        for (_, other) in equations.iter_mut().enumerate().filter(|(i, _)| *i != pivot) {
            let factor = other[pivot];
            other.iter_mut().zip(row).for_each(|(x, y)| *x -= factor * y);
        }
    }
    [0, 1, 2].map(|i| equations[i][3] / equations[i][i])
}
