//! Loops whose states are remembered within a budget.
//!
//! A loop of `n` steps is cut into blocks. Of a block, the tape is kept while it is swept; of all others, at most a
//! number of states, placed by binomial checkpointing (`revolve.rs`). On the way back, a block whose first state is not
//! there is reached by running plain steps from the nearest state before it.
//!
//! ```text
//! forward    s₀ ─────── s₁ ─────── s₂ ─────── s₃ ──▶ result      states kept where binomial checkpointing says
//! sweep                                  ◀── block, recorded and swept, then the one before it, …
//! ```

use std::sync::Arc;

use super::revolve::split;
use crate::real::Real;
use crate::structure::{Differentiable, Structure};

/// How much a loop may remember.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many bytes. Half of it is for the tape of a block of steps, whose size is found by recording some; half of it
    /// is for states.
    Bytes(usize),
    /// So many states, beside the first, and the tape of so many steps.
    States {
        /// How many states are kept.
        states: usize,
        /// How many steps make a block.
        block: usize,
    },
}

/// `n` steps from a state, of which only some states are remembered.
///
/// `(n, budget, state: T, parameters: P, (i, T, P) → T) → T`. The parameters are what every step depends on beside the
/// state. In reverse mode memory stays within the budget, whatever `n` is; steps are run again as few times as theory
/// allows for it (see [`advanced_steps`](super::advanced_steps)).
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
/// If `step` does, or gives a state of another shape than the first, and in reverse mode if it captures a differentiable
/// value: pass it in the parameters.
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

/// Something that goes on in blocks of steps, and can be reversed block by block.
pub(crate) trait Chain {
    type State;

    /// The state after a block, given the one before it.
    fn advance(&self, block: usize, state: &Arc<Self::State>) -> Arc<Self::State>;

    /// Goes back over a block, given the state before it.
    fn reverse(&mut self, block: usize, state: &Self::State);
}

/// The states that are kept on the way forward over `blocks` blocks: the blocks before which they stand.
pub(crate) fn kept_blocks(blocks: usize, states: usize) -> Vec<usize> {
    let mut kept = Vec::new();
    let (mut from, mut left) = (0, states);
    while blocks - from >= 2 && left > 0 {
        from += split(blocks - from, left);
        left -= 1;
        kept.push(from);
    }
    kept
}

/// Goes back over all blocks. The first state and those of [`kept_blocks`] are given, each with its block.
pub(crate) fn reverse_all<C: Chain>(
    chain: &mut C,
    blocks: usize,
    states: usize,
    kept: &[(usize, Arc<C::State>)],
) {
    // From the last part to the first: each ends where the next begins, and may use the room that those behind it had.
    let mut end = blocks;
    for (number, (start, state)) in kept.iter().enumerate().rev() {
        reverse_part(chain, *start..end, state, states - number.min(states));
        end = *start;
    }
}

/// Goes back over some blocks with room for so many states, given the state before them.
fn reverse_part<C: Chain>(chain: &mut C, blocks: std::ops::Range<usize>, state: &Arc<C::State>, room: usize) {
    let length = blocks.len();
    if length == 0 {
        return;
    }
    if length == 1 {
        chain.reverse(blocks.start, state);
        return;
    }
    if room == 0 {
        for last in blocks.clone().rev() {
            let mut at = Arc::clone(state);
            for block in blocks.start..last {
                at = chain.advance(block, &at);
            }
            chain.reverse(last, &at);
        }
        return;
    }
    let middle = blocks.start + split(length, room);
    let mut at = Arc::clone(state);
    for block in blocks.start..middle {
        at = chain.advance(block, &at);
    }
    reverse_part(chain, middle..blocks.end, &at, room - 1);
    drop(at);
    reverse_part(chain, blocks.start..middle, state, room);
}
