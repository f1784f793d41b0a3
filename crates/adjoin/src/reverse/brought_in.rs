//! Copies of values of other tasks, as values of the current one.
//!
//! One array node whose results are its operands. What is done with the results is the usual case of recording: no import
//! is looked for any more.
//!
//! Cost: for each value a slot (consecutive values have one line in the list of imports), 16 bytes for the operand and an
//! index.

use super::block::{self, Flow, Inflow, Rule};
use super::cursor;
use super::import::{self, NodeId};
use super::operand::Operand;
use super::scalar::Reverse;
use super::sources::Sources;
use super::task::TaskId;
use crate::real::Real;
use crate::structure::copies::Same;
use crate::structure::{Differentiable, ScalarMap, Structure};

/// A copy of `x` in which all scalars but constants are values of the current task.
pub(super) fn brought_in<T>(x: &T) -> T
where
    T: Differentiable<Reverse>,
    T::Plain: Structure<With<Reverse> = T>,
{
    let mut foreign: Vec<(NodeId, f64)> = Vec::new();
    if cursor::current_task() != TaskId::NONE {
        x.visit_scalars(&mut |x: Reverse| {
            if is_foreign(x) {
                foreign.push((x.id(), x.factor()));
            }
        });
    }
    if foreign.is_empty() {
        return x.map_by(&mut Same);
    }
    let first = block::push(foreign.len(), [Operand::of_scalars(foreign.iter().copied())], Copies);
    x.map_by(&mut Renamed { next: first })
}

/// Whether this is a value of another task than the current one.
fn is_foreign(x: Reverse) -> bool {
    !x.is_constant() && !import::is_own(x.id())
}

/// Gives values of other tasks new ids, in order.
struct Renamed {
    next: NodeId,
}

impl ScalarMap<Reverse, Reverse> for Renamed {
    fn scalar(&mut self, x: Reverse) -> Reverse {
        if !is_foreign(x) {
            return x;
        }
        let own = self.next;
        self.next = own.next();
        Reverse::value_of(x.primal(), own.task(), own.index())
    }
}

/// Results that are the elements of the operand.
struct Copies;

impl Rule for Copies {
    fn pull(&self, cotangent: &[f64], flow: &mut Flow<'_>) {
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
