//! Factorisations whose factors are the result: Cholesky, QR, and the eigenvalues of symmetric matrices.
//!
//! ```text
//! A = L Lᵀ           Ā += sym(L⁻ᵀ Φ(Lᵀ L̄) L⁻¹)          Φ: the lower triangle, the diagonal halved
//! A = Q R            Ā += (Q̄ + Q copy(R R̄ᵀ − Q̄ᵀ Q)) R⁻ᵀ   copy: the lower triangle, mirrored
//! A = V diag(w) Vᵀ   Ā += sym(V (diag(w̄) + F ∘ Vᵀ V̄) Vᵀ)   Fᵢⱼ = 1 / (wⱼ − wᵢ), and 0 where they are equal
//! ```
//!
//! The factorisations are nalgebra's. Free signs are fixed: the diagonal of `R` is positive, and the largest
//! element of each eigenvector (the first of them) is. Where a symmetric matrix is wanted its symmetric part
//! is taken, so that the gradient is symmetric as well.
//!
//! Several results are one node: its elements are those of one factor and then the other, and each factor is
//! a part of it.

use std::borrow::Cow;

use nalgebra::{Cholesky as Lower, DMatrix, QR, SymmetricEigen};

use super::flow::Flow;
use super::kernel;
use super::layout::Layout;
use super::linear::{LinearError, expect, product_of, rows_of, square};
use super::operation::{Operation, Plain, Point, Tangents};
use super::triangular::{Side, Triangle};
use super::value::{Matrix, Vector};
use crate::real::Real;

impl<R: Real> Matrix<R> {
    /// The lower triangular matrix `L` with positive diagonal and `L Lᵀ = A`. One node.
    ///
    /// ```
    /// use adjoin::Matrix;
    ///
    /// let a = Matrix::from_rows([[4.0, 2.0], [2.0, 10.0]]);
    /// assert_eq!(a.cholesky(), Matrix::from_rows([[2.0, 0.0], [1.0, 3.0]]));
    /// ```
    ///
    /// # Panics
    /// If the matrix is not square, or is not positive definite (see [`try_cholesky`](Matrix::try_cholesky)).
    #[must_use]
    pub fn cholesky(&self) -> Self {
        expect("cholesky", self.try_cholesky())
    }

    /// [`cholesky`](Matrix::cholesky), if there is such a factor.
    ///
    /// # Errors
    /// If the matrix is not positive definite.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn try_cholesky(&self) -> Result<Self, LinearError> {
        self.require_square("cholesky");
        let operation = Cholesky::of(&self.primals(), self.rows())?;
        Ok(Self::by("cholesky", operation, &[self.view()], self.layout.shape))
    }

    /// The matrices `Q`, with orthonormal columns, and `R`, upper triangular with positive diagonal, with
    /// `Q R = A`. For a matrix of `m × n` with `m ≥ n` they are `m × n` and `n × n`. One node.
    ///
    /// ```
    /// use adjoin::Matrix;
    ///
    /// let a = Matrix::from_rows([[3.0, 1.0], [4.0, 2.0], [0.0, 5.0]]);
    /// let (q, r) = a.qr();
    /// assert!((q.dot(&r) - &a).norm() < 1e-14);
    /// assert!((r[(0, 0)] - 5.0).abs() < 1e-14);
    /// ```
    ///
    /// # Panics
    /// If there are more columns than rows, or they are not independent (see [`try_qr`](Matrix::try_qr)).
    #[must_use]
    pub fn qr(&self) -> (Self, Self) {
        expect("qr", self.try_qr())
    }

    /// [`qr`](Matrix::qr), if the columns are independent.
    ///
    /// # Errors
    /// If they are not, to working precision, or if an element is not finite.
    ///
    /// # Panics
    /// If there are more columns than rows.
    pub fn try_qr(&self) -> Result<(Self, Self), LinearError> {
        let [m, n] = self.shape();
        assert!(m >= n, "qr: {} has more columns than rows", self.shape_text());
        let operation = Orthogonal::of(&self.primals(), [m, n])?;
        let both = Self::by("qr", operation, &[self.view()], [m + n, n]);
        Ok((both.slice(..m, ..), both.slice(m.., ..)))
    }

    /// The eigenvalues of a symmetric matrix in ascending order, and its eigenvectors, which are the columns
    /// of a matrix and orthonormal. One node.
    ///
    /// Where eigenvalues are equal, their eigenvectors have no derivative: it is NaN or infinite, and so is
    /// that of whatever is put together from them again, as `Q exp(Λ) Qᵀ`. The gradient of a function of the
    /// eigenvalues alone that does not tell equal ones apart (their sum) is right all the same; its second
    /// derivatives are NaN.
    ///
    /// ```
    /// use adjoin::Matrix;
    ///
    /// let a = Matrix::from_rows([[2.0, 1.0], [1.0, 2.0]]);
    /// let (values, vectors) = a.symmetric_eigen();
    /// assert!((values[0] - 1.0).abs() < 1e-14 && (values[1] - 3.0).abs() < 1e-14);
    /// assert!((a.dot(&vectors) - &vectors * &values).norm() < 1e-14);
    /// ```
    ///
    /// # Panics
    /// If the matrix is not square, or the eigenvalues are not found (see
    /// [`try_symmetric_eigen`](Matrix::try_symmetric_eigen)).
    #[must_use]
    pub fn symmetric_eigen(&self) -> (Vector<R>, Self) {
        expect("symmetric_eigen", self.try_symmetric_eigen())
    }

    /// The eigenvalues of a symmetric matrix in ascending order. See
    /// [`symmetric_eigen`](Matrix::symmetric_eigen).
    ///
    /// # Panics
    /// As [`symmetric_eigen`](Matrix::symmetric_eigen).
    #[must_use]
    pub fn symmetric_eigenvalues(&self) -> Vector<R> {
        self.symmetric_eigen().0
    }

    /// [`symmetric_eigen`](Matrix::symmetric_eigen), if the eigenvalues are found.
    ///
    /// # Errors
    /// If an element is not finite, or the iteration does not converge.
    ///
    /// # Panics
    /// If the matrix is not square.
    pub fn try_symmetric_eigen(&self) -> Result<(Vector<R>, Self), LinearError> {
        self.require_square("symmetric_eigen");
        let n = self.rows();
        let operation = Eigen::of(&self.primals(), n)?;
        let both = Self::by("symmetric_eigen", operation, &[self.view()], [n + 1, n]);
        Ok((both.slice(..1, ..).flatten(), both.slice(1.., ..)))
    }
}

