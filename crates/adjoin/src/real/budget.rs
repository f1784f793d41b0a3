//! How much a checkpointed loop may remember.

/// How much a loop may remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many bytes. Half of it is for the tape of a block of steps, whose size is found by recording some; half of it
    /// is for states.
    Bytes(usize),
    /// So many states, beside the first, and the tape of so many steps.
    States {
        /// How many states are kept.
        states: usize,
        /// How many steps make a block.
        block: usize,
    },
}
