//! The cursor: where the current thread records.
//!
//! Four thread-local cells are read and written by every recorded operation: the next node's address, the end of the
//! chunk, the next node's index and the current task. They are cells of their own, initialised at compile time and
//! without destructor, because then an access is one instruction. The cells after them change at forks and joins only.
//!
//! Invariants of the cursor of a thread:
//!
//! - C1. `NEXT..END` is unused memory of the lane `LANE`, which no other thread has.
//! - C2. If `TASK` is not `NONE`, `CURRENT` is that task, in a run that is being recorded, and no other thread has it;
//!   `INDEX` is its next index, and `START..NEXT` are the nodes of its open stretch, in order.
//! - C3. While a task waits for its branches, `TASK` is `NONE` on its thread.

use std::cell::Cell;
use std::ptr::{self, NonNull};

use super::run::Run;
use super::tape::{LARGEST_CHUNK, Lane, Node};
use super::task::{Stretch, Task, TaskId};

thread_local! {
    static NEXT: Cell<*mut Node> = const { Cell::new(ptr::null_mut()) };
    static END: Cell<*mut Node> = const { Cell::new(ptr::null_mut()) };
    static INDEX: Cell<u32> = const { Cell::new(0) };
    static TASK: Cell<TaskId> = const { Cell::new(TaskId::NONE) };

    static START: Cell<*mut Node> = const { Cell::new(ptr::null_mut()) };
    static CURRENT: Cell<*mut Task> = const { Cell::new(ptr::null_mut()) };
    static LANE: Cell<*mut Lane> = const { Cell::new(ptr::null_mut()) };
    static RUN: Cell<*const Run> = const { Cell::new(ptr::null()) };
}

/// A task gives out indices below this, so that each fits an operand and a chunk's worth more cannot overflow.
pub(crate) const INDEX_LIMIT: u32 = i32::MAX as u32 - 2 * LARGEST_CHUNK as u32;

/// The task that the current thread runs, or `NONE`.
#[inline(always)]
pub(crate) fn current_task() -> TaskId {
    TASK.get()
}

/// Records a node of the current task and returns its index.
///
/// # Safety
/// There is a current task, and the operands are indices that it has given out or import slots that it has made.
#[inline(always)]
pub(crate) unsafe fn push(partials: [f64; 2], operands: [i32; 2]) -> u32 {
    let mut slot = NEXT.get();
    if slot == END.get() {
        slot = next_chunk();
    }
    // SAFETY: by C1 the slot is unused memory of this thread's lane.
    unsafe { slot.write(Node { partials, operands }) };
    // SAFETY: a slot lies before the end of its chunk.
    NEXT.set(unsafe { slot.add(1) });
    let index = INDEX.get();
    INDEX.set(index + 1);
    index
}

/// Gives out the first `count` indices of the current task, to inputs.
pub(crate) fn reserve(count: u32) {
    debug_assert_eq!(INDEX.get(), 0, "inputs come before nodes");
    INDEX.set(count);
}

/// Ends the open stretch and goes on in another chunk.
#[cold]
#[inline(never)]
fn next_chunk() -> *mut Node {
    check_index();
    end_stretch();
    // SAFETY: by C1 the lane is this thread's.
    let (next, end) = unsafe { (*LANE.get()).next_chunk() };
    NEXT.set(next);
    END.set(end);
    START.set(next);
    next
}

fn check_index() {
    let index = INDEX.get();
    assert!(
        index <= index_limit(),
        "tape index overflow: one task of a differentiated function recorded {index} nodes, and a task has room for \
         {}. Split the work into branches with `join` or `par_map`: each branch is a task with a tape of its own.",
        index_limit(),
    );
}

thread_local! {
    /// Lower than [`INDEX_LIMIT`] in the tests of the overflow message.
    static LIMIT: Cell<u32> = const { Cell::new(INDEX_LIMIT) };
}

