//! A run: one execution of a differentiated function, from its recording to its sweeps.
//!
//! ```text
//! record ──▶ seal ──▶ sweep, sweep, … ──▶ back to the pool
//! ```
//!
//! While it is recorded, a run is shared by the threads that run its tasks, each with a lane of its own. Sealed, it is
//! only read, so that any number of sweeps may go on at once, each with its own adjoints.

use std::ptr;
use std::sync::{Mutex, PoisonError};

use super::cursor::{self, INDEX_LIMIT};
use super::pool;
use super::scalar::Reverse;
use super::seal::{Misuse, Sealed};
use super::sweep;
use super::tape::Lane;
use super::task::{Task, TaskId};

/// The memory of a run and, once it is recorded and sealed, its tasks.
pub(crate) struct Run {
    /// The lanes that no thread has at the moment.
    lanes: Mutex<Vec<Box<Lane>>>,
    root: *mut Task,
    sealed: Sealed,
    /// Adjoints that no sweep uses at the moment: all zero.
    adjoints: Mutex<Vec<Vec<f64>>>,
}

// SAFETY: a run owns all that its pointers reach; what threads share of it while it is recorded is argued in `cursor`,
// while it is sealed, in `seal`. After that it is only read, but for what the mutexes guard.
unsafe impl Send for Run {}
// SAFETY: as above.
unsafe impl Sync for Run {}

impl Run {
    pub(crate) fn new() -> Box<Self> {
        Box::new(Self {
            lanes: Mutex::new(Vec::new()),
            root: ptr::null_mut(),
            sealed: Sealed::default(),
            adjoints: Mutex::new(Vec::new()),
        })
    }

    /// A lane to record in, for a thread that has none.
    pub(crate) fn take_lane(&self) -> Box<Lane> {
        let spare = self.lanes.lock().unwrap_or_else(PoisonError::into_inner).pop();
        spare.unwrap_or_else(Lane::new)
    }

    pub(crate) fn return_lane(&self, lane: Box<Lane>) {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner).push(lane);
    }

    /// How many bytes the run holds on to.
    pub(crate) fn bytes(&mut self) -> usize {
        let lanes = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        let adjoints = self.adjoints.get_mut().unwrap_or_else(PoisonError::into_inner);
        lanes.iter().map(|lane| lane.bytes()).sum::<usize>()
            + adjoints.iter().map(|adjoints| adjoints.capacity() * size_of::<f64>()).sum::<usize>()
    }

    /// Forgets what was recorded and keeps the memory.
    pub(crate) fn reset(&mut self) {
        self.root = ptr::null_mut();
        for lane in self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner) {
            lane.reset();
        }
    }

    fn start(&mut self, inputs: usize) -> TaskId {
        assert!(
            inputs <= INDEX_LIMIT as usize,
            "tape index overflow: an input of {inputs} scalars, and a run has room for {INDEX_LIMIT}",
        );
        let lanes = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        if lanes.is_empty() {
            lanes.push(Lane::new());
        }
        let lane = lanes.last_mut().expect("there is one now");
        let root = lane.tasks.alloc(1, |id| Task::new(id, ptr::null_mut(), ptr::null_mut()));
        self.root = root.as_ptr();
        // SAFETY: the task was just made, and is known here only.
        unsafe {
            (*self.root).indices = inputs as u32;
            (*self.root).id
        }
    }

    fn seal(&mut self) {
        let lanes = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        let pieces = lanes.iter().flat_map(|lane| lane.tasks.pieces());
        // SAFETY: the root task is over, so are all tasks, and every lane is back; we have the run to ourselves.
        if let Err(misuse) = unsafe { self.sealed.seal(self.root, pieces) } {
            misused(misuse);
        }
    }
}

fn misused(misuse: Misuse) -> ! {
    match misuse {
        Misuse::OtherRun => panic!(
            "a `Reverse` number of another run was used in this one. A number that a verb (grad, vjp, …) hands to your \
             function belongs to that call: it must not be kept for a later call, nor be captured by the function of a \
             verb called inside. For derivatives of derivatives use `hvp`, `hessian` or nested `Forward` numbers; to \
             carry a plain value over, take it out with `primal()`."
        ),
        Misuse::ParallelSibling => panic!(
            "a `Reverse` number reached one parallel branch from another that was running at the same time, through a \
             lock, a channel or another shared variable. Its gradient would depend on the schedule. Return the number \
             from its branch and use it after the `join`, or pass it to both branches before the fork."
        ),
    }
}

