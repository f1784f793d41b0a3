//! Seeded random numbers, divisions and pools for the tests.
#![allow(dead_code, reason = "not every test uses all of it")]

use adjoin::Differentiable;

/// SplitMix64.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number in [0, 1).
    pub(crate) fn number(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (self.bits() % count as u64) as usize
    }
}

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

/// Where each rank's items begin, and where the last ones end: any contiguous ranges, some of them empty.
pub(crate) fn division(random: &mut Random, items: usize, ranks: usize) -> Vec<usize> {
    let mut bounds: Vec<usize> = (1..ranks).map(|_| random.below(items + 1)).collect();
    bounds.extend([0, items]);
    bounds.sort_unstable();
    bounds
}

/// Runs `f` in a pool of so many threads, which it forks on.
pub(crate) fn in_pool<T: Send>(threads: usize, f: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(f)
}
