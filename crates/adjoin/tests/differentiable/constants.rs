//! `#[constant]`: code that stays plain.

use adjoin::prelude::*;

#[differentiable]
#[allow(dead_code)]
mod model {
    use std::time::Duration;

    /// Plain by its mark, although it holds floats.
    #[constant]
    #[derive(Clone, Debug, PartialEq)]
    pub(crate) struct Settings {
        pub(crate) tolerance: f64,
        pub(crate) limits: [f64; 2],
        pub(crate) name: &'static str,
    }

    #[derive(Clone, Debug, PartialEq)]
    pub(crate) struct Oscillator {
        pub(crate) position: f64,
        pub(crate) velocity: f64,
        /// Not differentiated.
        #[constant]
        pub(crate) frequency: f64,
        #[constant]
        pub(crate) table: Vec<f64>,
    }

    impl Oscillator {
        pub(crate) fn step(&mut self, #[constant] dt: f64) {
            let frequency = self.frequency;
            self.velocity -= frequency * frequency * self.position * dt;
            self.position += self.velocity * dt;
            if self.position.abs() > self.frequency {
                self.position = self.frequency;
            }
        }

        pub(crate) fn reset(&mut self) {
            self.frequency = 2.0;
            self.position = self.frequency + self.table[0];
        }
    }

    /// Only on constants: plain.
    #[constant]
    pub(crate) fn schedule(t: f64) -> f64 {
        0.5 * (1.0 + (std::f64::consts::PI * t).cos())
    }

    #[constant]
    const fn half(x: f64) -> f64 {
        x / 2.0
    }

    const HALF: f64 = half(1.0);

    pub(crate) fn simulate(start: &Oscillator, #[constant] horizon: f64, settings: &Settings) -> f64 {
        let mut state = start.clone();
        let mut best = settings.limits[0];
        #[constant]
        let mut t = 0.0;
        #[constant]
        let dt: f64 = Duration::from_millis(10).as_secs_f64();
        while t < horizon {
            state.step(dt);
            state.step(0.5 * dt);
            t += dt;
            best = best.max(state.position * schedule(t / horizon));
        }
        if best < settings.tolerance {
            settings.tolerance
        } else {
            best.min(settings.limits[1]) + HALF * horizon
        }
    }

    pub(crate) fn interpolate(x: f64, #[constant] knots: &[f64]) -> f64 {
        let i = knots.iter().rposition(|k| x >= *k).unwrap_or(0);
        let (low, high) = (knots[i], knots[i + 1]);
        (x - low) / (high - low) + weigh(knots) + weigh(&[1.0, 2.0])
    }

    fn weigh(#[constant] knots: &[f64]) -> f64 {
        knots.iter().sum()
    }
}

fn start() -> model::Oscillator {
    model::Oscillator { position: 1.0, velocity: 0.5, frequency: 3.0, table: vec![1.0] }
}

fn settings() -> model::Settings {
    model::Settings { tolerance: 1e-3, limits: [-10.0, 10.0], name: "test" }
}

#[test]
fn constants_have_no_derivative_but_are_used() {
    let gradient = grad(|o: model::Oscillator<Reverse>| model::simulate(&o, 0.3, &settings()), &start());
    assert_eq!(gradient.frequency, 3.0, "a constant field is carried along");
    let plain = |position: f64| model::simulate(&model::Oscillator { position, ..start() }, 0.3, &settings());
    let slope = (plain(1.0 + 1e-6) - plain(1.0 - 1e-6)) / 2e-6;
    assert!((gradient.position - slope).abs() < 1e-6, "{} is not {slope}", gradient.position);
}

#[test]
fn constant_structures_are_read_in_place() {
    let knots = vec![0.0, 1.0, 3.0];
    assert_eq!(model::interpolate(2.0, &knots), 0.5 + 4.0 + 3.0);
    assert_eq!(grad(|x| model::interpolate(x, &knots), &2.0), 0.5);
}

#[test]
fn fields_marked_constant_can_be_assigned() {
    let mut oscillator = start();
    oscillator.reset();
    assert_eq!(oscillator.position, 3.0);
}
