//! Many elements to one: sums, products, extremes, norms; and cumulative sums.
//!
//! ```text
//! s = Σ xᵢ                 x̄ᵢ += s̄
//! p = Π xᵢ                 x̄ᵢ += p̄ · Π of the others (by products from the left and from the right: safe at 0)
//! m = max xᵢ               x̄ᵢ += m̄ / (number of maxima), where xᵢ = m
//! n = √(Σ xᵢ²)             x̄ᵢ += n̄ · xᵢ / n, and 0 where n = 0
//! cᵢ = x₀ + … + xᵢ         x̄ᵢ += c̄ᵢ + c̄ᵢ₊₁ + …
//! ```
//!
//! Over the rows of a matrix, each is one node for all rows.

use std::borrow::Cow;

use super::elements::Elements;
use super::flow::Flow;
use super::kernel;
use super::operation::{Operation, Plain, Point};
use super::sources::Sources;
use super::value::{Array, Matrix, Vector};
use crate::real::Real;
use crate::rules::scale;

impl<R: Real, const D: usize> Array<R, D> {
    pub(super) fn reduce<O: Operation>(&self, operation: O) -> R {
        R::Elements::reduce(operation, &[self.view()])
    }

    /// The sum of all elements; 0 if there are none. Added up in blocks, so the last bits may differ from
    /// those of a loop.
    pub fn sum(&self) -> R {
        self.reduce(Sums { rows: 1, columns: self.len() })
    }

    /// The mean of all elements.
    ///
    /// # Panics
    /// If there are none.
    pub fn mean(&self) -> R {
        assert!(!self.is_empty(), "mean: the array is empty");
        self.sum() / self.len() as f64
    }

    /// The product of all elements; 1 if there are none.
    pub fn product(&self) -> R {
        self.reduce(Product)
    }

    /// The largest element. In a tie, each of the largest has an equal share of the derivative.
    ///
    /// # Panics
    /// If there are none.
    pub fn max(&self) -> R {
        assert!(!self.is_empty(), "max: the array is empty");
        self.reduce(Extreme { sign: 1.0 })
    }

    /// The smallest element. In a tie, each of the smallest has an equal share of the derivative.
    ///
    /// # Panics
    /// If there are none.
    pub fn min(&self) -> R {
        assert!(!self.is_empty(), "min: the array is empty");
        self.reduce(Extreme { sign: -1.0 })
    }

    /// The sum of squares of all elements.
    pub fn norm_squared(&self) -> R {
        self.reduce(Squares { rows: 1, columns: self.len() })
    }

    /// The square root of the sum of squares, computed so that it does not overflow. Its derivative at 0
    /// is 0.
    pub fn norm(&self) -> R {
        self.reduce(Norm)
    }

    /// The left fold of all elements with a closure, row by row: `f(… f(f(start, x₀), x₁) …, xₙ)`. One node,
    /// whatever `f` does with its arguments and with what it captures.
    ///
    /// ```
    /// use adjoin::{Reverse, Vector, grad};
    ///
    /// let x = Vector::from([1.0, 2.0, 3.0]);
    /// let horner = |(x, t): (Vector<Reverse>, Reverse)| x.fold(t * 0.0, |sum, x| sum * t + x);
    /// let (coefficients, slope) = grad(horner, &(x, 10.0));
    /// assert_eq!(coefficients, Vector::from([100.0, 10.0, 1.0]));
    /// assert_eq!(slope, 22.0);
    /// ```
    ///
    /// As for [`map`](Array::map), `f` must not keep its arguments for later. A closure that changes what it
    /// captured is for `x.iter().fold(start, f)`, which is scalar code.
    pub fn fold(&self, start: R, f: impl Fn(R, R) -> R) -> R {
        R::Elements::fold(self.view(), start, |[state, x]| f(state, x))
    }
}

impl<R: Real> Vector<R> {
    /// `x₀, x₀ + x₁, x₀ + x₁ + x₂, …`
    #[must_use]
    pub fn cumulative_sum(&self) -> Self {
        Self::by("cumulative_sum", CumulativeSum, &[self.view()], self.layout.shape)
    }

    /// The left fold with a closure, and all its intermediate results: `f(start, x₀), f(f(start, x₀), x₁), …`
    /// One node. See [`fold`](Array::fold).
    ///
    /// ```
    /// use adjoin::Vector;
    ///
    /// let x = Vector::from([1.0, 2.0, 3.0]);
    /// assert_eq!(x.scan(10.0, |sum, x| sum * x), Vector::from([10.0, 20.0, 60.0]));
    /// ```
    #[must_use]
    pub fn scan(&self, start: R, f: impl Fn(R, R) -> R) -> Self {
        Self::from_elements(
            R::Elements::scan(self.view(), start, |[state, x]| f(state, x)),
            self.layout.shape,
        )
    }
}

