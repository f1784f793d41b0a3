//! Gathering: adding up the deposits that have been made for a stretch.
//!
//! The gathers of a stretch are sorted by target, and those for one target by the task that made the deposit.
//! They are performed in that order, so the program fixes the order of the additions to each adjoint (I2).
//! Two things keep the span short where there are many (I4), and neither changes the order:
//!
//! - Different adjoints are independent, so a long list is cut by *targets* into blocks for different
//!   threads.
//! - More than [`RUN`] deposits for the same targets (a scalar that every leaf of a large tree reads) are
//!   first added up in groups of that size, each group into its first deposit. The groups depend only on the
//!   number of deposits, and are the same on one thread.

use rayon::prelude::*;
use std::ops::Range;

use crate::reverse::seal::sealed::Gather;
use crate::reverse::sweep::walk::Adjoints;

/// The size of a group of deposits for the same targets.
const RUN: usize = 256;

/// Minimum number of additions that is worth several threads.
const WORTHWHILE: usize = 1 << 14;

/// The number of adjoints that a thread handles at a time. If there are few, the blocks are small, so that
/// every thread gets some.
const BLOCKS: std::ops::RangeInclusive<usize> = 1 << 9..=1 << 12;

/// Number of adjoints that stay in the nearest cache while all deposits for them are added.
const PART: usize = 1 << 9;

/// Adds the deposits to their target adjoints, and clears them.
///
/// # Safety
/// The gathers are those of one stretch. The tasks that made the deposits have been swept, and this thread
/// has the task that owns the targets: by I1 all of these adjoints are this thread's.
pub(crate) unsafe fn gather<const K: usize>(adjoints: Adjoints<K>, gathers: &[Gather], parallel: bool) {
    let parallel = parallel && {
        let additions: usize = gathers.iter().map(|gather| gather.length as usize).sum();
        additions * K >= WORTHWHILE
    };
    if gathers.len() > RUN {
        // SAFETY: by the caller's contract; each group has its own deposits.
        let add = |group: &[Gather]| unsafe { add_group(adjoints, group) };
        for run in runs(gathers).filter(|run| run.len() > RUN) {
            if parallel {
                run.par_chunks(RUN).for_each(add);
            } else {
                run.chunks(RUN).for_each(add);
            }
        }
    }
    let Some((first, last)) = gathers.first().zip(gathers.last()) else { return };
    if parallel {
        // Sorted by target, but a long range may extend beyond a later one.
        let longest = gathers.iter().map(|gather| gather.length as usize).max().unwrap_or(0);
        let end = last.target + longest;
        let size = ((end - first.target) / 64).clamp(*BLOCKS.start(), *BLOCKS.end());
        (first.target..end).into_par_iter().step_by(size).for_each(|start| {
            let block = start..(start + size).min(end);
            let from = gathers.partition_point(|gather| gather.target + longest <= block.start);
            let to = gathers.partition_point(|gather| gather.target < block.end);
            // SAFETY: each block has its own targets, and its own parts of the deposits.
            unsafe { add_to_block(adjoints, &gathers[from..to], &block) };
        });
    } else {
        // SAFETY: by the caller's contract.
        unsafe { add_to_block(adjoints, gathers, &(0..usize::MAX)) };
    }
}

/// Groups of deposits for the same targets.
fn runs(gathers: &[Gather]) -> impl Iterator<Item = &[Gather]> {
    gathers.chunk_by(|a, b| a.target == b.target && a.length == b.length)
}

/// Adds a group of deposits for the same targets into the first of them, and clears the others.
///
/// # Safety
/// The deposits are this thread's.
unsafe fn add_group<const K: usize>(adjoints: Adjoints<K>, group: &[Gather]) {
    let Some((first, rest)) = group.split_first() else { return };
    for other in rest {
        for offset in 0..first.length as usize {
            let (source, target) = (adjoints.at(other.source + offset), adjoints.at(first.source + offset));
            // SAFETY: by the caller's contract; these are deposits of different tasks.
            let (deposit, sum) = unsafe { (source.replace([0.0; K]), &mut *target) };
            sum.iter_mut().zip(deposit).for_each(|(sum, deposit)| *sum += deposit);
        }
    }
}

/// Performs the gathers that concern a block of adjoints. Of a long run, only the first of each group is
/// left.
///
/// # Safety
/// The adjoints of the block are this thread's, and so are the deposits for them.
unsafe fn add_to_block<const K: usize>(adjoints: Adjoints<K>, gathers: &[Gather], block: &Range<usize>) {
    for run in runs(gathers) {
        let (target, length) = (run[0].target, run[0].length as usize);
        let end = (target + length).min(block.end);
        for from in (target.max(block.start)..end).step_by(PART) {
            let to = (from + PART).min(end);
            for gather in run.iter().step_by(if run.len() > RUN { RUN } else { 1 }) {
                let offset = if gather.to_slots { from - target } else { length - (to - target) };
                // SAFETY: by the caller's contract; the deposits belong to another task than the adjoints.
                let (sums, deposits) = unsafe {
                    (
                        std::slice::from_raw_parts_mut(adjoints.at(from), to - from),
                        std::slice::from_raw_parts_mut(adjoints.at(gather.source + offset), to - from),
                    )
                };
                if gather.to_slots { add_forwards(sums, deposits) } else { add_backwards(sums, deposits) }
            }
        }
    }
}

/// Adds deposits to adjoints, last to first, and clears them.
///
/// A separate function, because the compiler knows that slice arguments do not overlap, and vectorises the
/// loop.
#[inline(never)]
fn add_backwards<const K: usize>(adjoints: &mut [[f64; K]], deposits: &mut [[f64; K]]) {
    for (adjoint, deposit) in adjoints.iter_mut().zip(deposits.iter_mut().rev()) {
        adjoint.iter_mut().zip(*deposit).for_each(|(adjoint, deposit)| *adjoint += deposit);
        *deposit = [0.0; K];
    }
}

/// Adds deposits to others for the same adjoints, and clears them. A separate function, as [`add_backwards`].
#[inline(never)]
fn add_forwards<const K: usize>(sums: &mut [[f64; K]], deposits: &mut [[f64; K]]) {
    for (sum, deposit) in sums.iter_mut().zip(deposits) {
        sum.iter_mut().zip(*deposit).for_each(|(sum, deposit)| *sum += deposit);
        *deposit = [0.0; K];
    }
}
