//! Where the jobs of a parallel sweep come together again: the last one to arrive continues.
//!
//! Jobs write to adjoints without locks, each to its own (I1). The code that follows them reads what all of
//! them have written, so arriving must order every job before the one that continues. This file has the
//! sweep's only atomic operation; `crates/adjoin-loom` runs it under all schedules that the memory model
//! allows.

#[cfg(loom)]
use loom::sync::atomic::{AtomicUsize, Ordering};
#[cfg(loom)]
use loom::sync::{Arc, Mutex};
#[cfg(not(loom))]
use std::sync::atomic::{AtomicUsize, Ordering};
#[cfg(not(loom))]
use std::sync::{Arc, Mutex};

/// The continuation of a group of jobs: steps, and then another junction.
pub(crate) struct Junction<S> {
    /// The number of jobs that have not arrived yet.
    missing: AtomicUsize,
    rest: Mutex<Vec<S>>,
    outer: Option<Arc<Junction<S>>>,
}

impl<S> Junction<S> {
    /// After `jobs` jobs come the steps `rest`, and then `outer`.
    pub(crate) fn after(jobs: usize, rest: Vec<S>, outer: Option<Arc<Self>>) -> Arc<Self> {
        Arc::new(Self { missing: AtomicUsize::new(jobs), rest: Mutex::new(rest), outer })
    }

    /// Reports that a job is done. The last job gets the remaining steps and the junction after them.
    pub(crate) fn arrive(&self) -> Option<(Vec<S>, Option<Arc<Self>>)> {
        // Release this job's writes to whoever continues; acquire the writes of the others.
        if self.missing.fetch_sub(1, Ordering::AcqRel) > 1 {
            return None;
        }
        let rest = std::mem::take(&mut *self.rest.lock().expect("no step of a sweep panics"));
        Some((rest, self.outer.clone()))
    }
}
