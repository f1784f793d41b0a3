//! Implicit differentiation, functions for all verbs, and functions that may fail.

use std::panic::{AssertUnwindSafe, catch_unwind};

use adjoin::prelude::*;
use adjoin::{Objective, implicit, implicit_by, objective};

fn assert_close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-11 * (1.0 + b.abs()), "{a} is not {b}");
}

/// `y` with `y³ + y = p`, by bisection, which has no derivative of its own.
fn cubic<R: Real>(p: R) -> R {
    let solve = |p: &f64| {
        let (mut low, mut high) = (-10.0, 10.0);
        for _ in 0..200 {
            let middle = 0.5 * (low + high);
            if middle * middle * middle + middle < *p { low = middle } else { high = middle }
        }
        0.5 * (low + high)
    };
    implicit(solve, |y: R, p| y * y * y + y - p, &p)
}

#[test]
fn roots_have_derivatives_of_every_order_in_every_mode() {
    let y = cubic(3.0);
    // Of p = y³ + y: y′ = 1/(3y² + 1), y″ = −6y y′³, y‴ = (108y² − 6(3y² + 1)) y′⁵.
    let first = (3.0 * y * y + 1.0).recip();
    let second = -6.0 * y * first.powi(3);
    let third = (108.0 * y * y - 6.0 * (3.0 * y * y + 1.0)) * first.powi(5);
    assert_close(grad(cubic, &3.0), first);
    assert_close(derivative(cubic, 3.0), first);
    assert_close(grad(|x| grad(cubic, &x), &3.0), second);
    assert_close(derivative(|x| derivative(cubic, x), 3.0), second);
    assert_close(derivative(|x| grad(cubic, &x), 3.0), second);
    assert_close(grad(|x| derivative(cubic, x), &3.0), second);
    assert_close(hessian(cubic, &3.0)[(0, 0)], second);
    assert_close(derivative(|x| grad(|x| grad(cubic, &x), &x), 3.0), third);
    // The value is that of the solver, bit for bit.
    assert_eq!(value_and_grad(cubic, &3.0).0.to_bits(), y.to_bits());
}

/// The minimum of a function of a structure: its residual is a gradient.
fn ridge<R: Real>(data: &[(R, R)], penalty: R) -> (R, [R; 1]) {
    fn loss<R: Real>((offset, [slope]): (R, [R; 1]), data: &[(R, R)], penalty: R) -> R {
        let squares = data.iter().map(|(x, y)| (offset + slope * x - y).powi(2)).sum::<R>();
        squares + penalty * slope * slope
    }
    // By gradient descent, to convergence.
    let solve = |(data, penalty): &(Vec<(f64, f64)>, f64)| {
        let mut w = (0.0, [0.0]);
        for _ in 0..5000 {
            let slopes = grad(|w| loss(w, &constant(data), Reverse::from(*penalty)), &w);
            w = (w.0 - 0.05 * slopes.0, [w.1[0] - 0.05 * slopes.1[0]]);
        }
        w
    };
    let optimal = |w: (R, [R; 1]), (data, penalty): (Vec<(R, R)>, R)| {
        grad(|w| loss(w, &lift(&data), Taped::constant_of(penalty)), &w)
    };
    implicit(solve, optimal, &(data, penalty))
}

#[test]
fn optima_of_structures_have_derivatives() {
    let data = [(0.0, 1.0), (1.0, 2.5), (2.0, 3.0)];
    // By hand: slope = S / (V + λ) with centred sums S = Σ(x−x̄)(y−ȳ) = 2, V = 2.
    let slope = |penalty: f64| 2.0 / (2.0 + penalty);
    let found = ridge(&data, 0.5);
    assert!((found.1[0] - slope(0.5)).abs() < 1e-10, "{found:?}");
    let by_penalty = grad(|penalty| ridge(&constant(&data), penalty).1[0], &0.5);
    assert!((by_penalty + 2.0 / 2.5f64.powi(2)).abs() < 1e-9, "{by_penalty}");
    let twice = hessian(|penalty| ridge(&constant(&data), penalty).1[0], &0.5)[(0, 0)];
    assert!((twice - 4.0 / 2.5f64.powi(3)).abs() < 1e-8, "{twice}");
    // In the data, forward and in reverse.
    let by_data = grad(|data: Vec<(Reverse, Reverse)>| ridge(&data, Reverse::from(0.5)).1[0], &data.to_vec());
    for (i, (_, by_y)) in by_data.iter().enumerate() {
        assert!((by_y - (i as f64 - 1.0) / 2.5).abs() < 1e-9, "{by_data:?}");
    }
    let tangent = jvp(|data| ridge(&data, Forward::from(0.5)).1[0], &data.to_vec(), &vec![(0.0, 1.0); 3]);
    assert!(tangent.unwrap().1.abs() < 1e-9);
}

