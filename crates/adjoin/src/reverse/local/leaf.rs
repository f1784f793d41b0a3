//! Leaves of parallel iterators: what computes one number is reduced to its derivatives at once.

use std::mem::ManuallyDrop;

use crate::reverse::local::streamed::streamed;
use crate::reverse::record::cursor;
use crate::reverse::record::scalar::Reverse;

/// `f()`. If that is one `Reverse`, it is recorded in a local run, swept and dropped; otherwise it is just run.
pub(crate) fn reduced<T>(f: impl FnOnce() -> T) -> T {
    if typeid::of::<T>() != typeid::of::<Reverse>() || !cursor::in_task() {
        return f();
    }
    // SAFETY: types with the same id are the same up to lifetimes, of which `Reverse` has none. The original is
    // not used again.
    let result = streamed(|| unsafe { std::mem::transmute_copy::<T, Reverse>(&ManuallyDrop::new(f())) });
    // SAFETY: as above.
    unsafe { std::mem::transmute_copy::<Reverse, T>(&result) }
}
