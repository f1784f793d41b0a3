//! Products of vectors and matrices.

use crate::common::{Grid, Source, assert_close, matrix, vector};
use adjoin::{Matrix, Mode, Reverse, Vector, constant, grad, jacobian_with, vjp};

#[test]
fn dots_and_outer_products() {
    for source in Source::ALL {
        for n in [0, 1, 5] {
            let point = (source.base(n, 1), source.base(n, 2));
            four_ways!(point.clone(), |(x, y)| source.take(&x, n).dot(&source.take(&y, n)));
            four_ways!((source.base(n, 1), vector(2, 2)), |(x, y)| source.take(&x, n).outer(&y));
            four_ways!((source.base(n, 1), vector(2, 2)), |(x, y)| y.outer(&source.take(&x, n)));
        }
    }
    let dot = |(x, y): &(Vector, Vector), c: &Vector| (y * c[0], x * c[0]);
    let statistics = four_ways!((vector(3, 3), vector(3, 4)), |(x, y)| x.dot(&y), by_hand dot);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 1, 0));
    four_ways!(vector(3, 3), |x| x.dot(&x), by_hand |x: &Vector, c: &Vector| x * (2.0 * c[0]));
    let outer = |(x, y): &(Vector, Vector), c: &Vector| {
        let c = c.reshape(2, 3);
        (c.dot(y), c.transposed().dot(x))
    };
    let statistics = four_ways!((vector(2, 3), vector(3, 4)), |(x, y)| x.outer(&y), by_hand outer);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 6, 0));
}

#[test]
fn matrices_times_vectors() {
    for grid in Grid::ALL {
        for source in Source::ALL {
            for [rows, columns] in [[3, 4], [1, 3], [3, 1], [0, 2], [2, 0]] {
                let point = (grid.base([rows, columns], 5), source.base(columns, 6));
                four_ways!(point, |(a, x)| grid.take(&a).dot(&source.take(&x, columns)));
            }
        }
    }
    let hand = |(a, x): &(Matrix, Vector), c: &Vector| (c.outer(x), a.transposed().dot(c));
    let statistics = four_ways!((matrix(2, 3, 7), vector(3, 8)), |(a, x)| a.dot(&x), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 2, 0));
}

#[test]
fn several_matrices_times_a_vector_each() {
    for left in Grid::ALL {
        for right in Grid::ALL {
            for [count, rows, columns] in
                [[2, 3, 4], [3, 1, 2], [1, 2, 3], [2, 3, 1], [0, 0, 2], [2, 0, 3], [2, 1, 0]]
            {
                let point = (left.base([count * rows, columns], 25), right.base([count, columns], 26));
                four_ways!(point, |(a, x)| left.take(&a).dot_each(&right.take(&x)));
            }
        }
    }
    let hand = |(a, x): &(Matrix, Matrix), c: &Vector| {
        let (upper, lower) = (c.slice(..2), c.slice(2..));
        let vectors = [a.slice(..2, ..).transposed().dot(&upper), a.slice(2.., ..).transposed().dot(&lower)];
        let matrices = [upper.outer(&x.row(0)), lower.outer(&x.row(1))];
        (Matrix::concatenate_rows(matrices), Matrix::stack_rows(vectors))
    };
    let point = (matrix(4, 3, 27), matrix(2, 3, 28));
    let statistics = four_ways!(point, |(a, x)| a.dot_each(&x), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 4, 0));
}

#[test]
fn matrices_times_matrices() {
    for left in Grid::ALL {
        for right in Grid::ALL {
            for [m, k, n] in [[2, 3, 2], [1, 2, 1], [3, 1, 2], [2, 0, 3], [0, 2, 2]] {
                let point = (left.base([m, k], 9), right.base([k, n], 10));
                four_ways!(point, |(a, b)| left.take(&a).dot(&right.take(&b)));
            }
        }
    }
    let hand = |(a, b): &(Matrix, Matrix), c: &Vector| {
        let c = c.reshape(2, 2);
        (c.dot(&b.transposed()), a.transposed().dot(&c))
    };
    let statistics = four_ways!((matrix(2, 3, 11), matrix(3, 2, 12)), |(a, b)| a.dot(&b), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 4, 0));
    four_ways!(matrix(3, 3, 13), |a| a.dot(&a).dot(&a.transposed()));
}

/// Products too large for the plain loops, and large enough to be divided among threads.
#[test]
fn large_products_are_those_of_loops() {
    for (m, k, n) in [(17, 19, 13), (70, 90, 110)] {
        let (a, b, c) = (matrix(k, m, 14).transposed(), matrix(k, n, 15), matrix(m, n, 16));
        let product = a.dot(&b);
        for (i, j) in [(0, 0), (m - 1, n - 1), (m / 2, n / 3)] {
            let expected: f64 = (0..k).map(|p| a[(i, p)] * b[(p, j)]).sum();
            assert_close("entry", &[product[(i, j)]], &[expected], 1e-12);
        }
        let (_, pullback) = vjp(|(a, b): (Matrix<_>, Matrix<_>)| a.dot(&b), &(a.clone(), b.clone()));
        let (da, db) = pullback.call(&c).unwrap();
        assert_close("left", &da.to_vec(), &c.dot(&b.transposed()).to_vec(), 1e-12);
        assert_close("right", &db.to_vec(), &a.transposed().dot(&c).to_vec(), 1e-12);
    }
    let (a, x) = (matrix(900, 700, 17), vector(700, 18));
    let y = a.dot(&x);
    let expected: Vec<f64> =
        a.iter_rows().map(|row| row.iter().zip(x.iter()).map(|(a, x)| a * x).sum()).collect();
    assert_close("rows", &y.to_vec(), &expected, 1e-12);
    assert_close(
        "columns",
        &a.transposed().dot(&y).to_vec(),
        &{
            let mut sums = vec![0.0; 700];
            for (row, y) in a.iter_rows().zip(y.iter()) {
                sums.iter_mut().zip(row.iter()).for_each(|(sum, a)| *sum += a * y);
            }
            sums
        },
        1e-12,
    );
}

