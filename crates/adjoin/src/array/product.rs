//! Products of vectors and matrices.
//!
//! ```text
//! s = x · y          x̄ += s̄ y,      ȳ += s̄ x
//! y = A x            Ā += ȳ xᵀ,     x̄ += Aᵀ ȳ       also of several matrices with a vector each
//! C = A B            Ā += C̄ Bᵀ,     B̄ += Aᵀ C̄
//! M = x yᵀ           x̄ += M̄ y,      ȳ += M̄ᵀ x
//! ```
//!
//! Matrices may have any strides: a transposed matrix is multiplied as it is. Where a cotangent is zero
//! nothing flows, even through an infinite element, and where an element is zero not even an infinite
//! cotangent does.

use std::borrow::Cow;

use super::elements::Elements;
use super::flow::Flow;
use super::kernel::{self, Oddities};
use super::layout::Layout;
use super::operation::{Operation, Plain, Point, Tangents, push_by_definition};
use super::sources::Sources;
use super::value::{Matrix, Vector};
use crate::real::Real;
use crate::rules::scale;

impl<R: Real> Vector<R> {
    /// `Σ xᵢ yᵢ`.
    ///
    /// # Panics
    /// If the lengths differ.
    pub fn dot(&self, other: &Self) -> R {
        self.require_same_shape("dot", other);
        R::Elements::reduce(Dot, &[self.view(), other.view()])
    }

    /// The matrix of all products `xᵢ yⱼ`.
    #[must_use]
    pub fn outer(&self, other: &Self) -> Matrix<R> {
        let operation = MatrixProduct { shape: [self.len(), 1, other.len()] };
        let inputs = [self.to_column(), other.to_row()];
        Matrix::by("outer", operation, &[inputs[0].view(), inputs[1].view()], [self.len(), other.len()])
    }
}

/// What a matrix can be multiplied with: a vector or a matrix.
pub trait Factor<R: Real> {
    /// The product with a matrix on the left.
    type Product;

    /// `matrix · self`.
    fn left_by(&self, matrix: &Matrix<R>) -> Self::Product;
}

impl<R: Real> Factor<R> for Vector<R> {
    type Product = Vector<R>;

    fn left_by(&self, matrix: &Matrix<R>) -> Vector<R> {
        if matrix.columns() != self.len() {
            matrix.mismatch("dot", self, ": the length must be the number of columns");
        }
        Vector::by("dot", MatrixVector, &[matrix.view(), self.view()], [1, matrix.rows()])
    }
}

impl<R: Real> Factor<R> for Matrix<R> {
    type Product = Matrix<R>;

    fn left_by(&self, matrix: &Matrix<R>) -> Matrix<R> {
        if matrix.columns() != self.rows() {
            matrix.mismatch(
                "dot",
                self,
                ": the number of columns of the first must be the number of rows of the second",
            );
        }
        let operation = MatrixProduct { shape: [matrix.rows(), matrix.columns(), self.columns()] };
        Matrix::by("dot", operation, &[matrix.view(), self.view()], [matrix.rows(), self.columns()])
    }
}

impl<R: Real> Matrix<R> {
    /// The product with a vector or a matrix on the right.
    ///
    /// ```
    /// use adjoin::{Matrix, Vector};
    ///
    /// let a = Matrix::from_rows([[1.0, 2.0], [3.0, 4.0]]);
    /// assert_eq!(a.dot(&Vector::from([1.0, 0.0])), Vector::from([1.0, 3.0]));
    /// assert_eq!(a.dot(&a), Matrix::from_rows([[7.0, 10.0], [15.0, 22.0]]));
    /// ```
    ///
    /// # Panics
    /// If the number of columns differs from the number of rows, or elements, of the other operand.
    pub fn dot<F: Factor<R>>(&self, other: &F) -> F::Product {
        other.left_by(self)
    }

