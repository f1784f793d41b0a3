//! Misuse of `Reverse` numbers is caught with a message that gives advice, and everything remains usable.

#[path = "support/caught.rs"]
mod caught;

use adjoin::prelude::*;
use adjoin::reverse::with_index_limit;
use caught::payload_of;
use rayon::ThreadPoolBuilder;
use std::any::Any;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};

/// The message in the payload of a panic.
fn text_of(payload: &(dyn Any + Send)) -> &str {
    if let Some(text) = payload.downcast_ref::<String>() {
        text
    } else {
        payload.downcast_ref::<&str>().expect("the payload of `panic!` is a text")
    }
}

/// Asserts that `f` panics with a message that has all of the given parts, and that adjoin works afterwards.
#[track_caller]
fn refused<T>(f: impl FnOnce() -> T, parts: &[&str]) {
    let payload = payload_of(f);
    let text = text_of(&*payload);
    for part in parts {
        assert!(text.contains(part), "the message says nothing of `{part}`: {text}");
    }
    works();
}

const ANOTHER_RUN: &[&str] = &["of another run", "must not be kept for a later call", "`hvp`", "`primal()`"];
const NO_TASK: &[&str] = &["no differentiated task", "`adjoin::join`", "`primal()`"];
const SIBLING: &[&str] = &["from another that was running at the same time", "use it after the `join`"];

/// Gradients, with and without forks, are right.
#[track_caller]
fn works() {
    assert_eq!(grad(|[x, y]| x * y + x, &[2.0, 3.0]), [4.0, 2.0]);
    let f = |xs: Vec<Reverse>| par_map(&xs, |x| *x * xs[0]).into_iter().sum();
    assert_eq!(grad(f, &vec![2.0, 3.0, 5.0]), [12.0, 2.0, 2.0]);
}

/// Two inputs of a run that has ended.
fn leaked() -> [Reverse; 2] {
    let mut leaked = [Reverse::from(0.0); 2];
    grad(
        |xs: [Reverse; 2]| {
            leaked = xs;
            xs[0] * xs[1]
        },
        &[3.0, 4.0],
    );
    leaked
}

#[test]
fn a_value_used_after_its_run() {
    let [x, y] = leaked();
    refused(|| x * y, NO_TASK);
    refused(|| [x, y].into_iter().sum::<Reverse>(), NO_TASK);
    refused(|| x.atan2(y), NO_TASK);
    assert_eq!(x.primal(), 3.0);
}

#[test]
fn a_value_used_in_a_later_run() {
    let [x, y] = leaked();
    refused(|| grad(|z: Reverse| z * x, &1.0), ANOTHER_RUN);
    refused(|| grad(|z: Reverse| x * y + z, &1.0), ANOTHER_RUN);
    refused(|| grad(|z: Reverse| [x, y, z].iter().sum(), &1.0), ANOTHER_RUN);
    refused(|| grad(|z: Reverse| join(|| z * x, || z).0, &1.0), ANOTHER_RUN);
}

#[test]
fn a_value_returned_from_a_later_run() {
    let [x, _] = leaked();
    refused(|| grad(|_: Reverse| x, &1.0), ANOTHER_RUN);
    refused(|| grad(|_: Reverse| x.sin() * 2.0, &1.0), ANOTHER_RUN);
    refused(|| grad(|z: Reverse| join(|| z * z.sin(), || x).1, &1.0), ANOTHER_RUN);
    refused(|| jacobian(|z: Reverse| vec![z, x, z], &1.0), ANOTHER_RUN);
}

#[test]
fn a_value_returned_from_a_later_run_is_found_by_its_pullback() {
    let [x, _] = leaked();
    let (value, pullback) = vjp(|z: Reverse| [z * 2.0, x], &1.0);
    assert_eq!(value, [2.0, 3.0]);
    refused(|| pullback.call(&[1.0, 1.0]), ANOTHER_RUN);
}

#[test]
fn an_intermediate_value_of_a_branch_used_in_a_later_run() {
    let kept = Mutex::new(None);
    let f = |[x, y]: [Reverse; 2]| {
        let (a, b) = join(|| x * y, || x + y);
        *kept.lock().unwrap() = Some(a);
        a * b
    };
    grad(f, &[1.0, 2.0]);
    let kept = kept.into_inner().unwrap().unwrap();
    refused(|| grad(|[x, y]| join(|| x * y, || kept * x).1 + y, &[1.0, 2.0]), ANOTHER_RUN);
}

#[test]
fn a_value_used_on_a_thread_of_std() {
    let f = |[x, y]: [Reverse; 2]| {
        std::thread::scope(|scope| {
            let payload = scope.spawn(|| x * y).join().expect_err("no task on that thread");
            std::panic::resume_unwind(payload)
        })
    };
    refused(|| grad(f, &[1.0, 2.0]), NO_TASK);
}

#[test]
fn a_value_used_under_a_bare_rayon_join() {
    let pool = ThreadPoolBuilder::new().num_threads(2).build().unwrap();
    let begun = AtomicBool::new(false);
    let f = |[x, y]: [Reverse; 2]| {
        let wait = || {
            while !begun.load(Ordering::Acquire) {
                std::thread::yield_now();
            }
        };
        let work = || {
            begun.store(true, Ordering::Release);
            x * y
        };
        rayon::join(wait, work).1
    };
    refused(|| pool.install(|| grad(f, &[1.0, 2.0])), NO_TASK);
}

