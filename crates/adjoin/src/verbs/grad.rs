//! The gradient of a function with one output.

use std::convert::Infallible;

use super::fallible::Fallible;
use crate::array::Array;
use crate::real::Real;
use crate::reverse::Reverse;
use crate::reverse::recorded::Recorded;
use crate::structure::{Differentiable, ScalarMap, With, unlawful};
use crate::taped::{Recording, Seeding, Taped, Trace};

/// The run of a verb over the scalar `R`.
pub(super) type RunOf<R> = <<R as crate::real::Hooks>::Trace as Trace<R>>::Recording;

/// The gradient of `f` at `x`.
///
/// `(T → scalar, x: T) → T`. Reverse mode: a small multiple of the cost of `f`, whatever the size of `x`, on
/// as many threads as `f` used.
///
/// ```
/// use adjoin::prelude::*;
///
/// let gradient = grad(|[x, y]| x * y + x.sin(), &[0.0, 3.0]);
/// assert_eq!(gradient, [4.0, 0.0]);
/// ```
///
/// # Panics
/// If `f` does, on any thread, and if it misuses [`Reverse`] numbers (of another call, or of a parallel
/// branch).
pub fn grad<T, R>(f: impl FnOnce(With<T, Taped<R>, R>) -> Taped<R>, x: &T) -> With<T, R, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    value_and_grad(f, x).1
}

/// The value of `f` at `x`, and its gradient there.
///
/// `(T → scalar, x: T) → (f64, T)`. As [`grad`]; the value is the same, bit for bit, as that of `f` on `f64`.
///
/// ```
/// use adjoin::prelude::*;
///
/// let (value, gradient) = value_and_grad(|(x, ys)| x * ys.iter().sum::<Reverse>(), &(2.0, vec![3.0, 4.0]));
/// assert_eq!(value, 14.0);
/// assert_eq!(gradient, (7.0, vec![2.0, 2.0]));
/// ```
///
/// # Panics
/// As [`grad`].
pub fn value_and_grad<T, R>(f: impl FnOnce(With<T, Taped<R>, R>) -> Taped<R>, x: &T) -> (R, With<T, R, R>)
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    let (recorded, output) = record(f, x);
    (output.inner(), sweep_from(&recorded, output, x))
}

/// The value of `f` at `x`; the scalars of its gradient there are written to `gradient`, in order.
///
/// `(T → scalar, x: T, gradient) → f64`. As [`value_and_grad`], in place: `f` borrows its input, and the
/// gradient's memory is the caller's. Where `x` is a slice or a vector of numbers, nothing is allocated after
/// the first call: the memory of the lifted input is kept, like that of the tape. [Arrays](crate::array) in
/// `x` are passed to `f` without a copy. This suits the inner loop of an optimiser, especially with large
/// inputs, where fresh memory for every call can cost more than the arithmetic.
///
/// ```
/// use adjoin::prelude::*;
///
/// let mut x = vec![3.0, -4.0];
/// let mut gradient = vec![0.0; 2];
/// for _ in 0..100 {
///     let value = value_and_grad_into(|x| x.iter().map(|&x| x * x).sum(), &x, &mut gradient);
///     assert!(value <= 25.0);
///     x.iter_mut().zip(&gradient).for_each(|(x, slope)| *x -= 0.1 * slope);
/// }
/// assert!(x.iter().all(|x| x.abs() < 1e-6));
/// ```
///
/// Any structure will do:
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::Vector;
///
/// let x = (Vector::from([1.0, 2.0]), 3.0);
/// let mut gradient = [0.0; 3];
/// let value = value_and_grad_into(|(x, y): &(Vector<_>, _)| x.dot(x) * y, &x, &mut gradient);
/// assert_eq!(value, 15.0);
/// assert_eq!(gradient, [6.0, 12.0, 5.0]);
/// ```
///
/// # Panics
/// As [`grad`], and if the length of `gradient` is not the number of scalars in `x`.
pub fn value_and_grad_into<T, F>(f: F, x: &T, gradient: &mut [f64]) -> f64
where
    T: Differentiable + ?Sized,
    F: FnOnce(&With<T, Reverse>) -> Reverse,
{
    let (recorded, output) = record_borrowed(f, x, gradient);
    let Ok(()) = recorded.sweep_into(seed_of(output), gradient);
    output.primal()
}

/// Runs `f` at `x`, recording. Where `x` is a slice or a vector, the memory of the lifted input is kept.
///
/// # Panics
/// If the length of `gradient` is not the number of scalars in `x`.
#[inline(always)]
#[track_caller]
pub(super) fn record_borrowed<T, U, F>(f: F, x: &T, gradient: &[f64]) -> (Recorded, U)
where
    T: Differentiable + ?Sized,
    F: FnOnce(&With<T, Reverse>) -> U,
{
    let (recorded, output) = match x.contiguous_scalars() {
        Some(scalars) => {
            require_room(scalars.len(), gradient);
            Recorded::record_kept(scalars, |lifted| f(borrowed::<T, Reverse>(lifted)))
        }
        None => record::<_, _, _, f64>(|x| f(&x), x),
    };
    require_room(recorded.inputs(), gradient);
    (recorded, output)
}