#[test]
fn fixed_points_have_derivatives() {
    // y = cos(p y)
    fn fixed<R: Real>(p: R) -> R {
        let solve = |p: &f64| (0..500).fold(0.5, |y: f64, _| (p * y).cos());
        implicit(solve, |y: R, p| (p * y).cos() - y, &p)
    }
    let y = fixed(0.8);
    let slope = -y * (0.8 * y).sin() / (1.0 + 0.8 * (0.8 * y).sin());
    assert_close(grad(fixed, &0.8), slope);
    assert_close(derivative(fixed, 0.8), slope);
}

#[test]
fn systems_need_exchanges_of_rows() {
    // (y₁ y₂, y₁ + 2 y₂) = (p, q): the first pivot is y₂, which is 0 at the solution for p = 0.
    fn system<R: Real>(p: [R; 2]) -> Vec<R> {
        let solve = |p: &[f64; 2]| {
            let root = (p[1] * p[1] - 8.0 * p[0]).sqrt();
            vec![0.5 * (p[1] + root), 0.25 * (p[1] - root)]
        };
        implicit(solve, |y: Vec<R>, p| [y[0] * y[1] - p[0], y[0] + y[1] * 2.0 - p[1]], &p)
    }
    let matrix = jacobian(system, &[0.0, 3.0]);
    let expected = [-2.0 / 3.0, 1.0, 1.0 / 3.0, 0.0];
    matrix.entries().iter().zip(expected).for_each(|(a, b)| assert_close(*a, b));
}

#[test]
fn solutions_without_a_derivative_are_refused() {
    // y² = p at 0.
    let singular = || grad(|p| implicit(|p: &f64| p.sqrt(), |y: Reverse, p| y * y - p, &p), &0.0);
    let text = *catch_unwind(AssertUnwindSafe(singular)).unwrap_err().downcast::<String>().unwrap();
    assert!(text.contains("singular"), "{text}");
    let short = || grad(|p| implicit(|p: &f64| [*p, 1.0], |y: [Reverse; 2], p| y[0] - p, &p)[0], &1.0);
    let text = *catch_unwind(AssertUnwindSafe(short)).unwrap_err().downcast::<String>().unwrap();
    assert!(text.contains("1 residuals for a solution of 2"), "{text}");
}

/// A chain of springs, `2uᵢ − uᵢ₋₁ − uᵢ₊₁ + c uᵢ³ + s (uᵢ₊₁ − uᵢ₋₁) = load`, fixed at both ends; the Jacobian
/// has three diagonals.
fn forces<R: Real>(u: &[R], [c, s, load]: [R; 3]) -> Vec<R> {
    let at = |i: usize| if (1..=u.len()).contains(&i) { u[i - 1] } else { R::from(0.0) };
    let force = |i: usize| {
        at(i) * 2.0 - at(i - 1) - at(i + 1) + c * at(i).powi(3) + s * (at(i + 1) - at(i - 1)) - load
    };
    (1..=u.len()).map(force).collect()
}

/// Solves a system with three diagonals.
fn three_diagonals(below: &[f64], diagonal: &[f64], above: &[f64], b: &[f64]) -> Vec<f64> {
    let n = b.len();
    let (mut d, mut x) = (diagonal.to_vec(), b.to_vec());
    for i in 1..n {
        let factor = below[i - 1] / d[i - 1];
        d[i] -= factor * above[i - 1];
        x[i] -= factor * x[i - 1];
    }
    for i in (0..n).rev() {
        let right = if i + 1 < n { above[i] * x[i + 1] } else { 0.0 };
        x[i] = (x[i] - right) / d[i];
    }
    x
}

fn diagonals(u: &[f64], [c, s, _]: [f64; 3]) -> [Vec<f64>; 3] {
    let n = u.len();
    let diagonal = u.iter().map(|u| 2.0 + 3.0 * c * u * u).collect();
    [vec![-1.0 - s; n - 1], diagonal, vec![-1.0 + s; n - 1]]
}

fn rest(p: &[f64; 3], n: usize) -> Vec<f64> {
    let mut u = vec![0.0; n];
    for _ in 0..100 {
        let [below, diagonal, above] = diagonals(&u, *p);
        let step = three_diagonals(&below, &diagonal, &above, &forces(&u, *p));
        u.iter_mut().zip(step).for_each(|(u, step)| *u -= step);
    }
    u
}

