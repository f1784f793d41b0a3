//! Runs beside each other, inside each other, and interleaved on the same threads.

use adjoin::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::atomic::{AtomicBool, Ordering};

fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started")
}

/// `Σ sin(xᵢ w) xᵢ`, in leaves of four.
fn weighted<R: Real>(xs: &[R], w: R) -> R {
    if xs.len() <= 4 {
        return xs.iter().map(|x| (*x * w).sin() * *x).sum();
    }
    let (left, right) = xs.split_at(xs.len() / 2);
    let (a, b) = join(|| weighted(left, w), || weighted(right, w));
    a + b
}

fn point(n: usize, seed: usize) -> (Vec<f64>, f64) {
    ((0..n).map(|i| ((i * 7 + seed) as f64).sin()).collect(), 0.3 + seed as f64 * 0.01)
}

fn gradient(n: usize, seed: usize) -> (Vec<u64>, u64) {
    let (xs, w) = grad(|(xs, w): (Vec<Reverse>, Reverse)| weighted(&xs, w), &point(n, seed));
    (xs.into_iter().map(f64::to_bits).collect(), w.to_bits())
}

#[test]
fn threads_that_call_verbs_at_once_do_not_disturb_each_other() {
    let sizes = [3, 40, 1000, 5000];
    let expected: Vec<_> = (0..8).map(|seed| sizes.map(|n| gradient(n, seed))).collect();
    std::thread::scope(|scope| {
        for (seed, expected) in expected.iter().enumerate() {
            scope.spawn(move || {
                for _ in 0..10 {
                    assert_eq!(sizes.map(|n| gradient(n, seed)), *expected);
                }
            });
        }
    });
}

#[test]
fn one_pullback_called_from_eight_threads_gives_equal_bits() {
    let (_, pullback) = vjp(|(xs, w): (Vec<Reverse>, Reverse)| [weighted(&xs, w), w], &point(3000, 1));
    let (xs, w) = pullback.call(&[1.5, 2.0]).unwrap();
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..20 {
                    let (other_xs, other_w) = pullback.call(&[1.5, 2.0]).unwrap();
                    assert!(xs.iter().zip(&other_xs).all(|(x, y)| x.to_bits() == y.to_bits()));
                    assert_eq!(w.to_bits(), other_w.to_bits());
                }
            });
        }
    });
}

#[test]
fn calls_with_different_cotangents_and_lanes_share_a_pullback() {
    let (_, pullback) = vjp(|(xs, w): (Vec<Reverse>, Reverse)| [weighted(&xs, w), w * w], &point(500, 2));
    let alone = |a: f64, b: f64| pullback.call(&[a, b]).unwrap();
    let expected: Vec<_> = (0..4).map(|seed| alone(f64::from(seed), 1.0)).collect();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..20 {
                    let cotangents = [0.0, 1.0, 2.0, 3.0].map(|seed| [seed, 1.0]);
                    let [a, b, c, d] = &cotangents;
                    assert_eq!(pullback.call_many([a, b, c, d]).unwrap().to_vec(), expected);
                    assert_eq!(pullback.call(d).unwrap(), expected[3]);
                }
            });
        }
    });
}

/// The gradient inside sees plain numbers: to the outer run it is a constant.
#[test]
fn gradients_inside_of_a_parallel_map_inside_of_a_gradient() {
    let inner = |x: f64| {
        let (xs, w) = point(200, 3);
        let (gradient, _) = grad(|(xs, w): (Vec<Reverse>, Reverse)| weighted(&xs, w * x), &(xs, w));
        gradient.iter().sum::<f64>()
    };
    let f = |xs: Vec<Reverse>| par_map(&xs, |x| *x * xs[0] * inner(x.primal())).into_iter().sum::<Reverse>();
    let xs: Vec<f64> = (1..40).map(|i| f64::from(i) * 0.1).collect();
    let constants: Vec<f64> = xs.iter().map(|x| inner(*x)).collect();
    let mut expected: Vec<f64> = constants.iter().map(|c| c * xs[0]).collect();
    expected[0] += xs.iter().zip(&constants).map(|(x, c)| x * c).sum::<f64>();
    for threads in [1, 2, 8] {
        let found = pool(threads).install(|| grad(f, &xs));
        for (place, (x, y)) in found.iter().zip(&expected).enumerate() {
            assert!(
                (x - y).abs() < 1e-10 * y.abs().max(1.0),
                "{threads} threads, at {place}: {x} is not {y}"
            );
        }
        let again = pool(threads).install(|| grad(f, &xs));
        assert_eq!(found, again);
    }
}

