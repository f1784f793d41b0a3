//! Minima that are known, with bounds and constraints, and what goes wrong.

use adjoin::objective;
use adjoin_slsqp::{Slsqp, SlsqpError};

#[test]
fn rosenbrocks_function_with_and_without_bounds() {
    let banana =
        objective!(|(x, rest): (f64, Vec<f64>)| (x - 1.0).powi(2) + (rest[0] - x * x).powi(2) * 100.0);
    let ((x, rest), value) = Slsqp::new(&banana, (-1.2, vec![1.0])).minimize().unwrap();
    assert!((x - 1.0).abs() < 1e-4 && (rest[0] - 1.0).abs() < 1e-4 && value < 1e-8, "{x} {rest:?} {value}");
    let bounded = Slsqp::new(&banana, (-1.2, vec![1.0])).bounds(&(-2.0, vec![-2.0]), &(0.5, vec![2.0]));
    let ((x, rest), _) = bounded.minimize().unwrap();
    assert!((x - 0.5).abs() < 1e-8 && (rest[0] - 0.25).abs() < 1e-6, "{x} {rest:?}");
}

#[test]
fn a_portfolio_with_constraints_has_its_closed_form() {
    // Least variance for a return of at least 0.08, nothing sold short, all of it invested.
    let covariance = [[0.04, 0.006, 0.0], [0.006, 0.09, 0.012], [0.0, 0.012, 0.01]];
    let returns = [0.08, 0.12, 0.04];
    let variance = objective!([covariance: [[f64; 3]; 3]] |w: [f64; 3]| {
        (0..3).map(|i| (0..3).map(|j| w[i] * w[j] * covariance[i][j]).sum::<R>()).sum::<R>()
    });
    let limits = objective!([returns: [f64; 3]] |w: [f64; 3]| -> [f64; 3] {
        let invested = w[0] + w[1] + w[2];
        let gained: R = w.iter().zip(returns).map(|(w, r)| *w * *r).sum();
        [-gained + 0.08, invested - 1.0, -invested + 1.0]
    });
    let problem = Slsqp::new(&variance, [1.0 / 3.0; 3]).bounds(&[0.0; 3], &[1.0; 3]).at_most_zero(&limits);
    let (w, _) = problem.minimize().unwrap();
    // By hand: w = (1 − 2 t, t, t) has the return; 0.24 t² − 0.16 t + 0.04 is the variance up to the cross
    // terms.
    let variance_at = |t: f64| {
        let w = [1.0 - 2.0 * t, t, t];
        (0..3)
            .flat_map(|i| (0..3).map(move |j| (i, j)))
            .map(|(i, j)| w[i] * w[j] * covariance[i][j])
            .sum::<f64>()
    };
    // The variance is a quadratic function of t: its minimum by three of its values.
    let (a, b, c) = (variance_at(0.0), variance_at(0.25), variance_at(0.5));
    let t = 0.25 - 0.25 * (c - a) / (2.0 * (a - 2.0 * b + c));
    assert!((w[1] - t).abs() < 1e-5 && (w[2] - t).abs() < 1e-5, "{w:?} {t}");
}

#[test]
fn mistakes_are_errors_with_our_message() {
    let slope = objective!(|x: [f64; 2]| {
        assert!(x[0] > -3.0, "too far left");
        x[0] + x[1] * x[1]
    });
    let error = Slsqp::new(&slope, [1.0, 1.0]).minimize().unwrap_err();
    assert_eq!(error.to_string(), "the function panicked: too far left");

    let root = objective!(|x: [f64; 2]| x[0].sqrt() + x[1] * x[1]);
    let error = Slsqp::new(&root, [1.0, 1.0]).minimize().unwrap_err();
    assert!(
        matches!(&error, SlsqpError::Evaluation(_)) && error.to_string().contains("at the point [0] = "),
        "{error}"
    );

    let flat = objective!(|x: [f64; 2]| x[0] * x[0] + x[1] * x[1]);
    let broken = objective!(|x: [f64; 2]| -> f64 {
        assert!(x[0] > 5.0, "no constraint here");
        x[0]
    });
    let error = Slsqp::new(&flat, [1.0, 1.0]).at_most_zero(&broken).minimize().unwrap_err();
    assert_eq!(error.to_string(), "the function panicked: no constraint here");
    let growing = objective!(|x: [f64; 2]| -> Vec<f64> { vec![x[0]; if x[0] == 1.0 { 1 } else { 2 }] });
    let error = Slsqp::new(&flat, [1.0, 1.0]).at_most_zero(&growing).minimize().unwrap_err();
    assert_eq!(error.to_string(), "the output has length 2, but 1 was expected");

    let impatient = Slsqp::new(&flat, [1.0, 1.0]).evaluations(1).minimize().unwrap_err();
    assert!(matches!(impatient, SlsqpError::Unfinished { .. }), "{impatient}");
}
