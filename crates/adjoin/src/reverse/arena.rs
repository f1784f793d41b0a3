//! Arenas: memory for the records of tasks, stretches and imports.
//!
//! Records are plain: nothing has to be dropped in them. They keep their addresses until the arena is emptied, all at once or back to
//! where it was.
//!
//! Cost: a block is allocated where an arena has never been so long before; nothing is freed before the arena is.

use std::mem::MaybeUninit;
use std::ptr::{self, NonNull};

use super::pages;
use super::task::{Task, TaskId};

/// Uninitialised memory for plain records, with a fixed address.
///
/// Unlike a `Box`, it may be moved while there are pointers into it.
pub(super) struct Block<T: Copy> {
    memory: NonNull<[MaybeUninit<T>]>,
}

impl<T: Copy> Block<T> {
    pub(super) fn new(length: usize) -> Self {
        let memory = Box::new_uninit_slice(length);
        pages::ask_for_large(&memory);
        let memory = Box::into_raw(memory);
        // SAFETY: a box is never null.
        Self { memory: unsafe { NonNull::new_unchecked(memory) } }
    }

    pub(super) fn len(&self) -> usize {
        self.memory.len()
    }

    pub(super) fn bytes(&self) -> usize {
        self.len() * size_of::<T>()
    }

    /// The address of the first record, and just past the last.
    #[inline]
    pub(super) fn bounds(&self) -> (*mut T, *mut T) {
        (self.at(0).as_ptr(), self.at(self.len()).as_ptr())
    }

    /// The address of a record, or just past the last.
    #[inline]
    fn at(&self, index: usize) -> NonNull<T> {
        assert!(index <= self.len());
        // SAFETY: the index was just checked.
        unsafe { self.memory.cast::<T>().add(index) }
    }
}

impl<T: Copy> Drop for Block<T> {
    fn drop(&mut self) {
        // SAFETY: made by `Box::into_raw` in `new`, given back here only. Records are `Copy`: nothing to drop in them.
        drop(unsafe { Box::from_raw(self.memory.as_ptr()) });
    }
}

/// A bump allocator of plain records with fixed addresses, emptied all at once or back to where it was.
pub(crate) struct Arena<T: Copy> {
    blocks: Vec<Block<T>>,
    /// What the blocks take.
    bytes: usize,
    /// How many blocks are in use; the last of them is being filled.
    used: usize,
    /// The first record of the first block; null where there is none yet.
    first: *mut T,
    next: *mut T,
    end: *mut T,
}

impl<T: Copy> Default for Arena<T> {
    fn default() -> Self {
        let nowhere = ptr::null_mut();
        Self { blocks: Vec::new(), bytes: 0, used: 0, first: nowhere, next: nowhere, end: nowhere }
    }
}

impl<T: Copy> Arena<T> {
    #[inline]
    pub(crate) fn alloc(&mut self, value: T) -> NonNull<T> {
        self.make_room();
        // SAFETY: there is room.
        unsafe { self.alloc_in_room(value) }
    }

    /// Makes room for one more record, if there is none.
    #[inline]
    pub(crate) fn make_room(&mut self) {
        if self.next == self.end {
            self.next_block();
        }
    }

    /// [`Arena::alloc`] after [`Arena::make_room`].
    ///
    /// # Safety
    /// There is room for one more record.
    #[inline]
    pub(crate) unsafe fn alloc_in_room(&mut self, value: T) -> NonNull<T> {
        let slot = self.next;
        // SAFETY: there is room for one more record, which nobody else knows of.
        unsafe {
            slot.write(value);
            self.next = slot.add(1);
            NonNull::new_unchecked(slot)
        }
    }

    #[cold]
    fn next_block(&mut self) {
        if self.used == self.blocks.len() {
            let block = Block::new(16 << self.used.min(8));
            self.bytes += block.bytes();
            self.blocks.push(block);
        }
        (self.next, self.end) = self.blocks[self.used].bounds();
        if self.used == 0 {
            self.first = self.next;
        }
        self.used += 1;
    }

    /// How many blocks have records.
    #[inline]
    pub(crate) fn blocks_in_use(&self) -> usize {
        self.used
    }

    /// Forgets all records and keeps the memory.
    pub(crate) fn reset(&mut self) {
        if let Some(first) = self.blocks.first() {
            (self.next, self.end) = first.bounds();
            self.used = 1;
        }
    }

    /// [`Arena::reset`] where not more than one block is in use.
    #[inline]
    pub(crate) fn reset_short(&mut self) {
        debug_assert!(self.used <= 1);
        self.next = self.first;
    }

    /// How far the arena is filled.
    #[inline]
    pub(crate) fn position(&self) -> ArenaPosition<T> {
        ArenaPosition { used: self.used, next: self.next, end: self.end }
    }

    /// Forgets the records since a position, which is one of this arena.
    #[inline]
    pub(crate) fn go_back(&mut self, to: ArenaPosition<T>) {
        (self.used, self.next, self.end) = (to.used, to.next, to.end);
    }

    /// How many bytes the arena holds on to.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }
}

