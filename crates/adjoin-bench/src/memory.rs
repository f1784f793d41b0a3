//! What memory control costs: a long loop under a budget, and the sparse Jacobian of a banded function.
//!
//! The loop is an oscillator whose stiffness is learnt. Its gradient is taken twice: from one tape of all its
//! steps, and by `checkpointed_loop` in 32 MiB. The banded function is tridiagonal, with rows from thousands
//! to a hundred thousand: if the cost is linear, the time for a row does not depend on their number.

use std::{fmt, fs, time::Duration};

use adjoin::{
    Real, Reverse,
    memory::{Budget, checkpointed_loop},
    sparse_jacobian, value_and_grad,
};
use serde::Serialize;

use crate::{
    Contender, Role, Target,
    contender::Disagreement,
    machine::Machine,
    measure::{Sampling, Timing, interleaved},
    publish::Publish,
    show::{duration, significant},
};

/// The memory budget of the loop.
const BUDGET: Budget = Budget::Bytes(32 << 20);
/// Time of the loop under a budget, over that of the loop on one tape.
const SLOWDOWN: Target = Target::AtMost(3.0);
/// Maximum memory of the process after the loop under a budget, in MiB.
const RESIDENT: Target = Target::AtMost(64.0);
/// Maximum ratio of the longest to the shortest time for a row of the Jacobian.
const SPREAD: Target = Target::AtMost(1.5);

/// What to measure, and for how long.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Options {
    /// Seconds to spend on the loop, and again on the Jacobians.
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    pub budget: f64,
    /// Steps of the loop.
    #[arg(long, default_value_t = 1_000_000, value_name = "STEPS")]
    pub steps: usize,
    /// Rows of the largest Jacobian, as a power of ten; the smallest has a thousand.
    #[arg(long, default_value_t = 5, value_name = "EXPONENT", value_parser = clap::value_parser!(u32).range(3..=6))]
    pub largest: u32,
}

/// The loop and the Jacobians, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Where the figures come from.
    pub machine: Machine,
    /// Steps of the loop.
    pub steps: usize,
    /// The loop on one tape.
    pub one_tape: Timing,
    /// The loop under a budget.
    pub checkpointed: Timing,
    /// Peak memory of the process up to the end of its first loop under a budget, in MiB, where the system
    /// reports it.
    pub resident: Option<f64>,
    /// The number of rows of each Jacobian, and its times.
    pub jacobians: Vec<(usize, Timing)>,
}

/// One step of the oscillator.
fn step<R: Real>([x, v]: [R; 2], stiffness: R) -> [R; 2] {
    let force = -x * stiffness - v * 0.01;
    [x + v * 0.001, v + force * 0.001]
}

fn on_one_tape<R: Real>(start: [R; 2], stiffness: R, steps: usize) -> R {
    let [x, v] = (0..steps).fold(start, |state, _| step(state, stiffness));
    x * v
}

fn checkpointed<R: Real>(start: [R; 2], stiffness: R, steps: usize) -> R {
    let step = |_, state: [R; 2], stiffness: &R| step(state, *stiffness);
    let [x, v] = checkpointed_loop(steps, BUDGET, &start, &stiffness, step);
    x * v
}

fn tridiagonal<R: Real>(xs: &[R]) -> Vec<R> {
    let at = |i: usize| xs.get(i).copied().unwrap_or(R::constant(0.0));
    (0..xs.len()).map(|i| at(i.wrapping_sub(1)) - xs[i] * 2.0 + at(i + 1) + xs[i].exp()).collect()
}

