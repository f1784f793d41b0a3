//! Whether code that gets the items of an iterator may leave numbers in them.
//!
//! A leaf whose result is one number is reduced to its derivatives at once, and its tape is dropped. This is
//! wrong if the leaf left numbers of its own elsewhere, as in
//! `xs.par_iter_mut().map(|x| { *x = …; *x }).sum()`. The closures of an iterator can only write to its
//! items. (Their captures are shared by threads, so writing there takes a lock, and numbers that escape in
//! this way are refused where they are used.) So each source says what its items are, and each adaptor passes
//! that on:
//!
//! - shared references, and values computed from an index: nothing can be written to;
//! - mutable references: can be written to;
//! - values: likewise, as they may contain mutable references, unless they are numbers.

use rayon::iter as own;
use rayon::{array, collections::vec_deque, option, slice, vec};

use super::bridge::{Adaptive, Fixed};
use super::by_index::ByIndex;
use super::chain::Chain;
use crate::reverse::Reverse;

/// Whether code that gets the items of an iterator of rayon's may leave numbers in them.
///
/// Implemented for all iterators of rayon's that this module has. Those of other crates go through
/// [`from_rayon`](super::iter::from_rayon).
pub trait Access {
    #[doc(hidden)]
    fn may_write() -> bool;
}

/// An iterator about which nothing is known.
#[derive(Clone, Debug)]
pub struct Foreign<I>(pub(super) I);

impl<I: own::ParallelIterator> own::ParallelIterator for Foreign<I> {
    type Item = I::Item;

    fn drive_unindexed<C: own::plumbing::UnindexedConsumer<I::Item>>(self, consumer: C) -> C::Result {
        self.0.drive_unindexed(consumer)
    }

    fn opt_len(&self) -> Option<usize> {
        self.0.opt_len()
    }
}

impl<I: own::IndexedParallelIterator> own::IndexedParallelIterator for Foreign<I> {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn drive<C: own::plumbing::Consumer<I::Item>>(self, consumer: C) -> C::Result {
        self.0.drive(consumer)
    }

    fn with_producer<B: own::plumbing::ProducerCallback<I::Item>>(self, callback: B) -> B::Output {
        self.0.with_producer(callback)
    }
}

/// Whether a value of this type may contain mutable references.
fn may_contain_references<T>() -> bool {
    macro_rules! is_one_of {
        ($($number:ty)*) => { $(typeid::of::<T>() == typeid::of::<$number>())||* };
    }
    !is_one_of! { Reverse f64 f32 usize u64 u32 u16 u8 isize i64 i32 i16 i8 bool }
}

macro_rules! sources {
    ($([$($generics:tt)*] $source:ty: $may_write:expr;)*) => {$(
        impl<$($generics)*> Access for $source {
            fn may_write() -> bool {
                $may_write
            }
        }
    )*};
}

