//! What a task has imported lately.

use std::ptr;

use super::import::NodeId;
use super::task::{ImportRange, Task, TaskId};

/// A small direct-mapped memory of imports, so that a scalar used again and again is imported once.
///
/// It may forget: a second slot for the same value is only a little waste. But slots decide how additions are grouped,
/// so what is forgotten must depend on the program alone (I2), neither on ids nor on what other tasks did on the same
/// lane. Hence a value's place follows from its index, and a task remembers nothing across a join: while it waited, its
/// lane may or may not have served others.
pub(crate) struct RecentImports<const N: usize> {
    entries: [RecentImport; N],
}

/// How many consecutive values a page has.
pub(crate) const PAGE: u32 = 32;

#[derive(Clone, Copy)]
struct RecentImport {
    value: NodeId,
    importer: TaskId,
    /// How many joins the importer had been through.
    joins: u32,
    /// The range that begins with the value.
    range: *mut ImportRange,
}

impl<const N: usize> Default for RecentImports<N> {
    fn default() -> Self {
        let value = NodeId::new(TaskId::CONSTANT, 0);
        Self {
            entries: [RecentImport { value, importer: TaskId::CONSTANT, joins: 0, range: ptr::null_mut() };
                N],
        }
    }
}

impl<const N: usize> RecentImports<N> {
    #[inline(always)]
    fn place(value: NodeId) -> usize {
        (value.index().wrapping_mul(0x9E37_79B1) >> (u32::BITS - N.trailing_zeros())) as usize
    }

    #[inline(always)]
    pub(crate) fn find(&self, importer: &Task, value: NodeId) -> Option<*mut ImportRange> {
        let entry = &self.entries[Self::place(value)];
        let known = entry.value == value && entry.importer == importer.id && entry.joins == importer.joins;
        known.then_some(entry.range)
    }

    pub(crate) fn remember(&mut self, importer: &Task, value: NodeId, range: *mut ImportRange) {
        let entry = RecentImport { value, importer: importer.id, joins: importer.joins, range };
        self.entries[Self::place(value)] = entry;
    }
}
