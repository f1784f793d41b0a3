//! The cursor: where the current thread records.
//!
//! A thread-local variable. Its first three cells are read by every recorded operation: the id of the next node (the current
//! task, and an index), the node's address, and the end of the chunk. The first two are written by it. The others change at
//! forks and joins only.
//!
//! Invariants of the cursor of a thread:
//!
//! - C1. `next..end` is unused memory of the lane `lane`, which no other thread has. There is room for a node, unless
//!   the task of `id` is `FULL`.
//! - C2. If the task of `id` is not `NONE`, `current` is that task, in a run that is being recorded, and no other thread has
//!   it; the index of `id` is its next one, and `start..next` are the nodes of its open stretch, in order. `name` is what it
//!   goes by: its id, or in a local run another one. The task of `id` is that too, or `FULL` when the chunk is: then no value
//!   seems to be of the current task, and the next operation takes the slow path.
//! - C3. While a task waits for its branches, the task of `id` is `NONE` on its thread.
//! - C4. Where `run` is null, the thread records nowhere: the task of `id` is `NONE`, and the other cells mean nothing.

use std::cell::Cell;
use std::ptr::{self, NonNull};

use super::block::{ArrayNode, Body};
use super::import::NodeId;
use super::run::Run;
use super::tape::{LARGEST_CHUNK, Lane, Node};
use super::task::{Stretch, Task, TaskId};
use crate::rules::cold;

/// Where a thread records.
///
/// One variable, whose address the compiler finds once for a stretch of code; one that is initialised at compile time and
/// has no destructor, because then there is nothing to check before it is used.
#[derive(Clone)]
pub(super) struct Cursor {
    pub(super) id: Cell<NodeId>,
    pub(super) next: Cell<*mut Node>,
    pub(super) end: Cell<*mut Node>,
    pub(super) start: Cell<*mut Node>,
    pub(super) name: Cell<TaskId>,
    pub(super) current: Cell<*mut Task>,
    lane: Cell<*mut Lane>,
    run: Cell<*const Run>,
}

thread_local! {
    pub(super) static CURSOR: Cursor = const {
        Cursor {
            id: Cell::new(NodeId::new(TaskId::NONE, 0)),
            next: Cell::new(ptr::null_mut()),
            end: Cell::new(ptr::null_mut()),
            start: Cell::new(ptr::null_mut()),
            name: Cell::new(TaskId::NONE),
            current: Cell::new(ptr::null_mut()),
            lane: Cell::new(ptr::null_mut()),
            run: Cell::new(ptr::null()),
        }
    };
}

/// A task gives out indices below this, so that each fits an operand and a chunk's worth more cannot overflow.
pub(crate) const INDEX_LIMIT: u32 = i32::MAX as u32 - 2 * LARGEST_CHUNK as u32;

/// The task that the current thread runs, or `NONE`; afterwards there is room to record.
///
/// # Panics
/// If the task has too many nodes.
#[inline]
pub(crate) fn current_task() -> TaskId {
    let task = open_task_in_new_chunk();
    if is_beyond_limit() {
        check_index();
    }
    task
}

/// The same without the panic: whether there are too many nodes is to be asked.
#[inline]
pub(crate) fn open_task_in_new_chunk() -> TaskId {
    if open_task() == TaskId::FULL {
        next_chunk();
    }
    open_task()
}

/// The task that the current thread runs, if there is room to record; else `FULL` or `NONE`.
#[inline(always)]
pub(crate) fn open_task() -> TaskId {
    next_id().task()
}

/// The id that the next node will have: the task is that of [`open_task`].
#[inline(always)]
pub(crate) fn next_id() -> NodeId {
    CURSOR.with(|cursor| cursor.id.get())
}

