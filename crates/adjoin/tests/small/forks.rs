//! Forks on two threads: imports, deposits, their gathering, and nesting.

use adjoin::prelude::*;
use rayon::ThreadPool;
use std::sync::OnceLock;

/// Two threads for all tests: each of them costs the interpreter much.
pub(crate) fn on_two<T: Send>(f: impl FnOnce() -> T + Send) -> T {
    static POOL: OnceLock<ThreadPool> = OnceLock::new();
    let pool =
        POOL.get_or_init(|| rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("two threads"));
    pool.install(f)
}

#[test]
fn branches_use_what_is_outside() {
    let f = |[x, y]: [Reverse; 2]| {
        let product = x * y;
        let (a, b) = join(|| product * x + y, || join(|| product * y, || x * x).0);
        a * b
    };
    let slopes = on_two(|| grad(f, &[2.0, 3.0]));
    // (x²y + y) · xy²
    assert_eq!(slopes, [12.0 * 18.0 + 15.0 * 9.0, 5.0 * 18.0 + 15.0 * 12.0]);
}

#[test]
fn a_branch_of_several_chunks() {
    let long = |x: Reverse, y: Reverse| (0..2100).fold(x, |z, _| z * y);
    let f = |[x, y]: [Reverse; 2]| {
        let (a, b) = join(|| long(x, y), || y * x);
        a + b
    };
    assert_eq!(on_two(|| grad(f, &[1.0, 1.0])), [2.0, 2101.0]);
}

#[test]
fn many_branches_use_one_value() {
    let f = |xs: Vec<Reverse>| par_map(0..300usize, |i| xs[0] * xs[i % 3]).into_iter().sum();
    assert_eq!(on_two(|| grad(f, &vec![1.0, 1.0, 1.0])), [400.0, 100.0, 100.0]);
}

#[test]
fn branches_use_arrays_from_outside() {
    use adjoin::Vector;
    let f = |v: Vector<Reverse>| {
        let double = &v * 2.0;
        let parts = par_map(0..6usize, |i| (&double * &v).sum() + double.slice(i..).sum() + double.at(i));
        parts.into_iter().sum()
    };
    let slopes = on_two(|| grad(f, &Vector::from([1.0; 6])));
    assert_eq!(slopes.to_vec(), [28.0, 30.0, 32.0, 34.0, 36.0, 38.0]);
}

/// Loops over values of another task, with forks and another run in between, give the gradient of the same
/// loops in one task.
#[test]
fn loops_over_outer_values_are_interrupted() {
    fn both<T: Send>(forks: bool, a: impl Fn() -> T + Send, b: impl Fn() -> T + Send) -> [T; 2] {
        if forks { join(a, b).into() } else { [a(), b()] }
    }
    fn read(xs: &[Reverse], from: usize) -> Reverse {
        (from..from + 4).fold(0.0.into(), |sum, i| sum + xs[i] * xs[9 - i])
    }
    fn branch(forks: bool, xs: &[Reverse], from: usize) -> Reverse {
        let before = read(xs, from);
        let [a, b] = both(forks, || read(xs, from + 1) - xs[2] * xs[0], || xs[from] * xs[1]);
        let apart = grad(|y| both(forks, || y * y, || y)[0], &3.0);
        before * apart + read(xs, 0) + a * b + read(xs, from)
    }
    let gradient = |forks| {
        let f = |xs: Vec<Reverse>| {
            let [a, b] = both(forks, || branch(forks, &xs, 1), || branch(forks, &xs, 5) * xs[4]);
            a * b
        };
        on_two(|| grad(f, &(1..=10).map(f64::from).collect::<Vec<_>>()))
    };
    assert_eq!(gradient(true), gradient(false));
}

#[test]
fn a_wide_and_a_deep_tree() {
    fn tree(x: Reverse, depth: u32) -> Reverse {
        if depth == 0 {
            return x * x;
        }
        let (a, b) = join(|| tree(x, depth - 1), || x);
        a * b
    }
    assert_eq!(on_two(|| grad(|x: Reverse| tree(x, 20), &1.0)), 22.0);
    let f = |xs: Vec<Reverse>| par_map_reduce(&xs, 0.0.into(), |x| *x * *x, |a, b| a + b);
    assert_eq!(on_two(|| grad(f, &vec![1.0; 64])), [2.0; 64]);
}

#[test]
fn a_branch_that_panics() {
    let f = |x: Reverse| {
        let (a, b) = join(|| x * x, || -> Reverse { panic!("on purpose") });
        a * b
    };
    assert!(std::panic::catch_unwind(|| on_two(|| grad(f, &2.0))).is_err());
    assert_eq!(on_two(|| grad(|x: Reverse| join(|| x * x, || x).0, &2.0)), 4.0);
}
