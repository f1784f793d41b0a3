//! The pool: the memory of runs that are over, kept for those to come.
//!
//! Fresh memory costs more than the arithmetic recorded in it, so the memory of a run is kept. A small run (up to
//! [`SMALL`] bytes) stays with its thread, where the next verb finds it without a lock; larger ones are shared by all
//! threads and kept up to a limit that [`set_memory_limit`] changes.

use std::cell::Cell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::run::Run;
use crate::array::buffer;

/// What a thread keeps to itself.
const SMALL: usize = 1 << 20;

/// What is kept in all, unless told otherwise: enough for some ten million recorded operations.
const DEFAULT_LIMIT: usize = 1 << 29;

static LIMIT: AtomicUsize = AtomicUsize::new(DEFAULT_LIMIT);
static SHARED: Mutex<Shared> = Mutex::new(Shared { runs: Vec::new(), bytes: 0 });

struct Shared {
    runs: Vec<(Box<Run>, usize)>,
    bytes: usize,
}

thread_local! {
    static OWN: Cell<Option<Box<Run>>> = const { Cell::new(None) };
}

/// A run to record in, empty.
pub(crate) fn take() -> Box<Run> {
    OWN.try_with(Cell::take).ok().flatten().or_else(take_shared).unwrap_or_else(Run::new)
}

fn take_shared() -> Option<Box<Run>> {
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    let (run, bytes) = shared.runs.pop()?;
    shared.bytes -= bytes;
    Some(run)
}

/// Takes back the memory of a run.
pub(crate) fn give_back(mut run: Box<Run>) {
    run.reset();
    let bytes = run.bytes();
    let limit = LIMIT.load(Ordering::Relaxed);
    if bytes > limit {
        return;
    }
    let displaced =
        if bytes <= SMALL { OWN.try_with(|own| own.replace(Some(run))).ok().flatten() } else { Some(run) };
    let Some(mut run) = displaced else { return };
    let bytes = run.bytes();
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    if shared.bytes + bytes <= limit {
        shared.bytes += bytes;
        shared.runs.push((run, bytes));
    }
}

/// Frees the memory that adjoin keeps for later calls: all of what threads share, and this thread's own.
///
/// The other threads keep at most a mebibyte each. Runs that are alive (a pullback holds one) are not touched.
pub fn release_memory() {
    buffer::release();
    drop(OWN.try_with(Cell::take));
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    shared.bytes = 0;
    drop(std::mem::take(&mut shared.runs));
}

/// Sets how many bytes adjoin may keep for later calls (512 MiB at first), of tapes and of arrays each. What is kept
/// beyond that is freed.
///
/// With 0, nothing is kept: every call of a verb allocates its memory anew.
pub fn set_memory_limit(bytes: usize) {
    LIMIT.store(bytes, Ordering::Relaxed);
    let kept = SHARED.lock().unwrap_or_else(PoisonError::into_inner).bytes.max(buffer::kept_bytes());
    if kept > bytes || bytes < SMALL {
        release_memory();
    }
}

/// How many bytes adjoin keeps for later calls, those of other threads' small runs not counted.
pub fn kept_memory() -> usize {
    let own = OWN.try_with(|own| {
        let mut run = own.take();
        let bytes = run.as_mut().map_or(0, |run| run.bytes());
        own.set(run);
        bytes
    });
    own.unwrap_or(0) + buffer::kept_bytes() + SHARED.lock().unwrap_or_else(PoisonError::into_inner).bytes
}

/// What [`set_memory_limit`] has set.
pub(crate) fn memory_limit() -> usize {
    LIMIT.load(Ordering::Relaxed)
}
