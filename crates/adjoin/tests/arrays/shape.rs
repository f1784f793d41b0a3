//! Joining, gathering, scattering, sorting, convolution.

use crate::common::{Grid, Source, matrix, numbers, vector};
use adjoin::array::Edges;
use adjoin::{Array, Matrix, Real, Vector, grad, vjp};

#[test]
fn concatenated_vectors_pull_back_to_their_parts() {
    for source in Source::ALL {
        for n in [0, 1, 4] {
            let point = (source.base(n, 1), vector(3, 2));
            let statistics = four_ways!(point, |(x, y)| {
                let x = source.take(&x, n);
                Vector::concatenate([&y, &x, &y])
            });
            let collected = source == Source::Collected && n > 0;
            assert_eq!(statistics.arrays, 1 + usize::from(collected), "{source:?} {n}");
        }
    }
    let hand = |_: &(Vector, Vector), c: &Vector| (c.slice(0..2), c.slice(2..5));
    four_ways!((vector(2, 1), vector(3, 2)), |(x, y)| Vector::concatenate([x, y]), by_hand hand);
    assert!(Vector::<f64>::concatenate::<Vector>([]).is_empty());
}

#[test]
fn joined_matrices_pull_back_to_their_blocks() {
    for grid in Grid::ALL {
        for shape in [[2, 3], [1, 1], [0, 3], [2, 0]] {
            let [rows, columns] = shape;
            let below = (grid.base(shape, 3), matrix(2, columns, 4));
            four_ways!(below, |(a, b)| Matrix::concatenate_rows([grid.take(&a), b]));
            let beside = (grid.base(shape, 5), matrix(rows, 2, 6));
            four_ways!(beside, |(a, b)| Matrix::concatenate_columns([&b, &grid.take(&a)]));
        }
    }
    let (a, b) = (matrix(2, 2, 1), matrix(2, 1, 2));
    let hand = |_: &(Matrix, Matrix), c: &Vector| {
        let c = c.reshape(2, 3);
        (c.slice(.., 0..2), c.slice(.., 2..3))
    };
    four_ways!((a.clone(), b.clone()), |(a, b)| Matrix::concatenate_columns([a, b]), by_hand hand);
    let wide = Matrix::concatenate_columns([&a, &b]);
    assert_eq!((wide.slice(.., 0..2), wide.column(2)), (a.clone(), b.column(0)));
    let tall = Matrix::concatenate_rows([&a, &a.transposed()]);
    assert_eq!((tall.slice(0..2, ..), tall.slice(2..4, ..)), (a.clone(), a.transposed()));
}

#[test]
fn stacked_vectors_are_rows_or_columns() {
    for source in Source::ALL {
        for n in [0, 1, 3] {
            let point = (source.base(n, 7), vector(n, 8));
            four_ways!(point.clone(), |(x, y)| Matrix::stack_rows([&source.take(&x, n), &y, &y]));
            four_ways!(point, |(x, y)| Matrix::stack_columns([&y, &source.take(&x, n)]));
        }
    }
    let (x, y) = (vector(3, 1), vector(3, 2));
    let rows = Matrix::stack_rows([&x, &y]);
    assert_eq!((rows.row(0), rows.row(1)), (x.clone(), y.clone()));
    assert_eq!(Matrix::stack_columns([x, y]), rows.transposed());
}

#[test]
fn what_is_gathered_twice_gets_both_cotangents() {
    let places = [3, 0, 3, 1];
    for source in Source::ALL {
        let statistics = four_ways!(source.base(4, 9), |x| source.take(&x, 4).gather(&places));
        // Operations on constants are not recorded.
        let arrays = match source {
            Source::Constant => 0,
            Source::Collected => 2,
            _ => 1,
        };
        assert_eq!(statistics.arrays, arrays, "{source:?}");
    }
    let hand = |_: &Vector, c: &Vector| Vector::from([c[1], c[3], 0.0, c[0] + c[2]]);
    four_ways!(vector(4, 1), |x| x.gather(&places), by_hand hand);
    four_ways!(vector(4, 1), |x| x.gather(&[]));
    for grid in Grid::ALL {
        four_ways!(grid.base([3, 2], 10), |a| grid.take(&a).gather_rows(&[2, 2, 0]));
    }
}

#[test]
fn what_is_scattered_to_one_place_is_added_up() {
    let places = [1, 4, 1, 0];
    for source in Source::ALL {
        four_ways!(source.base(4, 11), |x| source.take(&x, 4).scatter_add(&places, 5));
    }
    let hand = |_: &Vector, c: &Vector| Vector::from([c[1], c[4], c[1], c[0]]);
    four_ways!(vector(4, 1), |x| x.scatter_add(&places, 5), by_hand hand);
    four_ways!(vector(0, 1), |x| x.scatter_add(&[], 2));
    for grid in Grid::ALL {
        four_ways!(grid.base([3, 2], 12), |a| grid.take(&a).scatter_add_rows(&[1, 0, 1], 4));
    }
    // Each is the transpose of the other.
    let (x, y) = (vector(4, 1), vector(5, 2));
    let (one, other) = (x.scatter_add(&places, 5).dot(&y), x.dot(&y.gather(&places)));
    assert!((one - other).abs() < 1e-14);
}

