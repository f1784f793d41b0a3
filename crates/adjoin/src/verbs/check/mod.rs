//! The gradient check: reverse mode against finite differences.
//!
//! For each scalar of the input, the function is run on plain `f64` at a few points nearby. The slope is
//! extrapolated from the values, with an estimate of its error (see `differences.rs`). So three cases can be
//! told apart: the gradient agrees; it differs by more than the noise; the differences are too noisy to say.
//!
//! A closure in Rust is not generic over its scalar. Hence [`gradient_check!`](crate::gradient_check), which
//! writes the closure twice, once for `f64` and once for [`Reverse`]; [`check_gradient`] takes the two of
//! them.
//!
//! Cost: some 6 to 24 runs of the plain function for each scalar that is checked. Of an input with very many
//! scalars, an evenly spread sample is checked one by one, and all of them together in one random direction.

mod differences;
mod report;

pub use report::{GradientEntry, GradientReport, Verdict};

use super::grad::value_and_grad;
use crate::reverse::Reverse;
use crate::structure::{Differentiable, Path, With};
use differences::{Estimate, slope};

/// Compares the gradient of a function with finite differences: `gradient_check!(|x| f(x), &x)`.
///
/// The closure is written out twice, so it must type-check for both `f64` and [`Reverse`], as one does that
/// calls a generic function. The value is a [`GradientReport`]:
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::gradient_check;
///
/// fn norm<R: Real>(xs: &[R]) -> R {
///     xs.iter().map(|x| *x * *x).sum::<R>().sqrt()
/// }
///
/// let report = gradient_check!(|xs| norm(&xs), &vec![3.0, 4.0]);
/// assert!(report.passed(), "{report}");
/// ```
///
/// [`Reverse`]: crate::Reverse
#[macro_export]
macro_rules! gradient_check {
    ($f:expr, $x:expr $(,)?) => {
        $crate::check_gradient($f, $f, $x)
    };
}

/// Compares the gradient of `differentiated` at `x` with finite differences of `plain`, with the settings of
/// [`GradientCheck::default`].
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::check_gradient;
///
/// // A function whose derivative is lost on purpose.
/// let plain = |(x, y): (f64, f64)| x * x + y;
/// let differentiated = |(x, y): (Reverse, Reverse)| x * x.primal() + y;
/// let report = check_gradient(plain, differentiated, &(1.0, 2.0));
/// assert!(!report.passed());
/// assert_eq!(report.entries()[0].path, ".0");
/// println!("{report}");
/// ```
///
/// # Panics
/// If one of the functions does.
pub fn check_gradient<T, P, F>(plain: P, differentiated: F, x: &T) -> GradientReport
where
    T: Differentiable + ?Sized,
    P: Fn(T::Plain) -> f64,
    F: FnOnce(With<T, Reverse>) -> Reverse,
{
    GradientCheck::default().run(plain, differentiated, x)
}

/// Settings of a gradient check.
#[derive(Clone, Copy, Debug)]
pub struct GradientCheck {
    tolerance: f64,
    at_most: usize,
}

impl Default for GradientCheck {
    /// A relative tolerance of 10⁻⁶, at most a thousand scalars.
    fn default() -> Self {
        Self { tolerance: 1e-6, at_most: 1000 }
    }
}

impl GradientCheck {
    /// Maximum relative error of a derivative that agrees.
    #[must_use]
    pub fn tolerance(self, tolerance: f64) -> Self {
        Self { tolerance, ..self }
    }

    /// Maximum number of scalars that are checked one by one.
    #[must_use]
    pub fn at_most(self, scalars: usize) -> Self {
        Self { at_most: scalars, ..self }
    }

