//! Compiled adjoints, held against the tape, forward mode and differences.

mod generate;
mod programs;
mod random;
mod support;
mod types;
