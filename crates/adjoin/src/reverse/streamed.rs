//! Sums over data, term by term: each term is recorded, swept at once, and taken back.
//!
//! ```text
//! s = Σ f(xᵢ)            ∂s/∂v = Σ ∂f(xᵢ)/∂v       for every value v from before the sum
//! before      … n n n │
//! term i      … n n n │ n n n n n n n               swept with cotangent 1 into a row of derivatives
//! afterwards  … n n n │ s                           s, with that row
//! ```
//!
//! The sum is linear in its terms, so each can be swept with cotangent 1 before the sum's own cotangent is known. The tape
//! never holds more than one term, which is still in the first caches when it is swept. What remains is one array node: the
//! row of derivatives in the values that the terms used.
//!
//! A term with a fork stays on the tape, and is added like any other value: what its branches recorded refers to it.
//!
//! # Values that get out of a term
//!
//! The task keeps its id while terms run: under another one, as in other local runs, each operation on a value from before
//! the sum would take the slow path. So a value that gets out of its term, through a lock, cannot be told by its id. Its index
//! is given out again, to other terms. Hence:
//!
//! - T1. An index that a term was given is never given out after the sum. The sum's array node has them all as results, of
//!   which the last is the sum. So the adjoint of such a value is there in any sweep, and if it is not zero, that is an error.
//! - T2. While a term is swept, the row covers all import slots and all indices that any term was given, or that came before.
//!   So the kernel finds whatever a node of the term refers to.
//!
//! T1 catches what is used after the sum. For what is used in another term, now and then a term is given other indices than
//! all the others: if it uses values of theirs, or they of it, adjoints are left over that no node takes.
//!
//! Cost: for each term its recording and a sweep of it, with nothing allocated; 8 bytes of tape (or 32, if they lie far apart)
//! for each value that the terms used, and 8 in a sweep for each node of the longest term.

use super::block::{self, Flow, Inflow, Rule};
use super::cursor::{self, CURSOR};
use super::import::{self, NodeId};
use super::operand::Operand;
use super::rewind::Start;
use super::scalar::Reverse;
use super::sources::Sources;
use super::streamed_row::{Derivatives, Row};
use super::sweep;
use super::task::TaskId;
use crate::real::Real;
use crate::rules::scale;

/// One term in so many, from the second on, has other indices than the rest.
const WATCHED: u32 = 32;

/// The sum of `f` over items, of which only the derivatives are remembered.
pub(super) fn streamed_sum<I: IntoIterator>(items: I, f: impl Fn(I::Item) -> Reverse) -> Reverse {
    let items = items.into_iter();
    if cursor::current_task() == TaskId::NONE {
        return items.map(f).sum();
    }
    // SAFETY: there is a current task, also whenever one of the closures has returned.
    let mut sum = unsafe { Streamed::new() };
    for item in items {
        sum.begin_term();
        let term = f(item);
        sum.end_term(term);
    }
    sum.finish()
}

/// A sum so far.
struct Streamed {
    primal: f64,
    /// The terms that stay on the tape.
    kept: Reverse,
    /// How many terms there were, modulo [`WATCHED`].
    number: u32,
    /// Where terms begin, and the first index of the term at hand.
    start: Start,
    first: u32,
    /// How many indices the longest term took.
    longest: u32,
    /// All indices that were given out so far are below this.
    highest: u32,
    /// There until the sum is finished.
    row: Option<Row>,
}

impl Streamed {
    /// # Safety
    /// There is a current task, also whenever a method is called.
    unsafe fn new() -> Self {
        // SAFETY: as the caller says.
        let start = unsafe { Start::here() };
        let first = start.index();
        // SAFETY: as the caller says; the references are used up here.
        let (task, lane) = unsafe { cursor::current() };
        let memory = lane.spare_rows.pop().unwrap_or_default();
        let row = Some(Row::new(memory, task.count_slots() as usize, first as usize));
        Self {
            primal: -0.0,
            kept: Reverse::NOTHING,
            number: 0,
            start,
            first,
            longest: 0,
            highest: first,
            row,
        }
    }

    #[inline]
    fn begin_term(&mut self) {
        if !self.start.is_here() {
            // The iterator has recorded something to make the item.
            // SAFETY: there is a current task.
            self.start = unsafe { Start::here() };
        }
        self.first = self.start.index();
        self.highest = self.highest.max(self.first);
        if self.number == 1 && self.longest < cursor::index_limit().saturating_sub(self.first) {
            self.check_leftovers();
            self.first += self.longest;
            CURSOR.with(|cursor| cursor.skip(self.longest));
        }
        self.number = (self.number + 1) % WATCHED;
    }

    #[inline]
    fn end_term(&mut self, term: Reverse) {
        let end = cursor::next_index();
        self.longest = self.longest.max(end - self.first);
        self.highest = self.highest.max(end);
        self.primal += term.primal();
        if self.start.has_forked() {
            self.kept += term;
            return;
        }
        if let Some((task, index, factor)) = term.origin() {
            if task == cursor::open_task_in_new_chunk() && index >= self.first {
                self.sweep(index, factor);
            } else {
                let place = import::locate(NodeId::new(task, index));
                self.covering_row().add(place, factor);
                self.row().list(place);
            }
        }
        // SAFETY: there was no fork, and by T1 no value has an index for which there will be no adjoint.
        unsafe { self.start.rewind() };
        if self.first != self.start.index() {
            self.check_leftovers();
        }
    }

