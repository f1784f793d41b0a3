//! k-means: the cost of some centroids, and the step of Newton's method that makes it smaller.
//!
//! ```text
//! cost(C) = Σᵢ minⱼ ‖Cⱼ − Pᵢ‖²    dir = gradient / diagonal of the Hessian, element by element
//! ```
//!
//! The cost is a sum of squares, each of one number of a centroid, so that nothing but the diagonal of the
//! Hessian is other than zero. `batch_jacobian!` has the derivatives of a square and of its slope at many
//! points: the gradient and the diagonal.

use adjoin::{batch_jacobian, differentiable};
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
    use adjoin::derivative;

    /// The square of a difference.
    #[inline(always)]
    fn square(c: f64, p: f64) -> f64 {
        (c - p) * (c - p)
    }

    /// The square of the distance between a centroid and a point.
    pub fn squared(centroid: &[f64], point: &[f64]) -> f64 {
        centroid.iter().zip(point).map(|(c, p)| square(*c, *p)).sum()
    }

    /// A term of the cost, and its slope.
    #[inline(always)]
    pub fn term([c]: [f64; 1], [p]: [f64; 1]) -> [f64; 2] {
        [square(c, p), derivative(|c| square(c, p), c)]
    }
}

/// Which of the centroids is the nearest to a point, and the square of its distance. It does not change with
/// a small step.
fn nearest(centroids: &[f64], point: &[f64]) -> (usize, f64) {
    let (mut best, mut least) = (0, f64::INFINITY);
    for (j, centroid) in centroids.chunks_exact(point.len()).enumerate() {
        let distance = distances::squared(centroid, point);
        if distance < least {
            (best, least) = (j, distance);
        }
    }
    (best, least)
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
        let of_part = |points: &[f64]| -> f64 {
            points.chunks_exact(self.dimension).map(|point| nearest(&self.centroids, point).1).sum()
        };
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
        let mut sums = [vec![0.0; self.centroids.len()], vec![0.0; self.centroids.len()]];
        let mut entries = vec![0.0; 2 * self.dimension];
        for point in points.chunks_exact(self.dimension) {
            let first = nearest(&self.centroids, point).0 * self.dimension;
            let centroid = &self.centroids[first..][..self.dimension];
            let pairs = centroid.iter().zip(point).map(|(c, p)| ([*c], [*p]));
            batch_jacobian!(distances::term, pairs, &mut entries);
            let [gradient, diagonal] = &mut sums;
            let of_centroid = gradient[first..].iter_mut().zip(&mut diagonal[first..]);
            for ((gradient, diagonal), entry) in of_centroid.zip(entries.chunks_exact(2)) {
                *gradient += entry[0];
                *diagonal += entry[1];
            }
        }
        sums
    }
}