/// The symmetric part of a matrix, as nalgebra has it.
fn symmetric(matrix: &[f64], size: usize) -> DMatrix<f64> {
    DMatrix::from_row_slice(size, size, &symmetric_part(matrix, size))
}

/// Eigenvalues in ascending order, then the eigenvectors as columns of a matrix, row by row.
fn in_order(found: &SymmetricEigen<f64, nalgebra::Dyn>) -> Vec<f64> {
    let (values, vectors) = (&found.eigenvalues, &found.eigenvectors);
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|i, j| values[*i].total_cmp(&values[*j]));
    let sign = |column: usize| {
        let largest = vectors
            .column(column)
            .iter()
            .fold(0.0, |best: f64, x| if x.abs() > best.abs() { *x } else { best });
        if largest < 0.0 { -1.0 } else { 1.0 }
    };
    let signs: Vec<f64> = (0..values.len()).map(sign).collect();
    let mut both: Vec<f64> = order.iter().map(|column| values[*column]).collect();
    for row in 0..values.len() {
        both.extend(order.iter().map(|column| signs[*column] * vectors[(row, *column)]));
    }
    both
}

/// Adds the symmetric part of a square matrix.
fn add_symmetric_part(adjoints: &mut [f64], matrix: &[f64], size: usize) {
    for i in 0..size {
        for j in 0..size {
            adjoints[i * size + j] += 0.5 * (matrix[i * size + j] + matrix[j * size + i]);
        }
    }
}

/// `Aᵀ`, a square matrix.
fn transposed<T: Copy>(a: &[T], size: usize) -> Vec<T> {
    (0..size * size).map(|element| a[element % size * size + element / size]).collect()
}

/// `A B` for numbers, with `A` transposed if wanted.
fn product(a: Plain<'_>, b: Plain<'_>) -> Vec<f64> {
    let mut c = vec![0.0; a.layout.shape[0] * b.layout.shape[1]];
    kernel::add_product(&mut c, &a, &b);
    c
}

