//! The pool: the memory of runs that are over, kept for those to come.
//!
//! Fresh memory costs more than the arithmetic recorded in it, so the memory of a run is kept. A small run (up to
//! [`SMALL`] bytes) stays with its thread, where the next verb finds it without a lock, and so do the adjoints of a small
//! sweep; larger runs are shared by all threads, with their adjoints, and kept up to a limit that [`set_memory_limit`]
//! changes. A thread that has made its own run large takes from the shared ones afterwards, which costs two locks a run.

use std::cell::Cell;
use std::sync::{Mutex, PoisonError};

use crate::array::buffer;
use crate::reverse::record::run::Run;
use crate::reverse::tape::streams::Kind;

/// What a thread keeps to itself of tapes, and again of adjoints.
const SMALL: usize = 1 << 20;

static SHARED: Mutex<Shared> = Mutex::new(Shared { runs: Vec::new(), bytes: 0 });

struct Shared {
    runs: Vec<(Box<Run>, usize)>,
    bytes: usize,
}

thread_local! {
    static OWN: Cell<Option<Box<Run>>> = const { Cell::new(None) };
    /// The same for a local run.
    static OWN_LOCAL: Cell<Option<Box<Run>>> = const { Cell::new(None) };
    /// Adjoints that no sweep uses at the moment: all zero.
    static ADJOINTS: Cell<Option<Box<Adjoints>>> = const { Cell::new(None) };
}

/// Memory for the adjoints of a small sweep.
///
/// In a box, which is one word: what is three, and moved with every sweep, is soon written in other pieces than it is read.
pub(crate) struct Adjoints {
    lines: Vec<Line>,
}

impl Adjoints {
    /// How many numbers there is room for.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.lines.len() * LINE
    }

    /// The first of them, at the start of a cache line.
    #[inline]
    pub(crate) fn start(&mut self) -> *mut f64 {
        self.lines.as_mut_ptr().cast()
    }

    fn bytes(&self) -> usize {
        self.lines.capacity() * size_of::<Line>()
    }
}

/// Numbers that are in one cache line.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Line {
    numbers: [f64; LINE],
}

/// How many numbers are in a cache line.
pub(crate) const LINE: usize = 8;

/// A run to record in, empty.
#[inline]
pub(crate) fn take(kind: Kind) -> Box<Run> {
    let own = match kind {
        Kind::Verb => OWN.try_with(Cell::take),
        Kind::Local => OWN_LOCAL.try_with(Cell::take),
    };
    own.ok().flatten().unwrap_or_else(|| take_shared(kind).unwrap_or_else(|| Run::new(kind)))
}

#[cold]
fn take_shared(kind: Kind) -> Option<Box<Run>> {
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    let newest = shared.runs.iter().rposition(|(run, _)| run.kind == kind)?;
    let (run, bytes) = shared.runs.swap_remove(newest);
    shared.bytes -= bytes;
    Some(run)
}

/// Takes back the memory of a run.
#[inline]
pub(crate) fn give_back(mut run: Box<Run>) {
    let bytes = run.reset();
    if bytes > SMALL.min(buffer::limit()) {
        give_back_shared(run, bytes);
        return;
    }
    let displaced = match run.kind {
        Kind::Verb => OWN.try_with(|own| own.replace(Some(run))),
        Kind::Local => OWN_LOCAL.try_with(|own| own.replace(Some(run))),
    };
    if let Some(mut displaced) = displaced.ok().flatten() {
        let bytes = displaced.bytes();
        give_back_shared(displaced, bytes);
    }
}

#[cold]
fn give_back_shared(run: Box<Run>, bytes: usize) {
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    if shared.bytes + bytes <= buffer::limit() {
        shared.bytes += bytes;
        shared.runs.push((run, bytes));
    } else {
        // Freed without the lock.
        drop(shared);
        drop(run);
    }
}

/// At least so many adjoints, all zero, if these are few; else nothing.
#[inline]
pub(crate) fn take_adjoints(length: usize) -> Option<Box<Adjoints>> {
    match ADJOINTS.try_with(Cell::take) {
        Ok(Some(kept)) if kept.len() >= length => Some(kept),
        _ => few_adjoints(length),
    }
}

/// So many adjoints that somewhat longer runs will not need other ones.
#[cold]
fn few_adjoints(length: usize) -> Option<Box<Adjoints>> {
    let lines = length.div_ceil(LINE).next_power_of_two().max(8);
    (length <= SMALL / size_of::<f64>())
        .then(|| Box::new(Adjoints { lines: vec![Line { numbers: [0.0; LINE] }; lines] }))
}

/// Takes back what [`take_adjoints`] gave, all zero again.
#[inline]
pub(crate) fn give_back_adjoints(adjoints: Box<Adjoints>) {
    debug_assert!(
        adjoints.lines.iter().all(|line| line.numbers == [0.0; LINE]),
        "a sweep left an adjoint behind"
    );
    if adjoints.len() * size_of::<f64>() <= buffer::limit() {
        // Where the thread is ending, they are dropped.
        let _ = ADJOINTS.try_with(|own| own.set(Some(adjoints)));
    }
}

/// Frees the memory that adjoin keeps for later calls: all of what threads share, and this thread's own.
///
/// The other threads keep about four mebibytes each at most. Runs that are alive (a pullback holds one) are not touched.
pub fn release_memory() {
    buffer::release();
    drop(OWN.try_with(Cell::take));
    drop(OWN_LOCAL.try_with(Cell::take));
    drop(ADJOINTS.try_with(Cell::take));
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    shared.bytes = 0;
    let runs = std::mem::take(&mut shared.runs);
    // Freed without the lock.
    drop(shared);
    drop(runs);
}

/// Sets how many bytes adjoin may keep for later calls (512 MiB at first), of tapes and of arrays each. What is kept
/// beyond that is freed.
///
/// With 0, nothing is kept: every call of a verb allocates its memory anew.
pub fn set_memory_limit(bytes: usize) {
    buffer::set_limit(bytes);
    let kept = SHARED.lock().unwrap_or_else(PoisonError::into_inner).bytes.max(buffer::kept_bytes());
    if kept > bytes || bytes < SMALL {
        release_memory();
    }
}

/// How many bytes adjoin keeps for later calls, what other threads keep to themselves not counted.
pub fn kept_memory() -> usize {
    let bytes_of = |own: &Cell<Option<Box<Run>>>| {
        let mut run = own.take();
        let bytes = run.as_mut().map_or(0, |run| run.bytes());
        own.set(run);
        bytes
    };
    let own = OWN.try_with(bytes_of).unwrap_or(0) + OWN_LOCAL.try_with(bytes_of).unwrap_or(0);
    let adjoints = ADJOINTS.try_with(|own| {
        let adjoints = own.take();
        let bytes = adjoints.as_ref().map_or(0, |adjoints| adjoints.bytes());
        own.set(adjoints);
        bytes
    });
    let shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner).bytes;
    own + adjoints.unwrap_or(0) + buffer::kept_bytes() + shared
}
