//! Sums over data, a few terms at a time: these are recorded, swept at once, and dropped.
//!
//! ```text
//! s = Σ f(xᵢ)            ∂s/∂v = Σ ∂f(xᵢ)/∂v       for every value v from before the sum
//! ```
//!
//! The sum is linear in its terms, so terms can be swept with cotangent 1 before the sum's own cotangent is
//! known. They are recorded in a local run (`local_run.rs`), which is swept and emptied whenever it has
//! [`BATCH`] values: what is swept is still in the first-level caches, and the tape never holds more. The
//! import slots of the local run stay, and with them the row of derivatives that the sweeps accumulate. In
//! the end one array node remains: that row.
//!
//! The end of a batch depends on what the terms record, so only on the program (I2).
//!
//! Terms that fork are swept like the others, but their branches have their own import slots. So such a batch
//! is swept separately, and its derivatives are added value by value.
//!
//! Cost: recording and sweeping each term, and 8 bytes of tape for each value that the terms used.

use std::collections::HashMap;

use crate::array::sources::Sources;
use crate::real::Real;
use crate::reverse::local::local_run::{Argument, LocalRun, Row};
use crate::reverse::record::array;
use crate::reverse::record::cursor;
use crate::reverse::record::import;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::operand::Operand;
use crate::rules::scale;

/// Number of values at which a local run is swept.
const BATCH: u32 = 1024;

/// Number of batches after which a sum counts as long. Then, if the enclosing task has at most [`FEW_AROUND`]
/// values, all of them are imported in one range: none has to be looked up any more, but the row of
/// derivatives is as long as that task.
const LONG: u32 = 8;
const FEW_AROUND: u64 = 1 << 15;

/// The sum of `f` over items; only its derivatives are kept.
pub(in crate::reverse) fn streamed_sum<I: IntoIterator>(items: I, f: impl Fn(I::Item) -> Reverse) -> Reverse {
    let items = items.into_iter();
    if !cursor::in_task() {
        return items.map(f).sum();
    }
    let mut sum = Streamed::new();
    // The items are made outside the local run: an iterator may keep numbers from one to the next.
    for item in items {
        let term = sum.local.enter(|_| f(item));
        sum.add(term);
    }
    sum.finish()
}

/// The number that `f` computes; only its derivatives are kept.
pub(in crate::reverse) fn streamed(f: impl FnOnce() -> Reverse) -> Reverse {
    let mut sum = Streamed::new();
    let term = sum.local.enter(|_| f());
    sum.add(term);
    sum.finish()
}

/// A partial sum.
struct Streamed {
    primal: f64,
    local: LocalRun,
    row: Row,
    /// The terms that are recorded but not swept yet.
    waiting: Vec<Reverse>,
    batches: u32,
    /// The operations that were swept and dropped.
    operations: u64,
    derivatives: Derivatives,
}

impl Streamed {
    fn new() -> Self {
        let mut local = LocalRun::new(0);
        Self {
            primal: -0.0,
            row: local.take_row(),
            local,
            waiting: Vec::new(),
            batches: 0,
            operations: 0,
            derivatives: Derivatives::default(),
        }
    }

    #[inline]
    fn add(&mut self, term: Reverse) {
        self.primal += term.primal();
        if !term.is_constant() {
            self.waiting.push(term);
        }
        if self.local.indices() >= BATCH || self.local.has_forked() {
            self.sweep();
        }
    }

    /// Sweeps the waiting terms, and drops them.
    fn sweep(&mut self) {
        self.operations += self.local.operations();
        if self.local.has_forked() {
            self.take_row();
            let derivatives = &mut self.derivatives;
            self.local.sweep_all(self.waiting.drain(..), |argument, derivative| {
                if let Argument::Outside(value) = argument {
                    derivatives.add(value, &[derivative]);
                }
            });
            self.local.forget();
            return;
        }
        let Self { local, waiting, derivatives, row, .. } = self;
        // A term may itself be a value from outside.
        waiting.retain(|term| {
            let is_own = local.index_of(term.id()).is_some();
            if !is_own {
                derivatives.add(term.id(), &[term.factor()]);
            }
            is_own
        });
        local.sweep_into(row, waiting.drain(..).map(|term| (term.id(), term.factor())));
        self.batches += 1;
        if !self.local.take_back() || self.batches == LONG {
            self.take_row();
            self.local.forget();
        }
        let (first, count) = cursor::given_out();
        if self.batches == LONG && count <= FEW_AROUND {
            self.local.enter(|_| import::import_all(first, count as u32));
        }
    }

    /// Adds the row to the derivatives, value by value.
    fn take_row(&mut self) {
        for (first, length, slot) in self.local.imports() {
            self.derivatives.add(first, self.row.of_slots(slot, length));
        }
        self.row.clear(self.local.slots());
    }

