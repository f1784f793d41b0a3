//! What is noticed while a program runs, on whatever thread.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// How near a kink or a jump is too near to compare derivatives: steps of finite differences must not cross
/// it.
const NEAR: f64 = 1e-4;

/// Faults that the interpreter commits on request, in reverse mode, so that a test can see that they are
/// found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Products lose their derivative.
    LostDerivative,
    /// Products are off in the last bit.
    OtherValue,
    /// The gradient depends on which thread ran a branch.
    OtherOnOtherThreads,
    /// A number that was kept honestly is refused.
    Refusal,
    /// The gradient depends on what was run before.
    OtherLater,
    /// Gradients after the program are wrong.
    Dirt,
}

/// What is noticed while a program runs.
#[derive(Debug, Default)]
pub struct Flags {
    near_kink: AtomicBool,
    dirty: AtomicBool,
    impure: AtomicBool,
    calls: AtomicUsize,
    swallowed: Mutex<Option<String>>,
    /// What is done wrong on purpose.
    pub fault: Option<Fault>,
    /// Whether this is every other run, for [`Fault::OtherLater`].
    pub is_odd: bool,
}

impl Flags {
    /// Flags of an interpreter that does something wrong on purpose.
    pub fn with_fault(fault: Option<Fault>) -> Self {
        static RUNS: AtomicUsize = AtomicUsize::new(0);
        let is_odd = fault == Some(Fault::OtherLater) && RUNS.fetch_add(1, Ordering::Relaxed) % 2 == 1;
        Self { fault, is_odd, ..Self::default() }
    }

    /// Notes that a kink is at this distance.
    pub fn watch(&self, distance: f64) {
        if distance.abs() < NEAR {
            self.near_kink.store(true, Ordering::Relaxed);
        }
    }

    /// Whether a kink was near.
    pub fn near_kink(&self) -> bool {
        self.near_kink.load(Ordering::Relaxed)
    }

    /// Notes that an unrelated gradient was wrong.
    pub fn note_dirt(&self) {
        self.dirty.store(true, Ordering::Relaxed);
    }

    /// Whether an unrelated gradient was wrong.
    pub fn dirty(&self) -> bool {
        self.dirty.load(Ordering::Relaxed)
    }

    /// Notes that a closure used what another call of it had left behind.
    pub fn note_impure(&self) {
        self.impure.store(true, Ordering::Relaxed);
    }

    /// Notes a call of a closure.
    pub fn note_call(&self) {
        self.calls.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether a closure used what another call of it had left behind, and the library has called closures
    /// more often than in `plain`: then what they computed may be another thing, and nothing can be said
    /// about it.
    pub fn differs_in_calls(&self, plain: &Self) -> bool {
        let calls = |flags: &Self| flags.calls.load(Ordering::Relaxed);
        self.impure.load(Ordering::Relaxed) && calls(self) != calls(plain)
    }

    /// Notes that the program caught a panic that it had not made itself.
    pub fn note_swallowed(&self, message: String) {
        self.swallowed.lock().expect("nobody panics with it").get_or_insert(message);
    }

    /// The first panic that the program caught without having made it.
    pub fn swallowed(&self) -> Option<String> {
        self.swallowed.lock().expect("nobody panics with it").clone()
    }
}
