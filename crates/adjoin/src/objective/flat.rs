//! An objective of a vector.
//!
//! Solvers ask for the value at a point, and then for the gradient at the same point, or the other way round.
//! [`Flat`] remembers the last point, so that the two record the function once. A solver that never asks for
//! a gradient gets plain evaluations.
//!
//! # Threads
//! The last point is behind a lock that no thread waits for. A second thread that arrives while the first
//! evaluates, and a function that evaluates its own `Flat`, compute without it.

use std::sync::{Mutex, MutexGuard};

use super::error::{EvaluationError, caught, derivative_by, require_finite};
use super::first_order::FirstOrder;
use super::function::Objective;
use crate::sparse::{PatternError, SparseHessian, SparseMatrix};
use crate::structure::{Differentiable, Structure};
use crate::verbs::Jacobian;

/// An objective as a function of a vector: the scalars of its parameters, in order.
///
/// Mistakes become an [`EvaluationError`]: a vector of another length, a value that is NaN, a derivative that
/// is not finite, a panic in the function. An infinite value is allowed: to a minimiser it says that the
/// point is out of bounds.
///
/// ```
/// use adjoin::objective;
/// use adjoin::objective::Flat;
/// use adjoin::prelude::*;
///
/// let model = objective!(|(slope, [a, b]): (f64, [f64; 2])| (slope - 1.0).powi(2) + (a * b).ln());
/// let flat = Flat::new(&model, (0.0, [1.0, 1.0]));
/// let mut gradient = [0.0; 3];
/// assert_eq!(flat.value_and_grad(&[0.0, 1.0, 2.0], &mut gradient)?, 1.0 + 2f64.ln());
/// assert_eq!(gradient, [-2.0, 1.0, 0.5]);
///
/// let error = flat.value(&[0.0, 1.0, -2.0]).unwrap_err();
/// assert_eq!(error.to_string(), "the value is NaN at the point .0 = 0, .1[0] = 1, .1[1] = -2");
/// # Ok::<(), adjoin::objective::EvaluationError>(())
/// ```
pub struct Flat<O: FirstOrder> {
    objective: O,
    start: O::Input,
    dimension: usize,
    last: Mutex<Last<O::Input>>,
    hessian: Mutex<Option<SparseHessian>>,
    failure: Mutex<Option<EvaluationError>>,
}

/// What is known about the last point.
struct Last<T> {
    /// The point, as parameters and as a vector.
    point: T,
    x: Vec<f64>,
    value: f64,
    gradient: Vec<f64>,
    known: Known,
    /// Whether a gradient was ever asked for.
    wants_gradients: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    Value,
    ValueAndGradient,
}

impl<O: FirstOrder> Flat<O> {
    /// An objective whose parameters have the shape of `start`.
    pub fn new(objective: O, start: O::Input) -> Self {
        let x = start.flatten();
        let dimension = x.len();
        let last = Last {
            point: start.map_by(&mut crate::structure::copies::Same),
            gradient: vec![0.0; dimension],
            x,
            value: 0.0,
            known: Known::Nothing,
            wants_gradients: false,
        };
        Self {
            objective,
            start,
            dimension,
            last: Mutex::new(last),
            hessian: Mutex::new(None),
            failure: Mutex::new(None),
        }
    }

    /// The number of scalars of the parameters.
    pub fn dimension(&self) -> usize {
        self.dimension
    }

    /// The objective.
    pub fn objective(&self) -> &O {
        &self.objective
    }

    /// The parameters that say what the shape is.
    pub fn start(&self) -> &O::Input {
        &self.start
    }

    /// A vector as parameters.
    ///
    /// # Errors
    /// If it has another length than the parameters have scalars.
    pub fn structure(&self, x: &[f64]) -> Result<O::Input, EvaluationError> {
        EvaluationError::require("the point", self.dimension, x.len())?;
        Ok(self.start.with_scalars(x)?)
    }

    /// The value.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn value(&self, x: &[f64]) -> Result<f64, EvaluationError> {
        self.noted(|| {
            EvaluationError::require("the point", self.dimension, x.len())?;
            let Some(mut last) = attempt(&self.last) else {
                let point = self.structure(x)?;
                return checked(caught(|| self.objective.evaluate(&point))?, &point);
            };
            let last = &mut *last;
            if last.known == Known::Nothing || !same(&last.x, x) {
                if last.wants_gradients {
                    self.record(last, x)?;
                } else {
                    last.go_to(x)?;
                    last.value = caught(|| self.objective.evaluate(&last.point))?;
                    last.known = Known::Value;
                }
            }
            checked(last.value, &last.point)
        })
    }

    /// The value; the gradient is written to the slice.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn value_and_grad(&self, x: &[f64], gradient: &mut [f64]) -> Result<f64, EvaluationError> {
        self.noted(|| {
            EvaluationError::require("the gradient", self.dimension, gradient.len())?;
            self.evaluate(x, |value, slopes| {
                gradient.copy_from_slice(slopes);
                value
            })
        })
    }

    /// Calls `read` with the gradient, where the caller wants another vector made of it.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn gradient_by<T>(&self, x: &[f64], read: impl FnOnce(&[f64]) -> T) -> Result<T, EvaluationError> {
        self.noted(|| self.evaluate(x, |_, gradient| read(gradient)))
    }

    fn evaluate<T>(&self, x: &[f64], read: impl FnOnce(f64, &[f64]) -> T) -> Result<T, EvaluationError> {
        EvaluationError::require("the point", self.dimension, x.len())?;
        let Some(mut last) = attempt(&self.last) else {
            let point = self.structure(x)?;
            let (value, gradient) = caught(|| self.objective.evaluate_with_gradient(&point))?;
            let gradient = gradient.flatten();
            EvaluationError::require("the gradient", self.dimension, gradient.len())?;
            return Ok(read(checked_both(value, &gradient, &point)?, &gradient));
        };
        let last = &mut *last;
        last.wants_gradients = true;
        if last.known != Known::ValueAndGradient || !same(&last.x, x) {
            self.record(last, x)?;
        }
        Ok(read(checked_both(last.value, &last.gradient, &last.point)?, &last.gradient))
    }

    fn record(&self, last: &mut Last<O::Input>, x: &[f64]) -> Result<(), EvaluationError> {
        last.go_to(x)?;
        let (value, gradient) = caught(|| self.objective.evaluate_with_gradient(&last.point))?;
        gradient.flatten_into(&mut last.gradient)?;
        last.value = value;
        last.known = Known::ValueAndGradient;
        Ok(())
    }

    /// The first error since this was last called. For solvers to which a failure is a flag, or nothing at
    /// all.
    pub fn take_failure(&self) -> Option<EvaluationError> {
        self.failure.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()
    }

    fn noted<T>(&self, f: impl FnOnce() -> Result<T, EvaluationError>) -> Result<T, EvaluationError> {
        let result = f();
        if let Err(error) = &result {
            let mut failure = self.failure.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            failure.get_or_insert_with(|| error.clone());
        }
        result
    }
}

