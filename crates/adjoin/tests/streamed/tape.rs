//! The record of a sum: one row, for any number of terms. A term allocates nothing.

use adjoin::TapeStatistics;
use adjoin::memory::streamed_sum;
use adjoin::prelude::*;

fn statistics(f: impl Fn(&[Reverse]) -> Reverse) -> TapeStatistics {
    let point: Vec<f64> = (0..20).map(|i| 0.3 + 0.01 * f64::from(i)).collect();
    vjp(|xs: Vec<Reverse>| f(&xs), &point).1.statistics()
}

#[test]
fn the_tape_does_not_grow_with_the_number_of_terms() {
    let sum = |n: usize| {
        statistics(|xs| streamed_sum(0..n, |i| xs.iter().fold(xs[i % 20], |z, x| (z * *x).sin() + *x)))
    };
    let (few, many) = (sum(40), sum(4000));
    assert_eq!(few, many);
    assert_eq!((few.nodes, few.arrays, few.imports), (0, 1, 0));
}

#[test]
fn a_sum_deep_in_a_long_program_keeps_what_it_used() {
    let bytes = |before: usize| {
        let f = |xs: &[Reverse]| {
            let start = (0..before).fold(xs[0], |z, _| (z * xs[1]).sin());
            let sums = (0..10).fold(start, |z, k| z + streamed_sum(0..10, |i| z * xs[i] * xs[k]));
            sums * sums
        };
        let statistics = statistics(f);
        statistics.bytes - statistics.node_bytes
    };
    assert_eq!(bytes(10_000), bytes(100_000));
}

#[test]
fn leaves_of_a_map_keep_rows_of_their_own() {
    let f = |xs: &[Reverse]| {
        let leaf =
            |leaf: usize| streamed_sum(0..1000, |i| (xs[leaf] * xs[(leaf + 1) % 20]).sin() * f64::from(i));
        adjoin::par_map(0..8usize, leaf).into_iter().sum()
    };
    let statistics = statistics(f);
    assert_eq!(statistics.arrays, 8);
    assert!(statistics.nodes < 30, "{statistics:?}");
}
