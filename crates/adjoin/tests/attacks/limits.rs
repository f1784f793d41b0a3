//! The maximum number of indices of a task: all kinds of code reach it, and none can exceed it.

use super::support::{outcome, refused, right, works};
use adjoin::Vector;
use adjoin::memory::streamed_sum;
use adjoin::prelude::*;
use adjoin::reverse::with_index_limit;

type Program = fn(&Vector<Reverse>) -> Reverse;

fn long(x: Reverse, y: Reverse, n: usize) -> Reverse {
    (0..n).fold(x, |z, _| z * y)
}

/// Indices have 31 bits, whatever limit a program requests.
#[test]
fn a_limit_beyond_the_usual_has_no_effect() {
    right(&[1.0, 50_000.0], || {
        with_index_limit(u32::MAX, || grad(|[x, y]: [Reverse; 2]| long(x, y, 50_000), &[1.0, 1.0]))
    });
}

#[test]
fn the_limit_ends_with_its_closure() {
    refused(|| with_index_limit(3000, || grad(|[x, y]: [Reverse; 2]| long(x, y, 50_000), &[1.0, 1.0])));
    right(&[1.0, 50_000.0], || grad(|[x, y]: [Reverse; 2]| long(x, y, 50_000), &[1.0, 1.0]));
}

/// Every operation that takes indices ends in a refusal or in the right answer.
#[test]
fn reached_in_each_place() {
    let programs: [(&str, Program, f64); 7] = [
        ("plain", |v| long(v.at(0), v.at(1), 9000), 1.0),
        ("map", |v| v.map(|e| long(e, v.at(1), 9000)).at(0), 1.0),
        ("fold", |v| v.slice(..1).fold(v.at(1), |s, e| long(s, v.at(1), 9000) * e), 1.0),
        ("sum", |v| streamed_sum(0..1, |_| long(v.at(0), v.at(1), 9000)), 1.0),
        ("array", |v| v.repeat(9000).sum(), 9000.0),
        ("branch", |v| join(|| long(v.at(0), v.at(1), 9000), || v.at(0)).0, 1.0),
        ("sum of many", |v| (0..9000).map(|_| v.at(0) * v.at(1)).sum(), 9000.0),
    ];
    for (name, program, slope) in programs {
        for limit in [1, 2, 3, 5, 100, 2047, 2048, 2049, 5000, 8999, 9001, 9010] {
            let run = || grad(|v: Vector<Reverse>| program(&v), &Vector::from([1.0, 1.0]));
            match outcome(|| with_index_limit(limit, run)) {
                Ok(found) => assert_eq!(found.at(0), slope, "{name}, limit {limit}"),
                Err(message) => super::support::advises(&message),
            }
        }
        works();
    }
}

#[test]
fn inputs_beyond_the_limit() {
    for count in [10, 2048, 5000] {
        let result = outcome(|| {
            with_index_limit(9, || grad(|xs: Vec<Reverse>| xs.iter().sum::<Reverse>(), &vec![1.0; count]))
        });
        match result {
            Ok(found) => assert_eq!(found, vec![1.0; count]),
            Err(message) => super::support::advises(&message),
        }
        works();
    }
}
