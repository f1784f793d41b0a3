//! The sweep: the reverse pass over a sealed run, in parallel.
//!
//! A task is swept stretch by stretch from its end. Sweeping a stretch adds only to the task's own adjoints
//! and import slots; before it, the deposits that others have made for it are gathered. Between two stretches
//! the branches of the fork there are swept, in any order or in parallel: *forks in the primal become joins
//! in the dual*.
//!
//! `K` cotangents are swept at once, in lanes: a node is read once for all of them.
//!
//! # Scheduling without recursion
//!
//! A sweep is as deeply nested as the program was, but here the nesting is data, not machine stack (I5). A
//! thread has a stack of [`Step`]s:
//!
//! ```text
//! at a fork:   push Resume(task, the stretch before the fork)
//!              push Sweep(branch) for all branches but the largest, and continue with the largest
//! ```
//!
//! When the `Sweep`s waiting in the stack add up to enough work, they are moved into jobs of about one grain
//! each for other threads. The stack below them, with just the `Resume`s left, becomes a [`Junction`]:
//! whoever finishes last among those jobs and this thread's own branch continues with it. So a long chain of
//! small nested branches is as parallel as a balanced tree. The schedule changes nothing in the order of any
//! addition (I2).

use std::ptr::NonNull;
use std::sync::Arc;

use crate::reverse::record::cursor;
use crate::reverse::record::stopwatch;
use crate::reverse::seal::sealed::Sealed;
use crate::reverse::sweep::gather::gather;
use crate::reverse::sweep::junction::Junction;
use crate::reverse::tape::array_node::ArrayNode;
use crate::reverse::tape::node::{Node, Progression, SUM_MARK};
use crate::reverse::tape::operation::Operation;
use crate::reverse::tape::task::{Stretch, Task};
use crate::rules::{scale, scale_lanes};

/// Minimum number of adjoints per job: some microseconds of work.
const GRAIN: usize = 2048;

/// The adjoints of one sweep: `K` for each node, input and import slot, all zero but for the seeds.
#[derive(Clone, Copy)]
pub(crate) struct Adjoints<const K: usize> {
    start: *mut [f64; K],
}

impl<const K: usize> Adjoints<K> {
    /// The address of an adjoint.
    #[inline(always)]
    pub(crate) fn at(self, place: usize) -> *mut [f64; K] {
        self.start.wrapping_add(place)
    }
}

// SAFETY: threads share the memory by I1: every adjoint has one writer, and its reader comes after it.
unsafe impl<const K: usize> Send for Adjoints<K> {}
// SAFETY: as above.
unsafe impl<const K: usize> Sync for Adjoints<K> {}

/// A step of a sweep.
#[derive(Clone, Copy)]
enum Step {
    /// Sweep a whole task.
    Sweep(*const Task),
    /// Continue with a task, from the given stretch backwards: the branches after it have been swept.
    Resume(*const Task, *const Stretch),
}

// SAFETY: tasks and stretches of a sealed run are only read.
unsafe impl Send for Step {}

/// Sweeps the run below `root`. The seeds are in place; afterwards, only the root's inputs are not zero.
///
/// # Safety
/// `sealed` is the sealed run of `root`, and `adjoints` has room for all of its adjoints, to which the caller
/// has sole access.
#[inline]
pub(crate) unsafe fn sweep<const K: usize>(sealed: &Sealed, root: *const Task, adjoints: &mut [[f64; K]]) {
    assert!(adjoints.len() >= sealed.adjoints);
    let adjoints = Adjoints { start: adjoints.as_mut_ptr() };
    // SAFETY: the root is a task of the sealed run.
    let root_task = unsafe { &*root };
    if root_task.subtree.tasks == 1 {
        let base = adjoints.at(root_task.place.origin);
        let stretches = std::iter::successors(root_task.last_stretch(), |stretch| stretch.earlier());
        // SAFETY: all adjoints are this thread's, and there is no other task to gather from.
        stretches.for_each(|stretch| unsafe { sweep_own(base, stretch) });
    } else {
        sweep_tree(sealed, root_task, adjoints);
    }
}

