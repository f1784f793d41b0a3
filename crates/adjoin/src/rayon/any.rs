//! [`ParallelIterator`]: adaptors and consumers for iterators of any kind.

use std::cmp::Ordering;
use std::collections::LinkedList;
use std::iter::{Product, Sum};
use std::ops::ControlFlow;

use rayon::iter as own;
use rayon::iter::{FromParallelIterator, ParallelIterator as Own};

use super::access::Access;
use super::attempt::Attempt;
use super::bridge::Fixed;
use super::chain::Chain;
use super::sources::IntoParallelIterator;

/// A parallel iterator: one of rayon's, cut by its length alone.
///
/// `I` is rayon's type. Whatever rayon implements for it can be had by [`ParallelIterator::into_rayon`].
#[derive(Clone, Debug)]
#[must_use = "parallel iterators are lazy and do nothing unless consumed"]
pub struct Par<I>(pub(super) I);

impl<I: Own + Access> ParallelIterator for Par<I> {
    type Item = I::Item;
    type Rayon = I;

    #[inline]
    fn into_rayon(self) -> I {
        self.0
    }
}

/// What rayon's trait of this name does, with the same bits on any number of threads.
///
/// The methods are rayon's; so are their bounds and meaning, except where their description says otherwise.
/// Results are combined along a tree that the length of the iterator fixes.
///
/// ```
/// use adjoin::rayon::prelude::*;
/// use adjoin::{Real, grad};
///
/// fn energy<R: Real>(xs: &[R]) -> R {
///     xs.par_iter().map(|x| (*x * x).sin()).sum()
/// }
///
/// assert_eq!(energy(&[0.0, 1.0]), 1f64.sin());
/// assert_eq!(grad(|xs: Vec<_>| energy(&xs), &vec![0.0, 1.0]), [0.0, 2.0 * 1f64.cos()]);
/// ```
pub trait ParallelIterator: Sized + Send {
    /// The type of its items.
    type Item: Send;
    /// The iterator of rayon's behind it.
    type Rayon: Own<Item = Self::Item> + Access;

    /// The iterator of rayon's behind it. As long as it is only mapped, filtered and consumed, it is cut as
    /// this one.
    fn into_rayon(self) -> Self::Rayon;

    /// Calls `op` on every item.
    fn for_each<F: Fn(Self::Item) + Sync + Send>(self, op: F) {
        self.into_rayon().for_each(op);
    }

    /// Calls `op` on every item, with a copy of `init` for each leaf.
    fn for_each_with<F, T>(self, init: T, op: F)
    where
        F: Fn(&mut T, Self::Item) + Sync + Send,
        T: Send + Clone,
    {
        self.into_rayon().for_each_with(init, op);
    }

    /// Calls `op` on every item, with a value made by `init` for each leaf.
    fn for_each_init<F, N, T>(self, init: N, op: F)
    where
        F: Fn(&mut T, Self::Item) + Sync + Send,
        N: Fn() -> T + Sync + Send,
    {
        self.into_rayon().for_each_init(init, op);
    }

    /// Calls a fallible `op` on every item, and returns the first failure in the order of the items, which
    /// rayon does not promise. Items after it may be left out.
    fn try_for_each<F, A>(self, op: F) -> A
    where
        F: Fn(Self::Item) -> A + Sync + Send,
        A: Attempt<Output = ()> + Send,
        A::Failure: Send,
    {
        first_failure(self.map(op))
    }

    /// [`try_for_each`](Self::try_for_each), with a copy of `init` for each leaf.
    fn try_for_each_with<F, T, A>(self, init: T, op: F) -> A
    where
        F: Fn(&mut T, Self::Item) -> A + Sync + Send,
        T: Send + Clone,
        A: Attempt<Output = ()> + Send,
        A::Failure: Send,
    {
        first_failure(self.map_with(init, op))
    }

    /// [`try_for_each`](Self::try_for_each), with a value made by `init` for each leaf.
    fn try_for_each_init<F, N, T, A>(self, init: N, op: F) -> A
    where
        F: Fn(&mut T, Self::Item) -> A + Sync + Send,
        N: Fn() -> T + Sync + Send,
        A: Attempt<Output = ()> + Send,
        A::Failure: Send,
    {
        first_failure(self.map_init(init, op))
    }

    /// The number of items.
    fn count(self) -> usize {
        self.into_rayon().count()
    }