    /// Sweeps a term, whose value has the given index and pending factor.
    #[inline]
    fn sweep(&mut self, index: u32, factor: f64) {
        let row = self.covering_row();
        row.add(index as i32, factor);
        if row.is_listed() {
            self.list(index);
        }
        let base = self.row().origin();
        // SAFETY: by T2 the row covers all that the stretches refer to, and it is this thread's.
        self.start.for_each_since(index + 1, |stretch| unsafe { sweep::sweep_own(base, stretch) });
    }

    /// Lists the values from before that a term used.
    #[cold]
    fn list(&mut self, index: u32) {
        let before = self.start.index();
        let row = self.row.as_mut().expect("the sum is not finished");
        self.start.for_each_since(index + 1, |stretch| row.list_operands(stretch, before));
        row.shorten_list(slots() + before as usize);
    }

    fn row(&mut self) -> &mut Row {
        self.row.as_mut().expect("the sum is not finished")
    }

    /// The row, with room for all that there is by now.
    #[inline]
    fn covering_row(&mut self) -> &mut Row {
        let highest = self.highest as usize;
        let row = self.row();
        row.cover(slots(), highest);
        row
    }

    /// Checks that no term has used a value of another.
    ///
    /// # Panics
    /// If one has.
    fn check_leftovers(&mut self) {
        let indices = self.start.index()..self.highest;
        if !self.covering_row().is_zero(indices) {
            used_elsewhere();
        }
    }

    fn finish(mut self) -> Reverse {
        let (current, index) = (cursor::current_task(), cursor::next_index());
        // A term may have stayed on the tape, or the iterator have recorded something to find that there is no other item.
        self.highest = self.highest.max(index);
        self.check_leftovers();
        let taken = std::mem::take(&mut self.highest) - index;
        let row = self.row.take().expect("the sum is not finished");
        let (derivatives, memory) = row.into_derivatives(slots(), index as usize);
        // SAFETY: there is a current task; the references are used up here.
        let (_, lane) = unsafe { cursor::current() };
        lane.spare_rows.push(memory);
        lane.had_rows = true;
        let streamed = match derivatives {
            Some(Derivatives { places, numbers }) => {
                let first = block::push(taken as usize + 1, [places], Sum { numbers });
                Reverse::value_of(0.0, current, first.index() + taken)
            }
            None if taken > 0 => {
                block::push(
                    taken as usize + 1,
                    [Operand::Constant { length: 0 }],
                    Sum { numbers: Vec::new() },
                );
                Reverse::NOTHING
            }
            None => Reverse::NOTHING,
        };
        (streamed + self.kept).with_primal(self.primal)
    }
}

impl Drop for Streamed {
    /// Holds up T1 where a term has panicked, if somebody catches that.
    fn drop(&mut self) {
        CURSOR.with(|cursor| {
            if cursor.index() < self.highest {
                cursor.end_stretch();
                cursor.skip(self.highest - cursor.index());
            }
        });
    }
}

/// How many import slots the current task has.
#[inline]
fn slots() -> usize {
    // SAFETY: there is a current task.
    unsafe { (*cursor::current_pointer()).count_slots() as usize }
}

/// The derivatives of a sum, which is the last result; the others are indices of its terms.
struct Sum {
    numbers: Vec<f64>,
}

impl Rule for Sum {
    fn pull(&self, cotangent: &[f64], flow: &mut Flow<'_>) {
        let Some((cotangent, of_terms)) = cotangent.split_last() else { return };
        if of_terms.iter().any(|adjoint| *adjoint != 0.0) {
            used_elsewhere();
        }
        flow.add(0, |adjoints| {
            for (adjoint, number) in adjoints.iter_mut().zip(&self.numbers) {
                // Between values that the terms used there are others.
                if *number != 0.0 {
                    *adjoint += scale(*cotangent, *number);
                }
            }
        });
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        let (Some(tangents), Some(sum)) = (inflow.of(0), tangent.last_mut()) else { return };
        let used = self.numbers.iter().zip(tangents.iter()).filter(|(number, _)| **number != 0.0);
        *sum = used.map(|(number, tangent)| scale(*tangent, *number)).sum();
    }

    fn sources(&self, sources: &mut Sources<'_>) -> bool {
        let last = sources.results() - 1;
        sources.each(|result, of| {
            if result == last {
                let used = self.numbers.iter().enumerate().filter(|(_, number)| **number != 0.0);
                used.for_each(|(element, _)| of.element(0, element));
            }
        });
        true
    }
}

#[cold]
fn used_elsewhere() -> ! {
    panic!(
        "a `Reverse` number that was made in a term of `streamed_sum` was used in another term, or after the sum. What a term \
         records is taken back as soon as the term is over, so its numbers must not be kept in a shared variable. Compute what \
         several terms need before the sum, return what you need later, or take the value out with `primal()`."
    )
}
