//! Nonlinear programs: an objective and constraints, as interior-point solvers want them.
//!
//! ```text
//! minimise f(x)   subject to   l ≤ g(x) ≤ u
//! ```
//!
//! ipopt and its relatives ask for the Jacobian of `g` and for the Hessian of the Lagrangian `σ f + λᵀ g`, as
//! triplets (row, column, value) whose places are fixed before the first iteration; of the Hessian, only the
//! lower triangle. The places come from the tapes of `f` and `g` at the starting point; values are computed
//! in as many directions as the patterns have colours.

use super::error::{EvaluationError, caught, require_finite};
use super::flat::Flat;
use super::flat_residuals::FlatResiduals;
use super::function::Objective;
use super::residuals::Residuals;
use crate::real::{LeftOf, Real, RefOps};
use crate::sparse::{SparseHessian, SparseJacobian, SparsityPattern};
use crate::structure::copies::Same;
use crate::structure::{Differentiable, With};

/// An objective and constraints on the same parameters, with the patterns of their derivatives.
///
/// ```
/// use adjoin::objective;
/// use adjoin::objective::Program;
/// use adjoin::prelude::*;
///
/// // The point of a circle that is closest to (2, 1).
/// let distance = objective!(|[x, y]: [f64; 2]| (x - 2.0).powi(2) + (y - 1.0).powi(2));
/// let circle = objective!(|[x, y]: [f64; 2]| -> f64 { x * x + y * y });
/// let program = Program::new(&distance, &circle, [1.0, 1.0])?;
///
/// assert_eq!(program.jacobian_places(), (&[0, 0][..], &[0, 1][..]));
/// assert_eq!(program.hessian_places(), (&[0, 1][..], &[0, 1][..])); // the diagonal
/// let mut values = [0.0; 2];
/// program.hessian_into(&[1.0, 1.0], 1.0, &[3.0], &mut values)?;
/// assert_eq!(values, [8.0, 8.0]); // of σ f + λ g: 2 σ + 2 λ
/// # Ok::<(), adjoin::objective::EvaluationError>(())
/// ```
///
/// If the functions branch, the pattern at the start may be too small. That is found out, and is an error;
/// [`also_at`](Program::also_at) adds the pattern at another point.
#[derive(Debug)]
pub struct Program<F: Objective, G: Residuals<Input = F::Input>> {
    objective: Flat<F>,
    constraints: FlatResiduals<G>,
    jacobian: SparseJacobian,
    jacobian_places: Places,
    hessian: SparseHessian,
    hessian_places: Places,
}

/// Rows and columns of triplets.
#[derive(Debug, Default)]
struct Places {
    rows: Vec<usize>,
    columns: Vec<usize>,
}

impl FromIterator<(usize, usize)> for Places {
    fn from_iter<I: IntoIterator<Item = (usize, usize)>>(places: I) -> Self {
        let (rows, columns) = places.into_iter().unzip();
        Self { rows, columns }
    }
}

impl<F: Objective, G: Residuals<Input = F::Input>> Program<F, G> {
    /// The program of an objective and constraints; `start` says what shape the parameters have.
    ///
    /// # Errors
    /// If one of the functions panics.
    pub fn new(objective: F, constraints: G, start: F::Input) -> Result<Self, EvaluationError> {
        let copy = start.map_by(&mut Same);
        let constraints = FlatResiduals::new(constraints, copy)?;
        let objective = Flat::new(objective, start);
        let jacobian = caught(|| constraints.residuals().prepare_jacobian(constraints.start()))?;
        let multipliers = vec![1.0; constraints.outputs()];
        let lagrangian = Lagrangian::new(objective.objective(), constraints.residuals(), 1.0, &multipliers);
        let hessian = caught(|| lagrangian.prepare_hessian(objective.start()))?;
        let mut program = Self {
            objective,
            constraints,
            jacobian,
            jacobian_places: Places::default(),
            hessian,
            hessian_places: Places::default(),
        };
        program.find_places();
        Ok(program)
    }

    /// The same program with the places that derivatives have at another point added.
    ///
    /// # Errors
    /// If one of the functions panics there, or if the point has another length.
    pub fn also_at(mut self, x: &[f64]) -> Result<Self, EvaluationError> {
        let point = self.objective.structure(x)?;
        let jacobian = caught(|| self.constraints.residuals().prepare_jacobian(&point))?;
        let multipliers = vec![1.0; self.constraints.outputs()];
        let hessian = caught(|| self.lagrangian(1.0, &multipliers).prepare_hessian(&point))?;
        self.widen(jacobian.pattern(), hessian.pattern());
        Ok(self)
    }

    /// The same program with all places of both matrices, for functions that branch in ways that are not
    /// known beforehand.
    #[must_use]
    pub fn dense(mut self) -> Self {
        let (variables, constraints) = (self.variables(), self.constraints());
        self.widen(
            &SparsityPattern::full(constraints, variables),
            &SparsityPattern::full(variables, variables),
        );
        self
    }

