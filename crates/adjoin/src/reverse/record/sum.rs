//! `Iterator::sum`: long sums in few nodes.
//!
//! Added one after the other, n values take n − 1 nodes, and the sweep goes through them as a chain in which
//! every link waits for the one before. But the terms of a sum usually come from one loop: their indices are
//! an arithmetic progression (often with stride 1: elements of a vector, or products made on the way). Such a
//! run is *one* node with the start of the run, its stride and its length; the sweep adds the node's adjoint
//! to every value of the run, without a chain.
//!
//! ```text
//! term with factor 1      joins the run if it continues the progression; else the run is recorded and a new
//!                           one begins
//! term with a factor,     waits for a second such term; the node of both, with factor 1, joins the run
//!   or of another task
//! term with factor 0      counts as a constant
//! ```
//!
//! So the terms of a product with a matrix of parameters, Σ cⱼ·lᵢⱼ, cost 12 bytes each, wherever the
//! parameters come from. Terms that are neighbours in memory usually have consecutive places, and need no
//! lookup one by one (`Window`).
//!
//! The value is added from left to right, as for `f64`: it has the same bits. Cost: for a regular sum of n
//! terms, one node, or one per two terms if they have pending factors; for any other, at most n nodes.

use crate::real::Real;
use crate::reverse::record::cursor;
use crate::reverse::record::import::{self, Window};
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::node::{Progression, SUM_MARK};

/// The sum of numbers.
#[inline]
pub(in crate::reverse) fn sum(iter: impl Iterator<Item = Reverse>) -> Reverse {
    let mut terms = Terms::none();
    // Starts from −0, the neutral element, as f64's own sum does. The usual terms only change registers.
    let start = (-0.0, NOWHERE, Half::NONE);
    let (primal, next, half) = iter.fold(start, |(primal, next, half), x| {
        let (primal, factor) = (primal + x.primal(), x.factor());
        if factor == 1.0 {
            if x.id() == next {
                return (primal, next.offset(terms.stride), half);
            }
        } else if let Some(place) = terms.place_of(x.id()) {
            if half.place == Half::NONE.place {
                terms.half = x.id();
                return (primal, next, Half { factor, place });
            }
            if let Some(both) = cursor::record_near([half.factor, factor], [half.place, place]) {
                return (primal, terms.join(both, next), Half::NONE);
            }
        }
        (primal, terms.add(x.id(), factor, next), half)
    });
    terms.finish(half, next).with_primal(primal)
}

/// No value has this id.
const NOWHERE: NodeId = NodeId::REFUSED;

/// A term that is in no run, by its place: half of a node, waiting for the other half.
#[derive(Clone, Copy)]
struct Half {
    factor: f64,
    place: i32,
}

impl Half {
    const NONE: Self = Self { factor: 0.0, place: SUM_MARK };
}

/// The state of a sum: its terms so far.
struct Terms {
    /// The run of values of the current task with factor 1: its start, if there is one, and its stride, which
    /// is a guess while the run has one value. It ends just before the next id, which the loop keeps.
    first: Option<NodeId>,
    stride: i64,
    /// Where the next term of another task is likely to be found.
    window: Window,
    /// The value of the half node that the loop keeps.
    half: NodeId,
    /// A term that is in no run and was not in the window, with its place; a constant if there is none.
    waiting: Reverse,
    waiting_place: i32,
    /// A value that began a run with the wrong stride; a constant if there is none.
    aside: NodeId,
    /// The sum of the values that are in no run; `None` after a misuse, which is reported at the end.
    rest: Option<Reverse>,
}

impl Terms {
    #[inline(always)]
    fn none() -> Self {
        Self {
            first: None,
            stride: 1,
            window: Window::EMPTY,
            half: NodeId::CONSTANT,
            waiting: Reverse::NOTHING,
            waiting_place: 0,
            aside: NodeId::CONSTANT,
            rest: Some(Reverse::NOTHING),
        }
    }

    /// The place of a value, if it is the current task's or in the window.
    #[inline(always)]
    fn place_of(&self, value: NodeId) -> Option<i32> {
        match cursor::own_index(value) {
            Some(index) => Some(index as i32),
            None => self.window.place(value),
        }
    }

    /// Adds a term that does not continue the run, and returns the next id of the run.
    ///
    /// The term is passed in registers and without its primal; otherwise the fast path would write it to
    /// memory. Does not panic, for the reason given at [`combine`](crate::reverse::record::import::combine).
    #[cold]
    #[inline(never)]
    extern "C" fn add(&mut self, id: NodeId, factor: f64, next: NodeId) -> NodeId {
        let x = Reverse::term(id, factor);
        if x.is_constant() {
            return next;
        }
        // A term with the factor 0 adds nothing, but the sum depends on it.
        match self.rest.filter(|_| factor == 0.0) {
            Some(rest) if rest.is_constant() => {
                self.rest = Some(x);
                return next;
            }
            Some(rest) if rest.id() == id => return next,
            _ => {}
        }
        if !cursor::in_task() {
            self.add_to_rest(x);
            return next;
        }
        if factor == 1.0 && cursor::own_index(id).is_some() {
            return self.join(id, next);
        }
        let Some((window, place)) = Window::around(id) else {
            self.rest = None;
            return next;
        };
        self.window = window;
        self.pair_up(x, place, next)
    }

