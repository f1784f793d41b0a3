#![doc = include_str!("README.md")]
// How a call proceeds: a verb (`verbs/`) delegates to `recorded.rs`, the conductor.
//
//     lift       `record/inputs.rs`          the inputs get the first ids of the root
//     record     `record/scalar.rs` …        the function runs, and its operations write nodes
//     seal       `seal/sealed.rs`            places all tasks, and checks all imports
//     sweep      `sweep/walk.rs`             goes from the outputs to the inputs
//     read out   `recorded.rs`               the adjoints of the inputs are the gradient

mod arrays;
mod jobs;
mod local;
mod real;
pub(crate) mod record;
pub(crate) mod recorded;
mod replay;
pub(crate) mod rows;
mod seal;
pub(crate) mod sweep;
mod tape;

pub(crate) use arrays::row::{Operands, Rows, Run};
pub(crate) use jobs::Times;
pub use jobs::{Job, JobGraph, Parallelism, Unit};
pub(crate) use local::leaf::reduced;
pub use record::cursor::with_index_limit;
pub use record::pool::{kept_memory, release_memory, set_memory_limit};
pub use record::scalar::Reverse;
pub(crate) use record::stopwatch::Stopwatch;
pub use recorded::TapeStatistics;
pub use replay::recomputed_steps;
pub(crate) use tape::pages::ask_for_large;
