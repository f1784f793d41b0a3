//! Forward mode: directional derivatives.

use super::fallible::Fallible;
use super::grad::borrowed;
use crate::forward::{Forward, Runs};
use crate::real::Real;
use crate::reverse::record::kept::with_vector;
use crate::structure::{Differentiable, ShapeError, With, unlawful};

/// The value of `f` at `x`, and its derivative there in the direction `tangent`.
///
/// `(T → U, x: T, tangent: T) → (U, U)`. Forward mode: two or three times the cost of `f`, no tape.
///
/// ```
/// use adjoin::prelude::*;
///
/// let (value, tangent) = jvp(|(x, y)| [x * y, x.exp()], &(0.0, 3.0), &(1.0, 10.0)).unwrap();
/// assert_eq!(value, [0.0, 1.0]);
/// assert_eq!(tangent, [3.0, 1.0]);
/// ```
///
/// # Errors
/// If the shapes of the tangent and `x` differ.
///
/// # Panics
/// If `f` does.
pub fn jvp<T, U, R>(
    f: impl FnOnce(With<T, Forward<R, 1>, R>) -> U,
    x: &T,
    tangent: &With<T, R, R>,
) -> Result<ValueAndTangent<U, R>, ShapeError>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    U: Differentiable<Forward<R, 1>>,
{
    let (run, lifted) = with_tangents(x, tangent)?;
    Ok(value_and_tangent(run, &f(lifted)))
}

/// [`jvp`] for a function that may fail: its `None` or `Err` is passed through.
///
/// ```
/// use adjoin::prelude::*;
///
/// let root = |x: Forward| if x < 0.0 { None } else { Some(x.sqrt()) };
/// assert_eq!(try_jvp(root, &4.0, &1.0), Ok(Some((2.0, 0.25))));
/// assert_eq!(try_jvp(root, &-4.0, &1.0), Ok(None));
/// ```
///
/// # Errors
/// If the shapes of the tangent and `x` differ.
///
/// # Panics
/// If `f` does.
pub fn try_jvp<T, O, R>(
    f: impl FnOnce(With<T, Forward<R, 1>, R>) -> O,
    x: &T,
    tangent: &With<T, R, R>,
) -> Result<O::Of<ValueAndTangent<O::Value, R>>, ShapeError>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    O: Fallible,
    O::Value: Differentiable<Forward<R, 1>>,
{
    let (run, lifted) = with_tangents(x, tangent)?;
    Ok(f(lifted).with(|output| value_and_tangent(run, &output)))
}

/// The value of `f` at `x`; the scalars of its derivative in the direction `tangent` are written to `pushed`.
///
/// `(T → U, x: T, tangent: T, pushed) → U`. As [`jvp`], in place: `f` borrows its input. Nothing is allocated
/// but what the structures themselves need; for a slice or a vector of numbers memory is kept for the next
/// call (up to a mebibyte).
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::jvp_into;
///
/// let (x, direction, mut pushed) = (vec![2.0, 5.0], vec![1.0, 0.0], [0.0; 2]);
/// let value = jvp_into(|x: &Vec<Forward>| [x[0] * x[1], x[0] + x[1]], &x, &direction, &mut pushed);
/// assert_eq!(value, Ok([10.0, 7.0]));
/// assert_eq!(pushed, [5.0, 1.0]);
/// ```
///
/// # Errors
/// If the shapes of the tangent and `x` differ.
///
/// # Panics
/// If `f` does, and if the length of `pushed` is not the number of scalars in the output.
pub fn jvp_into<T, U, F>(
    f: F,
    x: &T,
    tangent: &With<T, f64>,
    pushed: &mut [f64],
) -> Result<With<U, f64, Forward>, ShapeError>
where
    T: Differentiable + ?Sized,
    U: Differentiable<Forward>,
    F: FnOnce(&With<T, Forward>) -> U,
{
    let run = Runs::new();
    let output = with_kept_scalars(x, tangent, |tangents| {
        if let Some(scalars) = x.contiguous_scalars() {
            with_vector(|lifted| {
                let pairs = scalars.iter().zip(tangents);
                lifted.extend(pairs.map(|(x, tangent)| Forward::new(*x, [*tangent]).in_runs(run)));
                f(borrowed::<T, Forward>(lifted))
            })
        } else {
            let mut tangents = tangents.iter();
            f(&x.map_scalars(&mut |value| {
                Forward::new(value, [*tangents.next().unwrap_or_else(|| unlawful("jvp_into"))]).in_runs(run)
            }))
        }
    })?;
    let (room, mut count) = (pushed.len(), 0);
    let value = output.map_scalars(&mut |y: Forward| {
        y.runs().require_from(run);
        if let Some(place) = pushed.get_mut(count) {
            *place = y.tangent(0);
        }
        count += 1;
        y.inner()
    });
    assert!(
        count == room,
        "the slice for the tangent has length {room}, but the output has {count} scalars: the two must be equal"
    );
    Ok(value)
}

