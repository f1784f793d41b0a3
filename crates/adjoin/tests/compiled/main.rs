//! Compiled adjoints, held against the tape, forward mode and differences.

#![allow(unreachable_pub, reason = "programs as users write them")]

mod entries;
mod generate;
mod loops;
mod programs;
mod random;
mod slices;
mod support;
mod types;
mod variants;
