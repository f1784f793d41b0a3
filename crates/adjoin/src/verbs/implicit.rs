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

use crate::real::Real;
use crate::structure::{Differentiable, Structure, With, unlawful};

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
/// right, too.
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
/// Jacobian of the residual with respect to the solution is singular: then the solution has no derivative.
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
    if R::ORDER == 0 {
        return solution.map_scalars(&mut R::constant);
    }
    let mut values = Vec::new();
    solution.visit_scalars(&mut |y| values.push(y));
    let size = values.len();
    let residual = |y: &[R], parameters: With<P, R, R>| {
        let mut residuals = Vec::with_capacity(size);
        residual(shaped_as(&solution, y), parameters).visit_scalars(&mut |r| residuals.push(r));
        assert!(
            residuals.len() == size,
            "implicit: {} residuals for a solution of {size} scalars; there must be as many",
            residuals.len()
        );
        residuals
    };
    // The parameters are constants here: the Jacobian is in plain numbers.
    let slopes =
        R::slopes(&|y| residual(y, parameters.map_scalars(&mut |x: R| R::constant(x.primal()))), &values);
    let factors = Factors::of(slopes, size);
    let mut y: Vec<R> = values.iter().map(|y| R::constant(*y)).collect();
    for _ in 0..R::ORDER {
        let step = factors.solve(&residual(&y, parameters.map_scalars(&mut |x| x)));
        for ((y, step), value) in y.iter_mut().zip(step).zip(&values) {
            // The value stays the one that `solve` found.
            *y = (*y - step).with_primal(*value);
        }
    }
    shaped_as(&solution, &y)
}

/// Scalars in the shape of a plain structure.
fn shaped_as<Y: Structure<With<f64> = Y>, R: Real>(shape: &Y, scalars: &[R]) -> With<Y, R> {
    let mut next = scalars.iter();
    shape.map_scalars(&mut |_| *next.next().unwrap_or_else(|| unlawful("implicit")))
}

/// A square matrix factorised as `P A = L U`, with partial pivoting.
struct Factors {
    size: usize,
    /// `L` below the diagonal, `U` on and above it.
    entries: Vec<f64>,
    /// The original index of each row.
    rows: Vec<usize>,
}

impl Factors {
    /// # Panics
    /// If the matrix is singular, or not finite.
    fn of(mut entries: Vec<f64>, size: usize) -> Self {
        let mut rows: Vec<usize> = (0..size).collect();
        for column in 0..size {
            let largest = (column..size)
                .max_by(|a, b| entries[a * size + column].abs().total_cmp(&entries[b * size + column].abs()));
            let pivot_row = largest.unwrap_or(column);
            let pivot = entries[pivot_row * size + column];
            assert!(
                pivot != 0.0 && pivot.is_finite(),
                "implicit: the Jacobian of the residual with respect to the solution is singular or not finite (pivot {pivot} in \
                 column {column}), so the solution has no derivative. Are there as many independent equations as unknowns, and did \
                 the solver converge?"
            );
            if pivot_row != column {
                rows.swap(pivot_row, column);
                (0..size).for_each(|j| entries.swap(pivot_row * size + j, column * size + j));
            }
            for row in column + 1..size {
                let factor = entries[row * size + column] / pivot;
                entries[row * size + column] = factor;
                for j in column + 1..size {
                    entries[row * size + j] -= factor * entries[column * size + j];
                }
            }
        }
        Self { size, entries, rows }
    }

    /// The solution of `A x = b`, over any scalar.
    fn solve<R: Real>(&self, b: &[R]) -> Vec<R> {
        let size = self.size;
        let mut x: Vec<R> = self.rows.iter().map(|row| b[*row]).collect();
        let product = |row: &[f64], x: &[R]| -> R {
            row.iter().zip(x).filter(|(entry, _)| **entry != 0.0).map(|(entry, x)| *x * *entry).sum()
        };
        for row in 1..size {
            x[row] = x[row] - product(&self.entries[row * size..][..row], &x[..row]);
        }
        for row in (0..size).rev() {
            let sum = product(&self.entries[row * size..][row + 1..size], &x[row + 1..]);
            x[row] = (x[row] - sum) / self.entries[row * size + row];
        }
        x
    }
}
