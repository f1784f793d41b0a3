//! The cursor: where the current thread records.
//!
//! A thread-local variable. Every recorded operation reads its first four cells: the id of the task's index
//! 0, the number of indices that the task has given out, the address of the next node, and the end of the
//! chunk. It writes the second and the third. The others change only at forks and joins (`entering.rs`,
//! `waiting.rs`).
//!
//! Invariants of a thread's cursor:
//!
//! - C1. `next..end` is unused memory of the lane `lane`, which no other thread has.
//! - C2. If `current` is not null, it is a task of a run that is being recorded, and no other thread has it.
//!   `start` is the id of its index 0, `count` the number of indices that it has given out, and
//!   `stretch..next` are the nodes of its open stretch, in order.
//! - C3. If `current` is null, `count` is 0: the thread runs no task, or its task waits for branches. Then no
//!   value appears to be the current task's own.
//! - C4. If `run` is null, the thread records nowhere: `current` is null, and the cells that C3 does not name
//!   mean nothing.
//! - C5. An operand that is recorded is an index below `count`, or an import slot of the task: [`record_own`]
//!   checks it, and `import.rs` makes slots. The sweep relies on this alone.
//! - C6. The windows of a task are import ranges of the same task: what they find are slots that it made.

use std::cell::Cell;
use std::ptr::{self, NonNull};

use crate::reverse::record::run::Run;
use crate::reverse::tape::array_node::{ArrayNode, Body};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::lane::{LARGEST_CHUNK, Lane};
use crate::reverse::tape::node::{Node, Progression};
use crate::reverse::tape::task::{Stretch, Task};
use crate::rules::cold;

/// Where a thread records.
///
/// One variable, whose address the compiler computes once per stretch of code. It is initialised at compile
/// time and has no destructor, so no check precedes its use.
#[derive(Clone)]
pub(in crate::reverse) struct Cursor {
    pub(in crate::reverse) start: Cell<NodeId>,
    pub(in crate::reverse) count: Cell<u64>,
    pub(in crate::reverse) next: Cell<*mut Node>,
    pub(in crate::reverse) end: Cell<*mut Node>,
    pub(in crate::reverse) stretch: Cell<*mut Node>,
    pub(in crate::reverse) current: Cell<*mut Task>,
    pub(in crate::reverse) lane: Cell<*mut Lane>,
    pub(in crate::reverse) run: Cell<*const Run>,
}

thread_local! {
    pub(in crate::reverse) static CURSOR: Cursor = const {
        Cursor {
            start: Cell::new(NodeId::CONSTANT),
            count: Cell::new(0),
            next: Cell::new(ptr::null_mut()),
            end: Cell::new(ptr::null_mut()),
            stretch: Cell::new(ptr::null_mut()),
            current: Cell::new(ptr::null_mut()),
            lane: Cell::new(ptr::null_mut()),
            run: Cell::new(ptr::null()),
        }
    };
}

/// A task gives out indices below this, so that each fits into an operand, and another chunk's worth cannot
/// overflow.
pub(crate) const INDEX_LIMIT: u32 = i32::MAX as u32 - 2 * LARGEST_CHUNK as u32;

/// Whether the current thread runs a task of a differentiated function.
#[inline(always)]
pub(crate) fn in_task() -> bool {
    CURSOR.with(|cursor| !cursor.current.get().is_null())
}

/// The index of a value, if the current task gave it out.
#[inline(always)]
pub(crate) fn own_index(value: NodeId) -> Option<u32> {
    CURSOR.with(|cursor| cursor.own_index(value))
}

/// The id of the current task's index 0, and the number of indices given out.
pub(in crate::reverse) fn given_out() -> (NodeId, u64) {
    CURSOR.with(|cursor| (cursor.start.get(), cursor.count.get()))
}

/// The index of the first of `count` consecutive values, if the current task gave out all of them. `count` is
/// not 0.
#[inline(always)]
pub(crate) fn own_indices(first: NodeId, count: usize) -> Option<u32> {
    CURSOR.with(|cursor| {
        let (index, given) = (first.after(cursor.start.get()), cursor.count.get());
        (index < given && count as u64 <= given - index).then_some(index as u32)
    })
}

