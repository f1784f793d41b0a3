//! Arrays: every operation in four ways, on all kinds of operands, and programs that combine them.

#[macro_use]
mod common;
mod aliasing;
mod closures;
mod custom;
mod elementwise;
mod errors;
mod folds;
mod forward;
mod functions;
#[cfg(feature = "linalg")]
mod linear;
mod product;
mod programs;
mod random;
mod reduce;
mod shape;
mod sizes;
mod triangular;

#[path = "../support/random.rs"]
mod seeded;
