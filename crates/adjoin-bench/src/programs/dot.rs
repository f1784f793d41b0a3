//! `dot`: the inner product of two vectors, differentiated for both.

use super::{Program, scattered};
use crate::Scalar;

/// Σ aᵢbᵢ; the input is a, then b.
#[derive(Clone, Copy, Debug)]
pub struct Dot {
    /// The length of each vector.
    pub length: usize,
}

impl Program<1> for Dot {
    type Point = Vec<f64>;

    fn title(&self) -> String {
        format!("dot {}", self.length)
    }

    fn elements(&self) -> Option<usize> {
        Some(self.length)
    }

    fn operations(&self) -> usize {
        2 * self.length
    }

    fn input(&self) -> Vec<f64> {
        scattered(2 * self.length)
    }

    #[inline(always)]
    fn eval<S: Scalar>(&self, x: &[S]) -> [S; 1] {
        let (a, b) = x.split_at(self.length);
        [S::sum(a.iter().zip(b).map(|(&a, &b)| a * b))]
    }

    #[inline(always)]
    fn primal(&self, x: &[f64]) -> [f64; 1] {
        let (a, b) = x.split_at(self.length);
        [a.iter().zip(b).map(|(a, b)| a * b).sum()]
    }

    #[inline(always)]
    fn jacobian(&self, x: &[f64], rows: &mut [f64]) {
        let (a, b) = x.split_at(self.length);
        let (for_a, for_b) = rows.split_at_mut(self.length);
        for_a.copy_from_slice(b);
        for_b.copy_from_slice(a);
    }
}
