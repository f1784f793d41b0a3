//! Compiled adjoints, held against the tape, forward mode and differences.

mod programs;
mod support;
