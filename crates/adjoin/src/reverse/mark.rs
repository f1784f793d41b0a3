//! Marks: places on a tape to which it can be wound back.
//!
//! What a local run (`local.rs`) records is taken back when its derivatives are known. That is possible
//! as long as it is no more than nodes in one chunk: a mark begins a stretch of its own, with room for some, and finds out
//! afterwards. Until it is dropped, the current task goes by another id: values that were made since can be told from all
//! others, and one that outlives what was taken back is found out. A mark serves any number of local runs, one after the
//! other, each with an id of its own. In a local run inside of another one the id of the outer one is written down, because
//! values that have it are the task's own, too.

use super::cursor::CURSOR;
use super::import::NodeId;
use super::node::Node;
use super::task::{Stretch, TaskId};

/// A place on the tape of the current task.
pub(crate) struct Mark {
    next: *mut Node,
    /// The first index after it.
    pub(crate) index: u32,
    stand_ins: u32,
    last: *mut Stretch,
    joins: u32,
    /// What the current task goes by otherwise.
    name: TaskId,
}

/// A local run finds room for so many nodes.
const LOCAL_ROOM: usize = 256;

/// Marks a place on the tape of the current task, and gives out indices after it that no node has.
///
/// # Safety
/// There is a current task.
#[inline]
pub(crate) unsafe fn mark(stand_ins: u32) -> Mark {
    CURSOR.with(|cursor| {
        if cursor.start.get() != cursor.next.get() {
            cursor.end_stretch();
        }
        if (cursor.end.get().addr() - cursor.next.get().addr()) < LOCAL_ROOM * size_of::<Node>() {
            cursor.leave_chunk();
        }
        let index = cursor.index();
        cursor.skip(stand_ins);
        // SAFETY: by C2 the task is this thread's.
        let task = unsafe { &*cursor.current.get() };
        let (last, joins, name) = (task.last, task.joins, cursor.name.get());
        if name.is_local() {
            // SAFETY: by C1 the lane is this thread's.
            unsafe { (*cursor.lane()).outer_names.push((cursor.current.get(), name)) };
        }
        cursor.go_by(TaskId::local());
        Mark { next: cursor.next.get(), index, stand_ins, last, joins, name }
    })
}

impl Mark {
    /// The nodes that were recorded since, if there was nothing else: no fork, no array node, no new chunk.
    #[inline]
    pub(crate) fn recorded(&self) -> Option<&[Node]> {
        CURSOR.with(|cursor| {
            // SAFETY: by C2 the task is this thread's.
            let task = unsafe { &*cursor.current.get() };
            if task.last != self.last || task.joins != self.joins || cursor.start.get() != self.next {
                return None;
            }
            let count = cursor.index() - self.index - self.stand_ins;
            // SAFETY: the open stretch begins at the mark, so these are its nodes.
            Some(unsafe { std::slice::from_raw_parts(self.next, count as usize) })
        })
    }

    /// Takes back what was recorded since, for another local run. Only after [`Mark::recorded`] has found that it can be.
    #[inline]
    pub(crate) fn run_again(&self) {
        CURSOR.with(|cursor| {
            cursor.next.set(self.next);
            let name = TaskId::local();
            // If the chunk was full, it is not any more.
            cursor.id.set(NodeId::new(name, self.index + self.stand_ins));
            cursor.name.set(name);
        });
    }

    /// Takes back what was recorded since, the stand-ins' indices included. Only after [`Mark::recorded`] has found that
    /// it can be.
    #[inline]
    pub(crate) fn wind_back(self) {
        CURSOR.with(|cursor| {
            cursor.next.set(self.next);
            // If the chunk was full, it is not any more.
            cursor.id.set(NodeId::new(cursor.name.get(), self.index));
        });
    }
}

impl Drop for Mark {
    #[inline]
    fn drop(&mut self) {
        CURSOR.with(|cursor| {
            if self.name.is_local() {
                // SAFETY: by C1 the lane is this thread's; it is the one in which the mark was made, as local runs end in the
                // reverse of their order.
                unsafe { (*cursor.lane()).outer_names.pop() };
            }
            cursor.name.set(self.name);
            if cursor.task() != TaskId::FULL {
                cursor.set_task(self.name);
            }
        });
    }
}
