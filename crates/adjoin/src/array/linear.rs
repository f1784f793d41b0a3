//! Systems of linear equations and inverses, by an LU factorisation that is kept for the rules.
//!
//! ```text
//! A X = B            Λ = A⁻ᵀ X̄,  B̄ += Λ,  Ā −= Λ Xᵀ
//! X = A⁻¹            Ā −= Xᵀ X̄ Xᵀ
//! ```
//!
//! The factorisation is nalgebra's, with partial pivoting; it is done once, before the operation is recorded,
//! so that a singular matrix is an error that the caller gets and not a surprise in the sweep.
//!
//! **Definitions for any scalar** do not factorise again. With the factors of the primal matrix `A₀`, which
//! are plain numbers, `x ← x + A₀⁻¹ (b − A x)` gains one order of derivatives with each step, because
//! `1 − A₀⁻¹ A` has no primal part. So `k` steps from the primal solution have all derivatives up to order
//! `k`, at the cost of a product and a substitution each. Inverses double their order with each step of
//! `X ← X + X (1 − A X)`.

use std::borrow::Cow;
use std::fmt;

use nalgebra::{DMatrix, DVector, LU};

use super::flow::Flow;
use super::kernel;
use super::layout::Layout;
use super::operation::{Operation, Plain, Point, Tangents};
use super::triangular::{Side, Triangle, columns_of};
use super::value::{Array, Matrix};
use crate::real::Real;

/// Why a matrix has no inverse or no factorisation of the kind that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LinearError {
    /// The matrix is singular: elimination found nothing but zeros in the given column.
    Singular {
        /// The column.
        column: usize,
    },
    /// The matrix is not positive definite, so that it has no Cholesky factor.
    NotPositiveDefinite,
    /// The columns are not independent, to working precision: the given one depends on those before it.
    Dependent {
        /// The column.
        column: usize,
    },
    /// An element is infinite or NaN.
    NotFinite,
    /// The iteration for the eigenvalues did not converge.
    NoConvergence,
}

impl fmt::Display for LinearError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Singular { column } => write!(f, "the matrix is singular: no pivot in column {column}"),
            Self::NotPositiveDefinite => write!(f, "the matrix is not positive definite"),
            Self::Dependent { column } => {
                write!(f, "the columns are not independent: column {column} depends on those before it")
            }
            Self::NotFinite => write!(f, "an element is infinite or NaN"),
            Self::NoConvergence => write!(f, "the eigenvalues did not converge"),
        }
    }
}

impl std::error::Error for LinearError {}

/// The result, or a panic that names the fallible method to call instead.
pub(super) fn expect<T>(operation: &str, result: Result<T, LinearError>) -> T {
    result.unwrap_or_else(|error| panic!("{operation}: {error}; try_{operation} returns this as an error"))
}

impl<R: Real> Matrix<R> {
    /// The solution of `A x = b`, for one right-hand side or for the columns of a matrix. One node.
    ///
    /// ```
    /// use adjoin::{Matrix, Vector, grad};
    ///
    /// let a = Matrix::from_rows([[2.0, 0.0], [0.0, 4.0]]);
    /// let b = Vector::from([2.0, 8.0]);
    /// assert_eq!(a.solve(&b), Vector::from([1.0, 2.0]));
    ///
    /// let (slope, other) = grad(|(a, b): (Matrix<_>, Vector<_>)| a.solve(&b)[1], &(a, b));
    /// assert_eq!(slope, Matrix::from_rows([[0.0, 0.0], [-0.25, -0.5]]));
    /// assert_eq!(other, Vector::from([0.0, 0.25]));
    /// ```
    ///
    /// # Panics
    /// If the matrix is not square, has another number of rows than `b`, or is singular
    /// (see [`try_solve`](Matrix::try_solve)).
    #[must_use]
    pub fn solve<const D: usize>(&self, b: &Array<R, D>) -> Array<R, D> {
        expect("solve", self.try_solve(b))
    }

    /// [`solve`](Matrix::solve), if the matrix is not singular.
    ///
    /// # Errors
    /// If it is.
    ///
    /// # Panics
    /// If the matrix is not square or has another number of rows than `b`.
    pub fn try_solve<const D: usize>(&self, b: &Array<R, D>) -> Result<Array<R, D>, LinearError> {
        let columns = self.require_system("solve", b);
        let operation = Solve { factors: Factors::of(&self.primals(), self.rows()).not_singular()?, columns };
        Ok(columns_of(b, |b| Self::by("solve", operation, &[self.view(), b.view()], b.layout.shape)))
    }

