//! Goal: the Greeks of an option by Monte Carlo, on two threads, with a plot.
//!
//! An arithmetic Asian call: its pay-off depends on the average price over a year. The derivative of the
//! simulated price along each path is the path-wise estimator; reverse mode gives delta, vega and rho at
//! once, for a few times the price of the price.
//!
//! `cargo run --release --example 11_option_greeks`

#![expect(unreachable_pub, reason = "the module is written as a library would have it")]

#[path = "plot/mod.rs"]
mod plot;

use adjoin::prelude::*;
use adjoin::rayon::ThreadPoolBuilder;

#[differentiable]
mod market {
    use rayon::prelude::*;

    #[derive(Clone, Debug, PartialEq)]
    pub struct Market {
        pub spot: f64,
        pub volatility: f64,
        pub rate: f64,
    }

    /// Uniform numbers in (0, 1) that depend on a path and a step alone, so that threads do not matter.
    fn uniform(path: u64, step: u64) -> f64 {
        let mut z = path.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ step.wrapping_mul(0xD1B5_4A32_D192_ED03);
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 11) as f64 / 9_007_199_254_740_992.0 + 1e-17
    }

    /// The discounted pay-off along one path.
    fn payoff(market: &Market, strike: f64, path: u64, steps: u64) -> f64 {
        let dt = 1.0 / steps as f64;
        let drift = (market.rate - 0.5 * market.volatility * market.volatility) * dt;
        let (mut price, mut total) = (market.spot, 0.0);
        for step in 0..steps {
            // Box and Muller.
            let radius = (-2.0 * uniform(path, 2 * step).ln()).sqrt();
            let normal = radius * (2.0 * std::f64::consts::PI * uniform(path, 2 * step + 1)).cos();
            price *= (drift + market.volatility * dt.sqrt() * normal).exp();
            total += price;
        }
        (total * dt - strike).max(0.0) * (-market.rate).exp()
    }

    pub fn price(market: &Market, strike: f64, paths: u64, steps: u64) -> f64 {
        let sum: f64 = (0..paths).into_par_iter().map(|path| payoff(market, strike, path, steps)).sum();
        sum / paths as f64
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (strike, paths, steps) = (100.0, 4000, 12);
    let at = |spot: f64| market::Market { spot, volatility: 0.25, rate: 0.03 };
    let greeks = |market: &market::Market| {
        value_and_grad(|m| market::price(&m, constant(&strike), paths, steps), market)
    };
    let pool = |threads| ThreadPoolBuilder::new().num_threads(threads).build();

    let (price, slopes) = pool(2)?.install(|| greeks(&at(100.0)));
    println!(
        "price {price:.4}: delta {:.4}, vega {:.4}, rho {:.4}",
        slopes.spot, slopes.volatility, slopes.rate
    );
    assert_eq!(
        (price, slopes.clone()),
        pool(1)?.install(|| greeks(&at(100.0))),
        "the same bits on one thread"
    );

    // Against the same paths with another spot price, on both sides.
    let plain = |spot: f64| market::price(&at(spot), strike, paths, steps);
    let difference = (plain(100.01) - plain(99.99)) / 0.02;
    println!("delta by differences {difference:.4}");
    assert!((difference - slopes.spot).abs() < 1e-2);

    let spots: Vec<f64> = (0..=20).map(|i| 80.0 + 2.0 * f64::from(i)).collect();
    let curve: Vec<_> = pool(2)?.install(|| spots.iter().map(|spot| greeks(&at(*spot))).collect());
    let named = |f: fn(&(f64, market::Market)) -> f64| {
        spots.iter().copied().zip(curve.iter().map(f)).collect::<Vec<_>>()
    };
    plot::Plot::new("An Asian call, strike 100", "spot price", "")
        .line("delta", named(|(_, slopes)| slopes.spot))
        .line("vega / 100", named(|(_, slopes)| slopes.volatility / 100.0))
        .line("price / 40", named(|(price, _)| price / 40.0))
        .save("option_greeks")?;
    Ok(())
}
