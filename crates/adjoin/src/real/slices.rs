//! Operations on slices of numbers.

use super::{LeftOf, Real};

/// `yᵢ ← yᵢ + factor · xᵢ` for all elements of two slices: the same as
/// `for (y, x) in ys.iter_mut().zip(xs) { *y += factor * *x }`, in every bit, and so are its derivatives.
///
/// In reverse mode it takes about 0.6 of the time of that loop, where the factor is a constant (a plain `f64`, say) and the slices
/// are what they mostly are: inputs, or results of a loop, one after the other, some dozens of them; on x86-64 processors with
/// AVX2. With any other scalar it *is* that loop, and so it is where the factor is differentiated.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::add_scaled;
///
/// /// The product of a matrix, given by its columns, with a vector of data.
/// fn product<R: Real>(columns: &[Vec<R>], x: &[f64]) -> Vec<R>
/// where
///     f64: LeftOf<R>,
/// {
///     let mut y = vec![R::constant(0.0); columns[0].len()];
///     for (column, x) in columns.iter().zip(x) {
///         add_scaled(&mut y, *x, column);
///     }
///     y
/// }
///
/// let columns = vec![vec![1.0, 2.0, 3.0], vec![4.0, 5.0, 6.0]];
/// assert_eq!(product(&columns, &[10.0, 1.0]), [14.0, 25.0, 36.0]);
/// let gradient = grad(|columns: Vec<Vec<Reverse>>| product(&columns, &[10.0, 1.0])[2], &columns);
/// assert_eq!(gradient, [[0.0, 0.0, 10.0], [0.0, 0.0, 1.0]]);
/// ```
///
/// # Panics
/// If the slices are not of one length.
#[inline]
#[track_caller]
pub fn add_scaled<R: Real, C>(ys: &mut [R], factor: C, xs: &[R])
where
    C: LeftOf<R> + Into<R> + Copy,
{
    assert!(
        ys.len() == xs.len(),
        "add_scaled needs slices of one length, but there are {} numbers to be added to and {} to be added",
        ys.len(),
        xs.len()
    );
    R::add_scaled(ys, factor, xs);
}
