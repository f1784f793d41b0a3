//! The cursor: where the current thread records.
//!
//! Four thread-local cells are read and written by every recorded operation: the next node's address, the end of the
//! chunk, the next node's index and the current task. They are cells of their own, initialised at compile time and
//! without destructor, because then an access is one instruction. The cells after them change at forks and joins only.
//!
//! Invariants of the cursor of a thread:
//!
//! - C1. `NEXT..END` is unused memory of the lane `LANE`, which no other thread has. There is room for a node.
//! - C2. If `TASK` is not `NONE`, `CURRENT` is that task (in a local run it goes by another id), in a run that is being
//!   recorded, and no other thread has it;
//!   `INDEX` is its next index, and `START..NEXT` are the nodes of its open stretch, in order.
//! - C3. While a task waits for its branches, `TASK` is `NONE` on its thread.

use std::cell::Cell;
use std::ptr::{self, NonNull};

use super::block::ArrayNode;
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
/// There is a current task, and the node's operands are indices that it has given out or import slots that it has made.
#[inline(always)]
pub(crate) unsafe fn push(node: Node) -> u32 {
    let slot = NEXT.get();
    // SAFETY: by C1 the slot is unused memory of this thread's lane.
    unsafe { slot.write(node) };
    // SAFETY: a slot lies before the end of its chunk.
    let next = unsafe { slot.add(1) };
    NEXT.set(next);
    let index = INDEX.get();
    INDEX.set(index + 1);
    // Afterwards, when the operands are not needed any more: what is alive across a call has to be kept in memory.
    if next == END.get() {
        next_chunk();
    }
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
fn next_chunk() {
    end_stretch();
    // SAFETY: by C1 the lane is this thread's.
    let (next, end) = unsafe { (*LANE.get()).next_chunk() };
    NEXT.set(next);
    END.set(end);
    START.set(next);
    // Last, because somebody may catch the panic and go on.
    check_index();
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

/// How many indices a task may give out.
pub(crate) fn index_limit() -> u32 {
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
#[inline]
fn end_stretch() {
    let (start, next) = (START.get(), NEXT.get());
    if start != next {
        push_stretch(start, next);
        START.set(next);
    }
}

/// Writes down a stretch of the current task, which has just given out the indices of its nodes.
#[inline]
fn push_stretch(start: *mut Node, end: *mut Node) -> *mut Stretch {
    // SAFETY: by C2 both lie in one chunk, in this order.
    let length = if start == end { 0 } else { unsafe { end.offset_from(start) as u32 } };
    // SAFETY: by C2 the task is this thread's, by C1 the lane.
    let (task, lane) = unsafe { current() };
    let stretch = lane.stretches.alloc(Stretch {
        nodes: NonNull::new(start).unwrap_or(NonNull::dangling()),
        length,
        first: INDEX.get() - length,
        earlier: task.last,
        branches: ptr::null_mut(),
        branch_count: 0,
        array: None,
        gathers: 0,
        gather_count: 0,
    });
    task.last = stretch.as_ptr();
    task.last
}

/// The index that the next node of the current task will have.
pub(crate) fn next_index() -> u32 {
    INDEX.get()
}

/// Checks that the current task can give out `length` more indices.
///
/// # Panics
/// If it cannot.
pub(crate) fn room_for(length: usize) -> u32 {
    let index = INDEX.get();
    assert!(
        length <= index_limit().saturating_sub(index) as usize,
        "tape index overflow: an array of {length} elements, where a task of a differentiated function has recorded \
         {index} values and has room for {}. Split the work into branches with `join` or `par_map`: each branch is a task \
         with a tape of its own.",
        index_limit(),
    );
    length as u32
}

/// Records an array node of the current task, with so many results, and returns the index of the first. It ends the
/// open stretch.
///
/// # Safety
/// There is a current task with room for the results, and the node's operands are places of indices that it has given out
/// or of import slots that it has made.
pub(crate) unsafe fn push_array(node: Box<ArrayNode>, length: u32) -> u32 {
    let stretch = push_stretch(START.get(), NEXT.get());
    START.set(NEXT.get());
    // SAFETY: by C1 the lane is this thread's.
    let arrays = unsafe { &mut (*LANE.get()).arrays };
    arrays.push(node);
    // SAFETY: the stretch was just made.
    unsafe { (*stretch).array = arrays.last().map(|node| NonNull::from(&**node)) };
    let first = INDEX.get();
    INDEX.set(first + length);
    first
}

/// A local run (see `local.rs`): a place on the tape of the current task, to which it can be wound back. Until it is
/// dropped, the current task goes by another id: values that were made since can be told from all others.
pub(crate) struct Mark {
    next: *mut Node,
    /// The first index after it.
    pub(crate) index: u32,
    stand_ins: u32,
    last: *mut Stretch,
    joins: u32,
    /// What the current task goes by otherwise.
    task: TaskId,
}

/// A local run finds room for so many nodes.
const LOCAL_ROOM: usize = 256;

/// Marks a place on the tape of the current task, and gives out indices after it that no node has.
///
/// # Safety
/// There is a current task.
#[inline]
pub(crate) unsafe fn mark(stand_ins: u32) -> Mark {
    if START.get() != NEXT.get() {
        end_stretch();
    }
    if (END.get().addr() - NEXT.get().addr()) < LOCAL_ROOM * size_of::<Node>() {
        next_chunk();
    }
    let index = INDEX.get();
    INDEX.set(index + stand_ins);
    // SAFETY: by C2 the task is this thread's.
    let task = unsafe { &*CURRENT.get() };
    let (last, joins) = (task.last, task.joins);
    Mark { next: NEXT.get(), index, stand_ins, last, joins, task: TASK.replace(TaskId::local()) }
}

impl Mark {
    /// The nodes that were recorded since, if there was nothing else: no fork, no array node, no new chunk.
    #[inline]
    pub(crate) fn recorded(&self) -> Option<&[Node]> {
        // SAFETY: by C2 the task is this thread's.
        let task = unsafe { &*CURRENT.get() };
        if task.last != self.last || task.joins != self.joins || START.get() != self.next {
            return None;
        }
        let count = INDEX.get() - self.index - self.stand_ins;
        // SAFETY: the open stretch begins at the mark, so these are its nodes.
        Some(unsafe { std::slice::from_raw_parts(self.next, count as usize) })
    }

    /// Takes back what was recorded since, the stand-ins' indices included. Only after [`Mark::recorded`] has found that
    /// it can be.
    #[inline]
    pub(crate) fn wind_back(self) {
        NEXT.set(self.next);
        INDEX.set(self.index);
    }
}

impl Drop for Mark {
    #[inline]
    fn drop(&mut self) {
        TASK.set(self.task);
    }
}

/// The current task, for the slow path of recording.
///
/// # Safety
/// There is a current task; the references are used up before the cursor is used again.
pub(crate) unsafe fn current<'a>() -> (&'a mut Task, &'a mut Lane) {
    // SAFETY: by C2 the task is this thread's, by C1 the lane.
    unsafe { (&mut *CURRENT.get(), &mut *LANE.get()) }
}

/// Runs `f` as the task `task` of `run`, on this thread.
///
/// # Safety
/// `task` is a task of `run`, which is being recorded, and no other thread has it or will; `run` outlives the call.
#[inline]
pub(crate) unsafe fn enter<T>(run: *const Run, task: *mut Task, f: impl FnOnce() -> T) -> T {
    if RUN.get() == run && TASK.get() == TaskId::NONE {
        // The usual case: the thread's own task of this run waits for this one.
        // SAFETY: as the caller says, and by C1 the lane is of this run.
        unsafe { enter_here(task, f) }
    } else {
        // SAFETY: as the caller says.
        let _interrupted = unsafe { Interrupted::by(run) };
        // SAFETY: the cursor has a lane of this run now.
        unsafe { enter_here(task, f) }
    }
}

/// Runs `f` as the given task, in the lane that the thread has.
///
/// # Safety
/// As [`enter`], and the lane is of the task's run.
#[inline]
unsafe fn enter_here<T>(task: *mut Task, f: impl FnOnce() -> T) -> T {
    // SAFETY: the task is the caller's.
    TASK.set(unsafe { (*task).id });
    INDEX.set(0);
    CURRENT.set(task);
    START.set(NEXT.get());
    let _running = Running;
    f()
}

/// The current task runs; it ends when this is dropped, also by a panic.
struct Running;

impl Drop for Running {
    #[inline]
    fn drop(&mut self) {
        end_stretch();
        // SAFETY: by C2 the task is this thread's.
        let task = unsafe { &mut *CURRENT.get() };
        task.indices = INDEX.get();
        task.total();
        TASK.set(TaskId::NONE);
    }
}

/// What a thread was doing when it was handed a task of another run, or in the middle of a task: put back when this is
/// dropped.
///
/// Both are rare. A thread that waits in a `join` may be handed a branch of any run; a thread that waits in rayon's own
/// `join`, inside a task, may be handed a branch in the middle of a stretch; a verb may be called inside of another one.
struct Interrupted {
    task: TaskId,
    index: u32,
    current: *mut Task,
    start: *mut Node,
    next: *mut Node,
    end: *mut Node,
    lane: *mut Lane,
    run: *const Run,
}

impl Interrupted {
    /// Gives the thread a lane of the given run.
    ///
    /// # Safety
    /// The run is being recorded, and alive until this is dropped.
    #[cold]
    unsafe fn by(run: *const Run) -> Self {
        if TASK.get() != TaskId::NONE {
            end_stretch();
        }
        // SAFETY: the caller says that the run is alive.
        let mut lane = unsafe { (*run).take_lane() };
        if lane.next == lane.end {
            (lane.next, lane.end) = lane.next_chunk();
        }
        Self {
            task: TASK.replace(TaskId::NONE),
            index: INDEX.get(),
            current: CURRENT.get(),
            start: START.get(),
            next: NEXT.replace(lane.next),
            end: END.replace(lane.end),
            run: RUN.replace(run),
            lane: LANE.replace(Box::into_raw(lane)),
        }
    }
}

impl Drop for Interrupted {
    fn drop(&mut self) {
        // SAFETY: made by `Box::into_raw` in `by`; only this thread has had it since.
        let mut lane = unsafe { Box::from_raw(LANE.replace(self.lane)) };
        (lane.next, lane.end) = (NEXT.replace(self.next), END.replace(self.end));
        // SAFETY: the run is alive until the end of this call.
        unsafe { (*RUN.replace(self.run)).return_lane(lane) };
        START.set(self.start);
        CURRENT.set(self.current);
        INDEX.set(self.index);
        TASK.set(self.task);
    }
}

/// The current task while it waits for its two branches; it goes on when this is dropped, also by a panic.
pub(crate) struct Waiting {
    task: TaskId,
    index: u32,
    current: *mut Task,
    /// The stretch that the fork interrupts.
    start: *mut Node,
    end: *mut Node,
    branches: NonNull<Task>,
    pub(crate) run: *const Run,
    /// Not `Send`: the task goes on where it was.
    _thread: std::marker::PhantomData<*mut ()>,
}

const BRANCHES: usize = 2;

/// Forks the current task into two branches, to be run by [`enter`], and makes it wait.
///
/// # Safety
/// There is a current task.
#[inline]
pub(crate) unsafe fn fork() -> Waiting {
    let task = TASK.replace(TaskId::NONE);
    if task.is_local() {
        // SAFETY: by C2 the task is this thread's, by C1 the lane.
        unsafe { (*LANE.get()).aliases.push((task, (*CURRENT.get()).id)) };
    }
    // SAFETY: by C1 the lane is this thread's.
    let branches = unsafe { (*LANE.get()).tasks.alloc::<BRANCHES>(task) };
    Waiting {
        task,
        index: INDEX.get(),
        current: CURRENT.get(),
        start: START.get(),
        end: NEXT.get(),
        branches,
        run: RUN.get(),
        _thread: std::marker::PhantomData,
    }
}

impl Waiting {
    /// The task of a branch.
    #[inline]
    pub(crate) fn branch(&self, place: usize) -> *mut Task {
        assert!(place < BRANCHES);
        // SAFETY: there are so many tasks in a row.
        unsafe { self.branches.as_ptr().add(place) }
    }
}

impl Drop for Waiting {
    #[inline]
    fn drop(&mut self) {
        TASK.set(self.task);
        INDEX.set(self.index);
        CURRENT.set(self.current);
        // SAFETY: the branches are over, so they are this thread's again.
        let branches = unsafe { &mut *self.branches.cast::<[Task; BRANCHES]>().as_ptr() };
        // SAFETY: by C2 the task is this thread's again.
        unsafe { (*self.current).joins += 1 };
        if branches.iter().all(Task::is_blank) {
            // Branches that recorded nothing need not be swept: the fork is as good as none.
            self.forget_fork();
        } else {
            self.record_fork(branches);
        }
    }
}

impl Waiting {
    #[inline]
    fn forget_fork(&self) {
        START.set(self.start);
        if NEXT.get() != self.end {
            // While it waited, the thread has run a task from elsewhere, whose nodes are now in between.
            START.set(NEXT.get());
            if self.start != self.end {
                push_stretch(self.start, self.end);
            }
        }
        // SAFETY: by C1 the lane is this thread's.
        unsafe { (*LANE.get()).tasks.take_back::<BRANCHES>(self.branches) };
    }

    fn record_fork(&self, branches: &mut [Task; BRANCHES]) {
        START.set(NEXT.get());
        let stretch = push_stretch(self.start, self.end);
        // SAFETY: by C2 the task is this thread's again; the stretch was just made.
        let (task, stretch) = unsafe { (&mut *self.current, &mut *stretch) };
        stretch.branches = self.branches.as_ptr();
        stretch.branch_count = BRANCHES as u32;
        task.forks += 1;
        for branch in branches {
            // Where a sibling panicked, rayon may not have started a branch at all; somebody may catch that panic.
            if branch.subtree.tasks == 0 {
                branch.total();
            }
            branch.fork = stretch;
            task.subtree.add(&branch.subtree);
        }
        if self.index > index_limit() && !std::thread::panicking() {
            check_index();
        }
    }
}
