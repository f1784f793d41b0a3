//! [`IndexedParallelIterator`]: adaptors and consumers for iterators that know their length.

use rayon::iter as own;
use rayon::iter::{IndexedParallelIterator as Own, ParallelIterator as _};

use super::any::{Par, ParallelIterator};
use super::bridge::Fixed;
use super::sources::IntoParallelIterator;

/// Rayon's iterator behind what can be turned into one of ours.
type RayonOf<T> = <<T as IntoParallelIterator>::Iter as ParallelIterator>::Rayon;

impl<I: Own> IndexedParallelIterator for Par<I> {
    fn len(&self) -> usize {
        self.0.len()
    }
}

/// What rayon's trait of this name does, with the same bits on any number of threads.
///
/// How an iterator is cut depends on its length, [`with_min_len`](Self::with_min_len) and
/// [`with_max_len`](Self::with_max_len) alone. By default it is halved until leaves have at most 4096 items, and
/// at most one in 256 of all. Each leaf is a sequential loop in one task.
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
        Par(Fixed(self.into_rayon().zip(other.into_par_iter().into_rayon())))
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

    /// The items from the last to the first.
    fn rev(self) -> Par<Fixed<own::Rev<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().rev()))
    }

    /// At least `min` items for each leaf, unless there are fewer in all: for many small items, where forks would
    /// cost too much.
    fn with_min_len(self, min: usize) -> Par<Fixed<own::MinLen<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().with_min_len(min)))
    }

    /// At most `max` items for each leaf.
    fn with_max_len(self, max: usize) -> Par<Fixed<own::MaxLen<Self::Rayon>>> {
        Par(Fixed(self.into_rayon().with_max_len(max)))
    }
}
