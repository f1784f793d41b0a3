//! Panics that the program catches itself: what was going on is taken back, and the rest of the gradient is right.

use super::support::{close, outcome, works};
use adjoin::Vector;
use adjoin::memory::{Budget, checkpoint, checkpointed_loop, own_copy, streamed_sum};
use adjoin::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Whether, and how, the program panics on the way.
type Mishap<'a> = &'a (dyn Fn(&Vector<Reverse>, Reverse) + Sync);

fn caught<T>(f: impl FnOnce() -> T) {
    let result = catch_unwind(AssertUnwindSafe(f));
    assert!(result.is_err(), "it should have panicked");
}

fn long(x: Reverse, n: usize) -> Reverse {
    (0..n).fold(x, |z, _| z * x + x * 1e-3)
}

/// Ways to panic in the middle of something, each caught. Their sizes are those of a few nodes, of about a chunk, and of many.
fn mishaps() -> Vec<(&'static str, Box<dyn Fn(&Vector<Reverse>, Reverse) + Sync>)> {
    fn boxed(
        f: impl Fn(&Vector<Reverse>, Reverse) + Sync + 'static,
    ) -> Box<dyn Fn(&Vector<Reverse>, Reverse) + Sync> {
        Box::new(f)
    }
    let mut all = vec![
        ("map", boxed(|v, _| caught(|| v.map(|_| panic!("in a closure"))))),
        (
            "map, late",
            boxed(|v, _| caught(|| v.map(|e| if e == 0.25 { panic!("in a closure") } else { e * e }))),
        ),
        (
            "fold",
            boxed(|v, x| caught(|| v.fold(x, |s, e| if e == 0.25 { panic!("in a closure") } else { s * e }))),
        ),
        (
            "scan",
            boxed(|v, x| caught(|| v.scan(x, |s, e| if e == 0.25 { panic!("in a closure") } else { s * e }))),
        ),
        ("join, left", boxed(|_, x| caught(|| join(|| -> Reverse { panic!("in a branch") }, || x * x)))),
        ("join, right", boxed(|_, x| caught(|| join(|| x * x, || -> Reverse { panic!("in a branch") })))),
        (
            "nested run",
            boxed(|_, _| caught(|| grad(|x: Reverse| -> Reverse { panic!("in a run of {x}") }, &1.0))),
        ),
        (
            "own_copy",
            boxed(|v, _| {
                caught(|| {
                    join(
                        || {
                            own_copy(v);
                            panic!("in a branch")
                        },
                        || (),
                    )
                })
            }),
        ),
        (
            "checkpoint",
            boxed(|v, _| caught(|| checkpoint(|_: Vector<Reverse>| -> Reverse { panic!("at first") }, v))),
        ),
        (
            "loop",
            boxed(|_, x| {
                caught(|| {
                    let budget = Budget::States { states: 2, block: 2 };
                    checkpointed_loop(
                        9,
                        budget,
                        &x,
                        &x,
                        |i, s: Reverse, p: &Reverse| if i == 7 { panic!("a step") } else { s * *p },
                    )
                })
            }),
        ),
        (
            "destructor",
            boxed(|_, x| {
                caught(|| {
                    struct Panics(Reverse);
                    impl Drop for Panics {
                        fn drop(&mut self) {
                            let _ = self.0 * self.0;
                            panic!("in a destructor");
                        }
                    }
                    let panics = Panics(x);
                    x * panics.0
                })
            }),
        ),
    ];
    for n in [3, 2500, 20_000] {
        all.push((
            "sum",
            boxed(move |_, x| {
                caught(|| streamed_sum(0..3, |i| if i == 1 { panic!("in a term") } else { long(x, n) }))
            }),
        ));
        all.push((
            "map of long closures",
            boxed(move |v, x| {
                caught(|| v.map(|e| if e == 0.25 { panic!("in a closure") } else { long(e * x, n) }))
            }),
        ));
        all.push((
            "map in sum",
            boxed(move |v, x| {
                caught(|| {
                    streamed_sum(0..3, |i| {
                        let y = long(x, n);
                        v.map(|e| if i == 2 { panic!("in a closure") } else { e * y }).sum()
                    })
                })
            }),
        ));
        all.push((
            "par_map",
            boxed(move |_, x| {
                caught(|| par_map(0..20, |i| if i == 13 { panic!("in a branch") } else { long(x, n / 10) }))
            }),
        ));
    }
    all
}

