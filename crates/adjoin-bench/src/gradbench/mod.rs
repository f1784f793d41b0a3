//! `GradBench`'s problems as the tool `adjoin-gradbench` answers them: the value, the derivative, and the
//! memory that the latter takes.
//!
//! [`cases`] has the problems with their sizes and goals; [`run`] times value and derivative in turns on one
//! thread. The memory is measured in a process of its own for each case ([`peak`]).

mod cases;

use std::{env, error::Error, fmt, fs, process::Command, time::Duration};

use serde::Serialize;

use crate::{
    Contender, Role, Target,
    forks::Pools,
    machine::Machine,
    measure::{Sampling, Timing, interleaved},
    publish::Publish,
    show::{bytes, duration, significant},
};
pub use cases::{Case, Scale, Work, cases};

/// What to measure, and for how long.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// Problems whose title contains this.
    #[arg(long, value_name = "NAME")]
    pub only: Option<String>,
    /// Seconds to spend on each problem and size.
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS")]
    pub budget: f64,
    /// Print the bytes that one derivative of the case with this title takes, and nothing else: for the
    /// command itself.
    #[arg(long, hide = true, value_name = "TITLE")]
    pub peak: Option<String>,
}

/// All cases, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Where the figures come from.
    pub machine: Machine,
    /// One row for each problem and size.
    pub rows: Vec<Row>,
}

/// One case, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// The problem and its size.
    pub title: String,
    /// The value, if it is worth comparing with.
    pub primal: Option<Timing>,
    /// The derivative.
    pub gradient: Timing,
    /// Peak memory of the process for one derivative, beyond what it had before, where the system reports it.
    pub bytes: Option<usize>,
    /// Maximum ratio of the time of the derivative to that of the value.
    pub goal: Option<f64>,
    /// The milliseconds of others on a machine like the one the goals were set on, by name.
    pub others: Vec<(&'static str, f64)>,
}

impl Row {
    /// The time of the derivative over that of the value.
    pub fn ratio(&self) -> Option<f64> {
        Some(self.gradient.minimum / self.primal?.minimum)
    }
}

/// Measures the cases; says on the error stream what it is at.
///
/// # Errors
/// If a pool cannot be built, or there is no case with the given name.
pub fn run(scale: Scale, options: &Options) -> Result<Report, Box<dyn Error>> {
    let pools = Pools::new()?;
    let sampling = Sampling::with_budget(Duration::from_secs_f64(options.budget.clamp(0.0, 3600.0)));
    let wanted = |case: &Case| options.only.as_ref().is_none_or(|name| case.title.contains(name.as_str()));
    let mut rows = Vec::new();
    for case in cases(scale).into_iter().filter(wanted) {
        eprintln!("{}", case.title);
        let bytes = (scale == Scale::Stated).then(|| peak_of(&case.title)).flatten();
        let Case { title, goal, others, prepare } = case;
        let (primal, gradient) = prepare();
        let mut contenders = vec![Contender::in_pool("gradient", Role::Adjoin, &pools.one, gradient)];
        if let Some(primal) = primal {
            contenders.push(Contender::in_pool("primal", Role::Primal, &pools.one, primal));
        }
        let mut timings = interleaved(&mut contenders, sampling).into_iter();
        let gradient = timings.next().ok_or("the gradient was timed first")?;
        rows.push(Row { title, primal: timings.next(), gradient, bytes, goal, others });
        drop(contenders);
        adjoin::release_memory();
    }
    if rows.is_empty() {
        return Err(format!("no problem is called {:?}", options.only.as_deref().unwrap_or_default()).into());
    }
    Ok(Report { machine: Machine::here(), rows })
}

/// [`peak`], by a process of its own.
fn peak_of(title: &str) -> Option<usize> {
    let child = Command::new(env::current_exe().ok()?).args(["gradbench", "--peak", title]).output().ok()?;
    String::from_utf8(child.stdout).ok()?.trim().parse().ok()
}

/// The maximum growth in bytes of this process's memory while it computes a derivative for the first time, as
/// Linux reports it.
pub fn peak(title: &str) -> Option<usize> {
    let case = cases(Scale::Stated).into_iter().find(|case| case.title == title)?;
    let (primal, mut gradient) = (case.prepare)();
    drop(primal);
    let pool = Pools::new().ok()?.one;
    // Resets the peak that is reported.
    fs::write("/proc/self/clear_refs", "5").ok()?;
    let before = kibibytes("VmRSS:")?;
    pool.install(|| gradient(&mut Vec::new()));
    Some(1024 * kibibytes("VmHWM:")?.saturating_sub(before))
}

fn kibibytes(field: &str) -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| problem | primal | gradient | ratio | goal | memory | others, gradient |")?;
        writeln!(f, "| --- | --: | --: | --: | --- | --: | --- |")?;
        for row in &self.rows {
            let none = || "–".to_owned();
            let primal = row.primal.map_or_else(none, |timing| duration(timing.minimum));
            let ratio = row.ratio().map_or_else(none, significant);
            let goal = match (row.goal, row.ratio()) {
                (Some(goal), Some(ratio)) => Target::AtMost(goal).verdict(ratio),
                _ => none(),
            };
            let memory = row.bytes.map_or_else(none, bytes);
            let others: Vec<_> = row.others.iter().map(|(name, ms)| format!("{name} {ms} ms")).collect();
            let gradient = duration(row.gradient.minimum);
            let others = others.join(", ");
            writeln!(
                f,
                "| {} | {primal} | {gradient} | {ratio} | {goal} | {memory} | {others} |",
                row.title
            )?;
        }
        writeln!(f, "\nMinima of interleaved rounds, on one thread. Others were measured at another time.")?;
        writeln!(f, "{}", self.machine)
    }
}

impl Publish for Report {}
