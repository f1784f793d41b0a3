//! Nonlinear programs of [adjoin] for interior-point solvers.
//!
//! ```text
//! minimise f(x)   subject to   l ≤ x ≤ u  and  l ≤ g(x) ≤ u
//! ```
//!
//! The objective is an [`Objective`], the constraints are [`Residuals`] of the same parameters. Gradient,
//! sparse Jacobian and the sparse Hessian of the Lagrangian come from [`adjoin::objective::Program`], in the
//! order that such solvers want.
//!
//! ```
//! use adjoin::objective;
//! use adjoin_ipopt::Problem;
//!
//! // Hock and Schittkowski's problem 71.
//! let cost = objective!(|x: [f64; 4]| x[0] * x[3] * (x[0] + x[1] + x[2]) + x[2]);
//! let constraints = objective!(|x: [f64; 4]| -> (f64, f64) {
//!     (x[0] * x[1] * x[2] * x[3], x.iter().map(|x| *x * *x).sum::<R>())
//! });
//!
//! let (best, _) = Problem::new(&cost, &constraints, [1.0, 5.0, 5.0, 1.0])?
//!     .bounds(&[1.0; 4], &[5.0; 4])
//!     .constraint_bounds(&(25.0, 40.0), &(f64::INFINITY, 40.0))
//!     .solve()?;
//! assert!((best[1] - 4.742_999_64).abs() < 1e-6 && (best[3] - 1.379_408_29).abs() < 1e-6);
//! # Ok::<(), adjoin_ipopt::ProgramError>(())
//! ```
//!
//! The solver is [ripopt], Ipopt's algorithm in Rust. The solver turns back from a point where a function is
//! NaN; a panic in the model, or a pattern that turns out to be too small, ends the solution with a
//! [`ProgramError`].

use std::fmt;
use std::sync::{Mutex, PoisonError};

use adjoin::objective::{EvaluationError, Program};
use adjoin::{Objective, Residuals, Structure};
use ripopt::{NlpProblem, SolveResult, SolveStatus, SolverOptions};

/// An objective with bounds and constraints, as ripopt's [`NlpProblem`].
#[derive(Debug)]
pub struct Problem<F: Objective, G: Residuals<Input = F::Input>> {
    program: Program<F, G>,
    start: Vec<f64>,
    bounds: (Vec<f64>, Vec<f64>),
    constraint_bounds: (Vec<f64>, Vec<f64>),
    /// The last mistake that is one of the program, and the last point where a number was not finite.
    failure: Mutex<(Option<EvaluationError>, Option<EvaluationError>)>,
}

impl<F: Objective, G: Residuals<Input = F::Input>> Problem<F, G> {
    /// The problem without bounds, with constraints `g(x) = 0`.
    ///
    /// # Errors
    /// If a function panics at `start`.
    pub fn new(objective: F, constraints: G, start: F::Input) -> Result<Self, EvaluationError> {
        let x = start.flatten();
        Ok(Self::of(Program::new(objective, constraints, start)?, x))
    }

    /// The problem of a program whose patterns were widened ([`Program::also_at`], [`Program::dense`]).
    ///
    /// # Panics
    /// If the point has another length than the program has variables.
    pub fn of(program: Program<F, G>, start: Vec<f64>) -> Self {
        let (variables, constraints) = (program.variables(), program.constraints());
        assert_eq!(
            start.len(),
            variables,
            "the starting point has another length than the program's parameters"
        );
        Self {
            program,
            start,
            bounds: (vec![f64::NEG_INFINITY; variables], vec![f64::INFINITY; variables]),
            constraint_bounds: (vec![0.0; constraints], vec![0.0; constraints]),
            failure: Mutex::default(),
        }
    }

    /// Bounds of the parameters, in their own shape; infinite where there is none.
    ///
    /// # Panics
    /// If their number differs from that of the scalars of the parameters.
    #[must_use]
    pub fn bounds(mut self, lower: &F::Input, upper: &F::Input) -> Self {
        self.bounds = (lower.flatten(), upper.flatten());
        let counts = (self.bounds.0.len(), self.bounds.1.len());
        assert_eq!(counts, (self.start.len(), self.start.len()), "a bound for each scalar of the parameters");
        self
    }

    /// Bounds of the constraints, in their own shape; infinite where there is none, the same twice for an
    /// equation.
    ///
    /// # Panics
    /// If their number differs from that of the constraints.
    #[must_use]
    pub fn constraint_bounds(mut self, lower: &G::Output, upper: &G::Output) -> Self {
        self.constraint_bounds = (lower.flatten(), upper.flatten());
        let counts = (self.constraint_bounds.0.len(), self.constraint_bounds.1.len());
        let expected = self.program.constraints();
        assert_eq!(counts, (expected, expected), "a bound for each constraint");
        self
    }

