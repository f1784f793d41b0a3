//! Sums inside of all other constructs, and these inside of sums.

use crate::all_close;
use adjoin::memory::{checkpoint, streamed_sum};
use adjoin::parallel::import;
use adjoin::prelude::*;
use adjoin::{Grain, Mode, Vector, jacobian_with, par_map, par_map_reduce_with};
use rayon::{ThreadPool, ThreadPoolBuilder};

const POINT: [f64; 4] = [0.3, 0.7, -0.2, 1.1];

fn point() -> Vec<f64> {
    POINT.to_vec()
}

fn term<R: Real>(xs: &[R], i: usize) -> R {
    let x = xs[i % xs.len()];
    (x * xs[0] + i as f64 * 0.01).sin() * x + xs[1] * xs[2]
}

fn streamed<R: Real>(xs: &[R], n: usize) -> R {
    streamed_sum(0..n, |i| term(xs, i))
}

fn recorded<R: Real>(xs: &[R], n: usize) -> R {
    (0..n).map(|i| term(xs, i)).sum()
}

/// Both functions have the same value, bit for bit, and the same gradient up to rounding. The first one's
/// gradient has the same bits on any number of threads.
#[track_caller]
fn agree(f: impl Fn(Vec<Reverse>) -> Reverse + Sync, g: impl Fn(Vec<Reverse>) -> Reverse + Sync) {
    let bits = |gradient: &[f64]| gradient.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    let ((a, found), (b, expected)) = (value_and_grad(&f, &point()), value_and_grad(&g, &point()));
    assert_eq!(a.to_bits(), b.to_bits(), "{a} and {b}");
    all_close("streamed and recorded", &found, &expected, 1e-12);
    for pool in pools() {
        for _ in 0..3 {
            assert_eq!(bits(&pool.install(|| grad(&f, &point()))), bits(&found));
        }
    }
}

fn pools() -> [ThreadPool; 3] {
    [1, 2, 4].map(|threads| ThreadPoolBuilder::new().num_threads(threads).build().unwrap())
}

#[test]
fn in_a_term_of_a_sum() {
    let f = |xs: Vec<Reverse>| {
        streamed_sum(0..50, |i| streamed(&xs, i) * xs[i % 3] + streamed_sum(0..i, |j| xs[j % 4] * xs[i % 4]))
    };
    let g = |xs: Vec<Reverse>| {
        let inner = |i: usize| (0..i).map(|j| xs[j % 4] * xs[i % 4]).sum::<Reverse>();
        (0..50).map(|i| recorded(&xs, i) * xs[i % 3] + inner(i)).sum()
    };
    agree(f, g);
    let statistics = vjp(f, &point()).1.statistics();
    assert_eq!((statistics.nodes, statistics.arrays), (0, 1), "{statistics:?}");
}

#[test]
fn in_closures_that_are_mapped_and_around_them() {
    agree(
        |xs| {
            Vector::from(xs.as_slice())
                .map(|x| streamed_sum(0..10, |i| (x * xs[1]).sin() * f64::from(i)))
                .sum()
        },
        |xs| {
            let inner = |x: Reverse| (0..10).map(|i| (x * xs[1]).sin() * f64::from(i)).sum::<Reverse>();
            xs.iter().map(|x| inner(*x)).sum()
        },
    );
    agree(
        |xs| streamed_sum(0..40, |i| Vector::from(xs.as_slice()).map(|x| x * xs[1] * f64::from(i)).sum()),
        |xs| (0..40).map(|i| xs.iter().map(|x| *x * xs[1] * f64::from(i)).sum::<Reverse>()).sum(),
    );
}

#[test]
fn in_checkpoints_and_around_them() {
    agree(
        |xs| checkpoint(|xs: Vec<Reverse>| streamed(&xs, 40) * xs[0], &xs) * xs[1],
        |xs| recorded(&xs, 40) * xs[0] * xs[1],
    );
    agree(
        |xs| streamed_sum(0..40, |i| checkpoint(move |xs: Vec<Reverse>| term(&xs, i), &xs) * xs[1]),
        |xs| (0..40).map(|i| term(&xs, i) * xs[1]).sum(),
    );
}

#[test]
fn in_branches_of_forks() {
    agree(
        |xs| {
            let (a, b) = join(|| streamed(&xs, 40) * xs[0], || streamed(&xs, 30));
            a * b + streamed_sum(0..10, |i| a * xs[i % 4] + b)
        },
        |xs| {
            let (a, b) = (recorded(&xs, 40) * xs[0], recorded(&xs, 30));
            a * b + (0..10).map(|i| a * xs[i % 4] + b).sum::<Reverse>()
        },
    );
}

