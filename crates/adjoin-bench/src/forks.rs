//! What forks cost in a differentiated program, and what a second thread gains.
//!
//! Three questions, each answered by ratios between contenders that were timed in turns:
//!
//! - What does a fork of two empty branches cost inside of a run, against a bare `rayon::join`?
//! - What does a balanced parallel sum of f(xᵢ, w) over many shared inputs cost, against the sequential
//!   program?
//! - What does it cost to run each particle of `particles` as a task of its own, and what does it gain?
//! - What do the last two cost and gain as rayon's parallel iterators?
//!
//! Before anything is timed, gradients are checked against the sequential ones, and that one and two threads
//! give the same bits.

use std::{array, error::Error, fmt, hint::black_box, time::Duration};

use adjoin::rayon::prelude::*;
use adjoin::{Real, Reverse, join, par_map, value_and_grad, value_and_grad_into};
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde::Serialize;

use crate::{
    Contender, Program, Role, Target,
    contender::Disagreement,
    machine::Machine,
    measure::{Sampling, Timing, interleaved},
    programs::{PARTICLES, Particles, scattered, settle},
    publish::Publish,
    show::duration,
};

/// The sizes of the programs.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Forks in a row.
    pub forks: usize,
    /// Terms of the sum.
    pub terms: usize,
    /// Terms that one branch adds up by itself.
    pub leaf: usize,
    /// Time steps of the particles: what the cost of forks is measured at, and what the gain of threads.
    pub steps: [usize; 2],
}

impl Size {
    /// The sizes that the targets are stated for.
    pub const STATED: Size = Size { forks: 1_000, terms: 100_000, leaf: 1_000, steps: [1_000, 10_000] };
}

/// How long to measure.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Options {
    /// Seconds to spend on each of the comparisons.
    #[arg(long, default_value_t = 5.0, value_name = "SECONDS")]
    pub budget: f64,
}

/// The comparisons and the ratios that follow from them.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Where the figures come from.
    pub machine: Machine,
    /// All that was timed.
    pub times: Vec<Timed>,
    /// The ratios that have a target.
    pub figures: Vec<Figure>,
}

/// One contender of one comparison.
#[derive(Clone, Debug, Serialize)]
pub struct Timed {
    /// The comparison.
    pub comparison: String,
    /// The contender.
    pub contender: String,
    /// Its times.
    #[serde(flatten)]
    pub timing: Timing,
}

/// A ratio that has a target.
#[derive(Clone, Debug, Serialize)]
pub struct Figure {
    /// The quantities that are divided.
    pub what: String,
    /// The ratio of the minima.
    pub ratio: f64,
    /// Its target.
    pub target: Target,
}

/// Measures forks and threads.
///
/// # Errors
/// If a pool cannot be built, or if a gradient is wrong or depends on the number of threads.
pub fn run(size: Size, options: &Options) -> Result<Report, Box<dyn Error>> {
    let pools = Pools::new()?;
    let sampling = Sampling::with_budget(Duration::from_secs_f64(options.budget.clamp(0.0, 3600.0)));
    let mut report = Report { machine: Machine::here(), times: Vec::new(), figures: Vec::new() };
    report.measure_empty_forks(size, &pools, sampling)?;
    report.measure_sum(size, &pools, sampling)?;
    report.measure_particles_on_one_thread(size.steps[0], &pools, sampling)?;
    report.measure_particles_on_two_threads(size.steps[1], &pools, sampling)?;
    Ok(report)
}

/// A pool of one thread, and one of two.
pub(crate) struct Pools {
    pub(crate) one: ThreadPool,
    pub(crate) two: ThreadPool,
}

impl Pools {
    pub(crate) fn new() -> Result<Self, rayon::ThreadPoolBuildError> {
        let of = |threads| ThreadPoolBuilder::new().num_threads(threads).build();
        Ok(Pools { one: of(1)?, two: of(2)? })
    }
}

