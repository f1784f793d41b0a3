//! A row of derivatives, as it is added up by local sweeps.
//!
//! It is laid out as the adjoints of a task are: import slots below place 0, then inputs and nodes by their index. So the
//! kernel of the sweep works on it as it is. The memory is kept with the lane, zero all over, and as long as it had to be
//! at any time; of what was never touched the system has no pages.
//!
//! Where a sum stands at the end of a long program, most places are none of its business. So at first the places that nodes
//! refer to are put on a **list**, and only they are looked at in the end. When the list has become an eighth as long as
//! the row, it is given up: then it is cheaper to look at all places once.
//!
//! Cost: 8 bytes for each place up to the last, in all sums of a run together; time for what is touched.

use super::operand::{Operand, Scattered, Strided};
use super::operation::Operation;
use super::pages;
use super::task::Stretch;

/// Memory for a row.
#[derive(Default)]
pub(crate) struct RowMemory {
    /// Zero, while there is no row in it.
    numbers: Vec<f64>,
    /// How many of them are for import slots.
    below: usize,
    listed: Vec<i32>,
}

impl RowMemory {
    /// How many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.numbers.capacity() * size_of::<f64>() + self.listed.capacity() * size_of::<i32>()
    }
}

/// A row, and whether what is in it is listed.
pub(crate) struct Row {
    memory: RowMemory,
    is_listed: bool,
}

/// The places of a row that are not zero, as an operand, and what is there.
pub(crate) struct Derivatives {
    pub(crate) places: Operand,
    pub(crate) numbers: Vec<f64>,
}

/// A shorter row is not listed.
const SHORT: usize = 1 << 10;

impl Row {
    /// An empty row for a task with so many import slots and indices.
    pub(crate) fn new(memory: RowMemory, slots: usize, indices: usize) -> Self {
        let mut row = Self { memory, is_listed: slots + indices > SHORT };
        if !row.covers(slots, indices) {
            row.grow(slots, indices);
        }
        row
    }

    #[inline]
    fn covers(&self, slots: usize, indices: usize) -> bool {
        slots <= self.memory.below && indices <= self.memory.numbers.len() - self.memory.below
    }

    /// Makes room for so many import slots and indices.
    #[inline]
    pub(crate) fn cover(&mut self, slots: usize, indices: usize) {
        if !self.covers(slots, indices) {
            let (before, below) = self.grow(slots, indices);
            let start = self.memory.below - below;
            self.memory.numbers[start..start + before.len()].copy_from_slice(&before);
        }
    }

    /// Takes other memory, which is blank, and returns what there was, and how much of that is for import slots.
    #[cold]
    fn grow(&mut self, slots: usize, indices: usize) -> (Vec<f64>, usize) {
        const FEW: usize = 64;
        let RowMemory { numbers, below, .. } = &mut self.memory;
        let above = indices.next_power_of_two().max(FEW).max(numbers.len() - *below);
        let larger_below = if slots > *below { slots.next_power_of_two().max(FEW) } else { *below };
        let before = std::mem::replace(numbers, pages::zeros(larger_below + above));
        (before, std::mem::replace(below, larger_below))
    }

    /// The number at place 0, as the sweep wants it. Those at all places that the row covers are around it.
    #[inline]
    pub(crate) fn origin(&mut self) -> *mut [f64; 1] {
        // Of all numbers, not of those from there on: it will be used for those below, too.
        self.memory.numbers.as_mut_ptr().wrapping_add(self.memory.below).cast()
    }

    /// Adds to the number at a place that the row covers.
    #[inline]
    pub(crate) fn add(&mut self, place: i32, number: f64) {
        let offset = self.memory.below.wrapping_add_signed(place as isize);
        self.memory.numbers[offset] += number;
    }

    /// Whether the numbers at some indices, which the row covers, are zero.
    pub(crate) fn is_zero(&self, indices: std::ops::Range<u32>) -> bool {
        let numbers = &self.memory.numbers[self.memory.below..];
        let numbers = &numbers[indices.start as usize..indices.end as usize];
        // Counted to the end, so that several are looked at at once.
        numbers.iter().filter(|number| **number != 0.0).count() == 0
    }

