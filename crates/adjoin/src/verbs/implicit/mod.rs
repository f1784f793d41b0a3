//! Implicit differentiation: derivatives of a solution, however it was found.
//!
//! If `g(y, p) = 0` defines `y`, then `dy/dp = −(∂g/∂y)⁻¹ ∂g/∂p`. Let `J = ∂g/∂y` at the solution `y₀`, in
//! plain numbers. One step of the chord method from there, over the scalar of the parameters,
//!
//! ```text
//! y ← y − J⁻¹ g(y, p)
//! ```
//!
//! has that derivative, and every further step gains one order: after `n` steps the error in `y` is of order
//! `n + 1` in the change of `p`. So derivatives of order `n` take `n` evaluations of `g`, and the iterations
//! of the solver are never differentiated.
//!
//! `J⁻¹` is a factorisation of the dense matrix (`dense.rs`), or a linear solver of the user's (`linear.rs`).

mod dense;
mod linear;

use std::sync::Arc;

use crate::real::{Real, by_rule};
use crate::structure::{Differentiable, Structure, With, unlawful};
pub(crate) use dense::Factors;
pub use linear::LinearSolver;
use linear::{Checked, Inverse};

/// The solution `y` of `residual(y, p) = 0` at the parameters `p`, with derivatives with respect to the
/// parameters.
///
/// `(plain p → plain y, (y, p) → residuals, p) → y`. `solve` finds the solution in plain numbers by any
/// means: a loop, a library, another process. `residual` is differentiable code with as many results as the
/// solution has scalars. It is
///
/// | to find | `residual(y, p)` |
/// | --- | --- |
/// | a root of `g` | `g(y, p)` |
/// | a fixed point of `f` | `f(y, p) − y` |
/// | an optimum of `h` | the gradient of `h` in `y` |
///
/// In plain code only `solve` is called. In differentiated code the cost is one Jacobian of the residual, its
/// factorisation, and as many evaluations as the order of the derivatives. Second and higher derivatives are
/// right, too. For large systems with sparse Jacobians see [`implicit_by`].
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::implicit;
///
/// /// Kepler's equation: `y − e sin y = m`.
/// fn anomaly<R: Real>(m: R, e: R) -> R {
///     let solve = |&[m, e]: &[f64; 2]| (0..50).fold(m, |y, _| y - (y - e * y.sin() - m) / (1.0 - e * y.cos()));
///     implicit(solve, |y: R, [m, e]| y - e * y.sin() - m, &[m, e])
/// }
///
/// let y = anomaly(1.0, 0.3);
/// let slopes = grad(|[m, e]| anomaly(m, e), &[1.0, 0.3]);
/// assert!((slopes[0] - 1.0 / (1.0 - 0.3 * y.cos())).abs() < 1e-14);
/// assert!((slopes[1] - y.sin() / (1.0 - 0.3 * y.cos())).abs() < 1e-14);
/// ```
///
/// # Panics
/// If a function panics, if the number of residuals is not the number of the solution's scalars, or if the
/// Jacobian of the residual with respect to the solution is singular: then the solution has no derivative. In
/// differentiated code also if the solution does not solve the equations even roughly: if a step of Newton's
/// method would change it by a hundredth.
pub fn implicit<P, Y, U, R>(
    solve: impl FnOnce(&P::Plain) -> Y,
    residual: impl Fn(With<Y, R>, With<P, R, R>) -> U,
    parameters: &P,
) -> With<Y, R>
where
    R: Real,
    P: Differentiable<R> + ?Sized,
    Y: Structure<With<f64> = Y>,
    U: Differentiable<R>,
{
    let plain: P::Plain = parameters.map_scalars(&mut |x: R| x.primal());
    let solution = solve(&plain);
    differentiated(&solution, residual, parameters, |residual, at| {
        let factors = Factors::of(R::slopes(residual, at), at.len());
        move |b: &[R]| factors.solve(b)
    })
}

