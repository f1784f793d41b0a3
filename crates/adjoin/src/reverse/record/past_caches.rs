//! Writing past the caches.
//!
//! Data larger than the caches has left them before it is read again. When it is written the usual way, a
//! third of the traffic is the processor reading, line by line, what is about to be overwritten. Stores that
//! bypass the caches need no such read. Two places write that much in order: lifting the inputs, which makes
//! 24 bytes of 8, and reading out the gradient.
//!
//! Such a store takes two words, at an even word address. Processors other than x86-64 use ordinary stores.

use crate::reverse::record::scalar::Reverse;
use crate::reverse::tape::id::NodeId;

/// From this many numbers on, they are written past the caches: with their adjoints they exceed the cache of
/// one core.
#[cfg(target_arch = "x86_64")]
const MANY: usize = 1 << 18;

/// Number of numbers that stay in the nearest cache from when they are read until they are cleared.
const BLOCK: usize = 1 << 10;

/// Copies numbers, and sets the originals to 0.
#[inline]
pub(in crate::reverse) fn move_out(from: &mut [f64], to: &mut [f64]) {
    assert_eq!(from.len(), to.len());
    if from.len() <= FEW {
        to.iter_mut().zip(from).for_each(|(to, from)| *to = std::mem::take(from));
    } else {
        move_more(from, to);
    }
}

/// Up to this many numbers are moved without a call.
const FEW: usize = 16;

#[inline(never)]
fn move_more(from: &mut [f64], to: &mut [f64]) {
    #[cfg(target_arch = "x86_64")]
    if from.len() >= MANY {
        return stores::move_out(from, to);
    }
    for (from, to) in from.chunks_mut(BLOCK).zip(to.chunks_mut(BLOCK)) {
        to.copy_from_slice(from);
        from.fill(0.0);
    }
}

/// Fills an empty vector, which has room for them, with inputs; `first` is the id of the first.
#[inline]
pub(in crate::reverse) fn lift(primals: &[f64], first: NodeId, into: &mut Vec<Reverse>) {
    #[cfg(target_arch = "x86_64")]
    if primals.len() >= MANY {
        return stores::lift(primals, first, into);
    }
    let inputs = (0..).zip(primals);
    into.extend(inputs.map(|(index, primal)| Reverse::value_of(*primal, first.plus(index))));
}

#[cfg(target_arch = "x86_64")]
mod stores {
    use std::arch::x86_64::{__m128d, _mm_set_pd, _mm_sfence, _mm_stream_pd};

    use super::{BLOCK, NodeId, Reverse};

    /// The number of words before an even word address.
    fn uneven<T>(place: *const T) -> usize {
        usize::from(place.addr() % size_of::<__m128d>() != 0)
    }

    pub(in crate::reverse) fn move_out(from: &mut [f64], to: &mut [f64]) {
        let uneven = uneven(to.as_ptr()).min(to.len());
        let (from_first, from) = from.split_at_mut(uneven);
        let (to_first, to) = to.split_at_mut(uneven);
        to_first.copy_from_slice(from_first);
        from_first.fill(0.0);
        for (from, to) in from.chunks_mut(BLOCK).zip(to.chunks_mut(BLOCK)) {
            let pairs = from.chunks_exact(2);
            let rest = pairs.remainder();
            for (pair, to) in pairs.zip(to.chunks_exact_mut(2)) {
                // SAFETY: two words, at an even word address, because blocks have an even length.
                unsafe { _mm_stream_pd(to.as_mut_ptr(), _mm_set_pd(pair[1], pair[0])) };
            }
            let done = to.len() - rest.len();
            to[done..].copy_from_slice(rest);
            from.fill(0.0);
        }
        // SAFETY: every processor with these stores has the fence; it orders them before everything that
        // follows.
        unsafe { _mm_sfence() };
    }

    pub(in crate::reverse) fn lift(primals: &[f64], first: NodeId, into: &mut Vec<Reverse>) {
        let lift = |place: usize| Reverse::value_of(primals[place], first.plus(place as u64));
        let start = uneven(into.as_ptr()).min(primals.len());
        into.extend((0..start).map(lift));
        // Two numbers of three words each are three pairs.
        let pairs = (primals.len() - start) / 2;
        let room: *mut f64 = into.spare_capacity_mut()[..2 * pairs].as_mut_ptr().cast();
        for pair in 0..pairs {
            let [a, b] = [0, 1].map(|which| lift(start + 2 * pair + which).words());
            // SAFETY: there is room for the pairs, and they lie at even word addresses.
            unsafe {
                let place = room.add(6 * pair);
                _mm_stream_pd(place, _mm_set_pd(a[1], a[0]));
                _mm_stream_pd(place.add(2), _mm_set_pd(b[0], a[2]));
                _mm_stream_pd(place.add(4), _mm_set_pd(b[2], b[1]));
            }
        }
        // SAFETY: every processor with these stores has the fence; it orders them before everything that
        // follows. All `start + 2 * pairs` numbers have been written.
        unsafe {
            _mm_sfence();
            into.set_len(start + 2 * pairs);
        }
        into.extend((start + 2 * pairs..primals.len()).map(lift));
    }
}

#[cfg(test)]
mod tests {
    use super::{lift, move_out};
    use crate::real::Real;
    use crate::reverse::tape::id::NodeId;

    /// Short and long, even and odd.
    const LENGTHS: [usize; 6] = [0, 1, 2, 1025, 1 << 18, (1 << 18) + 3];

    #[test]
    fn numbers_are_moved_from_and_to_any_address() {
        for length in LENGTHS {
            for (from_start, to_start) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let numbers: Vec<f64> = (0..length + 2).map(|n| n as f64 + 0.5).collect();
                let (mut from, mut to) = (numbers.clone(), vec![-1.0; length + 2]);
                move_out(&mut from[from_start..][..length], &mut to[to_start..][..length]);
                assert_eq!(to[to_start..][..length], numbers[from_start..][..length]);
                assert!(from[from_start..][..length].iter().all(|number| *number == 0.0));
                // The memory around them is unchanged.
                assert!(to[..to_start].iter().chain(&to[to_start + length..]).all(|number| *number == -1.0));
                assert_eq!(from[from_start + length..], numbers[from_start + length..]);
            }
        }
    }

    #[test]
    fn inputs_are_lifted_in_order() {
        for length in LENGTHS {
            let primals: Vec<f64> = (0..length).map(|n| n as f64 + 0.5).collect();
            let first = NodeId::CONSTANT.plus(7);
            let mut inputs = Vec::with_capacity(length);
            lift(&primals, first, &mut inputs);
            assert_eq!(inputs.len(), length);
            for ((index, primal), input) in (0..).zip(primals).zip(inputs) {
                assert!(input.is_plain(first.plus(index)) && input.primal() == primal);
            }
        }
    }
}
