//! `particles`: four particles in a force field with friction, simulated independently of each other.
//!
//! One step is a = −0.5 p − 0.2 v, p += 0.05 v, v += 0.05 a, with the old p and v on the right. The output is
//! Σ x·y over the final positions.

use super::Program;
use crate::Scalar;

/// The number of particles.
pub const PARTICLES: usize = 4;

const STEP: f64 = 0.05;
const SPRING: f64 = -0.5;
const FRICTION: f64 = 0.2;

/// The input is (position x, y, velocity x, y) of each particle.
#[derive(Clone, Copy, Debug)]
pub struct Particles {
    /// Time steps per particle; 1000 in the paper.
    pub steps: usize,
}

/// The final position of one particle, given as (position x, y, velocity x, y).
#[inline(always)]
pub fn settle<S: Scalar>(particle: [S; 4], steps: usize) -> [S; 2] {
    let [mut px, mut py, mut vx, mut vy] = particle;
    for _ in 0..steps {
        let ax = px * SPRING - vx * FRICTION;
        let ay = py * SPRING - vy * FRICTION;
        px = px + vx * STEP;
        py = py + vy * STEP;
        vx = vx + ax * STEP;
        vy = vy + ay * STEP;
    }
    [px, py]
}

impl Program<1> for Particles {
    type Point = Vec<f64>;

    fn title(&self) -> String {
        format!("particles {}", self.steps)
    }

    fn operations(&self) -> usize {
        PARTICLES * (self.steps * 14 + 2)
    }

    fn input(&self) -> Vec<f64> {
        (1..=PARTICLES).flat_map(|i| [0.5 * i as f64, 0.1, 1.0, 1.0]).collect()
    }

    #[inline(always)]
    fn eval<S: Scalar>(&self, x: &[S]) -> [S; 1] {
        let finals = x.chunks_exact(4).map(|p| settle([p[0], p[1], p[2], p[3]], self.steps));
        [S::sum(finals.map(|[x, y]| x * y))]
    }

    #[inline(always)]
    fn primal(&self, x: &[f64]) -> [f64; 1] {
        let finals = x.chunks_exact(4).map(|p| settle_by_hand([p[0], p[1], p[2], p[3]], self.steps));
        [finals.map(|[x, y]| x * y).sum()]
    }

    #[inline(always)]
    fn jacobian(&self, x: &[f64], rows: &mut [f64]) {
        for (p, row) in x.chunks_exact(4).zip(rows.chunks_exact_mut(4)) {
            let [x, y] = settle_by_hand([p[0], p[1], p[2], p[3]], self.steps);
            // The dynamics are linear: the way back needs the final position and no state in between.
            let [mut px, mut py, mut vx, mut vy] = [y, x, 0.0, 0.0];
            for _ in 0..self.steps {
                let (ax, ay) = (STEP * vx, STEP * vy);
                vx += STEP * px - FRICTION * ax;
                vy += STEP * py - FRICTION * ay;
                px += SPRING * ax;
                py += SPRING * ay;
            }
            row.copy_from_slice(&[px, py, vx, vy]);
        }
    }
}

#[inline(always)]
fn settle_by_hand(particle: [f64; 4], steps: usize) -> [f64; 2] {
    let [mut px, mut py, mut vx, mut vy] = particle;
    for _ in 0..steps {
        let ax = SPRING * px - FRICTION * vx;
        let ay = SPRING * py - FRICTION * vy;
        px += STEP * vx;
        py += STEP * vy;
        vx += STEP * ax;
        vy += STEP * ay;
    }
    [px, py]
}
