//! Arrays: every operation four ways, over all sorts of operands, and programs that are made of them.

#[macro_use]
mod common;
mod custom;
#[cfg(feature = "linalg")]
mod linear;
mod programs;
mod shape;
mod triangular;