    /// Products of several matrices with a vector each. The rows of this matrix are those of matrices below
    /// each other, as many as there are rows in `vectors`: row `k` of the result is the `k`-th matrix times
    /// row `k`. One node for all.
    ///
    /// ```
    /// use adjoin::Matrix;
    ///
    /// let matrices = Matrix::from_rows([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]);
    /// let vectors = Matrix::from_rows([[1.0, 0.0], [1.0, 1.0]]);
    /// assert_eq!(matrices.dot_each(&vectors), Matrix::from_rows([[1.0, 3.0], [11.0, 15.0]]));
    /// ```
    ///
    /// # Panics
    /// If the numbers of columns differ, or the number of rows is not a multiple of the number of vectors.
    #[must_use]
    pub fn dot_each(&self, vectors: &Self) -> Self {
        if self.columns() != vectors.columns() {
            self.mismatch("dot_each", vectors, ": the numbers of columns must be equal");
        }
        let count = vectors.rows();
        let rows = self.rows().checked_div(count).unwrap_or(0);
        if rows * count != self.rows() {
            self.mismatch(
                "dot_each",
                vectors,
                ": the number of rows must be a multiple of the number of vectors",
            );
        }
        Self::by("dot_each", MatrixVector, &[self.view(), vectors.view()], [count, rows])
    }
}

struct Dot;

impl Operation for Dot {
    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        output[0] = kernel::dot(&inputs[0].in_rows(), &inputs[1].in_rows());
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        output[0] = inputs[0].iter().zip(inputs[1].iter()).map(|(x, y)| *x * y).sum();
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| kernel::add_flow(adjoints, cotangent[0], &at.input(1)));
        flow.add(1, |adjoints| kernel::add_flow(adjoints, cotangent[0], &at.input(0)));
    }

    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        for (own, other) in [(0, 1), (1, 0)] {
            if let Some(tangents) = tangents.of(own) {
                output[0] += kernel::dot(tangents, &at.input(other));
            }
        }
        carefully(self, at, tangents, output);
    }
}

/// Recomputes a tangent by the definition, where 0 · ∞ may have occurred.
pub(super) fn carefully<O: Operation>(
    operation: &O,
    at: &Point<'_>,
    tangents: &Tangents<'_>,
    output: &mut [f64],
) {
    if output.iter().any(|x| x.is_nan()) {
        push_by_definition(operation, at, tangents, output);
    }
}

/// The products of matrices below each other with the rows of another: mostly one matrix with a vector, which
/// is a row.
struct MatrixVector;

impl MatrixVector {
    /// The matrices, one for each vector.
    fn matrices<'a>(all: &Plain<'a>, count: usize) -> impl Iterator<Item = Plain<'a>> {
        let Plain { data, layout } = *all;
        let [rows, columns] = layout.shape;
        let rows = rows.checked_div(count).unwrap_or(0);
        (0..count).map(move |k| Plain { data, layout: layout.block([k * rows, 0], [rows, columns]) })
    }

    /// Adds the products.
    fn add_products(output: &mut [f64], matrices: &Plain<'_>, vectors: &[f64]) {
        let [rows, columns] = matrices.layout.shape;
        let Some(count) = vectors.len().checked_div(columns).filter(|_| rows > 0) else { return };
        let parts = output.chunks_exact_mut(rows / count).zip(vectors.chunks_exact(columns));
        for (matrix, (output, x)) in Self::matrices(matrices, count).zip(parts) {
            kernel::add_matrix_vector(output, &matrix, x);
        }
    }

    /// Adds to the cotangent of a vector what flows to it from the product with a matrix.
    fn pull_vector(adjoints: &mut [f64], matrix: &Plain<'_>, cotangent: &[f64]) {
        let Plain { data, layout } = *matrix;
        let transposed = Plain { data, layout: layout.transposed() };
        if layout.strides[1] == 1 {
            for (i, cotangent) in cotangent.iter().enumerate() {
                let row = &data[layout.offset + i * layout.strides[0]..][..adjoints.len()];
                kernel::add_flow(adjoints, *cotangent, row);
            }
        } else if zeros_meet_infinities(cotangent, &transposed) {
            let term = |j, i, _| scale(cotangent[i], transposed.at(j, i));
            add_carefully(adjoints, 1, term, cotangent.len());
        } else {
            kernel::add_matrix_vector(adjoints, &transposed, cotangent);
        }
    }
}

