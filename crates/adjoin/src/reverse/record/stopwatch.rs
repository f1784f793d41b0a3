//! How long each job of a run takes to be recorded and to be swept: for
//! [`measure_jobs`](crate::measure_jobs), on one thread.
//!
//! While a thread has a [`Stopwatch`], the forks of the run that it watches are run in turn on that thread,
//! and a lap ends wherever a job does:
//!
//! ```text
//! recording   root job │ left branch │ right branch │ root again …      one lap each, in this order
//!                     fork          end            end
//! sweep       one lap for each stretch
//! ```
//!
//! The jobs are those of `jobs`, in its order. A fork that recorded nothing is dropped, so its laps become a
//! part of the job around it. Other runs (local ones, and those of verbs inside the function) are parts of
//! jobs.

use std::cell::{Cell, RefCell};
use std::marker::PhantomData;
use std::time::{Duration, Instant};

use crate::reverse::record::cursor::CURSOR;
use crate::reverse::record::run::Run;
use crate::reverse::tape::task::{Stretch, Task};

thread_local! {
    static IS_RUNNING: Cell<bool> = const { Cell::new(false) };
    static LAPS: RefCell<Option<Laps>> = const { RefCell::new(None) };
}

/// The measurements so far.
struct Laps {
    /// The addresses of the run and of its root.
    run: usize,
    root: usize,
    /// The cost of a lap itself.
    clock: Duration,
    start: Instant,
    /// The recording of each job.
    jobs: Vec<u64>,
    /// The time of dropped forks, which counts for the job around them.
    carried: u64,
    /// The number of jobs before each open fork.
    forks: Vec<usize>,
    /// The sweep of each stretch, by its address.
    stretches: Vec<(usize, u64)>,
}

impl Laps {
    /// The nanoseconds of a lap that ends now.
    fn lap(&mut self) -> u64 {
        let end = Instant::now();
        let lap = (end - self.start).saturating_sub(self.clock);
        self.start = end;
        nanoseconds(lap)
    }
}

fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// Watches a run on this thread until it is dropped.
pub(crate) struct Stopwatch {
    /// Not `Send`: it is this thread's.
    _thread: PhantomData<*mut ()>,
}

impl Stopwatch {
    /// A stopwatch for the run of the current task, from here to [`Stopwatch::recorded`].
    ///
    /// # Panics
    /// If the thread has one.
    pub(crate) fn start() -> Self {
        assert!(!IS_RUNNING.replace(true), "`measure_jobs` was called inside a function that it measures");
        let (run, root) = CURSOR.with(|cursor| (cursor.run.get().addr(), cursor.current.get().addr()));
        let reading = |_| Instant::now().elapsed();
        let clock = (0..100).map(reading).min().unwrap_or_default();
        let laps = Laps {
            run,
            root,
            clock,
            start: Instant::now(),
            jobs: Vec::new(),
            carried: 0,
            forks: Vec::new(),
            stretches: Vec::new(),
        };
        LAPS.set(Some(laps));
        Self { _thread: PhantomData }
    }

    /// Ends the last job. The nanoseconds of each.
    #[expect(clippy::unused_self, reason = "only while there is a stopwatch")]
    pub(crate) fn recorded(&self) -> Vec<u64> {
        end_job();
        with_laps(|laps| std::mem::take(&mut laps.jobs)).unwrap_or_default()
    }

    /// The nanoseconds of the sweep of each stretch, by its address.
    #[expect(clippy::unused_self, reason = "only while there is a stopwatch")]
    pub(in crate::reverse) fn swept(&self) -> Vec<(usize, u64)> {
        with_laps(|laps| std::mem::take(&mut laps.stretches)).unwrap_or_default()
    }
}

impl Drop for Stopwatch {
    fn drop(&mut self) {
        IS_RUNNING.set(false);
        LAPS.set(None);
    }
}

fn with_laps<T>(f: impl FnOnce(&mut Laps) -> T) -> Option<T> {
    LAPS.with_borrow_mut(|laps| laps.as_mut().map(f))
}

/// Whether this thread watches the given run.
#[inline]
pub(in crate::reverse) fn watches(run: *const Run) -> bool {
    IS_RUNNING.get() && with_laps(|laps| laps.run == run.addr()).unwrap_or(false)
}

/// Whether this thread watches the run of the given root, whose sweep begins.
pub(in crate::reverse) fn watches_sweep(root: &Task) -> bool {
    let begin = |laps: &mut Laps| {
        laps.start = Instant::now();
        laps.root == std::ptr::from_ref(root).addr()
    };
    IS_RUNNING.get() && with_laps(begin).unwrap_or(false)
}

/// Marks the end of the current job, at a fork.
pub(in crate::reverse) fn fork() {
    with_laps(|laps| laps.forks.push(laps.jobs.len()));
    end_job();
}

/// Marks the end of a task's last job.
pub(in crate::reverse) fn end_job() {
    with_laps(|laps| {
        let lap = laps.lap() + std::mem::take(&mut laps.carried);
        laps.jobs.push(lap);
    });
}

/// Marks the end of both branches of the newest open fork.
pub(in crate::reverse) fn join(is_kept: bool) {
    with_laps(|laps| {
        let before = laps.forks.pop().unwrap_or_default();
        if !is_kept {
            laps.carried += laps.jobs.drain(before..).sum::<u64>();
        }
    });
}

/// Marks the end of a stretch's sweep.
pub(in crate::reverse) fn end_stretch(stretch: &Stretch) {
    with_laps(|laps| {
        let lap = laps.lap();
        laps.stretches.push((std::ptr::from_ref(stretch).addr(), lap));
    });
}
