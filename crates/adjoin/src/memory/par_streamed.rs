//! Sums over data on all threads, without a tape of all terms.
//!
//! ```text
//! Σ                        swept when all parts are done: one row of derivatives remains
//! ├── part 0 ─ streamed    a few terms on the tape, then one row of derivatives
//! ├── part 1 ─ streamed
//! └── …                    at most 64 parts, by the number of items alone
//! ```

use std::iter;

use rayon::iter::IndexedParallelIterator as _;
use rayon::iter::plumbing::{Consumer, Folder, Reducer, UnindexedConsumer};

use super::streamed_sum;
use crate::rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use crate::real::Real;

/// Maximum number of parts. Each holds a row of derivatives until the sum is done.
const PARTS: usize = 64;

/// The sum of `f` over `items` on all threads, with only a few terms recorded at a time.
///
/// `(items of T, T → R) → R`. [`streamed_sum`] in parallel: the items are cut into at most 64 parts, by their
/// number alone, and each part is a streamed sum. Value and gradient have the same bits on any number of
/// threads, and the value is the same in every mode. Memory is that of a few terms, about a thousand
/// operations, for each thread, and of 64 rows of derivatives with respect to what the terms used. One such
/// row stays.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::memory::par_streamed_sum;
///
/// /// The mean payoff of a call option, by Monte Carlo.
/// fn price<R: Real>([spot, volatility]: [R; 2], paths: u32) -> R {
///     let payoff = |path: u32| {
///         let shock = f64::from(path) / f64::from(paths) * 4.0 - 2.0;
///         (spot * (volatility * shock).exp() - 1.0).max(R::from(0.0))
///     };
///     par_streamed_sum(0..paths, payoff) / f64::from(paths)
/// }
///
/// let (_, pullback) = vjp(|x| price(x, 100_000), &[1.0, 0.2]);
/// assert_eq!(pullback.statistics().nodes, 0);
/// let [delta, vega] = pullback.call(&1.0)?;
/// assert!(0.5 < delta && delta < 0.7 && vega > 0.0);
/// # Ok::<(), adjoin::ShapeError>(())
/// ```
///
/// Items are anything that [`rayon`](crate::rayon)'s iterators come from: ranges, slices, vectors, or an
/// iterator of known length (`data.par_chunks(100)`, `xs.par_iter().zip(&ys)`).
///
/// # Panics
/// As [`streamed_sum`].
pub fn par_streamed_sum<R, I>(items: I, f: impl Fn(I::Item) -> R + Sync + Send) -> R
where
    R: Real,
    I: IntoParallelIterator<Iter: IndexedParallelIterator>,
{
    let items = items.into_par_iter();
    let least = items.len().div_ceil(PARTS).max(1);
    let items = items.with_min_len(least).into_rayon();
    // A sum of one term, which forks: what its branches leave is reduced to one row.
    let mut items = Some(items);
    let all = iter::from_fn(|| items.take());
    R::streamed_sum(all, |items| items.drive(Terms(&f)))
}

/// Consumes items by a streamed sum.
struct Terms<'f, F>(&'f F);

impl<'f, T, R: Real, F: Fn(T) -> R + Sync> Consumer<T> for Terms<'f, F> {
    type Folder = PartialSum<'f, R, F>;
    type Reducer = Add;
    type Result = R;

    fn split_at(self, _: usize) -> (Self, Self, Add) {
        (Self(self.0), self, Add)
    }

    fn into_folder(self) -> PartialSum<'f, R, F> {
        // −0 is the neutral element.
        PartialSum { sum: R::constant(-0.0), f: self.0 }
    }

    fn full(&self) -> bool {
        false
    }
}

impl<T, R: Real, F: Fn(T) -> R + Sync> UnindexedConsumer<T> for Terms<'_, F> {
    fn split_off_left(&self) -> Self {
        Self(self.0)
    }

    fn to_reducer(&self) -> Add {
        Add
    }
}

struct PartialSum<'f, R, F> {
    sum: R,
    f: &'f F,
}

impl<T, R: Real, F: Fn(T) -> R + Sync> Folder<T> for PartialSum<'_, R, F> {
    type Result = R;

    fn consume(self, item: T) -> Self {
        self.consume_iter(iter::once(item))
    }

    /// Iterators of known length hand over all items of a part at once.
    fn consume_iter<I: IntoIterator<Item = T>>(self, items: I) -> Self {
        Self { sum: self.sum + streamed_sum(items, self.f), ..self }
    }

    fn complete(self) -> R {
        self.sum
    }

    fn full(&self) -> bool {
        false
    }
}

struct Add;

impl<R: Real> Reducer<R> for Add {
    fn reduce(self, left: R, right: R) -> R {
        left + right
    }
}
