//! Large memory in large pages.
//!
//! A run of millions of operations writes and reads hundreds of mebibytes, once each. Then the processor
//! waits for memory, and much of that is address translation: there are 512 times as many small pages as
//! large ones. On Linux a program may ask for large pages. If the request is refused, nothing is lost.

/// `length` zeros, in large pages if there are many.
pub(in crate::reverse) fn zeros(length: usize) -> Vec<f64> {
    // Zero pages from the system: they are not touched here, so they are not mapped yet.
    let zeros = vec![0.0; length];
    ask_for_large(&zeros);
    zeros
}

/// Asks for large pages, for memory that has not been used yet and is large enough to contain some.
#[cfg(all(target_os = "linux", not(miri)))]
pub(crate) fn ask_for_large<T>(memory: &[T]) {
    use std::ffi::{c_int, c_void};

    unsafe extern "C" {
        fn madvise(address: *mut c_void, length: usize, advice: c_int) -> c_int;
    }
    const MADV_HUGEPAGE: c_int = 14;
    /// Large pages usually have 2 MiB. On some processors they are larger; then the system ignores the
    /// request.
    const LARGE: usize = 1 << 21;

    let bytes = size_of_val(memory);
    // The distance to the next large page; computed without its address, which could overflow.
    let skipped = memory.as_ptr().addr().wrapping_neg() % LARGE;
    if let Some(length) =
        bytes.checked_sub(skipped).map(|rest| rest & !(LARGE - 1)).filter(|length| *length > 0)
    {
        let start = memory.as_ptr().cast::<u8>().cast_mut().wrapping_add(skipped);
        // SAFETY: whole pages inside the memory. The advice does not change their contents, and it does not
        // matter if it is refused.
        let _ = unsafe { madvise(start.cast(), length, MADV_HUGEPAGE) };
    }
}

/// Does nothing: the system has no such request, or we do not know it.
#[cfg(not(all(target_os = "linux", not(miri))))]
pub(crate) fn ask_for_large<T>(_: &[T]) {}
