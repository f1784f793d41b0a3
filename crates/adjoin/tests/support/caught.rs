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

/// The message in the payload of a panic.
pub(crate) fn text_of(payload: &(dyn Any + Send)) -> &str {
    if let Some(text) = payload.downcast_ref::<String>() {
        text
    } else {
        payload.downcast_ref::<&str>().expect("the payload of `panic!` is a text")
    }
}
