//! A fork as its task sees it: the task is suspended while the branches run, and then resumes.
//!
//! ```text
//! root     n n n ──fork── n n          the stretch before the fork names the branches
//!                  │  │
//! branches         n  n n
//! ```

use std::ptr::NonNull;

use crate::reverse::record::cursor::{CURSOR, Cursor, check_index, is_beyond_limit};
use crate::reverse::record::run::Run;
use crate::reverse::record::stopwatch;
use crate::reverse::tape::node::Node;
use crate::reverse::tape::task::Task;

/// The current task while it waits for its two branches; it resumes when this is dropped, also by a panic.
pub(crate) struct Waiting {
    current: *mut Task,
    /// The number of indices that the task has given out.
    count: u64,
    /// The stretch that the fork interrupts.
    start: *mut Node,
    end: *mut Node,
    branches: NonNull<Task>,
    pub(crate) run: *const Run,
    /// Not `Send`: the task resumes on its own thread.
    _thread: std::marker::PhantomData<*mut ()>,
}

const BRANCHES: usize = 2;

/// Forks the current task into two branches, to be run by [`enter`](crate::reverse::record::entering::enter),
/// and suspends it.
///
/// # Panics
/// If there is no current task, or if it has too many nodes.
#[inline]
pub(crate) fn fork() -> Waiting {
    if is_beyond_limit() {
        check_index();
    }
    CURSOR.with(|cursor| {
        let current = cursor.current.get();
        assert!(!current.is_null(), "there is a task to fork");
        // SAFETY: by C2 the task is this thread's, by C1 the lane.
        let branches = unsafe { (*cursor.lane.get()).tasks.alloc::<BRANCHES>((*current).id()) };
        let waiting = Waiting {
            current,
            count: cursor.count.get(),
            start: cursor.stretch.get(),
            end: cursor.next.get(),
            branches,
            run: cursor.run.get(),
            _thread: std::marker::PhantomData,
        };
        cursor.close();
        waiting
    })
}

impl Waiting {
    /// The task of a branch.
    #[inline]
    pub(crate) fn branch(&self, place: usize) -> *mut Task {
        assert!(place < BRANCHES);
        self.branches.as_ptr().wrapping_add(place)
    }
}

impl Drop for Waiting {
    #[inline]
    fn drop(&mut self) {
        CURSOR.with(|cursor| {
            // SAFETY: the task waited on this thread, in this lane.
            unsafe { cursor.open(self.current, self.count as u32) };
            // SAFETY: the branches have ended, so they are this thread's again.
            let branches = unsafe { &mut *self.branches.cast::<[Task; BRANCHES]>().as_ptr() };
            let is_blank = branches.iter().all(Task::is_blank);
            if stopwatch::watches(self.run) {
                stopwatch::join(!is_blank);
            }
            if is_blank {
                // Branches that recorded nothing need no sweep: the fork is dropped.
                self.forget_fork(cursor);
            } else {
                self.record_fork(cursor, branches);
            }
        });
    }
}

impl Waiting {
    #[inline]
    fn forget_fork(&self, cursor: &Cursor) {
        if cursor.next.get() == self.end {
            cursor.stretch.set(self.start);
        } else if self.start != self.end {
            // While it waited, the thread ran a task from elsewhere, whose nodes now lie in between.
            cursor.push_stretch(self.start, self.end);
        }
        // SAFETY: by C1 the lane is this thread's.
        unsafe { (*cursor.lane.get()).tasks.take_back::<BRANCHES>(self.branches) };
    }

    fn record_fork(&self, cursor: &Cursor, branches: &mut [Task; BRANCHES]) {
        let stretch = cursor.push_stretch(self.start, self.end);
        // SAFETY: by C2 the task is this thread's again; the stretch was just made.
        let (task, stretch) = unsafe { (&mut *self.current, &mut *stretch) };
        stretch.branches = self.branches.as_ptr();
        stretch.branch_count = BRANCHES as u32;
        task.forks += 1;
        for branch in branches {
            // After a panic in its sibling, rayon may not start a branch at all; and the panic may have been
            // caught.
            if branch.subtree.tasks == 0 {
                branch.total();
            }
            branch.fork = stretch;
            task.subtree.add(&branch.subtree);
        }
        if is_beyond_limit() && !std::thread::panicking() {
            check_index();
        }
    }
}
