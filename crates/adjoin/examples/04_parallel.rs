//! Goal: a parallel gradient, with the same bits on any number of threads.
//!
//! `cargo run --release --example 04_parallel`

#![expect(unreachable_pub, reason = "the module is written as a library would have it")]

use adjoin::prelude::*;
use std::time::Instant;

#[differentiable]
mod model {
    use adjoin::par_map_reduce;

    /// The squared error of a sum of waves at the samples, which are independent of each other.
    pub fn loss(waves: &[(f64, f64)], samples: &[(f64, f64)]) -> f64 {
        let residual = |sample: &(f64, f64)| {
            let (time, value) = *sample;
            let model: f64 =
                waves.iter().map(|(amplitude, frequency)| amplitude * (frequency * time).sin()).sum();
            (model - value).powi(2)
        };
        par_map_reduce(samples, 0.0, residual, |a, b| a + b)
    }
}

fn main() {
    let waves: Vec<(f64, f64)> = (1..=20).map(|k| (1.0 / f64::from(k), f64::from(k))).collect();
    let samples: Vec<(f64, f64)> = (0..20_000).map(|i| f64::from(i) * 1e-3).map(|t| (t, t.fract())).collect();

    let mut first = None;
    for threads in [1, 2, 4] {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        let gradient = || grad(|waves| model::loss(&waves, &constant(&samples)), &waves);
        pool.install(gradient); // The first call allocates the tape, the others reuse it.
        let start = Instant::now();
        let gradient = pool.install(gradient);
        println!("{threads} threads: {:?}, d/d frequency[0] = {:e}", start.elapsed(), gradient[0].1);

        let bits: Vec<_> = gradient.iter().map(|(a, f)| (a.to_bits(), f.to_bits())).collect();
        assert_eq!(first.get_or_insert(bits.clone()), &bits, "the bits depend on the number of threads");
    }
    println!("All gradients are equal to the last bit.");
}
