//! Optimisation with adjoin's errors.
//!
//! factrs' residuals cannot fail. So a mistake in a model unwinds to [`optimize`], which makes an error of
//! it. Where `optimize` did not call the model, it is a panic.

use std::cell::{Cell, RefCell};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use adjoin::objective::EvaluationError;
use factrs::containers::Values;
use factrs::optimizers::{OptError, Optimizer};

thread_local! {
    /// Whether this thread is in [`optimize`].
    static RUNS: Cell<bool> = const { Cell::new(false) };
    /// The first number that was not finite.
    static NOTED: RefCell<Option<EvaluationError>> = const { RefCell::new(None) };
}

/// factrs' `optimizer.optimize(start)`, with [`GraphError`] for what goes wrong in a [`Model`](crate::Model).
///
/// # Errors
/// If a model panics, if one is NaN or has such a derivative and the optimiser does not get around that
/// point, or if the optimiser ends without a solution.
pub fn optimize(optimizer: &mut impl Optimizer, start: Values) -> Result<Values, GraphError> {
    let outer = (RUNS.replace(true), NOTED.take());
    let result = catch_unwind(AssertUnwindSafe(|| optimizer.optimize(start)));
    RUNS.set(outer.0);
    let noted = NOTED.replace(outer.1);
    match (result, noted) {
        (Ok(Ok(values)), _) => Ok(values),
        (_, Some(error)) => Err(GraphError::Evaluation(error)),
        (Ok(Err(error)), None) => Err(GraphError::Solver(error)),
        (Err(payload), None) => match payload.downcast::<EvaluationError>() {
            Ok(error) => Err(GraphError::Evaluation(*error)),
            Err(payload) => resume_unwind(payload),
        },
    }
}

/// Keeps an error in case the optimiser does not get around it.
pub(crate) fn note(error: EvaluationError) {
    NOTED.with_borrow_mut(|noted| _ = noted.get_or_insert(error));
}

/// Ends the optimisation.
pub(crate) fn end(error: EvaluationError) -> ! {
    if RUNS.get() {
        // Without the message of a panic.
        NOTED.set(None);
        resume_unwind(Box::new(error));
    }
    panic!("{error}")
}

/// Why there are no best values.
#[derive(Debug)]
#[non_exhaustive]
pub enum GraphError {
    /// A model could not be evaluated.
    Evaluation(EvaluationError),
    /// The optimiser gave up.
    Solver(OptError),
}

impl fmt::Display for GraphError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Evaluation(error) => error.fmt(f),
            Self::Solver(OptError::MaxIterations(_)) => {
                f.write_str("the optimiser took its largest number of iterations")
            }
            Self::Solver(error) => write!(f, "the optimiser ended without a solution: {error:?}"),
        }
    }
}

impl std::error::Error for GraphError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        if let Self::Evaluation(error) = self { Some(error) } else { None }
    }
}
