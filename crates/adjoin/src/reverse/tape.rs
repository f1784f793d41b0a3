//! Tape memory: nodes, and the lanes that threads write them to.
//!
//! A **node** is one recorded operation of two operands: 24 bytes. (Operations of one operand are never recorded: see
//! `scalar.rs`.) A **lane** is the memory that one thread writes for one run: chunks of nodes, and arenas for the
//! records of tasks, stretches and imports. Tasks that follow each other on a thread write to the same lane one after
//! the other, so that a task costs no memory beyond what it records. A lane keeps its memory from one run to the next.
//!
//! Cost: nothing is allocated, zeroed or freed while a lane is reused; a chunk twice the size of the last (up to 6 MiB)
//! is allocated where the lane has never been so long before.

use std::mem::MaybeUninit;
use std::ptr::{self, NonNull};

use super::task::{ImportRange, Stretch, Task, TaskId};

/// One recorded operation: what its adjoint is multiplied with, and to whose adjoints that is added.
///
/// An operand is an index into the task's own adjoints, counted from its first node: at least 0 for one of the task's
/// inputs or nodes, below 0 for an import, slot `s` being `−1 − s`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) partials: [f64; 2],
    pub(crate) operands: [i32; 2],
}

const FIRST_CHUNK: usize = 1 << 11;
pub(crate) const LARGEST_CHUNK: usize = 1 << 18;

/// Uninitialised memory for plain records, with a fixed address.
///
/// Unlike a `Box`, it may be moved while there are pointers into it.
struct Block<T: Copy> {
    memory: NonNull<[MaybeUninit<T>]>,
}

impl<T: Copy> Block<T> {
    fn new(length: usize) -> Self {
        let memory = Box::into_raw(Box::new_uninit_slice(length));
        // SAFETY: a box is never null.
        Self { memory: unsafe { NonNull::new_unchecked(memory) } }
    }

    fn len(&self) -> usize {
        self.memory.len()
    }

    fn bytes(&self) -> usize {
        self.len() * size_of::<T>()
    }

    /// The address of a record, or just past the last.
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

/// What one thread writes during one run.
pub(crate) struct Lane {
    chunks: Vec<Block<Node>>,
    /// How many chunks are in use; the last of them is being written.
    used: usize,
    /// Where writing goes on, while no thread has the lane.
    pub(crate) next: *mut Node,
    pub(crate) end: *mut Node,
    pub(crate) tasks: TaskArena,
    pub(crate) stretches: Arena<Stretch>,
    pub(crate) imports: Arena<ImportRange>,
    pub(crate) recent: RecentImports,
}

// SAFETY: a lane owns all that its pointers reach; whoever has the lane is the only one to use them (I1).
unsafe impl Send for Lane {}

impl Lane {
    pub(crate) fn new() -> Box<Self> {
        Box::new(Self {
            chunks: Vec::new(),
            used: 0,
            next: ptr::null_mut(),
            end: ptr::null_mut(),
            tasks: TaskArena::default(),
            stretches: Arena::default(),
            imports: Arena::default(),
            recent: RecentImports::default(),
        })
    }

    /// Forgets what was recorded and keeps the memory.
    pub(crate) fn reset(&mut self) {
        self.used = 0;
        (self.next, self.end) = (ptr::null_mut(), ptr::null_mut());
        self.tasks.reset();
        self.stretches.reset();
        self.imports.reset();
    }

    /// The bounds of a chunk to go on with after a full one.
    pub(crate) fn next_chunk(&mut self) -> (*mut Node, *mut Node) {
        if self.used == self.chunks.len() {
            let length = match self.chunks.last() {
                Some(last) => (2 * last.len()).min(LARGEST_CHUNK),
                None => FIRST_CHUNK,
            };
            self.chunks.push(Block::new(length));
        }
        let chunk = &self.chunks[self.used];
        self.used += 1;
        (chunk.at(0).as_ptr(), chunk.at(chunk.len()).as_ptr())
    }

    /// How many bytes the lane holds on to.
    pub(crate) fn bytes(&self) -> usize {
        self.chunks.iter().map(Block::bytes).sum::<usize>()
            + self.tasks.bytes()
            + self.stretches.bytes()
            + self.imports.bytes()
    }
}

/// A bump allocator of plain records with fixed addresses, emptied all at once.
pub(crate) struct Arena<T: Copy> {
    blocks: Vec<Block<T>>,
    /// The block being filled, and how much of it is.
    block: usize,
    filled: usize,
}

impl<T: Copy> Default for Arena<T> {
    fn default() -> Self {
        Self { blocks: Vec::new(), block: 0, filled: 0 }
    }
}

impl<T: Copy> Arena<T> {
    pub(crate) fn alloc(&mut self, value: T) -> NonNull<T> {
        if self.blocks.get(self.block).is_none_or(|block| self.filled == block.len()) {
            self.next_block();
        }
        let slot = self.blocks[self.block].at(self.filled);
        self.filled += 1;
        // SAFETY: there was room for one more record, which nobody else knows of.
        unsafe { slot.write(value) };
        slot
    }

