//! The slow path of recording: operands that belong to another task, or to none that we know.
//!
//! A value of another task becomes an **import**: a slot of the importing task that stands for it. The sweep
//! adds to the slot (the deposit), and the owner of the value gathers the slot when the importer is done.
//! Whether the value could be known here at all (it must belong to an ancestor, or to a task that was joined
//! before) is checked when the run is sealed, because only then is the whole tree of tasks known.
//!
//! Consecutive values get consecutive slots, because branches mostly read runs of inputs. An import is looked
//! up
//!
//! 1. in a **window**: the range last made, or the page last used, for a value on the same side of an
//!    operation. There are two windows, because `x[i] * y[i]` goes through two ranges at once;
//! 2. in the newest range: inside it, or just past its end, which extends it;
//! 3. among the ranges that begin with its page or with the value itself (`known.rs`),
//!
//! and otherwise gets a new range. Which one is found depends only on the program (I2).
//!
//! A task with many ranges, because it alternates between many values, imports whole pages of consecutive
//! values from then on; sealing cuts off the part of a page that never existed.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::reverse::record::cursor::{self, CURSOR, Cursor};
use crate::reverse::tape::id::{NodeId, TaskId};
use crate::reverse::tape::known::PAGE;
use crate::reverse::tape::lane::Lane;
use crate::reverse::tape::task::{ImportRange, RangeRef, Task};
use crate::rules::scale_two;

/// Declares a function that is called from numeric loops, but rarely.
///
/// By the usual calling convention of x86-64 a call overwrites all floating-point registers, so a loop spills
/// what it holds in them wherever such a call may occur. The win64 convention preserves ten of them, which is
/// worth 3 to 5 % in loops that never make the call. On other processors the C convention preserves enough of
/// them.
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
/// An operation on values of which at least one belongs to another task, or for which the chunk has no room;
/// neither is a constant. The arguments are the ids of the operands, their pending factors and the partial
/// derivatives. Returns the id of the result, or [`NodeId::REFUSED`].
///
/// It does not panic, and its calling convention tells the compiler so. Otherwise the caller would have to
/// keep in memory whatever it must clean up after a panic, and the compiler then keeps other values there
/// too. A caller that gets [`NodeId::REFUSED`] calls [`refuse`].
///
/// Operands in the windows are handled here; [`combine_rarely`] handles the rest, so that the usual case
/// needs few registers.
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
    let partials = [left_partial * left_factor, right_partial * right_factor];
    if !(partials[0].is_nan() | partials[1].is_nan()) {
        if let Some(id) = CURSOR.with(|cursor| cursor.record_in_windows(partials, [left, right])) {
            return id;
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
    if cursor::is_beyond_limit() {
        return NodeId::REFUSED;
    }
    let partials = scale_two([left_partial, right_partial], [left_factor, right_factor]);
    CURSOR.with(|cursor| {
        let operands = cursor.with_current(|task, lane| {
            let left = operand_in(cursor, task, lane, Side::Left, left)?;
            Some([left, operand_in(cursor, task, lane, Side::Right, right)?])
        });
        let node = operands.flatten().and_then(|operands| cursor.record_places(partials, operands));
        node.unwrap_or(NodeId::REFUSED)
    })
}
}

/// The place of a value among the adjoints of the current task: its index, or an import slot.
///
/// # Panics
/// If this thread runs no task, or if the task has too many imports.
pub(crate) fn locate(value: NodeId) -> i32 {
    require_task();
    operand(value).unwrap_or_else(|| refuse())
}

/// # Panics
/// If this thread runs no task, or if the task has too many values.
pub(crate) fn require_task() {
    if !cursor::in_task() {
        no_task();
    }
    if cursor::is_beyond_limit() {
        cursor::check_index();
    }
}

/// [`locate`] without a panic: `None` if there is no task, or if it has too many imports.
fn operand(value: NodeId) -> Option<i32> {
    CURSOR.with(|cursor| {
        cursor.with_current(|task, lane| operand_in(cursor, task, lane, Side::Left, value)).flatten()
    })
}

/// Consecutive values of another task, and the slots that stand for them. Values in it need no lookup.
#[derive(Clone, Copy)]
pub(crate) struct Window {
    first: NodeId,
    length: u64,
    place: i32,
}

impl Window {
    /// An empty window.
    pub(crate) const EMPTY: Self = Self { first: NodeId::CONSTANT, length: 0, place: 0 };

