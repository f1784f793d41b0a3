//! Second derivatives, by forward mode over reverse mode.
//!
//! A number `Forward<Reverse, K>` carries `K` tangents that are themselves recorded. The tangent of the
//! output in the direction `v` is `∇f(x) · v`; one sweep gives its gradient, `∇²f(x) · v`.

use super::fallible::Fallible;
use super::grad::{RunOf, borrowed, require_room, seed_of, sweep_from};
use super::jacobian::Jacobian;
use super::jvp::{scalars_of, with_kept_scalars};
use crate::forward::Forward;
use crate::real::Real;
use crate::reverse::Reverse;
use crate::reverse::record::kept::with_vector;
use crate::reverse::recorded::{Inputs, Recorded};
use crate::structure::{Differentiable, ScalarMap, ShapeError, With, unlawful};
use crate::taped::{Recording, Taped};

/// Number of columns of a Hessian per run.
const LANES: usize = 4;

/// The product of the Hessian of `f` at `x` with a vector.
///
/// `(T → scalar, x: T, vector: T) → T`, at the cost of a few gradients; the Hessian itself is never formed.
///
/// ```
/// use adjoin::prelude::*;
///
/// let product = hvp(|[x, y]| x * x * y, &[1.0, 3.0], &[1.0, 0.0]);
/// assert_eq!(product, Ok([6.0, 2.0]));
/// ```
///
/// # Errors
/// If the shapes of the vector and `x` differ.
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn hvp<T, R>(
    f: impl FnOnce(With<T, Forward<Taped<R>, 1>, R>) -> Forward<Taped<R>, 1>,
    x: &T,
    vector: &With<T, R, R>,
) -> Result<With<T, R, R>, ShapeError>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    let direction = scalars_of(x, vector)?;
    let (recorded, output) = record_with_tangents(f, x, |scalar| {
        [direction.get(scalar).copied().unwrap_or_else(|| unlawful("hvp"))]
    });
    Ok(sweep_from(&recorded, output.tangent(0), x))
}

/// [`hvp`] for a function that may fail: its `None` or `Err` is passed through.
///
/// # Errors
/// If the shapes of the vector and `x` differ.
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn try_hvp<T, O, R>(
    f: impl FnOnce(With<T, Forward<Taped<R>, 1>, R>) -> O,
    x: &T,
    vector: &With<T, R, R>,
) -> Result<O::Of<With<T, R, R>>, ShapeError>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    O: Fallible<Value = Forward<Taped<R>, 1>>,
{
    let direction = scalars_of(x, vector)?;
    let (recorded, outcome) = record_with_tangents(f, x, |scalar| {
        [direction.get(scalar).copied().unwrap_or_else(|| unlawful("hvp"))]
    });
    Ok(outcome.with(|output| sweep_from(&recorded, output.tangent(0), x)))
}

/// The scalars of the product of the Hessian of `f` at `x` with a vector are written to `product`, in order.
///
/// `(T → scalar, x: T, vector: T, product)`. As [`hvp`], in place: `f` borrows its input. Nothing is
/// allocated but what the structures themselves need; for a slice or a vector of numbers memory is kept for
/// the next call (up to a mebibyte).
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::hvp_into;
///
/// let (x, vector, mut product) = (vec![1.0, 3.0], vec![1.0, 0.0], [0.0; 2]);
/// hvp_into(|x| x[0] * x[0] * x[1], &x, &vector, &mut product)?;
/// assert_eq!(product, [6.0, 2.0]);
/// # Ok::<(), adjoin::ShapeError>(())
/// ```
///
/// # Errors
/// If the shapes of the vector and `x` differ.
///
/// # Panics
/// As [`grad`](crate::grad), and if the length of `product` is not the number of scalars in `x`.
pub fn hvp_into<T, F>(f: F, x: &T, vector: &With<T, f64>, product: &mut [f64]) -> Result<(), ShapeError>
where
    T: Differentiable + ?Sized,
    F: FnOnce(&With<T, Forward<Reverse>>) -> Forward<Reverse>,
{
    let (recorded, output) = with_kept_scalars(x, vector, |tangents| {
        let lifted = |inputs: &mut Inputs<'_>, x, tangent| {
            Forward::new(inputs.scalar(x), [Taped::constant_of(tangent)])
        };
        if let Some(scalars) = x.contiguous_scalars() {
            with_vector(|vector: &mut Vec<_>| {
                let lift = |inputs: &mut Inputs<'_>| {
                    let pairs = scalars.iter().zip(tangents);
                    vector.extend(pairs.map(|(x, tangent)| lifted(inputs, *x, *tangent)));
                    vector
                };
                Recorded::record(lift, |vector| f(borrowed::<T, Forward<Reverse>>(vector)))
            })
        } else {
            let lift = |inputs: &mut Inputs<'_>| {
                let mut tangents = tangents.iter();
                x.map_scalars(&mut |x| {
                    lifted(inputs, x, *tangents.next().unwrap_or_else(|| unlawful("hvp_into")))
                })
            };
            Recorded::record(lift, |x| f(&x))
        }
    })?;
    require_room(recorded.inputs(), product);
    let Ok(()) = recorded.sweep_into(seed_of::<f64>(output.tangent(0)), product);
    Ok(())
}

