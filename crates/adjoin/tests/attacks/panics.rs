//! Panics that the program catches itself: the interrupted operation is undone, and the rest of the gradient
//! is right.

use super::support::{close, outcome, works};
use adjoin::Vector;
use adjoin::memory::{Budget, checkpoint, checkpointed_loop, streamed_sum};
use adjoin::parallel::import;
use adjoin::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Whether and how the program panics.
type Mishap = dyn Fn(&Vector<Reverse>, Reverse) + Sync;

fn caught<T>(f: impl FnOnce() -> T) {
    let result = catch_unwind(AssertUnwindSafe(f));
    assert!(result.is_err(), "it should have panicked");
}

fn long(x: Reverse, n: usize) -> Reverse {
    (0..n).fold(x, |z, _| z * x + x * 1e-3)
}

type Program = fn(&Vector<Reverse>) -> Reverse;

/// A way to panic in the middle of an operation.
struct Way {
    name: &'static str,
    act: Box<Mishap>,
}

fn way(name: &'static str, act: impl Fn(&Vector<Reverse>, Reverse) + Sync + 'static) -> Way {
    Way { name, act: Box::new(act) }
}

/// Panics in the middle of operations, each caught.
fn small_mishaps() -> Vec<Way> {
    fn odd(e: Reverse) -> bool {
        e == 0.25
    }
    vec![
        way("map", |v, _| caught(|| v.map(|_| panic!("in a closure")))),
        way("map, late", |v, _| caught(|| v.map(|e| if odd(e) { panic!("in a closure") } else { e * e }))),
        way("fold", |v, x| caught(|| v.fold(x, |s, e| if odd(e) { panic!("in a closure") } else { s * e }))),
        way("scan", |v, x| caught(|| v.scan(x, |s, e| if odd(e) { panic!("in a closure") } else { s * e }))),
        way("join, left", |_, x| caught(|| join(|| -> Reverse { panic!("in a branch") }, || x * x))),
        way("join, right", |_, x| caught(|| join(|| x * x, || -> Reverse { panic!("in a branch") }))),
        way("nested run", |_, _| {
            caught(|| grad(|x: Reverse| -> Reverse { panic!("in a run of {x}") }, &1.0));
        }),
        way("import", |v, _| {
            let branch = || -> Reverse { panic!("in a branch, after {:?}", import(v)) };
            caught(|| join(branch, || ()));
        }),
        way("checkpoint", |v, _| {
            caught(|| checkpoint(|_: Vector<Reverse>| -> Reverse { panic!("at first") }, v));
        }),
        way("loop", |_, x| {
            let step = |i, s: Reverse, p: &Reverse| if i == 7 { panic!("a step") } else { s * *p };
            caught(|| checkpointed_loop(9, Budget::States { states: 2, block: 2 }, &x, &x, step));
        }),
        way("destructor", |_, x| {
            struct Panics(Reverse);
            impl Drop for Panics {
                fn drop(&mut self) {
                    let _ = self.0 * self.0;
                    panic!("in a destructor");
                }
            }
            caught(|| {
                let panics = Panics(x);
                x * panics.0
            });
        }),
    ]
}

/// The same after `n` operations: a few, about a chunk of the tape, and many.
fn long_mishaps(n: usize) -> [Way; 4] {
    [
        way("sum", move |_, x| {
            caught(|| streamed_sum(0..3, |i| if i == 1 { panic!("in a term") } else { long(x, n) }));
        }),
        way("map of long closures", move |v, x| {
            caught(|| v.map(|e| if e == 0.25 { panic!("in a closure") } else { long(e * x, n) }));
        }),
        way("map in sum", move |v, x| {
            caught(|| {
                streamed_sum(0..3, |i| {
                    let y = long(x, n);
                    v.map(|e| if i == 2 { panic!("in a closure") } else { e * y }).sum()
                })
            });
        }),
        way("par_map", move |_, x| {
            caught(|| par_map(0..20, |i| if i == 13 { panic!("in a branch") } else { long(x, n / 10) }));
        }),
    ]
}

fn mishaps() -> impl Iterator<Item = Way> {
    small_mishaps().into_iter().chain([3, 2500, 20_000].into_iter().flat_map(long_mishaps))
}

/// Compares a program that catches a panic with the same program without the panic.
#[track_caller]
fn harmless(program: impl Fn(&Vector<Reverse>, &Mishap) -> Reverse) {
    let point = Vector::from([0.5, 0.75, 0.25]);
    let expected = grad(|v: Vector<Reverse>| program(&v, &|_, _| ()), &point).to_vec();
    assert!(expected.iter().any(|slope| *slope != 0.0), "the program depends on something");
    for Way { name, act } in mishaps() {
        match outcome(|| grad(|v: Vector<Reverse>| program(&v, &*act), &point)) {
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
    let programs: [(&str, Program); 6] = [
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
