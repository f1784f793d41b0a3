//! Where parallel iterators come from.

use std::cmp::Ordering;
use std::collections::VecDeque;
use std::ops::{Range, RangeBounds, RangeInclusive};

use rayon::iter as own;
use rayon::slice::{ParallelSlice as OwnSlice, ParallelSliceMut as OwnSliceMut};

use super::any::{Par, ParallelIterator};
use super::bridge::Fixed;
use super::by_index::ByIndex;
use super::indexed::IndexedParallelIterator;
use crate::array::{Matrix, Vector};
use crate::parallel::{Integer, Items};
use crate::real::Real;
use crate::reverse::record::fork::in_task;

/// What can be turned into a parallel iterator: slices, vectors, arrays, ranges, options, tuples of these, the elements of a
/// [`Vector`] and the rows of a [`Matrix`]. For what other crates have, see [`from_rayon`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be turned into a parallel iterator of differentiable code",
    note = "collect sets, maps and the like into a vector first",
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
pub fn from_rayon<T>(items: T) -> Par<Fixed<T::Iter>>
where
    T: own::IntoParallelIterator<Iter: own::IndexedParallelIterator>,
{
    Par(Fixed(items.into_par_iter()))
}

/// Sources that rayon knows the length of.
macro_rules! by_rayon {
    ($([$($generics:tt)*] $source:ty;)*) => {$(
        impl<$($generics)*> IntoParallelIterator for $source {
            type Iter = Par<Fixed<<$source as own::IntoParallelIterator>::Iter>>;
            type Item = <$source as own::IntoParallelIterator>::Item;

            fn into_par_iter(self) -> Self::Iter {
                from_rayon(self)
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

/// Iterators side by side.
macro_rules! tuples {
    ($(($($source:ident $name:ident)+))*) => {$(
        impl<$($source: IntoParallelIterator<Iter: IndexedParallelIterator>),+> IntoParallelIterator for ($($source,)+) {
            type Iter = Par<Fixed<own::MultiZip<($(<$source::Iter as ParallelIterator>::Rayon,)+)>>>;
            type Item = ($($source::Item,)+);

            fn into_par_iter(self) -> Self::Iter {
                let ($($name,)+) = self;
                from_rayon(($($name.into_par_iter().into_rayon(),)+))
            }
        }
    )*};
}

tuples! { (A a B b) (A a B b C c) (A a B b C c D d) (A a B b C c D d E e) (A a B b C c D d E e F f) }

impl<I: own::ParallelIterator> IntoParallelIterator for Par<I> {
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
    ) -> Par<Fixed<<Self as own::ParallelDrainRange>::Iter>> {
        Par(Fixed(own::ParallelDrainRange::par_drain(self, range)))
    }
}

impl<C: own::ParallelDrainRange<Iter: own::IndexedParallelIterator>> ParallelDrainRange for C {}

/// Sequential iterators, in parallel.
pub trait ParallelBridge: Sized + Iterator<Item: Send> {
    /// The items of a sequential iterator, which are collected first: rayon hands them out to whichever thread
    /// asks, so that nothing would be the same the next time.
    fn par_bridge(self) -> Par<Fixed<rayon::vec::IntoIter<Self::Item>>> {
        self.collect::<Vec<_>>().into_par_iter()
    }
}

impl<I: Iterator<Item: Send>> ParallelBridge for I {}

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
/// Sorting moves numbers and computes nothing, except what a closure computes to compare them. So in differentiated code it
/// is done on one thread, where such a closure is recorded; the result is the same.
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
