//! Many elements to one, softmax, cumulative sums.

use crate::common::{Grid, Source, assert_close, matrix, vector};
use adjoin::{Matrix, Vector, grad};

/// The sources over which a reduction is one node.
fn at_most_two(arrays: usize) {
    assert!(arrays <= 2, "one node, and one for putting scalars together");
}

#[test]
fn sums_means_and_products() {
    for source in Source::ALL {
        for n in [0, 1, 5] {
            at_most_two(four_ways!(source.base(n, 1), |x| source.take(&x, n).sum()).arrays);
            at_most_two(four_ways!(source.base(n, 1), |x| source.take(&x, n).product()).arrays);
            if n > 0 {
                four_ways!(source.base(n, 1), |x| source.take(&x, n).mean());
            }
        }
    }
    for grid in Grid::ALL {
        four_ways!(grid.base([2, 3], 2), |a| grid.take(&a).sum());
        four_ways!(grid.base([2, 3], 2), |a| grid.take(&a).product());
    }
    four_ways!(vector(3, 3), |x| x.sum(), by_hand |_: &Vector, c: &Vector| Vector::from([c[0]; 3]));
    four_ways!(vector(4, 3), |x| x.mean(), by_hand |_: &Vector, c: &Vector| Vector::from([c[0] / 4.0; 4]));
    let others = |x: &Vector, c: &Vector| Vector::from([x[1] * x[2], x[0] * x[2], x[0] * x[1]]) * c[0];
    four_ways!(vector(3, 4), |x| x.product(), by_hand others);
    // One zero, two zeros.
    four_ways!(Vector::from([2.0, 0.0, 3.0]), |x| x.product(), by_hand others);
    four_ways!(Vector::from([0.0, 0.0, 3.0]), |x| x.product(), by_hand others);
}

#[test]
fn extremes_share_ties() {
    for source in Source::ALL {
        for n in [1, 5] {
            at_most_two(four_ways!(source.base(n, 5), |x| source.take(&x, n).max()).arrays);
            at_most_two(four_ways!(source.base(n, 5), |x| source.take(&x, n).min()).arrays);
        }
    }
    let x = Vector::from([2.0, 5.0, 5.0, 1.0]);
    assert_eq!(grad(|x| x.max(), &x), Vector::from([0.0, 0.5, 0.5, 0.0]));
    assert_eq!(grad(|x| x.min(), &x), Vector::from([0.0, 0.0, 0.0, 1.0]));
    let forward = adjoin::jvp(|x: Vector<_>| x.max(), &x, &Vector::from([1.0, 2.0, 4.0, 8.0])).unwrap();
    assert_eq!(forward, (5.0, 3.0));
    // A number is preferred to NaN.
    let odd = Vector::from([f64::NAN, 1.0, 2.0]);
    assert_eq!((odd.max(), odd.min()), (2.0, 1.0));
    assert_eq!(grad(|x| x.max(), &odd), Vector::from([0.0, 0.0, 1.0]));
}

#[test]
fn norms_are_safe_at_zero_and_do_not_overflow() {
    for source in Source::ALL {
        for n in [1, 4] {
            at_most_two(four_ways!(source.base(n, 6), |x| source.take(&x, n).norm()).arrays);
            at_most_two(four_ways!(source.base(n, 6), |x| source.take(&x, n).norm_squared()).arrays);
        }
    }
    four_ways!(matrix(2, 2, 7), |a| a.norm(), by_hand |a: &Matrix, c: &Vector| a * (c[0] / a.norm()));
    four_ways!(vector(3, 8), |x| x.norm_squared(), by_hand |x: &Vector, c: &Vector| x * (2.0 * c[0]));
    assert_eq!(grad(|x| x.norm(), &Vector::<f64>::zeros(3)), Vector::zeros(3));
    assert_eq!(
        adjoin::jvp(|x: Vector<_>| x.norm(), &Vector::<f64>::zeros(2), &Vector::ones(2)).unwrap().1,
        0.0
    );
    assert_eq!(grad(|x| x.norm(), &Vector::<f64>::zeros(0)), Vector::zeros(0));
    let huge = Vector::from([3e200, 4e200]);
    assert_close("huge", &[huge.norm() / 1e200], &[5.0], 1e-15);
    assert_close("huge", &grad(|x| x.norm(), &huge).to_vec(), &[0.6, 0.8], 1e-15);
    let tiny = Vector::from([3e-200, 4e-200]);
    assert_close("tiny", &grad(|x| x.norm(), &tiny).to_vec(), &[0.6, 0.8], 1e-15);
}

