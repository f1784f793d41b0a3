//! What tasks have imported, by value.
//!
//! A value that a task uses again and again is imported once: slots decide how additions are grouped, so whether a value has
//! one already must depend on the program alone (I2). Nothing is forgotten while the run is recorded; an exact map does not
//! depend on what other tasks did on the same lane, nor on which ids they were given.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::id::{NodeId, TaskId};
use super::task::ImportRange;

/// How many consecutive values a page has. Tasks start at a multiple of it, so that a page has values of one task only.
pub(crate) const PAGE: u32 = 32;

/// The import ranges of the tasks of a lane, by importer and first value.
#[derive(Default)]
pub(crate) struct KnownImports {
    ranges: HashMap<(TaskId, NodeId), *mut ImportRange, BuildHasherDefault<Multiplying>>,
}

impl KnownImports {
    #[inline]
    pub(super) fn find(&self, importer: TaskId, first: NodeId) -> Option<*mut ImportRange> {
        self.ranges.get(&(importer, first)).copied()
    }

    pub(super) fn remember(&mut self, importer: TaskId, first: NodeId, range: *mut ImportRange) {
        self.ranges.insert((importer, first), range);
    }

    /// Forgets all, and keeps the memory.
    #[inline]
    pub(super) fn clear(&mut self) {
        if !self.ranges.is_empty() {
            self.ranges.clear();
        }
    }

    pub(super) fn bytes(&self) -> usize {
        self.ranges.capacity() * size_of::<((TaskId, NodeId), *mut ImportRange)>()
    }
}

/// A hash of a few words by multiplication: ids need no protection from those who choose them.
#[derive(Default)]
pub(super) struct Multiplying(u64);

impl Hasher for Multiplying {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }
}
