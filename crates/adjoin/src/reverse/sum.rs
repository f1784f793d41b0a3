//! `Iterator::sum`: long sums in few nodes.
//!
//! Added up one after the other, n values take n − 1 nodes, and the sweep goes through them as a chain in which every
//! link waits for the one before. But the terms of a sum mostly come from one loop: their indices are an arithmetic
//! progression (often with stride 1: elements of a vector, or products made on the way). Such a run is *one* node,
//! which says where the run begins, its stride and its length; the sweep adds the node's adjoint to all of the run, in
//! no chain.
//!
//! ```text
//! term with factor 1      joins the run if it continues the progression; else the run is recorded and a new one begins
//! term with a factor      waits for a second such term; the node of both, with factor 1, joins the run
//! term of another task    is added by `+`
//! term with factor 0      counts as a constant
//! ```
//!
//! The value is added up from left to right, as for `f64`: it has the same bits. Cost: for a regular sum of n terms,
//! one node, or one for two terms where they have pending factors; for any other, at most n nodes.

use super::cursor;
use super::import::{self, NodeId};
use super::scalar::Reverse;
use super::tape::{Node, Progression};
use crate::real::Real;

impl std::iter::Sum for Reverse {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        let mut terms = Terms::NONE;
        // Like f64's own sum, from −0, the neutral element. A term that continues the run changes these two alone.
        let (primal, next) = iter.fold((-0.0, NOWHERE), |(primal, next), x| {
            let next = if x.is_plain_at(cursor::open_task(), next) {
                next.wrapping_add(terms.stride)
            } else {
                terms.add(x.id(), x.factor(), next)
            };
            (primal + x.primal(), next)
        });
        terms.finish(next).with_primal(primal)
    }
}

/// No value has this index.
const NOWHERE: u32 = u32::MAX;

/// The terms of a sum so far.
struct Terms {
    /// The run of values of the current task with factor 1: where it begins, if there is one, and its stride, if it has
    /// two values or more. It goes on to just before the next index, which the loop keeps.
    first: Option<u32>,
    stride: u32,
    /// A value of the current task with another factor, or a constant for none.
    waiting: Reverse,
    /// The sum of the values that are in no run; none after a misuse, which is reported at the end.
    rest: Option<Reverse>,
}

impl Terms {
    const NONE: Self =
        Self { first: None, stride: 0, waiting: Reverse::NOTHING, rest: Some(Reverse::NOTHING) };

    /// Adds a term that does not continue the run, and returns the next index of the run.
    ///
    /// The term comes in registers, without its primal: it would be written to memory on the way that is usual. Does not
    /// panic, for the reason given at [`combine`](super::import::combine).
    #[cold]
    #[inline(never)]
    extern "C" fn add(&mut self, id: NodeId, factor: f64, next: u32) -> u32 {
        let x = Reverse::term(id, factor);
        if x.is_constant() || factor == 0.0 {
            next
        } else if id.task() != cursor::open_task_in_new_chunk() {
            self.add_to_rest(x);
            next
        } else if x.is_plain_at(id.task(), next) {
            // It continues the run, but the chunk was full.
            next.wrapping_add(self.stride)
        } else if factor == 1.0 {
            self.turn(id.index(), next)
        } else if self.waiting.is_constant() {
            self.waiting = x;
            next
        } else {
            let waiting = std::mem::replace(&mut self.waiting, Reverse::NOTHING);
            match waiting.plus(x) {
                Some(both) if both.is_plain_at(id.task(), next) => next.wrapping_add(self.stride),
                Some(both) => self.add(both.id(), both.factor(), next),
                None => {
                    self.rest = None;
                    next
                }
            }
        }
    }

    /// Adds a value that does not continue the run.
    fn turn(&mut self, index: u32, next: u32) -> u32 {
        match self.first {
            Some(first) if self.stride == 0 && first != index => {
                self.stride = index.wrapping_sub(first);
                index.wrapping_add(self.stride)
            }
            _ => {
                let run = self.record_run(next);
                self.add_to_rest(run);
                (self.first, self.stride) = (Some(index), 0);
                NOWHERE
            }
        }
    }

    fn add_to_rest(&mut self, x: Reverse) {
        self.rest = self.rest.and_then(|rest| rest.plus(x));
    }

    /// The sum of the run, without its primal.
    fn record_run(&self, next: u32) -> Reverse {
        let Some(first) = self.first else { return Reverse::NOTHING };
        let task = cursor::open_task_in_new_chunk();
        let stride = self.stride as i32;
        // Unsigned, because a run may span more than half of all indices.
        let length = match stride {
            0 => 1,
            1.. => next.wrapping_sub(first) / stride.unsigned_abs(),
            _ => first.wrapping_sub(next) / stride.unsigned_abs(),
        };
        let index = match length {
            1 => first,
            // SAFETY: there is a current task, open now, which gave out the indices of the run.
            2 => unsafe {
                let second = first.wrapping_add_signed(stride);
                cursor::push(Node { partials: [1.0, 1.0], operands: [first as i32, second as i32] })
            },
            // SAFETY: as above.
            _ => unsafe { cursor::push(Node::sum(Progression { first, stride, length })) },
        };
        Reverse::value_of(0.0, task, index)
    }

    #[inline(never)]
    fn finish(mut self, next: u32) -> Reverse {
        let waiting = self.waiting;
        self.add_to_rest(waiting);
        let run = self.record_run(next);
        self.add_to_rest(run);
        self.rest.unwrap_or_else(|| import::refuse())
    }
}
