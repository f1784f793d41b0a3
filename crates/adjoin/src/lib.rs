//! Reverse-mode automatic differentiation for ordinary, higher-order, task-parallel programs.

pub mod forward;
pub mod real;
pub mod rules;
pub mod structure;

pub use forward::Forward;
pub use real::{LeftOf, Real, RefOps};
pub use structure::{Differentiable, ShapeError};
