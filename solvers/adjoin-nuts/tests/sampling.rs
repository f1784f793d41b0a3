//! Samples have the moments of the densities that they are drawn from, and mistakes end a chain with our
//! message.

use adjoin::objective::FirstOrder;
use adjoin::prelude::*;
use adjoin::transforms::Change;
use adjoin::{Objective, objective};
use adjoin_nuts::{Posterior, PosteriorError};
use nuts_rs::rand::{SeedableRng, rngs::ChaCha8Rng};
use nuts_rs::{Chain, CpuLogpFunc, CpuMath, DiagNutsSettings, LogpError, Settings};

/// Draws after the tuning, and how many of them diverged.
#[expect(clippy::needless_pass_by_value, reason = "the calls read better")]
fn sample<O: Objective>(density: &O, start: O::Input, draws: usize) -> (Vec<O::Input>, usize) {
    let settings = DiagNutsSettings { num_tune: 300, ..DiagNutsSettings::default() };
    let mut random = ChaCha8Rng::seed_from_u64(42);
    let x = start.flatten();
    let posterior = Posterior::new(density, start.with_scalars(&x).unwrap());
    let mut chain = settings.new_chain(0, CpuMath::new(posterior), &mut random).unwrap();
    chain.set_position(&x).unwrap();
    let mut kept = Vec::new();
    let mut diverged = 0;
    for index in 0..300 + draws {
        let (draw, progress) = chain.draw().unwrap();
        if index >= 300 {
            kept.push(start.with_scalars(&draw).unwrap());
            diverged += usize::from(progress.diverging);
        }
    }
    (kept, diverged)
}

fn moments(xs: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    let count = xs.clone().count() as f64;
    let mean = xs.clone().sum::<f64>() / count;
    (mean, xs.map(|x| (x - mean).powi(2)).sum::<f64>() / count)
}

#[test]
fn a_correlated_normal_density_has_its_moments() {
    // Precision matrix [[2, 1], [1, 2]]: variances 2/3, covariance −1/3.
    let density = objective!(|(x, [y]): (f64, [f64; 1])| {
        let (x, y) = (x - 3.0, y + 1.0);
        -(x * x + x * y + y * y)
    });
    let (draws, diverged) = sample(&density, (0.0, [0.0]), 3000);
    assert_eq!(diverged, 0);
    let (mean, variance) = moments(draws.iter().map(|d| d.0));
    assert!((mean - 3.0).abs() < 0.1 && (variance - 2.0 / 3.0).abs() < 0.1, "{mean} {variance}");
    let covariance = draws.iter().map(|d| (d.0 - 3.0) * (d.1[0] + 1.0)).sum::<f64>() / 3000.0;
    assert!((covariance + 1.0 / 3.0).abs() < 0.1, "{covariance}");
}

#[test]
fn constrained_parameters_have_the_requested_densities() {
    // Gamma(3, 2), Beta(2, 3), Dirichlet(1, 2, 3): means 1.5, 0.4, (1, 2, 3) / 6.
    let density = objective!(|(a, b, c): (f64, f64, Vec<f64>)| {
        let mut change = Change::new();
        let (a, b, c) = (change.positive(a), change.between(0.0, 1.0, b), change.simplex(&c));
        let gamma = a.ln() * 2.0 - a * 2.0;
        let beta = b.ln() + (-b + 1.0).ln() * 2.0;
        gamma + beta + c[1].ln() + c[2].ln() * 2.0 + change.log_jacobian()
    });
    let (draws, _) = sample(&density, (0.0, 0.0, vec![0.0; 2]), 4000);
    let mapped: Vec<[f64; 5]> = draws
        .iter()
        .map(|(a, b, c)| {
            let mut change = Change::new();
            let shares = change.simplex(c);
            [change.positive(*a), change.between(0.0, 1.0, *b), shares[0], shares[1], shares[2]]
        })
        .collect();
    let expected =
        [(1.5, 0.75), (0.4, 0.04), (1.0 / 6.0, 5.0 / 252.0), (1.0 / 3.0, 8.0 / 252.0), (0.5, 9.0 / 252.0)];
    for (i, (mean, variance)) in expected.into_iter().enumerate() {
        let found = moments(mapped.iter().map(|m| m[i]));
        assert!((found.0 - mean).abs() < 0.08 * mean.max(0.3), "{i}: {found:?} {mean}");
        assert!((found.1 - variance).abs() < 0.25 * variance, "{i}: {found:?} {variance}");
    }
}

#[test]
fn points_without_density_are_divergences_and_the_chain_goes_on() {
    // Half a normal density: NaN on the other side, and not differentiable at 0.
    let half = objective!(|x: f64| x * x * -0.5 + x.sqrt() * 0.0);
    let (draws, diverged) = sample(&half, 1.0, 300);
    assert!(draws.iter().all(|x| *x > 0.0) && diverged > 0);
}

#[test]
fn mistakes_end_the_chain_with_our_message() {
    let picky = objective!(|x: [f64; 2]| {
        assert!(x[0].abs() < 1.0, "no density out there");
        x[0] * 10.0 - x[1] * x[1] + x[1]
    });
    let mut posterior = Posterior::new(&picky, [0.0; 2]);
    let error = posterior.logp(&[2.0, 0.0], &mut [0.0; 2]).unwrap_err();
    assert_eq!(error.to_string(), "the function panicked: no density out there");
    assert!(!error.is_recoverable());
    let error = posterior.logp(&[0.0], &mut [0.0]).unwrap_err();
    assert!(!error.is_recoverable() && error.to_string().contains("length 1"), "{error}");

    let mut random = ChaCha8Rng::seed_from_u64(1);
    let mut chain = DiagNutsSettings::default()
        .new_chain(0, CpuMath::new(Posterior::new(&picky, [0.0; 2])), &mut random)
        .unwrap();
    // A density that grows: the chain runs away, to where the model panics.
    let failure = match chain.set_position(&[0.0; 2]) {
        Err(error) => format!("{error:?}"),
        Ok(()) => format!("{:?}", (0..1000).find_map(|_| chain.draw().err()).expect("an error")),
    };
    assert!(failure.contains("no density out there"), "{failure}");
}

#[test]
fn an_infinite_density_is_recoverable() {
    let log = objective!(|x: f64| x.abs().ln() * 1.0);
    let mut posterior = Posterior::new(&log, 1.0);
    let error = posterior.logp(&[0.0], &mut [0.0]).unwrap_err();
    assert!(error.is_recoverable(), "{error}");
    assert!(matches!(error, PosteriorError::Evaluation(_) | PosteriorError::Infinite(_)));
    assert!(log.evaluate(&0.0).is_infinite());
}
