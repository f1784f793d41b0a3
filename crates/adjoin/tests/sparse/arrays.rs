//! Sparse Jacobians of functions that compute with arrays: one node of the tape has many results.

use super::{agree, points};
use adjoin::prelude::*;
use adjoin::{SparseJacobian, SparsityPattern, Vector};

#[test]
fn a_map_over_a_vector_is_diagonal() {
    let f = |xs: Vector<Reverse>| xs.map(|x| x.sin() * x).map(Real::exp);
    let xs = Vector::from(points(100));
    let matrix = sparse_jacobian(f, &xs);
    assert_eq!(matrix.pattern(), &SparsityPattern::from_rows(100, (0..100).map(|i| [i])));
    assert_eq!(SparseJacobian::prepare(f, &xs).directions(), 1);
    agree(&matrix, jacobian(f, &xs).entries());
}

#[test]
fn neighbours_of_a_vector_in_scalar_code_are_a_band() {
    let f = |xs: Vector<Reverse>| -> Vec<Reverse> {
        let squares = xs.map(|x| x * x);
        (1..xs.len()).map(|i| squares[i - 1] * xs[i]).collect()
    };
    let xs = Vector::from(points(60));
    let matrix = sparse_jacobian(f, &xs);
    assert_eq!(matrix.pattern(), &SparsityPattern::from_rows(60, (1..60).map(|i| [i - 1, i])));
    agree(&matrix, jacobian(f, &xs).entries());
}

#[test]
fn an_operation_on_whole_arrays_is_full_and_its_values_are_right() {
    let f = |(xs, y): (Vector<Reverse>, Reverse)| -> Vec<Reverse> {
        let norm = xs.dot(&xs);
        let scaled = xs.map(|x| x * y);
        (0..5).map(|i| scaled[i] * xs[i + 5]).chain([norm, y]).collect()
    };
    let input = (Vector::from(points(10)), 0.5);
    let matrix = sparse_jacobian(f, &input);
    let dense = jacobian(f, &input);
    agree(&matrix, dense.entries());
    assert_eq!(matrix.pattern().row(5), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(matrix.pattern().row(6), [10]);
}

/// Colours that want to push forward meet a tape that only goes back.
#[test]
fn any_pattern_is_filled_in_reverse_where_there_are_arrays() {
    let f = |xs: Vector<Reverse>| -> Vec<Reverse> {
        let all = xs.map(Real::exp).dot(&xs);
        (0..xs.len()).map(|i| xs[i].sin()).chain([all]).collect()
    };
    let xs = Vector::from(points(90));
    let pattern = jacobian_pattern(f, &xs);
    let matrix = SparseJacobian::with_pattern(&pattern).at(f, &xs).unwrap();
    agree(&matrix, jacobian(f, &xs).entries());
    let wrong = SparsityPattern::from_places(91, 90, pattern.iter().filter(|place| *place != (90, 7)));
    assert!(SparseJacobian::with_pattern(&wrong).at(f, &xs).is_err());
}

#[test]
fn arrays_in_branches_depend_on_what_they_were_given() {
    let f = |xs: Vec<Reverse>| -> Vec<Reverse> {
        par_map(0..xs.len() - 2, |i| {
            let window = Vector::from(xs[i..i + 3].to_vec());
            window.dot(&window.map(Real::cos))
        })
    };
    let xs = points(300);
    let matrix = sparse_jacobian(f, &xs);
    assert_eq!(matrix.pattern(), &SparsityPattern::from_rows(300, (0..298).map(|i| i..i + 3)));
    assert_eq!(SparseJacobian::prepare(f, &xs).directions(), 3);
    agree(&sparse_jacobian(f, &points(30)), jacobian(f, &points(30)).entries());
}

#[test]
fn hessians_of_array_code_are_the_dense_ones() {
    fn energy<R: Real>(xs: &Vector<R>) -> R {
        let squares = xs.map(|x| x * x);
        squares.dot(&xs.map(Real::sin)) + xs[0] * xs[3]
    }
    let xs = Vector::from(points(70));
    let f = |xs: Vector<Forward<Reverse, 4>>| energy(&xs);
    let matrix = sparse_hessian(f, &xs);
    agree(&matrix, hessian(f, &xs).entries());
    assert_eq!(matrix.values().len(), 72, "the diagonal and one pair");
}
