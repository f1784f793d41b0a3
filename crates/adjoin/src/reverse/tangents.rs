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
//! one, with the next K of 2, 4, 8, 16 lanes that has room for n; above, it is the local sweep. Tangents cost more for every
//! n, and a sweep for every result; but as the bench `preaccumulate` has it, tangents are cheaper up to that number even
//! with one result: for n = 16 and 128 operations they take 1.4 µs against 2.4, with sixteen results 2.8 against 18.
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
use crate::macro_support::{OnLanes, OnTangents};
use crate::real::Real;
use crate::rules::scale;
use crate::structure::{Differentiable, ScalarMap, Structure};

/// So many tangents are carried at most.
const MOST_LANES: usize = 16;

/// Calls a function. See [`Real::preaccumulated_call`].
#[inline(always)]
pub(super) fn call<F, T, P, U>(arguments: T, others: P, body: impl FnOnce(T, P) -> U) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
    F: OnTangents<T, P, U, Reverse>,
{
    let (mut scalars, mut variables) = (0, 0);
    arguments.visit_scalars(&mut |x: Reverse| {
        scalars += 1;
        variables += usize::from(!x.is_constant());
    });
    if variables == scalars && cursor::open_task() != TaskId::NONE {
        match scalars {
            1..=2 => return straight::<F, T, P, U, 2>(&arguments, &others),
            3..=4 => return straight::<F, T, P, U, 4>(&arguments, &others),
            5..=8 => return straight::<F, T, P, U, 8>(&arguments, &others),
            9..=MOST_LANES => return straight::<F, T, P, U, MOST_LANES>(&arguments, &others),
            _ => {}
        }
    }
    rarely::<F, T, P, U>(variables, arguments, others, body)
}

/// [`call`] with constants among the arguments, or many, or none.
#[inline(never)]
fn rarely<F, T, P, U>(variables: usize, arguments: T, others: P, body: impl FnOnce(T, P) -> U) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
    F: OnTangents<T, P, U, Reverse>,
{
    if variables == 0 || cursor::open_task() == TaskId::NONE {
        return body(arguments, others);
    }
    match variables {
        1..=2 => scattered::<F, T, P, U, 2>(&arguments, &others),
        3..=4 => scattered::<F, T, P, U, 4>(&arguments, &others),
        5..=8 => scattered::<F, T, P, U, 8>(&arguments, &others),
        9..=MOST_LANES => scattered::<F, T, P, U, MOST_LANES>(&arguments, &others),
        _ => preaccumulated(|| body(arguments, others)),
    }
}

/// Runs a function of variables only: scalar number i has lane i.
#[inline(always)]
fn straight<F, T, P, U, const K: usize>(arguments: &T, others: &P) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
    F: OnLanes<T, P, U, Reverse, K>,
{
    run::<F, T, P, U, K>(arguments, others, &mut Numbered { next: 0 })
}

/// Runs a function of variables and constants.
#[inline(never)]
fn scattered<F, T, P, U, const K: usize>(arguments: &T, others: &P) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
    F: OnLanes<T, P, U, Reverse, K>,
{
    run::<F, T, P, U, K>(arguments, others, &mut Variables { next: 0 })
}

/// Runs a function on what `seeds` makes of its arguments, and records its results.
#[inline(always)]
fn run<F, T, P, U, const K: usize>(
    arguments: &T,
    others: &P,
    seeds: &mut impl ScalarMap<Reverse, Forward<f64, K>>,
) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
    F: OnLanes<T, P, U, Reverse, K>,
{
    let output = F::call(arguments.map_by(seeds), others);
    let mut rows = Rows::<K>::EMPTY;
    rows.depend_on(arguments);
    output.map_by(&mut rows)
}

/// The input of a lane, or a number of no lane.
#[inline(always)]
fn seed<const K: usize>(primal: f64, lane: Option<usize>) -> Forward<f64, K> {
    Forward::new(primal, std::array::from_fn(|other| if lane == Some(other) { 1.0 } else { 0.0 }))
}

/// Gives every scalar a lane.
struct Numbered<const K: usize> {
    next: usize,
}

impl<const K: usize> ScalarMap<Reverse, Forward<f64, K>> for Numbered<K> {
    #[inline(always)]
    fn scalar(&mut self, x: Reverse) -> Forward<f64, K> {
        self.next += 1;
        seed(x.primal(), Some(self.next - 1))
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
            return seed(x.primal(), None);
        }
        self.next += 1;
        seed(x.primal(), Some(self.next - 1))
    }
}

/// Records results with their derivatives in some variables.
struct Rows<const K: usize> {
    /// How many variables there are.
    count: usize,
    ids: [NodeId; K],
    /// The pending factors of the variables.
    factors: [f64; K],
    /// Where they are among the adjoints of the current task.
    places: [i32; K],
}

impl<const K: usize> Rows<K> {
    const EMPTY: Self =
        Self { count: 0, ids: [NodeId::new(TaskId::CONSTANT, 0); K], factors: [0.0; K], places: [0; K] };

    /// Takes the variables from the arguments. (Not a constructor: what is moved is copied.)
    #[inline(always)]
    fn depend_on<T: Differentiable<Reverse>>(&mut self, arguments: &T) {
        arguments.visit_scalars(&mut |x: Reverse| {
            if let (false, Some(id)) = (x.is_constant(), self.ids.get_mut(self.count)) {
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
            *place = if id.task() == current { id.index() as i32 } else { import::locate(id) };
        }
    }
}

impl<const K: usize> ScalarMap<Forward<f64, K>, Reverse> for Rows<K> {
    #[inline(always)]
    fn scalar(&mut self, y: Forward<f64, K>) -> Reverse {
        self.result(&y.tangents()).with_primal(y.primal())
    }
}

impl<const K: usize> Rows<K> {
    /// Records a result, given by its derivatives in the variables. Its primal is left open.
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
            self.unusual_result(tangents)
        }
    }

    /// [`Rows::result`] with derivatives that are zero, or products of 0 and ∞.
    #[inline(never)]
    fn unusual_result(&self, tangents: &[f64; K]) -> Reverse {
        let (mut places, mut partials, mut length) = ([0; K], [0.0; K], 0);
        let mut last = self.ids[0];
        for (lane, tangent) in tangents.iter().enumerate().take(self.count) {
            let partial = scale(*tangent, self.factors[lane]);
            if partial != 0.0 {
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
    for (place, partial) in places.chunks_exact(2).zip(partials.chunks_exact(2)) {
        push(Node { partials: [partial[0], partial[1]], operands: [place[0], place[1]] });
    }
    let (last_place, last_partial) = (places[places.len() - 1], partials[places.len() - 1]);
    match (pairs, odd) {
        (1, false) => first,
        (1, true) => push(Node { partials: [1.0, last_partial], operands: [first as i32, last_place] }),
        (2, false) => push(Node { partials: [1.0, 1.0], operands: [first as i32, first as i32 + 1] }),
        (_, false) => push(Node::sum(Progression { first, stride: 1, length: pairs })),
        (_, true) => {
            push(Node { partials: [last_partial, 0.0], operands: [last_place; 2] });
            push(Node::sum(Progression { first, stride: 1, length: pairs + 1 }))
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
    // SAFETY: `call` has found a current task, which is open now. The operands are places that were located in it, and indices
    // of nodes that were just recorded.
    unsafe { cursor::push(node) }
}
