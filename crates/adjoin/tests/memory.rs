//! Checkpoints, loops within a budget: the same gradient for less memory.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use adjoin::memory::{Budget, checkpoint, checkpointed_loop, recomputed_steps};
use adjoin::prelude::*;
use adjoin::{Vector, par_map};

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 1e-12 * (1.0 + a.abs().max(b.abs()))
}

fn wave<R: Real>([x, y]: [R; 2]) -> R {
    (0..50).fold(x, |z, _| (z * y).sin() + x * z)
}

#[test]
fn a_checkpoint_gives_the_same_bits_as_the_function_itself() {
    let point = [0.3, 0.9];
    let plain = value_and_grad(|x| wave(x) * 2.0, &point);
    let (value, pullback) = vjp(|x| checkpoint(wave, &x) * 2.0, &point);
    assert_eq!((value, pullback.call(&1.0).unwrap()), plain);
    assert_eq!(pullback.statistics().nodes, 0);
    assert_eq!(pullback.statistics().arrays, 1);
    assert_eq!(checkpoint(wave, &point), wave(point));
    let tangent = jvp(|x: [Forward<f64, 1>; 2]| checkpoint(wave, &x), &point, &[1.0, 0.0]).unwrap().1;
    assert!(close(2.0 * tangent, plain.1[0]));
}

#[test]
fn checkpoints_nest_and_fork() {
    fn inner<R: Real>(x: R) -> R {
        checkpoint(|[x, y]: [R; 2]| x.sin() * y, &[x, x * x])
    }
    #[expect(clippy::needless_pass_by_value, reason = "as a checkpointed function gets its argument")]
    fn outer<R: Real>(xs: Vec<R>) -> R {
        let (a, b) = join(|| inner(xs[0]) * xs[1], || par_map(&xs, |x| inner(*x) * x).into_iter().sum::<R>());
        a * b
    }
    let point = vec![0.4, 0.8, 1.2, 1.6];
    let (value, gradient) = value_and_grad(outer, &point);
    let (checked_value, checked) = value_and_grad(|xs: Vec<Reverse>| checkpoint(outer, &xs), &point);
    assert_eq!(value, checked_value);
    assert!(gradient.iter().zip(&checked).all(|(a, b)| close(*a, *b)), "{gradient:?} {checked:?}");
    // Inside the branches of a fork.
    let forked = |xs: Vec<Reverse>| {
        let (a, b) = join(|| checkpoint(outer, &xs), || checkpoint(|x: Reverse| x * x.exp(), &xs[1]));
        a + b
    };
    let direct = |xs: Vec<Reverse>| outer(xs.clone()) + xs[1] * xs[1].exp();
    let (one, other) = (grad(forked, &point), grad(direct, &point));
    assert!(one.iter().zip(&other).all(|(a, b)| close(*a, *b)), "{one:?} {other:?}");
}

#[test]
fn a_checkpoint_of_structures_and_arrays() {
    let f = |(v, s): (Vector<Reverse>, Reverse)| {
        let (w, t) =
            checkpoint(|(v, s): (Vector<Reverse>, Reverse)| (v.map(|x| x * x) * s, v.sum()), &(v, s));
        w.dot(&w) * t
    };
    let direct = |(v, s): (Vector<Reverse>, Reverse)| {
        let w = v.map(|x| x * x) * s;
        w.dot(&w) * v.sum()
    };
    let point = (Vector::from([1.0, 2.0, 3.0]), 0.5);
    assert_eq!(value_and_grad(f, &point), value_and_grad(direct, &point));
}

#[test]
fn several_cotangents_at_once_go_through_a_checkpoint() {
    let f = |x: [Reverse; 2]| checkpoint(|[x, y]: [Reverse; 2]| [x * y, x + y, x.sin()], &x);
    let direct = |[x, y]: [Reverse; 2]| [x * y, x + y, x.sin()];
    assert_eq!(jacobian(f, &[2.0, 3.0]), jacobian(direct, &[2.0, 3.0]));
}

#[test]
#[should_panic(expected = "it must do the same every time")]
fn a_checkpoint_that_returns_less_the_second_time_is_caught() {
    let runs = Arc::new(AtomicUsize::new(0));
    let fewer = move |x: Vec<Reverse>| x[runs.fetch_add(1, Ordering::Relaxed)..].to_vec();
    let _ = grad(|x: Vec<Reverse>| checkpoint(fewer, &x).into_iter().sum(), &vec![1.0, 2.0]);
}

#[test]
#[should_panic(expected = "captured a differentiable value")]
fn a_checkpoint_that_captures_a_differentiable_value_is_caught() {
    grad(|[x, y]: [Reverse; 2]| checkpoint(move |x: Reverse| x * y, &x), &[1.0, 2.0]);
}

fn oscillate<R: Real>(budget: Option<Budget>, steps: usize, [x, v]: [R; 2], k: R) -> R {
    let step = |i: usize, [x, v]: [R; 2], k: &R| {
        [x + v * 0.01, v - (x * *k).sin() * 0.01 + f64::from(i as u32) * 1e-6]
    };
    let [x, v] = match budget {
        Some(budget) => checkpointed_loop(steps, budget, &[x, v], &k, step),
        None => (0..steps).fold([x, v], |state, i| step(i, state, &k)),
    };
    x * v
}

