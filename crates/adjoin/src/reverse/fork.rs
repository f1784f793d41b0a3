//! Running the branches of a fork as tasks of their own, on rayon.

use super::cursor::{self, Waiting};
use super::run::Run;
use super::task::{Task, TaskId};

/// Whether the current thread runs a task of a differentiated function.
#[inline(always)]
pub(crate) fn in_task() -> bool {
    cursor::current_task() != TaskId::NONE
}

/// A branch that has not been run yet.
struct Branch {
    run: *const Run,
    task: *mut Task,
}

// SAFETY: a branch is run once, by whichever thread gets it, while its parent waits.
unsafe impl Send for Branch {}

impl Branch {
    fn of(waiting: &Waiting, place: usize) -> Self {
        Self { run: waiting.run, task: waiting.branch(place) }
    }

    #[inline]
    fn run<T>(self, f: impl FnOnce() -> T) -> T {
        // SAFETY: the task is this branch's, which is used up; the parent waits, so the run is alive.
        unsafe { cursor::enter(self.run, self.task, f) }
    }
}

/// Forks the current task into two, and joins.
///
/// # Panics
/// If there is no current task, or if a branch panics.
#[inline]
pub(crate) fn fork_two<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    assert!(in_task());
    // SAFETY: there is a current task.
    let waiting = unsafe { cursor::fork(2) };
    let (left, right) = (Branch::of(&waiting, 0), Branch::of(&waiting, 1));
    rayon::join(move || left.run(a), move || right.run(b))
}
