//! Gradient descent with a step that adapts itself, as `GradBench` states it, in code that can be
//! differentiated.

use adjoin::differentiable;

/// How a gradient is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A tangent for each number.
    Forward,
    /// A tape.
    Reverse,
}

/// The descent.
#[differentiable]
pub mod minimum {
    /// The length of a vector.
    pub fn norm<const N: usize>(x: [f64; N]) -> f64 {
        x.iter().map(|x| *x * *x).sum::<f64>().sqrt()
    }

    /// Where a function with a given gradient is least, from a start on.
    pub fn argmin<const N: usize>(
        f: impl Fn([f64; N]) -> f64,
        gradient: impl Fn([f64; N]) -> [f64; N],
        start: [f64; N],
    ) -> [f64; N] {
        let (mut x, mut value, mut slope) = (start, f(start), gradient(start));
        let (mut step, mut count) = (1e-5, 0);
        loop {
            if norm(slope) <= 1e-5 {
                return x;
            }
            if count == 10 {
                step *= 2.0;
                count = 0;
            }
            let next: [f64; N] = std::array::from_fn(|i| x[i] - step * slope[i]);
            let moved: [f64; N] = std::array::from_fn(|i| x[i] - next[i]);
            if norm(moved) <= 1e-5 {
                return x;
            }
            let there = f(next);
            if there < value {
                (x, value, slope) = (next, there, gradient(next));
                count += 1;
            } else {
                step /= 2.0;
                count = 0;
            }
        }
    }
}
