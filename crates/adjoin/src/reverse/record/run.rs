//! A run: one execution of a differentiated function, from its recording to its sweeps.
//!
//! ```text
//! record ──▶ seal ──▶ sweep, sweep, … ──▶ back to the pool
//! ```
//!
//! While it is recorded, a run is shared by the threads that run its tasks, each with its own lane. Once
//! sealed it is only read, so any number of sweeps may run at once, each with its own adjoints
//! (`recorded.rs`).

use std::ptr::{self, NonNull};
use std::sync::{Mutex, PoisonError};

use crate::reverse::record::scalar::Reverse;
use crate::reverse::seal::sealed::{Misuse, Sealed};
use crate::reverse::seal::validate;
use crate::reverse::tape::array_node::ArrayNode;
use crate::reverse::tape::id::TaskId;
use crate::reverse::tape::lane::Lane;
use crate::reverse::tape::pages;
use crate::reverse::tape::streams::Kind;
use crate::reverse::tape::task::Task;

/// The memory of a run and, once it is recorded and sealed, its tasks.
pub(crate) struct Run {
    pub(in crate::reverse) kind: Kind,
    /// The lane of the thread that runs the root.
    pub(in crate::reverse) lane: NonNull<Lane>,
    /// The lanes for other threads that no thread has at the moment.
    lanes: Mutex<Vec<NonNull<Lane>>>,
    pub(in crate::reverse) root: *mut Task,
    pub(in crate::reverse) sealed: Sealed,
    /// Memory for the inputs of a function that borrows them.
    pub(in crate::reverse) inputs: Vec<Reverse>,
    /// Memory for the derivatives of a local run, all zero, and how many of them are for import slots.
    pub(in crate::reverse) row: (Vec<f64>, usize),
    /// Adjoints that no sweep uses at the moment, for a run that needs many; all zero.
    adjoints: Mutex<Vec<Vec<f64>>>,
    /// The number of bytes it held when last counted; `None` if they must be counted again.
    pub(in crate::reverse) counted: Option<usize>,
}

// SAFETY: a run owns everything that its pointers reach. What threads share while it is recorded is argued in
// `cursor`, and while it is sealed, in `seal`. After that it is only read, except for what the mutexes guard.
unsafe impl Send for Run {}
// SAFETY: as above.
unsafe impl Sync for Run {}

impl Run {
    pub(crate) fn new(kind: Kind) -> Box<Self> {
        Box::new(Self {
            kind,
            lane: Lane::new(kind),
            lanes: Mutex::new(Vec::new()),
            root: ptr::null_mut(),
            sealed: Sealed::default(),
            inputs: Vec::new(),
            row: (Vec::new(), 0),
            adjoints: Mutex::new(Vec::new()),
            counted: None,
        })
    }

    /// A lane to record in, for a thread that has none.
    pub(crate) fn take_lane(&self) -> NonNull<Lane> {
        let spare = self.lanes.lock().unwrap_or_else(PoisonError::into_inner).pop();
        spare.unwrap_or_else(|| Lane::new(self.kind))
    }

