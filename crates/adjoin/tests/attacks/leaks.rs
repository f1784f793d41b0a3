//! Numbers that leave the closure, term, branch or run that computed them, other than as its result.

use super::support::{advises, close, outcome, refused, works};
use adjoin::Vector;
use adjoin::memory::{Budget, checkpoint, checkpointed_loop, streamed_sum};
use adjoin::parallel::import;
use adjoin::prelude::*;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

/// A place by which a number escapes.
struct Leak<R>(Mutex<Option<R>>);

impl<R: Real> Leak<R> {
    const fn new() -> Self {
        Self(Mutex::new(None))
    }

    fn put(&self, x: R) -> R {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = Some(x);
        x
    }

    fn take(&self) -> Option<R> {
        *self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The number that was stored there before.
    fn get(&self) -> R {
        self.take().expect("leaked by now")
    }
}

fn long<R: Real>(x: R, y: R, n: usize) -> R {
    (0..n).fold(x * y, |z, _| z * y + x)
}

const LENGTHS: [usize; 4] = [0, 3, 2100, 5000];

/// A test for each program, with short and long leaks: the program is refused with advice, or has the
/// gradient of forward mode, which has no tape.
macro_rules! leaks {
    ($($name:ident: |$v:ident, $leak:ident, $n:pat_param| $body:expr;)*) => {$(
        #[test]
        fn $name() {
            fn program<R: Real>($v: &Vector<R>, $leak: &Leak<R>, $n: usize) -> R {
                $body
            }
            let point = Vector::from([0.9, 0.8, 0.7]);
            for n in LENGTHS {
                let forward = |k: usize| {
                    let direction = Vector::from_fn(3, |i| f64::from(u8::from(i == k)));
                    jvp(|v: Vector<Forward>| program(&v, &Leak::new(), n), &point, &direction).expect("one shape").1
                };
                match outcome(|| grad(|v: Vector<Reverse>| program(&v, &Leak::new(), n), &point)) {
                    Ok(found) => close(&found.to_vec(), &[forward(0), forward(1), forward(2)]),
                    Err(message) => advises(&message),
                }
                works();
            }
        }
    )*};
}

leaks! {
    from_a_term_to_a_sum_in_another_term: |v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        streamed_sum(0..6, |i| match i {
            0 => leak.put(long(x, y, n)),
            2 => streamed_sum([1.0, 2.0, 3.0], |c| x * y * leak.get() * c),
            _ => x * y,
        })
    };
    from_a_term_to_a_later_term: |v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        streamed_sum(0..6, |i| if i == 0 { leak.put(long(x, y, n)) } else { x * leak.get() })
    };
    from_a_term_to_code_after_the_sum: |v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        let sum = streamed_sum(0..3, |_| leak.put(long(x, y, n)));
        sum + leak.get() * 1000.0 + x
    };
    from_a_term_that_panics: |v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        let sum =
            || streamed_sum(0..3, |i| if i == 2 { panic!("a term") } else { leak.put(long(x, y, n + 2)) });
        assert!(catch_unwind(AssertUnwindSafe(sum)).is_err());
        leak.get() * 1000.0 + x
    };
    from_a_term_of_an_inner_sum: |v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        streamed_sum(0..4, |i| {
            let inner = streamed_sum(0..2, |_| leak.put(long(x, y, n)));
            inner * leak.get() * f64::from(i)
        })
    };
    from_an_element_to_a_later_one: |v, leak, n| {
        let (x, y) = (v.at(0), v.at(1));
        v.map(|e| match leak.take() {
            None => leak.put(long(e, y, n)),
            Some(leaked) => e * leaked * x,
        })
        .sum()
    };
    from_an_element_to_code_after_the_map: |v, leak, n| v.map(|e| leak.put(long(e, v.at(0), n))).sum() * leak.get();
    an_argument_kept: |v, leak, _| {
        let sum = v.map(|e| leak.put(e) * e).sum();
        sum * leak.get()
    };
    an_argument_kept_as_the_result: |v, leak, _| {
        let _ = v.map(|e| leak.put(e) * e);
        leak.get()
    };
    from_a_map_that_panics: |v, leak, n| {
        let map = || v.map(|e| if e == 0.7 { panic!("a closure") } else { leak.put(long(e, v.at(0), n)) });
        assert!(catch_unwind(AssertUnwindSafe(map)).is_err());
        leak.get() * v.at(0)
    };
    from_a_map_in_a_map: |v, leak, n| {
        v.map(|e| {
            let inner = v.map(|f| leak.put(long(e, f, n))).sum();
            inner * leak.get()
        })
        .sum()
    };
    from_a_step_of_a_fold: |v, leak, n| {
        let last = v.fold(v.at(0), |state, e| leak.put(long(state, e, n)) * e);
        last * leak.get()
    };
    from_a_step_of_a_scan_to_the_next: |v, leak, n| {
        let step = |state: R, e: R| {
            let before = leak.take();
            leak.put(long(state, e, n)) * before.unwrap_or(e)
        };
        v.scan(v.at(0), step).sum()
    };
    from_a_map_to_a_term: |v, leak, n| {
        let mapped = v.map(|e| leak.put(long(e, v.at(0), n))).sum();
        streamed_sum(0..3, |i| leak.get() * v.at(0) * f64::from(i)) + mapped
    };
    from_a_term_to_a_map: |v, leak, n| {
        let sum = streamed_sum(0..3, |_| leak.put(long(v.at(0), v.at(1), n)));
        v.map(|e| e * leak.get()).sum() + sum
    };
    to_a_branch_beside: |v, leak, n| {
        let (a, b) = join(
            || leak.put(long(v.at(0), import(v).at(1), n)),
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
    };
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
        refused(|| grad(|x: Reverse| import(&leak.get()) * x, &2.0));
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
                let _ = v.map(|e| {
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
            |[x, y]: [Reverse; 2]| {
                let elsewhere = std::thread::scope(|scope| scope.spawn(|| x * y).join());
                elsewhere.unwrap_or_else(|payload| std::panic::resume_unwind(payload))
            },
            &[2.0, 3.0],
        )
    });
    // A bare fork of rayon's: each side is refused or, on this thread, is right.
    for _ in 0..20 {
        let result = outcome(|| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("a pool");
            let term = |x: Reverse, y: Reverse| {
                let (a, b) = rayon::join(|| x * y, || y * x);
                a + b
            };
            pool.install(|| grad(|[x, y]: [Reverse; 2]| streamed_sum(0..3, |_| term(x, y)), &[2.0, 3.0]))
        });
        match result {
            Ok(slopes) => assert_eq!(slopes, [18.0, 12.0]),
            Err(message) => advises(&message),
        }
        works();
    }
}

