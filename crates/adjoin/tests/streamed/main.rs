//! `memory::streamed_sum`: a sum over data that is recorded one term at a time, with no other change.

mod agree;
mod edges;
mod misuse;
mod nested;
mod parallel;
mod random;
mod tape;

#[path = "../support/caught.rs"]
mod caught;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/random.rs"]
mod support;

/// Whether two derivatives are the same up to rounding, or both infinite or NaN.
fn close(a: f64, b: f64, tolerance: f64) -> bool {
    a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= tolerance * a.abs().max(b.abs()).max(1.0)
}

#[track_caller]
fn all_close(what: &str, a: &[f64], b: &[f64], tolerance: f64) {
    assert_eq!(a.len(), b.len(), "{what}");
    for (place, (a, b)) in a.iter().zip(b).enumerate() {
        assert!(close(*a, *b, tolerance), "{what}, entry {place}: {a} and {b}");
    }
}
