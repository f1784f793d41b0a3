//! Running the branches of a fork as tasks of their own, on rayon.

use crate::batch::{Bound, stays_on_thread};
pub(crate) use crate::reverse::record::cursor::in_task;
use crate::reverse::record::entering;
use crate::reverse::record::stopwatch;
use crate::reverse::record::waiting::{self, Waiting};

/// The branch of a fork at a place, which has not been run yet.
///
/// Rayon copies what its closures hold, so this is just a pointer.
struct Branch<'a, const PLACE: usize>(&'a Waiting);

// SAFETY: whichever thread gets a branch runs it once, while the parent waits.
unsafe impl<const PLACE: usize> Send for Branch<'_, PLACE> {}

/// Both branches of a fork. Called once for each fork, so each branch is run at most once.
fn branches(waiting: &Waiting) -> (Branch<'_, 0>, Branch<'_, 1>) {
    (Branch(waiting), Branch(waiting))
}

impl<const PLACE: usize> Branch<'_, PLACE> {
    /// Runs `f` as this branch, on a thread that may have been doing something else.
    #[inline]
    fn run_anywhere<T>(self, f: impl FnOnce() -> T) -> T {
        let _bound = Bound::by_nothing();
        self.run(f)
    }

    /// Runs `f` as this branch.
    #[inline]
    fn run<T>(self, f: impl FnOnce() -> T) -> T {
        // SAFETY: the parent waits, so the run is alive; there is no other such branch (see `branches`).
        unsafe { entering::enter(self.0.run, self.0.branch(PLACE), f) }
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
    let waiting = waiting::fork();
    let (left, right) = branches(&waiting);
    if stopwatch::watches(waiting.run) {
        return in_turn(|| left.run(a), || right.run(b));
    }
    if stays_on_thread() {
        return (left.run(a), right.run(b));
    }
    rayon::join(move || left.run_anywhere(a), move || right.run_anywhere(b))
}

/// Runs `f` as a branch of its own on a thread of the pool.
///
/// # Panics
/// If there is no current task, or if `f` panics.
pub(crate) fn fork_into<T: Send>(pool: &rayon::ThreadPool, f: impl FnOnce() -> T + Send) -> T {
    let waiting = waiting::fork();
    // The other branch stays as it is, as after a panic that kept rayon from starting it.
    let (branch, _) = branches(&waiting);
    if stopwatch::watches(waiting.run) {
        return in_turn(|| branch.run(f), || ()).0;
    }
    if stays_on_thread() {
        return branch.run(f);
    }
    pool.install(move || branch.run_anywhere(f))
}

/// Runs two branches one after the other, with a stopwatch.
#[cold]
fn in_turn<RA, RB>(left: impl FnOnce() -> RA, right: impl FnOnce() -> RB) -> (RA, RB) {
    struct EndsJob;
    impl Drop for EndsJob {
        fn drop(&mut self) {
            stopwatch::end_job();
        }
    }

    stopwatch::fork();
    // Both jobs end also by a panic, which the program may catch.
    let right_ends = EndsJob;
    let left_ends = EndsJob;
    let left = left();
    drop(left_ends);
    let right = right();
    drop(right_ends);
    (left, right)
}
