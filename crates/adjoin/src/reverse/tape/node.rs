//! Nodes: what is recorded of an operation.
//!
//! A **node** is one recorded operation of two operands: 24 bytes. (Operations of one operand are never recorded: see
//! `scalar.rs`.)

/// One recorded operation: what its adjoint is multiplied with, and to whose adjoints that is added.
///
/// An operand is an index into the task's own adjoints, counted from its first node: at least 0 for one of the task's
/// inputs or nodes, below 0 for an import, slot `s` being `−1 − s`.
///
/// The sum of values whose indices are a [`Progression`] is one node too: its first operand is [`SUM_MARK`], its first
/// partial no number, and the other places hold the progression. A sweep has to look out for products that are no numbers
/// anyway, so it can find sums at no cost. (`operation.rs`)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) partials: [f64; 2],
    pub(crate) operands: [i32; 2],
}

/// Indices of a task: `first`, `first + stride`, `first + 2 · stride`, …, so many as `length` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progression {
    pub(crate) first: u32,
    pub(crate) stride: i32,
    pub(crate) length: u32,
}

impl Progression {
    /// The indices, as operands.
    pub(crate) fn indices(self) -> impl Iterator<Item = i32> {
        (0..self.length as i32).map(move |n| self.first as i32 + n * self.stride)
    }
}

/// No operand: tasks have fewer indices and slots.
pub(crate) const SUM_MARK: i32 = i32::MIN;

impl Node {
    /// Writes a node, its operands in one piece: recording is bound by the number of stores.
    ///
    /// # Safety
    /// There is room for it at `place`.
    #[inline(always)]
    pub(crate) unsafe fn write(place: *mut Self, node: Self) {
        let [left, right] = node.operands.map(|operand| u64::from(operand as u32));
        let operands = if cfg!(target_endian = "little") { left | right << 32 } else { left << 32 | right };
        // SAFETY: as the caller says; the operands are the third word of a node.
        unsafe {
            (&raw mut (*place).partials).write(node.partials);
            place.cast::<u64>().add(2).write(operands);
        }
    }

    /// The sum of some of the task's values.
    #[inline(always)]
    pub(crate) fn sum(of: Progression) -> Self {
        let bits = u64::from(of.first) | u64::from(of.length) << 32;
        Self { partials: [f64::NAN, f64::from_bits(bits)], operands: [SUM_MARK, of.stride] }
    }

    /// The partials, each read by itself: a processor cannot take two numbers at once out of its store buffer that were
    /// written there one after the other.
    ///
    /// # Safety
    /// The node may be read.
    #[inline(always)]
    pub(crate) unsafe fn partials_one_by_one(node: *const Self) -> [f64; 2] {
        // SAFETY: as the caller says. That the reads are volatile keeps the compiler from making one of them.
        unsafe {
            [
                (&raw const (*node).partials[0]).read_volatile(),
                (&raw const (*node).partials[1]).read_volatile(),
            ]
        }
    }
}
