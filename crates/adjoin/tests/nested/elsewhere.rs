//! A thread that waits for plain parallel code inside of an inner run is given other work meanwhile: whatever
//! that is, it is recorded as on any other thread.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use adjoin::prelude::*;
use adjoin::rayon::prelude::*;
use rayon::ThreadPoolBuilder;

/// Something that happens once, on some thread.
#[derive(Default)]
struct Event(AtomicBool);

impl Event {
    fn happens(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// Waits for it, but not for ever, and not where all is done by one thread.
    fn wait(&self) {
        let start = Instant::now();
        while rayon::current_num_threads() > 1
            && !self.0.load(Ordering::Acquire)
            && start.elapsed() < Duration::from_secs(20)
        {
            std::thread::yield_now();
        }
    }
}

#[derive(Default)]
struct Events {
    /// The plain code that an inner run waits for has been taken by another thread.
    taken: Event,
    /// What the waiting thread is meant to do has been done.
    done: Event,
}

/// The derivative of y² at x. Its function waits for another thread.
fn waiting(x: Reverse, events: &Events) -> Reverse {
    grad(
        |y: Taped<Reverse>| {
            rayon::join(
                || events.taken.wait(),
                || {
                    events.taken.happens();
                    events.done.wait();
                },
            );
            y * y
        },
        &x,
    )
}

/// Joins and a parallel iterator. How often branches import `w` decides how its derivative is added up.
fn tree(xs: &[Reverse], w: Reverse) -> Reverse {
    if let [x] = xs {
        return *x * w * w + *x * w;
    }
    let (left, right) = xs.split_at(xs.len() / 2);
    let (a, b) = join(|| tree(left, w), || tree(right, w));
    a + b + xs.par_iter().map(|x| *x * w).sum::<Reverse>()
}

/// The results of `f` on one thread, and on three: one for the inner run, one for what it waits for, and one
/// that hands out other work.
#[track_caller]
fn same<T: PartialEq + std::fmt::Debug + Send>(f: impl Fn(&Events) -> T + Sync) {
    let [one, three] = [1, 3].map(|threads| {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
        pool.install(|| f(&Events::default()))
    });
    assert_eq!(one, three);
}

fn inputs() -> Vec<f64> {
    (0..40).map(|i| 1.0 + 0.37 * f64::from(i).sin()).collect()
}

/// The number of tasks, and the gradient's bits.
fn tasks_and_bits(f: impl Fn(Vec<Reverse>) -> Reverse, xs: &Vec<f64>) -> (usize, Vec<u64>) {
    let pullback = vjp(f, xs).1;
    let gradient = pullback.call(&1.0).expect("one output");
    (pullback.statistics().tasks, gradient.into_iter().map(f64::to_bits).collect())
}

#[test]
fn a_branch_of_the_same_run() {
    let f = |xs: Vec<Reverse>, events: &Events| {
        let other = || {
            events.taken.wait();
            let branch = || {
                let result = tree(&xs, xs[0]);
                events.done.happens();
                result
            };
            join(|| events.done.wait(), branch).1
        };
        let (a, b) = join(|| waiting(xs[1], events), other);
        a * b
    };
    same(|events| tasks_and_bits(|xs| f(xs, events), &inputs()));
}

#[test]
fn plain_code_that_calls_a_verb() {
    let xs = inputs();
    same(|events| {
        let other = || {
            events.taken.wait();
            let verb = || {
                let result = tasks_and_bits(|xs| tree(&xs, xs[0]), &xs);
                events.done.happens();
                result
            };
            rayon::join(|| events.done.wait(), verb).1
        };
        rayon::join(|| grad(|x| waiting(x, events), &3.0), other)
    });
}

/// A verb over `f64` inside of an inner run: its branches are tasks, and stay on the thread, so that they may
/// use the inner run's numbers.
#[test]
fn verbs_inside_of_inner_runs_have_tasks_and_one_thread() {
    let xs = inputs();
    let expected = tasks_and_bits(|xs| tree(&xs, xs[0]), &xs);
    same(|_| {
        grad(
            |x: Reverse| {
                let inner = |y: Taped<Reverse>| {
                    assert_eq!(tasks_and_bits(|xs| tree(&xs, xs[0]), &xs), expected);
                    let of_inner = |z: Reverse| join(|| (y * y).primal() * z, || z * z).0;
                    y * y * grad(of_inner, &1.5)
                };
                grad(inner, &x)
            },
            &2.0,
        )
        .to_bits()
    });
}
