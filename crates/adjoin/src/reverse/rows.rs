//! Rows: results that are given by their derivatives in some values.
//!
//! What preaccumulation leaves of a function (`tangents.rs`) is, for each result, a row of derivatives. Constants have no place
//! in it, and neither have derivatives that are known to be zero. It is recorded in the nodes that there are:
//!
//! ```text
//! none        nothing: the result is a constant
//! one         nothing: it is a pending factor on the value that went in
//! two         a node
//! more        a node for every two, and the sum of these, which is one node however many they are (`sum.rs`)
//! ```
//!
//! So nothing is allocated and no stretch is ended. Such a sum says that the nodes just before it are its own; the sweep
//! then takes all of them at once, with the adjoint that they have in common. To everyone else it is a sum like any other.

use super::cursor;
use super::import::{self, NodeId};
use super::node::{Node, Progression};
use super::scalar::Reverse;
use super::task::TaskId;
use crate::batch::{MASKED_LANES, Masked, each_lane};
use crate::forward::Forward;
use crate::real::Real;
use crate::rules::scale;
use crate::structure::{Differentiable, ScalarMap};

// What straight-line code goes through are maps, and not closures, because their method can be inlined always.

/// Makes arguments masked numbers, with a lane for each.
pub(super) struct Seeds {
    pub(super) count: usize,
}

/// Records results of straight-line code. Everything about a row but its numbers is known when the code is compiled.
pub(super) struct Straight {
    count: usize,
    ids: [NodeId; MASKED_LANES],
    /// The pending factors of the arguments.
    factors: [f64; MASKED_LANES],
}

/// Looks whether results can be recorded.
struct Check<'a> {
    row: &'a Straight,
    /// How many nodes they take at most.
    nodes: usize,
    /// Zero if all that they depend on is of the current task: no constant, and nothing of another one.
    foreign: u32,
    /// Derivatives, added up in two sums: numbers if each of them is (and they do not add up to something else).
    sums: [f64; 2],
}

impl ScalarMap<Reverse, Masked> for Seeds {
    #[inline(always)]
    fn scalar(&mut self, x: Reverse) -> Masked {
        self.count += 1;
        Masked::input(x.primal(), self.count - 1)
    }
}

impl Straight {
    /// For results of a function of these arguments; none if they depend on constants or on values of other tasks, if there
    /// is no room to record them, or a derivative is no number.
    ///
    /// The arguments are looked at after the function has run: what is known about them could not be kept in registers while
    /// it does.
    #[inline(always)]
    pub(super) fn of<T, U>(arguments: &T, results: &U) -> Option<Self>
    where
        T: Differentiable<Reverse>,
        U: Differentiable<Masked>,
    {
        let (ids, factors) = ([NodeId::CONSTANT; MASKED_LANES], [0.0; MASKED_LANES]);
        let mut row = Self { count: 0, ids, factors };
        arguments.map_by(&mut row);
        let mut check = Check { row: &row, nodes: 0, foreign: 0, sums: [0.0; 2] };
        results.map_by(&mut check);
        let fine = check.foreign == 0 && cursor::has_room(check.nodes);
        (fine && !(check.sums[0] + check.sums[1]).is_nan()).then_some(row)
    }
}

impl ScalarMap<Reverse, Reverse> for Straight {
    #[inline(always)]
    fn scalar(&mut self, x: Reverse) -> Reverse {
        self.ids[self.count] = x.id();
        self.factors[self.count] = x.factor();
        self.count += 1;
        x
    }
}

impl ScalarMap<Masked, Masked> for Check<'_> {
    #[inline(always)]
    fn scalar(&mut self, y: Masked) -> Masked {
        let task = cursor::open_task();
        self.nodes += MASKED_LANES / 2 + 1;
        each_lane!(|lane| {
            if let Some(tangent) = y.tangent(lane) {
                self.foreign |= self.row.ids[lane].task().0 ^ task.0;
                // In turn: two at once, where the processor can.
                self.sums.swap(0, 1);
                self.sums[0] += tangent * self.row.factors[lane];
            }
        });
        y
    }
}

impl ScalarMap<Masked, Reverse> for Straight {
    #[inline(always)]
    fn scalar(&mut self, y: Masked) -> Reverse {
        let (mut places, mut partials, mut length) = ([0; MASKED_LANES], [0.0; MASKED_LANES], 0);
        let mut last = NodeId::CONSTANT;
        each_lane!(|lane| {
            if let Some(tangent) = y.tangent(lane) {
                last = self.ids[lane];
                places[length] = self.ids[lane].index() as i32;
                partials[length] = tangent * self.factors[lane];
                length += 1;
            }
        });
        let result = match length {
            0 => Reverse::from(0.0),
            1 => Reverse::term(last, partials[0]),
            _ => {
                let id = record_at_once(&places, &partials, length);
                Reverse::value_of(0.0, id.task(), id.index())
            }
        };
        result.with_primal(y.primal())
    }
}

/// [`record`] where there is room.
#[inline(always)]
fn record_at_once(places: &[i32; MASKED_LANES], partials: &[f64; MASKED_LANES], length: usize) -> NodeId {
    let pairs = length.div_ceil(2);
    let count = if pairs > 1 { pairs + 1 } else { 1 };
    // SAFETY: there is a current task, whose chunk has room, as `Straight::of` has found; all that is taken is written.
    let (first, slot) = unsafe { cursor::take_nodes(count) };
    each_lane!(|left| {
        if left % 2 == 0 && left < length {
            let (right, partial) =
                if left + 1 < length { (left + 1, partials[left + 1]) } else { (left, 0.0) };
            let node = Node { partials: [partials[left], partial], operands: [places[left], places[right]] };
            // SAFETY: the slot is among those that were taken; the operands are places of values of the current task.
            unsafe { Node::write(slot.add(left / 2), node) };
        }
    });
    if pairs > 1 {
        // SAFETY: the last slot that was taken; the summands were just recorded.
        unsafe { Node::write(slot.add(pairs), Node::row(first.index(), pairs as u32)) };
    }
    first.plus(count as u32 - 1)
}

