//! The logarithm of a sum of exponentials, and softmax, which is its derivative.
//!
//! ```text
//! l = ln Σ exp xᵢ          x̄ᵢ += l̄ · exp(xᵢ − l)
//! y = exp(x − l)           x̄ᵢ += yᵢ (ȳᵢ − Σ ȳⱼ yⱼ)
//! ```
//!
//! The largest element is subtracted before the exponential function is applied, so nothing overflows. Over
//! the rows of a matrix, each is one node for all rows.

use std::borrow::Cow;

use super::buffer::{self, Buffer};
use super::flow::Flow;
use super::kernel;
use super::operation::{Operation, Plain, Point, Tangents};
use super::reduce::rows_are_sources;
use super::sources::Sources;
use super::value::{Array, Matrix, Vector};
use crate::real::Real;
use crate::rules::scale;

impl<R: Real, const D: usize> Array<R, D> {
    /// `ln Σ exp xᵢ`, computed so that it does not overflow.
    ///
    /// # Panics
    /// If there are no elements.
    pub fn log_sum_exp(&self) -> R {
        assert!(!self.is_empty(), "log_sum_exp: the array is empty");
        self.reduce(LogSumExp::of_rows(1, self.len()))
    }
}

impl<R: Real> Vector<R> {
    /// `exp xᵢ / Σ exp xⱼ`, computed so that it does not overflow.
    #[must_use]
    pub fn softmax(&self) -> Self {
        Self::by("softmax", Softmax { columns: self.len() }, &[self.view()], self.layout.shape)
    }
}

impl<R: Real> Matrix<R> {
    /// `ln Σ exp xᵢ` of each row, computed so that it does not overflow.
    ///
    /// # Panics
    /// If the rows are empty.
    #[must_use]
    pub fn log_sum_exp_of_rows(&self) -> Vector<R> {
        let (rows, columns) = self.as_rows();
        assert!(columns > 0 || rows == 0, "log_sum_exp_of_rows: the rows are empty");
        self.reduce_rows("log_sum_exp_of_rows", LogSumExp::of_rows(rows, columns))
    }

    /// [`Vector::softmax`] of each row.
    #[must_use]
    pub fn softmax_of_rows(&self) -> Self {
        Self::by("softmax_of_rows", Softmax { columns: self.columns() }, &[self.view()], self.layout.shape)
    }
}

/// `ln Σ exp xᵢ` of rows.
struct LogSumExp {
    rows: usize,
    columns: usize,
    /// `exp(xᵢ − l)`, which are the derivatives: exponentials are expensive.
    shares: Buffer<f64>,
}

impl LogSumExp {
    fn of_rows(rows: usize, columns: usize) -> Self {
        Self { rows, columns, shares: Buffer::default() }
    }
}

/// The largest number, to be subtracted before `exp`; 0 if it is not finite.
fn shift(x: impl Iterator<Item = f64>) -> f64 {
    let largest = x.fold(f64::NEG_INFINITY, f64::max);
    if largest.is_finite() { largest } else { 0.0 }
}

impl Operation for LogSumExp {
    const OVERWRITES: bool = true;
    const KEEPS_INPUTS: bool = false;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let x = inputs[0].in_rows();
        self.shares = Buffer::new(buffer::stale(x.len()));
        let rows = x.chunks_exact(self.columns).zip(self.shares.chunks_exact_mut(self.columns));
        for ((x, shares), output) in rows.zip(output) {
            let shift = shift(x.iter().copied());
            shares.iter_mut().zip(x).for_each(|(share, x)| *share = (x - shift).exp());
            let sum = shares.iter().sum::<f64>();
            *output = shift + sum.ln();
            if sum != 0.0 && sum.is_finite() {
                for share in shares {
                    *share /= sum;
                }
            } else {
                for share in shares {
                    *share = scale(sum.recip(), *share);
                }
            }
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        for (i, output) in output.iter_mut().enumerate() {
            let row = &inputs[0][i * self.columns..][..self.columns];
            let shift = shift(row.iter().map(|x| x.primal()));
            *output = row.iter().map(|x| (*x - shift).exp()).sum::<R>().ln() + shift;
        }
    }

