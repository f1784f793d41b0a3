//! How far a polynomial is from the sign function, in the sense of least squares.
//!
//! ```text
//! y(x) = ½ Σᵢ (sᵢ − Σⱼ xⱼ tᵢʲ)²    tᵢ = −1 + 2i/(n − 1)    sᵢ = sign tᵢ
//! ```

use adjoin::differentiable;
use rayon::prelude::*;

use super::{Function, parts};
use crate::call::{Call, Failure};

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("primal", |call| {
        let (x, n) = input(call)?;
        call.run(|| primal(&x, n, call.multithreaded))
    }),
    ("gradient", |call| {
        let (x, n) = input(call)?;
        call.run(|| gradient(&x, n, call.multithreaded))
    }),
];

fn input(call: &Call<'_>) -> Result<(Vec<f64>, usize), Failure> {
    let fields = call.fields()?;
    Ok((fields.numbers("x")?, fields.count("n")?))
}

/// The objective.
#[differentiable]
pub mod misfit {
    /// The part of some of the n points.
    #[compiled]
    pub fn of_points(x: &[f64], n: usize, first: usize, last: usize) -> f64 {
        let mut total = 0.0;
        for i in first..last {
            let t = -1.0 + 2.0 * i as f64 / (n as f64 - 1.0);
            let sign = if t > 0.0 {
                1.0
            } else if t < 0.0 {
                -1.0
            } else {
                0.0
            };
            let mut polynomial = 0.0;
            for j in 0..x.len() {
                polynomial = polynomial * t + x[x.len() - 1 - j];
            }
            let miss = sign - polynomial;
            total += miss * miss;
        }
        0.5 * total
    }
}

/// y(x).
pub fn primal(x: &[f64], n: usize, multithreaded: bool) -> f64 {
    let of_part = |part: std::ops::Range<usize>| misfit::of_points(x, n, part.start, part.end);
    parts(n, multithreaded).into_par_iter().map(of_part).collect::<Vec<_>>().iter().sum()
}

/// ∇y(x).
pub fn gradient(x: &[f64], n: usize, multithreaded: bool) -> Vec<f64> {
    let of_part =
        |part: std::ops::Range<usize>| misfit::of_points::value_and_grad(x, n, part.start, part.end).1;
    let of_parts: Vec<_> = parts(n, multithreaded).into_par_iter().map(of_part).collect();
    let mut sums = vec![0.0; x.len()];
    for gradient in &of_parts {
        sums.iter_mut().zip(gradient).for_each(|(sum, slope)| *sum += slope);
    }
    sums
}
