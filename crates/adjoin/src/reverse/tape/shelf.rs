//! A shelf: the memory of a lane's array nodes.
//!
//! Array nodes are of many types and sizes, hold on to arrays, and must stay where they are until the run is over. They
//! are written one after the other into blocks of memory that the lane keeps from one run to the next, so that recording
//! an operation on arrays allocates nothing for its node. A node that is larger than a block gets one of its own.
//!
//! Invariants:
//!
//! - S1. `nodes` names each node that was put on the shelf since it was last emptied, once; each is valid until then.
//! - S2. Blocks are never moved or freed while there are nodes in them, and what was given out of them is not given out again
//!   before the shelf is emptied.

use std::mem::MaybeUninit;
use std::ptr::NonNull;

use crate::array::buffer::Stock;
use crate::reverse::tape::array_node::{ArrayNode, Body};

/// What blocks are made of: the largest alignment that a node has.
#[repr(align(16))]
#[derive(Clone, Copy)]
struct Unit {
    _bytes: [u8; 16],
}

/// How many units a block has, if no node needs more.
const BLOCK: usize = 1 << 8;

/// Array nodes, in order.
#[derive(Default)]
pub(crate) struct Shelf {
    nodes: Vec<NonNull<ArrayNode>>,
    blocks: Vec<NonNull<[MaybeUninit<Unit>]>>,
    /// How many blocks are in use; of the last of them, so many units are.
    used: usize,
    filled: usize,
    bytes: usize,
    /// The buffers of a thread that borrows the lane, and of the nodes that it put down.
    pub(crate) buffers: Stock,
}

impl Shelf {
    /// A place for a node, which is to be written there at once.
    ///
    /// The node is not passed, because then it would be copied on its way.
    #[inline]
    pub(crate) fn place_for<B: Body + 'static>(&mut self) -> NonNull<ArrayNode<B>> {
        const { assert!(align_of::<ArrayNode<B>>() <= align_of::<Unit>(), "blocks are aligned for any node") };
        let units = size_of::<ArrayNode<B>>().div_ceil(size_of::<Unit>());
        let place = self.room_for(units).cast::<ArrayNode<B>>();
        self.nodes.push(place);
        place
    }

    /// Memory for numbers of a node that is going to be put down. It is valid for as long as the node is.
    #[inline]
    pub(crate) fn room<T: Copy>(&mut self, count: usize) -> NonNull<[MaybeUninit<T>]> {
        const { assert!(align_of::<T>() <= align_of::<Unit>(), "blocks are aligned for any number") };
        let place = self.room_for((count * size_of::<T>()).div_ceil(size_of::<Unit>()));
        NonNull::slice_from_raw_parts(place.cast(), count)
    }

    /// So many units in a row that no node has.
    #[inline]
    fn room_for(&mut self, units: usize) -> NonNull<Unit> {
        match self.used.checked_sub(1).map(|last| self.blocks[last]) {
            Some(block) if block.len() - self.filled >= units => {
                // SAFETY: the units lie within the block.
                let place = unsafe { block.cast::<Unit>().add(self.filled) };
                self.filled += units;
                place
            }
            _ => self.next_block(units),
        }
    }

    /// The first units of a block that has at least so many.
    #[cold]
    fn next_block(&mut self, units: usize) -> NonNull<Unit> {
        let fitting = self.blocks[self.used..].iter().position(|block| block.len() >= units);
        let place = fitting.map_or(self.blocks.len(), |offset| self.used + offset);
        if fitting.is_none() {
            let block = Box::new_uninit_slice((BLOCK << self.used.min(6)).max(units));
            self.bytes += size_of_val(&*block);
            self.blocks.push(NonNull::from(Box::leak(block)));
        }
        // A block that is too small stays for later.
        self.blocks.swap(self.used, place);
        self.used += 1;
        self.filled = units;
        self.blocks[self.used - 1].cast()
    }

    /// The nodes, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &ArrayNode> {
        // SAFETY: by S1.
        self.nodes.iter().map(|node| unsafe { node.as_ref() })
    }

    /// Whether there are no nodes.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// [`Shelf::clear`] for a lane that was borrowed: what the nodes held on to is for who borrows it next.
    pub(crate) fn clear_borrowed(&mut self) {
        self.buffers.exchange();
        self.clear();
        self.buffers.exchange();
    }

    /// Drops the nodes, and keeps the memory.
    pub(crate) fn clear(&mut self) {
        (self.used, self.filled) = (0, 0);
        for node in self.nodes.drain(..) {
            // SAFETY: by S1 the node is valid, and named once: nobody uses or drops it again.
            unsafe { node.drop_in_place() };
        }
    }

    /// How many bytes the blocks and buffers take.
    pub(crate) fn bytes(&self) -> usize {
        self.bytes + self.buffers.bytes()
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        self.clear();
        for block in self.blocks.drain(..) {
            // SAFETY: made by `Box::leak` in `next_block`, named once, and there are no nodes in it any more.
            drop(unsafe { Box::from_raw(block.as_ptr()) });
        }
    }
}
