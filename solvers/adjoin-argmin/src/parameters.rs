//! The vectors and matrices that argmin's solvers compute with.

use std::borrow::Cow;

use nalgebra::{DMatrix, DVector, OMatrix, SVector};
use ndarray::{Array1, Array2};

/// A vector of parameters that argmin's solvers compute with, and its matrix.
pub trait Parameters: Sized {
    /// The matrix that goes with it, for Hessians and Jacobians.
    type Matrix;

    /// The numbers.
    fn numbers(&self) -> Cow<'_, [f64]>;

    /// A vector of these numbers.
    fn from_numbers(numbers: &[f64]) -> Self;

    /// A matrix of these entries, row by row.
    fn matrix(rows: usize, columns: usize, entries: &[f64]) -> Self::Matrix;
}

impl Parameters for Vec<f64> {
    type Matrix = Vec<Self>;

    fn numbers(&self) -> Cow<'_, [f64]> {
        self.into()
    }

    fn from_numbers(numbers: &[f64]) -> Self {
        numbers.to_vec()
    }

    fn matrix(rows: usize, columns: usize, entries: &[f64]) -> Vec<Self> {
        (0..rows).map(|row| entries[row * columns..][..columns].to_vec()).collect()
    }
}

/// One number, for solvers in one dimension.
impl Parameters for f64 {
    type Matrix = Self;

    fn numbers(&self) -> Cow<'_, [f64]> {
        std::slice::from_ref(self).into()
    }

    fn from_numbers(numbers: &[f64]) -> Self {
        numbers[0]
    }

    fn matrix(_: usize, _: usize, entries: &[f64]) -> Self {
        entries[0]
    }
}

impl Parameters for DVector<f64> {
    type Matrix = DMatrix<f64>;

    fn numbers(&self) -> Cow<'_, [f64]> {
        self.as_slice().into()
    }

    fn from_numbers(numbers: &[f64]) -> Self {
        Self::from_column_slice(numbers)
    }

    fn matrix(rows: usize, columns: usize, entries: &[f64]) -> DMatrix<f64> {
        DMatrix::from_row_slice(rows, columns, entries)
    }
}

/// Vectors of a fixed length have square matrices: Hessians, and Jacobians of as many residuals.
impl<const N: usize> Parameters for SVector<f64, N> {
    type Matrix = OMatrix<f64, nalgebra::Const<N>, nalgebra::Const<N>>;

    fn numbers(&self) -> Cow<'_, [f64]> {
        self.as_slice().into()
    }

    fn from_numbers(numbers: &[f64]) -> Self {
        Self::from_column_slice(numbers)
    }

    fn matrix(_: usize, _: usize, entries: &[f64]) -> Self::Matrix {
        Self::Matrix::from_row_slice(entries)
    }
}

impl Parameters for Array1<f64> {
    type Matrix = Array2<f64>;

    fn numbers(&self) -> Cow<'_, [f64]> {
        match self.as_slice() {
            Some(numbers) => numbers.into(),
            None => self.to_vec().into(),
        }
    }

    fn from_numbers(numbers: &[f64]) -> Self {
        numbers.to_vec().into()
    }

    fn matrix(rows: usize, columns: usize, entries: &[f64]) -> Array2<f64> {
        Array2::from_shape_vec((rows, columns), entries.to_vec()).expect("an entry for each place")
    }
}
