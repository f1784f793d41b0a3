//! Where parallel iterators come from.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, LinkedList, VecDeque};
use std::ops::{Range, RangeBounds, RangeInclusive};

use rayon::iter as own;
use rayon::slice::{ParallelSlice as OwnSlice, ParallelSliceMut as OwnSliceMut};

use super::access::{Access, Foreign};
use super::any::{Par, ParallelIterator};
use super::bridge::Fixed;
use super::by_index::ByIndex;
use super::indexed::IndexedParallelIterator;
use crate::array::{Matrix, Vector};
use crate::parallel::{Integer, Items};
use crate::real::Real;
use crate::reverse::record::fork::in_task;

/// What can be turned into a parallel iterator: slices, vectors, arrays, ranges, options, tuples of these,
/// maps, sets and lists of the standard library, the elements of a [`Vector`] and the rows of a [`Matrix`].
/// For what other crates have, see [`from_rayon`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be turned into a parallel iterator of differentiable code",
    note = "collect the items into a vector first; the keys of a hash map, or the items of a hash set, must be `Ord`",
    note = "for an iterator of another crate that knows its length, write `adjoin::rayon::iter::from_rayon(x)`"
)]
pub trait IntoParallelIterator {
    /// The iterator.
    type Iter: ParallelIterator<Item = Self::Item>;
    /// The type of its items.
    type Item: Send;

    /// Turns it into a parallel iterator.
    ///
    /// ```
    /// use adjoin::rayon::prelude::*;
    ///
    /// let total: f64 = (1..=3).into_par_iter().map(f64::from).sum();
    /// assert_eq!(total, 6.0);
    /// ```
    fn into_par_iter(self) -> Self::Iter;
}

/// Any iterator of rayon's that knows its length, cut by its length alone: for those of other crates.
///
/// ```
/// use adjoin::rayon::iter::from_rayon;
/// use adjoin::rayon::prelude::*;
///
/// let numbers = rayon::iter::repeatn(0.5, 10);
/// assert_eq!(from_rayon(numbers).sum::<f64>(), 5.0);
/// ```
///
/// What code does that gets such items is not known: it might write to them. So leaves stay on the tape, as
/// with `par_iter_mut`.
pub fn from_rayon<T>(items: T) -> Par<Fixed<Foreign<T::Iter>>>
where
    T: own::IntoParallelIterator<Iter: own::IndexedParallelIterator>,
{
    Par(Fixed(Foreign(items.into_par_iter())))
}

/// One item.
pub fn once<T: Send>(item: T) -> Par<Fixed<rayon::option::IntoIter<T>>> {
    Some(item).into_par_iter()
}

/// No items.
pub fn empty<T: Send>() -> Par<Fixed<rayon::option::IntoIter<T>>> {
    None.into_par_iter()
}

/// The same item, `n` times.
///
/// ```
/// use adjoin::rayon::iter::repeat_n;
/// use adjoin::rayon::prelude::*;
///
/// assert_eq!(repeat_n(0.5, 10).sum::<f64>(), 5.0);
/// ```
#[expect(clippy::type_complexity, reason = "the closure has no name")]
pub fn repeat_n<T: Clone + Send + Sync>(
    item: T,
    n: usize,
) -> Par<own::Map<Fixed<ByIndex<Range<usize>>>, impl Fn(usize) -> T + Sync + Send>> {
    (0..n).into_par_iter().map(move |_| item.clone())
}

/// Sources that rayon knows the length of.
macro_rules! by_rayon {
    ($([$($generics:tt)*] $source:ty;)*) => {$(
        impl<$($generics)*> IntoParallelIterator for $source {
            type Iter = Par<Fixed<<$source as own::IntoParallelIterator>::Iter>>;
            type Item = <$source as own::IntoParallelIterator>::Item;

            fn into_par_iter(self) -> Self::Iter {
                Par(Fixed(own::IntoParallelIterator::into_par_iter(self)))
            }
        }
    )*};
}

