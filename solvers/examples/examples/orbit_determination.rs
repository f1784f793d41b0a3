//! Goal: the orbit of a satellite from angles seen from the ground, by Levenberg–Marquardt, with a plot.
//!
//! The parameters are position and velocity at the first observation; the model integrates Newton's law with
//! the Earth's flattening (J₂) by a Runge–Kutta method, and the Jacobian goes through all of its steps.
//!
//! `cargo run --release --example orbit_determination`

use adjoin::objective;
use adjoin::prelude::*;
use adjoin_solver_examples::plot::Plot;

#[differentiable]
mod orbit {
    /// In units of the Earth's radius and of 806.8 s, in which the Earth's pull is 1 at its surface.
    #[derive(Clone, Copy, Debug)]
    pub struct State {
        pub position: [f64; 3],
        pub velocity: [f64; 3],
    }

    const J2: f64 = 1.082_63e-3;

    fn acceleration(r: [f64; 3]) -> [f64; 3] {
        let square = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
        let cube = square * square.sqrt();
        let flat = 1.5 * J2 / square;
        let tilt = 5.0 * r[2] * r[2] / square;
        [
            -r[0] / cube * (1.0 + flat * (1.0 - tilt)),
            -r[1] / cube * (1.0 + flat * (1.0 - tilt)),
            -r[2] / cube * (1.0 + flat * (3.0 - tilt)),
        ]
    }

    fn along(a: [f64; 3], h: f64, b: [f64; 3]) -> [f64; 3] {
        [a[0] + h * b[0], a[1] + h * b[1], a[2] + h * b[2]]
    }

    pub fn step(s: State, h: f64) -> State {
        let (r, v) = (s.position, s.velocity);
        let a = acceleration(r);
        let (r2, v2) = (along(r, h / 2.0, v), along(v, h / 2.0, a));
        let a2 = acceleration(r2);
        let (r3, v3) = (along(r, h / 2.0, v2), along(v, h / 2.0, a2));
        let a3 = acceleration(r3);
        let (r4, v4) = (along(r, h, v3), along(v, h, a3));
        let a4 = acceleration(r4);
        let mean = |p: [f64; 3], q: [f64; 3], s: [f64; 3], t: [f64; 3]| {
            let mut sum = [0.0; 3];
            for i in 0..3 {
                sum[i] = (p[i] + 2.0 * q[i] + 2.0 * s[i] + t[i]) / 6.0;
            }
            sum
        };
        State { position: along(r, h, mean(v, v2, v3, v4)), velocity: along(v, h, mean(a, a2, a3, a4)) }
    }

    /// Right ascension and declination as seen from a place that turns with the Earth.
    pub fn seen(s: State, time: f64) -> (f64, f64) {
        let (turn, latitude) = (0.3 + 0.058_834 * time, 0.8_f64);
        let place = [latitude.cos() * turn.cos(), latitude.cos() * turn.sin(), latitude.sin()];
        let d = along(s.position, -1.0, place);
        (d[1].atan2(d[0]), d[2].atan2((d[0] * d[0] + d[1] * d[1]).sqrt()))
    }
}
use orbit::{State, seen, step};

/// Every observation is after this time, in this number of steps.
const INTERVAL: f64 = 0.25;
const STEPS: usize = 5;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let truth = State { position: [1.1, 0.2, 0.3], velocity: [-0.25, 0.85, 0.30] };
    let h = INTERVAL / STEPS as f64;
    let mut state = truth;
    let observations: Vec<(f64, f64)> = (0..12)
        .map(|i| {
            (0..STEPS).for_each(|_| state = step(state, h));
            let (ascension, declination) = seen(state, INTERVAL * f64::from(i + 1));
            // Errors of some arc seconds.
            let error = |k: f64| 2e-5 * (f64::from(i) * k).sin();
            (ascension + error(5.7), declination + error(8.3))
        })
        .collect();

    let misfit = objective!([observations: Vec<(f64, f64)>] |state: State| -> Vec<(f64, f64)> {
        let mut state = state;
        let h = R::constant(INTERVAL / STEPS as f64);
        let each = observations.iter().enumerate().map(|(i, (ascension, declination))| {
            for _ in 0..STEPS {
                state = step(state, h);
            }
            let (a, d) = seen(state, R::constant(INTERVAL * (i + 1) as f64));
            // Angles on both sides of ±π are close to each other.
            let apart = a - *ascension;
            (apart.sin().atan2(apart.cos()), d - *declination)
        });
        each.collect()
    });
    let guess = State { position: [1.15, 0.1, 0.4], velocity: [-0.1, 0.8, 0.4] };
    let (found, report) = adjoin_lm::fit(&misfit, guess)?;
    println!("after {} evaluations: {found:.4?}", report.number_of_evaluations);
    let distance =
        |a: [f64; 3], b: [f64; 3]| a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
    let error = distance(found.position, truth.position);
    println!("the position is {:.1} km from the true one", error * 6378.0);
    assert!(error < 0.005);

    let path = |mut state: State| -> Vec<(f64, f64)> {
        let mut points = vec![(state.position[0], state.position[1])];
        for _ in 0..60 * STEPS {
            state = step(state, h / 2.0);
            points.push((state.position[0], state.position[1]));
        }
        points
    };
    let circle = (0..=100).map(|i| f64::from(i) * 0.02 * std::f64::consts::PI).map(|t| (t.cos(), t.sin()));
    Plot::new("An orbit from twelve directions", "x, Earth radii", "y")
        .same_scale()
        .line("true", path(truth))
        .line("first guess", path(guess))
        .line("found", path(found))
        .line("Earth", circle)
        .save("orbit_determination")?;
    Ok(())
}
