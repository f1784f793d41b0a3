//! What tasks have imported, by value.
//!
//! A value that a task uses repeatedly is imported once. Slots decide how additions are grouped, so whether a
//! value already has one must depend only on the program (I2). Hence nothing is evicted while the run is
//! recorded: an exact map does not depend on what other tasks did in the same lane, nor on which ids they
//! were given. The small cache in front of the map only changes the time of a lookup.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::num::NonZeroU64;

use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::task::RangeRef;

/// Number of consecutive values in a page. Tasks start at a multiple of it, so all values of a page belong to
/// one task.
pub(crate) const PAGE: u32 = 32;

/// Number of ranges in the cache.
const CACHED: usize = 512;

/// A task that imports, unique among all that ever did so in a lane.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::reverse) struct Importer(NonZeroU64);

/// The import ranges of the tasks of a lane, by importer and first value.
pub(crate) struct KnownImports {
    cache: Box<[Entry; CACHED]>,
    ranges: HashMap<(Importer, NodeId), RangeRef, BuildHasherDefault<Multiplying>>,
    importers: u64,
}

#[derive(Clone, Copy)]
struct Entry {
    key: Option<(Importer, NodeId)>,
    range: Option<RangeRef>,
}

impl Default for KnownImports {
    fn default() -> Self {
        let nothing = Entry { key: None, range: None };
        Self { cache: Box::new([nothing; CACHED]), ranges: HashMap::default(), importers: 0 }
    }
}

impl KnownImports {
    /// A new importer, different from all before.
    pub(in crate::reverse) fn new_importer(&mut self) -> Importer {
        self.importers += 1;
        Importer(NonZeroU64::new(self.importers).expect("fewer than 2^64 importers"))
    }

    #[inline]
    pub(in crate::reverse) fn find(&mut self, importer: Importer, first: NodeId) -> Option<RangeRef> {
        let entry = &mut self.cache[place(importer, first)];
        if entry.key != Some((importer, first)) {
            let range = self.ranges.get(&(importer, first)).copied()?;
            *entry = Entry { key: Some((importer, first)), range: Some(range) };
        }
        entry.range
    }

    pub(in crate::reverse) fn remember(&mut self, importer: Importer, first: NodeId, range: RangeRef) {
        self.cache[place(importer, first)] = Entry { key: Some((importer, first)), range: Some(range) };
        self.ranges.insert((importer, first), range);
    }

    /// Drops everything but keeps the memory. The cache need not be cleared: its entries belong to importers
    /// that never return.
    #[inline]
    pub(in crate::reverse) fn clear(&mut self) {
        if !self.ranges.is_empty() {
            self.ranges.clear();
        }
    }

    pub(in crate::reverse) fn bytes(&self) -> usize {
        size_of_val(&*self.cache) + self.ranges.capacity() * size_of::<((Importer, NodeId), RangeRef)>()
    }
}

/// The place in the cache; consecutive pages have different ones.
#[inline]
fn place(importer: Importer, first: NodeId) -> usize {
    let page = first.position() / PAGE;
    let mixed = page ^ first.position() ^ first.task().stream() ^ (importer.0.get() as u32).wrapping_mul(37);
    mixed as usize % CACHED
}

/// Hashes a few words by multiplication: ids need no protection against collisions chosen on purpose.
#[derive(Default)]
pub(in crate::reverse) struct Multiplying(u64);

impl Hasher for Multiplying {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }
}
