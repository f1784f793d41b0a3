//! Checkpoints, loops, streamed sums and copies.

use super::forks::on_two;
use adjoin::memory::{Budget, checkpoint, checkpointed_loop, streamed_sum};
use adjoin::parallel::import;
use adjoin::prelude::*;

#[test]
fn streamed_sums() {
    let f = |[x, y]: [Reverse; 2]| {
        let product = x * y;
        streamed_sum(0..40, |i| product * x * f64::from(i))
            + streamed_sum(0..3, |_| (0..2100).fold(x, |z, _| z * y))
    };
    assert_eq!(grad(f, &[1.0, 1.0]), [2.0 * 780.0 + 3.0, 780.0 + 6300.0]);
}

#[test]
fn sums_in_sums_in_branches() {
    let f = |[x, y]: [Reverse; 2]| {
        let part = || {
            let [x, y] = import(&[x, y]);
            streamed_sum(0..3, |_| streamed_sum(0..2, |_| x * y) * x)
        };
        let (a, b) = join(part, part);
        a + b
    };
    assert_eq!(on_two(|| grad(f, &[2.0, 3.0])), [2.0 * 72.0, 2.0 * 24.0]);
}

#[test]
fn terms_that_fork_and_terms_that_panic() {
    let f = |x: Reverse| {
        let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            streamed_sum(0..3, |i| if i == 2 { panic!("on purpose") } else { x * x })
        }));
        assert!(caught.is_err());
        streamed_sum(0..3, |_| join(|| x * x, || x).0)
    };
    assert_eq!(grad(f, &2.0), 12.0);
}

#[test]
fn checkpoints() {
    let f = |x: [Reverse; 2]| checkpoint(|[x, y]: [Reverse; 2]| (0..50).fold(x, |z, _| z * y), &x);
    assert_eq!(grad(f, &[2.0, 1.0]), [1.0, 100.0]);
    let budget = Budget::States { states: 2, block: 2 };
    let f = |x: Reverse| checkpointed_loop(11, budget, &x, &x, |_, state, p| state * *p);
    assert_eq!(grad(f, &1.0), 12.0);
}

/// Leaves of one number are reduced on the spot; pools are entered by a branch of their own.
#[test]
fn a_sum_of_a_parallel_iterator() {
    use adjoin::rayon::prelude::*;
    let f = |xs: Vec<Reverse>| xs.par_iter().map(|x| *x * *x).sum::<Reverse>();
    assert_eq!(grad(f, &vec![1.0, 2.0, 3.0]), [2.0, 4.0, 6.0]);
    let names =
        |xs: Vec<Reverse>| xs.par_iter().map(|x| vec![*x * *x]).reduce(Vec::new, |a, b| [a, b].concat())[2];
    assert_eq!(grad(names, &vec![1.0, 2.0, 3.0]), [0.0, 0.0, 6.0]);
}