fn index_limit() -> u32 {
    LIMIT.get()
}

/// Runs `f` with a lower limit for the number of nodes of a task on this thread, to test what happens there.
#[doc(hidden)]
pub fn with_index_limit<T>(limit: u32, f: impl FnOnce() -> T) -> T {
    struct Reset(u32);
    impl Drop for Reset {
        fn drop(&mut self) {
            LIMIT.set(self.0);
        }
    }
    let _reset = Reset(LIMIT.replace(limit));
    f()
}

/// Writes down the open stretch of the current task, if it has any node, and opens an empty one.
fn end_stretch() {
    let (start, next) = (START.get(), NEXT.get());
    if start != next {
        push_stretch(start, next);
    }
}

fn push_stretch(start: *mut Node, next: *mut Node) -> NonNull<Stretch> {
    // SAFETY: by C2 both lie in one chunk, in this order.
    let length = if start == next { 0 } else { unsafe { next.offset_from(start) as u32 } };
    // SAFETY: by C2 the task is this thread's, by C1 the lane.
    let (task, lane) = unsafe { (&mut *CURRENT.get(), &mut *LANE.get()) };
    let stretch = lane.stretches.alloc(Stretch {
        nodes: NonNull::new(start).unwrap_or(NonNull::dangling()),
        length,
        first: INDEX.get() - length,
        earlier: task.last,
        branches: ptr::null_mut(),
        branch_count: 0,
        gathers: 0,
        gather_count: 0,
    });
    task.last = stretch.as_ptr();
    START.set(next);
    stretch
}

/// The current task, for the slow path of recording.
///
/// # Safety
/// There is a current task; the references are used up before the cursor is used again.
pub(crate) unsafe fn current<'a>() -> (&'a mut Task, &'a mut Lane) {
    // SAFETY: by C2 the task is this thread's, by C1 the lane.
    unsafe { (&mut *CURRENT.get(), &mut *LANE.get()) }
}

/// The cursor of before, put back when this is dropped: at the end of a task, also by a panic.
struct Saved {
    task: TaskId,
    index: u32,
    current: *mut Task,
    start: *mut Node,
    /// What was there before, if the task took a lane of its own.
    lane: Option<SavedLane>,
}

struct SavedLane {
    lane: *mut Lane,
    run: *const Run,
    next: *mut Node,
    end: *mut Node,
}

/// Runs `f` as the task `task` of `run`, on this thread.
///
/// # Safety
/// `task` is a task of `run`, which is being recorded, and no other thread has it or will; `run` outlives the call.
pub(crate) unsafe fn enter<T>(run: *const Run, task: *mut Task, f: impl FnOnce() -> T) -> T {
    // A thread that waits in rayon's own join may be handed a branch of ours in the middle of a stretch.
    if TASK.get() != TaskId::NONE {
        end_stretch();
    }
    let lane = (RUN.get() != run).then(|| {
        // SAFETY: the caller says that the run is alive.
        let lane = unsafe { (*run).take_lane() };
        let saved = SavedLane { lane: LANE.get(), run: RUN.get(), next: NEXT.get(), end: END.get() };
        NEXT.set(lane.next);
        END.set(lane.end);
        LANE.set(Box::into_raw(lane));
        RUN.set(run);
        saved
    });
    // SAFETY: the task is the caller's.
    let (id, indices) = unsafe { ((*task).id, (*task).indices) };
    let saved = Saved {
        task: TASK.replace(id),
        index: INDEX.replace(indices),
        current: CURRENT.replace(task),
        start: START.replace(NEXT.get()),
        lane,
    };
    let result = f();
    drop(saved);
    result
}