    fn widen(&mut self, jacobian: &SparsityPattern, hessian: &SparsityPattern) {
        self.jacobian = SparseJacobian::with_pattern(&self.jacobian.pattern().union(jacobian));
        self.hessian = SparseHessian::with_pattern(&self.hessian.pattern().union(hessian));
        self.find_places();
    }

    fn find_places(&mut self) {
        self.jacobian_places = self.jacobian.pattern().iter().collect();
        self.hessian_places = self.hessian.pattern().iter().filter(|(row, column)| column <= row).collect();
    }

    /// The number of variables: scalars of the parameters.
    pub fn variables(&self) -> usize {
        self.objective.dimension()
    }

    /// The number of constraints.
    pub fn constraints(&self) -> usize {
        self.constraints.outputs()
    }

    /// The objective, as a function of a vector.
    pub fn objective(&self) -> &Flat<F> {
        &self.objective
    }

    /// The constraints, as functions of a vector.
    pub fn constraint_functions(&self) -> &FlatResiduals<G> {
        &self.constraints
    }

    /// A vector as parameters.
    ///
    /// # Errors
    /// If it has another length than the parameters have scalars.
    pub fn structure(&self, x: &[f64]) -> Result<F::Input, EvaluationError> {
        self.objective.structure(x)
    }

    /// Rows and columns of the entries of the constraints' Jacobian.
    pub fn jacobian_places(&self) -> (&[usize], &[usize]) {
        (&self.jacobian_places.rows, &self.jacobian_places.columns)
    }

    /// The entries of the constraints' Jacobian, in the order of their places.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn jacobian_into(&self, x: &[f64], entries: &mut [f64]) -> Result<(), EvaluationError> {
        EvaluationError::require("the Jacobian", self.jacobian_places.rows.len(), entries.len())?;
        let point = self.structure(x)?;
        let (_, matrix) = caught(|| self.constraints.residuals().prepared_jacobian(&self.jacobian, &point))??;
        entries.copy_from_slice(matrix.values());
        let places = &self.jacobian_places;
        require_finite(entries, &point, |at| {
            format!("the entry ({}, {}) of the constraints' Jacobian", places.rows[at], places.columns[at])
        })
    }

    /// Rows and columns of the entries of the Hessian of the Lagrangian: its lower triangle.
    pub fn hessian_places(&self) -> (&[usize], &[usize]) {
        (&self.hessian_places.rows, &self.hessian_places.columns)
    }

    /// The entries of the Hessian of `σ f + λᵀ g`, in the order of their places.
    ///
    /// # Errors
    /// See [`EvaluationError`].
    pub fn hessian_into(
        &self,
        x: &[f64],
        scale: f64,
        multipliers: &[f64],
        entries: &mut [f64],
    ) -> Result<(), EvaluationError> {
        EvaluationError::require("the vector of multipliers", self.constraints(), multipliers.len())?;
        EvaluationError::require("the Hessian", self.hessian_places.rows.len(), entries.len())?;
        let point = self.structure(x)?;
        let lagrangian = self.lagrangian(scale, multipliers);
        let matrix = caught(|| lagrangian.prepared_hessian(&self.hessian, &point))??;
        let lower = matrix.iter().filter(|(row, column, _)| column <= row);
        entries.iter_mut().zip(lower).for_each(|(entry, (.., value))| *entry = value);
        let places = &self.hessian_places;
        require_finite(entries, &point, |at| {
            format!("the entry ({}, {}) of the Lagrangian's Hessian", places.rows[at], places.columns[at])
        })
    }

    /// The Lagrangian `σ f + λᵀ g`.
    pub fn lagrangian<'a>(&'a self, scale: f64, multipliers: &'a [f64]) -> Lagrangian<'a, F, G> {
        Lagrangian::new(self.objective.objective(), self.constraints.residuals(), scale, multipliers)
    }
}

/// The objective `σ f + λᵀ g`.
#[derive(Debug)]
pub struct Lagrangian<'a, F, G> {
    objective: &'a F,
    constraints: &'a G,
    scale: f64,
    multipliers: &'a [f64],
}

impl<'a, F, G> Lagrangian<'a, F, G> {
    /// The Lagrangian of an objective and constraints, with the scale of the objective and a multiplier for
    /// each scalar of the constraints.
    pub fn new(objective: &'a F, constraints: &'a G, scale: f64, multipliers: &'a [f64]) -> Self {
        Self { objective, constraints, scale, multipliers }
    }
}

impl<F: Objective, G: Residuals<Input = F::Input>> Objective for Lagrangian<'_, F, G> {
    type Input = F::Input;

    fn at<R: Real>(&self, x: With<F::Input, R>) -> R
    where
        f64: LeftOf<R>,
        for<'a> &'a R: RefOps<R>,
    {
        let constraints = self.constraints.at::<R>(x.map_by(&mut Same));
        let mut total = self.objective.at::<R>(x) * self.scale;
        let mut multipliers = self.multipliers.iter();
        constraints.visit_scalars(&mut |g: R| {
            if let Some(multiplier) = multipliers.next() {
                total += g * *multiplier;
            }
        });
        total
    }
}
