//! One function for all verbs.
//!
//! A closure has one scalar type, so `grad` and `hessian` of one closure need it twice. A named function does
//! not: `grad(loss, &x)` and `hessian(loss, &x)` instantiate a generic or `#[differentiable]` function at the
//! scalar they need. [`Objective`] is for functions that also hold data, and for solvers that accept any
//! function.

use crate::forward::Forward;
use crate::real::{LeftOf, Real, RefOps};
use crate::sparse::{PatternError, SparseHessian, SparseMatrix, sparse_hessian};
use crate::structure::copies::Same;
use crate::structure::{Differentiable, ShapeError, Structure, With};
use crate::taped::Taped;
use crate::verbs::{Jacobian, grad, hessian, hvp, value_and_grad};

/// A function with one output that can be run on any scalar, and thus be passed to any verb.
///
/// [`objective!`](crate::objective!) makes one from an expression; your own types implement
/// [`at`](Objective::at). Where a derivative is to be had in a better way than from the tape, they override
/// its method.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::{Objective, objective};
///
/// /// Newton's method for an optimum, for any objective of two numbers.
/// fn optimum(f: &impl Objective<Input = [f64; 2]>, mut x: [f64; 2]) -> [f64; 2] {
///     for _ in 0..20 {
///         let ([a, b], matrix) = (f.grad(&x), f.hessian(&x));
///         let [p, q, r] = [matrix[(0, 0)], matrix[(0, 1)], matrix[(1, 1)]];
///         let determinant = p * r - q * q;
///         x = [x[0] - (r * a - q * b) / determinant, x[1] - (p * b - q * a) / determinant];
///     }
///     x
/// }
///
/// let centre = [3.0, -1.0];
/// let bowl = objective!([centre: [f64; 2]] |x: [f64; 2]| {
///     let [a, b] = constant::<R, _>(centre);
///     (x[0] - a).powi(4) + (x[0] - a).powi(2) + (x[1] - b).cosh()
/// });
/// let found = optimum(&bowl, [2.0, 0.0]);
/// assert!((found[0] - 3.0).abs() < 1e-12 && (found[1] + 1.0).abs() < 1e-12);
/// assert_eq!(bowl.value(&centre), 1.0);
/// ```
pub trait Objective {
    /// The input, over plain `f64`.
    type Input: Structure<With<f64> = Self::Input>;

    /// The function, over any scalar.
    fn at<R: Real>(&self, x: With<Self::Input, R>) -> R
    where
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>;

    /// The value.
    fn value(&self, x: &Self::Input) -> f64 {
        self.at::<f64>(x.map_by(&mut Same))
    }

    /// See [`grad`](crate::grad).
    fn grad(&self, x: &Self::Input) -> Self::Input {
        grad(|x| self.at::<Taped<f64>>(x), x)
    }

    /// See [`value_and_grad`](crate::value_and_grad).
    fn value_and_grad(&self, x: &Self::Input) -> (f64, Self::Input) {
        value_and_grad(|x| self.at::<Taped<f64>>(x), x)
    }

    /// See [`hvp`](crate::hvp).
    ///
    /// # Errors
    /// If the shapes of the vector and `x` differ.
    fn hvp(&self, x: &Self::Input, vector: &Self::Input) -> Result<Self::Input, ShapeError> {
        hvp(|x| self.at::<Forward<Taped<f64>, 1>>(x), x, vector)
    }

    /// See [`hessian`](crate::hessian).
    fn hessian(&self, x: &Self::Input) -> Jacobian<Self::Input> {
        hessian(|x| self.at::<Forward<Taped<f64>, 4>>(x), x)
    }

    /// See [`sparse_hessian`](crate::sparse_hessian()).
    fn sparse_hessian(&self, x: &Self::Input) -> SparseMatrix {
        sparse_hessian(|x| self.at::<Forward<Taped<f64>, 4>>(x), x)
    }

    /// Finds the pattern of the Hessian at `x`, for sparse Hessians at many points: see [`SparseHessian`].
    fn prepare_hessian(&self, x: &Self::Input) -> SparseHessian {
        SparseHessian::prepare(|x| self.at::<Forward<Taped<f64>, 4>>(x), x)
    }

    /// The Hessian at `x`, by a pattern that was found before.
    ///
    /// # Errors
    /// As [`SparseHessian::at`].
    fn prepared_hessian(
        &self,
        prepared: &SparseHessian,
        x: &Self::Input,
    ) -> Result<SparseMatrix, PatternError> {
        prepared.at(|x| self.at::<Forward<Taped<f64>, 4>>(x), x)
    }
}

/// A borrowed objective is one too.
impl<O: Objective> Objective for &O {
    type Input = O::Input;

    fn at<R: Real>(&self, x: With<O::Input, R>) -> R
    where
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>,
    {
        O::at(self, x)
    }

    fn value(&self, x: &O::Input) -> f64 {
        O::value(self, x)
    }

    fn grad(&self, x: &O::Input) -> O::Input {
        O::grad(self, x)
    }

    fn value_and_grad(&self, x: &O::Input) -> (f64, O::Input) {
        O::value_and_grad(self, x)
    }

    fn hvp(&self, x: &O::Input, vector: &O::Input) -> Result<O::Input, ShapeError> {
        O::hvp(self, x, vector)
    }

    fn hessian(&self, x: &O::Input) -> Jacobian<O::Input> {
        O::hessian(self, x)
    }

    fn sparse_hessian(&self, x: &O::Input) -> SparseMatrix {
        O::sparse_hessian(self, x)
    }

    fn prepare_hessian(&self, x: &O::Input) -> SparseHessian {
        O::prepare_hessian(self, x)
    }

    fn prepared_hessian(&self, prepared: &SparseHessian, x: &O::Input) -> Result<SparseMatrix, PatternError> {
        O::prepared_hessian(self, prepared, x)
    }
}