    /// Compares, like [`check_gradient`].
    ///
    /// # Panics
    /// If one of the functions does.
    pub fn run<T, P, F>(self, plain: P, differentiated: F, x: &T) -> GradientReport
    where
        T: Differentiable + ?Sized,
        P: Fn(T::Plain) -> f64,
        F: FnOnce(With<T, Reverse>) -> Reverse,
    {
        let (value, gradient) = value_and_grad(differentiated, x);
        let mut scalars: Vec<(f64, f64)> = Vec::new();
        x.zip_scalars(&gradient, &mut |x, derivative: f64| scalars.push((x, derivative)))
            .expect("a gradient has the shape of the input");
        // Noise is compared with this magnitude, because a derivative may be 0.
        let magnitude = scalars.iter().map(|(_, derivative)| derivative.abs()).fold(0.0, f64::max);

        let chosen = spread(scalars.len(), self.at_most);
        let paths = paths_of(x, &chosen);
        let mut entries = Vec::with_capacity(chosen.len() + 1);
        for (&index, path) in chosen.iter().zip(paths) {
            let (at, derivative) = scalars[index];
            let along = |t: f64| plain(moved(x, |i, x| if i == index { x + t } else { x }));
            let estimate = slope(along, &[at.abs(), 1.0], derivative, self.tolerance * derivative.abs());
            entries.push(self.entry(path, derivative, estimate, magnitude));
        }
        if chosen.len() < scalars.len() {
            entries.push(self.all_at_once(&plain, x, &scalars, magnitude));
        }
        let plain_value = plain(x.map_scalars(&mut |x| x));
        GradientReport::new(value, plain_value, entries, scalars.len(), chosen.len())
    }

    /// One comparison for all derivatives, along a direction with a nonzero entry of random sign for every
    /// scalar.
    fn all_at_once<T: Differentiable + ?Sized>(
        self,
        plain: &impl Fn(T::Plain) -> f64,
        x: &T,
        scalars: &[(f64, f64)],
        magnitude: f64,
    ) -> GradientEntry {
        let directions: Vec<f64> =
            scalars.iter().enumerate().map(|(i, (at, _))| at.abs().max(1.0) * signed_noise(i)).collect();
        let derivative: f64 = scalars.iter().zip(&directions).map(|((_, g), direction)| g * direction).sum();
        let along = |t: f64| plain(moved(x, |i, x| x + t * directions[i]));
        let estimate = slope(along, &[1.0, 1e-3], derivative, self.tolerance * derivative.abs());
        self.entry("(all, in one direction)".to_owned(), derivative, estimate, magnitude)
    }

    fn entry(self, path: String, gradient: f64, estimate: Estimate, magnitude: f64) -> GradientEntry {
        let Estimate { slope: difference, uncertainty } = estimate;
        let error = (gradient - difference).abs();
        let own = gradient.abs().max(difference.abs());
        let verdict = if error <= self.tolerance * own
            || (error <= uncertainty && uncertainty <= self.tolerance * magnitude)
        {
            Verdict::Agrees
        } else if gradient.is_nan() && uncertainty.is_finite() {
            Verdict::Differs
        } else if error.is_finite() && error > 8.0 * uncertainty {
            // The uncertainty is only an estimate, so an error must clearly exceed it.
            Verdict::Differs
        } else {
            Verdict::Inconclusive
        };
        GradientEntry { path, gradient, difference, uncertainty, verdict }
    }
}

/// `x` with `f(i, xᵢ)` in place of its `i`-th scalar.
fn moved<T: Differentiable + ?Sized>(x: &T, f: impl Fn(usize, f64) -> f64) -> T::Plain {
    let mut count = 0;
    x.map_scalars(&mut |x| {
        let index = count;
        count += 1;
        f(index, x)
    })
}

/// At most `limit` of the indices below `count`, evenly spread and in order.
fn spread(count: usize, limit: usize) -> Vec<usize> {
    let chosen = count.min(limit);
    (0..chosen).map(|k| k * count / chosen).collect()
}

/// The paths of the scalars at the given indices, which increase.
fn paths_of<T: Differentiable + ?Sized>(x: &T, indices: &[usize]) -> Vec<String> {
    let mut paths = Vec::with_capacity(indices.len());
    let mut index = 0;
    x.visit_paths(&Path::ROOT, &mut |path, _| {
        if indices.get(paths.len()) == Some(&index) {
            paths.push(if path.is_root() { "(the input)".to_owned() } else { path.to_string() });
        }
        index += 1;
    });
    paths
}

/// A fixed sequence of numbers in ±[½, 1): the same in every run, and irregular.
fn signed_noise(index: usize) -> f64 {
    // Steps of splitmix64.
    let mut bits = (index as u64).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^= bits >> 31;
    let size = 0.5 + (bits >> 12) as f64 / (1_u64 << 53) as f64;
    if bits & 1 == 0 { size } else { -size }
}
