//! Rows and columns of a Jacobian, several per pass over the tape.

use crate::reverse::record::scalar::Reverse;
use crate::reverse::recorded::{Recorded, Seeds};
use crate::reverse::sweep::lanes::{self, Seed};

/// Number of rows (or columns) per pass over the tape.
pub(crate) const LANES: usize = 4;

/// Sweeps from the outputs, several at a time; their gradients become rows.
pub(crate) fn pull(recorded: &Recorded, outputs: &[Reverse], mut entries: &mut [f64]) {
    for outputs in outputs.chunks(LANES) {
        let mut group = [Seed::NONE; LANES];
        group.iter_mut().zip(outputs).for_each(|(seed, output)| *seed = recorded.seed_of(*output));
        entries = pull_group(recorded, &group, outputs.len(), entries);
    }
}

/// Sweeps from the first `outputs` outputs of a group, and returns the entries after their rows.
#[inline]
pub(crate) fn pull_group<'a>(
    recorded: &Recorded,
    group: &[Seed; LANES],
    outputs: usize,
    entries: &'a mut [f64],
) -> &'a mut [f64] {
    let (rows, rest) = entries.split_at_mut(outputs * recorded.inputs());
    match outputs {
        0 => {}
        1 => pull_in_lanes::<1, 1>(recorded, group, rows),
        2 => pull_in_lanes::<2, 2>(recorded, group, rows),
        3 => pull_in_lanes::<3, 4>(recorded, group, rows),
        _ => pull_in_lanes::<4, 4>(recorded, group, rows),
    }
    rest
}

/// Sweeps from `N` outputs, in `K` lanes.
#[inline(never)]
fn pull_in_lanes<const N: usize, const K: usize>(
    recorded: &Recorded,
    group: &[Seed; LANES],
    rows: &mut [f64],
) {
    let seed = |seeds: &mut Seeds<'_, K>| {
        seeds.plant(group.first_chunk::<N>().expect("a group has a seed for each lane"));
        Ok::<(), std::convert::Infallible>(())
    };
    let Ok(()) = recorded.sweep_and_clear(seed, |adjoints| lanes::move_out::<K, N>(adjoints, rows));
}

/// Pushes the inputs forward, several at a time.
pub(crate) fn push(recorded: &Recorded, outputs: &[Reverse], entries: &mut [f64]) {
    let columns = recorded.inputs();
    for start in (0..columns).step_by(LANES) {
        let lanes = LANES.min(columns - start);
        let seed = |tangents: &mut [[f64; LANES]]| {
            (0..lanes).for_each(|lane| tangents[start + lane][lane] = 1.0);
        };
        recorded.push_forward(seed, |tangents| {
            for (row, output) in entries.chunks_exact_mut(columns).zip(outputs) {
                row[start..start + lanes].copy_from_slice(&tangents.of(*output)[..lanes]);
            }
        });
    }
}
