//! The slow path of recording: operands that belong to another task, or to none that we know.
//!
//! A value of another task becomes an **import**: a slot of the importing task that stands for it. The sweep adds to
//! the slot (the deposit), and the owner of the value gathers the slot when the importer is done. Whether the value
//! could be known here at all (it must be of an ancestor, or of a task that was joined before) is checked when the run
//! is sealed: only then is the whole tree of tasks known.
//!
//! Slots are handed out so that consecutive values have consecutive slots: branches mostly read runs of inputs. An
//! import is looked for in the last range (inside it, or just past its end, which extends it), then in a small memory
//! of recent ones, and is else given a new range. A task with many ranges, one that goes back and forth between many
//! values, imports whole pages of consecutive values from then on, and remembers more of them; sealing cuts off what of a
//! page there never was. No hashing of all imports, no growth but by what is used.

use super::cursor;
use super::tape::{Lane, Node, PAGE};
use super::task::{ImportRange, Task, TaskId};
use crate::rules::{scale, scale_two};

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

/// The result of an operation, without its primal: its pending factor, and its id.
#[repr(C)]
pub(crate) struct Combined {
    pub(crate) factor: f64,
    id: NodeId,
}

impl Combined {
    /// Nobody's id, for an operation that is not possible.
    const REFUSED: Self = Self { factor: 0.0, id: NodeId(u64::MAX) };

    /// The id of the result; none for a misuse.
    #[inline(always)]
    pub(crate) fn id(&self) -> Option<NodeId> {
        (self.id != Self::REFUSED.id).then_some(self.id)
    }
}

/// An operation of which at least one operand is a constant or of another task, or for which there is no room in the chunk.
/// The arguments are, for each operand: task, index, pending factor, partial derivative.
///
/// It does not panic, and has the calling convention of C, which says so. For what a caller would have to clean up when it
/// panics has to be in memory at that time, and then the compiler keeps other things there too. Whoever gets no id calls
/// [`refuse`].
#[cold]
#[inline(never)]
pub(crate) extern "C" fn combine(
    left_task: TaskId,
    left_index: u32,
    right_task: TaskId,
    right_index: u32,
    left_factor: f64,
    right_factor: f64,
    left_partial: f64,
    right_partial: f64,
) -> Combined {
    let current = cursor::open_task();
    let partials = [left_partial * left_factor, right_partial * right_factor];
    if current != TaskId::NONE && current != TaskId::FULL && !(partials[0].is_nan() | partials[1].is_nan()) {
        // SAFETY: there is a current task, and the cursor is not used while the references are.
        let operands = unsafe {
            let (task, lane) = cursor::current();
            let left = known_operand(task, lane, current, NodeId::new(left_task, left_index));
            // In this order: a range that is extended for nothing would waste a slot.
            left.and_then(|left| {
                let right = known_operand(task, lane, current, NodeId::new(right_task, right_index))?;
                Some((left, right))
            })
        };
        if let Some((left, right)) = operands {
            // SAFETY: the task is open, and these are its operands.
            let index = unsafe { cursor::push(Node { partials, operands: [left, right] }) };
            return Combined { factor: 1.0, id: NodeId::new(current, index) };
        }
    }
    combine_rarely(
        left_task,
        left_index,
        right_task,
        right_index,
        left_factor,
        right_factor,
        left_partial,
        right_partial,
    )
}

/// [`combine`] in all cases: a function of its own, so that the usual case needs few registers.
#[inline(never)]
extern "C" fn combine_rarely(
    left_task: TaskId,
    left_index: u32,
    right_task: TaskId,
    right_index: u32,
    left_factor: f64,
    right_factor: f64,
    left_partial: f64,
    right_partial: f64,
) -> Combined {
    let (left, right) = (NodeId::new(left_task, left_index), NodeId::new(right_task, right_index));
    if right_task == TaskId::CONSTANT {
        return Combined { factor: scale(left_partial, left_factor), id: left };
    }
    if left_task == TaskId::CONSTANT {
        return Combined { factor: scale(right_partial, right_factor), id: right };
    }
    let current = cursor::open_task_in_new_chunk();
    if current == TaskId::NONE || cursor::is_beyond_limit() {
        return Combined::REFUSED;
    }
    let partials = scale_two([left_partial, right_partial], [left_factor, right_factor]);
    // SAFETY: there is a current task, and the cursor is not used while the references are.
    let operands = unsafe {
        let (task, lane) = cursor::current();
        let mut operand =
            |value| known_operand(task, lane, current, value).or_else(|| new_operand(task, lane, value));
        operand(left).zip(operand(right))
    };
    let Some((left, right)) = operands else { return Combined::REFUSED };
    // SAFETY: the task is open, and these are its operands.
    let index = unsafe { cursor::push(Node { partials, operands: [left, right] }) };
    Combined { factor: 1.0, id: NodeId::new(current, index) }
}

/// The place of a value among the adjoints of the current task: its index, or an import slot's.
///
/// # Panics
/// If this thread runs no task.
pub(crate) fn locate(value: NodeId) -> i32 {
    if cursor::current_task() == TaskId::NONE {
        no_task();
    }
    // SAFETY: there is a current task.
    unsafe { operand(value) }.unwrap_or_else(|| refuse())
}

/// [`locate`] without a panic: none if the task has too many imports.
///
/// # Safety
/// There is a current task.
unsafe fn operand(value: NodeId) -> Option<i32> {
    let current = cursor::open_task();
    // SAFETY: there is a current task, and the cursor is not used while the references are.
    let (task, lane) = unsafe { cursor::current() };
    known_operand(task, lane, current, value).or_else(|| new_operand(task, lane, value))
}