    /// Applies `op` to every item.
    fn map<F, T>(self, op: F) -> Par<own::Map<Self::Rayon, F>>
    where
        F: Fn(Self::Item) -> T + Sync + Send,
        T: Send,
    {
        Par(self.into_rayon().map(op))
    }

    /// Applies `op` to every item, with a copy of `init` for each leaf.
    fn map_with<F, T, U>(self, init: T, op: F) -> Par<own::MapWith<Self::Rayon, T, F>>
    where
        F: Fn(&mut T, Self::Item) -> U + Sync + Send,
        T: Send + Clone,
        U: Send,
    {
        Par(self.into_rayon().map_with(init, op))
    }

    /// Applies `op` to every item, with a value made by `init` for each leaf.
    fn map_init<F, N, T, U>(self, init: N, op: F) -> Par<own::MapInit<Self::Rayon, N, F>>
    where
        F: Fn(&mut T, Self::Item) -> U + Sync + Send,
        N: Fn() -> T + Sync + Send,
        U: Send,
    {
        Par(self.into_rayon().map_init(init, op))
    }

    /// Clones every item.
    fn cloned<'a, T>(self) -> Par<own::Cloned<Self::Rayon>>
    where
        T: 'a + Clone + Send,
        Self::Rayon: Own<Item = &'a T>,
    {
        Par(self.into_rayon().cloned())
    }

    /// Copies every item.
    fn copied<'a, T>(self) -> Par<own::Copied<Self::Rayon>>
    where
        T: 'a + Copy + Send,
        Self::Rayon: Own<Item = &'a T>,
    {
        Par(self.into_rayon().copied())
    }

    /// Shows every item to `op`.
    fn inspect<F: Fn(&Self::Item) + Sync + Send>(self, op: F) -> Par<own::Inspect<Self::Rayon, F>> {
        Par(self.into_rayon().inspect(op))
    }

    /// Lets `op` change every item.
    fn update<F: Fn(&mut Self::Item) + Sync + Send>(self, op: F) -> Par<own::Update<Self::Rayon, F>> {
        Par(self.into_rayon().update(op))
    }

    /// The items for which `op` is true.
    fn filter<F: Fn(&Self::Item) -> bool + Sync + Send>(self, op: F) -> Par<own::Filter<Self::Rayon, F>> {
        Par(self.into_rayon().filter(op))
    }

    /// Applies `op` to every item and leaves out those for which it is `None`.
    fn filter_map<F, T>(self, op: F) -> Par<own::FilterMap<Self::Rayon, F>>
    where
        F: Fn(Self::Item) -> Option<T> + Sync + Send,
        T: Send,
    {
        Par(self.into_rayon().filter_map(op))
    }

    /// The items of the parallel iterators that `op` makes.
    fn flat_map<F, P>(self, op: F) -> Par<impl Own<Item = P::Item> + Access>
    where
        F: Fn(Self::Item) -> P + Sync + Send,
        P: IntoParallelIterator,
    {
        Par(self.into_rayon().flat_map(move |item| op(item).into_par_iter().into_rayon()))
    }

    /// The items of the sequential iterators that `op` makes.
    fn flat_map_iter<F, S>(self, op: F) -> Par<own::FlatMapIter<Self::Rayon, F>>
    where
        F: Fn(Self::Item) -> S + Sync + Send,
        S: IntoIterator,
        S::Item: Send,
    {
        Par(self.into_rayon().flat_map_iter(op))
    }

    /// The items of the parallel iterators that are the items.
    fn flatten(self) -> Par<impl Own<Item = <Self::Item as IntoParallelIterator>::Item> + Access>
    where
        Self::Item: IntoParallelIterator,
    {
        self.flat_map(|items| items)
    }

    /// The items of the sequential iterators that are the items.
    fn flatten_iter(self) -> Par<own::FlattenIter<Self::Rayon>>
    where
        Self::Item: IntoIterator,
        <Self::Item as IntoIterator>::Item: Send,
    {
        Par(self.into_rayon().flatten_iter())
    }

    /// Combines all items, starting each leaf with `identity()`.
    fn reduce<F, N>(self, identity: N, op: F) -> Self::Item
    where
        F: Fn(Self::Item, Self::Item) -> Self::Item + Sync + Send,
        N: Fn() -> Self::Item + Sync + Send,
    {
        self.into_rayon().reduce(identity, op)
    }