/// Sweeps a run with forks.
#[inline(never)]
fn sweep_tree<const K: usize>(sealed: &Sealed, root_task: &Task, adjoints: Adjoints<K>) {
    let steps = vec![Step::Sweep(root_task)];
    let is_timed = stopwatch::watches_sweep(root_task);
    let parallel = !is_timed && rayon::current_num_threads() > 1;
    if parallel && root_task.subtree.adjoints * K >= 2 * GRAIN {
        rayon::scope(|scope| {
            Job { sealed, adjoints, scope: Some(scope), is_timed, steps, waiting: 0, outer: None }.run();
        });
    } else {
        Job { sealed, adjoints, scope: None, is_timed, steps, waiting: 0, outer: None }.run();
    }
}

/// A thread's part of a sweep.
struct Job<'a, 'scope, const K: usize> {
    sealed: &'scope Sealed,
    adjoints: Adjoints<K>,
    /// Where to spawn jobs, if the sweep is parallel.
    scope: Option<&'a rayon::Scope<'scope>>,
    /// Whether the thread has a stopwatch for this run.
    is_timed: bool,
    steps: Vec<Step>,
    /// The amount of work in the `Sweep`s among the steps.
    waiting: usize,
    /// What follows the steps.
    outer: Option<Arc<Junction<Step>>>,
}

impl<'scope, const K: usize> Job<'_, 'scope, K> {
    /// Performs the steps, and the continuation if this is the last job to arrive.
    fn run(mut self) {
        loop {
            while let Some(step) = self.steps.pop() {
                // SAFETY: steps are made of tasks of this run, and the steps before this one have swept
                // everything that it waits for.
                unsafe {
                    match step {
                        Step::Sweep(task) => {
                            self.waiting = self.waiting.saturating_sub((*task).subtree.adjoints);
                            self.sweep_task(task, (*task).last, false);
                        }
                        Step::Resume(task, stretch) => self.sweep_task(task, stretch, true),
                    }
                }
            }
            let Some(junction) = self.outer.take() else { return };
            let Some((steps, outer)) = junction.arrive() else { return };
            (self.steps, self.outer) = (steps, outer);
        }
    }

    /// Sweeps a task from the given stretch back to its start. At a fork, continues with the largest branch
    /// and leaves the rest as steps. `joined` says that the branches of the first stretch's fork have been
    /// swept.
    ///
    /// # Safety
    /// Everything that was recorded after `from` and depends on this task has been swept.
    unsafe fn sweep_task(&mut self, mut task: *const Task, mut from: *const Stretch, mut joined: bool) {
        // SAFETY: tasks and stretches of a sealed run are only read.
        while let Some(stretch) = unsafe { from.as_ref() } {
            if stretch.branch_count > 0 && !joined {
                self.steps.push(Step::Resume(task, from));
                let largest = self.leave_but_largest(stretch.branches());
                (task, from) = (largest, largest.last);
                continue;
            }
            joined = false;
            // SAFETY: by the caller's contract, and the stretches after this one are done.
            unsafe {
                let origin = (*task).place.origin;
                sweep_stretch(self.sealed, self.adjoints, origin, stretch, self.scope.is_some());
            }
            if self.is_timed {
                stopwatch::end_stretch(stretch);
            }
            from = stretch.earlier;
        }
    }

    /// Leaves all branches but the largest as steps, or to other threads, and returns the largest. Of several
    /// it prefers one that this thread ran, and the last: what was recorded last is still in its caches.
    fn leave_but_largest<'b>(&mut self, branches: &'b [Task]) -> &'b Task {
        let here = cursor::mark_of_thread();
        let weight = |branch: &&Task| (branch.subtree.adjoints, branch.thread == here);
        let largest = branches.iter().max_by_key(weight).expect("a fork has branches");
        for branch in branches.iter().filter(|branch| !std::ptr::eq(*branch, largest)) {
            if branch.subtree.adjoints > 0 {
                self.steps.push(Step::Sweep(branch));
                self.waiting += branch.subtree.adjoints;
            }
        }
        if let Some(scope) = self.scope.filter(|_| self.waiting * K >= GRAIN) {
            self.hand_out(scope);
        }
        largest
    }

    /// Moves the waiting tasks out of the steps into jobs, and the other steps into a junction after them.
    fn hand_out(&mut self, scope: &rayon::Scope<'scope>) {
        let mut jobs = Vec::new();
        let mut job = Vec::new();
        let mut size = 0;
        self.steps.retain(|step| {
            let Step::Sweep(task) = *step else { return true };
            job.push(*step);
            // SAFETY: steps are made of tasks of this run.
            size += unsafe { (*task).subtree.adjoints } * K;
            if size >= GRAIN {
                jobs.push(std::mem::take(&mut job));
                size = 0;
            }
            false
        });
        if !job.is_empty() {
            jobs.push(job);
        }
        // This job is one of them.
        let junction = Junction::after(jobs.len() + 1, std::mem::take(&mut self.steps), self.outer.take());
        let (sealed, adjoints) = (self.sealed, self.adjoints);
        for steps in jobs {
            let outer = Some(Arc::clone(&junction));
            scope.spawn(move |scope| {
                Job { sealed, adjoints, scope: Some(scope), is_timed: false, steps, waiting: 0, outer }.run();
            });
        }
        self.outer = Some(junction);
        self.waiting = 0;
    }
}

