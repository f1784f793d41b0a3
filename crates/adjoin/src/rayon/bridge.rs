//! Splits an iterator into leaves, by its length alone, and runs them.
//!
//! rayon's adaptors and consumers are used as they are. Only the driver differs: rayon splits an iterator
//! according to the number of idle threads, so `sum` adds in another order every time. [`Fixed`] splits it by
//! its length, and combines the results along the same tree.
//!
//! ```text
//! length 10, leaves of at most 3        0..10
//!                                  0..5       5..10         at each node: rayon's reducer
//!                               0..2  2..5  5..7  7..10     leaves: sequential loops
//! ```
//!
//! - In a task every node of the tree is a fork, whether or not another thread takes a branch. So the tree of
//!   tasks, and with it every bit of the gradient, is fixed.
//! - In plain code the tree is the same, so the value is the same; but a node forks only if a thread may be
//!   idle, as with rayon itself. Otherwise its halves run one after the other, which costs a few nanoseconds
//!   a leaf.
//! - [`Adaptive`] leaves plain code to rayon.

use rayon::iter::plumbing::{self, Consumer, Folder, Producer, ProducerCallback, Reducer};
use rayon::iter::{IndexedParallelIterator, ParallelIterator};

use super::access::Access;
use crate::batch::stays_on_thread;
use crate::parallel::makes_tasks;
use crate::reverse::record::fork::fork_two;
use crate::reverse::reduced;

/// An iterator of rayon's that is cut by its length alone.
#[derive(Clone, Debug)]
pub struct Fixed<I>(pub(super) I);

impl<I: IndexedParallelIterator + Access> ParallelIterator for Fixed<I> {
    type Item = I::Item;

    fn drive_unindexed<C: Consumer<I::Item>>(self, consumer: C) -> C::Result {
        bridge(self.0, consumer)
    }

