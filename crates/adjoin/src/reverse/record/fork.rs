//! Running the branches of a fork as tasks of their own, on rayon.

pub(crate) use crate::reverse::record::cursor::in_task;
use crate::reverse::record::entering;
use crate::reverse::record::waiting::{self, Waiting};

/// The two branches of a fork, neither of which has been run yet.
struct Branches<'a>(&'a Waiting);

// SAFETY: `run` is called once for each branch, by whichever thread gets it, while the parent waits.
unsafe impl Send for Branches<'_> {}

impl Branches<'_> {
    /// Runs `f` as the branch at `place`.
    ///
    /// # Safety
    /// No other call has the same place.
    #[inline]
    unsafe fn run<T>(self, place: usize, f: impl FnOnce() -> T) -> T {
        // SAFETY: by the caller's contract; the parent waits, so the run is alive.
        unsafe { entering::enter(self.0.run, self.0.branch(place), f) }
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
    // Rayon copies what the closures hold, so that is just a pointer.
    let (left, right) = (Branches(&waiting), Branches(&waiting));
    // SAFETY: one call for each of the two branches.
    rayon::join(move || unsafe { left.run(0, a) }, move || unsafe { right.run(1, b) })
}

/// Runs `f` as a branch of its own on a thread of the pool.
///
/// # Panics
/// If there is no current task, or if `f` panics.
pub(crate) fn fork_into<T: Send>(pool: &rayon::ThreadPool, f: impl FnOnce() -> T + Send) -> T {
    let waiting = waiting::fork();
    let branch = Branches(&waiting);
    // SAFETY: one call; the other branch stays as it is, as after a panic that kept rayon from starting it.
    pool.install(move || unsafe { branch.run(0, f) })
}
