//! One iterator after the other. rayon's own `Chain` forks by itself, outside of our tree of tasks.

use rayon::iter::plumbing::{Consumer, ProducerCallback, Reducer, UnindexedConsumer};
use rayon::iter::{IndexedParallelIterator, ParallelIterator};

use crate::parallel::join;

/// The items of `left`, and then those of `right`. Made by [`chain`](super::iter::ParallelIterator::chain).
#[derive(Clone, Debug)]
pub struct Chain<A, B> {
    pub(super) left: A,
    pub(super) right: B,
}

impl<A: ParallelIterator, B: ParallelIterator<Item = A::Item>> ParallelIterator for Chain<A, B> {
    type Item = A::Item;

    fn drive_unindexed<C: UnindexedConsumer<A::Item>>(self, consumer: C) -> C::Result {
        let Self { left, right } = self;
        // A consumer that was promised a length wants to be split by it.
        let (first, second, reducer) = if let Some(length) = left.opt_len() {
            consumer.split_at(length)
        } else {
            let reducer = consumer.to_reducer();
            (consumer.split_off_left(), consumer, reducer)
        };
        let (first, second) = join(|| left.drive_unindexed(first), || right.drive_unindexed(second));
        reducer.reduce(first, second)
    }

    fn opt_len(&self) -> Option<usize> {
        self.left.opt_len()?.checked_add(self.right.opt_len()?)
    }
}

impl<A, B> IndexedParallelIterator for Chain<A, B>
where
    A: IndexedParallelIterator,
    B: IndexedParallelIterator<Item = A::Item>,
{
    fn len(&self) -> usize {
        self.left.len().checked_add(self.right.len()).expect("a length that fits into memory")
    }

    fn drive<C: Consumer<A::Item>>(self, consumer: C) -> C::Result {
        let Self { left, right } = self;
        let (first, second, reducer) = consumer.split_at(left.len());
        let (first, second) = join(|| left.drive(first), || right.drive(second));
        reducer.reduce(first, second)
    }

    fn with_producer<CB: ProducerCallback<A::Item>>(self, callback: CB) -> CB::Output {
        self.left.chain(self.right).with_producer(callback)
    }
}