/// Compares a program with a caught panic with itself without.
#[track_caller]
fn harmless(program: impl Fn(&Vector<Reverse>, Mishap<'_>) -> Reverse) {
    let point = Vector::from([0.5, 0.75, 0.25]);
    let expected = grad(|v: Vector<Reverse>| program(&v, &|_, _| ()), &point).to_vec();
    assert!(expected.iter().any(|slope| *slope != 0.0), "the program depends on something");
    for (name, mishap) in mishaps() {
        match outcome(|| grad(|v: Vector<Reverse>| program(&v, &*mishap), &point)) {
            Ok(found) => {
                println!("{name}");
                close(&found.to_vec(), &expected);
            }
            Err(message) => panic!("{name}: refused: {message}"),
        }
        works();
    }
}

#[test]
fn in_plain_code() {
    harmless(|v, mishap| {
        let a = v.at(0) * v.at(1);
        mishap(v, a);
        let b = a * v.at(0);
        b * a + v.sum()
    });
}

#[test]
fn in_a_map() {
    harmless(|v, mishap| {
        v.map(|e| {
            let a = e * v.at(1);
            mishap(v, a);
            a * e * v.at(0)
        })
        .sum()
    });
}

#[test]
fn in_a_fold() {
    harmless(|v, mishap| {
        v.fold(v.at(0), |state, e| {
            let a = e * state;
            mishap(v, a);
            a * e + v.at(0)
        })
    });
}

#[test]
fn in_a_term() {
    harmless(|v, mishap| {
        streamed_sum(0..3, |i| {
            let a = v.at(0) * v.at(1) * f64::from(i);
            mishap(v, a);
            a * v.at(2)
        })
    });
}

#[test]
fn in_a_term_of_a_sum_in_a_map() {
    harmless(|v, mishap| {
        v.map(|e| {
            streamed_sum(0..3, |i| {
                let a = e * v.at(1) * f64::from(i);
                mishap(v, a);
                a * e
            })
        })
        .sum()
    });
}

#[test]
fn in_a_branch() {
    harmless(|v, mishap| {
        let (a, b) = join(
            || {
                let a = v.at(0) * v.at(1);
                mishap(v, a);
                a * v.at(2)
            },
            || v.at(0) * v.at(0),
        );
        a * b
    });
}

/// A panic that leaves the verb from each place leaves the thread usable.
#[test]
fn out_of_the_verb() {
    let point = Vector::from([0.5, 0.75, 0.25]);
    let programs: [(&str, fn(&Vector<Reverse>) -> Reverse); 6] = [
        ("map", |v| v.map(|e| if e == 0.25 { panic!("a closure") } else { e * e }).sum()),
        ("fold", |v| v.fold(v.at(0), |s, e| if e == 0.25 { panic!("a closure") } else { s * e })),
        ("sum", |v| streamed_sum(0..40, |i| if i == 39 { panic!("a term") } else { long(v.at(0), 3000) })),
        ("map in sum", |v| {
            streamed_sum(0..9, |i| v.map(|e| if i == 8 { panic!("a closure") } else { e }).sum())
        }),
        ("sum in map", |v| {
            v.map(|e| streamed_sum(0..3, |i| if i == 2 { panic!("a term") } else { e * e })).sum()
        }),
        ("branches", |v| {
            par_map(0..30, |i| if i == 29 { panic!("a branch") } else { v.at(0) }).into_iter().sum()
        }),
    ];
    for (name, program) in programs {
        for _ in 0..3 {
            assert!(outcome(|| grad(|v: Vector<Reverse>| program(&v), &point)).is_err(), "{name}");
            works();
        }
    }
}
