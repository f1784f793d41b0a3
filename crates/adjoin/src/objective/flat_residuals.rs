//! Residuals of a vector, with the checks and the memory of [`Flat`](super::Flat).

use std::sync::Mutex;

use super::error::{EvaluationError, caught, path_of, require_finite};
use super::flat::{attempt, same};
use super::residuals::Residuals;
use crate::sparse::{PatternError, SparseJacobian, SparseMatrix};
use crate::structure::{Differentiable, Structure};
use crate::verbs::Jacobian;

/// Residuals as a function from vectors to vectors.
///
/// The last point is remembered: values and Jacobian asked one after the other record the function once.
///
/// ```
/// use adjoin::objective;
/// use adjoin::objective::FlatResiduals;
/// use adjoin::prelude::*;
///
/// let model = objective!(|(a, b): (f64, f64)| -> Vec<f64> { vec![a * b, a - b, b.sqrt()] });
/// let flat = FlatResiduals::new(&model, (1.0, 1.0))?;
/// assert_eq!((flat.outputs(), flat.inputs()), (3, 2));
/// let mut jacobian = [0.0; 6];
/// flat.jacobian_into(&[3.0, 4.0], &mut jacobian)?;
/// assert_eq!(jacobian, [4.0, 3.0, 1.0, -1.0, 0.0, 0.25]);
///
/// let error = flat.values(&[3.0, -4.0]).unwrap_err();
/// assert_eq!(error.to_string(), "the output [2] is NaN at the point .0 = 3, .1 = -4");
/// # Ok::<(), adjoin::objective::EvaluationError>(())
/// ```
pub struct FlatResiduals<G: Residuals> {
    residuals: G,
    start: G::Input,
    inputs: usize,
    outputs: usize,
    last: Mutex<Last<G::Input>>,
    pattern: Mutex<Option<SparseJacobian>>,
    failure: Mutex<Option<EvaluationError>>,
}

struct Last<T> {
    point: T,
    x: Vec<f64>,
    values: Vec<f64>,
    jacobian: Option<Jacobian<T>>,
    known: Known,
    wants_jacobians: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Nothing,
    Values,
    ValuesAndJacobian,
}

impl<G: Residuals> FlatResiduals<G> {
    /// Residuals whose parameters have the shape of `start`. They are evaluated there, to find how many they
    /// are.
    ///
    /// # Errors
    /// If the function panics.
    pub fn new(residuals: G, start: G::Input) -> Result<Self, EvaluationError> {
        let values = caught(|| residuals.value(&start))?.flatten();
        let x = start.flatten();
        let (inputs, outputs) = (x.len(), values.len());
        let last = Last {
            point: start.map_by(&mut crate::structure::copies::Same),
            x,
            values,
            jacobian: None,
            known: Known::Values,
            wants_jacobians: false,
        };
        Ok(Self {
            residuals,
            start,
            inputs,
            outputs,
            last: Mutex::new(last),
            pattern: Mutex::new(None),
            failure: Mutex::new(None),
        })
    }

    /// The number of scalars of the parameters.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// The number of residuals.
    pub fn outputs(&self) -> usize {
        self.outputs
    }

    /// The residuals.
    pub fn residuals(&self) -> &G {
        &self.residuals
    }

    /// The parameters that say what the shape is.
    pub fn start(&self) -> &G::Input {
        &self.start
    }

    /// A vector as parameters.
    ///
    /// # Errors
    /// If it has another length than the parameters have scalars.
    pub fn structure(&self, x: &[f64]) -> Result<G::Input, EvaluationError> {
        EvaluationError::require("the point", self.inputs, x.len())?;
        Ok(self.start.with_scalars(x)?)
    }

