//! Whether the cost of a gradient grows in proportion to the program.
//!
//! Two programs, at sizes from thousands to millions of operations: one that is wide (`dot`, every operation
//! on fresh inputs) and one that is long (`particles`, a loop over a few variables). What is counted are
//! operations of two operands, which are those that need memory; what is held to the target is the spread of
//! the time for each.

use std::{error::Error, fmt, path::Path, time::Duration};

use serde::Serialize;

use crate::{
    Adjoin, Contender, Program, Target,
    contender::Disagreement,
    count::two_operand_operations,
    machine::Machine,
    measure::{Sampling, Timing, interleaved},
    plot,
    programs::{Dot, PARTICLES, Particles},
    publish::Publish,
    show::{duration, significant},
};

/// Maximum ratio of the cost per operation of the slowest size to that of the fastest.
const SPREAD: Target = Target::AtMost(1.5);

/// What to measure, and for how long.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Options {
    /// Seconds to spend on each program, all sizes together.
    #[arg(long, default_value_t = 15.0, value_name = "SECONDS")]
    pub budget: f64,
    /// The largest program has this many operations, as a power of ten; the smallest has a thousand.
    #[arg(long, default_value_t = 7, value_name = "EXPONENT", value_parser = clap::value_parser!(u32).range(3..=8))]
    pub largest: u32,
}

/// All programs at all sizes.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Where the figures come from.
    pub machine: Machine,
    /// One entry for each program.
    pub programs: Vec<Scaled>,
}

/// One program at all sizes.
#[derive(Clone, Debug, Serialize)]
pub struct Scaled {
    /// The program.
    pub title: String,
    /// Its sizes, from the smallest to the largest.
    pub sizes: Vec<AtSize>,
    /// The ratio of the longest to the shortest time for an operation.
    pub spread: f64,
    /// The target for the spread.
    pub target: Target,
}

/// One program at one size.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct AtSize {
    /// Operations of two operands.
    pub operations: usize,
    /// Times of a whole gradient.
    #[serde(flatten)]
    pub timing: Timing,
}

impl AtSize {
    /// Nanoseconds for each operation.
    pub fn per_operation(&self) -> f64 {
        self.timing.minimum / self.operations as f64
    }
}

/// Measures both programs at all sizes.
///
/// # Errors
/// If a gradient is not the hand-written one.
pub fn run(options: &Options) -> Result<Report, Disagreement> {
    let sizes = || (3..=options.largest).map(|exponent| 10_usize.pow(exponent));
    let wide: Vec<Dot> = sizes().map(|operations| Dot { length: operations / 2 }).collect();
    // A step of a particle has six operations of two operands.
    let long: Vec<Particles> =
        sizes().map(|operations| Particles { steps: operations / (6 * PARTICLES) }).collect();
    let sampling = Sampling::with_budget(Duration::from_secs_f64(options.budget.clamp(0.0, 3600.0)));
    let programs = vec![measure("dot", &wide, sampling)?, measure("particles", &long, sampling)?];
    Ok(Report { machine: Machine::here(), programs })
}

fn measure<P: Program<1>>(title: &str, programs: &[P], sampling: Sampling) -> Result<Scaled, Disagreement> {
    let inputs: Vec<P::Point> = programs.iter().map(Program::input).collect();
    let mut contenders = Vec::new();
    for (program, input) in programs.iter().zip(&inputs) {
        let by_hand = Contender::hand(program, input).answer().to_vec();
        let mut contender = Contender::tool(Adjoin, program, input);
        contender.check(&by_hand)?;
        contenders.push(contender);
    }
    let timings = interleaved(&mut contenders, sampling);
    let sizes: Vec<AtSize> = programs
        .iter()
        .zip(timings)
        .map(|(program, timing)| AtSize { operations: two_operand_operations(program), timing })
        .collect();
    let costs = || sizes.iter().map(AtSize::per_operation);
    let spread = costs().fold(0.0, f64::max) / costs().fold(f64::INFINITY, f64::min);
    Ok(Scaled { title: title.to_owned(), sizes, spread, target: SPREAD })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| program | operations of two operands | gradient | for each operation |")?;
        writeln!(f, "| --- | --: | --: | --: |")?;
        for Scaled { title, sizes, .. } in &self.programs {
            for size in sizes {
                let (whole, each) = (duration(size.timing.minimum), significant(size.per_operation()));
                writeln!(f, "| {title} | {} | {whole} | {each} ns |", size.operations)?;
            }
        }
        writeln!(f, "\n| program | most / least time for an operation | target |")?;
        writeln!(f, "| --- | --: | --- |")?;
        for Scaled { title, spread, target, .. } in &self.programs {
            writeln!(f, "| {title} | {spread:.2} | {} |", target.verdict(*spread))?;
        }
        writeln!(
            f,
            "\nMinima of interleaved rounds, lifting, recording, sweeping and reading out included."
        )?;
        writeln!(f, "{}", self.machine)
    }
}

impl Publish for Report {
    fn plot(&self, path: &Path) -> Result<(), Box<dyn Error>> {
        plot::scaling(self, path)
    }
}
