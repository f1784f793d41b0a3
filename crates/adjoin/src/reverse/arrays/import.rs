//! Imports of values of other tasks, as values of the current one.
//!
//! One array node whose results equal its operands. Further operations on the results take the fast path: no
//! import is looked up any more.
//!
//! Cost per value: a slot (consecutive values share one entry in the import list), 16 bytes for the operand,
//! and an index.

use crate::array::sources::Sources;
use crate::real::Real;
use crate::reverse::record::array;
use crate::reverse::record::cursor;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::operand::Operand;
use crate::structure::copies::Same;
use crate::structure::{Differentiable, ScalarMap, Structure};

/// A copy of `x` in which all scalars except constants are values of the current task.
pub(in crate::reverse) fn import<T>(x: &T) -> T
where
    T: Differentiable<Reverse>,
    T::Plain: Structure<With<Reverse> = T>,
{
    let mut foreign: Vec<(NodeId, f64)> = Vec::new();
    if cursor::in_task() {
        x.visit_scalars(&mut |x: Reverse| {
            if is_foreign(x) {
                foreign.push((x.id(), x.factor()));
            }
        });
    }
    if foreign.is_empty() {
        return x.map_by(&mut Same);
    }
    let first = array::push(foreign.len(), [Operand::of_scalars(foreign.iter().copied())], Copies);
    let mut renamed = Renamed(Consecutive::new(first, foreign.len()));
    let copy = x.map_by(&mut renamed);
    renamed.0.require_all("import");
    copy
}

/// Consecutive ids of a task, given out once each to the scalars of a structure.
///
/// A structure that maps more scalars than it visits gets no ids beyond these: the task would give them to
/// other values later.
pub(in crate::reverse) struct Consecutive {
    first: NodeId,
    count: usize,
    taken: usize,
}

impl Consecutive {
    pub(in crate::reverse) fn new(first: NodeId, count: usize) -> Self {
        Self { first, count, taken: 0 }
    }

    /// The first of the next ids, if there are that many.
    pub(in crate::reverse) fn take(&mut self, count: usize) -> Option<NodeId> {
        let first = self.taken;
        self.taken = first.saturating_add(count);
        (self.taken <= self.count).then(|| self.first.plus(first as u64))
    }

    /// Panics if a structure mapped other scalars than it visited.
    pub(in crate::reverse) fn require_all(&self, verb: &str) {
        require_count(verb, self.taken, self.count);
    }
}

/// Panics if a structure mapped other scalars than it visited.
pub(in crate::reverse) fn require_count(verb: &str, mapped: usize, visited: usize) {
    assert!(
        mapped == visited,
        "{verb}: an implementation of `Differentiable` visits {visited} scalars but maps {mapped}: \
         `visit_scalars` and `map_scalars` must visit the same scalars in the same order"
    );
}

/// Whether this is a value of a task other than the current one.
fn is_foreign(x: Reverse) -> bool {
    !x.is_constant() && cursor::own_index(x.id()).is_none()
}

/// Gives values of other tasks new ids, in order.
struct Renamed(Consecutive);

impl ScalarMap<Reverse, Reverse> for Renamed {
    fn scalar(&mut self, x: Reverse) -> Reverse {
        if !is_foreign(x) {
            return x;
        }
        self.0.take(1).map_or_else(|| Reverse::constant(x.primal()), |own| Reverse::value_of(x.primal(), own))
    }
}

/// The results are the elements of the operand.
struct Copies;

impl Rule for Copies {
    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        flow.add(0, |adjoints| {
            adjoints.iter_mut().zip(cotangent).for_each(|(adjoint, cotangent)| *adjoint += cotangent);
        });
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        if let Some(tangents) = inflow.of(0) {
            tangent.copy_from_slice(&tangents);
        }
    }

    fn sources(&self, sources: &mut Sources<'_>) -> bool {
        sources.each(|result, of| of.element(0, result));
        true
    }
}