/// Records an operation on two values of the current task, with the given partial derivatives, and returns
/// the id of the result. `None` if one of the values is not the task's own, or if the chunk is full.
///
/// Usually another operation follows. So nothing is called here, and the cells are written after the node,
/// because the compiler must assume that the node could overlap them. Then it can keep their values in
/// registers from one operation to the next.
#[inline(always)]
pub(crate) fn record_own(left: NodeId, right: NodeId, partials: impl FnOnce() -> [f64; 2]) -> Option<NodeId> {
    CURSOR.with(|cursor| {
        let (start, count) = (cursor.start.get(), cursor.count.get());
        let (left, right) = (left.after(start), right.after(start));
        if left >= count || right >= count {
            return None;
        }
        if cursor.next.get() == cursor.end.get() {
            cold();
            return None;
        }
        let node = Node { partials: partials(), operands: [left as i32, right as i32] };
        // SAFETY: there is room (C1), and both operands are below `count` (C5).
        Some(unsafe { cursor.record(node) })
    })
}

/// Records a node of two places of the current task, and returns its id. `None` if there is no current task,
/// or if it has no such places.
#[inline(always)]
pub(crate) fn record_places(partials: [f64; 2], places: [i32; 2]) -> Option<NodeId> {
    CURSOR.with(|cursor| cursor.record_places(partials, places))
}

/// [`record_places`] if the chunk has room; otherwise `None`.
#[inline(always)]
pub(crate) fn record_near(partials: [f64; 2], places: [i32; 2]) -> Option<NodeId> {
    CURSOR.with(|cursor| cursor.record_near(partials, places))
}

/// Records a sum of values of the current task, and returns its id. `None` if there is no current task, or if
/// it has not given out the first or the last of the values.
pub(crate) fn record_sum(run: Progression) -> Option<NodeId> {
    let last = i64::from(run.first) + i64::from(run.stride) * (i64::from(run.length) - 1);
    let is_given = |index: i64| (0..i64::from(next_index())).contains(&index);
    let is_own = run.length > 0 && is_given(i64::from(run.first)) && is_given(last);
    // SAFETY: the task has given out the first and the last index of the run, so all of them.
    is_own.then(|| CURSOR.with(|cursor| unsafe { cursor.push(Node::sum(run)) }))
}

/// The index that the next value of the current task will have.
#[inline]
pub(crate) fn next_index() -> u32 {
    CURSOR.with(|cursor| cursor.count.get() as u32)
}

/// Whether the current task has more values than the limit.
///
/// Check once per chunk: the limit leaves room for another chunk.
#[inline]
pub(crate) fn is_beyond_limit() -> bool {
    next_index() > index_limit()
}

/// Panics if the current task has more values than the limit.
#[cold]
pub(crate) fn check_index() {
    let index = next_index();
    assert!(
        index <= index_limit(),
        "tape index overflow: one task of a differentiated function recorded {index} nodes, but a task has room for \
         {}. Split the work into branches with `join` or `par_map`: each branch is a task with its own tape.",
        index_limit(),
    );
}

thread_local! {
    /// Lower than [`INDEX_LIMIT`] in the tests of the overflow message.
    static LIMIT: Cell<u32> = const { Cell::new(INDEX_LIMIT) };
}

/// The maximum number of indices per task.
pub(crate) fn index_limit() -> u32 {
    LIMIT.get()
}

/// Runs `f` with a lower limit for the number of nodes per task on this thread, for tests of the overflow. A
/// limit above the usual one has no effect.
#[doc(hidden)]
pub fn with_index_limit<T>(limit: u32, f: impl FnOnce() -> T) -> T {
    struct Reset(u32);
    impl Drop for Reset {
        fn drop(&mut self) {
            LIMIT.set(self.0);
        }
    }
    let _reset = Reset(LIMIT.replace(limit.min(INDEX_LIMIT)));
    f()
}

impl Cursor {
    /// Identifies the thread, except that two may rarely have the same mark: it is part of an address.
    #[inline]
    pub(in crate::reverse) fn mark(&self) -> u32 {
        (ptr::from_ref(self).addr() / align_of::<usize>()) as u32
    }

    /// [`own_index`].
    #[inline(always)]
    pub(in crate::reverse) fn own_index(&self, value: NodeId) -> Option<u32> {
        let index = value.after(self.start.get());
        (index < self.count.get()).then_some(index as u32)
    }

    /// Whether there is room for a node in the chunk.
    #[inline(always)]
    pub(in crate::reverse) fn has_room(&self) -> bool {
        self.next.get() != self.end.get()
    }

    /// [`record_places`] if the chunk has room; otherwise `None`. Calls nothing, so that the slow path needs
    /// few registers.
    #[inline(always)]
    pub(in crate::reverse) fn record_near(&self, partials: [f64; 2], places: [i32; 2]) -> Option<NodeId> {
        let fits = self.has_room() && self.is_place(places[0]) && self.is_place(places[1]);
        // SAFETY: there is room, and the task has these places, so there is a current task.
        fits.then(|| unsafe { self.record(Node { partials, operands: places }) })
    }

