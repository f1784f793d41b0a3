//! The language of adjoin: a strict fragment of Haskell 98, and every transformation of *Parallel
//! Dual-Numbers Reverse AD* on it.
//!
//! ```text
//! text → surface tree (parse) → typed tree (check) → core (elaborate) → each stage's target (stage) → values (eval)
//! ```
//!
//! [`load`] takes a file to core, [`Program::entry`] prepares a function of it, [`stage`] differentiates,
//! [`eval`] runs and counts.
//!
//! ```
//! use adjoin_lang::eval::{Limits, Value};
//! use adjoin_lang::stage::{Stage, gradient};
//!
//! let mut program = adjoin_lang::load("f.hs", "f (x, y) = let z = x + y in x * z")?;
//! let entry = program.entry("f", Some("(3, 4)"))?;
//! let point = program.evaluate(&entry.at.expect("given"), &entry.argument, Limits::default())?;
//! let (value, slope, _) =
//!     gradient(&program.core, &entry.var, Stage::Parallel, &point, &Value::Double(1.0), Limits::default())?;
//! assert_eq!(value, Value::Double(21.0));
//! assert_eq!(slope, Value::pair(Value::Double(10.0), Value::Double(3.0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod check;
pub mod core;
pub mod diagnostics;
mod elaborate;
pub mod eval;
pub mod fast;
pub mod parse;
pub mod pretty;
pub mod program;
pub mod source;
pub mod stage;
pub mod typing;
mod value;

pub use program::{Program, load};
