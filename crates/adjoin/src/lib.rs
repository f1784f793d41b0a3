//! Reverse-mode automatic differentiation for ordinary, higher-order, task-parallel programs.

pub mod forward;
#[doc(hidden)]
pub mod macro_support;
pub mod parallel;
pub mod real;
pub mod reverse;
pub mod rules;
pub mod structure;
pub mod verbs;

#[doc = include_str!("structure/derive.md")]
#[doc(inline)]
pub use adjoin_macros::Differentiable;
#[doc = include_str!("differentiable.md")]
#[doc(inline)]
pub use adjoin_macros::differentiable;
pub use forward::Forward;
pub use parallel::{Grain, join, join_all, par_map, par_map_reduce, par_map_reduce_with, par_map_with};
pub use real::{LeftOf, Real, RefOps};
pub use reverse::{Reverse, TapeStatistics, kept_memory, release_memory, set_memory_limit};
pub use structure::{Differentiable, ShapeError, Structure, With};
pub use verbs::{
    GradientCheck, GradientReport, Jacobian, Mode, Outcome, Pullback, check_gradient, constant, derivative,
    grad, hessian, hvp, jacobian, jacobian_with, jvp, try_grad, try_value_and_grad, try_vjp, value_and_grad,
    value_and_jacobian, vjp,
};

/// What one imports to differentiate: `use adjoin::prelude::*;`.
pub mod prelude {
    pub use crate::{
        Differentiable, Forward, LeftOf, Real, RefOps, Reverse, check_gradient, constant, derivative,
        differentiable, grad, gradient_check, hessian, hvp, jacobian, join, join_all, jvp, par_map,
        par_map_reduce, try_grad, try_value_and_grad, try_vjp, value_and_grad, value_and_jacobian, vjp,
    };
}
