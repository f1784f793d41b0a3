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
        // SAFETY: as the caller says; the parent waits, so the run is alive.
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
    // What the closures hold is copied by rayon, so it is kept to a pointer.
    let (left, right) = (Branches(&waiting), Branches(&waiting));
    // SAFETY: one call for each of the two branches.
    rayon::join(move || unsafe { left.run(0, a) }, move || unsafe { right.run(1, b) })
}