    /// Takes back a lane.
    ///
    /// # Safety
    /// It is one of this run's lanes, and nobody has it any more.
    pub(crate) unsafe fn return_lane(&self, lane: NonNull<Lane>) {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner).push(lane);
    }

    /// Folds over all recorded array operations.
    pub(in crate::reverse) fn fold_arrays<T>(&self, start: T, f: impl FnMut(T, &ArrayNode) -> T) -> T {
        let others = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        let lanes = std::iter::once(&self.lane).chain(&*others);
        // SAFETY: the run is sealed, so its lanes are only read.
        lanes.flat_map(|lane| unsafe { lane.as_ref() }.arrays.iter()).fold(start, f)
    }

    /// The number of recorded array operations, of their results, and of the bytes they take.
    pub(in crate::reverse) fn arrays(&self) -> (usize, usize, usize) {
        self.fold_arrays((0, 0, 0), |(count, elements, bytes), array| {
            (count + 1, elements + array.length(), bytes + array.bytes())
        })
    }

    /// Many adjoints, all zero.
    #[cold]
    pub(in crate::reverse) fn take_adjoints(&self, length: usize) -> Vec<f64> {
        let spare = self.adjoints.lock().unwrap_or_else(PoisonError::into_inner).pop();
        spare.filter(|memory| memory.len() >= length).unwrap_or_else(|| pages::zeros(length))
    }

    /// Takes back what `take_adjoints` gave, all zero again.
    #[cold]
    pub(in crate::reverse) fn give_back_adjoints(&self, adjoints: Vec<f64>) {
        debug_assert!(adjoints.iter().all(|adjoint| *adjoint == 0.0), "a sweep left an adjoint behind");
        self.adjoints.lock().unwrap_or_else(PoisonError::into_inner).push(adjoints);
    }

    /// All lanes.
    fn all_lanes(&mut self) -> impl Iterator<Item = &mut Lane> {
        let others = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: a run that is not being recorded has its lanes to itself, and there is one pointer to each.
        std::iter::once(self.lane).chain(others.iter().copied()).map(|lane| unsafe { &mut *lane.as_ptr() })
    }

    /// The number of bytes that the run holds.
    pub(crate) fn bytes(&mut self) -> usize {
        let adjoints = self.adjoints.get_mut().unwrap_or_else(PoisonError::into_inner);
        let adjoints = adjoints.iter().map(|adjoints| adjoints.capacity() * size_of::<f64>()).sum::<usize>();
        let inputs = self.inputs.capacity() * size_of::<Reverse>();
        let row = self.row.0.capacity() * size_of::<f64>();
        self.sealed.bytes()
            + inputs
            + row
            + adjoints
            + self.all_lanes().map(|lane| lane.bytes()).sum::<usize>()
    }

    /// Drops what was recorded but keeps the memory; returns its size in bytes.
    ///
    /// A short run on one thread allocates nothing: it fits into the first chunk and blocks of a lane. Then
    /// the bytes need not be counted again.
    #[inline]
    pub(crate) fn reset(&mut self) -> usize {
        let others = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        let many = self.adjoints.get_mut().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: a run that is not being recorded has its lanes to itself.
        let lane = unsafe { self.lane.as_mut() };
        match self.counted {
            Some(bytes) if others.is_empty() && many.is_empty() && lane.is_short() => {
                lane.reset_short();
                bytes
            }
            _ => self.reset_and_count(),
        }
    }

    #[cold]
    fn reset_and_count(&mut self) -> usize {
        for borrowed in self.all_lanes().skip(1) {
            borrowed.arrays.clear_borrowed();
        }
        self.all_lanes().for_each(Lane::reset);
        let bytes = self.bytes();
        self.counted = Some(bytes);
        bytes
    }

    #[inline]
    pub(in crate::reverse) fn start(&mut self) -> *mut Task {
        crate::reverse::record::import::print_again();
        // SAFETY: no thread has the lane before the run is recorded.
        self.root = unsafe { (*self.lane.as_ptr()).tasks.alloc::<1>(TaskId::NONE).as_ptr() };
        self.root
    }

    /// Seals the run. Imports from outside a local run stay open: the enclosing run has to resolve them.
    ///
    /// # Errors
    /// If a number was used where it must not be.
    #[inline]
    pub(in crate::reverse) fn seal(&mut self) -> Result<(), Misuse> {
        // SAFETY: the root task has ended, so have all tasks, and every lane was returned; we have the run to
        // ourselves.
        let root = unsafe { &mut *self.root };
        root.total();
        if root.subtree.tasks == 1 {
            self.sealed.seal_alone(root, self.kind)?;
        } else {
            self.seal_tree()?;
        }
        if cfg!(debug_assertions) {
            // SAFETY: the run is sealed: its tasks are only read.
            validate::validate(self.sealed.tasks().chain(unsafe { self.root.as_ref() }));
        }
        Ok(())
    }

    fn seal_tree(&mut self) -> Result<(), Misuse> {
        let others = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        let lanes = std::iter::once(&self.lane).chain(&*others);
        // SAFETY: every lane was returned, and there is one pointer to each.
        let pieces = lanes.flat_map(|lane| unsafe { &mut *lane.as_ptr() }.tasks.pieces());
        // SAFETY: we have the run to ourselves, and these are all its tasks.
        unsafe { self.sealed.seal(self.root, self.kind, pieces) }
    }
}

impl Drop for Run {
    fn drop(&mut self) {
        for lane in self.all_lanes() {
            // SAFETY: made by `Box::into_raw` in `Lane::new`; the run owns its lanes, and names each once.
            drop(unsafe { Box::from_raw(lane) });
        }
    }
}

#[cold]
pub(in crate::reverse) fn misused(misuse: Misuse) -> ! {
    match misuse {
        Misuse::OtherRun => panic!(
            "a `Reverse` number of another run was used in this one. A number that a verb (grad, vjp, …) passes to your \
             function belongs to that call: it must not be kept for a later call, nor be captured by the function of a \
             verb called inside. For derivatives of derivatives use `hvp` or `hessian`, or compute the point of the inner \
             verb from the outer function's numbers, and convert captured outer numbers with `lift`. To keep a plain value, \
             take it out with `primal()`."
        ),
        Misuse::KeptArgument => panic!(
            "a `Reverse` number of a closure that was given to `map`, `zip_map`, `map_all`, `fold` or `scan`, or of a term of \
             `streamed_sum`, or of a `sum` or `reduce` of a parallel iterator, was used after the closure had returned. What \
             such a closure records is reduced to its derivatives as soon as it returns, so its numbers must not be kept \
             in a `Cell`, a lock or another shared variable. Return what you need, compute shared values before the call, or \
             take the value out with `primal()`."
        ),
        Misuse::ParallelSibling => panic!(
            "a `Reverse` number reached one parallel branch from another that was running at the same time, through a \
             lock, a channel or another shared variable. Its gradient would depend on the schedule. Return the number \
             from its branch and use it after the `join`, or pass it to both branches before the fork."
        ),
    }
}
