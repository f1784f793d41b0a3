//! A field whose own type has no implementation, and one over the wrong scalar.

use adjoin::Differentiable;
use std::cell::Cell;

struct Unknown;

#[derive(Differentiable)]
struct Particle<R = f64>([R; 2]);

#[derive(Differentiable)]
struct World<R = f64> {
    unknown: Unknown,
    cell: Cell<R>,
    particles: Vec<Particle>,
    rate: R,
}

fn main() {}
