//! Plain code on `f64` beside adjoin: code that compiles without the dependency also compiles with it.
//!
//! In `x == text.parse().unwrap()` the compiler infers an `f64` because an `f64` can be compared with one
//! type only. A further implementation of a comparison for `f64`, in any linked crate, would make this
//! ambiguous. So these functions test inference at compile time; at run time they only check that they were
//! called.

#![allow(clippy::all, clippy::pedantic, reason = "idioms as they are found")]

#[allow(unused_imports)]
use adjoin::prelude::*;

use std::collections::HashMap;

fn largest(v: &[f64]) -> f64 {
    *v.iter().max_by(|a, b| a.partial_cmp(&b).unwrap()).unwrap()
}

fn smallest(v: &[f64]) -> f64 {
    v.iter().copied().min_by(|a, b| a.partial_cmp(b).unwrap()).unwrap()
}

fn sorted(mut v: Vec<f64>) -> Vec<f64> {
    v.sort_by(|a, b| b.partial_cmp(&a).unwrap());
    v
}

fn same(x: f64, text: &str) -> bool {
    x == text.parse().unwrap()
}

fn differs(x: f64, text: &str) -> bool {
    text.parse().is_ok_and(|y| x != y)
}

fn above(x: f64, limit: f32) -> bool {
    x > limit.into()
}

fn at_most(x: f64, limit: i32) -> bool {
    x <= limit.into()
}

fn beyond_default(x: f64) -> bool {
    x >= Default::default()
}

fn zero(x: f64) -> bool {
    x == Default::default()
}

fn among(x: f64, list: &[f64]) -> bool {
    list.iter().any(|y| x == *y) && list.contains(&x) && list.iter().any(|&y| y == x)
}

fn equal_sums(x: f64, v: &[f64]) -> bool {
    x == v.iter().sum() && x == v.iter().map(|y| y * 1.0).sum()
}

fn clamped(x: f64, low: &str, high: &str) -> f64 {
    let (low, high) = (low.parse().unwrap(), high.parse().unwrap());
    if x < low {
        low
    } else if x > high {
        high
    } else {
        x
    }
}

fn best<'a>(scores: &HashMap<&'a str, f64>) -> &'a str {
    scores.iter().max_by(|a, b| a.1.partial_cmp(&b.1).unwrap()).map(|(name, _)| *name).unwrap()
}

fn arithmetic(x: f64, y: &f64, n: i32) -> f64 {
    let mut sum = 2.0 * x + y * 3.0 - &1.0;
    sum += f64::from(n);
    sum *= 2.0;
    sum -= y;
    sum + [1.0, 2.0].iter().fold(0.0, |a, b| a + b) + (1..=n).map(f64::from).map(|k| 1.0 / k).sum::<f64>()
}

fn methods(x: f64) -> f64 {
    x.max(0.5).min(1.5).powi(2).sqrt().abs().clamp(0.0, 2.0).rem_euclid(1.0) + x.mul_add(2.0, 1.0).signum()
}

fn converted<T: Into<f64> + Copy>(v: &[T]) -> f64 {
    v.iter().map(|&x| x.into()).fold(f64::NEG_INFINITY, f64::max)
}

#[test]
fn inference_finds_f64_as_it_does_without_adjoin() {
    let v = [1.0, 3.0, 2.0];
    assert_eq!((largest(&v), smallest(&v), sorted(v.to_vec())), (3.0, 1.0, vec![3.0, 2.0, 1.0]));
    assert!(same(1.0, "1") && differs(1.0, "2") && above(1.0, 0.5) && at_most(1.0, 1));
    assert!(beyond_default(0.0) && zero(0.0) && among(2.0, &v) && equal_sums(6.0, &v));
    assert_eq!(clamped(5.0, "0", "2.5"), 2.5);
    assert_eq!(best(&HashMap::from([("a", 1.0), ("b", 2.0)])), "b");
    assert_eq!(arithmetic(1.0, &2.0, 2), 20.5);
    assert_eq!((methods(1.25), converted(&[1.0f32, 2.0])), (1.25, 2.0));
}

#[test]
fn scalars_can_be_compared_with_numbers_on_their_right() {
    let f = |x: Reverse| if x > 0.0 && 1.0 != x.primal() && x != 5.0 { x * x } else { -x };
    assert_eq!((grad(f, &3.0), grad(f, &-3.0)), (6.0, -1.0));
}
