//! `#[differentiable]`: programs that compile unmodified, one file for each area of the language.
//!
//! Each program is written once and compiled twice: as it is (`plain`) and transformed (`model`). The
//! transformed one at `f64` must give the same bits; its derivatives in forward and reverse mode must agree
//! with each other and with finite differences of the plain one.

mod common;

mod advice;
mod advice_on_items;
mod any_length;
mod bits;
mod bounds;
mod closures;
mod constant_data;
mod constants;
mod control;
mod corners;
mod crate_idioms;
mod formatting;
mod held_out;
mod idioms;
mod inner_runs;
mod iterators;
mod modules;
mod names;
mod other_crates;
// The output of the macro there needs Rust 1.89: `_` for a constant. (`scripts/msrv` sets this.)
#[cfg(not(adjoin_oldest_rust))]
mod other_scalars;
mod parallel;
mod programs;
mod real_code;
mod recursion;
mod scalars;
mod several_files;
mod single;
mod structs;
mod traits;
