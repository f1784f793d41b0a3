//! Triangular matrices: products, and systems of equations by substitution.
//!
//! A triangular matrix is one triangle of a square [`Matrix`]; what stands in the other one is not looked at
//! and gets no cotangent. With `T` the triangle, and `⌞·⌟` for the same triangle of a matrix:
//!
//! ```text
//! Y = T X            T̄ += ⌞Ȳ Xᵀ⌟,     X̄ += Tᵀ Ȳ
//! T X = B            Λ = T⁻ᵀ X̄,  B̄ += Λ,  T̄ −= ⌞Λ Xᵀ⌟
//! ```
//!
//! Cost: `n² k / 2` multiplications for `k` columns, in the value and in each rule: no inverse is formed.

use std::borrow::Cow;
use std::ops::Range;

use super::flow::Flow;
use super::kernel::{self, Oddities};
use super::layout::count_below_diagonal;
use super::operation::{Operation, Plain, Point, Tangents};
use super::product::carefully;
use super::sources::Sources;
use super::value::{Array, Matrix, Vector};
use crate::real::{Operand, Real};
use crate::rules::scale;

impl<R: Real> Matrix<R> {
    /// The lower triangle, with the diagonal, times a vector or a matrix. One node.
    ///
    /// ```
    /// use adjoin::{Matrix, Vector};
    ///
    /// let a = Matrix::from_rows([[2.0, 9.0], [3.0, 4.0]]);
    /// assert_eq!(a.dot_lower(&Vector::from([1.0, 10.0])), Vector::from([2.0, 43.0]));
    /// ```
    ///
    /// # Panics
    /// If the matrix is not square, or the operand has a different number of rows (or elements).
    #[must_use]
    pub fn dot_lower<const D: usize>(&self, x: &Array<R, D>) -> Array<R, D> {
        self.triangular("dot_lower", x, Side::Lower, |triangle| TriangularProduct { triangle })
    }

    /// The upper triangle, with the diagonal, times a vector or a matrix. One node.
    ///
    /// # Panics
    /// As [`dot_lower`](Matrix::dot_lower).
    #[must_use]
    pub fn dot_upper<const D: usize>(&self, x: &Array<R, D>) -> Array<R, D> {
        self.triangular("dot_upper", x, Side::Upper, |triangle| TriangularProduct { triangle })
    }

    /// The solution of `T x = b` where `T` is the lower triangle, for one right-hand side or the columns of a
    /// matrix. One node. A zero on the diagonal is divided by, as numbers are: the result is infinite or NaN.
    ///
    /// ```
    /// use adjoin::{Matrix, Vector};
    ///
    /// let a = Matrix::from_rows([[2.0, 9.0], [3.0, 4.0]]);
    /// assert_eq!(a.solve_lower(&Vector::from([2.0, 43.0])), Vector::from([1.0, 10.0]));
    /// ```
    ///
    /// # Panics
    /// If the matrix is not square, or the right-hand side has a different number of rows (or elements).
    #[must_use]
    pub fn solve_lower<const D: usize>(&self, b: &Array<R, D>) -> Array<R, D> {
        self.triangular("solve_lower", b, Side::Lower, |triangle| TriangularSolve { triangle })
    }

    /// The solution of `T x = b` where `T` is the upper triangle. See [`solve_lower`](Matrix::solve_lower).
    ///
    /// # Panics
    /// As [`solve_lower`](Matrix::solve_lower).
    #[must_use]
    pub fn solve_upper<const D: usize>(&self, b: &Array<R, D>) -> Array<R, D> {
        self.triangular("solve_upper", b, Side::Upper, |triangle| TriangularSolve { triangle })
    }

    /// The lower triangular matrix with the given diagonal, and below it the given elements column by column.
    /// One node.
    ///
    /// This is how a Cholesky factor is parametrised by free numbers:
    /// `Matrix::from_packed_lower(&q.exp(), &l)`.
    ///
    /// ```
    /// use adjoin::{Matrix, Vector};
    ///
    /// let (diagonal, below) = (Vector::from([1.0, 2.0, 3.0]), Vector::from([4.0, 5.0, 6.0]));
    /// let lower = Matrix::from_rows([[1.0, 0.0, 0.0], [4.0, 2.0, 0.0], [5.0, 6.0, 3.0]]);
    /// assert_eq!(Matrix::from_packed_lower(&diagonal, &below), lower);
    /// ```
    ///
    /// # Panics
    /// If there are not `n (n − 1) / 2` elements below a diagonal of `n`.
    #[must_use]
    pub fn from_packed_lower(diagonal: &Vector<R>, below: &Vector<R>) -> Self {
        let size = diagonal.len();
        if Some(below.len()) != count_below_diagonal(size) {
            diagonal.mismatch(
                "from_packed_lower",
                below,
                ": below a diagonal of n there are n (n − 1) / 2 elements",
            );
        }
        Self::by("from_packed_lower", PackedLower { size }, &[diagonal.view(), below.view()], [size, size])
    }

