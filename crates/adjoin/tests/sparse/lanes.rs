//! Sparse Jacobians in lanes: those of the tape, and never silently wrong either.

use super::jacobian::tridiagonal;
use super::{bits, points};
use crate::program::{Forks, Program, forking};
use crate::random::hold;
use adjoin::prelude::*;
use adjoin::{Mode, PatternError, SparseJacobian, SparseLanes, SparseMatrix, SparsityPattern, jacobian_with};
use proptest::collection::vec;

fn at(prepared: &SparseLanes, x: &Vec<f64>) -> Result<SparseMatrix, PatternError> {
    adjoin::lanes!(|Lanes| {
        let x = prepared.inputs::<Lanes<4>, _>(x)?;
        prepared.matrix(&tridiagonal(&x))
    })
}

#[test]
fn a_tridiagonal_jacobian_takes_four_lanes_whatever_its_size() {
    for size in [3, 4, 5, 100, 10_000] {
        let f = |xs: Vec<Reverse>| tridiagonal(&xs);
        let prepared = SparseJacobian::prepare(f, &points(size));
        let lanes = prepared.in_lanes();
        assert_eq!((lanes.lanes(), lanes.pattern()), (4, prepared.pattern()));
        let by_tape = prepared.in_mode(Mode::Forward).at(f, &points(size)).unwrap();
        let matrix = at(&lanes, &points(size)).unwrap();
        assert_eq!(matrix.pattern(), by_tape.pattern());
        assert_eq!(bits(matrix.values()), bits(by_tape.values()));
    }
}

#[test]
fn jacobians_of_random_programs_are_the_dense_ones() {
    let strategy = (forking(3), vec(-2.0..2.0, 1..30), 0usize..60);
    hold(100, &strategy, |(program, inputs, outputs)| {
        let program = Program { results: (0..outputs).collect(), ..program };
        let f = |xs: Vec<Reverse>| program.run(Forks::Parallel, &xs);
        let dense = jacobian_with(Mode::Forward, f, &inputs);
        let prepared = SparseJacobian::prepare(f, &inputs).in_lanes();
        let matrix = adjoin::lanes!(|Lanes| {
            let xs = prepared.inputs::<Lanes<31>, _>(&inputs)?;
            prepared.matrix(&program.run(Forks::Parallel, &xs))
        });
        let found = matrix.unwrap().to_dense();
        assert_eq!(found.len(), dense.entries().len());
        for (x, y) in found.iter().zip(dense.entries()) {
            assert!((x - y).abs() <= 1e-11 * y.abs().max(1.0) || x.is_nan() && y.is_nan(), "{x} is not {y}");
        }
    });
}

#[test]
fn a_derivative_outside_of_the_pattern_is_noticed() {
    let size = 50;
    let places = |i: usize| i.saturating_sub(1)..(i + 2).min(size);
    for missing in [0, 17, size - 1] {
        let rows = (0..size).map(|i| places(i).filter(|j| i != missing || *j != missing).collect::<Vec<_>>());
        let pattern = SparsityPattern::from_rows(size, rows);
        let prepared = SparseJacobian::with_pattern(&pattern).in_lanes();
        assert_eq!(at(&prepared, &points(size)), Err(PatternError::OutsideInRow { row: missing }));
    }
    let error = PatternError::OutsideInRow { row: 3 }.to_string();
    assert!(
        error.starts_with("the function has a derivative in row 3 where the pattern has no place"),
        "{error}"
    );
}

#[test]
fn another_size_is_an_error() {
    let prepared = SparseJacobian::prepare(|xs: Vec<Reverse>| tridiagonal(&xs), &points(10)).in_lanes();
    let size = |rows, columns| Err(PatternError::Size { pattern: (10, 10), function: (rows, columns) });
    assert_eq!(at(&prepared, &points(11)), size(10, 11));
    assert_eq!(at(&prepared, &points(9)), size(10, 9));
    for rows in [9, 11] {
        let matrix = adjoin::lanes!(|Lanes| {
            let mut values = tridiagonal(&prepared.inputs::<Lanes<4>, _>(&points(10))?);
            values.resize(rows, Lanes::from(0.0));
            prepared.matrix(&values)
        });
        assert_eq!(matrix, size(rows, 10));
    }
}

#[test]
#[should_panic(
    expected = "numbers with 3 lanes are too narrow for this pattern: its colours and the check take 4"
)]
fn too_few_lanes_are_refused() {
    let prepared = SparseJacobian::prepare(|xs: Vec<Reverse>| tridiagonal(&xs), &points(10)).in_lanes();
    adjoin::lanes!(|Lanes| {
        let _ = prepared.inputs::<Lanes<3>, _>(&points(10));
    });
}

#[test]
fn zero_times_infinity_is_zero_and_what_is_infinite_is_not_taken_for_an_error() {
    fn sides<R: Real>(xs: &[R]) -> Vec<R> {
        xs.iter().map(|x| (*x * x).sqrt()).chain([xs[0].sqrt()]).collect()
    }
    let x = vec![0.0, -2.0];
    let prepared = SparseJacobian::prepare(|xs: Vec<Reverse>| sides(&xs), &x).in_lanes();
    let matrix = adjoin::lanes!(|Lanes| prepared.matrix(&sides(&prepared.inputs::<Lanes<2>, _>(&x)?)));
    assert_eq!(matrix.unwrap().to_dense(), [0.0, 0.0, 0.0, -1.0, f64::INFINITY, 0.0]);
}

#[test]
fn structures_and_functions_of_nothing_are_fine() {
    fn f<R: Real>((a, b): &(R, Vec<R>)) -> (Vec<R>, R) {
        (b.iter().map(|b| *b * *a).collect(), *a)
    }
    for size in [0, 3] {
        let x = (2.0, points(size));
        let prepared = SparseJacobian::prepare(|x: (Reverse, Vec<Reverse>)| f(&x), &x);
        let lanes = prepared.in_lanes();
        let matrix = adjoin::lanes!(|Lanes| lanes.matrix(&f(&lanes.inputs::<Lanes<3>, _>(&x)?)));
        assert_eq!(matrix, prepared.at(|x| f(&x), &x));
    }
    let none: Vec<f64> = Vec::new();
    let nothing = SparseJacobian::prepare(|xs: Vec<Reverse>| xs, &none).in_lanes();
    let matrix = adjoin::lanes!(|Lanes| nothing.matrix(&nothing.inputs::<Lanes<1>, _>(&none)?));
    assert_eq!(matrix.unwrap().to_dense(), none);
}
