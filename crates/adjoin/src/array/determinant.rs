//! Determinants, by the LU factorisation of `linear.rs`.
//!
//! ```text
//! d = det A          Ā += d̄ · cofactors of A   (= d̄ d A⁻ᵀ, if A is not singular)
//! l = ln |det A|     Ā += l̄ · A⁻ᵀ
//! ```
//!
//! The definitions for any scalar eliminate with complete pivoting. The rows that remain of a singular matrix
//! are then those whose derivatives make up the derivative of the determinant.

use std::borrow::Cow;

use nalgebra::{DMatrix, DVector, SVD};

use super::elements::Elements;
use super::flow::Flow;
use super::kernel;
use super::linear::{Factors, rows_of};
use super::operation::{Operation, Plain, Point, Tangents};
use super::value::{Matrix, Vector};
use crate::real::Real;

impl<R: Real> Matrix<R> {
    /// The determinant; 1 of the empty matrix. One node. Its derivative is right at singular matrices, too.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn determinant(&self) -> R {
        self.require_square("determinant");
        R::Elements::reduce(
            Determinant { factors: Factors::of(&self.primals(), self.rows()) },
            &[self.view()],
        )
    }

    /// The sign of the determinant, and the logarithm of its absolute value, which neither overflows nor
    /// underflows. One node. For a singular matrix they are 0 and −∞, and the derivative is not finite.
    ///
    /// ```
    /// use adjoin::Matrix;
    ///
    /// let a = Matrix::from_rows([[0.0, 1e200], [1e200, 0.0]]);
    /// let (sign, logarithm) = a.sign_and_log_determinant();
    /// assert_eq!(sign, -1.0);
    /// assert!((logarithm - 400.0 * 10f64.ln()).abs() < 1e-12);
    /// ```
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn sign_and_log_determinant(&self) -> (f64, R) {
        self.require_square("sign_and_log_determinant");
        let operation = LogDeterminant { factors: Factors::of(&self.primals(), self.rows()) };
        let both = Vector::by("sign_and_log_determinant", operation, &[self.view()], [1, 2]);
        (both.elements.get(0).primal(), both.elements.get(1))
    }

    /// The logarithm of the absolute value of the determinant. See
    /// [`sign_and_log_determinant`](Matrix::sign_and_log_determinant).
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn log_determinant(&self) -> R {
        self.sign_and_log_determinant().1
    }
}

/// Gaussian elimination with complete pivoting: the pivots, the sign of the permutations, and the rows that
/// remain if all of them are zero.
fn eliminate<R: Real>(a: &[R], size: usize) -> (Vec<R>, f64, Vec<Vec<R>>) {
    let mut rest: Vec<Vec<R>> = a.chunks_exact(size.max(1)).map(<[R]>::to_vec).collect();
    let (mut pivots, mut sign) = (Vec::with_capacity(size), 1.0);
    while !rest.is_empty() {
        let places = (0..rest.len()).flat_map(|i| (0..rest.len()).map(move |j| (i, j)));
        let (i, j) = places
            .max_by(|(i, j), (k, l)| rest[*i][*j].primal().abs().total_cmp(&rest[*k][*l].primal().abs()))
            .expect("there is a row");
        if rest[i][j] == 0.0 {
            break;
        }
        if (i + j) % 2 == 1 {
            sign = -sign;
        }
        let mut row = rest.remove(i);
        let pivot = row.remove(j);
        for other in &mut rest {
            let factor = other.remove(j) / pivot;
            other.iter_mut().zip(&row).for_each(|(other, x)| *other -= factor * x);
        }
        pivots.push(pivot);
    }
    (pivots, sign, rest)
}

