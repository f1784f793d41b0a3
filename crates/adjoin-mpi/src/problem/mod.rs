//! What the numbers of a collective mean: values, and their derivatives in the parameters.
//!
//! Parameters and results are structures over a scalar `R`. A number of forward mode has several *parts*: its
//! value and its tangents. What is sent of a result are the parts of its scalars and, if those are recorded
//! (reverse mode, and forward over reverse), for each part a row: its derivatives in the parts of all
//! parameters.
//!
//! ```text
//! plain, forward mode    y₁ … yₘ
//! reverse mode           y₁ … yₘ  ∂y₁/∂x₁ … ∂y₁/∂xₚ  …  ∂yₘ/∂x₁ … ∂yₘ/∂xₚ
//! ```
//!
//! A term is run in a run of its own, on copies of the parameters, and swept at once. So there is one term's
//! tape at a time (on each thread), and the sum needs no messages in the sweep: its result is one node on the
//! tape around it, with the row as its rule.
//!
//! | file | |
//! | --- | --- |
//! | `scalar.rs` | scalars and their parts; the run of a term |
//! | `node.rs` | the node that a result leaves on the tape |
//! | `sum.rs` | sums |
//! | `reduce.rs` | reductions of structures by any function |

mod node;
mod reduce;
mod scalar;
mod sum;

pub(crate) use reduce::Reduced;
pub(crate) use scalar::Point;
pub use scalar::Scalar;
pub(crate) use sum::Sum;
