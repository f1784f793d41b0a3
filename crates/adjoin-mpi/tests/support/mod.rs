//! Random problems and pools for the tests.
#![allow(dead_code, unused_imports, reason = "not every test uses all of it")]

#[path = "../../examples/shared/mod.rs"]
mod shared;

pub(crate) use shared::Random;
pub(crate) use shared::problem::{Model, Problem, uneven};
pub(crate) use shared::soak::soak;

use adjoin::Differentiable;

/// Seeds, as many as `ADJOIN_TEST_CASES` says.
pub(crate) fn seeds(default: u64) -> std::ops::Range<u64> {
    0..std::env::var("ADJOIN_TEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(default)
}

/// The bits of all scalars.
pub(crate) fn bits(x: &impl Differentiable) -> Vec<u64> {
    let mut bits = Vec::new();
    x.visit_scalars(&mut |x: f64| bits.push(x.to_bits()));
    bits
}

/// Runs `f` in a pool of its own.
pub(crate) fn in_pool<T: Send>(threads: usize, f: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(f)
}
