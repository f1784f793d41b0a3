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

use super::import::NodeId;
use super::pages;
use super::shelf::{Shelf, ShelfPosition};
use super::streamed_row::RowMemory;
use super::task::{ImportRange, Stretch, Task, TaskId};

/// One recorded operation: what its adjoint is multiplied with, and to whose adjoints that is added.
///
/// An operand is an index into the task's own adjoints, counted from its first node: at least 0 for one of the task's
/// inputs or nodes, below 0 for an import, slot `s` being `−1 − s`.
///
/// The sum of values whose indices are a [`Progression`] is one node too: its first operand is [`SUM_MARK`], its first
/// partial no number, and the other places hold the progression. A sweep has to look out for products that are no numbers
/// anyway, so it can find sums at no cost. The same mark is on the last node of some runs. (`operation.rs`)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) partials: [f64; 2],
    pub(crate) operands: [i32; 2],
}

/// Indices of a task: `first`, `first + stride`, `first + 2 · stride`, …, so many as `length` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progression {
    pub(crate) first: u32,
    pub(crate) stride: i32,
    pub(crate) length: u32,
}

impl Progression {
    /// The indices, as operands.
    pub(crate) fn indices(self) -> impl Iterator<Item = i32> {
        (0..self.length as i32).map(move |n| self.first as i32 + n * self.stride)
    }
}

/// No operand: tasks have fewer indices and slots.
pub(crate) const SUM_MARK: i32 = i32::MIN;

/// The first partial of a sum that is a row: no number, but another one than that of other sums.
const ROW_BITS: u64 = f64::NAN.to_bits() + 1;

impl Node {
    /// Writes a node, its operands in one piece: recording is bound by the number of stores.
    ///
    /// # Safety
    /// There is room for it at `place`.
    #[inline(always)]
    pub(crate) unsafe fn write(place: *mut Self, node: Self) {
        let [left, right] = node.operands.map(|operand| u64::from(operand as u32));
        let operands = if cfg!(target_endian = "little") { left | right << 32 } else { left << 32 | right };
        // SAFETY: as the caller says; the operands are the third word of a node.
        unsafe {
            (&raw mut (*place).partials).write(node.partials);
            place.cast::<u64>().add(2).write(operands);
        }
    }

    /// The sum of some of the task's values.
    #[inline(always)]
    pub(crate) fn sum(of: Progression) -> Self {
        let bits = u64::from(of.first) | u64::from(of.length) << 32;
        Self { partials: [f64::NAN, f64::from_bits(bits)], operands: [SUM_MARK, of.stride] }
    }

    /// The sum of so many nodes just before this one, of which nothing else knows. `first` is the index of the first.
    #[inline(always)]
    pub(crate) fn row(first: u32, length: u32) -> Self {
        let sum = Self::sum(Progression { first, stride: 1, length });
        Self { partials: [f64::from_bits(ROW_BITS), sum.partials[1]], ..sum }
    }

    /// Whether this was made by [`Node::row`].
    #[inline(always)]
    pub(crate) fn is_row(&self) -> bool {
        self.operands[0] == SUM_MARK && self.partials[0].to_bits() == ROW_BITS
    }

    /// The partials, each read by itself: a processor cannot take two numbers at once out of its store buffer that were
    /// written there one after the other.
    ///
    /// # Safety
    /// The node may be read.
    #[inline(always)]
    pub(crate) unsafe fn partials_one_by_one(node: *const Self) -> [f64; 2] {
        // SAFETY: as the caller says. That the reads are volatile keeps the compiler from making one of them.
        unsafe {
            [
                (&raw const (*node).partials[0]).read_volatile(),
                (&raw const (*node).partials[1]).read_volatile(),
            ]
        }
    }