    /// Whether places have to be listed.
    #[inline]
    pub(crate) fn is_listed(&self) -> bool {
        self.is_listed
    }

    /// Puts a place on the list.
    pub(crate) fn list(&mut self, place: i32) {
        if self.is_listed {
            self.memory.listed.push(place);
        }
    }

    /// Puts all places before the index `end` that a stretch refers to on the list.
    pub(crate) fn list_operands(&mut self, stretch: &Stretch, end: u32) {
        let listed = &mut self.memory.listed;
        let mut list = |place: i32| {
            if place < end as i32 {
                listed.push(place);
            }
        };
        // SAFETY: a stretch has `length` nodes in a row.
        let nodes = unsafe { std::slice::from_raw_parts(stretch.nodes.as_ptr(), stretch.length as usize) };
        for node in nodes {
            match node.operation() {
                Operation::Sum(summands) => summands.indices().for_each(&mut list),
                Operation::Two(_, operands) => operands.into_iter().for_each(&mut list),
            }
        }
        if let Some(array) = stretch.array {
            // SAFETY: array nodes are valid as long as a stretch has them.
            for operand in unsafe { array.as_ref() }.operands() {
                operand.for_each(|_, place, _| list(place as i32));
            }
        }
    }

    /// Gives up the list, if it has become long for a row of so many places.
    pub(crate) fn shorten_list(&mut self, places: usize) {
        if self.memory.listed.len() > places / 8 {
            self.memory.listed.clear();
            self.is_listed = false;
        }
    }

    /// The derivatives in so many import slots and indices, if there are any that are not zero; and the memory, blank.
    pub(crate) fn into_derivatives(
        mut self,
        slots: usize,
        indices: usize,
    ) -> (Option<Derivatives>, RowMemory) {
        let RowMemory { numbers, below, listed } = &mut self.memory;
        let numbers = &mut numbers[*below - slots..*below + indices];
        let offset_of = |place: i32| slots.wrapping_add_signed(place as isize);
        let derivatives = if self.is_listed {
            listed.sort_unstable();
            listed.dedup();
            let found = listed.iter().map(|place| (*place, numbers[offset_of(*place)]));
            let derivatives = Derivatives::of(found.filter(|(_, number)| *number != 0.0));
            // Zeros too: they may have a sign.
            for place in listed.drain(..) {
                numbers[offset_of(place)] = 0.0;
            }
            derivatives
        } else {
            let places = (-(slots as i32)..).zip(numbers.iter().copied());
            let derivatives = Derivatives::of(places.filter(|(_, number)| *number != 0.0));
            numbers.fill(0.0);
            derivatives
        };
        (derivatives, self.memory)
    }
}

impl Derivatives {
    /// The given derivatives, by their places in ascending order. If they lie close together, the operand is all from the
    /// first to the last.
    fn of(derivatives: impl Iterator<Item = (i32, f64)> + Clone) -> Option<Self> {
        let first = derivatives.clone().next()?.0;
        let (count, last) = derivatives.clone().fold((0, first), |(count, _), (place, _)| (count + 1, place));
        let span = (last - first) as usize + 1;
        if span <= 4 * count {
            let mut numbers = vec![0.0; span];
            derivatives.for_each(|(place, number)| numbers[(place - first) as usize] = number);
            let places = Operand::Strided(Strided::new(first, [1, span], [span as isize, 1]));
            return Some(Self { places, numbers });
        }
        let (mut places, mut numbers) = (Vec::with_capacity(count), Vec::with_capacity(count));
        for (element, (place, number)) in derivatives.enumerate() {
            places.push(Scattered { element: element as u32, place, factor: 1.0 });
            numbers.push(number);
        }
        Some(Self { places: Operand::scattered(count, places), numbers })
    }
}
