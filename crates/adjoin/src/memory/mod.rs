//! Less memory for the tape: checkpoints, loops that keep few states, and sums over data.
//!
//! Reverse mode remembers every operation until the sweep. Where that is too much, parts of the program can
//! be dropped and run again when the sweep reaches them, or reduced to their derivatives at once:
//!
//! | | remembers | runs again |
//! | --- | --- | --- |
//! | [`checkpoint`] | the argument of a function | the function, once |
//! | [`checkpointed_loop`] | some states of a loop, within a budget | as few steps as that budget allows |
//! | [`streamed_sum`] | a few terms of a sum at a time, then the derivatives of the sum | nothing |
//! | [`par_streamed_sum`] | the same on all threads | nothing |
//!
//! All of these work for any [`Real`](crate::Real): in plain code and in forward mode they just call the
//! function. They may be nested, and may stand inside branches of a fork or around forks.
//!
//! What a checkpointed function depends on must come through its argument. The function is kept until the
//! sweep, so it may capture only what it owns (`move`). A differentiable value that it captures would never
//! get its derivative; such a capture is caught.

mod checkpoint;
mod looped;
mod par_streamed;
mod streamed;

pub use crate::real::Budget;
pub use crate::reverse::recomputed_steps;
pub use checkpoint::checkpoint;
pub use looped::checkpointed_loop;
pub use par_streamed::par_streamed_sum;
pub use streamed::streamed_sum;