    /// Combines all items; `None` if there are none.
    fn reduce_with<F>(self, op: F) -> Option<Self::Item>
    where
        F: Fn(Self::Item, Self::Item) -> Self::Item + Sync + Send,
    {
        self.into_rayon().reduce_with(op)
    }

    /// Combines items that may be failures, and returns the first failure in the order of the items, which
    /// rayon does not promise. A leaf ends with its first failure.
    fn try_reduce<T, F, N>(self, identity: N, op: F) -> Self::Item
    where
        F: Fn(T, T) -> Self::Item + Sync + Send,
        N: Fn() -> T + Sync + Send,
        T: Send,
        Self::Item: Attempt<Output = T>,
        <Self::Item as Attempt>::Failure: Send,
    {
        let combine = |left, item: Self::Item| op(left, item.outcome()?).outcome();
        let leaves = self.into_rayon().try_fold(&identity, combine);
        let total = leaves.reduce_with(|left, right| op(left?, right?).outcome());
        from_outcome(total.unwrap_or_else(|| ControlFlow::Continue(identity())))
    }

    /// [`try_reduce`](Self::try_reduce) without an identity; `None` if there are no items.
    fn try_reduce_with<T, F>(self, op: F) -> Option<Self::Item>
    where
        F: Fn(T, T) -> Self::Item + Sync + Send,
        T: Send,
        Self::Item: Attempt<Output = T>,
        <Self::Item as Attempt>::Failure: Send,
    {
        let outcomes = self.into_rayon().map(Attempt::outcome);
        Some(from_outcome(outcomes.reduce_with(|left, right| op(left?, right?).outcome())?))
    }

    /// Folds each leaf: an iterator with one item for each. The leaves depend on the length alone, which
    /// rayon does not promise.
    fn fold<T, N, F>(self, identity: N, op: F) -> Par<own::Fold<Self::Rayon, N, F>>
    where
        F: Fn(T, Self::Item) -> T + Sync + Send,
        N: Fn() -> T + Sync + Send,
        T: Send,
    {
        Par(self.into_rayon().fold(identity, op))
    }

    /// [`ParallelIterator::fold`] that starts each leaf with a copy of `init`.
    fn fold_with<F, T>(self, init: T, op: F) -> Par<own::FoldWith<Self::Rayon, T, F>>
    where
        F: Fn(T, Self::Item) -> T + Sync + Send,
        T: Send + Clone,
    {
        Par(self.into_rayon().fold_with(init, op))
    }

    /// [`ParallelIterator::fold`] that ends a leaf with its first failure.
    fn try_fold<T, A, N, F>(self, identity: N, op: F) -> Par<impl Own<Item = A> + Access>
    where
        F: Fn(T, Self::Item) -> A + Sync + Send,
        N: Fn() -> T + Sync + Send,
        A: Attempt<Output = T> + Send,
        A::Failure: Send,
        T: Send,
    {
        let leaves = self.into_rayon().try_fold(identity, move |folded, item| op(folded, item).outcome());
        Par(leaves.map(from_outcome))
    }

    /// [`try_fold`](Self::try_fold) that starts each leaf with a copy of `init`.
    fn try_fold_with<F, T, A>(self, init: T, op: F) -> Par<impl Own<Item = A> + Access>
    where
        F: Fn(T, Self::Item) -> A + Sync + Send,
        T: Clone + Send + Sync,
        A: Attempt<Output = T> + Send,
        A::Failure: Send,
    {
        self.try_fold(move || init.clone(), op)
    }

    /// The sum of all items. Leaves are added up one after the other, and then pairwise.
    fn sum<S>(self) -> S
    where
        S: Send + Sum<Self::Item> + Sum<S>,
    {
        self.into_rayon().sum()
    }

    /// The product of all items.
    fn product<S>(self) -> S
    where
        S: Send + Product<Self::Item> + Product<S>,
    {
        self.into_rayon().product()
    }

    /// The least item.
    fn min(self) -> Option<Self::Item>
    where
        Self::Item: Ord,
    {
        self.into_rayon().min()
    }

    /// The least item by `compare`.
    fn min_by<F>(self, compare: F) -> Option<Self::Item>
    where
        F: Fn(&Self::Item, &Self::Item) -> Ordering + Sync + Send,
    {
        self.into_rayon().min_by(compare)
    }

