//! How many bytes a compiled function stores between its passes, for the statistics of the tape that calls
//! it. Emitted code calls `stored` after the forward pass, whoever its caller is; only a node asks for the
//! sum.

use std::cell::Cell;

thread_local! {
    /// The bytes on the stacks of the compiled functions that the thread has called since [`with_stored`]
    /// started to count.
    static STORED: Cell<usize> = const { Cell::new(0) };
}

/// A stack for one value: of a statement that is in no loop.
#[derive(Clone, Debug)]
pub struct Once<T>(Option<T>);

impl<T> Once<T> {
    /// An empty stack.
    #[inline(always)]
    #[allow(clippy::new_without_default, reason = "emitted code says `new`, as for `Vec`")]
    pub fn new() -> Self {
        Self(None)
    }

    /// Keeps a value.
    ///
    /// # Panics
    /// If there is one already, which would be a bug in the macro.
    #[inline(always)]
    pub fn push(&mut self, value: T) {
        assert!(self.0.replace(value).is_none(), "a statement that is in no loop keeps one value");
    }

    /// Takes the value out.
    #[inline(always)]
    pub fn pop(&mut self) -> Option<T> {
        self.0.take()
    }
}

/// What the forward pass pushes values on.
pub trait Stack {
    /// The memory of the stack, without the memory that its elements own.
    fn bytes(&self) -> usize;
}

impl<T> Stack for Vec<T> {
    #[inline(always)]
    fn bytes(&self) -> usize {
        self.capacity() * size_of::<T>()
    }
}

impl<T> Stack for Once<T> {
    #[inline(always)]
    fn bytes(&self) -> usize {
        if self.0.is_some() { size_of::<T>() } else { 0 }
    }
}

/// The memory of a stack.
#[inline(always)]
pub fn bytes(stack: &impl Stack) -> usize {
    stack.bytes()
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
