//! BA: bundle adjustment, and its sparse Jacobian.
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
//! after all of these one row for each weight. In compressed rows its pattern is known beforehand
//! ([`Ba::pattern`]); what is timed are its values.

mod by_hand;
mod data;

use adjoin::{Differentiable, Forward, Reverse, With, constant, jacobian, vjp};
use rayon::prelude::*;

use super::form::{Form, Goals, Problem};
pub use adjoin_gradbench::modules::ba::reprojection::{self, Camera};

/// Derivatives in a row of an observation.
pub const ROW: usize = 15;
/// Derivatives of an observation.
pub const BLOCK: usize = 2 * ROW;
/// Observations that are recorded in one run, in the form that takes many at a time.
const BATCH: usize = 16;
/// Observations that are a task, in the parallel forms.
const TASK: usize = 512;

/// What an observation depends on: a camera, a point and a weight.
pub type Arguments<R = f64> = (Camera<R>, [R; 3], R);

/// Cameras, points, and what was seen.
#[derive(Clone, Debug, PartialEq)]
pub struct Ba {
    /// The cameras.
    pub cameras: Vec<Camera>,
    /// The points.
    pub points: Vec<[f64; 3]>,
    /// The weight of each observation.
    pub weights: Vec<f64>,
    /// Where each observation saw its point.
    pub features: Vec<[f64; 2]>,
    /// The camera and the point of each observation.
    pub observations: Vec<(u32, u32)>,
}

/// Where the entries of a sparse matrix are: those of row i have the columns from `starts[i]` up to
/// `starts[i + 1]`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pattern {
    /// Where each row starts, and where the last one ends.
    pub starts: Vec<u32>,
    /// The column of each entry.
    pub columns: Vec<u32>,
}

/// The numbers of a camera.
#[inline(always)]
pub fn flat(camera: &Camera) -> [f64; 11] {
    let Camera { rotation: r, centre: c, focal, principal: [u, v], radial: [k1, k2] } = *camera;
    [r[0], r[1], r[2], c[0], c[1], c[2], focal, u, v, k1, k2]
}

impl Ba {
    /// What observation i depends on.
    #[inline]
    pub fn arguments(&self, i: usize) -> Arguments {
        let (camera, point) = self.observations[i];
        (self.cameras[camera as usize], self.points[point as usize], self.weights[i])
    }

    /// The residual of observation i.
    #[inline]
    fn residual<R>(&self, i: usize, (camera, point, weight): &Arguments<R>) -> [R; 2]
    where
        R: adjoin::Real,
        f64: adjoin::LeftOf<R>,
        for<'a> &'a R: adjoin::RefOps<R>,
    {
        reprojection::residual(camera, *point, *weight, constant(&self.features[i]))
    }

    /// The rows of the observations by hand.
    pub fn by_hand(&self, blocks: &mut [f64]) {
        by_hand::rows(self, 0, blocks);
    }

    /// The pattern of the Jacobian: columns are cameras, points, weights.
    pub fn pattern(&self) -> Pattern {
        let before_points = 11 * self.cameras.len() as u32;
        let before_weights = before_points + 3 * self.points.len() as u32;
        let mut pattern = Pattern { starts: vec![0], columns: Vec::new() };
        let end_row = |pattern: &mut Pattern| pattern.starts.push(pattern.columns.len() as u32);
        for (&(camera, point), weight) in self.observations.iter().zip(before_weights..) {
            for _ in 0..2 {
                pattern.columns.extend(11 * camera..11 * (camera + 1));
                pattern.columns.extend(before_points + 3 * point..before_points + 3 * (point + 1));
                pattern.columns.push(weight);
                end_row(&mut pattern);
            }
        }
        for (_, weight) in self.weights.iter().zip(before_weights..) {
            pattern.columns.push(weight);
            end_row(&mut pattern);
        }
        pattern
    }

