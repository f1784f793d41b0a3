//! Blocks of memory that lie next to each other without a gap, as some allocators place them.
//!
//! The system's allocator puts a header between any two blocks, which hides errors at their ends.

use adjoin::prelude::*;
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A bump allocator: hands out one piece of memory from its start to its end, and frees nothing.
struct Dense;

const SIZE: usize = 1 << 28;
static START: AtomicUsize = AtomicUsize::new(0);
static NEXT: AtomicUsize = AtomicUsize::new(0);

// SAFETY: no two calls get overlapping memory: `NEXT` only grows, by at least what is handed out; all of it
// lies in one allocation of the system's, which is never freed.
unsafe impl GlobalAlloc for Dense {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if START.load(Ordering::Acquire) == 0 {
            let whole = Layout::from_size_align(SIZE, 4096).expect("a valid layout");
            // SAFETY: the layout has a size.
            let start = unsafe { System.alloc(whole) }.expose_provenance();
            // The memory of the first thread to get here is used; that of any other thread is lost.
            let _ = START.compare_exchange(0, start, Ordering::AcqRel, Ordering::Acquire);
        }
        let start = START.load(Ordering::Acquire);
        let mut place = 0;
        let taken = NEXT.fetch_update(Ordering::AcqRel, Ordering::Acquire, |next| {
            place = (start + next).next_multiple_of(layout.align()) - start;
            Some(place + layout.size()).filter(|end| *end <= SIZE)
        });
        match taken {
            Ok(_) => std::ptr::with_exposed_provenance_mut(start + place),
            Err(_) => std::ptr::null_mut(),
        }
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static ALLOCATOR: Dense = Dense;

/// Forks inside each other that record nothing; on the way back, a product is recorded in two branches at
/// `level`.
fn nest(x: Reverse, y: Reverse, depth: usize, level: usize) -> Reverse {
    if depth == 0 {
        return x;
    }
    // Nested to the right, so that rayon's queue stays short and does not allocate in between.
    let ((), below) = join(|| (), || nest(x, y, depth - 1, level));
    if depth == level {
        let (a, b) = join(|| x * y, || x * below);
        let (c, d) = join(|| a * y, || b * y);
        return c + d;
    }
    below
}

#[test]
fn tasks_that_are_taken_back_do_not_run_into_the_block_before() {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap();
    // A block of tasks ends at every depth around some power of two.
    for depth in 20..140 {
        for level in [depth - 3, depth - 1] {
            let f = |[x, y]: [Reverse; 2]| nest(x, y, depth, level) * y;
            // x y³ + x² y²
            let (x, y) = (2.0, 3.0);
            // With fresh memory for a run, its blocks are allocated one after the other; the next run uses
            // them again.
            let found = pool.install(|| {
                adjoin::release_memory();
                grad(f, &[x, y]);
                grad(f, &[x, y])
            });
            assert_eq!(
                found,
                [y * y * y + 2.0 * x * y * y, 3.0 * x * y * y + 2.0 * x * x * y],
                "depth {depth}"
            );
        }
    }
}
