//! Making vectors, and taking them apart.

use std::ops::{Index, IndexMut, RangeBounds};

use super::elements::Elements;
use super::layout;
use super::value::{Matrix, Vector};
use crate::real::Real;

impl<R: Real> Vector<R> {
    /// A vector of constants.
    pub fn constants(values: impl Into<Vec<f64>>) -> Self {
        let values = values.into();
        let length = values.len();
        Self::from_elements(R::Elements::constants(values), [1, length])
    }

    /// A vector of zeros.
    pub fn zeros(length: usize) -> Self {
        Self::constants(vec![0.0; layout::count("zeros", [1, length])])
    }

    /// A vector of ones.
    pub fn ones(length: usize) -> Self {
        Self::constants(vec![1.0; layout::count("ones", [1, length])])
    }

    /// `f(0), f(1), …`
    pub fn from_fn(length: usize, f: impl FnMut(usize) -> R) -> Self {
        (0..layout::count("from_fn", [1, length])).map(f).collect()
    }

    /// The element at a place. Records nothing, and copies nothing else: `x[i]` has to hand out a reference,
    /// and in reverse mode makes a copy of all elements the first time.
    ///
    /// # Panics
    /// If there is no such element.
    #[inline]
    pub fn at(&self, place: usize) -> R {
        assert!(place < self.len(), "at: element {place} of {}", self.shape_text());
        self.elements.get(self.layout.place(place))
    }

    /// A part of the vector. Shares the elements, and records nothing.
    ///
    /// ```
    /// use adjoin::Vector;
    ///
    /// let x = Vector::from([1.0, 2.0, 3.0, 4.0]);
    /// assert_eq!(x.slice(1..3), Vector::from([2.0, 3.0]));
    /// ```
    ///
    /// # Panics
    /// If the range reaches beyond the end.
    #[must_use]
    pub fn slice(&self, range: impl RangeBounds<usize>) -> Self {
        let range = bounds(&range, self.len(), "slice");
        self.with_layout(self.layout.block([0, range.start], [1, range.len()]))
    }

    /// Every `step`-th element, from the first on. Shares the elements, and records nothing.
    ///
    /// # Panics
    /// If the step is 0.
    #[must_use]
    pub fn step_by(&self, step: usize) -> Self {
        assert!(step > 0, "step_by: a step of 0");
        self.with_layout(self.layout.every_column(step))
    }

    /// The vector as a matrix of one column. Shares the elements, and records nothing.
    #[must_use]
    pub fn to_column(&self) -> Matrix<R> {
        self.with_layout(self.layout.transposed())
    }

    /// The vector as a matrix of one row. Shares the elements, and records nothing.
    #[must_use]
    pub fn to_row(&self) -> Matrix<R> {
        self.with_layout(self.layout)
    }

    /// The shape, as that of a matrix: the length.
    pub fn shape(&self) -> [usize; 1] {
        [self.len()]
    }
}

/// The range that bounds mean.
///
/// # Panics
/// If it does not lie within the length.
pub(super) fn bounds(
    range: &impl RangeBounds<usize>,
    length: usize,
    operation: &str,
) -> std::ops::Range<usize> {
    use std::ops::Bound::{Excluded, Included, Unbounded};
    let start = match range.start_bound() {
        Included(start) => Some(*start),
        Excluded(before) => before.checked_add(1),
        Unbounded => Some(0),
    };
    let end = match range.end_bound() {
        Included(last) => last.checked_add(1),
        Excluded(end) => Some(*end),
        Unbounded => Some(length),
    };
    match (start, end) {
        (Some(start), Some(end)) if start <= end && end <= length => start..end,
        _ => {
            let first = match range.start_bound() {
                Included(start) => start.to_string(),
                Excluded(before) => format!("{before} + 1"),
                Unbounded => String::new(),
            };
            let last = match range.end_bound() {
                Included(last) => format!("={last}"),
                Excluded(end) => end.to_string(),
                Unbounded => String::new(),
            };
            panic!("{operation}: the range {first}..{last} does not lie within length {length}");
        }
    }
}

/// Scalars put into a vector. In reverse mode this is one node, or none if they are consecutive values.
impl<R: Real> From<Vec<R>> for Vector<R> {
    fn from(elements: Vec<R>) -> Self {
        let length = elements.len();
        Self::from_elements(R::Elements::from_vec(elements), [1, length])
    }
}

impl<R: Real> From<&[R]> for Vector<R> {
    fn from(elements: &[R]) -> Self {
        Self::from(elements.to_vec())
    }
}

impl<R: Real, const N: usize> From<[R; N]> for Vector<R> {
    fn from(elements: [R; N]) -> Self {
        Self::from(elements.to_vec())
    }
}

impl<R: Real> FromIterator<R> for Vector<R> {
    fn from_iter<I: IntoIterator<Item = R>>(elements: I) -> Self {
        Self::from(elements.into_iter().collect::<Vec<_>>())
    }
}

impl<R: Real> IntoIterator for &Vector<R> {
    type Item = R;
    type IntoIter = std::vec::IntoIter<R>;

    fn into_iter(self) -> Self::IntoIter {
        self.to_vec().into_iter()
    }
}

impl<R: Real> IntoIterator for Vector<R> {
    type Item = R;
    type IntoIter = std::vec::IntoIter<R>;

    fn into_iter(self) -> Self::IntoIter {
        self.to_vec().into_iter()
    }
}

impl<R: Real> Index<usize> for Vector<R> {
    type Output = R;

    #[inline]
    fn index(&self, index: usize) -> &R {
        assert!(index < self.len(), "index {index} of a vector of length {}", self.len());
        self.elements.reference(&self.layout, index)
    }
}

impl<R: Real> IndexMut<usize> for Vector<R> {
    #[inline]
    fn index_mut(&mut self, index: usize) -> &mut R {
        assert!(index < self.len(), "index {index} of a vector of length {}", self.len());
        &mut self.elements.make_mut(&mut self.layout)[index]
    }
}
