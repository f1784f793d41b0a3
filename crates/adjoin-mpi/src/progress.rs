//! Progress of long sums, on rank 0 and on a terminal only.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Nothing is shown before so much time.
const PATIENCE: Duration = Duration::from_secs(2);

/// How far a rank has come with its items.
pub(crate) struct Progress {
    shown: Option<Shown>,
}

struct Shown {
    items: usize,
    done: AtomicUsize,
    start: Instant,
    bar: Mutex<Option<ProgressBar>>,
}

impl Progress {
    /// For a rank with so many items.
    pub(crate) fn new(rank: usize, items: usize) -> Self {
        let is_seen = rank == 0 && !ProgressDrawTarget::stderr().is_hidden();
        let (done, bar) = (AtomicUsize::new(0), Mutex::new(None));
        Self { shown: is_seen.then(|| Shown { items, done, start: Instant::now(), bar }) }
    }

    /// So many items more are done.
    pub(crate) fn add(&self, items: usize) {
        let Some(shown) = &self.shown else { return };
        let done = shown.done.fetch_add(items, Ordering::Relaxed) + items;
        if shown.start.elapsed() < PATIENCE {
            return;
        }
        // Whoever finds it locked need not wait: the other one shows about the same.
        if let Ok(mut bar) = shown.bar.try_lock() {
            bar.get_or_insert_with(|| {
                let style =
                    ProgressStyle::with_template("{wide_bar} {pos}/{len} items of rank 0, {eta} left");
                let bar = ProgressBar::new(shown.items as u64).with_elapsed(shown.start.elapsed());
                bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
            })
            .set_position(done as u64);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let bar = self.shown.take().and_then(|shown| shown.bar.into_inner().ok()?);
        bar.inspect(ProgressBar::finish_and_clear);
    }
}
