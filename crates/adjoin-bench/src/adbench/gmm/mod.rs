//! GMM: the log-likelihood of a mixture of Gaussians with a Wishart prior, and its gradient.
//!
//! With Q_k lower triangular, its diagonal exp q_k and its other entries l_k:
//!
//! ```text
//! f = −n·d/2·ln 2π + Σᵢ lse_k(α_k + Σ q_k − ½‖Q_k (xᵢ − μ_k)‖²) − n·lse_k(α_k) + W
//! W = Σ_k (½γ²(‖exp q_k‖² + ‖l_k‖²) − m·Σ q_k) − k·C
//! C = N·d·(ln γ − ½ ln 2) − lnΓ_d(N/2),  N = d + m + 1
//! ```
//!
//! `ADBench` keeps l column by column. Here it is row by row, because rows are what the product with a vector goes
//! through; reading a file rearranges it. The gradient has the order α, μ, q, l, all components of one before the next.

mod by_hand;
mod data;
mod objective;

use adjoin::{value_and_grad, vjp};

use super::form::{Form, Goals, Problem};
pub use by_hand::Workspace;
pub use objective::likelihood::{self, Mixture, Wishart};

/// Points that a task handles in the parallel form.
const GRAIN: usize = 64;

/// A point of the data. The differentiable code does not see what it is made of, so its numbers stay plain.
pub type Point = Vec<f64>;

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
        likelihood::sequential(&self.mixture, &self.points, self.wishart)
    }

    fn parallel_value<R>(&self, mixture: &Mixture<R>) -> R
    where
        R: adjoin::Real,
        f64: adjoin::LeftOf<R>,
        for<'a> &'a R: adjoin::RefOps<R>,
    {
        likelihood::parallel(mixture, &self.points, self.wishart, GRAIN)
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
            Form::<Self>::by_adjoin("scalar loops", |gmm| {
                let f = |mixture| likelihood::sequential(&mixture, &gmm.points, gmm.wishart);
                Box::new(move |gradient| flatten(&value_and_grad(f, &gmm.mixture).1, gradient))
            })
            .with_tape(|gmm| {
                let f = |mixture| likelihood::sequential(&mixture, &gmm.points, gmm.wishart);
                vjp(f, &gmm.mixture).1.statistics().node_bytes
            }),
            Form::<Self>::by_adjoin("scalar loops, tasks of 64 points", |gmm| {
                let f = |mixture| gmm.parallel_value(&mixture);
                Box::new(move |gradient| flatten(&value_and_grad(f, &gmm.mixture).1, gradient))
            })
            .parallel()
            .with_tape(|gmm| {
                vjp(|mixture| gmm.parallel_value(&mixture), &gmm.mixture).1.statistics().node_bytes
            }),
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
