//! Empty sums, constants, terms that are not operations, infinities, long terms.

use crate::{all_close, close};
use adjoin::memory::streamed_sum;
use adjoin::prelude::*;

/// Streamed and plain, both values in bits; the gradient of the streamed sum.
#[track_caller]
fn same(terms: usize, point: &[f64], term: impl Fn(&[Reverse], usize) -> Reverse + Sync) -> Vec<f64> {
    let point = point.to_vec();
    let streamed = |xs: Vec<Reverse>| streamed_sum(0..terms, |i| term(&xs, i));
    let recorded = |xs: Vec<Reverse>| (0..terms).map(|i| term(&xs, i)).sum::<Reverse>();
    let ((a, found), (b, expected)) = (value_and_grad(streamed, &point), value_and_grad(recorded, &point));
    assert_eq!(a.to_bits(), b.to_bits(), "{a} and {b}");
    all_close("streamed and recorded", &found, &expected, 1e-12);
    found
}

#[test]
fn no_terms_are_minus_zero_and_depend_on_nothing() {
    assert_eq!(same(0, &[1.0], |xs, _| xs[0]), [0.0]);
    let mut constant = false;
    grad(
        |x: Reverse| {
            constant = streamed_sum(0..0, |_| x).is_constant();
            x
        },
        &1.0,
    );
    assert!(constant);
    assert_eq!(streamed_sum([0.0; 0], |x| x).to_bits(), (-0.0f64).to_bits());
    assert_eq!(streamed_sum([1.0, 2.0], |x: f64| x * x), 5.0);
}

#[test]
fn outside_of_any_verb_it_is_the_plain_sum_of_constants() {
    assert_eq!(streamed_sum([1.0, 2.0], Reverse::from).primal(), 3.0);
}

#[test]
fn constants_inputs_and_multiples_of_them_are_terms() {
    assert_eq!(same(5, &[1.0, 2.0], |_, i| Reverse::from(i as f64)), [0.0, 0.0]);
    assert_eq!(same(5, &[1.0, 2.0], |xs, i| xs[i % 2]), [3.0, 2.0]);
    assert_eq!(same(4, &[1.0, 2.0], |xs, i| xs[i % 2] * i as f64), [2.0, 4.0]);
    assert_eq!(
        same(4, &[1.0, 2.0], |xs, i| if i == 2 { xs[1] * 0.0 } else { Reverse::from(1.0) }),
        [0.0, 0.0]
    );
    // Operations that are recorded and not returned have no effect.
    let unused = |xs: &[Reverse], _: usize| {
        let _ = xs[0] * xs[1];
        xs[1]
    };
    assert_eq!(same(3, &[1.0, 2.0], unused), [0.0, 3.0]);
    let returned_early = |xs: &[Reverse], _: usize| {
        let first = xs[0] * xs[1];
        let _ = first * xs[0] + xs[1];
        first
    };
    assert_eq!(same(3, &[1.0, 2.0], returned_early), [6.0, 3.0]);
}

#[test]
fn a_term_may_be_alone() {
    assert_eq!(same(1, &[3.0, 2.0], |xs, _| xs[0] * xs[1]), [2.0, 3.0]);
}

#[test]
fn sums_and_products_with_constants_inside_of_terms() {
    let term = |xs: &[Reverse], i: usize| {
        let all: Reverse = xs.iter().map(|x| *x * (i as f64 + 0.5)).sum();
        let squares: Reverse = xs.iter().map(|x| *x * *x).sum();
        all * squares + xs.iter().sum::<Reverse>()
    };
    same(70, &[0.3, 0.4, -0.5, 0.6, 0.7, 1.0, 1.1], term);
}

