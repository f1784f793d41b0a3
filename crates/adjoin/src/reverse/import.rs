//! The slow path of recording: operands that belong to another task, or to none that we know.
//!
//! A value of another task becomes an **import**: a slot of the importing task that stands for it. The sweep adds to
//! the slot (the deposit), and the owner of the value gathers the slot when the importer is done. Whether the value
//! could be known here at all (it must be of an ancestor, or of a task that was joined before) is checked when the run
//! is sealed: only then is the whole tree of tasks known.
//!
//! Slots are handed out so that consecutive values have consecutive slots: branches mostly read runs of inputs. An
//! import is looked for
//!
//! 1. in a **window**: the range that was last made, or the page last turned to, for a value on the same side of an
//!    operation. There are two, because `x[i] * y[i]` goes through two ranges at once;
//! 2. in the newest range: inside it, or just past its end, which extends it;
//! 3. in a small memory of recent ranges,
//!
//! and is else given a new range. Windows belong to the task, so what is found in them depends on the program alone (I2).
//!
//! A task with many ranges, one that goes back and forth between many values, imports whole pages of consecutive values from
//! then on, and remembers more of them; sealing cuts off what of a page there never was. No hashing of all imports, no growth
//! but by what is used.

use std::sync::atomic::{AtomicBool, Ordering};

use super::cursor;
use super::node::Node;
use super::recent::PAGE;
use super::tape::Lane;
use super::task::{ImportRange, Task, TaskId};
use crate::rules::scale_two;

/// The id of a node, as one number: it is passed in a register. The task is its lower half, which can be compared without
/// taking it out; the index is the upper one.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(transparent)]
pub(crate) struct NodeId(u64);

impl NodeId {
    /// In place of the id of a constant.
    pub(crate) const CONSTANT: Self = Self::new(TaskId::CONSTANT, 0);

    #[inline(always)]
    pub(crate) const fn new(task: TaskId, index: u32) -> Self {
        Self((index as u64) << 32 | task.0 as u64)
    }

    /// Nobody's id, for an operation that is not possible.
    pub(crate) const REFUSED: Self = Self(u64::MAX);

    /// How many ids lie between the two, if this is of the same task as `first` and not before it; else a number that is
    /// larger than any index.
    #[inline(always)]
    pub(crate) fn after(self, first: Self) -> u64 {
        self.0.rotate_left(32).wrapping_sub(first.0.rotate_left(32))
    }

    /// The id after this one, of the same task.
    #[inline(always)]
    pub(crate) fn next(self) -> Self {
        Self(self.0 + (1 << 32))
    }

    /// The id so many after this one, of the same task.
    #[inline(always)]
    pub(crate) fn plus(self, count: u32) -> Self {
        Self(self.0 + (u64::from(count) << 32))
    }

    /// Whether all three have the same task.
    #[inline(always)]
    pub(crate) fn are_of_one_task([x, y, z]: [Self; 3]) -> bool {
        x.task() == z.task() && y.task() == z.task()
    }

    /// The id as it is in memory.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(crate) fn word(self) -> u64 {
        self.0
    }

    /// Whether both have the same task.
    #[inline(always)]
    pub(crate) fn is_of_task_of(self, other: Self) -> bool {
        self.task() == other.task()
    }

    /// Whether the task is neither `NONE` nor `FULL`.
    #[inline(always)]
    pub(crate) fn is_of_open_task(self) -> bool {
        self.task().0 < TaskId::FULL.0
    }

    #[inline(always)]
    pub(crate) fn task(self) -> TaskId {
        TaskId(self.0 as u32)
    }

    #[inline(always)]
    pub(crate) fn index(self) -> u32 {
        (self.0 >> 32) as u32
    }
}