/// Consecutive values, and their places among the adjoints of the current task. What is in it need not be looked for.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    task: TaskId,
    start: u32,
    length: u32,
    /// The place of the first value, or for imports, which go down from −1, its complement.
    first: u32,
    complement: u32,
}

impl Window {
    /// All values of the current task; none where there is no task, or no room.
    #[inline(always)]
    pub(crate) fn of_current_task() -> Self {
        Self::of_own(cursor::open_task())
    }

    #[inline(always)]
    fn of_own(task: TaskId) -> Self {
        Self { task, start: 0, length: u32::MAX, first: 0, complement: 0 }
    }

    /// The place of a value, if it is in the window.
    #[inline(always)]
    pub(crate) fn place(&self, value: NodeId) -> Option<i32> {
        let offset = value.index().wrapping_sub(self.start);
        let known = value.task() == self.task && offset < self.length;
        known.then(|| (self.first.wrapping_add(offset) ^ self.complement) as i32)
    }

    /// A window with the given value and others next to it that are known, and the place of the value; none if the task
    /// has too many imports.
    ///
    /// # Safety
    /// There is a current task.
    pub(crate) unsafe fn around(value: NodeId) -> Option<(Self, i32)> {
        // SAFETY: as the caller says.
        let place = unsafe { operand(value) }?;
        if place >= 0 {
            return Some((Self::of_own(value.task()), place));
        }
        let slot = !place as u32;
        let alone =
            Self { task: value.task(), start: value.index(), length: 1, first: slot, complement: u32::MAX };
        // SAFETY: as the caller says; a task's import ranges are valid records that only the thread that has it uses.
        let last = unsafe { cursor::current().0.last_import.as_ref() };
        let among = |range: &&ImportRange| slot.wrapping_sub(range.slot) < range.length;
        let window = last.filter(among).map_or(alone, |range| Self {
            start: range.start,
            length: range.length,
            first: range.slot,
            ..alone
        });
        Some((window, place))
    }
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
            return operand_of(known.slot + offset);
        }
        range = known.earlier;
    }
    new_range(task, lane, first, length).map_or_else(|| refuse(), operand_of)
}

/// Panics, with the reason why an operation was not possible.
#[cold]
#[inline(never)]
pub(crate) fn refuse() -> ! {
    if cursor::open_task() == TaskId::NONE {
        no_task();
    }
    cursor::check_index();
    panic!("tape index overflow: one task imported more than {} values", cursor::INDEX_LIMIT);
}

/// The operand that stands for a value, if it needs no new range.
#[inline(always)]
fn known_operand(task: &mut Task, lane: &mut Lane, current: TaskId, value: NodeId) -> Option<i32> {
    if value.task() == current || value.task() == task.id {
        return Some(value.index() as i32);
    }
    // SAFETY: a task's import ranges are in its lane, or in that of the thread that ran it before, and only the thread
    // that has the task uses them.
    if let Some(last) = unsafe { task.last_import.as_mut() } {
        let offset = value.index().wrapping_sub(last.start);
        if last.task == value.task() && offset <= last.length {
            if offset == last.length {
                if task.slots >= cursor::INDEX_LIMIT {
                    return None;
                }
                last.length += 1;
                task.slots += 1;
            }
            return Some(operand_of(last.slot + offset));
        }
    }
    lane.recent.find(task, value).map(operand_of)
}

/// A task that has this many ranges imports pages from then on, where it goes back and forth between values of one task.
const MANY_RANGES: u32 = 16;

/// The operand that stands for a value in a new range; none if there are too many.
fn new_operand(task: &mut Task, lane: &mut Lane, value: NodeId) -> Option<i32> {
    if task.ranges < MANY_RANGES || !goes_on_with(task, value.task()) {
        let slot = new_range(task, lane, value, 1)?;
        lane.recent.remember(task, value, slot);
        return Some(operand_of(slot));
    }
    let offset = value.index() % PAGE;
    let page = NodeId::new(value.task(), value.index() - offset);
    if let Some(slot) = lane.pages.find(task, page) {
        return Some(operand_of(slot + offset));
    }
    let slot = new_range(task, lane, page, PAGE)?;
    lane.pages.remember(task, page, slot);
    Some(operand_of(slot + offset))
}

/// Whether one of the newest ranges of a task is of the given one. Results of many branches, each used once, are not worth a
/// page each.
fn goes_on_with(task: &Task, owner: TaskId) -> bool {
    let mut range = task.last_import;
    for _ in 0..4 {
        // SAFETY: a task's import ranges are valid records that only the thread that has the task uses.
        let Some(known) = (unsafe { range.as_ref() }) else { return false };
        if known.task == owner {
            return true;
        }
        range = known.earlier;
    }
    false
}

/// The first slot of a new range; none if there are too many.
fn new_range(task: &mut Task, lane: &mut Lane, first: NodeId, length: u32) -> Option<u32> {
    let slot = task.slots;
    if length >= cursor::INDEX_LIMIT - slot.min(cursor::INDEX_LIMIT) {
        return None;
    }
    let range =
        ImportRange { task: first.task(), start: first.index(), length, slot, earlier: task.last_import };
    task.last_import = lane.imports.alloc(range).as_ptr();
    task.ranges += 1;
    task.slots += length;
    Some(slot)
}

/// Slots are below index 0.
#[inline(always)]
fn operand_of(slot: u32) -> i32 {
    -1 - slot as i32
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
