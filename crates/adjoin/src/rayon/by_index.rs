//! Iterators over items that are found by index.

use std::ops::Range;

use rayon::iter::plumbing::{Consumer, Producer, ProducerCallback, UnindexedConsumer, bridge};
use rayon::iter::{IndexedParallelIterator, ParallelIterator};

use crate::parallel::Items;

/// A parallel iterator over [`Items`].
#[derive(Clone, Debug)]
pub struct ByIndex<I>(pub(super) I);

impl<I: Items<Item: Send> + Clone + Send> ParallelIterator for ByIndex<I> {
    type Item = I::Item;

    fn drive_unindexed<C: UnindexedConsumer<I::Item>>(self, consumer: C) -> C::Result {
        bridge(self, consumer)
    }

    fn opt_len(&self) -> Option<usize> {
        Some(self.0.count())
    }
}

impl<I: Items<Item: Send> + Clone + Send> IndexedParallelIterator for ByIndex<I> {
    fn len(&self) -> usize {
        self.0.count()
    }

    fn drive<C: Consumer<I::Item>>(self, consumer: C) -> C::Result {
        bridge(self, consumer)
    }

    fn with_producer<CB: ProducerCallback<I::Item>>(self, callback: CB) -> CB::Output {
        callback.callback(Part { indices: 0..self.0.count(), items: self.0 })
    }
}

/// Some of the items.
struct Part<I> {
    items: I,
    indices: Range<usize>,
}

impl<I: Items<Item: Send> + Clone + Send> Producer for Part<I> {
    type Item = I::Item;
    type IntoIter = Self;

    fn into_iter(self) -> Self {
        self
    }

    fn split_at(self, index: usize) -> (Self, Self) {
        let Range { start, end } = self.indices;
        let middle = start + index;
        (
            Self { items: self.items.clone(), indices: start..middle },
            Self { items: self.items, indices: middle..end },
        )
    }
}

impl<I: Items> Iterator for Part<I> {
    type Item = I::Item;

    #[inline]
    fn next(&mut self) -> Option<I::Item> {
        self.indices.next().map(|index| self.items.at(index))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.indices.size_hint()
    }
}

impl<I: Items> DoubleEndedIterator for Part<I> {
    #[inline]
    fn next_back(&mut self) -> Option<I::Item> {
        self.indices.next_back().map(|index| self.items.at(index))
    }
}

impl<I: Items> ExactSizeIterator for Part<I> {}
