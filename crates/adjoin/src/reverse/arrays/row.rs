//! A number with known derivatives with respect to rows of scalars: the gradient of a compiled function.
//!
//! ```text
//! y  carries  (y, 1, new id)                    one array node: operand k with its slopes, for each row k
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

    /// Records the number.
    pub(crate) fn record(self, value: f64) -> Reverse {
        if self.operands.is_empty() {
            return Reverse::from(value);
        }
        Reverse::value_of(value, array::push(1, self.operands, Slopes(self.slopes)))
    }
}

/// The slopes of each operand.
struct Slopes(Vec<Buffer<f64>>);

impl Rule for Slopes {
    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        for (operand, slopes) in self.0.iter().enumerate() {
            flow.add(operand, |adjoints| add_flow(adjoints, cotangent[0], slopes));
        }
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        for (operand, slopes) in self.0.iter().enumerate() {
            if let Some(tangents) = inflow.of(operand) {
                // A slope of zero contributes 0, even if the tangent is infinite or NaN.
                let terms = tangents.iter().zip(slopes.iter()).filter(|(_, slope)| **slope != 0.0);
                tangent[0] += terms.map(|(tangent, slope)| tangent * slope).sum::<f64>();
            }
        }
    }

    fn table_bytes(&self) -> usize {
        self.0.iter().map(|slopes| slopes.len() * size_of::<f64>()).sum()
    }
}
