//! Numbers that leave the closure, term, branch or run that made them by another way than as its result.

use super::support::{outcome, refused, works};
use adjoin::Vector;
use adjoin::memory::{checkpoint, own_copy, streamed_sum};
use adjoin::prelude::*;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

/// A place that a number leaves by.
struct Leak(Mutex<Option<Reverse>>);

impl Leak {
    const fn new() -> Self {
        Self(Mutex::new(None))
    }

    fn put(&self, x: Reverse) -> Reverse {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(x);
        x
    }

    fn take(&self) -> Option<Reverse> {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// What was put, of which there must be something by now.
    fn get(&self) -> Reverse {
        self.take().expect("leaked by now")
    }
}

fn long(x: Reverse, y: Reverse, n: usize) -> Reverse {
    (0..n).fold(x * y, |z, _| z * y + x)
}

const LENGTHS: [usize; 4] = [0, 3, 2100, 5000];

/// Asserts that a program with a leak is refused, for short and long programs.
#[track_caller]
fn each_refused(program: impl Fn(&Vector<Reverse>, &Leak, usize) -> Reverse) {
    for n in LENGTHS {
        refused(|| {
            let leak = Leak::new();
            grad(|v: Vector<Reverse>| program(&v, &leak, n), &Vector::from([0.9, 0.8, 0.7]))
        });
    }
}

#[test]
fn from_a_term_to_a_sum_in_another_term() {
    each_refused(|v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        streamed_sum(0..6, |i| match i {
            0 => leak.put(long(x, y, n)),
            2 => streamed_sum([1.0, 2.0, 3.0], |c| x * y * leak.get() * c),
            _ => x * y,
        })
    });
}

#[test]
fn from_a_term_to_a_later_term() {
    each_refused(|v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        streamed_sum(0..6, |i| if i == 0 { leak.put(long(x, y, n)) } else { x * leak.get() })
    });
}

#[test]
fn from_a_term_to_code_after_the_sum() {
    each_refused(|v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        let sum = streamed_sum(0..3, |_| leak.put(long(x, y, n)));
        sum + leak.get() * 1000.0 + x
    });
}

#[test]
fn from_a_term_that_panics() {
    each_refused(|v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        let sum =
            || streamed_sum(0..3, |i| if i == 2 { panic!("a term") } else { leak.put(long(x, y, n + 2)) });
        assert!(catch_unwind(AssertUnwindSafe(sum)).is_err());
        leak.get() * 1000.0 + x
    });
}

#[test]
fn from_a_term_of_an_inner_sum() {
    each_refused(|v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        streamed_sum(0..4, |i| {
            let inner = streamed_sum(0..2, |_| leak.put(long(x, y, n)));
            inner * leak.get() * f64::from(i)
        })
    });
}

#[test]
fn from_an_element_to_a_later_one() {
    each_refused(|v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        v.map(|e| match leak.take() {
            None => leak.put(long(e, y, n)),
            Some(leaked) => e * leaked * x,
        })
        .sum()
    });
}

#[test]
fn from_an_element_to_code_after_the_map() {
    each_refused(|v, leak, n| v.map(|e| leak.put(long(e, v.at(0), n))).sum() * leak.get());
}

#[test]
fn an_argument_kept() {
    each_refused(|v, leak, _| {
        let sum = v.map(|e| leak.put(e) * e).sum();
        sum * leak.get()
    });
}

#[test]
fn an_argument_kept_as_the_result() {
    each_refused(|v, leak, _| {
        v.map(|e| leak.put(e) * e);
        leak.get()
    });
}

#[test]
fn from_a_map_that_panics() {
    each_refused(|v, leak, n| {
        let map = || v.map(|e| if e == 0.7 { panic!("a closure") } else { leak.put(long(e, v.at(0), n)) });
        assert!(catch_unwind(AssertUnwindSafe(map)).is_err());
        leak.get() * v.at(0)
    });
}

#[test]
fn from_a_map_in_a_map() {
    each_refused(|v, leak, n| {
        v.map(|e| {
            let inner = v.map(|f| leak.put(long(e, f, n))).sum();
            inner * leak.get()
        })
        .sum()
    });
}

#[test]
fn from_a_step_of_a_fold() {
    each_refused(|v, leak, n| {
        let last = v.fold(v.at(0), |state, e| leak.put(long(state, e, n)) * e);
        last * leak.get()
    });
}

#[test]
fn from_a_step_of_a_scan_to_the_next() {
    each_refused(|v, leak, n| {
        let step = |state: Reverse, e: Reverse| {
            let before = leak.take();
            leak.put(long(state, e, n)) * before.unwrap_or(e)
        };
        v.scan(v.at(0), step).sum()
    });
}

#[test]
fn from_a_map_to_a_term() {
    each_refused(|v, leak, n| {
        let mapped = v.map(|e| leak.put(long(e, v.at(0), n))).sum();
        streamed_sum(0..3, |i| leak.get() * v.at(0) * f64::from(i)) + mapped
    });
}

