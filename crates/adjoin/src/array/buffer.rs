//! A cache for the memory of arrays.
//!
//! Fresh memory beyond a few pages costs more than most operations that fill it, because the system clears it
//! page by page. So a large buffer that is dropped is kept, within the limit that [`set_memory_limit`] sets
//! for all that the library keeps, and the next array of about its size reuses it. It still holds the numbers
//! of the array before; callers that need zeros ask for them.
//!
//! | numbers | kept by |
//! | --- | --- |
//! | fewer than [`SMALL`] | the allocator, which is as fast |
//! | fewer than [`LARGE`] | the thread that dropped them, without a lock: some of each size, about two mebibytes in all |
//! | more, and what is left over | all threads together |
//!
//! Buffers that branches of a run took on another thread are dropped by the thread that drops the run. For
//! these, large ones too, there is a [`Stock`] that belongs to the memory of the run. The next thread that
//! records there is most likely the same one, and has them in its caches; fetching them from the caches of
//! another processor can take longer than filling them.
//!
//! [`set_memory_limit`]: crate::set_memory_limit

use std::any::Any;
use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Smaller buffers come from the allocator.
const SMALL: usize = 1 << 7;

/// Smaller buffers stay with their thread.
const LARGE: usize = 1 << 13;

/// The elements of an array, in a row.
#[derive(Clone, Debug, Default)]
pub(crate) struct Buffer<R: 'static>(Vec<R>);

impl<R> Buffer<R> {
    pub(crate) fn new(elements: Vec<R>) -> Self {
        Self(elements)
    }
}

impl<R> Deref for Buffer<R> {
    type Target = Vec<R>;

    #[inline(always)]
    fn deref(&self) -> &Vec<R> {
        &self.0
    }
}

impl<R> DerefMut for Buffer<R> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Vec<R> {
        &mut self.0
    }
}

impl<R> Drop for Buffer<R> {
    #[inline]
    fn drop(&mut self) {
        if self.0.capacity() >= SMALL {
            let elements: &mut dyn Any = &mut self.0;
            if let Some(numbers) = elements.downcast_mut::<Vec<f64>>() {
                give_back(std::mem::take(numbers));
            }
        }
    }
}

/// The default limit for all that the library keeps: enough for some ten million recorded operations.
const DEFAULT_LIMIT: usize = 1 << 29;

static LIMIT: AtomicUsize = AtomicUsize::new(DEFAULT_LIMIT);

/// What [`set_memory_limit`](crate::set_memory_limit) has set: how many bytes may be kept.
#[inline]
pub(crate) fn limit() -> usize {
    LIMIT.load(Ordering::Relaxed)
}

pub(crate) fn set_limit(bytes: usize) {
    LIMIT.store(bytes, Ordering::Relaxed);
}

static SHARED: Mutex<Pool> = Mutex::new(Pool::EMPTY);

thread_local! {
    static OWN: Cell<Option<Box<Pool>>> = const { Cell::new(None) };
}

/// Maximum number of elements that a thread keeps in buffers of each size; what it drops beyond that, others
/// may have.
const OF_EACH: usize = 1 << 15;

/// The number of sizes: powers of two from [`SMALL`] on.
const SIZES: usize = (usize::BITS - SMALL.ilog2()) as usize;

/// Buffers that are kept.
struct Pool {
    /// For each size, buffers of at least that capacity and less than twice that, the newest last.
    buffers: [Vec<Vec<f64>>; SIZES],
    bytes: usize,
    /// Whether this is a [`Stock`], which has large ones too, and any number.
    is_stock: bool,
}

impl Pool {
    const EMPTY: Self = Self { buffers: [const { Vec::new() }; SIZES], bytes: 0, is_stock: false };

    fn size_of(length: usize) -> usize {
        (length / SMALL).ilog2() as usize
    }

    fn take(&mut self, length: usize) -> Option<Vec<f64>> {
        let size = Self::size_of(length);
        let same = &mut self.buffers[size];
        let buffer = match same.iter().rposition(|buffer| buffer.capacity() >= length) {
            Some(place) => same.swap_remove(place),
            None => self.buffers.get_mut(size + 1)?.pop()?,
        };
        self.bytes -= bytes_of(&buffer);
        Some(buffer)
    }

    /// Keeps a buffer, or returns it if buffers of its size have reached the limit in numbers or bytes.
    fn keep(&mut self, numbers: Vec<f64>, of_each: usize, bytes: usize) -> Option<Vec<f64>> {
        let size = Self::size_of(numbers.capacity());
        let same = &mut self.buffers[size];
        if same.len() << size >= of_each / SMALL || self.bytes + bytes_of(&numbers) > bytes {
            return Some(numbers);
        }
        self.bytes += bytes_of(&numbers);
        same.push(numbers);
        None
    }