    fn opt_len(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

impl<I: IndexedParallelIterator + Access> IndexedParallelIterator for Fixed<I> {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn drive<C: Consumer<I::Item>>(self, consumer: C) -> C::Result {
        bridge(self.0, consumer)
    }

    fn with_producer<CB: ProducerCallback<I::Item>>(self, callback: CB) -> CB::Output {
        self.0.with_producer(callback)
    }
}

/// An iterator that plain code cuts as rayon does. See
/// [`adaptive`](super::iter::IndexedParallelIterator::adaptive).
#[derive(Clone, Debug)]
pub struct Adaptive<I>(pub(super) I);

impl<I: IndexedParallelIterator + Access> ParallelIterator for Adaptive<I> {
    type Item = I::Item;

    fn drive_unindexed<C: Consumer<I::Item>>(self, consumer: C) -> C::Result {
        self.drive(consumer)
    }

    fn opt_len(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

impl<I: IndexedParallelIterator + Access> IndexedParallelIterator for Adaptive<I> {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn drive<C: Consumer<I::Item>>(self, consumer: C) -> C::Result {
        if makes_tasks() || stays_on_thread() {
            bridge(self.0, consumer)
        } else {
            plumbing::bridge(self.0, consumer)
        }
    }

    fn with_producer<CB: ProducerCallback<I::Item>>(self, callback: CB) -> CB::Output {
        self.0.with_producer(callback)
    }
}

/// Lengths of leaves.
#[derive(Clone, Copy)]
struct Leaves {
    least: usize,
    most: usize,
}

/// Number of leaves that a long iterator is cut into, up to a factor of two.
const LEAVES: usize = 256;
/// The same for a short one. Its items may be cheap, and then their forks cost more than they do; if they are
/// not, this is enough for a few dozen threads.
const FEW_LEAVES: usize = 64;
/// Maximum length of a leaf of a short iterator: from there on the number of leaves grows to that of a long
/// one.
const SHORT: usize = 16;
/// Maximum length of a leaf, unless `with_min_len` asks for more. It bounds the memory of what a leaf
/// records.
const LONGEST: usize = 4096;

impl Leaves {
    fn new(length: usize, producer: &impl Producer) -> Self {
        let least = producer.min_len().max(1);
        let of_short = length.div_ceil(FEW_LEAVES).clamp(1, SHORT);
        let most = length.div_ceil(LEAVES).clamp(of_short, LONGEST).min(producer.max_len()).max(1);
        Self { least, most: most.max(least) }
    }

    /// Where to cut.
    #[inline]
    fn cut(self, length: usize) -> Option<usize> {
        (length > self.most && length / 2 >= self.least).then_some(length / 2)
    }
}

fn bridge<I: IndexedParallelIterator + Access, C: Consumer<I::Item>>(iterator: I, consumer: C) -> C::Result {
    struct Callback<C> {
        length: usize,
        consumer: C,
        may_write: bool,
    }

    impl<T, C: Consumer<T>> ProducerCallback<T> for Callback<C> {
        type Output = C::Result;

        fn callback<P: Producer<Item = T>>(self, producer: P) -> C::Result {
            let Self { length, consumer, may_write } = self;
            let leaves = Leaves::new(length, &producer);
            if makes_tasks() {
                record(leaves, may_write, length, producer, consumer)
            } else {
                let idle = if stays_on_thread() { Idle::NONE } else { Idle::new() };
                run(leaves, idle, length, producer, consumer)
            }
        }
    }

    let length = iterator.len();
    iterator.with_producer(Callback { length, consumer, may_write: I::may_write() })
}

#[inline]
fn leaf<P: Producer, C: Consumer<P::Item>>(producer: P, consumer: C) -> C::Result {
    producer.fold_with(consumer.into_folder()).complete()
}

/// Drives an iterator in a task.
fn record<P: Producer, C: Consumer<P::Item>>(
    leaves: Leaves,
    may_write: bool,
    length: usize,
    items: P,
    consumer: C,
) -> C::Result {
    if consumer.full() {
        return consumer.into_folder().complete();
    }
    let Some(middle) = leaves.cut(length) else {
        return if may_write { leaf(items, consumer) } else { reduced(|| leaf(items, consumer)) };
    };
    let (left_items, right_items) = items.split_at(middle);
    let (left, right, reducer) = consumer.split_at(middle);
    let (left, right) = fork_two(
        || record(leaves, may_write, middle, left_items, left),
        || record(leaves, may_write, length - middle, right_items, right),
    );
    reducer.reduce(left, right)
}

/// Drives an iterator in plain code, or in code that is bound to its thread.
fn run<P: Producer, C: Consumer<P::Item>>(
    leaves: Leaves,
    mut idle: Idle,
    length: usize,
    items: P,
    consumer: C,
) -> C::Result {
    if consumer.full() {
        return consumer.into_folder().complete();
    }
    let Some(middle) = leaves.cut(length) else { return leaf(items, consumer) };
    let (left_items, right_items) = items.split_at(middle);
    let (left, right, reducer) = consumer.split_at(middle);
    let (left, right) = if idle.may_be() {
        rayon::join_context(
            |context| run(leaves, idle.after(context.migrated()), middle, left_items, left),
            |context| run(leaves, idle.after(context.migrated()), length - middle, right_items, right),
        )
    } else {
        let left = run(leaves, idle, middle, left_items, left);
        (left, run(leaves, idle, length - middle, right_items, right))
    };
    reducer.reduce(left, right)
}

/// A guess whether threads are idle: at first all are, and again whenever work was stolen.
#[derive(Clone, Copy)]
struct Idle {
    threads: usize,
}

impl Idle {
    /// No thread is.
    const NONE: Self = Self { threads: 0 };

    fn new() -> Self {
        Self { threads: rayon::current_num_threads() }
    }

    fn may_be(&mut self) -> bool {
        let may_be = self.threads > 0;
        self.threads /= 2;
        may_be
    }

    fn after(self, stolen: bool) -> Self {
        if stolen { Self { threads: rayon::current_num_threads().max(self.threads) } } else { self }
    }
}
