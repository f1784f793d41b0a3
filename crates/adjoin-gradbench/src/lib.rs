//! adjoin as a tool of `GradBench`, the benchmark of differentiation tools.
//!
//! `GradBench` starts a tool as a process, writes one JSON object a line to its input, and reads one object a
//! line from its output ([`protocol`]). It asks for functions of twelve [`modules`]: values and derivatives
//! of small numerical programs. Each is written as a user of adjoin would write it: plain `f64` code under
//! `#[differentiable]`, and the tool of adjoin that fits.
//!
//! | module | derivative | by |
//! | --- | --- | --- |
//! | [`hello`](modules::hello) | of a square | `derivative` |
//! | [`llsq`](modules::llsq) | gradient of a polynomial's squared misfit | `#[compiled]` |
//! | [`lse`](modules::lse) | gradient of ln Σ exp | `#[compiled]` |
//! | [`det`](modules::det) | gradient of a determinant by minors | the tape, `streamed_sum` |
//! | [`ode`](modules::ode) | gradient through a Runge–Kutta method | `#[compiled]` |
//! | [`gmm`](modules::gmm) | gradient of a mixture of Gaussians | arrays |
//! | [`ba`](modules::ba) | sparse Jacobian of bundle adjustment | `batch_jacobian!` |
//! | [`ht`](modules::ht) | Jacobian of hand tracking | forward mode in stages |
//! | [`lstm`](modules::lstm) | gradient of a recurrent network | arrays, `elementwise!` |
//! | [`kmeans`](modules::kmeans) | gradient and diagonal of the Hessian of k-means | forward in reverse |
//! | [`particle`](modules::particle), [`saddle`](modules::saddle) | gradients inside of gradients | `grad` and `jvp`, nested |
//!
//! The objectives of `gmm`, `ba`, `ht` and `lstm` are `ADBench`'s, and `adjoin-bench adbench` times further
//! forms of them.

#![forbid(unsafe_code)]

pub mod call;
mod fields;
pub mod modules;
pub mod protocol;

pub use call::{Answer, Call, Failure};
pub use modules::{MODULES, Module};
pub use protocol::serve;
