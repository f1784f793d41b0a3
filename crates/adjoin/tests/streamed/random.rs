//! Random terms: straight-line programs with and without forks, in random trees of tasks.

use crate::all_close;
use crate::program::{Forks, Program, forking, straight};
use crate::support::hold;
use adjoin::memory::streamed_sum;
use adjoin::prelude::*;
use adjoin::{Mode, jacobian_with};
use proptest::collection::vec;
use proptest::prelude::*;
use rayon::ThreadPoolBuilder;

/// A program on the inputs with some of them in other places.
fn term<R: Real>(program: &Program, forks: Forks, xs: &[R], i: usize) -> R {
    let mut inputs = xs.to_vec();
    inputs.rotate_left(i % xs.len());
    inputs.push(xs[0] * (i as f64 * 0.1).cos());
    program.mean(forks, &inputs)
}

/// Random terms in sums, which later operations use.
fn around<R: Real>(before: &Program, xs: &[R], sum: impl Fn(&[R], usize) -> R) -> Vec<R> {
    let mut values = before.run(Forks::Sequential, xs);
    values.extend_from_slice(xs);
    let first = sum(&values, 5);
    values.push(first);
    let second = sum(&values, 37);
    vec![first * xs[0], (first * second).sin(), second]
}

#[test]
fn random_streamed_sums_have_the_derivatives_of_plain_ones() {
    let cases = (straight(20), forking(1), prop::bool::ANY, vec(-1.0..1.0, 1..6));
    hold(150, &cases, |(before, body, parallel, point)| {
        let forks = if parallel { Forks::Parallel } else { Forks::Sequential };
        let scale = |n: usize| 1.0 / n as f64;
        let streamed = |xs: Vec<Reverse>| {
            around(&before, &xs, |values, n| streamed_sum(0..n, |i| term(&body, forks, values, i)) * scale(n))
        };
        let recorded = |xs: Vec<Reverse>| {
            around(&before, &xs, |values, n| {
                (0..n).map(|i| term(&body, forks, values, i)).sum::<Reverse>() * scale(n)
            })
        };
        let found = jacobian_with(Mode::Reverse, streamed, &point);
        let expected = jacobian_with(Mode::Reverse, recorded, &point);
        all_close("streamed and recorded", found.entries(), expected.entries(), 1e-11);
        let pushed = jacobian_with(Mode::Forward, streamed, &point);
        all_close("swept and pushed", found.entries(), pushed.entries(), 1e-11);
        let forward = |xs: Vec<Forward>| {
            around(&before, &xs, |values, n| streamed_sum(0..n, |i| term(&body, forks, values, i)) * scale(n))
        };
        for (column, _) in point.iter().enumerate() {
            let mut direction = vec![0.0; point.len()];
            direction[column] = 1.0;
            let tangents = jvp(forward, &point, &direction).unwrap().1;
            let of_column: Vec<f64> =
                found.entries().iter().skip(column).step_by(point.len()).copied().collect();
            all_close("reverse and forward", &of_column, &tangents, 1e-11);
        }
    });
}

#[test]
fn random_trees_of_tasks_have_the_same_bits_on_any_threads() {
    let pools = [1, 2, 4].map(|threads| ThreadPoolBuilder::new().num_threads(threads).build().unwrap());
    let cases = (forking(2), straight(12), forking(1), vec(-1.0..1.0, 1..6));
    hold(60, &cases, |(before, body, rare, point)| {
        let sum = |streamed: bool| {
            let (before, body, rare) = (&before, &body, &rare);
            move |xs: Vec<Reverse>| {
                let mut values = before.run(Forks::Parallel, &xs);
                values.extend(xs);
                let leaf = |leaf: usize| {
                    let own = |i: usize| {
                        let program = if i % 9 == 5 { rare } else { body };
                        term(program, Forks::Parallel, &values[leaf % values.len()..], i)
                    };
                    if streamed { streamed_sum(0..20, own) } else { (0..20).map(own).sum() }
                };
                adjoin::par_map(0..7usize, leaf).into_iter().sum::<Reverse>() / 140.0
            }
        };
        let bits = |gradient: &[f64]| gradient.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        let [one, two, four] = pools.each_ref().map(|pool| pool.install(|| grad(sum(true), &point)));
        assert_eq!(bits(&one), bits(&two));
        assert_eq!(bits(&one), bits(&four));
        all_close("streamed and recorded", &one, &grad(sum(false), &point), 1e-11);
    });
}