/// [`implicit`] with a linear solver of yours, for systems too large for a dense Jacobian.
///
/// `(plain p → plain y, (y, p) → residuals, (plain y, plain p) → linear solver, p) → y`. `linearise` is
/// called at the solution. It returns what solves systems with the Jacobian `J = ∂residual/∂y` there, and
/// with its transpose, to about 10⁻⁶ or better: a sparse factorisation, say, or an iteration (conjugate
/// gradients, GMRES) on products with `J`. A pair of closures is a [`LinearSolver`].
///
/// In plain code `linearise` is not called. In differentiated code the solver is used once for every
/// evaluation of the residual, and once for every sweep over the result. Derivatives of any order are right.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::implicit_by;
///
/// /// The solution of (2 + u³ᵢ) uᵢ = uᵢ₋₁ + p: the Jacobian has a diagonal, and one below it.
/// fn cascade<R: Real>(p: R, n: usize) -> Vec<R> {
///     let solve = |p: &f64| {
///         let step = |before: f64| (0..50).fold(0.5, |u: f64, _| u - (2.0 * u + u.powi(4) - before - p) / (2.0 + 4.0 * u.powi(3)));
///         std::iter::successors(Some(step(0.0)), |before| Some(step(*before))).take(n).collect::<Vec<f64>>()
///     };
///     let residual = |u: Vec<R>, p: R| -> Vec<R> {
///         let before = |i: usize| if i == 0 { R::from(0.0) } else { u[i - 1] };
///         (0..u.len()).map(|i| u[i] * 2.0 + u[i].powi(4) - before(i) - p).collect()
///     };
///     let linearise = |u: &Vec<f64>, _: &f64| {
///         let diagonal: Vec<f64> = u.iter().map(|u| 2.0 + 4.0 * u.powi(3)).collect();
///         let same = diagonal.clone();
///         let forward = move |b: &[f64]| {
///             let mut last = 0.0;
///             b.iter().zip(&diagonal).map(|(b, d)| { last = (b + last) / d; last }).collect()
///         };
///         let backward = move |b: &[f64]| {
///             let mut last = 0.0;
///             let mut x: Vec<f64> = b.iter().zip(&same).rev().map(|(b, d)| { last = (b + last) / d; last }).collect();
///             x.reverse();
///             x
///         };
///         (forward, backward)
///     };
///     implicit_by(solve, residual, linearise, &p)
/// }
///
/// let last = |p: f64| cascade(p, 1000)[999];
/// let slope = grad(|p| cascade(p, 1000)[999], &0.3);
/// assert!((slope - (last(0.3001) - last(0.2999)) / 0.0002).abs() < 1e-6);
/// ```
///
/// # Panics
/// As [`implicit`], and if the solver does not solve the systems. It is checked against a product with `J`
/// (by automatic differentiation of the residual) when it is made, and whenever it is used by the identity
/// `⟨J⁻ᵀ c, b⟩ = ⟨c, J⁻¹ b⟩`. The check takes one such product and a solve of each kind.
pub fn implicit_by<P, Y, U, S, R>(
    solve: impl FnOnce(&P::Plain) -> Y,
    residual: impl Fn(With<Y, R>, With<P, R, R>) -> U,
    linearise: impl FnOnce(&Y, &P::Plain) -> S,
    parameters: &P,
) -> With<Y, R>
where
    R: Real,
    P: Differentiable<R> + ?Sized,
    Y: Structure<With<f64> = Y>,
    U: Differentiable<R>,
    S: LinearSolver,
{
    let plain: P::Plain = parameters.map_scalars(&mut |x: R| x.primal());
    let solution = solve(&plain);
    differentiated(&solution, residual, parameters, |residual, at| {
        let solver = linearise(&solution, &plain);
        let checked = Checked::new(solver, at.len(), |direction| R::directional(residual, at, direction));
        let inverse = Arc::new(checked);
        move |b: &[R]| by_rule(Inverse::of(Arc::clone(&inverse)), b)
    })
}

/// Maximum change of a solution by a step of Newton's method, relative to the solution (or to 1, if it is
/// smaller). If it changes more, it is no solution.
const ROUGHLY: f64 = 0.01;

/// The solution with its derivatives. `invert` returns the inverse of the Jacobian of a function at a point.
fn differentiated<P, Y, U, R, L>(
    solution: &Y,
    residual: impl Fn(With<Y, R>, With<P, R, R>) -> U,
    parameters: &P,
    invert: impl FnOnce(&dyn Fn(&[R]) -> Vec<R>, &[f64]) -> L,
) -> With<Y, R>
where
    R: Real,
    P: Differentiable<R> + ?Sized,
    Y: Structure<With<f64> = Y>,
    U: Differentiable<R>,
    L: Fn(&[R]) -> Vec<R>,
{
    if R::ORDER == 0 {
        return solution.map_scalars(&mut R::constant);
    }
    let mut values = Vec::new();
    solution.visit_scalars(&mut |y| values.push(y));
    let size = values.len();
    let residual = |y: &[R], parameters: With<P, R, R>| {
        let mut residuals = Vec::with_capacity(size);
        residual(shaped_as(solution, y), parameters).visit_scalars(&mut |r| residuals.push(r));
        assert!(
            residuals.len() == size,
            "implicit: {} residuals for a solution of {size} scalars; the numbers must be equal",
            residuals.len()
        );
        residuals
    };
    // The parameters are constants here: the Jacobian is in plain numbers.
    let inverse =
        invert(&|y| residual(y, parameters.map_scalars(&mut |x: R| R::constant(x.primal()))), &values);
    let mut y: Vec<R> = values.iter().map(|y| R::constant(*y)).collect();
    for order in 0..R::ORDER {
        let steps = inverse(&residual(&y, parameters.map_scalars(&mut |x| x)));
        if order == 0 {
            require_solved(&values, &steps);
        }
        for ((y, step), value) in y.iter_mut().zip(steps).zip(&values) {
            // The value stays the one that `solve` found.
            *y = (*y - step).with_primal(*value);
        }
    }
    shaped_as(solution, &y)
}

fn require_solved<R: Real>(values: &[f64], steps: &[R]) {
    let norm = |numbers: &mut dyn Iterator<Item = f64>| numbers.fold(0.0, f64::hypot);
    let (size, step) = (norm(&mut values.iter().copied()), norm(&mut steps.iter().map(|step| step.primal())));
    assert!(
        step <= ROUGHLY * size.max(1.0),
        "implicit: the solution does not solve the equations: a step of Newton's method would change it by {step:.1e}, and its \
         norm is {size:.1e}. Did the solver converge, and do the residuals describe what it solves?"
    );
}

/// Scalars in the shape of a plain structure.
fn shaped_as<Y: Structure<With<f64> = Y>, R: Real>(shape: &Y, scalars: &[R]) -> With<Y, R> {
    let mut next = scalars.iter();
    shape.map_scalars(&mut |_| *next.next().unwrap_or_else(|| unlawful("implicit")))
}