#[test]
fn in_the_leaves_of_parallel_maps_with_values_of_many_tasks() {
    // Enough of them for imports by pages.
    let outer =
        |xs: &[Reverse]| (0..200).map(|i| xs[i % 4] * xs[(i + 1) % 4] + i as f64 * 0.01).collect::<Vec<_>>();
    let of_leaf = |outer: &[Reverse], leaf: usize, i: usize| {
        (outer[(7 * i + leaf) % 200] * outer[(11 * i) % 200]).sin() * outer[leaf]
    };
    agree(
        |xs| {
            let outer = outer(&xs);
            par_map(0..8usize, |leaf| streamed_sum(0..60, |i| of_leaf(&outer, leaf, i))).into_iter().sum()
        },
        |xs| {
            let outer = outer(&xs);
            let leaf = |leaf: usize| (0..60).map(|i| of_leaf(&outer, leaf, i)).sum::<Reverse>();
            (0..8usize).map(leaf).sum()
        },
    );
}

#[test]
fn on_own_copies_of_values_of_other_tasks() {
    let of_leaf = |xs: &[Reverse], leaf: usize| streamed_sum(0..60, |i| term(xs, i + leaf) * xs[leaf % 4]);
    let recorded =
        |xs: &[Reverse], leaf: usize| (0..60).map(|i| term(xs, i + leaf) * xs[leaf % 4]).sum::<Reverse>();
    agree(
        |xs| {
            // With pending factors and a constant.
            let xs = [xs[0], xs[1] * 2.0, Reverse::from(0.3), xs[3].sin()];
            par_map(0..8usize, |leaf| of_leaf(&import(&xs), leaf)).into_iter().sum::<Reverse>() * xs[1]
        },
        |xs| {
            let xs = [xs[0], xs[1] * 2.0, Reverse::from(0.3), xs[3].sin()];
            (0..8usize).map(|leaf| recorded(&xs, leaf)).sum::<Reverse>() * xs[1]
        },
    );
    // Where they are the task's own, nothing is recorded.
    let (_, pullback) = vjp(|xs: Vec<Reverse>| import(&xs)[0], &point());
    assert_eq!((pullback.statistics().nodes, pullback.statistics().arrays), (0, 0));
    assert_eq!(import(&POINT), POINT);
    // And outside of any task, too.
    assert_eq!(import(&Reverse::from(2.0)).primal(), 2.0);
}

#[test]
fn own_copies_have_tangents_and_a_pattern() {
    let f = |xs: Vec<Reverse>| {
        let (a, b) = join(|| import(&xs).iter().map(|x| *x * *x).collect::<Vec<_>>(), || xs[0] * xs[1]);
        vec![a[0] * 1.0, a[2] * b, b]
    };
    let found = [Mode::Reverse, Mode::Forward].map(|mode| jacobian_with(mode, f, &point()));
    assert_eq!(found[0].entries(), found[1].entries());
    assert_eq!(jacobian_pattern(f, &point()).to_string(), "× · · ·\n× × × ·\n× × · ·\n");
}

#[test]
fn with_forks_inside_of_terms() {
    let forking = |xs: &[Reverse], i: usize| {
        let (a, b) = join(|| term(xs, i) * xs[0], || term(xs, i + 1));
        a * b
    };
    let straight = |xs: &[Reverse], i: usize| term(xs, i) * xs[0] * term(xs, i + 1);
    agree(|xs| streamed_sum(0..40, |i| forking(&xs, i)), |xs| (0..40).map(|i| straight(&xs, i)).sum());
    // Now and then, and deep inside.
    agree(
        |xs| streamed_sum(0..40, |i| if i % 7 == 3 { forking(&xs, i) } else { straight(&xs, i) }) * xs[0],
        |xs| (0..40).map(|i| straight(&xs, i)).sum::<Reverse>() * xs[0],
    );
    agree(
        |xs| streamed_sum(0..12, |i| xs[1] * streamed_sum(0..i, |j| forking(&xs, i + j))),
        |xs| (0..12).map(|i| xs[1] * (0..i).map(|j| straight(&xs, i + j)).sum::<Reverse>()).sum(),
    );
    // Of branches that record nothing.
    agree(
        |xs| streamed_sum(0..40, |i| join(|| Reverse::from(2.0), || xs[0]).0 * term(&xs, i)),
        |xs| (0..40).map(|i| term(&xs, i) * 2.0).sum(),
    );
    agree(
        |xs| {
            streamed_sum(0..5, |i| {
                let zero = Reverse::from(0.0);
                par_map_reduce_with(Grain::of(2), 0..9usize, zero, |j| term(&xs, i + j), |a, b| a + b)
            })
        },
        |xs| {
            let inner = |i: usize| {
                let zero = Reverse::from(0.0);
                par_map_reduce_with(Grain::of(2), 0..9usize, zero, |j| term(&xs, i + j), |a, b| a + b)
            };
            (0..5).map(inner).sum()
        },
    );
}

#[test]
fn with_verbs_inside_of_terms() {
    agree(
        |xs| {
            streamed_sum(0..20, |i| {
                let before = term(&xs, i);
                let slope = grad(|y: Reverse| y * y.sin() * i as f64, &0.5);
                before * slope
            })
        },
        |xs| {
            let slope = |i: usize| grad(|y: Reverse| y * y.sin() * i as f64, &0.5);
            (0..20).map(|i| term(&xs, i) * slope(i)).sum()
        },
    );
}
