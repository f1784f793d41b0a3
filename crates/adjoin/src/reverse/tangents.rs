//! Preaccumulation by tangents: a function is run in forward mode, and recorded as the derivatives of its results.
//!
//! `preaccumulate.rs` records a piece of code, sweeps the recording and takes it back. A function that is marked
//! `#[preaccumulate]` can do without the recording, because it is there for every scalar type: with a tangent for each
//! number that goes in, it gives its results and their derivatives at once.
//!
//! ```text
//! x₁ … xₙ   ⟶   f on Forward<f64, K>, xᵢ with the unit tangent i   ⟶   yⱼ with its row of derivatives  ∂yⱼ/∂x₁ … ∂yⱼ/∂xₙ
//! ```
//!
//! A constant has no tangent; nor has it a place in a row, and neither have derivatives that are zero. What is recorded for
//! a result is its row, in the nodes that there are:
//!
//! ```text
//! none        nothing: the result is a constant
//! one         nothing: it is a pending factor on the value that went in
//! two         a node
//! more        a node for every two, and the sum of these, which is one node however many they are (`sum.rs`)
//! ```
//!
//! So nothing is allocated, no stretch is ended, and the sweep meets ordinary nodes.
//!
//! **Which way is taken.** Let n be the number of scalars that go in and are no constants. Up to [`MOST_LANES`], it is this
//! one, with the next K of 2, 4, 8, 16 lanes that has room for n; above, it is the local sweep.
//! The tangents take about `n / 2` of the function's own time each, the sweep takes the same time whatever n is.
//!
//! Where all that goes in is to be differentiated, the numbers of the lanes follow from the structure alone. If that is
//! fixed (scalars, arrays, tuples, structs of such), the compiler knows them, and which tangents are zero for that reason.
//! For anything else, `rarely`, they are counted as they come.

use super::cursor;
use super::import::{self, NodeId};
use super::preaccumulate::preaccumulated;
use super::scalar::Reverse;
use super::tape::{Node, Progression};
use super::task::TaskId;
use crate::forward::Forward;
use crate::memory::OnLanes;
use crate::real::Real;
use crate::rules::scale;
use crate::structure::{Differentiable, ScalarMap, Structure};

/// So many tangents are carried at most.
const MOST_LANES: usize = 16;

/// Calls a function. See [`Real::preaccumulated_call`].
#[inline(always)]
pub(super) fn call<T, P, U>(
    arguments: T,
    others: P,
    body: impl FnOnce(T, P) -> U,
    two: impl OnLanes<T, P, U, Reverse, 2>,
    four: impl OnLanes<T, P, U, Reverse, 4>,
    eight: impl OnLanes<T, P, U, Reverse, 8>,
    sixteen: impl OnLanes<T, P, U, Reverse, MOST_LANES>,
) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
{
    let (mut scalars, mut variables) = (0, 0);
    arguments.visit_scalars(&mut |x: Reverse| {
        scalars += 1;
        variables += usize::from(!x.is_constant());
    });
    if variables == scalars && cursor::open_task() != TaskId::NONE {
        match scalars {
            1..=2 => return straight(&arguments, &others, two),
            3..=4 => return straight(&arguments, &others, four),
            5..=8 => return straight(&arguments, &others, eight),
            9..=MOST_LANES => return straight(&arguments, &others, sixteen),
            _ => {}
        }
    }
    rarely(variables, arguments, others, body, two, four, eight, sixteen)
}

/// [`call`] with constants among the arguments, or many, or none.
#[inline(never)]
#[expect(clippy::too_many_arguments, reason = "those of `call` and what it has found out")]
fn rarely<T, P, U>(
    variables: usize,
    arguments: T,
    others: P,
    body: impl FnOnce(T, P) -> U,
    two: impl OnLanes<T, P, U, Reverse, 2>,
    four: impl OnLanes<T, P, U, Reverse, 4>,
    eight: impl OnLanes<T, P, U, Reverse, 8>,
    sixteen: impl OnLanes<T, P, U, Reverse, MOST_LANES>,
) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
{
    if variables == 0 || cursor::open_task() == TaskId::NONE {
        return body(arguments, others);
    }
    match variables {
        1..=2 => scattered(&arguments, &others, two),
        3..=4 => scattered(&arguments, &others, four),
        5..=8 => scattered(&arguments, &others, eight),
        9..=MOST_LANES => scattered(&arguments, &others, sixteen),
        _ => preaccumulated(|| body(arguments, others)),
    }
}

/// Runs a function of variables only: scalar number i has lane i.
#[inline(always)]
fn straight<T, P, U, const K: usize>(arguments: &T, others: &P, f: impl OnLanes<T, P, U, Reverse, K>) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
{
    let output = f(arguments.map_by(&mut Numbered::<K> { next: 0 }), others);
    output.map_by(&mut Rows::<K>::of(arguments))
}

