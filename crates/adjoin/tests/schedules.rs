//! Schedules that are forced by flags: the assignment of tasks to threads changes no bit of a gradient.
//!
//! Random programs meet these schedules occasionally (see `forks.rs`); here they are certain.

use adjoin::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::sync::atomic::{AtomicBool, Ordering};

fn pool(threads: usize) -> ThreadPool {
    ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started")
}

/// An event that happens once, on some thread.
#[derive(Default)]
struct Event(AtomicBool);

impl Event {
    fn happen(&self) {
        self.0.store(true, Ordering::Release);
    }

    /// Waits without offering the thread to rayon.
    fn wait(&self) {
        while !self.0.load(Ordering::Acquire) {
            std::thread::yield_now();
        }
    }
}

/// A task uses an outer value before and after a fork. Whether the second use shares the import of the first
/// must not depend on whether a branch ran on the task's own thread: the contributions would be added up in
/// other groups.
#[test]
fn imports_are_grouped_alike_wherever_the_branches_ran() {
    let gradient = |threads: usize| {
        let begun = Event::default();
        let f = |xs: [Reverse; 9]| {
            // Not next to each other, so that each is an import of its own.
            let [x, y, z] = [xs[0], xs[3], xs[6]];
            let products = |scale: f64| {
                (1..9).map(|k| x * (y * (scale / f64::from(k))) * z).fold(z, |sum, term| sum + term)
            };
            let task = || {
                let before = products(0.3);
                let (a, b) = join(
                    || {
                        if threads > 1 {
                            begun.wait();
                        }
                        y * z
                    },
                    || {
                        begun.happen();
                        x * z
                    },
                );
                before + products(0.7) + a + b
            };
            join(task, || ()).0
        };
        let point = std::array::from_fn(|i| f64::from(i as u32 + 1).sin());
        pool(threads).install(|| grad(f, &point))
    };
    let alone = gradient(1);
    for _ in 0..20 {
        assert_eq!(alone.map(f64::to_bits), gradient(2).map(f64::to_bits));
    }
}

/// While a task waits at a fork of which nothing will be recorded, its thread runs another task of the same
/// run.
#[test]
fn a_fork_that_records_nothing_leaves_no_trace() {
    let gradient = |threads: usize| {
        let (blank_begun, stolen_done) = (Event::default(), Event::default());
        let together = threads > 1;
        let f = |[x, y]: [Reverse; 2]| {
            let owner = || {
                let v = x * y;
                let (a, b) = join(|| v * (x * 0.0 + 1e16), || v * (y * 0.0 + 1.0));
                join(
                    || {
                        if together {
                            blank_begun.wait();
                        }
                    },
                    || {
                        blank_begun.happen();
                        if together {
                            stolen_done.wait();
                        }
                    },
                );
                (v, a, b)
            };
            let sibling = || {
                if together {
                    blank_begun.wait();
                }
                let stolen = || {
                    let product = x * y * x;
                    stolen_done.happen();
                    product
                };
                let wait = || {
                    if together {
                        stolen_done.wait();
                    }
                };
                join(wait, stolen).1
            };
            let ((v, a, b), stolen) = join(owner, sibling);
            let (c, d) = join(|| v * (x * 0.0 - 1e16), || v * (y * 0.0 + 4.0));
            a + b + c + d + stolen
        };
        pool(threads).install(|| grad(f, &[1.0, 1.0]))
    };
    let alone = gradient(1);
    for _ in 0..20 {
        assert_eq!(alone.map(f64::to_bits), gradient(3).map(f64::to_bits));
    }
}

/// Nested forks that record nothing leave tasks behind in several blocks of memory, in any order of their
/// ids. The root, the only task that counts, must still be found.
#[test]
fn the_root_is_found_among_tasks_that_recorded_nothing() {
    fn nest(depth: usize) -> usize {
        if depth == 0 { 0 } else { join(|| nest(depth - 1), || 0).0 + 1 }
    }
    let pool = pool(1);
    for round in 0..400 {
        let depth = round * 37 % 300;
        let f = |[x, y]: [Reverse; 2]| x * y * nest(depth) as f64;
        assert_eq!(
            pool.install(|| grad(f, &[1.0, 2.0])),
            [2.0 * depth as f64, depth as f64],
            "depth {depth}"
        );
    }
}