#[test]
fn zero_cotangents_meet_infinite_elements() {
    // Only the second row is used; the first is infinite.
    let a = Matrix::from_rows([[f64::INFINITY, 1.0], [2.0, 3.0]]);
    let x = Vector::from([4.0, 5.0]);
    let (da, dx) = grad(|(a, x): (Matrix<_>, Vector<_>)| a.dot(&x)[1], &(a.clone(), x.clone()));
    assert_eq!(da, Matrix::from_rows([[0.0, 0.0], [4.0, 5.0]]));
    assert_eq!(dx, Vector::from([2.0, 3.0]));
    let turned = (a.transposed(), x.clone());
    let (_, dx) = grad(|(a, x): (Matrix<_>, Vector<_>)| a.transposed().dot(&x)[1], &turned);
    assert_eq!(dx, Vector::from([2.0, 3.0]));
    let b = x.to_column();
    let (da, db) = grad(|(a, b): (Matrix<_>, Matrix<_>)| a.dot(&b)[(1, 0)], &(a, b));
    assert_eq!(da, Matrix::from_rows([[0.0, 0.0], [4.0, 5.0]]));
    assert_eq!(db.column(0), Vector::from([2.0, 3.0]));
    let infinite = Vector::from([f64::INFINITY, 5.0]);
    let (da, _) = grad(|(a, x): (Matrix<_>, Vector<_>)| a.dot(&x)[0], &(Matrix::zeros(2, 2), infinite));
    assert_eq!(da.row(1), Vector::zeros(2));
}

/// An infinite cotangent (that of √ at 0) meets derivatives of zero.
#[test]
fn infinite_cotangents_meet_zeros() {
    let of_vector: [fn(Vector<Reverse>) -> Reverse; 5] = [
        |x| x.dot(&x).sqrt(),
        |x| x.norm_squared().sqrt(),
        |x| x.product().sqrt(),
        |x| x.outer(&x).sqrt().sum(),
        |x| (x + Vector::constants([f64::NEG_INFINITY, 0.0, 0.0, 0.0])).softmax()[0].sqrt(),
    ];
    for (number, f) in of_vector.into_iter().enumerate() {
        assert_eq!(grad(f, &Vector::zeros(4)), Vector::zeros(4), "function {number} of a vector");
    }
    let scaled = |x: Vector<Reverse>| x.slice(..1).add_scaled(x[1], &x.slice(2..)).sqrt().sum();
    assert_eq!(grad(scaled, &Vector::zeros(3)), Vector::from([f64::INFINITY, 0.0, 0.0]));
    let none = Vector::from([f64::NEG_INFINITY, 0.0]);
    let root = |x: Vector<Reverse>| x.log_sum_exp().sqrt();
    assert_eq!(grad(root, &none), Vector::from([0.0, f64::INFINITY]));
    let none = Vector::from([f64::NEG_INFINITY; 2]);
    assert_eq!(grad(|x: Vector<_>| x.log_sum_exp(), &none), Vector::zeros(2));
    let pushed =
        jacobian_with(Mode::Forward, |x: Vector<Reverse>| x.ln().softmax(), &Vector::from([0.0, 1.0]));
    assert_eq!(pushed.row(1), [0.0, 0.0]);
    let of_matrix: &[fn(Matrix<Reverse>) -> Reverse] = &[
        |a| a.norm_squared_of_rows().sqrt().sum(),
        |a| a.dot(&a.row(0)).sqrt().sum(),
        |a| a.transposed().dot(&a.row(0)).sqrt().sum(),
        |a| a.dot(&a).sqrt().sum(),
        |a| a.dot_each(&a.slice(..1, ..)).sqrt().sum(),
        |a| a.dot_lower(&a.row(0)).sqrt().sum(),
        |a| a.dot_upper(&a).sqrt().sum(),
        #[cfg(feature = "linalg")]
        |a| a.determinant().sqrt(),
    ];
    for (number, f) in of_matrix.iter().enumerate() {
        assert_eq!(grad(f, &Matrix::zeros(2, 2)), Matrix::zeros(2, 2), "function {number} of a matrix");
    }
    // A NaN is not hidden, and an infinite slope stays.
    assert!(grad(|x: Vector<_>| x.dot(&x).sqrt(), &Vector::from([f64::NAN, 0.0]))[0].is_nan());
    let (x, y) = (Vector::from([0.0, 1.0]), Vector::from([2.0, 0.0]));
    assert_eq!(grad(|x: Vector<_>| x.dot(&constant(&y)).sqrt(), &x), Vector::from([f64::INFINITY, 0.0]));
}
