use adjoin::differentiable;

#[differentiable]
#[derive(Clone)]
pub struct Particle {
    pub mass: f64,
}

pub struct Config {
    pub steps: usize,
}

#[differentiable]
pub fn weight(particle: &Particle, config: &Config, gravity: f64) -> f64 {
    particle.mass * gravity * config.steps as f64
}

#[differentiable(types(Particle))]
pub fn told(particle: &Particle, config: &Config, gravity: f64) -> f64 {
    particle.mass * gravity * config.steps as f64
}

#[differentiable]
pub struct Pair {
    pub first: Particle,
    #[constant]
    pub second: Particle,
    pub count: usize,
}

fn main() {}