    /// [`record_places`].
    #[inline(always)]
    pub(in crate::reverse) fn record_places(&self, partials: [f64; 2], places: [i32; 2]) -> Option<NodeId> {
        let fits = self.is_place(places[0]) && self.is_place(places[1]);
        // SAFETY: the task has these places, so there is a current task.
        fits.then(|| unsafe { self.push(Node { partials, operands: places }) })
    }

    /// Whether this is an index that the current task gave out, or a slot that it made.
    #[inline(always)]
    fn is_place(&self, place: i32) -> bool {
        if place >= 0 {
            return (place as u64) < self.count.get();
        }
        // SAFETY: by C2 the task, if there is one, is this thread's.
        unsafe { self.current.get().as_ref() }.is_some_and(|task| (!place as u32) < task.slots)
    }

    /// # Safety
    /// There is a current task, and the node's operands are indices that it gave out or import slots that it
    /// made.
    #[inline(always)]
    unsafe fn push(&self, node: Node) -> NodeId {
        if !self.has_room() {
            self.leave_chunk();
        }
        // SAFETY: there is room now; the operands are valid by the contract of this function.
        unsafe { self.record(node) }
    }

    /// [`with_current`].
    #[inline(always)]
    pub(in crate::reverse) fn with_current<T>(&self, f: impl FnOnce(&mut Task, &mut Lane) -> T) -> Option<T> {
        let current = self.current.replace(ptr::null_mut());
        let _put_back = PutBack { cursor: self, current };
        // SAFETY: by C2 the task is this thread's, by C1 the lane; nothing else can reach them through the
        // cursor now.
        let both = unsafe { current.as_mut().map(|task| (task, &mut *self.lane.get())) };
        both.map(|(task, lane)| f(task, lane))
    }

    /// Records a node of two values, if each is the current task's own or lies in the window of its side, and
    /// if the chunk has room; otherwise `None`.
    #[inline(always)]
    pub(in crate::reverse) fn record_in_windows(
        &self,
        partials: [f64; 2],
        values: [NodeId; 2],
    ) -> Option<NodeId> {
        // SAFETY: by C2 the task, if there is one, is this thread's.
        let task = unsafe { self.current.get().as_ref() }?;
        let place = |side: usize| match self.own_index(values[side]) {
            Some(index) => Some(index as i32),
            None => task.windows[side]?.find(values[side]),
        };
        let operands = [place(0)?, place(1)?];
        // SAFETY: there is room, and the operands are below `count` or slots of the task (C6).
        self.has_room().then(|| unsafe { self.record(Node { partials, operands }) })
    }

    /// Opens a task that has given out `count` indices: it owns what is recorded from here on.
    ///
    /// # Safety
    /// The cursor has a lane of the task's run, which is being recorded, and no other thread has the task, or
    /// will have it before the cursor is closed.
    #[inline]
    pub(in crate::reverse) unsafe fn open(&self, task: *mut Task, count: u32) {
        // SAFETY: the task is the caller's.
        self.start.set(unsafe { (*task).start });
        self.count.set(u64::from(count));
        self.current.set(task);
        self.stretch.set(self.next.get());
    }

    /// Closes the current task: this thread records nothing until it opens one again.
    #[inline]
    pub(in crate::reverse) fn close(&self) {
        self.count.set(0);
        self.current.set(ptr::null_mut());
    }

    /// # Safety
    /// There is a current task and room for a node, whose operands are indices that the task gave out or
    /// import slots that it made.
    #[inline(always)]
    unsafe fn record(&self, node: Node) -> NodeId {
        let (id, place) = (self.start.get().plus(self.count.get()), self.next.get());
        // SAFETY: by C1 this is unused memory of this thread's lane.
        unsafe { Node::write(place, node) };
        self.next.set(place.wrapping_add(1));
        self.count.set(self.count.get() + 1);
        id
    }

    /// Gives out indices that have no node, and returns the first.
    #[inline]
    fn skip(&self, count: u32) -> u32 {
        let first = self.count.get();
        self.count.set(first + u64::from(count));
        first as u32
    }

    /// Ends the open stretch and opens one in another chunk.
    #[cold]
    #[inline(never)]
    fn leave_chunk(&self) {
        self.end_stretch();
        // SAFETY: by C1 the lane is this thread's.
        let (next, end) = unsafe { (*self.lane.get()).next_chunk() };
        self.next.set(next);
        self.end.set(end);
        self.stretch.set(next);
    }

