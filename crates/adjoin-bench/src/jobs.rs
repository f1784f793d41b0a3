//! How parallel gradients are, and what to expect of more threads than this machine has.
//!
//! The jobs of four programs are measured on one thread, and a simulation of greedy scheduling says what time
//! they take on up to 256. For one and two threads, which every machine has, the prediction stands beside the
//! real time.

use std::{error::Error, fmt, path::Path, time::Duration};

use adjoin::rayon::prelude::*;
use adjoin::{Real, Reverse, join, measure_jobs, par_map, vjp};
use serde::Serialize;

use crate::{
    Contender, Role,
    forks::Pools,
    machine::Machine,
    measure::{Sampling, interleaved},
    plot,
    programs::{scattered, settle},
    publish::Publish,
    show::duration,
};

/// How long to measure.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Options {
    /// Seconds to spend on the real times of each program.
    #[arg(long, default_value_t = 5.0, value_name = "SECONDS")]
    pub budget: f64,
}

/// All programs.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Where the figures come from.
    pub machine: Machine,
    /// One entry for each program.
    pub programs: Vec<Measured>,
}

/// One program.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The program.
    pub title: String,
    /// The number of its jobs and forks.
    pub jobs: usize,
    /// The number of forks.
    pub forks: usize,
    /// What a fork costs in recording and sweep, in nanoseconds.
    pub fork_cost: [u64; 2],
    /// Work divided by span, of recording and sweep.
    pub parallelism: [f64; 2],
    /// Threads, and the speed-up to expect.
    pub curve: Vec<(usize, f64)>,
    /// The predicted times on one thread and on two, in nanoseconds, and the real ones.
    pub predicted: [f64; 2],
    /// The real times.
    pub real: [f64; 2],
}

/// Powers of two up to 256.
fn threads() -> impl Iterator<Item = usize> {
    (0..=8).map(|exponent| 1 << exponent)
}

/// Measures all programs.
///
/// # Errors
/// If a pool cannot be built.
pub fn run(options: &Options) -> Result<Report, Box<dyn Error>> {
    let pools = Pools::new()?;
    let sampling = Sampling::with_budget(Duration::from_secs_f64(options.budget.clamp(0.0, 3600.0)));
    let particles: Vec<f64> = (1..=PARTICLES).flat_map(|i| [0.01 * i as f64, 0.1, 1.0, 1.0]).collect();
    let points = scattered(2_000 * DIMENSIONS);
    let mixture = scattered(COMPONENTS * (DIMENSIONS + 1));
    let programs = vec![
        measure("particles", |xs| settled(&xs), &particles, &pools, sampling),
        measure("mixture of Gaussians", |model| likelihood(&model, &points), &mixture, &pools, sampling),
        measure("tree of joins", |xs| tree(&xs, 10), &scattered(4), &pools, sampling),
        measure("chain of joins", |xs| chain(&xs), &scattered(4), &pools, sampling),
    ];
    Ok(Report { machine: Machine::here(), programs })
}

fn measure(
    title: &str,
    f: impl Fn(Vec<Reverse>) -> Reverse + Sync,
    x: &Vec<f64>,
    pools: &Pools,
    sampling: Sampling,
) -> Measured {
    let jobs = measure_jobs(&f, x);
    let gradient = |answer: &mut Vec<f64>| {
        let (_, pullback) = vjp(&f, x);
        *answer = pullback.call(&1.0).expect("one output");
    };
    let mut contenders = [
        Contender::in_pool("1 thread", Role::Adjoin, &pools.one, gradient),
        Contender::in_pool("2 threads", Role::Adjoin, &pools.two, gradient),
    ];
    let timings = interleaved(&mut contenders, sampling);
    Measured {
        title: title.to_owned(),
        jobs: jobs.jobs().len(),
        forks: jobs.forks(),
        fork_cost: jobs.fork_cost(),
        parallelism: [jobs.recording().ratio(), jobs.sweep().ratio()],
        curve: threads().map(|threads| (threads, jobs.speed_up(threads))).collect(),
        predicted: [1, 2].map(|threads| jobs.time(threads) as f64),
        real: [timings[0].minimum, timings[1].minimum],
    }
}