impl Operation for MatrixVector {
    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        Self::add_products(output, &inputs[0], &inputs[1].in_rows());
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let Some(columns) = inputs[0].len().checked_div(output.len()).filter(|columns| *columns > 0) else {
            return;
        };
        let rows = output.len() / (inputs[1].len() / columns);
        for ((i, output), row) in output.iter_mut().enumerate().zip(inputs[0].chunks_exact(columns)) {
            let x = &inputs[1][i / rows * columns..];
            *output = row.iter().zip(x).map(|(a, x)| *a * x).sum();
        }
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let [count, columns] = at.inputs[1].layout.shape;
        let (rows, columns) = (cotangent.len() / count, columns.max(1));
        let vectors = at.input(1);
        flow.add(0, |adjoints| {
            let parts = adjoints.chunks_exact_mut(rows * columns).zip(cotangent.chunks_exact(rows));
            for ((adjoints, cotangent), x) in parts.zip(vectors.chunks_exact(columns)) {
                let rows = adjoints.chunks_exact_mut(columns).zip(cotangent);
                rows.for_each(|(row, cotangent)| kernel::add_flow(row, *cotangent, x));
            }
        });
        flow.add(1, |adjoints| {
            let parts = adjoints.chunks_exact_mut(columns).zip(cotangent.chunks_exact(rows));
            for (matrix, (adjoints, cotangent)) in Self::matrices(&at.inputs[0], count).zip(parts) {
                Self::pull_vector(adjoints, &matrix, cotangent);
            }
        });
    }

    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let shape = at.inputs[0].layout.shape;
        if let Some(matrices) = tangents.of(0) {
            let matrices = Plain { data: matrices, layout: Layout::rows(shape) };
            Self::add_products(output, &matrices, &at.input(1));
        }
        if let Some(vectors) = tangents.of(1) {
            Self::add_products(output, &at.inputs[0], vectors);
        }
        carefully(self, at, tangents, output);
    }

    fn sources(&self, at: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        let [matrices, vectors] = [0, 1].map(|input| at.input(input));
        let constant = [0, 1].map(|operand| sources.is_constant(operand));
        let [count, columns] = at.inputs[1].layout.shape;
        let rows = sources.results() / count;
        sources.each(|row, of| {
            for j in 0..columns {
                let (element, other) = (row * columns + j, row / rows * columns + j);
                if !constant[1] || vectors[other] != 0.0 {
                    of.element(0, element);
                }
                if !constant[0] || matrices[element] != 0.0 {
                    of.element(1, other);
                }
            }
        });
        true
    }
}

/// `m × k` by `k × n`.
struct MatrixProduct {
    shape: [usize; 3],
}

impl MatrixProduct {
    /// Whether there are not many more products than elements.
    fn are_few(&self, products: usize) -> bool {
        let [m, inner, n] = self.shape;
        products <= 16 * (m * inner + inner * n + m * n)
    }
}

impl Operation for MatrixProduct {
    const OVERWRITES: bool = true;

