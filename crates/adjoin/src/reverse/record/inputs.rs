//! The inputs of a run: numbers with the first indices of its root.
//!
//! They are made before the root is entered. User code that runs meanwhile (in an implementation of
//! `Differentiable`) finds no task to which they could belong.

use crate::array::Array;
use crate::real::Real;
use crate::reverse::record::cursor;
use crate::reverse::record::past_caches;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::pages;
use crate::reverse::tape::task::Task;
use crate::structure::ScalarMap;

/// Makes the inputs of a run. When this is dropped, also by a panic, the root has given out their indices.
pub struct Inputs<'a> {
    root: &'a mut Task,
    /// The root's first id.
    start: NodeId,
    count: usize,
}

impl<'a> Inputs<'a> {
    /// The inputs of a run whose root has not been entered yet.
    pub(in crate::reverse) fn of(root: &'a mut Task) -> Self {
        Self { start: root.start, root, count: 0 }
    }

    /// The number of inputs made so far.
    ///
    /// # Panics
    /// If there are more inputs than indices in a task.
    pub(in crate::reverse) fn count(&self) -> usize {
        assert!(
            self.count <= cursor::index_limit() as usize,
            "tape index overflow: the input has {} scalars, but a run has room for {}. Differentiate with respect to a part of it \
             at a time, or pass what needs no derivative as constants.",
            self.count,
            cursor::index_limit(),
        );
        self.count
    }

    /// The id of the first of `count` inputs. If there are more than a task has indices, they become
    /// constants; `count` panics later.
    #[inline(always)]
    fn take(&mut self, count: usize) -> NodeId {
        let first = self.start.plus(self.count as u64);
        self.count = self.count.saturating_add(count);
        if self.count > cursor::INDEX_LIMIT as usize { NodeId::CONSTANT } else { first }
    }

    /// The next input.
    #[inline(always)]
    pub(crate) fn lift(&mut self, primal: f64) -> Reverse {
        Reverse::value_of(primal, self.take(1))
    }

    /// One input for all scalars that this lifts. See [`Shared`].
    pub(in crate::reverse) fn shared(&mut self) -> Shared<'_, 'a> {
        Shared { id: self.take(1), inputs: self }
    }

    /// Replaces the contents of a vector by the next inputs.
    #[inline]
    pub(in crate::reverse) fn lift_all(&mut self, primals: &[f64], into: &mut Vec<Reverse>) {
        let first = self.take(primals.len());
        into.clear();
        if into.capacity() < primals.len() {
            *into = room_for(primals.len());
        }
        past_caches::lift(primals, first, into);
    }
}

impl Drop for Inputs<'_> {
    fn drop(&mut self) {
        self.root.indices = self.count.min(cursor::INDEX_LIMIT as usize) as u32;
    }
}

/// An empty vector with room for `count` inputs.
#[cold]
fn room_for(count: usize) -> Vec<Reverse> {
    let mut room = Vec::with_capacity(count);
    pages::ask_for_large(room.spare_capacity_mut());
    room
}

impl ScalarMap<f64, Reverse> for Inputs<'_> {
    #[inline(always)]
    fn scalar(&mut self, primal: f64) -> Reverse {
        self.lift(primal)
    }

    fn array<const D: usize>(&mut self, array: &Array<f64, D>) -> Array<Reverse, D> {
        let first = self.take(array.len());
        array.lifted(first)
    }
}

/// Lifts all scalars to one input, with the factor 0.
///
/// For runs whose derivatives are never requested, but whose numbers must not be taken for constants.
/// Operations on numbers with one id record nothing, and their factors stay 0. Arrays need consecutive ids,
/// and are lifted as usual.
pub(in crate::reverse) struct Shared<'a, 'b> {
    id: NodeId,
    inputs: &'a mut Inputs<'b>,
}

impl ScalarMap<f64, Reverse> for Shared<'_, '_> {
    #[inline(always)]
    fn scalar(&mut self, primal: f64) -> Reverse {
        Reverse::term(self.id, 0.0).with_primal(primal)
    }

    fn array<const D: usize>(&mut self, array: &Array<f64, D>) -> Array<Reverse, D> {
        self.inputs.array(array)
    }
}
