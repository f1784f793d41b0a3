#![doc = include_str!("README.md")]

pub(crate) mod cursor;
pub(crate) mod dependencies;
pub(crate) mod fork;
mod gather;
mod import;
mod pool;
mod push;
pub(crate) mod run;
mod scalar;
mod seal;
mod sum;
mod sweep;
mod tape;
mod task;

pub use cursor::with_index_limit;
pub use pool::{kept_memory, release_memory, set_memory_limit};
pub use run::TapeStatistics;
pub use scalar::Reverse;
