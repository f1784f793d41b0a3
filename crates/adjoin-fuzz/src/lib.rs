//! Random programs over all features of adjoin, and what must hold of their gradients.
//!
//! A seed, or the bytes of a fuzzer, make a [`Program`]: a tree of statements that is interpreted over any
//! scalar. The same tree runs at `f64`, in forward mode, in reverse mode on several numbers of threads, and
//! for finite differences; [`check()`](check::check) compares. A third of the programs misuse numbers: those
//! must be refused or right, and leave nothing behind.
//!
//! | file | what it has |
//! | --- | --- |
//! | [`source`] | where choices come from |
//! | [`program`] | the language |
//! | [`rules`], [`arrays`] | its operations on scalars and on arrays |
//! | [`generate`] | random programs |
//! | [`number`], [`state`], [`cells`], [`flags`] | scalars, values, shared variables, what is noticed |
//! | [`run`], `inner`, `pipelines`, [`noise`] | the interpreter |
//! | [`check`](mod@check) | what must hold |
//! | [`shrink`](mod@shrink) | smaller programs that fail |

#![forbid(unsafe_code)]

pub mod arrays;
pub mod cells;
pub mod check;
pub mod flags;
pub mod generate;
mod inner;
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

/// The program of a seed.
pub fn of_seed(seed: u64) -> Program {
    generate::program(&mut Source::seeded(seed))
}

/// The program for some bytes.
pub fn of_bytes(bytes: &[u8]) -> Program {
    generate::program(&mut Source::given(bytes))
}
