//! The inputs of a run: numbers that stand for the first indices of its root.

use super::import::NodeId;
use super::pages;
use super::past_caches;
use super::scalar::Reverse;
use super::task::TaskId;
use crate::array::Array;
use crate::structure::ScalarMap;

/// Makes the inputs of a run.
pub(crate) struct Inputs {
    task: TaskId,
    next: usize,
}

impl Inputs {
    /// The first of them are yet to be made.
    pub(super) fn of(task: TaskId) -> Self {
        Self { task, next: 0 }
    }

    /// How many have been made.
    pub(super) fn count(&self) -> usize {
        self.next
    }

    /// The next input.
    #[inline(always)]
    pub(crate) fn lift(&mut self, primal: f64) -> Reverse {
        let index = self.next;
        self.next += 1;
        // More than 2³² of them are refused when all are counted.
        Reverse::value_of(primal, self.task, index as u32)
    }

    /// Replaces the contents of a vector by the next inputs.
    #[inline]
    pub(super) fn lift_all(&mut self, primals: &[f64], into: &mut Vec<Reverse>) {
        let (task, first) = (self.task, self.next);
        self.next += primals.len();
        into.clear();
        if into.capacity() < primals.len() {
            *into = room_for(primals.len());
        }
        past_caches::lift(primals, NodeId::new(task, first as u32), into);
    }
}

/// An empty vector with room for so many inputs.
#[cold]
fn room_for(count: usize) -> Vec<Reverse> {
    let mut room = Vec::with_capacity(count);
    pages::ask_for_large(room.spare_capacity_mut());
    room
}

impl ScalarMap<f64, Reverse> for Inputs {
    #[inline(always)]
    fn scalar(&mut self, primal: f64) -> Reverse {
        self.lift(primal)
    }

    fn array<const D: usize>(&mut self, array: &Array<f64, D>) -> Array<Reverse, D> {
        let first = NodeId::new(self.task, self.next as u32);
        self.next += array.len();
        array.lifted(first)
    }
}
