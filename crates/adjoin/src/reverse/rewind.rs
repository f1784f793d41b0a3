//! Rewinding: taking back whatever was recorded since a place on the tape, unless there was a fork.
//!
//! A [`Mark`](super::mark::Mark) takes back nodes of one chunk. Here it is whole stretches, with array nodes, over as many
//! chunks as there were: what is taken back must not depend on where a chunk ends, for that is a matter of what else the
//! thread has done, and the order of additions is not (I2).
//!
//! ```text
//! before      … n n n │
//! a term      … n n n │ n n n n ┃ n n n A n n      the end of a chunk ┃, an array node A
//! afterwards  … n n n │
//! ```
//!
//! A fork makes tasks that refer to the nodes before it, so from then on they stay.
//!
//! Cost: a few stores, and one for each array node.

use super::cursor::{self, CURSOR};
use super::import::NodeId;
use super::node::Node;
use super::tape::Position;
use super::task::Stretch;

/// A place on the tape of the current task, at the start of a stretch.
pub(crate) struct Start {
    next: *mut Node,
    end: *mut Node,
    index: u32,
    last: *mut Stretch,
    joins: u32,
    lane: Position,
}

/// There is room for so many nodes before the chunk ends.
const ROOM: usize = 256;

impl Start {
    /// Where the current task is.
    ///
    /// # Safety
    /// There is a current task.
    pub(crate) unsafe fn here() -> Self {
        cursor::current_task();
        CURSOR.with(|cursor| {
            cursor.end_stretch();
            if (cursor.end.get().addr() - cursor.next.get().addr()) < ROOM * size_of::<Node>() {
                cursor.leave_chunk();
            }
            // SAFETY: there is a current task, and the cursor is not used while the references are.
            let (task, lane) = unsafe { cursor::current() };
            let (last, joins, lane) = (task.last, task.joins, lane.position());
            let (next, end) = (cursor.next.get(), cursor.end.get());
            Self { next, end, index: cursor.index(), last, joins, lane }
        })
    }

    /// The first index after this place.
    #[inline]
    pub(crate) fn index(&self) -> u32 {
        self.index
    }

    /// Whether nothing was recorded since.
    #[inline]
    pub(crate) fn is_here(&self) -> bool {
        CURSOR.with(|cursor| {
            cursor.next.get() == self.next && cursor.index() == self.index && newest_stretch() == self.last
        }) && !self.has_forked()
    }

    /// Whether there was a fork since: then what was recorded stays.
    #[inline]
    pub(crate) fn has_forked(&self) -> bool {
        // SAFETY: by C2 the task, which had this place before, is this thread's.
        unsafe { (*cursor::current_pointer()).joins != self.joins }
    }

    /// Calls `f` with the stretches since, from the last to the first. Those with an index from `below` on may be left out.
    ///
    /// `f` may run differentiated code, but may record nothing in this task.
    pub(crate) fn for_each_since(&self, below: u32, mut f: impl FnMut(&Stretch)) {
        let mut stretch = newest_stretch();
        if stretch == self.last {
            f(&self.open_stretch(below));
            return;
        }
        CURSOR.with(super::cursor::Cursor::end_stretch);
        stretch = newest_stretch();
        while stretch != self.last {
            // SAFETY: the task's stretches are valid records, which are not written to any more.
            let since = unsafe { &*stretch };
            f(since);
            stretch = since.earlier;
        }
    }

    /// The open stretch, which began here, up to the given index.
    #[inline]
    fn open_stretch(&self, below: u32) -> Stretch {
        CURSOR.with(|cursor| {
            let (start, next) = (cursor.start.get(), cursor.next.get());
            // SAFETY: by C2 both lie in one chunk, in this order.
            let length = unsafe { next.offset_from(start) } as u32;
            let first = cursor.index() - length;
            Stretch {
                // SAFETY: there is a chunk.
                nodes: unsafe { std::ptr::NonNull::new_unchecked(start) },
                length: length.min(below.saturating_sub(first)),
                first,
                earlier: self.last,
                branches: std::ptr::null_mut(),
                branch_count: 0,
                array: None,
                gathers: 0,
                gather_count: 0,
            }
        })
    }

    /// Takes back what was recorded since.
    ///
    /// # Safety
    /// There was no fork since. Indices that were given out since are given out again: whoever has a value of them must not
    /// be able to use it where there is no adjoint for it.
    #[inline]
    pub(crate) unsafe fn rewind(&self) {
        debug_assert!(!self.has_forked());
        CURSOR.with(|cursor| {
            cursor.next.set(self.next);
            cursor.end.set(self.end);
            cursor.start.set(self.next);
            cursor.id.set(NodeId::new(cursor.name.get(), self.index));
        });
        // SAFETY: there is a current task, and the cursor is not used while the references are. The stretches since are no
        // longer the task's, and nobody else has any: there was no fork.
        let had_arrays = unsafe {
            let (task, lane) = cursor::current();
            task.last = self.last;
            lane.go_back(&self.lane, self.next, self.end);
            lane.arrays.has_more_than(self.lane.arrays)
        };
        if had_arrays {
            self.drop_arrays();
        }
    }

    /// Drops the array nodes since, of which no stretch has any.
    #[cold]
    fn drop_arrays(&self) {
        // SAFETY: there is a current task. What nodes hold on to may be anything, so the lane is not borrowed meanwhile.
        let nodes = unsafe { cursor::current() }.1.arrays.take_since(self.lane.arrays);
        for node in nodes {
            // SAFETY: by S1 the node is valid, and it is named here only.
            unsafe { node.drop_in_place() };
        }
        // SAFETY: there is a current task.
        unsafe { cursor::current() }.1.arrays.go_back(self.lane.arrays);
    }
}

/// The newest stretch of the current task that is over.
#[inline]
fn newest_stretch() -> *mut Stretch {
    // SAFETY: there is a current task, whoever has a place of it; by C2 it is this thread's.
    unsafe { (*cursor::current_pointer()).last }
}
