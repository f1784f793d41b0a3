//! Log-densities of [adjoin] for the sampler [`nuts_rs`].
//!
//! A log-density is an [`Objective`](adjoin::Objective) (anything of which value and gradient can be had:
//! [`FirstOrder`]); [`Posterior`] makes nuts-rs's [`CpuLogpFunc`] of it. Parameters with constraints are
//! mapped from free ones by [`adjoin::transforms`].
//!
//! ```
//! use adjoin::prelude::*;
//! use adjoin::objective;
//! use adjoin::transforms::Change;
//! use adjoin_nuts::Posterior;
//! use nuts_rs::rand::{SeedableRng, rngs::ChaCha8Rng};
//! use nuts_rs::{Chain, CpuMath, DiagNutsSettings, Settings};
//!
//! // Mean and deviation of a sample, with flat priors on the mean and on the logarithm of the deviation.
//! let data = vec![1.2, 0.7, 1.9, 1.4, 0.8];
//! let density = objective!([data: Vec<f64>] |(mean, free): (f64, f64)| {
//!     let deviation = free.exp();
//!     data.iter().map(|x| ((mean - *x) / deviation).powi(2) * -0.5 - free).sum::<R>()
//! });
//!
//! let start = (0.0, 0.0);
//! let (settings, mut random) = (DiagNutsSettings::default(), ChaCha8Rng::seed_from_u64(1));
//! let mut chain = settings.new_chain(0, CpuMath::new(Posterior::new(&density, start)), &mut random)?;
//! chain.set_position(&start.flatten())?;
//! let (draw, _) = chain.draw()?;
//! let (mean, log_deviation) = start.with_scalars(&draw)?;
//! assert!(mean.is_finite() && log_deviation.is_finite());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A log-density that is NaN or infinite, or has such a derivative, is a divergence: the sampler turns back
//! and counts it. A panic in the model and a position of another length end the chain, with a
//! [`PosteriorError`].

use std::collections::HashMap;
use std::fmt;

use adjoin::objective::{EvaluationError, FirstOrder, Flat};
use nuts_rs::{CpuLogpFunc, CpuMathError, HasDims, LogpError, rand};

/// A log-density as nuts-rs samples it.
#[derive(Debug)]
pub struct Posterior<O: FirstOrder> {
    flat: Flat<O>,
}

impl<O: FirstOrder> Posterior<O> {
    /// The posterior of a log-density whose parameters have the shape of `start`.
    pub fn new(log_density: O, start: O::Input) -> Self {
        Self { flat: Flat::new(log_density, start) }
    }

    /// A draw as parameters.
    ///
    /// # Errors
    /// If it has another length.
    pub fn structure(&self, draw: &[f64]) -> Result<O::Input, EvaluationError> {
        self.flat.structure(draw)
    }
}

impl<O: FirstOrder> HasDims for Posterior<O> {
    fn dim_sizes(&self) -> HashMap<String, u64> {
        let dimension = self.flat.dimension() as u64;
        ["unconstrained_parameter", "dim"].map(|name| (name.to_owned(), dimension)).into()
    }
}

impl<O: FirstOrder> CpuLogpFunc for Posterior<O> {
    type LogpError = PosteriorError;
    type FlowParameters = ();
    type ExpandedVector = Vec<f64>;

    fn dim(&self) -> usize {
        self.flat.dimension()
    }

    fn logp(&mut self, position: &[f64], gradient: &mut [f64]) -> Result<f64, PosteriorError> {
        let value = self.flat.value_and_grad(position, gradient)?;
        if value.is_infinite() {
            return Err(PosteriorError::Infinite(value));
        }
        Ok(value)
    }

    fn expand_vector<R: rand::Rng + ?Sized>(
        &mut self,
        _: &mut R,
        position: &[f64],
    ) -> Result<Vec<f64>, CpuMathError> {
        Ok(position.to_vec())
    }
}

/// Why a log-density could not be evaluated.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PosteriorError {
    /// The function could not be evaluated.
    Evaluation(EvaluationError),
    /// The log-density is infinite.
    Infinite(f64),
}

impl fmt::Display for PosteriorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evaluation(error) => error.fmt(f),
            Self::Infinite(value) => write!(f, "the log-density is {value}"),
        }
    }
}

impl std::error::Error for PosteriorError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        if let Self::Evaluation(error) = self { Some(error) } else { None }
    }
}

impl LogpError for PosteriorError {
    fn is_recoverable(&self) -> bool {
        match self {
            Self::Evaluation(error) => error.is_recoverable(),
            Self::Infinite(_) => true,
        }
    }
}

impl From<EvaluationError> for PosteriorError {
    fn from(error: EvaluationError) -> Self {
        Self::Evaluation(error)
    }
}
