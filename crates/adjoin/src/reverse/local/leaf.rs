//! Leaves of parallel iterators: code that computes one number is reduced to its derivatives at once.

use std::mem::ManuallyDrop;

use crate::reverse::local::streamed::streamed;
use crate::reverse::record::cursor;
use crate::reverse::record::scalar::Reverse;

/// Returns `f()`. If the result is one `Reverse`, `f` is recorded in a local run, swept and dropped.
pub(crate) fn reduced<T>(f: impl FnOnce() -> T) -> T {
    if typeid::of::<T>() != typeid::of::<Reverse>() || !cursor::in_task() {
        return f();
    }
    as_type(streamed(|| as_type(f())))
}

/// A value as a value of another type, which must be the same type.
fn as_type<A, B>(value: A) -> B {
    assert!(typeid::of::<A>() == typeid::of::<B>());
    let value = ManuallyDrop::new(value);
    // SAFETY: types with the same id are the same up to lifetimes, and one of them is `Reverse`, which has
    // none (see `reduced`). The original is not used again.
    unsafe { std::mem::transmute_copy(&*value) }
}
