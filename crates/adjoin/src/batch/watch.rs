//! Compute fast, and recompute where that went wrong: one protocol for
//! [`batch_jacobian!`](crate::batch_jacobian) and [`elementwise!`](crate::elementwise).
//!
//! Both run a function on [packs](super::Pack) with unchecked derivatives. Two things can go wrong, and both
//! are detected:
//!
//! ```text
//! a pack diverged        a comparison had different answers for its numbers     [`Watch`] tells: run each point alone
//! a derivative is NaN    maybe from 0 · ∞, which counts as 0                    run the point again: [`checked_jacobian`]
//! ```
//!
//! Whether a pack diverged is remembered per thread, so nothing that happens on another thread makes a
//! computation run again. In turn, a computation on packs stays on its thread: [`join`](crate::join()) runs
//! both branches one after the other there, and a pack that diverges on any other thread panics.

use std::cell::Cell;

use super::bound::Bound;
use crate::forward::Forward;

/// The state of the innermost computation on packs on this thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// There is none.
    Absent,
    /// All packs took one way so far.
    Agreed,
    Diverged,
}

thread_local! {
    static STATE: Cell<State> = const { Cell::new(State::Absent) };
}

/// A computation on packs on this thread, until dropped.
#[derive(Debug)]
pub(crate) struct Watch {
    outer: State,
    _bound: Bound,
}

impl Watch {
    #[inline]
    pub(crate) fn start() -> Self {
        Self { outer: STATE.replace(State::Agreed), _bound: Bound::to_thread() }
    }

    /// Whether a pack has diverged since the start or the last call.
    #[inline(always)]
    #[expect(clippy::unused_self, reason = "there is nothing to ask about without a watch")]
    pub(crate) fn diverged(&self) -> bool {
        let diverged = STATE.get() == State::Diverged;
        if diverged {
            STATE.set(State::Agreed);
        }
        diverged
    }
}

impl Drop for Watch {
    #[inline]
    fn drop(&mut self) {
        STATE.set(self.outer);
    }
}

/// Whether this thread is computing on packs.
#[inline(always)]
fn is_watched() -> bool {
    STATE.get() != State::Absent
}

/// Notes that the numbers of a pack had different answers.
///
/// # Panics
/// If the computation was started on another thread.
#[cold]
#[inline(never)]
pub(super) fn diverge() {
    assert!(
        is_watched(),
        "a function given to `elementwise!` or `batch_jacobian!` continued on another thread. Fork inside it only with \
         `adjoin::join` and the functions built on it"
    );
    STATE.set(State::Diverged);
}

/// The Jacobian of a function at one point, by [`Forward`], which counts 0 · ∞ as 0.
pub(crate) fn checked_jacobian<const N: usize, const M: usize>(
    x: [f64; N],
    f: impl FnOnce([Forward<f64, N>; N]) -> [Forward<f64, N>; M],
) -> [[f64; N]; M] {
    f(Forward::inputs(x)).map(Forward::tangents)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::batch::Pair;

    /// Asks a pair something to which its numbers have different answers.
    fn disagree() {
        let _ = std::hint::black_box(Pair::new([1.0, 2.0]) < 1.5);
    }

    #[test]
    fn a_divergence_is_told_once_and_only_to_the_innermost() {
        let outer = Watch::start();
        disagree();
        {
            let inner = Watch::start();
            assert!(!inner.diverged());
            disagree();
            assert!(inner.diverged());
            assert!(!inner.diverged());
        }
        assert!(outer.diverged());
        assert!(!outer.diverged());
    }

    #[test]
    fn a_divergence_on_another_thread_is_not_ours() {
        let watch = Watch::start();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                let other = Watch::start();
                disagree();
                assert!(other.diverged());
            });
        });
        assert!(!watch.diverged());
    }

    #[test]
    fn a_pack_that_diverges_on_a_foreign_thread_panics() {
        let _watch = Watch::start();
        let message = std::thread::spawn(disagree).join().expect_err("refused");
        assert!(message.downcast_ref::<&str>().is_some_and(|text| text.contains("another thread")));
    }

    #[test]
    fn a_panic_ends_the_computation() {
        let result = std::panic::catch_unwind(|| {
            let _watch = Watch::start();
            panic!("in the function");
        });
        assert!(result.is_err() && !is_watched());
    }
}
