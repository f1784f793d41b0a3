//! Folds and scans with closures: one node each, for any closure and any captured values.

use crate::common::{Grid, assert_close, vector};
use adjoin::{Real, Reverse, Vector, grad, join, vjp};
use std::cell::Cell;

#[test]
fn a_fold_is_one_node_with_one_result() {
    for n in [1, 2, 9] {
        let statistics =
            four_ways!((vector(n, 1), 0.5), |(x, s)| x.fold(s, |sum, x| (sum * x + x.sin()).tanh() * x));
        assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 1, 0), "of {n} elements");
    }
    let statistics = four_ways!((vector(0, 1), 0.5), |(x, s)| x.fold(s, |sum, x| sum * x));
    assert_eq!((statistics.arrays, statistics.nodes), (0, 0), "a fold of nothing is where it starts");
}

#[test]
fn a_scan_is_one_node_with_all_states() {
    for n in [1, 2, 9] {
        let statistics =
            four_ways!((vector(n, 2), 0.5), |(x, s)| x.scan(s, |state, x| (state * x + x.sin()).tanh() * x));
        assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, n, 0), "of {n} elements");
    }
    four_ways!((vector(0, 2), 0.5), |(x, s)| x.scan(s, |state, x| state * x));
}

#[test]
fn the_derivatives_are_those_by_hand() {
    // sᵢ = sᵢ₋₁ xᵢ: every state is a product of all before it.
    let hand = |(x, s): &(Vector, f64), c: &Vector| {
        let product = |to: usize, without: Option<usize>| -> f64 {
            (0..=to).filter(|i| Some(*i) != without).map(|i| x[i]).product()
        };
        let slope = |k: usize| (k..3).map(|i| c[i] * s * product(i, Some(k))).sum::<f64>();
        (Vector::from([slope(0), slope(1), slope(2)]), (0..3).map(|i| c[i] * product(i, None)).sum())
    };
    four_ways!((vector(3, 3), 0.8), |(x, s)| x.scan(s, |state, x| state * x), by_hand hand);
    let horner = |(x, t): &(Vector, f64), c: &Vector| {
        let value = Vector::from([t * t, *t, 1.0]) * c[0];
        (value, (2.0 * x[0] * t + x[1]) * c[0])
    };
    four_ways!(
        (vector(3, 4), 0.8),
        |(x, t)| x.fold(Real::constant(0.0), |sum, x| sum * t + x),
        by_hand horner
    );
}

#[test]
fn captured_values_get_their_gradients() {
    for n in [0, 1, 5] {
        let point = (vector(n, 5), (0.8, vector(2, 6)));
        four_ways!(point.clone(), |(x, (s, w))| x.scan(s * w[0], |y, x| (y * w[1] + x * s).sin() + w[0]));
        four_ways!(point.clone(), |(x, (s, w))| x.fold(s, |y, x| (y * w[1] + x * s).sin() + w[0]));
        four_ways!(point.clone(), |(x, (s, _))| x.scan(s, |_, _| s));
        four_ways!(point.clone(), |(x, (_, w))| x.fold(w[0], |y, _| y));
        four_ways!(point.clone(), |(x, (_, w))| x.scan(Real::constant(1.0), |y, _| y * w[0] + w[1]));
        four_ways!(point, |(x, (s, _))| x.scan(s, |_, x| x) + x.scan(s, |_, _| Real::constant(2.0)));
    }
}

#[test]
fn matrices_are_folded_row_by_row() {
    for grid in Grid::ALL {
        four_ways!((grid.base([2, 3], 7), 0.3), |(a, s)| grid.take(&a).fold(s, |y, a| (y + a * s).cos()));
    }
}

#[test]
fn a_step_that_cannot_be_reduced_is_recorded_as_it_is() {
    four_ways!((vector(4, 8), 0.6), |(x, s)| x.scan(s, |y, x| {
        let (a, b) = join(|| (x * s).sin(), || x * y);
        a * b + s
    }));
    four_ways!((vector(4, 9), vector(2, 10)), |(x, w)| x.fold(w[0], |y, x| (&w * x).sum() * y));
    // Only some steps cannot be reduced: the steps before the first of them remain one node.
    four_ways!((vector(6, 11), 0.7), |(x, s)| x.scan(s, |y, x| {
        if x > 0.9 { Vector::from([x, y]).map(|z| (z * s).sin()).sum() } else { (x * y).cos() }
    }));
    // More nodes than a local run has room for.
    four_ways!((vector(3, 12), 0.9), |(x, s)| x.fold(s, |y, x| (0..700).fold(y, |z, _| (z * x).sin() * s)));
}

#[test]
fn folds_nest_in_maps_and_folds() {
    four_ways!((vector(3, 13), vector(2, 14)), |(x, w)| x.map(|x| w.fold(x, |y, w| (y * w).sin()) * x));
    four_ways!((vector(3, 16), vector(2, 17)), |(x, w)| x.fold(w[1], |y, x| w.fold(y, |z, w| z * w + x)));
}

#[test]
fn a_long_scan_has_the_gradient_of_the_loop() {
    let x = vector(3000, 18);
    let step = |y: Reverse, x: Reverse| (y * 0.9 + x).tanh();
    let scanned = grad(|x: Vector<_>| x.scan(x[0], step).norm_squared(), &x);
    let looped = grad(
        |x: Vec<Reverse>| {
            let mut state = x[0];
            let squares = x.iter().map(|x| {
                state = step(state, *x);
                state * state
            });
            squares.sum::<Reverse>()
        },
        &x.to_vec(),
    );
    assert_close("scan and loop", &scanned.to_vec(), &looped, 1e-12);
}

#[test]
#[should_panic(expected = "was used after the closure had returned")]
fn a_step_that_keeps_its_argument_is_caught() {
    let kept = Cell::new(None);
    let f = |x: Vector<Reverse>| {
        let y = x.scan(x[0], |y, x| {
            kept.set(Some(y));
            x * y
        });
        y.sum() * kept.get().unwrap()
    };
    let _ = vjp(f, &vector(3, 19));
}
