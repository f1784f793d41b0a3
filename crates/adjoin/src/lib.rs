//! Reverse-mode automatic differentiation for ordinary, higher-order, task-parallel programs.
//!
//! You write plain `f64` code with structs, enums, closures, recursion, loops and [`join()`]. You get its
//! gradient: for a small multiple of its cost, on as many threads as the code used, with the same bits on any
//! number of threads.
//!
//! # A first gradient
//!
//! A verb takes a function and a point. The function is called with [`Reverse`] numbers in place of `f64`.
//! They compute what `f64` does, bit for bit, and record it:
//!
//! ```
//! use adjoin::prelude::*;
//!
//! let (value, gradient) = value_and_grad(|[x, y]| x * y + x.sin(), &[0.0, 3.0]);
//! assert_eq!(value, 0.0);
//! assert_eq!(gradient, [4.0, 0.0]);
//! ```
//!
//! # Ordinary code
//!
//! [`#[differentiable]`](macro@differentiable) makes plain code generic over the scalar. Nothing in the
//! module knows about differentiation, and plain callers see the same names and types as before:
//!
//! ```
//! use adjoin::prelude::*;
//!
//! #[differentiable]
//! mod model {
//!     #[derive(Clone, Debug, PartialEq)]
//!     pub struct Line { pub slope: f64, pub offset: f64 }
//!
//!     impl Line {
//!         pub fn at(&self, x: f64) -> f64 { self.slope * x + self.offset }
//!     }
//!
//!     pub fn loss(line: &Line, points: &[(f64, f64)]) -> f64 {
//!         points.iter().map(|(x, y)| (line.at(*x) - y).powi(2)).sum()
//!     }
//! }
//!
//! let points = vec![(0.0, 1.0), (1.0, 3.0)];
//! let line = model::Line { slope: 1.0, offset: 1.0 };
//! assert_eq!(model::loss(&line, &points), 1.0);
//!
//! let gradient = grad(|line| model::loss(&line, &constant(&points)), &line);
//! assert_eq!(gradient, model::Line { slope: -2.0, offset: -2.0 });
//! ```
//!
//! The gradient of a `Line` is a `Line`: inputs, outputs and gradients are [structures](structure), made of
//! std's types or your own. [`constant`] takes plain data into differentiated code.
//!
//! Without the macro, write the function for any [`Real`]: `fn f<R: Real>(x: R) -> R`.
//!
//! # In parallel
//!
//! [`join()`], [`join!`], [`join_all`], [`par_map`] and [`par_map_reduce`] are rayon in plain code. In
//! differentiated code every branch is recorded on its own, and the reverse pass forks where the program
//! joined:
//!
//! ```
//! use adjoin::prelude::*;
//!
//! let energy = |xs: Vec<Reverse>| par_map_reduce(&xs, 0.0.into(), |x| (*x * x).sin(), |a, b| a + b);
//! let gradient = grad(energy, &vec![0.0, 1.0]);
//! assert_eq!(gradient, [0.0, 2.0 * 1f64.cos()]);
//! ```
//!
//! # Where things are
//!
//! | to read about | see |
//! | --- | --- |
//! | gradients, pullbacks, Jacobians, Hessians | [`verbs`] |
//! | matrices of derivatives that are mostly zero | [`sparse`] |
//! | the Jacobians of a small function at many points | [`batch_jacobian!`] |
//! | functions as solvers want them; parameters with constraints | [`mod@objective`], [`transforms`] |
//! | rayon's parallel iterators, differentiated | [`mod@rayon`] |
//! | fork and join | [`parallel`] |
//! | the numbers: `f64`, [`Forward`], [`Reverse`] | [`real`], [`forward`](mod@forward), [`reverse`](mod@reverse) |
//! | every derivative, and the conventions at kinks | [`rules`] |
//! | functions of other crates, with their derivatives | [`libm`], [`foreign()`], [`by_rule`] |
//! | solutions of equations | [`implicit`], [`implicit_by`] |
//! | differential equations | [`ode`] |
//! | types that can be differentiated | [`structure`] |
//! | vectors and matrices, one node per operation | [`array`](mod@array) |
//! | checkpoints, loops in a memory budget, sums over data | [`memory`] |
//! | how it works, and why the bits do not depend on the threads | [`reverse`](mod@reverse) |

#![deny(unsafe_code)]

pub mod array;
mod batch;
#[doc(hidden)]
pub mod compiled;
pub mod forward;
pub mod libm;
#[doc(hidden)]
pub mod macro_support;
pub mod memory;
mod nested;
pub mod objective;
pub mod ode;
pub mod parallel;
pub mod rayon;
pub mod real;
#[expect(unsafe_code, reason = "tapes shared by threads; argued in the module's essay")]
pub mod reverse;
pub mod rules;
pub mod sparse;
pub mod structure;
pub mod taped;
pub mod transforms;
pub mod verbs;

#[doc = include_str!("structure/derive.md")]
#[doc(inline)]
pub use adjoin_macros::Differentiable;
#[doc = include_str!("compiled/compiled.md")]
#[doc(inline)]
pub use adjoin_macros::compiled;
#[doc = include_str!("differentiable.md")]
#[doc(inline)]
pub use adjoin_macros::differentiable;
pub use array::{Array, Matrix, Vector};
pub use batch::sum_hessian;
pub use compiled::compiled_bytes;
pub use forward::Forward;
pub use objective::{Objective, Residuals};
pub use parallel::{Grain, join, join_all, par_map, par_map_reduce, par_map_reduce_with, par_map_with};
pub use real::{LeftOf, Real, RefOps, Rule, by_rule, foreign};
pub use reverse::{JobGraph, Reverse, TapeStatistics, kept_memory, release_memory, set_memory_limit};
pub use sparse::{
    PatternError, SparseHessian, SparseJacobian, SparseMatrix, SparsityPattern, hessian_pattern,
    jacobian_pattern, sparse_hessian, sparse_jacobian, value_and_sparse_jacobian,
};
pub use structure::{Differentiable, ShapeError, Structure, With};
pub use taped::{Level, Taped, lift};
pub use verbs::{
    Fallible, GradientCheck, GradientReport, Jacobian, LinearSolver, Mode, Pullback, check_gradient,
    constant, derivative, grad, hessian, hvp, hvp_into, implicit, implicit_by, jacobian, jacobian_into,
    jacobian_with, jvp, jvp_into, measure_jobs, try_derivative, try_grad, try_hessian, try_hvp, try_jacobian,
    try_jvp, try_value_and_grad, try_vjp, value_and_grad, value_and_grad_into, value_and_jacobian,
    value_and_jacobian_into, vjp, vjp_into,
};

/// Everything needed to differentiate: `use adjoin::prelude::*;`.
pub mod prelude {
    pub use crate::{
        Differentiable, Forward, LeftOf, Real, RefOps, Reverse, Structure, Taped, check_gradient, constant,
        derivative, differentiable, grad, gradient_check, hessian, hessian_pattern, hvp, jacobian,
        jacobian_pattern, join, join_all, jvp, lift, par_map, par_map_reduce, sparse_hessian,
        sparse_jacobian, try_derivative, try_grad, try_hessian, try_hvp, try_jacobian, try_jvp,
        try_value_and_grad, try_vjp, value_and_grad, value_and_grad_into, value_and_jacobian,
        value_and_jacobian_into, vjp,
    };
}