by_rayon! {
    ['a, T: Sync] &'a [T];
    ['a, T: Send] &'a mut [T];
    ['a, T: Sync] &'a Vec<T>;
    ['a, T: Send] &'a mut Vec<T>;
    [T: Send] Vec<T>;
    ['a, T: Sync, const N: usize] &'a [T; N];
    ['a, T: Send, const N: usize] &'a mut [T; N];
    [T: Send, const N: usize] [T; N];
    ['a, T: Sync] &'a Option<T>;
    ['a, T: Send] &'a mut Option<T>;
    [T: Send] Option<T>;
    ['a, T: Sync] &'a VecDeque<T>;
    ['a, T: Send] &'a mut VecDeque<T>;
    [T: Send] VecDeque<T>;
}

/// Sources whose items are found by index.
macro_rules! by_index {
    ($([$($generics:tt)*] $source:ty;)*) => {$(
        impl<$($generics)*> IntoParallelIterator for $source {
            type Iter = Par<Fixed<ByIndex<$source>>>;
            type Item = <$source as Items>::Item;

            fn into_par_iter(self) -> Self::Iter {
                Par(Fixed(ByIndex(self)))
            }
        }
    )*};
}

by_index! {
    // Not by rayon, which does not know the length of all ranges.
    [T: Integer] Range<T>;
    [T: Integer] RangeInclusive<T>;
    // The elements of a vector, the rows of a matrix.
    ['a, R: Real] &'a Vector<R>;
    ['a, R: Real] &'a Matrix<R>;
}

/// Sources that are collected first, into a vector of their items in a fixed order.
macro_rules! collected {
    ($([$($generics:tt)*] $source:ty => $item:ty, |$self:ident| $items:expr;)*) => {$(
        impl<$($generics)*> IntoParallelIterator for $source {
            type Iter = Par<Fixed<rayon::vec::IntoIter<$item>>>;
            type Item = $item;

            fn into_par_iter(self) -> Self::Iter {
                let $self = self;
                $items.into_par_iter()
            }
        }
    )*};
}

collected! {
    [K: Ord + Send, V: Send] BTreeMap<K, V> => (K, V), |map| in_order(map);
    ['a, K: Ord + Sync, V: Sync] &'a BTreeMap<K, V> => (&'a K, &'a V), |map| in_order(map);
    ['a, K: Ord + Sync, V: Send] &'a mut BTreeMap<K, V> => (&'a K, &'a mut V), |map| in_order(map);
    [T: Ord + Send] BTreeSet<T> => T, |set| in_order(set);
    ['a, T: Ord + Sync] &'a BTreeSet<T> => &'a T, |set| in_order(set);
    [T: Send] LinkedList<T> => T, |list| in_order(list);
    ['a, T: Sync] &'a LinkedList<T> => &'a T, |list| in_order(list);
    ['a, T: Send] &'a mut LinkedList<T> => &'a mut T, |list| in_order(list);
    // In the order of their keys, because two equal maps may iterate in different orders.
    [K: Ord + Send, V: Send, S] HashMap<K, V, S> => (K, V), |map| sorted(map, |a, b| a.0.cmp(&b.0));
    ['a, K: Ord + Sync, V: Sync, S] &'a HashMap<K, V, S> => (&'a K, &'a V), |map| sorted(map, |a, b| a.0.cmp(b.0));
    ['a, K: Ord + Sync, V: Send, S] &'a mut HashMap<K, V, S> => (&'a K, &'a mut V), |map| sorted(map, |a, b| a.0.cmp(b.0));
    [T: Ord + Send, S] HashSet<T, S> => T, |set| sorted(set, T::cmp);
    ['a, T: Ord + Sync, S] &'a HashSet<T, S> => &'a T, |set| sorted(set, Ord::cmp);
}

fn in_order<T>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    items.into_iter().collect()
}

fn sorted<T>(items: impl IntoIterator<Item = T>, compare: impl Fn(&T, &T) -> Ordering) -> Vec<T> {
    let mut items = in_order(items);
    items.sort_unstable_by(compare);
    items
}

/// Iterators side by side.
macro_rules! tuples {
    ($(($($source:ident $name:ident)+))*) => {$(
        impl<$($source: IntoParallelIterator<Iter: IndexedParallelIterator>),+> IntoParallelIterator for ($($source,)+) {
            type Iter = Par<Fixed<own::MultiZip<($(<$source::Iter as ParallelIterator>::Rayon,)+)>>>;
            type Item = ($($source::Item,)+);

            fn into_par_iter(self) -> Self::Iter {
                let ($($name,)+) = self;
                Par(Fixed(own::IntoParallelIterator::into_par_iter(($($name.into_par_iter().into_rayon(),)+))))
            }
        }
    )*};
}

tuples! { (A a B b) (A a B b C c) (A a B b C c D d) (A a B b C c D d E e) (A a B b C c D d E e F f) }

impl<I: own::ParallelIterator + Access> IntoParallelIterator for Par<I> {
    type Iter = Self;
    type Item = I::Item;

    fn into_par_iter(self) -> Self {
        self
    }
}

/// What has a parallel iterator over references.
pub trait IntoParallelRefIterator<'data> {
    /// The iterator.
    type Iter: ParallelIterator<Item = Self::Item>;
    /// The type of its items.
    type Item: Send + 'data;

    /// A parallel iterator over references.
    fn par_iter(&'data self) -> Self::Iter;
}

impl<'data, T: 'data + ?Sized> IntoParallelRefIterator<'data> for T
where
    &'data T: IntoParallelIterator,
{
    type Iter = <&'data T as IntoParallelIterator>::Iter;
    type Item = <&'data T as IntoParallelIterator>::Item;

    fn par_iter(&'data self) -> Self::Iter {
        self.into_par_iter()
    }
}

/// What has a parallel iterator over mutable references.
pub trait IntoParallelRefMutIterator<'data> {
    /// The iterator.
    type Iter: ParallelIterator<Item = Self::Item>;
    /// The type of its items.
    type Item: Send + 'data;

    /// A parallel iterator over mutable references.
    ///
    /// ```
    /// use adjoin::rayon::prelude::*;
    ///
    /// let mut xs = vec![1.0, 2.0];
    /// xs.par_iter_mut().zip([3.0, 4.0]).for_each(|(x, y)| *x += y);
    /// assert_eq!(xs, [4.0, 6.0]);
    /// ```
    fn par_iter_mut(&'data mut self) -> Self::Iter;
}

impl<'data, T: 'data + ?Sized> IntoParallelRefMutIterator<'data> for T
where
    &'data mut T: IntoParallelIterator,
{
    type Iter = <&'data mut T as IntoParallelIterator>::Iter;
    type Item = <&'data mut T as IntoParallelIterator>::Item;

    fn par_iter_mut(&'data mut self) -> Self::Iter {
        self.into_par_iter()
    }
}

/// Collections to which the items of a parallel iterator can be appended.
pub trait ParallelExtend<T: Send>: own::ParallelExtend<T> {
    /// Appends the items of a parallel iterator, in order.
    fn par_extend<I: IntoParallelIterator<Item = T>>(&mut self, items: I) {
        own::ParallelExtend::par_extend(self, items.into_par_iter().into_rayon());
    }
}

impl<T: Send, C: own::ParallelExtend<T>> ParallelExtend<T> for C {}

/// Collections from which a range of items can be taken.
pub trait ParallelDrainRange: Sized + own::ParallelDrainRange<Iter: own::IndexedParallelIterator> {
    /// Takes the items of a range out of the collection.
    fn par_drain<B: RangeBounds<usize>>(
        self,
        range: B,
    ) -> Par<Fixed<Foreign<<Self as own::ParallelDrainRange>::Iter>>> {
        Par(Fixed(Foreign(own::ParallelDrainRange::par_drain(self, range))))
    }
}

impl<C: own::ParallelDrainRange<Iter: own::IndexedParallelIterator>> ParallelDrainRange for C {}

/// Sequential iterators, in parallel.
pub trait ParallelBridge: Sized + Iterator<Item: Send> {
    /// The items of a sequential iterator, which are collected first: rayon hands them out to whichever
    /// thread asks, which is different every time.
    fn par_bridge(self) -> Par<Fixed<rayon::vec::IntoIter<Self::Item>>> {
        self.collect::<Vec<_>>().into_par_iter()
    }
}

impl<I: Iterator<Item: Send>> ParallelBridge for I {}

/// Parts of a slice, found one after the other before any of them is handed out.
type Parts<T> = Par<Fixed<rayon::vec::IntoIter<T>>>;

impl<T: Send> Parts<T> {
    fn of(parts: impl Iterator<Item = T>) -> Self {
        in_order(parts).into_par_iter()
    }
}

/// Slices, by parts.
pub trait ParallelSlice<T: Sync> {
    /// The slice.
    fn as_parallel_slice(&self) -> &[T];

    /// Parts of `size` items, the last of which may be shorter.
    fn par_chunks(&self, size: usize) -> Par<Fixed<rayon::slice::Chunks<'_, T>>> {
        Par(Fixed(OwnSlice::par_chunks(self.as_parallel_slice(), size)))
    }

    /// Parts of `size` items; what is left over is left out.
    fn par_chunks_exact(&self, size: usize) -> Par<Fixed<rayon::slice::ChunksExact<'_, T>>> {
        Par(Fixed(OwnSlice::par_chunks_exact(self.as_parallel_slice(), size)))
    }

    /// Parts of `size` items, from the end.
    fn par_rchunks(&self, size: usize) -> Par<Fixed<rayon::slice::RChunks<'_, T>>> {
        Par(Fixed(OwnSlice::par_rchunks(self.as_parallel_slice(), size)))
    }

    /// Parts of `size` items, from the end; what is left over at the beginning is left out.
    fn par_rchunks_exact(&self, size: usize) -> Par<Fixed<rayon::slice::RChunksExact<'_, T>>> {
        Par(Fixed(OwnSlice::par_rchunks_exact(self.as_parallel_slice(), size)))
    }

    /// Parts between the items for which `separator` holds.
    fn par_split<F: Fn(&T) -> bool>(&self, separator: F) -> Parts<&[T]> {
        Parts::of(self.as_parallel_slice().split(separator))
    }

    /// Parts that end with the items for which `separator` holds.
    fn par_split_inclusive<F: Fn(&T) -> bool>(&self, separator: F) -> Parts<&[T]> {
        Parts::of(self.as_parallel_slice().split_inclusive(separator))
    }

    /// The longest parts in which `same` holds for all neighbours.
    ///
    /// ```
    /// use adjoin::rayon::prelude::*;
    ///
    /// let xs = [1.0, 2.0, -1.0, -2.0, 3.0];
    /// let runs: Vec<f64> = xs.par_chunk_by(|a, b| a * b > 0.0).map(|run| run.iter().sum()).collect();
    /// assert_eq!(runs, [3.0, -3.0, 3.0]);
    /// ```
    fn par_chunk_by<F: Fn(&T, &T) -> bool>(&self, same: F) -> Parts<&[T]> {
        Parts::of(self.as_parallel_slice().chunk_by(same))
    }

    /// All parts of `size` items, which overlap.
    ///
    /// ```
    /// use adjoin::rayon::prelude::*;
    ///
    /// let steps: Vec<f64> = [1.0, 3.0, 6.0].par_windows(2).map(|pair| pair[1] - pair[0]).collect();
    /// assert_eq!(steps, [2.0, 3.0]);
    /// ```
    fn par_windows(&self, size: usize) -> Par<Fixed<rayon::slice::Windows<'_, T>>> {
        Par(Fixed(OwnSlice::par_windows(self.as_parallel_slice(), size)))
    }
}

impl<T: Sync> ParallelSlice<T> for [T] {
    fn as_parallel_slice(&self) -> &[T] {
        self
    }
}

/// Slices to be changed.
///
/// Sorting moves numbers and computes nothing, except what a closure computes to compare them. So in
/// differentiated code it is done on one thread, where such a closure is recorded; the result is the same.
pub trait ParallelSliceMut<T: Send> {
    /// The slice.
    fn as_parallel_slice_mut(&mut self) -> &mut [T];

    /// Parts of `size` items, the last of which may be shorter.
    fn par_chunks_mut(&mut self, size: usize) -> Par<Fixed<rayon::slice::ChunksMut<'_, T>>> {
        Par(Fixed(OwnSliceMut::par_chunks_mut(self.as_parallel_slice_mut(), size)))
    }

    /// Parts of `size` items; what is left over is left out.
    fn par_chunks_exact_mut(&mut self, size: usize) -> Par<Fixed<rayon::slice::ChunksExactMut<'_, T>>> {
        Par(Fixed(OwnSliceMut::par_chunks_exact_mut(self.as_parallel_slice_mut(), size)))
    }

    /// Parts of `size` items, from the end.
    fn par_rchunks_mut(&mut self, size: usize) -> Par<Fixed<rayon::slice::RChunksMut<'_, T>>> {
        Par(Fixed(OwnSliceMut::par_rchunks_mut(self.as_parallel_slice_mut(), size)))
    }

    /// Parts of `size` items, from the end; what is left over at the beginning is left out.
    fn par_rchunks_exact_mut(&mut self, size: usize) -> Par<Fixed<rayon::slice::RChunksExactMut<'_, T>>> {
        Par(Fixed(OwnSliceMut::par_rchunks_exact_mut(self.as_parallel_slice_mut(), size)))
    }

    /// Parts between the items for which `separator` holds.
    fn par_split_mut<F: Fn(&T) -> bool>(&mut self, separator: F) -> Parts<&mut [T]> {
        Parts::of(self.as_parallel_slice_mut().split_mut(separator))
    }

    /// Parts that end with the items for which `separator` holds.
    fn par_split_inclusive_mut<F: Fn(&T) -> bool>(&mut self, separator: F) -> Parts<&mut [T]> {
        Parts::of(self.as_parallel_slice_mut().split_inclusive_mut(separator))
    }

    /// The longest parts in which `same` holds for all neighbours.
    fn par_chunk_by_mut<F: Fn(&T, &T) -> bool>(&mut self, same: F) -> Parts<&mut [T]> {
        Parts::of(self.as_parallel_slice_mut().chunk_by_mut(same))
    }

    /// Sorts; equal items stay in order.
    fn par_sort(&mut self)
    where
        T: Ord,
    {
        self.par_sort_by(T::cmp);
    }

    /// Sorts by `compare`; equal items stay in order.
    fn par_sort_by<F: Fn(&T, &T) -> Ordering + Sync>(&mut self, compare: F) {
        let slice = self.as_parallel_slice_mut();
        if in_task() { slice.sort_by(compare) } else { OwnSliceMut::par_sort_by(slice, compare) }
    }

    /// Sorts by keys; equal items stay in order.
    fn par_sort_by_key<K: Ord, F: Fn(&T) -> K + Sync>(&mut self, key: F) {
        self.par_sort_by(|a, b| key(a).cmp(&key(b)));
    }

    /// Sorts. As [`ParallelSliceMut::par_sort`], so that the result is the same every time.
    fn par_sort_unstable(&mut self)
    where
        T: Ord,
    {
        self.par_sort();
    }

    /// Sorts by `compare`. As [`ParallelSliceMut::par_sort_by`].
    fn par_sort_unstable_by<F: Fn(&T, &T) -> Ordering + Sync>(&mut self, compare: F) {
        self.par_sort_by(compare);
    }

    /// Sorts by keys. As [`ParallelSliceMut::par_sort_by_key`].
    fn par_sort_unstable_by_key<K: Ord, F: Fn(&T) -> K + Sync>(&mut self, key: F) {
        self.par_sort_by_key(key);
    }
}

impl<T: Send> ParallelSliceMut<T> for [T] {
    fn as_parallel_slice_mut(&mut self) -> &mut [T] {
        self
    }
}
