//! Implicit steps: `y₁ = y₀ + h f(t₁, y₁, p)`.
//!
//! Newton's method finds the solution in plain numbers. Its Jacobian is approximated by differences, because
//! the function exists for one scalar only, which may be `f64`; this is accurate enough to converge. So all
//! modes find the same bits. Derivatives are exact, by [`implicit`].

use super::{Step, slopes};
use crate::real::Real;
use crate::structure::{Differentiable, Structure, unlawful};
use crate::verbs::implicit;
use crate::verbs::implicit::Factors;

/// Maximum number of iterations per Jacobian.
const ITERATIONS: usize = 8;
/// Maximum number of Jacobians per step.
const JACOBIANS: usize = 16;

/// The state after a step.
pub(super) fn step<R, T, P>(f: &impl Fn(R, &T, &P) -> T, at: Step, y: &T, p: &P) -> T
where
    R: Real,
    T: Differentiable<R>,
    T::Plain: Structure<With<f64> = T::Plain> + Structure<With<R> = T>,
    P: Differentiable<R>,
    P::Plain: Structure<With<f64> = P::Plain> + Structure<With<R> = P>,
{
    let end = at.start + at.length;
    let solve = |(y, p): &(T::Plain, P::Plain)| -> T::Plain {
        let p: P = p.map_scalars(&mut R::constant);
        let mut start = Vec::new();
        y.visit_scalars(&mut |y: f64| start.push(y));
        // y₁ − y₀ − h f(t₁, y₁, p)
        let residual = |values: &[f64]| -> Vec<f64> {
            let lifted: T = refilled(y, values).map_scalars(&mut R::constant);
            let slopes = slopes(f, end, &lifted, &p);
            let parts = values.iter().zip(&start).zip(slopes);
            parts.map(|((y, start), slope)| y - start - at.length * slope.primal()).collect()
        };
        refilled(y, &newton(residual, start.clone(), end))
    };
    let residual = |next: T, (y, p): (T, P)| -> Vec<R> {
        let slopes = slopes(f, end, &next, &p);
        let mut residuals = Vec::with_capacity(slopes.len());
        let mut place = 0;
        let shapes = next.zip_scalars(&y, &mut |next: R, y: R| {
            residuals.push(next - y - slopes[place] * at.length);
            place += 1;
        });
        shapes.unwrap_or_else(|_| unlawful("ode"));
        residuals
    };
    implicit(solve, residual, &(y, p))
}

fn refilled<X: Structure<With<f64> = X>>(shape: &X, scalars: &[f64]) -> X {
    let mut scalars = scalars.iter();
    shape.map_scalars(&mut |_: f64| *scalars.next().unwrap_or_else(|| unlawful("ode")))
}

/// A root of the residual near the start.
fn newton(residual: impl Fn(&[f64]) -> Vec<f64>, mut y: Vec<f64>, t: f64) -> Vec<f64> {
    let mut miss = residual(&y);
    let mut last = f64::INFINITY;
    for _ in 0..JACOBIANS {
        let factors = Factors::of(differences(&residual, &y, &miss), y.len());
        for iteration in 0..ITERATIONS {
            let step: Vec<f64> = factors.solve(&miss);
            let size =
                step.iter().zip(&y).fold(0.0, |size: f64, (step, y)| size.max(step.abs() / (1.0 + y.abs())));
            // Near the root, rounding keeps the steps from getting shorter.
            let arrived = size < 1e-15 || size < 1e-11 && size >= last;
            // A long step by the Jacobian of another point may lead to another root.
            let astray = iteration > 0 && size > 0.5 * last && !arrived;
            if !size.is_finite() || astray {
                break;
            }
            y.iter_mut().zip(&step).for_each(|(y, step)| *y -= step);
            if arrived {
                return y;
            }
            miss = residual(&y);
            last = size;
        }
    }
    assert!(
        last < 1e-9,
        "an implicit step of a differential equation to t = {t} has no solution near the state before it: Newton's method did not \
         converge. Take shorter steps"
    );
    y
}

/// The Jacobian of a function, row by row, by forward differences.
fn differences(f: &impl Fn(&[f64]) -> Vec<f64>, at: &[f64], value: &[f64]) -> Vec<f64> {
    let size = at.len();
    let mut entries = vec![0.0; size * size];
    let mut x = at.to_vec();
    for column in 0..size {
        x[column] += f64::EPSILON.sqrt() * at[column].abs().max(1.0);
        let width = x[column] - at[column];
        for (row, (there, here)) in f(&x).iter().zip(value).enumerate() {
            entries[row * size + column] = (there - here) / width;
        }
        x[column] = at[column];
    }
    entries
}