/// Calls `f` with the scalars of a tangent at `x`, in memory that is kept.
pub(super) fn with_kept_scalars<T: Differentiable + ?Sized, U>(
    x: &T,
    tangent: &With<T, f64>,
    f: impl FnOnce(&[f64]) -> U,
) -> Result<U, ShapeError> {
    with_vector(|scalars| {
        x.zip_scalars(tangent, &mut |_, tangent: f64| scalars.push(tangent))?;
        Ok(f(scalars))
    })
}

/// A structure with tangents, lifted into a run.
type InRun<T, R> = (Runs, With<T, Forward<R, 1>, R>);

/// `x` with its tangents, lifted into a new run.
fn with_tangents<T, R>(x: &T, tangent: &With<T, R, R>) -> Result<InRun<T, R>, ShapeError>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    let mut next = scalars_of(x, tangent)?.into_iter();
    let run = Runs::new();
    let lifted = x.map_scalars(&mut |value| {
        Forward::new(value, [next.next().unwrap_or_else(|| unlawful("jvp"))]).in_runs(run)
    });
    Ok((run, lifted))
}

/// The value and the tangent of an output of a run.
fn value_and_tangent<U, R>(run: Runs, output: &U) -> ValueAndTangent<U, R>
where
    R: Real,
    U: Differentiable<Forward<R, 1>>,
{
    let value = output.map_scalars(&mut |y: Forward<R, 1>| {
        y.runs().require_from(run);
        y.inner()
    });
    (value, output.map_scalars(&mut |y: Forward<R, 1>| y.tangent(0)))
}

/// What [`jvp`] returns.
type ValueAndTangent<U, R> = (With<U, R, Forward<R, 1>>, With<U, R, Forward<R, 1>>);

/// The scalars of a tangent at `x`, in order.
pub(super) fn scalars_of<T, R>(x: &T, tangent: &With<T, R, R>) -> Result<Vec<R>, ShapeError>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    let mut scalars = Vec::new();
    x.zip_scalars(tangent, &mut |_, tangent: R| scalars.push(tangent))?;
    Ok(scalars)
}

/// The derivative of a function of one number.
///
/// `(scalar → scalar, x) → scalar`, for any [`Real`]: it nests.
///
/// ```
/// use adjoin::prelude::*;
///
/// assert_eq!(derivative(|x| x.powi(3), 2.0), 12.0);
/// assert_eq!(derivative(|x| derivative(|y| y.powi(3), x), 2.0), 12.0);
/// // A number of the outer derivative is lifted before the inner one uses it, so the two stay apart.
/// assert_eq!(derivative(|x| x * derivative(|y| y + Forward::constant_of(x), 2.0.into()), 1.0), 1.0);
/// ```
///
/// # Panics
/// If `f` does.
pub fn derivative<R: Real>(f: impl FnOnce(Forward<R, 1>) -> Forward<R, 1>, x: R) -> R {
    let run = Runs::new();
    let result = f(Forward::new(x, [R::constant(1.0)]).in_runs(run));
    result.runs().require_from(run);
    result.tangent(0)
}

/// [`derivative`] for a function that may fail: its `None` or `Err` is passed through.
///
/// ```
/// use adjoin::prelude::*;
///
/// let root = |x: Forward| if x < 0.0 { Err("negative") } else { Ok(x.sqrt()) };
/// assert_eq!(try_derivative(root, 4.0), Ok(0.25));
/// assert_eq!(try_derivative(root, -4.0), Err("negative"));
/// ```
///
/// # Panics
/// If `f` does.
pub fn try_derivative<R: Real, O: Fallible<Value = Forward<R, 1>>>(
    f: impl FnOnce(Forward<R, 1>) -> O,
    x: R,
) -> O::Of<R> {
    let run = Runs::new();
    f(Forward::new(x, [R::constant(1.0)]).in_runs(run)).with(|result| {
        result.runs().require_from(run);
        result.tangent(0)
    })
}
