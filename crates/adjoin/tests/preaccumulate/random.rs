//! Random functions: straight-line programs with forks, of any number of arguments and results.

use crate::common::{all_close, by_forward_mode, differences};
use crate::program::{Forks, Program, forking, straight};
use crate::support::hold;
use adjoin::prelude::*;
use adjoin::{Mode, jacobian_with};
use proptest::collection::vec;
use proptest::prelude::*;

#[differentiable(plain(Program))]
mod model {
    use super::{Forks, Program};

    #[preaccumulate]
    pub(super) fn run(#[constant] program: &Program, xs: &[f64]) -> Vec<f64> {
        program.run(Forks::Parallel, xs)
    }
}

/// How an argument of the preaccumulated function comes to be.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// An input.
    Input(usize),
    /// An input with a pending factor.
    Scaled(usize, f64),
    /// The product of two inputs.
    Product(usize, usize),
    /// The same, made by a branch of a fork.
    Branch(usize, usize),
    Constant(f64),
}

impl Source {
    fn take<R: Real>(self, xs: &[R]) -> R {
        let at = |i: usize| xs[i % xs.len()];
        match self {
            Self::Input(i) => at(i),
            Self::Scaled(i, factor) => (at(i) * factor).sin(),
            Self::Product(i, j) => at(i) * at(j),
            Self::Branch(i, j) => join(|| at(i).cos() * at(j), || at(j)).0,
            Self::Constant(c) => R::constant(c),
        }
    }
}

fn source() -> impl Strategy<Value = Source> {
    prop_oneof![
        (0usize..9).prop_map(Source::Input),
        (0usize..9, -1.0..1.0).prop_map(|(i, c)| Source::Scaled(i, c)),
        (0usize..9, 0usize..9).prop_map(|(i, j)| Source::Product(i, j)),
        (0usize..9, 0usize..9).prop_map(|(i, j)| Source::Branch(i, j)),
        (-1.0..1.0).prop_map(Source::Constant),
    ]
}

/// The results of a program for arguments from all kinds of sources, used afterwards.
fn around<R: Real>(run: impl Fn(&[R]) -> Vec<R>, sources: &[Source], xs: &[R]) -> Vec<R> {
    let arguments: Vec<R> = sources.iter().map(|source| source.take(xs)).collect();
    let results = run(&arguments);
    let mut all: Vec<R> = results.iter().map(|y| (*y * xs[0]).sin()).collect();
    all.extend(results);
    all
}

fn same_derivatives(program: &Program, sources: &[Source], point: &[f64]) {
    let plain = |xs: &[f64]| around(|xs| model::run(program, xs), sources, xs);
    let reduced = |xs: Vec<Reverse>| around(|xs| model::run(program, xs), sources, &xs);
    let recorded = |xs: Vec<Reverse>| around(|xs| program.run(Forks::Parallel, xs), sources, &xs);
    let forward = |xs: &[Forward]| around(|xs| model::run(program, xs), sources, xs);
    let point = point.to_vec();
    let found = jacobian_with(Mode::Reverse, reduced, &point);
    let expected = jacobian_with(Mode::Reverse, recorded, &point);
    all_close("with and without the attribute", found.entries(), expected.entries(), 1e-12);
    let pushed = jacobian_with(Mode::Forward, reduced, &point);
    all_close("swept and pushed", found.entries(), pushed.entries(), 1e-12);
    all_close("reverse and forward", found.entries(), &by_forward_mode(forward, &point), 1e-12);
    all_close("reverse and differences", found.entries(), &differences(plain, &point), 1e-6);
}

#[test]
fn random_functions_have_the_same_derivatives() {
    let cases = (straight(30), vec(source(), 1..24), vec(-1.0..1.0, 1..9));
    hold(300, &cases, |(program, sources, point)| same_derivatives(&program, &sources, &point));
}

#[test]
fn random_functions_that_fork_have_the_same_derivatives() {
    let cases = (forking(2), vec(source(), 1..20), vec(-1.0..1.0, 1..9));
    hold(100, &cases, |(program, sources, point)| same_derivatives(&program, &sources, &point));
}

/// The gradient of random calls inside a random program's leaves, on pools of some threads.
#[test]
fn leaves_of_a_parallel_map_have_the_same_bits_on_any_number_of_threads() {
    let pools =
        [1, 2, 8].map(|threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap());
    let cases = (straight(20), vec(source(), 1..24), vec(-1.0..1.0, 2..200));
    hold(40, &cases, |(program, sources, point)| {
        let f = |xs: Vec<Reverse>| {
            let leaf = |i: usize| {
                let arguments: Vec<Reverse> = sources.iter().map(|s| s.take(&xs[i..])).collect();
                model::run(&program, &arguments).into_iter().sum::<Reverse>() * xs[i]
            };
            par_map(0..xs.len(), leaf).into_iter().sum::<Reverse>()
        };
        let recorded = |xs: Vec<Reverse>| {
            let leaf = |i: usize| {
                let arguments: Vec<Reverse> = sources.iter().map(|s| s.take(&xs[i..])).collect();
                program.mean(Forks::Sequential, &arguments) * program.results.len() as f64 * xs[i]
            };
            par_map(0..xs.len(), leaf).into_iter().sum::<Reverse>()
        };
        let [one, two, eight] = pools.each_ref().map(|pool| pool.install(|| grad(f, &point)));
        let bits = |gradient: &[f64]| gradient.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&one), bits(&two));
        assert_eq!(bits(&one), bits(&eight));
        all_close("with and without the attribute", &one, &grad(recorded, &point), 1e-11);
    });
}
