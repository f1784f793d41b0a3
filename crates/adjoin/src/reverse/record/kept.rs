//! Vectors for the lifted inputs of the verbs in place, kept for the next call on the same thread.

use std::cell::Cell;

use crate::forward::Forward;
use crate::reverse::record::pool::most_of_a_thread;
use crate::reverse::record::scalar::Reverse;

/// A type of numbers with a place where a vector of them is kept.
pub(crate) trait Kept: Copy + 'static {
    /// Calls `f` with the place, unless the thread is ending.
    fn with_place<T>(f: impl FnOnce(&Cell<Vec<Self>>) -> T) -> Option<T>;
}

macro_rules! kept {
    ($($type:ty),*) => {
        $(impl Kept for $type {
            fn with_place<T>(f: impl FnOnce(&Cell<Vec<Self>>) -> T) -> Option<T> {
                thread_local! {
                    static PLACE: Cell<Vec<$type>> = const { Cell::new(Vec::new()) };
                }
                PLACE.try_with(f).ok()
            }
        })*

        /// Frees what this thread keeps.
        pub(super) fn release() {
            $(drop(<$type>::with_place(Cell::take));)*
        }

        /// The number of bytes that this thread keeps.
        pub(super) fn bytes() -> usize {
            0 $(+ <$type>::with_place(bytes_at).unwrap_or(0))*
        }
    };
}

kept!(f64, Forward, Forward<Reverse>);

fn bytes_at<S>(place: &Cell<Vec<S>>) -> usize {
    let vector = place.take();
    let bytes = vector.capacity() * size_of::<S>();
    place.set(vector);
    bytes
}

/// Calls `f` with an empty vector, whose memory is kept if it is not too much.
pub(crate) fn with_vector<S: Kept, T>(f: impl FnOnce(&mut Vec<S>) -> T) -> T {
    let mut vector = S::with_place(Cell::take).unwrap_or_default();
    vector.clear();
    let result = f(&mut vector);
    if vector.capacity() * size_of::<S>() <= most_of_a_thread() {
        S::with_place(|place| place.set(vector));
    }
    result
}