    /// The item with the least key.
    fn min_by_key<K, F>(self, key: F) -> Option<Self::Item>
    where
        K: Ord + Send,
        F: Fn(&Self::Item) -> K + Sync + Send,
    {
        self.into_rayon().min_by_key(key)
    }

    /// The greatest item.
    fn max(self) -> Option<Self::Item>
    where
        Self::Item: Ord,
    {
        self.into_rayon().max()
    }

    /// The greatest item by `compare`.
    fn max_by<F>(self, compare: F) -> Option<Self::Item>
    where
        F: Fn(&Self::Item, &Self::Item) -> Ordering + Sync + Send,
    {
        self.into_rayon().max_by(compare)
    }

    /// The item with the greatest key.
    fn max_by_key<K, F>(self, key: F) -> Option<Self::Item>
    where
        K: Ord + Send,
        F: Fn(&Self::Item) -> K + Sync + Send,
    {
        self.into_rayon().max_by_key(key)
    }

    /// These items, and then those of `other`.
    fn chain<C>(self, other: C) -> Par<Chain<Self::Rayon, <C::Iter as ParallelIterator>::Rayon>>
    where
        C: IntoParallelIterator<Item = Self::Item>,
    {
        Par(Chain { left: self.into_rayon(), right: other.into_par_iter().into_rayon() })
    }

    /// The first item for which `predicate` holds: the same item every time, unlike with rayon.
    fn find_any<F>(self, predicate: F) -> Option<Self::Item>
    where
        F: Fn(&Self::Item) -> bool + Sync + Send,
    {
        self.find_first(predicate)
    }

    /// The first item for which `predicate` holds.
    fn find_first<F>(self, predicate: F) -> Option<Self::Item>
    where
        F: Fn(&Self::Item) -> bool + Sync + Send,
    {
        self.into_rayon().find_first(predicate)
    }

    /// The last item for which `predicate` holds.
    fn find_last<F>(self, predicate: F) -> Option<Self::Item>
    where
        F: Fn(&Self::Item) -> bool + Sync + Send,
    {
        self.into_rayon().find_last(predicate)
    }

    /// The first result that is `Some`: the same every time, unlike with rayon.
    fn find_map_any<F, T>(self, op: F) -> Option<T>
    where
        F: Fn(Self::Item) -> Option<T> + Sync + Send,
        T: Send,
    {
        self.find_map_first(op)
    }

    /// The first result that is `Some`.
    fn find_map_first<F, T>(self, op: F) -> Option<T>
    where
        F: Fn(Self::Item) -> Option<T> + Sync + Send,
        T: Send,
    {
        self.into_rayon().find_map_first(op)
    }

    /// The last result that is `Some`.
    fn find_map_last<F, T>(self, op: F) -> Option<T>
    where
        F: Fn(Self::Item) -> Option<T> + Sync + Send,
        T: Send,
    {
        self.into_rayon().find_map_last(op)
    }

    /// Whether `predicate` holds for any item.
    fn any<F: Fn(Self::Item) -> bool + Sync + Send>(self, predicate: F) -> bool {
        self.into_rayon().any(predicate)
    }

    /// Whether `predicate` holds for all items.
    fn all<F: Fn(Self::Item) -> bool + Sync + Send>(self, predicate: F) -> bool {
        self.into_rayon().all(predicate)
    }

    /// Collects the items, in order. Of several errors, `Result` gets any one, as with rayon.
    fn collect<C: FromParallelIterator<Self::Item>>(self) -> C {
        C::from_par_iter(self.into_rayon())
    }

    /// Collects the items of each leaf into a vector of their own. The leaves depend on the length alone,
    /// which rayon does not promise.
    fn collect_vec_list(self) -> LinkedList<Vec<Self::Item>> {
        self.into_rayon().collect_vec_list()
    }

    /// The first `n` items: the same items every time, unlike with rayon.
    ///
    /// All items are made first, and collected. [`take`](super::iter::IndexedParallelIterator::take) makes no
    /// more than it needs.
    fn take_any(self, n: usize) -> Collected<Self::Item> {
        let mut items: Vec<_> = self.collect();
        items.truncate(n);
        items.into_par_iter()
    }

    /// The items after the first `n`: the same items every time, unlike with rayon.
    ///
    /// All items are made first, and collected. [`skip`](super::iter::IndexedParallelIterator::skip) makes no
    /// more than it needs.
    fn skip_any(self, n: usize) -> Collected<Self::Item> {
        let mut items: Vec<_> = self.collect();
        items.drain(..n.min(items.len()));
        items.into_par_iter()
    }

