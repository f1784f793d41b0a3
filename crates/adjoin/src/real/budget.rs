//! The memory budget of a checkpointed loop.

/// How much a checkpointed loop may remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of bytes. Half is for the tape of a block of steps, whose size is found by recording some
    /// steps; half is for states.
    Bytes(usize),
    /// A number of states, beside the first, and a number of steps whose tape is held at once.
    States {
        /// The number of states kept.
        states: usize,
        /// The number of steps in a block.
        block: usize,
    },
}
