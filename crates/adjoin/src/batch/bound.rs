//! Computations that are bound to their thread: functions on packs, and runs of verbs inside of
//! differentiated code.
//!
//! What they record is in variables of the thread, so forks inside of them do one branch after the other.
//! Whether such a fork also makes tasks must depend on the program alone, or the bits of a gradient would
//! depend on the schedule. But a thread that waits for plain parallel code inside of such a computation may
//! be given a task of another run meanwhile, or code that calls a verb:
//!
//! ```text
//! the stack of a thread     task │ inner run │ plain code waits │ task from elsewhere │ inner run …
//!                                  bound                          not bound             bound
//! ```
//!
//! So a thread counts the computations on its stack, and remembers how many of them were there when the
//! innermost run was started, or when a task from elsewhere was.

use std::cell::Cell;

#[derive(Clone, Copy, Debug)]
struct Depths {
    /// The computations on the stack.
    all: u32,
    /// Those of them that are below the innermost run of tasks.
    below_run: u32,
    /// Those of them that are below the innermost task from elsewhere.
    below_task: u32,
}

thread_local! {
    static DEPTHS: Cell<Depths> = const { Cell::new(Depths { all: 0, below_run: 0, below_task: 0 }) };
}

/// Where the thread is, until dropped, also by a panic.
#[derive(Debug)]
pub(crate) struct Bound {
    before: Depths,
}

impl Bound {
    /// In a computation that is bound to its thread.
    #[inline]
    pub(crate) fn to_thread() -> Self {
        DEPTHS.with(|depths| {
            let before = depths.get();
            depths.set(Depths { all: before.all + 1, ..before });
            Self { before }
        })
    }

    /// In a run of tasks. In a bound computation, branches stay on their thread, but are tasks.
    #[inline]
    pub(crate) fn in_run() -> Option<Self> {
        forks_nothing().then(|| Self::below(false))
    }

    /// In a task that may have been taken from another thread, whatever this one was doing.
    #[inline]
    pub(crate) fn by_nothing() -> Option<Self> {
        stays_on_thread().then(|| Self::below(true))
    }

    #[cold]
    fn below(task: bool) -> Self {
        DEPTHS.with(|depths| {
            let before = depths.get();
            let below_task = if task { before.all } else { before.below_task };
            depths.set(Depths { all: before.all, below_run: before.all, below_task });
            Self { before }
        })
    }
}

impl Drop for Bound {
    #[inline]
    fn drop(&mut self) {
        DEPTHS.set(self.before);
    }
}

/// Whether forks stay on this thread.
#[inline(always)]
pub(crate) fn stays_on_thread() -> bool {
    let depths = DEPTHS.get();
    depths.all > depths.below_task
}

/// Whether forks make no tasks: the innermost computation is bound to the thread, and not a run of tasks.
#[inline(always)]
pub(crate) fn forks_nothing() -> bool {
    let depths = DEPTHS.get();
    depths.all > depths.below_run
}

#[cfg(test)]
mod tests {
    use super::{Bound, forks_nothing, stays_on_thread};

    #[test]
    fn what_is_innermost_decides_and_is_restored() {
        let here = || [stays_on_thread(), forks_nothing()];
        assert_eq!(here(), [false, false]);
        {
            let _inner = Bound::to_thread();
            assert_eq!(here(), [true, true]);
            {
                let _run = Bound::in_run();
                assert_eq!(here(), [true, false]);
                let _task = Bound::by_nothing();
                assert_eq!(here(), [false, false]);
                let _innermost = Bound::to_thread();
                assert_eq!(here(), [true, true]);
            }
            assert_eq!(here(), [true, true]);
        }
        assert_eq!(here(), [false, false]);
        let caught = std::panic::catch_unwind(|| {
            let _inner = Bound::to_thread();
            panic!("inside");
        });
        assert!(caught.is_err());
        assert_eq!(here(), [false, false]);
    }
}
