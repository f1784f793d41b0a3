//! Arrays: every operation four ways, over all sorts of operands, and programs that are made of them.

#[macro_use]
mod common;
mod programs;
mod shape;
