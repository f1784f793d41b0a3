//! Sparse Jacobians against dense ones, by hand, and in the number of directions that they take.

use super::{agree, bits, points};
use crate::program::{Forks, Program, forking};
use crate::random::hold;
use adjoin::prelude::*;
use adjoin::{
    Mode, PatternError, SparseJacobian, SparsityPattern, jacobian_pattern, jacobian_with, sparse_jacobian,
    value_and_sparse_jacobian,
};
use proptest::collection::vec;
use proptest::prelude::*;
use rayon::ThreadPoolBuilder;
use std::cell::Cell;

/// A discrete Laplace operator with a reaction term: output i depends on the inputs i − 1, i, i + 1.
pub(super) fn tridiagonal<R: Real>(xs: &[R]) -> Vec<R> {
    let at = |i: Option<usize>| i.and_then(|i| xs.get(i)).copied().unwrap_or(R::constant(0.0));
    (0..xs.len()).map(|i| at(i.checked_sub(1)) - xs[i] * 2.0 + at(Some(i + 1)) + xs[i].exp()).collect()
}

fn tridiagonal_by_hand(size: usize) -> SparsityPattern {
    SparsityPattern::from_rows(size, (0..size).map(|i| i.saturating_sub(1)..(i + 2).min(size)))
}

#[test]
fn a_tridiagonal_jacobian_of_any_size_takes_three_directions() {
    for size in [3, 4, 5, 100, 100_000] {
        let runs = Cell::new(0);
        let f = |xs: Vec<Reverse>| {
            runs.set(runs.get() + 1);
            tridiagonal(&xs)
        };
        let matrix = sparse_jacobian(f, &points(size));
        assert_eq!(runs.get(), 1, "the function runs once");
        assert_eq!(matrix.pattern(), &tridiagonal_by_hand(size));
        let prepared = SparseJacobian::prepare(f, &points(size));
        assert_eq!(prepared.directions(), 3);
        assert_eq!(prepared.at(f, &points(size)).as_ref(), Ok(&matrix));
        for (row, column, value) in matrix.iter() {
            let expected = if row == column { points(size)[row].exp() - 2.0 } else { 1.0 };
            assert!((value - expected).abs() < 1e-15);
            if row > 100 {
                break;
            }
        }
    }
}

#[test]
fn jacobians_of_random_programs_are_the_dense_ones() {
    let strategy = (forking(3), vec(-2.0..2.0, 1..90), 0usize..90);
    hold(200, &strategy, |(program, inputs, outputs)| {
        let program = Program { results: (0..outputs).collect(), ..program };
        let f = |xs: Vec<Reverse>| program.run(Forks::Parallel, &xs);
        let dense = jacobian(f, &inputs);
        let matrix = sparse_jacobian(f, &inputs);
        agree(&matrix, dense.entries());
        // No entry is a mixture: each has the bits of one of the dense modes.
        let [forward, reverse] = [Mode::Forward, Mode::Reverse].map(|mode| jacobian_with(mode, f, &inputs));
        for (row, column, value) in matrix.iter() {
            let place = (row, column);
            assert!(value == forward[place] || value == reverse[place], "{value} at {place:?}");
        }
        for (mode, dense) in [(Mode::Forward, forward), (Mode::Reverse, reverse)] {
            let prepared = SparseJacobian::prepare(f, &inputs).in_mode(mode);
            let same = prepared.at(f, &inputs).unwrap();
            assert_eq!(same.to_dense(), dense.entries(), "{mode:?}");
        }
        let prepared = SparseJacobian::prepare(f, &inputs);
        assert_eq!(prepared.at(f, &inputs).as_ref(), Ok(&matrix));
        assert!(prepared.directions() <= inputs.len().min(outputs).max(1));
    });
}

/// Each output a product of some inputs, chosen at random: the pattern is known.
#[test]
fn patterns_of_random_products_are_exact_and_recovered() {
    let size = 2usize..80;
    let strategy = (size.clone(), size).prop_flat_map(|(inputs, outputs)| {
        let row = prop_oneof![
            20 => vec(0..inputs, 0..5).boxed(),
            1 => Just((0..inputs).collect::<Vec<usize>>()).boxed(),
        ];
        (vec(0.5..1.5, inputs), vec(row, outputs))
    });
    hold(300, &strategy, |(inputs, chosen)| {
        let f = |xs: Vec<Reverse>| -> Vec<Reverse> {
            chosen.iter().map(|row| row.iter().map(|i| xs[*i]).product()).collect()
        };
        let matrix = sparse_jacobian(f, &inputs);
        let expected = SparsityPattern::from_rows(inputs.len(), chosen.iter().map(|row| row.iter().copied()));
        assert_eq!(matrix.pattern(), &expected);
        assert!(matrix.values().iter().all(|value| *value != 0.0), "no place in vain");
        agree(&matrix, jacobian(f, &inputs).entries());
        agree(&matrix.transposed().transposed(), &matrix.to_dense());
    });
}

