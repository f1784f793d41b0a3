//! What a node does, independent of its encoding.
//!
//! ```text
//! plain   two partials, two operands
//! sum     NaN in place of the first partial, the mark in place of the first operand; the other words are the
//!         progression of the values that are added (`sum.rs`)
//! ```
//!
//! Readers of nodes use [`Operation`]. Only the sweep knows the encoding.

use crate::reverse::tape::node::{Node, Progression, SUM_MARK};

/// What a node does, independent of its encoding.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operation {
    /// The sum of some of the task's values.
    Sum(Progression),
    /// The sum of two values, each times a partial.
    Two([f64; 2], [i32; 2]),
}

impl Node {
    /// What the node does.
    #[inline(always)]
    pub(crate) fn operation(&self) -> Operation {
        if self.operands[0] == SUM_MARK {
            self.sum_operation()
        } else {
            // SAFETY: the node is valid.
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
