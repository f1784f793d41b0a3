//! With a scalar parameter an `f64` would stay behind, and an `f32` is never differentiated.

use adjoin::Differentiable;

#[derive(Differentiable)]
struct Particle<R = f64> {
    position: [R; 2],
    mass: f64,
    radius: Option<f32>,
}

fn main() {}