/// By the sparse solver.
fn chain<R: Real>(p: [R; 3], n: usize) -> R {
    let linearise = |u: &Vec<f64>, p: &[f64; 3]| {
        let ([below, diagonal, above], [lower, middle, upper]) = (diagonals(u, *p), diagonals(u, *p));
        (
            move |b: &[f64]| three_diagonals(&below, &diagonal, &above, b),
            move |b: &[f64]| three_diagonals(&upper, &middle, &lower, b),
        )
    };
    let u = implicit_by(|p: &[f64; 3]| rest(p, n), |u: Vec<R>, p| forces(&u, p), linearise, &p);
    u.iter().enumerate().map(|(i, u)| u.sin() * (i % 3) as f64).sum()
}

/// By the dense Jacobian.
fn dense_chain<R: Real>(p: [R; 3], n: usize) -> R {
    let u = implicit(|p: &[f64; 3]| rest(p, n), |u: Vec<R>, p| forces(&u, p), &p);
    u.iter().enumerate().map(|(i, u)| u.sin() * (i % 3) as f64).sum()
}

#[test]
fn a_linear_solver_agrees_with_the_dense_jacobian_to_any_order() {
    let p = [0.3, 0.2, 0.05];
    let n = 12;
    let same = |found: &[f64], expected: &[f64]| {
        assert_eq!(found.len(), expected.len());
        found
            .iter()
            .zip(expected)
            .for_each(|(a, b)| assert!((a - b).abs() < 1e-9 * (1.0 + b.abs()), "{found:?} {expected:?}"));
    };
    assert_eq!(chain(p, n), dense_chain(p, n));
    same(&grad(|p| chain(p, n), &p), &grad(|p| dense_chain(p, n), &p));
    let direction = [1.0, -0.5, 0.25];
    same(
        &[jvp(|p| chain(p, n), &p, &direction).unwrap().1],
        &[jvp(|p| dense_chain(p, n), &p, &direction).unwrap().1],
    );
    let expected = hessian(|p| dense_chain(p, n), &p);
    same(hessian(|p| chain(p, n), &p).entries(), expected.entries());
    same(jacobian(|p| grad(|p| chain(p, n), &p), &p).entries(), expected.entries());
    let third = |p: [Forward; 3]| hessian(|p| chain(p, n), &p).entries().to_vec();
    let dense_third = |p: [Forward; 3]| hessian(|p| dense_chain(p, n), &p).entries().to_vec();
    same(&jvp(third, &p, &direction).unwrap().1, &jvp(dense_third, &p, &direction).unwrap().1);
}

#[test]
fn large_sparse_systems_are_solved_without_a_matrix() {
    let (p, n) = ([0.3, 0.1, 0.001], 2000);
    let slopes = grad(|p| chain(p, n), &p);
    for (i, slope) in slopes.iter().enumerate() {
        let at = |size: f64| {
            let mut p = p;
            p[i] += size;
            chain(p, n)
        };
        let difference = (at(1e-6) - at(-1e-6)) / 2e-6;
        assert!((slope - difference).abs() < 1e-4 * (1.0 + difference.abs()), "{slope} {difference}");
    }
}

fn refused<T>(f: impl FnOnce() -> T) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(f)) else { panic!("it was not refused") };
    *panic.downcast::<String>().expect("a message")
}

#[test]
fn linear_solvers_that_do_not_solve_are_refused() {
    fn with<R: Real, S: adjoin::LinearSolver>(p: R, solver: S) -> R {
        // y₀ + 2 y₁ = p, y₁ = p.
        let residual = |y: [R; 2], p: R| [y[0] + y[1] * 2.0 - p, y[1] - p];
        implicit_by(|p: &f64| [-*p, *p], residual, |_: &[f64; 2], _: &f64| solver, &p)[0]
    }
    let right = |b: &[f64]| vec![b[0] - 2.0 * b[1], b[1]];
    let transposed = |b: &[f64]| vec![b[0], b[1] - 2.0 * b[0]];
    let about = |b: &[f64]| vec![b[0] - 2.0 * b[1] + 0.01 * b[0], b[1]];
    assert_close(grad(|p| with(p, (right, transposed)), &0.7), -1.0);
    assert_close(derivative(|p| with(p, (right, transposed)), 0.7), -1.0);
    let text = refused(|| grad(|p| with(p, (about, transposed)), &0.7));
    assert!(text.contains("does not solve systems with the Jacobian"), "{text}");
    let text = refused(|| grad(|p| with(p, (right, right)), &0.7));
    assert!(text.contains("does not agree with its answer for the transpose"), "{text}");
    let text = refused(|| grad(|p| with(p, (right, |b: &[f64]| b[1..].to_vec())), &0.7));
    assert!(text.contains("returned 1 numbers for a right-hand side of 2"), "{text}");
    // One that stops converging when it is used.
    let calls = std::sync::atomic::AtomicUsize::new(0);
    let tired = move |b: &[f64]| {
        let tired = calls.fetch_add(1, std::sync::atomic::Ordering::Relaxed) > 0;
        if tired { vec![0.0; 2] } else { transposed(b) }
    };
    let text = refused(|| grad(|p| with(p, (right, tired)), &0.7));
    assert!(text.contains("did it converge"), "{text}");
}

