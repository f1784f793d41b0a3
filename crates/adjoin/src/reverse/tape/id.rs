//! Ids of values: numbers that never repeat.
//!
//! An id is a **stream** and a position in it. A task owns a stretch of one stream: its index `i` is the id `start + i`. The
//! next task to use the stream starts where this one ended (`streams.rs`), so no id is ever given out twice. A number that
//! outlived its task is therefore always recognised: its id lies outside of `start .. start + count`, whoever owns the stream
//! now.
//!
//! The stream is the upper half, so a single subtraction gives the index of a value of the current task, and a number larger
//! than any index for every other value:
//!
//! ```text
//! id − start < count        the value is one that the current task has given out, and the difference is its index
//! ```

/// Identifies a task within its run: the stream that its ids come from.
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TaskId(u32);

impl TaskId {
    /// No task: stream 0 is that of constants.
    pub(crate) const NONE: Self = Self(0);

    /// Streams from this one on serve local runs, so that an error message can tell where a number came from.
    pub(in crate::reverse) const FIRST_LOCAL: u32 = 1 << 31;

    pub(in crate::reverse) const fn of_stream(stream: u32) -> Self {
        Self(stream)
    }

    pub(in crate::reverse) const fn stream(self) -> u32 {
        self.0
    }

    /// Whether this is a task of a local run.
    pub(crate) fn is_local(self) -> bool {
        self.0 >= Self::FIRST_LOCAL
    }
}

/// The id of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub(crate) struct NodeId(u64);

impl NodeId {
    /// The id of every constant.
    pub(crate) const CONSTANT: Self = Self::new(TaskId::NONE, 0);

    /// Nobody's id: what an impossible operation returns.
    pub(crate) const REFUSED: Self = Self(u64::MAX);

    #[inline(always)]
    pub(crate) const fn new(task: TaskId, position: u32) -> Self {
        Self((task.0 as u64) << 32 | position as u64)
    }

    #[inline(always)]
    pub(crate) fn is_constant(self) -> bool {
        self == Self::CONSTANT
    }

    #[inline(always)]
    pub(crate) fn task(self) -> TaskId {
        TaskId((self.0 >> 32) as u32)
    }

    #[inline(always)]
    pub(crate) fn position(self) -> u32 {
        self.0 as u32
    }

    /// How far this lies behind `first`; for ids of other streams and for earlier ones, more than any task has indices.
    #[inline(always)]
    pub(crate) fn after(self, first: Self) -> u64 {
        self.0.wrapping_sub(first.0)
    }

    /// The id that lies `count` behind this one.
    #[inline(always)]
    pub(crate) fn plus(self, count: u64) -> Self {
        Self(self.0.wrapping_add(count))
    }

    /// The id that lies `distance` behind this one, or before it.
    #[inline(always)]
    pub(crate) fn offset(self, distance: i64) -> Self {
        Self(self.0.wrapping_add_signed(distance))
    }

    /// The id as it is in memory.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    pub(in crate::reverse) fn word(self) -> u64 {
        self.0
    }
}