    /// Calls `f` with what this thread keeps; does nothing if the thread is ending.
    #[inline]
    fn with_own<T>(f: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let own = |own: &Cell<Option<Box<Self>>>| {
            let mut kept = own.take().unwrap_or_else(|| Box::new(Self::EMPTY));
            let result = f(&mut kept);
            own.set(Some(kept));
            result
        };
        OWN.try_with(own).ok()
    }

    fn with_shared<T>(f: impl FnOnce(&mut Self) -> T) -> T {
        f(&mut SHARED.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn bytes_of(buffer: &Vec<f64>) -> usize {
    buffer.capacity() * size_of::<f64>()
}

fn give_back(numbers: Vec<f64>) {
    let limit = limit();
    let mut rest = Some(numbers);
    Pool::with_own(|own| {
        let of_each = if own.is_stock { usize::MAX } else { OF_EACH };
        let small = |numbers: &Vec<f64>| own.is_stock || numbers.capacity() < LARGE;
        if rest.as_ref().is_some_and(small) {
            rest = rest.take().and_then(|numbers| own.keep(numbers, of_each, limit));
        }
    });
    if let Some(numbers) = rest {
        drop(Pool::with_shared(|shared| shared.keep(numbers, usize::MAX, limit)));
    }
}

/// A buffer of about this length, if one is kept.
fn take(length: usize) -> Option<Vec<f64>> {
    if length < SMALL {
        return None;
    }
    let own = Pool::with_own(|own| own.take(length)).flatten();
    own.or_else(|| Pool::with_shared(|shared| shared.take(length)))
}

/// Buffers that a thread keeps for a while in place of its own.
#[derive(Default)]
pub(crate) struct Stock {
    /// The stock; while it is lent, what the thread keeps otherwise.
    pool: Option<Box<Pool>>,
    is_lent: bool,
}

impl Stock {
    /// Lends the stock to this thread, in place of the buffers that it keeps, or puts both back.
    pub(crate) fn exchange(&mut self) {
        if !self.is_lent && self.pool.is_none() {
            self.pool = Some(Box::new(Pool { is_stock: true, ..Pool::EMPTY }));
        }
        // A thread that is ending keeps no buffers.
        let _ = OWN.try_with(|own| self.pool = own.replace(self.pool.take()));
        self.is_lent = !self.is_lent;
    }

    /// The number of bytes that the buffers take.
    pub(crate) fn bytes(&self) -> usize {
        self.pool.as_ref().map_or(0, |pool| pool.bytes)
    }
}

/// `length` zeros.
pub(crate) fn zeros(length: usize) -> Vec<f64> {
    match take(length) {
        Some(mut buffer) => {
            buffer.clear();
            buffer.resize(length, 0.0);
            buffer
        }
        None => fresh(length),
    }
}

/// Zeros in fresh memory.
fn fresh(length: usize) -> Vec<f64> {
    if length >= SMALL {
        return vec![0.0; length];
    }
    // Not by `vec!`: the allocator is slow to give out cleared memory, unless it is a lot.
    let mut numbers = Vec::with_capacity(length);
    numbers.resize(length, 0.0);
    numbers
}

/// `length` arbitrary numbers, to be overwritten.
pub(crate) fn stale(length: usize) -> Vec<f64> {
    match take(length) {
        Some(mut buffer) => {
            buffer.resize(length, 0.0);
            buffer
        }
        None => fresh(length),
    }
}

/// An empty vector with room for `length` numbers.
pub(crate) fn empty(length: usize) -> Vec<f64> {
    match take(length) {
        Some(mut buffer) => {
            buffer.clear();
            buffer
        }
        None => Vec::with_capacity(length),
    }
}

/// A copy of some numbers.
pub(crate) fn copy_of(numbers: &[f64]) -> Vec<f64> {
    match take(numbers.len()) {
        Some(mut buffer) => {
            buffer.clear();
            buffer.extend_from_slice(numbers);
            buffer
        }
        None => numbers.to_vec(),
    }
}

/// Frees what is kept: by this thread, and by all together.
pub(crate) fn release() {
    drop(OWN.try_with(Cell::take));
    drop(Pool::with_shared(|shared| std::mem::replace(shared, Pool::EMPTY)));
}

/// The number of bytes kept, by this thread and by all together.
pub(crate) fn kept_bytes() -> usize {
    let own = OWN.try_with(|own| {
        let kept = own.take();
        let bytes = kept.as_ref().map_or(0, |kept| kept.bytes);
        own.set(kept);
        bytes
    });
    own.unwrap_or(0) + Pool::with_shared(|shared| shared.bytes)
}
