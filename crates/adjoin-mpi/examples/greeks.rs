//! Monte Carlo Greeks: the price of an option by simulation, and its derivatives in the market's numbers,
//! beside the closed form.
//!
//! ```sh
//! cargo build --release --example greeks
//! mpirun -n 2 target/release/examples/greeks --paths 1000000
//! ```
//!
//! The random numbers of a path belong to its index. So the same paths are simulated on any number of ranks,
//! and all digits of the result are the same. A payoff has a kink at the strike, where derivatives path by
//! path see nothing: there is no gamma to be had this way.

mod shared;

use adjoin::prelude::*;
use adjoin_mpi::Distributed;
use shared::{Random, option};

/// What the price depends on.
#[derive(Clone, Debug, Differentiable)]
struct Market<R> {
    spot: R,
    volatility: R,
    rate: R,
}

const STRIKE: f64 = 105.0;
const YEARS: f64 = 1.0;
const STEPS: usize = 12;

/// The discounted payoff of a call on a path of twelve steps.
fn payoff<R: Real>(market: &Market<R>, path: usize) -> R {
    let (dt, mut random) = (YEARS / STEPS as f64, Random::of(2, path));
    let drift = (market.rate - market.volatility * market.volatility * 0.5) * dt;
    let spread = market.volatility * dt.sqrt();
    let path = (0..STEPS).fold(R::from(0.0), |path, _| path + drift + spread * random.normal());
    let gain = market.spot * path.exp() - STRIKE;
    (-(market.rate * YEARS)).exp() * if gain > 0.0 { gain } else { R::from(0.0) }
}

/// Black and Scholes.
fn closed_form<R: Real>(market: &Market<R>) -> R {
    let Market { spot, volatility, rate } = *market;
    let normal = |x: R| (-x * std::f64::consts::FRAC_1_SQRT_2).erfc() * 0.5;
    let spread = volatility * YEARS.sqrt();
    let d = ((spot / STRIKE).ln() + (rate + volatility * volatility * 0.5) * YEARS) / spread;
    spot * normal(d) - (-(rate * YEARS)).exp() * normal(d - spread) * STRIKE
}

fn main() {
    let paths = option("--paths", 200_000);
    let market = Market { spot: 100.0, volatility: 0.2, rate: 0.03 };

    let world = Distributed::start();
    let mean = |market: Market<Reverse>| world.sum_of(&market, paths, payoff) / paths as f64;
    let (price, greeks) = value_and_grad(mean, &market);

    // The spread of the payoffs, for the error of the price. All paths in two numbers at a time: a reduction.
    let share = world.part(world.share(paths));
    let moments = |market: &Market<f64>, path| (payoff(market, path), payoff(market, path).powi(2));
    let (sum, squares) = world.reduce(&market, &share, (0.0, 0.0), moments, |(a, b), (c, d)| (a + c, b + d));
    let n = paths as f64;
    let error = ((squares / n - (sum / n).powi(2)) / n).sqrt();

    if world.is_first() {
        let (exact, slopes) = value_and_grad(|market: Market<Reverse>| closed_form(&market), &market);
        println!("{paths} paths on {} ranks", world.size());
        println!("        simulated   closed form");
        println!("price  {price:>10.5}    {exact:>10.5}   (one standard error: {error:.5})");
        println!("delta  {:>10.5}    {:>10.5}", greeks.spot, slopes.spot);
        println!("vega   {:>10.5}    {:>10.5}", greeks.volatility, slopes.volatility);
        println!("rho    {:>10.5}    {:>10.5}", greeks.rate, slopes.rate);
        println!("bits of the price {:016x}", price.to_bits());
    }
}