fn turned(a: Plain<'_>) -> Plain<'_> {
    Plain { data: a.data, layout: a.layout.transposed() }
}

fn symmetric_part<R: Real>(a: &[R], size: usize) -> Vec<R> {
    a.iter().zip(transposed(a, size)).map(|(x, y)| (*x + y) * 0.5).collect()
}

/// The lower triangular factor, which is computed before.
struct Cholesky {
    factor: Vec<f64>,
    size: usize,
}

impl Cholesky {
    fn of(matrix: &[f64], size: usize) -> Result<Self, LinearError> {
        let factor = Lower::new(symmetric(matrix, size)).ok_or(LinearError::NotPositiveDefinite)?;
        Ok(Self { factor: rows_of(&factor.l()), size })
    }
}

impl Operation for Cholesky {
    const KEEPS_INPUTS: bool = false;
    const OVERWRITES: bool = true;
    fn pushes_fast(&self) -> bool {
        self.size >= 32
    }

    fn value(&mut self, _: &[Plain<'_>], output: &mut [f64]) {
        output.copy_from_slice(&self.factor);
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let n = self.size;
        let a = symmetric_part(&inputs[0], n);
        for i in 0..n {
            for j in 0..=i {
                let known = (0..j).map(|k| output[i * n + k] * output[j * n + k]).sum::<R>();
                let rest = a[i * n + j] - known;
                output[i * n + j] = if i == j { rest.sqrt() } else { rest / output[j * n + j] };
            }
        }
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let n = self.size;
        let mut middle = product(turned(square(&self.factor, n)), square(cotangent, n));
        halve_diagonal(&mut middle, n);
        let triangle = Triangle { size: n, columns: n, side: Side::Lower, unit: false };
        triangle.substitute_transposed(&self.factor, &mut middle);
        let mut result = transposed(&middle, n);
        triangle.substitute_transposed(&self.factor, &mut result);
        flow.add(0, |adjoints| add_symmetric_part(adjoints, &result, n));
    }

    /// `L Φ(L⁻¹ sym(Ȧ) L⁻ᵀ)`.
    fn push(&self, _: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let Some(a) = tangents.of(0) else { return };
        let n = self.size;
        let triangle = Triangle { size: n, columns: n, side: Side::Lower, unit: false };
        let mut half = symmetric_part(a, n);
        triangle.substitute(&self.factor, &mut half);
        let mut middle = transposed(&half, n);
        triangle.substitute(&self.factor, &mut middle);
        halve_diagonal(&mut middle, n);
        kernel::add_product(output, &square(&self.factor, n), &square(&middle, n));
    }
}

/// The lower triangle of a square matrix, its diagonal halved.
fn halve_diagonal(matrix: &mut [f64], n: usize) {
    for i in 0..n {
        matrix[i * n + i] *= 0.5;
        matrix[i * n + i + 1..(i + 1) * n].fill(0.0);
    }
}

/// `Q` and below it `R`, which are computed before.
struct Orthogonal {
    both: Vec<f64>,
    shape: [usize; 2],
}

impl Orthogonal {
    fn of(matrix: &[f64], [m, n]: [usize; 2]) -> Result<Self, LinearError> {
        if !matrix.iter().all(|x| x.is_finite()) {
            return Err(LinearError::NotFinite);
        }
        let factors = QR::new(DMatrix::from_row_slice(m, n, matrix));
        let (mut q, mut r) = (factors.q(), factors.r());
        let largest = (0..n).map(|i| r[(i, i)].abs()).fold(0.0, f64::max);
        for column in 0..n {
            let diagonal = r[(column, column)];
            if diagonal.is_nan() || diagonal.abs() <= largest * f64::EPSILON * m as f64 {
                return Err(LinearError::Dependent { column });
            }
            if diagonal < 0.0 {
                q.column_mut(column).neg_mut();
                r.row_mut(column).neg_mut();
            }
        }
        let mut both = rows_of(&q);
        both.extend(rows_of(&r));
        Ok(Self { both, shape: [m, n] })
    }
}

impl Operation for Orthogonal {
    const KEEPS_INPUTS: bool = false;
    const OVERWRITES: bool = true;
    fn pushes_fast(&self) -> bool {
        self.both.len() >= 256
    }

    fn value(&mut self, _: &[Plain<'_>], output: &mut [f64]) {
        output.copy_from_slice(&self.both);
    }

    /// The Gram–Schmidt process, column by column; `R` has a positive diagonal, so the factors are the same.
    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let [m, n] = self.shape;
        let (q, r) = output.split_at_mut(m * n);
        q.copy_from_slice(&inputs[0]);
        for j in 0..n {
            for i in 0..j {
                let along = (0..m).map(|row| q[row * n + i] * q[row * n + j]).sum::<R>();
                for row in 0..m {
                    let part = along * q[row * n + i];
                    q[row * n + j] -= part;
                }
                r[i * n + j] = along;
            }
            let norm = (0..m).map(|row| q[row * n + j] * q[row * n + j]).sum::<R>().sqrt();
            for row in 0..m {
                q[row * n + j] /= norm;
            }
            r[j * n + j] = norm;
        }
        output.iter_mut().zip(&self.both).for_each(|(x, primal)| *x = x.with_primal(*primal));
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let [m, n] = self.shape;
        let (q, r) = self.both.split_at(m * n);
        let (dq, dr) = cotangent.split_at(m * n);
        let tall = |data| Plain { data, layout: Layout::rows([m, n]) };
        let mut middle = product(square(r, n), turned(square(dr, n)));
        let other = product(turned(tall(dq)), tall(q));
        middle.iter_mut().zip(&other).for_each(|(x, y)| *x -= y);
        for i in 0..n {
            for j in i + 1..n {
                middle[i * n + j] = middle[j * n + i];
            }
        }
        let mut sum = product(tall(q), square(&middle, n));
        kernel::add(&mut sum, dq);
        // Rows of X with X Rᵀ = sum solve R xᵀ = sumᵀ.
        let mut columns: Vec<f64> = (0..n * m).map(|element| sum[element % m * n + element / m]).collect();
        Triangle { size: n, columns: m, side: Side::Upper, unit: false }.substitute(r, &mut columns);
        flow.add(0, |adjoints| {
            let result = turned(Plain { data: &columns, layout: Layout::rows([n, m]) });
            kernel::add(adjoints, &result.in_rows());
        });
    }

    /// With `B = Ȧ R⁻¹` and `C = Qᵀ B`: `Ṙ = S R`, `Q̇ = B − Q S`, where `S` is the part of `C` on and above
    /// the diagonal, to which the part below it is added, mirrored.
    fn push(&self, _: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let Some(a) = tangents.of(0) else { return };
        let [m, n] = self.shape;
        let (q, r) = self.both.split_at(m * n);
        let tall = |data| Plain { data, layout: Layout::rows([m, n]) };
        // Rows of B with B R = Ȧ solve Rᵀ bᵀ = ȧᵀ.
        let mut columns: Vec<f64> = (0..n * m).map(|element| a[element % m * n + element / m]).collect();
        Triangle { size: n, columns: m, side: Side::Upper, unit: false }
            .substitute_transposed(r, &mut columns);
        let b = turned(Plain { data: &columns, layout: Layout::rows([n, m]) });
        let mut middle = product(turned(tall(q)), b);
        for i in 0..n {
            for j in 0..i {
                middle[j * n + i] += middle[i * n + j];
                middle[i * n + j] = 0.0;
            }
        }
        let (in_q, in_r) = output.split_at_mut(m * n);
        kernel::add_product(in_q, &tall(q), &square(&middle, n));
        in_q.iter_mut().zip(b.in_rows().iter()).for_each(|(x, b)| *x = b - *x);
        kernel::add_product(in_r, &square(&middle, n), &square(r, n));
    }
}

/// The eigenvalues, and below them the eigenvectors as columns, which are computed before.
struct Eigen {
    both: Vec<f64>,
    size: usize,
}

impl Eigen {
    fn of(matrix: &[f64], size: usize) -> Result<Self, LinearError> {
        if !matrix.iter().all(|x| x.is_finite()) {
            return Err(LinearError::NotFinite);
        }
        if size == 0 {
            return Ok(Self { both: Vec::new(), size });
        }
        let found = SymmetricEigen::try_new(symmetric(matrix, size), f64::EPSILON, 1000 + 100 * size);
        Ok(Self { both: in_order(&found.ok_or(LinearError::NoConvergence)?), size })
    }

    /// The pairs of eigenvalues that are not told apart.
    fn equal_pairs(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        let pairs = (0..self.size).flat_map(|p| (p + 1..self.size).map(move |q| [p, q]));
        pairs.filter(|[p, q]| self.gap(*p, *q).is_none())
    }

    /// A flow between two eigenvectors, divided by the gap between their eigenvalues. Where there is none,
    /// nothing may flow.
    fn over_gap(&self, flow: f64, i: usize, j: usize) -> f64 {
        match self.gap(i, j) {
            Some(gap) => flow / gap,
            None if flow == 0.0 => 0.0,
            None => f64::NAN,
        }
    }

    /// `wⱼ − wᵢ`, if they are told apart.
    fn gap(&self, i: usize, j: usize) -> Option<f64> {
        let values = &self.both[..self.size];
        let scale = values.iter().fold(0.0, |largest: f64, w| largest.max(w.abs()));
        let gap = values[j] - values[i];
        (gap.abs() > 16.0 * f64::EPSILON * self.size as f64 * scale).then_some(gap)
    }
}

impl Operation for Eigen {
    const KEEPS_INPUTS: bool = false;
    const OVERWRITES: bool = true;
    fn pushes_fast(&self) -> bool {
        true
    }

    fn value(&mut self, _: &[Plain<'_>], output: &mut [f64]) {
        output.copy_from_slice(&self.both);
    }

    /// In the basis of the primal eigenvectors the matrix is diagonal but for its derivatives. These are
    /// rotated away: each sweep of rotations gains at least one order. Between equal eigenvalues there is no
    /// angle to rotate by: derivatives that remain there make those of the eigenvectors infinite. Second
    /// derivatives of the eigenvalues would want that angle, too.
    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let n = self.size;
        let mut vectors: Vec<R> = self.both[n..].iter().map(|x| R::constant(*x)).collect();
        let matrix = symmetric_part(&inputs[0], n);
        let mut a = product_of(&transposed(&vectors, n), &product_of(&matrix, &vectors, n), n);
        for _ in 0..=R::ORDER {
            for p in 0..n {
                for q in p + 1..n {
                    if self.gap(p, q).is_some() {
                        rotate(&mut a, &mut vectors, [p, q], n);
                    }
                }
            }
        }
        for [p, q] in self.equal_pairs() {
            let angle = (a[p * n + q].with_primal(0.0) * f64::INFINITY).with_primal(0.0);
            for column in [p, q] {
                vectors.iter_mut().skip(column).step_by(n).for_each(|x| *x += angle);
                if R::ORDER > 1 {
                    a[column * n + column] *= f64::NAN;
                }
            }
        }
        let diagonal = a.into_iter().step_by(n + 1);
        for (x, (new, primal)) in output.iter_mut().zip(diagonal.chain(vectors).zip(&self.both)) {
            *x = new.with_primal(*primal);
        }
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let n = self.size;
        let vectors = square(&self.both[n..], n);
        let mut middle = product(turned(vectors), square(&cotangent[n..], n));
        for i in 0..n {
            for j in 0..n {
                let entry = &mut middle[i * n + j];
                *entry = if i == j { cotangent[i] } else { self.over_gap(*entry, i, j) };
            }
        }
        let half = product(vectors, square(&middle, n));
        let result = product(square(&half, n), turned(vectors));
        flow.add(0, |adjoints| add_symmetric_part(adjoints, &result, n));
    }

    /// With `P = Vᵀ sym(Ȧ) V`: `ẇ` is its diagonal, and `V̇ = V (F ∘ P)`.
    fn push(&self, _: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let Some(a) = tangents.of(0) else { return };
        let n = self.size;
        let vectors = square(&self.both[n..], n);
        let half = product(turned(vectors), square(&symmetric_part(a, n), n));
        let mut middle = product(square(&half, n), vectors);
        for i in 0..n {
            output[i] = middle[i * n + i];
            for j in 0..n {
                let entry = &mut middle[i * n + j];
                *entry = if i == j { 0.0 } else { self.over_gap(*entry, i, j) };
            }
        }
        kernel::add_product(&mut output[n..], &vectors, &square(&middle, n));
    }
}

/// Rotates a symmetric matrix in the plane of two axes so that their common element is zero, and the basis
/// with it. The angle is small, because the element is.
fn rotate<R: Real>(a: &mut [R], vectors: &mut [R], [p, q]: [usize; 2], n: usize) {
    let (common, difference) = (a[p * n + q], a[q * n + q] - a[p * n + p]);
    let (sine, cosine) = ((common * 2.0 / difference).atan() * 0.5).sin_cos();
    let turn = |matrix: &mut [R], first: usize, second: usize| {
        let (x, y) = (matrix[first], matrix[second]);
        (matrix[first], matrix[second]) = (cosine * x - sine * y, sine * x + cosine * y);
    };
    for k in 0..n {
        turn(a, k * n + p, k * n + q);
        turn(vectors, k * n + p, k * n + q);
    }
    for k in 0..n {
        turn(a, p * n + k, q * n + k);
    }
}
