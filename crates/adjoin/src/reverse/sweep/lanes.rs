//! Both ends of a sweep of several outputs: seeds in, rows out.
//!
//! The lanes of an adjoint lie side by side, one for each output; a row of a Jacobian has one lane of all
//! inputs. So the adjoints of the inputs are the transposed matrix, and reading them out is a transposition,
//! done in blocks of four by four: that takes a quarter of the stores, and stores bound a small sweep.
//!
//! The sweep reads the whole adjoint of a seed, so the whole is written: a processor cannot forward the store
//! of one number to a load of the four around it.

/// An output to sweep from: the place of its adjoint, and its pending factor.
///
/// This is smaller than the number itself, and avoids reading fields that were just stored separately.
#[derive(Clone, Copy)]
pub(crate) struct Seed {
    place: usize,
    factor: f64,
}

impl Seed {
    /// No output yet.
    pub(crate) const NONE: Self = Self { place: 0, factor: 0.0 };

    /// A constant: it has no adjoint.
    pub(in crate::reverse) const CONSTANT: Self = Self { place: usize::MAX, factor: 0.0 };

    #[inline]
    pub(in crate::reverse) fn at(place: usize, factor: f64) -> Self {
        Self { place, factor }
    }
}

/// Whether the processor works on four lanes at once, and `K` is a multiple of four.
#[cfg(target_arch = "x86_64")]
#[inline]
fn has_fours<const K: usize>() -> bool {
    K % 4 == 0 && std::arch::is_x86_feature_detected!("avx")
}

/// Adds the cotangent 1 to the adjoints of outputs: the first in the first lane, and so on.
#[inline]
pub(in crate::reverse) fn plant<const K: usize, const N: usize>(
    adjoints: &mut [[f64; K]],
    seeds: &[Seed; N],
) {
    #[cfg(target_arch = "x86_64")]
    if has_fours::<K>() {
        // SAFETY: the processor has these instructions.
        return unsafe { plant_by_fours(adjoints, seeds) };
    }
    plant_each(adjoints, seeds);
}

/// [`plant_each`], compiled for processors that work on four lanes at once.
///
/// # Safety
/// The processor has these instructions.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx")]
unsafe fn plant_by_fours<const K: usize, const N: usize>(adjoints: &mut [[f64; K]], seeds: &[Seed; N]) {
    plant_each(adjoints, seeds);
}

#[inline(always)]
fn plant_each<const K: usize, const N: usize>(adjoints: &mut [[f64; K]], seeds: &[Seed; N]) {
    for (lane, seed) in seeds.iter().enumerate() {
        // A constant has no place.
        if let Some(adjoint) = adjoints.get_mut(seed.place) {
            let flow: [f64; K] = std::array::from_fn(|other| if other == lane { seed.factor } else { 0.0 });
            adjoint.iter_mut().zip(flow).for_each(|(adjoint, flow)| *adjoint += flow);
        }
    }
}

/// Copies the first `N` lanes of adjoints to `N` rows, and sets the adjoints to 0.
#[inline]
pub(crate) fn move_out<const K: usize, const N: usize>(adjoints: &mut [[f64; K]], rows: &mut [f64]) {
    assert!(N <= K && rows.len() == N * adjoints.len());
    #[cfg(target_arch = "x86_64")]
    if has_fours::<K>() {
        // SAFETY: the processor has these instructions.
        return unsafe { move_out_by_fours::<K, N>(adjoints, rows) };
    }
    move_each::<K, N>(adjoints, rows);
}

/// [`move_each`], compiled for processors that work on four lanes at once.
///
/// # Safety
/// The processor has these instructions.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx")]
unsafe fn move_out_by_fours<const K: usize, const N: usize>(adjoints: &mut [[f64; K]], rows: &mut [f64]) {
    move_each::<K, N>(adjoints, rows);
}

/// Number of columns moved at once.
const BLOCK: usize = 4;

#[inline(always)]
fn move_each<const K: usize, const N: usize>(adjoints: &mut [[f64; K]], rows: &mut [f64]) {
    let columns = adjoints.len();
    if let Some(last) = columns.checked_sub(BLOCK) {
        let mut start = 0;
        loop {
            let block: [[f64; K]; BLOCK] = std::array::from_fn(|column| adjoints[start + column]);
            for lane in 0..N {
                let row = &mut rows[lane * columns + start..][..BLOCK];
                row.copy_from_slice(&block.map(|adjoint| adjoint[lane]));
            }
            if start == last {
                break;
            }
            // The last block may overlap the one before it.
            start = (start + BLOCK).min(last);
        }
    } else {
        for (column, adjoint) in adjoints.iter().enumerate() {
            (0..N).for_each(|lane| rows[lane * columns + column] = adjoint[lane]);
        }
    }
    for adjoint in adjoints {
        *adjoint = [0.0; K];
    }
}

#[cfg(test)]
mod tests {
    use super::{Seed, move_each, move_out, plant};

    #[test]
    fn rows_are_lanes_of_adjoints_which_are_zero_afterwards() {
        for columns in 0..20 {
            let adjoints: Vec<[f64; 4]> =
                (0..columns).map(|column| std::array::from_fn(|lane| (10 * column + lane) as f64)).collect();
            let expected: Vec<f64> =
                (0..3).flat_map(|lane| adjoints.iter().map(move |adjoint| adjoint[lane])).collect();
            for move_rows in [move_out::<4, 3>, move_each::<4, 3>] {
                let (mut moved, mut rows) = (adjoints.clone(), vec![-1.0; 3 * columns]);
                move_rows(&mut moved, &mut rows);
                assert_eq!(rows, expected);
                assert!(moved.as_flattened().iter().all(|adjoint| *adjoint == 0.0));
            }
        }
    }

    #[test]
    fn outputs_are_seeded_in_their_own_lanes_and_constants_nowhere() {
        let mut adjoints = [[0.0; 4]; 3];
        plant(&mut adjoints, &[Seed::at(2, 5.0), Seed::CONSTANT, Seed::at(2, -1.0), Seed::at(0, 0.5)]);
        assert_eq!(adjoints, [[0.0, 0.0, 0.0, 0.5], [0.0; 4], [5.0, 0.0, -1.0, 0.0]]);
    }
}
