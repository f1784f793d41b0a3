//! Residuals as a problem of argmin.

use std::marker::PhantomData;

use adjoin::Residuals;
use adjoin::objective::{EvaluationError, FlatResiduals};
use argmin::core::{CostFunction, Error, Gradient, Jacobian, Operator};

use crate::Parameters;

/// Residuals as a problem of argmin's Gauss–Newton methods: the [`Operator`] is the vector of residuals, the
/// [`Jacobian`] theirs, the [`CostFunction`] half the sum of their squares.
///
/// ```
/// use adjoin::objective;
/// use adjoin::prelude::*;
/// use adjoin_argmin::LeastSquares;
/// use argmin::core::{Executor, State};
/// use argmin::solver::gaussnewton::GaussNewton;
/// use nalgebra::DVector;
///
/// let circles = objective!(|[x, y]: [f64; 2]| -> [f64; 2] { [x * x + y * y - 1.0, (x - 1.0).powi(2) + y * y - 1.0] });
/// let start = [1.0, 0.5];
/// let problem = LeastSquares::<_, DVector<f64>>::new(&circles, start)?;
/// let result = Executor::new(problem, GaussNewton::<f64>::new())
///     .configure(|state| state.param(start.to_vec().into()).max_iters(20))
///     .run()?;
/// let best = result.state().get_best_param().unwrap();
/// assert!((best[0] - 0.5).abs() < 1e-9 && (best[1] - 0.75_f64.sqrt()).abs() < 1e-9);
/// # Ok::<(), argmin::core::Error>(())
/// ```
#[derive(Debug)]
pub struct LeastSquares<G: Residuals, P = Vec<f64>> {
    flat: FlatResiduals<G>,
    parameters: PhantomData<fn() -> P>,
}

impl<G: Residuals, P: Parameters> LeastSquares<G, P> {
    /// The problem of residuals whose parameters have the shape of `start`.
    ///
    /// # Errors
    /// If the residuals panic at `start`.
    pub fn new(residuals: G, start: G::Input) -> Result<Self, EvaluationError> {
        Ok(Self { flat: FlatResiduals::new(residuals, start)?, parameters: PhantomData })
    }

    /// The starting point, as argmin takes it.
    pub fn start(&self) -> P {
        P::from_numbers(&adjoin::Structure::flatten(self.flat.start()))
    }

    /// The first error since this was last called: see
    /// [`Problem::take_failure`](crate::Problem::take_failure).
    pub fn take_failure(&self) -> Option<EvaluationError> {
        self.flat.take_failure()
    }

    /// A vector of argmin as parameters.
    ///
    /// # Errors
    /// If it has another length.
    pub fn structure(&self, x: &P) -> Result<G::Input, EvaluationError> {
        self.flat.structure(&x.numbers())
    }
}

impl<G: Residuals, P: Parameters> Operator for LeastSquares<G, P> {
    type Param = P;
    type Output = P;

    fn apply(&self, x: &P) -> Result<P, Error> {
        Ok(P::from_numbers(&self.flat.values(&x.numbers())?))
    }
}

impl<G: Residuals, P: Parameters> Jacobian for LeastSquares<G, P> {
    type Param = P;
    type Jacobian = P::Matrix;

    fn jacobian(&self, x: &P) -> Result<P::Matrix, Error> {
        let (rows, columns) = (self.flat.outputs(), self.flat.inputs());
        Ok(self.flat.jacobian_by(&x.numbers(), |_, entries| P::matrix(rows, columns, entries))?)
    }
}

impl<G: Residuals, P: Parameters> CostFunction for LeastSquares<G, P> {
    type Param = P;
    type Output = f64;

    fn cost(&self, x: &P) -> Result<f64, Error> {
        Ok(0.5 * self.flat.values(&x.numbers())?.iter().map(|r| r * r).sum::<f64>())
    }
}

/// Of half the sum of squares: `Jᵀ r`.
impl<G: Residuals, P: Parameters> Gradient for LeastSquares<G, P> {
    type Param = P;
    type Gradient = P;

    fn gradient(&self, x: &P) -> Result<P, Error> {
        let mut gradient = vec![0.0; self.flat.inputs()];
        self.flat.jacobian_by(&x.numbers(), |residuals, entries| {
            for (row, residual) in entries.chunks(gradient.len().max(1)).zip(residuals) {
                gradient.iter_mut().zip(row).for_each(|(slope, entry)| *slope += residual * entry);
            }
        })?;
        Ok(P::from_numbers(&gradient))
    }
}
