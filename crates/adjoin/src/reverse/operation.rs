//! What a node does, however it is written.
//!
//! ```text
//! plain            two partials, two operands
//! marked           no number in place of the first partial, the mark in place of the first operand; the other words say what:
//!   sum            of the values of a progression (`sum.rs`)
//!   end of a run   the last of some nodes `yᵢ + c · xᵢ` (`slices.rs`), which else is a node as the others
//! ```
//!
//! Whoever reads nodes asks for the [`Operation`]. Only the sweep looks at how it is written, to take runs at once.

use super::node::{Node, Progression, SUM_MARK};
use super::tape::LARGEST_CHUNK;

/// Nodes in a row that are `yᵢ + factor · xᵢ`, where the `yᵢ` have consecutive indices, and so have the `xᵢ`.
///
/// The last node says so; it takes the place of one with the operands `last`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ScaledRun {
    pub(crate) length: u32,
    pub(crate) factor: f64,
    /// The indices of the last `yᵢ` and the last `xᵢ`.
    pub(crate) last: [u32; 2],
}

/// What a node does, however it is written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Operation {
    /// Adds up some of the task's values.
    Sum(Progression),
    /// Adds up two values, each times a partial.
    Two([f64; 2], [i32; 2]),
}

/// The first partial of the last node of a run: a negative NaN, with the last index of `x` and the length in its other bits.
const RUN_BITS: u64 = (-f64::INFINITY).to_bits() | 1 << (f64::MANTISSA_DIGITS - 2);
const INDEX_BITS: u32 = 31;
const _: () = assert!(LARGEST_CHUNK < 1 << (f64::MANTISSA_DIGITS - 2 - INDEX_BITS), "a run is in one chunk");

impl Node {
    /// The last node of a run.
    #[inline(always)]
    pub(crate) fn end_of_run(run: ScaledRun) -> Self {
        let [y, x] = run.last;
        let bits = RUN_BITS | u64::from(run.length) << INDEX_BITS | u64::from(x);
        Self { partials: [f64::from_bits(bits), run.factor], operands: [SUM_MARK, y as i32] }
    }

    /// The run that ends with this node, if it was made by [`Node::end_of_run`].
    #[inline(always)]
    pub(crate) fn run(&self) -> Option<ScaledRun> {
        let bits = self.partials[0].to_bits();
        (self.operands[0] == SUM_MARK && bits >= RUN_BITS).then_some(ScaledRun {
            length: ((bits & !RUN_BITS) >> INDEX_BITS) as u32,
            factor: self.partials[1],
            last: [self.operands[1] as u32, bits as u32 & (u32::MAX >> (u32::BITS - INDEX_BITS))],
        })
    }

    /// What the node does.
    #[inline(always)]
    pub(crate) fn operation(&self) -> Operation {
        if self.operands[0] == SUM_MARK {
            self.marked_operation()
        } else {
            // SAFETY: the node is there.
            Operation::Two(unsafe { Self::partials_one_by_one(self) }, self.operands)
        }
    }

    fn marked_operation(&self) -> Operation {
        if let Some(run) = self.run() {
            return Operation::Two([1.0, run.factor], run.last.map(|index| index as i32));
        }
        let bits = self.partials[1].to_bits();
        Operation::Sum(Progression {
            first: bits as u32,
            stride: self.operands[1],
            length: (bits >> 32) as u32,
        })
    }
}