    /// Takes back a record, if it is the newest.
    pub(crate) fn take_back(&mut self, record: NonNull<T>) {
        if self.filled > 0 && self.blocks[self.block].at(self.filled - 1) == record {
            self.filled -= 1;
        }
    }

    #[cold]
    fn next_block(&mut self) {
        if self.block < self.blocks.len() {
            self.block += 1;
        }
        if self.block == self.blocks.len() {
            self.blocks.push(Block::new(16 << self.block.min(8)));
        }
        self.filled = 0;
    }

    fn reset(&mut self) {
        (self.block, self.filled) = (0, 0);
    }

    fn bytes(&self) -> usize {
        self.blocks.iter().map(Block::bytes).sum()
    }
}

/// An arena of tasks in which a task's place follows from its id: the ids of a block are consecutive.
#[derive(Default)]
pub(crate) struct TaskArena {
    blocks: Vec<TaskBlock>,
    /// How many blocks are in use; the last of them is being filled.
    used: usize,
}

struct TaskBlock {
    tasks: Block<Task>,
    /// The tasks of this run are those from `start` up to `filled`.
    start: usize,
    filled: usize,
    /// The id that goes with place 0.
    first: TaskId,
}

impl TaskArena {
    /// `count` tasks in a row, each made by `make` from its id.
    #[inline]
    pub(crate) fn alloc(&mut self, count: usize, mut make: impl FnMut(TaskId) -> Task) -> NonNull<Task> {
        if self.used == 0 || self.blocks[self.used - 1].room() < count {
            self.next_block(count);
        }
        let block = &mut self.blocks[self.used - 1];
        for place in block.filled..block.filled + count {
            // SAFETY: there is room for `count` more tasks, which nobody else knows of.
            unsafe { block.tasks.at(place).write(make(block.first.nth(place))) };
        }
        block.filled += count;
        block.tasks.at(block.filled - count)
    }

    /// Takes back the newest `count` tasks, if `tasks` is where they stand.
    ///
    /// Only for tasks that recorded nothing: no value carries their ids, which will be given out again.
    pub(crate) fn take_back(&mut self, tasks: NonNull<Task>, count: usize) {
        let block = &mut self.blocks[self.used - 1];
        if block.filled - block.start >= count && block.tasks.at(block.filled - count) == tasks {
            block.filled -= count;
        }
    }

    #[cold]
    fn next_block(&mut self, count: usize) {
        // A block left over from an earlier run may be too small for a wide fork: look further.
        let large_enough = self.blocks[self.used..].iter().position(|block| block.tasks.len() >= count);
        match large_enough {
            Some(offset) => self.blocks.swap(self.used, self.used + offset),
            None => {
                let length = (64usize << self.blocks.len().min(6)).max(count);
                let block =
                    TaskBlock { tasks: Block::new(length), start: 0, filled: length, first: TaskId::NONE };
                self.blocks.insert(self.used, block);
            }
        }
        let block = &mut self.blocks[self.used];
        block.start = block.filled;
        if block.room() < count {
            (block.start, block.filled) = (0, 0);
            block.first = TaskId::reserve(block.tasks.len());
        }
        self.used += 1;
    }

    /// The tasks of this run, in pieces with consecutive ids: first id, address, number.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = (TaskId, NonNull<Task>, usize)> {
        self.blocks[..self.used].iter().map(|block| {
            (block.first.nth(block.start), block.tasks.at(block.start), block.filled - block.start)
        })
    }

    fn reset(&mut self) {
        self.used = 0;
    }

    fn bytes(&self) -> usize {
        self.blocks.iter().map(|block| block.tasks.bytes()).sum()
    }
}

impl TaskBlock {
    fn room(&self) -> usize {
        self.tasks.len() - self.filled
    }
}

/// A small direct-mapped memory of imports, so that a scalar used again and again is imported once.
///
/// It may forget: a second slot for the same value is only a little waste.
pub(crate) struct RecentImports {
    entries: [RecentImport; 16],
}

#[derive(Clone, Copy)]
struct RecentImport {
    importer: TaskId,
    task: TaskId,
    index: u32,
    slot: u32,
}

impl Default for RecentImports {
    fn default() -> Self {
        let none = RecentImport { importer: TaskId::CONSTANT, task: TaskId::CONSTANT, index: 0, slot: 0 };
        Self { entries: [none; 16] }
    }
}

impl RecentImports {
    fn place(task: TaskId, index: u32) -> usize {
        let mixed = index.wrapping_mul(0x9E37_79B1) ^ task.0.wrapping_mul(0x85EB_CA6B);
        (mixed >> 28) as usize
    }

    #[inline]
    pub(crate) fn find(&self, importer: TaskId, task: TaskId, index: u32) -> Option<u32> {
        let entry = &self.entries[Self::place(task, index)];
        (entry.importer == importer && entry.task == task && entry.index == index).then_some(entry.slot)
    }

    #[inline]
    pub(crate) fn remember(&mut self, importer: TaskId, task: TaskId, index: u32, slot: u32) {
        self.entries[Self::place(task, index)] = RecentImport { importer, task, index, slot };
    }
}