/// Gathers the deposits for a stretch and sweeps its nodes.
///
/// # Safety
/// `origin` is that of the stretch's task, and everything that depends on the stretch has been swept.
unsafe fn sweep_stretch<const K: usize>(
    sealed: &Sealed,
    adjoints: Adjoints<K>,
    origin: usize,
    stretch: &Stretch,
    parallel: bool,
) {
    if stretch.gather_count > 0 {
        let gathers = &sealed.gathers[stretch.gathers as usize..][..stretch.gather_count as usize];
        // SAFETY: the importers have been swept and the owner is being swept here.
        unsafe { gather(adjoints, gathers, parallel) };
    }
    // SAFETY: the task's index 0 is at `origin`, and its adjoints are this thread's by I1.
    unsafe { sweep_own(adjoints.at(origin), stretch) };
}

/// Sweeps a stretch whose deposits, if any, have been gathered: its array node, and then its nodes.
///
/// # Safety
/// `base` is the adjoint of index 0 of the stretch's task. The adjoints of the stretch and of all before it
/// are this thread's.
#[inline]
pub(in crate::reverse) unsafe fn sweep_own<const K: usize>(base: *mut [f64; K], stretch: &Stretch) {
    if let Some(array) = stretch.array {
        // SAFETY: array nodes live as long as their run; the adjoints are valid by the caller's contract.
        unsafe { sweep_array(array, base) };
    }
    // SAFETY: by the caller's contract.
    unsafe { sweep_nodes(base, stretch) };
}

/// # Safety
/// As [`sweep_own`]; the node is that of the stretch.
#[inline(never)]
unsafe fn sweep_array<const K: usize>(array: NonNull<ArrayNode>, base: *mut [f64; K]) {
    // SAFETY: by the caller's contract.
    unsafe { array.as_ref().sweep(base) };
}

/// Sweeps the nodes of a stretch with the widest instructions available. They change no bit of the result.
///
/// # Safety
/// `base` is the adjoint of index 0 of the stretch's task. The adjoints of the stretch and of all before it
/// are this thread's.
#[inline]
unsafe fn sweep_nodes<const K: usize>(base: *mut [f64; K], stretch: &Stretch) {
    #[cfg(target_arch = "x86_64")]
    if K % 4 == 0 && std::arch::is_x86_feature_detected!("avx") {
        // SAFETY: by the caller's contract, and the processor has these instructions.
        return unsafe { sweep_nodes_by_fours(base, stretch) };
    }
    // SAFETY: by the caller's contract.
    unsafe { sweep_each_node(base, stretch) };
}

