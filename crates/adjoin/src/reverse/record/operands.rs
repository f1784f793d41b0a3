//! The operands of array operations: their places in the current task.
//!
//! Values that are not the task's own are imported.

use crate::reverse::record::{cursor, import};
use crate::reverse::tape::id::NodeId;
use crate::reverse::tape::operand::{Operand, Scattered, for_each_place};

impl Operand {
    /// The operand that stands for a strided part of an array whose first element is `start`. The part begins
    /// at `offset`.
    ///
    /// # Panics
    /// If this thread runs no task, or if the array does not have that many values.
    #[inline]
    pub(crate) fn of_array(start: NodeId, offset: usize, shape: [usize; 2], strides: [usize; 2]) -> Self {
        let [rows, columns] = shape;
        if start.is_constant() || rows == 0 || columns == 0 {
            return Self::Constant { length: rows * columns };
        }
        // The number of values from the first to the last of the part.
        let span = 1 + (rows - 1) * strides[0] + (columns - 1) * strides[1];
        let first = start.plus(offset as u64);
        match cursor::own_indices(first, span) {
            Some(first) => {
                // SAFETY: all indices from the first to the last have been given out.
                unsafe { Self::strided(first as i32, shape, strides.map(|s| s as isize)) }
            }
            None => Self::of_array_elsewhere(first, span, shape, strides),
        }
    }

    /// [`Operand::of_array`] for consecutive values, starting with `first`.
    #[inline(always)]
    pub(in crate::reverse) fn of_row(first: NodeId, length: usize) -> Self {
        Self::of_array(first, 0, [1, length], [length, 1])
    }

    /// [`Operand::of_array`] for an array of another task.
    fn of_array_elsewhere(first: NodeId, span: usize, shape: [usize; 2], strides: [usize; 2]) -> Self {
        if span / 4 > shape[0] * shape[1] {
            // A column of a wide matrix: most of the elements between its entries are not used.
            let mut values = Vec::new();
            for_each_place(shape, strides.map(|stride| stride as isize), |_, place| {
                values.push((first.plus(place as u64), 1.0));
            });
            return Self::of_scalars(values.into_iter());
        }
        let span = u32::try_from(span).unwrap_or_else(|_| import::refuse());
        let slot = import::locate_range(first, span);
        // SAFETY: there is a slot for each of the values, in reverse.
        unsafe { Self::strided(slot, shape, strides.map(|stride| -(stride as isize))) }
    }

    /// The operand that stands for scalars, each given by its id and factor.
    pub(crate) fn of_scalars(scalars: impl ExactSizeIterator<Item = (NodeId, f64)>) -> Self {
        let length = scalars.len();
        // Not collected, because a filtered iterator has no exact length, and the list would grow step by
        // step.
        let mut places = Vec::with_capacity(length);
        places.extend(scalars.enumerate().filter(|(_, (id, _))| !id.is_constant()).map(
            // SAFETY: the place is found or made here.
            |(element, (id, factor))| unsafe { Scattered::new(element, import::locate(id), factor) },
        ));
        if places.is_empty() {
            Self::Constant { length }
        } else {
            Self::Scattered { length: length as u32, places: places.into() }
        }
    }
}
