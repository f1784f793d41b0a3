//! Shapes, and where the elements of an array are in its buffer.
//!
//! All arithmetic on dimensions, offsets and strides is in this file, and it is checked:
//!
//! - **L1** the dimensions that are not zero have a product of at most [`MOST`];
//! - **L2** `offset + i · strides[0] + j · strides[1]` is a number for all elements `(i, j)`, and below
//!   [`Layout::end`].
//!
//! Whoever passes elements on to unsafe code compares [`Layout::end`] with the length of the buffer.

use std::ops::Deref;

/// No array has more elements than that: there is no memory for more.
pub(crate) const MOST: usize = isize::MAX as usize / size_of::<f64>();

/// A part of a buffer, seen as a matrix: element `(i, j)` is at `offset + i · strides[0] + j · strides[1]`.
///
/// A vector is a matrix of one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout(Parts);

/// What a [`Layout`] consists of. It can be read everywhere, and is written in this file only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parts {
    pub(crate) offset: usize,
    pub(crate) shape: [usize; 2],
    pub(crate) strides: [usize; 2],
}

impl Deref for Layout {
    type Target = Parts;

    #[inline(always)]
    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// The number of elements of an array of this shape, if it is at most [`MOST`]. (L1)
#[inline]
fn checked_count([rows, columns]: [usize; 2]) -> Option<usize> {
    let count = rows.checked_mul(columns)?;
    (count.max(rows).max(columns) <= MOST).then_some(count)
}

/// How many elements an array of this shape has.
///
/// # Panics
/// If there are more than [`MOST`].
#[inline]
pub(crate) fn count(operation: &str, shape: [usize; 2]) -> usize {
    checked_count(shape).unwrap_or_else(|| too_many(operation, shape))
}

#[cold]
fn too_many(operation: &str, [rows, columns]: [usize; 2]) -> ! {
    let array = if rows == 1 {
        format!("vector of length {columns}")
    } else {
        format!("matrix of {rows} × {columns}")
    };
    panic!("{operation}: a {array} is larger than any memory")
}

/// Refuses a number of elements that a shape does not have.
///
/// # Panics
/// If the numbers differ, or there are more than [`MOST`].
pub(crate) fn require_count(operation: &str, elements: usize, shape: [usize; 2]) {
    let [rows, columns] = shape;
    // A product that overflows is not this number either.
    assert!(
        checked_count(shape) == Some(elements),
        "{operation}: {elements} elements do not make a matrix of {rows} × {columns}"
    );
}

/// The number of elements below the diagonal of a square matrix, if it is at most [`MOST`].
pub(crate) fn count_below_diagonal(size: usize) -> Option<usize> {
    Some(size.checked_mul(size.saturating_sub(1))? / 2)
}

impl Layout {
    /// All of a buffer, row by row.
    ///
    /// # Panics
    /// If there are more than [`MOST`] elements.
    #[inline]
    pub(crate) fn rows(shape: [usize; 2]) -> Self {
        Self::rows_from(0, shape)
    }

    /// Elements of a buffer from an offset on, row by row.
    ///
    /// # Panics
    /// If there are more than [`MOST`] elements.
    #[inline]
    pub(crate) fn rows_from(offset: usize, shape: [usize; 2]) -> Self {
        let count = count("array", shape);
        assert!(
            offset <= MOST - count,
            "array: {count} elements from {offset} on are larger than any memory"
        );
        Self(Parts { offset, shape, strides: [shape[1], 1] })
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        // No overflow, by L1.
        self.shape[0] * self.shape[1]
    }

    /// A place in the buffer that lies behind all elements; 0 if there are none.
    pub(crate) fn end(&self) -> usize {
        let last = |axis: usize| self.shape[axis].checked_sub(1)?.checked_mul(self.strides[axis]);
        if self.len() == 0 {
            return 0;
        }
        let end = || self.offset.checked_add(last(0)?)?.checked_add(last(1)?)?.checked_add(1);
        end().expect("the elements are in memory")
    }

    /// Where the element with the given number is, counted row by row.
    #[inline]
    pub(crate) fn place(&self, element: usize) -> usize {
        if self.shape[0] == 1 {
            return self.offset + element * self.strides[1];
        }
        let (i, j) = (element / self.shape[1], element % self.shape[1]);
        self.offset + i * self.strides[0] + j * self.strides[1]
    }

    /// The range of the buffer that the elements are, in order, if they are one.
    #[inline]
    pub(crate) fn contiguous(&self) -> Option<std::ops::Range<usize>> {
        let [rows, columns] = self.shape;
        let [down, across] = self.strides;
        if self.len() == 0 {
            // A part without elements may begin anywhere, even beyond the end of the buffer.
            return Some(0..0);
        }
        let in_a_row = (columns == 1 || across == 1) && (rows == 1 || down == columns);
        in_a_row.then(|| self.offset..self.offset + self.len())
    }