const PARTICLES: usize = 128;

/// Each particle is a task.
fn settled<R: Real>(xs: &[R]) -> R {
    let particles: Vec<[R; 4]> = xs.chunks_exact(4).map(|p| [p[0], p[1], p[2], p[3]]).collect();
    par_map(&particles, |p| settle(*p, 200)).into_iter().map(|[x, y]| x * y).sum()
}

const DIMENSIONS: usize = 8;
const COMPONENTS: usize = 10;

/// The logarithm of the likelihood of points under a mixture of round Gaussians; each has a weight and a
/// centre.
fn likelihood<R: Real>(model: &[R], points: &[f64]) -> R {
    let of_point = |point: &[f64]| {
        let logs: Vec<R> = model
            .chunks_exact(DIMENSIONS + 1)
            .map(|part| {
                part[0] - part[1..].iter().zip(point).map(|(c, x)| (*c - *x).powi(2)).sum::<R>() * 0.5
            })
            .collect();
        let most = logs.iter().fold(f64::NEG_INFINITY, |most, log| most.max(log.primal()));
        logs.iter().map(|log| (*log - most).exp()).sum::<R>().ln() + most
    };
    points.par_chunks_exact(DIMENSIONS).map(of_point).sum()
}

/// A balanced tree of joins with a short loop at each leaf.
fn tree<R: Real>(xs: &[R], depth: u32) -> R {
    if depth == 0 {
        return (0..50).fold(xs[0], |y, i| y * xs[i % xs.len()] + xs[1]);
    }
    let (left, right) = join(|| tree(xs, depth - 1), || tree(xs, depth - 1));
    left * right + left
}

/// Joins one after the other, each of which waits for the one before.
fn chain<R: Real>(xs: &[R]) -> R {
    let step = |x: R, y: R| (0..200).fold(x, |z, _| z * y + xs[0]);
    (0..500).fold(xs[1], |state, _| {
        let (left, right) = join(|| step(state, xs[2]), || step(state, xs[3]));
        (left + right) * 0.5
    })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| program | jobs | forks | parallelism of recording, sweep | on 4 threads | 16 | 64 | 256 |"
        )?;
        writeln!(f, "| --- | --: | --: | --: | --: | --: | --: | --: |")?;
        for program in &self.programs {
            let Measured { title, jobs, forks, parallelism: [recording, sweep], curve, .. } = program;
            write!(f, "| {title} | {jobs} | {forks} | {recording:.1}, {sweep:.1} |")?;
            let shown = curve.iter().filter(|(threads, _)| [4, 16, 64, 256].contains(threads));
            shown.into_iter().try_for_each(|(_, speed_up)| write!(f, " {speed_up:.1} |"))?;
            writeln!(f)?;
        }
        writeln!(f, "\n| program | predicted, 1 thread | real | predicted, 2 threads | real |")?;
        writeln!(f, "| --- | --: | --: | --: | --: |")?;
        for Measured { title, predicted, real, .. } in &self.programs {
            let [one, two] = predicted.map(duration);
            let [real_one, real_two] = real.map(duration);
            writeln!(f, "| {title} | {one} | {real_one} | {two} | {real_two} |")?;
        }
        if let Some(Measured { fork_cost: [recording, sweep], .. }) = self.programs.first() {
            writeln!(f, "\nA fork takes {recording} ns to record and {sweep} ns to sweep.")?;
        }
        writeln!(f, "{}", self.machine)
    }
}

impl Publish for Report {
    fn plot(&self, path: &Path) -> Result<(), Box<dyn Error>> {
        plot::speed_ups(self, path)
    }
}