    fn finish(mut self) -> Reverse {
        self.sweep();
        let sum = if self.derivatives.runs.is_empty() {
            // As in most sums over few terms: the row has all derivatives.
            let imports = self.local.imports();
            let runs = imports.iter().map(|&(first, length, slot)| (first, self.row.of_slots(slot, length)));
            let sum = record(runs, self.operations);
            self.row.clear(self.local.slots());
            sum
        } else {
            self.take_row();
            let runs = self.derivatives.runs.iter().map(|(first, numbers)| (*first, &numbers[..]));
            record(runs, self.operations)
        };
        self.local.give_back_row(self.row);
        sum.with_primal(self.primal)
    }
}

/// Derivatives of the sum with respect to runs of consecutive values.
#[derive(Default)]
struct Derivatives {
    /// The first value of each run, in the order of their first use, and the derivatives, those of the last
    /// value first: in the order of import slots in memory.
    runs: Vec<(NodeId, Vec<f64>)>,
    /// The run that begins with a given value.
    known: HashMap<NodeId, usize>,
}

impl Derivatives {
    /// Adds to the derivatives of the values from `first` on, the number for which comes last.
    fn add(&mut self, first: NodeId, numbers: &[f64]) {
        let run = *self.known.entry(first).or_insert(self.runs.len());
        let Some((_, sums)) = self.runs.get_mut(run) else {
            self.runs.push((first, numbers.to_vec()));
            return;
        };
        if sums.len() < numbers.len() {
            let fewer = std::mem::replace(sums, numbers.to_vec());
            add_to_end(sums, &fewer);
        } else {
            add_to_end(sums, numbers);
        }
    }
}

/// Records a sum as an array node with one result, given its derivatives with respect to runs of consecutive
/// values: the first value of each, and the numbers, that of the last value first.
fn record<'a>(runs: impl Iterator<Item = (NodeId, &'a [f64])>, operations: u64) -> Reverse {
    let (mut operands, mut numbers) = (Vec::new(), Vec::new());
    for (first, run) in runs {
        // A page of imports may extend beyond the values that exist.
        let is_used = |number: &f64| *number != 0.0;
        let Some(last) = run.iter().position(is_used) else { continue };
        let end = run.iter().rposition(is_used).map_or(last, |first| first + 1);
        let operand = Operand::of_row(first.plus((run.len() - end) as u64), end - last);
        // In the order of the places in memory, so that the rule is lent the adjoints themselves.
        let mut used = run[last..end].to_vec();
        if let Some(reversed) = operand.reversed().filter(|_| operand.contiguous().is_none()) {
            operands.push(reversed);
        } else {
            used.reverse();
            operands.push(operand);
        }
        numbers.push(used);
    }
    if operands.is_empty() {
        return Reverse::NOTHING;
    }
    Reverse::value_of(0.0, array::push(1, operands, Sum { numbers, operations }))
}

/// The derivatives of a sum with respect to its operands.
struct Sum {
    numbers: Vec<Vec<f64>>,
    operations: u64,
}

impl Rule for Sum {
    fn reduced_operations(&self) -> u64 {
        self.operations
    }

    fn table_bytes(&self) -> usize {
        self.numbers.iter().map(|numbers| size_of_val(&numbers[..])).sum()
    }

    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        for (operand, numbers) in self.numbers.iter().enumerate() {
            flow.add(operand, |adjoints| add_scaled(adjoints, cotangent[0], numbers));
        }
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        for (operand, numbers) in self.numbers.iter().enumerate() {
            let Some(tangents) = inflow.of(operand) else { continue };
            let used = numbers.iter().zip(tangents.iter()).filter(|(number, _)| **number != 0.0);
            tangent[0] += used.map(|(number, tangent)| scale(*tangent, *number)).sum::<f64>();
        }
    }

    fn sources(&self, sources: &mut Sources<'_>) -> bool {
        sources.each(|_, of| {
            for (operand, numbers) in self.numbers.iter().enumerate() {
                let used = numbers.iter().enumerate().filter(|(_, number)| **number != 0.0);
                used.for_each(|(element, _)| of.element(operand, element));
            }
        });
        true
    }
}

/// Adds numbers to as many at the end of others.
fn add_to_end(sums: &mut [f64], numbers: &[f64]) {
    let start = sums.len() - numbers.len();
    sums[start..].iter_mut().zip(numbers).for_each(|(sum, number)| *sum += number);
}

/// Adds `flow` times the numbers. Between the values that the terms used there are unused ones, with the
/// number 0: nothing is added for these, whatever the flow is.
///
/// A separate function, because the compiler knows that slice arguments do not overlap, and vectorises the
/// loop.
#[inline(never)]
fn add_scaled(adjoints: &mut [f64], flow: f64, numbers: &[f64]) {
    if flow == 0.0 {
        return;
    }
    // Adding a zero of either sign changes nothing, as an adjoint is never −0.
    let pairs = adjoints.iter_mut().zip(numbers);
    if flow.is_finite() {
        pairs.for_each(|(adjoint, number)| *adjoint += flow * number);
    } else {
        pairs.filter(|(_, number)| **number != 0.0).for_each(|(adjoint, number)| *adjoint += flow * number);
    }
}
