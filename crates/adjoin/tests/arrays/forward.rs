//! Forward mode: arrays of numbers with tangents, and tangents pushed over recorded array operations.

#[cfg(feature = "linalg")]
use crate::common::matrix;
use crate::common::{assert_close, vector};
#[cfg(feature = "linalg")]
use adjoin::Real;
use adjoin::memory::{Budget, checkpoint, checkpointed_loop};
use adjoin::{
    Differentiable, Forward, Matrix, Mode, Reverse, Vector, jacobian, jacobian_with, join, par_map,
};

/// Several tangents at once, by kernels, are those of the definition on scalars. Matrices are so large that
/// kernels pay.
#[cfg(feature = "linalg")]
#[test]
fn forward_mode_by_kernels_has_the_tangents_of_scalar_code() {
    const SIZE: usize = 32;
    fn programs<R: Real>(a: &Matrix<R>, b: &Matrix<R>) -> Vector<R> {
        let symmetric = a.dot(&a.transposed());
        let part = a.slice(..20, ..8);
        Vector::concatenate([
            a.dot(b).flatten(),
            a.transposed().dot(&b.transposed()).flatten(),
            a.dot_lower(b).flatten(),
            a.solve_lower(b).flatten(),
            a.solve(b).flatten(),
            a.inverse().flatten(),
            Vector::from([a.log_determinant()]),
            symmetric.cholesky().flatten(),
            part.qr().0.flatten(),
            part.qr().1.flatten(),
            a.slice(..4, ..4).symmetric_eigenvalues(),
        ])
    }
    let dominant = matrix(SIZE, SIZE, 31) * 0.1 + Vector::from_fn(SIZE, |i| 3.0 + i as f64).to_diagonal();
    let point = (dominant, matrix(SIZE, SIZE, 32));
    for zero in 0..3 {
        let mut number = 0;
        let (a, b) = point.map_scalars(&mut |x: f64| {
            number += 1;
            let tangent = |k: usize| if k == zero { 0.0 } else { 0.1 * (number * (k + 2) % 7) as f64 };
            Forward::new(x, [tangent(0), tangent(1), tangent(2)])
        });
        let ours = programs(&a, &b);
        // One level more: the definition, with zero tangents beside the requested ones.
        let mut above = |x: Forward<f64, 3>| Forward::<Forward<f64, 3>, 1>::constant_of(x);
        let theirs = programs(&a.map_scalars(&mut above), &b.map_scalars(&mut above));
        for (ours, theirs) in ours.iter().zip(theirs.iter()) {
            assert_close("values", &[ours.inner()], &[theirs.primal()], 1e-10);
            assert_close("tangents", &ours.tangents(), &theirs.inner().tangents(), 1e-9);
            assert_eq!(ours.tangents()[zero], 0.0, "a direction of zeros stays one");
        }
    }
}

/// 0 · ∞ is 0 in forward mode, too.
#[test]
fn zero_tangents_stay_zero_at_infinity() {
    let x = Vector::from([f64::INFINITY, 2.0]);
    let unit = Vector::from([0.0, 1.0]);
    assert_eq!(adjoin::jvp(|x: Vector<_>| x.dot(&x), &x, &unit).unwrap().1, 4.0);
    let of_matrix = |x: Vector<Forward>| {
        let matrix = Matrix::from_rows([[x[0], x[1]], [x[1], x[1]]]);
        Vector::concatenate([matrix.dot(&x), matrix.dot(&matrix).flatten()])
    };
    let tangents = adjoin::jvp(of_matrix, &x, &unit).unwrap().1;
    assert!(tangents.iter().all(|tangent| !tangent.is_nan()), "{tangents:?}");
    let f = |x: Vector<Reverse>| Vector::from([x.dot(&x)]);
    assert_eq!(adjoin::jacobian_with(adjoin::Mode::Forward, f, &x)[(0, 1)], 4.0);
}

/// Compares the Jacobians by forward and by reverse mode.
#[track_caller]
fn both_ways<T, U>(f: impl Fn(adjoin::With<T, Reverse>) -> U, point: &T)
where
    T: Differentiable,
    U: Differentiable<Reverse>,
{
    let pushed = jacobian_with(Mode::Forward, &f, point);
    let pulled = jacobian_with(Mode::Reverse, &f, point);
    assert_close("both ways", pushed.entries(), pulled.entries(), 1e-12);
    assert!(pulled.entries().iter().any(|entry| *entry != 0.0));
    let chosen = jacobian(&f, point);
    let expected = if pushed.rows() > pushed.columns() { pushed } else { pulled };
    assert_eq!(chosen.entries(), expected.entries(), "the way that takes fewer passes");
}

#[test]
fn programs_of_arrays_scalars_and_forks_are_pushed_forward() {
    both_ways(
        |(x, s): (Vector<Reverse>, Reverse)| {
            let outer = x.outer(&x) * s;
            let parts = par_map(0..x.len(), |i| outer.row(i).map(|y| (y * x[i]).sin()).sum() * s);
            let (left, right) = join(|| outer.dot(&x).softmax(), || x.cumulative_sum() * x[0]);
            Vector::concatenate([Vector::from(parts), left, right, outer.flatten()])
        },
        &(vector(5, 34), 0.7),
    );
}

/// Long imports of the same array meet below the task that owns it; here in trees of many shapes, with tasks
/// in between that import it too.
#[test]
fn arrays_that_many_branches_read_are_pushed_forward() {
    for branches in [2usize, 3, 4, 7, 8] {
        let f = |x: Vector<Reverse>| {
            let y = &x * 2.0;
            let part = |i: usize| (&y * (i as f64 + 0.5)).slice(i..i + 9);
            let (first, rest) = join(
                || {
                    let own = part(0);
                    let parts = par_map(1..branches, |i| if i == 2 { x.slice(..9) } else { part(i) });
                    Vector::concatenate(parts) + own[0]
                },
                || Vector::concatenate(par_map(0..branches, part)),
            );
            Vector::concatenate([first, rest])
        };
        both_ways(f, &vector(70, 36));
    }
}

#[test]
fn checkpoints_are_pushed_forward() {
    both_ways(
        |x: [Reverse; 2]| checkpoint(|[a, b]: [Reverse; 2]| vec![a * b, a.sin() / b, a + b], &x),
        &[0.4, 0.9],
    );
    for states in [1, 3] {
        both_ways(
            move |(state, p): ([Reverse; 2], Reverse)| {
                let budget = Budget::States { states, block: 4 };
                let step = |_: usize, [x, v]: [Reverse; 2], p: &Reverse| [x + v * 0.1, v - x.sin() * *p];
                let [x, v] = checkpointed_loop(17, budget, &state, &p, step);
                vec![x, v, x * v, v.exp()]
            },
            &([0.3, 0.1], 0.2),
        );
    }
}

#[test]
fn many_outputs_of_few_inputs_take_few_passes() {
    // Row by row the rule would be called a thousand times; a push calls it once per lane.
    let f =
        |[a, b]: [Reverse; 2]| (Vector::constants(vec![0.5; 1000]) * a).map(|x| x.sin() * b).cumulative_sum();
    let matrix = jacobian(f, &[0.3, 0.8]);
    let slopes = [0.8 * 0.5 * 0.15f64.cos(), 0.15f64.sin()];
    for row in [0, 1, 999] {
        let expected = slopes.map(|slope| slope * (row + 1) as f64);
        assert_close("row", matrix.row(row), &expected, 1e-12);
    }
}
