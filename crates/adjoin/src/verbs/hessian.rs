//! Second derivatives, by forward mode over reverse mode.
//!
//! A number `Forward<Reverse, K>` carries `K` tangents that are themselves recorded. The tangent of the
//! output in the direction `v` is `∇f(x) · v`; one sweep gives its gradient, `∇²f(x) · v`.

use super::jacobian::{Jacobian, pull_rows};
use super::jvp::scalars_of;
use crate::forward::Forward;
use crate::reverse::Reverse;
use crate::reverse::recorded::{Recorded, Seeds};
use crate::structure::{Differentiable, ShapeError, With, unlawful};

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
pub fn hvp<T, F>(f: F, x: &T, vector: &T::Plain) -> Result<T::Plain, ShapeError>
where
    T: Differentiable + ?Sized,
    F: FnOnce(With<T, Forward<Reverse, 1>>) -> Forward<Reverse, 1>,
{
    let direction = scalars_of(x, vector)?;
    let (recorded, output) = record_with_tangents(f, x, |scalar| {
        [direction.get(scalar).copied().unwrap_or_else(|| unlawful("hvp"))]
    });
    let seed = |seeds: &mut Seeds<'_, 1>| {
        seeds.add(output.tangent(0), 0, 1.0);
        Ok(())
    };
    recorded.sweep(seed, |adjoints| super::grad::shaped_as(x, adjoints, 0))
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
pub fn hessian<T, F>(f: F, x: &T) -> Jacobian<T::Plain>
where
    T: Differentiable + ?Sized,
    F: Fn(With<T, Forward<Reverse, LANES>>) -> Forward<Reverse, LANES>,
{
    let size = x.count_scalars();
    let mut matrix = Jacobian::new(size, size, x.map_by(&mut crate::structure::copies::Same));
    for start in (0..size).step_by(LANES) {
        let unit = |scalar: usize| std::array::from_fn(|lane| f64::from(u8::from(scalar == start + lane)));
        let (recorded, output) = record_with_tangents(&f, x, unit);
        if recorded.inputs() != size {
            unlawful("hessian");
        }
        let lanes = LANES.min(size - start);
        pull_rows(&recorded, &output.tangents()[..lanes], matrix.rows_mut(start..start + lanes));
    }
    matrix
}

/// Runs `f` at `x`, recording, with constant tangents given by the index of the scalar.
fn record_with_tangents<T, F, const K: usize>(
    f: F,
    x: &T,
    tangents: impl Fn(usize) -> [f64; K],
) -> (Recorded, Forward<Reverse, K>)
where
    T: Differentiable + ?Sized,
    F: FnOnce(With<T, Forward<Reverse, K>>) -> Forward<Reverse, K>,
{
    let lift = |inputs: &mut crate::reverse::recorded::Inputs<'_>| {
        let mut scalar = 0;
        x.map_scalars(&mut |value| {
            let lifted = Forward::new(inputs.lift(value), tangents(scalar).map(Reverse::from));
            scalar += 1;
            lifted
        })
    };
    Recorded::record(lift, f)
}
