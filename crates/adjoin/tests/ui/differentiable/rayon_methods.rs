//! Methods of rayon's that differentiated code does not have say what to use.

use adjoin::differentiable;

#[differentiable]
mod model {
    use rayon::prelude::*;

    pub fn blocks(xs: &[f64]) -> f64 {
        xs.par_iter().by_uniform_blocks(4).map(|x| x * x).sum()
    }

    pub fn growing_blocks(xs: &[f64]) -> f64 {
        xs.par_iter().by_exponential_blocks().map(|x| x * x).sum()
    }
}

fn main() {}
