//! `Iterator::sum`: long sums in few nodes.
//!
//! Added up one after the other, n values take n − 1 nodes, and the sweep goes through them as a chain in which every
//! link waits for the one before. But the terms of a sum mostly come from one loop: their indices are an arithmetic
//! progression (often with stride 1: elements of a vector, or products made on the way). Such a run is *one* node,
//! which says where the run begins, its stride and its length; the sweep adds the node's adjoint to all of the run, in
//! no chain. (A run of very many values is cut where a chunk of the tape ends.)
//!
//! ```text
//! term with factor 1      joins the run if it continues the progression; else the run is recorded and a new one begins
//! term with a factor,     waits for a second such term; the node of both, with factor 1, joins the run
//!   or of another task
//! term with factor 0      counts as a constant
//! ```
//!
//! So the terms of a product with a matrix of parameters, Σ cⱼ·lᵢⱼ, cost 12 bytes each, wherever the parameters come from.
//! Where the terms stand next to each other in memory they mostly have consecutive places, and are not looked for one by one
//! (`Window`).
//!
//! The value is added up from left to right, as for `f64`: it has the same bits. Cost: for a regular sum of n terms,
//! one node, or one for two terms where they have pending factors; for any other, at most n nodes.

use super::cursor;
use super::import::{self, NodeId, Window};
use super::node::{Node, Progression, SUM_MARK};
use super::scalar::Reverse;
use super::task::TaskId;
use crate::real::Real;

impl std::iter::Sum for Reverse {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        let mut terms = Terms::none();
        // Like f64's own sum, from −0, the neutral element. What the usual terms change is in registers.
        let start = (-0.0, NOWHERE, Half::NONE);
        let (primal, next, half) = iter.fold(start, |(primal, next, half), x| {
            let (primal, factor) = (primal + x.primal(), x.factor());
            if factor == 1.0 {
                if x.is_at(cursor::open_task(), next) {
                    return (primal, next.wrapping_add(terms.stride), half);
                }
            } else if let Some(place) = terms.window.place(x.id()) {
                if half.place == Half::NONE.place {
                    terms.half = x.id();
                    return (primal, next, Half { factor, place });
                }
                if cursor::open_task() != TaskId::FULL {
                    // SAFETY: there is an open task, and these are places of it.
                    let index = unsafe { cursor::push(half.node_with(Half { factor, place })) };
                    return (primal, terms.join(index, next), Half::NONE);
                }
            }
            (primal, terms.add(x.id(), factor, next), half)
        });
        terms.finish(half, next).with_primal(primal)
    }
}

/// No value has this index.
const NOWHERE: u32 = u32::MAX;

/// A term that is in no run, by its place: half of a node, which waits for the other half.
#[derive(Clone, Copy)]
struct Half {
    factor: f64,
    place: i32,
}

impl Half {
    const NONE: Self = Self { factor: 0.0, place: SUM_MARK };

    #[inline(always)]
    fn node_with(self, other: Self) -> Node {
        Node { partials: [self.factor, other.factor], operands: [self.place, other.place] }
    }
}

/// The terms of a sum so far.
struct Terms {
    /// The run of values of the current task with factor 1: where it begins, if there is one, and its stride, which is a
    /// guess while it has one value. It goes on to just before the next index, which the loop keeps.
    first: Option<u32>,
    stride: u32,
    /// Where the next term with a factor is likely to be found.
    window: Window,
    /// Which value the half node that the loop keeps is of.
    half: NodeId,
    /// A term that is in no run and was not in the window, with its place; or a constant for none.
    waiting: Reverse,
    waiting_place: i32,
    /// The sum of the values that are in no run; none after a misuse, which is reported at the end.
    rest: Option<Reverse>,
}

impl Terms {
    #[inline(always)]
    fn none() -> Self {
        Self {
            first: None,
            stride: 1,
            window: Window::of_current_task(),
            half: Reverse::NOTHING.id(),
            waiting: Reverse::NOTHING,
            waiting_place: 0,
            rest: Some(Reverse::NOTHING),
        }
    }