impl Report {
    fn measure_empty_forks(
        &mut self,
        Size { forks, .. }: Size,
        pools: &Pools,
        sampling: Sampling,
    ) -> Result<(), Disagreement> {
        let bare = |answer: &mut Vec<f64>| {
            for _ in 0..forks {
                black_box(rayon::join(|| (), || ()));
            }
            *answer = vec![1.0];
        };
        let in_a_run = |answer: &mut Vec<f64>| {
            let forking = |x: Reverse| {
                for _ in 0..forks {
                    black_box(join(|| (), || ()));
                }
                x
            };
            *answer = vec![value_and_grad(forking, &1.0).1];
        };
        let mut contenders = [
            Contender::in_pool("bare rayon::join, 1 thread", Role::Primal, &pools.one, bare),
            Contender::in_pool("in a run, 1 thread", Role::Adjoin, &pools.one, in_a_run),
            Contender::in_pool("bare rayon::join, 2 threads", Role::Primal, &pools.two, bare),
            Contender::in_pool("in a run, 2 threads", Role::Adjoin, &pools.two, in_a_run),
        ];
        check_all(&mut contenders, &[1.0])?;
        let comparison = format!("{forks} empty forks");
        let [bare_on_one, on_one, bare_on_two, on_two] =
            self.time(&comparison, &mut contenders, sampling, 1.0 / forks as f64);
        self.compare("empty fork in a run / bare, 1 thread", on_one / bare_on_one, Target::AtMost(3.0));
        self.compare("empty fork in a run / bare, 2 threads", on_two / bare_on_two, Target::AtMost(3.0));
        Ok(())
    }

    fn measure_sum(&mut self, size: Size, pools: &Pools, sampling: Sampling) -> Result<(), Disagreement> {
        let Size { terms, leaf, .. } = size;
        // One slice, w at its end, and a gradient in the caller's memory: what is allocated or copied would
        // take as long on two threads as on one.
        let mut input = scattered(terms);
        input.push(0.3);
        let plain = |answer: &mut Vec<f64>| {
            answer.resize(terms + 1, 0.0);
            value_and_grad_into(|all| sum(&all[..terms], all[terms]), &input, answer);
        };
        let forked = |answer: &mut Vec<f64>| {
            answer.resize(terms + 1, 0.0);
            value_and_grad_into(|all| sum_in_leaves(&all[..terms], all[terms], leaf), &input, answer);
        };
        let iterator = |answer: &mut Vec<f64>| {
            answer.resize(terms + 1, 0.0);
            value_and_grad_into(|all| sum_by_iterator(&all[..terms], all[terms]), &input, answer);
        };
        let mut contenders = [
            Contender::in_pool("sequential, 1 thread", Role::Primal, &pools.one, plain),
            Contender::in_pool("with forks, 1 thread", Role::Adjoin, &pools.one, forked),
            Contender::in_pool("with forks, 2 threads", Role::Adjoin, &pools.two, forked),
            Contender::in_pool("par_iter().map().sum(), 1 thread", Role::Adjoin, &pools.one, iterator),
            Contender::in_pool("par_iter().map().sum(), 2 threads", Role::Adjoin, &pools.two, iterator),
        ];
        let (xs, w) = (&input[..terms], input[terms]);
        let mut by_hand: Vec<f64> = xs.iter().map(|x| 2.0 * (x - w)).collect();
        by_hand.push(-by_hand.iter().sum::<f64>());
        check_all(&mut contenders, &by_hand)?;
        let [_, on_one, on_two, iterator_on_one, iterator_on_two] = &mut contenders;
        check_bits(on_one, on_two)?;
        check_bits(iterator_on_one, iterator_on_two)?;
        let comparison = format!("sum over {terms} inputs, leaves of {leaf}");
        let [plain, on_one, on_two, iterator_on_one, iterator_on_two] =
            self.time(&comparison, &mut contenders, sampling, 1.0);
        self.compare("parallel sum on 1 thread / sequential", on_one / plain, Target::AtMost(1.5));
        self.compare("parallel sum, 1 thread / 2 threads", on_one / on_two, Target::AtLeast(1.7));
        self.compare(
            "par_iter().map().sum() on 1 thread / sequential",
            iterator_on_one / plain,
            Target::AtMost(1.1),
        );
        let gain = iterator_on_one / iterator_on_two;
        self.compare("par_iter().map().sum(), 1 thread / 2 threads", gain, Target::AtLeast(1.8));
        Ok(())
    }

