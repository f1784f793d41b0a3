//! The verbs: derivatives of a function at a point.
//!
//! | verb | type, with `x: T` | mode | cost, in runs of the function |
//! | --- | --- | --- | --- |
//! | [`grad`] | `(T → scalar, x) → T` | reverse | a few |
//! | [`value_and_grad`] | `(T → scalar, x) → (f64, T)` | reverse | a few |
//! | [`value_and_grad_into`] | `(T → scalar, x, gradient) → f64` | reverse, into the caller's memory | a few |
//! | [`vjp`] | `(T → U, x) → (U, U → T)` | reverse | a few, and one or two for each pullback |
//! | [`jvp`] | `(T → U, x, T) → (U, U)` | forward | two or three |
//! | [`derivative`] | `(scalar → scalar, x) → scalar` | forward, nests | two or three |
//! | [`jacobian`] | `(T → U, x) → matrix` | either, on one tape | a few, and `min(n, m) / 4` |
//! | [`value_and_jacobian_into`] | `(T → U, x, entries) → U` | either, into the caller's memory | as [`jacobian`] |
//! | [`hvp`] | `(T → scalar, x, T) → T` | forward over reverse | some ten |
//! | [`hessian`] | `(T → scalar, x) → matrix` | forward over reverse | some `4 n` |
//! | [`measure_jobs`] | `(T → U, x) → JobGraph` | reverse, with a clock | five times those of `vjp` |
//! | [`check_gradient`] | `(T → scalar, T → scalar, x) → report` | reverse and differences | some `10 n` |
//!
//! For matrices that are mostly zero see [`sparse`](crate::sparse): `sparse_jacobian`, `sparse_hessian`.
//!
//! `T` and `U` stand for any structures over `f64` (see [`Differentiable`](crate::Differentiable)); the
//! function is called with the same structure over another scalar. The verbs also come in a
//! `try_` form, for functions that return `Option` or `Result`.
//!
//! Code that iterates can use the in-place forms [`value_and_grad_into`], [`vjp_into`], [`jvp_into`],
//! [`hvp_into`], [`value_and_jacobian_into`] and [`jacobian_into`]: they write the scalars of the derivative,
//! in order, to the slice that is the last argument. Except for the Jacobians, the function borrows its
//! input. [`Pullback::call_into`] is the same for a pullback.
//!
//! In code that is itself being differentiated, over a scalar `R`, the structures are over `R`, and the
//! function is called one level up: on [`Taped<R>`](crate::Taped) in reverse mode, on
//! [`Forward<R>`](crate::Forward) in forward mode. Numbers of the surrounding code are lifted by
//! [`lift`](crate::lift()). The verbs that write into the caller's memory, and the sparse ones, are for plain
//! code only.

mod check;
mod fallible;
pub(crate) mod grad;
mod hessian;
pub(crate) mod implicit;
mod jacobian;
mod jobs;
mod jvp;
#[cfg(any(feature = "nalgebra", feature = "nalgebra-034", feature = "nalgebra-035"))]
mod nalgebras;
mod vjp;

pub use crate::structure::constant;
pub use check::{GradientCheck, GradientEntry, GradientReport, Verdict, check_gradient};
pub use fallible::Fallible;
pub use grad::{grad, try_grad, try_value_and_grad, value_and_grad, value_and_grad_into};
pub use hessian::{hessian, hvp, hvp_into, try_hessian, try_hvp};
pub use implicit::{LinearSolver, implicit, implicit_by};
pub use jacobian::{
    Jacobian, Mode, jacobian, jacobian_into, jacobian_with, try_jacobian, value_and_jacobian,
    value_and_jacobian_into,
};
pub use jobs::measure_jobs;
pub use jvp::{derivative, jvp, jvp_into, try_derivative, try_jvp};
pub use vjp::{Pullback, try_vjp, vjp, vjp_into};