    /// The inverse. One node. To solve a system, [`solve`](Matrix::solve) is cheaper and more accurate.
    ///
    /// # Panics
    /// If the matrix is not square, or is singular (see [`try_inverse`](Matrix::try_inverse)).
    #[must_use]
    pub fn inverse(&self) -> Self {
        expect("inverse", self.try_inverse())
    }

    /// [`inverse`](Matrix::inverse), if there is one.
    ///
    /// # Errors
    /// If the matrix is singular.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn try_inverse(&self) -> Result<Self, LinearError> {
        self.require_square("inverse");
        let inverse = Factors::of(&self.primals(), self.rows()).not_singular()?.inverse();
        Ok(Self::by("inverse", Inverse { inverse, size: self.rows() }, &[self.view()], self.layout.shape))
    }
}

/// A matrix of nalgebra, row by row.
pub(super) fn rows_of(matrix: &DMatrix<f64>) -> Vec<f64> {
    matrix.transpose().as_slice().to_vec()
}

/// A square matrix given row by row.
pub(super) fn square(data: &[f64], size: usize) -> Plain<'_> {
    Plain { data, layout: Layout::rows([size, size]) }
}

/// The factors of a matrix with its rows in another order, `P A = L U`.
pub(super) struct Factors {
    pub(super) size: usize,
    /// `L`, whose diagonal is 1, below the diagonal; `U` on it and above.
    pub(super) packed: Vec<f64>,
    /// Which row of the matrix is the `i`-th.
    order: Vec<usize>,
    /// The determinant of `P`.
    pub(super) sign: f64,
}

impl Factors {
    pub(super) fn of(matrix: &[f64], size: usize) -> Self {
        let factors = LU::new(DMatrix::from_row_slice(size, size, matrix));
        let (lower, upper) = (factors.l(), factors.u());
        let packed = (0..size * size).map(|element| {
            let (i, j) = (element / size, element % size);
            if j < i { lower[(i, j)] } else { upper[(i, j)] }
        });
        let mut order = DVector::from_fn(size, |i, _| i);
        factors.p().permute_rows(&mut order);
        Self {
            size,
            packed: packed.collect(),
            order: order.as_slice().to_vec(),
            sign: factors.p().determinant(),
        }
    }

    pub(super) fn pivots(&self) -> impl Iterator<Item = f64> + '_ {
        self.packed.iter().step_by(self.size + 1).copied()
    }

    pub(super) fn singular(&self) -> Option<usize> {
        self.pivots().position(|pivot| pivot == 0.0)
    }

    fn not_singular(self) -> Result<Self, LinearError> {
        match self.singular() {
            Some(column) => Err(LinearError::Singular { column }),
            None => Ok(self),
        }
    }

    fn triangles(&self, columns: usize) -> [Triangle; 2] {
        let triangle = |side, unit| Triangle { size: self.size, columns, side, unit };
        [triangle(Side::Lower, true), triangle(Side::Upper, false)]
    }

    /// `A⁻¹ b`, for some columns.
    fn solve<R: Real>(&self, b: &[R], columns: usize) -> Vec<R> {
        let mut x: Vec<R> =
            self.order.iter().flat_map(|row| &b[row * columns..][..columns]).copied().collect();
        let [lower, upper] = self.triangles(columns);
        lower.substitute(&self.packed, &mut x);
        upper.substitute(&self.packed, &mut x);
        x
    }

    /// `A⁻ᵀ b`, for some columns.
    fn solve_transposed(&self, b: &[f64], columns: usize) -> Vec<f64> {
        let mut x = b.to_vec();
        let [lower, upper] = self.triangles(columns);
        upper.substitute_transposed(&self.packed, &mut x);
        lower.substitute_transposed(&self.packed, &mut x);
        let mut ordered = vec![0.0; x.len()];
        for (row, x) in self.order.iter().zip(x.chunks_exact(columns.max(1))) {
            ordered[row * columns..][..columns].copy_from_slice(x);
        }
        ordered
    }

    fn inverse(&self) -> Vec<f64> {
        self.solve(&identity(self.size), self.size)
    }

    /// The transposed inverse.
    pub(super) fn inverse_transposed(&self) -> Vec<f64> {
        self.solve_transposed(&identity(self.size), self.size)
    }
}

fn identity(size: usize) -> Vec<f64> {
    Matrix::<f64>::identity(size).to_vec()
}