/// [`sweep_each_node`], compiled for processors that work on four lanes at once.
///
/// # Safety
/// As [`sweep_nodes`], and the processor has these instructions.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx")]
unsafe fn sweep_nodes_by_fours<const K: usize>(base: *mut [f64; K], stretch: &Stretch) {
    // SAFETY: by the caller's contract.
    unsafe { sweep_each_node(base, stretch) };
}

/// # Safety
/// As [`sweep_nodes`].
#[inline(always)]
unsafe fn sweep_each_node<const K: usize>(base: *mut [f64; K], stretch: &Stretch) {
    let nodes = stretch.nodes.as_ptr();
    // SAFETY: the stretch has `length` consecutive nodes, with consecutive adjoints from `first` on. A node's
    // operands are indices that its task gave out earlier, or import slots of the task, just below the
    // origin. By I1 they are all this thread's.
    unsafe {
        let mut node = nodes.add(stretch.length as usize);
        let mut own = base.add(stretch.first as usize + stretch.length as usize);
        loop {
            // A loop in a loop, so that the rare case does not slow down the common one.
            loop {
                if node == nodes {
                    return;
                }
                node = node.sub(1);
                own = own.sub(1);
                let operands = (*node).operands;
                let partials = if K == 1 { Node::partials_one_by_one(node) } else { (*node).partials };
                // The products of a sum are NaN. With one lane it pays to check for a sum before computing
                // them.
                if K == 1 && operands[0] == SUM_MARK {
                    break;
                }
                // For a sum these are not addresses; they are not used then.
                let [left, right] = operands.map(|operand| base.wrapping_offset(operand as isize));
                let Some((flow_left, flow_right)) = scale_lanes(*own, partials) else { break };
                *own = [0.0; K];
                (*left).iter_mut().zip(flow_left).for_each(|(adjoint, flow)| *adjoint += flow);
                (*right).iter_mut().zip(flow_right).for_each(|(adjoint, flow)| *adjoint += flow);
            }
            sweep_rare_node(base, node, own);
        }
    }
}

/// Sweeps a node with a product that is NaN, as those of a sum always are.
///
/// # Safety
/// The node's adjoint `own` and those of its operands, counted from `base`, are this thread's.
#[inline(never)]
unsafe fn sweep_rare_node<const K: usize>(base: *mut [f64; K], node: *const Node, own: *mut [f64; K]) {
    // SAFETY: by the caller's contract.
    unsafe {
        let adjoint = own.replace([0.0; K]);
        match (*node).operation() {
            Operation::Sum(summands) => spread(base, summands, adjoint),
            Operation::Two(partials, operands) => sweep_operands(base, partials, operands, adjoint),
        }
    }
}

/// Adds to the adjoints of the operands of a node, whose products with its adjoint may be NaN.
///
/// # Safety
/// As for [`sweep_rare_node`].
unsafe fn sweep_operands<const K: usize>(
    base: *mut [f64; K],
    partials: [f64; 2],
    operands: [i32; 2],
    adjoint: [f64; K],
) {
    // SAFETY: by the caller's contract.
    unsafe {
        for (operand, partial) in operands.into_iter().zip(partials) {
            let operand = &mut *base.offset(operand as isize);
            operand.iter_mut().zip(adjoint).for_each(|(sum, flow)| *sum += scale(flow, partial));
        }
    }
}

/// Adds the adjoint of a sum to those of its summands.
///
/// # Safety
/// The summands, counted from `base`, are this thread's.
unsafe fn spread<const K: usize>(base: *mut [f64; K], summands: Progression, adjoint: [f64; K]) {
    let Progression { first, stride, length } = summands;
    let add = |summand: &mut [f64; K]| {
        summand.iter_mut().zip(adjoint).for_each(|(summand, adjoint)| *summand += adjoint);
    };
    // SAFETY: by the caller's contract.
    unsafe {
        let mut place = base.add(first as usize);
        if stride == 1 {
            std::slice::from_raw_parts_mut(place, length as usize).iter_mut().for_each(add);
        } else {
            for _ in 0..length {
                add(&mut *place);
                place = place.wrapping_offset(stride as isize);
            }
        }
    }
}