/// Records a node of the current task and returns its id.
///
/// What follows is most often another operation. So nothing is called here, and the cells are written after the node: for
/// all that the compiler knows, the node could lie on top of them. Then it can keep their values in registers from one
/// operation to the next.
///
/// # Safety
/// There is an open task, and the node's operands are indices that it has given out or import slots that it has made.
#[inline(always)]
pub(crate) unsafe fn record(node: Node) -> NodeId {
    CURSOR.with(|cursor| {
        let (id, end) = (cursor.id.get(), cursor.end.get());
        let slot = cursor.next.get();
        // SAFETY: by C1 the slot is unused memory of this thread's lane.
        unsafe { Node::write(slot, node) };
        let next = slot.wrapping_add(1);
        cursor.next.set(next);
        cursor.id.set(id.next());
        if next == end {
            // A branch, not a choice between two numbers: the next operation would have to wait for it.
            cold();
            cursor.set_full();
        }
        id
    })
}

/// Whether the current chunk has room for so many nodes, and one more.
#[inline(always)]
pub(crate) fn has_room(count: usize) -> bool {
    CURSOR.with(|cursor| {
        cursor.end.get().addr().wrapping_sub(cursor.next.get().addr()) > count * size_of::<Node>()
    })
}

/// The id that the next node will have, and where it will be: the first of those that [`take_nodes`] gives out.
#[inline(always)]
pub(crate) fn next_node() -> (NodeId, *mut Node) {
    CURSOR.with(|cursor| (cursor.id.get(), cursor.next.get()))
}

/// Gives out so many nodes of the current task, to be written at once: the id of the first, and where it is.
///
/// # Safety
/// There is an open task, in a chunk with [room](has_room). All of them are written before anything else is recorded, as
/// for [`record`].
#[inline(always)]
pub(crate) unsafe fn take_nodes(count: usize) -> (NodeId, *mut Node) {
    CURSOR.with(|cursor| {
        let (id, slot) = (cursor.id.get(), cursor.next.get());
        cursor.next.set(slot.wrapping_add(count));
        cursor.id.set(id.plus(count as u32));
        (id, slot)
    })
}

/// [`record`], for those who want the index alone.
///
/// # Safety
/// As there.
#[inline(always)]
pub(crate) unsafe fn push(node: Node) -> u32 {
    // SAFETY: as the caller says.
    unsafe { record(node) }.index()
}

/// Gives out the first `count` indices of the current task, to inputs.
#[inline]
pub(crate) fn reserve(count: u32) {
    CURSOR.with(|cursor| {
        debug_assert_eq!(cursor.index(), 0, "inputs come before nodes");
        cursor.skip(count);
    });
}

/// Goes on with the current task in another chunk.
#[cold]
#[inline(never)]
fn next_chunk() {
    CURSOR.with(|cursor| {
        cursor.leave_chunk();
        cursor.set_task(cursor.name.get());
    });
}

/// Whether the current task has more nodes than it may have.
///
/// To be asked once in a chunk: the limit leaves room for some more.
#[inline]
pub(crate) fn is_beyond_limit() -> bool {
    next_id().index() > index_limit()
}

