//! An objective as a problem of argmin.

use std::marker::PhantomData;
use std::sync::Arc;

use adjoin::Objective;
use adjoin::objective::{EvaluationError, FirstOrder, Flat};
use argmin::core::{CostFunction, Error, Gradient, Hessian, Operator};

use crate::Parameters;

/// An objective as a problem of argmin: [`CostFunction`], [`Gradient`], and, for an [`Objective`],
/// [`Hessian`].
///
/// See the [crate's documentation](crate) for an example. For solvers that take other vectors than
/// `Vec<f64>`, name the type: `Problem::<_, DVector<f64>>::new(&objective, start)`.
///
/// A clone is the same problem: it shares the last point and the failures.
#[derive(Debug)]
pub struct Problem<O: FirstOrder, P = Vec<f64>> {
    flat: Arc<Flat<O>>,
    parameters: PhantomData<fn() -> P>,
}

impl<O: FirstOrder, P> Clone for Problem<O, P> {
    fn clone(&self) -> Self {
        Self { flat: Arc::clone(&self.flat), parameters: PhantomData }
    }
}

impl<O: FirstOrder, P: Parameters> Problem<O, P> {
    /// The problem of minimising an objective whose parameters have the shape of `start`.
    pub fn new(objective: O, start: O::Input) -> Self {
        Self { flat: Arc::new(Flat::new(objective, start)), parameters: PhantomData }
    }

    /// The starting point, as argmin takes it.
    pub fn start(&self) -> P {
        P::from_numbers(&adjoin::Structure::flatten(self.flat.start()))
    }

    /// A vector of argmin as parameters.
    ///
    /// # Errors
    /// If it has another length.
    pub fn structure(&self, x: &P) -> Result<O::Input, EvaluationError> {
        self.flat.structure(&x.numbers())
    }

    /// The first error since this was last called. A run whose line search failed ends without an error, and
    /// argmin keeps the problem: the message is in its termination status, and the reason here, in a clone
    /// that was made before.
    pub fn take_failure(&self) -> Option<EvaluationError> {
        self.flat.take_failure()
    }

    /// The objective, as a function of a slice.
    pub fn flat(&self) -> &Flat<O> {
        &self.flat
    }
}

impl<O: Objective, P: Parameters> Problem<O, P> {
    /// The Hessian at a point as a linear [`Operator`], which is never formed: for solvers like argmin's
    /// `ConjugateGradient`.
    pub fn hessian_at(&self, x: &P) -> HessianAt<'_, O, P> {
        HessianAt { problem: self, x: x.numbers().into_owned() }
    }
}

impl<O: FirstOrder, P: Parameters> CostFunction for Problem<O, P> {
    type Param = P;
    type Output = f64;

    fn cost(&self, x: &P) -> Result<f64, Error> {
        Ok(self.flat.value(&x.numbers())?)
    }
}

impl<O: FirstOrder, P: Parameters> Gradient for Problem<O, P> {
    type Param = P;
    type Gradient = P;

    fn gradient(&self, x: &P) -> Result<P, Error> {
        Ok(self.flat.gradient_by(&x.numbers(), P::from_numbers)?)
    }
}

impl<O: Objective, P: Parameters> Hessian for Problem<O, P> {
    type Param = P;
    type Hessian = P::Matrix;

    fn hessian(&self, x: &P) -> Result<P::Matrix, Error> {
        let matrix = self.flat.hessian(&x.numbers())?;
        Ok(P::matrix(matrix.rows(), matrix.columns(), matrix.entries()))
    }
}

/// The Hessian of an objective at a point, as an [`Operator`] on vectors.
#[derive(Debug)]
pub struct HessianAt<'a, O: FirstOrder, P> {
    problem: &'a Problem<O, P>,
    x: Vec<f64>,
}

impl<O: Objective, P: Parameters> Operator for HessianAt<'_, O, P> {
    type Param = P;
    type Output = P;

    fn apply(&self, vector: &P) -> Result<P, Error> {
        let mut product = vec![0.0; self.x.len()];
        self.problem.flat.hvp(&self.x, &vector.numbers(), &mut product)?;
        Ok(P::from_numbers(&product))
    }
}
