//! Arenas: memory for the records of tasks, stretches and imports.
//!
//! Records are plain: nothing has to be dropped in them. They keep their addresses until the arena is emptied.
//!
//! Cost: a block is allocated where an arena has never been so long before; nothing is freed before the arena is.

use std::mem::MaybeUninit;
use std::ptr::{self, NonNull};

use crate::reverse::tape::id::TaskId;
use crate::reverse::tape::pages;
use crate::reverse::tape::streams::{Kind, LAST_START, Streams};
use crate::reverse::tape::task::Task;

/// Uninitialised memory for plain records, with a fixed address.
///
/// Unlike a `Box`, it may be moved while there are pointers into it.
pub(in crate::reverse) struct Block<T: Copy> {
    memory: NonNull<[MaybeUninit<T>]>,
}

impl<T: Copy> Block<T> {
    pub(in crate::reverse) fn new(length: usize) -> Self {
        let memory = Box::new_uninit_slice(length);
        pages::ask_for_large(&memory);
        Self { memory: NonNull::from(Box::leak(memory)) }
    }

    pub(in crate::reverse) fn len(&self) -> usize {
        self.memory.len()
    }

    pub(in crate::reverse) fn bytes(&self) -> usize {
        self.len() * size_of::<T>()
    }

    /// The address of the first record, and just past the last.
    #[inline]
    pub(in crate::reverse) fn bounds(&self) -> (*mut T, *mut T) {
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
        // SAFETY: made by `Box::leak` in `new`, given back here only. Records are `Copy`: nothing to drop in them.
        drop(unsafe { Box::from_raw(self.memory.as_ptr()) });
    }
}

/// A bump allocator of plain records with fixed addresses, emptied all at once.
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

    /// How many bytes the arena holds on to.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes
    }
}

/// An arena of tasks in which a task's place follows from its id: the streams of a block are consecutive.
///
/// The records of a block are valid from the start: those that no task has yet are blank, and a blank one in the place of a
/// former task starts where that one ended.
pub(crate) struct TaskArena {
    kind: Kind,
    blocks: Vec<TaskBlock>,
    /// What the blocks take.
    bytes: usize,
    /// How many blocks are in use; the last of them is being filled.
    used: usize,
    next: *mut Task,
    end: *mut Task,
}

struct TaskBlock {
    tasks: Block<Task>,
    /// There until the block is dropped.
    streams: Option<Streams>,
    /// The tasks of this run are those from `start` up to `filled`, if the block is full, or to the arena's `next`.
    start: *mut Task,
    filled: *mut Task,
}

impl TaskArena {
    pub(crate) fn new(kind: Kind) -> Self {
        let nowhere = ptr::null_mut();
        Self { kind, blocks: Vec::new(), bytes: 0, used: 0, next: nowhere, end: nowhere }
    }

    /// `N` blank tasks in a row, below the task `parent`.
    #[inline]
    pub(crate) fn alloc<const N: usize>(&mut self, parent: TaskId) -> NonNull<Task> {
        const { assert!(N <= MOST_BRANCHES) };
        if self.end.addr() - self.next.addr() < N * size_of::<Task>() {
            self.next_block();
        }
        let first = self.next;
        self.next = first.wrapping_add(N);
        // SAFETY: there are `N` more records, each of which is valid, and of a task that is over.
        unsafe {
            for place in 0..N {
                let place = first.add(place);
                place.write(Task::new((*place).next_start(), parent));
            }
            NonNull::new_unchecked(first)
        }
    }

    /// Takes back the newest `N` tasks, if `tasks` is where they stand.
    #[inline]
    pub(crate) fn take_back<const N: usize>(&mut self, tasks: NonNull<Task>) {
        if self.next == tasks.as_ptr().wrapping_add(N) {
            self.next = tasks.as_ptr();
        }
    }

    /// Goes on with another block, which has room for the branches of any fork.
    #[cold]
    fn next_block(&mut self) {
        self.close_block();
        if self.used == self.blocks.len() {
            let block = TaskBlock::new(self.kind, 64 << self.used.min(6));
            self.bytes += block.tasks.bytes();
            self.blocks.push(block);
        }
        let block = &mut self.blocks[self.used];
        // Places that the last run did not need come first, so that all streams are used up evenly.
        block.start = block.filled;
        if block.capacity() - block.place_of(block.filled) < MOST_BRANCHES {
            block.start = block.tasks.at(0).as_ptr();
            block.renew_streams(self.kind);
        }
        self.next = block.start;
        self.end = block.tasks.at(block.capacity()).as_ptr();
        self.used += 1;
    }

