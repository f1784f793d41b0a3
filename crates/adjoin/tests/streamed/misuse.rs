//! Numbers that escape from their term, and terms that panic.

use crate::all_close;
use crate::caught::payload_of;
use adjoin::memory::streamed_sum;
use adjoin::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

const MESSAGE: &str = "was used after the closure had returned";

#[track_caller]
fn is_caught(f: impl Fn(Vec<Reverse>) -> Reverse) {
    let payload = payload_of(|| grad(&f, &vec![0.5, 0.7, 0.9]));
    let message = payload.downcast_ref::<&str>().copied().unwrap_or_default();
    assert!(message.contains(MESSAGE), "{message}");
    // No trace of it remains.
    assert_eq!(grad(|[x, y]: [Reverse; 2]| streamed_sum(0..3, |_| x * y), &[2.0, 3.0]), [9.0, 6.0]);
}

#[test]
fn a_number_that_is_used_after_the_sum_is_caught() {
    for n in [1, 2, 3, 40] {
        is_caught(|xs| {
            let kept = Mutex::new(xs[0]);
            let sum = streamed_sum(0..n, |_| {
                let product = xs[0] * xs[1];
                *kept.lock().unwrap() = product;
                product * xs[2]
            });
            let kept = *kept.lock().unwrap();
            sum * kept
        });
    }
}

/// A term of `length` operations. Some tests have terms that are longer than a group that is swept together.
fn long(xs: &[Reverse], length: usize) -> Reverse {
    (0..length).fold(xs[0] * xs[1], |z, _| z * xs[1] + xs[2])
}

/// A sum whose terms pass a number on to the next, each of the given length.
fn passed_on(xs: &[Reverse], length: usize) -> Reverse {
    let before = Mutex::new(Reverse::from(1.0));
    streamed_sum(0..100, |_| {
        let product = long(xs, length);
        let before = std::mem::replace(&mut *before.lock().unwrap(), product);
        before * product * xs[2]
    })
}

#[test]
fn a_number_used_in_a_term_that_is_swept_later_is_caught() {
    is_caught(|xs| passed_on(&xs, 3000));
    is_caught(|xs| passed_on(&xs, 100));
}

#[test]
fn a_number_used_in_a_term_swept_with_its_own_is_right() {
    let kept = |xs: Vec<Reverse>| {
        let first = Mutex::new(None);
        streamed_sum(0..50, |i| {
            let kept = *first.lock().unwrap().get_or_insert_with(|| xs[0] * xs[1] * xs[2]);
            kept * xs[1] * f64::from(i)
        })
    };
    let plain = |xs: Vec<Reverse>| {
        let kept = xs[0] * xs[1] * xs[2];
        (0..50).map(|i| kept * xs[1] * f64::from(i)).sum::<Reverse>()
    };
    let x = vec![0.5, 0.7, 0.9];
    all_close("the plain sum", &grad(kept, &x), &grad(plain, &x), 1e-12);
}

#[test]
fn numbers_of_long_terms_used_later_harm_nothing_else() {
    // Kept from a long term and used where the tape is short: its adjoint must exist nevertheless.
    is_caught(|xs| {
        let kept = Mutex::new(xs[0]);
        let sum = streamed_sum(0..8, |i| {
            let length = if i == 3 { 5000 } else { 2 };
            let product = (0..length).fold(xs[0], |z, _| z * xs[1] + xs[2]);
            if i == 3 {
                *kept.lock().unwrap() = product;
            }
            product
        });
        let kept = *kept.lock().unwrap();
        sum * kept
    });
}

#[test]
fn a_term_that_panics_leaves_the_thread_usable() {
    let f = |xs: Vec<Reverse>| {
        streamed_sum(0..10, |i| {
            assert!(i != 6, "the seventh term");
            xs[0] * xs[1]
        })
    };
    for _ in 0..3 {
        let payload = payload_of(|| grad(f, &vec![0.5, 0.7]));
        assert_eq!(payload.downcast_ref::<&str>(), Some(&"the seventh term"));
        assert_eq!(grad(|[x, y]: [Reverse; 2]| streamed_sum(0..3, |_| x * y), &[2.0, 3.0]), [9.0, 6.0]);
    }
}

#[test]
fn code_that_catches_the_panic_of_a_term_has_the_right_gradient() {
    let f = |xs: Vec<Reverse>| {
        let before = xs[0] * xs[1];
        let long = |n: usize| (0..n).fold(xs[0], |z, _| z * xs[1] + before);
        let sum = catch_unwind(AssertUnwindSafe(|| {
            streamed_sum(0..10, |i| {
                let product = long(if i == 2 { 4000 } else { 3 });
                assert!(i != 6, "the seventh term");
                product
            })
        }));
        assert!(sum.is_err());
        before * streamed_sum(0..5, long) + long(3)
    };
    let g = |xs: Vec<Reverse>| {
        let before = xs[0] * xs[1];
        let long = |n: usize| (0..n).fold(xs[0], |z, _| z * xs[1] + before);
        before * (0..5).map(long).sum::<Reverse>() + long(3)
    };
    let point = vec![0.5, 0.7];
    all_close("the gradient", &grad(f, &point), &grad(g, &point), 1e-12);
}

#[test]
#[should_panic(expected = "tape index overflow")]
fn a_term_with_too_many_nodes_says_so() {
    let f = |[x, y]: [Reverse; 2]| streamed_sum(0..3, |_| (0..10_000).fold(x, |z, _| z * y));
    adjoin::reverse::with_index_limit(5000, || grad(f, &[0.5, 0.7]));
}

#[test]
fn many_terms_take_no_more_nodes_than_one() {
    let f = |[x, y]: [Reverse; 2]| streamed_sum(0..100, |_| (0..100).fold(x, |z, _| z * y));
    adjoin::reverse::with_index_limit(5000, || grad(f, &[0.5, 0.7]));
}
