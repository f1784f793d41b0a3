//! Local runs: code that is recorded on its own tape and reduced to its derivatives at once.
//!
//! A closure mapped over arrays, or a term of a streamed sum, would leave all of its operations on the tape.
//! Instead it is run inside its own run. What it uses from outside becomes import slots, which stay open;
//! what it records is swept on the spot and dropped. What remains are the derivatives of its results, with
//! which the enclosing task continues.
//!
//! ```text
//! the task       … n n n ─────────────────── A …         A: an array node; its operands are what the closure used
//! the local run            s s n n n n n                 stand-ins s for arguments, nodes n; swept, then dropped
//! ```
//!
//! A local run is a run like any other: it may fork, use arrays, fill any number of chunks, and contain local
//! runs. A panic returns its memory to the pool and leaves no trace in the enclosing task. Ids that were
//! dropped are never given out again (`streams.rs`), so a number that escapes from the closure is recognised
//! wherever it is used.
//!
//! Usually the code records only nodes, in one chunk. Then its nodes can be read in place
//! ([`Entered::plain_nodes`]), and they can be dropped and the code run again without leaving the run.

use std::mem::ManuallyDrop;

use crate::reverse::record::cursor::CURSOR;
use crate::reverse::record::entering;
use crate::reverse::record::pool;
use crate::reverse::record::run::{Run, misused};
use crate::reverse::record::scalar::Reverse;
use crate::reverse::sweep::walk as sweep;
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::node::Node;
use crate::reverse::tape::streams::{Kind, LAST_START};
use crate::reverse::tape::task::{RangeRef, Stretch, Task};

/// A run inside another one. Its memory returns to the pool when it is dropped.
pub(in crate::reverse) struct LocalRun {
    /// Present until dropped.
    run: ManuallyDrop<Box<Run>>,
    /// The number of leading indices that stand for arguments.
    stand_ins: u32,
}

impl LocalRun {
    /// An empty run with the given number of stand-ins.
    pub(in crate::reverse) fn new(stand_ins: u32) -> Self {
        let mut local = Self { run: ManuallyDrop::new(pool::take(Kind::Local)), stand_ins };
        local.begin();
        local
    }

    fn begin(&mut self) {
        self.run.start();
        self.root_mut().indices = self.stand_ins;
    }

    fn root(&self) -> &Task {
        // SAFETY: the root is a task of this run, which nobody else uses.
        unsafe { &*self.run.root }
    }

    fn root_mut(&mut self) -> &mut Task {
        // SAFETY: as above.
        unsafe { &mut *self.run.root }
    }

    /// Runs `f` in this run. It may be entered repeatedly, and continues where it was left.
    #[inline]
    pub(in crate::reverse) fn enter<T>(&mut self, f: impl FnOnce(&mut Entered) -> T) -> T {
        let (root, lane) = (self.run.root, self.run.lane);
        let run: *const Run = &raw const **self.run;
        let stand_ins = self.stand_ins;
        // SAFETY: the root and the lane belong to this run, which is not sealed, and which is ours until the
        // call returns.
        unsafe { entering::enter_root(run, lane, root, || f(&mut Entered { stand_ins })) }
    }

    /// The number of indices given out, stand-ins included.
    pub(in crate::reverse) fn indices(&self) -> u32 {
        self.root().indices
    }

    /// The number of operations recorded, those of branches included.
    pub(in crate::reverse) fn operations(&self) -> u64 {
        let root = self.root();
        u64::from(root.indices - self.stand_ins) + root.subtree.adjoints as u64
    }

    /// The index of a value of this run's root.
    pub(in crate::reverse) fn index_of(&self, value: NodeId) -> Option<u32> {
        self.root().index_of(value)
    }

    /// Whether there was a fork whose branches recorded something.
    pub(in crate::reverse) fn has_forked(&self) -> bool {
        self.root().forks > 0
    }

    /// The number of import slots of the root.
    pub(in crate::reverse) fn slots(&self) -> u32 {
        self.root().slots
    }

    /// The values that the root's import slots stand for: the first of each range, its length and its slot.
    /// Oldest first.
    pub(in crate::reverse) fn imports(&self) -> Vec<(NodeId, u32, u32)> {
        let imports = self.root().imports().map(RangeRef::get);
        let mut imports: Vec<_> = imports.map(|range| (range.first, range.length, range.slot())).collect();
        imports.reverse();
        imports
    }

