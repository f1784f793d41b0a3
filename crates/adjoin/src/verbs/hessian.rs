//! Second derivatives, by forward mode over reverse mode.
//!
//! A number `Forward<Reverse, K>` carries `K` tangents that are themselves recorded. The tangent of the
//! output in the direction `v` is `∇f(x) · v`; one sweep gives its gradient, `∇²f(x) · v`.

use super::grad::{RunOf, sweep_from};
use super::jacobian::Jacobian;
use super::jvp::scalars_of;
use crate::forward::Forward;
use crate::real::Real;
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
pub fn hvp<T, R>(f: impl FnOnce(With<T, Forward<Taped<R>, 1>, R>) -> Forward<Taped<R>, 1>, x: &T, vector: &With<T, R, R>) -> Result<With<T, R, R>, ShapeError>
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
pub fn hessian<T, R>(f: impl Fn(With<T, Forward<Taped<R>, LANES>, R>) -> Forward<Taped<R>, LANES>, x: &T) -> Jacobian<With<T, R, R>, R>
where
    R: Real,
    T: Differentiable<R> + ?Sized,
{
    let size = x.count_scalars();
    let mut matrix = Jacobian::new(size, size, x.map_by(&mut crate::structure::copies::Same));
    for start in (0..size).step_by(LANES) {
        let unit = |scalar: usize| {
            std::array::from_fn(|lane| R::constant(f64::from(u8::from(scalar == start + lane))))
        };
        let (recorded, output) = record_with_tangents(&f, x, unit);
        if recorded.inputs() != size {
            unlawful("hessian");
        }
        let lanes = LANES.min(size - start);
        recorded.pull_rows(&output.tangents()[..lanes], matrix.rows_mut(start..start + lanes));
    }
    matrix
}

/// Runs `f` at `x`, recording, with constant tangents given by the index of the scalar.
fn record_with_tangents<T, F, R, const K: usize>(
    f: F,
    x: &T,
    tangents: impl Fn(usize) -> [R; K],
) -> (RunOf<R>, Forward<Taped<R>, K>)
where
    R: Real,
    T: Differentiable<R> + ?Sized,
    F: FnOnce(With<T, Forward<Taped<R>, K>, R>) -> Forward<Taped<R>, K>,
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
