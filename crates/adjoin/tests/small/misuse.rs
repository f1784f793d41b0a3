//! Refusals: the interrupted operation is undone.

use adjoin::Vector;
use adjoin::memory::streamed_sum;
use adjoin::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

#[track_caller]
fn refused<T>(f: impl FnOnce() -> T) {
    assert!(catch_unwind(AssertUnwindSafe(f)).is_err());
    assert_eq!(grad(|[x, y]: [Reverse; 2]| x * y + x, &[2.0, 3.0]), [4.0, 2.0]);
}

#[test]
fn numbers_of_another_run() {
    let mut kept = Reverse::from(0.0);
    grad(
        |[x, y]: [Reverse; 2]| {
            kept = x * y;
            x
        },
        &[2.0, 3.0],
    );
    refused(|| grad(|x: Reverse| x * kept, &1.0));
    refused(|| grad(|x: Reverse| streamed_sum(0..2, |_| x * kept), &1.0));
}

#[test]
fn numbers_of_a_term_and_of_a_closure() {
    let kept = Mutex::new(None);
    let keep = |x: Reverse| {
        *kept.lock().expect("no panic holds it") = Some(x);
        x
    };
    let kept = || kept.lock().expect("no panic holds it").expect("kept by now");
    refused(|| grad(|[x, y]: [Reverse; 2]| streamed_sum(0..3, |_| keep(x * y)) * kept(), &[2.0, 3.0]));
    let map = |v: Vector<Reverse>| v.map(|e| keep(e * v.at(0))).sum() * kept();
    refused(|| grad(map, &Vector::from([1.0, 2.0])));
}

#[test]
fn too_many_indices() {
    let f = |[x, y]: [Reverse; 2]| (0..3000).fold(x, |z, _| z * y);
    refused(|| adjoin::reverse::with_index_limit(100, || grad(f, &[1.0, 1.0])));
}