/// The Hessian of `f` at `x`.
///
/// `(T → scalar, x: T) → matrix`, with a row and a column for each scalar of the input. Runs `f` once for
/// every four of them.
///
/// ```
/// use adjoin::prelude::*;
///
/// let matrix = hessian(|[x, y]| x * x * y, &[1.0, 3.0]);
/// assert_eq!(matrix.entries(), [6.0, 2.0, 2.0, 0.0]);
/// ```
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn hessian<T, R>(
    f: impl Fn(With<T, Forward<Taped<R>, LANES>, R>) -> Forward<Taped<R>, LANES>,
    x: &T,
) -> Jacobian<With<T, R, R>, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    let Some(matrix) = try_hessian(|x| Some(f(x)), x) else { unreachable!("the function does not fail") };
    matrix
}

/// [`hessian`] for a function that may fail: its `None` or `Err` is passed through.
///
/// ```
/// use adjoin::prelude::*;
///
/// fn entropy<R: Real>(p: [R; 2]) -> Result<R, &'static str> {
///     if p.iter().any(|p| *p <= 0.0) { return Err("not positive") }
///     Ok(-p.into_iter().map(|p| p * p.ln()).sum::<R>())
/// }
/// assert_eq!(try_hessian(entropy, &[0.5, 0.25]).unwrap().entries(), [-2.0, 0.0, 0.0, -4.0]);
/// assert_eq!(try_hessian(entropy, &[0.5, 0.0]), Err("not positive"));
/// ```
///
/// # Panics
/// As [`grad`](crate::grad).
pub fn try_hessian<T, O, R>(
    f: impl Fn(With<T, Forward<Taped<R>, LANES>, R>) -> O,
    x: &T,
) -> O::Of<Jacobian<With<T, R, R>, R>>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    O: Fallible<Value = Forward<Taped<R>, LANES>>,
{
    let size = x.count_scalars();
    let empty = |size| Jacobian::new(size, size, x.map_by(&mut crate::structure::copies::Same));
    let mut matrix = empty(size);
    let mut start = 0;
    loop {
        let unit = |scalar: usize| {
            std::array::from_fn(|lane| R::constant(f64::from(u8::from(scalar == start + lane))))
        };
        let (recorded, outcome) = record_with_tangents(&f, x, unit);
        if recorded.inputs() != size {
            unlawful("hessian");
        }
        let lanes = LANES.min(size - start);
        let mut succeeded = false;
        let result = outcome.with(|output: Forward<Taped<R>, LANES>| {
            succeeded = true;
            recorded.pull_rows(&output.tangents()[..lanes], matrix.rows_mut(start..start + lanes));
            start += lanes;
            if start == size { std::mem::replace(&mut matrix, empty(0)) } else { empty(0) }
        });
        if !succeeded || start == size {
            return result;
        }
    }
}

/// Runs `f` at `x`, recording, with constant tangents given by the index of the scalar.
fn record_with_tangents<T, U, R, const K: usize>(
    f: impl FnOnce(With<T, Forward<Taped<R>, K>, R>) -> U,
    x: &T,
    tangents: impl Fn(usize) -> [R; K],
) -> (RunOf<R>, U)
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    let lift = |inputs: &mut <RunOf<R> as Recording<R>>::Inputs<'_>| {
        let mut scalar = 0;
        x.map_scalars(&mut |value| {
            let lifted = Forward::new(inputs.scalar(value), tangents(scalar).map(Taped::constant_of));
            scalar += 1;
            lifted
        })
    };
    RunOf::<R>::record(lift, f)
}
