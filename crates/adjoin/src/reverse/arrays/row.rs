//! Numbers that depend on rows of scalars: the results of a compiled function.
//!
//! ```text
//! y    carries  (y, 1, new id)                  one array node: operand k with its slopes, for each row k
//! yᵢ   carries  (yᵢ, 1, new id + i)             one array node: the operands, and a function from the cotangents of all yᵢ to theirs
//! ```
//!
//! An operand of consecutive values, as lifted arguments are, is one range of adjoints, to which the sweep
//! adds `cotangent · slopes` in one loop. Others name each place.

use crate::array::{Buffer, add_flow};
use crate::reverse::record::array;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::operand::Operand;

/// Whether scalars that come one after the other are consecutive values, without pending factors.
#[derive(Default)]
pub(crate) struct Run {
    first: Option<NodeId>,
    length: u64,
    broken: bool,
}

impl Run {
    /// The next scalar.
    #[inline(always)]
    pub(crate) fn next(&mut self, scalar: Reverse) {
        let first = *self.first.get_or_insert(scalar.id());
        self.broken |= !scalar.is_plain(first.plus(self.length));
        self.length += 1;
    }

    /// The operand that stands for the scalars, if they are consecutive.
    fn operand(&self) -> Option<Operand> {
        let first = self.first.filter(|first| !self.broken && !first.is_constant())?;
        Some(Operand::of_row(first, usize::try_from(self.length).ok()?))
    }
}

/// The rows that a number depends on, with its derivatives.
#[derive(Default)]
pub(crate) struct Rows {
    operands: Vec<Operand>,
    slopes: Vec<Buffer<f64>>,
}

impl Rows {
    /// Adds a row, given as a run, and as a list in case its scalars are not consecutive.
    ///
    /// # Panics
    /// If the numbers of slopes and scalars differ.
    pub(crate) fn add(&mut self, run: &Run, list: impl FnOnce() -> Vec<Reverse>, slopes: Buffer<f64>) {
        assert!(run.length == slopes.len() as u64, "as many derivatives as arguments");
        let operand = run.operand().unwrap_or_else(|| {
            Operand::of_scalars(list().iter().map(|scalar| (scalar.id(), scalar.factor())))
        });
        if !operand.is_constant() {
            self.operands.push(operand);
            self.slopes.push(slopes);
        }
    }

    /// Records the number, for which so many bytes were stored in the meantime.
    pub(crate) fn record(self, value: f64, stored: usize) -> Reverse {
        if self.operands.is_empty() {
            return Reverse::from(value);
        }
        Reverse::value_of(value, array::push(1, self.operands, Slopes { rows: self.slopes, stored }))
    }
}

/// The slopes of each operand.
struct Slopes {
    rows: Vec<Buffer<f64>>,
    stored: usize,
}

impl Rule for Slopes {
    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        for (operand, slopes) in self.rows.iter().enumerate() {
            flow.add(operand, |adjoints| add_flow(adjoints, cotangent[0], slopes));
        }
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        for (operand, slopes) in self.rows.iter().enumerate() {
            if let Some(tangents) = inflow.of(operand) {
                // A slope of zero contributes 0, even if the tangent is infinite or NaN.
                let terms = tangents.iter().zip(slopes.iter()).filter(|(_, slope)| **slope != 0.0);
                tangent[0] += terms.map(|(tangent, slope)| tangent * slope).sum::<f64>();
            }
        }
    }

    fn stored_bytes(&self) -> usize {
        self.stored
    }

    fn table_bytes(&self) -> usize {
        self.rows.iter().map(|slopes| slopes.len() * size_of::<f64>()).sum()
    }
}

/// The rows that several numbers depend on.
#[derive(Default)]
pub(crate) struct Operands(Vec<Operand>);

impl Operands {
    /// Adds a row, given as a run, and as a list in case its scalars are not consecutive.
    pub(crate) fn add(&mut self, run: &Run, list: impl FnOnce() -> Vec<Reverse>) {
        let of_list = || Operand::of_scalars(list().iter().map(|scalar| (scalar.id(), scalar.factor())));
        self.0.push(run.operand().unwrap_or_else(of_list));
    }

    /// Records the numbers. `pull` maps their cotangents to those of the rows, which it passes on with their
    /// numbers. `stored` is the number of bytes that it keeps.
    pub(crate) fn record<F>(self, values: &[f64], stored: usize, pull: F) -> Vec<Reverse>
    where
        F: Fn(&[f64], &mut dyn FnMut(usize, &[f64])) + Send + Sync + 'static,
    {
        if values.is_empty() || self.0.iter().all(Operand::is_constant) {
            return values.iter().copied().map(Reverse::from).collect();
        }
        let first = array::push(values.len(), self.0, Pull { pull, stored });
        (0u64..).zip(values).map(|(i, value)| Reverse::value_of(*value, first.plus(i))).collect()
    }
}

/// A function from the cotangents of the results to those of the operands.
struct Pull<F> {
    pull: F,
    stored: usize,
}

impl<F: Fn(&[f64], &mut dyn FnMut(usize, &[f64])) + Send + Sync> Rule for Pull<F> {
    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        (self.pull)(cotangent, &mut |operand, slopes| {
            flow.add(operand, |adjoints| {
                assert!(adjoints.len() == slopes.len(), "as many derivatives as arguments");
                adjoints.iter_mut().zip(slopes).for_each(|(adjoint, slope)| *adjoint += slope);
            });
        });
    }

    fn pushes_row_by_row(&self) -> bool {
        true
    }

    fn is_foreign(&self) -> bool {
        true
    }

    fn stored_bytes(&self) -> usize {
        self.stored
    }

    fn table_bytes(&self) -> usize {
        self.stored
    }
}
