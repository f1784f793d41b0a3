//! Iterators that run code between the terms of a streamed sum.

use super::support::{outcome, right, works};
use adjoin::Vector;
use adjoin::memory::streamed_sum;
use adjoin::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Items that the iterator computes from numbers of the code around the sum.
#[test]
fn items_that_are_numbers() {
    for count in [1, 5, 40, 3000] {
        let total = f64::from(count * (count - 1) / 2);
        right(&[3.0 * total, 2.0 * total], || {
            grad(
                |[x, y]: [Reverse; 2]| streamed_sum((0..count).map(|i| x * f64::from(i)), |item| item * y),
                &[2.0, 3.0],
            )
        });
        right(&[12.0 * f64::from(count), 4.0 * f64::from(count)], || {
            grad(|[x, y]: [Reverse; 2]| streamed_sum((0..count).map(|_| x * y), |item| item * x), &[2.0, 3.0])
        });
    }
}

#[test]
fn items_made_before_the_sum() {
    right(&[12.0 * 7.0, 4.0 * 7.0], || {
        grad(
            |[x, y]: [Reverse; 2]| {
                let items: Vec<Reverse> = (0..7).map(|_| x * y).collect();
                streamed_sum(&items, |item| *item * x)
            },
            &[2.0, 3.0],
        )
    });
}

#[test]
fn other_code_between_the_terms() {
    let doing = ["record", "long", "fork", "stream", "map", "verb", "panic"];
    for does in doing {
        println!("{does}");
        let run = || {
            grad(
                |[x, y]: [Reverse; 2]| {
                    let items = (0..40).inspect(|_| match does {
                        "record" => drop(std::hint::black_box(x * y)),
                        "long" => drop((0..3000).fold(x, |z, _| z * y)),
                        "fork" => drop(join(|| x * y, || y * y)),
                        "stream" => drop(streamed_sum(0..3, |_| x * y)),
                        "map" => drop(Vector::from([x, y]).map(|e| e * y)),
                        "verb" => assert_eq!(grad(|x: Reverse| x * x, &3.0), 6.0),
                        _ => {
                            let caught = catch_unwind(AssertUnwindSafe(|| {
                                streamed_sum(0..2, |i| if i == 1 { panic!("in between") } else { x * y })
                            }));
                            assert!(caught.is_err());
                        }
                    });
                    streamed_sum(items, |_| x * y) * x
                },
                &[2.0, 3.0],
            )
        };
        right(&[2.0 * 2.0 * 3.0 * 40.0, 4.0 * 40.0], run);
    }
}

/// The iterator reads a value that a term has computed, which thus escapes from the term. That is refused, or
/// is right.
#[test]
fn items_from_the_terms_before() {
    fn program<R: Real>(x: R, factor: f64) -> R {
        let leak = std::sync::Mutex::new(x);
        let items = (0..40).map(|_| *leak.lock().expect("no panic holds it"));
        streamed_sum(items, |item| {
            let z = (0..30).fold(item, |z, _| (z * x + x) * factor);
            *leak.lock().expect("no panic holds it") = z;
            z
        })
    }
    let expected = derivative(|x| program(x, 0.5), 0.5);
    match outcome(|| grad(|x: Reverse| program(x, 0.5), &0.5)) {
        Ok(slope) => super::support::close(&[slope], &[expected]),
        Err(message) => super::support::advises(&message),
    }
    works();
}

#[test]
fn an_iterator_that_panics() {
    for at in [0, 1, 30] {
        let result = outcome(|| {
            grad(
                |[x, y]: [Reverse; 2]| {
                    let items = (0..40).inspect(|i| assert!(*i != at, "the iterator panics on purpose"));
                    streamed_sum(items, |_| x * y)
                },
                &[2.0, 3.0],
            )
        });
        assert!(result.is_err_and(|message| message.contains("on purpose")));
        works();
        // Caught within the run: the sum has no value, and the rest of the gradient is right.
        right(&[3.0, 2.0], || {
            grad(
                |[x, y]: [Reverse; 2]| {
                    let sum = || {
                        let items = (0..40).inspect(|i| assert!(*i != at, "the iterator panics on purpose"));
                        streamed_sum(items, |_| x * y)
                    };
                    assert!(catch_unwind(AssertUnwindSafe(sum)).is_err());
                    x * y
                },
                &[2.0, 3.0],
            )
        });
    }
}

/// An iterator that reports too large a length, and one that continues after its end.
#[test]
fn iterators_that_lie() {
    struct Odd(usize);
    impl Iterator for Odd {
        type Item = usize;
        fn next(&mut self) -> Option<usize> {
            self.0 += 1;
            (self.0 % 4 != 0).then_some(self.0)
        }
        fn size_hint(&self) -> (usize, Option<usize>) {
            (usize::MAX, Some(3))
        }
    }
    right(&[9.0, 6.0], || grad(|[x, y]: [Reverse; 2]| streamed_sum(Odd(0), |_| x * y), &[2.0, 3.0]));
}
