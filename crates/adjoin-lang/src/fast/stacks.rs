//! The stacks of a machine, and what the runs of a program share.

use std::sync::{Mutex, OnceLock, PoisonError};

use super::machine::Base;
use super::object::{Bank, Ref};

/// Where to go on after a call, with which frame. The call itself is the instruction before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    pub(super) pc: u32,
    pub(super) reals: u32,
    words: u32,
    refs: u32,
}

impl Frame {
    #[inline(always)]
    pub(super) fn new(pc: usize, base: Base) -> Self {
        Frame { pc: pc as u32, reals: base.reals as u32, words: base.words as u32, refs: base.refs as u32 }
    }

    #[inline(always)]
    pub(super) fn base(self) -> Base {
        Base { reals: self.reals as usize, words: self.words as usize, refs: self.refs as usize }
    }
}

/// The stacks of a machine, kept from run to run: to get them anew from the system would cost more than a
/// short run.
#[derive(Debug)]
pub(super) struct Stacks<R> {
    pub(super) reals: Vec<R>,
    pub(super) words: Vec<i64>,
    pub(super) refs: Vec<Ref<R>>,
    pub(super) frames: Vec<Frame>,
}

/// Stacks larger than this are not kept.
const KEPT_BYTES: usize = 64 << 20;

/// What the runs of a program share, for one scalar.
#[derive(Debug)]
pub(super) struct Shared<R> {
    /// The program's values, once they are computed.
    pub(super) globals: OnceLock<Bank<R>>,
    spare: Mutex<Vec<Stacks<R>>>,
}

impl<R> Default for Shared<R> {
    fn default() -> Self {
        Shared { globals: OnceLock::new(), spare: Mutex::default() }
    }
}

impl<R> Shared<R> {
    pub(super) fn take(&self) -> Stacks<R> {
        let spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner).pop();
        spare.unwrap_or(Stacks { reals: Vec::new(), words: Vec::new(), refs: Vec::new(), frames: Vec::new() })
    }

    pub(super) fn give_back(&self, stacks: Stacks<R>) {
        if stacks.bytes() <= KEPT_BYTES {
            self.spare.lock().unwrap_or_else(PoisonError::into_inner).push(stacks);
        }
    }
}

impl<R> Stacks<R> {
    fn bytes(&self) -> usize {
        self.reals.capacity() * size_of::<R>()
            + self.words.capacity() * size_of::<i64>()
            + self.refs.capacity() * size_of::<Ref<R>>()
            + self.frames.capacity() * size_of::<Frame>()
    }
}
