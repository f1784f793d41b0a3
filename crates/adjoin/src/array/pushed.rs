//! Forward mode by kernels: the tangents of an operation on numbers, each by the operation's own forward
//! rule.
//!
//! An array of [`Forward`] numbers has each primal value beside its tangents. For an operation whose forward
//! rule is much faster on numbers in a row than its definition is on numbers with tangents (a product of
//! matrices, a system of equations), they are taken apart, the kernel and the rule do their work, and the
//! results are put together again:
//!
//! ```text
//! x₀ ẋ₀ x₁ ẋ₁ …   ──▶   x₀ x₁ …, ẋ₀ ẋ₁ …   ──▶   y = value(x), ẏ = push(x, ẋ)   ──▶   y₀ ẏ₀ y₁ ẏ₁ …
//! ```
//!
//! Only for tangents that are plain numbers: derivatives of derivatives run the definition.
//!
//! Cost: one pass over the operands for taking them apart, then the kernel once, and the rule once for each
//! tangent that is not zero throughout.

use std::any::Any;
use std::borrow::Cow;

use super::elements::{Kept, View, buffer_for};
use super::layout::Layout;
use super::operation::{Operation, Plain, Point, Tangents};
use crate::forward::{Forward, Runs};
use crate::real::Real;

/// An operand, taken apart: its shape, its primal values, and its tangents, of which those that are zero are
/// left out.
struct Apart<const K: usize> {
    layout: Layout,
    primals: Vec<f64>,
    tangents: [Option<Vec<f64>>; K],
    runs: Runs,
}

impl<const K: usize> Apart<K> {
    fn of(elements: &[Forward<f64, K>], shape: [usize; 2]) -> Self {
        let tangent = |k: usize| {
            let tangents = elements.iter().map(|x| x.tangent(k));
            let zero = tangents.clone().all(|tangent| tangent == 0.0);
            (!zero).then(|| tangents.collect())
        };
        Self {
            layout: Layout::rows(shape),
            primals: elements.iter().map(|x| x.inner()).collect(),
            tangents: std::array::from_fn(tangent),
            runs: elements.iter().fold(Runs::NONE, |runs, x| runs.joined(x.runs())),
        }
    }
}

/// The result of an operation by its kernel and its forward rule; `None` if the tangents are not plain
/// numbers.
pub(crate) fn pushed<R: Real, const K: usize, O: Operation>(
    operation: &mut O,
    inputs: &[View<'_, Forward<R, K>>],
    length: usize,
) -> Option<Kept<Forward<R, K>>> {
    let apart = |view: &View<'_, Forward<R, K>>| {
        let elements: &dyn Any = view.elements;
        let elements: &Kept<Forward<f64, K>> = elements.downcast_ref()?;
        Some(Apart::of(&elements.in_rows(&view.layout), view.layout.shape))
    };
    let inputs = inputs.iter().map(apart).collect::<Option<Vec<Apart<K>>>>()?;
    let mut result = Some(Kept::new(push_each(operation, &inputs, length)));
    // The scalar is `f64`: these are the same types.
    let result: &mut dyn Any = &mut result;
    result.downcast_mut::<Option<Kept<Forward<R, K>>>>()?.take()
}

fn push_each<const K: usize, O: Operation>(
    operation: &mut O,
    inputs: &[Apart<K>],
    length: usize,
) -> Vec<Forward<f64, K>> {
    let plain: Vec<_> =
        inputs.iter().map(|input| Plain { data: &input.primals, layout: input.layout }).collect();
    let lengths: Vec<usize> = inputs.iter().map(|input| input.primals.len()).collect();
    let mut output = buffer_for::<O>(length);
    operation.value(&plain, &mut output);
    let at = Point { inputs: &plain, output: &output };
    let runs = inputs.iter().fold(Runs::NONE, |runs, input| runs.joined(input.runs));
    let mut results: Vec<_> = output.iter().map(|y| Forward::new(*y, [0.0; K]).in_runs(runs)).collect();
    let mut pushed = vec![0.0; length];
    for k in 0..K {
        let tangents: Vec<_> =
            inputs.iter().map(|input| input.tangents[k].as_deref().map(Cow::Borrowed)).collect();
        if tangents.iter().all(Option::is_none) {
            continue;
        }
        pushed.fill(0.0);
        operation.push(&at, &Tangents { tangents: &tangents, lengths: &lengths }, &mut pushed);
        for (result, pushed) in results.iter_mut().zip(&pushed) {
            let mut tangents = result.tangents();
            tangents[k] = *pushed;
            *result = Forward::new(result.inner(), tangents).in_runs(runs);
        }
    }
    results
}
