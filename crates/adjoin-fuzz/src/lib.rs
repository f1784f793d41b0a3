//! Random programs over all features of adjoin, and the properties that their gradients must have.
//!
//! A seed, or the bytes of a fuzzer, make a [`Program`]: a tree of statements that is interpreted over any
//! scalar. The same tree runs at `f64`, in forward mode, in reverse mode on several numbers of threads, and
//! for finite differences; [`check()`](check::check) compares. A third of the programs misuse numbers: those
//! must be refused or right, and must not disturb later gradients.
//!
//! | module | contents |
//! | --- | --- |
//! | [`source`] | where choices come from |
//! | [`program`] | the language |
//! | [`rules`], [`arrays`] | its operations on scalars and on arrays |
//! | [`generate`] | random programs |
//! | [`number`], [`state`], [`cells`], [`flags`] | scalars, values, shared variables, observations |
//! | [`run`], `inner`, `pipelines`, [`noise`] | the interpreter |
//! | [`check`](mod@check) | the properties |
//! | [`shrink`](mod@shrink) | smaller programs that fail in the same way |

#![forbid(unsafe_code)]

pub mod arrays;
pub mod cells;
pub mod check;
pub mod flags;
pub mod generate;
mod inner;
mod levels;
pub mod noise;
pub mod number;
mod pipelines;
pub mod program;
pub mod rules;
pub mod run;
pub mod shrink;
pub mod source;
pub mod state;

use program::Program;
use source::Source;

/// Generates the program of a seed.
pub fn of_seed(seed: u64) -> Program {
    generate::program(&mut Source::seeded(seed))
}

/// Generates the program for a fuzzer's bytes.
pub fn of_bytes(bytes: &[u8]) -> Program {
    generate::program(&mut Source::given(bytes))
}