/// A vector as the sibling of a structure with contiguous scalars.
#[inline(always)]
pub(super) fn borrowed<T, S>(lifted: &Vec<S>) -> &With<T, S>
where
    T: Differentiable + ?Sized,
    S: Real,
{
    With::<T, S>::from_vector(lifted).expect("the sibling of such a structure is a vector")
}

#[track_caller]
pub(super) fn require_room(scalars: usize, gradient: &[f64]) {
    let room = gradient.len();
    assert!(
        scalars == room,
        "the gradient has length {room}, but the input has {scalars} scalars: the two must be equal"
    );
}

/// [`grad`] for a function that may fail: its `None` or `Err` is passed through.
///
/// ```
/// use adjoin::prelude::*;
///
/// let root = |x: Reverse| if x < 0.0 { Err("negative") } else { Ok(x.sqrt()) };
/// assert_eq!(try_grad(root, &4.0), Ok(0.25));
/// assert_eq!(try_grad(root, &-4.0), Err("negative"));
/// ```
///
/// # Panics
/// As [`grad`].
pub fn try_grad<T, O, R>(f: impl FnOnce(With<T, Taped<R>, R>) -> O, x: &T) -> O::Of<With<T, R, R>>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    O: Fallible<Value = Taped<R>>,
{
    let (recorded, outcome) = record(f, x);
    outcome.with(|output| sweep_from(&recorded, output, x))
}

/// [`value_and_grad`] for a function that may fail: its `None` or `Err` is passed through.
///
/// ```
/// use adjoin::prelude::*;
///
/// let first = |xs: Vec<Reverse>| xs.first().map(|x| *x * 3.0);
/// assert_eq!(try_value_and_grad(first, &vec![2.0, 5.0]), Some((6.0, vec![3.0, 0.0])));
/// assert_eq!(try_value_and_grad(first, &Vec::<f64>::new()), None);
/// ```
///
/// # Panics
/// As [`grad`].
pub fn try_value_and_grad<T, O, R>(
    f: impl FnOnce(With<T, Taped<R>, R>) -> O,
    x: &T,
) -> O::Of<(R, With<T, R, R>)>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    O: Fallible<Value = Taped<R>>,
{
    let (recorded, outcome) = record(f, x);
    outcome.with(|output| (output.inner(), sweep_from(&recorded, output, x)))
}

/// Runs `f` at `x`, recording.
#[inline]
pub(crate) fn record<T, U, F, R>(f: F, x: &T) -> (RunOf<R>, U)
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    F: FnOnce(With<T, Taped<R>, R>) -> U,
{
    RunOf::<R>::record(|inputs| x.map_by(inputs), f)
}

/// Sweeps from one output, and puts the adjoints of the inputs into the shape of `x`.
pub(super) fn sweep_from<T, R>(recorded: &RunOf<R>, output: Taped<R>, x: &T) -> With<T, R, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    let Ok(gradient) = recorded.sweep(seed_of::<R>(output), |adjoints| shaped_as(x, adjoints, 0));
    gradient
}

/// Gives one output the cotangent 1.
#[inline(always)]
pub(super) fn seed_of<R: Real>(
    output: Taped<R>,
) -> impl FnOnce(&mut <RunOf<R> as Recording<R>>::Seeds<'_, 1>) -> Result<(), Infallible> {
    move |seeds| {
        seeds.add(output, 0, R::constant(1.0));
        Ok(())
    }
}

/// The adjoints of the inputs in one lane, in the shape of `x`.
pub(super) fn shaped_as<R, T, const K: usize>(x: &T, adjoints: &[[R; K]], lane: usize) -> With<T, R, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    x.map_by(&mut ReadOut { adjoints, lane })
}

/// Replaces scalars by the adjoints of one lane, in order.
struct ReadOut<'a, R, const K: usize> {
    adjoints: &'a [[R; K]],
    lane: usize,
}

impl<R: Real, const K: usize> ScalarMap<R, R> for ReadOut<'_, R, K> {
    #[inline(always)]
    fn scalar(&mut self, _: R) -> R {
        let (adjoint, rest) = self.adjoints.split_first().unwrap_or_else(|| unlawful("gradient"));
        self.adjoints = rest;
        adjoint[self.lane]
    }

    fn array<const D: usize>(&mut self, array: &Array<R, D>) -> Array<R, D> {
        let (adjoints, rest) =
            self.adjoints.split_at_checked(array.len()).unwrap_or_else(|| unlawful("gradient"));
        self.adjoints = rest;
        array.rebuild(if K == 1 {
            R::copied(adjoints.as_flattened())
        } else {
            adjoints.iter().map(|adjoint| adjoint[self.lane]).collect()
        })
    }
}
