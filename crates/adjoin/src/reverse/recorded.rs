//! A run that has ended, and its sweeps.
//!
//! It does not change any more, so any number of sweeps may run at once, each with its own adjoints.

use std::mem::ManuallyDrop;

use crate::batch::Bound;
use crate::reverse::jobs::{JobGraph, Times};
use crate::reverse::record::entering;
pub(crate) use crate::reverse::record::inputs::Inputs;
use crate::reverse::record::past_caches;
use crate::reverse::record::pool::{self, LINE};
use crate::reverse::record::run::{Run, misused};
use crate::reverse::record::scalar::Reverse;
use crate::reverse::record::stopwatch::Stopwatch;
use crate::reverse::seal::sealed::{Gather, Misuse, Sealed};
use crate::reverse::sweep::dependencies::{self, DependencyReader};
use crate::reverse::sweep::lanes::{self, Seed};
use crate::reverse::sweep::push;
use crate::reverse::sweep::walk as sweep;
use crate::reverse::tape::node::Node;
use crate::reverse::tape::streams::Kind;
use crate::reverse::tape::task::{ImportRange, Stretch, Task};

/// A run that has been recorded and sealed; its memory returns to the pool when it is dropped.
pub struct Recorded {
    /// Present until dropped.
    run: ManuallyDrop<Box<Run>>,
    inputs: usize,
}

