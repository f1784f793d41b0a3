//! The paper's benchmark table.
//!
//! [`run`] times every program with all contenders in one interleaved run, after checking every contender's
//! derivative against the one written by hand. The [`Report`] prints as Markdown and is written as JSON.

use std::{error::Error, fmt, path::Path, time::Duration};

use serde::Serialize;

use crate::{
    Adjoin, Contender, Program, Role, Target,
    contender::Disagreement,
    count::two_operand_operations,
    machine::Machine,
    measure::{Sampling, Timing, interleaved},
    plot,
    programs::{Dot, MatVec, Mult, Neural, Particles, Rotquat},
    publish::Publish,
    show::{duration, significant},
};

/// Which tools take part, beside the hand-written code.
pub trait Entrants {
    /// The tools' contenders for one program.
    fn enter<'a, P: Program<M>, const M: usize>(&self, program: &'a P, x: &'a P::Point)
    -> Vec<Contender<'a>>;
}

/// What to measure, and for how long.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// Seconds to spend on each program, all contenders together.
    #[arg(long, default_value_t = 3.0, value_name = "SECONDS")]
    pub budget: f64,
    /// Only programs whose name contains this.
    #[arg(long, value_name = "NAME")]
    pub only: Option<String>,
}

/// Maximum bytes of tape for an operation of two operands.
const TAPE: Target = Target::AtMost(24.0);

/// All programs, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Where the figures come from.
    pub machine: Machine,
    /// One entry for each program.
    pub programs: Vec<Measured>,
}

/// One program, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The program's title.
    pub title: String,
    /// The number that times are divided by when they are shown per element.
    pub elements: Option<usize>,
    /// The target for adjoin, relative to the fastest peer.
    pub target: Option<Target>,
    /// Bytes of adjoin's tape for each operation of two operands.
    pub tape: f64,
    /// The contenders and their times, in nanoseconds per call.
    pub entries: Vec<Entry>,
}

/// One contender's times.
#[derive(Clone, Debug, Serialize)]
pub struct Entry {
    /// The contender.
    pub name: String,
    /// Its role.
    pub role: Role,
    /// Its times.
    #[serde(flatten)]
    pub timing: Timing,
}

/// Measures the paper's programs.
///
/// # Errors
/// If a contender's derivative is not the hand-written one: its times would mean nothing.
pub fn run(entrants: &impl Entrants, options: &Options) -> Result<Report, Disagreement> {
    // The summed network's gradient is zero; only this one can show that the network is differentiated right.
    check(entrants, &Neural::WEIGHTED)?;
    let mut programs = Vec::new();
    measure(entrants, options, &Mult, &mut programs)?;
    measure(entrants, options, &Dot { length: 1_000 }, &mut programs)?;
    measure(entrants, options, &Dot { length: 100_000 }, &mut programs)?;
    measure(entrants, options, &MatVec { side: 100 }, &mut programs)?;
    measure(entrants, options, &Rotquat, &mut programs)?;
    measure(entrants, options, &Neural::SUMMED, &mut programs)?;
    measure(entrants, options, &Particles { steps: 1_000 }, &mut programs)?;
    Ok(Report { machine: Machine::here(), programs })
}

/// Whether every tool's derivative of a program is the hand-written one, up to rounding.
///
/// # Errors
/// The first [`Disagreement`].
pub fn check<P: Program<M>, const M: usize>(
    entrants: &impl Entrants,
    program: &P,
) -> Result<(), Disagreement> {
    let x = program.input();
    let expected = Contender::hand(program, &x).answer().to_vec();
    entrants.enter(program, &x).iter_mut().try_for_each(|contender| contender.check(&expected))
}

fn measure<P: Program<M>, const M: usize>(
    entrants: &impl Entrants,
    options: &Options,
    program: &P,
    into: &mut Vec<Measured>,
) -> Result<(), Disagreement> {
    let title = program.title();
    if options.only.as_ref().is_some_and(|only| !title.contains(only)) {
        return Ok(());
    }
    // What a program takes must not depend on what the programs before it have left to be used again.
    adjoin::release_memory();
    let x = program.input();
    let mut contenders = vec![Contender::primal(program, &x), Contender::hand(program, &x)];
    let expected = contenders[1].answer().to_vec();
    for mut contender in entrants.enter(program, &x).into_iter().chain(program.by_forward_mode(&x)) {
        contender.check(&expected)?;
        contenders.push(contender);
    }
    let sampling = Sampling::with_budget(Duration::from_secs_f64(options.budget.clamp(0.0, 3600.0)));
    let timings = interleaved(&mut contenders, sampling);
    let entries = contenders
        .iter()
        .zip(timings)
        .map(|(contender, timing)| Entry {
            name: contender.name().to_owned(),
            role: contender.role(),
            timing,
        })
        .collect();
    let tape = Adjoin::tape(program, &x).node_bytes as f64 / two_operand_operations(program) as f64;
    into.push(Measured { title, elements: program.elements(), target: program.target(), tape, entries });
    Ok(())
}