    /// The program: the functions and their patterns.
    pub fn program(&self) -> &Program<F, G> {
        &self.program
    }

    /// The best parameters, and the solver's result. The solver prints nothing.
    ///
    /// # Errors
    /// If a function could not be evaluated, or if the solver found no solution.
    pub fn solve(&self) -> Result<(F::Input, SolveResult), ProgramError> {
        self.solve_with(&SolverOptions { print_level: 0, ..SolverOptions::default() })
    }

    /// [`solve`](Self::solve), with options.
    ///
    /// # Errors
    /// As [`solve`](Self::solve).
    pub fn solve_with(&self, options: &SolverOptions) -> Result<(F::Input, SolveResult), ProgramError> {
        *self.failures() = (None, None);
        let result = ripopt::solve(self, options);
        let (mistake, not_finite) = std::mem::take(&mut *self.failures());
        if let Some(error) = mistake {
            return Err(ProgramError::Evaluation(error));
        }
        if matches!(result.status, SolveStatus::Optimal | SolveStatus::Acceptable) {
            return Ok((self.program.structure(&result.x)?, result));
        }
        Err(match not_finite {
            Some(error) => ProgramError::Evaluation(error),
            None => ProgramError::Solver(Box::new(result)),
        })
    }

    fn failures(&self) -> std::sync::MutexGuard<'_, (Option<EvaluationError>, Option<EvaluationError>)> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether an evaluation went well. After a mistake in the program all fail, so that the solver ends.
    fn noted(&self, evaluate: impl FnOnce() -> Result<(), EvaluationError>) -> bool {
        if self.failures().0.is_some() {
            return false;
        }
        let Err(error) = evaluate() else { return true };
        let failures = &mut *self.failures();
        let kept = if error.is_recoverable() { &mut failures.1 } else { &mut failures.0 };
        *kept = Some(error);
        false
    }
}

impl<F: Objective, G: Residuals<Input = F::Input>> NlpProblem for Problem<F, G> {
    fn num_variables(&self) -> usize {
        self.program.variables()
    }

    fn num_constraints(&self) -> usize {
        self.program.constraints()
    }

    fn bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        lower.copy_from_slice(&self.bounds.0);
        upper.copy_from_slice(&self.bounds.1);
    }

    fn constraint_bounds(&self, lower: &mut [f64], upper: &mut [f64]) {
        lower.copy_from_slice(&self.constraint_bounds.0);
        upper.copy_from_slice(&self.constraint_bounds.1);
    }

    fn initial_point(&self, x: &mut [f64]) {
        x.copy_from_slice(&self.start);
    }

    fn objective(&self, x: &[f64], _: bool, value: &mut f64) -> bool {
        self.noted(|| {
            *value = self.program.objective().value(x)?;
            Ok(())
        })
    }

    fn gradient(&self, x: &[f64], _: bool, gradient: &mut [f64]) -> bool {
        self.noted(|| self.program.objective().value_and_grad(x, gradient).map(drop))
    }

    fn constraints(&self, x: &[f64], _: bool, values: &mut [f64]) -> bool {
        self.noted(|| self.program.constraint_functions().values_into(x, values))
    }

    fn jacobian_structure(&self) -> (Vec<usize>, Vec<usize>) {
        let (rows, columns) = self.program.jacobian_places();
        (rows.to_vec(), columns.to_vec())
    }

    fn jacobian_values(&self, x: &[f64], _: bool, entries: &mut [f64]) -> bool {
        self.noted(|| self.program.jacobian_into(x, entries))
    }

    fn hessian_structure(&self) -> (Vec<usize>, Vec<usize>) {
        let (rows, columns) = self.program.hessian_places();
        (rows.to_vec(), columns.to_vec())
    }

    fn hessian_values(
        &self,
        x: &[f64],
        _: bool,
        scale: f64,
        multipliers: &[f64],
        entries: &mut [f64],
    ) -> bool {
        self.noted(|| self.program.hessian_into(x, scale, multipliers, entries))
    }
}

/// Why there is no solution.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum ProgramError {
    /// A function could not be evaluated.
    Evaluation(EvaluationError),
    /// The solver found none.
    Solver(Box<SolveResult>),
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evaluation(error) => error.fmt(f),
            Self::Solver(result) => write!(
                f,
                "the solver ended after {} iterations without a solution: {:?}",
                result.iterations, result.status
            ),
        }
    }
}

impl std::error::Error for ProgramError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        if let Self::Evaluation(error) = self { Some(error) } else { None }
    }
}

impl From<EvaluationError> for ProgramError {
    fn from(error: EvaluationError) -> Self {
        Self::Evaluation(error)
    }
}
