//! The records of a run's structure: tasks, their stretches, their imports.
//!
//! ```text
//! task ── last ──▶ stretch ── earlier ──▶ stretch ── earlier ──▶ stretch
//!   │                                        └─ fork: tasks 1 … n, which ran after this stretch
//!   └─ last_import ──▶ import range ── earlier ──▶ …
//! ```
//!
//! A **stretch** is what a task recorded in one piece: from a fork (or its start) to the next fork (or its
//! end, or the end of a chunk, or an array node). The list runs backwards in time, which is the order of the
//! sweep. The paper's *job* is a maximal stretch; a full chunk may split one in two.

use std::ptr::{self, NonNull};

use crate::reverse::tape::arena::Arena;
use crate::reverse::tape::array_node::ArrayNode;
use crate::reverse::tape::id::{NodeId, TaskId};
use crate::reverse::tape::known::Importer;
use crate::reverse::tape::node::Node;
use crate::reverse::tape::streams;

/// A task: code between a fork and its join, and what it recorded.
#[derive(Clone, Copy)]
pub(crate) struct Task {
    /// The id of its index 0.
    pub(crate) start: NodeId,
    /// The key of its imports in its lane; `None` before the first.
    pub(in crate::reverse) importer: Option<Importer>,
    /// The number of indices given out: to inputs (of the root) and nodes. Written when a thread leaves the
    /// task.
    pub(crate) indices: u32,
    /// The number of import slots.
    pub(crate) slots: u32,
    /// The number of import ranges.
    pub(crate) ranges: u32,
    /// The number of forks.
    pub(crate) forks: u32,
    /// The mark of the thread that ran it, whose caches hold what it recorded.
    pub(crate) thread: u32,
    /// Its newest stretch.
    pub(crate) last: *mut Stretch,
    /// Its newest import range.
    pub(crate) last_import: Option<RangeRef>,
    /// The ranges in which imports are looked up first: for left operands, and for right ones.
    pub(crate) windows: [Option<RangeRef>; 2],
    /// The task that forked it and, once that fork is joined, the stretch before it; `NONE` and null for the
    /// root.
    pub(crate) parent: TaskId,
    pub(crate) fork: *mut Stretch,
    /// Totals over the task and all below it.
    pub(crate) subtree: Totals,
    /// Its place in the run, known once the run is sealed.
    pub(crate) place: Place,
}

/// Sums over a subtree of tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Totals {
    /// Tasks.
    pub(crate) tasks: u32,
    /// Import ranges.
    pub(crate) ranges: u32,
    /// Forks.
    pub(crate) forks: u32,
    /// Adjoints: nodes, inputs and import slots.
    pub(crate) adjoints: usize,
}

impl Totals {
    const NOTHING: Self = Self { tasks: 0, ranges: 0, forks: 0, adjoints: 0 };

    pub(crate) fn add(&mut self, other: &Totals) {
        self.tasks += other.tasks;
        self.ranges += other.ranges;
        self.forks += other.forks;
        self.adjoints += other.adjoints;
    }
}

/// A task's place in the two orders of the run, and in its arrays.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// Position when the branches of a fork are visited left to right, a task before its children.
    pub(crate) rightward: u32,
    /// Position when they are visited right to left.
    pub(crate) leftward: u32,
    /// The place of its index 0 among all adjoints; its import slots lie just below.
    pub(crate) origin: usize,
    /// The start of its forks in the list of all forks.
    pub(crate) forks: usize,
}

impl Place {
    pub(crate) const FIRST: Self = Self { rightward: 0, leftward: 0, origin: 0, forks: 0 };
}

impl Task {
    #[inline]
    pub(crate) fn new(start: NodeId, parent: TaskId) -> Self {
        Self {
            start,
            importer: None,
            indices: 0,
            slots: 0,
            ranges: 0,
            forks: 0,
            thread: 0,
            last: ptr::null_mut(),
            last_import: None,
            windows: [None; 2],
            parent,
            fork: ptr::null_mut(),
            subtree: Totals::NOTHING,
            place: Place::FIRST,
        }
    }

    #[inline]
    pub(crate) fn id(&self) -> TaskId {
        self.start.task()
    }

    /// The start of the next task in this place.
    #[inline]
    pub(in crate::reverse) fn next_start(&self) -> NodeId {
        streams::next_start(self.start, self.indices)
    }

    /// The index of a value, if the task gave it out.
    #[inline]
    pub(crate) fn index_of(&self, value: NodeId) -> Option<u32> {
        let offset = value.after(self.start);
        (offset < u64::from(self.indices)).then_some(offset as u32)
    }

    /// Whether the task left no trace: no node, no import, and no fork, as forks of blank tasks are dropped.
    #[inline]
    pub(crate) fn is_blank(&self) -> bool {
        self.subtree.adjoints == 0
    }

    /// Its import ranges, newest first.
    pub(in crate::reverse) fn imports(&self) -> impl Iterator<Item = RangeRef> + use<> {
        std::iter::successors(self.last_import, |range| range.get().earlier)
    }

