//! What carries messages from rank to rank.
//!
//! | file | ranks are | for |
//! | --- | --- | --- |
//! | `mpi.rs` | processes of an MPI job, by messages in frames (`frames.rs`) | the real thing |
//! | `threads.rs` | threads of this process | tests, and trying things out without MPI |
//! | `simulated.rs` | entries of a table | counting messages, and predicting times, for thousands of ranks |

#[cfg(feature = "mpi")]
mod frames;
#[cfg(feature = "mpi")]
mod mpi;
mod simulated;
mod threads;

#[cfg(feature = "mpi")]
pub use mpi::Mpi;
pub use simulated::{Network, Simulated, Traffic};
pub use threads::{Threads, on_threads};

/// Carries messages between the ranks of a program, of which there is a fixed number.
///
/// Messages from one rank to another arrive whole, and in the order in which they were sent.
pub trait Transport {
    /// Which rank this is, from 0 on.
    fn rank(&self) -> usize;

    /// The number of ranks.
    fn size(&self) -> usize;

    /// Sends a message. May return before it is received, or not.
    fn send(&self, to: usize, message: &[u8]);

    /// Waits for the next message of a rank.
    fn receive(&self, from: usize) -> Vec<u8>;
}