impl<O: Objective> Flat<O> {
    /// The product of the Hessian with a vector, written to the slice.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn hvp(&self, x: &[f64], vector: &[f64], product: &mut [f64]) -> Result<(), EvaluationError> {
        self.noted(|| {
            EvaluationError::require("the vector", self.dimension, vector.len())?;
            EvaluationError::require("the product", self.dimension, product.len())?;
            let (point, direction) = (self.structure(x)?, self.structure(vector)?);
            caught(|| self.objective.hvp(&point, &direction))??.flatten_into(product)?;
            require_finite(product, &point, |at| format!("the product of the Hessian, row {at},"))
        })
    }

    /// The Hessian.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn hessian(&self, x: &[f64]) -> Result<Jacobian<O::Input>, EvaluationError> {
        self.noted(|| {
            let point = self.structure(x)?;
            let matrix = caught(|| self.objective.hessian(&point))?;
            let columns = matrix.columns().max(1);
            let name = |at| format!("the entry ({}, {}) of the Hessian", at / columns, at % columns);
            require_finite(matrix.entries(), &point, name)?;
            Ok(matrix)
        })
    }

    /// The Hessian, without its zeros. Its pattern is found at the first point, and grows if that was too
    /// small.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn sparse_hessian(&self, x: &[f64]) -> Result<SparseMatrix, EvaluationError> {
        self.noted(|| {
            let point = self.structure(x)?;
            let Some(mut kept) = attempt(&self.hessian) else {
                return finite(caught(|| self.objective.sparse_hessian(&point))?, &point);
            };
            let prepared = match kept.take() {
                Some(prepared) => prepared,
                None => caught(|| self.objective.prepare_hessian(&point))?,
            };
            let matrix = caught(|| self.objective.prepared_hessian(&prepared, &point));
            let prepared = kept.insert(prepared);
            match matrix? {
                Err(PatternError::Outside { .. }) => {
                    let found = caught(|| self.objective.prepare_hessian(&point))?;
                    *prepared = SparseHessian::with_pattern(&prepared.pattern().union(found.pattern()));
                    finite(caught(|| self.objective.prepared_hessian(prepared, &point))??, &point)
                }
                matrix => finite(matrix?, &point),
            }
        })
    }
}

fn finite<T: Differentiable>(matrix: SparseMatrix, point: &T) -> Result<SparseMatrix, EvaluationError> {
    require_finite(matrix.values(), point, |at| {
        let (row, column, _) = matrix.iter().nth(at).expect("an entry");
        format!("the entry ({row}, {column}) of the Hessian")
    })?;
    Ok(matrix)
}

impl<T: Structure> Last<T> {
    fn go_to(&mut self, x: &[f64]) -> Result<(), EvaluationError> {
        self.known = Known::Nothing;
        self.point.set_scalars(x)?;
        self.x.copy_from_slice(x);
        Ok(())
    }
}

/// The lock, if nobody has it. What a panic left behind is in order: it is marked as unknown first.
pub(super) fn attempt<T>(lock: &Mutex<T>) -> Option<MutexGuard<'_, T>> {
    match lock.try_lock() {
        Ok(guard) => Some(guard),
        Err(std::sync::TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
        Err(std::sync::TryLockError::WouldBlock) => None,
    }
}

/// Whether two points are the same, bit for bit. (0 and −0 may have different derivatives.)
pub(super) fn same(x: &[f64], y: &[f64]) -> bool {
    x.iter().zip(y).all(|(x, y)| x.to_bits() == y.to_bits())
}

fn checked<T: Differentiable>(value: f64, point: &T) -> Result<f64, EvaluationError> {
    if value.is_nan() {
        return Err(EvaluationError::not_finite("the value".to_owned(), value, point));
    }
    Ok(value)
}

/// The value, if it is not NaN and the gradient is finite.
fn checked_both<T: Differentiable>(value: f64, gradient: &[f64], point: &T) -> Result<f64, EvaluationError> {
    let value = checked(value, point)?;
    require_finite(gradient, point, |at| derivative_by(point, at))?;
    Ok(value)
}

impl<O: FirstOrder> std::fmt::Debug for Flat<O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Flat").field("dimension", &self.dimension).finish_non_exhaustive()
    }
}