impl<R: Real> Matrix<R> {
    pub(super) fn reduce_rows<O: Operation>(&self, name: &str, operation: O) -> Vector<R> {
        Vector::by(name, operation, &[self.view()], [1, self.rows()])
    }

    pub(super) fn as_rows(&self) -> (usize, usize) {
        (self.rows(), self.columns())
    }

    /// The sum of each row.
    #[must_use]
    pub fn sum_of_rows(&self) -> Vector<R> {
        let (rows, columns) = self.as_rows();
        self.reduce_rows("sum_of_rows", Sums { rows, columns })
    }

    /// The sum of each column.
    #[must_use]
    pub fn sum_of_columns(&self) -> Vector<R> {
        if self.layout.strides[0] == 1 {
            // Columns lie in memory as rows do elsewhere.
            return self.transposed().sum_of_rows();
        }
        let (rows, columns) = self.as_rows();
        Vector::by("sum_of_columns", SumsOfColumns { rows, columns }, &[self.view()], [1, columns])
    }

    /// The sum of squares of each row.
    #[must_use]
    pub fn norm_squared_of_rows(&self) -> Vector<R> {
        let (rows, columns) = self.as_rows();
        self.reduce_rows("norm_squared_of_rows", Squares { rows, columns })
    }
}

/// The sums of rows.
struct Sums {
    rows: usize,
    columns: usize,
}

/// Each result depends on a row.
pub(super) fn rows_are_sources(columns: usize, sources: &mut Sources<'_>) -> bool {
    sources.each(|row, of| of.elements(0, row * columns..(row + 1) * columns));
    true
}

impl Operation for Sums {
    const OVERWRITES: bool = true;
    const KEEPS_INPUTS: bool = false;
    const LINEAR: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let x = inputs[0].in_rows();
        for (i, sum) in output.iter_mut().enumerate() {
            *sum = kernel::sum(&x[i * self.columns..][..self.columns]);
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        for (i, sum) in output.iter_mut().enumerate() {
            // The sign of an empty sum differs between versions of the standard library.
            let row = &inputs[0][i * self.columns..][..self.columns];
            *sum = if row.is_empty() { R::constant(0.0) } else { row.iter().sum() };
        }
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        debug_assert_eq!(cotangent.len(), self.rows);
        flow.add(0, |adjoints| {
            for (row, cotangent) in adjoints.chunks_exact_mut(self.columns.max(1)).zip(cotangent) {
                for adjoint in row {
                    *adjoint += cotangent;
                }
            }
        });
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        rows_are_sources(self.columns, sources)
    }
}

/// The sums of columns.
struct SumsOfColumns {
    rows: usize,
    columns: usize,
}

impl SumsOfColumns {
    /// The number of rows that are added up before their sum is added to the total, so that rounding errors
    /// grow more slowly.
    const BLOCK: usize = 128;
}

impl Operation for SumsOfColumns {
    const KEEPS_INPUTS: bool = false;
    const LINEAR: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let x = inputs[0].in_rows();
        let columns = self.columns.max(1);
        let mut sums = vec![0.0; self.columns];
        for block in x.chunks(Self::BLOCK * columns) {
            sums.fill(0.0);
            block.chunks_exact(columns).for_each(|row| kernel::add(&mut sums, row));
            kernel::add(output, &sums);
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        output.fill(R::constant(0.0));
        for row in inputs[0].chunks_exact(self.columns.max(1)) {
            output.iter_mut().zip(row).for_each(|(sum, x)| *sum += *x);
        }
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| {
            adjoints.chunks_exact_mut(self.columns.max(1)).for_each(|row| kernel::add(row, cotangent));
        });
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        sources.each(|column, of| {
            (0..self.rows).for_each(|row| of.element(0, row * self.columns + column));
        });
        true
    }
}

/// The sums of squares of rows.
struct Squares {
    rows: usize,
    columns: usize,
}

impl Operation for Squares {
    const OVERWRITES: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let x = inputs[0].in_rows();
        for (i, sum) in output.iter_mut().enumerate() {
            let row = &x[i * self.columns..][..self.columns];
            *sum = kernel::dot(row, row);
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        for (i, sum) in output.iter_mut().enumerate() {
            *sum = inputs[0][i * self.columns..][..self.columns].iter().map(|x| *x * x).sum();
        }
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        debug_assert_eq!(cotangent.len(), self.rows);
        let x = at.input(0);
        flow.add(0, |adjoints| {
            let columns = self.columns.max(1);
            let rows = x.chunks_exact(columns).zip(cotangent);
            for (adjoints, (x, cotangent)) in adjoints.chunks_exact_mut(columns).zip(rows) {
                kernel::add_flow_to_row(adjoints, 2.0 * cotangent, x);
            }
        });
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        rows_are_sources(self.columns, sources)
    }
}

/// The product of all elements.
struct Product;

