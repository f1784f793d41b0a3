//! Large memory in large pages.
//!
//! A run of millions of operations writes and reads hundreds of mebibytes, once each. Then the processor waits for memory,
//! and a good part of that is finding out where a page is: there are 512 times as many small pages as large ones. On Linux
//! a program may ask for large pages; where it may not, or elsewhere, nothing is lost.

/// So many zeros, in large pages where there are many.
pub(in crate::reverse) fn zeros(length: usize) -> Vec<f64> {
    // The system's zeros: as they are not written here, their pages are not there yet.
    let zeros = vec![0.0; length];
    ask_for_large(&zeros);
    zeros
}

/// Asks for large pages, for memory that has not been used yet and is large enough to have some.
#[cfg(all(target_os = "linux", not(miri)))]
pub(in crate::reverse) fn ask_for_large<T>(memory: &[T]) {
    use std::ffi::{c_int, c_void};

    unsafe extern "C" {
        fn madvise(address: *mut c_void, length: usize, advice: c_int) -> c_int;
    }
    const MADV_HUGEPAGE: c_int = 14;
    /// Large pages are of 2 MiB, mostly. On some processors they are larger; then the system ignores the request.
    const LARGE: usize = 1 << 21;

    let bytes = size_of_val(memory);
    // Up to the next large page; not by its address, which could be the end of all addresses.
    let skipped = memory.as_ptr().addr().wrapping_neg() % LARGE;
    if let Some(length) =
        bytes.checked_sub(skipped).map(|rest| rest & !(LARGE - 1)).filter(|length| *length > 0)
    {
        let start = memory.as_ptr().cast::<u8>().cast_mut().wrapping_add(skipped);
        // SAFETY: whole pages inside of the memory. The advice changes nothing of their contents, and that it may be refused
        // does not matter.
        let _ = unsafe { madvise(start.cast(), length, MADV_HUGEPAGE) };
    }
}

/// Nothing: the system has no such request, or we do not know it.
#[cfg(not(all(target_os = "linux", not(miri))))]
pub(in crate::reverse) fn ask_for_large<T>(_: &[T]) {}
