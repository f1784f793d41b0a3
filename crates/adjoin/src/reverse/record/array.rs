//! Recording array operations.

use crate::reverse::record::{cursor, import};
use crate::reverse::tape::array_node::{ArrayNode, Rule};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::operand::Operand;

/// Records an array operation with `length` results and returns the task and the index of the first.
///
/// # Panics
/// If this thread runs no task, or the task's indices run out.
#[inline(always)]
pub(crate) fn push<O, R>(length: usize, operands: O, rule: R) -> NodeId
where
    O: AsRef<[Operand]> + Send + Sync + 'static,
    R: Rule + 'static,
{
    import::require_task();
    let length = cursor::room_for(length);
    let node = ArrayNode::new(cursor::next_index(), length, operands, rule);
    // SAFETY: there is a current task; the operands are places of what it has given out and imported, as `operands.rs` checks.
    unsafe { cursor::push_array(node, length) }
}
