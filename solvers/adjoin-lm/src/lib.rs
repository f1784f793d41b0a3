//! Residuals of [adjoin] as problems of [`levenberg_marquardt`].
//!
//! ```
//! use adjoin::objective;
//! use adjoin::prelude::*;
//!
//! // A decay, seen at four times.
//! let (times, seen) = (vec![0.0, 1.0, 2.0, 3.0], vec![2.0, 1.2130613, 0.7357589, 0.4462603]);
//! let decay = objective!([times: Vec<f64>, seen: Vec<f64>] |(height, rate): (f64, f64)| -> Vec<f64> {
//!     times.iter().zip(seen).map(|(t, y)| height * (-rate * *t).exp() - *y).collect()
//! });
//!
//! let (best, report) = adjoin_lm::fit(&decay, (1.0, 1.0))?;
//! assert!((best.0 - 2.0).abs() < 1e-6 && (best.1 - 0.5).abs() < 1e-6 && report.termination.was_successful());
//! # Ok::<(), adjoin_lm::FitError>(())
//! ```
//!
//! [`fit_with`] takes a solver with settings of yours; [`Problem`] is the problem itself, for whoever calls
//! the solver. Residuals and Jacobian at one point record the function once. A residual that is NaN, and a
//! panic in the model, end the fit with a [`FitError`] that says where.

use std::fmt;

use adjoin::Residuals;
use adjoin::objective::{EvaluationError, FlatResiduals};
use levenberg_marquardt::{LeastSquaresProblem, LevenbergMarquardt, MinimizationReport, TerminationReason};
use nalgebra::storage::Owned;
use nalgebra::{DMatrix, DMatrixView, DVector, Dyn};

/// The parameters that make the sum of squared residuals smallest, near `start`, with the solver's own
/// settings.
///
/// # Errors
/// If the function cannot be evaluated, or if the solver did not succeed: see [`FitError`].
pub fn fit<G: Residuals>(
    residuals: G,
    start: G::Input,
) -> Result<(G::Input, MinimizationReport<f64>), FitError> {
    fit_with(LevenbergMarquardt::new(), residuals, start)
}

/// [`fit`] by a solver with settings of yours.
///
/// # Errors
/// As [`fit`].
pub fn fit_with<G: Residuals>(
    solver: LevenbergMarquardt<f64>,
    residuals: G,
    start: G::Input,
) -> Result<(G::Input, MinimizationReport<f64>), FitError> {
    let (problem, report) = solver.minimize(Problem::new(residuals, start)?);
    if let Some(error) = problem.flat.take_failure() {
        return Err(FitError::Evaluation(error));
    }
    if !report.termination.was_successful() {
        return Err(FitError::Solver { reason: report.termination, best: problem.x.as_slice().to_vec() });
    }
    Ok((problem.solution(), report))
}

/// Residuals as a [`LeastSquaresProblem`], with the point where the solver is.
#[derive(Debug)]
pub struct Problem<G: Residuals> {
    flat: FlatResiduals<G>,
    x: DVector<f64>,
}

impl<G: Residuals> Problem<G> {
    /// The problem with the solver at `start`.
    ///
    /// # Errors
    /// If the residuals panic there.
    pub fn new(residuals: G, start: G::Input) -> Result<Self, EvaluationError> {
        let x = adjoin::Structure::flatten(&start).into();
        Ok(Self { flat: FlatResiduals::new(residuals, start)?, x })
    }

    /// The parameters where the solver is: after it has ended, the best ones.
    pub fn solution(&self) -> G::Input {
        self.flat.structure(self.x.as_slice()).expect("`set_params` checks the length")
    }

    /// Why the solver ended with [`TerminationReason::User`].
    pub fn take_failure(&self) -> Option<EvaluationError> {
        self.flat.take_failure()
    }
}

impl<G: Residuals> LeastSquaresProblem<f64, Dyn, Dyn> for Problem<G> {
    type ResidualStorage = Owned<f64, Dyn>;
    type JacobianStorage = Owned<f64, Dyn, Dyn>;
    type ParameterStorage = Owned<f64, Dyn>;

    fn set_params(&mut self, x: &DVector<f64>) {
        self.x.copy_from(x);
    }

    fn params(&self) -> DVector<f64> {
        self.x.clone()
    }

    fn residuals(&self) -> Option<DVector<f64>> {
        self.flat.values(self.x.as_slice()).ok().map(DVector::from_vec)
    }

    fn jacobian(&self) -> Option<DMatrix<f64>> {
        let (rows, columns) = (self.flat.outputs(), self.flat.inputs());
        // Row by row, which nalgebra takes for the columns of the transposed matrix.
        let matrix = |_: &[f64], entries: &[f64]| DMatrixView::from_slice(entries, columns, rows).transpose();
        self.flat.jacobian_by(self.x.as_slice(), matrix).ok()
    }
}

/// Why a fit failed.
#[derive(Debug)]
#[non_exhaustive]
pub enum FitError {
    /// The residuals could not be evaluated at a point that the solver tried.
    Evaluation(EvaluationError),
    /// The solver gave up.
    Solver {
        /// The reason.
        reason: TerminationReason,
        /// The parameters at which it gave up.
        best: Vec<f64>,
    },
}

impl fmt::Display for FitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evaluation(error) => error.fmt(f),
            Self::Solver { reason, best } => write!(f, "the fit ended at {best:?}: {reason:?}"),
        }
    }
}

impl std::error::Error for FitError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        if let Self::Evaluation(error) = self { Some(error) } else { None }
    }
}

impl From<EvaluationError> for FitError {
    fn from(error: EvaluationError) -> Self {
        Self::Evaluation(error)
    }
}
