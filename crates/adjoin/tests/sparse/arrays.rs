//! Sparse Jacobians of functions that compute with arrays: one node of the tape has many results.

use super::{agree, points};
use adjoin::array::Edges;
use adjoin::prelude::*;
use adjoin::{Matrix, Mode, SparseJacobian, SparsityPattern, Vector, jacobian_with};

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
fn an_operation_on_whole_arrays_has_a_full_pattern() {
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

/// A full row and a diagonal: columns are pushed forward, the row is pulled back.
#[test]
fn a_pattern_is_filled_both_ways_where_there_are_arrays() {
    let f = |xs: Vector<Reverse>| -> Vec<Reverse> {
        let all = xs.map(Real::exp).dot(&xs);
        (0..xs.len()).map(|i| xs[i].sin()).chain([all]).collect()
    };
    let xs = Vector::from(points(90));
    let pattern = jacobian_pattern(f, &xs);
    let matrix = SparseJacobian::with_pattern(&pattern).at(f, &xs).unwrap();
    agree(&matrix, jacobian(f, &xs).entries());
    for mode in [Mode::Forward, Mode::Reverse] {
        let matrix = SparseJacobian::with_pattern(&pattern).in_mode(mode).at(f, &xs).unwrap();
        agree(&matrix, jacobian_with(mode, f, &xs).entries());
    }
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

/// The pattern of array code is that of the same program on scalars.
#[track_caller]
fn same_pattern(
    inputs: usize,
    arrays: impl Fn(Vector<Reverse>) -> Vector<Reverse> + Sync,
    scalars: impl Fn(Vec<Reverse>) -> Vec<Reverse>,
) {
    let xs = points(inputs);
    let of_arrays = jacobian_pattern(&arrays, &Vector::from(&xs[..]));
    let of_scalars = jacobian_pattern(&scalars, &xs);
    assert_eq!(of_arrays, of_scalars, "arrays:\n{of_arrays}scalars:\n{of_scalars}");
    let in_a_branch = jacobian_pattern(|x| join(|| arrays(x), || ()).0, &Vector::from(&xs[..]));
    assert_eq!(in_a_branch, of_scalars, "in a branch");
    let matrix = sparse_jacobian(&arrays, &Vector::from(&xs[..]));
    agree(&matrix, jacobian(&scalars, &xs).entries());
}

#[test]
fn slices_and_arithmetic_are_a_band() {
    let stencil = |x: Vector<Reverse>| {
        let n = x.len();
        let middle = x.slice(1..n - 1) * 2.0 - x.slice(..n - 2) * x.slice(2..) / (x.slice(1..n - 1) + 3.0);
        Vector::concatenate([x.slice(..1), middle, -x.slice(n - 1..)])
    };
    let on_scalars = |x: Vec<Reverse>| {
        let middle = x.windows(3).map(|w| w[1] * 2.0 - w[0] * w[2] / (w[1] + 3.0));
        std::iter::once(x[0]).chain(middle).chain([-x[x.len() - 1]]).collect()
    };
    same_pattern(40, stencil, on_scalars);
    let xs = Vector::from(points(100_000));
    let prepared = SparseJacobian::prepare(stencil, &xs);
    assert_eq!((prepared.pattern().entries(), prepared.directions()), (3 * 99_998 + 2, 3));
}

#[test]
fn repeated_operands_are_depended_on_where_they_are_repeated() {
    let rows = |x: Vector<Reverse>| {
        let matrix = x.slice(..12).reshape(3, 4);
        (&matrix * x.slice(12..16) + x.slice(16..19).to_column()).add_scaled(x[19], &matrix).flatten()
    };
    let on_scalars = |x: Vec<Reverse>| {
        (0..12).map(|e| x[e] * x[12 + e % 4] + x[16 + e / 4] + x[19] * x[e]).collect::<Vec<_>>()
    };
    same_pattern(20, rows, on_scalars);
}

#[test]
fn elements_that_are_moved_take_their_dependencies_along() {
    let moved = |x: Vector<Reverse>| {
        let matrix = x.reshape(4, 5);
        let gathered = x.gather(&[3, 1, 3, 19]) * x.slice(..4);
        let scattered = x.slice(..6).scatter_add(&[2, 0, 2, 5, 5, 0], 7);
        let turned = (matrix.transposed() * 2.0).gather_rows(&[4, 0]).flatten();
        let joined = Matrix::concatenate_columns([&matrix, &matrix.slice(.., 1..3)]).flatten();
        let lower = Matrix::from_packed_lower(&x.slice(..3), &x.slice(10..13)).flatten();
        let stack = Matrix::stack_packed_lower(&matrix.slice(..2, ..2), &matrix.slice(..2, 4..)).flatten();
        Vector::concatenate([gathered, scattered, turned, joined, x.reversed(), lower, stack])
    };
    let on_scalars = |x: Vec<Reverse>| {
        let zero = Reverse::from(0.0);
        let mut all: Vec<Reverse> = [3, 1, 3, 19].iter().enumerate().map(|(i, p)| x[*p] * x[i]).collect();
        all.extend([x[1] + x[5], zero, x[0] + x[2], zero, zero, x[3] + x[4], zero]);
        all.extend([4, 0].iter().flat_map(|j| (0..4).map(move |i| i * 5 + j)).map(|place| x[place] * 2.0));
        all.extend((0..4).flat_map(|i| [0, 1, 2, 3, 4, 1, 2].map(|j| i * 5 + j)).map(|place| x[place]));
        all.extend(x.iter().rev());
        all.extend([x[0], zero, zero, x[10], x[1], zero, x[11], x[12], x[2]]);
        all.extend([x[0], zero, x[4], x[1], x[5], zero, x[9], x[6]]);
        all
    };
    same_pattern(20, moved, on_scalars);
}

#[test]
fn sums_and_products_depend_on_what_goes_into_them() {
    let reduced = |x: Vector<Reverse>| {
        let matrix = x.slice(..12).reshape(3, 4);
        let of_rows = [matrix.sum_of_rows(), matrix.norm_squared_of_rows(), matrix.log_sum_exp_of_rows()];
        let product = matrix.dot(&x.slice(8..12));
        Vector::concatenate([
            Vector::concatenate(of_rows),
            matrix.softmax_of_rows().flatten(),
            x.cumulative_sum(),
            product,
            matrix.slice(..2, ..).dot_each(&matrix.slice(1.., ..)).flatten(),
            x.convolve(&Vector::constants([1.0, 0.0, -1.0]), Edges::Same),
        ])
    };
    let on_scalars = |x: Vec<Reverse>| {
        let row = |i: usize| &x[4 * i..4 * i + 4];
        let mut all: Vec<Reverse> = (0..3).map(|i| row(i).iter().sum()).collect();
        all.extend((0..3).map(|i| row(i).iter().map(|x| *x * x).sum::<Reverse>()));
        let sum = |i: usize| row(i).iter().map(|x| x.exp()).sum::<Reverse>();
        all.extend((0..3).map(|i| sum(i).ln()));
        all.extend((0..12).map(|e| x[e].exp() / sum(e / 4)));
        let mut total = Reverse::from(0.0);
        all.extend(x.iter().map(|x| {
            total += *x;
            total
        }));
        all.extend((0..3).map(|i| row(i).iter().zip(&x[8..12]).map(|(a, x)| *a * x).sum::<Reverse>()));
        let dot = |i: usize, j: usize| row(i).iter().zip(row(j)).map(|(a, x)| *a * x).sum::<Reverse>();
        all.extend([dot(0, 1), dot(1, 2)]);
        let at = |i: Option<usize>| i.and_then(|i| x.get(i)).copied().unwrap_or(Reverse::from(0.0));
        all.extend((0..x.len()).map(|i| at(Some(i + 1)) - at(i.checked_sub(1))));
        all
    };
    same_pattern(14, reduced, on_scalars);
}

#[test]
fn constant_matrices_that_are_mostly_zero_leave_zeros() {
    let n = 30;
    let band = |i: usize, j: usize| if i.abs_diff(j) <= 1 { 1.0 + (i * j) as f64 } else { 0.0 };
    let matrix = || Matrix::constants(n, n, (0..n * n).map(|e| band(e / n, e % n)).collect::<Vec<_>>());
    let multiplied = |x: Vector<Reverse>| {
        let (columns, rows) = (x.reshape(n, 2), x.reshape(2, n));
        Vector::concatenate([
            matrix().dot(&x.slice(..n)),
            matrix().dot(&columns).flatten(),
            rows.dot(&matrix()).flatten(),
        ])
    };
    let on_scalars = |x: Vec<Reverse>| {
        let near = |i: usize| (i.saturating_sub(1)..(i + 2).min(n)).map(move |j| (j, band(i, j)));
        let mut all: Vec<Reverse> = (0..n).map(|i| near(i).map(|(j, a)| x[j] * a).sum::<Reverse>()).collect();
        all.extend((0..2 * n).map(|e| near(e / 2).map(|(p, a)| x[p * 2 + e % 2] * a).sum::<Reverse>()));
        all.extend((0..2 * n).map(|e| near(e % n).map(|(p, a)| x[e / n * n + p] * a).sum::<Reverse>()));
        all
    };
    same_pattern(2 * n, multiplied, on_scalars);
}

#[test]
fn closures_depend_on_their_arguments_and_what_they_captured() {
    let closures = |x: Vector<Reverse>| {
        let n = x.len();
        let mapped = x.slice(2..).map(|y| if y > 0.5 { y * x[0] } else { y.sin() * x[1] });
        let zipped = x.zip_map(&x.reversed(), |a, b| a * b + a);
        let scanned =
            x.slice(n - 4..).scan(x[0], |state, y| if y > 0.5 { (state * y).sin() } else { y * x[1] });
        Vector::concatenate([mapped, zipped, scanned])
    };
    let on_scalars = |x: Vec<Reverse>| {
        let n = x.len();
        let mut all: Vec<Reverse> =
            x[2..].iter().map(|y| if *y > 0.5 { *y * x[0] } else { y.sin() * x[1] }).collect();
        all.extend((0..n).map(|i| x[i] * x[n - 1 - i] + x[i]));
        // A state that does not use the one before it is still taken to depend on it.
        let mut state = x[0];
        all.extend(x[n - 4..].iter().map(|y| {
            let unused = state - state;
            state = if *y > 0.5 { (state * y).sin() } else { *y * x[1] + unused };
            state
        }));
        all
    };
    same_pattern(12, closures, on_scalars);
}
