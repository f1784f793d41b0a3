//! Choosing steps by an estimate of their error, in plain numbers.
//!
//! The function exists for one scalar only, so these numbers are constants of that scalar. In reverse mode
//! operations on constants record nothing.

use std::ops::Range;

use super::explicit::{DOPRI5, DOPRI5_ERROR};
use super::{Step, slopes};
use crate::real::Real;
use crate::structure::{Differentiable, Structure};

/// Maximum ratio of the lengths of successive steps, in either direction.
const FASTER: f64 = 5.0;
const SLOWER: f64 = 0.2;
/// Part of the step that the estimate allows.
const CAREFUL: f64 = 0.9;

/// The steps through a span of time.
pub(super) fn choose<R, T, P>(
    f: &impl Fn(R, &T, &P) -> T,
    span: Range<f64>,
    state: &T,
    parameters: &P,
    tolerance: f64,
) -> Vec<Step>
where
    R: Real,
    T: Differentiable<R>,
    T::Plain: Structure<With<R> = T>,
    P: Differentiable<R>,
    P::Plain: Structure<With<R> = P>,
{
    let constant = |x: R| R::constant(x.primal());
    let p: P = parameters.map_scalars(&mut { constant });
    let mut y: T = state.map_scalars(&mut { constant });
    let (total, mut t, mut steps) = (span.end - span.start, span.start, Vec::new());
    if total == 0.0 {
        return steps;
    }
    let mut length = first_length(f, t, &y, &p, tolerance).min(total.abs()).copysign(total);
    loop {
        // The last step ends where the span does, and no tiny one is left for the end.
        let rest = span.end - t;
        let is_last = length.abs() >= rest.abs() * (1.0 - 1e-12);
        let at = Step { start: t, length: if is_last { rest } else { length } };
        assert!(
            t + at.length != t,
            "the steps of a differential equation became too short at t = {t}: the solution is singular there, or too stiff for \
             an explicit method at a tolerance of {tolerance:e}"
        );
        let (next, mut stages) = DOPRI5.step_and_stages(f, at, &y, &p);
        stages.push(slopes(f, t + at.length, &next, &p));
        let error = error_of(&y, &next, &stages, at.length, tolerance);
        // A NaN counts as an error that is too large.
        let factor = if error.is_finite() { CAREFUL * error.powf(-0.2) } else { SLOWER };
        length = at.length * factor.clamp(SLOWER, FASTER);
        if error <= 1.0 {
            steps.push(at);
            if is_last {
                return steps;
            }
            (t, y) = (t + at.length, next);
        }
    }
}

fn scalars<R: Real, T: Differentiable<R>>(x: &T) -> Vec<f64> {
    let mut scalars = Vec::new();
    x.visit_scalars(&mut |x: R| scalars.push(x.primal()));
    scalars
}

/// The root mean square of numbers.
fn mean(numbers: impl ExactSizeIterator<Item = f64>) -> f64 {
    let count = numbers.len().max(1) as f64;
    (numbers.map(|x| x * x).sum::<f64>() / count).sqrt()
}

/// The estimated error of a step, relative to what is allowed.
fn error_of<R: Real, T: Differentiable<R>>(
    y: &T,
    next: &T,
    stages: &[Vec<R>],
    length: f64,
    tolerance: f64,
) -> f64 {
    let pairs = scalars(y).into_iter().zip(scalars(next)).enumerate();
    mean(pairs.map(|(place, (y, next))| {
        let error: f64 = stages.iter().zip(DOPRI5_ERROR).map(|(stage, w)| stage[place].primal() * w).sum();
        error * length / (tolerance * (1.0 + y.abs().max(next.abs())))
    }))
}

/// A first step along which the state changes by a hundredth.
fn first_length<R, T, P>(f: &impl Fn(R, &T, &P) -> T, t: f64, y: &T, p: &P, tolerance: f64) -> f64
where
    R: Real,
    T: Differentiable<R>,
    T::Plain: Structure<With<R> = T>,
{
    let slopes = slopes(f, t, y, p);
    let values = scalars(y);
    let speed = mean(slopes.iter().zip(&values).map(|(slope, y)| slope.primal() / (1.0 + y.abs())));
    let length = 0.01 / speed.max(tolerance);
    if length.is_finite() { length } else { tolerance }
}