    /// Lower triangular matrices below each other: [`from_packed_lower`](Matrix::from_packed_lower) of each
    /// row of the diagonals and the row of elements that goes with it. One node for all.
    ///
    /// ```
    /// use adjoin::Matrix;
    ///
    /// let diagonals = Matrix::from_rows([[1.0, 2.0], [4.0, 5.0]]);
    /// let below = Matrix::from_rows([[3.0], [6.0]]);
    /// let stack = Matrix::from_rows([[1.0, 0.0], [3.0, 2.0], [4.0, 0.0], [6.0, 5.0]]);
    /// assert_eq!(Matrix::stack_packed_lower(&diagonals, &below), stack);
    /// ```
    ///
    /// # Panics
    /// If the numbers of rows of elements and of diagonals differ, or if there are not `n (n − 1) / 2`
    /// elements for diagonals of `n`.
    #[must_use]
    pub fn stack_packed_lower(diagonals: &Self, below: &Self) -> Self {
        let [count, size] = diagonals.shape();
        if below.rows() != count || Some(below.columns()) != count_below_diagonal(size) {
            diagonals.mismatch(
                "stack_packed_lower",
                below,
                ": below each diagonal of n there are n (n − 1) / 2 elements",
            );
        }
        Self::by(
            "stack_packed_lower",
            PackedLower { size },
            &[diagonals.view(), below.view()],
            [count * size, size],
        )
    }

    fn triangular<O: Operation, const D: usize>(
        &self,
        name: &str,
        x: &Array<R, D>,
        side: Side,
        operation: impl FnOnce(Triangle) -> O,
    ) -> Array<R, D> {
        let columns = self.require_system(name, x);
        let triangle = Triangle { size: self.rows(), columns, side, unit: false };
        columns_of(x, |x| Matrix::by(name, operation(triangle), &[self.view(), x.view()], x.layout.shape))
    }

    /// Refuses a matrix that is not square, or has another size than the columns that it is used on. Returns
    /// how many of these there are.
    pub(super) fn require_system<const D: usize>(&self, name: &str, x: &Array<R, D>) -> usize {
        self.require_square(name);
        let [rows, columns] = if D == 1 { [x.len(), 1] } else { x.layout.shape };
        if rows != self.rows() {
            self.mismatch(name, x, ": the numbers of rows must be the same");
        }
        columns
    }

    pub(super) fn require_square(&self, name: &str) {
        assert!(self.rows() == self.columns(), "{name}: {} is not square", self.shape_text());
    }
}

/// Does with a vector, as a matrix of one column, or with a matrix what `f` does with a matrix of that shape.
pub(super) fn columns_of<R: Real, const D: usize>(
    x: &Array<R, D>,
    f: impl FnOnce(&Matrix<R>) -> Matrix<R>,
) -> Array<R, D> {
    let turned = |layout: super::layout::Layout| if D == 1 { layout.transposed() } else { layout };
    let result = f(&x.with_layout(turned(x.layout)));
    result.with_layout(turned(result.layout))
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Lower,
    Upper,
}

/// One triangle of a square matrix that is given row by row, to be used on some columns.
#[derive(Clone, Copy)]
pub(super) struct Triangle {
    pub(super) size: usize,
    pub(super) columns: usize,
    pub(super) side: Side,
    /// Whether the diagonal is all ones, whatever stands there.
    pub(super) unit: bool,
}

impl Triangle {
    /// The columns of the triangle in a row, beside the diagonal.
    fn beside(&self, row: usize) -> Range<usize> {
        match self.side {
            Side::Lower => 0..row,
            Side::Upper => row + 1..self.size,
        }
    }

    /// Rows of the triangle, from the one that has its diagonal only. `f` gets the row's number, the part of
    /// the row beside the diagonal, and the element on it.
    fn for_each_row<T: Copy>(&self, t: &[T], backwards: bool, mut f: impl FnMut(usize, &[T], T)) {
        if self.columns == 0 {
            return;
        }
        let mut each = |i: usize| {
            let row = &t[i * self.size..][..self.size];
            f(i, &row[self.beside(i)], row[i]);
        };
        if (self.side == Side::Lower) == backwards {
            (0..self.size).rev().for_each(&mut each);
        } else {
            (0..self.size).for_each(&mut each);
        }
    }

