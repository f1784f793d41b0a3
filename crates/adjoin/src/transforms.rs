//! Parameters with constraints, from free numbers: positive, in an interval, ordered, on a simplex,
//! triangular factors.
//!
//! Samplers and most optimisers move in all of ℝⁿ. A smooth map from there to the parameters keeps the
//! parameters within their constraints. The map stretches volumes, so the log-density of the free numbers has
//! an additional term `ln |det J|`, with the Jacobian `J` of the map. A [`Change`] maps numbers and adds
//! these terms up. An optimiser that looks for the best parameters, and not for the mode in the free numbers,
//! leaves them out.
//!
//! | parameters | from | map |
//! | --- | --- | --- |
//! | [`positive`](Change::positive) | 1 number | `exp x` |
//! | [`above`](Change::above), [`below`](Change::below) | 1 | `a + exp x`, `b − exp x` |
//! | [`between`](Change::between) | 1 | `a + (b − a) / (1 + exp(−x))` |
//! | [`ordered`](Change::ordered) | n | the first, then steps `exp x` |
//! | [`simplex`](Change::simplex), of n + 1 shares | n | a stick that is broken n times |
//! | [`correlation_factor`](Change::correlation_factor), n × n | n (n − 1) / 2 | partial correlations `tanh x` |
//! | [`covariance_factor`](Change::covariance_factor), n × n | n (n + 1) / 2 | the diagonal by `exp` |
//!
//! The functions in [`free`] are the inverses, for starting points.
//!
//! ```
//! use adjoin::prelude::*;
//! use adjoin::transforms::{Change, free};
//! use adjoin::{Objective, objective};
//!
//! // The density of an exponential variable, in its logarithm.
//! let density = objective!(|x: f64| {
//!     let mut change = Change::new();
//!     let y = change.positive(x);
//!     -y + change.log_jacobian()
//! });
//! assert_eq!(density.grad(&free::positive(1.0)), 0.0); // exp(x − exp x) is largest at x = 0
//! ```

use crate::real::Real;

/// A map from free numbers to parameters with constraints, and the logarithm of the factor by which it
/// stretches volumes.
///
/// ```
/// use adjoin::transforms::Change;
///
/// let mut change = Change::new();
/// let deviation = change.positive(0.7_f64);
/// let shares = change.simplex(&[0.1, -0.3]);
/// assert_eq!(deviation, 0.7_f64.exp());
/// assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-15);
/// assert!(change.log_jacobian() < 0.7);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Change<R> {
    log_jacobian: R,
}

impl<R: Real> Default for Change<R> {
    fn default() -> Self {
        Self::new()
    }
}

/// `ln(1 + exp x)`, without overflow.
fn softplus<R: Real>(x: R) -> R {
    // The larger of x and 0 is taken out, so that the exponential is at most 1 in both branches.
    if x > 0.0 { x + (-x).exp().ln_1p() } else { x.exp().ln_1p() }
}

/// `1 / (1 + exp(−x))`, without overflow.
fn logistic<R: Real>(x: R) -> R {
    if x > 0.0 {
        ((-x).exp() + 1.0).recip()
    } else {
        let e = x.exp();
        e / (e + 1.0)
    }
}

impl<R: Real> Change<R> {
    /// No map yet.
    pub fn new() -> Self {
        Self { log_jacobian: R::constant(0.0) }
    }

    /// The sum of `ln |det J|` of all maps so far: to be added to a log-density.
    pub fn log_jacobian(&self) -> R {
        self.log_jacobian
    }

    /// A positive number.
    pub fn positive(&mut self, x: R) -> R {
        self.log_jacobian += x;
        x.exp()
    }

    /// A number above a bound.
    pub fn above(&mut self, bound: f64, x: R) -> R {
        self.positive(x) + bound
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: f64, x: R) -> R {
        -self.positive(x) + bound
    }

    /// A number between two bounds.
    ///
    /// # Panics
    /// If the bounds are not finite, or not in order.
    pub fn between(&mut self, low: f64, high: f64, x: R) -> R {
        let width = high - low;
        assert!(
            width > 0.0 && width.is_finite(),
            "`between` needs finite bounds in order, not {low} and {high}"
        );
        self.log_jacobian += -(softplus(x) + softplus(-x)) + width.ln();
        logistic(x) * width + low
    }

    /// Numbers in ascending order.
    pub fn ordered(&mut self, free: &[R]) -> Vec<R> {
        let mut numbers: Vec<R> = Vec::with_capacity(free.len());
        for x in free {
            let next = match numbers.last() {
                Some(last) => *last + self.positive(*x),
                None => *x,
            };
            numbers.push(next);
        }
        numbers
    }

    /// Positive shares that add up to 1: one more than there are free numbers. Zeros stand for equal shares.
    pub fn simplex(&mut self, free: &[R]) -> Vec<R> {
        let mut shares = Vec::with_capacity(free.len() + 1);
        // In logarithms, so that even a share of 10⁻³⁰⁰ has a finite logarithm and a derivative.
        let mut log_rest = R::constant(0.0);
        for (index, x) in free.iter().enumerate() {
            let x = *x - ((free.len() - index) as f64).ln();
            let (log_part, log_other) = (-softplus(-x), -softplus(x));
            shares.push((log_rest + log_part).exp());
            // ∂share/∂x = rest · part · other
            self.log_jacobian += log_rest + log_part + log_other;
            log_rest += log_other;
        }
        shares.push(log_rest.exp());
        shares
    }

