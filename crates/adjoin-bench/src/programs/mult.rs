//! `mult`: one multiplication. What it measures is the fixed cost of a gradient.

use super::Program;
use crate::{Scalar, Target};

/// x · y.
#[derive(Clone, Copy, Debug)]
pub struct Mult;

impl Program<1> for Mult {
    type Point = [f64; 2];

    fn title(&self) -> String {
        "mult".to_owned()
    }

    fn target(&self) -> Option<Target> {
        None
    }

    fn operations(&self) -> usize {
        1
    }

    fn input(&self) -> [f64; 2] {
        [3.0, -0.7]
    }

    #[inline(always)]
    fn eval<S: Scalar>(&self, x: &[S]) -> [S; 1] {
        [x[0] * x[1]]
    }

    #[inline(always)]
    fn primal(&self, x: &[f64]) -> [f64; 1] {
        [x[0] * x[1]]
    }

    #[inline(always)]
    fn jacobian(&self, x: &[f64], rows: &mut [f64]) {
        rows[0] = x[1];
        rows[1] = x[0];
    }
}
