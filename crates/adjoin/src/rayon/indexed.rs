//! [`IndexedParallelIterator`]: adaptors and consumers for iterators that know their length.

use std::cmp::Ordering;

use rayon::iter as own;
use rayon::iter::{IndexedParallelIterator as Own, ParallelIterator as _};

use super::access::Access;
use super::any::{Par, ParallelIterator};
use super::bridge::{Adaptive, Fixed};
use super::left_out::{HasExponentialBlocks, HasUniformBlocks};
use super::sources::IntoParallelIterator;

/// Rayon's iterator behind what can be turned into one of ours.
type RayonOf<T> = <<T as IntoParallelIterator>::Iter as ParallelIterator>::Rayon;

impl<I: Own + Access> IndexedParallelIterator for Par<I> {
    fn len(&self) -> usize {
        self.0.len()
    }
}

/// What rayon's trait of this name does, with the same bits on any number of threads.
///
/// How an iterator is cut depends on its length, [`with_min_len`](Self::with_min_len) and
/// [`with_max_len`](Self::with_max_len) alone. By default it is halved until there are 64 leaves (up to a
/// thousand items), 256 (from four thousand on) or leaves of 4096 items (from a million on), up to a factor
/// of two. Each leaf is a sequential loop in one task.
///
/// ```
/// use adjoin::rayon::prelude::*;
/// use adjoin::{Real, grad};
///
/// fn dot<R: Real>(xs: &[R], ys: &[R]) -> R {
///     xs.par_iter().zip(ys).map(|(x, y)| *x * y).sum()
/// }
///
/// let gradient = grad(|(xs, ys): (Vec<_>, Vec<_>)| dot(&xs, &ys), &(vec![1.0, 2.0], vec![3.0, 4.0]));
/// assert_eq!(gradient, (vec![3.0, 4.0], vec![1.0, 2.0]));
/// ```
#[expect(clippy::len_without_is_empty, reason = "rayon has none")]
pub trait IndexedParallelIterator: ParallelIterator<Rayon: Own> {
    /// The number of items.
    fn len(&self) -> usize;

    /// Collects the items into `target`, whose memory is reused.
    fn collect_into_vec(self, target: &mut Vec<Self::Item>) {
        self.into_rayon().collect_into_vec(target);
    }

    /// Collects pairs into two vectors, whose memory is reused.
    fn unzip_into_vecs<A: Send, B: Send>(self, left: &mut Vec<A>, right: &mut Vec<B>)
    where
        Self::Rayon: Own<Item = (A, B)>,
    {
        self.into_rayon().unzip_into_vecs(left, right);
    }

    /// Pairs of items, as many as the shorter iterator has.
    fn zip<Z>(self, other: Z) -> Par<Fixed<own::Zip<Self::Rayon, RayonOf<Z>>>>
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator>,
    {
        side_by_side(self, other.into_par_iter())
    }

    /// Pairs of items of iterators of the same length.
    ///
    /// # Panics
    /// If the lengths differ.
    #[track_caller]
    fn zip_eq<Z>(self, other: Z) -> Par<Fixed<own::Zip<Self::Rayon, RayonOf<Z>>>>
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator>,
    {
        let (left, right) = (self.into_rayon(), other.into_par_iter().into_rayon());
        assert_eq!(left.len(), right.len(), "iterators must have the same length");
        Par(Fixed(left.zip(right)))
    }

    /// Items of both in turn.
    fn interleave<Z>(self, other: Z) -> Par<Fixed<own::Interleave<Self::Rayon, RayonOf<Z>>>>
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator, Item = Self::Item>,
    {
        Par(Fixed(self.into_rayon().interleave(other.into_par_iter().into_rayon())))
    }

    /// Items of both in turn, until one of them ends.
    fn interleave_shortest<Z>(self, other: Z) -> Par<Fixed<own::InterleaveShortest<Self::Rayon, RayonOf<Z>>>>
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator, Item = Self::Item>,
    {
        Par(Fixed(self.into_rayon().interleave_shortest(other.into_par_iter().into_rayon())))
    }

