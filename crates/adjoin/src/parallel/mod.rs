//! Fork and join, on rayon's work stealing.
//!
//! The paper's `⋆` and what is built on it. The same functions serve plain and differentiated code: outside a
//! differentiated function they are just `rayon::join`; inside, every branch is recorded as a task, and the
//! gradient of the fork is a fork again.
//!
//! How work is cut into tasks depends only on the data, never on the number of threads. So value and gradient
//! have the same bits on any number of threads, and the value has the same bits as in plain code.
//!
//! They run in the caller's rayon pool: the global one, or that of `ThreadPool::install`. As with rayon
//! itself, the first fork of a thread outside the pool has to wake a worker; for many small forks, put the
//! whole call of the verb into `ThreadPool::install`.
//!
//! | function | for |
//! | --- | --- |
//! | [`join`] | two branches |
//! | [`join!`](crate::join!) | two to eight branches |
//! | [`join_all`] | any number of branches |
//! | [`par_map`] | the same function over a slice, an array or a range |
//! | [`par_map_reduce`] | the same, with the results combined |
//! | [`import`] | values from outside that a branch uses many times |
//!
//! # Panics
//! If a branch panics, the panic leaves the function once all other branches have ended or were never
//! started, as with rayon. What was recorded so far is freed with the run.

mod import;
mod items;
mod map;
mod tuple;

pub use import::import;
pub use items::{Integer, Items};
pub use map::{Grain, join_all, par_map, par_map_reduce, par_map_reduce_with, par_map_with};
pub use tuple::JoinTuple;

use crate::batch::{forks_nothing, stays_on_thread};
use crate::reverse::record::fork::{fork_two, in_task};

/// Runs two closures, potentially in parallel, and returns both results.
///
/// ```
/// use adjoin::prelude::*;
///
/// let f = |x: Reverse| {
///     let (a, b) = adjoin::join(|| x.sin(), || x * x);
///     a * b
/// };
/// assert_eq!(grad(f, &0.0), 0.0);
/// ```
///
/// # Panics
/// If one of the closures does; see the [module](crate::parallel).
#[inline]
pub fn join<A, B, RA, RB>(a: A, b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    if makes_tasks() {
        fork_two(a, b)
    } else if stays_on_thread() {
        (a(), b())
    } else {
        rayon::join(a, b)
    }
}

/// Whether the branches of a fork are recorded as tasks here.
#[inline]
pub(crate) fn makes_tasks() -> bool {
    in_task() && !forks_nothing()
}
