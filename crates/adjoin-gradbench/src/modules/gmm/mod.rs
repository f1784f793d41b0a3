//! The log-likelihood of a mixture of Gaussians with a Wishart prior, and its gradient.
//!
//! With Qₖ lower triangular, its diagonal exp qₖ and its other entries lₖ:
//!
//! ```text
//! f = −n·d/2·ln 2π + Σᵢ lseₖ(αₖ + Σ qₖ − ½‖Qₖ (xᵢ − μₖ)‖²) − n·lseₖ(αₖ) ± W
//! W = Σₖ (½γ²(‖exp qₖ‖² + ‖lₖ‖²) − m·Σ qₖ) − k·C
//! C = N·d·(ln γ − ½ ln 2) − lnΓ_d(N/2),  N = d + m + 1
//! ```
//!
//! `ADBench` adds W, `GradBench` subtracts it. l is kept column by column. The functions run on arrays
//! ([`batched`]); [`likelihood`] has the same as plain loops.

pub mod batched;
mod objective;

use serde_json::{Value, json};

use super::Function;
use crate::call::{Call, Failure};
pub use batched::Batched;
pub use objective::likelihood::{self, Mixture};

/// The prior on the covariances.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wishart {
    /// The scale γ.
    pub gamma: f64,
    /// The degrees of freedom beyond those that the dimension asks for.
    pub m: u32,
    /// What W is multiplied with before it is added: 1 or −1.
    pub sign: f64,
}

/// A point of the data. The differentiable code does not see what it is made of, so its numbers stay plain.
pub type Point = Vec<f64>;

/// Points that are handled by one operation on arrays.
pub const BLOCK: usize = 250;

/// The functions of the module.
pub const FUNCTIONS: &[Function] = &[
    ("objective", |call| {
        let input = Input::read(call)?;
        let batched = input.batched(call.multithreaded);
        call.run(|| batched.value())
    }),
    ("jacobian", |call| {
        let input = Input::read(call)?;
        let batched = input.batched(call.multithreaded);
        let gradient = || {
            let mut gradient = Vec::new();
            batched.gradient(&mut gradient);
            gradient
        };
        call.run_then(gradient, |gradient| input.parts(&gradient))
    }),
];

/// What is asked for.
struct Input {
    d: usize,
    mixture: Mixture,
    points: Vec<Point>,
    wishart: Wishart,
}

impl Input {
    fn read(call: &Call<'_>) -> Result<Self, Failure> {
        let fields = call.fields()?;
        let (d, k, n) = (fields.positive("d")?, fields.positive("k")?, fields.count("n")?);
        let m = u32::try_from(fields.count("m")?).map_err(|_| fields.wrong("m", "is too large"))?;
        Ok(Input {
            d,
            mixture: Mixture {
                alphas: fields.numbers_of("alpha", k)?,
                means: fields.matrix("mu", k, d)?.concat(),
                log_diagonals: fields.matrix("q", k, d)?.concat(),
                triangles: fields.matrix("l", k, d * (d - 1) / 2)?.concat(),
            },
            points: fields.matrix("x", n, d)?,
            wishart: Wishart { gamma: fields.number("gamma")?, m, sign: -1.0 },
        })
    }

    fn batched(&self, multithreaded: bool) -> Batched {
        let batched = Batched::new(&self.mixture, &self.points, self.wishart, BLOCK);
        if multithreaded { batched.prepared_by_tasks() } else { batched }
    }

    /// A gradient, cut into the parts of the input.
    fn parts(&self, gradient: &[f64]) -> Value {
        let (k, d) = (self.mixture.alphas.len(), self.d);
        let (alpha, rest) = gradient.split_at(k);
        let (mu, rest) = rest.split_at(k * d);
        let (q, l) = rest.split_at(k * d);
        let rows = |numbers: &[f64]| -> Vec<Vec<f64>> {
            let width = numbers.len() / k;
            (0..k).map(|row| numbers[row * width..][..width].to_vec()).collect()
        };
        json!({ "alpha": alpha, "mu": rows(mu), "q": rows(q), "l": rows(l) })
    }
}