/// A checkpointed function runs once for its value, and again in the sweep for its derivatives. What escapes
/// from either is refused.
#[test]
fn from_a_checkpoint() {
    static LEAK: Leak<Reverse> = Leak::new();
    let leaving = |how: fn(Reverse) -> Reverse| {
        move |x: Reverse| {
            let result = checkpoint(move |x: Reverse| how(x), &x);
            result + LEAK.get() * x
        }
    };
    refused(|| grad(leaving(|x| LEAK.put(long(x, x * x, 3))), &2.0));
    refused(|| grad(leaving(|x| LEAK.put(x - x)), &2.0));
    refused(|| grad(leaving(|x| LEAK.put([x, x * 0.0, x].into_iter().sum())), &2.0));
    refused(|| grad(leaving(|x| LEAK.put(Vector::from([x, x]).sum())), &2.0));
    refused(|| grad(leaving(|x| join(|| LEAK.put(x * 2.0), || x).0), &2.0));
    refused(|| grad(leaving(|x| streamed_sum(0..3, |_| LEAK.put(x * x))), &2.0));
    refused(|| grad(leaving(|x| checkpoint(|x: Reverse| LEAK.put(x * x), &x)), &2.0));
    refused(|| grad(|x: Reverse| x * LEAK.get(), &1.0));
    // As the result, as an operand of the checkpoint's own code, and in an array.
    let leak = |x: Reverse| LEAK.put(x * x);
    refused(|| grad(|x: Reverse| checkpoint(leak, &x) + checkpoint(|_: Reverse| LEAK.get(), &x), &2.0));
    refused(|| grad(|x: Reverse| checkpoint(leak, &x) + checkpoint(|x: Reverse| x * LEAK.get(), &x), &2.0));
    let kept = |x: Reverse| Vector::from([x, LEAK.get()]).sum();
    refused(|| grad(move |x: Reverse| checkpoint(leak, &x) + checkpoint(kept, &x), &2.0));
}

#[test]
fn from_a_step_of_a_loop() {
    static LEAK: Leak<Reverse> = Leak::new();
    let step = |_: usize, x: Reverse, p: &Reverse| {
        LEAK.put(*p * 2.0);
        x * *p
    };
    let f = move |[x, p]: [Reverse; 2]| {
        let result = checkpointed_loop(10, Budget::States { states: 2, block: 2 }, &x, &p, step);
        result + LEAK.get() * x
    };
    refused(|| grad(f, &[2.0, 0.5]));
}

#[test]
fn a_checkpoint_that_keeps_to_itself() {
    static SEEN: Leak<f64> = Leak::new();
    let f = |x: Reverse| {
        checkpoint(
            |x: Reverse| {
                SEEN.put(x.primal());
                [x, x * x, x - x].into_iter().sum::<Reverse>()
            },
            &x,
        )
    };
    close(&[grad(f, &2.0)], &[5.0]);
    assert_eq!(SEEN.get(), 2.0);
}
