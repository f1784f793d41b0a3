//! Where the jobs of a parallel sweep come together again: the last one to arrive continues.
//!
//! Jobs write to adjoints without locks, each to its own (I1). What follows them reads what all have written. So arriving has to
//! order every job before the one that continues; this file has the sweep's only atomic operation, and `crates/adjoin-loom` runs it
//! under all schedules that the memory model allows.

#[cfg(loom)]
use loom::sync::atomic::{AtomicUsize, Ordering};
#[cfg(loom)]
use loom::sync::{Arc, Mutex};
#[cfg(not(loom))]
use std::sync::atomic::{AtomicUsize, Ordering};
#[cfg(not(loom))]
use std::sync::{Arc, Mutex};

/// What follows some jobs: steps, and then another junction.
pub(crate) struct Junction<S> {
    /// How many jobs have not arrived.
    missing: AtomicUsize,
    rest: Mutex<Vec<S>>,
    outer: Option<Arc<Junction<S>>>,
}

impl<S> Junction<S> {
    /// After `jobs` jobs come the steps `rest`, and then `outer`.
    pub(crate) fn after(jobs: usize, rest: Vec<S>, outer: Option<Arc<Self>>) -> Arc<Self> {
        Arc::new(Self { missing: AtomicUsize::new(jobs), rest: Mutex::new(rest), outer })
    }

    /// A job is done. The last one is given what is left to do, and what follows that.
    pub(crate) fn arrive(&self) -> Option<(Vec<S>, Option<Arc<Self>>)> {
        // Release what this job has written to whoever continues; acquire what the others have written.
        if self.missing.fetch_sub(1, Ordering::AcqRel) > 1 {
            return None;
        }
        let rest = std::mem::take(&mut *self.rest.lock().expect("no step of a sweep panics"));
        Some((rest, self.outer.clone()))
    }
}