    /// Adds a term that does not continue the run, and returns the next index of the run.
    ///
    /// The term comes in registers, without its primal: it would be written to memory on the way that is usual. Does not
    /// panic, for the reason given at [`combine`](super::import::combine).
    #[cold]
    #[inline(never)]
    extern "C" fn add(&mut self, id: NodeId, factor: f64, next: u32) -> u32 {
        let x = Reverse::term(id, factor);
        if x.is_constant() || factor == 0.0 {
            return next;
        }
        let was_full = cursor::open_task() == TaskId::FULL;
        let current = cursor::open_task_in_new_chunk();
        if id.task() == current && factor == 1.0 {
            let next = self.join(id.index(), next);
            return if was_full { self.cut_if_long(next) } else { next };
        }
        if current == TaskId::NONE {
            self.add_to_rest(x);
            return next;
        }
        // SAFETY: there is a current task.
        let around = unsafe { Window::around(id) }.filter(|_| !cursor::is_beyond_limit());
        let Some((window, place)) = around else {
            self.rest = None;
            return next;
        };
        self.window = window;
        self.pair_up(x, place, next)
    }

    /// Makes a node of a term and the one that waits, if there is one, and returns the next index of the run.
    ///
    /// By their places: to look for them again might make imports again.
    fn pair_up(&mut self, x: Reverse, place: i32, next: u32) -> u32 {
        if self.waiting.is_constant() {
            (self.waiting, self.waiting_place) = (x, place);
            return next;
        }
        let waiting = std::mem::replace(&mut self.waiting, Reverse::NOTHING);
        let index = Self::record(waiting.factor(), x.factor(), [self.waiting_place, place]);
        self.join(index, next)
    }

    fn record(left: f64, right: f64, operands: [i32; 2]) -> u32 {
        cursor::open_task_in_new_chunk();
        // SAFETY: there is a current task, open now, and these are places of it.
        unsafe { cursor::push(Node { partials: [left, right], operands }) }
    }

    /// Adds a value of the current task, and returns the next index of the run.
    #[inline(always)]
    fn join(&mut self, index: u32, next: u32) -> u32 {
        if index == next { next.wrapping_add(self.stride) } else { self.turn(index, next) }
    }

    /// Adds a value that does not continue the run.
    #[inline(never)]
    fn turn(&mut self, index: u32, next: u32) -> u32 {
        match self.first {
            // A run of one value can go on anywhere.
            Some(first) if first.wrapping_add(self.stride) == next && first != index => {
                self.stride = index.wrapping_sub(first);
            }
            _ => {
                let run = self.record_run(next);
                self.add_to_rest(run);
                (self.first, self.stride) = (Some(index), 1);
            }
        }
        index.wrapping_add(self.stride)
    }

    /// Records a long run where its chunk ends, and returns the next index of another.
    ///
    /// The sweep takes the adjoint of a run to all of its values, and then comes to them one by one. If they are more than
    /// the caches hold, they are fetched from memory twice.
    fn cut_if_long(&mut self, next: u32) -> u32 {
        const LONG: u32 = 1 << 16;
        if !self.first.is_some_and(|first| self.stride == 1 && next.wrapping_sub(first) >= LONG) {
            return next;
        }
        let run = self.record_run(next);
        self.add_to_rest(run);
        self.first = None;
        NOWHERE
    }

    fn add_to_rest(&mut self, x: Reverse) {
        self.rest = match self.rest {
            Some(rest) if rest.is_constant() => Some(x),
            Some(rest) if !x.is_constant() => rest.plus(x),
            rest => rest,
        };
    }

    /// The sum of the run, without its primal.
    fn record_run(&self, next: u32) -> Reverse {
        let Some(first) = self.first else { return Reverse::NOTHING };
        let task = cursor::open_task_in_new_chunk();
        let stride = self.stride as i32;
        // Unsigned, because a run may span more than half of all indices.
        let length = match stride {
            1 => next.wrapping_sub(first),
            2.. => next.wrapping_sub(first) / stride.unsigned_abs(),
            _ => first.wrapping_sub(next) / stride.unsigned_abs(),
        };
        let index = match length {
            1 => first,
            2 => Self::record(1.0, 1.0, [first as i32, first.wrapping_add_signed(stride) as i32]),
            // SAFETY: there is a current task, open now, which gave out the indices of the run.
            _ => unsafe { cursor::push(Node::sum(Progression { first, stride, length })) },
        };
        Reverse::value_of(0.0, task, index)
    }

    #[inline(never)]
    fn finish(&mut self, half: Half, mut next: u32) -> Reverse {
        if half.place != Half::NONE.place {
            next = self.pair_up(Reverse::term(self.half, half.factor), half.place, next);
        }
        let mut run = self.record_run(next);
        if run.is_constant() {
            run = self.waiting;
        } else if !self.waiting.is_constant() {
            let index = Self::record(1.0, self.waiting.factor(), [run.index() as i32, self.waiting_place]);
            run = Reverse::value_of(0.0, cursor::current_task(), index);
        }
        self.add_to_rest(run);
        self.rest.unwrap_or_else(|| import::refuse())
    }
}
