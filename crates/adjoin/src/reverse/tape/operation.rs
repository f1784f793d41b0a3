//! What a node does, however it is written.
//!
//! ```text
//! plain   two partials, two operands
//! sum     no number in place of the first partial, the mark in place of the first operand; the other words say of which
//!         values, a progression (`sum.rs`)
//! ```
//!
//! Whoever reads nodes asks for the [`Operation`]. Only the sweep looks at how it is written.

use crate::reverse::tape::node::{Node, Progression, SUM_MARK};

/// What a node does, however it is written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operation {
    /// Adds up some of the task's values.
    Sum(Progression),
    /// Adds up two values, each times a partial.
    Two([f64; 2], [i32; 2]),
}

impl Node {
    /// What the node does.
    #[inline(always)]
    pub(crate) fn operation(&self) -> Operation {
        if self.operands[0] == SUM_MARK {
            self.sum_operation()
        } else {
            // SAFETY: the node is there.
            Operation::Two(unsafe { Self::partials_one_by_one(self) }, self.operands)
        }
    }

    fn sum_operation(&self) -> Operation {
        let bits = self.partials[1].to_bits();
        Operation::Sum(Progression {
            first: bits as u32,
            stride: self.operands[1],
            length: (bits >> 32) as u32,
        })
    }
}
