//! Less memory for the tape: checkpoints, loops that keep few states, and sums over data.
//!
//! Reverse mode remembers every operation until the sweep. Where that is too much, parts of the program can be forgotten
//! and run again when the sweep comes to them, or reduced to their derivatives at once:
//!
//! | | remembers | runs again |
//! | --- | --- | --- |
//! | [`checkpoint`] | the argument of a function | the function, once |
//! | [`checkpointed_loop`] | some states of a loop, as many as a budget allows | as few steps as theory allows |
//! | [`streamed_sum`] | a few terms of a sum at a time, then the derivatives of the sum | nothing |
//!
//! [`own_copy`] saves time and not memory: it brings values into a branch of a fork, once for all uses.
//!
//! All are functions for any [`Real`](crate::Real): in plain code and in forward mode they call the function and do nothing else.
//! They may be nested, and stand inside branches of a fork as well as around forks.
//!
//! What a checkpointed function depends on must come through its argument. It is kept until the sweep, so it may
//! capture only what it owns (`move`), and a differentiable value that it captures would have no way to get its
//! derivative: that is caught.

mod checkpoint;
mod looped;
mod own;
mod streamed;

pub use crate::real::Budget;
pub use crate::reverse::advanced_steps;
pub use checkpoint::checkpoint;
pub use looped::checkpointed_loop;
pub use own::own_copy;
pub use streamed::streamed_sum;
