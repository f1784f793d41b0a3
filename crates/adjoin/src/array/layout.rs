//! Where the elements of an array are in its buffer.

/// A part of a buffer, seen as a matrix: element `(i, j)` is at `offset + i · strides[0] + j · strides[1]`.
///
/// A vector is a matrix of one row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub(crate) offset: usize,
    pub(crate) shape: [usize; 2],
    pub(crate) strides: [usize; 2],
}

impl Layout {
    /// All of a buffer, row by row.
    #[inline]
    pub(crate) fn rows(shape: [usize; 2]) -> Self {
        Self { offset: 0, shape, strides: [shape[1], 1] }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.shape[0] * self.shape[1]
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
        Self { offset: self.offset, shape: [columns, rows], strides: [across, down] }
    }

    /// A block of rows and columns.
    pub(crate) fn block(&self, from: [usize; 2], shape: [usize; 2]) -> Self {
        let offset = self.offset + from[0] * self.strides[0] + from[1] * self.strides[1];
        Self { offset, shape, strides: self.strides }
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
