//! Without a scalar parameter there is nothing that could vary. Every `f64` is reported, in one go.

use adjoin::Differentiable;

#[derive(Differentiable)]
struct Particle {
    position: [f64; 2],
    mass: std::primitive::f64,
    name: String,
    #[constant]
    radius: f64,
}

#[derive(Differentiable)]
enum Shape {
    Circle { radius: f64 },
    Polygon(Vec<(f64, f64)>),
}

fn main() {}