/// Measures both. The loop under a budget comes first, so that the memory that the process has taken until
/// then is its own.
///
/// # Errors
/// If the two gradients of the loop differ.
pub fn run(options: &Options) -> Result<Report, Disagreement> {
    let sampling = Sampling::with_budget(Duration::from_secs_f64(options.budget.clamp(0.0, 3600.0)));
    let steps = options.steps;
    let gradient = move |f: fn([Reverse; 2], Reverse, usize) -> Reverse| {
        move |slopes: &mut Vec<f64>| {
            let (_, ([x, v], stiffness)) =
                value_and_grad(|(start, stiffness)| f(start, stiffness, steps), &([1.0, 0.5], 2.0));
            slopes.clear();
            slopes.extend([x, v, stiffness]);
        }
    };
    let mut within_budget = Contender::new("checkpointed", Role::Adjoin, gradient(checkpointed));
    let expected = within_budget.answer().to_vec();
    let resident = most_resident();
    let mut all = Contender::new("one tape", Role::Adjoin, gradient(on_one_tape));
    all.check(&expected)?;
    let mut contenders = [all, within_budget];
    let loops = interleaved(&mut contenders, sampling);
    drop(contenders);
    adjoin::release_memory();

    let rows: Vec<usize> = (3..=options.largest).map(|exponent| 10_usize.pow(exponent)).collect();
    let mut contenders: Vec<Contender<'_>> = rows
        .iter()
        .map(|&rows| {
            let xs: Vec<f64> = (0..rows).map(|i| (i as f64 * 0.7).sin()).collect();
            Contender::new(format!("{rows} rows"), Role::Adjoin, move |values| {
                let matrix = sparse_jacobian(|xs: Vec<Reverse>| tridiagonal(&xs), &xs);
                values.clear();
                values.extend_from_slice(matrix.values());
            })
        })
        .collect();
    let jacobians = rows.iter().copied().zip(interleaved(&mut contenders, sampling)).collect();
    Ok(Report {
        machine: Machine::here(),
        steps,
        one_tape: loops[0],
        checkpointed: loops[1],
        resident,
        jacobians,
    })
}

/// Peak memory of this process in MiB, as Linux reports it.
fn most_resident() -> Option<f64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes / 1024.0)
}

impl Report {
    /// Time of the loop under a budget, over that on one tape.
    pub fn slowdown(&self) -> f64 {
        self.checkpointed.minimum / self.one_tape.minimum
    }

    /// Nanoseconds for a row of each Jacobian.
    fn per_row(&self) -> impl Iterator<Item = f64> {
        self.jacobians.iter().map(|(rows, timing)| timing.minimum / *rows as f64)
    }

    /// The ratio of the longest to the shortest time for a row.
    pub fn spread(&self) -> f64 {
        self.per_row().fold(0.0, f64::max) / self.per_row().fold(f64::INFINITY, f64::min)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| gradient of a loop of {} steps | time | for each step |", self.steps)?;
        writeln!(f, "| --- | --: | --: |")?;
        for (name, timing) in [("on one tape", self.one_tape), ("checkpointed, 32 MiB", self.checkpointed)] {
            let each = significant(timing.minimum / self.steps as f64);
            writeln!(f, "| {name} | {} | {each} ns |", duration(timing.minimum))?;
        }
        writeln!(f, "\n| rows of a tridiagonal Jacobian | time | for each row |")?;
        writeln!(f, "| --: | --: | --: |")?;
        for ((rows, timing), each) in self.jacobians.iter().zip(self.per_row()) {
            writeln!(f, "| {rows} | {} | {} ns |", duration(timing.minimum), significant(each))?;
        }
        writeln!(f, "\n| figure | | target |\n| --- | --: | --- |")?;
        let slowdown = self.slowdown();
        writeln!(f, "| checkpointed / on one tape | {slowdown:.2} | {} |", SLOWDOWN.verdict(slowdown))?;
        if let Some(resident) = self.resident {
            writeln!(f, "| memory of the process, MiB | {resident:.1} | {} |", RESIDENT.verdict(resident))?;
        }
        let spread = self.spread();
        writeln!(f, "| most / least time for a row | {spread:.2} | {} |", SPREAD.verdict(spread))?;
        writeln!(f, "\nMinima of interleaved rounds.\n{}", self.machine)
    }
}

impl Publish for Report {}