#[test]
fn full_rows_and_columns_are_left_out_of_the_colouring() {
    let size = 2000;
    // An arrowhead: the first input is everywhere, the first output depends on everything.
    let arrowhead = |xs: Vec<Reverse>| -> Vec<Reverse> {
        let sum = xs.iter().map(|x| *x * x).sum();
        std::iter::once(sum).chain(xs[1..].iter().map(|x| xs[0] * x)).collect()
    };
    let prepared = SparseJacobian::prepare(arrowhead, &points(size));
    assert!(prepared.directions() <= 3, "{}", prepared.directions());
    let matrix = prepared.at(arrowhead, &points(size)).unwrap();
    for (row, column, value) in matrix.iter() {
        let xs = points(size);
        let expected = match (row, column) {
            (0, column) => 2.0 * xs[column],
            (row, 0) => xs[row],
            _ => xs[0],
        };
        assert_eq!(value, expected);
        if row > 20 {
            break;
        }
    }
    // The transposed one: a full column and the diagonal, or a full row and the diagonal.
    let rows = |xs: Vec<Reverse>| -> Vec<Reverse> { xs.iter().map(|x| *x * xs[7]).collect() };
    assert_eq!(SparseJacobian::prepare(rows, &points(size)).directions(), 2);
    let columns =
        |xs: Vec<Reverse>| -> Vec<Reverse> { xs.iter().map(|x| x.sin()).chain([xs.iter().sum()]).collect() };
    assert_eq!(SparseJacobian::prepare(columns, &points(size)).directions(), 2);
    let dense = jacobian(columns, &points(50));
    agree(&sparse_jacobian(columns, &points(50)), dense.entries());
}

#[test]
fn empty_and_constant_functions_have_empty_rows() {
    let nothing = sparse_jacobian(|_: Vec<Reverse>| Vec::<Reverse>::new(), &Vec::<f64>::new());
    assert_eq!((nothing.rows(), nothing.columns(), nothing.values().len()), (0, 0, 0));
    let no_inputs = sparse_jacobian(|_: Vec<Reverse>| [Reverse::from(1.0); 3], &Vec::<f64>::new());
    assert_eq!((no_inputs.rows(), no_inputs.columns()), (3, 0));
    let no_outputs = sparse_jacobian(|_: [Reverse; 3]| Vec::<Reverse>::new(), &[1.0, 2.0, 3.0]);
    assert_eq!((no_outputs.rows(), no_outputs.columns()), (0, 3));
    let (value, some) =
        value_and_sparse_jacobian(|[x, _, z]: [Reverse; 3]| [2.0.into(), z, x.floor(), x], &[1.5, 2.0, 3.0]);
    assert_eq!(value, [2.0, 3.0, 1.0, 1.5]);
    assert_eq!(some.iter().collect::<Vec<_>>(), [(1, 2, 1.0), (3, 0, 1.0)]);
    let constant = |x: [Reverse; 2]| x.map(|_| Reverse::from(1.0));
    let prepared = SparseJacobian::prepare(constant, &[0.0, 0.0]);
    assert_eq!(prepared.at(constant, &[5.0, 0.0]).unwrap().to_dense(), [0.0; 4]);
}

