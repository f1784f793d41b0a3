//! Goal: Bayesian regression by NUTS, with constrained parameters and a plot of the posterior.
//!
//! A line through points with outliers: Student's distribution with an unknown width and unknown degrees of
//! freedom, both positive. What nuts-rs needs beyond the model are the three lines that are marked.
//!
//! `cargo run --release --example bayesian_regression`

use adjoin::objective;
use adjoin::prelude::*;
use adjoin::transforms::{Change, free};
use adjoin_nuts::Posterior;
use adjoin_solver_examples::plot::Plot;
use nuts_rs::rand::{SeedableRng, rngs::ChaCha8Rng};
use nuts_rs::{Chain, CpuMath, DiagNutsSettings, Settings};

#[differentiable]
mod model {
    #[derive(Clone, Debug)]
    pub struct Line {
        pub slope: f64,
        pub offset: f64,
        /// Free numbers: logarithms of the width and of the degrees of freedom above 1.
        pub width: f64,
        pub freedom: f64,
    }
}
use model::Line;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // y = 2 x − 1 with noise of width 0.3, and every ninth point far off.
    let data: Vec<(f64, f64)> = (0..60)
        .map(|i| {
            let x = f64::from(i) / 20.0;
            let noise = 0.45 * (f64::from(i) * 12.9898).sin() * (f64::from(i) * 4.1414).cos();
            (x, 2.0 * x - 1.0 + noise + if i % 9 == 4 { 3.5 } else { 0.0 })
        })
        .collect();

    let density = objective!([data: Vec<(f64, f64)>] |line: Line| {
        let mut change = Change::new();
        let (width, freedom) = (change.positive(line.width), change.above(1.0, line.freedom));
        // Normal priors on the line, half a normal one on the width, an exponential one on the freedom.
        let prior = (line.slope * line.slope + line.offset * line.offset) * -0.02 - width * width * 0.5 - freedom * 0.1;
        let half = (freedom + 1.0) * 0.5;
        let constant = half.ln_gamma() - (freedom * 0.5).ln_gamma() - freedom.ln() * 0.5 - width.ln();
        let likelihood: R = data
            .iter()
            .map(|(x, y)| {
                let t = (line.slope * *x + line.offset - *y) / width;
                constant - half * (t * t / freedom).ln_1p()
            })
            .sum();
        prior + likelihood + change.log_jacobian()
    });

    let start = Line { slope: 0.0, offset: 0.0, width: free::positive(1.0), freedom: free::above(1.0, 5.0) };
    let (tuning, draws) = (200, 400);
    let settings = DiagNutsSettings { num_tune: tuning, ..DiagNutsSettings::default() };
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let posterior = Posterior::new(&density, start.clone()); // ← 1
    let mut chain = settings.new_chain(0, CpuMath::new(posterior), &mut random)?;
    chain.set_position(&start.flatten())?; // ← 2
    let mut lines = Vec::new();
    for index in 0..tuning + draws {
        let (draw, _) = chain.draw()?;
        if index >= tuning {
            lines.push(start.with_scalars(&draw)?); // ← 3
        }
    }

    let summary = |name: &str, f: &dyn Fn(&Line) -> f64| {
        let mut all: Vec<f64> = lines.iter().map(f).collect();
        all.sort_by(f64::total_cmp);
        let at = |share: f64| all[(share * (all.len() - 1) as f64) as usize];
        println!("{name:>8}: {:7.3}  (90 % in {:.3} … {:.3})", at(0.5), at(0.05), at(0.95));
        (at(0.05), at(0.5), at(0.95))
    };
    let slope = summary("slope", &|line| line.slope);
    let offset = summary("offset", &|line| line.offset);
    summary("width", &|line| line.width.exp());
    summary("freedom", &|line| 1.0 + line.freedom.exp());
    assert!((slope.1 - 2.0).abs() < 0.25 && (offset.1 + 1.0).abs() < 0.35, "the outliers do not matter");

    let band = (0..=30).map(|i| f64::from(i) / 10.0).map(|x| {
        let mut ys: Vec<f64> = lines.iter().map(|line| line.slope * x + line.offset).collect();
        ys.sort_by(f64::total_cmp);
        (x, ys[ys.len() / 20], ys[ys.len() - 1 - ys.len() / 20])
    });
    Plot::new("A line through points with outliers", "x", "y")
        .band("90 % of the posterior", band)
        .points("data", data.iter().copied())
        .save("bayesian_regression")?;
    Ok(())
}