    /// The Cholesky factor of a correlation matrix, as the rows of a lower triangle; every row has the
    /// length 1.
    ///
    /// The Jacobian is that of the entries below the diagonal of the factor. With `size` rows there are
    /// `size (size − 1) / 2` free numbers, row by row.
    ///
    /// # Panics
    /// If the number of free numbers is wrong.
    pub fn correlation_factor(&mut self, size: usize, free: &[R]) -> Vec<Vec<R>> {
        let expected = size * size.saturating_sub(1) / 2;
        assert!(
            free.len() == expected,
            "the factor of a correlation matrix of size {size} takes {expected} numbers, not {}",
            free.len()
        );
        let mut free = free.iter();
        let mut rows: Vec<Vec<R>> = Vec::with_capacity(size);
        for row in 0..size {
            let mut entries = Vec::with_capacity(row + 1);
            // ln of the square root of what is left of the row's length.
            let mut log_rest = R::constant(0.0);
            for x in free.by_ref().take(row) {
                // ln(1 − tanh² x) = ln 4 − 2 ln(exp x + exp(−x))
                let log_slope = (softplus(*x * 2.0) + softplus(*x * -2.0)) * -1.0 + 4f64.ln();
                entries.push(log_rest.exp() * x.tanh());
                self.log_jacobian += log_rest + log_slope;
                log_rest += log_slope * 0.5;
            }
            entries.push(log_rest.exp());
            rows.push(entries);
        }
        rows
    }

    /// The Cholesky factor of a covariance matrix, as the rows of a lower triangle with a positive diagonal.
    ///
    /// The Jacobian is that of the factor's entries. With `size` rows there are `size (size + 1) / 2` free
    /// numbers, row by row.
    ///
    /// # Panics
    /// If the number of free numbers is wrong.
    pub fn covariance_factor(&mut self, size: usize, free: &[R]) -> Vec<Vec<R>> {
        let expected = size * (size + 1) / 2;
        assert!(
            free.len() == expected,
            "the factor of a covariance matrix of size {size} takes {expected} numbers, not {}",
            free.len()
        );
        let mut rest = free;
        let mut rows = Vec::with_capacity(size);
        for row in 0..size {
            let (own, others) = rest.split_at(row + 1);
            rest = others;
            let mut entries = own.to_vec();
            entries[row] = self.positive(own[row]);
            rows.push(entries);
        }
        rows
    }
}

/// The free numbers that a [`Change`] maps to given parameters: for starting points.
///
/// Parameters that are out of bounds give NaN.
pub mod free {
    /// For [`Change::positive`](super::Change::positive).
    pub fn positive(y: f64) -> f64 {
        y.ln()
    }

    /// For [`Change::above`](super::Change::above).
    pub fn above(bound: f64, y: f64) -> f64 {
        (y - bound).ln()
    }

    /// For [`Change::below`](super::Change::below).
    pub fn below(bound: f64, y: f64) -> f64 {
        (bound - y).ln()
    }

    /// For [`Change::between`](super::Change::between).
    pub fn between(low: f64, high: f64, y: f64) -> f64 {
        (y - low).ln() - (high - y).ln()
    }

    /// For [`Change::ordered`](super::Change::ordered).
    pub fn ordered(numbers: &[f64]) -> Vec<f64> {
        let steps = numbers.windows(2).map(|pair| (pair[1] - pair[0]).ln());
        numbers.first().copied().into_iter().chain(steps).collect()
    }

    /// For [`Change::simplex`](super::Change::simplex).
    pub fn simplex(shares: &[f64]) -> Vec<f64> {
        let count = shares.len().saturating_sub(1);
        // What is left after each share, added up from the end, where the small ones may be.
        let mut rest = 0.0;
        let mut free: Vec<f64> = (0..count)
            .rev()
            .map(|index| {
                rest += shares[index + 1];
                shares[index].ln() - f64::ln(rest) + ((count - index) as f64).ln()
            })
            .collect();
        free.reverse();
        free
    }

    /// For [`Change::correlation_factor`](super::Change::correlation_factor).
    pub fn correlation_factor(rows: &[Vec<f64>]) -> Vec<f64> {
        let mut free = Vec::new();
        for (row, entries) in rows.iter().enumerate() {
            let mut rest = 1.0_f64;
            for entry in &entries[..row] {
                free.push((entry / rest.sqrt()).atanh());
                rest -= entry * entry;
            }
        }
        free
    }

    /// For [`Change::covariance_factor`](super::Change::covariance_factor).
    pub fn covariance_factor(rows: &[Vec<f64>]) -> Vec<f64> {
        let mut free = Vec::new();
        for (row, entries) in rows.iter().enumerate() {
            free.extend_from_slice(&entries[..row]);
            free.push(entries[row].ln());
        }
        free
    }
}