impl Recorded {
    /// Runs `f` as the root task of a new run, on the inputs that `lift` makes.
    ///
    /// # Panics
    /// If `lift` or `f` does, or if `f` misuses numbers of another run or of parallel branches.
    pub(crate) fn record<X, T>(lift: impl FnOnce(&mut Inputs<'_>) -> X, f: impl FnOnce(X) -> T) -> (Self, T) {
        Self::try_record(lift, f).unwrap_or_else(|misuse| misused(misuse))
    }

    /// [`Recorded::record`] for a caller that reports misuse itself.
    ///
    /// # Errors
    /// If `f` misuses numbers of another run or of parallel branches.
    ///
    /// # Panics
    /// If `lift` or `f` does.
    pub(in crate::reverse) fn try_record<X, T>(
        lift: impl FnOnce(&mut Inputs<'_>) -> X,
        f: impl FnOnce(X) -> T,
    ) -> Result<(Self, T), Misuse> {
        let mut recorded = Self { run: ManuallyDrop::new(pool::take(Kind::Verb)), inputs: 0 };
        let result = recorded.run_root(lift, f)?;
        Ok((recorded, result))
    }

    /// [`Recorded::record`] for a function that borrows its inputs: their memory belongs to the run, and is
    /// kept like a tape.
    ///
    /// # Panics
    /// As [`Recorded::record`].
    pub(crate) fn record_kept<T>(x: &[f64], f: impl FnOnce(&Vec<Reverse>) -> T) -> (Self, T) {
        let mut recorded = Self { run: ManuallyDrop::new(pool::take(Kind::Verb)), inputs: 0 };
        let mut lifted = std::mem::take(&mut recorded.run.inputs);
        if lifted.capacity() < x.len() {
            recorded.run.counted = None;
        }
        let lift = |inputs: &mut Inputs<'_>| {
            inputs.lift_all(x, &mut lifted);
            lifted
        };
        let outcome = recorded.run_root(lift, |lifted| (f(&lifted), lifted));
        let (result, lifted) = outcome.unwrap_or_else(|misuse| misused(misuse));
        recorded.run.inputs = lifted;
        (recorded, result)
    }

    fn run_root<X, T>(
        &mut self,
        lift: impl FnOnce(&mut Inputs<'_>) -> X,
        f: impl FnOnce(X) -> T,
    ) -> Result<T, Misuse> {
        let (root, lane) = (self.run.start(), self.run.lane);
        let run: *const Run = &raw const **self.run;
        // SAFETY: the root was just made for this call; nobody else has it until it is entered.
        let mut inputs = Inputs::of(unsafe { &mut *root });
        let x = lift(&mut inputs);
        self.inputs = inputs.count();
        drop(inputs);
        let _bound = Bound::in_run();
        // SAFETY: the root was just made for this call, the lane is for it, and `self` outlives it.
        let result = unsafe { entering::enter_root(run, lane, root, || f(x)) };
        self.run.seal()?;
        Ok(result)
    }

    fn root(&self) -> &Task {
        // SAFETY: the root is a task of this run, which is sealed: it is only read.
        unsafe { &*self.run.root }
    }

    /// The number of inputs.
    pub(crate) fn inputs(&self) -> usize {
        self.inputs
    }

    /// One sweep with `K` cotangents at once: `seed` seeds the outputs, `read` reads the gradients of the
    /// inputs.
    ///
    /// # Errors
    /// If `seed` fails.
    ///
    /// # Panics
    /// If an output belongs to another run.
    pub(crate) fn sweep<const K: usize, T, E>(
        &self,
        seed: impl FnOnce(&mut Seeds<'_, K>) -> Result<(), E>,
        read: impl FnOnce(&[[f64; K]]) -> T,
    ) -> Result<T, E> {
        self.sweep_and_clear(seed, |adjoints| {
            let result = read(adjoints);
            adjoints.as_flattened_mut().fill(0.0);
            result
        })
    }

    /// [`Recorded::sweep`] for one cotangent; the gradient is written to `gradient`.
    ///
    /// # Errors
    /// If `seed` fails.
    ///
    /// # Panics
    /// If an output belongs to another run, or if the lengths of the gradient and the input differ.
    pub(crate) fn sweep_into<E>(
        &self,
        seed: impl FnOnce(&mut Seeds<'_, 1>) -> Result<(), E>,
        gradient: &mut [f64],
    ) -> Result<(), E> {
        self.sweep_and_clear(seed, |adjoints| past_caches::move_out(adjoints.as_flattened_mut(), gradient))
    }

    /// [`Recorded::sweep`]; here `read` also sets the adjoints of the inputs to 0.
    ///
    /// # Errors
    /// If `seed` fails.
    ///
    /// # Panics
    /// If an output belongs to another run.
    #[inline]
    pub(crate) fn sweep_and_clear<const K: usize, T, E>(
        &self,
        seed: impl FnOnce(&mut Seeds<'_, K>) -> Result<(), E>,
        read: impl FnOnce(&mut [[f64; K]]) -> T,
    ) -> Result<T, E> {
        let run = &**self.run;
        let length = run.sealed.adjoints * K;
        let mut few = pool::take_adjoints(length);
        let mut many = Vec::new();
        // The lanes of an adjoint are read and written together, so they should be in one cache line.
        let memory = if let Some(few) = &mut few {
            few.start()
        } else {
            many = run.take_adjoints(length + LINE);
            let start = many.as_ptr().align_offset(LINE * size_of::<f64>());
            many[start..start + length].as_mut_ptr()
        };
        // SAFETY: there is room for this many numbers, which are zero.
        let adjoints: &mut [[f64; K]] =
            unsafe { std::slice::from_raw_parts_mut(memory.cast(), run.sealed.adjoints) };

        // On an error or a panic the memory, which may not be all zero, is dropped.
        seed(&mut Seeds { sealed: &run.sealed, adjoints })?;
        // SAFETY: the run is sealed, and the adjoints are ours.
        unsafe { sweep::sweep(&run.sealed, run.root, adjoints) };
        let result = read(&mut adjoints[run.sealed.origin..][..self.inputs]);
        match few {
            Some(few) => pool::give_back_adjoints(few),
            None => run.give_back_adjoints(many),
        }
        Ok(result)
    }

    /// Pushes `K` tangents of the inputs forward over the tape at once: `seed` sets them, `read` reads the
    /// tangents of the outputs. The transpose of [`Recorded::sweep`], for functions with many outputs and few
    /// inputs.
    pub(crate) fn push_forward<const K: usize, T>(
        &self,
        seed: impl FnOnce(&mut [[f64; K]]),
        read: impl FnOnce(&Tangents<'_, K>) -> T,
    ) -> T {
        let run = &**self.run;
        let mut memory = vec![[0.0; K]; run.sealed.adjoints];
        let origin = run.sealed.origin;
        seed(&mut memory[origin..origin + self.inputs]);
        push::push_forward(&run.sealed, self.root(), &mut memory);
        read(&Tangents { sealed: &run.sealed, tangents: &memory })
    }

    /// Shows `reader` all dependencies, in program order.
    pub(crate) fn read_dependencies(&self, reader: &mut impl DependencyReader) {
        dependencies::read(&self.run.sealed, self.root(), reader);
    }

    /// The number of places: one for each input, node and import.
    pub(crate) fn places(&self) -> usize {
        self.run.sealed.adjoints
    }

    /// The places of the inputs.
    pub(crate) fn input_places(&self) -> std::ops::Range<usize> {
        let origin = self.root().place.origin;
        origin..origin + self.inputs
    }

    /// Whether a number is a constant or a value of this run.
    pub(in crate::reverse) fn knows(&self, x: Reverse) -> bool {
        x.is_constant() || self.run.sealed.place_of(x.id()).is_ok()
    }

    /// The place of an output; `None` for a constant.
    ///
    /// # Panics
    /// If it belongs to another run.
    pub(crate) fn place_of(&self, output: Reverse) -> Option<usize> {
        place_of(&self.run.sealed, output).map(|(place, _)| place)
    }

    /// The seed for a sweep from an output.
    ///
    /// # Panics
    /// If it belongs to another run.
    #[inline]
    pub(crate) fn seed_of(&self, output: Reverse) -> Seed {
        place_of(&self.run.sealed, output).map_or(Seed::CONSTANT, |(place, factor)| Seed::at(place, factor))
    }

    /// Whether tangents should not be pushed forward, because an operation would need one pull per result.
    pub(crate) fn prefers_reverse(&self) -> bool {
        self.run.fold_arrays(false, |any, array| any | array.pushes_row_by_row())
    }

    /// The jobs of the run.
    pub(crate) fn jobs(&self) -> JobGraph {
        JobGraph::of(self.root())
    }

    /// The jobs of the run, as they were measured while it was recorded and swept.
    pub(crate) fn measured_jobs(
        &self,
        times: &Times,
        stopwatch: &Stopwatch,
        fork_cost: [u64; 2],
    ) -> JobGraph {
        JobGraph::measured(self.root(), times, stopwatch, fork_cost)
    }

    /// The size of the run.
    pub(crate) fn statistics(&self) -> TapeStatistics {
        let root = self.root();
        let imports = self.run.sealed.slots();
        let (arrays, elements, array_bytes) = self.run.arrays();
        let nodes = root.subtree.adjoints - self.inputs - imports - elements;
        let (tasks, forks) = (root.subtree.tasks as usize, root.subtree.forks as usize);
        let node_bytes = nodes * size_of::<Node>();
        let bytes = node_bytes
            + array_bytes
            + tasks * size_of::<Task>()
            + (tasks + forks + arrays) * size_of::<Stretch>()
            + root.subtree.ranges as usize * (size_of::<ImportRange>() + size_of::<Gather>());
        let peak_bytes = bytes + root.subtree.adjoints * size_of::<f64>();
        TapeStatistics {
            inputs: self.inputs,
            nodes,
            node_bytes,
            tasks,
            forks,
            jobs: tasks + forks,
            imports,
            arrays,
            elements,
            bytes,
            peak_bytes,
            compiled_bytes: self.run.fold_arrays(0, |most, array| most.max(array.stored_bytes())),
        }
    }
}

/// The size of a run's tape. See [`Pullback::statistics`](crate::Pullback::statistics).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TapeStatistics {
    /// Scalars of the input. They take no memory on the tape.
    pub inputs: usize,
    /// Recorded operations.
    pub nodes: usize,
    /// The bytes that the recorded operations take.
    pub node_bytes: usize,
    /// Tasks: the root, and one for each branch of a fork that recorded something.
    pub tasks: usize,
    /// Forks.
    pub forks: usize,
    /// Jobs: stretches of tasks between forks.
    pub jobs: usize,
    /// Values of other tasks that tasks used, counted once per import.
    pub imports: usize,
    /// Recorded array operations, beside the nodes.
    pub arrays: usize,
    /// The elements of their results.
    pub elements: usize,
    /// Approximate size of the recording in bytes: nodes, array operations and their results, tasks, imports.
    pub bytes: usize,
    /// Peak memory of a sweep with one cotangent: the recording, and an adjoint for each value.
    pub peak_bytes: usize,
    /// The most that a call of a compiled function stored for its reverse pass. With one result it was free
    /// again before the sweep; with several it is a part of the recording. Vectors that were stored are
    /// counted by their headers.
    pub compiled_bytes: usize,
}

impl Drop for Recorded {
    fn drop(&mut self) {
        // SAFETY: nobody uses the run after this.
        pool::give_back(unsafe { ManuallyDrop::take(&mut self.run) });
    }
}

/// The adjoints of a sweep, before it starts.
pub struct Seeds<'a, const K: usize> {
    sealed: &'a Sealed,
    adjoints: &'a mut [[f64; K]],
}

impl<const K: usize> Seeds<'_, K> {
    /// Gives each of several outputs the cotangent 1, each in its own lane.
    #[inline]
    pub(crate) fn plant<const N: usize>(&mut self, seeds: &[Seed; N]) {
        lanes::plant(self.adjoints, seeds);
    }

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

/// The tangents after a push forward.
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

/// The place of an output's adjoint, and its pending factor; `None` for a constant.
#[inline]
fn place_of(sealed: &Sealed, output: Reverse) -> Option<(usize, f64)> {
    if output.is_constant() {
        return None;
    }
    match sealed.place_of(output.id()) {
        Ok(place) => Some((place, output.factor())),
        Err(misuse) => misused(misuse),
    }
}

impl std::fmt::Debug for Recorded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.statistics().fmt(f)
    }
}