/// Panics if the current task has more nodes than it may have.
#[cold]
pub(crate) fn check_index() {
    let index = next_index();
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

impl Cursor {
    /// Tells the threads apart, but for a rare chance that two have the same: it is part of an address.
    #[inline]
    fn mark(&self) -> u32 {
        (ptr::from_ref(self).addr() / align_of::<usize>()) as u32
    }

    /// The lane that the thread writes to.
    #[inline]
    pub(super) fn lane(&self) -> *mut Lane {
        self.lane.get()
    }

    /// The current task as [`open_task`] has it.
    #[inline(always)]
    pub(super) fn task(&self) -> TaskId {
        self.id.get().task()
    }

    #[inline(always)]
    pub(super) fn set_task(&self, task: TaskId) {
        self.id.set(NodeId::new(task, self.index()));
    }

    /// Sets the task to `FULL`, by writing half of the id: to compose it would take registers from what is usual.
    #[inline(always)]
    fn set_full(&self) {
        let lower_half = usize::from(cfg!(target_endian = "big"));
        // SAFETY: the task is the lower half of an id.
        unsafe { self.id.as_ptr().cast::<TaskId>().add(lower_half).write(TaskId::FULL) };
    }

    /// The next index.
    #[inline(always)]
    pub(super) fn index(&self) -> u32 {
        self.id.get().index()
    }

    /// Gives out indices that no node has.
    #[inline]
    pub(super) fn skip(&self, count: u32) {
        self.id.set(NodeId::new(self.task(), self.index() + count));
    }

    /// Gives the current task, which has room to record, a name.
    #[inline]
    pub(super) fn go_by(&self, name: TaskId) {
        self.set_task(name);
        self.name.set(name);
    }

    /// Ends the open stretch and opens one in another chunk.
    #[cold]
    pub(super) fn leave_chunk(&self) {
        self.end_stretch();
        // SAFETY: by C1 the lane is this thread's.
        let (next, end) = unsafe { (*self.lane.get()).next_chunk() };
        self.next.set(next);
        self.end.set(end);
        self.start.set(next);
    }

    /// Writes down the open stretch of the current task, if it has any node, and opens an empty one.
    #[inline]
    pub(super) fn end_stretch(&self) {
        // First of all: what is read before a call has to be kept during it.
        // SAFETY: by C1 the lane is this thread's.
        unsafe { (*self.lane.get()).stretches.make_room() };
        let (start, next) = (self.start.get(), self.next.get());
        if start != next {
            // SAFETY: there is room now.
            unsafe { self.push_stretch_in_room(start, next) };
            self.start.set(next);
        }
    }

    /// Writes down a stretch of the current task, which has just given out the indices of its nodes.
    #[inline]
    fn push_stretch(&self, start: *mut Node, end: *mut Node) -> *mut Stretch {
        // SAFETY: by C1 the lane is this thread's.
        unsafe {
            (*self.lane.get()).stretches.make_room();
            self.push_stretch_in_room(start, end)
        }
    }

    /// [`Cursor::push_stretch`] where there is room for one more.
    ///
    /// # Safety
    /// There is, in the lane.
    #[inline]
    unsafe fn push_stretch_in_room(&self, start: *mut Node, end: *mut Node) -> *mut Stretch {
        // SAFETY: by C2 both lie in one chunk, in this order.
        let length = if start == end { 0 } else { unsafe { end.offset_from(start) as u32 } };
        // SAFETY: by C2 the task is this thread's, by C1 the lane.
        let (task, lane) = unsafe { (&mut *self.current.get(), &mut *self.lane.get()) };
        let stretch = Stretch {
            nodes: NonNull::new(start).unwrap_or(NonNull::dangling()),
            length,
            first: self.index() - length,
            earlier: task.last,
            branches: ptr::null_mut(),
            branch_count: 0,
            array: None,
            gathers: 0,
            gather_count: 0,
        };
        // SAFETY: as the caller says.
        task.last = unsafe { lane.stretches.alloc_in_room(stretch).as_ptr() };
        task.last
    }
}

impl Cursor {
    /// Writes down what the thread does, to be resumed later.
    #[cold]
    fn interrupt(&self, before: &mut Option<Cursor>) {
        if self.task() != TaskId::NONE {
            self.end_stretch();
        }
        *before = Some(self.clone());
    }

    #[cold]
    fn resume(&self, before: &Cursor) {
        self.id.set(before.id.get());
        self.next.set(before.next.get());
        self.end.set(before.end.get());
        self.start.set(before.start.get());
        self.name.set(before.name.get());
        self.current.set(before.current.get());
        self.lane.set(before.lane.get());
        self.run.set(before.run.get());
    }
}

/// The index that the next node of the current task will have.
pub(crate) fn next_index() -> u32 {
    next_id().index()
}

/// Checks that the current task can give out `length` more indices.
///
/// # Panics
/// If it cannot.
pub(crate) fn room_for(length: usize) -> u32 {
    let index = next_index();
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
#[inline(always)]
pub(crate) unsafe fn push_array<B: Body + 'static>(node: ArrayNode<B>, length: u32) -> u32 {
    let (place, first) = CURSOR.with(|cursor| {
        let stretch = cursor.push_stretch(cursor.start.get(), cursor.next.get());
        cursor.start.set(cursor.next.get());
        // SAFETY: by C1 the lane is this thread's.
        let place = unsafe { (*cursor.lane.get()).arrays.place_for::<B>() };
        // SAFETY: the stretch was just made.
        unsafe { (*stretch).array = Some(place) };
        let first = cursor.index();
        cursor.skip(length);
        (place, first)
    });
    // SAFETY: there is room for the node, aligned for it, that nobody else knows of.
    unsafe { place.write(node) };
    first
}

/// The current task, for the slow path of recording.
///
/// # Safety
/// There is a current task; the references are used up before the cursor is used again.
pub(crate) unsafe fn current<'a>() -> (&'a mut Task, &'a mut Lane) {
    // SAFETY: by C2 the task is this thread's, by C1 the lane.
    CURSOR.with(|cursor| unsafe { (&mut *cursor.current.get(), &mut *cursor.lane.get()) })
}

