//! A spinner on standard error, if that is a terminal.

use std::io::{self, IsTerminal as _};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Shorter waits show no progress.
const PATIENCE: Duration = Duration::from_secs(1);

/// A spinner that appears after a second, and disappears when this is dropped.
#[derive(Debug)]
pub(crate) struct Patience {
    /// Dropping it tells the thread to end.
    done: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Patience {
    /// Starts the wait. `None` without a terminal, or if no thread can be started.
    pub(crate) fn start() -> Option<Patience> {
        if !io::stderr().is_terminal() {
            return None;
        }
        let (done, waiting) = mpsc::channel::<()>();
        let spin = move || {
            if waiting.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                let spinner = styled(ProgressBar::new_spinner(), "{spinner} {elapsed}");
                spinner.enable_steady_tick(Duration::from_millis(100));
                // No message is ever sent; the wait ends when the other side is dropped.
                let _ = waiting.recv();
                spinner.finish_and_clear();
            }
        };
        let thread = thread::Builder::new().name("adjoin spinner".into()).spawn(spin).ok()?;
        Some(Patience { done: Some(done), thread: Some(thread) })
    }
}

impl Drop for Patience {
    fn drop(&mut self) {
        self.done = None;
        if let Some(thread) = self.thread.take() {
            // On failure, the command continues without a spinner.
            let _ = thread.join();
        }
    }
}

/// A bar for a known number of steps.
pub(crate) fn bar(steps: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::stderr());
    styled(bar, "{bar:30} {pos}/{len}  {msg}")
}

fn styled(bar: ProgressBar, template: &str) -> ProgressBar {
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
