//! How many bytes a compiled function stores between its passes, for the statistics of the tape that calls
//! it. Emitted code calls `stored` after the forward pass, whoever its caller is; only a node asks for the
//! sum.

use std::cell::Cell;

thread_local! {
    /// The bytes on the stacks of the compiled functions that the thread has called since [`with_stored`]
    /// started to count.
    static STORED: Cell<usize> = const { Cell::new(0) };
}

/// The memory of a stack, without the memory that its elements own.
#[inline(always)]
pub fn bytes<T>(stack: &Vec<T>) -> usize {
    stack.capacity() * size_of::<T>()
}

/// Counts the bytes on the stacks of a compiled function, when its forward pass is done.
#[inline(always)]
pub fn stored(bytes: usize) {
    STORED.set(STORED.get().wrapping_add(bytes));
}

/// Runs the adjoint of a compiled function; its value, and the bytes on its stacks.
#[inline(always)]
pub fn with_stored<T>(adjoint: impl FnOnce() -> T) -> (T, usize) {
    STORED.set(0);
    let value = adjoint();
    (value, STORED.get())
}