/// How far an arena is filled.
#[derive(Clone, Copy)]
pub(crate) struct ArenaPosition<T> {
    used: usize,
    next: *mut T,
    end: *mut T,
}

/// An arena of tasks in which a task's place follows from its id: the ids of a block are consecutive.
pub(crate) struct TaskArena {
    blocks: Vec<TaskBlock>,
    /// What the blocks take.
    bytes: usize,
    /// How many blocks are in use; the last of them is being filled.
    used: usize,
    next: *mut Task,
    end: *mut Task,
    next_id: TaskId,
}

struct TaskBlock {
    tasks: Block<Task>,
    /// The tasks of this run are those from `start` up to `filled`, if the block is full, or to the arena's `next`.
    start: *mut Task,
    filled: *mut Task,
    /// The id that goes with place 0.
    first: TaskId,
}

impl Default for TaskArena {
    fn default() -> Self {
        Self {
            blocks: Vec::new(),
            bytes: 0,
            used: 0,
            next: ptr::null_mut(),
            end: ptr::null_mut(),
            next_id: TaskId::NONE,
        }
    }
}

impl TaskArena {
    /// `N` blank tasks in a row, below the task `parent`.
    #[inline]
    pub(crate) fn alloc<const N: usize>(&mut self, parent: TaskId) -> NonNull<Task> {
        // SAFETY: both are in one block, in this order.
        if self.next == self.end || unsafe { self.end.offset_from(self.next) } < N as isize {
            self.next_block();
        }
        let first = self.next;
        for place in 0..N {
            // SAFETY: there is room for `N` more tasks, which nobody else knows of.
            unsafe { first.add(place).write(Task::new(self.next_id.nth(place), parent)) };
        }
        self.next_id = self.next_id.nth(N);
        // SAFETY: as above.
        unsafe {
            self.next = first.add(N);
            NonNull::new_unchecked(first)
        }
    }

    /// Takes back the newest `N` tasks, if `tasks` is where they stand.
    ///
    /// Only for tasks that recorded nothing: no value carries their ids, which will be given out again.
    #[inline]
    pub(crate) fn take_back<const N: usize>(&mut self, tasks: NonNull<Task>) {
        if self.next == tasks.as_ptr().wrapping_add(N) {
            self.next = tasks.as_ptr();
            // SAFETY: the tasks are valid records.
            self.next_id = unsafe { tasks.as_ref().id };
        }
    }

    /// Goes on with another block, all of which has room for the branches of any fork.
    #[cold]
    fn next_block(&mut self) {
        self.close_block();
        if self.used == self.blocks.len() {
            let length = 64 << self.used.min(6);
            let tasks = Block::new(length + 1);
            self.bytes += tasks.bytes();
            let end = tasks.at(length).as_ptr();
            self.blocks.push(TaskBlock { tasks, start: end, filled: end, first: TaskId::NONE });
        }
        // Ids that an earlier run did not need are used up first.
        let block = &mut self.blocks[self.used];
        block.start = block.filled;
        if block.capacity() - block.place_of(block.filled) < MOST_BRANCHES {
            block.start = block.tasks.at(0).as_ptr();
            block.first = TaskId::reserve(block.capacity());
        }
        self.next = block.start;
        self.end = block.tasks.at(block.capacity()).as_ptr();
        self.next_id = block.first.nth(block.place_of(block.start));
        self.used += 1;
    }

    /// Writes down how far the block in use is filled.
    #[inline]
    fn close_block(&mut self) {
        if let Some(last) = self.used.checked_sub(1) {
            self.blocks[last].filled = self.next;
        }
    }

    /// The tasks of this run, in pieces with consecutive ids: first id, address, number.
    pub(crate) fn pieces(&mut self) -> impl Iterator<Item = (TaskId, NonNull<Task>, usize)> {
        self.close_block();
        self.blocks[..self.used].iter().map(|block| {
            let (start, end) = (block.place_of(block.start), block.place_of(block.filled));
            (block.first.nth(start), block.tasks.at(start), end - start)
        })
    }

    /// How many blocks have tasks of this run.
    #[inline]
    pub(crate) fn blocks_in_use(&self) -> usize {
        self.used
    }

    /// How many bytes the arena holds on to.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Forgets all tasks and keeps the memory.
    #[inline]
    pub(crate) fn reset(&mut self) {
        match &mut self.blocks[..] {
            // The usual case: the next run goes on where this one ended.
            [first, ..] if self.used == 1 => first.start = self.next,
            _ => {
                self.close_block();
                self.used = 0;
                (self.next, self.end) = (ptr::null_mut(), ptr::null_mut());
            }
        }
    }
}

impl TaskBlock {
    /// How many tasks there is room for. One place more is never used: it keeps the end of this block apart from the start
    /// of another that may lie next to it, so that `take_back` cannot take the one for the other.
    fn capacity(&self) -> usize {
        self.tasks.len() - 1
    }

    /// Which place is at an address in this block, or just past its end.
    fn place_of(&self, task: *const Task) -> usize {
        (task.addr() - self.tasks.memory.addr().get()) / size_of::<Task>()
    }
}

/// No fork has more branches.
const MOST_BRANCHES: usize = 2;