#[test]
fn reversed_repeated_and_diagonal() {
    for source in Source::ALL {
        for n in [0, 1, 4] {
            let base = source.base(n, 13);
            four_ways!(base.clone(), |x| source.take(&x, n).reversed());
            four_ways!(base.clone(), |x| source.take(&x, n).repeat(3));
            four_ways!(base.clone(), |x| source.take(&x, n).repeat(0));
            four_ways!(base, |x| source.take(&x, n).to_diagonal());
        }
    }
    let x = Vector::from([1.0, 2.0]);
    assert_eq!(x.reversed(), Vector::from([2.0, 1.0]));
    assert_eq!(x.repeat(2), Vector::from([1.0, 2.0, 1.0, 2.0]));
    assert_eq!(x.to_diagonal(), Matrix::from_rows([[1.0, 0.0], [0.0, 2.0]]));
    four_ways!(x.clone(), |x| x.reversed(), by_hand |_: &Vector, c: &Vector| Vector::from([c[1], c[0]]));
    four_ways!(x.clone(), |x| x.repeat(2), by_hand |_: &Vector, c: &Vector| c.slice(0..2) + c.slice(2..4));
    four_ways!(x, |x| x.to_diagonal(), by_hand |_: &Vector, c: &Vector| Vector::from([c[0], c[3]]));
}

#[test]
fn the_trace_is_the_sum_of_the_diagonal() {
    for grid in Grid::ALL {
        for shape in [[3, 3], [2, 4], [4, 2], [1, 1], [0, 2]] {
            let statistics = four_ways!(grid.base(shape, 14), |a| grid.take(&a).trace());
            assert!(statistics.arrays <= 2);
        }
    }
    let hand = |_: &Matrix, c: &Vector| Matrix::from_rows([[c[0], 0.0], [0.0, c[0]]]);
    four_ways!(matrix(2, 2, 1), |a| a.trace(), by_hand hand);
}

#[test]
fn sorting_moves_the_cotangents_along() {
    for source in Source::ALL {
        for n in [0, 1, 5] {
            four_ways!(source.base(n, 15), |x| source.take(&x, n).sorted());
            four_ways!((source.base(n, 16), vector(n, 17)), |(x, y)| y.sorted_by(&source.take(&x, n)));
        }
    }
    let x = Vector::from([3.0, -4.0, 1.0]);
    let hand = |_: &Vector, c: &Vector| Vector::from([c[2], c[0], c[1]]);
    four_ways!(x.clone(), |x| x.sorted(), by_hand hand);
    let by_size = |_: &Vector, c: &Vector| Vector::from([c[1], c[2], c[0]]);
    four_ways!(x.clone(), |x| x.sorted_by_key(Real::abs), by_hand by_size);
    let (_, pullback) = vjp(|x| x.sorted_by_key(|y| y * y + x[0] * x[0]), &x);
    assert_eq!(
        (pullback.statistics().arrays, pullback.statistics().nodes),
        (1, 0),
        "nothing of the keys is recorded"
    );
}

#[test]
fn ties_keep_their_order_and_not_a_number_comes_last() {
    let x = Vector::from([2.0, f64::NAN, 1.0, 2.0, -f64::NAN, 0.0, -0.0, f64::INFINITY]);
    assert_eq!(x.argsort(), [4, 6, 5, 2, 0, 3, 7, 1]);
    assert_eq!(x.sorted_by(&Vector::zeros(8)).primals()[7], f64::INFINITY);
    let ones = Vector::from([1.0, 1.0, 1.0]);
    let weighted = grad(|x| x.sorted().dot(&Vector::constants([1.0, 2.0, 3.0])), &ones);
    assert_eq!(weighted, Vector::from([1.0, 2.0, 3.0]));
}

#[test]
fn convolutions_overlap_as_their_edges_say() {
    for source in Source::ALL {
        for (n, k) in [(5, 3), (5, 2), (2, 4), (1, 1), (0, 2), (4, 4)] {
            for edges in [Edges::Full, Edges::Same, Edges::Valid] {
                let point = (source.base(n, 18), source.base(k, 19));
                four_ways!(point, |(x, h)| source.take(&x, n).convolve(&source.take(&h, k), edges));
            }
        }
    }
    let hand = |(x, h): &(Vector, Vector), c: &Vector| {
        let (mut dx, mut dh) = (Vector::zeros(3), Vector::zeros(2));
        for i in 0..3 {
            for k in 0..2 {
                dx[i] += h[k] * c[i + k];
                dh[k] += x[i] * c[i + k];
            }
        }
        (dx, dh)
    };
    four_ways!((vector(3, 1), vector(2, 2)), |(x, h)| x.convolve(&h, Edges::Full), by_hand hand);
    four_ways!(vector(4, 3), |x| x.convolve(&x, Edges::Same));
}

#[test]
fn the_same_convolution_is_the_middle_of_the_full_one() {
    for (n, k) in [(6, 3), (6, 4), (3, 5), (1, 2)] {
        let (x, h) = (Vector::from(numbers(n, 1)), Vector::from(numbers(k, 2)));
        let full = x.convolve(&h, Edges::Full);
        assert_eq!(x.convolve(&h, Edges::Same), full.slice((k - 1) / 2..(k - 1) / 2 + n));
        if k <= n {
            assert_eq!(x.convolve(&h, Edges::Valid), full.slice(k - 1..n));
        } else {
            assert!(x.convolve(&h, Edges::Valid).is_empty());
        }
    }
}

#[test]
fn operands_may_be_one_array_twice() {
    four_ways!(matrix(2, 2, 20), |a| Matrix::concatenate_rows([&a, &a.transposed(), &a]));
    four_ways!(vector(3, 21), |x| Vector::concatenate([&x, &x.slice(1..), &x.reversed()]));
    four_ways!(vector(3, 22), |x| Array::reshape(&x.repeat(2), 2, 3).dot(&x));
}