    /// Its newest stretch, when no thread records in it.
    pub(in crate::reverse) fn last_stretch(&self) -> Option<&Stretch> {
        // SAFETY: stretches are valid records as long as their task is; a thread that records in the task has
        // it to itself.
        unsafe { self.last.as_ref() }
    }

    /// Adds up the subtree, when the task and all below it have ended.
    #[inline]
    pub(crate) fn total(&mut self) {
        self.subtree.tasks += 1;
        self.subtree.ranges += self.ranges;
        self.subtree.forks += self.forks;
        self.subtree.adjoints += self.indices as usize + self.slots as usize;
    }

    /// Whether `other` is this task or lies below it, by their places.
    pub(crate) fn contains(&self, other: &Task) -> bool {
        other.place.rightward.wrapping_sub(self.place.rightward) < self.subtree.tasks
    }
}

/// What a task recorded in one piece, and the fork or the array node after it, if there is one.
#[derive(Clone, Copy)]
pub(crate) struct Stretch {
    pub(crate) nodes: NonNull<Node>,
    pub(crate) length: u32,
    /// The task's index of the first node.
    pub(crate) first: u32,
    pub(crate) earlier: *mut Stretch,
    /// The tasks of the fork that ends this stretch.
    pub(crate) branches: *mut Task,
    pub(crate) branch_count: u32,
    /// The array node that ends this stretch; its results have the indices after those of the nodes.
    pub(crate) array: Option<NonNull<ArrayNode>>,
    /// The gathers to do before this stretch is swept: a range of the sealed run's list.
    pub(crate) gathers: u32,
    pub(crate) gather_count: u32,
}

impl Stretch {
    /// The stretch before it, of the same task.
    pub(in crate::reverse) fn earlier(&self) -> Option<&Stretch> {
        // SAFETY: the stretches of a task are valid as long as one of them is, and are not written to any
        // more.
        unsafe { self.earlier.as_ref() }
    }

    /// Its nodes.
    pub(in crate::reverse) fn nodes(&self) -> &[Node] {
        // SAFETY: a stretch has `length` consecutive nodes, which are not written to any more, and which live
        // as long as it does.
        unsafe { std::slice::from_raw_parts(self.nodes.as_ptr(), self.length as usize) }
    }

    /// The array node that ends it.
    pub(in crate::reverse) fn array(&self) -> Option<&ArrayNode> {
        // SAFETY: array nodes live as long as the stretch that has them, and are only read.
        self.array.map(|array| unsafe { array.as_ref() })
    }

    /// The tasks of the fork that ends it.
    pub(in crate::reverse) fn branches(&self) -> &[Task] {
        if self.branch_count == 0 {
            return &[];
        }
        // SAFETY: a fork has `branch_count` consecutive tasks, which live as long as the stretch.
        unsafe { std::slice::from_raw_parts(self.branches, self.branch_count as usize) }
    }
}

/// Consecutive values of another task, and the consecutive import slots that stand for them.
#[derive(Clone, Copy)]
pub(crate) struct ImportRange {
    pub(crate) first: NodeId,
    pub(crate) length: u32,
    /// The operand that stands for the first: slots count downwards from −1.
    pub(crate) place: i32,
    pub(crate) earlier: Option<RangeRef>,
}

impl ImportRange {
    /// Its first slot.
    #[inline(always)]
    pub(crate) fn slot(&self) -> u32 {
        (-1 - self.place) as u32
    }

    /// The operand that stands for one of its values.
    #[inline(always)]
    pub(crate) fn operand_of(&self, value: NodeId) -> i32 {
        self.place.wrapping_sub(value.after(self.first) as i32)
    }
}

/// A reference to an import range in the arena of a lane, valid until its run is reset.
///
/// Only the thread that has the task uses its ranges while the run is recorded; once it is sealed, they are
/// only read. All records that hold such a reference (tasks, ranges, windows, the map of known imports) are
/// dropped together with it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct RangeRef(NonNull<ImportRange>);

// SAFETY: as stated above.
unsafe impl Send for RangeRef {}
// SAFETY: as stated above.
unsafe impl Sync for RangeRef {}

impl RangeRef {
    /// A new range, in an arena.
    pub(in crate::reverse) fn new(range: ImportRange, arena: &mut Arena<ImportRange>) -> Self {
        Self(arena.alloc(range))
    }

    /// The range.
    #[inline(always)]
    pub(crate) fn get(self) -> ImportRange {
        // SAFETY: the record is valid, and is not written to now: see above.
        unsafe { self.0.read() }
    }

    /// The operand that stands for a value, if it is in the range.
    #[inline(always)]
    pub(in crate::reverse) fn find(self, value: NodeId) -> Option<i32> {
        let range = self.get();
        (value.after(range.first) < u64::from(range.length)).then(|| range.operand_of(value))
    }

    /// Extends the range by some values.
    pub(in crate::reverse) fn extend(self, more: u32) {
        // SAFETY: the record is valid, and only this thread uses it now: see above.
        unsafe { (*self.0.as_ptr()).length += more };
    }
}
