//! Panics as values.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The payload of the panic that `f` ends with.
#[track_caller]
pub(crate) fn payload_of<T>(f: impl FnOnce() -> T) -> Box<dyn Any + Send> {
    match catch_unwind(AssertUnwindSafe(f)) {
        Ok(_) => panic!("this should have panicked"),
        Err(payload) => payload,
    }
}
