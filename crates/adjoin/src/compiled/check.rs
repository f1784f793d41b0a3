//! Comparison of a compiled gradient with the tape's, when `ADJOIN_CHECK_COMPILED` is set. The tape has to
//! record code of which nothing is compiled, so a flag of the thread turns nodes of compiled functions off
//! meanwhile. A compiled function forks no tasks: while it is recorded, the thread waits for no others, and
//! is given no task from elsewhere that would see the flag.

use std::cell::Cell;
use std::sync::LazyLock;

thread_local! {
    /// Whether the thread records a function for a comparison, in which nothing is compiled.
    static COMPARING: Cell<bool> = const { Cell::new(false) };
}

/// Whether every compiled gradient is compared with the tape's: true if `ADJOIN_CHECK_COMPILED` is set.
#[inline]
pub fn checks() -> bool {
    static CHECKS: LazyLock<bool> = LazyLock::new(|| std::env::var_os("ADJOIN_CHECK_COMPILED").is_some());
    *CHECKS
}

/// Whether this thread records a function for a comparison, in which no function becomes a compiled node.
#[inline(always)]
pub(super) fn comparing() -> bool {
    checks() && COMPARING.get()
}

/// Records a function with nothing compiled, if gradients are compared. Not for the run around it: its sweep
/// may fork.
pub(super) fn on_tape_alone<T>(f: impl FnOnce() -> T) -> T {
    struct Restore(bool);
    impl Drop for Restore {
        fn drop(&mut self) {
            COMPARING.set(self.0);
        }
    }
    let _restore = Restore(COMPARING.replace(true));
    f()
}

/// Compares a compiled gradient with the tape's.
///
/// # Panics
/// If they differ by more than rounding.
pub(super) fn compare(compiled: &[f64], by_tape: &[f64]) {
    assert!(
        compiled.len() == by_tape.len(),
        "a compiled gradient has {} numbers, the tape's {}",
        compiled.len(),
        by_tape.len()
    );
    let scale = by_tape.iter().fold(0f64, |scale, x| scale.max(x.abs()));
    for (number, (x, y)) in compiled.iter().zip(by_tape).enumerate() {
        let close = (x - y).abs() <= 1e-9 * (scale + x.abs()) || !y.is_finite();
        assert!(
            close,
            "number {number} of a compiled gradient is {x}, and {y} on the tape: please report this"
        );
    }
}
