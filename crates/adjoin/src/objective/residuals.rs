//! Functions with many outputs: residuals, constraints, right-hand sides.

use crate::forward::Forward;
use crate::real::{LeftOf, Real, RefOps};
use crate::sparse::{PatternError, SparseJacobian, SparseMatrix, sparse_jacobian};
use crate::structure::copies::Same;
use crate::structure::{Differentiable, ShapeError, Structure, With};
use crate::taped::Taped;
use crate::verbs::{Jacobian, jacobian, jvp, value_and_jacobian, vjp};

/// A function with a structure of outputs that can be run on any scalar: residuals of a fit, constraints, the
/// right-hand side of a differential equation.
///
/// [`objective!`](crate::objective!) makes one from an expression with a return type; your own types
/// implement [`at`](Residuals::at).
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::{Residuals, objective};
///
/// let circles = objective!(|[x, y]: [f64; 2]| -> [f64; 2] {
///     [x * x + y * y - 1.0, (x - 1.0).powi(2) + y * y - 1.0]
/// });
/// assert_eq!(circles.value(&[0.5, 0.0]), [-0.75, -0.75]);
/// assert_eq!(circles.jacobian(&[0.5, 0.0]).entries(), [1.0, 0.0, -1.0, 0.0]);
/// assert_eq!(circles.vjp(&[0.5, 0.0], &[1.0, 1.0])?.1, [0.0, 0.0]);
/// # Ok::<(), adjoin::ShapeError>(())
/// ```
pub trait Residuals {
    /// The input, over plain `f64`.
    type Input: Structure<With<f64> = Self::Input>;
    /// The outputs, over plain `f64`.
    type Output: Structure<With<f64> = Self::Output>;

    /// The function, over any scalar.
    fn at<R: Real>(&self, x: With<Self::Input, R>) -> With<Self::Output, R>
    where
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>;

    /// The values.
    fn value(&self, x: &Self::Input) -> Self::Output {
        self.at::<f64>(x.map_by(&mut Same))
    }

    /// See [`jacobian`](crate::jacobian).
    fn jacobian(&self, x: &Self::Input) -> Jacobian<Self::Input> {
        jacobian(|x| self.at::<Taped<f64>>(x), x)
    }

    /// See [`value_and_jacobian`](crate::value_and_jacobian).
    fn value_and_jacobian(&self, x: &Self::Input) -> (Self::Output, Jacobian<Self::Input>) {
        value_and_jacobian(|x| self.at::<Taped<f64>>(x), x)
    }

    /// See [`sparse_jacobian`](crate::sparse_jacobian()).
    fn sparse_jacobian(&self, x: &Self::Input) -> SparseMatrix {
        sparse_jacobian(|x| self.at::<Taped<f64>>(x), x)
    }

    /// Finds the pattern of the Jacobian at `x`, for sparse Jacobians at many points: see [`SparseJacobian`].
    fn prepare_jacobian(&self, x: &Self::Input) -> SparseJacobian {
        SparseJacobian::prepare(|x| self.at::<Taped<f64>>(x), x)
    }

    /// Values and Jacobian at `x`, by a pattern that was found before.
    ///
    /// # Errors
    /// As [`SparseJacobian::at`].
    fn prepared_jacobian(
        &self,
        prepared: &SparseJacobian,
        x: &Self::Input,
    ) -> Result<(Self::Output, SparseMatrix), PatternError> {
        prepared.value_and_at(|x| self.at::<Taped<f64>>(x), x)
    }

    /// The values, and the product of the Jacobian with a direction: see [`jvp`](crate::jvp).
    ///
    /// # Errors
    /// If the shapes of the direction and `x` differ.
    fn jvp(
        &self,
        x: &Self::Input,
        direction: &Self::Input,
    ) -> Result<(Self::Output, Self::Output), ShapeError> {
        jvp(|x| self.at::<Forward<f64, 1>>(x), x, direction)
    }

    /// The values, and the product of the transposed Jacobian with a cotangent: see [`vjp`](crate::vjp).
    ///
    /// # Errors
    /// If the shapes of the cotangent and the output differ.
    fn vjp(
        &self,
        x: &Self::Input,
        cotangent: &Self::Output,
    ) -> Result<(Self::Output, Self::Input), ShapeError> {
        let (value, pullback) = vjp(|x| self.at::<Taped<f64>>(x), x);
        Ok((value, pullback.call(cotangent)?))
    }
}

/// Borrowed residuals are residuals too.
impl<G: Residuals> Residuals for &G {
    type Input = G::Input;
    type Output = G::Output;

    fn at<R: Real>(&self, x: With<G::Input, R>) -> With<G::Output, R>
    where
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>,
    {
        G::at(self, x)
    }

    fn value(&self, x: &G::Input) -> G::Output {
        G::value(self, x)
    }

    fn jacobian(&self, x: &G::Input) -> Jacobian<G::Input> {
        G::jacobian(self, x)
    }

    fn value_and_jacobian(&self, x: &G::Input) -> (G::Output, Jacobian<G::Input>) {
        G::value_and_jacobian(self, x)
    }

    fn sparse_jacobian(&self, x: &G::Input) -> SparseMatrix {
        G::sparse_jacobian(self, x)
    }

    fn prepare_jacobian(&self, x: &G::Input) -> SparseJacobian {
        G::prepare_jacobian(self, x)
    }

    fn prepared_jacobian(
        &self,
        prepared: &SparseJacobian,
        x: &G::Input,
    ) -> Result<(G::Output, SparseMatrix), PatternError> {
        G::prepared_jacobian(self, prepared, x)
    }

    fn jvp(&self, x: &G::Input, direction: &G::Input) -> Result<(G::Output, G::Output), ShapeError> {
        G::jvp(self, x, direction)
    }

    fn vjp(&self, x: &G::Input, cotangent: &G::Output) -> Result<(G::Output, G::Input), ShapeError> {
        G::vjp(self, x, cotangent)
    }
}
