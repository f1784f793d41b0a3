//! What tasks have imported, by value.
//!
//! A value that a task uses again and again is imported once: slots decide how additions are grouped, so whether a value has
//! one already must depend on the program alone (I2). Hence nothing is forgotten while the run is recorded: an exact map does
//! not depend on what other tasks did on the same lane, nor on which ids they were given. In front of the map is a small cache of
//! it, which changes only how long a look takes.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::num::NonZeroU64;

use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::task::RangeRef;

/// How many consecutive values a page has. Tasks start at a multiple of it, so that a page has values of one task only.
pub(crate) const PAGE: u32 = 32;

/// How many ranges are in the cache.
const CACHED: usize = 512;

/// A task that imports, among all that ever did so in a lane.
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
    /// An importer that there never was before.
    pub(in crate::reverse) fn new_importer(&mut self) -> Importer {
        self.importers += 1;
        Importer(NonZeroU64::new(self.importers).expect("centuries of imports"))
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

    /// Forgets all, and keeps the memory. What is in the cache is of importers that never come again.
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

/// The place in the cache: pages that follow each other have different ones.
#[inline]
fn place(importer: Importer, first: NodeId) -> usize {
    let page = first.position() / PAGE;
    let mixed = page ^ first.position() ^ first.task().stream() ^ (importer.0.get() as u32).wrapping_mul(37);
    mixed as usize % CACHED
}

/// A hash of a few words by multiplication: ids need no protection from those who choose them.
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
