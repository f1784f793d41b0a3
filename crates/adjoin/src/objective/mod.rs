//! Objectives: functions as solvers want them.
//!
//! A solver works on vectors, and asks for values and derivatives at points of its own choice. An
//! [`Objective`] is a function of a structure that can be run on any scalar; [`Residuals`] is one with many
//! outputs. This module converts between the two, so that an adapter to a solver takes a few lines:
//!
//! | item | what it does | file |
//! | --- | --- | --- |
//! | [`Objective`] | value, gradient, Hessian, dense and sparse, of one function | `function.rs` |
//! | [`Residuals`] | values and Jacobian, dense and sparse; products with it from both sides | `residuals.rs` |
//! | [`objective!`](crate::objective!) | makes either from an expression | `expression.rs` |
//! | [`FirstOrder`], [`from_gradient`] | value and gradient alone, from wherever they come | `first_order.rs` |
//! | [`Flat`] | an objective of a vector, which remembers the last point | `flat.rs` |
//! | [`FlatResiduals`] | the same for residuals | `flat_residuals.rs` |
//! | [`Program`] | objective and constraints, in the order that interior-point solvers want | `program.rs` |
//! | [`EvaluationError`] | NaN, wrong lengths and panics, as errors | `error.rs` |
//!
//! Parameters with constraints (positive, on a simplex, …) are in [`transforms`](crate::transforms).

mod error;
mod expression;
mod first_order;
mod flat;
mod flat_residuals;
mod function;
mod program;
mod residuals;

pub use error::EvaluationError;
pub use first_order::{FirstOrder, FromGradient, from_gradient};
pub use flat::Flat;
pub use flat_residuals::FlatResiduals;
pub use function::Objective;
pub use program::{Lagrangian, Program};
pub use residuals::Residuals;