    fn pull(&self, _: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        debug_assert_eq!(cotangent.len(), self.rows);
        flow.add(0, |adjoints| {
            let rows = adjoints.chunks_exact_mut(self.columns).zip(self.shares.chunks_exact(self.columns));
            for ((adjoints, shares), cotangent) in rows.zip(cotangent) {
                kernel::add_flow_to_row(adjoints, *cotangent, shares);
            }
        });
    }

    fn push(&self, _: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let Some(x) = tangents.of(0) else { return };
        let rows = x.chunks_exact(self.columns).zip(self.shares.chunks_exact(self.columns));
        for (output, (x, shares)) in output.iter_mut().zip(rows) {
            *output = x.iter().zip(shares).map(|(x, share)| scale(*x, *share)).sum();
        }
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        rows_are_sources(self.columns, sources)
    }
}

/// The softmax of rows.
struct Softmax {
    columns: usize,
}

impl Operation for Softmax {
    const OVERWRITES: bool = true;
    const KEEPS_INPUTS: bool = false;
    const KEEPS_OUTPUT: bool = true;

    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let x = inputs[0].in_rows();
        let columns = self.columns.max(1);
        for (output, x) in output.chunks_exact_mut(columns).zip(x.chunks_exact(columns)) {
            let shift = shift(x.iter().copied());
            output.iter_mut().zip(x).for_each(|(output, x)| *output = (x - shift).exp());
            let sum = output.iter().sum::<f64>();
            for output in output {
                *output /= sum;
            }
        }
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let columns = self.columns.max(1);
        for (output, x) in output.chunks_exact_mut(columns).zip(inputs[0].chunks_exact(columns)) {
            let shift = shift(x.iter().map(|x| x.primal()));
            output.iter_mut().zip(x).for_each(|(output, x)| *output = (*x - shift).exp());
            let sum = output.iter().sum::<R>();
            for output in output {
                *output /= sum;
            }
        }
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let columns = self.columns.max(1);
        flow.add(0, |adjoints| {
            let rows = at.output.chunks_exact(columns).zip(cotangent.chunks_exact(columns));
            for (adjoints, (y, cotangent)) in adjoints.chunks_exact_mut(columns).zip(rows) {
                let mean = kernel::dot(y, cotangent);
                let pairs = y.iter().zip(cotangent);
                if mean.is_finite() {
                    // Then every cotangent is finite: an infinite one makes the mean NaN even where y is 0.
                    let flows = pairs.map(|(y, cotangent)| y * (cotangent - mean));
                    adjoints.iter_mut().zip(flows).for_each(|(adjoint, flow)| *adjoint += flow);
                } else {
                    let mean = kernel::dot_flow(cotangent, y);
                    let flows = pairs.map(|(y, cotangent)| scale(cotangent - mean, *y));
                    adjoints.iter_mut().zip(flows).for_each(|(adjoint, flow)| *adjoint += flow);
                }
            }
        });
    }

    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let Some(x) = tangents.of(0) else { return };
        let columns = self.columns.max(1);
        let rows = at.output.chunks_exact(columns).zip(x.chunks_exact(columns));
        for (output, (y, x)) in output.chunks_exact_mut(columns).zip(rows) {
            let mean = kernel::dot_flow(x, y);
            for (output, (y, x)) in output.iter_mut().zip(y.iter().zip(x)) {
                *output = scale(x - mean, *y);
            }
        }
    }

    fn sources(&self, _: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        let columns = self.columns.max(1);
        sources.each(|element, of| {
            let first = element / columns * columns;
            if element == first {
                of.elements(0, first..first + columns);
            } else {
                of.earlier(first);
            }
        });
        true
    }
}
