#![doc = include_str!("../README.md")]

#[cfg(doctest)]
#[doc = include_str!("../../../book/src/mpi.md")]
mod book {}

mod collective;
mod cost;
mod distributed;
mod division;
mod problem;
mod progress;
pub mod transport;

pub use collective::failure::Error;
pub use cost::{Cost, Workload, simulate};
pub use distributed::{Distributed, Part};
pub use division::Division;
pub use problem::Scalar;
#[cfg(feature = "mpi")]
pub use transport::Mpi;
pub use transport::{Transport, on_threads};