    /// Records the open stretch of the current task, if it has any nodes, and opens an empty one.
    #[inline]
    pub(in crate::reverse) fn end_stretch(&self) {
        // Before anything else: what is read before a call must be kept across it.
        // SAFETY: by C1 the lane is this thread's.
        unsafe { (*self.lane.get()).stretches.make_room() };
        let (start, next) = (self.stretch.get(), self.next.get());
        if start != next {
            // SAFETY: there is room now.
            unsafe { self.push_stretch_in_room(start, next) };
            self.stretch.set(next);
        }
    }

    /// Records a stretch of the current task, which has just given out the indices of its nodes.
    #[inline]
    pub(in crate::reverse) fn push_stretch(&self, start: *mut Node, end: *mut Node) -> *mut Stretch {
        // SAFETY: by C1 the lane is this thread's.
        unsafe {
            (*self.lane.get()).stretches.make_room();
            self.push_stretch_in_room(start, end)
        }
    }

    /// [`Cursor::push_stretch`] where there is room for one more.
    ///
    /// # Safety
    /// The lane has room for a stretch.
    #[inline]
    unsafe fn push_stretch_in_room(&self, start: *mut Node, end: *mut Node) -> *mut Stretch {
        // By C2 both lie in one chunk, in this order.
        let length = ((end.addr() - start.addr()) / size_of::<Node>()) as u32;
        // SAFETY: by C2 the task is this thread's, by C1 the lane.
        let (task, lane) = unsafe { (&mut *self.current.get(), &mut *self.lane.get()) };
        let stretch = Stretch {
            nodes: NonNull::new(start).unwrap_or(NonNull::dangling()),
            length,
            first: self.count.get() as u32 - length,
            earlier: task.last,
            branches: ptr::null_mut(),
            branch_count: 0,
            array: None,
            gathers: 0,
            gather_count: 0,
        };
        // SAFETY: by the caller's contract.
        task.last = unsafe { lane.stretches.alloc_in_room(stretch).as_ptr() };
        task.last
    }
}

/// Checks that the current task can give out `length` more indices.
///
/// # Panics
/// If it cannot.
pub(crate) fn room_for(length: usize) -> u32 {
    let index = next_index();
    assert!(
        length <= index_limit().saturating_sub(index) as usize,
        "tape index overflow: an array has {length} elements, but one task of a differentiated function has already \
         recorded {index} values and has room for {}. Split the work into branches with `join` or `par_map`: each branch \
         is a task with its own tape.",
        index_limit(),
    );
    length as u32
}

/// Records an array node of the current task, with `length` results, and returns the id of the first. It ends
/// the open stretch.
///
/// # Safety
/// There is a current task with room for the results, and the node's operands are places of indices that it
/// gave out or of import slots that it made.
#[inline(always)]
pub(crate) unsafe fn push_array<B: Body + 'static>(node: ArrayNode<B>, length: u32) -> NodeId {
    let (place, first) = CURSOR.with(|cursor| {
        let stretch = cursor.push_stretch(cursor.stretch.get(), cursor.next.get());
        cursor.stretch.set(cursor.next.get());
        // SAFETY: by C1 the lane is this thread's.
        let place = unsafe { (*cursor.lane.get()).arrays.place_for::<B>() };
        // SAFETY: the stretch was just made.
        unsafe { (*stretch).array = Some(place) };
        (place, cursor.start.get().plus(u64::from(cursor.skip(length))))
    });
    // SAFETY: this is aligned room for the node, which nobody else has.
    unsafe { place.write(node) };
    first
}

/// Calls `f` with the current task and its lane, if there is a task, for the slow path of recording.
///
/// Meanwhile there appears to be no current task, so `f` cannot access them a second time.
#[inline(always)]
pub(crate) fn with_current<T>(f: impl FnOnce(&mut Task, &mut Lane) -> T) -> Option<T> {
    CURSOR.with(|cursor| cursor.with_current(f))
}

/// Makes a task the current one again.
struct PutBack<'a> {
    cursor: &'a Cursor,
    current: *mut Task,
}

impl Drop for PutBack<'_> {
    #[inline(always)]
    fn drop(&mut self) {
        self.cursor.current.set(self.current);
    }
}

/// The mark of the tasks that this thread runs.
pub(crate) fn mark_of_thread() -> u32 {
    CURSOR.with(Cursor::mark)
}
