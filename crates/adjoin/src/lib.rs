//! Reverse-mode automatic differentiation for ordinary, higher-order, task-parallel programs.

pub mod forward;
pub mod parallel;
pub mod real;
pub mod reverse;
pub mod rules;
pub mod structure;
pub mod verbs;

pub use forward::Forward;
pub use parallel::join;
pub use real::{LeftOf, Real, RefOps};
pub use reverse::Reverse;
pub use structure::{Differentiable, ShapeError};
pub use verbs::value_and_grad;