    fn measure_particles_on_one_thread(
        &mut self,
        steps: usize,
        pools: &Pools,
        sampling: Sampling,
    ) -> Result<(), Disagreement> {
        let (input, by_hand) = particles(steps);
        let plain = |answer: &mut Vec<f64>| *answer = without_forks(&input, steps);
        let forked = |answer: &mut Vec<f64>| *answer = with_forks(&input, steps);
        let iterator = |answer: &mut Vec<f64>| *answer = by_iterator(&input, steps);
        let mut contenders = [
            Contender::in_pool("without forks, 1 thread", Role::Primal, &pools.one, plain),
            Contender::in_pool("with forks, 1 thread", Role::Adjoin, &pools.one, forked),
            Contender::in_pool("par_iter_mut(), 1 thread", Role::Adjoin, &pools.one, iterator),
        ];
        check_all(&mut contenders, &by_hand)?;
        let comparison = format!("particles, {steps} steps");
        let [plain, forked, iterator] = self.time(&comparison, &mut contenders, sampling, 1.0);
        self.compare("particles with forks / without, 1 thread", forked / plain, Target::AtMost(1.1));
        self.compare(
            "particles by par_iter_mut() / without, 1 thread",
            iterator / plain,
            Target::AtMost(1.1),
        );
        Ok(())
    }

    fn measure_particles_on_two_threads(
        &mut self,
        steps: usize,
        pools: &Pools,
        sampling: Sampling,
    ) -> Result<(), Disagreement> {
        let (input, by_hand) = particles(steps);
        let forked = |answer: &mut Vec<f64>| *answer = with_forks(&input, steps);
        let iterator = |answer: &mut Vec<f64>| *answer = by_iterator(&input, steps);
        let mut contenders = [
            Contender::in_pool("with forks, 1 thread", Role::Adjoin, &pools.one, forked),
            Contender::in_pool("with forks, 2 threads", Role::Adjoin, &pools.two, forked),
            Contender::in_pool("par_iter_mut(), 1 thread", Role::Adjoin, &pools.one, iterator),
            Contender::in_pool("par_iter_mut(), 2 threads", Role::Adjoin, &pools.two, iterator),
        ];
        check_all(&mut contenders, &by_hand)?;
        let [on_one, on_two, iterator_on_one, iterator_on_two] = &mut contenders;
        check_bits(on_one, on_two)?;
        check_bits(iterator_on_one, iterator_on_two)?;
        let comparison = format!("particles, {steps} steps");
        let [on_one, on_two, iterator_on_one, iterator_on_two] =
            self.time(&comparison, &mut contenders, sampling, 1.0);
        self.compare("particles, 1 thread / 2 threads", on_one / on_two, Target::AtLeast(1.8));
        let gain = iterator_on_one / iterator_on_two;
        self.compare("particles by par_iter_mut(), 1 thread / 2 threads", gain, Target::AtLeast(1.8));
        Ok(())
    }

