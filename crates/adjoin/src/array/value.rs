//! [`Array`]: what vectors and matrices have in common.

use std::borrow::Cow;
use std::fmt;

use super::elements::{Elements, View};
use super::layout::{self, Layout};
use super::operation::Operation;
use crate::real::Real;

/// An array of numbers: a [`Vector`] or a [`Matrix`]. See the [module's documentation](crate::array).
pub struct Array<R: Real = f64, const D: usize = 1> {
    pub(crate) elements: R::Elements,
    /// A vector is a matrix of one row here.
    pub(crate) layout: Layout,
}

/// A vector of numbers.
///
/// ```
/// use adjoin::{Vector, grad};
///
/// let x = Vector::from([1.0, 2.0, 3.0]);
/// assert_eq!(x.dot(&x), 14.0);
/// assert_eq!(grad(|x| x.dot(&x), &x), Vector::from([2.0, 4.0, 6.0]));
/// ```
pub type Vector<R = f64> = Array<R, 1>;

/// A matrix of numbers, row by row.
///
/// ```
/// use adjoin::{Matrix, Vector};
///
/// let a = Matrix::from_rows([[1.0, 2.0], [3.0, 4.0]]);
/// assert_eq!(a[(1, 0)], 3.0);
/// assert_eq!(a.dot(&Vector::from([1.0, 1.0])), Vector::from([3.0, 7.0]));
/// assert_eq!(a.transposed().row(0), a.column(0));
/// ```
pub type Matrix<R = f64> = Array<R, 2>;

impl<R: Real, const D: usize> Array<R, D> {
    pub(crate) fn from_elements(elements: R::Elements, shape: [usize; 2]) -> Self {
        Self { elements, layout: Layout::rows(shape) }
    }

    pub(crate) fn view(&self) -> View<'_, R> {
        View { elements: &self.elements, layout: self.layout }
    }

    /// The result of an operation, an array of the given shape.
    ///
    /// # Panics
    /// If that is more elements than an array can have.
    pub(crate) fn by<O: Operation>(
        name: &str,
        operation: O,
        inputs: &[View<'_, R>],
        shape: [usize; 2],
    ) -> Self {
        let length = layout::count(name, shape);
        Self::from_elements(R::Elements::apply(operation, inputs, length), shape)
    }

    /// Another part of the same elements.
    pub(crate) fn with_layout<const E: usize>(&self, layout: Layout) -> Array<R, E> {
        Array { elements: self.elements.clone(), layout }
    }

    /// How many elements there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.layout.len()
    }

    /// Whether there are no elements.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The elements, row by row: values, not references.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = R> + DoubleEndedIterator + Clone + '_ {
        let (elements, layout) = (&self.elements, self.layout);
        (0..layout.len()).map(move |element| elements.get(layout.place(element)))
    }

    /// The elements in a `Vec`, row by row.
    pub fn to_vec(&self) -> Vec<R> {
        self.iter().collect()
    }

    /// The elements, row by row, to be written to. For many writes this is cheaper than `a[i] = …` each time,
    /// because whether the elements are shared is looked up once.
    pub fn as_mut_slice(&mut self) -> &mut [R] {
        self.elements.make_mut(&mut self.layout)
    }

    /// References to the elements, row by row, to be written to. As [`as_mut_slice`](Array::as_mut_slice).
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, R> {
        self.as_mut_slice().iter_mut()
    }

    /// The values, stripped of everything that has to do with differentiation, row by row.
    pub fn primals(&self) -> Cow<'_, [f64]> {
        self.elements.primals(&self.layout)
    }

    /// The elements in a row, as a vector. Records nothing, unless the array is a part that does not lie in a
    /// row.
    #[must_use]
    pub fn flatten(&self) -> Vector<R> {
        match self.layout.contiguous() {
            Some(range) => self.with_layout(Layout::rows_from(range.start, [1, self.len()])),
            None => Vector::from(self.to_vec()),
        }
    }

    /// The elements, row by row, as a matrix.
    ///
    /// # Panics
    /// If it has another number of elements.
    #[must_use]
    pub fn reshape(&self, rows: usize, columns: usize) -> Matrix<R> {
        layout::require_count("reshape", self.len(), [rows, columns]);
        let flat = self.flatten();
        flat.with_layout(Layout::rows_from(flat.layout.offset, [rows, columns]))
    }

    pub(crate) fn shape_text(&self) -> String {
        match (D, self.layout.shape) {
            (1, [_, length]) => format!("a vector of length {length}"),
            (_, [rows, columns]) => format!("a matrix of {rows} × {columns}"),
        }
    }

    /// Panics with the shapes of two operands that do not match.
    #[cold]
    pub(crate) fn mismatch<const E: usize>(&self, operation: &str, other: &Array<R, E>, hint: &str) -> ! {
        panic!("{operation}: {} does not match {}{hint}", self.shape_text(), other.shape_text())
    }
}

impl<'a, R: Real, const D: usize> IntoIterator for &'a mut Array<R, D> {
    type Item = &'a mut R;
    type IntoIter = std::slice::IterMut<'a, R>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl Array<f64, 1> {
    /// The numbers, in order; a copy if they do not lie in a row.
    pub fn as_slice(&self) -> Cow<'_, [f64]> {
        self.primals()
    }
}

impl<R: Real, const D: usize> Clone for Array<R, D> {
    fn clone(&self) -> Self {
        Self { elements: self.elements.clone(), layout: self.layout }
    }
}

/// By the primal values, as for scalars; arrays of different shape are different.
impl<R: Real, const D: usize> PartialEq for Array<R, D> {
    fn eq(&self, other: &Self) -> bool {
        self.layout.shape == other.layout.shape && self.primals() == other.primals()
    }
}

impl<R: Real, const D: usize> fmt::Debug for Array<R, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let primals = self.primals();
        if D == 1 {
            return f.debug_list().entries(primals.iter()).finish();
        }
        f.debug_list().entries(primals.chunks(self.layout.shape[1].max(1))).finish()
    }
}

impl<R: Real, const D: usize> fmt::Display for Array<R, D> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, row) in self.primals().chunks(self.layout.shape[1].max(1)).enumerate() {
            if number > 0 {
                f.write_str("\n")?;
            }
            for (column, entry) in row.iter().enumerate() {
                if column > 0 {
                    f.write_str("  ")?;
                }
                fmt::Display::fmt(entry, f)?;
            }
        }
        Ok(())
    }
}

/// The empty array.
impl<R: Real, const D: usize> Default for Array<R, D> {
    fn default() -> Self {
        Self::from_elements(R::Elements::constants(Vec::new()), [usize::from(D == 1), 0])
    }
}
