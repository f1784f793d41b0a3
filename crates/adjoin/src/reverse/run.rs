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

use super::cursor;
use super::import::NodeId;
use super::pool;
use super::push;
use super::scalar::Reverse;
use super::seal::{Misuse, Sealed};
use super::sweep;
use super::tape::{Lane, Node};
use super::task::{Task, TaskId};
use crate::array::Array;
use crate::structure::ScalarMap;

/// The memory of a run and, once it is recorded and sealed, its tasks.
pub(crate) struct Run {
    /// The lanes that no thread has at the moment.
    #[expect(clippy::vec_box, reason = "a thread that has a lane holds a pointer to it")]
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

    /// How many array operations were recorded, and how many results they have.
    fn arrays(&self) -> (usize, usize) {
        let lanes = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
        let arrays = lanes.iter().flat_map(|lane| &lane.arrays);
        arrays.fold((0, 0), |(count, elements), array| (count + 1, elements + array.length()))
    }

    /// How many bytes the run holds on to.
    pub(crate) fn bytes(&mut self) -> usize {
        let lanes = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        let adjoints = self.adjoints.get_mut().unwrap_or_else(PoisonError::into_inner);
        self.sealed.bytes()
            + lanes.iter().map(|lane| lane.bytes()).sum::<usize>()
            + adjoints.iter().map(|adjoints| adjoints.capacity() * size_of::<f64>()).sum::<usize>()
    }

