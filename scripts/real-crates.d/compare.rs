// The functions of a file in `checks` on the untouched crate, and the same on the differentiable copy.
#![allow(warnings)]

use TAKEN::taken;
use adjoin::prelude::*;

mod checks {
    use untouched::*;

    include!("checks.rs");
}

fn compare(
    what: &str,
    plain: impl Fn(&[f64]) -> f64,
    at_f64: impl Fn(&[f64]) -> f64,
    at_reverse: impl Fn(&[Reverse]) -> Reverse,
    at_forward: impl Fn(&[Forward<f64, 1>]) -> Forward<f64, 1>,
    point: &[f64],
) {
    let expected = plain(point);
    assert!(expected.is_finite(), "{what}: {expected} says nothing");
    assert_eq!(expected.to_bits(), at_f64(point).to_bits(), "{what}: {expected} and {}", at_f64(point));
    let (value, gradient) = value_and_grad(|x: Vec<Reverse>| at_reverse(&x), &point.to_vec());
    assert_eq!(expected.to_bits(), value.to_bits(), "{what}: the value of the reverse run");
    for k in 0..point.len() {
        let moving = |(j, &x): (usize, &f64)| Forward::new(x, [if j == k { 1.0 } else { 0.0 }]);
        let along = at_forward(&point.iter().enumerate().map(moving).collect::<Vec<_>>());
        assert_eq!(expected.to_bits(), along.primal().to_bits(), "{what}: the value of the forward run");
        let [forward] = along.tangents();
        let same = (gradient[k] - forward).abs() <= 1e-9 * gradient[k].abs().max(forward.abs());
        assert!(same, "{what}, ∂{k}: {} in reverse and {forward} in forward mode", gradient[k]);
        let slope = |step: f64| {
            let moved = |by: f64| {
                let mut x = point.to_vec();
                x[k] += by;
                plain(&x)
            };
            (8.0 * (moved(step) - moved(-step)) - (moved(2.0 * step) - moved(-2.0 * step))) / (12.0 * step)
        };
        // The step that fits depends on the function: one of these has to agree.
        let scale = point[k].abs().max(1e-2);
        let differences = [1e-3, 1e-4, 1e-5].map(|step| slope(step * scale));
        let agrees = differences.iter().any(|d| (gradient[k] - d).abs() <= 2e-6 * gradient[k].abs().max(d.abs()));
        assert!(agrees && gradient[k] != 0.0, "{what}, ∂{k}: {} and by differences {differences:?}", gradient[k]);
    }
    println!("   {what}: {expected}, gradient {gradient:?}");
}

