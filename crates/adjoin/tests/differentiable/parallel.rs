//! The program of the introduction: a module that forks, differentiated.

use adjoin::prelude::*;

use crate::common::{agree, twice};

twice! {
    use adjoin::{join, par_map, par_map_reduce};

    /// Plain Rust on f64, without any reference to differentiation.
    #[derive(Clone, Debug, PartialEq)]
    pub struct Particle { pub position: [f64; 2], pub velocity: [f64; 2] }

    fn step(p: &Particle, dt: f64) -> Particle {
        let [x, y] = p.position;
        let [u, v] = p.velocity;
        let r = (x * x + y * y).sqrt();
        let pull = -1.0 / (r * r * r).max(1e-3);
        Particle { position: [x + u * dt, y + v * dt], velocity: [u + pull * x * dt, v + pull * y * dt] }
    }

    pub fn settle(p: &Particle, steps: usize) -> [f64; 2] {
        let mut p = p.clone();
        for i in 0..steps {
            p = step(&p, 1.0 / (10 + i) as f64);
            if p.position[0] > 100.0 { return p.position; }
        }
        p.position
    }

    pub fn loss(particles: &[Particle]) -> f64 {
        par_map(particles, |p| settle(p, 40)).iter().map(|[x, y]| x * y).sum()
    }

    pub fn from_slice(x: &[f64]) -> f64 {
        let particles: Vec<Particle> =
            x.chunks(2).map(|c| Particle { position: [c[0], c[1]], velocity: [0.1, -0.2] }).collect();
        let (a, b) = join(|| loss(&particles), || loss(&particles[1..]) * 2.0);
        let total = par_map_reduce(&particles, 0.0, |p| p.position[0].sin(), |a, b| a + b);
        a + b + total
    }
}

fn particles() -> Vec<model::Particle> {
    (0..20)
        .map(|i| {
            let t = f64::from(i);
            model::Particle { position: [1.0 + 0.1 * t, 0.5], velocity: [0.1 * t, -0.3] }
        })
        .collect()
}

#[test]
fn forks_agree() {
    agree!(from_slice, [1.5, 0.25, 0.7, 1.1, -0.8, 0.9]);
}

#[test]
fn the_introduction_compiles_and_gives_structures() {
    let particles = particles();
    let plain = model::loss(&particles);
    let (value, gradient) = value_and_grad(|ps| model::loss(&ps), &particles);
    let gradient: Vec<model::Particle> = gradient;
    assert_eq!(value.to_bits(), plain.to_bits());
    let moved = |by: f64| {
        let mut ps = particles.clone();
        ps[3].velocity[1] += by;
        model::loss(&ps)
    };
    let slope = (moved(1e-6) - moved(-1e-6)) / 2e-6;
    assert!((gradient[3].velocity[1] - slope).abs() < 1e-6 * slope.abs().max(1.0));
}

#[test]
fn forward_over_reverse_goes_through() {
    let p = particles().swap_remove(2);
    let product = hvp(|p: model::Particle<_>| model::loss(&[p]), &p, &p).unwrap();
    let nudged = |by: f64| {
        let mut q = p.clone();
        for (x, d) in q.position.iter_mut().zip(p.position) {
            *x += by * d;
        }
        for (v, d) in q.velocity.iter_mut().zip(p.velocity) {
            *v += by * d;
        }
        grad(|p: model::Particle<Reverse>| model::loss(&[p]), &q)
    };
    let slope = (nudged(1e-6).position[0] - nudged(-1e-6).position[0]) / 2e-6;
    assert!(
        (product.position[0] - slope).abs() < 1e-4 * slope.abs().max(1.0),
        "{} {slope}",
        product.position[0]
    );
}