    /// Forgets what was recorded and keeps the memory.
    pub(crate) fn reset(&mut self) {
        self.root = ptr::null_mut();
        for lane in self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner) {
            lane.reset();
        }
    }

    fn start(&mut self) -> *mut Task {
        let lanes = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        if lanes.is_empty() {
            lanes.push(Lane::new());
        }
        let lane = lanes.last_mut().expect("there is one now");
        self.root = lane.tasks.alloc::<1>(TaskId::NONE).as_ptr();
        self.root
    }

    fn seal(&mut self) {
        let lanes = self.lanes.get_mut().unwrap_or_else(PoisonError::into_inner);
        self.sealed.aliases.clear();
        lanes.iter().for_each(|lane| self.sealed.aliases.extend(&lane.aliases));
        let pieces = lanes.iter_mut().flat_map(|lane| lane.tasks.pieces());
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
    /// Runs `f` as the root task of a new run, on the inputs that `lift` makes.
    ///
    /// # Panics
    /// If one of them does, or if `f` misuses numbers of another run or of parallel branches.
    pub(crate) fn record<X, T>(lift: impl FnOnce(&mut Inputs) -> X, f: impl FnOnce(X) -> T) -> (Self, T) {
        let mut recorded = Self { run: Some(pool::take()), inputs: 0 };
        let run = recorded.run_mut();
        let root = run.start();
        let run: *const Run = run;
        let body = || {
            let mut inputs = Inputs { task: cursor::current_task(), next: 0 };
            let x = lift(&mut inputs);
            assert!(
                inputs.next <= cursor::index_limit() as usize,
                "tape index overflow: an input of {} scalars, and a run has room for {}",
                inputs.next,
                cursor::index_limit(),
            );
            cursor::reserve(inputs.next as u32);
            (inputs.next, f(x))
        };
        // SAFETY: the root was just made for this call, and `recorded` outlives it.
        let (inputs, result) = unsafe { cursor::enter(run, root, body) };
        recorded.inputs = inputs;
        recorded.run_mut().seal();
        (recorded, result)
    }

    fn run_mut(&mut self) -> &mut Run {
        self.run.as_mut().expect("there until it is dropped")
    }

    fn run(&self) -> &Run {
        self.run.as_ref().expect("there until it is dropped")
    }

    fn root(&self) -> &Task {
        // SAFETY: the root is a task of this run, which is sealed: it is only read.
        unsafe { &*self.run().root }
    }

    /// How many inputs there are.
    pub(crate) fn inputs(&self) -> usize {
        self.inputs
    }

    /// One sweep with `K` cotangents at once: `seed` seeds the outputs, `read` reads the gradients of the inputs.
    ///
    /// # Errors
    /// If `seed` fails.
    ///
    /// # Panics
    /// If an output is of another run.
    pub(crate) fn sweep<const K: usize, T, E>(
        &self,
        seed: impl FnOnce(&mut Seeds<'_, K>) -> Result<(), E>,
        read: impl FnOnce(&[[f64; K]]) -> T,
    ) -> Result<T, E> {
        let run = self.run();
        let length = run.sealed.adjoints * K;
        let spare = run.adjoints.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let mut memory = spare.filter(|memory| memory.len() >= length).unwrap_or_else(|| vec![0.0; length]);
        let adjoints = lanes_of(&mut memory[..length]);

        // On an error or a panic the memory, which is not all zero then, is dropped.
        seed(&mut Seeds { sealed: &run.sealed, adjoints })?;
        // SAFETY: the run is sealed, and the adjoints are ours.
        unsafe { sweep::sweep(&run.sealed, run.root, adjoints) };
        let origin = self.root().place.origin;
        let inputs = &mut adjoints[origin..origin + self.inputs];
        let result = read(inputs);
        inputs.fill([0.0; K]);
        run.adjoints.lock().unwrap_or_else(PoisonError::into_inner).push(memory);
        Ok(result)
    }

    /// Pushes `K` tangents of the inputs forward over the tape at once: `seed` sets them, `read` reads the tangents of
    /// outputs. The transpose of [`Recorded::sweep`], for functions of many outputs and few inputs.
    pub(crate) fn push_forward<const K: usize, T>(
        &self,
        seed: impl FnOnce(&mut [[f64; K]]),
        read: impl FnOnce(&Tangents<'_, K>) -> T,
    ) -> T {
        let run = self.run();
        let mut memory = vec![[0.0; K]; run.sealed.adjoints];
        let origin = self.root().place.origin;
        seed(&mut memory[origin..origin + self.inputs]);
        push::push_forward(&run.sealed, self.root(), &mut memory);
        read(&Tangents { sealed: &run.sealed, tangents: &memory })
    }

    /// How large the run is.
    pub(crate) fn statistics(&self) -> TapeStatistics {
        let root = self.root();
        let imports = self.run().sealed.gathers.iter().map(|gather| gather.length as usize).sum();
        let (arrays, elements) = self.run().arrays();
        let nodes = root.subtree.adjoints - self.inputs - imports - elements;
        TapeStatistics {
            inputs: self.inputs,
            nodes,
            node_bytes: nodes * size_of::<Node>(),
            tasks: root.subtree.tasks as usize,
            forks: root.subtree.forks as usize,
            imports,
            arrays,
            elements,
        }
    }

    /// The bytes that a sweep of the run takes: its nodes, and an adjoint for each value.
    pub(crate) fn tape_bytes(&self) -> usize {
        let statistics = self.statistics();
        let lanes = self.run().lanes.lock().unwrap_or_else(PoisonError::into_inner);
        let arrays: usize = lanes.iter().flat_map(|lane| &lane.arrays).map(|array| array.bytes()).sum();
        statistics.node_bytes + arrays + self.root().subtree.adjoints * size_of::<f64>()
    }

    /// Whether array operations were recorded.
    pub(crate) fn has_arrays(&self) -> bool {
        self.run().arrays().0 > 0
    }
}

/// How large the tape of a run is. See [`Pullback::statistics`](crate::Pullback::statistics).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TapeStatistics {
    /// Scalars of the input. They take no memory on the tape.
    pub inputs: usize,
    /// Recorded operations.
    pub nodes: usize,
    /// The bytes that the recorded operations take.
    pub node_bytes: usize,
    /// Tasks: one, and one more for each branch of a fork that recorded something.
    pub tasks: usize,
    /// Forks.
    pub forks: usize,
    /// Values that a task used of another task, each time it was brought in anew.
    pub imports: usize,
    /// Recorded array operations, beside the nodes.
    pub arrays: usize,
    /// The elements of their results.
    pub elements: usize,
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
    next: usize,
}

impl Inputs {
    /// The next input.
    #[inline(always)]
    pub(crate) fn lift(&mut self, primal: f64) -> Reverse {
        let index = self.next;
        self.next += 1;
        // More than 2³² of them are refused when all are counted.
        Reverse::value_of(primal, self.task, index as u32)
    }
}

impl ScalarMap<f64, Reverse> for Inputs {
    #[inline(always)]
    fn scalar(&mut self, primal: f64) -> Reverse {
        self.lift(primal)
    }

    fn array<const D: usize>(&mut self, array: &Array<f64, D>) -> Array<Reverse, D> {
        let first = NodeId::new(self.task, self.next as u32);
        self.next += array.len();
        array.lifted(first)
    }
}

/// The adjoints of a sweep, before it starts.
pub(crate) struct Seeds<'a, const K: usize> {
    sealed: &'a Sealed,
    adjoints: &'a mut [[f64; K]],
}

impl<const K: usize> Seeds<'_, K> {
    /// Gives an output its cotangent in one lane.
    #[inline]
    pub(crate) fn add(&mut self, output: Reverse, lane: usize, cotangent: f64) {
        if cotangent == 0.0 {
            return;
        }
        if let Some((place, factor)) = place_of(self.sealed, output) {
            self.adjoints[place][lane] += crate::rules::scale(cotangent, factor);
        }
    }
}

/// The tangents of a push forward, when it is done.
pub(crate) struct Tangents<'a, const K: usize> {
    sealed: &'a Sealed,
    tangents: &'a [[f64; K]],
}

impl<const K: usize> Tangents<'_, K> {
    /// The tangents of an output.
    pub(crate) fn of(&self, output: Reverse) -> [f64; K] {
        place_of(self.sealed, output).map_or([0.0; K], |(place, factor)| {
            self.tangents[place].map(|tangent| crate::rules::scale(tangent, factor))
        })
    }
}

/// Where the adjoint of an output is, and its pending factor; none for a constant.
#[inline]
fn place_of(sealed: &Sealed, output: Reverse) -> Option<(usize, f64)> {
    let (id, index, factor) = output.origin()?;
    let Some(task) = sealed.find(id) else { misused(Misuse::OtherRun) };
    Some((task.place.origin + index as usize, factor))
}
