//! The slow path of recording: operands that belong to another task, or to none that we know.
//!
//! A value of another task becomes an **import**: a slot of the importing task that stands for it. The sweep adds to
//! the slot (the deposit), and the owner of the value gathers the slot when the importer is done. Whether the value
//! could be known here at all (it must be of an ancestor, or of a task that was joined before) is checked when the run
//! is sealed: only then is the whole tree of tasks known.
//!
//! Slots are handed out so that consecutive values have consecutive slots: branches mostly read runs of inputs. An
//! import is looked for in the last range (inside it, or just past its end, which extends it), then in a small memory
//! of recent ones, and is else given a new range. No hashing of all imports, no growth but by what is used.

use super::cursor;
use super::tape::{Lane, Node};
use super::task::{ImportRange, Task, TaskId};

/// The id of a node, as one number: it is passed in a register.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct NodeId(u64);

impl NodeId {
    #[inline(always)]
    pub(crate) const fn new(task: TaskId, index: u32) -> Self {
        Self((task.0 as u64) << 32 | index as u64)
    }

    #[inline(always)]
    pub(crate) fn task(self) -> TaskId {
        TaskId((self.0 >> 32) as u32)
    }

    #[inline(always)]
    pub(crate) fn index(self) -> u32 {
        self.0 as u32
    }
}

/// Records an operation at least one of whose operands is of another task.
///
/// # Panics
/// If this thread runs no task.
#[inline(never)]
#[cold]
pub(crate) fn push_foreign(left: NodeId, right: NodeId, left_partial: f64, right_partial: f64) -> NodeId {
    let current = cursor::current_task();
    if current == TaskId::NONE {
        no_task();
    }
    // SAFETY: there is a current task, and the cursor is not used while the references are.
    let operands = unsafe {
        let (task, lane) = cursor::current();
        [operand(task, lane, current, left), operand(task, lane, current, right)]
    };
    // SAFETY: there is a current task, and these are its operands.
    let index = unsafe { cursor::push(Node { partials: [left_partial, right_partial], operands }) };
    NodeId::new(current, index)
}

/// The place of a value among the adjoints of the current task: its index, or an import slot's.
///
/// # Panics
/// If this thread runs no task.
pub(crate) fn locate(value: NodeId) -> i32 {
    let current = cursor::current_task();
    if current == TaskId::NONE {
        no_task();
    }
    // SAFETY: there is a current task, and the cursor is not used while the references are.
    let (task, lane) = unsafe { cursor::current() };
    operand(task, lane, current, value)
}

/// Whether a value is of the current task: by its own id, or by that of the local run that goes on.
pub(crate) fn is_own(value: NodeId) -> bool {
    let current = cursor::current_task();
    // SAFETY: there is a current task.
    value.task() == current || current != TaskId::NONE && value.task() == unsafe { cursor::current() }.0.id
}

/// The place of the first of some consecutive values of another task; those of the next ones lie below it.
///
/// The newest few ranges of the task are searched for one that has them all: arrays are used again and again.
///
/// # Panics
/// If this thread runs no task.
pub(crate) fn locate_range(first: NodeId, length: u32) -> i32 {
    const SEARCHED: usize = 16;
    if cursor::current_task() == TaskId::NONE {
        no_task();
    }
    // SAFETY: there is a current task, and the cursor is not used while the references are.
    let (task, lane) = unsafe { cursor::current() };
    let mut range = task.last_import;
    for _ in 0..SEARCHED {
        // SAFETY: a task's import ranges are valid records that only the thread that has the task uses.
        let Some(known) = (unsafe { range.as_ref() }) else { break };
        let offset = first.index().wrapping_sub(known.start);
        if known.task == first.task() && offset < known.length && known.length - offset >= length {
            return -1 - (known.slot + offset) as i32;
        }
        range = known.earlier;
    }
    -1 - new_range(task, lane, first, length) as i32
}

/// The operand that stands for a value.
#[inline(always)]
fn operand(task: &mut Task, lane: &mut Lane, current: TaskId, value: NodeId) -> i32 {
    if value.task() == current || value.task() == task.id {
        value.index() as i32
    } else {
        -1 - import_slot(task, lane, value) as i32
    }
}

#[inline(always)]
fn import_slot(task: &mut Task, lane: &mut Lane, value: NodeId) -> u32 {
    // SAFETY: a task's import ranges are in its lane, or in that of the thread that ran it before, and only the thread
    // that has the task uses them.
    if let Some(last) = unsafe { task.last_import.as_mut() } {
        let offset = value.index().wrapping_sub(last.start);
        if last.task == value.task() && offset <= last.length {
            if offset == last.length {
                last.length += 1;
                task.slots += 1;
            }
            return last.slot + offset;
        }
    }
    lane.recent.find(task, value).unwrap_or_else(|| {
        let slot = new_range(task, lane, value, 1);
        lane.recent.remember(task, value, slot);
        slot
    })
}

#[cold]
fn new_range(task: &mut Task, lane: &mut Lane, first: NodeId, length: u32) -> u32 {
    let slot = task.slots;
    assert!(
        length < cursor::INDEX_LIMIT - slot.min(cursor::INDEX_LIMIT),
        "tape index overflow: one task imported more than {slot} values"
    );
    let range =
        ImportRange { task: first.task(), start: first.index(), length, slot, earlier: task.last_import };
    task.last_import = lane.imports.alloc(range).as_ptr();
    task.ranges += 1;
    task.slots += length;
    slot
}

#[cold]
#[inline(never)]
pub(crate) fn no_task() -> ! {
    panic!(
        "a `Reverse` number was used where no differentiated task is running. Either it outlived the call of the verb \
         (grad, vjp, …) that made it, or it was used on a thread that a bare `rayon::join`, a parallel iterator or \
         `std::thread` started inside differentiated code. Use `adjoin::join`, `join_all` or `par_map` to go parallel \
         there, and take the value out with `primal()` to keep it for later."
    )
}
