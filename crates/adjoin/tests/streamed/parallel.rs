//! `memory::par_streamed_sum`: a streamed sum on all threads.

use crate::{all_close, close};
use adjoin::memory::{par_streamed_sum, streamed_sum};
use adjoin::prelude::*;
use adjoin::rayon::prelude::*;

fn term<R: Real>(xs: &[R], i: usize) -> R {
    let (x, y) = (xs[i % xs.len()], xs[(i * i + 1) % xs.len()]);
    (x * y + (i as f64) * 0.001).sin() * x
}

fn pool(threads: usize) -> rayon::ThreadPool {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started")
}

fn point() -> Vec<f64> {
    (0..20).map(|i| 0.3 + 0.05 * f64::from(i)).collect()
}

#[test]
fn value_and_gradient_are_those_of_the_sum() {
    for n in [0, 1, 2, 63, 64, 65, 1000, 20_000] {
        let (value, gradient) =
            value_and_grad(|xs: Vec<_>| par_streamed_sum(0..n, |i| term(&xs, i)), &point());
        let (expected, slopes) = value_and_grad(|xs: Vec<_>| streamed_sum(0..n, |i| term(&xs, i)), &point());
        assert!(close(value, expected, 1e-12), "{n} terms: {value} and {expected}");
        all_close("gradient", &gradient, &slopes, 1e-12);
    }
}

#[test]
fn bits_do_not_depend_on_threads_or_mode() {
    let plain = par_streamed_sum(0..20_000, |i| term(&point(), i));
    let run = || value_and_grad(|xs: Vec<_>| par_streamed_sum(0..20_000, |i| term(&xs, i)), &point());
    let reference = pool(1).install(run);
    assert_eq!(reference.0.to_bits(), plain.to_bits());
    for threads in [2, 3, 5] {
        for _ in 0..3 {
            assert_eq!(pool(threads).install(run), reference);
        }
        let plain = pool(threads).install(|| par_streamed_sum(0..20_000, |i| term(&point(), i)));
        assert_eq!(plain.to_bits(), reference.0.to_bits());
    }
    let unit = vec![1.0; 20];
    let forward = jvp(|xs: Vec<_>| par_streamed_sum(0..20_000, |i| term(&xs, i)), &point(), &unit);
    let (value, tangent) = forward.expect("the shapes agree");
    assert_eq!(value.to_bits(), plain.to_bits());
    assert!(close(tangent, reference.1.iter().sum(), 1e-10));
}

#[test]
fn one_row_stays_whatever_the_number_of_terms() {
    let statistics = |n: usize| {
        let f =
            |xs: Vec<Reverse>| par_streamed_sum(0..n, |i| (0..10).fold(xs[i % 20], |z, k| z * xs[k] + 1.0));
        vjp(f, &point()).1.statistics()
    };
    let (few, many) = (statistics(1000), statistics(100_000));
    assert_eq!(few, many);
    assert_eq!((few.nodes, few.arrays, few.tasks), (0, 1, 1));
}

#[test]
fn items_are_anything_that_knows_its_length() {
    let data: Vec<f64> = (0..500).map(|i| f64::from(i) * 0.01).collect();
    let expected = grad(|x: Reverse| data.iter().map(|d| (x * *d).sin()).sum(), &0.7);
    let found = [
        grad(|x: Reverse| par_streamed_sum(&data, |d| (x * *d).sin()), &0.7),
        grad(|x: Reverse| par_streamed_sum(data.clone(), |d| (x * d).sin()), &0.7),
        grad(|x: Reverse| par_streamed_sum(data.par_iter().zip(&data), |(d, _)| (x * *d).sin()), &0.7),
        grad(
            |x: Reverse| par_streamed_sum(data.par_iter().map(|d| d * 2.0), |d| (x * (d / 2.0)).sin()),
            &0.7,
        ),
        grad(
            |x: Reverse| {
                par_streamed_sum(data.par_chunks(7), |part| {
                    part.iter().map(|d| (x * *d).sin()).sum::<Reverse>()
                })
            },
            &0.7,
        ),
    ];
    all_close("sources", &found, &[expected; 5], 1e-12);
}

#[test]
fn sums_nest_and_work_on_other_levels() {
    let expected = grad(|x: Reverse| (0..100).map(|i| (x * f64::from(i % 7)).sin() * x).sum(), &0.4) * 10.0;
    let inside = |x: Reverse| {
        par_streamed_sum(0..10, |_| par_streamed_sum(0..100, |i: i32| (x * f64::from(i % 7)).sin() * x))
    };
    all_close("nested", &[grad(inside, &0.4)], &[expected], 1e-12);
    let in_map = |x: Reverse| {
        par_map(&[0; 10], |_| par_streamed_sum(0..100, |i: i32| (x * f64::from(i % 7)).sin() * x))
            .into_iter()
            .sum()
    };
    all_close("in branches", &[grad(in_map, &0.4)], &[expected], 1e-12);
    let curve = hessian(|x| par_streamed_sum(0..100, |i: i32| (x * f64::from(i)).sin()), &0.4)[(0, 0)];
    let twice = grad(|x| grad(|x| par_streamed_sum(0..100, |i: i32| (x * f64::from(i)).sin()), &x), &0.4);
    let by_hand: f64 = (0..100).map(f64::from).map(|i| -i * i * (0.4 * i).sin()).sum();
    all_close("second", &[curve, twice], &[by_hand; 2], 1e-11);
}

#[test]
fn a_panic_in_a_term_leaves_the_threads_usable() {
    let bad = |xs: Vec<Reverse>| {
        par_streamed_sum(0..5000, |i| {
            assert!(i != 3210, "term {i}");
            term(&xs, i)
        })
    };
    let panic = std::panic::catch_unwind(|| grad(bad, &point())).expect_err("it panics");
    assert_eq!(*panic.downcast::<String>().expect("a message"), "term 3210");
    let again = grad(|xs: Vec<_>| par_streamed_sum(0..5000, |i| term(&xs, i)), &point());
    all_close("after", &again, &grad(|xs: Vec<_>| (0..5000).map(|i| term(&xs, i)).sum(), &point()), 1e-12);
}
