//! Gathering: adding up the deposits that have been made for a stretch.
//!
//! The gathers of a stretch are sorted by target, those for one target by the task that made the deposit. They are done
//! in that order, so the order of the additions to each adjoint is fixed by the program (I2). Two things keep the span
//! short where there are many (I4), and neither changes the order:
//!
//! - Different adjoints are independent, so a long list is cut by *targets* into blocks for different threads.
//! - More than [`RUN`] deposits for the same targets (a scalar that every leaf of a large tree reads) are first added up in
//!   groups of so many, each group into its first deposit. The groups depend on the number of deposits alone, and are
//!   made on one thread too.

use rayon::prelude::*;
use std::ops::Range;

use crate::reverse::seal::sealed::Gather;
use crate::reverse::sweep::walk::Adjoints;

/// The size of a group of deposits for the same targets.
const RUN: usize = 256;

/// So many additions are worth handing to other threads.
const WORTHWHILE: usize = 1 << 14;

/// The adjoints that a thread sees to at a time: where they are few, they are cut into small blocks, so that there is
/// something for every thread.
const BLOCKS: std::ops::RangeInclusive<usize> = 1 << 9..=1 << 12;

/// So many adjoints stay in the nearest cache while all deposits for them are added.
const PART: usize = 1 << 9;

/// Adds the deposits to the adjoints that they are for, and clears them.
///
/// # Safety
/// The gathers are those of one stretch. The tasks that made the deposits have been swept, and the task that owns the
/// targets is this thread's: by I1 all of these adjoints are.
pub(crate) unsafe fn gather<const K: usize>(adjoints: Adjoints<K>, gathers: &[Gather], parallel: bool) {
    let parallel = parallel && {
        let additions: usize = gathers.iter().map(|gather| gather.length as usize).sum();
        additions * K >= WORTHWHILE
    };
    if gathers.len() > RUN {
        for run in runs(gathers).filter(|run| run.len() > RUN) {
            if parallel {
                // SAFETY: each group has its own deposits.
                run.par_chunks(RUN).for_each(|group| unsafe { add_group(adjoints, group) });
            } else {
                // SAFETY: as the caller says.
                run.chunks(RUN).for_each(|group| unsafe { add_group(adjoints, group) });
            }
        }
    }
    let Some((first, last)) = gathers.first().zip(gathers.last()) else { return };
    if parallel {
        // Sorted by target, but a long range may reach beyond a later one.
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
        // SAFETY: as the caller says.
        unsafe { add_to_block(adjoints, gathers, &(0..usize::MAX)) };
    }
}

/// The deposits for the same targets, together.
fn runs(gathers: &[Gather]) -> impl Iterator<Item = &[Gather]> {
    gathers.chunk_by(|a, b| a.target == b.target && a.length == b.length)
}

/// Adds a group of deposits for the same targets into the first of them.
///
/// # Safety
/// The deposits are this thread's.
unsafe fn add_group<const K: usize>(adjoints: Adjoints<K>, group: &[Gather]) {
    let Some((first, rest)) = group.split_first() else { return };
    let length = first.length as usize;
    for other in rest {
        for offset in 0..length {
            // SAFETY: as the caller says; these are deposits of different tasks.
            unsafe { move_over(adjoints, other.source + offset, first.source + offset) };
        }
    }
}

/// Does gathers, as far as they are for a block of adjoints. Of a long run, only the first of each group is left.
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
                // SAFETY: as the caller says; the deposits are of another task than the adjoints.
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
/// A function of its own, because the compiler knows of arguments that they do not overlap, and works on several at once.
#[inline(never)]
fn add_backwards<const K: usize>(adjoints: &mut [[f64; K]], deposits: &mut [[f64; K]]) {
    for (adjoint, deposit) in adjoints.iter_mut().zip(deposits.iter_mut().rev()) {
        adjoint.iter_mut().zip(*deposit).for_each(|(adjoint, deposit)| *adjoint += deposit);
        *deposit = [0.0; K];
    }
}

/// Adds deposits to others for the same adjoints, and clears them. A function of its own, as [`add_backwards`].
#[inline(never)]
fn add_forwards<const K: usize>(sums: &mut [[f64; K]], deposits: &mut [[f64; K]]) {
    for (sum, deposit) in sums.iter_mut().zip(deposits) {
        sum.iter_mut().zip(*deposit).for_each(|(sum, deposit)| *sum += deposit);
        *deposit = [0.0; K];
    }
}

/// Adds one adjoint to another, and clears it.
///
/// # Safety
/// Both are this thread's, and different.
#[inline(always)]
unsafe fn move_over<const K: usize>(adjoints: Adjoints<K>, source: usize, target: usize) {
    // SAFETY: as the caller says.
    let (deposit, adjoint) = unsafe { (&mut *adjoints.at(source), &mut *adjoints.at(target)) };
    adjoint.iter_mut().zip(std::mem::replace(deposit, [0.0; K])).for_each(|(sum, deposit)| *sum += deposit);
}