#[test]
fn an_entry_that_happens_to_be_zero_keeps_its_place() {
    let pattern = jacobian_pattern(|[x, y]: [Reverse; 2]| [x * y, x * x], &[0.0, 0.0]);
    assert_eq!(pattern, SparsityPattern::from_rows(2, [vec![0, 1], vec![0]]));
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Body<R = f64> {
    position: (R, R),
    mass: Option<R>,
}

#[test]
fn inputs_and_outputs_may_be_any_structures() {
    let bodies = vec![
        Body { position: (1.0, 2.0), mass: Some(3.0) },
        Body { position: (4.0, 5.0), mass: None },
        Body { position: (6.0, 7.0), mass: Some(8.0) },
    ];
    let f = |bodies: Vec<Body<Reverse>>| -> (Vec<Reverse>, Option<Reverse>) {
        let moment =
            |body: &Body<Reverse>| body.position.0 * body.position.1 * body.mass.unwrap_or(1.0.into());
        (bodies.iter().map(moment).collect(), bodies[0].mass)
    };
    let matrix = sparse_jacobian(f, &bodies);
    assert_eq!(
        matrix.pattern().to_string(),
        "× × × · · · · ·\n· · · × × · · ·\n· · · · · × × ×\n· · × · · · · ·\n"
    );
    assert_eq!(matrix.values(), [6.0, 3.0, 2.0, 5.0, 4.0, 56.0, 48.0, 42.0, 1.0]);
    let (value, same) = value_and_sparse_jacobian(f, &bodies);
    assert_eq!(value, (vec![6.0, 20.0, 336.0], Some(3.0)));
    assert_eq!(same, matrix);
}

#[test]
fn forked_functions_have_the_same_bits_on_any_number_of_threads() {
    let size = 3000;
    let f = |xs: Vec<Reverse>| {
        let scale = xs[0] * 0.5;
        par_map(0..xs.len(), |i| {
            let left = xs[i.saturating_sub(1)];
            let (a, b) = join(|| (left * xs[i]).sin(), || xs[i] * xs[(i + 1) % xs.len()]);
            a * b + scale
        })
    };
    let matrix = sparse_jacobian(f, &points(size));
    assert!(matrix.pattern().entries() <= 4 * size);
    for threads in [1, 2, 8] {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let other = pool.install(|| sparse_jacobian(f, &points(size)));
        assert_eq!(other.pattern(), matrix.pattern());
        assert_eq!(bits(other.values()), bits(matrix.values()), "on {threads} threads");
    }
    agree(&sparse_jacobian(f, &points(40)), jacobian(f, &points(40)).entries());
}

/// A pattern of the wrong size, and one without a place where there is a derivative.
#[test]
fn a_pattern_that_does_not_fit_is_an_error() {
    let f = |xs: Vec<Reverse>| tridiagonal(&xs);
    let prepared = SparseJacobian::prepare(f, &points(10));
    let error = prepared.at(f, &points(11)).unwrap_err();
    assert_eq!(error, PatternError::Size { pattern: (10, 10), function: (11, 11) });
    assert!(error.to_string().contains("10 rows and 10 columns"), "{error}");

    let whole = tridiagonal_by_hand(200);
    for (missing_row, missing_column) in [(0, 1), (17, 16), (100, 100), (199, 198)] {
        let places = whole.iter().filter(|place| *place != (missing_row, missing_column));
        let small = SparseJacobian::with_pattern(&SparsityPattern::from_places(200, 200, places));
        let error = small.at(f, &points(200)).unwrap_err();
        assert_eq!(error, PatternError::Outside { row: missing_row, column: missing_column });
    }
    let empty = SparseJacobian::with_pattern(&SparsityPattern::from_places(200, 200, []));
    assert_eq!(empty.at(f, &points(200)), Err(PatternError::Outside { row: 0, column: 0 }));
}

#[test]
fn every_single_missing_place_of_a_random_pattern_is_noticed() {
    let strategy = (2usize..30).prop_flat_map(|size| {
        (vec(0.5..1.5, size), vec(vec(0..size, 1..4), 1..40), any::<prop::sample::Index>())
    });
    hold(300, &strategy, |(inputs, chosen, missing)| {
        let f = |xs: Vec<Reverse>| -> Vec<Reverse> {
            let sum = xs.iter().map(|x| *x * x).sum();
            chosen.iter().map(|row| row.iter().map(|i| xs[*i]).product()).chain([sum]).collect()
        };
        let whole = jacobian_pattern(f, &inputs);
        let missing = missing.index(whole.entries());
        let place = whole.iter().nth(missing).expect("there are so many");
        let places = whole.iter().filter(|other| *other != place);
        let small =
            SparseJacobian::with_pattern(&SparsityPattern::from_places(whole.rows(), inputs.len(), places));
        let (row, column) = place;
        assert_eq!(small.at(f, &inputs), Err(PatternError::Outside { row, column }));
    });
}

#[test]
fn a_larger_pattern_than_needed_is_filled_with_zeros() {
    let f = |xs: Vec<Reverse>| tridiagonal(&xs);
    let full = SparseJacobian::with_pattern(&SparsityPattern::full(12, 12));
    let matrix = full.at(f, &points(12)).unwrap();
    assert_eq!(matrix.values(), sparse_jacobian(f, &points(12)).to_dense());
}

#[test]
fn a_pattern_may_omit_derivatives_that_are_always_zero() {
    // The second input cancels.
    let f = |[x, y]: [Reverse; 2]| [x * y - y * x + x];
    assert_eq!(jacobian_pattern(f, &[2.0, 3.0]).entries(), 2);
    let known = SparseJacobian::with_pattern(&SparsityPattern::from_rows(2, [[0]]));
    assert_eq!(known.at(f, &[2.0, 3.0]).unwrap().values(), [1.0]);
}

#[test]
fn another_branch_than_the_prepared_one_is_noticed_or_right() {
    let f = |xs: Vec<Reverse>| -> Vec<Reverse> {
        (0..xs.len())
            .map(|i| if xs[i] > 0.0 { xs[i].exp() } else { xs[i] * xs[(i + 3) % xs.len()] })
            .collect()
    };
    let positive = vec![1.0; 50];
    let prepared = SparseJacobian::prepare(f, &positive);
    let mut mixed = positive.clone();
    mixed[20] = -1.0;
    assert_eq!(prepared.at(f, &mixed), Err(PatternError::Outside { row: 20, column: 23 }));
    let both = jacobian_pattern(f, &positive).union(&jacobian_pattern(f, &vec![-1.0; 50]));
    let prepared = SparseJacobian::with_pattern(&both);
    for point in [&positive, &mixed] {
        agree(&prepared.at(f, point).unwrap(), jacobian(f, point).entries());
    }
}

#[test]
fn derivatives_that_are_not_finite_raise_no_false_alarm() {
    let f = |xs: Vec<Reverse>| -> Vec<Reverse> {
        xs.windows(2).map(|pair| pair[0].sqrt() + pair[1].ln()).collect()
    };
    let prepared = SparseJacobian::prepare(f, &vec![1.0; 4]);
    let point = vec![0.0, 4.0, -1.0, 0.0];
    let matrix = prepared.at(f, &point).unwrap();
    let dense = jacobian(f, &point);
    assert_eq!(bits(&matrix.to_dense()), bits(dense.entries()));
    assert_eq!(matrix.get(0, 0), f64::INFINITY);
    assert!(matrix.get(2, 2).is_nan());
}

#[test]
fn products_with_vectors_are_those_of_the_dense_matrix() {
    let f = |xs: Vec<Reverse>| tridiagonal(&xs)[1..].to_vec();
    let matrix = sparse_jacobian(f, &points(9));
    let (v, w) = (points(9), points(8));
    let dense = matrix.to_dense();
    for (row, found) in matrix.times(&v).iter().enumerate() {
        let expected: f64 = (0..9).map(|column| dense[row * 9 + column] * v[column]).sum();
        assert!((found - expected).abs() < 1e-14);
    }
    assert_eq!(matrix.transposed_times(&w), matrix.transposed().times(&w));
}

/// `y₀` begins to depend on another input, and has a large derivative beside it.
#[test]
fn a_missing_entry_is_seen_beside_large_ones() {
    for scale in [1.0, 1e9, 1e12] {
        let n = 8;
        let f = |x: Vec<Reverse>| -> Vec<Reverse> {
            let (u, v) = x.split_at(n);
            let row = |i: usize, k: usize| u[i] * scale + v[i] * (2.0 + k as f64);
            let mut rows: Vec<Reverse> = (0..5 * n).map(|number| row(number / 5, number % 5)).collect();
            if v[1] > 0.0 {
                rows[0] += v[1] * 5.0;
            }
            rows
        };
        let mut at = vec![1.0; 2 * n];
        at[n + 1] = -1.0;
        let prepared = SparseJacobian::prepare(f, &at);
        assert!(prepared.directions() < n);
        at[n + 1] = 1.0;
        assert_eq!(prepared.at(f, &at).unwrap_err(), PatternError::Outside { row: 0, column: n + 1 });
    }
}

/// Also in branches, in which sums have values from outside.
#[test]
fn terms_of_a_sum_belong_to_the_pattern_also_at_slope_zero() {
    let f = |x: Vec<Reverse>| -> Vec<Reverse> {
        par_map(0..4usize, |i| [x[i], x[(i + 1) % 4].powi(2), x[(i + 2) % 4].powi(2)].into_iter().sum())
    };
    assert_eq!(jacobian_pattern(f, &vec![0.0; 4]), jacobian_pattern(f, &vec![1.0; 4]));
    assert_eq!(jacobian_pattern(f, &vec![0.0; 4]).row(0), [0, 1, 2]);
}
