//! Where a program is evaluated: a vector, or an array where the number of inputs is fixed.

use std::array;

use adjoin::{
    Differentiable, Reverse,
    structure::{Structure, With},
};

/// A program's input, as a user of the program would hold it.
pub trait Point: AsRef<[f64]> + Differentiable<Plain = Self> + Structure<With<f64> = Self> {
    /// The same with another number in place of each `f64`.
    type Of<S>: AsRef<[S]>;

    /// Lifts each coordinate.
    fn lift<S>(&self, lift: impl FnMut(f64) -> S) -> Self::Of<S>;

    /// The coordinates of a lifted point.
    fn coordinates(lifted: &With<Self, Reverse>) -> &[Reverse];
}

impl Point for Vec<f64> {
    type Of<S> = Vec<S>;

    #[inline(always)]
    fn lift<S>(&self, mut lift: impl FnMut(f64) -> S) -> Vec<S> {
        self.iter().map(|&x| lift(x)).collect()
    }

    #[inline(always)]
    fn coordinates(lifted: &Vec<Reverse>) -> &[Reverse] {
        lifted
    }
}

impl<const N: usize> Point for [f64; N] {
    type Of<S> = [S; N];

    #[inline(always)]
    fn lift<S>(&self, mut lift: impl FnMut(f64) -> S) -> [S; N] {
        array::from_fn(|i| lift(self[i]))
    }

    #[inline(always)]
    fn coordinates(lifted: &[Reverse; N]) -> &[Reverse] {
        lifted
    }
}