impl Drop for Saved {
    #[inline]
    fn drop(&mut self) {
        end_stretch();
        // SAFETY: by C2 the task is still this thread's.
        let task = unsafe { &mut *CURRENT.get() };
        task.indices = INDEX.get();
        task.total();
        TASK.set(self.task);
        INDEX.set(self.index);
        CURRENT.set(self.current);
        match self.lane.take() {
            None => START.set(NEXT.get()),
            Some(saved) => {
                // SAFETY: made by `Box::into_raw` in `enter`.
                let mut lane = unsafe { Box::from_raw(LANE.get()) };
                (lane.next, lane.end) = (NEXT.get(), END.get());
                // SAFETY: the run outlives `enter`.
                unsafe { (*RUN.get()).return_lane(lane) };
                LANE.set(saved.lane);
                RUN.set(saved.run);
                NEXT.set(saved.next);
                END.set(saved.end);
                START.set(self.start);
            }
        }
    }
}

/// The current task while it waits for its branches; it goes on when this is dropped, also by a panic.
pub(crate) struct Waiting {
    task: TaskId,
    index: u32,
    current: *mut Task,
    branches: NonNull<Task>,
    count: usize,
    pub(crate) run: *const Run,
    /// Not `Send`: the task goes on where it was.
    _thread: std::marker::PhantomData<*mut ()>,
}

/// Forks the current task into `count` branches, to be run by [`enter`], and makes it wait.
///
/// # Safety
/// There is a current task.
#[inline]
pub(crate) unsafe fn fork(count: usize) -> Waiting {
    let stretch = push_stretch(START.get(), NEXT.get()).as_ptr();
    let current = CURRENT.get();
    // SAFETY: by C1 the lane is this thread's.
    let lane = unsafe { &mut *LANE.get() };
    let branches = lane.tasks.alloc(count, |id| Task::new(id, current, stretch));
    // SAFETY: the stretch was just made, and is this thread's until its task ends.
    unsafe {
        (*stretch).branches = branches.as_ptr();
        (*stretch).branch_count = count as u32;
    }
    Waiting {
        task: TASK.replace(TaskId::NONE),
        index: INDEX.get(),
        current,
        branches,
        count,
        run: RUN.get(),
        _thread: std::marker::PhantomData,
    }
}

impl Waiting {
    /// The task of a branch.
    pub(crate) fn branch(&self, place: usize) -> *mut Task {
        assert!(place < self.count);
        // SAFETY: there are `count` tasks in a row.
        unsafe { self.branches.as_ptr().add(place) }
    }
}

impl Drop for Waiting {
    #[inline]
    fn drop(&mut self) {
        TASK.set(self.task);
        INDEX.set(self.index);
        CURRENT.set(self.current);
        START.set(NEXT.get());
        // SAFETY: by C2 the task is this thread's again, and so are its branches, which are done.
        let (task, branches) = unsafe {
            (&mut *self.current, std::slice::from_raw_parts_mut(self.branches.as_ptr(), self.count))
        };
        // Where a sibling panicked, rayon may not have started a branch at all; somebody may catch that panic.
        for branch in branches.iter_mut().filter(|branch| branch.subtree.tasks == 0) {
            branch.total();
        }
        if branches.iter().all(Task::is_blank) {
            self.forget_fork(task);
        } else {
            task.forks += 1;
            for branch in branches {
                task.subtree.add(&branch.subtree);
            }
        }
        if !std::thread::panicking() {
            check_index();
        }
    }
}

impl Waiting {
    /// Branches that recorded nothing need not be swept, so the fork is as good as none.
    fn forget_fork(&self, task: &mut Task) {
        // SAFETY: the newest stretch of the task is the one that the fork ended.
        let stretch = unsafe { &mut *task.last };
        stretch.branches = ptr::null_mut();
        stretch.branch_count = 0;
        // SAFETY: by C1 the lane is this thread's.
        let lane = unsafe { &mut *LANE.get() };
        if stretch.length == 0 {
            task.last = stretch.earlier;
            lane.stretches.take_back(NonNull::from(stretch));
        }
        lane.tasks.take_back(self.branches, self.count);
    }
}
