//! Objectives and constraints of [adjoin] for [slsqp], the sequential quadratic programming of NLopt in Rust.
//!
//! ```
//! use adjoin::objective;
//! use adjoin_slsqp::Slsqp;
//!
//! // The point of a circle that is closest to (2, 1).
//! let distance = objective!(|[x, y]: [f64; 2]| (x - 2.0).powi(2) + (y - 1.0).powi(2));
//! let outside = objective!(|[x, y]: [f64; 2]| -> f64 { x * x + y * y - 1.0 });
//! let ([x, y], value) = Slsqp::new(&distance, [0.5, 0.5]).at_most_zero(&outside).minimize()?;
//! assert!((x - 2.0 / 5f64.sqrt()).abs() < 1e-6 && (y - 1.0 / 5f64.sqrt()).abs() < 1e-6);
//! assert!((value - (5f64.sqrt() - 1.0).powi(2)).abs() < 1e-6);
//! # Ok::<(), adjoin_slsqp::SlsqpError>(())
//! ```
//!
//! slsqp's functions cannot fail. If a function panics, or is NaN at a point that the solver tries, it is not
//! called again, the solver is let run out, and the error says what happened.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

use adjoin::objective::{EvaluationError, FirstOrder, Flat, FlatResiduals};
use adjoin::{Residuals, Structure};
use slsqp::{FailStatus, Func, StopTols, minimize};

/// Maximum violation of a constraint.
const FEASIBLE: f64 = 1e-10;

type Function<'a> = Box<dyn Fn(&[f64], Option<&mut [f64]>, &mut ()) -> f64 + 'a>;

/// A problem for slsqp: an objective, bounds, and constraints `g(x) ≤ 0`.
pub struct Slsqp<'a, O: FirstOrder> {
    objective: Flat<O>,
    start: Vec<f64>,
    bounds: Vec<(f64, f64)>,
    constraints: Vec<Function<'a>>,
    failure: Rc<RefCell<Option<EvaluationError>>>,
    evaluations: usize,
    tolerances: StopTols,
}

impl<'a, O: FirstOrder> Slsqp<'a, O> {
    /// The problem of minimising an objective, from a starting point.
    pub fn new(objective: O, start: O::Input) -> Self {
        let x = start.flatten();
        Self {
            bounds: vec![(f64::NEG_INFINITY, f64::INFINITY); x.len()],
            start: x,
            objective: Flat::new(objective, start),
            constraints: Vec::new(),
            failure: Rc::default(),
            evaluations: 1000,
            tolerances: StopTols { ftol_rel: 1e-12, ..StopTols::default() },
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
        self.bounds = lower.into_iter().zip(upper).collect();
        self
    }

    /// Functions that are at most 0 at the solution, up to 10⁻¹⁰: one constraint for each scalar of the
    /// output.
    #[must_use]
    pub fn at_most_zero<G: Residuals<Input = O::Input> + 'a>(mut self, constraints: G) -> Self
    where
        O::Input: 'a,
    {
        let flat =
            self.objective.structure(&self.start).and_then(|start| FlatResiduals::new(constraints, start));
        let flat = match flat {
            Ok(flat) => Rc::new(flat),
            Err(error) => {
                self.failure.borrow_mut().get_or_insert(error);
                return self;
            }
        };
        for row in 0..flat.outputs() {
            let (flat, failure) = (Rc::clone(&flat), Rc::clone(&self.failure));
            self.constraints.push(Box::new(move |x, gradient, ()| {
                let value = guarded(&failure, || {
                    let Some(gradient) = gradient else { return Ok(flat.values(x)?[row]) };
                    flat.jacobian_by(x, |values, entries| {
                        gradient.copy_from_slice(&entries[row * x.len()..][..x.len()]);
                        values[row]
                    })
                });
                // slsqp regards points where a constraint is violated by rounding as infeasible, and returns
                // an earlier one.
                if value > 0.0 && value <= FEASIBLE { 0.0 } else { value }
            }));
        }
        self
    }

    /// The number of evaluations after which the solver gives up: 1000 unless another is given.
    #[must_use]
    pub fn evaluations(mut self, most: usize) -> Self {
        self.evaluations = most;
        self
    }

    /// When to stop. By default, when the value changes by less than 10⁻¹² of itself.
    #[must_use]
    pub fn tolerances(mut self, tolerances: StopTols) -> Self {
        self.tolerances = tolerances;
        self
    }

    /// The parameters at the minimum, and the value there.
    ///
    /// # Errors
    /// If a function could not be evaluated, or if the solver failed or ran out of evaluations.
    pub fn minimize(self) -> Result<(O::Input, f64), SlsqpError> {
        if let Some(error) = self.failure.take() {
            return Err(SlsqpError::Evaluation(error));
        }
        let count = Cell::new(0);
        let objective = |x: &[f64], gradient: Option<&mut [f64]>, (): &mut ()| {
            count.set(count.get() + 1);
            guarded(&self.failure, || match gradient {
                Some(gradient) => self.objective.value_and_grad(x, gradient),
                None => self.objective.value(x),
            })
        };
        let constraints: Vec<&dyn Func<()>> = self.constraints.iter().map(|g| g as &dyn Func<()>).collect();
        let tolerances = Some(self.tolerances.clone());
        let outcome =
            minimize(objective, &self.start, &self.bounds, &constraints, (), self.evaluations, tolerances);
        if let Some(error) = self.failure.take() {
            return Err(SlsqpError::Evaluation(error));
        }
        match outcome {
            Ok((slsqp::SuccessStatus::MaxEvalReached | slsqp::SuccessStatus::MaxTimeReached, best, _)) => {
                Err(SlsqpError::Unfinished { evaluations: count.get(), best })
            }
            Ok((_, x, value)) => Ok((self.objective.structure(&x)?, value)),
            Err((status, best, _)) => Err(SlsqpError::Solver { status, best }),
        }
    }
}

/// Evaluates unless something went wrong before. The solver sees infinity then, from which it turns back.
fn guarded(
    failure: &RefCell<Option<EvaluationError>>,
    evaluate: impl FnOnce() -> Result<f64, EvaluationError>,
) -> f64 {
    if failure.borrow().is_some() {
        return f64::INFINITY;
    }
    evaluate().unwrap_or_else(|error| {
        failure.borrow_mut().get_or_insert(error);
        f64::INFINITY
    })
}

impl<O: FirstOrder> fmt::Debug for Slsqp<'_, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Slsqp").field("start", &self.start).finish_non_exhaustive()
    }
}

/// Why slsqp found no minimum.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum SlsqpError {
    /// A function could not be evaluated.
    Evaluation(EvaluationError),
    /// The solver ran out of evaluations.
    Unfinished {
        /// Their number.
        evaluations: usize,
        /// The best point.
        best: Vec<f64>,
    },
    /// The solver failed.
    Solver {
        /// How.
        status: FailStatus,
        /// The best point.
        best: Vec<f64>,
    },
}

impl fmt::Display for SlsqpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evaluation(error) => error.fmt(f),
            Self::Unfinished { evaluations, best } => {
                write!(f, "slsqp found no minimum in {evaluations} evaluations, and is at {best:?}")
            }
            Self::Solver { status, best } => write!(f, "slsqp failed at {best:?}: {status:?}"),
        }
    }
}

impl std::error::Error for SlsqpError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        if let Self::Evaluation(error) = self { Some(error) } else { None }
    }
}

impl From<EvaluationError> for SlsqpError {
    fn from(error: EvaluationError) -> Self {
        Self::Evaluation(error)
    }
}