    /// The values of the Jacobian, given how to write those of observations from a given one on.
    fn fill(&self, values: &mut Vec<f64>, fill: impl Fn(usize, &mut [f64])) {
        let (blocks, weights) = self.split(values);
        fill(0, blocks);
        self.fill_weights(0, weights);
    }

    /// [`fill`](Ba::fill) by tasks.
    fn fill_in_parallel(&self, values: &mut Vec<f64>, fill: impl Fn(usize, &mut [f64]) + Sync) {
        let (blocks, weights) = self.split(values);
        let tasks = blocks.par_chunks_mut(TASK * BLOCK).zip(weights.par_chunks_mut(TASK));
        tasks.enumerate().for_each(|(task, (blocks, weights))| {
            fill(task * TASK, blocks);
            self.fill_weights(task * TASK, weights);
        });
    }

    fn split<'v>(&self, values: &'v mut Vec<f64>) -> (&'v mut [f64], &'v mut [f64]) {
        values.resize((BLOCK + 1) * self.observations.len(), 0.0);
        values.split_at_mut(BLOCK * self.observations.len())
    }

    /// The slopes of 1 − w², by adjoin: it is one derivative for each.
    fn fill_weights(&self, first: usize, slopes: &mut [f64]) {
        for (slope, weight) in slopes.iter_mut().zip(&self.weights[first..]) {
            *slope = adjoin::derivative(reprojection::weight_error, *weight);
        }
    }

    /// A tangent for each of the 15 numbers, through one observation at a time.
    fn by_forward_mode(&self, first: usize, blocks: &mut [f64]) {
        for (i, block) in (first..).zip(blocks.chunks_exact_mut(BLOCK)) {
            let mut number = 0;
            let arguments: Arguments<Forward<f64, ROW>> = self.arguments(i).map_scalars(&mut |x| {
                let mut tangents = [0.0; ROW];
                tangents[number] = 1.0;
                number += 1;
                Forward::new(x, tangents)
            });
            let [u, v] = self.residual(i, &arguments);
            block[..ROW].copy_from_slice(&u.tangents());
            block[ROW..].copy_from_slice(&v.tangents());
        }
    }

    /// A tangent for each of the 15 numbers, through two observations at a time.
    fn by_pairs(&self, first: usize, blocks: &mut [f64]) {
        let count = blocks.len() / BLOCK;
        let points = (first..first + count).map(|i| (self.numbers(i), self.features[i]));
        adjoin::batch_jacobian!(reprojection::residual_of_numbers, points, blocks);
    }

    /// The numbers that observation i depends on.
    #[inline(always)]
    fn numbers(&self, i: usize) -> [f64; ROW] {
        let (camera, [x, y, z], weight) = self.arguments(i);
        let [r0, r1, r2, c0, c1, c2, focal, u, v, k1, k2] = flat(&camera);
        [r0, r1, r2, c0, c1, c2, focal, u, v, k1, k2, x, y, z, weight]
    }

    /// A run and a Jacobian for each observation.
    fn by_jacobians(&self, first: usize, blocks: &mut [f64]) {
        for (i, block) in (first..).zip(blocks.chunks_exact_mut(BLOCK)) {
            let matrix = jacobian(|arguments| self.residual(i, &arguments), &self.arguments(i));
            block.copy_from_slice(matrix.entries());
        }
    }

    /// A run for many observations. No two of them share a number of the run's input, so that one sweep from
    /// all the first components and one from all the second ones, in two lanes, give all rows.
    fn by_batches(&self, first: usize, blocks: &mut [f64]) {
        for (batch, blocks) in blocks.chunks_mut(BATCH * BLOCK).enumerate() {
            let first = first + batch * BATCH;
            let count = blocks.len() / BLOCK;
            let arguments: Vec<Arguments> = (first..first + count).map(|i| self.arguments(i)).collect();
            let (_, pullback) = vjp(|arguments| self.residuals(first, &arguments), &arguments);
            let (along_u, along_v) = (vec![[1.0, 0.0]; count], vec![[0.0, 1.0]; count]);
            let rows = pullback.call_many([&along_u, &along_v]).expect("a cotangent for each residual");
            for (row, rows) in rows.iter().enumerate() {
                for (arguments, block) in rows.iter().zip(blocks.chunks_exact_mut(BLOCK)) {
                    let mut entries = block[row * ROW..].iter_mut();
                    arguments.visit_scalars(&mut |x: f64| *entries.next().expect("15 numbers") = x);
                }
            }
        }
    }

    fn residuals(&self, first: usize, arguments: &[With<Arguments, Reverse>]) -> Vec<[Reverse; 2]> {
        (first..).zip(arguments).map(|(i, arguments)| self.residual(i, arguments)).collect()
    }
}