    /// The residuals at a point.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn values(&self, x: &[f64]) -> Result<Vec<f64>, EvaluationError> {
        let mut values = vec![0.0; self.outputs];
        self.values_into(x, &mut values)?;
        Ok(values)
    }

    /// The residuals at a point, written to the slice.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn values_into(&self, x: &[f64], values: &mut [f64]) -> Result<(), EvaluationError> {
        self.noted(|| {
            EvaluationError::require("the point", self.inputs, x.len())?;
            EvaluationError::require("the vector of values", self.outputs, values.len())?;
            let Some(mut last) = attempt(&self.last) else {
                let point = self.structure(x)?;
                self.take_values(&caught(|| self.residuals.value(&point))?, values)?;
                return checked_values(&self.residuals, values, &point);
            };
            let last = &mut *last;
            if last.known == Known::Nothing || !same(&last.x, x) {
                if last.wants_jacobians {
                    self.record(last, x)?;
                } else {
                    last.go_to(x)?;
                    let found = caught(|| self.residuals.value(&last.point))?;
                    self.take_values(&found, &mut last.values)?;
                    last.known = Known::Values;
                }
            }
            values.copy_from_slice(&last.values);
            checked_values(&self.residuals, values, &last.point)
        })
    }

    /// The entries of the Jacobian at a point, row by row, written to the slice.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn jacobian_into(&self, x: &[f64], entries: &mut [f64]) -> Result<(), EvaluationError> {
        self.noted(|| {
            EvaluationError::require("the Jacobian", self.inputs * self.outputs, entries.len())?;
            self.evaluate(x, |_, jacobian| entries.copy_from_slice(jacobian))
        })
    }

    /// Calls `read` with the residuals at a point and the entries of their Jacobian, row by row.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn jacobian_by<T>(
        &self,
        x: &[f64],
        read: impl FnOnce(&[f64], &[f64]) -> T,
    ) -> Result<T, EvaluationError> {
        self.noted(|| self.evaluate(x, read))
    }

    fn evaluate<T>(&self, x: &[f64], read: impl FnOnce(&[f64], &[f64]) -> T) -> Result<T, EvaluationError> {
        EvaluationError::require("the point", self.inputs, x.len())?;
        let Some(mut last) = attempt(&self.last) else {
            let point = self.structure(x)?;
            let (values, matrix) = caught(|| self.residuals.value_and_jacobian(&point))?;
            let values = values.flatten();
            self.check(&values, &matrix, &point)?;
            return Ok(read(&values, matrix.entries()));
        };
        let last = &mut *last;
        last.wants_jacobians = true;
        if last.known != Known::ValuesAndJacobian || !same(&last.x, x) {
            self.record(last, x)?;
        }
        let matrix = last.jacobian.as_ref().expect("what was recorded");
        self.check(&last.values, matrix, &last.point)?;
        Ok(read(&last.values, matrix.entries()))
    }

    /// Fails unless all values and derivatives are finite, and as many as at the start.
    fn check(
        &self,
        values: &[f64],
        matrix: &Jacobian<G::Input>,
        point: &G::Input,
    ) -> Result<(), EvaluationError> {
        EvaluationError::require("the output", self.outputs, matrix.rows())?;
        EvaluationError::require("a row of the Jacobian", self.inputs, matrix.columns())?;
        checked_values(&self.residuals, values, point)?;
        require_finite(matrix.entries(), point, |at| {
            format!("the entry ({}, {}) of the Jacobian", at / self.inputs, at % self.inputs)
        })
    }

    /// The Jacobian at a point, without its zeros. Its pattern is found at the first point, and grows if that
    /// was too small.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn sparse_jacobian(&self, x: &[f64]) -> Result<SparseMatrix, EvaluationError> {
        self.noted(|| {
            let point = self.structure(x)?;
            let Some(mut kept) = attempt(&self.pattern) else {
                return finite(caught(|| self.residuals.sparse_jacobian(&point))?, &point);
            };
            let prepared = match kept.take() {
                Some(prepared) => prepared,
                None => caught(|| self.residuals.prepare_jacobian(&point))?,
            };
            let matrix = caught(|| self.residuals.prepared_jacobian(&prepared, &point));
            let prepared = kept.insert(prepared);
            match matrix? {
                Err(PatternError::Outside { .. }) => {
                    let found = caught(|| self.residuals.prepare_jacobian(&point))?;
                    *prepared = SparseJacobian::with_pattern(&prepared.pattern().union(found.pattern()));
                    finite(caught(|| self.residuals.prepared_jacobian(prepared, &point))??.1, &point)
                }
                matrix => finite(matrix?.1, &point),
            }
        })
    }

    /// The product of the Jacobian with a direction, written to the slice.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn jvp(&self, x: &[f64], direction: &[f64], product: &mut [f64]) -> Result<(), EvaluationError> {
        self.noted(|| {
            EvaluationError::require("the direction", self.inputs, direction.len())?;
            let (point, direction) = (self.structure(x)?, self.structure(direction)?);
            let (_, found) = caught(|| self.residuals.jvp(&point, &direction))??;
            self.take_values(&found, product)?;
            require_finite(product, &point, |at| format!("the product of the Jacobian, row {at},"))
        })
    }

    /// The product of the transposed Jacobian with a cotangent, written to the slice.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn vjp(&self, x: &[f64], cotangent: &[f64], product: &mut [f64]) -> Result<(), EvaluationError> {
        self.noted(|| {
            EvaluationError::require("the cotangent", self.outputs, cotangent.len())?;
            EvaluationError::require("the product", self.inputs, product.len())?;
            let point = self.structure(x)?;
            let cotangent = caught(|| self.residuals.value(&point))?.with_scalars(cotangent)?;
            let (_, found) = caught(|| self.residuals.vjp(&point, &cotangent))??;
            found.flatten_into(product)?;
            require_finite(product, &point, |at| format!("the product of the transposed Jacobian, row {at},"))
        })
    }

    /// The first error since this was last called. For solvers to which a failure is a flag, or nothing at
    /// all.
    pub fn take_failure(&self) -> Option<EvaluationError> {
        self.failure.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take()
    }

    fn take_values(&self, found: &G::Output, values: &mut [f64]) -> Result<(), EvaluationError> {
        EvaluationError::require("the output", self.outputs, found.count_scalars())?;
        Ok(found.flatten_into(values)?)
    }

    fn record(&self, last: &mut Last<G::Input>, x: &[f64]) -> Result<(), EvaluationError> {
        last.go_to(x)?;
        let (values, jacobian) = caught(|| self.residuals.value_and_jacobian(&last.point))?;
        self.take_values(&values, &mut last.values)?;
        last.jacobian = Some(jacobian);
        last.known = Known::ValuesAndJacobian;
        Ok(())
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

fn finite<T: Differentiable>(matrix: SparseMatrix, point: &T) -> Result<SparseMatrix, EvaluationError> {
    require_finite(matrix.values(), point, |at| {
        let (row, column, _) = matrix.iter().nth(at).expect("an entry");
        format!("the entry ({row}, {column}) of the Jacobian")
    })?;
    Ok(matrix)
}

/// Fails if a residual is not finite, and names it.
fn checked_values<G: Residuals>(
    residuals: &G,
    values: &[f64],
    point: &G::Input,
) -> Result<(), EvaluationError> {
    require_finite(values, point, |at| {
        let path = caught(|| path_of(&residuals.value(point), at)).unwrap_or_default();
        if path.is_empty() { "the output".to_owned() } else { format!("the output {path}") }
    })
}

impl<T: Structure> Last<T> {
    fn go_to(&mut self, x: &[f64]) -> Result<(), EvaluationError> {
        self.known = Known::Nothing;
        self.point.set_scalars(x)?;
        self.x.copy_from_slice(x);
        Ok(())
    }
}

impl<G: Residuals> std::fmt::Debug for FlatResiduals<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("FlatResiduals")
            .field("inputs", &self.inputs)
            .field("outputs", &self.outputs)
            .finish_non_exhaustive()
    }
}
