//! Entering a task: a thread begins to record there, and ends.
//!
//! Most often the thread's own task has forked and waits, so that the branch is recorded right behind it, in the same lane.
//! Otherwise the thread takes a lane of the run, and what it was doing before is put back afterwards.

use std::ptr::{self, NonNull};

use crate::reverse::record::cursor::{CURSOR, Cursor};
use crate::reverse::record::run::Run;
use crate::reverse::tape::lane::Lane;
use crate::reverse::tape::task::Task;

/// Runs `f` as the root task of a run, on this thread, in the given lane. The task may have been entered before: it goes on
/// with as many indices as it has given out.
///
/// # Safety
/// `task` is the root of `run`, which is being recorded, and `lane` one of its lanes; no other thread has them or will.
/// All outlive the call.
#[inline]
pub(crate) unsafe fn enter_root<T>(
    run: *const Run,
    lane: NonNull<Lane>,
    task: *mut Task,
    f: impl FnOnce() -> T,
) -> T {
    let mut interrupted = Interrupted::NOTHING;
    // SAFETY: as the caller says.
    unsafe { interrupted.by(run, lane) };
    // SAFETY: the cursor has a lane of this run now.
    unsafe { enter_here(task, f) }
}

/// Runs `f` as the task `task` of `run`, on this thread.
///
/// # Safety
/// `task` is a task of `run`, which is being recorded, and no other thread has it or will; `run` outlives the call.
#[inline]
pub(crate) unsafe fn enter<T>(run: *const Run, task: *mut Task, f: impl FnOnce() -> T) -> T {
    let body = || {
        let _total = Total(task);
        // SAFETY: as the caller says, and the cursor has a lane of this run.
        unsafe { enter_here(task, f) }
    };
    if CURSOR.with(|cursor| cursor.run.get() == run && cursor.current.get().is_null()) {
        // The usual case: the thread's own task of this run waits for this one.
        body()
    } else {
        // SAFETY: as the caller says.
        let lane = unsafe { BorrowedLane::of(run) };
        let mut interrupted = Interrupted::NOTHING;
        // SAFETY: as the caller says, and the lane was just taken.
        unsafe { interrupted.by(run, lane.lane) };
        body()
    }
}

/// Runs `f`, which is not part of what is being recorded here: a rule or a destructor of the user's, in which numbers of the
/// current task have no business. A verb called in there works as anywhere.
pub(crate) fn outside<T>(f: impl FnOnce() -> T) -> T {
    let mut interrupted = Interrupted::NOTHING;
    interrupted.by_nothing();
    f()
}

/// Runs `f` as the given task, in the lane that the thread has.
///
/// # Safety
/// As [`enter`], and the lane is of the task's run.
#[inline]
unsafe fn enter_here<T>(task: *mut Task, f: impl FnOnce() -> T) -> T {
    CURSOR.with(|cursor| {
        // SAFETY: the task is the caller's, and the lane is of its run.
        unsafe {
            (*task).thread = cursor.mark();
            cursor.open(task, (*task).indices);
        }
    });
    let _running = Running;
    f()
}

/// The current task runs; the thread leaves it when this is dropped, also by a panic.
struct Running;

impl Drop for Running {
    #[inline]
    fn drop(&mut self) {
        CURSOR.with(|cursor| {
            cursor.end_stretch();
            // SAFETY: by C2 the task is this thread's.
            unsafe { (*cursor.current.get()).indices = cursor.count.get() as u32 };
            cursor.close();
        });
    }
}

/// A task is over when this is dropped, also by a panic: its part of the tree is added up.
struct Total(*mut Task);

impl Drop for Total {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: the task is that of the caller of `enter`, which waits for it.
        unsafe { (*self.0).total() };
    }
}

/// What a thread was doing when it began to record elsewhere: put back when this is dropped.
///
/// Mostly nothing. But a verb may be called inside of another one; a thread that waits in a `join` may be handed a branch
/// of any run; a thread that waits in rayon's own `join`, inside a task, may be handed one in the middle of a stretch.
struct Interrupted {
    before: Option<Cursor>,
    /// The lane in which it records meanwhile.
    lane: Option<NonNull<Lane>>,
}

impl Interrupted {
    const NOTHING: Self = Self { before: None, lane: None };

    /// Lets the thread record in the given lane of a run. (Not a constructor: what is moved is copied.)
    ///
    /// # Safety
    /// The run is being recorded, no other thread has the lane, and both are alive until this is dropped.
    #[inline]
    unsafe fn by(&mut self, run: *const Run, lane: NonNull<Lane>) {
        CURSOR.with(|cursor| {
            if !cursor.run.get().is_null() {
                self.before = Some(cursor.clone());
            }
            // SAFETY: the caller gives us the lane.
            let bounds = unsafe { (*lane.as_ptr()).bounds() };
            cursor.next.set(bounds.0);
            cursor.end.set(bounds.1);
            cursor.lane.set(lane.as_ptr());
            cursor.run.set(run);
            cursor.close();
            self.lane = Some(lane);
        });
    }

    /// Lets the thread record nowhere.
    fn by_nothing(&mut self) {
        CURSOR.with(|cursor| {
            if !cursor.run.get().is_null() {
                self.before = Some(cursor.clone());
            }
            cursor.run.set(ptr::null());
            cursor.close();
        });
    }
}

impl Drop for Interrupted {
    #[inline]
    fn drop(&mut self) {
        CURSOR.with(|cursor| {
            if let Some(lane) = self.lane {
                // SAFETY: the lane is this thread's until the end of this call, and the cursor has it again: whoever
                // interrupted this has put it back.
                unsafe { (*lane.as_ptr()).next = cursor.next.get() };
            }
            match &self.before {
                None => cursor.run.set(ptr::null()),
                Some(before) => cursor.resume(before),
            }
        });
    }
}

/// A lane for a thread that has none of the run: given back when this is dropped.
struct BorrowedLane {
    run: *const Run,
    lane: NonNull<Lane>,
}

impl BorrowedLane {
    /// # Safety
    /// The run is being recorded, and alive until this is dropped.
    #[cold]
    unsafe fn of(run: *const Run) -> Self {
        // SAFETY: as the caller says.
        let lane = unsafe { (*run).take_lane() };
        // SAFETY: nobody else has the lane now.
        unsafe { (*lane.as_ptr()).arrays.buffers.exchange() };
        Self { run, lane }
    }
}

impl Drop for BorrowedLane {
    fn drop(&mut self) {
        // SAFETY: the run is alive, as the caller of `of` said; the lane is one of its own that only this thread has.
        unsafe {
            (*self.lane.as_ptr()).arrays.buffers.exchange();
            (*self.run).return_lane(self.lane);
        }
    }
}

impl Cursor {
    #[cold]
    fn resume(&self, before: &Cursor) {
        self.start.set(before.start.get());
        self.count.set(before.count.get());
        self.next.set(before.next.get());
        self.end.set(before.end.get());
        self.stretch.set(before.stretch.get());
        self.current.set(before.current.get());
        self.lane.set(before.lane.get());
        self.run.set(before.run.get());
    }
}