impl Problem for Ba {
    fn title(&self) -> String {
        format!("BA n{} m{} p{}", self.cameras.len(), self.points.len(), self.observations.len())
    }

    fn objective(&self, outputs: &mut Vec<f64>) {
        outputs.clear();
        for i in 0..self.observations.len() {
            outputs.extend(self.residual(i, &self.arguments(i)));
        }
        outputs.extend(self.weights.iter().map(|weight| reprojection::weight_error(*weight)));
    }

    fn forms() -> Vec<Form<Self>> {
        vec![
            Form::<Self>::by_hand("by hand", |ba| {
                Box::new(move |values| ba.fill(values, |first, blocks| by_hand::rows(ba, first, blocks)))
            }),
            Form::<Self>::by_hand("by hand, tasks", |ba| {
                Box::new(move |values| {
                    ba.fill_in_parallel(values, |first, blocks| by_hand::rows(ba, first, blocks));
                })
            })
            .parallel(),
            Form::<Self>::by_adjoin("forward, two at a time", |ba| {
                Box::new(move |values| ba.fill(values, |first, blocks| ba.by_pairs(first, blocks)))
            }),
            Form::<Self>::by_adjoin("forward, two at a time, tasks", |ba| {
                Box::new(move |values| {
                    ba.fill_in_parallel(values, |first, blocks| ba.by_pairs(first, blocks));
                })
            })
            .parallel(),
            Form::<Self>::by_adjoin("forward, 15 tangents", |ba| {
                Box::new(move |values| ba.fill(values, |first, blocks| ba.by_forward_mode(first, blocks)))
            }),
            Form::<Self>::by_adjoin("forward, 15 tangents, tasks", |ba| {
                Box::new(move |values| {
                    ba.fill_in_parallel(values, |first, blocks| ba.by_forward_mode(first, blocks));
                })
            })
            .parallel(),
            Form::<Self>::by_adjoin("a Jacobian each", |ba| {
                Box::new(move |values| ba.fill(values, |first, blocks| ba.by_jacobians(first, blocks)))
            })
            .with_tape(|ba| {
                vjp(|arguments| ba.residual(0, &arguments), &ba.arguments(0)).1.statistics().node_bytes
            }),
            Form::<Self>::by_adjoin("16 in a run, 2 lanes", |ba| {
                Box::new(move |values| ba.fill(values, |first, blocks| ba.by_batches(first, blocks)))
            })
            .with_tape(batch_tape),
            Form::<Self>::by_adjoin("16 in a run, 2 lanes, tasks", |ba| {
                Box::new(move |values| {
                    ba.fill_in_parallel(values, |first, blocks| ba.by_batches(first, blocks));
                })
            })
            .parallel()
            .with_tape(batch_tape),
        ]
    }

    fn goals() -> Goals {
        Goals { objectives: None, by_hand: Some(1.5), speedup: Some(1.8) }
    }
}

fn batch_tape(ba: &Ba) -> usize {
    let arguments: Vec<Arguments> = (0..BATCH.min(ba.observations.len())).map(|i| ba.arguments(i)).collect();
    vjp(|arguments| ba.residuals(0, &arguments), &arguments).1.statistics().node_bytes
}