#[test]
fn a_checkpointed_loop_has_the_gradient_of_the_loop() {
    let point = ([1.0, 0.5], 1.7);
    for steps in [0, 1, 2, 3, 7, 100, 1000] {
        let (value, (start, k)) = value_and_grad(|(s, k)| oscillate(None, steps, s, k), &point);
        for budget in [
            Budget::Bytes(1 << 16),
            Budget::Bytes(1),
            Budget::States { states: 3, block: 1 },
            Budget::States { states: 0, block: 50 },
            Budget::States { states: 5, block: 7 },
            Budget::States { states: usize::MAX, block: 1 },
            Budget::States { states: usize::MAX, block: usize::MAX },
        ] {
            let f = |(s, k)| oscillate(Some(budget), steps, s, k);
            let (checked, pullback) = vjp(f, &point);
            let (checked_start, checked_k) = pullback.call(&1.0).unwrap();
            assert_eq!(value, checked);
            assert!(
                close(start[0], checked_start[0]) && close(start[1], checked_start[1]),
                "{steps} {budget:?}"
            );
            assert!(close(k, checked_k), "{steps} steps, {budget:?}: {k} {checked_k}");
            assert!(pullback.statistics().nodes <= 1);
        }
    }
}

#[test]
fn numbers_of_states_have_no_limit() {
    assert_eq!(recomputed_steps(1000, usize::MAX), 999);
    assert_eq!(recomputed_steps(1_000_000, 0), 499_999_500_000);
}

#[test]
fn steps_are_run_again_as_few_times_as_theory_allows() {
    for (steps, states) in [(1, 0), (10, 0), (10, 3), (56, 5), (100, 4), (81, 1), (50, 60)] {
        let count = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&count);
        let f = move |x: Reverse| {
            let counted = Arc::clone(&counted);
            checkpointed_loop(
                steps,
                Budget::States { states, block: 1 },
                &x,
                &(),
                move |_, x: Reverse, ()| {
                    counted.fetch_add(1, Ordering::Relaxed);
                    x.sin() * x
                },
            )
        };
        let (_, pullback) = vjp(f, &0.7);
        assert_eq!(count.load(Ordering::Relaxed), steps);
        pullback.call(&1.0).unwrap();
        // Each step runs once in the forward pass and once for its own sweep; `again` counts the others. The
        // theoretical minimum includes advances in the forward pass, of which there are fewer than steps.
        let again = count.load(Ordering::Relaxed) - 2 * steps;
        let least = recomputed_steps(steps, states);
        assert!(again <= least && again + steps > least, "{steps} steps, {states} states: {again}, {least}");
        assert!(states + 1 < steps || again == 0);
        // The second time is the same.
        pullback.call(&2.0).unwrap();
        assert_eq!(count.load(Ordering::Relaxed), 3 * steps + 2 * again);
    }
}

#[test]
fn a_loop_of_array_states() {
    let step = |_: usize, x: Vector<Reverse>, w: &Vector<Reverse>| x.sin() * w + &x;
    let f = move |(x, w): (Vector<Reverse>, Vector<Reverse>)| {
        checkpointed_loop(40, Budget::Bytes(4096), &x, &w, step).norm_squared()
    };
    let direct = move |(x, w): (Vector<Reverse>, Vector<Reverse>)| {
        (0..40).fold(x, |x, i| step(i, x, &w)).norm_squared()
    };
    let point = (Vector::from([0.1, 0.2, 0.3]), Vector::from([0.01, 0.02, 0.03]));
    let ((a, ga), (b, gb)) = (value_and_grad(f, &point), value_and_grad(direct, &point));
    assert_eq!(a, b);
    for (x, y) in ga.0.iter().chain(ga.1.iter()).zip(gb.0.iter().chain(gb.1.iter())) {
        assert!(close(x, y), "{x} {y}");
    }
}

/// A run inside of a rule, of more than one chunk, used to leave the memory of a later run in disorder.
#[test]
fn long_runs_inside_of_rules_leave_nothing_behind() {
    let long = |[x, y]: [Reverse; 2]| (0..9000).fold(x, |z, _| z * y + x);
    let point = adjoin::Vector::from([0.5, 0.25]);
    let expected = grad(|v: adjoin::Vector<Reverse>| v.map(|e| long([e, e])).sum(), &point);
    for _ in 0..5 {
        let replayed = grad(|v: adjoin::Vector<Reverse>| v.map(|e| checkpoint(long, &[e, e])).sum(), &point);
        assert!(replayed.iter().zip(expected.iter()).all(|(a, b)| (a - b).abs() <= 1e-12 * b.abs()));
        let length = 20_000;
        assert_eq!(
            grad(|[x, y]: [Reverse; 2]| (0..length).fold(x, |z, _| z + y), &[1.0, 1.0]),
            [1.0, 20_000.0]
        );
    }
}
