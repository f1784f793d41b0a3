//! Objectives and constraints of [adjoin] for [NLopt](nlopt).
//!
//! ```
//! use adjoin::objective;
//! use adjoin_nlopt::{Algorithm, Problem};
//!
//! // The point of a circle that is closest to (2, 1).
//! let distance = objective!(|[x, y]: [f64; 2]| (x - 2.0).powi(2) + (y - 1.0).powi(2));
//! let circle = objective!(|[x, y]: [f64; 2]| -> f64 { x * x + y * y - 1.0 });
//! let ([x, y], _) = Problem::new(&distance, [0.5, 0.5]).zero(&circle).minimize(Algorithm::Slsqp)?;
//! assert!((x - 2.0 / 5f64.sqrt()).abs() < 1e-6 && (y - 1.0 / 5f64.sqrt()).abs() < 1e-6);
//! # Ok::<(), adjoin_nlopt::NloptError>(())
//! ```
//!
//! NLopt's functions cannot fail, and a panic would have to unwind through C. If a function panics, or is NaN
//! at a point that the solver tries, it is not called again, the solver is let run out, and the error says
//! what happened.

use std::cell::RefCell;
use std::fmt;

use adjoin::objective::{EvaluationError, FirstOrder, Flat, FlatResiduals};
use adjoin::{Residuals, Structure};
pub use nlopt::Algorithm;
use nlopt::{FailState, Nlopt, SuccessState, Target};

/// Evaluates constraints: values, point, and entries of the Jacobian.
type Constraints<'a> =
    Box<dyn Fn(&mut [f64], &[f64], Option<&mut [f64]>) -> Result<(), EvaluationError> + 'a>;

/// A problem for NLopt: an objective, bounds, and constraints `g(x) ≤ 0` and `h(x) = 0`.
pub struct Problem<'a, O: FirstOrder> {
    objective: Flat<O>,
    start: Vec<f64>,
    bounds: Option<(Vec<f64>, Vec<f64>)>,
    /// Their number, and whether they are equations.
    constraints: Vec<(usize, bool, Constraints<'a>)>,
    failure: RefCell<Option<EvaluationError>>,
    evaluations: u32,
    tolerance: f64,
}

impl<'a, O: FirstOrder> Problem<'a, O> {
    /// The problem of minimising an objective, from a starting point.
    pub fn new(objective: O, start: O::Input) -> Self {
        Self {
            start: start.flatten(),
            objective: Flat::new(objective, start),
            bounds: None,
            constraints: Vec::new(),
            failure: RefCell::default(),
            evaluations: 10_000,
            tolerance: 1e-10,
        }
    }

    /// Bounds of the parameters, in their own shape.
    ///
    /// # Panics
    /// If the bounds have another number of scalars than the parameters.
    #[must_use]
    pub fn bounds(mut self, lower: &O::Input, upper: &O::Input) -> Self {
        let (lower, upper) = (lower.flatten(), upper.flatten());
        let counts = (lower.len(), upper.len());
        assert_eq!(counts, (self.start.len(), self.start.len()), "a bound for each scalar of the parameters");
        self.bounds = Some((lower, upper));
        self
    }

    /// Functions that are at most 0 at the solution.
    #[must_use]
    pub fn at_most_zero<G: Residuals<Input = O::Input> + 'a>(self, constraints: G) -> Self
    where
        O::Input: 'a,
    {
        self.constrained(constraints, false)
    }

    /// Functions that are 0 at the solution.
    #[must_use]
    pub fn zero<G: Residuals<Input = O::Input> + 'a>(self, constraints: G) -> Self
    where
        O::Input: 'a,
    {
        self.constrained(constraints, true)
    }

    fn constrained<G: Residuals<Input = O::Input> + 'a>(mut self, constraints: G, equations: bool) -> Self
    where
        O::Input: 'a,
    {
        let flat =
            self.objective.structure(&self.start).and_then(|start| FlatResiduals::new(constraints, start));
        match flat {
            Ok(flat) => {
                let count = flat.outputs();
                let evaluate = move |values: &mut [f64], x: &[f64], jacobian: Option<&mut [f64]>| {
                    if let Some(jacobian) = jacobian {
                        flat.jacobian_into(x, jacobian)?;
                    }
                    flat.values_into(x, values)
                };
                self.constraints.push((count, equations, Box::new(evaluate)));
            }
            Err(error) => {
                self.failure.borrow_mut().get_or_insert(error);
            }
        }
        self
    }