/// On the task's own thread a bare `rayon::join` does no harm.
#[test]
fn a_bare_rayon_join_that_stays_on_its_thread_is_harmless() {
    let pool = ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let f = |[x, y]: [Reverse; 2]| {
        let (a, b) = rayon::join(|| x * y, || x + y);
        a * b
    };
    assert_eq!(pool.install(|| grad(f, &[2.0, 3.0])), [21.0, 16.0]);
}

#[test]
fn a_value_from_a_parallel_sibling_through_a_lock() {
    let pool = ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let f = |[x, y]: [Reverse; 2]| {
        let shared = Mutex::new(None);
        let give = || *shared.lock().unwrap() = Some(x * y);
        let take = || shared.lock().unwrap().expect("on one thread the left branch comes first") * x;
        join(give, take).1
    };
    refused(|| pool.install(|| grad(f, &[1.0, 2.0])), SIBLING);
}

#[test]
fn a_value_from_a_parallel_sibling_through_a_channel() {
    let f = |[x, y]: [Reverse; 2]| {
        let (sender, receiver) = mpsc::channel();
        let give = move || sender.send(x * y).unwrap();
        // Nested deeper, so that neither is the other's direct sibling.
        let take = move || join(move || receiver.recv().unwrap() * x, || y).0;
        join(give, take).1
    };
    // The receiver blocks its thread, which rayon does not know of.
    let pool = ThreadPoolBuilder::new().num_threads(4).build().unwrap();
    refused(|| pool.install(|| grad(f, &[1.0, 2.0])), SIBLING);
}

/// It was not recorded there, so the gradient does not depend on which branch handed it on.
#[test]
fn a_value_that_a_sibling_only_hands_on_is_fine() {
    let pool = ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let f = |[x, y]: [Reverse; 2]| {
        let shared = Mutex::new(None);
        let give = || *shared.lock().unwrap() = Some(x * y);
        let take = || shared.lock().unwrap().unwrap() * 3.0;
        join(give, take).1 * x
    };
    assert_eq!(pool.install(|| grad(f, &[2.0, 5.0])), [60.0, 12.0]);
}

#[test]
fn a_nested_run_that_captures_an_outer_value() {
    refused(|| grad(|x: Reverse| x * grad(|y: Reverse| y * x, &1.0), &2.0), ANOTHER_RUN);
    refused(|| grad(|x: Reverse| x * grad(|_: Reverse| x, &1.0), &2.0), ANOTHER_RUN);
    refused(
        || grad(|x: Reverse| x * hvp(|y| y * Forward::constant_of(x), &1.0, &1.0).unwrap(), &2.0),
        ANOTHER_RUN,
    );
}

#[test]
fn an_outer_run_that_uses_a_value_of_a_nested_one() {
    let f = |x: Reverse| {
        let mut inner = Reverse::from(0.0);
        grad(
            |y: Reverse| {
                inner = y * y.sin();
                inner
            },
            &1.0,
        );
        x * inner
    };
    refused(|| grad(f, &2.0), ANOTHER_RUN);
}

#[test]
fn a_nested_run_on_plain_values_is_fine() {
    let f = |x: Reverse| x * grad(|y: Reverse| y * y * y, &x.primal());
    assert_eq!(grad(f, &2.0), 12.0);
}

fn power(x: Reverse, y: Reverse, n: u32) -> Reverse {
    (0..n).fold(x, |product, _| product * y)
}

#[test]
fn more_nodes_than_a_task_can_number() {
    let parts = &["tape index overflow", "`join` or `par_map`", "its own tape"];
    let overflow = || with_index_limit(5000, || grad(|[x, y]| power(x, y, 50_000), &[1.0, 1.0]));
    refused(overflow, parts);
    assert_eq!(grad(|[x, y]| power(x, y, 50_000), &[1.0, 1.0]), [1.0, 50_000.0]);
}

#[test]
fn more_nodes_than_a_branch_can_number() {
    let pool = ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let branches = |[x, y]: [Reverse; 2]| join(|| power(x, y, 50_000), || x).0;
    let overflow = || with_index_limit(5000, || grad(branches, &[1.0, 1.0]));
    refused(|| pool.install(overflow), &["tape index overflow"]);
}

#[test]
fn each_branch_numbers_its_own_nodes() {
    let pool = ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    let f = |[x, y]: [Reverse; 2]| par_map(0..100, |_| power(x, y, 1000)).into_iter().sum();
    let gradient = pool.install(|| with_index_limit(5000, || grad(f, &[1.0, 1.0])));
    assert_eq!(gradient, [100.0, 100_000.0]);
}

#[test]
fn more_inputs_than_a_run_can_number() {
    let many = vec![1.0; 2000];
    let overflow = || with_index_limit(1000, || grad(|xs: Vec<Reverse>| xs[0].sin(), &many));
    refused(overflow, &["tape index overflow", "the input has 2000 scalars", "room for 1000"]);
}

#[test]
fn a_constant_belongs_everywhere() {
    let two = Reverse::from(2.0);
    assert!(two.is_constant());
    assert_eq!((two * two + two).primal(), 6.0);
    assert_eq!(grad(|x: Reverse| join(|| x * two, || two * two).0, &1.0), 2.0);
    assert_eq!(grad(|_: Reverse| two, &1.0), 0.0);
}
