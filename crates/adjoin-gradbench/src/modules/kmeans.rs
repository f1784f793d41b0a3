//! k-means: the cost of some centroids, and the step of Newton's method that makes it smaller.
//!
//! ```text
//! cost(C) = Σᵢ minⱼ ‖Cⱼ − Pᵢ‖²    dir = gradient / diagonal of the Hessian, element by element
//! ```
//!
//! The cost is a sum of squares, each of one number of a centroid, so that nothing but the diagonal of the
//! Hessian is other than zero. `sum_hessian` has both derivatives of the sum that a number is in.

use adjoin::{differentiable, sum_hessian};
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
    /// The square of a difference.
    #[inline(always)]
    pub fn square(c: f64, #[constant] p: f64) -> f64 {
        (c - p) * (c - p)
    }

    /// The square of the distance between a centroid and a point.
    pub fn squared(centroid: &[f64], #[constant] point: &[f64]) -> f64 {
        centroid.iter().zip(point).map(|(c, p)| square(*c, *p)).sum()
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
        let of_part = |points: &&[f64]| -> Vec<usize> {
            points.chunks_exact(self.dimension).map(|point| nearest(&self.centroids, point).0).collect()
        };
        let owners: Vec<_> = self.parts(multithreaded).par_iter().map(of_part).collect();
        // For each number of a centroid, those of its points that it is compared with.
        let mut compared = vec![Vec::new(); self.centroids.len()];
        for (point, owner) in self.points.chunks_exact(self.dimension).zip(owners.concat()) {
            let columns = &mut compared[owner * self.dimension..][..self.dimension];
            columns.iter_mut().zip(point).for_each(|(column, p)| column.push(*p));
        }
        let step = |(c, column): (&f64, &Vec<f64>)| {
            let (_, [slope], [[curvature]]) = sum_hessian(|[c], p| distances::square(c, *p), [*c], column);
            slope / curvature
        };
        self.centroids.par_iter().zip(&compared).with_min_len(self.dimension).map(step).collect()
    }
}