/// `A X` for any scalar, `n × n` by `n × k`.
pub(super) fn product_of<R: Real>(a: &[R], x: &[R], k: usize) -> Vec<R> {
    let n = x.len().checked_div(k).unwrap_or(0);
    let mut result = vec![R::constant(0.0); a.len() / n.max(1) * k];
    for (row, result) in a.chunks_exact(n.max(1)).zip(result.chunks_exact_mut(k.max(1))) {
        for (a, x) in row.iter().zip(x.chunks_exact(k.max(1))) {
            result.iter_mut().zip(x).for_each(|(result, x)| *result += *a * x);
        }
    }
    result
}

/// `A⁻¹ B`.
struct Solve {
    factors: Factors,
    columns: usize,
}

impl Operation for Solve {
    const KEEPS_INPUTS: bool = false;
    const KEEPS_OUTPUT: bool = true;
    const OVERWRITES: bool = true;
    fn pushes_fast(&self) -> bool {
        self.columns >= 8
    }

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        output.copy_from_slice(&self.factors.solve(&inputs[1].in_rows(), self.columns));
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let primals: Vec<f64> = inputs[1].iter().map(|b| b.primal()).collect();
        let start = self.factors.solve(&primals, self.columns);
        output.iter_mut().zip(start).for_each(|(x, start)| *x = R::constant(start));
        for _ in 0..R::ORDER {
            let product = product_of(&inputs[0], output, self.columns);
            let rest: Vec<R> = inputs[1].iter().zip(product).map(|(b, ax)| *b - ax).collect();
            let step = self.factors.solve(&rest, self.columns);
            output.iter_mut().zip(step).for_each(|(x, step)| *x += step);
        }
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let shape = [self.factors.size, self.columns];
        let mut flows = self.factors.solve_transposed(cotangent, self.columns);
        flow.add(1, |adjoints| kernel::add(adjoints, &flows));
        flow.add(0, |adjoints| {
            for flow in &mut flows {
                *flow = -*flow;
            }
            let flows = Plain { data: &flows, layout: Layout::rows(shape) };
            let solution = Plain { data: at.output, layout: Layout::rows(shape).transposed() };
            kernel::add_product(adjoints, &flows, &solution);
        });
    }

    /// `A⁻¹ (Ḃ − Ȧ X)`.
    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let mut right = vec![0.0; output.len()];
        if let Some(a) = tangents.of(0) {
            let solution = Plain { data: at.output, layout: Layout::rows([self.factors.size, self.columns]) };
            kernel::add_product(&mut right, &square(a, self.factors.size), &solution);
            for x in &mut right {
                *x = -*x;
            }
        }
        if let Some(b) = tangents.of(1) {
            kernel::add(&mut right, b);
        }
        output.copy_from_slice(&self.factors.solve(&right, self.columns));
    }
}

/// `A⁻¹`, which is computed before.
struct Inverse {
    inverse: Vec<f64>,
    size: usize,
}

impl Operation for Inverse {
    const KEEPS_INPUTS: bool = false;
    const OVERWRITES: bool = true;
    fn pushes_fast(&self) -> bool {
        self.size >= 8
    }

    fn value(&mut self, _: &[Plain<'_>], output: &mut [f64]) {
        output.copy_from_slice(&self.inverse);
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        output.iter_mut().zip(&self.inverse).for_each(|(x, start)| *x = R::constant(*start));
        let mut order = 0;
        while order < R::ORDER {
            let mut rest = product_of(&inputs[0], output, self.size);
            for (element, rest) in rest.iter_mut().enumerate() {
                *rest = -*rest + f64::from(u8::from(element % (self.size + 1) == 0));
            }
            let step = product_of(output, &rest, self.size);
            output.iter_mut().zip(step).for_each(|(x, step)| *x += step);
            order = 2 * order + 1;
        }
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let mut transposed = square(&self.inverse, self.size);
        transposed.layout = transposed.layout.transposed();
        let mut half = vec![0.0; cotangent.len()];
        kernel::add_product(&mut half, &transposed, &square(cotangent, self.size));
        for x in &mut half {
            *x = -*x;
        }
        flow.add(0, |adjoints| kernel::add_product(adjoints, &square(&half, self.size), &transposed));
    }

    /// `−X Ȧ X`.
    fn push(&self, _: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let Some(a) = tangents.of(0) else { return };
        let inverse = square(&self.inverse, self.size);
        let mut half = vec![0.0; output.len()];
        kernel::add_product(&mut half, &inverse, &square(a, self.size));
        for x in &mut half {
            *x = -*x;
        }
        kernel::add_product(output, &square(&half, self.size), &inverse);
    }
}
