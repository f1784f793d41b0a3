//! Forget a function's tape, and run it again in the sweep.

use crate::real::Real;
use crate::structure::{Differentiable, Structure};

/// `f(x)`, of which only `x` is remembered: `f` is run again when the sweep comes to it.
///
/// `(T → U, x: T) → U`. For the time of running `f` once more, its tape takes memory only while it is swept.
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::memory::checkpoint;
///
/// fn long<R: Real>([x, y]: [R; 2]) -> R {
///     (0..1000).fold(x, |z, _| (z * y).sin() + x)
/// }
///
/// let point = [0.5, 0.7];
/// let (value, pullback) = vjp(|x| checkpoint(long, &x), &point);
/// assert_eq!(pullback.statistics().nodes, 0);
/// assert_eq!((value, pullback.call(&1.0).unwrap()), value_and_grad(long, &point));
/// ```
///
/// # Panics
/// If `f` does, and in reverse mode if it captures a differentiable value: pass it in `x`. A number that escapes from `f` other than in
/// its result (through a lock, say) is refused where it is used.
pub fn checkpoint<R, T, U, F>(f: F, x: &T) -> U
where
    R: Real,
    T: Differentiable<R>,
    T::Plain: Structure<With<R> = T> + Send + Sync + 'static,
    U: Differentiable<R>,
    U::Plain: Structure<With<R> = U>,
    F: Fn(T) -> U + Send + Sync + 'static,
{
    R::replayed(f, x)
}
