//! `f32` beside `f64`: it stays plain, and has no derivative.

use adjoin::prelude::*;

#[differentiable]
#[allow(dead_code, clippy::all, clippy::pedantic, unreachable_pub)]
mod model {
    #[derive(Clone, Debug, PartialEq)]
    pub struct Pixel {
        pub weight: f64,
        pub grey: f32,
        pub colours: [f32; 3],
        pub samples: Vec<f32>,
    }

    const GAMMA: f32 = 2.0;
    static LEVELS: [f32; 2] = [0.25, 0.5];

    fn darkened(grey: f32, by: f32) -> f32 {
        (grey - by).max(0.0) * 0.5
    }

    impl Pixel {
        pub fn luminance(&self) -> f64 {
            let grey = self.grey as f64;
            let sum: f32 = self.samples.iter().map(|s| s * 2.0f32).sum();
            self.weight * grey + self.colours[0] as f64 * self.weight.sin() + f64::from(sum)
        }
    }

    pub fn mixed(x: f64, y: f32, n: usize) -> f64 {
        let half: f32 = 0.5;
        let scaled = y * 2.0 + half.sqrt().max(0.1) - 1.0f32 + n as f32;
        let pixel = Pixel { weight: 2.0, grey: 0.75, colours: [1.0; 3], samples: vec![y, 1.0f32] };
        let dark = darkened(y, 0.25) + darkened(0.5, LEVELS[0]);
        let bright = if y > 0.5 { 1.0 } else { 2.0 };
        let level = scaled as i32 as f64 + (y.powi(2) * GAMMA) as f64;
        x * y as f64
            + scaled as f64 * x * x
            + pixel.luminance() * x
            + dark as f64 * x
            + bright * x
            + level * x
    }
}

#[test]
fn plain_beside_scalars() {
    let (x, y) = (1.5, 0.7f32);
    let gradient = grad(|x| model::mixed(x, y, 3), &x);
    let slope = (model::mixed(x + 1e-6, y, 3) - model::mixed(x - 1e-6, y, 3)) / 2e-6;
    assert!((gradient - slope).abs() < 1e-7 * slope.abs(), "{gradient}, not {slope}");
    assert_eq!(derivative(|x| model::mixed(x, y, 3), x), gradient);
}

#[test]
fn fields_are_carried_along() {
    let pixel = model::Pixel { weight: 0.5, grey: 0.25, colours: [0.5, 0.0, 0.0], samples: vec![1.0] };
    let gradient = grad(|pixel| model::Pixel::luminance(&pixel), &pixel);
    assert_eq!(gradient, model::Pixel { weight: 0.25 + 0.5 * 0.5f64.cos(), ..pixel });
}
