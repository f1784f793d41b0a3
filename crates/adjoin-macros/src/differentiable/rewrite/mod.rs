//! The walk that replaces the scalar. It is the only stage that changes code, and the last.
//!
//! | file | what it does |
//! | --- | --- |
//! | [`walk`] | the visitor: types, patterns, blocks, `let` |
//! | [`items`] | functions, types, traits, modules |
//! | [`generics`] | the parameter for the scalar, and its bounds |
//! | [`impls`] | implementations |
//! | [`scalar_impls`] | implementations for `f64` itself |
//! | [`bounds`] | the bounds that those become |
//! | [`derivable`] | hand-written implementations of traits that others derive |
//! | [`types`] | where the scalar goes in a path |
//! | [`exprs`] | expressions: what goes where, control flow |
//! | [`operators`] | operators, comparisons and casts |
//! | [`calls`] | functions and methods |
//! | [`lifting`] | how constants become scalars |
//! | [`closures`] | closures |
//! | [`over_constants`] | loops and iterators over constants |
//! | [`other_crates`] | operators and methods in code over nalgebra and ndarray |
//! | [`other_scalars`] | calls at another scalar |
//! | [`inner_runs`] | verbs in generic code, one level up |
//! | [`patterns`] | floats in patterns |
//! | [`macros`] | macro calls |

pub(crate) mod bounds;
pub(crate) mod calls;
pub(crate) mod closures;
pub(crate) mod derivable;
pub(crate) mod exprs;
pub(crate) mod generics;
pub(crate) mod impls;
pub(crate) mod inner_runs;
pub(crate) mod items;
pub(crate) mod lifting;
pub(crate) mod macros;
pub(crate) mod operators;
mod other_crates;
mod other_scalars;
pub(crate) mod over_constants;
pub(crate) mod patterns;
pub(crate) mod scalar_impls;
pub(crate) mod types;
pub(crate) mod walk;
