//! Loops that keep some of their states, within a budget.
//!
//! A loop of `n` steps is cut into blocks. One block has a tape, while it is swept; the others have a limited
//! number of states, placed by binomial checkpointing (`revolve.rs`). If the first state of a block was not
//! kept, the sweep gets there by plain steps from the nearest state before it.
//!
//! ```text
//! forward    s₀ ─────── s₁ ─────── s₂ ─────── s₃ ──▶ result   states placed by binomial checkpointing
//! sweep                                  ◀── block, recorded and swept, then the one before it, …
//! ```

use crate::real::{Budget, Real};
use crate::structure::{Differentiable, Structure};

/// `n` steps from a state; only some of the states are remembered.
///
/// `(n, budget, state: T, parameters: P, (i, T, P) → T) → T`. The parameters are what every step depends on
/// beside the state. In reverse mode memory stays within the budget for any `n`, and as few steps are run
/// again as the budget allows (see [`recomputed_steps`](super::recomputed_steps)).
///
/// ```
/// use adjoin::prelude::*;
/// use adjoin::memory::{Budget, checkpointed_loop};
///
/// fn simulate<R: Real>([position, velocity]: [R; 2], stiffness: R) -> R {
///     let step = |_, [x, v]: [R; 2], stiffness: &R| [x + v * 0.001, v - x * *stiffness * 0.001];
///     let [x, _] = checkpointed_loop(10_000, Budget::Bytes(1 << 20), &[position, velocity], &stiffness, step);
///     x
/// }
///
/// let (_, pullback) = vjp(|(start, stiffness)| simulate(start, stiffness), &([1.0, 0.0], 2.0));
/// assert_eq!(pullback.statistics().nodes, 0);
/// assert!(pullback.call(&1.0).is_ok());
/// ```
///
/// # Panics
/// If `step` does, or returns a state of another shape than the first, and in reverse mode if it captures a
/// differentiable value: pass it in the parameters.
pub fn checkpointed_loop<R, T, P, F>(steps: usize, budget: Budget, state: &T, parameters: &P, step: F) -> T
where
    R: Real,
    T: Differentiable<R> + 'static,
    T::Plain: Structure<With<R> = T> + Send + Sync + 'static,
    P: Differentiable<R> + 'static,
    P::Plain: Structure<With<R> = P> + Send + Sync + 'static,
    F: Fn(usize, T, &P) -> T + Send + Sync + 'static,
{
    R::looped(steps, budget, state, parameters, step)
}
