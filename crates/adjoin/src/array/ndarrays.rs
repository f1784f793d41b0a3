//! From ndarray's arrays to vectors and matrices and back, with the features for ndarray.
//!
//! | from | to | copies |
//! | --- | --- | --- |
//! | owned array, by rows or by columns | vector, matrix | nothing |
//! | owned array in another layout; view | vector, matrix | the elements |
//! | vector, matrix of `f64` | view ([`Vector::as_ndarray`]) | nothing |
//! | vector, matrix of `f64` that owns all its elements | owned array | nothing |
//! | any other vector, matrix | owned array | the elements |
//!
//! In reverse mode an array of `Reverse` numbers that are consecutive values, as those of an input are, makes
//! a vector or a matrix without a node.

macro_rules! conversions {
    ($(#[$example:meta])* $view:ident, $ndarray:ident) => {
        use $ndarray::{Array1, Array2, ArrayView, ArrayView1, ArrayView2, Dimension, Ix1, Ix2, ShapeBuilder};

        use crate::array::elements::Elements;
        use crate::array::value::{Array, Matrix, Vector};
        use crate::real::Real;

        impl<R: Real> From<Array1<R>> for Vector<R> {
            fn from(array: Array1<R>) -> Self {
                if !array.is_standard_layout() {
                    return array.iter().copied().collect();
                }
                let length = array.len();
                let (elements, offset) = array.into_raw_vec_and_offset();
                match offset {
                    Some(offset) if elements.len() != length => Self::from(&elements[offset..offset + length]),
                    _ => Self::from(elements),
                }
            }
        }

        impl<R: Real> From<Array2<R>> for Matrix<R> {
            fn from(array: Array2<R>) -> Self {
                let (length, (rows, columns)) = (array.len(), array.dim());
                if !array.is_standard_layout() && array.t().is_standard_layout() {
                    return Self::from(array.reversed_axes()).transposed();
                }
                let elements = if array.is_standard_layout() {
                    Vector::from(array.into_shape_with_order(length).expect("standard layout has any shape"))
                } else {
                    array.iter().copied().collect()
                };
                elements.reshape(rows, columns)
            }
        }

        impl<R: Real> From<ArrayView1<'_, R>> for Vector<R> {
            fn from(view: ArrayView1<'_, R>) -> Self {
                view.iter().copied().collect()
            }
        }

        impl<R: Real> From<ArrayView2<'_, R>> for Matrix<R> {
            fn from(view: ArrayView2<'_, R>) -> Self {
                Self::from_vec(view.nrows(), view.ncols(), view.iter().copied().collect())
            }
        }

        impl<R: Real> From<Vector<R>> for Array1<R> {
            fn from(vector: Vector<R>) -> Self {
                Self::from_vec(vector.elements.into_vec(&vector.layout))
            }
        }

        impl<R: Real> From<Matrix<R>> for Array2<R> {
            fn from(matrix: Matrix<R>) -> Self {
                let shape = (matrix.rows(), matrix.columns());
                let elements = matrix.elements.into_vec(&matrix.layout);
                Self::from_shape_vec(shape, elements).expect("as many elements as the matrix has")
            }
        }

        impl Vector {
            /// The vector as a view of ndarray's. Copies nothing.
            $(#[$example])*
            pub fn $view(&self) -> ArrayView1<'_, f64> {
                strided(self, Ix1(self.len()), Ix1(self.layout.strides[1]))
            }
        }

        impl Matrix {
            /// The matrix as a view of ndarray's. Copies nothing.
            pub fn $view(&self) -> ArrayView2<'_, f64> {
                let ([rows, columns], [down, across]) = (self.layout.shape, self.layout.strides);
                strided(self, Ix2(rows, columns), Ix2(down, across))
            }
        }

        fn strided<I: Dimension, const D: usize>(array: &Array<f64, D>, shape: I, strides: I) -> ArrayView<'_, f64, I> {
            if array.is_empty() {
                return ArrayView::from_shape(shape, &[]).expect("no elements are needed");
            }
            let elements = &array.elements.0[array.layout.offset..];
            ArrayView::from_shape(shape.strides(strides), elements).expect("parts lie within the buffer")
        }
    };
}

#[cfg(feature = "ndarray")]
mod version_016 {
    conversions! {
        ///
        /// ```
        /// use adjoin::Vector;
        ///
        /// let x = Vector::from([1.0, 2.0, 3.0, 4.0]).step_by(2);
        /// assert_eq!(x.as_ndarray(), ndarray::array![1.0, 3.0]);
        /// ```
        as_ndarray, ndarray
    }
}
#[cfg(feature = "ndarray-017")]
mod version_017 {
    conversions!(as_ndarray_017, ndarray_017);
}
