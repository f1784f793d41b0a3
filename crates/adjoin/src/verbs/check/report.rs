//! What a gradient check found, to read and to assert on.

use std::cmp::Ordering;
use std::fmt::{self, Display};

/// One derivative, computed in two ways.
#[derive(Clone, Debug, PartialEq)]
pub struct GradientEntry {
    /// The place of the scalar in the input, such as `layers[2].weights[7]`.
    pub path: String,
    /// The derivative by reverse mode.
    pub gradient: f64,
    /// The derivative by finite differences; NaN if there are none.
    pub difference: f64,
    /// The estimated error of the finite difference.
    pub uncertainty: f64,
    /// The conclusion.
    pub verdict: Verdict,
}

/// The conclusion from comparing one derivative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Both ways give the same number.
    Agrees,
    /// The finite differences are too noisy to tell: the function jumps or has a kink here, leaves its
    /// domain, or is computed with large rounding errors.
    Inconclusive,
    /// The two numbers differ by more than noise explains.
    Differs,
}

impl GradientEntry {
    /// `|gradient − difference|` relative to the larger of the two.
    pub fn relative_error(&self) -> f64 {
        let error = (self.gradient - self.difference).abs();
        if error == 0.0 { 0.0 } else { error / self.gradient.abs().max(self.difference.abs()) }
    }

    /// Worst first: by verdict, then by relative error.
    fn by_badness(&self, other: &Self) -> Ordering {
        let verdict = other.verdict.cmp(&self.verdict);
        verdict.then_with(|| other.relative_error().total_cmp(&self.relative_error()))
    }
}

/// The result of a gradient check; prints as a table, worst first.
///
/// `{}` shows the first rows, `{:#}` all of them.
#[derive(Clone, Debug)]
#[must_use = "a report that nobody reads checks nothing: `assert!(report.passed(), \"{report}\")`"]
pub struct GradientReport {
    value: f64,
    plain_value: f64,
    entries: Vec<GradientEntry>,
    scalars: usize,
    checked: usize,
}

/// The number of rows that `{}` shows.
const ROWS: usize = 20;

impl GradientReport {
    pub(super) fn new(
        value: f64,
        plain_value: f64,
        mut entries: Vec<GradientEntry>,
        scalars: usize,
        checked: usize,
    ) -> Self {
        entries.sort_by(GradientEntry::by_badness);
        Self { value, plain_value, entries, scalars, checked }
    }

    /// Whether no derivative differs, and both functions have the same value.
    pub fn passed(&self) -> bool {
        self.same_value() && self.count(Verdict::Differs) == 0
    }

    /// Whether every derivative that was compared agrees, and both functions have the same value.
    pub fn all_agree(&self) -> bool {
        self.same_value() && self.count(Verdict::Agrees) == self.entries.len()
    }

    /// The comparisons, worst first.
    pub fn entries(&self) -> &[GradientEntry] {
        &self.entries
    }

    /// The number of comparisons with a given verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.entries.iter().filter(|entry| entry.verdict == verdict).count()
    }

    /// The number of scalars in the input. Of a large input, not every scalar is compared separately.
    pub fn scalars(&self) -> usize {
        self.scalars
    }

    /// The value of the differentiated function, and that of the plain one.
    pub fn values(&self) -> (f64, f64) {
        (self.value, self.plain_value)
    }

    fn same_value(&self) -> bool {
        let (a, b) = (self.value, self.plain_value);
        a.to_bits() == b.to_bits()
            || (a.is_nan() && b.is_nan())
            || (a - b).abs() <= 1e-12 * a.abs().max(b.abs())
    }
}

fn write_table(f: &mut fmt::Formatter<'_>, rows: &[GradientEntry]) -> fmt::Result {
    let width = rows.iter().map(|row| row.path.chars().count()).max().unwrap_or(0).max("scalar".len());
    writeln!(
        f,
        "  {:<width$}  {:>17}  {:>17}  {:>9}  verdict",
        "scalar", "gradient", "difference", "rel. err."
    )?;
    for row in rows {
        writeln!(
            f,
            "  {:<width$}  {:>17}  {:>17}  {:>9}  {}",
            row.path,
            format!("{:.9e}", row.gradient),
            format!("{:.9e}", row.difference),
            format!("{:.1e}", row.relative_error()),
            row.verdict
        )?;
    }
    Ok(())
}

impl Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Agrees => "agrees",
            Verdict::Inconclusive => "inconclusive",
            Verdict::Differs => "DIFFERS",
        })
    }
}

impl Display for GradientReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gradient check: {}", if self.passed() { "passed" } else { "FAILED" })?;
        for (verdict, words) in [
            (Verdict::Differs, "differ"),
            (Verdict::Inconclusive, "inconclusive"),
            (Verdict::Agrees, "agree"),
        ] {
            write!(f, ", {} {words}", self.count(verdict))?;
        }
        if self.checked < self.scalars {
            write!(
                f,
                "; {} of {} scalars one by one, all of them in one direction",
                self.checked, self.scalars
            )?;
        }
        writeln!(f)?;
        if !self.same_value() {
            writeln!(
                f,
                "the differentiated function gives the value {:e}, but the plain one gives {:e}",
                self.value, self.plain_value
            )?;
        }
        let shown = if f.alternate() { self.entries.len() } else { self.entries.len().min(ROWS) };
        write_table(f, &self.entries[..shown])?;
        let hidden = &self.entries[shown..];
        if let Some(worst) = hidden.first() {
            writeln!(f, "  and {} more, the worst of which: {} {}", hidden.len(), worst.path, worst.verdict)?;
        }
        Ok(())
    }
}