#[test]
fn log_sum_exp_and_softmax_do_not_overflow() {
    for source in Source::ALL {
        for n in [1, 4] {
            at_most_two(four_ways!(source.base(n, 9), |x| source.take(&x, n).log_sum_exp()).arrays);
        }
        for n in [0, 1, 4] {
            at_most_two(four_ways!(source.base(n, 10), |x| source.take(&x, n).softmax()).arrays);
        }
    }
    four_ways!(vector(3, 11), |x| x.log_sum_exp(), by_hand |x: &Vector, c: &Vector| x.softmax() * c[0]);
    let softmax = |x: &Vector, c: &Vector| {
        let y = x.softmax();
        &y * (c - y.dot(c))
    };
    four_ways!(vector(3, 12), |x| x.softmax(), by_hand softmax);
    let large = Vector::from([1000.0, 999.0, -1000.0]);
    assert!(large.log_sum_exp().is_finite() && large.softmax().sum() - 1.0 < 1e-15);
    assert_close("large", &grad(|x| x.log_sum_exp(), &large).to_vec(), &large.softmax().to_vec(), 1e-12);
    // The probability of one element is 0, or that of all.
    let none = Vector::from([f64::NEG_INFINITY, 0.0]);
    assert_eq!(none.log_sum_exp(), 0.0);
    assert_eq!(grad(|x| x.log_sum_exp(), &none), Vector::from([0.0, 1.0]));
    assert_eq!(Vector::from([f64::NEG_INFINITY; 2]).log_sum_exp(), f64::NEG_INFINITY);
}

#[test]
fn the_sum_of_nothing_is_a_positive_zero() {
    let empty: Vector = Vector::zeros(0);
    let forward = adjoin::jvp(|x: Vector<adjoin::Forward>| x.sum(), &empty, &empty).unwrap().0;
    for zero in [empty.sum(), forward, adjoin::value_and_grad(|x: Vector<_>| x.sum(), &empty).0] {
        assert_eq!(zero.to_bits(), 0.0_f64.to_bits());
    }
}

#[test]
fn rows_are_reduced_in_one_node() {
    for grid in Grid::ALL {
        for shape in [[2, 3], [1, 4], [3, 1], [0, 2]] {
            let base = grid.base(shape, 13);
            at_most_two(four_ways!(base.clone(), |a| grid.take(&a).sum_of_rows()).arrays);
            at_most_two(four_ways!(base.clone(), |a| grid.take(&a).sum_of_columns()).arrays);
            at_most_two(four_ways!(base.clone(), |a| grid.take(&a).norm_squared_of_rows()).arrays);
            at_most_two(four_ways!(base.clone(), |a| grid.take(&a).log_sum_exp_of_rows()).arrays);
            at_most_two(four_ways!(base, |a| grid.take(&a).softmax_of_rows()).arrays);
        }
        four_ways!(grid.base([2, 0], 13), |a| grid.take(&a).sum_of_rows());
        four_ways!(grid.base([2, 0], 13), |a| grid.take(&a).sum_of_columns());
        four_ways!(grid.base([2, 0], 13), |a| grid.take(&a).norm_squared_of_rows());
        four_ways!(grid.base([2, 0], 13), |a| grid.take(&a).softmax_of_rows());
    }
    // More rows than are added in one block.
    let tall = matrix(300, 3, 15);
    let columns: Vector = (0..3).map(|column| tall.column(column).sum()).collect();
    assert_close("columns", &tall.sum_of_columns().to_vec(), &columns.to_vec(), 1e-13);
    let a = matrix(3, 4, 14);
    let rows: Vector = a.iter_rows().map(|row| row.log_sum_exp()).collect();
    assert_close("rows", &a.log_sum_exp_of_rows().to_vec(), &rows.to_vec(), 1e-15);
    let squares: Vector = a.iter_rows().map(|row| row.norm_squared()).collect();
    assert_close("rows", &a.norm_squared_of_rows().to_vec(), &squares.to_vec(), 1e-15);
    assert_eq!(a.softmax_of_rows().row(1), a.row(1).softmax());
    let sums = |_: &Matrix, c: &Vector| Matrix::zeros(2, 3) + c.to_column();
    four_ways!(matrix(2, 3, 15), |a| a.sum_of_rows(), by_hand sums);
}

#[test]
fn folds_and_scans() {
    for source in Source::ALL {
        for n in [0, 1, 4] {
            at_most_two(four_ways!(source.base(n, 16), |x| source.take(&x, n).cumulative_sum()).arrays);
            let point = (source.base(n, 17), 0.5);
            at_most_two(
                four_ways!(point.clone(), |(x, s)| source.take(&x, n).scan(s, |sum, x| sum * x + s)).arrays,
            );
            four_ways!(point, |(x, s)| source.take(&x, n).fold(s, |sum, x| (sum + x).sin()));
        }
    }
    let hand = |_: &Vector, c: &Vector| c.reversed().cumulative_sum().reversed();
    four_ways!(vector(4, 18), |x| x.cumulative_sum(), by_hand hand);
}

#[test]
fn long_sums_are_those_of_a_loop() {
    // Several blocks, and enough for other threads.
    for length in [4095, 4096, 4097, 9000, 70_000] {
        let x = vector(length, 19);
        let scale = length as f64;
        assert_close("sum", &[x.sum() / scale], &[x.iter().sum::<f64>() / scale], 1e-14);
        let squares = x.iter().map(|x| x * x).sum::<f64>();
        assert_close("dot", &[x.dot(&x) / scale], &[squares / scale], 1e-14);
        let gradient = grad(|x| x.dot(&x.sin()), &x);
        let expected = x.map(|x| x.sin() + x * x.cos());
        assert_close("gradient", &gradient.to_vec(), &expected.to_vec(), 1e-14);
    }
}
