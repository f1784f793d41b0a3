//! How a random program is compared in all modes.

use adjoin::structure::Structure;
use adjoin::{Differentiable, Forward, Real, Reverse};

use crate::generate::INPUTS;
use crate::support::assert_close;

/// A weighted sum of rows, at a point.
type SumOfRows = fn(&[f64]) -> Vec<f64>;

/// A program of `INPUTS` numbers in every mode.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) plain: fn(&[f64]) -> f64,
    /// The direct entry.
    pub(crate) compiled: fn(&[f64]) -> (f64, Vec<f64>),
    /// On the tape, where it is one node.
    pub(crate) node: fn(&[Reverse]) -> Reverse,
    /// On the tape, without the compiled adjoint.
    pub(crate) taped: fn(&[Reverse]) -> Reverse,
    pub(crate) forward: fn(&[Forward]) -> Forward,
    /// The rows of the Jacobian by the direct entry, added up with the weights. Programs of one float alone
    /// have none.
    pub(crate) rows: Option<SumOfRows>,
}

/// The weight of a result, 1 for the first: entries of functions with one float have no cotangent.
fn weight(number: usize) -> f64 {
    (number as f64 * 1.3).cos()
}

/// The weighted sum of all numbers in a structure.
pub(crate) fn weighted<R: Real, T: Differentiable<R>>(results: &T) -> R {
    let (mut total, mut number) = (R::from(0.0), 0);
    results.visit_scalars(&mut |x: R| {
        total += x * weight(number);
        number += 1;
    });
    total
}

/// The weights in the shape of a structure.
pub(crate) fn weights<T: Structure<With<f64> = T>>(results: &T) -> T {
    let mut number = 0;
    results.map_scalars(&mut |_: f64| {
        number += 1;
        weight(number - 1)
    })
}

/// Adds the gradient of arguments that were made of the inputs, in order, to that of the inputs.
pub(crate) fn spread<T: Differentiable<f64>>(gradient: &mut [f64], bar: &T) {
    let mut number = 0;
    bar.visit_scalars(&mut |x: f64| {
        gradient[number] += x;
        number += 1;
    });
}

/// The weighted sum of rows.
pub(crate) fn combine(rows: usize, row: impl Fn(usize) -> Vec<f64>) -> Vec<f64> {
    let mut total = vec![0.0; INPUTS];
    for number in 0..rows {
        total.iter_mut().zip(row(number)).for_each(|(total, x)| *total += x * weight(number));
    }
    total
}

/// Three points per program, between −2.2 and 2.2.
fn points(number: usize) -> impl Iterator<Item = Vec<f64>> {
    (0..3).map(move |point| {
        let start = number as f64 * 0.37 + f64::from(point) * 1.3;
        (0..INPUTS).map(|i| 2.2 * (start + 0.7 * i as f64 * (1.0 + i as f64)).sin()).collect()
    })
}

/// Compares a program at three points. Returns at how many of them differences were conclusive.
pub(crate) fn compare(number: usize, entry: &Entry) -> usize {
    let name = entry.name;
    let mut conclusive = 0;
    for point in points(number) {
        let value = (entry.plain)(&point);
        let (compiled_value, gradient) = (entry.compiled)(&point);
        assert_eq!(value.to_bits(), compiled_value.to_bits(), "{name}: the value");
        // A NaN has no slope that the modes would have to agree on.
        if value.is_nan() {
            continue;
        }
        let (node_value, by_node) = adjoin::value_and_grad(|x: Vec<Reverse>| (entry.node)(&x), &point);
        assert_eq!(value.to_bits(), node_value.to_bits(), "{name}: the value of the node");
        assert_close(&format!("{name}, the node"), &gradient, &by_node, 1e-12);
        let by_tape = adjoin::grad(|x: Vec<Reverse>| (entry.taped)(&x), &point);
        assert_close(&format!("{name}, the tape"), &gradient, &by_tape, 1e-8);
        if let Some(rows) = entry.rows {
            let rows = rows(&point);
            // Infinite rows may cancel, and are NaN in one sum and not in the other.
            if rows.iter().chain(&gradient).all(|x| x.is_finite()) {
                assert_close(&format!("{name}, the rows"), &gradient, &rows, 1e-8);
            }
        }
        let by_forward: Vec<f64> = (0..point.len())
            .map(|i| {
                let seed = |(j, x): (usize, &f64)| Forward::new(*x, [f64::from(u8::from(i == j))]);
                let x: Vec<_> = point.iter().enumerate().map(seed).collect();
                (entry.forward)(&x).tangent(0)
            })
            .collect();
        assert_close(&format!("{name}, forward"), &gradient, &by_forward, 1e-8);
        // Differences along one direction. They count only where two step sizes agree, and both sides:
        // programs have kinks and jumps.
        let direction: Vec<f64> = (0..point.len()).map(|i| (i as f64 * 1.9 + 0.4).cos()).collect();
        let at =
            |h: f64| (entry.plain)(&point.iter().zip(&direction).map(|(x, d)| x + h * d).collect::<Vec<_>>());
        let difference = |h: f64| (at(h) - at(-h)) / (2.0 * h);
        let (coarse, fine) = (difference(2e-5), difference(1e-5));
        let (left, right) = ((value - at(-1e-5)) / 1e-5, (at(1e-5) - value) / 1e-5);
        let slope: f64 = gradient.iter().zip(&direction).map(|(g, d)| g * d).sum();
        let scale = 1.0 + fine.abs();
        if (coarse - fine).abs() < 1e-5 * scale && (left - right).abs() < 1e-2 * scale {
            let close = (slope - fine).abs() < 1e-3 * scale;
            assert!(close, "{name}: slope {slope}, difference {fine}");
            conclusive += 1;
        }
    }
    conclusive
}