/// Declares a function that is called where numbers are at work, and mostly is not called.
///
/// By the usual convention of x86-64 a call overwrites all floating-point registers, so whatever a loop holds in them goes to
/// memory wherever such a call could come. By the convention of Windows ten of them outlive it, which is worth 3 to 5 % to
/// loops that never make the call. On other processors the convention of C leaves enough of them.
#[cfg(target_arch = "x86_64")]
macro_rules! sparing_registers {
    ($(#[$attribute:meta])* $visibility:vis fn $($rest:tt)*) => {
        $(#[$attribute])* $visibility extern "win64" fn $($rest)*
    };
}
#[cfg(not(target_arch = "x86_64"))]
macro_rules! sparing_registers {
    ($(#[$attribute:meta])* $visibility:vis fn $($rest:tt)*) => {
        $(#[$attribute])* $visibility extern "C" fn $($rest)*
    };
}

sparing_registers! {
/// An operation on values of which one or both are of another task, or for which there is no room in the chunk; on no
/// constants. The arguments are the ids of the operands, their pending factors and the partial derivatives. Returns the id of
/// the result, or [`NodeId::REFUSED`].
///
/// It does not panic, as its convention says. For what a caller would have to clean up when it panics has to be in memory at
/// that time, and then the compiler keeps other things there too. Whoever is refused calls [`refuse`].
///
/// What is in the windows is handled here; all else is left to [`combine_rarely`], so that the usual case needs few registers.
#[cold]
#[inline(never)]
pub(crate) fn combine(
    left: NodeId,
    right: NodeId,
    left_factor: f64,
    right_factor: f64,
    left_partial: f64,
    right_partial: f64,
) -> NodeId {
    let next = cursor::next_id();
    if next.is_of_open_task() {
        let task = cursor::current_pointer();
        // SAFETY: there is a current task.
        let operands = unsafe {
            // In this order: a range that is extended for nothing would waste a slot.
            near_operand(task, next, Side::Left, left)
                .and_then(|left| Some([left, near_operand(task, next, Side::Right, right)?]))
        };
        if let Some(operands) = operands {
            let partials = [left_partial * left_factor, right_partial * right_factor];
            if !(partials[0].is_nan() | partials[1].is_nan()) {
                // SAFETY: the task is open, and these are its operands.
                return unsafe { cursor::record(Node { partials, operands }) };
            }
        }
    }
    combine_rarely(left, right, left_factor, right_factor, left_partial, right_partial)
}
}

sparing_registers! {
/// [`combine`] in all cases.
#[inline(never)]
fn combine_rarely(
    left: NodeId,
    right: NodeId,
    left_factor: f64,
    right_factor: f64,
    left_partial: f64,
    right_partial: f64,
) -> NodeId {
    if cursor::open_task_in_new_chunk() == TaskId::NONE || cursor::is_beyond_limit() {
        return NodeId::REFUSED;
    }
    let partials = scale_two([left_partial, right_partial], [left_factor, right_factor]);
    let next = cursor::next_id();
    // SAFETY: there is a current task, and the cursor is not used while the references are.
    let operands = unsafe {
        let (task, lane) = cursor::current();
        operand_in(task, lane, next, Side::Left, left).zip(operand_in(task, lane, next, Side::Right, right))
    };
    let Some((left, right)) = operands else { return NodeId::REFUSED };
    // SAFETY: the task is open, and these are its operands.
    unsafe { cursor::record(Node { partials, operands: [left, right] }) }
}
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
    let next = cursor::next_id();
    // SAFETY: there is a current task, and the cursor is not used while the references are.
    let (task, lane) = unsafe { cursor::current() };
    operand_in(task, lane, next, Side::Left, value)
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
        let among = |range: &&ImportRange| slot.wrapping_sub(range.slot()) < range.length;
        let window = last.filter(among).map_or(alone, |range| Self {
            start: range.first.index(),
            length: range.length,
            first: range.slot(),
            ..alone
        });
        Some((window, place))
    }
}

/// Whether a value is of the current task: by its own id, or by that of the local run that goes on.
pub(crate) fn is_own(value: NodeId) -> bool {
    let current = cursor::current_task();
    if value.task() == current || current == TaskId::NONE {
        return value.task() == current;
    }
    // SAFETY: there is a current task.
    let (task, lane) = unsafe { cursor::current() };
    is_by_another_name(task, lane, value)
}

/// Whether a value is of the current task by its own id, or by that of a local run around the one that goes on.
fn is_by_another_name(task: &Task, lane: &Lane, value: NodeId) -> bool {
    value.task() == task.id || lane.is_outer_name(task, value.task())
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
        if first.after(known.first).saturating_add(u64::from(length)) <= u64::from(known.length) {
            return known.operand_of(first);
        }
        range = known.earlier;
    }
    let range = new_range(task, lane, first, length).unwrap_or_else(|| refuse());
    // SAFETY: as above.
    unsafe { (*range).operand_of(first) }
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

/// The two operands of an operation. Each has a window of its own: what stands on the left in a loop mostly goes on with the
/// range in which the last value on the left was found.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

/// The operand that stands for a value, if it is the task's own or in the window of its side, or extends that.
///
/// # Safety
/// The task is the current one, and `next` its next id.
#[inline(always)]
unsafe fn near_operand(task: *mut Task, next: NodeId, side: Side, value: NodeId) -> Option<i32> {
    if value.is_of_task_of(next) {
        return Some(value.index() as i32);
    }
    // SAFETY: the task is this thread's. Its import ranges are in its lane, or in that of the thread that ran it before, and
    // only the thread that has the task uses them.
    unsafe {
        let window = (*task).windows[side as usize];
        if window.is_null() { None } else { find_in(window, window == (*task).last_import, value) }
    }
}

/// The operand that stands for a value of a range, or just past its end if that can be extended.
///
/// # Safety
/// The range is of a task that this thread has.
#[inline(always)]
unsafe fn find_in(range: *mut ImportRange, is_last: bool, value: NodeId) -> Option<i32> {
    // SAFETY: as the caller says.
    let range = unsafe { &mut *range };
    let (offset, length) = (value.after(range.first), u64::from(range.length));
    let operand = range.place.wrapping_sub(offset as i32);
    if offset >= length {
        if offset != length || !is_last || operand <= LAST_SLOT {
            return None;
        }
        range.length += 1;
    }
    Some(operand)
}

/// The operand that stands for a value; none if there are too many slots.
fn operand_in(task: &mut Task, lane: &mut Lane, next: NodeId, side: Side, value: NodeId) -> Option<i32> {
    // SAFETY: the task is this thread's, so its ranges are.
    unsafe {
        if let Some(operand) = near_operand(task, next, side, value) {
            return Some(operand);
        }
        if !task.last_import.is_null() {
            if let Some(operand) = find_in(task.last_import, true, value) {
                return Some(operand);
            }
        }
    }
    if is_by_another_name(task, lane, value) {
        return Some(value.index() as i32);
    }
    // SAFETY: as above.
    let recent = lane.recent.find(task, value).map(|range| unsafe { (*range).place });
    recent.or_else(|| new_operand(task, lane, side, value))
}

/// The operands of import slots are larger than this.
const LAST_SLOT: i32 = -(cursor::INDEX_LIMIT as i32);

/// A task that has this many ranges imports pages from then on, where it goes back and forth between values of one task.
const MANY_RANGES: u32 = 16;

/// The operand that stands for a value in a page or in a new range, which becomes the window; none if there are too many.
fn new_operand(task: &mut Task, lane: &mut Lane, side: Side, value: NodeId) -> Option<i32> {
    let range = if task.ranges < MANY_RANGES || !goes_on_with(task, value.task()) {
        let range = new_range(task, lane, value, 1)?;
        lane.recent.remember(task, value, range);
        range
    } else {
        let page = NodeId::new(value.task(), value.index() - value.index() % PAGE);
        lane.pages.find(task, page).or_else(|| {
            let range = new_range(task, lane, page, PAGE)?;
            lane.pages.remember(task, page, range);
            Some(range)
        })?
    };
    task.windows[side as usize] = range;
    // SAFETY: the range is one of the task's.
    Some(unsafe { (*range).operand_of(value) })
}

/// Whether one of the newest ranges of a task is of the given one. Results of many branches, each used once, are not worth a
/// page each.
fn goes_on_with(task: &Task, owner: TaskId) -> bool {
    let mut range = task.last_import;
    for _ in 0..4 {
        // SAFETY: a task's import ranges are valid records that only the thread that has the task uses.
        let Some(known) = (unsafe { range.as_ref() }) else { return false };
        if known.first.task() == owner {
            return true;
        }
        range = known.earlier;
    }
    false
}

/// A new range; none if there are too many slots.
fn new_range(task: &mut Task, lane: &mut Lane, first: NodeId, length: u32) -> Option<*mut ImportRange> {
    let slots = task.count_slots();
    if length >= cursor::INDEX_LIMIT - slots.min(cursor::INDEX_LIMIT) {
        return None;
    }
    let range = ImportRange { first, length, place: -1 - slots as i32, earlier: task.last_import };
    task.last_import = lane.imports.alloc(range).as_ptr();
    task.ranges += 1;
    Some(task.last_import)
}

/// Whether the message of [`no_task`] has been printed since the last run was started.
static PRINTED: AtomicBool = AtomicBool::new(false);

/// A new run: if something is wrong in it, that is to be printed.
pub(crate) fn print_again() {
    // Mostly there is nothing to write, and then threads do not take the line of memory away from each other.
    if PRINTED.load(Ordering::Relaxed) {
        PRINTED.store(false, Ordering::Relaxed);
    }
}

#[cold]
#[inline(never)]
pub(crate) fn no_task() -> ! {
    const MESSAGE: &str = "a `Reverse` number was used where no differentiated task is running. Either it outlived the call of the verb \
         (grad, vjp, …) that made it, or it was used on a thread that a bare `rayon::join`, a parallel iterator or \
         `std::thread` started inside differentiated code. Use `adjoin::join`, `join_all` or `par_map` to go parallel \
         there, and take the value out with `primal()` to keep it for later.";
    // A parallel iterator runs into this once for every leaf, which may be thousands of times. The pool hands a panic on to
    // whoever waits, so one of them is enough to print.
    if rayon::current_thread_index().is_some() && PRINTED.swap(true, Ordering::Relaxed) {
        std::panic::resume_unwind(Box::new(MESSAGE));
    }
    panic!("{MESSAGE}");
}
