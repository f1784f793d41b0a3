//! Sums of small terms, with gradient and Hessian: forward mode over forward mode, one term at a time.
//!
//! ```text
//! s = Σ f(x, dᵢ)        s, ∂s/∂x and ∂²s/∂x² for x of N numbers: about N² products for each operation of f
//! ```
//!
//! Nothing is recorded. The data are halved down to parts whose size depends on their number alone, and sums
//! are added along that tree, so that the bits do not depend on the number of threads.

use crate::forward::{Forward, Runs};

/// A number with its first and second derivatives in `N` inputs.
type Second<const N: usize> = Forward<Forward<f64, N>, N>;

/// A sum with its gradient and its Hessian.
type Sum<const N: usize> = (f64, [f64; N], [[f64; N]; N]);

/// Maximum number of terms in a part.
const PART: usize = 256;

/// Minimum number of terms in a part, so that a fork is small beside them.
const LEAST: usize = 16;

/// The sum of a function over data at `x`, its gradient and its Hessian there, on all threads.
///
/// `((x: [scalar; N], datum) → scalar, x, data) → (f64, [f64; N], [[f64; N]; N])`. For likelihoods and
/// misfits of many small terms in up to some ten parameters, as Newton's method and Fisher scoring want them.
/// Forward mode, without a tape, and with the same bits on any number of threads. For more parameters see
/// [`hessian`](crate::hessian), for terms that each depend on a few of many parameters
/// [`sparse_hessian`](crate::sparse_hessian).
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::sum_hessian;
///
/// fn misfit<R: Real>([height, rate]: [R; 2], &(t, y): &(f64, f64)) -> R {
///     (height * (rate * -t).exp() - y).powi(2)
/// }
///
/// let data: Vec<(f64, f64)> = (0..100).map(|i| 0.1 * f64::from(i)).map(|t| (t, 3.0 * (-0.5 * t).exp())).collect();
/// // Gauss and Newton would do: at the solution the Hessian is positive.
/// let (value, gradient, [[a, b], [c, d]]) = sum_hessian(misfit, [3.0, 0.5], &data);
/// assert!(value < 1e-20 && gradient.iter().all(|slope| slope.abs() < 1e-12));
/// assert!(a > 0.0 && b == c && a * d > b * c);
/// ```
///
/// # Panics
/// If the function does, or if it captures numbers of a verb around it.
pub fn sum_hessian<T: Sync, const N: usize>(
    f: impl Fn([Second<N>; N], &T) -> Second<N> + Sync,
    x: [f64; N],
    data: &[T],
) -> Sum<N> {
    let run = Runs::new();
    let lifted = std::array::from_fn(|i| {
        let unit = std::array::from_fn(|j| f64::from(u8::from(i == j)));
        let own = Forward::new(x[i], unit).in_runs(run);
        Forward::new(own, unit.map(Forward::from)).in_runs(run)
    });
    let most = data.len().div_ceil(PART).clamp(LEAST, PART);
    halve(&|datum| of_term(f(lifted, datum), run), data, most)
}

/// The value and the derivatives of a term.
#[inline]
fn of_term<const N: usize>(term: Second<N>, run: Runs) -> Sum<N> {
    term.runs().require_from(run);
    term.inner().runs().require_from(run);
    (term.inner().inner(), term.inner().tangents(), term.tangents().map(Forward::tangents))
}

fn halve<T: Sync, const N: usize>(f: &(impl Fn(&T) -> Sum<N> + Sync), data: &[T], most: usize) -> Sum<N> {
    if data.len() <= most {
        return data.iter().map(f).fold((0.0, [0.0; N], [[0.0; N]; N]), add);
    }
    let (left, right) = data.split_at(data.len() / 2);
    let (left, right) = rayon::join(|| halve(f, left, most), || halve(f, right, most));
    add(left, right)
}

fn add<const N: usize>(mut left: Sum<N>, right: Sum<N>) -> Sum<N> {
    left.0 += right.0;
    left.1.iter_mut().zip(&right.1).for_each(|(left, right)| *left += right);
    let rows = left.2.as_flattened_mut().iter_mut();
    rows.zip(right.2.as_flattened()).for_each(|(left, right)| *left += right);
    left
}
