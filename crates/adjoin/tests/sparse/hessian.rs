//! Sparse Hessians against dense ones, by hand, and in the number of runs that they take.

use super::{agree, bits, points};
use crate::program::{Forks, Program, forking, straight};
use crate::random::hold;
use adjoin::prelude::*;
use adjoin::{PatternError, SparseHessian, SparsityPattern, hessian_pattern, sparse_hessian};
use proptest::collection::vec;
use rayon::ThreadPoolBuilder;
use std::cell::Cell;

type Number = Forward<Reverse, 4>;

fn rosenbrock<R: Real>(xs: &[R]) -> R {
    xs.windows(2).map(|pair| (pair[1] - pair[0].powi(2)).powi(2) * 100.0 + (-pair[0] + 1.0).powi(2)).sum()
}

#[test]
fn a_chain_of_any_length_takes_three_directions_and_two_runs() {
    for size in [3, 5, 200, 20_000] {
        let runs = Cell::new(0);
        let f = |xs: Vec<Number>| {
            runs.set(runs.get() + 1);
            rosenbrock(&xs)
        };
        let xs = points(size);
        let matrix = sparse_hessian(f, &xs);
        assert_eq!(runs.get(), 2, "one for the pattern, one for the values");
        assert_eq!(SparseHessian::prepare(f, &xs).directions(), 3);
        let band =
            SparsityPattern::from_rows(size, (0..size).map(|i| i.saturating_sub(1)..(i + 2).min(size)));
        // The last input appears in a square only.
        assert_eq!(matrix.pattern(), &band);
        for i in (1..size - 1).take(100) {
            let expected = 1200.0 * xs[i] * xs[i] - 400.0 * xs[i + 1] + 202.0;
            assert!((matrix.get(i, i) - expected).abs() < 1e-11, "{} is not {expected}", matrix.get(i, i));
            assert!((matrix.get(i, i + 1) + 400.0 * xs[i]).abs() < 1e-12);
        }
        assert_eq!(matrix, matrix.transposed(), "symmetric in every bit");
    }
}

#[test]
fn hessians_of_random_programs_are_the_dense_ones() {
    let strategy = (forking(3), vec(-2.0..2.0, 1..20));
    hold(150, &strategy, |(program, inputs)| {
        let f = |xs: Vec<Number>| program.mean(Forks::Parallel, &xs);
        let matrix = sparse_hessian(f, &inputs);
        agree(&matrix, hessian(f, &inputs).entries());
        assert_eq!(matrix, matrix.transposed());
    });
}

/// Sums of small random programs over neighbouring inputs: sparse, unlike one large program.
#[test]
fn hessians_of_sums_of_random_terms_are_the_dense_ones() {
    let strategy = (vec(straight(10), 1..4), vec(-2.0..2.0, 4..90), 1usize..4);
    hold(150, &strategy, |(terms, inputs, width)| {
        fn total<R: Real>(terms: &[Program], width: usize, xs: &[R]) -> R {
            let each = |(at, window): (usize, &[R])| terms[at % terms.len()].mean(Forks::Sequential, window);
            xs.windows(width).enumerate().map(each).sum()
        }
        let f = |xs: Vec<Number>| total(&terms, width, &xs);
        let prepared = SparseHessian::prepare(f, &inputs);
        assert!(prepared.directions() < 2 * width, "{} for width {width}", prepared.directions());
        let matrix = prepared.at(f, &inputs).unwrap();
        agree(&matrix, hessian(f, &inputs).entries());
        let outside = prepared.pattern().iter().find(|(row, column)| row.abs_diff(*column) >= width);
        assert_eq!(outside, None);
    });
}

#[test]
fn linear_parts_leave_no_trace() {
    let weights = points(50);
    let linear = |xs: Vec<Number>| -> Number {
        let weights = constant::<Number, _>(&weights);
        let dot: Number = xs.iter().zip(&weights).map(|(x, w)| *w * x).sum();
        -dot * 3.0 + weights[3] * (xs[0] / 2.0 - xs[1]) + xs[2]
    };
    assert_eq!(hessian_pattern(linear, &points(50)).entries(), 0);
    assert_eq!(sparse_hessian(linear, &points(50)).to_dense(), vec![0.0; 2500]);
    // A square of a linear function of two inputs, with constants of every kind.
    let square = |xs: Vec<Number>| (linear(xs.clone()) * 0.0 + xs[4] - xs[7] * Number::from(2.0)).abs();
    assert_eq!(hessian_pattern(|xs: Vec<Number>| xs[4].max(xs[7]) + xs[1].abs(), &points(50)).entries(), 0);
    assert_eq!(hessian_pattern(square, &points(50)).entries(), 0);
}

#[test]
fn a_second_derivative_that_happens_to_be_zero_is_kept() {
    // All values, slopes and factors are zero here.
    let f = |[x, y, z]: [Number; 3]| x * x * y * y + (x * y).powi(3) * z.powi(3);
    assert_eq!(hessian_pattern(f, &[0.0, 0.0, 0.0]), SparsityPattern::full(3, 3));
    let prepared = SparseHessian::prepare(f, &[0.0, 0.0, 0.0]);
    agree(&prepared.at(f, &[0.5, 0.7, 0.2]).unwrap(), hessian(f, &[0.5, 0.7, 0.2]).entries());
}