    /// Times contenders in turns, notes the times of `portion` of a call and returns their minima.
    fn time<const N: usize>(
        &mut self,
        comparison: &str,
        contenders: &mut [Contender<'_>; N],
        sampling: Sampling,
        portion: f64,
    ) -> [f64; N] {
        let timings = interleaved(contenders, sampling);
        array::from_fn(|which| {
            let timing = timings[which].scaled(portion);
            let contender = contenders[which].name().to_owned();
            self.times.push(Timed { comparison: comparison.to_owned(), contender, timing });
            timing.minimum
        })
    }

    fn compare(&mut self, what: &str, ratio: f64, target: Target) {
        self.figures.push(Figure { what: what.to_owned(), ratio, target });
    }
}

/// Σ (xᵢ − w)², one after the other.
fn sum<R: Real>(xs: &[R], w: R) -> R {
    xs.iter()
        .map(|&x| {
            let difference = x - w;
            difference * difference
        })
        .sum()
}

/// The same in a balanced tree of forks, whose leaves are whole multiples of `leaf` apart.
fn sum_in_leaves<R: Real>(xs: &[R], w: R, leaf: usize) -> R {
    if xs.len() <= leaf {
        return sum(xs, w);
    }
    let (left, right) = xs.split_at(xs.len().div_ceil(leaf) / 2 * leaf);
    let (left, right) = join(|| sum_in_leaves(left, w, leaf), || sum_in_leaves(right, w, leaf));
    left + right
}

/// The same as one would write it with rayon.
fn sum_by_iterator<R: Real>(xs: &[R], w: R) -> R {
    xs.par_iter()
        .map(|&x| {
            let difference = x - w;
            difference * difference
        })
        .sum()
}

/// The particles' input, and the gradient by hand.
fn particles(steps: usize) -> ([[f64; 4]; PARTICLES], Vec<f64>) {
    let program = Particles { steps };
    let input = program.input();
    let mut by_hand = vec![0.0; input.len()];
    program.jacobian(&input, &mut by_hand);
    (array::from_fn(|p| array::from_fn(|i| input[4 * p + i])), by_hand)
}

/// The program of the table, on one task.
fn without_forks(input: &[[f64; 4]; PARTICLES], steps: usize) -> Vec<f64> {
    let program = Particles { steps };
    value_and_grad(|xs| program.eval(&xs)[0], input.as_flattened()).1
}

fn with_forks(input: &[[f64; 4]; PARTICLES], steps: usize) -> Vec<f64> {
    let output = |ps: [[Reverse; 4]; PARTICLES]| {
        let finals = par_map(&ps, |p| settle(*p, steps));
        finals.into_iter().map(|[x, y]| x * y).sum()
    };
    value_and_grad(output, input).1.as_flattened().to_vec()
}

/// The same in place, as one would write it with rayon.
fn by_iterator(input: &[[f64; 4]; PARTICLES], steps: usize) -> Vec<f64> {
    let output = |mut ps: [[Reverse; 4]; PARTICLES]| {
        ps.par_iter_mut().for_each(|p| {
            let [x, y] = settle(*p, steps);
            (p[0], p[1]) = (x, y);
        });
        ps.into_iter().map(|[x, y, ..]| x * y).sum()
    };
    value_and_grad(output, input).1.as_flattened().to_vec()
}

fn check_all(contenders: &mut [Contender<'_>], by_hand: &[f64]) -> Result<(), Disagreement> {
    contenders.iter_mut().try_for_each(|contender| contender.check(by_hand))
}

/// Whether two contenders have the same answer to the last bit, in several repetitions.
pub(crate) fn check_bits(a: &mut Contender<'_>, b: &mut Contender<'_>) -> Result<(), Disagreement> {
    let bits = |answer: &[f64]| answer.iter().map(|x| x.to_bits()).collect::<Vec<_>>();
    let expected = bits(a.answer());
    for _ in 0..10 {
        let found = bits(b.answer());
        if let Some(index) = expected.iter().zip(&found).position(|(a, b)| a != b) {
            return Err(Disagreement::Value {
                name: b.name().to_owned(),
                index,
                expected: f64::from_bits(expected[index]),
                found: f64::from_bits(found[index]),
            });
        }
    }
    Ok(())
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| comparison | contender | minimum | median |")?;
        writeln!(f, "| --- | --- | --: | --: |")?;
        for Timed { comparison, contender, timing } in &self.times {
            let (minimum, median) = (duration(timing.minimum), duration(timing.median));
            writeln!(f, "| {comparison} | {contender} | {minimum} | {median} |")?;
        }
        writeln!(f, "\n| ratio of minima | | target |")?;
        writeln!(f, "| --- | --: | --- |")?;
        for Figure { what, ratio, target } in &self.figures {
            writeln!(f, "| {what} | {ratio:.2} | {} |", target.verdict(*ratio))?;
        }
        writeln!(f, "\nContenders of a comparison took turns. An empty fork's time is that of one fork.")?;
        writeln!(f, "{}", self.machine)
    }
}

impl Publish for Report {}
