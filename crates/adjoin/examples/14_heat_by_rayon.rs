//! Goal: a program as a user of rayon writes it, differentiated by adding an attribute.
//!
//! Heat spreads in a plate with a hot spot. From what thermometers show at the end, the conductivity of the
//! plate and the place of the spot are estimated, by gradient descent on the squared error.
//!
//! `cargo run --release --example 14_heat_by_rayon`

#![expect(unreachable_pub, reason = "the module is written as a library would have it")]

use adjoin::prelude::*;

/// The simulation. Without the attribute it is an ordinary program with rayon.
#[differentiable]
mod plate {
    use rayon::prelude::*;

    /// Cells along each side.
    pub const SIDE: usize = 48;

    #[derive(Clone, Debug)]
    pub struct Plate {
        pub conductivity: f64,
        pub spot: [f64; 2],
    }

    /// The temperatures after the given number of steps, row by row.
    pub fn simulate(plate: &Plate, steps: usize) -> Vec<f64> {
        let mut now: Vec<f64> = (0..SIDE * SIDE)
            .into_par_iter()
            .with_min_len(SIDE)
            .map(|cell| {
                let [x, y] = [cell % SIDE, cell / SIDE].map(|place| (place as f64 + 0.5) / SIDE as f64);
                let distance = (x - plate.spot[0]).powi(2) + (y - plate.spot[1]).powi(2);
                (-40.0 * distance).exp()
            })
            .collect();
        let mut next = now.clone();
        for _ in 0..steps {
            next.par_chunks_mut(SIDE).enumerate().for_each(|(y, row)| {
                let above = &now[y.saturating_sub(1) * SIDE..][..SIDE];
                let here = &now[y * SIDE..][..SIDE];
                let below = &now[(y + 1).min(SIDE - 1) * SIDE..][..SIDE];
                for x in 0..SIDE {
                    let around =
                        above[x] + below[x] + here[x.saturating_sub(1)] + here[(x + 1).min(SIDE - 1)];
                    row[x] = here[x] + plate.conductivity * (around - 4.0 * here[x]);
                }
            });
            std::mem::swap(&mut now, &mut next);
        }
        now
    }

    /// The squared error at the thermometers.
    pub fn error(plate: &Plate, steps: usize, #[constant] seen: &[(usize, f64)]) -> f64 {
        let temperatures = simulate(plate, steps);
        seen.par_iter().map(|(cell, temperature)| (temperatures[*cell] - temperature).powi(2)).sum()
    }
}

use plate::Plate;

fn main() {
    const STEPS: usize = 60;
    let truth = Plate { conductivity: 0.2, spot: [0.4, 0.55] };
    let temperatures = plate::simulate(&truth, STEPS);
    let seen: Vec<(usize, f64)> =
        (0..plate::SIDE * plate::SIDE).step_by(53).map(|cell| (cell, temperatures[cell])).collect();
    let slope = |guess: &Plate| value_and_grad(|plate| plate::error(&plate, STEPS, &seen), guess);

    // The same bits on any number of threads.
    let guess = Plate { conductivity: 0.1, spot: [0.5, 0.5] };
    let bits = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool");
        let (error, slope) = pool.install(|| slope(&guess));
        [error, slope.conductivity, slope.spot[0], slope.spot[1]].map(f64::to_bits)
    };
    assert!([2, 4].into_iter().all(|threads| bits(threads) == bits(1)), "the bits depend on the threads");

    // Finite differences agree.
    let at = |conductivity: f64| plate::error(&Plate { conductivity, ..guess.clone() }, STEPS, &seen);
    let difference = (at(0.1 + 1e-6) - at(0.1 - 1e-6)) / 2e-6;
    let (_, gradient) = slope(&guess);
    assert!((difference - gradient.conductivity).abs() < 1e-5 * difference.abs());

    // Gradient descent, with a step that grows after a success and shrinks after a failure.
    let (mut plate, mut step) = (guess, 1e-3);
    let (mut error, mut gradient) = slope(&plate);
    for _ in 0..300 {
        let along = |x: f64, slope: f64| x - step * slope;
        let next = Plate {
            conductivity: along(plate.conductivity, gradient.conductivity).clamp(0.01, 0.24),
            spot: [0, 1].map(|axis| along(plate.spot[axis], gradient.spot[axis])),
        };
        let (next_error, next_gradient) = slope(&next);
        if next_error < error {
            (plate, error, gradient, step) = (next, next_error, next_gradient, step * 1.3);
        } else {
            step *= 0.5;
        }
    }
    println!("found {plate:?}, with an error of {error:.1e}; it was {truth:?}");
    assert!((plate.conductivity - truth.conductivity).abs() < 1e-2);
    assert!((plate.spot[0] - truth.spot[0]).abs() < 1e-2 && (plate.spot[1] - truth.spot[1]).abs() < 1e-2);
}
