//! k-means: the cost of some centroids, and the step of Newton's method that makes it smaller.
//!
//! ```text
//! cost(C) = Σᵢ minⱼ ‖Cⱼ − Pᵢ‖²    dir = gradient / diagonal of the Hessian, element by element
//! ```
//!
//! Nothing but the diagonal of the Hessian is other than zero. So its product with a vector of ones is the diagonal: reverse mode
//! over the pair of the cost and its slope in that direction has the gradient and the diagonal.

use adjoin::{Reverse, With, differentiable, jvp, vjp};
use rayon::prelude::*;

use super::{Function, parts};
use crate::call::{Call, Failure};

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("cost", |call| {
        let input = Clusters::read(call)?;
        call.run(|| input.cost(call.multithreaded))
    }),
    ("dir", |call| {
        let input = Clusters::read(call)?;
        call.run_then(
            || input.direction(call.multithreaded),
            |direction| direction.chunks(input.dimension).map(<[f64]>::to_vec).collect::<Vec<_>>(),
        )
    }),
];

/// Points and centroids.
#[derive(Clone, Debug)]
pub struct Clusters {
    /// The length of all of them.
    pub dimension: usize,
    /// The points, one after the other.
    pub points: Vec<f64>,
    /// The centroids, one after the other.
    pub centroids: Vec<f64>,
}

/// The objective.
#[differentiable]
pub mod distances {
    /// The square of the distance between a centroid and a point.
    fn squared(centroid: &[f64], #[constant] point: &[f64]) -> f64 {
        centroid.iter().zip(point).map(|(c, p)| (*c - *p) * (*c - *p)).sum()
    }

    /// Which of the centroids is the nearest to a point.
    fn nearest(#[constant] centroids: &[f64], #[constant] point: &[f64]) -> usize {
        let (mut best, mut least) = (0, f64::INFINITY);
        for (j, centroid) in centroids.chunks_exact(point.len()).enumerate() {
            let distance = squared(centroid, point);
            if distance < least {
                (best, least) = (j, distance);
            }
        }
        best
    }

    /// The cost of some points. Which centroid is the nearest is found at plain numbers: it does not change with a small
    /// step, and a tape of all distances would be of no use.
    pub fn cost(
        centroids: &[f64],
        #[constant] at: &[f64],
        #[constant] points: &[f64],
        dimension: usize,
    ) -> f64 {
        let mut sum = 0.0;
        for point in points.chunks_exact(dimension) {
            let j = nearest(at, point);
            sum += squared(&centroids[j * dimension..][..dimension], point);
        }
        sum
    }
}

impl Clusters {
    fn read(call: &Call<'_>) -> Result<Self, Failure> {
        let fields = call.fields()?;
        let centroids = fields.rows("centroids")?;
        let Some(dimension) = centroids.first().map(Vec::len).filter(|d| *d > 0) else {
            return Err(fields.wrong("centroids", "has no number"));
        };
        let centroids = fields.matrix("centroids", centroids.len(), dimension)?.concat();
        let points = fields.rows("points")?.len();
        let points = fields.matrix("points", points, dimension)?.concat();
        Ok(Clusters { dimension, points, centroids })
    }

    /// The points, in one part or many.
    fn parts(&self, multithreaded: bool) -> Vec<&[f64]> {
        let of_points = |part: std::ops::Range<usize>| {
            &self.points[part.start * self.dimension..part.end * self.dimension]
        };
        parts(self.points.len() / self.dimension, multithreaded).into_iter().map(of_points).collect()
    }

    /// The cost.
    pub fn cost(&self, multithreaded: bool) -> f64 {
        let of_part = |points| distances::cost(&self.centroids, &self.centroids, points, self.dimension);
        self.parts(multithreaded).into_par_iter().map(of_part).collect::<Vec<_>>().iter().sum()
    }

    /// The step.
    pub fn direction(&self, multithreaded: bool) -> Vec<f64> {
        let derivatives: Vec<_> =
            self.parts(multithreaded).into_par_iter().map(|points| self.derivatives(points)).collect();
        let sum = |which: usize, at: usize| derivatives.iter().map(|pair| pair[which][at]).sum::<f64>();
        (0..self.centroids.len()).map(|at| sum(0, at) / sum(1, at)).collect()
    }

    /// The gradient, and the diagonal of the Hessian.
    fn derivatives(&self, points: &[f64]) -> [Vec<f64>; 2] {
        let ones = vec![Reverse::from(1.0); self.centroids.len()];
        let value_and_slope = |centroids: With<Vec<f64>, Reverse>| {
            let cost = |moving: Vec<_>| distances::cost(&moving, &self.centroids, points, self.dimension);
            let (value, slope) = jvp(cost, &centroids, &ones).expect("a one for each number");
            [value, slope]
        };
        let (_, pullback) = vjp(value_and_slope, &self.centroids);
        pullback.call_many([&[1.0, 0.0], &[0.0, 1.0]]).expect("two cotangents")
    }
}