    /// How many nodes before this one have its adjoint, if it was made by [`Node::row`].
    #[inline(always)]
    pub(crate) fn row_length(&self) -> usize {
        (self.partials[1].to_bits() >> 32) as usize
    }
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
        let memory = Box::new_uninit_slice(length);
        pages::ask_for_large(&memory);
        let memory = Box::into_raw(memory);
        // SAFETY: a box is never null.
        Self { memory: unsafe { NonNull::new_unchecked(memory) } }
    }

    fn len(&self) -> usize {
        self.memory.len()
    }

    fn bytes(&self) -> usize {
        self.len() * size_of::<T>()
    }

    /// The address of the first record, and just past the last.
    #[inline]
    fn bounds(&self) -> (*mut T, *mut T) {
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

/// What one thread writes during one run.
pub(crate) struct Lane {
    chunks: Vec<Block<Node>>,
    chunk_bytes: usize,
    /// How many chunks are in use; the last of them is being written.
    used: usize,
    /// Where the first chunk begins; null where there is none yet.
    first: *mut Node,
    /// Where writing goes on, while no thread has the lane; equal where there is no chunk yet.
    pub(crate) next: *mut Node,
    pub(crate) end: *mut Node,
    pub(crate) tasks: TaskArena,
    pub(crate) stretches: Arena<Stretch>,
    pub(crate) imports: Arena<ImportRange>,
    /// Array nodes; they stay where they are, and are dropped when the run is over.
    pub(crate) arrays: Shelf,
    /// Adjoints for local sweeps, which none uses at the moment: all zero.
    pub(crate) spare_rows: Vec<RowMemory>,
    /// Whether there were local sweeps with such adjoints since the lane was last reset.
    pub(crate) had_rows: bool,
    /// The ids of local runs that forked, and the tasks that they are part of.
    pub(crate) aliases: Vec<(TaskId, TaskId)>,
    /// Tasks that are in a local run inside of another one, with what they go by in the outer one.
    pub(crate) outer_names: Vec<(*mut Task, TaskId)>,
    pub(crate) recent: RecentImports<16>,
    /// Pages of consecutive values, by their first.
    pub(crate) pages: Box<RecentImports<512>>,
}

// SAFETY: a lane owns all that its pointers reach; whoever has the lane is the only one to use them (I1).
unsafe impl Send for Lane {}

impl Lane {
    /// An empty lane, by a pointer from `Box::into_raw`: whoever has the lane may have it where the run cannot know.
    pub(crate) fn new() -> NonNull<Self> {
        let lane = Box::new(Self {
            chunks: Vec::new(),
            chunk_bytes: 0,
            used: 0,
            first: ptr::null_mut(),
            next: ptr::null_mut(),
            end: ptr::null_mut(),
            tasks: TaskArena::default(),
            stretches: Arena::default(),
            imports: Arena::default(),
            arrays: Shelf::default(),
            spare_rows: Vec::new(),
            had_rows: false,
            aliases: Vec::new(),
            outer_names: Vec::new(),
            recent: RecentImports::default(),
            pages: Box::default(),
        });
        NonNull::from(Box::leak(lane))
    }

    /// Whether what was recorded is short: not more than one chunk, or one block of each kind, and no array nodes.
    #[inline]
    pub(crate) fn is_short(&self) -> bool {
        self.used | self.tasks.used | self.stretches.used | self.imports.used <= 1
            && self.arrays.is_empty()
            && !self.had_rows
    }

    /// [`Lane::reset`] after what is short.
    #[inline]
    pub(crate) fn reset_short(&mut self) {
        debug_assert!(self.is_short());
        self.next = self.first;
        self.tasks.reset();
        self.stretches.next = self.stretches.first;
        self.imports.next = self.imports.first;
        self.aliases.clear();
    }

    /// Forgets what was recorded and keeps the memory.
    pub(crate) fn reset(&mut self) {
        if let Some(first) = self.chunks.first() {
            (self.next, self.end) = first.bounds();
            self.used = 1;
        }
        self.tasks.reset();
        self.stretches.reset();
        self.imports.reset();
        self.arrays.clear();
        self.had_rows = false;
        self.aliases.clear();
    }

    /// Where a thread that takes the lane writes on: there is room for a node.
    #[inline]
    pub(crate) fn bounds(&mut self) -> (*mut Node, *mut Node) {
        if self.next == self.end { self.next_chunk() } else { (self.next, self.end) }
    }

    /// The bounds of a chunk to go on with after a full one.
    #[cold]
    pub(crate) fn next_chunk(&mut self) -> (*mut Node, *mut Node) {
        if self.used == self.chunks.len() {
            let length = match self.chunks.last() {
                Some(last) => (2 * last.len()).min(LARGEST_CHUNK),
                None => FIRST_CHUNK,
            };
            let chunk = Block::new(length);
            self.chunk_bytes += chunk.bytes();
            self.chunks.push(chunk);
        }
        let chunk = &self.chunks[self.used];
        self.used += 1;
        (self.next, self.end) = chunk.bounds();
        if self.used == 1 {
            self.first = self.next;
        }
        (self.next, self.end)
    }

    /// Whether a task of this thread goes by the given id in a local run around the one that goes on.
    #[inline]
    pub(crate) fn is_outer_name(&self, task: &Task, name: TaskId) -> bool {
        name.is_local() && self.outer_names.iter().any(|outer| ptr::eq(outer.0, task) && outer.1 == name)
    }

    /// Writes down that a task, which forks in a local run, goes by that run's id, and by those of the runs around it.
    pub(crate) fn write_down_aliases(&mut self, task: &Task, name: TaskId) {
        self.aliases.push((name, task.id));
        let outer = self.outer_names.iter().filter(|outer| ptr::eq(outer.0, task));
        self.aliases.extend(outer.map(|outer| (outer.1, task.id)));
    }

    /// Where the lane is written, but for the node that comes next.
    #[inline]
    pub(crate) fn position(&self) -> Position {
        let stretches = &self.stretches;
        Position {
            used: self.used,
            stretches: (stretches.used, stretches.next, stretches.end),
            arrays: self.arrays.position(),
        }
    }

    /// Goes back to a position: nodes and stretches that were written since are unused memory again. The next node goes to
    /// `next`, in the chunk that ends at `end`.
    ///
    /// # Safety
    /// The position is of this lane and this run, `next` and `end` were the cursor's there, and nobody refers to the nodes
    /// and stretches since.
    #[inline]
    pub(crate) unsafe fn go_back(&mut self, to: &Position, next: *mut Node, end: *mut Node) {
        self.used = to.used;
        (self.next, self.end) = (next, end);
        let stretches = &mut self.stretches;
        (stretches.used, stretches.next, stretches.end) = to.stretches;
    }

    /// How many bytes the lane holds on to.
    pub(crate) fn bytes(&self) -> usize {
        let rows: usize = self.spare_rows.iter().map(RowMemory::bytes).sum();
        rows + self.chunk_bytes
            + self.tasks.bytes
            + self.stretches.bytes
            + self.imports.bytes
            + self.arrays.bytes()
            + size_of_val(&*self.pages)
    }
}

/// How far a lane is written.
pub(crate) struct Position {
    used: usize,
    stretches: (usize, *mut Stretch, *mut Stretch),
    pub(crate) arrays: ShelfPosition,
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

    fn reset(&mut self) {
        if let Some(first) = self.blocks.first() {
            (self.next, self.end) = first.bounds();
            self.used = 1;
        }
    }
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

    #[inline]
    fn reset(&mut self) {
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

/// A small direct-mapped memory of imports, so that a scalar used again and again is imported once.
///
/// It may forget: a second slot for the same value is only a little waste. But slots decide how additions are grouped,
/// so what is forgotten must depend on the program alone (I2), neither on ids nor on what other tasks did on the same
/// lane. Hence a value's place follows from its index, and a task remembers nothing across a join: while it waited, its
/// lane may or may not have served others.
pub(crate) struct RecentImports<const N: usize> {
    entries: [RecentImport; N],
}

/// How many consecutive values a page has.
pub(crate) const PAGE: u32 = 32;

#[derive(Clone, Copy)]
struct RecentImport {
    value: NodeId,
    importer: TaskId,
    /// How many joins the importer had been through.
    joins: u32,
    /// The range that begins with the value.
    range: *mut ImportRange,
}

impl<const N: usize> Default for RecentImports<N> {
    fn default() -> Self {
        let value = NodeId::new(TaskId::CONSTANT, 0);
        Self {
            entries: [RecentImport { value, importer: TaskId::CONSTANT, joins: 0, range: ptr::null_mut() };
                N],
        }
    }
}

impl<const N: usize> RecentImports<N> {
    #[inline(always)]
    fn place(value: NodeId) -> usize {
        (value.index().wrapping_mul(0x9E37_79B1) >> (u32::BITS - N.trailing_zeros())) as usize
    }

    #[inline(always)]
    pub(crate) fn find(&self, importer: &Task, value: NodeId) -> Option<*mut ImportRange> {
        let entry = &self.entries[Self::place(value)];
        let known = entry.value == value && entry.importer == importer.id && entry.joins == importer.joins;
        known.then_some(entry.range)
    }

    pub(crate) fn remember(&mut self, importer: &Task, value: NodeId, range: *mut ImportRange) {
        let entry = RecentImport { value, importer: importer.id, joins: importer.joins, range };
        self.entries[Self::place(value)] = entry;
    }
}
