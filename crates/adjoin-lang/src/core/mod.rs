//! Core: the paper's calculus with letrec, data types, prenex polymorphism and ⋆, and the types and
//! primitives that the stages' targets add to it (paper, Figs. source-language and target-language-1, section
//! source-language-extension).
//!
//! The front end elaborates into core, each stage maps a program of core to a program of its target, and
//! [`typing`](crate::typing) checks both. Class-constrained functions have been specialised away: there are
//! no dictionaries. Evaluation is strict, from left to right.
//!
//! Where things are: [`term`] the terms, [`types`] the types, [`data`] the table of data types, [`prim`] and
//! [`real`] the primitives, [`build`] short functions that make terms, [`deep`] the stack for passes.

pub mod build;
pub mod data;
pub mod deep;
pub mod name;
pub mod prim;
pub mod program;
pub mod real;
mod special;
pub mod term;
pub mod types;

pub use data::{ConDecl, ConId, DataDecl, DataId, DataTable};
pub use name::{Supply, TyVar, Var};
pub use prim::{Origin, Prim, Reduction};
pub use program::{Group, Program};
pub use real::RealOp;
pub use term::{Alt, Bind, Kind, Linearity, Lit, Pattern, Span, Term};
pub use types::{Scheme, Substitution, Type};
