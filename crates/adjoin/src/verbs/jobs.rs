//! How parallel a function and its gradient are, measured.

use std::hint::black_box;
use std::sync::OnceLock;
use std::time::Instant;

use super::grad::{record, shaped_as};
use crate::parallel::join;
use crate::reverse::{JobGraph, Reverse, Stopwatch, Times};
use crate::structure::{Differentiable, With};

/// Number of times that a function is recorded and swept. The least time of each job counts.
const ROUNDS: usize = 5;

/// The jobs of a function and of its gradient, with the time that each takes on this machine.
///
/// `(T → U, x: T) → JobGraph`. As [`Pullback::jobs`](crate::Pullback::jobs), which counts operations; but
/// here `f` is recorded and swept five times on the current thread, with a clock that is read wherever a job
/// ends, and what comes out is in nanoseconds. All that the program computes counts, recorded or not. Each
/// job has its least time, and each fork the cost of one on a pool of one thread. Outputs have the cotangent
/// 1.
///
/// The clock adds some ten nanoseconds to each job, most of which are subtracted. What jobs do to each other
/// on several threads (caches, bandwidth, stealing) is left out.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::rayon::prelude::*;
///
/// let path = |x: Reverse, y: Reverse, i: u32| (0..1000).fold(x, |z, _| (z * y + f64::from(i)).sin());
/// let f = |[x, y]: [Reverse; 2]| -> Vec<Reverse> { (0..8u32).into_par_iter().map(|i| path(x, y, i)).collect() };
/// let jobs = adjoin::measure_jobs(f, &[0.5, 1.5]);
/// assert_eq!((jobs.forks(), jobs.jobs().len()), (7, 22));
/// println!("{:.1} times as fast on 4 threads", jobs.speed_up(4));
/// ```
///
/// # Panics
/// As [`grad`](crate::grad); and if `f` does not fork in the same way in every call.
pub fn measure_jobs<T, U>(f: impl Fn(With<T, Reverse>) -> U, x: &T) -> JobGraph
where
    T: Differentiable<f64> + ?Sized,
    U: Differentiable<Reverse>,
{
    let fork_cost = fork_cost();
    let rounds = (0..ROUNDS).map(|_| measure_once(&f, x, fork_cost));
    rounds.reduce(|least, round| least.least(&round)).expect("there are rounds")
}

fn measure_once<T, U>(f: impl Fn(With<T, Reverse>) -> U, x: &T, fork_cost: [u64; 2]) -> JobGraph
where
    T: Differentiable<f64> + ?Sized,
    U: Differentiable<Reverse>,
{
    let start = Instant::now();
    let (recorded, (output, stopwatch, jobs)) = record(
        |x| {
            let stopwatch = Stopwatch::start();
            let output = f(x);
            let jobs = stopwatch.recorded();
            (output, stopwatch, jobs)
        },
        x,
    );
    let middle = Instant::now();
    let seeded = recorded.sweep(
        |seeds| {
            output.visit_scalars(&mut |y| seeds.add(y, 0, 1.0));
            Ok::<_, std::convert::Infallible>(())
        },
        |adjoints: &[[f64; 1]]| drop(black_box(shaped_as(x, adjoints, 0))),
    );
    let Ok(()) = seeded;
    let total = [middle - start, middle.elapsed()].map(|time| time.as_nanos() as u64);
    recorded.measured_jobs(&Times { jobs, total }, &stopwatch, fork_cost)
}

/// What a fork costs in recording and sweep, on a pool of one thread, in nanoseconds.
fn fork_cost() -> [u64; 2] {
    static COST: OnceLock<[u64; 2]> = OnceLock::new();
    *COST.get_or_init(|| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build();
        pool.map_or_else(|_| measure_forks(), |pool| pool.install(measure_forks))
    })
}

/// Forks of two operations against the operations alone.
fn measure_forks() -> [u64; 2] {
    const FORKS: u64 = 1000;
    let forks = |[x, y]: [Reverse; 2]| -> Vec<Reverse> {
        (0..FORKS).flat_map(|_| <[_; 2]>::from(join(|| x * y, || x / y))).collect()
    };
    let alone = |[x, y]: [Reverse; 2]| -> Vec<Reverse> { (0..FORKS).flat_map(|_| [x * y, x / y]).collect() };
    let [with, without] = [least_times(&forks), least_times(&alone)];
    std::array::from_fn(|pass| with[pass].saturating_sub(without[pass]) / FORKS)
}

/// The least nanoseconds of recording and sweep.
fn least_times(f: &dyn Fn([Reverse; 2]) -> Vec<Reverse>) -> [u64; 2] {
    let times = (0..10).map(|_| {
        let start = Instant::now();
        let (recorded, output) = record(f, &[0.5, 1.5]);
        let middle = Instant::now();
        let seeded = recorded.sweep(
            |seeds| {
                for y in &output {
                    seeds.add(*y, 0, 1.0);
                }
                Ok::<_, std::convert::Infallible>(())
            },
            |adjoints: &[[f64; 1]]| {
                black_box(adjoints[0]);
            },
        );
        let Ok(()) = seeded;
        [middle - start, middle.elapsed()].map(|time| time.as_nanos() as u64)
    });
    times.reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1])]).unwrap_or_default()
}