    /// The place of a value, if it is in the window.
    #[inline(always)]
    pub(crate) fn place(&self, value: NodeId) -> Option<i32> {
        let offset = value.after(self.first);
        (offset < self.length).then(|| self.place.wrapping_sub(offset as i32))
    }

    /// The place of a value of the current task or of another one, and in the second case a window with the
    /// value and known neighbours. `None` if there is no task, or if it has too many imports.
    pub(crate) fn around(value: NodeId) -> Option<(Self, i32)> {
        let place = operand(value)?;
        if place >= 0 {
            return Some((Self::EMPTY, place));
        }
        let alone = Self { first: value, length: 1, place };
        let last = cursor::with_current(|task, _| task.last_import).flatten().map(RangeRef::get);
        let window = last.filter(|range| value.after(range.first) < u64::from(range.length));
        let window = window.map_or(alone, |range| Self {
            first: range.first,
            length: u64::from(range.length),
            place: range.place,
        });
        Some((window, place))
    }
}

/// The place of the first of several consecutive values of another task; the places of the next ones lie
/// below it.
///
/// The newest few ranges of the task are searched for one that contains all of them, because arrays are often
/// used again.
///
/// # Panics
/// If this thread runs no task, or if the task has too many imports.
pub(crate) fn locate_range(first: NodeId, length: u32) -> i32 {
    const SEARCHED: usize = 16;
    require_task();
    let place = cursor::with_current(|task, lane| {
        let mut ranges = task.imports().take(SEARCHED).map(RangeRef::get);
        let has_all = |range: &ImportRange| {
            first.after(range.first).saturating_add(u64::from(length)) <= u64::from(range.length)
        };
        let range = ranges.find(has_all).or_else(|| Some(new_range(task, lane, first, length)?.get()))?;
        Some(range.operand_of(first))
    });
    place.flatten().unwrap_or_else(|| refuse())
}

/// The value that an import slot of the current task stands for.
///
/// # Panics
/// If there is no such slot.
pub(crate) fn value_in_slot(slot: u32) -> NodeId {
    let value = cursor::with_current(|task, _| {
        let mut ranges = task.imports().map(RangeRef::get);
        let range = ranges.find(|range| slot.wrapping_sub(range.slot()) < range.length)?;
        Some(range.first.plus(u64::from(slot - range.slot())))
    });
    value.flatten().expect("the task has such a slot")
}

/// Panics, with the reason why an operation was refused.
#[cold]
#[inline(never)]
pub(crate) fn refuse() -> ! {
    if !cursor::in_task() {
        no_task();
    }
    cursor::check_index();
    panic!("tape index overflow: one task imported more than {} values", cursor::INDEX_LIMIT);
}

/// The two operands of an operation. Each has its own window: the left operands of a loop usually lie in the
/// range where the last left operand was found.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

/// The operand that stands for a value, if the value is the current task's own, lies in the window of its
/// side, or extends that window.
#[inline(always)]
fn near_operand(cursor: &Cursor, task: &mut Task, side: Side, value: NodeId) -> Option<i32> {
    if let Some(index) = cursor.own_index(value) {
        return Some(index as i32);
    }
    find_in(task.windows[side as usize]?, task, value)
}

/// The operand that stands for a value of a range, or for the value just past its end if the range can be
/// extended.
///
/// A range grows to twice its length at a time, but not beyond the page of that value. So a loop over values
/// rarely comes here, and no more slots are wasted than used.
#[inline(always)]
fn find_in(range: RangeRef, task: &mut Task, value: NodeId) -> Option<i32> {
    let known = range.find(value);
    if known.is_some() {
        return known;
    }
    let ImportRange { first, length, .. } = range.get();
    let more = length.min(PAGE - value.position() % PAGE);
    let is_next = value.after(first) == u64::from(length) && task.last_import == Some(range);
    if !is_next || !has_slots(task, more) {
        return None;
    }
    range.extend(more);
    task.slots += more;
    range.find(value)
}

/// Whether a task can have so many more slots.
fn has_slots(task: &Task, more: u32) -> bool {
    more < cursor::INDEX_LIMIT - task.slots.min(cursor::INDEX_LIMIT)
}