    /// Writes down how far the block in use is filled.
    #[inline]
    fn close_block(&mut self) {
        if let Some(last) = self.used.checked_sub(1) {
            self.blocks[last].filled = self.next;
        }
    }

    /// The tasks of this run, in pieces with consecutive streams: address and number.
    pub(crate) fn pieces(&mut self) -> impl Iterator<Item = (NonNull<Task>, usize)> {
        self.close_block();
        self.blocks[..self.used].iter().map(|block| {
            let (start, end) = (block.place_of(block.start), block.place_of(block.filled));
            (block.tasks.at(start), end - start)
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
    /// A block with room for `length` tasks. One place more is never used: it keeps the end of this block apart from the start
    /// of another that may lie next to it, so that `take_back` cannot take the one for the other.
    fn new(kind: Kind, length: usize) -> Self {
        let tasks = Block::new(length + 1);
        let (start, filled) = (tasks.at(0).as_ptr(), tasks.at(0).as_ptr());
        let mut block = Self { tasks, streams: None, start, filled };
        block.take_streams(kind);
        block
    }

    /// Makes blank records of all places, with streams that nobody has.
    fn take_streams(&mut self, kind: Kind) {
        let streams = Streams::take(kind, self.capacity());
        for place in 0..self.capacity() {
            let blank = Task::new(streams.start(place), TaskId::NONE);
            // SAFETY: the place lies in the block, which nobody else has.
            unsafe { self.tasks.at(place).write(blank) };
        }
        self.streams = Some(streams);
    }

    /// Takes other streams, if one of these has too few ids left for a task.
    fn renew_streams(&mut self, kind: Kind) {
        if self.floor() > LAST_START {
            self.give_up_streams();
            self.take_streams(kind);
        }
    }

    fn give_up_streams(&mut self) {
        let floor = self.floor();
        if let Some(streams) = self.streams.take() {
            streams.give_up(floor);
        }
    }

    /// The position at which tasks could start in all streams.
    fn floor(&self) -> u32 {
        // SAFETY: the records of a block are valid; none of its tasks is running now.
        let positions = (0..self.capacity())
            .map(|place| unsafe { self.tasks.at(place).as_ref() }.next_start().position());
        positions.max().unwrap_or(0)
    }

    /// How many tasks there is room for.
    fn capacity(&self) -> usize {
        self.tasks.len() - 1
    }

    /// Which place is at an address in this block, or just past its end.
    fn place_of(&self, task: *const Task) -> usize {
        (task.addr() - self.tasks.memory.addr().get()) / size_of::<Task>()
    }
}

impl Drop for TaskBlock {
    fn drop(&mut self) {
        self.give_up_streams();
    }
}

/// No fork has more branches.
const MOST_BRANCHES: usize = 2;

#[cfg(test)]
mod tests {
    use super::TaskArena;
    use crate::reverse::tape::id::{NodeId, TaskId};
    use crate::reverse::tape::streams::{Kind, LAST_START};

    /// Where tasks start that give out so many ids each, in runs of one task.
    fn starts(runs: usize, indices: u32) -> Vec<NodeId> {
        let mut arena = TaskArena::new(Kind::Verb);
        let run = |_| {
            let mut task = arena.alloc::<1>(TaskId::NONE);
            // SAFETY: the record is valid, and nobody else has it.
            let task = unsafe { task.as_mut() };
            task.indices = indices;
            arena.reset();
            task.start
        };
        (0..runs).map(run).collect()
    }

    /// Whether tasks at these starts have no id in common.
    fn are_disjoint(starts: &[NodeId], indices: u32) -> bool {
        let mut sorted = starts.to_vec();
        sorted.sort_unstable_by_key(|start| (start.task().stream(), start.position()));
        sorted.windows(2).all(|pair| pair[1].after(pair[0]) >= u64::from(indices))
    }

    #[test]
    fn tasks_in_one_place_go_on_with_its_stream() {
        let starts = starts(1000, 100);
        assert!(are_disjoint(&starts, 100));
        let streams: std::collections::HashSet<_> = starts.iter().map(|start| start.task()).collect();
        assert!(streams.len() < 500, "places are used again");
    }

    #[test]
    fn streams_that_are_nearly_used_up_are_replaced() {
        let most = i32::MAX as u32;
        let starts = starts(1000, most);
        assert!(are_disjoint(&starts, most));
        assert!(starts.iter().all(|start| start.position() <= LAST_START));
    }
}
