//! Goal: constrained problems: a hanging chain by an interior-point method, a portfolio by SLSQP and by
//! NLopt, with a plot.
//!
//! `cargo run --release --example hanging_chain`

use adjoin::objective;
use adjoin_ipopt::Problem;
use adjoin_nlopt::Algorithm;
use adjoin_slsqp::Slsqp;
use adjoin_solver_examples::plot::Plot;

const LINKS: usize = 24;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The chain lies on a table, below which it cannot hang: bounds, equations, and sparse derivatives.
    let energy = objective!(|points: Vec<[f64; 2]>| points.iter().map(|p| p[1]).sum::<R>());
    let lengths = objective!(|points: Vec<[f64; 2]>| -> Vec<f64> {
        let ends = [[R::constant(0.0); 2], [R::constant(1.0), R::constant(0.0)]];
        let all: Vec<[R; 2]> = [&ends[..1], &points, &ends[1..]].concat();
        all.windows(2).map(|p| (p[1][0] - p[0][0]).powi(2) + (p[1][1] - p[0][1]).powi(2)).collect()
    });
    let start: Vec<[f64; 2]> =
        (1..LINKS).map(|i| i as f64 / LINKS as f64).map(|t| [t, -1.2 * t * (1.0 - t)]).collect();
    let square = vec![(1.5 / LINKS as f64).powi(2); LINKS];
    let (low, high) = (vec![[f64::NEG_INFINITY, -0.4]; LINKS - 1], vec![[f64::INFINITY; 2]; LINKS - 1]);
    let problem =
        Problem::new(&energy, &lengths, start)?.bounds(&low, &high).constraint_bounds(&square, &square);
    let (chain, result) = problem.solve()?;
    println!("the chain: energy {:.5} after {} iterations", result.objective, result.iterations);
    let deepest = chain.iter().map(|p| p[1]).fold(0.0, f64::min);
    assert!((deepest + 0.4).abs() < 1e-4, "it lies on the table: {deepest}");

    // Least variance for a return, by two solvers.
    let covariance = [[0.04, 0.006, 0.0], [0.006, 0.09, 0.012], [0.0, 0.012, 0.01]];
    let variance = objective!([covariance: [[f64; 3]; 3]] |w: [f64; 3]| {
        (0..3).map(|i| (0..3).map(|j| w[i] * w[j] * covariance[i][j]).sum::<R>()).sum::<R>()
    });
    let limits = objective!(|w: [f64; 3]| -> [f64; 3] {
        let invested = w[0] + w[1] + w[2];
        [w[0] * -0.08 - w[1] * 0.12 - w[2] * 0.04 + 0.08, invested - 1.0, -invested + 1.0]
    });
    let third = [1.0 / 3.0; 3];
    let (by_slsqp, _) =
        Slsqp::new(&variance, third).bounds(&[0.0; 3], &[1.0; 3]).at_most_zero(&limits).minimize()?;
    let by_nlopt =
        adjoin_nlopt::Problem::new(&variance, third).bounds(&[0.0; 3], &[1.0; 3]).at_most_zero(&limits);
    let (by_nlopt, value) = by_nlopt.minimize(Algorithm::Slsqp)?;
    println!("the portfolio: {by_nlopt:.4?}, deviation {:.4}", value.sqrt());
    assert!(by_slsqp.iter().zip(by_nlopt).all(|(a, b)| (a - b).abs() < 1e-5));

    let ends = |chain: &[[f64; 2]]| {
        let inner = chain.iter().map(|p| (p[0], p[1]));
        std::iter::once((0.0, 0.0)).chain(inner).chain([(1.0, 0.0)]).collect::<Vec<_>>()
    };
    Plot::new("A chain above a table", "x", "y")
        .same_scale()
        .line("the chain", ends(&chain))
        .points("its joints", ends(&chain))
        .line("the table", [(0.0, -0.4), (1.0, -0.4)])
        .save("hanging_chain")?;
    Ok(())
}