/// The determinant by expansion along the first row: for the few rows that may be left.
fn expand<R: Real>(rows: &[Vec<R>]) -> R {
    let Some((first, others)) = rows.split_first() else { return R::constant(1.0) };
    let mut sum = R::constant(0.0);
    for (j, x) in first.iter().enumerate() {
        let without = |row: &Vec<R>| row[..j].iter().chain(&row[j + 1..]).copied().collect();
        let minor = expand(&others.iter().map(without).collect::<Vec<Vec<R>>>());
        sum += *x * minor * if j % 2 == 0 { 1.0 } else { -1.0 };
    }
    sum
}

/// `det A`.
struct Determinant {
    factors: Factors,
}

impl Operation for Determinant {
    fn value(&mut self, _: &[Plain<'_>], output: &mut [f64]) {
        output[0] = self.factors.sign * self.factors.pivots().product::<f64>();
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let (pivots, sign, rest) = eliminate(&inputs[0], self.factors.size);
        // A determinant of m rows without primal part is made of products of m derivatives.
        let last = if rest.len() > R::ORDER as usize { R::constant(0.0) } else { expand(&rest) };
        output[0] = pivots.into_iter().product::<R>() * last * sign;
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let size = self.factors.size;
        let (factor, matrix) = if self.factors.singular().is_none() {
            let determinant = self.factors.sign * self.factors.pivots().product::<f64>();
            (cotangent[0] * determinant, self.factors.inverse_transposed())
        } else {
            (cotangent[0], cofactors(&at.input(0), size))
        };
        flow.add(0, |adjoints| kernel::add_flow(adjoints, factor, &matrix));
    }
}

/// The cofactors of a matrix that may be singular. With `A = U Σ Vᵀ` they are
/// `det U det V · U (cofactors of Σ) Vᵀ`.
fn cofactors(a: &[f64], size: usize) -> Vec<f64> {
    let SVD { u, v_t, singular_values: s } = SVD::new(DMatrix::from_row_slice(size, size, a), true, true);
    let (u, v_t) = (u.expect("it was asked for"), v_t.expect("it was asked for"));
    let others = |i: usize| (0..size).filter(|j| *j != i).map(|j| s[j]).product::<f64>();
    let middle = DMatrix::from_diagonal(&DVector::from_fn(size, |i, _| others(i)));
    let sign = u.determinant() * v_t.determinant();
    rows_of(&(&u * middle * &v_t * sign))
}

/// The sign of the determinant, and the logarithm of its absolute value.
struct LogDeterminant {
    factors: Factors,
}

impl LogDeterminant {
    /// The derivatives of the logarithm, `A⁻ᵀ`.
    fn slopes(&self) -> Vec<f64> {
        match self.factors.singular() {
            Some(_) => vec![f64::NAN; self.factors.packed.len()],
            None => self.factors.inverse_transposed(),
        }
    }
}

impl Operation for LogDeterminant {
    const KEEPS_INPUTS: bool = false;
    fn pushes_fast(&self) -> bool {
        self.factors.size >= 8
    }

    fn value(&mut self, _: &[Plain<'_>], output: &mut [f64]) {
        let sign = |x: f64| if x == 0.0 { 0.0 } else { x.signum() };
        output[0] = self.factors.pivots().map(sign).product::<f64>() * self.factors.sign;
        output[1] = self.factors.pivots().map(|pivot| pivot.abs().ln()).sum();
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let (pivots, sign, rest) = eliminate(&inputs[0], self.factors.size);
        let negative = pivots.iter().filter(|pivot| **pivot < 0.0).count();
        let sign = if negative % 2 == 0 { sign } else { -sign };
        output[0] = R::constant(if rest.is_empty() { sign } else { 0.0 });
        output[1] = pivots.into_iter().chain(rest.into_iter().flatten()).map(|pivot| pivot.abs().ln()).sum();
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let slopes = self.slopes();
        flow.add(0, |adjoints| kernel::add_scaled(adjoints, cotangent[1], &slopes));
    }

    fn push(&self, _: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        if let Some(a) = tangents.of(0) {
            output[1] = kernel::dot(a, &self.slopes());
        }
    }
}
