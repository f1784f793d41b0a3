//! Convolution in one dimension.
//!
//! ```text
//! yₙ = Σₖ hₖ xₙ₋ₖ       x̄ₙ₋ₖ += hₖ ȳₙ,   h̄ₖ += xₙ₋ₖ ȳₙ
//! ```
//!
//! Cost: a multiplication for each pair of elements that overlap, in the value and in each of the two rules.
//! For each place of the kernel that is one loop over a part of the signal.

use std::borrow::Cow;

use super::flow::Flow;
use super::kernel;
use super::operation::{Operation, Plain, Point, Tangents};
use super::sources::Sources;
use super::value::Vector;
use crate::real::Real;
use crate::rules::scale;

/// Which part of a convolution is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edges {
    /// Wherever the kernel and the signal overlap: `n + k − 1` elements.
    Full,
    /// The middle of that, as many elements as the signal has.
    Same,
    /// Where the kernel lies within the signal: `n − k + 1` elements, none if the kernel is longer.
    Valid,
}

impl<R: Real> Vector<R> {
    /// The convolution with a kernel, `yₙ = Σₖ hₖ xₙ₋ₖ`. One node.
    ///
    /// ```
    /// use adjoin::array::Edges;
    /// use adjoin::Vector;
    ///
    /// let (x, h) = (Vector::from([1.0, 2.0, 3.0]), Vector::from([1.0, 10.0]));
    /// assert_eq!(x.convolve(&h, Edges::Full), Vector::from([1.0, 12.0, 23.0, 30.0]));
    /// assert_eq!(x.convolve(&h, Edges::Same), Vector::from([1.0, 12.0, 23.0]));
    /// assert_eq!(x.convolve(&h, Edges::Valid), Vector::from([12.0, 23.0]));
    /// ```
    ///
    /// # Panics
    /// If the kernel is empty.
    #[must_use]
    pub fn convolve(&self, kernel: &Self, edges: Edges) -> Self {
        assert!(!kernel.is_empty(), "convolve: the kernel is empty");
        let (n, k) = (self.len(), kernel.len());
        let (first, length) = match edges {
            _ if n == 0 => (0, 0),
            Edges::Full => (0, n + k - 1),
            Edges::Same => ((k - 1) / 2, n),
            Edges::Valid => (k - 1, (n + 1).saturating_sub(k)),
        };
        Self::by("convolve", Convolution { first }, &[self.view(), kernel.view()], [1, length])
    }
}

/// `yₙ = Σₖ hₖ xₙ₊f₋ₖ`, where `f` is which element of the full convolution is the first.
struct Convolution {
    first: usize,
}

impl Convolution {
    /// Calls `f` for each place `k` of the kernel with the parts of the output and of the signal that it
    /// joins: where they begin and how many elements they have.
    fn for_each(&self, [output, signal, kernel]: [usize; 3], mut f: impl FnMut(usize, usize, usize, usize)) {
        for k in 0..kernel {
            let from = k.saturating_sub(self.first);
            let to = (signal + k).saturating_sub(self.first).min(output);
            if from < to {
                f(k, from, from + self.first - k, to - from);
            }
        }
    }
}

impl Operation for Convolution {
    fn value(&mut self, inputs: &[Plain<'_>], output: &mut [f64]) {
        let (x, h) = (inputs[0].in_rows(), inputs[1].in_rows());
        self.for_each([output.len(), x.len(), h.len()], |k, to, from, length| {
            kernel::add_scaled(&mut output[to..to + length], h[k], &x[from..from + length]);
        });
    }

    fn define<R: Real>(&self, inputs: &[Cow<'_, [R]>], output: &mut [R]) {
        let (x, h) = (&inputs[0], &inputs[1]);
        for (n, output) in output.iter_mut().enumerate() {
            let n = n + self.first;
            let overlap = (0..h.len()).filter(|k| *k <= n && n - k < x.len());
            *output = overlap.map(|k| h[k] * x[n - k]).sum();
        }
    }

    fn pull(&self, at: &Point<'_>, cotangent: &[f64], flow: &mut Flow<'_>) {
        let (x, h) = (at.input(0), at.input(1));
        let lengths = [cotangent.len(), x.len(), h.len()];
        flow.add(0, |adjoints| {
            self.for_each(lengths, |k, from, to, length| {
                let parts = adjoints[to..to + length].iter_mut().zip(&cotangent[from..from + length]);
                parts.for_each(|(adjoint, cotangent)| *adjoint += scale(*cotangent, h[k]));
            });
        });
        flow.add(1, |adjoints| {
            self.for_each(lengths, |k, from, start, length| {
                let parts = cotangent[from..from + length].iter().zip(&x[start..start + length]);
                adjoints[k] += parts.map(|(cotangent, x)| scale(*cotangent, *x)).sum::<f64>();
            });
        });
    }

    fn push(&self, at: &Point<'_>, tangents: &Tangents<'_>, output: &mut [f64]) {
        let (x, h) = (at.input(0), at.input(1));
        let lengths = [output.len(), x.len(), h.len()];
        let mut add = |factors: &dyn Fn(usize, usize) -> f64| {
            self.for_each(lengths, |k, to, from, length| {
                let parts = output[to..to + length].iter_mut().enumerate();
                parts.for_each(|(offset, output)| *output += factors(k, from + offset));
            });
        };
        if let Some(tangents) = tangents.of(0) {
            add(&|k, place| scale(tangents[place], h[k]));
        }
        if let Some(tangents) = tangents.of(1) {
            add(&|k, place| scale(tangents[k], x[place]));
        }
    }

    fn sources(&self, at: &Point<'_>, sources: &mut Sources<'_>) -> bool {
        let (x, h) = (at.input(0), at.input(1));
        let constant = [0, 1].map(|operand| sources.is_constant(operand));
        sources.each(|n, of| {
            let n = n + self.first;
            for k in (0..h.len()).filter(|k| *k <= n && n - k < x.len()) {
                if !constant[1] || h[k] != 0.0 {
                    of.element(0, n - k);
                }
                if !constant[0] || x[n - k] != 0.0 {
                    of.element(1, k);
                }
            }
        });
        true
    }
}
