//! The gradient check finds wrong derivatives, reports their places, and accepts right ones.

use adjoin::prelude::*;
use adjoin::verbs::Verdict;
use adjoin::{GradientCheck, check_gradient, gradient_check};
use std::collections::BTreeMap;

#[derive(Clone, Differentiable)]
struct Network<R = f64> {
    layers: Vec<Layer<R>>,
    rates: BTreeMap<&'static str, R>,
}

#[derive(Clone, Differentiable)]
struct Layer<R = f64> {
    weights: Vec<R>,
    #[constant]
    scale: f64,
}

fn network() -> Network {
    let layer =
        |k: usize| Layer { weights: (0..4).map(|i| 0.3 + 0.1 * (i + k) as f64).collect(), scale: 0.5 };
    Network { layers: (0..3).map(layer).collect(), rates: BTreeMap::from([("slow", 0.2), ("fast", 2.0)]) }
}

fn loss<R: Real>(network: &Network<R>) -> R {
    let mut x = R::constant(1.0);
    for layer in &network.layers {
        x = layer.weights.iter().map(|w| (*w * x).tanh()).sum::<R>() * layer.scale;
    }
    x * network.rates["slow"] + network.rates["fast"].exp()
}

#[test]
fn a_right_gradient_passes_in_every_place() {
    let report = gradient_check!(|network| loss(&network), &network());
    assert!(report.all_agree(), "{report:#}");
    assert_eq!((report.scalars(), report.entries().len()), (14, 14));
    let worst = report.entries()[0].relative_error();
    assert!(worst < 1e-9, "differences are accurate: {worst:e}");
}

#[test]
fn a_wrong_gradient_is_found_and_named() {
    let detached = |mut network: Network<Reverse>| {
        let lost = &mut network.layers[2].weights[3];
        *lost = Reverse::constant(lost.primal());
        loss(&network)
    };
    let report = check_gradient(|network| loss(&network), detached, &network());
    assert!(!report.passed());
    assert_eq!((report.count(Verdict::Differs), report.count(Verdict::Agrees)), (1, 13));
    let worst = &report.entries()[0];
    assert_eq!(
        (worst.path.as_str(), worst.gradient, worst.verdict),
        ("layers[2].weights[3]", 0.0, Verdict::Differs)
    );
    let text = report.to_string();
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows[0], "gradient check: FAILED, 1 differ, 0 inconclusive, 13 agree");
    assert!(rows[2].starts_with("  layers[2].weights[3] ") && rows[2].ends_with(" 1.0e0  DIFFERS"), "{text}");
    assert_eq!(rows.len(), 2 + 14, "{text}");
}

#[test]
fn a_small_error_is_found_too() {
    // One part in ten thousand, in one of two directions.
    let report = check_gradient(
        |[x, y]: [f64; 2]| x.sin() * y,
        |[x, y]: [Reverse; 2]| x.sin() * y + (x - x.primal()) * 1e-4,
        &[0.5, 2.0],
    );
    assert_eq!(report.count(Verdict::Differs), 1, "{report}");
    assert_eq!(report.entries()[0].path, "[0]");
}

#[test]
fn noise_is_told_from_error() {
    // Values on a grid, as if printed and read back: the gradient is right, but differences cannot confirm
    // it.
    let report = check_gradient(|x: f64| (x * 1e7).round() / 1e7, |x: Reverse| x, &0.4567);
    assert_eq!(report.entries()[0].verdict, Verdict::Inconclusive, "{report}");
    assert!(report.passed() && !report.all_agree(), "{report}");
    assert_eq!(report.entries()[0].path, "(the input)");
}

#[test]
fn a_large_value_does_not_drown_a_derivative_of_zero() {
    let report = gradient_check!(|[x, y]| x * 1e3 + y * 0.0, &[0.1, 0.7]);
    assert!(report.all_agree(), "{report}");
}

#[test]
fn the_edge_of_the_domain_is_inconclusive() {
    let report = gradient_check!(Real::sqrt, &0.0);
    assert_eq!(report.entries()[0].verdict, Verdict::Inconclusive, "{report}");
}

#[test]
fn conventions_at_kinks_agree_with_symmetric_differences() {
    let report = gradient_check!(|[x, y]| x.abs() + y.max(x * 0.0), &[0.0, 0.0]);
    assert!(report.passed(), "{report}");
}

#[test]
fn scales_far_from_one_are_handled() {
    let report = gradient_check!(|[a, b, c]| (a * 1e9).sin() + b.ln() + c * c, &[3e-10, 1e-12, 4e15]);
    assert!(report.passed(), "{report}");
    let of = |path: &str| report.entries().iter().find(|entry| entry.path == path).unwrap().relative_error();
    assert!(of("[2]") < 1e-6, "{report}");
    let report = gradient_check!(|[a, b]| (a * 1e9).sin() + b.ln(), &[3e-10, 1e-12]);
    assert!(report.all_agree(), "{report}");
}

#[test]
fn functions_with_different_values_do_not_pass() {
    let report = check_gradient(|x: f64| 2.0 * x + 1.0, |x: Reverse| 2.0 * x, &1.0);
    assert_eq!(report.count(Verdict::Agrees), 1);
    assert!(
        !report.passed() && report.to_string().contains("gives the value 2e0, but the plain one gives 3e0"),
        "{report}"
    );
}

#[test]
fn of_a_large_input_a_sample_and_one_direction_are_checked() {
    let x: Vec<f64> = (0..500).map(|i| f64::from(i) * 0.01).collect();
    let check = GradientCheck::default().at_most(10);
    let right = check.run(sum_of_sines, sum_of_sines, &x);
    assert!(right.all_agree(), "{right}");
    assert_eq!((right.scalars(), right.entries().len()), (500, 11));
    assert!(right.to_string().contains("10 of 500 scalars"), "{right}");

    // Wrong in one scalar that the sample misses.
    let wrong = |mut x: Vec<Reverse>| {
        x[123] = Reverse::constant(x[123].primal());
        sum_of_sines(x)
    };
    let report = check.run(sum_of_sines, wrong, &x);
    assert_eq!(report.count(Verdict::Differs), 1, "{report}");
    assert_eq!(report.entries()[0].path, "(all, in one direction)");
}

fn sum_of_sines<R: Real>(x: Vec<R>) -> R {
    x.into_iter().map(R::sin).sum()
}

#[test]
fn a_tolerance_can_be_asked_for() {
    let off_by = |error: f64| move |x: Reverse| x + (x - x.primal()) * error;
    let check = GradientCheck::default().tolerance(1e-2);
    assert!(check.run(|x: f64| x, off_by(1e-3), &1.0).passed());
    assert!(!check.run(|x: f64| x, off_by(1e-1), &1.0).passed());
}