sources! {
    ['a, T: Sync] slice::Iter<'a, T>: false;
    ['a, T: Sync] slice::Chunks<'a, T>: false;
    ['a, T: Sync] slice::ChunksExact<'a, T>: false;
    ['a, T: Sync] slice::RChunks<'a, T>: false;
    ['a, T: Sync] slice::RChunksExact<'a, T>: false;
    ['a, T: Sync] slice::Windows<'a, T>: false;
    ['a, T: Sync] option::Iter<'a, T>: false;
    ['a, T: Sync] vec_deque::Iter<'a, T>: false;
    [I] ByIndex<I>: false;
    ['a, T: Send] slice::IterMut<'a, T>: true;
    ['a, T: Send] slice::ChunksMut<'a, T>: true;
    ['a, T: Send] slice::ChunksExactMut<'a, T>: true;
    ['a, T: Send] slice::RChunksMut<'a, T>: true;
    ['a, T: Send] slice::RChunksExactMut<'a, T>: true;
    ['a, T: Send] option::IterMut<'a, T>: true;
    ['a, T: Send] vec_deque::IterMut<'a, T>: true;
    [T: Send] vec::IntoIter<T>: may_contain_references::<T>();
    [T: Send, const N: usize] array::IntoIter<T, N>: may_contain_references::<T>();
    [T: Send] option::IntoIter<T>: may_contain_references::<T>();
    [T: Send] vec_deque::IntoIter<T>: may_contain_references::<T>();
    [I] Foreign<I>: true;
}

macro_rules! adaptors {
    ($([$first:ident $($rest:ident)*] $adaptor:ty;)*) => {$(
        impl<$first: Access $(, $rest)*> Access for $adaptor {
            fn may_write() -> bool {
                $first::may_write()
            }
        }
    )*};
}

adaptors! {
    [I] Fixed<I>;
    [I] Adaptive<I>;
    [I F] own::Map<I, F>;
    [I T F] own::MapWith<I, T, F>;
    [I N F] own::MapInit<I, N, F>;
    [I F] own::Inspect<I, F>;
    [I F] own::Update<I, F>;
    [I F] own::Filter<I, F>;
    [I F] own::FilterMap<I, F>;
    [I F] own::FlatMap<I, F>;
    [I F] own::FlatMapIter<I, F>;
    [I F] own::Positions<I, F>;
    [I N F] own::Fold<I, N, F>;
    [I T F] own::FoldWith<I, T, F>;
    [I T N F] own::TryFold<I, T, N, F>;
}

macro_rules! adaptors_with_bounds {
    ($([$($bound:tt)*] $adaptor:ident;)*) => {$(
        impl<I: Access $($bound)*> Access for own::$adaptor<I> {
            fn may_write() -> bool {
                I::may_write()
            }
        }
    )*};
}

adaptors_with_bounds! {
    [+ own::ParallelIterator] Cloned;
    [+ own::ParallelIterator] Copied;
    [+ own::ParallelIterator] FlattenIter;
    [+ own::ParallelIterator] PanicFuse;
    [+ own::ParallelIterator<Item: Clone>] Intersperse;
    [+ own::IndexedParallelIterator] Chunks;
    [+ own::IndexedParallelIterator] Enumerate;
    [+ own::IndexedParallelIterator] StepBy;
    [+ own::IndexedParallelIterator] Skip;
    [+ own::IndexedParallelIterator] Take;
    [+ own::IndexedParallelIterator] Rev;
    [+ own::IndexedParallelIterator] MinLen;
    [+ own::IndexedParallelIterator] MaxLen;
}

impl<I: Access + own::IndexedParallelIterator, N, F> Access for own::FoldChunks<I, N, F> {
    fn may_write() -> bool {
        I::may_write()
    }
}

impl<I: Access + own::IndexedParallelIterator, T, F> Access for own::FoldChunksWith<I, T, F> {
    fn may_write() -> bool {
        I::may_write()
    }
}

macro_rules! pairs {
    ($([$($bound:tt)*] [$($same:tt)*] $pair:ty;)*) => {$(
        impl<A: Access $($bound)*, B: Access $($bound)* $($same)*> Access for $pair {
            fn may_write() -> bool {
                A::may_write() || B::may_write()
            }
        }
    )*};
}

pairs! {
    [] [] Chain<A, B>;
    [+ own::IndexedParallelIterator] [] own::Zip<A, B>;
    [+ own::IndexedParallelIterator] [+ own::IndexedParallelIterator<Item = A::Item>] own::Interleave<A, B>;
    [+ own::IndexedParallelIterator] [+ own::IndexedParallelIterator<Item = A::Item>] own::InterleaveShortest<A, B>;
}

/// Iterators side by side.
macro_rules! tuples {
    ($(($($source:ident)+))*) => {$(
        impl<$($source: Access),+> Access for own::MultiZip<($($source,)+)> {
            fn may_write() -> bool {
                $($source::may_write())||+
            }
        }
    )*};
}

tuples! { (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) }
