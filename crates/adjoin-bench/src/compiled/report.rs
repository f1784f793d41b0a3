//! Measures the programs, after a comparison of gradients, and prints the table.

use std::{error::Error, fmt, time::Duration};

use serde::Serialize;

use super::entrants::{self, BY_HAND, COMPILED, FROM_TAPED, PLAIN, TAPE};
use crate::{
    Contender, Program,
    adbench::{ba::Ba, gmm::Gmm, hand::Hand, lstm},
    forks::Pools,
    machine::Machine,
    measure::{Sampling, Timing, interleaved},
    programs::{Dot, MatVec, Neural, Particles, Rotquat},
    publish::Publish,
    show::{duration, significant},
    table::Options,
};

/// The seed of generated data.
const SEED: u64 = 2026;

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
    /// The program.
    pub title: String,
    /// The number that times are divided by when they are shown per element.
    pub elements: Option<usize>,
    /// The times of each column, in nanoseconds per call.
    pub times: Vec<(String, Timing)>,
}

/// Measures all programs, or those whose title has the given text in it.
///
/// # Errors
/// If a gradient is not the one by hand.
pub fn run(options: &Options) -> Result<Report, Box<dyn Error>> {
    let mut report = Report { machine: Machine::here(), programs: Vec::new() };
    let (short, long) = (Dot { length: 1_000 }.input(), Dot { length: 100_000 }.input());
    let square = MatVec { side: 100 }.input();
    let network = Neural::WEIGHTED.input();
    report.measure(options, "dot 10³", Some(1_000), || entrants::dot(1_000, &short))?;
    report.measure(options, "dot 10⁵", Some(100_000), || entrants::dot(100_000, &long))?;
    report.measure(options, "matvec 100²", Some(10_000), || entrants::matvec(100, &square))?;
    let rotation = Rotquat.input();
    report.measure(options, "rotquat, Jacobian", None, || entrants::rotquat(&rotation))?;
    if wanted(options, "BA") {
        let ba = Ba::generate(21, 1_000, 4_000, SEED);
        let all = entrants::observations(&ba);
        report.measure(options, "BA, sparse Jacobian", Some(all.len()), || entrants::bundle(&ba, &all))?;
    }
    if wanted(options, "hand") {
        let hand = Hand::generate(100, SEED);
        let skeleton = entrants::Skeleton::new(&hand);
        report.measure(options, "hand, Jacobian", None, || entrants::skin(&hand, &skeleton))?;
    }
    report.measure(options, "neural", None, || entrants::neural(&network))?;
    let starts = Particles { steps: 1_000 }.input();
    report.measure(options, "particles 10³", None, || entrants::particles(1_000, &starts))?;
    let pools = Pools::new()?;
    for (threads, pool) in [("1 thread", &pools.one), ("2 threads", &pools.two)] {
        let title = format!("particles 10⁵, tasks, {threads}");
        report.measure(options, &title, None, || entrants::particles_in_tasks(100_000, &starts, pool))?;
    }
    for (d, k) in [(10, 25), (64, 5)] {
        let title = format!("GMM d{d} K{k}");
        if wanted(options, &title) {
            let gmm = Gmm::generate(1_000, d, k, SEED);
            let x = entrants::mixture_input(&gmm);
            report.measure(options, &title, None, || entrants::mixture(&gmm, &x))?;
        }
    }
    if wanted(options, "LSTM") {
        let lstm = lstm::Lstm::generate(2, 1024, 14, SEED);
        let loops = entrants::Lstm::new(&lstm);
        report.measure(options, "LSTM", None, || entrants::lstm(&lstm, &loops))?;
    }
    Ok(report)
}

/// Whether the options ask for a program.
fn wanted(options: &Options, title: &str) -> bool {
    options.only.as_ref().is_none_or(|only| title.contains(only))
}

impl Report {
    fn measure<'a>(
        &mut self,
        options: &Options,
        title: &str,
        elements: Option<usize>,
        contenders: impl FnOnce() -> Vec<Contender<'a>>,
    ) -> Result<(), Box<dyn Error>> {
        if !wanted(options, title) {
            return Ok(());
        }
        adjoin::release_memory();
        let mut contenders = contenders();
        let expected = contenders
            .iter_mut()
            .find(|contender| contender.name() == BY_HAND)
            .map(|contender| contender.answer().to_vec())
            .unwrap_or_default();
        for contender in &mut contenders {
            if contender.name() != PLAIN {
                contender.check(&expected)?;
            }
        }
        let sampling = Sampling::with_budget(Duration::from_secs_f64(options.budget.clamp(0.0, 3600.0)));
        let times = interleaved(&mut contenders, sampling);
        let times =
            contenders.iter().zip(times).map(|(contender, timing)| (contender.name().to_owned(), timing));
        self.programs.push(Measured { title: title.to_owned(), elements, times: times.collect() });
        Ok(())
    }
}

impl Measured {
    /// The minimum of a column.
    pub fn minimum(&self, column: &str) -> Option<f64> {
        let (_, timing) = self.times.iter().find(|(name, _)| name == column)?;
        Some(timing.minimum)
    }

    /// The minimum of a column, as the table shows it.
    fn show(&self, column: &str) -> String {
        match (self.minimum(column), self.elements) {
            (Some(time), Some(elements)) => format!("{} ns/el", significant(time / elements as f64)),
            (Some(time), None) => duration(time),
            (None, _) => "–".to_owned(),
        }
    }

    /// The ratio of the minima of two columns.
    fn ratio(&self, above: &str, below: &str) -> String {
        match (self.minimum(above), self.minimum(below)) {
            (Some(above), Some(below)) => significant(above / below),
            _ => "–".to_owned(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = [PLAIN, BY_HAND, COMPILED, FROM_TAPED, TAPE];
        write!(f, "| |")?;
        columns.iter().try_for_each(|column| write!(f, " {column} |"))?;
        writeln!(f, " compiled / plain | compiled / by hand | tape / from taped code |")?;
        writeln!(f, "| --- |{}", " --: |".repeat(columns.len() + 3))?;
        for program in &self.programs {
            write!(f, "| {} |", program.title)?;
            columns.iter().try_for_each(|column| write!(f, " {} |", program.show(column)))?;
            writeln!(
                f,
                " {} | {} | {} |",
                program.ratio(COMPILED, PLAIN),
                program.ratio(COMPILED, BY_HAND),
                program.ratio(TAPE, FROM_TAPED),
            )?;
        }
        writeln!(f, "\nMinima of interleaved rounds. By hand: value and gradient.")?;
        writeln!(f, "{}", self.machine)
    }
}

impl Publish for Report {}