    /// Row `i` of some columns, and the rows that it is combined with.
    fn split<'a, R>(&self, i: usize, x: &'a mut [R]) -> (&'a mut [R], &'a mut [R]) {
        let k = self.columns;
        match self.side {
            Side::Lower => {
                let (before, after) = x.split_at_mut(i * k);
                (&mut after[..k], before)
            }
            Side::Upper => {
                let (before, after) = x.split_at_mut((i + 1) * k);
                (&mut before[i * k..], after)
            }
        }
    }

    /// `x ← T⁻¹ x`, for triangles of the same numbers or of constants.
    pub(super) fn substitute<T: Copy, R: Real + Operand<T, R>>(&self, t: &[T], x: &mut [R]) {
        self.for_each_row(t, false, |i, beside, diagonal| {
            let (row, others) = self.split(i, x);
            for (t, other) in beside.iter().zip(others.chunks_exact(self.columns)) {
                row.iter_mut().zip(other).for_each(|(x, other)| *x -= *other * *t);
            }
            if !self.unit {
                for x in row {
                    *x = *x / diagonal;
                }
            }
        });
    }

    /// `x ← T⁻¹ x` for one column of numbers, by dot products.
    fn substitute_vector(&self, t: &[f64], x: &mut [f64]) {
        self.for_each_row(t, false, |i, beside, diagonal| {
            let (row, others) = self.split(i, x);
            row[0] = (row[0] - kernel::dot(beside, others)) / diagonal;
        });
    }

    /// `y ← T x` for one column of numbers, by dot products.
    fn multiply_vector(&self, t: &[f64], x: &[f64], y: &mut [f64]) {
        self.for_each_row(t, false, |i, beside, diagonal| {
            y[i] = diagonal * x[i] + kernel::dot(beside, &x[self.beside(i)]);
        });
    }

    /// `x ← T⁻ᵀ x`.
    pub(super) fn substitute_transposed<T: Copy, R: Real + Operand<T, R>>(&self, t: &[T], x: &mut [R]) {
        self.for_each_row(t, true, |i, beside, diagonal| {
            let (row, others) = self.split(i, x);
            if !self.unit {
                for x in row.iter_mut() {
                    *x = *x / diagonal;
                }
            }
            for (t, other) in beside.iter().zip(others.chunks_exact_mut(self.columns)) {
                other.iter_mut().zip(row.iter()).for_each(|(other, x)| *other -= *x * *t);
            }
        });
    }

    /// `x ← T x`.
    fn multiply<R: Real>(&self, t: &[R], x: &mut [R]) {
        // From the row that nothing else needs any more.
        self.for_each_row(t, true, |i, beside, diagonal| {
            let (row, others) = self.split(i, x);
            for x in row.iter_mut() {
                *x *= diagonal;
            }
            for (t, other) in beside.iter().zip(others.chunks_exact(self.columns)) {
                row.iter_mut().zip(other).for_each(|(x, other)| *x += *other * t);
            }
        });
    }

    /// `y ← y + Tᵀ x`.
    fn add_transposed(&self, t: &[f64], x: &[f64], y: &mut [f64]) {
        let k = self.columns;
        let careful = Oddities::of(x).not_finite;
        let add = |y: &mut [f64], t: f64, x: &[f64]| {
            if careful || !t.is_finite() {
                y.iter_mut().zip(x).for_each(|(y, x)| *y += scale(*x, t));
            } else {
                kernel::add_scaled(y, t, x);
            }
        };
        self.for_each_row(t, false, |i, beside, diagonal| {
            let x = &x[i * k..][..k];
            let (row, others) = self.split(i, y);
            add(row, diagonal, x);
            for (t, other) in beside.iter().zip(others.chunks_exact_mut(k)) {
                add(other, *t, x);
            }
        });
    }

    /// `t ← t + a ⌞x yᵀ⌟`.
    fn add_outer(&self, t: &mut [f64], a: f64, x: &[f64], y: &[f64]) {
        let k = self.columns;
        if k == 0 {
            return;
        }
        for i in 0..self.size {
            let x = &x[i * k..][..k];
            let range = match self.side {
                Side::Lower => 0..i + 1,
                Side::Upper => i..self.size,
            };
            let row = &mut t[i * self.size..][range.clone()];
            let y = &y[range.start * k..range.end * k];
            if k == 1 {
                kernel::add_flow(row, a * x[0], y);
            } else {
                row.iter_mut().zip(y.chunks_exact(k)).for_each(|(t, y)| *t += a * kernel::dot_flow(x, y));
            }
        }
    }
}

/// `T X`.
struct TriangularProduct {
    triangle: Triangle,
}

