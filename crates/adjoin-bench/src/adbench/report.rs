//! What a run of `ADBench` found, as a table and as a plot.

use std::{error::Error, fmt, path::Path};

use serde::Serialize;

use super::form::Goals;
use crate::{
    Role, Target,
    forks::Figure,
    machine::Machine,
    measure::Timing,
    plot::{self, Group},
    publish::Publish,
    show::{bytes, duration, significant},
};

/// The prefix of the names of forms in scalar loops, whose cost in objectives has a goal of its own.
const SCALAR_LOOPS: &str = "scalar loops";

/// All problems, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Where the figures come from.
    pub machine: Machine,
    /// One entry for each problem and size.
    pub problems: Vec<Measured>,
}

/// One problem, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The problem and its size.
    pub title: String,
    /// The file that its data comes from, or "generated".
    pub source: String,
    /// The objective at plain `f64`.
    pub objective: Timing,
    /// All forms of the derivative.
    pub derivatives: Vec<Derivative>,
    /// The ratios that have a target.
    pub figures: Vec<Figure>,
}

/// One form of the derivative on a number of threads.
#[derive(Clone, Debug, Serialize)]
pub struct Derivative {
    /// The form.
    pub form: String,
    /// By hand, or by adjoin.
    pub role: Role,
    /// The threads of the pool that it ran in.
    pub threads: usize,
    /// Bytes of tape at a time.
    pub tape: Option<usize>,
    /// Its times.
    #[serde(flatten)]
    pub timing: Timing,
}

impl Measured {
    /// A problem's times, and the ratios that its goals are about.
    pub(super) fn new(
        title: String,
        source: String,
        objective: Timing,
        derivatives: Vec<Derivative>,
        goals: Goals,
    ) -> Self {
        let mut measured = Measured { title, source, objective, derivatives, figures: Vec::new() };
        measured.figures = measured.figures(goals);
        measured
    }

    /// The fastest of some derivatives on a number of threads.
    fn fastest(&self, which: impl Fn(&&Derivative) -> bool, threads: usize) -> Option<&Derivative> {
        let candidates = self.derivatives.iter().filter(which).filter(|d| d.threads == threads);
        candidates.min_by(|a, b| a.timing.minimum.total_cmp(&b.timing.minimum))
    }

    /// The derivative by hand that all others are compared with: the first one, on one thread.
    fn by_hand(&self) -> Option<&Derivative> {
        self.derivatives.iter().find(|derivative| derivative.role == Role::Hand)
    }

    fn figures(&self, goals: Goals) -> Vec<Figure> {
        let by_adjoin = |d: &&Derivative| d.role == Role::Adjoin;
        let mut figures = Vec::new();
        let mut add = |what: String, above: f64, below: f64, target| {
            figures.push(Figure { what, ratio: above / below, target });
        };
        let in_scalar_loops = |d: &&Derivative| d.form.starts_with(SCALAR_LOOPS);
        if let (Some(most), Some(best)) = (goals.objectives, self.fastest(in_scalar_loops, 1)) {
            let what = format!("{} / objective", best.form);
            add(what, best.timing.minimum, self.objective.minimum, Target::AtMost(most));
        }
        let best = self.fastest(by_adjoin, 1);
        if let (Some(most), Some(best), Some(hand)) = (goals.by_hand, best, self.by_hand()) {
            let what = format!("{} / by hand", best.form);
            add(what, best.timing.minimum, hand.timing.minimum, Target::AtMost(most));
        }
        if let (Some(least), Some(on_two)) = (goals.speedup, self.fastest(by_adjoin, 2)) {
            let same_form = |d: &&Derivative| d.form == on_two.form && d.threads == 1;
            if let Some(on_one) = self.derivatives.iter().find(same_form) {
                let what = format!("{}, 1 thread / 2 threads", on_one.form);
                add(what, on_one.timing.minimum, on_two.timing.minimum, Target::AtLeast(least));
            }
        }
        figures
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "| problem | form | threads | time | / objective | / by hand | tape |")?;
        writeln!(f, "| --- | --- | --: | --: | --: | --: | --: |")?;
        for problem in &self.problems {
            let Measured { title, source, objective, derivatives, .. } = problem;
            let by_hand = problem.by_hand().map(|hand| hand.timing.minimum);
            let ratio =
                |time: f64, to: Option<f64>| to.map_or_else(|| "–".to_owned(), |to| significant(time / to));
            let minimum = objective.minimum;
            let over_hand = ratio(minimum, by_hand);
            writeln!(
                f,
                "| {title} ({source}) | objective | 1 | {} | 1.00 | {over_hand} | – |",
                duration(minimum)
            )?;
            for Derivative { form, threads, tape, timing, .. } in derivatives {
                let time = timing.minimum;
                let (over_objective, over_hand) = (ratio(time, Some(minimum)), ratio(time, by_hand));
                let tape = tape.map_or_else(|| "–".to_owned(), bytes);
                let time = duration(time);
                writeln!(f, "| | {form} | {threads} | {time} | {over_objective} | {over_hand} | {tape} |")?;
            }
        }
        writeln!(f, "\n| problem | ratio of minima | | target |")?;
        writeln!(f, "| --- | --- | --: | --- |")?;
        for Measured { title, figures, .. } in &self.problems {
            for Figure { what, ratio, target } in figures {
                writeln!(f, "| {title} | {what} | {ratio:.2} | {} |", target.verdict(*ratio))?;
            }
        }
        writeln!(
            f,
            "\nMinima of interleaved rounds. Times of adjoin include lifting, recording, sweeping and reading out."
        )?;
        writeln!(f, "{}", self.machine)
    }
}

impl Publish for Report {
    fn plot(&self, path: &Path) -> Result<(), Box<dyn Error>> {
        let groups: Vec<Group> = self
            .problems
            .iter()
            .map(|problem| Group {
                title: problem.title.clone(),
                costs: problem
                    .derivatives
                    .iter()
                    .map(|derivative| {
                        let Derivative { form, threads, timing, .. } = derivative;
                        let name =
                            if *threads == 1 { form.clone() } else { format!("{form}, {threads} threads") };
                        (name, timing.minimum / problem.objective.minimum)
                    })
                    .collect(),
            })
            .collect();
        let caption = "Cost of a derivative, in evaluations of the objective (lower is better)";
        plot::costs(caption, &groups, path)
    }
}
