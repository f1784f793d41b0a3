//! The paper's benchmark programs, how they are timed, and the tables and plots made of the times.
//!
//! Each program of the paper's benchmark section is written once, as plain scalar code generic over
//! [`Scalar`]: [`programs`]. A [`Tool`] is anything that can differentiate such code. All contenders for
//! one program are timed in one interleaved run: [`measure`]. The peers live in a package of their own,
//! `adjoin-peers`, which adds its tools to the same table; nothing here depends on them.

#![forbid(unsafe_code)]

pub mod adbench;
pub mod adjoin_tool;
#[cfg(doctest)]
mod book;
pub mod contender;
pub mod count;
pub mod forks;
pub mod gradbench;
pub mod instructions;
pub mod language;
pub mod machine;
pub mod measure;
pub mod memory;
pub mod plot;
pub mod point;
pub mod programs;
pub mod publish;
pub mod scalar;
pub mod scaling;
mod show;
pub mod table;
pub mod target;

pub use adjoin_tool::Adjoin;
pub use contender::{Contender, Role, Tool};
pub use point::Point;
pub use programs::Program;
pub use scalar::Scalar;
pub use target::Target;
