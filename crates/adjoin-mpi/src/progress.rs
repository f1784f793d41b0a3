//! Progress of long sums, on rank 0 and on a terminal only.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Nothing is shown before this much time has passed.
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
    /// Whether there is a terminal to show it on.
    pub(crate) fn can_be_shown() -> bool {
        target().is_some()
    }

    /// For a rank with this number of items.
    pub(crate) fn new(is_shown: bool, items: usize) -> Self {
        let (done, bar) = (AtomicUsize::new(0), Mutex::new(None));
        Self { shown: is_shown.then(|| Shown { items, done, start: Instant::now(), bar }) }
    }

    /// Adds items that are done.
    pub(crate) fn add(&self, items: usize) {
        let Some(shown) = &self.shown else { return };
        let done = shown.done.fetch_add(items, Ordering::Relaxed) + items;
        if shown.start.elapsed() < PATIENCE {
            return;
        }
        // If it is locked there is no need to wait: the other thread shows about the same.
        if let Ok(mut bar) = shown.bar.try_lock() {
            let elapsed = shown.start.elapsed();
            let left = elapsed.mul_f64(shown.items.saturating_sub(done) as f64 / done.max(1) as f64);
            let bar = bar.get_or_insert_with(|| {
                let style =
                    ProgressStyle::with_template("{wide_bar} {pos}/{len} items of rank 0, {msg} left");
                let target = target().unwrap_or_else(ProgressDrawTarget::hidden);
                let bar = ProgressBar::with_draw_target(Some(shown.items as u64), target);
                bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
            });
            bar.set_position(done as u64);
            bar.set_message(format!("{:#}", HumanDuration(left)));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let bar = self.shown.take().and_then(|shown| shown.bar.into_inner().ok()?);
        bar.inspect(ProgressBar::finish_and_clear);
    }
}

/// The terminal: that of this process or else, as a rank's output goes through a pipe to the program that
/// started it, that of `mpirun`.
fn target() -> Option<ProgressDrawTarget> {
    let own = ProgressDrawTarget::stderr();
    if own.is_hidden() { launcher::target() } else { Some(own) }
}

#[cfg(target_os = "linux")]
mod launcher {
    use std::fs::{File, read_link};
    use std::path::Path;

    use console::Term;
    use indicatif::ProgressDrawTarget;

    /// The environment variables by which implementations of MPI tell a rank its number.
    const RANK: [&str; 3] = ["OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK"];

    /// The terminal that `mpirun` writes its errors to, if it runs on this machine and does so.
    pub(super) fn target() -> Option<ProgressDrawTarget> {
        RANK.iter().find(|name| std::env::var_os(name).is_some())?;
        let errors = format!("/proc/{}/fd/2", std::os::unix::process::parent_id());
        let path = read_link(errors).ok()?;
        let terminals = ["/dev/pts", "/dev"].map(Path::new);
        terminals.contains(&path.parent()?).then_some(())?;
        let open = || File::options().read(true).write(true).open(&path).ok();
        let target = ProgressDrawTarget::term(Term::read_write_pair(open()?, open()?), 10);
        (!target.is_hidden()).then_some(target)
    }
}

#[cfg(not(target_os = "linux"))]
mod launcher {
    pub(super) fn target() -> Option<indicatif::ProgressDrawTarget> {
        None
    }
}
