//! Fork and join.
use crate::reverse::fork::{fork_two, in_task};

/// join
pub fn join<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    if !in_task() {
        return rayon::join(a, b);
    }
    fork_two(a, b)
}
