//! Bundle adjustment, and its sparse Jacobian.
//!
//! A camera with rotation r, centre c, focal length f, principal point u and radial distortion (k₁, k₂) sees
//! the point X at
//!
//! ```text
//! Y = R(r)·(X − c)    p = (Y₀/Y₂, Y₁/Y₂)    ρ = ‖p‖²    proj = f·p·(1 + k₁ρ + k₂ρ²) + u
//! ```
//!
//! An observation has the residual w·(proj − feature), and its weight w the error 1 − w². The Jacobian has
//! two rows for each observation, with the 15 entries of its camera (11), its point (3) and its weight, and
//! after all of these one row for each weight.
//!
//! `GradBench` gives one camera, point, weight and feature for all. They are repeated before the clock
//! starts, and all observations are computed.

mod objective;

use adjoin::{batch_jacobian, derivative};
use rayon::prelude::*;
use serde_json::{Value, json};

use super::Function;
use crate::call::{Call, Failure};
pub use objective::reprojection::{self, Camera};

/// Derivatives in a row of an observation.
pub const ROW: usize = 15;
/// Derivatives of an observation.
pub const BLOCK: usize = 2 * ROW;
/// Observations that are a task.
pub const TASK: usize = 512;
/// The number of entries of every list that are returned, before the last one.
const SHOWN: usize = 30;

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("objective", |call| {
        let problem = Scene::read(call)?;
        call.run_then(
            || problem.errors(call.multithreaded),
            |Errors { reprojection, weights }| {
                let repeated = problem.observations.len();
                json!({
                    "reproj_error": { "elements": reprojection.first(), "repeated": repeated },
                    "w_err": { "element": weights.first(), "repeated": repeated },
                })
            },
        )
    }),
    ("jacobian", |call| {
        let problem = Scene::read(call)?;
        call.run_then(
            || problem.jacobian(call.multithreaded),
            |matrix| json!({ "rows": shown(&matrix.starts), "cols": shown(&matrix.columns), "vals": shown(&matrix.values) }),
        )
    }),
];

/// The first entries of a list, and the last one.
fn shown<T: Copy + Into<Value>>(list: &[T]) -> Vec<Value> {
    list.iter().take(SHOWN).chain(list.last()).map(|entry| (*entry).into()).collect()
}

/// Cameras, points, and what was seen.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The cameras.
    pub cameras: Vec<[f64; 11]>,
    /// The points.
    pub points: Vec<[f64; 3]>,
    /// The weight of each observation.
    pub weights: Vec<f64>,
    /// Where each observation saw its point.
    pub features: Vec<[f64; 2]>,
    /// The camera and the point of each observation.
    pub observations: Vec<(u32, u32)>,
}

/// All errors.
#[derive(Clone, Debug)]
pub struct Errors {
    /// Two for each observation.
    pub reprojection: Vec<[f64; 2]>,
    /// One for each weight.
    pub weights: Vec<f64>,
}

/// A sparse matrix: row i has the entries from `starts[i]` up to `starts[i + 1]`.
#[derive(Clone, Debug)]
pub struct Matrix {
    /// Where each row starts, and where the last one ends.
    pub starts: Vec<u32>,
    /// The column of each entry.
    pub columns: Vec<u32>,
    /// The entries.
    pub values: Vec<f64>,
}

impl Scene {
    fn read(call: &Call<'_>) -> Result<Self, Failure> {
        let fields = call.fields()?;
        let (n, m, p) = (fields.positive("n")?, fields.positive("m")?, fields.positive("p")?);
        let indices = [("n", n, 11), ("m", m, 3), ("p", p, BLOCK + 1)];
        for (field, count, each) in indices {
            // All indices of the matrix, with room for the sums of these.
            if count > (u32::MAX as usize) / (4 * each) {
                return Err(fields.wrong(field, format!("is {count}: indices of the matrix have 32 bits")));
            }
        }
        Ok(Scene {
            cameras: vec![fields.array("cam")?; n],
            points: vec![fields.array("x")?; m],
            weights: vec![fields.number("w")?; p],
            features: vec![fields.array("feat")?; p],
            observations: (0..p).map(|i| ((i % n) as u32, (i % m) as u32)).collect(),
        })
    }

    /// All that observation i depends on.
    #[inline(always)]
    fn numbers(&self, i: usize) -> [f64; ROW] {
        let (camera, point) = self.observations[i];
        let [r0, r1, r2, c0, c1, c2, focal, u, v, k1, k2] = self.cameras[camera as usize];
        let [x, y, z] = self.points[point as usize];
        [r0, r1, r2, c0, c1, c2, focal, u, v, k1, k2, x, y, z, self.weights[i]]
    }

    /// All errors.
    pub fn errors(&self, multithreaded: bool) -> Errors {
        let residual = |i| reprojection::residual_of_numbers(self.numbers(i), self.features[i]);
        let of_weight = |weight: &f64| reprojection::weight_error(*weight);
        let count = self.observations.len();
        if multithreaded {
            let reprojection = (0..count).into_par_iter().with_min_len(TASK).map(residual).collect();
            Errors {
                reprojection,
                weights: self.weights.par_iter().with_min_len(TASK).map(of_weight).collect(),
            }
        } else {
            Errors {
                reprojection: (0..count).map(residual).collect(),
                weights: self.weights.iter().map(of_weight).collect(),
            }
        }
    }

    /// The Jacobian.
    pub fn jacobian(&self, multithreaded: bool) -> Matrix {
        let count = self.observations.len();
        let mut values = vec![0.0; (BLOCK + 1) * count];
        let (blocks, slopes) = values.split_at_mut(BLOCK * count);
        let task = if multithreaded { TASK } else { count };
        let tasks = blocks.par_chunks_mut(task * BLOCK).zip(slopes.par_chunks_mut(task));
        tasks.enumerate().for_each(|(number, (blocks, slopes))| {
            self.fill(number * task, blocks, slopes);
        });
        let (starts, columns) = self.pattern();
        Matrix { starts, columns, values }
    }

    /// The entries of some observations, and of their weights.
    fn fill(&self, first: usize, blocks: &mut [f64], slopes: &mut [f64]) {
        let points = (first..first + slopes.len()).map(|i| (self.numbers(i), self.features[i]));
        batch_jacobian!(reprojection::residual_of_numbers, points, blocks);
        for (slope, weight) in slopes.iter_mut().zip(&self.weights[first..]) {
            *slope = derivative(reprojection::weight_error, *weight);
        }
    }

    /// Where the rows start, and the column of each entry: cameras, points, weights.
    fn pattern(&self) -> (Vec<u32>, Vec<u32>) {
        let count = self.observations.len();
        let before_points = 11 * self.cameras.len() as u32;
        let before_weights = before_points + 3 * self.points.len() as u32;
        let entries = (BLOCK + 1) * count;
        let (mut starts, mut columns) = (Vec::with_capacity(3 * count + 1), Vec::with_capacity(entries));
        starts.push(0);
        for (&(camera, point), weight) in self.observations.iter().zip(before_weights..) {
            for _ in 0..2 {
                columns.extend(11 * camera..11 * (camera + 1));
                columns.extend(before_points + 3 * point..before_points + 3 * (point + 1));
                columns.push(weight);
                starts.push(columns.len() as u32);
            }
        }
        for weight in before_weights..before_weights + count as u32 {
            columns.push(weight);
            starts.push(columns.len() as u32);
        }
        (starts, columns)
    }
}