    /// Drops what was recorded, and continues with new ids. The import slots stay, and stand for the same
    /// values. Returns false if there are no ids left: then [`LocalRun::forget`] must be called.
    ///
    /// Not after a fork, because branches refer to what was recorded before.
    pub(in crate::reverse) fn take_back(&mut self) -> bool {
        assert!(!self.has_forked());
        let start = self.root().next_start();
        if start.position() > LAST_START {
            return false;
        }
        let stand_ins = self.stand_ins;
        let root = self.root_mut();
        (root.start, root.indices, root.last) = (start, stand_ins, std::ptr::null_mut());
        // SAFETY: the run is not entered, so nobody else has its lane.
        unsafe { self.run.lane.as_mut() }.forget_nodes();
        true
    }

    /// Drops everything, import slots included.
    pub(in crate::reverse) fn forget(&mut self) {
        self.run.reset();
        self.begin();
    }

    /// A row for [`LocalRun::sweep_into`], in the memory of earlier ones.
    pub(in crate::reverse) fn take_row(&mut self) -> Row {
        let (numbers, below) = std::mem::take(&mut self.run.row);
        Row { counted: numbers.capacity(), numbers, below }
    }

    /// Takes back a row, whose numbers are all 0 again.
    pub(in crate::reverse) fn give_back_row(&mut self, row: Row) {
        debug_assert!(row.numbers.iter().all(|number| *number == 0.0), "a row was not cleared");
        // Its memory counts as the run's.
        if row.numbers.capacity() != row.counted {
            self.run.counted = None;
        }
        self.run.row = (row.numbers, row.below);
    }

    /// Sweeps what was recorded, without forks, from the given values of the root, and adds to a row.
    pub(in crate::reverse) fn sweep_into(&self, row: &mut Row, seeds: impl Iterator<Item = (NodeId, f64)>) {
        assert!(!self.has_forked());
        row.cover(self.slots() as usize, self.indices() as usize);
        for (value, cotangent) in seeds {
            let index = self.index_of(value).expect("a value of this run");
            row.numbers[row.below + index as usize] += cotangent;
        }
        let base = row.numbers.as_mut_ptr().wrapping_add(row.below).cast();
        // SAFETY: the row has numbers for all slots and indices of the root, whose nodes refer to no others
        // (C5). A sweep may call user-defined rules, but none of them can reach this run.
        self.stretches().for_each(|stretch| unsafe { sweep::sweep_own::<1>(base, stretch) });
        debug_assert!(row.numbers[row.below + self.stand_ins as usize..].iter().all(|number| *number == 0.0));
    }

    /// Sweeps what was recorded, forks included, from the given values. Calls `read` with the values from
    /// outside and the stand-ins, in order, whose derivative is not zero. Afterwards nothing can be recorded
    /// until [`LocalRun::forget`] is called.
    ///
    /// # Panics
    /// If numbers were misused, as in any run.
    pub(in crate::reverse) fn sweep_all(
        &mut self,
        seeds: impl Iterator<Item = Reverse>,
        mut read: impl FnMut(Argument, f64),
    ) {
        self.run.seal().unwrap_or_else(|misuse| misused(misuse));
        let sealed = &self.run.sealed;
        let mut adjoints = vec![[0.0]; sealed.adjoints];
        for seed in seeds.filter(|seed| !seed.is_constant()) {
            match sealed.place_of(seed.id()) {
                Ok(place) => adjoints[place][0] += seed.factor(),
                Err(_) => read(Argument::Outside(seed.id()), seed.factor()),
            }
        }
        // SAFETY: the run is sealed, and the adjoints are ours.
        unsafe { sweep::sweep(sealed, self.run.root, &mut adjoints) };
        let outside = sealed.outside.iter().flat_map(|outside| outside.values());
        let outside = outside.map(|(value, place)| (Argument::Outside(value), place));
        let stand_ins = (0..self.stand_ins).map(|n| (Argument::StandIn(n), sealed.origin + n as usize));
        for (argument, place) in outside.chain(stand_ins) {
            let [derivative] = adjoints[place];
            if derivative != 0.0 {
                read(argument, derivative);
            }
        }
    }

    /// The root's stretches, from the last to the first.
    fn stretches(&self) -> impl Iterator<Item = &Stretch> {
        std::iter::successors(self.root().last_stretch(), |stretch| stretch.earlier())
    }
}

