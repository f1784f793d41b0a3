//! Observations made while a program runs, on any thread.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// The distance from a kink or jump below which derivatives are not compared: steps of finite differences
/// must not cross it.
const NEAR: f64 = 1e-4;

/// Faults that the interpreter commits on request in reverse mode, for the test that the checks find them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Products lose their derivative.
    LostDerivative,
    /// Products are off in the last bit.
    OtherValue,
    /// The gradient depends on which thread ran a branch.
    OtherOnOtherThreads,
    /// A valid use of a kept number is refused.
    Refusal,
    /// The gradient depends on earlier runs.
    OtherLater,
    /// Gradients after the program are wrong.
    Dirt,
}

/// The observations of one run.
#[derive(Debug, Default)]
pub struct Flags {
    near_kink: AtomicBool,
    dirty: AtomicBool,
    impure: AtomicBool,
    calls: AtomicUsize,
    swallowed: Mutex<Option<String>>,
    /// The fault that is committed on purpose.
    pub fault: Option<Fault>,
    /// Whether this is every other run, for [`Fault::OtherLater`].
    pub is_odd: bool,
}

impl Flags {
    /// Flags of an interpreter that commits a fault on purpose.
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

    /// Notes that a closure used a value that another call of it had left behind.
    pub fn note_impure(&self) {
        self.impure.store(true, Ordering::Relaxed);
    }

    /// Notes a call of a closure.
    pub fn note_call(&self) {
        self.calls.fetch_add(1, Ordering::Relaxed);
    }

    /// Whether a closure used a value that another call of it had left behind, and the library called
    /// closures more often than in `plain`. The two runs may then have computed different functions, so that
    /// their gradients cannot be compared.
    pub fn differs_in_calls(&self, plain: &Self) -> bool {
        let calls = |flags: &Self| flags.calls.load(Ordering::Relaxed);
        self.impure.load(Ordering::Relaxed) && calls(self) != calls(plain)
    }

    /// Notes that the program caught a panic that it had not raised itself.
    pub fn note_swallowed(&self, message: String) {
        self.swallowed.lock().expect("nobody panics with it").get_or_insert(message);
    }

    /// The first panic that the program caught without having raised it.
    pub fn swallowed(&self) -> Option<String> {
        self.swallowed.lock().expect("nobody panics with it").clone()
    }
}