/// What a task that this thread runs is marked with.
pub(crate) fn mark_of_thread() -> u32 {
    CURSOR.with(Cursor::mark)
}

/// The address of the current task, if there is one.
#[inline(always)]
pub(crate) fn current_pointer() -> *mut Task {
    CURSOR.with(|cursor| cursor.current.get())
}

/// Runs `f` as the root task of a run, on this thread, in the given lane.
///
/// # Safety
/// `task` is the root of `run`, which is being recorded, and `lane` one of its lanes; no other thread has them or will.
/// All outlive the call.
#[inline]
pub(crate) unsafe fn enter_root<T>(
    run: *const Run,
    lane: NonNull<Lane>,
    task: *mut Task,
    f: impl FnOnce() -> T,
) -> T {
    let mut interrupted = Interrupted { before: None };
    // SAFETY: as the caller says.
    unsafe { interrupted.by(run, lane) };
    // SAFETY: the cursor has a lane of this run now.
    unsafe { enter_here(task, f) }
}

/// Runs `f` as the task `task` of `run`, on this thread.
///
/// # Safety
/// `task` is a task of `run`, which is being recorded, and no other thread has it or will; `run` outlives the call.
#[inline]
pub(crate) unsafe fn enter<T>(run: *const Run, task: *mut Task, f: impl FnOnce() -> T) -> T {
    if CURSOR.with(|cursor| cursor.run.get() == run && cursor.task() == TaskId::NONE) {
        // The usual case: the thread's own task of this run waits for this one.
        // SAFETY: as the caller says, and by C1 the lane is of this run.
        unsafe { enter_here(task, f) }
    } else {
        // SAFETY: as the caller says.
        let lane = unsafe { BorrowedLane::of(run) };
        let mut interrupted = Interrupted { before: None };
        // SAFETY: as the caller says, and the lane was just taken.
        unsafe { interrupted.by(run, lane.lane) };
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
    CURSOR.with(|cursor| {
        // SAFETY: the task is the caller's.
        let name = unsafe { (*task).id };
        // SAFETY: as above.
        unsafe { (*task).thread = cursor.mark() };
        cursor.id.set(NodeId::new(name, 0));
        cursor.name.set(name);
        cursor.current.set(task);
        cursor.start.set(cursor.next.get());
    });
    let _running = Running;
    f()
}

/// The current task runs; it ends when this is dropped, also by a panic.
struct Running;

impl Drop for Running {
    #[inline]
    fn drop(&mut self) {
        CURSOR.with(|cursor| {
            if cursor.task() == TaskId::FULL {
                cursor.leave_chunk();
            } else {
                cursor.end_stretch();
            }
            // SAFETY: by C2 the task is this thread's.
            let task = unsafe { &mut *cursor.current.get() };
            task.indices = cursor.index();
            task.total();
            cursor.set_task(TaskId::NONE);
        });
    }
}

/// What a thread was doing when it began to record elsewhere: put back when this is dropped.
///
/// Mostly nothing. But a verb may be called inside of another one; a thread that waits in a `join` may be handed a branch
/// of any run; a thread that waits in rayon's own `join`, inside a task, may be handed one in the middle of a stretch.
struct Interrupted {
    before: Option<Cursor>,
}

impl Interrupted {
    /// Lets the thread record in the given lane of a run. (Not a constructor: what is moved is copied.)
    ///
    /// # Safety
    /// The run is being recorded, no other thread has the lane, and both are alive until this is dropped.
    #[inline]
    unsafe fn by(&mut self, run: *const Run, lane: NonNull<Lane>) {
        CURSOR.with(|cursor| {
            if !cursor.run.get().is_null() {
                cursor.interrupt(&mut self.before);
            }
            // SAFETY: the caller gives us the lane.
            let bounds = unsafe { (*lane.as_ptr()).bounds() };
            cursor.id.set(NodeId::new(TaskId::NONE, 0));
            cursor.next.set(bounds.0);
            cursor.end.set(bounds.1);
            cursor.lane.set(lane.as_ptr());
            cursor.run.set(run);
        });
    }
}

impl Drop for Interrupted {
    #[inline]
    fn drop(&mut self) {
        CURSOR.with(|cursor| {
            // SAFETY: the lane is this thread's, until the end of this call.
            unsafe { (*cursor.lane.get()).next = cursor.next.get() };
            match &self.before {
                None => cursor.run.set(ptr::null()),
                Some(before) => cursor.resume(before),
            }
        });
    }
}

/// A lane for a thread that has none of the run: given back when this is dropped.
struct BorrowedLane {
    run: *const Run,
    lane: NonNull<Lane>,
}

impl BorrowedLane {
    /// # Safety
    /// The run is being recorded, and alive until this is dropped.
    #[cold]
    unsafe fn of(run: *const Run) -> Self {
        // SAFETY: as the caller says.
        let lane = unsafe { (*run).take_lane() };
        // SAFETY: nobody else has the lane now.
        unsafe { (*lane.as_ptr()).arrays.buffers.exchange() };
        Self { run, lane }
    }
}

impl Drop for BorrowedLane {
    fn drop(&mut self) {
        // SAFETY: the run is alive, as the caller of `of` said; the lane is one of its own that only this thread has.
        unsafe {
            (*self.lane.as_ptr()).arrays.buffers.exchange();
            (*self.run).return_lane(self.lane);
        }
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
    let task = current_task();
    CURSOR.with(|cursor| {
        cursor.set_task(TaskId::NONE);
        if task.is_local() {
            // SAFETY: by C2 the task is this thread's, by C1 the lane.
            unsafe { (*cursor.lane.get()).write_down_aliases(&*cursor.current.get(), task) };
        }
        // SAFETY: by C1 the lane is this thread's.
        let branches = unsafe { (*cursor.lane.get()).tasks.alloc::<BRANCHES>(task) };
        Waiting {
            task,
            index: cursor.index(),
            current: cursor.current.get(),
            start: cursor.start.get(),
            end: cursor.next.get(),
            branches,
            run: cursor.run.get(),
            _thread: std::marker::PhantomData,
        }
    })
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
        CURSOR.with(|cursor| {
            cursor.id.set(NodeId::new(self.task, self.index));
            cursor.name.set(self.task);
            cursor.current.set(self.current);
            // SAFETY: the branches are over, so they are this thread's again.
            let branches = unsafe { &mut *self.branches.cast::<[Task; BRANCHES]>().as_ptr() };
            // SAFETY: by C2 the task is this thread's again.
            unsafe { (*self.current).joins += 1 };
            if branches.iter().all(Task::is_blank) {
                // Branches that recorded nothing need not be swept: the fork is as good as none.
                self.forget_fork(cursor);
            } else {
                self.record_fork(cursor, branches);
            }
        });
    }
}

impl Waiting {
    #[inline]
    fn forget_fork(&self, cursor: &Cursor) {
        cursor.start.set(self.start);
        if cursor.next.get() != self.end {
            // While it waited, the thread has run a task from elsewhere, whose nodes are now in between.
            cursor.start.set(cursor.next.get());
            if self.start != self.end {
                cursor.push_stretch(self.start, self.end);
            }
        }
        // SAFETY: by C1 the lane is this thread's.
        unsafe { (*cursor.lane.get()).tasks.take_back::<BRANCHES>(self.branches) };
    }

    fn record_fork(&self, cursor: &Cursor, branches: &mut [Task; BRANCHES]) {
        cursor.start.set(cursor.next.get());
        let stretch = cursor.push_stretch(self.start, self.end);
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
        if is_beyond_limit() && !std::thread::panicking() {
            check_index();
        }
    }
}
