//! A slope from values alone, and how far to trust it.
//!
//! Central differences at the steps `h`, `h/2` and `h/4`, and Richardson's extrapolation of neighbours:
//!
//! ```text
//! D(h)  = (f(h) − f(−h)) / 2h = f′ + c h² + …        R(h) = (4 D(h/2) − D(h)) / 3 = f′ + O(h⁴)
//! ```
//!
//! The uncertainty of `R(h/2)` is its distance from `R(h)`, which shows truncation, kinks and noise alike,
//! plus the rounding error that `ε |f|` leaves after the division by the step. No single step suits all
//! functions: several are tried, relative to the scalar and absolute. The most certain estimate wins, unless
//! the runner-up contradicts it: one step may fit a pattern of the noise by chance, two hardly ever do. Only
//! an estimate that confirms the expected slope is accepted without a second one.

/// A slope, with an estimated bound on its error.
#[derive(Clone, Copy, Debug)]
pub(super) struct Estimate {
    pub(super) slope: f64,
    pub(super) uncertainty: f64,
}

/// First steps, as binary exponents relative to a scale. With truncation `h⁴` and rounding `ε / h`, the first
/// is close to optimal for functions that vary on that scale; the second is for those that vary much faster.
const STEPS: [i32; 2] = [-9, -16];

/// The slope of `f` at 0, expected to be `expected` up to an error of `tolerance`.
///
/// `scales` are the lengths on which `f` may vary.
pub(super) fn slope(f: impl Fn(f64) -> f64, scales: &[f64], expected: f64, tolerance: f64) -> Estimate {
    let mut best = Estimate { slope: f64::NAN, uncertainty: f64::INFINITY };
    let mut second = best;
    let mut tried = Vec::new();
    for exponent in STEPS {
        for scale in scales.iter().filter(|scale| scale.is_normal()) {
            // A power of two, so that dividing by it is exact.
            let step = 2.0_f64.powi(scale.log2().round() as i32 + exponent);
            if !step.is_normal() || tried.contains(&step) {
                continue;
            }
            tried.push(step);
            let estimate = extrapolate(&f, step);
            if estimate.uncertainty <= 0.1 * tolerance && (estimate.slope - expected).abs() <= tolerance {
                return estimate;
            }
            // NaN compares as false, so an estimate from outside the domain never wins.
            if estimate.uncertainty < best.uncertainty {
                second = best;
                best = estimate;
            } else if estimate.uncertainty < second.uncertainty {
                second = estimate;
            }
        }
    }
    if second.uncertainty.is_finite() {
        best.uncertainty += ((best.slope - second.slope).abs() - second.uncertainty).max(0.0);
    }
    best
}

fn extrapolate(f: &impl Fn(f64) -> f64, step: f64) -> Estimate {
    let mut largest = 0.0_f64;
    let mut central = |h: f64| {
        let (right, left) = (f(h), f(-h));
        largest = largest.max(right.abs()).max(left.abs());
        (right - left) / (2.0 * h)
    };
    let [coarse, middle, fine] = [central(step), central(step / 2.0), central(step / 4.0)];
    let first = (4.0 * middle - coarse) / 3.0;
    let second = (4.0 * fine - middle) / 3.0;
    let rounding = f64::EPSILON * largest / (step / 4.0);
    Estimate { slope: second, uncertainty: (second - first).abs() + rounding }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(f: impl Fn(f64) -> f64, at: f64, exact: f64) -> Estimate {
        let estimate = slope(|t| f(at + t), &[at.abs(), 1.0], exact, 1e-8 * exact.abs());
        let error = (estimate.slope - exact).abs();
        assert!(error <= 4.0 * estimate.uncertainty, "{estimate:?} does not cover {exact}");
        estimate
    }

    #[test]
    fn smooth_functions_have_certain_slopes() {
        for at in [0.3, 1.0, 7.0, 100.0] {
            assert!(check(f64::ln, at, 1.0 / at).uncertainty <= 1e-8 / at);
            assert!(check(f64::sin, at, at.cos()).uncertainty <= 1e-8);
            assert!(check(|x| x * x * x, at, 3.0 * at * at).uncertainty <= 1e-8 * at * at);
        }
    }

    #[test]
    fn the_step_follows_the_scale_of_the_scalar_or_of_the_function() {
        assert!(check(f64::ln, 1e-8, 1e8).uncertainty <= 1.0);
        assert!(check(|x| x.sin() * 1e-12, 0.0, 1e-12).uncertainty <= 1e-18);
        assert!(check(|x| (1e4 * x).sin(), 0.5, 1e4 * (5e3_f64).cos()).uncertainty <= 1e-2);
    }

    #[test]
    fn noise_shows_in_the_uncertainty() {
        let jitter = |x: f64| x + 1e-6 * (x * 1e9).sin();
        assert!(check(jitter, 1.0, 1.0).uncertainty > 1e-7);
    }

    #[test]
    fn a_step_that_fits_the_noise_is_contradicted_by_another() {
        // The first step is the period of the jumps, so that its three differences agree.
        let stairs = |t: f64| (t * 1024.0).floor() / 1024.0;
        let estimate = slope(stairs, &[1.0], 0.5, 1e-8);
        assert!(estimate.uncertainty > 0.1, "{estimate:?}");
    }

    #[test]
    fn outside_of_the_domain_nothing_is_certain() {
        let estimate = slope(|t| (t - 1.0).sqrt(), &[1.0], 1.0, 1e-8);
        assert!(estimate.uncertainty.is_infinite() && estimate.slope.is_nan());
    }
}
