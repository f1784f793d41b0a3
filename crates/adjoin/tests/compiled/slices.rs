//! References to slices that are set to other parts of the slice, and extrema by a comparison.

#![allow(clippy::all, clippy::pedantic, reason = "code as people write it")]

use adjoin::prelude::*;

use crate::support::check;

#[differentiable]
mod model {
    // The reference is a parameter, and moves inside of the callee.
    fn next(mut rest: &[f64], count: usize) -> f64 {
        let mut product = 1.0;
        while rest.len() > count {
            product *= rest[0] + 0.5;
            rest = &rest[1..];
        }
        product + rest.len() as f64
    }

    /// Parameters are consumed one layer after another, as in a network. `before` keeps an earlier part.
    #[compiled]
    pub fn layers(x: &[f64]) -> f64 {
        let mut y = 0.7;
        let mut rest = &x[1..];
        for k in 0..3 {
            let (layer, others) = rest.split_at(k % 2 + 1);
            let before = rest;
            rest = others;
            for w in layer {
                y = (y * w).sin() + x[0];
            }
            if y > 0.2 {
                y *= before[0] * next(before, k);
                rest = &rest[..rest.len()];
            }
        }
        for w in rest {
            y += w * y;
        }
        y
    }

    // The part depends on values, so its bounds have to be kept.
    #[compiled]
    pub fn halves(x: &[f64]) -> f64 {
        let scaled: Vec<f64> = x.iter().map(|x| x * x + 0.1).collect();
        let mut part = &scaled[..];
        let mut total = 0.0;
        while part.len() > 1 {
            let middle = part.len() / 2;
            let (a, b) = part.split_at(middle);
            total += a[0] * b[0].sqrt();
            if total > 0.4 {
                part = a;
            } else {
                part = b;
            }
            total *= part[0];
        }
        total
    }

    // With `unwrap` and `if let`, behind a `filter`, and over an empty slice.
    #[compiled]
    pub fn extrema(x: &[f64]) -> f64 {
        let least = x.iter().min_by(|a, b| a.total_cmp(b)).unwrap();
        let (at, most) = x.iter().enumerate().max_by(|(_, a), (_, b)| a.partial_cmp(b).unwrap()).unwrap();
        let ys: Vec<f64> = x.iter().map(|x| (x * 3.0).sin()).collect();
        let mut total = least * most * at as f64;
        if let Some(y) = ys.iter().copied().filter(|y| *y > 0.1).max_by(|a, b| a.total_cmp(b)) {
            total += y * y;
        }
        if let Some(y) = ys[..0].iter().min_by(|a, b| b.total_cmp(a)) {
            total += y;
        }
        total
    }
}

#[test]
fn references_that_move_along_a_slice() {
    check!(model::layers, vec![0.3, 0.8, -0.5, 1.2, 0.4, 0.9, -1.1]);
    check!(model::layers, vec![-0.9, 0.8, 0.5, -1.2, 0.4]);
    check!(model::halves, vec![0.3, 0.8, -0.5, 1.2, 0.4, 0.9, -1.1]);
}

#[test]
fn a_part_outside_of_the_part_is_a_panic() {
    let x = vec![0.1, 0.8, 0.3];
    let plain = std::panic::catch_unwind(|| model::layers(&x));
    let compiled = std::panic::catch_unwind(|| model::layers::value_and_grad(&x));
    assert!(plain.is_err() && compiled.is_err());
}

#[test]
fn extrema_by_a_comparison() {
    check!(model::extrema, vec![0.3, 0.8, -0.5, 1.2, 0.4]);
    check!(model::extrema, vec![-1.3, -2.0, -0.7]);
}