impl Measured {
    /// The fastest contender in a role.
    pub fn fastest(&self, role: Role) -> Option<&Entry> {
        let in_role = self.entries.iter().filter(|entry| entry.role == role);
        in_role.min_by(|a, b| a.timing.minimum.total_cmp(&b.timing.minimum))
    }

    /// A time per call, as the table shows it: per element where the program has elements.
    fn show(&self, nanoseconds: f64) -> String {
        match self.elements {
            Some(elements) => format!("{} ns/el", significant(nanoseconds / elements as f64)),
            None => duration(nanoseconds),
        }
    }

    fn show_entry(&self, entry: Option<&Entry>) -> String {
        entry.map_or_else(|| "–".to_owned(), |entry| self.show(entry.timing.minimum))
    }
}

/// The figures the paper prints, as published: Intel i9-10900K at 3.7 GHz, GHC 9.6.6.
const PUBLISHED: &str = "\
| as published, on another machine¹ | dot | matvec | rotquat | neural | particles, 1 thread | 2 threads |
| --- | --: | --: | --: | --: | --: | --: |
| ad-dualrev-th, the paper's own | 950 ns/el | 590 ns/el | 5.62 µs | 2.4 ms | 7.6 ms | 4.6 ms |
| Kmett's ad 4.5.6 | 2140 ns/el | 1230 ns/el | 6.71 µs | 8.1 ms | 9.1 ms | – |

¹ Intel i9-10900K at 3.7 GHz, GHC 9.6.6. Not measured here, not comparable to the digit.
";

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_times(f)?;
        writeln!(f)?;
        self.write_ratios(f)?;
        writeln!(f, "\n{PUBLISHED}")?;
        writeln!(f, "Minima of interleaved rounds, lifting, recording, sweeping and reading out included.")?;
        writeln!(f, "{}", self.machine)
    }
}

impl Report {
    /// The report as JSON.
    ///
    /// # Errors
    /// Never, in practice: all of it can be written as JSON.
    pub fn to_json(&self) -> serde_json::Result<String> {
        serde_json::to_string_pretty(self)
    }

    /// The names of all contenders, each where it first comes up; not all of them do in every program.
    pub fn names(&self) -> Vec<&str> {
        let mut names = Vec::new();
        for entry in self.programs.iter().flat_map(|program| &program.entries) {
            if !names.contains(&entry.name.as_str()) {
                names.push(entry.name.as_str());
            }
        }
        names
    }

    fn write_times(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "| |")?;
        for program in &self.programs {
            write!(f, " {} |", program.title)?;
        }
        write!(f, "\n| --- |{}", " --: |".repeat(self.programs.len()))?;
        for name in self.names() {
            write!(f, "\n| {name} |")?;
            for program in &self.programs {
                let entry = program.entries.iter().find(|entry| entry.name == name);
                write!(f, " {} |", program.show_entry(entry))?;
            }
        }
        writeln!(f)
    }

    fn write_ratios(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| program | adjoin | fastest peer | its time | fastest peer / adjoin | target | adjoin / hand-written \
             | tape, bytes per two-operand operation | target |"
        )?;
        writeln!(f, "| --- | --: | --- | --: | --: | --- | --: | --: | --- |")?;
        for program in &self.programs {
            let adjoin = program.fastest(Role::Adjoin);
            let peer = program.fastest(Role::Peer);
            let ahead = ratio(peer, adjoin);
            writeln!(
                f,
                "| {} | {} | {} | {} | {} | {} | {} | {} | {} |",
                program.title,
                program.show_entry(adjoin),
                peer.map_or("–", |peer| peer.name.as_str()),
                program.show_entry(peer),
                show_ratio(ahead),
                verdict(program.target, ahead),
                show_ratio(ratio(adjoin, program.fastest(Role::Hand))),
                significant(program.tape),
                TAPE.verdict(program.tape),
            )?;
        }
        Ok(())
    }
}

fn ratio(above: Option<&Entry>, below: Option<&Entry>) -> Option<f64> {
    Some(above?.timing.minimum / below?.timing.minimum)
}

fn show_ratio(ratio: Option<f64>) -> String {
    ratio.map_or_else(|| "–".to_owned(), |ratio| format!("{ratio:.2}"))
}

fn verdict(target: Option<Target>, ratio: Option<f64>) -> String {
    match (target, ratio) {
        (Some(target), Some(ratio)) => target.verdict(ratio),
        (Some(target), None) => target.to_string(),
        (None, _) => "–".to_owned(),
    }
}

impl Publish for Report {
    fn plot(&self, path: &Path) -> Result<(), Box<dyn Error>> {
        plot::table(self, path)
    }
}
