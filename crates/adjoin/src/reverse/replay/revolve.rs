//! Binomial checkpointing: which states to keep, so that a chain of steps can be reversed with few of them.
//!
//! Going back over `l` steps needs their states from the last to the first. With no states kept, each is
//! computed from the start, `l (l − 1) / 2` steps in all; with all states kept, none is computed again. With
//! room for `c` states (beside the first), this takes the fewest steps: advance `m` steps, keep the state
//! there, go back over the `l − m` steps behind it with `c − 1`, then over the first `m` with `c`.
//!
//! ```text
//! T(1, c) = 0        T(l, 0) = l (l − 1) / 2        T(l, c) = min over m of   m + T(l − m, c − 1) + T(m, c)
//! ```
//!
//! Let `s = c + 1`, counting the first state, and `β(s, r) = (s + r)! / (s! r!)`: the number of steps that
//! `s` states can reverse when no step is advanced more than `r` times (Griewank 1992). With `r` the least
//! for which `β(s, r) ≥ l`, the minimum is `r l − β(s + 1, r − 1)`, and every `m` between these bounds
//! reaches it:
//!
//! ```text
//! β(s, r − 2) ≤ m ≤ β(s, r − 1)        β(s − 1, r − 1) ≤ l − m ≤ β(s − 1, r)
//! ```
//!
//! The tests compare this with the recurrence.

use std::sync::Arc;

/// `β(s, r)`, or a large number.
fn reach(states: usize, repetitions: usize) -> usize {
    let mut reach: u128 = 1;
    for i in 1..=repetitions as u128 {
        reach = reach * (states as u128 + i) / i;
        if reach > u128::from(u32::MAX) {
            return usize::MAX / 4;
        }
    }
    reach as usize
}

/// The maximum number of times that a step is advanced, with at most as many states as steps.
fn repetitions(steps: usize, states: usize) -> usize {
    let mut repetitions = 1;
    while reach(states + 1, repetitions) < steps {
        repetitions += 1;
    }
    repetitions
}

/// Where to keep the next state when going back over `steps` steps (at least 2) with room for `states` (at
/// least 1).
fn split(steps: usize, states: usize) -> usize {
    let states = states.min(steps);
    let repetitions = repetitions(steps, states);
    let least = if repetitions >= 2 { reach(states + 1, repetitions - 2) } else { 1 };
    let behind = reach(states, repetitions);
    least.max(steps.saturating_sub(behind)).clamp(1, steps - 1)
}

/// The minimum number of steps that are advanced when going back over `steps` steps with room for `states`
/// states.
///
/// ```
/// use adjoin::memory::recomputed_steps;
///
/// assert_eq!(recomputed_steps(10, 0), 45);
/// assert_eq!(recomputed_steps(10, 3), 14);
/// assert_eq!(recomputed_steps(10, 9), 9);
/// ```
pub fn recomputed_steps(steps: usize, states: usize) -> usize {
    if steps <= 1 {
        return 0;
    }
    if states == 0 {
        return steps / 2 * (steps - 1) + steps % 2 * ((steps - 1) / 2);
    }
    let states = states.min(steps);
    let repetitions = repetitions(steps, states);
    repetitions * steps - reach(states + 2, repetitions - 1)
}

/// A chain of steps, in blocks, that can be reversed block by block.
pub(crate) trait Chain {
    type State;

    /// The state after a block, given the one before it.
    fn advance(&self, block: usize, state: &Arc<Self::State>) -> Arc<Self::State>;

    /// Goes back over a block, given the state before it.
    fn reverse(&mut self, block: usize, state: &Self::State);
}

/// The blocks before which states are kept in the forward pass over `blocks` blocks.
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
    // From the last part to the first: each ends where the next begins, and may reuse the room of those
    // behind it.
    let mut end = blocks;
    for (number, (start, state)) in kept.iter().enumerate().rev() {
        reverse_part(chain, *start..end, state, states - number.min(states));
        end = *start;
    }
}

/// Goes back over a range of blocks with room for `room` states, given the state before them.
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

#[cfg(test)]
mod tests {
    use super::{recomputed_steps, split};

    /// The recurrence, by brute force.
    fn recurrence(longest: usize, most: usize) -> Vec<Vec<usize>> {
        let mut table = vec![vec![0; most + 1]; longest + 1];
        for steps in 2..=longest {
            for states in 0..=most {
                table[steps][states] = if states == 0 {
                    steps * (steps - 1) / 2
                } else {
                    let cost = |m: usize| m + table[steps - m][states - 1] + table[m][states];
                    (1..steps).map(cost).min().expect("at least one split")
                };
            }
        }
        table
    }

    #[test]
    fn the_closed_form_is_the_minimum_of_the_recurrence() {
        let table = recurrence(120, 12);
        for (steps, row) in table.iter().enumerate().skip(1) {
            for (states, least) in row.iter().enumerate() {
                assert_eq!(recomputed_steps(steps, states), *least, "{steps} steps, {states} states");
            }
        }
    }

    #[test]
    fn splits_reach_the_minimum() {
        fn cost(steps: usize, states: usize) -> usize {
            match (steps, states) {
                (0 | 1, _) => 0,
                (_, 0) => steps * (steps - 1) / 2,
                _ => {
                    let m = split(steps, states);
                    m + cost(steps - m, states - 1) + cost(m, states)
                }
            }
        }
        for steps in 1..=300 {
            for states in 0..=9 {
                assert_eq!(
                    cost(steps, states),
                    recomputed_steps(steps, states),
                    "{steps} steps, {states} states"
                );
            }
        }
    }
}