/// A run that has been recorded and sealed; its memory goes back to the pool when it is dropped.
pub(crate) struct Recorded {
    /// Always there until it is dropped.
    run: Option<Box<Run>>,
    inputs: usize,
}

impl Recorded {
    /// Runs `f` as the root task of a new run with the given number of inputs. Input `i` is the number that
    /// [`Inputs::lift`] makes as its `i`-th.
    ///
    /// # Panics
    /// If `f` does, or if it misuses numbers of another run or of parallel branches.
    pub(crate) fn record<T>(inputs: usize, f: impl FnOnce(Inputs) -> T) -> (Self, T) {
        let mut recorded = Self { run: Some(pool::take()), inputs };
        let run = recorded.run_mut();
        let task = run.start(inputs);
        let root = run.root;
        let run: *const Run = run;
        // SAFETY: the root was just made for this call, and `recorded` outlives it.
        let result = unsafe { cursor::enter(run, root, || f(Inputs { task, next: 0, count: inputs })) };
        recorded.run_mut().seal();
        (recorded, result)
    }

    fn run_mut(&mut self) -> &mut Run {
        self.run.as_mut().expect("there until it is dropped")
    }

    fn run(&self) -> &Run {
        self.run.as_ref().expect("there until it is dropped")
    }

    /// One sweep with `K` cotangents at once: `seed` seeds the outputs, `read` reads the gradients of the inputs.
    ///
    /// # Panics
    /// If an output is of another run.
    pub(crate) fn sweep<const K: usize, T>(
        &self,
        seed: impl FnOnce(&mut Seeds<'_, K>),
        read: impl FnOnce(&[[f64; K]]) -> T,
    ) -> T {
        let run = self.run();
        let length = run.sealed.adjoints * K;
        let spare = run.adjoints.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut memory = spare.filter(|memory| memory.len() >= length).unwrap_or_else(|| vec![0.0; length]);
        let (adjoints, _) = memory.as_mut_slice().split_at_mut(length);
        let adjoints = lanes_of(adjoints);

        seed(&mut Seeds { run, adjoints });
        // SAFETY: the run is sealed, and the adjoints are ours.
        unsafe { sweep::sweep(&run.sealed, run.root, adjoints) };
        // SAFETY: the root is a task of this run, which is sealed.
        let origin = unsafe { (*run.root).place.origin };
        let inputs = &mut adjoints[origin..origin + self.inputs];
        let result = read(inputs);
        inputs.fill([0.0; K]);
        run.adjoints.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
        result
    }
}

/// Sees a slice as groups of `K`.
fn lanes_of<const K: usize>(adjoints: &mut [f64]) -> &mut [[f64; K]] {
    let groups = adjoints.len() / K;
    // SAFETY: `groups` arrays of `K` numbers lie within the slice, and have its alignment.
    unsafe { std::slice::from_raw_parts_mut(adjoints.as_mut_ptr().cast(), groups) }
}

impl Drop for Recorded {
    fn drop(&mut self) {
        if let Some(run) = self.run.take() {
            pool::give_back(run);
        }
    }
}

/// Makes the inputs of a run.
pub(crate) struct Inputs {
    task: TaskId,
    next: u32,
    count: usize,
}

impl Inputs {
    /// The next input.
    #[inline(always)]
    pub(crate) fn lift(&mut self, primal: f64) -> Reverse {
        let index = self.next;
        self.next += 1;
        debug_assert!((index as usize) < self.count);
        Reverse::value_of(primal, self.task, index)
    }
}

/// The adjoints of a sweep, before it starts.
pub(crate) struct Seeds<'a, const K: usize> {
    run: &'a Run,
    adjoints: &'a mut [[f64; K]],
}

impl<const K: usize> Seeds<'_, K> {
    /// Gives an output its cotangents.
    #[inline]
    pub(crate) fn add(&mut self, output: Reverse, cotangents: [f64; K]) {
        let Some((id, index, factor)) = output.origin() else { return };
        let Some(task) = self.run.sealed.find(id) else { misused(Misuse::OtherRun) };
        let adjoint = &mut self.adjoints[task.place.origin + index as usize];
        for (adjoint, cotangent) in adjoint.iter_mut().zip(cotangents) {
            *adjoint += crate::rules::scale(cotangent, factor);
        }
    }
}