#[test]
fn from_a_term_to_a_map() {
    each_refused(|v, leak, n| {
        let sum = streamed_sum(0..3, |_| leak.put(long(v.at(0), v.at(1), n)));
        v.map(|e| e * leak.get()).sum() + sum
    });
}

#[test]
fn to_a_branch_beside() {
    each_refused(|v, leak, n| {
        let (a, b) = join(
            || leak.put(long(v.at(0), own_copy(v).at(1), n)),
            || loop {
                if let Some(leaked) = leak.take() {
                    return leaked * v.at(2);
                }
                std::hint::spin_loop();
                if rayon::current_num_threads() == 1 {
                    return v.at(2);
                }
            },
        );
        a * b
    });
}

#[test]
fn to_the_next_run() {
    for n in LENGTHS {
        let leak = Leak::new();
        grad(|v: Vector<Reverse>| leak.put(long(v.at(0), v.at(1), n)), &Vector::from([0.9, 0.8]));
        works();
        refused(|| grad(|x: Reverse| x * leak.get(), &2.0));
        refused(|| grad(|x: Reverse| streamed_sum(0..3, |_| x * leak.get()), &2.0));
        refused(|| grad(|x: Vector<Reverse>| x.map(|e| e * leak.get()).sum(), &Vector::from([1.0, 2.0])));
        refused(|| grad(|x: Vector<Reverse>| x.map(|_| leak.get()).sum(), &Vector::from([1.0, 2.0])));
        refused(|| {
            grad(|x: Vector<Reverse>| x.fold(x.at(0), |s, e| s * e * leak.get()), &Vector::from([1.0, 2.0]))
        });
        refused(|| grad(|x: Reverse| join(|| x * leak.get(), || x).0, &2.0));
        refused(|| grad(|x: Reverse| Vector::from([x, leak.get()]).sum(), &2.0));
        refused(|| grad(|x: Reverse| own_copy(&leak.get()) * x, &2.0));
        refused(|| leak.get() * leak.get());
    }
}

#[test]
fn to_a_run_within_and_out_of_it() {
    // The outer number in the inner run.
    refused(|| grad(|x: Reverse| x * grad(|y: Reverse| y * x, &3.0), &2.0));
    refused(|| {
        grad(|v: Vector<Reverse>| v.map(|e| e * grad(|y: Reverse| y * e, &3.0)).sum(), &Vector::from([1.0]))
    });
    refused(|| grad(|x: Reverse| streamed_sum(0..3, |_| x * grad(|y: Reverse| y * x, &3.0)), &2.0));
    // The inner number in the outer run.
    for n in LENGTHS {
        let leak = Leak::new();
        refused(|| {
            grad(
                |x: Reverse| {
                    grad(|y: Reverse| leak.put(long(y, y, n)), &0.5);
                    x * leak.get()
                },
                &2.0,
            )
        });
        refused(|| {
            grad(
                |x: Reverse| {
                    streamed_sum(0..3, |_| {
                        grad(|y: Reverse| leak.put(long(y, y, n)), &0.5);
                        x * leak.get()
                    })
                },
                &2.0,
            )
        });
    }
}

thread_local! {
    static OWN: Cell<Option<Reverse>> = const { Cell::new(None) };
}

#[test]
fn by_a_thread_local() {
    refused(|| {
        grad(
            |v: Vector<Reverse>| {
                v.map(|e| {
                    OWN.set(Some(e * e));
                    e
                });
                OWN.get().expect("set") * v.at(0)
            },
            &Vector::from([2.0, 3.0]),
        )
    });
    refused(|| grad(|x: Reverse| x * OWN.get().expect("set"), &1.0));
}

#[test]
fn to_a_thread_that_runs_no_task() {
    refused(|| {
        grad(
            |x: Reverse| {
                let elsewhere = std::thread::scope(|scope| scope.spawn(|| x * x).join());
                match elsewhere {
                    Ok(product) => product,
                    Err(payload) => std::panic::resume_unwind(payload),
                }
            },
            &2.0,
        )
    });
    // A bare fork of rayon's: each side is refused or, on this thread, is right.
    let result = outcome(|| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("a pool");
        pool.install(|| grad(|x: Reverse| streamed_sum(0..3, |_| rayon::join(|| x * x, || x * x).0), &2.0))
    });
    match result {
        Ok(slope) => assert_eq!(slope, 12.0),
        Err(message) => super::support::advises(&message),
    }
    works();
}

/// A checkpointed function is run once for its value, and again for its derivatives. Neither time may a number of it get out.
#[test]
fn from_a_checkpoint() {
    static LEAK: Leak = Leak::new();
    refused(|| {
        grad(
            |x: Reverse| {
                let result = checkpoint(|x: Reverse| LEAK.put(x * x) * 3.0, &x);
                result + LEAK.get() * x
            },
            &2.0,
        )
    });
    let leaked = LEAK.get();
    match outcome(|| grad(|x: Reverse| x * leaked, &1.0)) {
        // A number of the first time is a constant.
        Ok(slope) => assert_eq!(slope, leaked.primal()),
        Err(message) => super::support::advises(&message),
    }
    works();
}
