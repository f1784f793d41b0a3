//! Tape memory: the lanes that threads write to.
//!
//! A **lane** is the memory that one thread writes for one run: chunks of nodes (`node.rs`), arenas for the
//! records of tasks, stretches and imports (`arena.rs`), and array nodes (`shelf.rs`). Consecutive tasks on a
//! thread write to the same lane one after the other, so a task costs no memory beyond what it records. A
//! lane keeps its memory from one run to the next.
//!
//! Cost: nothing is allocated, zeroed or freed while a lane is reused; a chunk twice the size of the last (up
//! to 6 MiB) is allocated only when the lane grows beyond its largest size so far.

use std::ptr::{self, NonNull};

use crate::reverse::tape::arena::{Arena, Block, TaskArena};
use crate::reverse::tape::known::KnownImports;
use crate::reverse::tape::node::Node;
use crate::reverse::tape::shelf::Shelf;
use crate::reverse::tape::streams::Kind;
use crate::reverse::tape::task::{ImportRange, Stretch};

const FIRST_CHUNK: usize = 1 << 11;
pub(crate) const LARGEST_CHUNK: usize = 1 << 18;

/// The memory that one thread writes during one run.
pub(crate) struct Lane {
    chunks: Vec<Block<Node>>,
    chunk_bytes: usize,
    /// The number of chunks in use; the last of them is being written.
    used: usize,
    /// The start of the first chunk; null if there is none yet.
    first: *mut Node,
    /// The bounds between which writing continues, while no thread has the lane; equal if there is no chunk
    /// yet.
    pub(crate) next: *mut Node,
    pub(crate) end: *mut Node,
    pub(crate) tasks: TaskArena,
    pub(crate) stretches: Arena<Stretch>,
    pub(crate) imports: Arena<ImportRange>,
    /// Array nodes; they keep their addresses, and are dropped when the run is over.
    pub(crate) arrays: Shelf,
    pub(crate) known: KnownImports,
}

// SAFETY: a lane owns everything that its pointers reach; only the thread that has the lane uses them (I1).
unsafe impl Send for Lane {}

impl Lane {
    /// An empty lane, as a pointer from `Box::into_raw`, because threads hold lanes while the run is shared.
    pub(crate) fn new(kind: Kind) -> NonNull<Self> {
        let lane = Box::new(Self {
            chunks: Vec::new(),
            chunk_bytes: 0,
            used: 0,
            first: ptr::null_mut(),
            next: ptr::null_mut(),
            end: ptr::null_mut(),
            tasks: TaskArena::new(kind),
            stretches: Arena::default(),
            imports: Arena::default(),
            arrays: Shelf::default(),
            known: KnownImports::default(),
        });
        NonNull::from(Box::leak(lane))
    }

    /// Whether little was recorded: at most one chunk and one block of each kind, and no array nodes.
    #[inline]
    pub(crate) fn is_short(&self) -> bool {
        self.used | self.tasks.blocks_in_use() | self.stretches.blocks_in_use() | self.imports.blocks_in_use()
            <= 1
            && self.arrays.is_empty()
    }

    /// [`Lane::reset`] after a short recording.
    #[inline]
    pub(crate) fn reset_short(&mut self) {
        debug_assert!(self.is_short());
        self.next = self.first;
        self.tasks.reset();
        self.stretches.reset_short();
        self.imports.reset_short();
        self.known.clear();
    }

    /// Drops what was recorded but keeps the memory.
    pub(crate) fn reset(&mut self) {
        self.forget_nodes();
        self.tasks.reset();
        self.imports.reset();
        self.known.clear();
    }

    /// Drops the nodes and stretches, but neither tasks nor imports.
    pub(in crate::reverse) fn forget_nodes(&mut self) {
        if let Some(first) = self.chunks.first() {
            (self.next, self.end) = first.bounds();
            self.used = 1;
        }
        self.stretches.reset();
        self.arrays.clear();
    }

    /// Where a thread that takes the lane continues; there is room for a node.
    #[inline]
    pub(crate) fn bounds(&mut self) -> (*mut Node, *mut Node) {
        if self.next == self.end { self.next_chunk() } else { (self.next, self.end) }
    }

    /// The bounds of the chunk after a full one.
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

    /// The number of bytes that the lane holds.
    pub(crate) fn bytes(&self) -> usize {
        self.chunk_bytes
            + self.tasks.bytes()
            + self.stretches.bytes()
            + self.imports.bytes()
            + self.arrays.bytes()
            + self.known.bytes()
    }
}
