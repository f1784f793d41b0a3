//! Preaccumulation by tangents: a function is run in forward mode, and recorded as the derivatives of its results.
//!
//! `preaccumulate.rs` records a piece of code, sweeps the recording and takes it back. A function that is marked
//! `#[preaccumulate]` can do without the recording, because it is there for every scalar type: with a tangent for each
//! number that goes in, it gives its results and their derivatives at once.
//!
//! ```text
//! x₁ … xₙ   ⟶   f in forward mode, xᵢ with the unit tangent i   ⟶   yⱼ with its row of derivatives  ∂yⱼ/∂x₁ … ∂yⱼ/∂xₙ
//! ```
//!
//! What is recorded for a result is its row (`rows.rs`). There are three ways to get it:
//!
//! - **In straight-line code**, of which the macro has seen that there is no loop in it, the numbers carry a mask that says
//!   which of their tangents may be other than zero ([`Masked`]). When all is inlined, masks are known to the compiler, and
//!   what is left is what one would write by hand: a product where the chain rule has one, and a row without zeros. Products
//!   are not checked on the way (see `batch/masked.rs`); if a result has a tangent that is NaN, because of 0 · ∞ or because it
//!   is so, the function is run again in the second way.
//! - **In any other code** it is [`Forward`], with the next K of 2, 4, 8, 16 lanes that has room for the n scalars that go in
//!   and are no constants. Where all are to be differentiated, the numbers of the lanes follow from the structure
//!   alone; for anything else, `rarely`, they are counted as they come.
//! - **For more than [`MOST_LANES`] scalars** it is the local sweep. Tangents cost more for every n, and a sweep for every
//!   result; but as the bench `preaccumulate` has it, tangents are cheaper up to that number even with one result: for
//!   n = 16 and 128 operations they take 1.3 µs against 2.9, with sixteen results 2.7 against 13.

use super::cursor;
use super::preaccumulate::preaccumulated;
use super::rows::{Rows, Seeds, Straight};
use super::scalar::Reverse;
use super::task::TaskId;
use crate::batch::{MASKED_LANES, Masked};
use crate::forward::Forward;
use crate::macro_support::{OnLanes, OnScalar, OnTangents};
use crate::real::Real;
use crate::structure::copies::Same;
use crate::structure::{Differentiable, ScalarMap, Structure, With};

/// So many tangents are carried at most.
const MOST_LANES: usize = MASKED_LANES;

/// Calls a function. See [`Real::preaccumulated_call`].
#[inline(always)]
pub(super) fn call<F, T, P, U>(arguments: T, others: P, body: impl FnOnce(T, P) -> U) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
    F: OnTangents<T, P, U, Reverse>,
{
    if <F as OnScalar<P, Masked>>::IS_STRAIGHT && cursor::open_task() != TaskId::NONE {
        let mut scalars = 0;
        arguments.visit_scalars(&mut |_: Reverse| scalars += 1);
        if scalars <= MOST_LANES {
            if let Some(output) = masked::<F, T, P, U>(&arguments, &others) {
                return output;
            }
        }
        return checked::<F, T, P, U>(arguments, others, body).map_by(&mut Unpacked);
    }
    by_lanes::<F, T, P, U>(arguments, others, body)
}

/// Takes numbers out of the memory that a call has left them in. What is usual has them in registers, and would have to put
/// them there, too.
struct Unpacked;

impl ScalarMap<Reverse, Reverse> for Unpacked {
    #[inline(always)]
    fn scalar(&mut self, x: Reverse) -> Reverse {
        Reverse::term(x.id(), x.factor()).with_primal(x.primal())
    }
}

/// Runs straight-line code on masked numbers; none if that cannot tell the derivatives.
#[inline(always)]
fn masked<F, T, P, U>(arguments: &T, others: &P) -> Option<U>
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
    F: OnTangents<T, P, U, Reverse>,
{
    let output = <F as OnScalar<P, Masked>>::call(arguments.map_by(&mut Seeds { count: 0 }), others);
    match Straight::of(arguments, &output) {
        Some(mut row) => Some(output.map_by(&mut row)),
        // A copy of the output, so that it is in memory on this way only.
        None => masked_rarely::<T, U>(arguments, &output.map_by(&mut Same))
            .map(|output| output.map_by(&mut Unpacked)),
    }
}

/// The end of [`masked`] with constants or values of other tasks among the arguments.
#[cold]
#[inline(never)]
fn masked_rarely<T, U>(arguments: &T, output: &With<U, Masked, Reverse>) -> Option<U>
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
{
    let mut doubtful = false;
    output.visit_scalars(&mut |y: Masked| doubtful |= y.tangents().any(|(_, tangent)| tangent.is_nan()));
    if doubtful {
        return None;
    }
    let mut rows = Rows::<MOST_LANES>::EMPTY;
    rows.depend_on(arguments, |_| true);
    Some(output.map_by(&mut rows))
}

/// The call of straight-line code in the second way.
#[cold]
#[inline(never)]
fn checked<F, T, P, U>(arguments: T, others: P, body: impl FnOnce(T, P) -> U) -> U
where
    T: Differentiable<Reverse>,
    U: Differentiable<Reverse>,
    U::Plain: Structure<With<Reverse> = U>,
    F: OnTangents<T, P, U, Reverse>,
{
    by_lanes::<F, T, P, U>(arguments, others, body)
}

/// Calls a function on [`Forward`], or records it.
#[inline(always)]
fn by_lanes<F, T, P, U>(arguments: T, others: P, body: impl FnOnce(T, P) -> U) -> U
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
            1..=2 => return numbered::<F, T, P, U, 2>(&arguments, &others),
            3..=4 => return numbered::<F, T, P, U, 4>(&arguments, &others),
            5..=8 => return numbered::<F, T, P, U, 8>(&arguments, &others),
            9..=MOST_LANES => return numbered::<F, T, P, U, MOST_LANES>(&arguments, &others),
            _ => {}
        }
    }
    rarely::<F, T, P, U>(variables, arguments, others, body)
}

/// [`by_lanes`] with constants among the arguments, or many, or none.
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
fn numbered<F, T, P, U, const K: usize>(arguments: &T, others: &P) -> U
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
    rows.depend_on(arguments, |x| !x.is_constant());
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