#[test]
fn a_pullback_may_be_called_inside_of_another_run() {
    let (_, pullback) = vjp(|(xs, w): (Vec<Reverse>, Reverse)| weighted(&xs, w), &point(5000, 4));
    let expected = pullback.call(&1.0).unwrap().1;
    let f = |xs: Vec<Reverse>| {
        par_map(&xs, |x| *x * xs[1] * pullback.call(&1.0).unwrap().1).into_iter().sum::<Reverse>()
    };
    let xs = vec![2.0, 3.0, 5.0, 7.0];
    for threads in [1, 2, 4] {
        let found = pool(threads).install(|| grad(f, &xs));
        let others = 3.0 * expected;
        for (place, y) in
            [others, 2.0 * expected + 6.0 * expected + 12.0 * expected, others, others].iter().enumerate()
        {
            assert!((found[place] - y).abs() < 1e-12 * y.abs(), "{} is not {y}", found[place]);
        }
    }
}

#[test]
fn a_pullback_outlives_the_pool_and_the_thread_that_recorded_it() {
    let pullback = std::thread::spawn(|| {
        pool(2).install(|| vjp(|(xs, w): (Vec<Reverse>, Reverse)| weighted(&xs, w), &point(3000, 5)).1)
    });
    let pullback = pullback.join().unwrap();
    let (xs, w) = pullback.call(&1.0).unwrap();
    let bits = (xs.into_iter().map(f64::to_bits).collect(), w.to_bits());
    assert_eq!(bits, gradient(3000, 5));
}

#[test]
fn verbs_inside_of_a_pool_with_one_thread() {
    let expected = gradient(5000, 6);
    assert_eq!(pool(1).install(|| gradient(5000, 6)), expected);
    // Also nested, with no other thread to help.
    let nested = pool(1).install(|| rayon::join(|| gradient(5000, 6), || gradient(5000, 6)));
    assert_eq!(nested, (expected.clone(), expected));
}

/// An event that happens once, on some thread.
#[derive(Default)]
struct Event(AtomicBool);

impl Event {
    fn happen(&self) {
        self.0.store(true, Ordering::Release);
    }

    fn wait(&self) {
        while !self.0.load(Ordering::Acquire) {
            std::thread::yield_now();
        }
    }
}

/// The only free thread waits in the join of the first run, so it executes the second run.
#[test]
fn a_thread_that_waits_in_a_join_runs_a_whole_other_verb() {
    let (branch_begun, stolen_done) = (Event::default(), Event::default());
    let first = || {
        let f = |[x, y]: [Reverse; 2]| {
            let before = x * y;
            let left = || {
                branch_begun.wait();
                x * before
            };
            let right = || {
                branch_begun.happen();
                stolen_done.wait();
                y * before
            };
            let (a, b) = join(left, right);
            // x²y + xy² + xy.
            a + b + before
        };
        grad(f, &[2.0, 3.0])
    };
    let second = || {
        branch_begun.wait();
        let verb = || {
            let result = gradient(3000, 7);
            stolen_done.happen();
            result
        };
        rayon::join(|| stolen_done.wait(), verb).1
    };
    let expected = gradient(3000, 7);
    let (a, b) = pool(3).install(|| rayon::join(first, second));
    assert_eq!(a, [2.0 * 6.0 + 9.0 + 3.0, 4.0 + 12.0 + 2.0]);
    assert_eq!(b, expected);
}

/// A task waits for other threads in rayon's own scope; meanwhile its thread executes a branch of the same
/// run.
#[test]
fn a_task_waiting_for_rayon_may_run_a_branch_of_its_own_run() {
    let (plain_begun, stolen_done) = (Event::default(), Event::default());
    let f = |[x, y]: [Reverse; 2]| {
        let waiting = || {
            let before = x * y;
            rayon::join(
                || plain_begun.wait(),
                || {
                    plain_begun.happen();
                    stolen_done.wait();
                },
            );
            before * x
        };
        let forking = || {
            plain_begun.wait();
            let stolen = || {
                let product = x * y * y;
                stolen_done.happen();
                product
            };
            join(|| stolen_done.wait(), stolen).1
        };
        let (a, b) = join(waiting, forking);
        // x²y + xy².
        a + b
    };
    assert_eq!(pool(3).install(|| grad(f, &[2.0, 3.0])), [2.0 * 6.0 + 9.0, 4.0 + 12.0]);
}
