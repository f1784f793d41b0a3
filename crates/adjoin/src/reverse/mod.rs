#![doc = include_str!("README.md")]

pub(crate) mod array;
pub(crate) mod block;
pub(crate) mod cursor;
pub(crate) mod dependencies;
pub(crate) mod fork;
mod gather;
pub(crate) mod import;
mod inputs;
pub(crate) mod lanes;
mod local;
mod mark;
mod pages;
mod past_caches;
mod pool;
mod preaccumulate;
mod push;
mod replay;
mod rows;
pub(crate) mod run;
mod scalar;
mod scan;
mod seal;
mod shelf;
pub(crate) mod sources;
mod sum;
mod sweep;
mod tangents;
mod tape;
pub(crate) mod task;

pub use cursor::with_index_limit;
pub(crate) use pool::limit as memory_limit;
pub use pool::{kept_memory, release_memory, set_memory_limit};
pub use run::TapeStatistics;
pub use scalar::Reverse;
