//! The pool: the memory of runs that are over, kept for those to come.
//!
//! Fresh memory costs more than the arithmetic recorded in it, so the memory of a run is kept. A small run
//! (up to [`SMALL`] bytes) stays with its thread, where the next verb finds it without a lock, and so do the
//! adjoints of a small sweep. Larger runs are shared by all threads, with their adjoints, and kept up to a
//! limit that [`set_memory_limit`] changes. A thread whose own run has become large takes shared ones from
//! then on, which costs two locks per run.

use std::cell::Cell;
use std::sync::{Mutex, PoisonError};

use crate::array::buffer;
use crate::reverse::record::kept;
use crate::reverse::record::run::Run;
use crate::reverse::tape::streams::Kind;

/// Maximum bytes of tape, and of adjoints, that a thread keeps to itself.
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
    /// Adjoints that no sweep uses at the moment; all zero.
    static ADJOINTS: Cell<Option<Box<Adjoints>>> = const { Cell::new(None) };
}

/// Memory for the adjoints of a small sweep.
///
/// Boxed, because moving a three-word `Vec` with every sweep defeats store forwarding.
pub(crate) struct Adjoints {
    lines: Vec<Line>,
}

impl Adjoints {
    /// The capacity, in numbers.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.lines.len() * LINE
    }

    /// The first number, at the start of a cache line.
    #[inline]
    pub(crate) fn start(&mut self) -> *mut f64 {
        self.lines.as_mut_ptr().cast()
    }

    fn bytes(&self) -> usize {
        self.lines.capacity() * size_of::<Line>()
    }
}

/// The numbers in one cache line.
#[repr(C, align(64))]
#[derive(Clone, Copy)]
struct Line {
    numbers: [f64; LINE],
}

/// Number of `f64`s per cache line.
pub(crate) const LINE: usize = 8;

/// The most bytes of one kind that a thread keeps to itself.
pub(crate) fn most_of_a_thread() -> usize {
    SMALL.min(buffer::limit())
}

/// An empty run to record in.
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
        // Freed outside the lock.
        drop(shared);
        drop(run);
    }
}

/// At least `length` adjoints, all zero, if that is few enough; otherwise `None`.
#[inline]
pub(crate) fn take_adjoints(length: usize) -> Option<Box<Adjoints>> {
    match ADJOINTS.try_with(Cell::take) {
        Ok(Some(kept)) if kept.len() >= length => Some(kept),
        _ => few_adjoints(length),
    }
}

/// Enough adjoints for somewhat longer runs too.
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
        // If the thread is ending, they are dropped.
        let _ = ADJOINTS.try_with(|own| own.set(Some(adjoints)));
    }
}

/// Frees the memory that adjoin keeps for later calls: all that threads share, and this thread's own.
///
/// Other threads keep at most about four mebibytes each. Runs that are alive (a pullback holds one) are not
/// touched.
pub fn release_memory() {
    buffer::release();
    drop(OWN.try_with(Cell::take));
    drop(OWN_LOCAL.try_with(Cell::take));
    drop(ADJOINTS.try_with(Cell::take));
    kept::release();
    let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
    shared.bytes = 0;
    let runs = std::mem::take(&mut shared.runs);
    // Freed outside the lock.
    drop(shared);
    drop(runs);
}

/// Sets how many bytes adjoin may keep for later calls (initially 512 MiB), for tapes and for arrays each.
/// Anything beyond that is freed.
///
/// With 0 nothing is kept: every call of a verb allocates its memory anew.
pub fn set_memory_limit(bytes: usize) {
    buffer::set_limit(bytes);
    let kept = SHARED.lock().unwrap_or_else(PoisonError::into_inner).bytes.max(buffer::kept_bytes());
    if kept > bytes || bytes < SMALL {
        release_memory();
    }
}

/// The number of bytes that adjoin keeps for later calls, without what other threads keep to themselves.
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
    own + adjoints.unwrap_or(0) + kept::bytes() + buffer::kept_bytes() + shared
}