#[test]
fn infinities_and_nan_are_where_a_plain_sum_has_them() {
    // At zero, the square root has an infinite slope; where the term is multiplied by zero, that has no
    // effect.
    let roots = |xs: &[Reverse], i: usize| xs[i % 3].sqrt() * xs[3];
    let gradient = same(6, &[0.0, 1.0, 4.0, 0.0], roots);
    assert!(gradient[..3].iter().all(|slope| *slope == 0.0), "{gradient:?}");
    let gradient = same(6, &[0.0, 1.0, 4.0, 1.0], roots);
    assert_eq!(gradient[0], f64::INFINITY);
    let gradient = same(6, &[-1.0, 1.0, 4.0, 1.0], roots);
    assert!(gradient[0].is_nan() && gradient[3].is_nan() && gradient[1] == 1.0, "{gradient:?}");
    // Of both signs in one place.
    let gradient =
        same(4, &[0.0, 1.0], |xs, i| if i % 2 == 0 { xs[0].sqrt() } else { -xs[0].sqrt() * xs[1] });
    assert!(gradient[0].is_nan());
}

#[test]
fn a_sum_that_is_multiplied_by_zero_or_infinity_afterwards() {
    let f = |factor: f64, streamed: bool| {
        let term = |xs: &[Reverse; 3], i: usize| xs[i % 2].sqrt() * xs[1];
        let sum = move |xs: [Reverse; 3]| {
            let sum: Reverse = if streamed {
                streamed_sum(0..4, |i| term(&xs, i))
            } else {
                (0..4).map(|i| term(&xs, i)).sum()
            };
            sum * xs[2]
        };
        grad(sum, &[0.0, 1.0, factor])
    };
    for factor in [0.0, -0.0, 1.0, f64::INFINITY, f64::NAN] {
        let (found, expected) = (f(factor, true), f(factor, false));
        assert!(
            found.iter().zip(&expected).all(|(a, b)| close(*a, *b, 0.0)),
            "{factor}: {found:?} {expected:?}"
        );
    }
}

#[test]
fn a_nan_cotangent_reaches_only_what_the_terms_used() {
    let f = |xs: Vec<Reverse>| streamed_sum(0..4, |i| xs[2 * i] * xs[2 * i]) * f64::NAN;
    let gradient = grad(f, &vec![1.0; 8]);
    assert!(gradient.iter().step_by(2).all(|x| x.is_nan()), "{gradient:?}");
    assert!(gradient.iter().skip(1).step_by(2).all(|x| *x == 0.0), "{gradient:?}");
}

#[test]
fn terms_have_the_same_gradient_wherever_a_chunk_ends() {
    // Chunks have from 2¹¹ to 2¹⁸ nodes.
    for (before, length) in [(0, 10), (2000, 300), (100, 5000), (3000, 40_000)] {
        let term = |xs: &[Reverse], i: usize| (0..length).fold(xs[i % 2], |z, _| z * xs[1] + xs[0]);
        let f = |streamed: bool| {
            move |xs: Vec<Reverse>| {
                let start = (0..before).fold(xs[0], |z, _| (z * xs[1]).sin());
                let sum: Reverse = if streamed {
                    streamed_sum(0..4, |i| term(&xs, i))
                } else {
                    (0..4).map(|i| term(&xs, i)).sum()
                };
                sum * start
            }
        };
        let point = vec![0.3, 0.4];
        let ((a, found), (b, expected)) = (value_and_grad(f(true), &point), value_and_grad(f(false), &point));
        assert_eq!(a.to_bits(), b.to_bits());
        all_close("streamed and recorded", &found, &expected, 1e-12);
        assert_eq!(found, grad(f(true), &point), "in memory that was used before");
    }
}

#[test]
fn a_term_longer_than_the_longest_chunk() {
    let term = |xs: &[Reverse], i: usize| (0..300_000).fold(xs[i % 2], |z, _| z * xs[1] + xs[0]);
    same(3, &[0.3, 0.4], term);
    let streamed = |xs: Vec<Reverse>| streamed_sum(0..3, |i| term(&xs, i));
    assert_eq!(vjp(streamed, &vec![0.3, 0.4]).1.statistics().nodes, 0);
}
