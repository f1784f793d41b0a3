//! Ordinary code: closures and sums inside of each other, of all sizes around those of a chunk of the tape.

use super::support::{as_forward, works};
use adjoin::Vector;
use adjoin::memory::{checkpoint, streamed_sum};
use adjoin::parallel::import;
use adjoin::prelude::*;

/// `ordinary!(name, at, |v, n| body)`: a test that the gradient of a generic function is right for `n` around
/// the size of a chunk.
macro_rules! ordinary {
    ($($name:ident($at:expr, $sizes:expr): |$v:ident, $n:ident| $body:expr;)*) => {$(
        #[test]
        fn $name() {
            fn f<R: Real>($v: &Vector<R>, $n: usize) -> R {
                $body
            }
            for n in $sizes {
                as_forward(|v| f(&v, n), |v| f(&v, n), $at);
            }
        }
    )*};
}

const SMALL: [usize; 4] = [0, 1, 7, 300];
const SIZES: [usize; 8] = [0, 1, 255, 256, 257, 2047, 2049, 5000];

fn chain<R: Real>(x: R, y: R, n: usize) -> R {
    (0..n).fold(x, |z, k| (z * 0.7 + y * (0.1 + 1e-3 * (k % 17) as f64)).sin())
}

ordinary! {
    map_of_long_closures([0.3, 0.7, 0.2], SIZES): |v, n| v.map(|e| chain(e, v.at(0), n)).sum();
    map_after_a_part_of_a_chunk([0.3, 0.7], SIZES): |v, n| {
        let x = chain(v.at(0), v.at(1), n);
        v.map(|e| chain(e * x, x, 300)).sum() + x
    };
    fold_of_long_closures([0.3, 0.7, 0.2], SIZES): |v, n| v.fold(v.at(1), |state, e| chain(state, e, n));
    scan_of_long_closures([0.3, 0.7, 0.2], SIZES): |v, n| v.scan(v.at(1), |state, e| chain(state, e, n)).sum();
    long_terms([0.3, 0.7], SIZES): |v, n| streamed_sum(0..5, |i| chain(v.at(0), v.at(1) * f64::from(i), n));
    derivatives_that_are_zero([2.0, 3.0], SIZES): |v, n| {
        // Radial functions that underflow: every partial derivative is exactly 0.
        let product = v.at(0) * v.at(1);
        let centres = Vector::from_fn(n, |i| R::constant(100.0 + i as f64));
        let features = centres.map(|centre| (-(product - centre).powi(2)).exp());
        features.sum() + v.at(0) * 2.0
    };
    map_in_map([0.3, 0.7], SMALL): |v, n| v.map(|e| v.map(|inner| chain(inner, e, n)).sum() * e).sum();
    map_in_a_term([0.3, 0.7], SMALL): |v, n|
        streamed_sum(0..3, |i| v.map(|e| chain(e, v.at(0), n) * f64::from(i)).sum());
    sum_in_map([0.3, 0.7], SMALL): |v, n| v.map(|e| streamed_sum(0..3, |i| chain(e, v.at(1), n) * f64::from(i))).sum();
    sum_in_sum([0.3, 0.7], SMALL): |v, n| streamed_sum(0..3, |i| {
        let x = v.at(0) * f64::from(i);
        streamed_sum(0..4, |j| chain(x, v.at(1), n) * f64::from(j)) * x
    });
    fold_in_a_term([0.3, 0.7], SMALL): |v, n|
        streamed_sum(0..3, |i| v.fold(v.at(0), |state, e| chain(state * f64::from(i), e, n)));
    map_in_fold([0.3, 0.7], SMALL): |v, n|
        v.fold(v.at(0), |state, e| v.map(|inner| chain(inner, state, n)).sum() * e);
    forks_in_map([0.3, 0.7], SMALL): |v, n| v.map(|e| {
        let (a, b) = join(|| chain(e, v.at(0), n), || e * e);
        a * b
    }).sum();
    forks_in_fold([0.3, 0.7], SMALL): |v, n| v.fold(v.at(0), |state, e| {
        let (a, b) = join(|| chain(state, e, n), || e * state);
        a + b
    });
    forks_in_a_term([0.3, 0.7], SMALL): |v, n| streamed_sum(0..40, |i| {
        let (a, b) = join(|| chain(v.at(0), v.at(1), n), || v.at(1) * f64::from(i));
        a * b
    });
    forks_in_a_term_in_forks([0.3, 0.7], SMALL): |v, n| {
        let part = |factor: f64| {
            let own = import(v);
            streamed_sum(0..3, |i| join(|| chain(own.at(0), own.at(1), n), || own.at(1)).0 * f64::from(i) * factor)
        };
        let (a, b) = join(|| part(1.0), || part(2.0));
        a * b
    };
    checkpointed_map([0.5, 0.25], SMALL): |v, n| {
        checkpoint(move |v: Vector<R>| v.map(|e| chain(e, v.at(0), n)).sum(), v)
    };
    checkpointed_map_that_forks([0.5, 0.25], SMALL): |v, n| {
        checkpoint(move |v: Vector<R>| v.map(|e| join(|| chain(e, e, n).sin(), || e * e).0).sum(), v)
    };
    checkpointed_sum_that_forks([0.5, 0.25], SMALL): |v, n| {
        checkpoint(
            move |v: Vector<R>| streamed_sum(0..3, |i| join(|| chain(v.at(0), v.at(1), n), || v.at(0)).0 * f64::from(i)),
            v,
        )
    };
    checkpoint_in_map([0.5, 0.25], SMALL): |v, n| v.map(|e| checkpoint(move |e| chain(e, e, n), &e) * e).sum();
    checkpoint_in_a_term([0.5, 0.25], SMALL): |v, n|
        streamed_sum(0..3, |i| checkpoint(move |v: Vector<R>| chain(v.at(0), v.at(1), n) * f64::from(i), v));
    map_of_captured_products([0.5, 0.25], SMALL): |v, n| {
        let captured: Vec<R> = (0..n).map(|i| v.at(0) * v.at(1) + i as f64).collect();
        v.map(|e| captured.iter().map(|c| *c * e).sum::<R>()).sum()
    };
}

/// The gradient has the same bits on any number of threads, also where closures of more operations than fit
/// are run in branches.
#[test]
fn bits_do_not_depend_on_threads() {
    let f = |v: Vector<Reverse>| {
        let parts = par_map(0..64usize, |i| {
            let x = (0..100).fold(v.at(0), |z, _| z * 0.5 + v.at(1) * 0.25);
            let mapped = v.map(|e| chain(e, x, 500 + 3 * i)).sum();
            let folded = v.fold(x, |state, e| chain(state, e, 257));
            mapped + folded + streamed_sum(0..3, |k| chain(x, v.at(1), 200 + k))
        });
        parts.into_iter().enumerate().map(|(i, part)| part * (0.3 + 0.1 * i as f64)).sum::<Reverse>()
    };
    let point = Vector::from([0.3, 0.7]);
    let bits = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        let gradient = || pool.install(|| grad(f, &point)).iter().map(f64::to_bits).collect::<Vec<_>>();
        (0..10).map(|_| gradient()).collect::<Vec<_>>()
    };
    let expected = bits(1)[0].clone();
    for threads in [1, 2, 4] {
        for found in bits(threads) {
            assert_eq!(found, expected, "{threads} threads");
        }
    }
    works();
}