    /// The number of evaluations after which the solver gives up: 10,000 unless another is given.
    #[must_use]
    pub fn evaluations(mut self, most: u32) -> Self {
        self.evaluations = most;
        self
    }

    /// The relative change of value and parameters below which the solver stops, and how far constraints may
    /// be violated: 10⁻¹⁰.
    #[must_use]
    pub fn tolerance(mut self, tolerance: f64) -> Self {
        self.tolerance = tolerance;
        self
    }

    /// The parameters at the minimum, and the value there.
    ///
    /// # Errors
    /// If a function could not be evaluated, or if the solver failed or ran out of evaluations.
    pub fn minimize(self, algorithm: Algorithm) -> Result<(O::Input, f64), NloptError> {
        if let Some(error) = self.failure.take() {
            return Err(NloptError::Evaluation(error));
        }
        let objective = |x: &[f64], gradient: Option<&mut [f64]>, (): &mut ()| {
            let value = self.guarded(|| match gradient {
                Some(gradient) => self.objective.value_and_grad(x, gradient),
                None => self.objective.value(x),
            });
            value.unwrap_or(f64::INFINITY)
        };
        let mut x = self.start.clone();
        let mut solver = Nlopt::new(algorithm, x.len(), objective, Target::Minimize, ());
        let outcome = self.set_up(&mut solver).map_err(|fail| (fail, f64::NAN));
        let outcome = outcome.and_then(|()| solver.optimize(&mut x));
        drop(solver);
        if let Some(error) = self.failure.take() {
            return Err(NloptError::Evaluation(error));
        }
        match outcome {
            Ok((SuccessState::MaxEvalReached | SuccessState::MaxTimeReached, _)) => {
                Err(NloptError::Unfinished { best: x })
            }
            Ok((_, value)) => Ok((self.objective.structure(&x)?, value)),
            Err((state, _)) => Err(NloptError::Solver { state, best: x }),
        }
    }

    fn set_up<F: nlopt::ObjFn<()>>(&self, solver: &mut Nlopt<F, ()>) -> Result<(), FailState> {
        solver.set_maxeval(self.evaluations)?;
        solver.set_ftol_rel(self.tolerance)?;
        solver.set_xtol_rel(self.tolerance)?;
        if let Some((lower, upper)) = &self.bounds {
            solver.set_lower_bounds(lower)?;
            solver.set_upper_bounds(upper)?;
        }
        for (count, equations, constraints) in &self.constraints {
            let function = move |values: &mut [f64], x: &[f64], jacobian: Option<&mut [f64]>, (): &mut ()| {
                if self.guarded(|| constraints(values, x, jacobian)).is_none() {
                    values.fill(f64::INFINITY);
                }
            };
            let tolerances = vec![self.tolerance; *count];
            if *equations {
                solver.add_equality_mconstraint(*count, function, (), &tolerances)?;
            } else {
                solver.add_inequality_mconstraint(*count, function, (), &tolerances)?;
            }
        }
        Ok(())
    }

    /// Evaluates unless something went wrong before.
    fn guarded<T>(&self, evaluate: impl FnOnce() -> Result<T, EvaluationError>) -> Option<T> {
        if self.failure.borrow().is_some() {
            return None;
        }
        evaluate().map_err(|error| self.failure.replace(Some(error))).ok()
    }
}

impl<O: FirstOrder> fmt::Debug for Problem<'_, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Problem").field("start", &self.start).finish_non_exhaustive()
    }
}

/// Why NLopt found no minimum.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum NloptError {
    /// A function could not be evaluated.
    Evaluation(EvaluationError),
    /// The solver ran out of evaluations or time.
    Unfinished {
        /// The best point.
        best: Vec<f64>,
    },
    /// The solver failed.
    Solver {
        /// How.
        state: FailState,
        /// The best point.
        best: Vec<f64>,
    },
}

impl fmt::Display for NloptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evaluation(error) => error.fmt(f),
            Self::Unfinished { best } => write!(f, "NLopt ran out of evaluations at {best:?}"),
            Self::Solver { state: FailState::InvalidArgs, .. } => {
                f.write_str("NLopt's algorithm does not take these constraints or bounds: choose another, such as `Slsqp`")
            }
            Self::Solver { state, best } => write!(f, "NLopt failed at {best:?}: {state:?}"),
        }
    }
}

impl std::error::Error for NloptError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        if let Self::Evaluation(error) = self { Some(error) } else { None }
    }
}

impl From<EvaluationError> for NloptError {
    fn from(error: EvaluationError) -> Self {
        Self::Evaluation(error)
    }
}