impl Drop for LocalRun {
    fn drop(&mut self) {
        // SAFETY: nobody uses the run after this.
        pool::give_back(unsafe { ManuallyDrop::take(&mut self.run) });
    }
}

/// A value that a result of a local run depends on.
#[derive(Clone, Copy)]
pub(in crate::reverse) enum Argument {
    /// The stand-in with this number.
    StandIn(u32),
    /// A value from outside.
    Outside(NodeId),
}

/// A local run that the current thread is in: what was recorded so far can be read and dropped.
pub(in crate::reverse) struct Entered {
    stand_ins: u32,
}

impl Entered {
    /// The number that stands for an argument.
    #[inline]
    pub(in crate::reverse) fn stand_in(&self, number: usize, primal: f64) -> Reverse {
        assert!(number < self.stand_ins as usize);
        CURSOR.with(|cursor| Reverse::value_of(primal, cursor.start.get().plus(number as u64)))
    }

    /// Calls `f` with the nodes that were recorded, the first of which has the index after the stand-ins.
    /// `None` if anything else was recorded, or more than one chunk.
    #[inline]
    pub(in crate::reverse) fn plain_nodes<T>(&self, f: impl FnOnce(&[Node]) -> T) -> Option<T> {
        CURSOR.with(|cursor| {
            let (first, count) =
                (cursor.stretch.get(), cursor.count.get() as usize - self.stand_ins as usize);
            // SAFETY: by C2 the task is this thread's.
            if !unsafe { (*cursor.current.get()).last }.is_null() {
                return None;
            }
            // SAFETY: no stretch has ended, so the open one has all nodes, as many as there are indices
            // beside the stand-ins. If there are none, the pointer may belong to no chunk.
            Some(f(if count == 0 { &[] } else { unsafe { std::slice::from_raw_parts(first, count) } }))
        })
    }

    /// Drops the nodes, which [`Entered::plain_nodes`] has found to be all there is, and continues with new
    /// ids. Returns false if there are no ids left: then the run must be left.
    #[inline]
    pub(in crate::reverse) fn take_back(&mut self) -> bool {
        CURSOR.with(|cursor| {
            // SAFETY: by C2 the task is this thread's.
            let root = unsafe { &mut *cursor.current.get() };
            assert!(root.last.is_null(), "only nodes were recorded");
            root.indices = cursor.count.get() as u32;
            let start = root.next_start();
            if start.position() > LAST_START {
                return false;
            }
            (root.start, root.indices) = (start, self.stand_ins);
            cursor.start.set(start);
            cursor.count.set(u64::from(self.stand_ins));
            cursor.next.set(cursor.stretch.get());
            true
        })
    }
}

/// Numbers laid out like the adjoints of a task: import slots below place 0, then indices. What sweeps add to
/// the slots stays there; between sweeps the numbers of all indices are zero.
#[derive(Default)]
pub(in crate::reverse) struct Row {
    numbers: Vec<f64>,
    /// The number of places for import slots.
    below: usize,
    /// The capacity when the run that it belongs to was last counted.
    counted: usize,
}

impl Row {
    /// Makes room for the given numbers of import slots and indices.
    fn cover(&mut self, slots: usize, indices: usize) {
        if slots > self.below {
            let below = slots.next_power_of_two();
            let mut numbers = vec![0.0; below + indices.next_power_of_two()];
            numbers[below - self.below..below].copy_from_slice(&self.numbers[..self.below]);
            (self.numbers, self.below) = (numbers, below);
        } else if self.below + indices > self.numbers.len() {
            self.numbers.resize(self.below + indices.next_power_of_two(), 0.0);
        }
    }

    /// The numbers of consecutive slots, the last of which comes first. Those that have never been swept are
    /// missing at the start.
    pub(in crate::reverse) fn of_slots(&self, first: u32, length: u32) -> &[f64] {
        let end = self.below.saturating_sub(first as usize);
        &self.numbers[end.saturating_sub(length as usize)..end]
    }

    /// Sets the numbers of the first `slots` slots to 0.
    pub(in crate::reverse) fn clear(&mut self, slots: u32) {
        let start = self.below.saturating_sub(slots as usize);
        self.numbers[start..self.below].fill(0.0);
    }
}
