//! Tape memory: the lanes that threads write to.
//!
//! A **lane** is the memory that one thread writes for one run: chunks of nodes (`node.rs`), arenas for the records of tasks,
//! stretches and imports (`arena.rs`), and array nodes (`shelf.rs`). Tasks that follow each other on a thread write to the same lane one after
//! the other, so that a task costs no memory beyond what it records. A lane keeps its memory from one run to the next.
//!
//! Cost: nothing is allocated, zeroed or freed while a lane is reused; a chunk twice the size of the last (up to 6 MiB)
//! is allocated where the lane has never been so long before.

use std::ptr::{self, NonNull};

use super::arena::{Arena, ArenaPosition, Block, TaskArena};
use super::node::Node;
use super::recent::RecentImports;
use super::shelf::{Shelf, ShelfPosition};
use super::streamed_row::RowMemory;
use super::task::{ImportRange, Stretch, Task, TaskId};

const FIRST_CHUNK: usize = 1 << 11;
pub(crate) const LARGEST_CHUNK: usize = 1 << 18;

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
        self.used | self.tasks.blocks_in_use() | self.stretches.blocks_in_use() | self.imports.blocks_in_use()
            <= 1
            && self.arrays.is_empty()
            && !self.had_rows
    }

    /// [`Lane::reset`] after what is short.
    #[inline]
    pub(crate) fn reset_short(&mut self) {
        debug_assert!(self.is_short());
        self.next = self.first;
        self.tasks.reset();
        self.stretches.reset_short();
        self.imports.reset_short();
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
        Position { used: self.used, stretches: self.stretches.position(), arrays: self.arrays.position() }
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
        self.stretches.go_back(to.stretches);
    }

    /// How many bytes the lane holds on to.
    pub(crate) fn bytes(&self) -> usize {
        let rows: usize = self.spare_rows.iter().map(RowMemory::bytes).sum();
        rows + self.chunk_bytes
            + self.tasks.bytes()
            + self.stretches.bytes()
            + self.imports.bytes()
            + self.arrays.bytes()
            + size_of_val(&*self.pages)
    }
}

/// How far a lane is written.
pub(crate) struct Position {
    used: usize,
    stretches: ArenaPosition<Stretch>,
    pub(crate) arrays: ShelfPosition,
}
