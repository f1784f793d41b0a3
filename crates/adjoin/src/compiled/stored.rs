//! How many bytes compiled functions store between their passes: for the statistics of the tape that calls
//! them, and for [`compiled_bytes`]. Emitted code calls `stored` after the forward pass, whoever its caller
//! is.

use std::cell::Cell;

use crate::reverse::ask_for_large;

thread_local! {
    /// The bytes on the stacks of the compiled functions that the thread has called since the innermost
    /// [`with_stored`] started to count.
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
        size_of_val(&self[..])
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

/// Makes room on a stack for `more` elements, and at the first time for as many in each of the iterations
/// that the loop around has left.
#[inline(always)]
pub fn make_room<T>(stack: &mut Vec<T>, more: usize, iterations: usize) {
    if stack.capacity() - stack.len() < more {
        grow(stack, more, iterations);
    }
}

/// Large stacks get large pages, and are not copied while they grow. Memory that the loop turns out not to
/// use is never mapped, so too much room costs nothing; up to a limit, as the system may refuse.
#[cold]
#[inline(never)]
fn grow<T>(stack: &mut Vec<T>, more: usize, iterations: usize) {
    const LIMIT: usize = 1 << 30;
    let all = more.saturating_mul(iterations).min(LIMIT / size_of::<T>().max(1));
    if all <= more || stack.try_reserve(all).is_err() {
        stack.reserve(more);
    }
    ask_for_large(stack.spare_capacity_mut());
}

/// Counts the bytes on the stacks of a compiled function, when its forward pass is done.
#[inline(always)]
pub fn stored(bytes: usize) {
    STORED.set(STORED.get().wrapping_add(bytes));
}

/// Runs the adjoint of a compiled function; its value, and the bytes on its stacks.
#[inline(always)]
pub fn with_stored<T>(adjoint: impl FnOnce() -> T) -> (T, usize) {
    let before = STORED.replace(0);
    let value = adjoint();
    let inside = STORED.get();
    STORED.set(before.wrapping_add(inside));
    (value, inside)
}

/// Runs code that calls compiled functions; its value, and how many bytes these functions stored for their
/// reverse passes.
///
/// This is for the direct entries; [`TapeStatistics::compiled_bytes`](crate::TapeStatistics::compiled_bytes)
/// tells it for calls from taped code. It is the sum over all calls on this thread, so call the function
/// once. Vectors that were stored are counted by their headers. If the code panics, the count of the code
/// around starts anew.
///
/// ```
/// use adjoin::{compiled_bytes, differentiable};
///
/// #[differentiable]
/// mod model {
///     #[compiled]
///     pub fn orbit(x: f64, #[constant] steps: usize) -> f64 {
///         let mut y = x;
///         for _ in 0..steps {
///             y = (y * x).sin();
///         }
///         y
///     }
/// }
///
/// // Each iteration stores two numbers: the operand of the sine, and the value that is overwritten.
/// let ((_, gradient), bytes) = compiled_bytes(|| model::orbit::value_and_grad(0.5, 1000));
/// assert_eq!(bytes, 1000 * 16);
/// # assert!(gradient.is_finite());
/// ```
pub fn compiled_bytes<T>(f: impl FnOnce() -> T) -> (T, usize) {
    with_stored(f)
}
