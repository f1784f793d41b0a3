//! Products and systems with triangular matrices.

use crate::common::{Grid, Source, matrix, vector};
use adjoin::{Matrix, Real, Vector};

/// A matrix whose triangles are well-conditioned.
fn shifted<R: Real>(a: &Matrix<R>) -> Matrix<R> {
    a + Matrix::identity(a.rows()) * R::constant(3.0)
}

#[test]
fn products_look_at_one_triangle_only() {
    for grid in Grid::ALL {
        for n in [0, 1, 4] {
            let point = (grid.base([n, n], 1), vector(n, 2));
            four_ways!(point.clone(), |(a, x)| grid.take(&a).dot_lower(&x));
            four_ways!(point, |(a, x)| grid.take(&a).dot_upper(&x));
        }
        let point = (grid.base([3, 3], 3), grid.base([3, 2], 4));
        four_ways!(point.clone(), |(a, x)| grid.take(&a).dot_lower(&grid.take(&x)));
        four_ways!(point, |(a, x)| grid.take(&a).dot_upper(&grid.take(&x)));
    }
    let hand = |(a, x): &(Matrix, Vector), c: &Vector| {
        let slope = Matrix::from_rows([[c[0] * x[0], 0.0], [c[1] * x[0], c[1] * x[1]]]);
        (slope, Vector::from([a[(0, 0)] * c[0] + a[(1, 0)] * c[1], a[(1, 1)] * c[1]]))
    };
    let statistics = four_ways!((matrix(2, 2, 5), vector(2, 6)), |(a, x)| a.dot_lower(&x), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 2, 0));
}

#[test]
fn both_triangles_make_the_whole_product() {
    let (a, x) = (matrix(5, 5, 7), matrix(5, 3, 8));
    let twice = a.dot_lower(&x) + a.dot_upper(&x);
    let diagonal = a.diagonal().to_diagonal().dot(&x);
    assert!((twice - diagonal - a.dot(&x)).norm() < 1e-13);
    let (lower, upper) = (a.transposed().dot_lower(&x.column(1)), a.transposed().dot_upper(&x.column(1)));
    let diagonal = a.diagonal() * x.column(1);
    assert!((lower + upper - diagonal - a.transposed().dot(&x.column(1))).norm() < 1e-13);
}

#[test]
fn solutions_undo_products() {
    let a = shifted(&matrix(6, 6, 9));
    for x in [matrix(6, 1, 10), matrix(6, 4, 11), matrix(6, 0, 12)] {
        assert!((a.solve_lower(&a.dot_lower(&x)) - &x).norm() < 1e-13);
        assert!((a.solve_upper(&a.dot_upper(&x)) - &x).norm() < 1e-13);
    }
}

#[test]
fn solutions_pull_back_through_the_transposed_system() {
    for grid in Grid::ALL {
        for n in [0, 1, 4] {
            let point = (grid.base([n, n], 13), vector(n, 14));
            four_ways!(point.clone(), |(a, b)| shifted(&grid.take(&a)).solve_lower(&b));
            four_ways!(point, |(a, b)| shifted(&grid.take(&a)).solve_upper(&b));
        }
        let point = (grid.base([3, 3], 15), grid.base([3, 2], 16));
        four_ways!(point, |(a, b)| shifted(&grid.take(&a)).solve_lower(&grid.take(&b)));
    }
    // x = b₀ / a₀₀, y = (b₁ − a₁₀ x) / a₁₁.
    let hand = |(a, b): &(Matrix, Vector), c: &Vector| {
        let x = b[0] / a[(0, 0)];
        let y = (b[1] - a[(1, 0)] * x) / a[(1, 1)];
        let second = c[1] / a[(1, 1)];
        let first = (c[0] - second * a[(1, 0)]) / a[(0, 0)];
        (Matrix::from_rows([[-first * x, 0.0], [-second * x, -second * y]]), Vector::from([first, second]))
    };
    let statistics = four_ways!((matrix(2, 2, 17), vector(2, 18)), |(a, b)| a.solve_lower(&b), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 2, 0));
}

#[test]
fn a_zero_on_the_diagonal_is_divided_by() {
    let a = Matrix::from_rows([[0.0, 1.0], [1.0, 1.0]]);
    assert_eq!(a.solve_lower(&Vector::from([1.0, 0.0]))[0], f64::INFINITY);
}

#[test]
fn packed_triangles_are_laid_out_column_by_column() {
    for source in Source::ALL {
        for n in [0, 1, 2, 4] {
            let below = n * (n.max(1) - 1) / 2;
            let point = (source.base(n, 19), vector(below, 20));
            four_ways!(point, |(q, l)| Matrix::from_packed_lower(&source.take(&q, n), &l));
        }
    }
    let hand = |_: &(Vector, Vector), c: &Vector| (Vector::from([c[0], c[3]]), Vector::from([c[2]]));
    four_ways!((vector(2, 1), vector(1, 2)), |(q, l)| Matrix::from_packed_lower(&q, &l), by_hand hand);
}

#[test]
fn packed_triangles_are_stacked_in_order() {
    for grid in Grid::ALL {
        for [count, n] in [[2, 3], [3, 2], [1, 4], [3, 1], [0, 2], [2, 0]] {
            let below = n * (n.max(1) - 1) / 2;
            let point = (grid.base([count, n], 21), grid.base([count, below], 22));
            let stack = |q: &Matrix, l: &Matrix| Matrix::stack_packed_lower(&grid.take(q), &grid.take(l));
            let (q, l) = (grid.take(&point.0), grid.take(&point.1));
            let each = (0..count).map(|k| Matrix::from_packed_lower(&q.row(k), &l.row(k)));
            assert_eq!(stack(&point.0, &point.1).to_vec(), Matrix::concatenate_rows(each).to_vec());
            four_ways!(point, |(q, l)| Matrix::stack_packed_lower(&grid.take(&q), &grid.take(&l)));
        }
    }
    let hand = |_: &(Matrix, Matrix), c: &Vector| {
        let (diagonals, below) = (c.gather(&[0, 3, 4, 7]), c.gather(&[2, 6]));
        (diagonals.reshape(2, 2), below.reshape(2, 1))
    };
    let point = (matrix(2, 2, 23), matrix(2, 1, 24));
    let statistics = four_ways!(point, |(q, l)| Matrix::stack_packed_lower(&q, &l), by_hand hand);
    assert_eq!((statistics.arrays, statistics.elements, statistics.nodes), (1, 8, 0));
}
