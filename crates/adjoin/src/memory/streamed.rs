//! Sums over data, without a tape of all terms.

use crate::real::Real;

/// The sum of `f` over `items`, with only a few terms recorded at a time.
///
/// `(items of T, T → R) → R`. The value is that of `items.into_iter().map(f).sum()`, bit for bit. In reverse
/// mode a few terms, about a thousand operations, are recorded on a tape of their own, swept at once and
/// dropped; what stays is one row of derivatives with respect to the values that the terms used. The gradient
/// is the same up to rounding: its parts are added in another order, which is the same on any number of
/// threads. With any other scalar it is the plain sum.
///
/// It pays where many terms use the same values, as the likelihood of many points uses the parameters of a
/// model. What does not depend on the item is best computed before the sum; it may be captured.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::memory::streamed_sum;
///
/// fn misfit<R: Real>([slope, offset]: [R; 2], data: &[(f64, f64)]) -> R {
///     let decay = slope.exp();
///     streamed_sum(data, |(x, y)| {
///         let miss = decay * *x + offset - *y;
///         miss * miss
///     })
/// }
///
/// let data: Vec<(f64, f64)> = (0..1000).map(|i| f64::from(i) / 1000.0).map(|x| (x, 3.0 * x + 1.0)).collect();
/// let (_, pullback) = vjp(|x| misfit(x, &data), &[0.5, 0.5]);
/// assert_eq!(pullback.statistics().nodes, 0);
///
/// let plain = |[slope, offset]: [Reverse; 2]| -> Reverse {
///     data.iter().map(|(x, y)| (slope.exp() * *x + offset - *y).powi(2)).sum()
/// };
/// let (streamed, recorded) = (pullback.call(&1.0)?, grad(plain, &[0.5, 0.5]));
/// assert!(streamed.iter().zip(&recorded).all(|(a, b)| (a - b).abs() <= 1e-12 * b.abs()));
/// # Ok::<(), adjoin::ShapeError>(())
/// ```
///
/// A term may do whatever differentiated code may do. To use all threads, take
/// [`par_streamed_sum`](super::par_streamed_sum), or fork around such sums rather than inside them.
///
/// # Panics
/// If `f` does, and in reverse mode if a number made in a term escapes from it other than as its value
/// (through a lock, say) and is used after the sum, or in a term that is swept later. (In terms that are
/// swept together it has the right derivative.)
#[inline]
pub fn streamed_sum<R: Real, I: IntoIterator>(items: I, f: impl Fn(I::Item) -> R + Sync) -> R {
    R::streamed_sum(items, f)
}
