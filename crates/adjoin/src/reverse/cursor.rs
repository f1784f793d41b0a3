//! The cursor: where the current thread records.
//!
//! A thread-local variable. Its first three cells are read by every recorded operation: the id of the next node (the current
//! task, and an index), the node's address, and the end of the chunk. The first two are written by it. The others change at
//! forks and joins only (`entering.rs`, `waiting.rs`).
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
use super::node::Node;
use super::run::Run;
use super::tape::{LARGEST_CHUNK, Lane};
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
    pub(super) lane: Cell<*mut Lane>,
    pub(super) run: Cell<*const Run>,
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
    pub(super) fn mark(&self) -> u32 {
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
    pub(super) fn push_stretch(&self, start: *mut Node, end: *mut Node) -> *mut Stretch {
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