impl Operation for Product {
    const OVERWRITES: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        output[0] = inputs[0].in_rows().iter().product();
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        output[0] = inputs[0].iter().product();
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let x = at.input(0);
        // The cotangent of the product up to each element. A product of primals, which may be 0 · ∞ and NaN,
        // is one partial derivative; a product of partial derivatives on the way is 0 if one of them is.
        let mut after = vec![cotangent[0]; x.len()];
        for place in (1..x.len()).rev() {
            after[place - 1] = scale(after[place], x[place]);
        }
        flow.add(0, |adjoints| {
            let mut before = 1.0;
            for ((adjoint, x), after) in adjoints.iter_mut().zip(x.iter()).zip(&after) {
                *adjoint += scale(*after, before);
                before *= x;
            }
        });
    }
}

/// The largest (or, with sign −1, the smallest) element.
struct Extreme {
    sign: f64,
}

impl Extreme {
    fn of<R: Real>(&self, elements: impl Iterator<Item = R>) -> R {
        let sign = self.sign;
        elements
            .reduce(
                |best, x| if x.primal() * sign > best.primal() * sign || best.is_nan() { x } else { best },
            )
            .expect("the array is not empty")
    }
}

impl Operation for Extreme {
    const OVERWRITES: bool = true;
    const KEEPS_OUTPUT: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        output[0] = self.of(inputs[0].in_rows().iter().copied());
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let best = self.of(inputs[0].iter().copied());
        let ties: Vec<R> = inputs[0].iter().copied().filter(|x| x.primal() == best.primal()).collect();
        let share = 1.0 / ties.len().max(1) as f64;
        output[0] = if ties.is_empty() {
            // All are NaN.
            R::constant(best.primal())
        } else if ties.len() > 1 {
            ties.into_iter().map(|x| x * share).sum::<R>().with_primal(best.primal())
        } else {
            best
        };
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let x = at.input(0);
        let best = at.output[0];
        let ties = x.iter().filter(|x| **x == best).count();
        flow.add(0, |adjoints| {
            for (adjoint, _) in adjoints.iter_mut().zip(x.iter()).filter(|(_, x)| **x == best) {
                *adjoint += cotangent[0] / ties as f64;
            }
        });
    }
}

/// The Euclidean norm.
struct Norm;

/// The largest absolute value, which a norm is scaled by.
fn largest(x: &[f64]) -> f64 {
    x.iter()
        .fold(0.0, |largest: f64, x| if largest > x.abs() || largest.is_nan() { largest } else { x.abs() })
}

impl Operation for Norm {
    const OVERWRITES: bool = true;
    const KEEPS_OUTPUT: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let x = inputs[0].in_rows();
        let squares = kernel::dot(&x, &x);
        output[0] = if (1e-280..1e280).contains(&squares) || squares.is_nan() {
            squares.sqrt()
        } else {
            let unit = largest(&x);
            if unit == 0.0 || unit.is_infinite() {
                unit
            } else {
                unit * x.iter().map(|x| (x / unit).powi(2)).sum::<f64>().sqrt()
            }
        };
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let primals: Vec<f64> = inputs[0].iter().map(|x| x.primal()).collect();
        let unit = largest(&primals);
        // Its reciprocal is finite, too.
        let size = unit.clamp(f64::MIN_POSITIVE, 1e300);
        if unit == 0.0 {
            output[0] = R::constant(unit);
            return;
        }
        let norm = inputs[0].iter().map(|x| *x / size).map(|x| x * x).sum::<R>().sqrt() * size;
        output[0] = if norm.is_infinite() {
            // An element is infinite, or the norm overflows: the slopes are those of the reverse rule, x / ∞.
            inputs[0].iter().map(|x| *x * (x.primal() / norm.primal())).sum::<R>().with_primal(norm.primal())
        } else {
            norm
        };
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let (x, norm) = (at.input(0), at.output[0]);
        if norm != 0.0 {
            flow.add(0, |adjoints| {
                let rows = adjoints.iter_mut().zip(x.iter());
                rows.for_each(|(adjoint, x)| *adjoint += scale(cotangent[0], x / norm));
            });
        }
    }
}

/// Cumulative sums.
struct CumulativeSum;

impl Operation for CumulativeSum {
    const OVERWRITES: bool = true;
    const KEEPS_INPUTS: bool = false;
    const LINEAR: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let mut sum = 0.0;
        for (output, x) in output.iter_mut().zip(inputs[0].in_rows().iter()) {
            sum += x;
            *output = sum;
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let mut sum = R::constant(0.0);
        for (output, x) in output.iter_mut().zip(inputs[0].iter()) {
            sum += x;
            *output = sum;
        }
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        flow.add(0, |adjoints| {
            let mut sum = 0.0;
            for (adjoint, cotangent) in adjoints.iter_mut().zip(cotangent).rev() {
                sum += cotangent;
                *adjoint += sum;
            }
        });
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        sources.each(|element, of| {
            if let Some(before) = element.checked_sub(1) {
                of.earlier(before);
            }
            of.element(0, element);
        });
        true
    }
}
