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
//! ```
//!
//! The value is added up from left to right, as for `f64`: it has the same bits. Cost: for a regular sum of n terms,
//! one node, or one for two terms where they have pending factors; for any other, at most n nodes.

use super::cursor;
use super::scalar::Reverse;
use super::tape::{Node, Progression};
use crate::real::Real;

impl std::iter::Sum for Reverse {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(iter: I) -> Self {
        let mut sum = Partial::EMPTY;
        iter.for_each(|x| sum.add(x));
        sum.finish()
    }
}

/// A sum so far.
#[derive(Clone, Copy)]
struct Partial {
    primal: f64,
    /// The run of values of the current task with factor 1, and the index that continues it.
    run: Progression,
    next: u32,
    /// A value of the current task with another factor, or a constant for none.
    waiting: Reverse,
    /// The sum of the values of other tasks.
    rest: Reverse,
}

/// No value has this index.
const NOWHERE: u32 = u32::MAX;

impl Partial {
    /// Like `f64`'s own sum, from −0, the neutral element.
    const EMPTY: Self = Self {
        primal: -0.0,
        run: Progression { first: 0, stride: 0, length: 0 },
        next: NOWHERE,
        waiting: Reverse::NONE,
        rest: Reverse::NONE,
    };

    #[inline(always)]
    fn add(&mut self, x: Reverse) {
        self.primal += x.primal();
        match x.origin() {
            Some((task, index, factor)) if task == cursor::current_task() => {
                if factor == 1.0 {
                    self.append(index);
                } else if self.waiting.is_constant() {
                    self.waiting = x;
                } else {
                    // Two values of one id merge: the result may have a factor again.
                    let both = self.waiting + x;
                    self.waiting = Reverse::NONE;
                    match both.origin() {
                        Some((_, index, factor)) if factor == 1.0 => self.append(index),
                        _ => self.waiting = both,
                    }
                }
            }
            Some(_) => self.rest = add_foreign(self.rest, x),
            None => {}
        }
    }

    #[inline(always)]
    fn append(&mut self, index: u32) {
        if index == self.next {
            self.run.length += 1;
            self.next = self.next.wrapping_add_signed(self.run.stride);
        } else {
            // By value: a sum whose address is known elsewhere could not be kept in registers.
            *self = self.turn(index);
        }
    }

    /// Begins a run with a value that does not continue the one so far.
    #[cold]
    #[inline(never)]
    fn turn(mut self, index: u32) -> Self {
        let Progression { first, length, .. } = self.run;
        if length == 1 {
            let stride = index.wrapping_sub(first) as i32;
            self.run = Progression { first, stride, length: 2 };
            self.next = index.wrapping_add_signed(stride);
            return self;
        }
        let recorded = self.record_run();
        self.run = Progression { first: index, stride: 0, length: 1 };
        self.next = NOWHERE;
        self.rest += recorded;
        self
    }

    /// The value of the run, without its primal.
    fn record_run(self) -> Reverse {
        let Progression { first, stride, length } = self.run;
        if length == 0 {
            return Reverse::NONE;
        }
        let task = cursor::current_task();
        let index = match length {
            1 => first,
            // SAFETY: there is a current task, which gave out the indices of the run.
            2 => unsafe {
                let second = first.wrapping_add_signed(stride);
                cursor::push(Node { partials: [1.0, 1.0], operands: [first as i32, second as i32] })
            },
            // SAFETY: as above.
            _ => unsafe { cursor::push(Node::sum(self.run)) },
        };
        Reverse::value_of(0.0, task, index)
    }

    #[inline(never)]
    fn finish(self) -> Reverse {
        (self.rest + self.waiting + self.record_run()).with_primal(self.primal)
    }
}

#[inline(never)]
fn add_foreign(sum: Reverse, x: Reverse) -> Reverse {
    sum + x
}
