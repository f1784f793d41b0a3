//! The memory of arrays: kept for the next array where it is large.
//!
//! Fresh memory of more than some pages costs more than most operations that fill it: the system hands it out page by page,
//! cleared. So a large buffer that is dropped is kept, within the limit that [`set_memory_limit`] sets for all that the
//! library keeps, and the next array of about its size gets it. It still holds the numbers of the array before; whoever
//! needs zeros asks for them.
//!
//! [`set_memory_limit`]: crate::set_memory_limit

use std::any::Any;
use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, PoisonError};

/// Smaller buffers come from the allocator: it keeps them itself.
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
        if self.0.capacity() >= LARGE {
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

fn bytes_of(buffer: &Vec<f64>) -> usize {
    buffer.capacity() * size_of::<f64>()
}

#[cold]
fn give_back(numbers: Vec<f64>) {
    let limit = crate::reverse::memory_limit();
    let mut pool = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if pool.bytes + bytes_of(&numbers) <= limit {
        pool.bytes += bytes_of(&numbers);
        pool.buffers.push(numbers);
    }
}

/// A buffer of about this length, if one is kept.
fn take(length: usize) -> Option<Vec<f64>> {
    if length < LARGE {
        return None;
    }
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
            buffer.truncate(length);
            buffer.fill(0.0);
            buffer
        }
        None => vec![0.0; length],
    }
}

/// So many numbers, to be overwritten.
pub(crate) fn stale(length: usize) -> Vec<f64> {
    match take(length) {
        Some(mut buffer) => {
            buffer.truncate(length);
            buffer
        }
        None => vec![0.0; length],
    }
}

/// A copy of some numbers.
pub(crate) fn copy_of(numbers: &[f64]) -> Vec<f64> {
    match take(numbers.len()) {
        Some(mut buffer) => {
            buffer.truncate(numbers.len());
            buffer.copy_from_slice(numbers);
            buffer
        }
        None => numbers.to_vec(),
    }
}

/// Frees what is kept.
pub(crate) fn release() {
    let mut pool = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    pool.bytes = 0;
    drop(std::mem::take(&mut pool.buffers));
}

/// How many bytes are kept.
pub(crate) fn kept_bytes() -> usize {
    KEPT.lock().unwrap_or_else(PoisonError::into_inner).bytes
}
