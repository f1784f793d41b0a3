//! What examples and tests share: random problems, options of the command line, and random numbers by their
//! index.
#![allow(dead_code, reason = "not every example uses all of it")]

pub(crate) mod lbfgs;
pub(crate) mod logistic;
pub(crate) mod problem;
pub(crate) mod soak;

/// The value of `--name value` on the command line.
///
/// # Panics
/// If it is not of the right type.
pub(crate) fn option<T: std::str::FromStr>(name: &str, default: T) -> T {
    let mut arguments = std::env::args().skip_while(|argument| argument != name).skip(1);
    match arguments.next() {
        Some(value) => value.parse().unwrap_or_else(|_| panic!("{name} {value}: not a value of this option")),
        None => default,
    }
}

/// Whether `--name` is on the command line.
pub(crate) fn flag(name: &str) -> bool {
    std::env::args().any(|argument| argument == name)
}

/// A stream of random numbers (`SplitMix64`). Streams of different seeds and indices have nothing to do with
/// each other, so every item can have one of its own: it is the same whatever rank asks for it.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    /// The stream of an item.
    pub(crate) fn of(seed: u64, index: usize) -> Self {
        let mut mixed = Self(seed);
        let start = mixed.bits() ^ (index as u64).wrapping_mul(0xD134_2543_DE82_EF95);
        let mut stream = Self(start);
        stream.bits();
        stream
    }

    /// 64 random bits.
    pub(crate) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number in [0, 1).
    pub(crate) fn uniform(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number of the normal distribution.
    pub(crate) fn normal(&mut self) -> f64 {
        let radius = (-2.0 * (1.0 - self.uniform()).ln()).sqrt();
        radius * (std::f64::consts::TAU * self.uniform()).cos()
    }

    /// A number below `count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        (self.bits() % count as u64) as usize
    }
}
