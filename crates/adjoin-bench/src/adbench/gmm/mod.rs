//! GMM: the log-likelihood of a mixture of Gaussians with a Wishart prior, and its gradient.
//!
//! With Qₖ lower triangular, its diagonal exp qₖ and its other entries lₖ:
//!
//! ```text
//! f = −n·d/2·ln 2π + Σᵢ lseₖ(αₖ + Σ qₖ − ½‖Qₖ (xᵢ − μₖ)‖²) − n·lseₖ(αₖ) + W
//! W = Σₖ (½γ²(‖exp qₖ‖² + ‖lₖ‖²) − m·Σ qₖ) − k·C
//! C = N·d·(ln γ − ½ ln 2) − lnΓ_d(N/2),  N = d + m + 1
//! ```
//!
//! As in `ADBench`, l is kept column by column. The gradient has the order α, μ, q, l, each of all components
//! before the next; `ADBench` has the q and l of a component together.

mod by_hand;
mod data;

use adjoin::{LeftOf, Real, RefOps, Reverse, value_and_grad, vjp};

use super::form::{Form, Goals, Problem};
pub use adjoin_gradbench::modules::gmm::{Batched, Mixture, Point, Wishart, likelihood};
pub use by_hand::{Tasks, Workspace};

/// Points that a task handles, in the form with forks.
const GRAIN: usize = 64;
/// Points that a task handles on arrays, and by hand.
const ARRAY_GRAIN: usize = 500;
/// Points that a task handles one after the other, in the form that records one at a time.
const STREAMED_GRAIN: usize = 125;

/// A mixture and the points that it is to explain.
#[derive(Clone, Debug, PartialEq)]
pub struct Gmm {
    /// The parameters.
    pub mixture: Mixture,
    /// The data.
    pub points: Vec<Point>,
    /// The prior.
    pub wishart: Wishart,
}

impl Gmm {
    /// The dimension of the points.
    pub fn dimension(&self) -> usize {
        self.mixture.means.len() / self.mixture.alphas.len()
    }

    /// The objective.
    pub fn value(&self) -> f64 {
        self.value_at(&self.mixture)
    }

    /// The objective at other parameters.
    pub fn value_at<R>(&self, mixture: &Mixture<R>) -> R
    where
        R: Real,
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>,
    {
        likelihood::of_points(mixture, &self.points) + self.apart_from_points(mixture)
    }

    /// On arrays, with points in blocks.
    fn on_arrays(&self, block: usize) -> Batched {
        Batched::new(&self.mixture, &self.points, self.wishart, block)
    }

    fn value_streamed(&self, mixture: &Mixture<Reverse>) -> Reverse {
        likelihood::of_points_streamed(mixture, &self.points) + self.apart_from_points(mixture)
    }

    fn value_streamed_in_tasks(&self, mixture: &Mixture<Reverse>) -> Reverse {
        likelihood::of_points_streamed_in_tasks(mixture, &self.points, STREAMED_GRAIN)
            + self.apart_from_points(mixture)
    }

    fn value_in_tasks(&self, mixture: &Mixture<Reverse>) -> Reverse {
        likelihood::of_points_in_tasks(mixture, &self.points, GRAIN) + self.apart_from_points(mixture)
    }

    fn apart_from_points<R>(&self, mixture: &Mixture<R>) -> R
    where
        R: Real,
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>,
    {
        likelihood::apart_from_points(mixture, self.points.len(), self.wishart)
    }
}

impl Problem for Gmm {
    fn title(&self) -> String {
        format!("GMM n{} d{} K{}", self.points.len(), self.dimension(), self.mixture.alphas.len())
    }

    fn objective(&self, outputs: &mut Vec<f64>) {
        outputs.clear();
        outputs.push(self.value());
    }

    fn forms() -> Vec<Form<Self>> {
        vec![
            Form::<Self>::by_hand("by hand", |gmm| {
                let mut workspace = Workspace::new(gmm);
                Box::new(move |gradient| workspace.gradient(gmm, gradient))
            }),
            Form::<Self>::by_hand("by hand, tasks of 500 points", |gmm| {
                let mut tasks = Tasks::new(gmm, ARRAY_GRAIN);
                Box::new(move |gradient| tasks.gradient(gmm, gradient))
            })
            .parallel(),
            Form::<Self>::by_adjoin("scalar loops", |gmm| {
                let f = |mixture| gmm.value_at(&mixture);
                Box::new(move |gradient| flatten(&value_and_grad(f, &gmm.mixture).1, gradient))
            })
            .with_tape(|gmm| vjp(|mixture| gmm.value_at(&mixture), &gmm.mixture).1.statistics().node_bytes),
            Form::<Self>::by_adjoin("scalar loops, streamed", |gmm| {
                let f = |mixture| gmm.value_streamed(&mixture);
                Box::new(move |gradient| flatten(&value_and_grad(f, &gmm.mixture).1, gradient))
            })
            .with_tape(|gmm| vjp(|mixture| gmm.value_streamed(&mixture), &gmm.mixture).1.statistics().bytes),
            Form::<Self>::by_adjoin("scalar loops, streamed, tasks of 125 points", |gmm| {
                let f = |mixture| gmm.value_streamed_in_tasks(&mixture);
                Box::new(move |gradient| flatten(&value_and_grad(f, &gmm.mixture).1, gradient))
            })
            .parallel()
            .with_tape(|gmm| {
                vjp(|mixture| gmm.value_streamed_in_tasks(&mixture), &gmm.mixture).1.statistics().bytes
            }),
            Form::<Self>::by_adjoin("scalar loops, tasks of 64 points", |gmm| {
                let f = |mixture| gmm.value_in_tasks(&mixture);
                Box::new(move |gradient| flatten(&value_and_grad(f, &gmm.mixture).1, gradient))
            })
            .parallel()
            .with_tape(|gmm| {
                vjp(|mixture| gmm.value_in_tasks(&mixture), &gmm.mixture).1.statistics().node_bytes
            }),
            Form::<Self>::by_adjoin("arrays, all points at once", |gmm| {
                let batched = gmm.on_arrays(gmm.points.len());
                Box::new(move |gradient| batched.gradient(gradient))
            })
            .with_tape(|gmm| gmm.on_arrays(gmm.points.len()).tape()),
            Form::<Self>::by_adjoin("arrays, tasks of 500 points", |gmm| {
                let batched = gmm.on_arrays(ARRAY_GRAIN);
                Box::new(move |gradient| batched.gradient(gradient))
            })
            .parallel()
            .with_tape(|gmm| gmm.on_arrays(ARRAY_GRAIN).tape()),
            Form::<Self>::by_adjoin("arrays, tasks of 500 points that prepare their components", |gmm| {
                let batched = gmm.on_arrays(ARRAY_GRAIN).prepared_by_tasks();
                Box::new(move |gradient| batched.gradient(gradient))
            })
            .parallel()
            .with_tape(|gmm| gmm.on_arrays(ARRAY_GRAIN).prepared_by_tasks().tape()),
        ]
    }

    fn goals() -> Goals {
        Goals { objectives: Some(10.0), by_hand: Some(1.3), speedup: Some(1.8) }
    }
}

/// The numbers of a mixture in the order of the gradient.
pub fn flatten(mixture: &Mixture, into: &mut Vec<f64>) {
    into.clear();
    into.extend_from_slice(&mixture.alphas);
    into.extend_from_slice(&mixture.means);
    into.extend_from_slice(&mixture.log_diagonals);
    into.extend_from_slice(&mixture.triangles);
}
