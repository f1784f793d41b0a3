//! A stack deep enough for any program.
//!
//! Passes over terms recurse on their depth, and evaluation recurses as deep as the program does: a `foldr`
//! over 10⁶ elements is 10⁶ levels. [`run`] gives such code a thread with a very large stack. The operating
//! system commits its pages when they are touched, so an ordinary program pays for one thread start (some 100
//! µs) and nothing else. Code that is already on such a thread runs where it is.
//!
//! Recursion stays bounded: every evaluation has a depth limit that the stack is known to hold
//! ([`stack_bytes`]), and beyond it reports an error.

use std::cell::Cell;
use std::panic::resume_unwind;
use std::thread;

/// The stack to ask for first. If the system refuses, half as much is tried, down to [`LEAST`].
const WANTED: usize = if usize::BITS > 32 { 8 << 30 } else { 1 << 30 };
/// Below this, `run` gives up and uses the caller's own stack.
const LEAST: usize = 16 << 20;
/// The number of bytes that a caller's own stack is assumed to have left.
const UNKNOWN: usize = 512 << 10;

thread_local! {
    /// Stack of this thread in bytes, if `run` made the thread.
    static BYTES: Cell<Option<usize>> = const { Cell::new(None) };
}

/// The number of bytes of stack that code on this thread may count on.
pub fn stack_bytes() -> usize {
    BYTES.get().unwrap_or(UNKNOWN)
}

/// Runs `work` on a thread with a deep stack and returns its result; a panic is passed on.
pub fn run<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    if BYTES.get().is_some() {
        return work();
    }
    let mut bytes = WANTED;
    let mut work = Some(work);
    while bytes >= LEAST {
        let slot = &mut work;
        let result = thread::scope(|scope| {
            let body = move || {
                BYTES.set(Some(bytes));
                let work = slot.take().expect("the work is taken once");
                work()
            };
            thread::Builder::new()
                .name("adjoin deep stack".into())
                .stack_size(bytes)
                .spawn_scoped(scope, body)
                .map(|handle| handle.join().unwrap_or_else(|panic| resume_unwind(panic)))
        });
        match result {
            Ok(value) => return value,
            Err(_) => bytes /= 2,
        }
    }
    let work = work.take().expect("no thread was started, so the work is still here");
    work()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn depth(n: u64) -> u64 {
        if n == 0 { 0 } else { 1 + std::hint::black_box(depth(n - 1)) }
    }

    #[test]
    fn ten_million_levels_fit() {
        assert_eq!(run(|| depth(10_000_000)), 10_000_000);
    }

    #[test]
    fn a_nested_run_stays_on_its_thread() {
        run(|| {
            let outer = thread::current().id();
            run(|| assert_eq!(thread::current().id(), outer));
        });
    }

    #[test]
    fn panics_reach_the_caller() {
        let result = std::panic::catch_unwind(|| run(|| panic!("on purpose")));
        assert!(result.is_err());
    }
}
