//! The memory of arrays, kept for the next array.
//!
//! Fresh memory of more than some pages costs more than most operations that fill it: the system hands it out page by page,
//! cleared. So a large buffer that is dropped is kept, within the limit that [`set_memory_limit`] sets for all that the
//! library keeps, and the next array of about its size gets it. It still holds the numbers of the array before; whoever
//! needs zeros asks for them.
//!
//! | numbers | kept by |
//! | --- | --- |
//! | fewer than [`SMALL`] | the allocator, which is as fast |
//! | fewer than [`LARGE`] | the thread that dropped them, without a lock: some of each size, about a mebibyte in all |
//! | more | all threads together |
//!
//! [`set_memory_limit`]: crate::set_memory_limit

use std::any::Any;
use std::cell::Cell;
use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, PoisonError};

/// Smaller buffers come from the allocator.
const SMALL: usize = 1 << 7;

/// Smaller buffers stay with their thread.
const LARGE: usize = 1 << 13;

/// The elements of an array, in a row.
#[derive(Clone, Debug, Default)]
pub struct Buffer<R: 'static>(Vec<R>);

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

static KEPT: Mutex<Pool> = Mutex::new(Pool { buffers: Vec::new(), bytes: 0 });

struct Pool {
    /// All of them initialised to their full length, the newest last.
    buffers: Vec<Vec<f64>>,
    bytes: usize,
}

thread_local! {
    static OWN: Cell<Option<Box<Own>>> = const { Cell::new(None) };
}

/// How many sizes of buffers a thread keeps, each twice the one before, and how many of each.
const SIZES: usize = (LARGE / SMALL).ilog2() as usize;
const OF_EACH: usize = 8;

/// What a thread keeps to itself: for each size the buffers with at least so much room, and less than twice that.
#[derive(Default)]
struct Own {
    buffers: [Vec<Vec<f64>>; SIZES],
}

impl Own {
    /// Calls `f` with what this thread keeps; not where the thread is ending.
    #[inline]
    fn with<T>(f: impl FnOnce(&mut Self) -> T) -> Option<T> {
        let own = |own: &Cell<Option<Box<Self>>>| {
            let mut kept = own.take().unwrap_or_default();
            let result = f(&mut kept);
            own.set(Some(kept));
            result
        };
        OWN.try_with(own).ok()
    }

    fn size_of(length: usize) -> usize {
        (length / SMALL).ilog2() as usize
    }

    fn take(&mut self, length: usize) -> Option<Vec<f64>> {
        let size = Self::size_of(length);
        let same = &mut self.buffers[size];
        match same.iter().rposition(|buffer| buffer.capacity() >= length) {
            Some(place) => Some(same.swap_remove(place)),
            None => self.buffers.get_mut(size + 1)?.pop(),
        }
    }

    fn give_back(&mut self, numbers: Vec<f64>) {
        let same = &mut self.buffers[Self::size_of(numbers.capacity())];
        if same.len() < OF_EACH {
            same.push(numbers);
        }
    }
}

fn bytes_of(buffer: &Vec<f64>) -> usize {
    buffer.capacity() * size_of::<f64>()
}

fn give_back(numbers: Vec<f64>) {
    if numbers.capacity() >= LARGE {
        give_back_large(numbers);
    } else if crate::reverse::memory_limit() > 0 {
        Own::with(|own| own.give_back(numbers));
    }
}

#[cold]
fn give_back_large(numbers: Vec<f64>) {
    let limit = crate::reverse::memory_limit();
    let mut pool = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if pool.bytes + bytes_of(&numbers) <= limit {
        pool.bytes += bytes_of(&numbers);
        pool.buffers.push(numbers);
    }
}

/// A buffer of about this length, if one is kept.
fn take(length: usize) -> Option<Vec<f64>> {
    match length {
        ..SMALL => None,
        SMALL..LARGE => Own::with(|own| own.take(length)).flatten(),
        _ => take_large(length),
    }
}

fn take_large(length: usize) -> Option<Vec<f64>> {
    let mut pool = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let fits = |buffer: &Vec<f64>| (length..=2 * length).contains(&buffer.len());
    let place = pool.buffers.iter().rposition(fits)?;
    let buffer = pool.buffers.swap_remove(place);
    pool.bytes -= bytes_of(&buffer);
    Some(buffer)
}

/// So many zeros.
pub(crate) fn zeros(length: usize) -> Vec<f64> {
    match take(length) {
        Some(mut buffer) => {
            buffer.clear();
            buffer.resize(length, 0.0);
            buffer
        }
        None => vec![0.0; length],
    }
}

/// So many numbers, to be overwritten.
pub(crate) fn stale(length: usize) -> Vec<f64> {
    match take(length) {
        Some(mut buffer) => {
            buffer.resize(length, 0.0);
            buffer
        }
        None => vec![0.0; length],
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
    let mut pool = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    pool.bytes = 0;
    drop(std::mem::take(&mut pool.buffers));
}

/// How many bytes are kept, by this thread and by all together.
pub(crate) fn kept_bytes() -> usize {
    let of_size = |buffers: &Vec<Vec<f64>>| buffers.iter().map(bytes_of).sum::<usize>();
    let own = Own::with(|own| own.buffers.iter().map(of_size).sum()).unwrap_or(0);
    own + KEPT.lock().unwrap_or_else(PoisonError::into_inner).bytes
}
