//! Comparison of a compiled gradient with the tape's, when `ADJOIN_CHECK_COMPILED` is set. The tape has to
//! record code of which nothing is compiled, so a flag of the thread turns nodes of compiled functions off
//! meanwhile. A compiled function forks no tasks: while it is recorded, the thread waits for no others, and
//! is given no task from elsewhere that would see the flag.

use std::cell::Cell;
use std::sync::LazyLock;

use crate::structure::Differentiable;

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
pub fn on_tape_alone<T>(f: impl FnOnce() -> T) -> T {
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
pub fn compare<A: Differentiable + ?Sized, B: Differentiable + ?Sized>(compiled: &A, by_tape: &B) {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    compiled.visit_scalars(&mut |x: f64| left.push(x));
    by_tape.visit_scalars(&mut |x: f64| right.push(x));
    assert!(
        left.len() == right.len(),
        "a compiled gradient has {} numbers, the tape's {}",
        left.len(),
        right.len()
    );
    let scale = right.iter().fold(0f64, |scale, x| scale.max(x.abs()));
    for (number, (x, y)) in left.iter().zip(&right).enumerate() {
        let close = (x - y).abs() <= 1e-9 * (scale + x.abs()) || !y.is_finite();
        assert!(
            close,
            "number {number} of a compiled gradient is {x}, and {y} on the tape: please report this"
        );
    }
}