    /// Makes a node of a term and the waiting one, if there is one, and returns the next id of the run.
    ///
    /// By their places: looking them up again might import them again.
    fn pair_up(&mut self, x: Reverse, place: i32, next: NodeId) -> NodeId {
        if self.waiting.is_constant() {
            (self.waiting, self.waiting_place) = (x, place);
            return next;
        }
        let waiting = std::mem::replace(&mut self.waiting, Reverse::NOTHING);
        let both = self.record([waiting.factor(), x.factor()], [self.waiting_place, place]);
        self.join(both, next)
    }

    /// Records a node of two places of the current task, unless there are too many nodes, which is reported
    /// at the end.
    fn record(&mut self, partials: [f64; 2], places: [i32; 2]) -> NodeId {
        let fits = !cursor::is_beyond_limit();
        let node = fits.then(|| cursor::record_places(partials, places)).flatten();
        node.unwrap_or_else(|| {
            self.rest = None;
            NodeId::CONSTANT
        })
    }

    /// Adds a value of the current task, and returns the next id of the run.
    #[inline(always)]
    fn join(&mut self, value: NodeId, next: NodeId) -> NodeId {
        if value == next { next.offset(self.stride) } else { self.turn(value, next) }
    }

    /// Adds a value that does not continue the run.
    #[inline(never)]
    fn turn(&mut self, value: NodeId, next: NodeId) -> NodeId {
        match self.first {
            // A run of one value can continue with any stride.
            Some(first) if first.offset(self.stride) == next && first != value => {
                self.stride = value.after(first) as i64;
            }
            // Where a run ends, nodes are recorded. So the first value after it is further from the second
            // than that from the third. If the first two were recorded too, the same would happen again.
            Some(first) if self.may_set_aside(first, value, next) => {
                let second = next.offset(-self.stride);
                self.aside = first;
                (self.first, self.stride) = (Some(second), value.after(second) as i64);
            }
            _ => {
                let run = self.record_run(next);
                self.add_to_rest(run);
                self.add_aside();
                (self.first, self.stride) = (Some(value), 1);
            }
        }
        value.offset(self.stride)
    }

    /// Whether the run has two values, of which the first may be set aside.
    fn may_set_aside(&self, first: NodeId, value: NodeId, next: NodeId) -> bool {
        self.aside.is_constant()
            && first.offset(2 * self.stride) == next
            && value != next.offset(-self.stride)
    }

    fn add_aside(&mut self) {
        if !self.aside.is_constant() {
            self.add_to_rest(Reverse::term(self.aside, 1.0));
            self.aside = NodeId::CONSTANT;
        }
    }

    fn add_to_rest(&mut self, x: Reverse) {
        self.rest = match self.rest {
            Some(rest) if rest.is_constant() => Some(x),
            Some(rest) if !x.is_constant() => rest.plus(x),
            rest => rest,
        };
    }

    /// The sum of the run, without its primal.
    fn record_run(&mut self, next: NodeId) -> Reverse {
        let Some(first) = self.first else { return Reverse::NOTHING };
        let length = next.after(first) as i64 / self.stride;
        let last = next.offset(-self.stride);
        let ends = cursor::own_index(first).zip(cursor::own_index(last));
        let Some((start, end)) = ends.filter(|_| !cursor::is_beyond_limit()) else {
            self.rest = None;
            return Reverse::NOTHING;
        };
        let id = match length {
            1 => Some(first),
            2 => cursor::record_places([1.0, 1.0], [start as i32, end as i32]),
            _ => cursor::record_sum(Progression {
                first: start,
                stride: self.stride as i32,
                length: length as u32,
            }),
        };
        id.map_or(Reverse::NOTHING, |id| Reverse::term(id, 1.0))
    }

    #[inline(never)]
    fn finish(&mut self, half: Half, mut next: NodeId) -> Reverse {
        if half.place != Half::NONE.place {
            next = self.pair_up(Reverse::term(self.half, half.factor), half.place, next);
        }
        let mut run = self.record_run(next);
        if run.is_constant() {
            run = self.waiting;
        } else if !self.waiting.is_constant() {
            let place = import::locate(run.id());
            let both = self.record([1.0, self.waiting.factor()], [place, self.waiting_place]);
            run = Reverse::term(both, 1.0);
        }
        self.add_to_rest(run);
        self.add_aside();
        self.rest.unwrap_or_else(|| import::refuse())
    }
}
