//! Objectives and residuals of [adjoin] as problems of [argmin].
//!
//! [`Problem`] is an [`Objective`]: cost, gradient and Hessian, for every optimiser of argmin.
//! [`LeastSquares`] is [`Residuals`]: their values and Jacobian for Gauss–Newton. Parameters are vectors of
//! any kind that argmin computes with ([`Parameters`]): `Vec<f64>` unless another is named, nalgebra's
//! `DVector`, ndarray's `Array1`, or one number.
//!
//! ```
//! use adjoin::prelude::*;
//! use adjoin::objective;
//! use adjoin_argmin::Problem;
//! use argmin::core::{Executor, State};
//! use argmin::solver::{linesearch::MoreThuenteLineSearch, quasinewton::LBFGS};
//!
//! let banana = objective!(|[x, y]: [f64; 2]| (x - 1.0).powi(2) + (y - x * x).powi(2) * 100.0);
//!
//! let start = [-1.2, 1.0];
//! let solver = LBFGS::new(MoreThuenteLineSearch::new(), 7);
//! let result = Executor::new(Problem::new(&banana, start), solver)
//!     .configure(|state| state.param(start.flatten()).max_iters(100))
//!     .run()?;
//! let [x, y] = start.with_scalars(result.state().get_best_param().unwrap())?;
//! assert!((x - 1.0).abs() < 1e-6 && (y - 1.0).abs() < 1e-6);
//! # Ok::<(), argmin::core::Error>(())
//! ```
//!
//! A point of another length, NaN and panics are errors that end the run of argmin: an [`EvaluationError`] in
//! argmin's own error. Inside of a line search argmin makes the termination status of it, and
//! [`Problem::take_failure`] of a clone has the reason. The last point is remembered, so that cost and
//! gradient at one point record the function once.

mod least_squares;
mod parameters;
mod problem;

pub use adjoin::objective::EvaluationError;
pub use least_squares::LeastSquares;
pub use parameters::Parameters;
pub use problem::{HessianAt, Problem};

#[cfg(doc)]
use adjoin::{Objective, Residuals};
