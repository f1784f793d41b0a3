//! Sparse Jacobians and Hessians.
//!
//! If every output of a function depends on only a few inputs, most of its Jacobian is zero, and the rest
//! need not be computed one row or column at a time:
//!
//! ```text
//! tape ──▶ graph ──▶ pattern ──▶ colouring ──▶ a few directions, computed on the tape ──▶ matrix
//! ```
//!
//! | step | what | file |
//! | --- | --- | --- |
//! | graph | the dependency graph, from the tape of one run | `graph.rs` |
//! | pattern | which outputs depend on which inputs: sets of inputs, 64 outputs at a time | `reach.rs` |
//! | colouring | which rows or columns have nothing in common | `colour.rs` |
//! | recovery | the entries, from sums of rows or columns of one colour | `plan.rs` |
//! | Hessians | the same for the gradient, whose graph follows from that of one tangent | `hessian.rs` |
//!
//! A tridiagonal Jacobian takes three directions whatever its size, so the total cost is linear in the size
//! of the tape.
//!
//! The result is a [`SparseMatrix`] in compressed rows. With the features `faer` and `sprs` it converts to
//! and from the matrices of those crates.

mod colour;
mod error;
mod graph;
mod hessian;
#[cfg(any(feature = "faer", feature = "sprs"))]
mod interchange;
mod jacobian;
mod matrix;
mod pattern;
mod plan;
mod probe;
mod queue;
mod reach;

pub use error::PatternError;
pub use hessian::{SparseHessian, hessian_pattern, sparse_hessian};
pub use jacobian::{SparseJacobian, jacobian_pattern, sparse_jacobian, value_and_sparse_jacobian};
pub use matrix::SparseMatrix;
pub use pattern::SparsityPattern;

/// Number of directions per pass over the tape.
const LANES: usize = 4;
