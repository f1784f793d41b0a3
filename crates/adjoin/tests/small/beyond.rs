//! Large runs and wide rows: unsafe code that Miri cannot run. Memcheck runs it.

use adjoin::prelude::*;
use adjoin::{Mode, jacobian_with};

/// So many numbers that lifting the inputs and reading the gradient bypass the caches, with large pages.
const MANY: usize = (1 << 19) + 3;

#[cfg_attr(miri, ignore = "too large for an interpreter")]
#[test]
fn gradients_of_half_a_million_numbers() {
    let x: Vec<f64> = (0..MANY).map(|i| (i % 7) as f64).collect();
    let gradient = grad(|x: Vec<Reverse>| x[0] * x[MANY - 1] + x[MANY / 2] * x[MANY / 2], &x);
    for (i, slope) in gradient.into_iter().enumerate() {
        let expected = match i {
            0 => x[MANY - 1],
            i if i == MANY - 1 => x[0],
            i if i == MANY / 2 => 2.0 * x[i],
            _ => 0.0,
        };
        assert_eq!(slope, expected, "at {i}");
    }
}

#[cfg_attr(miri, ignore = "instructions that it does not have")]
#[test]
fn jacobians_of_four_and_eight_rows() {
    fn rows<const N: usize>(x: [Reverse; 3]) -> [Reverse; N] {
        std::array::from_fn(|i| x[i % 3] * x[(i + 1) % 3])
    }
    fn expected<const N: usize>(x: [f64; 3]) -> Vec<f64> {
        let mut entries = vec![0.0; 3 * N];
        for (i, row) in entries.chunks_exact_mut(3).enumerate() {
            row[i % 3] += x[(i + 1) % 3];
            row[(i + 1) % 3] += x[i % 3];
        }
        entries
    }
    let x = [2.0, 3.0, 5.0];
    assert_eq!(jacobian_with(Mode::Reverse, rows::<4>, &x).entries(), expected::<4>(x));
    assert_eq!(jacobian_with(Mode::Reverse, rows::<8>, &x).entries(), expected::<8>(x));
}
