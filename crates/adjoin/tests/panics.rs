//! A panic in any branch, on any thread, unwinds out of the verb with its payload, and everything remains
//! usable.

#[path = "support/caught.rs"]
mod caught;

use adjoin::prelude::*;
use caught::payload_of;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::panic::{AssertUnwindSafe, catch_unwind, panic_any};
use std::sync::atomic::{AtomicUsize, Ordering};

#[derive(Debug, PartialEq, Eq)]
struct Payload(u32);

fn pools() -> Vec<ThreadPool> {
    let pool =
        |threads| ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started");
    [1, 2, 4].map(pool).into()
}

/// A balanced tree of forks whose leaf at `bad` panics.
fn tree(x: Reverse, y: Reverse, leaves: std::ops::Range<u32>, bad: Option<u32>) -> Reverse {
    if leaves.len() == 1 {
        let product = x * y * f64::from(leaves.start);
        if bad == Some(leaves.start) {
            panic_any(Payload(leaves.start));
        }
        return product;
    }
    let middle = u32::midpoint(leaves.start, leaves.end);
    let before = x + y;
    let (a, b) =
        join(|| tree(x, before - x, leaves.start..middle, bad), || tree(x, y, middle..leaves.end, bad));
    a + b
}

fn gradient_of_tree() -> [f64; 2] {
    grad(|[x, y]| tree(x, y, 0..16, None), &[2.0, 3.0])
}

#[test]
fn a_panic_in_any_leaf_comes_out_with_its_payload() {
    for pool in pools() {
        for bad in 0..16 {
            let payload =
                pool.install(|| payload_of(|| grad(|[x, y]| tree(x, y, 0..16, Some(bad)), &[2.0, 3.0])));
            assert_eq!(payload.downcast_ref(), Some(&Payload(bad)));
            assert_eq!(pool.install(gradient_of_tree), [360.0, 240.0]);
        }
    }
    assert_eq!(gradient_of_tree(), [360.0, 240.0]);
}

#[test]
fn a_panic_outside_of_any_branch_comes_out_too() {
    let payload = payload_of(|| {
        grad(
            |[x, y]| {
                let sum = tree(x, y, 0..4, None);
                if sum > 0.0 { panic_any(Payload(1)) } else { sum }
            },
            &[2.0, 3.0],
        )
    });
    assert_eq!(payload.downcast_ref(), Some(&Payload(1)));
    assert_eq!(gradient_of_tree(), [360.0, 240.0]);
}

#[test]
fn panics_in_maps_reductions_and_joins_come_out() {
    let bad = |i: u32| if i == 77 { panic_any(Payload(i)) } else { f64::from(i) };
    let map = payload_of(|| grad(|x: Reverse| par_map(0..100u32, |i| x * bad(i)).into_iter().sum(), &1.0));
    let reduce = payload_of(|| {
        grad(|x: Reverse| par_map_reduce(0..100u32, x, |i| x * x * bad(i), |a, b| a + b), &1.0)
    });
    let all = payload_of(|| {
        grad(|x: Reverse| join_all((0..100).map(|i| move || x * bad(i))).into_iter().sum(), &1.0)
    });
    for payload in [map, reduce, all] {
        assert_eq!(payload.downcast_ref(), Some(&Payload(77)));
    }
}

#[test]
fn a_panic_in_a_verb_inside_of_a_branch_comes_out_of_both() {
    let inner = |x: f64| grad(|[y, z]| tree(y, z, 0..8, (x > 0.0).then_some(5)), &[x, x])[0];
    let payload = payload_of(|| grad(|[x, y]| join(|| x * y, || x * inner(y.primal())).1, &[1.0, 2.0]));
    assert_eq!(payload.downcast_ref(), Some(&Payload(5)));
    assert_eq!(gradient_of_tree(), [360.0, 240.0]);
}

/// What was recorded in the failed branches is on the tape, but nothing depends on it.
#[test]
fn code_that_catches_the_panic_of_a_join_has_the_right_gradient() {
    for pool in pools() {
        for bad in [None, Some(0), Some(1), Some(7), Some(12), Some(15)] {
            let f = |[x, y]: [Reverse; 2]| {
                let before = x * y;
                let attempt = catch_unwind(AssertUnwindSafe(|| tree(x, before, 0..16, bad)));
                let result = attempt.unwrap_or_else(|_| before * x);
                let (a, b) = join(|| result * x, || before * y);
                a + b + before
            };
            let (x, y) = (2.0, 3.0);
            // x²y·120·x + xy² + xy, or x²y·x + xy² + xy.
            let scale = if bad.is_none() { 120.0 } else { 1.0 };
            let expected = [scale * 3.0 * x * x * y + y * y + y, scale * x * x * x + 2.0 * x * y + x];
            let found = pool.install(|| grad(f, &[x, y]));
            assert_eq!(found, expected, "leaf {bad:?} on {} threads", pool.current_num_threads());
        }
    }
}

#[test]
fn values_of_the_branch_that_did_not_panic_may_be_used() {
    let pool = ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let f = |[x, y]: [Reverse; 2]| {
        let rescued = std::sync::Mutex::new(None);
        let save = || *rescued.lock().unwrap() = Some(x * y);
        let fail = || panic_any(Payload(0));
        let outcome = catch_unwind(AssertUnwindSafe(|| join(save, fail)));
        assert!(outcome.is_err());
        let rescued = rescued.into_inner().unwrap().expect("the left branch was done");
        rescued * rescued * x
    };
    // x³y².
    assert_eq!(pool.install(|| grad(f, &[2.0, 3.0])), [108.0, 48.0]);
}

#[test]
fn many_panics_leave_no_thread_in_a_task() {
    let pool = ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let count = AtomicUsize::new(0);
    for round in 0..200u32 {
        let result = pool.install(|| {
            catch_unwind(AssertUnwindSafe(|| grad(|[x, y]| tree(x, y, 0..16, Some(round % 17)), &[2.0, 3.0])))
        });
        count.fetch_add(usize::from(result.is_err()), Ordering::Relaxed);
    }
    // Leaf 16 does not exist: every seventeenth round does not panic.
    assert_eq!(count.into_inner(), 200 - 11);
    // A thread still in a task would record this instead of refusing it.
    for _ in 0..2 {
        let leaked = pool.install(|| {
            let mut leaked = [Reverse::from(0.0); 2];
            grad(
                |xs: [Reverse; 2]| {
                    leaked = xs;
                    xs[0]
                },
                &[1.0, 2.0],
            );
            leaked
        });
        let outcomes = pool.broadcast(|_| catch_unwind(|| leaked[0] * leaked[1]).is_err());
        assert_eq!(outcomes, [true, true]);
    }
}
