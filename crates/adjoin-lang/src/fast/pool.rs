//! Threads for ⋆, with stacks that hold nested forks.
//!
//! A fork inside a fork nests on the machine's stack: a parallel map written as recursion does so once for
//! each element. The pools of this module have threads with very large stacks, whose pages the operating
//! system commits when they are touched. A pool is made when it is first asked for, and kept.

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rayon::{ThreadPool, ThreadPoolBuilder};

/// The stack to ask for first; if the system refuses, half as much is tried.
const WANTED: usize = if usize::BITS > 32 { 4 << 30 } else { 1 << 30 };
const LEAST: usize = 1 << 20;
/// Where there are no threads (WebAssembly), forks run one after the other on the caller's stack, which is
/// trusted to have this much left.
const OWN: usize = 512 << 10;
/// Stack kept free for what the deepest fork calls: rayon, the scalar's sweep.
const RESERVE: usize = 256 << 10;

thread_local! {
    /// Below this address the stack of this thread is too short for another fork.
    static LOWEST: Cell<usize> = const { Cell::new(0) };
}

static POOLS: Mutex<Option<HashMap<usize, Arc<ThreadPool>>>> = Mutex::new(None);

/// An address in the caller's frame, more or less.
#[inline(never)]
fn address() -> usize {
    let here = 0u8;
    std::ptr::from_ref(&here).addr()
}

/// Whether too little stack is left for another fork.
pub(super) fn stack_is_short() -> bool {
    address() < LOWEST.get()
}

/// A pool of this many threads; without a number, one for each processor.
pub(super) fn of(threads: Option<usize>) -> Result<Arc<ThreadPool>, String> {
    let available = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = threads.unwrap_or_else(available).clamp(1, 1024);
    let mut pools = POOLS.lock().unwrap_or_else(PoisonError::into_inner);
    let pools = pools.get_or_insert_with(HashMap::new);
    if let Some(pool) = pools.get(&threads) {
        return Ok(pool.clone());
    }
    let mut bytes = WANTED;
    loop {
        let start = move |_| LOWEST.set(address().saturating_sub(bytes - RESERVE));
        let built = ThreadPoolBuilder::new()
            .num_threads(threads)
            .thread_name(|index| format!("adjoin {index}"))
            .stack_size(bytes)
            .start_handler(start)
            .build();
        match built {
            Ok(pool) => return Ok(pools.entry(threads).or_insert(Arc::new(pool)).clone()),
            Err(_) if cfg!(target_family = "wasm") => {
                let pool = ThreadPoolBuilder::new().num_threads(1).use_current_thread().build();
                let pool = pool.map_err(|error| format!("there are no threads to fork on: {error}"))?;
                LOWEST.set(address().saturating_sub(OWN - RESERVE));
                return Ok(pools.entry(threads).or_insert(Arc::new(pool)).clone());
            }
            Err(error) if bytes / 2 < LEAST => {
                return Err(format!("no pool of {threads} threads could be started: {error}"));
            }
            Err(_) => bytes /= 2,
        }
    }
}
