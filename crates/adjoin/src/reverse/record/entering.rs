//! Entering a task: a thread starts and stops recording there.
//!
//! Usually the thread's own task has forked and waits, so the branch is recorded right behind it, in the same
//! lane. Otherwise the thread takes a lane of the run, and its previous state is restored afterwards.

use std::ptr::{self, NonNull};

use crate::reverse::record::cursor::{CURSOR, Cursor};
use crate::reverse::record::run::Run;
use crate::reverse::tape::lane::Lane;
use crate::reverse::tape::task::Task;

/// Runs `f` as the root task of a run, on this thread, in the given lane. The task may have been entered
/// before: it continues after the indices that it has given out.
///
/// # Safety
/// `task` is the root of `run`, which is being recorded, and `lane` one of its lanes; no other thread has
/// them or will have them. All outlive the call.
#[inline]
pub(crate) unsafe fn enter_root<T>(
    run: *const Run,
    lane: NonNull<Lane>,
    task: *mut Task,
    f: impl FnOnce() -> T,
) -> T {
    let mut interrupted = Interrupted::NOTHING;
    // SAFETY: by the caller's contract.
    unsafe { interrupted.by(run, lane) };
    // SAFETY: the cursor has a lane of this run now.
    unsafe { enter_here(task, f) }
}

/// Runs `f` as the task `task` of `run`, on this thread.
///
/// # Safety
/// `task` is a task of `run`, which is being recorded, and no other thread has it or will have it; `run`
/// outlives the call.
#[inline]
pub(crate) unsafe fn enter<T>(run: *const Run, task: *mut Task, f: impl FnOnce() -> T) -> T {
    let body = || {
        let _total = Total(task);
        // SAFETY: by the contract of `enter`, and the cursor has a lane of this run.
        unsafe { enter_here(task, f) }
    };
    if CURSOR.with(|cursor| cursor.run.get() == run && cursor.current.get().is_null()) {
        // The usual case: the thread's own task of this run waits for this one.
        body()
    } else {
        // SAFETY: by the caller's contract.
        let lane = unsafe { BorrowedLane::of(run) };
        let mut interrupted = Interrupted::NOTHING;
        // SAFETY: by the caller's contract, and the lane was just taken.
        unsafe { interrupted.by(run, lane.lane) };
        body()
    }
}

/// Runs `f`, which is not part of what is being recorded here: a user-defined rule or destructor, which must
/// not use numbers of the current task. A verb called in there works as anywhere.
pub(crate) fn outside<T>(f: impl FnOnce() -> T) -> T {
    let mut interrupted = Interrupted::NOTHING;
    interrupted.by_nothing();
    f()
}

/// Runs `f` as the given task, in the thread's lane.
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

/// The current task is running; the thread leaves it when this is dropped, also by a panic.
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

/// A task ends when this is dropped, also by a panic: its subtree is added up.
struct Total(*mut Task);

impl Drop for Total {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: the task is that of the caller of `enter`, which waits for it.
        unsafe { (*self.0).total() };
    }
}

/// What a thread was doing when it started to record elsewhere; restored when this is dropped.
///
/// Usually nothing. But a verb may be called inside another one; a thread that waits in a `join` may be given
/// a branch of any run; a thread that waits in rayon's own `join`, inside a task, may be given one in the
/// middle of a stretch.
struct Interrupted {
    before: Option<Cursor>,
    /// The lane in which it records meanwhile.
    lane: Option<NonNull<Lane>>,
}

impl Interrupted {
    const NOTHING: Self = Self { before: None, lane: None };

    /// Lets the thread record in the given lane of a run. (Not a constructor, because moving the result would
    /// copy it.)
    ///
    /// # Safety
    /// The run is being recorded, no other thread has the lane, and both are alive until this is dropped.
    #[inline]
    unsafe fn by(&mut self, run: *const Run, lane: NonNull<Lane>) {
        CURSOR.with(|cursor| {
            self.store(cursor);
            // SAFETY: the caller gives us the lane.
            let bounds = unsafe { (*lane.as_ptr()).bounds() };
            cursor.next.set(bounds.0);
            cursor.end.set(bounds.1);
            cursor.lane.set(lane.as_ptr());
            cursor.run.set(run);
            self.lane = Some(lane);
        });
    }

    /// Lets the thread record nowhere.
    fn by_nothing(&mut self) {
        CURSOR.with(|cursor| {
            self.store(cursor);
            cursor.run.set(ptr::null());
        });
    }

    /// Stores what the thread was doing, if it recorded in a run, and closes its task.
    #[inline]
    fn store(&mut self, cursor: &Cursor) {
        if !cursor.run.get().is_null() {
            self.before = Some(cursor.clone());
            cursor.close();
        }
    }
}

impl Drop for Interrupted {
    #[inline]
    fn drop(&mut self) {
        CURSOR.with(|cursor| {
            if let Some(lane) = self.lane {
                // SAFETY: the lane is this thread's until the end of this call, and the cursor has it again:
                // whoever interrupted this has restored it.
                unsafe { (*lane.as_ptr()).next = cursor.next.get() };
            }
            match &self.before {
                None => cursor.run.set(ptr::null()),
                Some(before) => cursor.resume(before),
            }
        });
    }
}

/// A lane for a thread that has none in the run; returned when this is dropped.
struct BorrowedLane {
    run: *const Run,
    lane: NonNull<Lane>,
}

impl BorrowedLane {
    /// # Safety
    /// The run is being recorded, and lives until this is dropped.
    #[cold]
    unsafe fn of(run: *const Run) -> Self {
        // SAFETY: by the caller's contract.
        let lane = unsafe { (*run).take_lane() };
        // SAFETY: nobody else has the lane now.
        unsafe { (*lane.as_ptr()).arrays.buffers.exchange() };
        Self { run, lane }
    }
}

impl Drop for BorrowedLane {
    fn drop(&mut self) {
        // SAFETY: the run is alive, by the contract of `of`; the lane is one of its own, and only this thread
        // has it.
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