    fn pushes_fast(&self) -> bool {
        self.shape.iter().product::<usize>() >= 512
    }

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        kernel::write_product(output, &inputs[0], &inputs[1]);
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let [_, inner, n] = self.shape;
        for (element, output) in output.iter_mut().enumerate() {
            let (i, j) = (element / n, element % n);
            *output = (0..inner).map(|p| inputs[0][i * inner + p] * inputs[1][p * n + j]).sum();
        }
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let [m, inner, n] = self.shape;
        let transposed = |input: usize| {
            let Plain { data, layout } = at.inputs[input];
            Plain { data, layout: layout.transposed() }
        };
        let (left, right) = (transposed(0), transposed(1));
        let flows = Plain { data: cotangent, layout: Layout::rows([m, n]) };
        flow.add(0, |adjoints| {
            if zeros_meet_infinities(cotangent, &right) {
                add_carefully(adjoints, inner, |i, p, j| scale(flows.at(i, p), right.at(p, j)), n);
            } else {
                kernel::add_product(adjoints, &flows, &right);
            }
        });
        flow.add(1, |adjoints| {
            if zeros_meet_infinities(cotangent, &left) {
                add_carefully(adjoints, n, |i, p, j| scale(flows.at(p, j), left.at(i, p)), m);
            } else {
                kernel::add_product(adjoints, &left, &flows);
            }
        });
    }

    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let [m, inner, n] = self.shape;
        if let Some(left) = tangents.of(0) {
            let left = Plain { data: left, layout: Layout::rows([m, inner]) };
            kernel::add_product(output, &left, &at.inputs[1]);
        }
        if let Some(right) = tangents.of(1) {
            let right = Plain { data: right, layout: Layout::rows([inner, n]) };
            kernel::add_product(output, &at.inputs[0], &right);
        }
        carefully(self, at, tangents, output);
    }

    /// Element by element if one factor is constant and mostly zero: there is a dependence for each product
    /// that is made.
    fn sources(&self, at: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        let [m, inner, n] = self.shape;
        let (left, right) = (at.input(0), at.input(1));
        let filled = |matrix: &[f64]| matrix.iter().filter(|x| **x != 0.0).count();
        if sources.is_constant(0) && self.are_few(filled(&left) * n) {
            let row = |i: usize| (0..inner).filter(|p| left[i * inner + p] != 0.0).collect::<Vec<_>>();
            let rows: Vec<_> = (0..m).map(row).collect();
            sources.each(|element, of| {
                rows[element / n].iter().for_each(|p| of.element(1, p * n + element % n));
            });
        } else if sources.is_constant(1) && self.are_few(filled(&right) * m) {
            let column = |j: usize| (0..inner).filter(|p| right[p * n + j] != 0.0).collect::<Vec<_>>();
            let columns: Vec<_> = (0..n).map(column).collect();
            sources.each(|element, of| {
                columns[element % n].iter().for_each(|p| of.element(0, element / n * inner + p));
            });
        } else {
            return false;
        }
        true
    }
}

/// Whether the product of a cotangent with a matrix must handle 0 · ∞. Looks at the smaller of the two first:
/// that is mostly enough.
fn zeros_meet_infinities(cotangent: &[f64], matrix: &Plain<'_>) -> bool {
    if cotangent.len() < matrix.layout.len() {
        let odd = Oddities::of(cotangent);
        (odd.zero || odd.not_finite) && odd.collide_with(oddities_of(matrix))
    } else {
        let odd = oddities_of(matrix);
        (odd.zero || odd.not_finite) && odd.collide_with(Oddities::of(cotangent))
    }
}

/// The oddities of a matrix, in whichever order its elements lie in memory.
fn oddities_of(matrix: &Plain<'_>) -> Oddities {
    let Plain { data, layout } = matrix;
    let layout = if layout.strides[1] == 1 { *layout } else { layout.transposed() };
    if layout.strides[1] == 1 {
        let row = |i: usize| &data[layout.offset + i * layout.strides[0]..][..layout.shape[1]];
        (0..layout.shape[0]).map(|i| Oddities::of(row(i))).fold(Oddities::default(), Oddities::and)
    } else {
        Oddities::of(&matrix.in_rows())
    }
}

/// Adds to each element of a matrix with `columns` columns the sum of `terms` terms:
/// `term(row, number, column)`.
fn add_carefully(
    matrix: &mut [f64],
    columns: usize,
    term: impl Fn(usize, usize, usize) -> f64,
    terms: usize,
) {
    for (element, sum) in matrix.iter_mut().enumerate() {
        *sum += (0..terms).map(|number| term(element / columns, number, element % columns)).sum::<f64>();
    }
}
