//! Nodes: the records of operations.
//!
//! A **node** is one recorded operation of two operands: 24 bytes. (Operations of one operand are never
//! recorded: see `scalar.rs`.)

/// One recorded operation: the factors of its adjoint, and the operands to whose adjoints the products are
/// added.
///
/// An operand is an index into the task's own adjoints: at least 0 for one of the task's inputs or nodes,
/// below 0 for an import, where slot `s` is `−1 − s`.
///
/// The sum of values whose indices are a [`Progression`] is one node too: its first operand is [`SUM_MARK`],
/// its first partial is NaN, and the other fields hold the progression. A sweep has to check for NaN products
/// anyway, so it finds sums at no cost. (`operation.rs`)
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) partials: [f64; 2],
    pub(crate) operands: [i32; 2],
}

/// `length` indices of a task: `first`, `first + stride`, `first + 2 · stride`, ….
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

/// Not an operand: tasks have fewer indices and slots.
pub(crate) const SUM_MARK: i32 = i32::MIN;

impl Node {
    /// Writes a node, with both operands in one store: recording is bound by the number of stores.
    ///
    /// # Safety
    /// There is room for it at `place`.
    #[inline(always)]
    pub(crate) unsafe fn write(place: *mut Self, node: Self) {
        let [left, right] = node.operands.map(|operand| u64::from(operand as u32));
        let operands = if cfg!(target_endian = "little") { left | right << 32 } else { left << 32 | right };
        // SAFETY: by the caller's contract; the operands are the third word of a node.
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

    /// The partials, each read by itself: a processor cannot forward two separate stores to one load of both.
    ///
    /// # Safety
    /// The node may be read.
    #[inline(always)]
    pub(crate) unsafe fn partials_one_by_one(node: *const Self) -> [f64; 2] {
        // SAFETY: by the caller's contract. The reads are volatile to keep the compiler from merging them.
        unsafe {
            [
                (&raw const (*node).partials[0]).read_volatile(),
                (&raw const (*node).partials[1]).read_volatile(),
            ]
        }
    }
}