/// Runs a function of variables and constants.
#[inline(never)]
fn scattered<T, P, U, const K: usize>(arguments: &T, others: &P, f: impl OnLanes<T, P, U, Reverse, K>) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
{
    let output = f(arguments.map_by(&mut Variables::<K> { next: 0 }), others);
    output.map_by(&mut Rows::<K>::of(arguments))
}

/// The input of a lane.
#[inline(always)]
fn seed<const K: usize>(primal: f64, lane: usize) -> Forward<f64, K> {
    Forward::new(primal, std::array::from_fn(|other| if other == lane { 1.0 } else { 0.0 }))
}

/// Gives every scalar a lane.
struct Numbered<const K: usize> {
    next: usize,
}

impl<const K: usize> ScalarMap<Reverse, Forward<f64, K>> for Numbered<K> {
    #[inline(always)]
    fn scalar(&mut self, x: Reverse) -> Forward<f64, K> {
        self.next += 1;
        seed(x.primal(), self.next - 1)
    }
}

/// Gives every scalar a lane that is no constant.
struct Variables<const K: usize> {
    next: usize,
}

impl<const K: usize> ScalarMap<Reverse, Forward<f64, K>> for Variables<K> {
    #[inline(always)]
    fn scalar(&mut self, x: Reverse) -> Forward<f64, K> {
        if x.is_constant() {
            return Forward::from(x.primal());
        }
        self.next += 1;
        seed(x.primal(), self.next - 1)
    }
}

/// Records results with their derivatives in some variables.
struct Rows<const K: usize> {
    /// How many variables there are.
    count: usize,
    ids: [NodeId; K],
    /// Where the variables are among the adjoints of the current task.
    places: [i32; K],
    /// The pending factors of the variables.
    factors: [f64; K],
}

impl<const K: usize> Rows<K> {
    /// Results that depend on the scalars of the arguments.
    #[inline(always)]
    fn of<T: Differentiable<Reverse>>(arguments: &T) -> Self {
        let nowhere = NodeId::new(TaskId::CONSTANT, 0);
        let mut rows = Self { count: 0, ids: [nowhere; K], places: [0; K], factors: [0.0; K] };
        let current = cursor::open_task();
        arguments.visit_scalars(&mut |x: Reverse| {
            if let Some((task, index, factor)) = x.origin() {
                let (id, lane) = (NodeId::new(task, index), rows.count);
                rows.ids[lane] = id;
                rows.places[lane] = if task == current { index as i32 } else { import::locate(id) };
                rows.factors[lane] = factor;
                rows.count += 1;
            }
        });
        rows
    }
}

impl<const K: usize> ScalarMap<Forward<f64, K>, Reverse> for Rows<K> {
    #[inline(always)]
    fn scalar(&mut self, y: Forward<f64, K>) -> Reverse {
        let (mut entries, mut length, mut only) = ([(0, 0.0); K], 0, 0);
        for lane in 0..self.count {
            let partial = scale(y.tangent(lane), self.factors[lane]);
            if partial != 0.0 {
                entries[length] = (self.places[lane], partial);
                length += 1;
                only = lane;
            }
        }
        match &entries[..length] {
            [] => Reverse::from(y.primal()),
            [(_, partial)] => Reverse::term(self.ids[only], *partial).with_primal(y.primal()),
            row => Reverse::value_of(y.primal(), cursor::current_task(), record(row)),
        }
    }
}

/// Records a row of two entries or more, each a place and the derivative in what is there, and returns its index.
#[inline]
fn record(row: &[(i32, f64)]) -> u32 {
    let pairs = row.chunks_exact(2);
    let last = pairs.remainder().first();
    let first = cursor::next_index();
    for pair in pairs {
        push(Node { partials: [pair[0].1, pair[1].1], operands: [pair[0].0, pair[1].0] });
    }
    let length = cursor::next_index() - first;
    match (length, last) {
        (1, None) => first,
        (1, Some((place, partial))) => {
            push(Node { partials: [1.0, *partial], operands: [first as i32, *place] })
        }
        (2, None) => push(Node { partials: [1.0, 1.0], operands: [first as i32, first as i32 + 1] }),
        (_, None) => push(Node::sum(Progression { first, stride: 1, length })),
        (_, Some((place, partial))) => {
            push(Node { partials: [*partial, 0.0], operands: [*place, *place] });
            push(Node::sum(Progression { first, stride: 1, length: length + 1 }))
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
    // SAFETY: `call` has found a current task, which is open now. The operands are places that `Rows::of` has located in it,
    // and indices of nodes that were just recorded.
    unsafe { cursor::push(node) }
}