#[test]
fn wrong_solutions_are_refused() {
    let far = |p: Reverse| implicit(|p: &f64| p + 0.5, |y: Reverse, p| y - p, &p);
    let text = refused(|| grad(far, &2.0));
    assert!(text.contains("does not solve the equations"), "{text}");
    let near = |p: Reverse| implicit(|p: &f64| p + 1e-4, |y: Reverse, p| y - p, &p);
    assert_eq!(grad(near, &2.0), 1.0);
    let nan = |p: Reverse| implicit(|_: &f64| f64::NAN, |y: Reverse, p| y - p, &p);
    assert!(catch_unwind(AssertUnwindSafe(|| grad(nan, &2.0))).is_err());
}

#[test]
fn one_objective_serves_all_verbs() {
    let data = vec![1.0, 2.0, 4.0];
    let f = objective!([data: Vec<f64>] |x: [f64; 2]| {
        constant::<R, _>(data).iter().map(|d| (2.0 * x[0] - d).powi(2) * x[1]).sum()
    });
    let x = [1.5, 0.5];
    assert_eq!(f.value_and_grad(&x), (f.value(&x), f.grad(&x)));
    // 4 Σ (2x − d) y; Σ (2x − d)².
    assert_eq!(f.grad(&x), [4.0, 6.0]);
    let matrix = f.hessian(&x);
    assert_eq!(matrix.entries(), [12.0, 8.0, 8.0, 0.0]);
    assert_eq!(f.hvp(&x, &[1.0, 0.0]), Ok([12.0, 8.0]));
    let plain = objective!(|x: f64| x * x * x);
    assert_eq!(plain.grad(&2.0), 12.0);
}

#[test]
fn every_verb_has_a_form_for_functions_that_may_fail() {
    fn root<R: Real>([x, y]: [R; 2]) -> Result<R, String> {
        if x < 0.0 { Err(format!("{x} is negative")) } else { Ok(x.sqrt() * y) }
    }
    let (good, bad) = ([4.0, 3.0], [-1.0, 0.0]);
    let error = || Err("-1 is negative".to_owned());
    assert_eq!(try_jvp(root, &good, &[1.0, 0.0]), Ok(Ok((6.0, 0.75))));
    assert!(try_jvp(root, &bad, &[1.0, 0.0]).unwrap().is_err());
    assert_eq!(try_jacobian(root, &good).unwrap().entries(), [0.75, 2.0]);
    assert!(try_jacobian(root, &bad).is_err());
    assert_eq!(try_hvp(root, &good, &[0.0, 1.0]), Ok(Ok([0.25, 0.0])));
    assert_eq!(try_hvp(root, &bad, &[0.0, 1.0]).unwrap(), error());
    assert_eq!(try_hessian(root, &good).unwrap().entries(), [-3.0 / 32.0, 0.25, 0.25, 0.0]);
    assert_eq!(try_hessian(root, &bad).map(|_| [0.0; 2]), error());
    let one = |x: Forward| root([x, Forward::from(1.0)]);
    assert_eq!(try_derivative(one, 4.0), Ok(0.25));
    assert!(try_derivative(one, -4.0).is_err());
    // Five inputs take two runs of a Hessian, of which the second fails.
    let calls = std::cell::Cell::new(0);
    let second_fails = |x: [Forward<Reverse, 4>; 5]| {
        calls.set(calls.get() + 1);
        (calls.get() < 2).then(|| x.into_iter().map(|x| x * x).sum())
    };
    assert_eq!(try_hessian(second_fails, &[0.0; 5]), None);
    assert_eq!(calls.get(), 2);
}
