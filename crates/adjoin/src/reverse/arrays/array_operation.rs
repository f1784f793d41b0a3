//! Array operations, as they are recorded: the operation, and what it wants to know again when it is swept.

use std::sync::Arc;

use crate::array::sources::Sources;
use crate::array::{Buffer, Flow, Layout, Operation, Plain, Point, Tangents, View};
use crate::reverse::arrays::elements::require_task;
use crate::reverse::record::array;
use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::array_node::{Inflow, Lent, Rule};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::operand::Operand;

/// Calls `f` with plain views of the inputs. They are mostly one or two, and mostly packed; otherwise the views are of copies, which
/// are returned.
#[inline]
pub(in crate::reverse) fn with_plain(
    inputs: &[View<'_, Reverse>],
    f: impl FnOnce(&[Plain<'_>]),
) -> Option<KeptInputs> {
    match inputs {
        [a] => {
            if let Some(a) = a.plain() {
                f(&[a]);
                return None;
            }
        }
        [a, b] => {
            if let (Some(a), Some(b)) = (a.plain(), b.plain()) {
                f(&[a, b]);
                return None;
            }
        }
        _ => {}
    }
    let copies = KeptInputs::of(inputs);
    copies.with_plain(f);
    Some(copies)
}

/// Records an operation with so many results, unless all its inputs are constants. If there are copies of the inputs, they are
/// kept, should the operation keep any.
pub(in crate::reverse) fn record<O: Operation>(
    operation: O,
    inputs: &[View<'_, Reverse>],
    copies: Option<KeptInputs>,
    length: usize,
    output: impl FnOnce() -> Arc<Buffer<f64>>,
) -> NodeId {
    let operand = |view: &View<'_, Reverse>| view.elements.operand(view.layout);
    let operands = match inputs {
        [a] => Few::One([operand(a)]),
        [a, b] => Few::Two([operand(a), operand(b)]),
        _ => Few::More(inputs.iter().map(operand).collect()),
    };
    if operands.as_ref().iter().all(Operand::is_constant) {
        return NodeId::CONSTANT;
    }
    require_task(operands.as_ref());
    let rule = Recorded {
        operation,
        inputs: if O::KEEPS_INPUTS {
            copies.unwrap_or_else(|| KeptInputs::of(inputs))
        } else {
            KeptInputs(Few::More(Vec::new()))
        },
        output: O::KEEPS_OUTPUT.then(output),
    };
    array::push(length, operands, rule)
}

/// One, two or more of something, the first two without an allocation.
enum Few<T> {
    One([T; 1]),
    Two([T; 2]),
    More(Vec<T>),
}

impl<T> AsRef<[T]> for Few<T> {
    fn as_ref(&self) -> &[T] {
        match self {
            Self::One(one) => one,
            Self::Two(two) => two,
            Self::More(more) => more,
        }
    }
}

/// The primal values of an input.
pub(in crate::reverse) struct KeptInput {
    pub(in crate::reverse) primals: Arc<Buffer<f64>>,
    pub(in crate::reverse) layout: Layout,
}

impl KeptInput {
    fn plain(&self) -> Plain<'_> {
        Plain { data: &self.primals, layout: self.layout }
    }
}

/// Those of all inputs.
pub(in crate::reverse) struct KeptInputs(Few<KeptInput>);

impl KeptInputs {
    fn of(inputs: &[View<'_, Reverse>]) -> Self {
        let kept = |view: &View<'_, Reverse>| view.elements.kept(view.layout);
        Self(match inputs {
            [a] => Few::One([kept(a)]),
            [a, b] => Few::Two([kept(a), kept(b)]),
            _ => Few::More(inputs.iter().map(kept).collect()),
        })
    }

    fn with_plain<T>(&self, f: impl FnOnce(&[Plain<'_>]) -> T) -> T {
        match &self.0 {
            Few::One(one) => f(&one.each_ref().map(KeptInput::plain)),
            Few::Two(two) => f(&two.each_ref().map(KeptInput::plain)),
            Few::More(more) => f(&more.iter().map(KeptInput::plain).collect::<Vec<_>>()),
        }
    }
}

/// An operation and where it was done.
struct Recorded<O> {
    operation: O,
    inputs: KeptInputs,
    /// The output, if the operation keeps it.
    output: Option<Arc<Buffer<f64>>>,
}

impl<O> Recorded<O> {
    fn with_point<T>(&self, f: impl FnOnce(&Point<'_>) -> T) -> T {
        let output = self.output.as_ref().map_or(&[][..], |output| output);
        self.inputs.with_plain(|inputs| f(&Point { inputs, output }))
    }
}

impl<O: Operation> Rule for Recorded<O> {
    fn pull(&self, cotangent: &[f64], flow: &mut Lent<'_>) {
        self.with_point(|at| self.operation.pull(at, cotangent, &mut Flow::new(flow)));
    }

    fn push(&self, inflow: &Inflow<'_>, tangent: &mut [f64]) {
        let operands = 0..inflow.operands();
        let lengths: Vec<usize> = operands.clone().map(|operand| inflow.length(operand)).collect();
        let tangents: Vec<_> = operands.map(|operand| inflow.of(operand)).collect();
        let tangents = Tangents { tangents: &tangents, lengths: &lengths };
        self.with_point(|at| self.operation.push(at, &tangents, tangent));
    }

    fn pushes_row_by_row(&self) -> bool {
        O::PUSHES_ROW_BY_ROW
    }

    fn is_foreign(&self) -> bool {
        O::IS_FOREIGN
    }

    fn sources(&self, sources: &mut Sources<'_>) -> bool {
        self.with_point(|at| self.operation.sources(at, sources))
    }
}
