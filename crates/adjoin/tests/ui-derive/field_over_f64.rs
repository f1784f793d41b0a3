//! A structure over `f64` inside a type that has no scalar of its own.

use adjoin::Differentiable;

#[derive(Differentiable)]
struct Particle<R = f64>([R; 2]);

#[derive(Differentiable)]
struct World {
    particles: Vec<Particle>,
}

fn main() {}
