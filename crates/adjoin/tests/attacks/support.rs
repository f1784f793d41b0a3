//! The permitted outcomes of an attack.

use adjoin::memory::streamed_sum;
use adjoin::prelude::*;
use adjoin::{Forward, Vector, jvp};
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Unrelated gradients, of every kind, are right on this thread.
#[track_caller]
pub(crate) fn works() {
    assert_eq!(grad(|[x, y]: [Reverse; 2]| x * y + x, &[2.0, 3.0]), [4.0, 2.0]);
    assert_eq!(grad(|xs: Vec<Reverse>| xs.iter().sum(), &vec![1.0; 40]), vec![1.0; 40]);
    let forks = |xs: Vec<Reverse>| par_map(&xs, |x| *x * xs[0]).into_iter().sum();
    assert_eq!(grad(forks, &vec![2.0, 3.0, 5.0]), [12.0, 2.0, 2.0]);
    let arrays = |x: Vector<Reverse>| x.map(|e| e * e).sum() + x.dot(&x);
    assert_eq!(grad(arrays, &Vector::from([1.0, 2.0])), Vector::from([4.0, 8.0]));
    let streamed = |[x, y]: [Reverse; 2]| streamed_sum(0..5, |i| x * y * f64::from(i));
    assert_eq!(grad(streamed, &[2.0, 3.0]), [30.0, 20.0]);
    let long = |[x, y]: [Reverse; 2]| (0..5000).fold(x, |z, _| z * y);
    assert_eq!(grad(long, &[2.0, 1.0]), [1.0, 10_000.0]);
}

/// The result of a program, or the message that it was refused with.
pub(crate) fn outcome<T>(program: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(program)).map_err(|payload| {
        let text = payload.downcast_ref::<String>().cloned();
        text.or_else(|| payload.downcast_ref::<&str>().map(ToString::to_string)).expect("a panic with a text")
    })
}

/// A message is for the user: it has a whole sentence, and no terms that only this library's code explains.
#[track_caller]
pub(crate) fn advises(message: &str) {
    for internal in [
        "index out of bounds",
        "out of range",
        "unwrap()",
        "RefCell",
        "internal error",
        "attempt to",
        "assertion",
        "capacity",
    ] {
        assert!(!message.contains(internal), "no message for users: {message}");
    }
    assert!(message.split_whitespace().count() >= 6, "no advice: {message}");
}

/// Misuse: refused with advice.
#[track_caller]
pub(crate) fn refused<T: Debug>(program: impl FnOnce() -> T) {
    match outcome(program) {
        Ok(result) => panic!("not refused: {result:?}"),
        Err(message) => advises(&message),
    }
    works();
}

/// Odd code, which may be refused with advice. If it is not, the answer is right.
#[track_caller]
pub(crate) fn refused_or<T: Debug + PartialEq>(expected: &T, program: impl FnOnce() -> T) {
    match outcome(program) {
        Ok(result) => assert_eq!(&result, expected),
        Err(message) => advises(&message),
    }
    works();
}

/// Ordinary code.
#[track_caller]
pub(crate) fn right<T: Debug + PartialEq>(expected: &T, program: impl FnOnce() -> T) {
    match outcome(program) {
        Ok(result) => assert_eq!(&result, expected),
        Err(message) => panic!("refused: {message}"),
    }
    works();
}

/// Asserts that numbers are equal up to rounding.
#[track_caller]
pub(crate) fn close(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    for (found_one, expected_one) in found.iter().zip(expected) {
        let error = (found_one - expected_one).abs();
        assert!(error <= 1e-10 * expected_one.abs().max(1e-300), "{found:?} is not {expected:?}");
    }
}

/// Asserts that reverse mode has the gradient of forward mode. `reverse` and `forward` are one function, at
/// both types.
#[track_caller]
pub(crate) fn as_forward<const N: usize>(
    reverse: impl Fn(Vector<Reverse>) -> Reverse,
    forward: impl Fn(Vector<Forward>) -> Forward,
    at: [f64; N],
) {
    let point = Vector::from(at);
    let expected: Vec<f64> = (0..N)
        .map(|k| {
            let direction = Vector::from_fn(N, |i| f64::from(u8::from(i == k)));
            jvp(&forward, &point, &direction).expect("one shape").1
        })
        .collect();
    let found = outcome(|| grad(&reverse, &point)).unwrap_or_else(|message| panic!("refused: {message}"));
    close(&found.to_vec(), &expected);
    works();
}
