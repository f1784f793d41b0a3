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
    point: &[f64],
) {
    let expected = plain(point);
    assert!(expected.is_finite(), "{what}: {expected} says nothing");
    assert_eq!(expected.to_bits(), at_f64(point).to_bits(), "{what}: {expected} and {}", at_f64(point));
    let (value, gradient) = value_and_grad(|x: Vec<Reverse>| at_reverse(&x), &point.to_vec());
    assert_eq!(expected.to_bits(), value.to_bits(), "{what}: the value of the reverse run");
    for k in 0..point.len() {
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