/// Records results with their derivatives in some values.
pub(super) struct Rows<const K: usize> {
    /// How many values there are.
    count: usize,
    ids: [NodeId; K],
    /// Their pending factors.
    factors: [f64; K],
    /// Where they are among the adjoints of the current task.
    places: [i32; K],
}

impl<const K: usize> Rows<K> {
    pub(super) const EMPTY: Self =
        Self { count: 0, ids: [NodeId::new(TaskId::CONSTANT, 0); K], factors: [0.0; K], places: [0; K] };

    /// Takes the values that have a lane from the arguments. (Not a constructor: what is moved is copied.)
    #[inline(always)]
    pub(super) fn depend_on<T: Differentiable<Reverse>>(
        &mut self,
        arguments: &T,
        has_lane: impl Fn(Reverse) -> bool,
    ) {
        arguments.visit_scalars(&mut |x: Reverse| {
            if let (true, Some(id)) = (has_lane(x), self.ids.get_mut(self.count)) {
                *id = x.id();
                self.factors[self.count] = x.factor();
                self.count += 1;
            }
        });
        self.locate();
    }

    #[inline(never)]
    fn locate(&mut self) {
        let current = cursor::open_task();
        for (place, id) in self.places.iter_mut().zip(self.ids).take(self.count) {
            if id.task() == current {
                *place = id.index() as i32;
            } else if id.task() != TaskId::CONSTANT {
                *place = import::locate(id);
            }
        }
    }
}

impl<const K: usize> ScalarMap<Forward<f64, K>, Reverse> for Rows<K> {
    #[inline(always)]
    fn scalar(&mut self, y: Forward<f64, K>) -> Reverse {
        self.result(&y.tangents()).with_primal(y.primal())
    }
}

impl ScalarMap<Masked, Reverse> for Rows<MASKED_LANES> {
    fn scalar(&mut self, y: Masked) -> Reverse {
        self.unusual_result(y.tangents()).with_primal(y.primal())
    }
}

impl<const K: usize> Rows<K> {
    /// Records a result, given by its derivatives in the values. Its primal is left open.
    ///
    /// Not inlined: whoever makes a structure of results is then small enough to be.
    #[inline(never)]
    fn result(&self, tangents: &[f64; K]) -> Reverse {
        let partials: [f64; K] = std::array::from_fn(|lane| tangents[lane] * self.factors[lane]);
        // Neither zero nor NaN.
        let usual = partials[..self.count]
            .iter()
            .fold(self.count > 1, |usual, partial| usual & (partial.abs() > 0.0));
        if usual {
            let index = record(&self.places[..self.count], &partials[..self.count]);
            Reverse::value_of(0.0, cursor::current_task(), index)
        } else {
            self.unusual_result(tangents.iter().copied().enumerate().take(self.count))
        }
    }

    /// [`Rows::result`] with derivatives that are zero, products of 0 and ∞, or values that are constants. The derivatives are
    /// given with their lanes.
    #[inline(never)]
    fn unusual_result(&self, tangents: impl Iterator<Item = (usize, f64)>) -> Reverse {
        let (mut places, mut partials, mut length) = ([0; K], [0.0; K], 0);
        let mut last = self.ids[0];
        for (lane, tangent) in tangents {
            let partial = scale(tangent, self.factors[lane]);
            if partial != 0.0 && self.ids[lane].task() != TaskId::CONSTANT {
                (places[length], partials[length], last) = (self.places[lane], partial, self.ids[lane]);
                length += 1;
            }
        }
        match length {
            0 => Reverse::from(0.0),
            1 => Reverse::term(last, partials[0]),
            _ => {
                let index = record(&places[..length], &partials[..length]);
                Reverse::value_of(0.0, cursor::current_task(), index)
            }
        }
    }
}

/// Records a row of two entries or more, and returns its index.
#[inline(always)]
fn record(places: &[i32], partials: &[f64]) -> u32 {
    let first = cursor::next_index();
    let (pairs, odd) = ((places.len() / 2) as u32, places.len() % 2 == 1);
    // Where a chunk ends in between, the sweep does not find the nodes of a row next to each other.
    let in_one_chunk = cursor::has_room(places.len() / 2 + 2);
    for (place, partial) in places.chunks_exact(2).zip(partials.chunks_exact(2)) {
        push(Node { partials: [partial[0], partial[1]], operands: [place[0], place[1]] });
    }
    let (last_place, last_partial) = (places[places.len() - 1], partials[places.len() - 1]);
    let sum = |length: u32| {
        if in_one_chunk {
            Node::row(first, length)
        } else {
            Node::sum(Progression { first, stride: 1, length })
        }
    };
    match (pairs, odd) {
        (1, false) => first,
        (1, true) => push(Node { partials: [1.0, last_partial], operands: [first as i32, last_place] }),
        (_, false) => push(sum(pairs)),
        (_, true) => {
            push(Node { partials: [last_partial, 0.0], operands: [last_place; 2] });
            push(sum(pairs + 1))
        }
    }
}

/// Records a node of the current task.
#[inline(always)]
fn push(node: Node) -> u32 {
    if cursor::open_task() == TaskId::FULL {
        // Goes on in another chunk, if there may be one.
        cursor::current_task();
    }
    // SAFETY: somebody has found a current task, which is open now. The operands are places that were located in it, and indices
    // of nodes that were just recorded.
    unsafe { cursor::push(node) }
}