impl Operation for TriangularProduct {
    const OVERWRITES: bool = true;
    fn pushes_fast(&self) -> bool {
        self.triangle.columns >= 16
    }

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let (t, x) = (inputs[0].in_rows(), inputs[1].in_rows());
        if self.triangle.columns == 1 {
            self.triangle.multiply_vector(&t, &x, output);
        } else {
            output.copy_from_slice(&x);
            self.triangle.multiply(&t, output);
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        output.copy_from_slice(&inputs[1]);
        self.triangle.multiply(&inputs[0], output);
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| self.triangle.add_outer(adjoints, 1.0, cotangent, &at.input(1)));
        flow.add(1, |adjoints| self.triangle.add_transposed(&at.input(0), cotangent, adjoints));
    }

    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        if let Some(x) = tangents.of(1) {
            output.copy_from_slice(x);
            self.triangle.multiply(&at.input(0), output);
        }
        if let Some(t) = tangents.of(0) {
            let mut product = at.input(1).into_owned();
            self.triangle.multiply(t, &mut product);
            kernel::add(output, &product);
        }
        carefully(self, at, tangents, output);
    }
}

/// `T⁻¹ B`.
struct TriangularSolve {
    triangle: Triangle,
}

impl Operation for TriangularSolve {
    const KEEPS_OUTPUT: bool = true;
    const OVERWRITES: bool = true;
    fn pushes_fast(&self) -> bool {
        self.triangle.columns >= 16
    }

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        output.copy_from_slice(&inputs[1].in_rows());
        if self.triangle.columns == 1 {
            self.triangle.substitute_vector(&inputs[0].in_rows(), output);
        } else {
            self.triangle.substitute(&inputs[0].in_rows(), output);
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        output.copy_from_slice(&inputs[1]);
        self.triangle.substitute(&inputs[0], output);
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let mut flows = cotangent.to_vec();
        self.triangle.substitute_transposed(&at.input(0), &mut flows);
        flow.add(0, |adjoints| self.triangle.add_outer(adjoints, -1.0, &flows, at.output));
        flow.add(1, |adjoints| kernel::add(adjoints, &flows));
    }

    /// `T⁻¹ (Ḃ − Ṫ X)`.
    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        if let Some(t) = tangents.of(0) {
            output.copy_from_slice(at.output);
            self.triangle.multiply(t, output);
            for x in output.iter_mut() {
                *x = -*x;
            }
        }
        if let Some(b) = tangents.of(1) {
            kernel::add(output, b);
        }
        self.triangle.substitute(&at.input(0), output);
    }
}

/// Diagonals, and what is below each column by column, as matrices below each other.
struct PackedLower {
    size: usize,
}

impl PackedLower {
    /// The place of an element of the diagonals, given by its number.
    fn diagonal(&self, number: usize) -> usize {
        number * self.size + number % self.size
    }

    /// Calls `f` for each column below the diagonals of the matrices: with the numbers of its packed
    /// elements, and with its first place in the matrices. The next ones are `size` apart.
    fn for_each_column(&self, matrices: usize, mut f: impl FnMut(Range<usize>, usize)) {
        let mut packed = 0;
        for matrix in 0..matrices {
            for i in 1..self.size {
                let end = packed + self.size - i;
                f(packed..end, (matrix * self.size + i) * self.size + i - 1);
                packed = end;
            }
        }
    }

    fn fill<T: Copy>(&self, diagonals: &[T], below: &[T], output: &mut [T]) {
        for (number, x) in diagonals.iter().enumerate() {
            output[self.diagonal(number)] = *x;
        }
        self.for_each_column(self.count(output), |packed, start| {
            let column = output[start..].iter_mut().step_by(self.size);
            column.zip(&below[packed]).for_each(|(output, x)| *output = *x);
        });
    }

    /// The number of matrices.
    fn count<T>(&self, matrices: &[T]) -> usize {
        matrices.len() / (self.size * self.size).max(1)
    }
}

impl Operation for PackedLower {
    const KEEPS_INPUTS: bool = false;
    const LINEAR: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        self.fill(&inputs[0].in_rows(), &inputs[1].in_rows(), output);
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        self.fill(&inputs[0], &inputs[1], output);
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| {
            for (number, adjoint) in adjoints.iter_mut().enumerate() {
                *adjoint += cotangent[self.diagonal(number)];
            }
        });
        flow.add(1, |adjoints| {
            self.for_each_column(self.count(cotangent), |packed, start| {
                let column = cotangent[start..].iter().step_by(self.size);
                adjoints[packed].iter_mut().zip(column).for_each(|(adjoint, flow)| *adjoint += flow);
            });
        });
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        let mut origins = vec![None; sources.results()];
        self.for_each_column(self.count(&origins), |packed, start| {
            let column = origins[start..].iter_mut().step_by(self.size);
            column.zip(packed).for_each(|(origin, element)| *origin = Some((1, element)));
        });
        for number in 0..sources.results() / self.size.max(1) {
            origins[self.diagonal(number)] = Some((0, number));
        }
        sources.each(|place, of| {
            if let Some((operand, element)) = origins[place] {
                of.element(operand, element);
            }
        });
        true
    }
}
