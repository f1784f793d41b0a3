//! Maps to parameters with constraints: the parameters keep them, the inverses are inverses, and `ln |det J|`
//! is that of the map's Jacobian.

use adjoin::prelude::*;
use adjoin::transforms::{Change, free};

/// `ln |det|` of a square matrix, by elimination.
fn log_determinant(size: usize, entries: &[f64]) -> f64 {
    let mut rows: Vec<Vec<f64>> = entries.chunks(size).map(<[f64]>::to_vec).collect();
    let mut total = 0.0;
    for column in 0..size {
        let pivot =
            (column..size).max_by(|i, j| rows[*i][column].abs().total_cmp(&rows[*j][column].abs())).unwrap();
        rows.swap(column, pivot);
        let top = rows[column].clone();
        total += top[column].abs().ln();
        for row in &mut rows[column + 1..] {
            let factor = row[column] / top[column];
            row.iter_mut().zip(&top).for_each(|(x, t)| *x -= factor * t);
        }
    }
    total
}

/// Numbers in (−2, 2) that look random.
fn points(count: usize, seed: usize) -> Vec<f64> {
    (0..count).map(|i| 2.0 * ((i * 37 + seed * 101 + 11) as f64).sin()).collect()
}

/// Compares the sum of logarithms with the Jacobian, and the inverse with the point.
macro_rules! check {
    ($count:expr, |$change:ident, $x:ident| $map:expr, $inverse:expr) => {
        for seed in 0..5 {
            let x: Vec<f64> = points($count, seed);
            // The coordinates that are counted: as many as there are free numbers.
            let matrix = jacobian(
                |$x: Vec<Reverse>| {
                    let $change = &mut Change::<Reverse>::new();
                    $map
                },
                &x,
            );
            let mut change = Change::<f64>::new();
            let ($change, $x) = (&mut change, x.clone());
            let mapped: Vec<f64> = $map;
            assert_eq!((matrix.rows(), matrix.columns()), ($count, $count));
            let expected = log_determinant($count, matrix.entries());
            let found = change.log_jacobian();
            assert!((found - expected).abs() < 1e-11, "seed {seed}: {found} {expected}");
            let back: Vec<f64> = $inverse(&mapped);
            assert!(back.iter().zip(&x).all(|(a, b)| (a - b).abs() < 1e-11), "seed {seed}: {back:?} {x:?}");
        }
    };
}

#[test]
fn positive_and_bounded_numbers() {
    check!(1, |c, x| vec![c.positive(x[0])], |y: &[f64]| vec![free::positive(y[0])]);
    check!(1, |c, x| vec![c.above(3.0, x[0])], |y: &[f64]| vec![free::above(3.0, y[0])]);
    check!(1, |c, x| vec![c.below(3.0, x[0])], |y: &[f64]| vec![free::below(3.0, y[0])]);
    check!(1, |c, x| vec![c.between(-1.0, 4.0, x[0])], |y: &[f64]| vec![free::between(-1.0, 4.0, y[0])]);
    check!(
        3,
        |c, x| vec![c.positive(x[0]), c.above(1.0, x[1]), c.between(0.0, 1.0, x[2])],
        |y: &[f64]| vec![free::positive(y[0]), free::above(1.0, y[1]), free::between(0.0, 1.0, y[2])]
    );
}

#[test]
fn ordered_numbers_ascend() {
    check!(4, |c, x| c.ordered(&x), |y: &[f64]| {
        assert!(y.is_sorted());
        free::ordered(y)
    });
}

#[test]
fn shares_of_a_simplex_are_positive_and_add_up_to_one() {
    // The last share follows from the others.
    check!(4, |c, x| c.simplex(&x)[..4].to_vec(), |y: &[f64]| {
        let last = 1.0 - y.iter().sum::<f64>();
        assert!(last > 0.0 && y.iter().all(|y| *y > 0.0));
        free::simplex(&[y, &[last]].concat())
    });
    assert!(Change::new().simplex(&[0.0; 4]).iter().all(|share| (share - 0.2).abs() < 1e-15));
}

/// The rows of a triangle from what is below the diagonal, which is known.
fn rows_of(below: &[f64], diagonal: impl Fn(&[f64]) -> f64) -> Vec<Vec<f64>> {
    let (mut rest, mut rows) = (below, Vec::new());
    for row in 0.. {
        let (own, others) = rest.split_at(row);
        rest = others;
        rows.push([own, &[diagonal(own)]].concat());
        if rest.is_empty() && row > 0 {
            break;
        }
    }
    rows
}

#[test]
fn factors_of_correlation_matrices_have_rows_of_length_one() {
    // 4 × 4: six numbers below the diagonal.
    check!(
        6,
        |c, x| c
            .correlation_factor(4, &x)
            .iter()
            .flat_map(|row| row[..row.len() - 1].to_vec())
            .collect::<Vec<_>>(),
        |y: &[f64]| {
            let rows = rows_of(y, |own| (1.0 - own.iter().map(|x| x * x).sum::<f64>()).sqrt());
            assert!(rows.iter().all(|row| *row.last().unwrap() > 0.0));
            free::correlation_factor(&rows)
        }
    );
    for row in Change::new().correlation_factor(5, &points(10, 3)) {
        assert!((row.iter().map(|x| x * x).sum::<f64>() - 1.0).abs() < 1e-14);
    }
}

#[test]
fn factors_of_covariance_matrices_have_a_positive_diagonal() {
    check!(6, |c, x| c.covariance_factor(3, &x).concat(), |y: &[f64]| {
        let rows = vec![y[..1].to_vec(), y[1..3].to_vec(), y[3..].to_vec()];
        assert!(rows.iter().all(|row| *row.last().unwrap() > 0.0));
        free::covariance_factor(&rows)
    });
}

#[test]
fn far_out_nothing_overflows() {
    for x in [-800.0, -40.0, 40.0, 800.0] {
        let log_jacobian = |[x]: [Reverse; 1]| {
            let mut change = Change::new();
            let inside = change.between(0.0, 1.0, x);
            let shares = change.simplex(&[x, -x]);
            let factor = change.correlation_factor(2, &[x]);
            change.log_jacobian() + inside + shares[2] + factor[1][0]
        };
        let (value, slope) = value_and_grad(log_jacobian, &[x]);
        assert!(value.is_finite() && slope[0].is_finite(), "{x}: {value} {slope:?}");
    }
}

#[test]
#[should_panic(expected = "takes 6 numbers, not 5")]
fn a_factor_says_how_many_numbers_it_takes() {
    Change::new().correlation_factor(4, &[0.0; 5]);
}

#[test]
#[should_panic(expected = "finite bounds in order, not 2 and 1")]
fn bounds_have_an_order() {
    Change::new().between(2.0, 1.0, 0.0);
}