    /// The items before the first for which `predicate` does not hold: the same items every time, unlike with
    /// rayon. All items are made first, and collected.
    fn take_any_while<F>(self, predicate: F) -> Collected<Self::Item>
    where
        F: Fn(&Self::Item) -> bool + Sync + Send,
    {
        let mut items: Vec<_> = self.collect();
        let length = items.iter().position(|item| !predicate(item)).unwrap_or(items.len());
        items.truncate(length);
        items.into_par_iter()
    }

    /// The items from the first on for which `predicate` does not hold: the same items every time, unlike
    /// with rayon. All items are made first, and collected.
    fn skip_any_while<F>(self, predicate: F) -> Collected<Self::Item>
    where
        F: Fn(&Self::Item) -> bool + Sync + Send,
    {
        let mut items: Vec<_> = self.collect();
        let length = items.iter().position(|item| !predicate(item)).unwrap_or(items.len());
        items.drain(..length);
        items.into_par_iter()
    }

    /// What is in the items before the first `None`: the same items every time, unlike with rayon. All items
    /// are made first, and collected.
    ///
    /// ```
    /// use adjoin::rayon::prelude::*;
    ///
    /// let roots = [4.0, 9.0, -1.0, 16.0_f64].par_iter().map(|x| (*x >= 0.0).then(|| x.sqrt())).while_some();
    /// assert_eq!(roots.sum::<f64>(), 5.0);
    /// ```
    fn while_some<T: Send>(self) -> Collected<T>
    where
        Self: ParallelIterator<Item = Option<T>>,
    {
        let items: Vec<Option<T>> = self.collect();
        items.into_iter().map_while(|item| item).collect::<Vec<_>>().into_par_iter()
    }

    /// Stops soon after one of the items panics.
    fn panic_fuse(self) -> Par<own::PanicFuse<Self::Rayon>> {
        Par(self.into_rayon().panic_fuse())
    }

    /// The items, with `separator` between any two.
    fn intersperse(self, separator: Self::Item) -> Par<own::Intersperse<Self::Rayon>>
    where
        Self::Item: Clone,
    {
        Par(self.into_rayon().intersperse(separator))
    }

    /// Collects pairs into a pair of collections.
    fn unzip<A, B, C, D>(self) -> (C, D)
    where
        Self::Rayon: Own<Item = (A, B)>,
        C: Default + Send + own::ParallelExtend<A>,
        D: Default + Send + own::ParallelExtend<B>,
        A: Send,
        B: Send,
    {
        self.into_rayon().unzip()
    }

    /// Collects the items for which `predicate` holds, and the others.
    fn partition<A, B, F>(self, predicate: F) -> (A, B)
    where
        A: Default + Send + own::ParallelExtend<Self::Item>,
        B: Default + Send + own::ParallelExtend<Self::Item>,
        F: Fn(&Self::Item) -> bool + Sync + Send,
    {
        self.into_rayon().partition(predicate)
    }
    /// Collects what `op` puts to the left, and what it puts to the right.
    fn partition_map<A, B, F, L, R>(self, op: F) -> (A, B)
    where
        A: Default + Send + own::ParallelExtend<L>,
        B: Default + Send + own::ParallelExtend<R>,
        F: Fn(Self::Item) -> own::Either<L, R> + Sync + Send,
        L: Send,
        R: Send,
    {
        self.into_rayon().partition_map(op)
    }
}

/// Items that have been collected.
type Collected<T> = Par<Fixed<rayon::vec::IntoIter<T>>>;

/// The first failure in the order of the items.
fn first_failure<A>(attempts: impl ParallelIterator<Item = A>) -> A
where
    A: Attempt<Output = ()> + Send,
    A::Failure: Send,
{
    let failures = attempts.into_rayon().filter_map(|attempt| attempt.outcome().break_value());
    match failures.find_first(|_| true) {
        Some(failure) => A::failed(failure),
        None => A::succeeded(()),
    }
}

fn from_outcome<A: Attempt>(outcome: ControlFlow<A::Failure, A::Output>) -> A {
    match outcome {
        ControlFlow::Continue(output) => A::succeeded(output),
        ControlFlow::Break(failure) => A::failed(failure),
    }
}