    /// Vectors of `size` items, the last of which may be shorter.
    fn chunks(self, size: usize) -> Par<Fixed<own::Chunks<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().chunks(size)))
    }

    /// Folds every `size` items into one.
    fn fold_chunks<T, N, F>(
        self,
        size: usize,
        identity: N,
        op: F,
    ) -> Par<Fixed<own::FoldChunks<Self::Rayon, N, F>>>
    where
        N: Fn() -> T + Send + Sync,
        F: Fn(T, Self::Item) -> T + Send + Sync,
        T: Send,
    {
        Par(Fixed(self.into_rayon().fold_chunks(size, identity, op)))
    }

    /// Folds every `size` items into a copy of `init`.
    fn fold_chunks_with<T, F>(
        self,
        size: usize,
        init: T,
        op: F,
    ) -> Par<Fixed<own::FoldChunksWith<Self::Rayon, T, F>>>
    where
        T: Send + Clone,
        F: Fn(T, Self::Item) -> T + Send + Sync,
    {
        Par(Fixed(self.into_rayon().fold_chunks_with(size, init, op)))
    }

    /// Compares the items with those of `other` in turn, and then the lengths.
    fn cmp<Z>(self, other: Z) -> Ordering
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator, Item = Self::Item>,
        Self::Item: Ord,
    {
        let other = other.into_par_iter();
        let lengths = self.len().cmp(&other.len());
        let differ = |order: &Ordering| order.is_ne();
        side_by_side(self, other).map(|(x, y)| x.cmp(&y)).find_first(differ).unwrap_or(lengths)
    }

    /// Compares the items with those of `other` in turn, and then the lengths; `None` if two items that
    /// decide cannot be compared.
    ///
    /// ```
    /// use adjoin::rayon::prelude::*;
    ///
    /// assert!([1.0, 2.0].par_iter().lt(&[1.0, 3.0]));
    /// assert!([1.0, f64::NAN].par_iter().partial_cmp(&[1.0, 3.0]).is_none());
    /// ```
    fn partial_cmp<Z>(self, other: Z) -> Option<Ordering>
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator>,
        Self::Item: PartialOrd<Z::Item>,
    {
        let other = other.into_par_iter();
        let lengths = self.len().cmp(&other.len());
        let differ = |order: &Option<Ordering>| *order != Some(Ordering::Equal);
        side_by_side(self, other).map(|(x, y)| x.partial_cmp(&y)).find_first(differ).unwrap_or(Some(lengths))
    }

    /// Whether the lengths are the same, and all items are equal.
    fn eq<Z>(self, other: Z) -> bool
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator>,
        Self::Item: PartialEq<Z::Item>,
    {
        let other = other.into_par_iter();
        self.len() == other.len() && side_by_side(self, other).all(|(x, y)| x == y)
    }

    /// Whether the lengths or two items differ.
    fn ne<Z>(self, other: Z) -> bool
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator>,
        Self::Item: PartialEq<Z::Item>,
    {
        !self.eq(other)
    }

    /// Whether this is less by [`partial_cmp`](Self::partial_cmp).
    fn lt<Z>(self, other: Z) -> bool
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator>,
        Self::Item: PartialOrd<Z::Item>,
    {
        self.partial_cmp(other).is_some_and(Ordering::is_lt)
    }

    /// Whether this is less or equal by [`partial_cmp`](Self::partial_cmp).
    fn le<Z>(self, other: Z) -> bool
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator>,
        Self::Item: PartialOrd<Z::Item>,
    {
        self.partial_cmp(other).is_some_and(Ordering::is_le)
    }

    /// Whether this is greater by [`partial_cmp`](Self::partial_cmp).
    fn gt<Z>(self, other: Z) -> bool
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator>,
        Self::Item: PartialOrd<Z::Item>,
    {
        self.partial_cmp(other).is_some_and(Ordering::is_gt)
    }

    /// Whether this is greater or equal by [`partial_cmp`](Self::partial_cmp).
    fn ge<Z>(self, other: Z) -> bool
    where
        Z: IntoParallelIterator<Iter: IndexedParallelIterator>,
        Self::Item: PartialOrd<Z::Item>,
    {
        self.partial_cmp(other).is_some_and(Ordering::is_ge)
    }

    /// Pairs of indices and items.
    fn enumerate(self) -> Par<Fixed<own::Enumerate<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().enumerate()))
    }

    /// Every `step`th item, from the first.
    fn step_by(self, step: usize) -> Par<Fixed<own::StepBy<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().step_by(step)))
    }

    /// The items after the first `n`.
    fn skip(self, n: usize) -> Par<Fixed<own::Skip<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().skip(n)))
    }

    /// The first `n` items.
    fn take(self, n: usize) -> Par<Fixed<own::Take<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().take(n)))
    }

    /// The index of the first item for which `predicate` holds: the same every time, unlike with rayon.
    fn position_any<F: Fn(Self::Item) -> bool + Sync + Send>(self, predicate: F) -> Option<usize> {
        self.position_first(predicate)
    }

    /// The index of the first item for which `predicate` holds.
    fn position_first<F: Fn(Self::Item) -> bool + Sync + Send>(self, predicate: F) -> Option<usize> {
        let found = self.map(predicate).enumerate().into_rayon().find_first(|(_, holds)| *holds);
        found.map(|(index, _)| index)
    }

    /// The index of the last item for which `predicate` holds.
    fn position_last<F: Fn(Self::Item) -> bool + Sync + Send>(self, predicate: F) -> Option<usize> {
        let found = self.map(predicate).enumerate().into_rayon().find_last(|(_, holds)| *holds);
        found.map(|(index, _)| index)
    }

    /// The indices of all items for which `predicate` holds.
    fn positions<F: Fn(Self::Item) -> bool + Sync + Send>(
        self,
        predicate: F,
    ) -> Par<own::Positions<Self::Rayon, F>> {
        Par(self.into_rayon().positions(predicate))
    }

    /// The items from the last to the first.
    fn rev(self) -> Par<Fixed<own::Rev<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().rev()))
    }

    /// At least `min` items for each leaf, unless there are fewer in all: for many small items, where forks
    /// would cost too much.
    fn with_min_len(self, min: usize) -> Par<Fixed<own::MinLen<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().with_min_len(min)))
    }

    /// At most `max` items for each leaf.
    fn with_max_len(self, max: usize) -> Par<Fixed<own::MaxLen<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().with_max_len(max)))
    }
    /// Lets rayon cut the iterator in plain code, as it does outside of this module: as often as there are
    /// idle threads, so that a sum of numbers may have other bits every time. In differentiated code nothing
    /// changes.
    ///
    /// It is about the iterator that it is called on: `x.adaptive().map(f).sum()` and
    /// `x.map(f).adaptive().sum()` are the same, but `x.adaptive().zip(y)` is an iterator of its own.
    ///
    /// ```
    /// use adjoin::rayon::prelude::*;
    ///
    /// let total: i64 = (0..1000i64).into_par_iter().adaptive().sum();
    /// assert_eq!(total, 499_500);
    /// ```
    fn adaptive(self) -> Par<Adaptive<Self::Rayon>> {
        Par(Adaptive(self.into_rayon()))
    }

    /// Not in differentiated code: an error that says what to use.
    ///
    /// ```compile_fail,E0277
    /// use adjoin::rayon::prelude::*;
    ///
    /// let sum: f64 = [1.0, 2.0].par_iter().by_uniform_blocks(2).sum();
    /// ```
    #[must_use]
    fn by_uniform_blocks(self, block_size: usize) -> Self
    where
        Self: HasUniformBlocks,
    {
        let _ = block_size;
        self
    }

    /// Not in differentiated code: an error that says what to use.
    ///
    /// ```compile_fail,E0277
    /// use adjoin::rayon::prelude::*;
    ///
    /// let sum: f64 = [1.0, 2.0].par_iter().by_exponential_blocks().sum();
    /// ```
    #[must_use]
    fn by_exponential_blocks(self) -> Self
    where
        Self: HasExponentialBlocks,
    {
        self
    }
}

/// Pairs of items, as many as the shorter iterator has.
fn side_by_side<A, B>(left: A, right: B) -> Par<Fixed<own::Zip<A::Rayon, B::Rayon>>>
where
    A: IndexedParallelIterator,
    B: IndexedParallelIterator,
{
    Par(Fixed(left.into_rayon().zip(right.into_rayon())))
}