/// The operand that stands for a value; `None` if there are too many slots.
fn operand_in(cursor: &Cursor, task: &mut Task, lane: &mut Lane, side: Side, value: NodeId) -> Option<i32> {
    let near = near_operand(cursor, task, side, value);
    if let Some(operand) = near.or_else(|| find_in(task.last_import?, task, value)) {
        return Some(operand);
    }
    let range = known_range(task, lane, value).or_else(|| add_range(task, lane, value))?;
    task.windows[side as usize] = Some(range);
    Some(range.get().operand_of(value))
}

/// Number of ranges at which a task starts to import pages, if it alternates between values of one task.
const MANY_RANGES: u32 = 16;

/// The range that begins with a value or with its page, if the task has one.
fn known_range(task: &Task, lane: &mut Lane, value: NodeId) -> Option<RangeRef> {
    let importer = task.importer?;
    let mut known = |first| lane.known.find(importer, first);
    let page = if task.ranges < MANY_RANGES { None } else { known(page_of(value)) };
    let has_it = |range: &RangeRef| value.after(range.get().first) < u64::from(range.get().length);
    page.filter(has_it).or_else(|| known(value))
}

/// The first value of a page.
fn page_of(value: NodeId) -> NodeId {
    NodeId::new(value.task(), value.position() - value.position() % PAGE)
}

/// A new range with a value, or with its whole page; `None` if there are too many slots.
fn add_range(task: &mut Task, lane: &mut Lane, value: NodeId) -> Option<RangeRef> {
    let (first, length) = if task.ranges < MANY_RANGES || !goes_on_with(task, value.task()) {
        (value, 1)
    } else {
        (page_of(value), PAGE)
    };
    let range = new_range(task, lane, first, length)?;
    let importer = *task.importer.get_or_insert_with(|| lane.known.new_importer());
    lane.known.remember(importer, first, range);
    Some(range)
}

/// Whether one of the task's newest ranges belongs to `owner`. Results of many branches, each used once, are
/// not worth a page each.
fn goes_on_with(task: &Task, owner: TaskId) -> bool {
    task.imports().take(4).any(|range| range.get().first.task() == owner)
}

/// Imports consecutive values of another task, if there is a current task and room, and makes them both
/// windows.
pub(in crate::reverse) fn import_all(first: NodeId, length: u32) {
    if length > 0 {
        cursor::with_current(|task, lane| task.windows = [new_range(task, lane, first, length); 2]);
    }
}

/// A new range; `None` if there are too many slots.
fn new_range(task: &mut Task, lane: &mut Lane, first: NodeId, length: u32) -> Option<RangeRef> {
    if !has_slots(task, length) {
        return None;
    }
    let slots = task.slots;
    let range = ImportRange { first, length, place: -1 - slots as i32, earlier: task.last_import };
    task.last_import = Some(RangeRef::new(range, &mut lane.imports));
    task.ranges += 1;
    task.slots += length;
    task.last_import
}

/// Whether the message of [`no_task`] has been printed since the last run was started.
static PRINTED: AtomicBool = AtomicBool::new(false);

/// Called when a run starts: misuse in it is printed again.
pub(crate) fn print_again() {
    // Usually there is nothing to write, and then threads do not contend for the cache line.
    if PRINTED.load(Ordering::Relaxed) {
        PRINTED.store(false, Ordering::Relaxed);
    }
}

#[cold]
#[inline(never)]
pub(crate) fn no_task() -> ! {
    const MESSAGE: &str = "a `Reverse` number was used where no differentiated task is running. Either it outlived the call of \
         the verb (grad, vjp, …) that made it; or it was used on a thread that a bare `rayon::join`, a parallel iterator or \
         `std::thread` started inside differentiated code; or in a custom rule, or in an implementation of `Differentiable` \
         while the inputs of a verb were made. To go parallel in differentiated code, change `use rayon::prelude::*` to `use \
         adjoin::rayon::prelude::*` and `rayon::join` to `adjoin::join`, or put the code into a `#[differentiable]` module, \
         which does so by itself. Take the value out with `primal()` to keep it for later or to use it elsewhere.";
    // A parallel iterator gets here once per leaf, perhaps thousands of times. The pool passes a panic on to
    // whoever waits, so printing one of them is enough.
    if rayon::current_thread_index().is_some() && PRINTED.swap(true, Ordering::Relaxed) {
        std::panic::resume_unwind(Box::new(MESSAGE));
    }
    panic!("{MESSAGE}");
}