    /// The places of all elements, row by row.
    pub(crate) fn places(self) -> impl ExactSizeIterator<Item = usize> + Clone {
        (0..self.len()).map(move |element| self.place(element))
    }

    pub(crate) fn transposed(&self) -> Self {
        let ([rows, columns], [down, across]) = (self.shape, self.strides);
        Self(Parts { offset: self.offset, shape: [columns, rows], strides: [across, down] })
    }

    /// A block of rows and columns.
    ///
    /// # Panics
    /// If it does not lie within the array.
    #[inline]
    pub(crate) fn block(&self, from: [usize; 2], shape: [usize; 2]) -> Self {
        let within =
            |axis: usize| from[axis].checked_add(shape[axis]).is_some_and(|end| end <= self.shape[axis]);
        assert!(within(0) && within(1), "a block of {shape:?} from {from:?} on in {:?}", self.shape);
        if shape[0] == 0 || shape[1] == 0 {
            return Self::rows(shape);
        }
        // The place of an element of this array, so there is no overflow. (L2)
        let offset = self.offset + from[0] * self.strides[0] + from[1] * self.strides[1];
        Self(Parts { offset, shape, strides: self.strides })
    }

    /// Every `step`-th column, from the first on.
    pub(crate) fn every_column(&self, step: usize) -> Self {
        let shape = [self.shape[0], self.shape[1].div_ceil(step)];
        // With one column the stride does not matter. With more, the second is one of this array. (L2)
        let across = if shape[1] > 1 { self.strides[1] * step } else { 1 };
        Self(Parts { offset: self.offset, shape, strides: [self.strides[0], across] })
    }

    /// The diagonal, from the upper left corner on, as a row.
    pub(crate) fn diagonal(&self) -> Self {
        let length = self.shape[0].min(self.shape[1]);
        // As for columns: the second element is in row 1 and column 1.
        let step = if length > 1 { self.strides[0] + self.strides[1] } else { 1 };
        Self(Parts { offset: self.offset, shape: [1, length], strides: [length, step] })
    }
}

/// The shape that two shapes are broadcast to: in each axis equal, or one of them 1.
pub(crate) fn common_shape(a: [usize; 2], b: [usize; 2]) -> Option<[usize; 2]> {
    let axis = |a: usize, b: usize| match (a, b) {
        _ if a == b => Some(a),
        (1, _) => Some(b),
        (_, 1) => Some(a),
        _ => None,
    };
    Some([axis(a[0], b[0])?, axis(a[1], b[1])?])
}

#[cfg(test)]
mod tests {
    use super::{Layout, MOST, checked_count, common_shape, count_below_diagonal};

    #[test]
    fn a_shape_has_as_many_elements_as_memory_could_hold() {
        assert_eq!(checked_count([3, 4]), Some(12));
        assert_eq!(checked_count([1, MOST]), Some(MOST));
        assert_eq!(checked_count([0, MOST]), Some(0));
        for shape in
            [[1, MOST + 1], [0, MOST + 1], [usize::MAX, 0], [1 << 32, 1 << 32], [usize::MAX, usize::MAX]]
        {
            assert_eq!(checked_count(shape), None, "{shape:?}");
        }
        // Their product wraps to 1.
        let inverse = (0..6).fold(641usize, |x, _| x.wrapping_mul(2usize.wrapping_sub(x.wrapping_mul(641))));
        assert_eq!(inverse.wrapping_mul(641), 1);
        assert_eq!(checked_count([641, inverse]), None);
    }

    #[test]
    fn operands_that_exist_can_be_broadcast_to_what_cannot() {
        let shape = common_shape([1 << 31, 1], [1, 1 << 31]).expect("they go together");
        assert_eq!(checked_count(shape), None);
        assert_eq!(count_below_diagonal(usize::MAX), None);
        assert_eq!(count_below_diagonal(0), Some(0));
        assert_eq!(count_below_diagonal(4), Some(6));
    }

    #[test]
    fn the_end_lies_behind_all_elements() {
        let all = Layout::rows([4, 5]);
        for part in [
            all,
            all.transposed(),
            all.block([1, 2], [2, 3]),
            all.block([1, 2], [2, 3]).transposed(),
            all.block([3, 0], [1, 5]).every_column(2),
            all.block([3, 0], [1, 5]).every_column(usize::MAX),
            all.diagonal(),
            all.block([4, 5], [0, 0]),
        ] {
            assert_eq!(part.places().max().map_or(0, |last| last + 1), part.end(), "{part:?}");
            assert!(part.end() <= 20);
        }
    }

    #[test]
    #[should_panic(expected = "a block of [1, 5] from [4, 0] on in [4, 5]")]
    fn a_block_beyond_the_end() {
        let _ = Layout::rows([4, 5]).block([4, 0], [1, 5]);
    }
}