#[test]
fn one_input_that_acts_on_all_takes_one_direction_more() {
    let f = |xs: Vec<Number>| -> Number {
        let scale = xs[5];
        xs.iter().map(|x| (*x * scale).sin() + x.powi(4)).sum()
    };
    let prepared = SparseHessian::prepare(f, &points(1000));
    assert_eq!(prepared.directions(), 2);
    let small = points(70);
    agree(&sparse_hessian(f, &small), hessian(f, &small).entries());
    // Two of them, which act on each other too.
    let f =
        |xs: Vec<Number>| -> Number { xs.iter().map(|x| *x * xs[0] * xs[3]).sum::<Number>().exp() * 1e-3 };
    agree(&sparse_hessian(f, &small), hessian(f, &small).entries());
    let f = |xs: Vec<Number>| -> Number { xs.iter().map(|x| x.sin() * xs[0] * xs[3]).sum() };
    let prepared = SparseHessian::prepare(f, &small);
    assert!(prepared.directions() <= 4, "{}", prepared.directions());
    agree(&prepared.at(f, &small).unwrap(), hessian(f, &small).entries());
}

#[test]
fn full_empty_and_tiny_hessians() {
    let f = |xs: Vec<Number>| xs.iter().copied().sum::<Number>().exp();
    for size in [0, 1, 2, 70] {
        let xs = vec![0.01; size];
        agree(&sparse_hessian(f, &xs), hessian(f, &xs).entries());
    }
    let none = sparse_hessian(|_: Vec<Number>| Number::from(1.0), &points(3));
    assert_eq!((none.rows(), none.values().len()), (3, 0));
    assert_eq!(sparse_hessian(|(x, y): (Number, Number)| x * y, &(1.0, 2.0)).values(), [1.0, 1.0]);
}

#[test]
fn a_pattern_that_does_not_fit_is_an_error() {
    let f = |xs: Vec<Number>| rosenbrock(&xs);
    let prepared = SparseHessian::prepare(f, &points(20));
    let error = prepared.at(f, &points(19)).unwrap_err();
    assert_eq!(error, PatternError::Size { pattern: (20, 20), function: (19, 19) });

    let whole = hessian_pattern(f, &points(20));
    for missing in [(0, 0), (4, 5), (19, 19)] {
        let places = whole.iter().filter(|(i, j)| (*i.min(j), *i.max(j)) != missing);
        let small = SparseHessian::with_pattern(&SparsityPattern::from_places(20, 20, places));
        let (row, column) = missing;
        assert_eq!(small.at(f, &points(20)), Err(PatternError::Outside { row, column }));
    }
}

#[test]
fn half_of_a_symmetric_pattern_is_enough() {
    let f = |xs: Vec<Number>| rosenbrock(&xs);
    let upper = SparsityPattern::from_places(9, 9, (0..9).flat_map(|i| [(i, i), (i, (i + 1).min(8))]));
    let matrix = SparseHessian::with_pattern(&upper).at(f, &points(9)).unwrap();
    assert_eq!(matrix, sparse_hessian(f, &points(9)));
}

#[test]
fn another_branch_than_the_prepared_one_is_noticed() {
    let f = |xs: Vec<Number>| -> Number {
        let last = xs.len() - 1;
        let coupled = if xs[0] > 0.0 { xs[0] * xs[last] } else { xs[0] };
        rosenbrock(&xs) + coupled
    };
    let mut point = points(30);
    point[0] = -1.0;
    let prepared = SparseHessian::prepare(f, &point);
    assert!(prepared.at(f, &point).is_ok());
    point[0] = 1.0;
    assert_eq!(prepared.at(f, &point), Err(PatternError::Outside { row: 0, column: 29 }));
    agree(&sparse_hessian(f, &point), hessian(f, &point).entries());
}

/// No function should do this, but the answer is right nevertheless.
#[test]
fn a_function_that_changes_from_call_to_call_is_taken_as_full() {
    let calls = Cell::new(0);
    let f = |xs: Vec<Number>| -> Number {
        calls.set(calls.get() + 1);
        if calls.get() == 1 { rosenbrock(&xs) } else { rosenbrock(&xs) + xs[0] * xs[9] }
    };
    let matrix = sparse_hessian(f, &points(10));
    assert_eq!(matrix.get(0, 9), 1.0);
    assert_eq!(matrix.get(9, 0), 1.0);
}

#[test]
fn forked_functions_have_the_same_bits_on_any_number_of_threads() {
    let f = |xs: Vec<Number>| -> Number {
        let term = |i: usize| (xs[i] * xs[(i + 1) % xs.len()]).sin() * xs[i].exp();
        par_map_reduce(0..xs.len(), 0.0.into(), term, |a, b| a + b)
    };
    let matrix = sparse_hessian(f, &points(2000));
    for threads in [1, 2, 8] {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let other = pool.install(|| sparse_hessian(f, &points(2000)));
        assert_eq!(other.pattern(), matrix.pattern());
        assert_eq!(bits(other.values()), bits(matrix.values()), "on {threads} threads");
    }
    agree(&sparse_hessian(f, &points(40)), hessian(f, &points(40)).entries());
}
