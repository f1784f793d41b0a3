//! The size of the record: linear in the work of the program, whatever it shares and however it forks.

use adjoin::prelude::*;
use adjoin::{Pullback, TapeStatistics};
use rayon::{ThreadPool, ThreadPoolBuilder};

fn statistics(f: impl FnOnce([Reverse; 2]) -> Reverse) -> TapeStatistics {
    vjp(f, &[1.0, 0.5]).1.statistics()
}

fn pool(threads: usize, stack: usize) -> ThreadPool {
    let builder = ThreadPoolBuilder::new().num_threads(threads).stack_size(stack);
    builder.build().expect("threads can be started")
}

const MEBIBYTE: usize = 1 << 20;

/// The paper's example of exponential blow-up: every value is used twice. Each step has one operand, so
/// nothing is recorded.
#[test]
fn doubling_a_thousand_times_records_nothing() {
    let double = |x: Reverse| (0..1000).fold(x, |x, _| x + x);
    let (value, pullback) = vjp(double, &1.0);
    assert_eq!(value, 2f64.powi(1000));
    assert_eq!(pullback.call(&1.0), Ok(2f64.powi(1000)));
    assert_eq!(pullback.statistics().nodes, 0);
}

/// The same with two different values, so that every step is recorded: `xₙ₊₁ = xₙ y + xₙ`.
#[test]
fn a_chain_that_uses_every_value_twice_is_linear() {
    let chain = |[x, y]: [Reverse; 2], n: usize| (0..n).fold(x, |x, _| x * y + x);
    for n in [10, 100, 1000] {
        assert_eq!(statistics(|xs| chain(xs, n)).nodes, 2 * n);
    }
    let gradient = grad(|xs| chain(xs, 60), &[1.0, 1.0]);
    assert_eq!(gradient, [2f64.powi(60), 60.0 * 2f64.powi(59)]);
}

#[test]
fn fibonacci_by_sharing_is_linear() {
    let fibonacci = |[x, y]: [Reverse; 2], n: usize| (0..n).fold((x, y), |(x, y), _| (y, x + y)).0;
    for n in [10, 100, 1000] {
        assert_eq!(statistics(|xs| fibonacci(xs, n)).nodes, n);
    }
    // F₇₇ and F₇₈, both exact.
    assert_eq!(grad(|xs| fibonacci(xs, 78), &[1.0, 1.0]), [5_527_939_700_884_757.0, 8_944_394_323_791_464.0]);
}

#[test]
fn a_loop_records_a_constant_amount_in_each_round() {
    let newton = |[x, y]: [Reverse; 2], n: usize| (0..n).fold(y, |root, _| (root + x / root) * 0.5);
    let per_round = statistics(|xs| newton(xs, 1)).nodes;
    assert_eq!(statistics(|xs| newton(xs, 5000)).nodes, 5000 * per_round);
}

#[test]
fn an_operation_of_two_operands_takes_24_bytes() {
    let n = 10_000;
    let product = |[x, y]: [Reverse; 2]| (0..n).fold(x, |z, _| z * y);
    assert_eq!(statistics(product).node_bytes, 24 * n);
    let many = vec![0.5; n];
    let (_, pullback) = vjp(|xs: Vec<Reverse>| xs.iter().map(|x| *x * xs[0].sin()).sum::<Reverse>(), &many);
    // A product and an addition for each element.
    assert!(pullback.statistics().node_bytes <= 2 * 24 * n);
}

#[test]
fn one_operand_and_constants_are_free() {
    let f = |[x, y]: [Reverse; 2]| {
        let z = ((x * 3.0 + 1.0) / 7.0 - 0.5).sin().exp().powi(3) * Reverse::from(2.0);
        let w = -(1.0 - (2.0 / y.sqrt())).max(Reverse::from(0.1));
        z * w
    };
    assert_eq!(statistics(f).nodes, 1);
}

#[test]
fn a_fork_that_records_nothing_is_not_recorded() {
    let found = statistics(|[x, y]| (0..1000).fold(x * y, |z, _| join(|| z.sin(), || ()).0));
    assert_eq!((found.nodes, found.tasks, found.forks, found.imports), (1, 1, 0, 0));
}

#[test]
fn two_hundred_thousand_forks_in_a_row() {
    let n = 200_000;
    let f = |[x, y]: [Reverse; 2]| {
        (0..n).fold(x, |z, _| {
            let (a, b) = join(|| z * y, || z * x);
            (a - b) * 0.5
        })
    };
    for threads in [1, 2] {
        pool(threads, 2 * MEBIBYTE).install(|| {
            let (value, pullback) = vjp(f, &[1.0, 3.0]);
            let found = pullback.statistics();
            // In the first round z is x, and z * x has one operand.
            assert_eq!((found.forks, found.tasks, found.nodes), (n, 2 * n + 1, 3 * n - 1));
            // Each branch imports two values, and the task both results.
            assert!(found.imports <= 6 * n, "{found:?}");
            // (y − x) / 2 = 1 every time: the value stays 1, and its derivatives are 1 − n / 2 and n / 2.
            assert_eq!(value, 1.0);
            assert_eq!(pullback.call(&1.0), Ok([1.0 - 100_000.0, 100_000.0]));
        });
    }
}

/// The paper's list-shaped parallel map: an element in one branch, the rest of the list in the other.
fn list_map(xs: &[Reverse], w: Reverse) -> Reverse {
    let [first, rest @ ..] = xs else { return w };
    let (head, tail) = join(|| *first * w, || list_map(rest, w));
    head + tail
}

fn deep_pullback(n: usize, threads: usize) -> Pullback<(Vec<f64>, f64), Reverse> {
    // The program itself recurses n deep, and so needs the stack for it.
    pool(threads, 2048 * MEBIBYTE)
        .install(|| vjp(|(xs, w): (Vec<Reverse>, Reverse)| list_map(&xs, w), &(vec![2.0; n], 3.0)).1)
}

#[test]
fn deeply_nested_forks_are_swept_on_a_small_stack() {
    let n = 100_000;
    for threads in [1, 2] {
        let pullback = deep_pullback(n, threads);
        let found = pullback.statistics();
        assert_eq!((found.forks, found.tasks), (n, 2 * n + 1));
        assert!(found.nodes <= 2 * n && found.imports <= 5 * n, "{found:?}");
        for sweepers in [1, 2] {
            let gradient = pool(sweepers, MEBIBYTE / 4).install(|| pullback.call(&1.0));
            let (xs, w) = gradient.expect("a scalar has the shape of a scalar");
            assert!(xs.iter().all(|x| *x == 3.0));
            assert_eq!(w, 2.0 * n as f64 + 1.0);
        }
    }
}

#[test]
fn forks_nested_to_the_right_are_pushed_forward() {
    let n = 50_000;
    let nest = |w: Reverse| list_map(&vec![w; n], w);
    let matrix =
        pool(1, 1024 * MEBIBYTE).install(|| adjoin::jacobian_with(adjoin::Mode::Forward, nest, &3.0));
    assert_eq!(matrix.entries(), [2.0 * 3.0 * n as f64 + 1.0]);
}

/// Every leaf, however deep, uses values of the root and of the task just above it.
#[test]
fn imports_from_far_above_cost_no_more_than_from_nearby() {
    fn nest(depth: usize, root: [Reverse; 2], above: Reverse) -> Reverse {
        if depth == 0 {
            return above * root[0];
        }
        let here = above * root[1];
        let (leaf, below) = join(|| here * root[0], || nest(depth - 1, root, here));
        leaf + below
    }
    let per_level = |depth: usize| {
        pool(2, 2048 * MEBIBYTE).install(|| {
            let (_, pullback) = vjp(|xs: [Reverse; 2]| nest(depth, xs, xs[0]), &[1.0, 1.0]);
            // Σ x² yᵏ for k = 1 … depth, and the last once more.
            let levels = depth as f64;
            let slope = levels * (levels + 1.0) / 2.0 + levels;
            assert_eq!(pullback.call(&1.0), Ok([2.0 * (levels + 1.0), slope]));
            pullback.statistics().imports as f64 / levels
        })
    };
    let (shallow, deep) = (per_level(100), per_level(50_000));
    assert!(deep <= 1.1 * shallow, "imports for each level: {shallow} and {deep}");
}

#[test]
fn a_wide_join_of_a_hundred_thousand_branches() {
    let n = 100_000;
    let f = |[x, y]: [Reverse; 2]| join_all((0..n).map(|_| move || x * y)).into_iter().sum::<Reverse>();
    let (_, pullback) = vjp(f, &[2.0, 3.0]);
    let found = pullback.statistics();
    assert_eq!((found.forks, found.tasks), (n - 1, 2 * n - 1));
    assert!(found.nodes <= 2 * n && found.imports <= 3 * n, "{found:?}");
    assert_eq!(pullback.call(&1.0), Ok([3.0 * n as f64, 2.0 * n as f64]));
}

/// Consecutive inputs are imported as one range, with one slot each, not once for every use. A range may end
/// with the rest of a page of 32.
#[test]
fn a_branch_imports_what_it_reads_once() {
    let n = 1000;
    let f = |xs: Vec<Reverse>| {
        let half =
            |range: std::ops::Range<usize>| -> Reverse { xs[range].iter().map(|x| *x * x.sin()).sum() };
        let (a, b) = join(|| half(0..n / 2), || half(n / 2..n));
        a * b
    };
    let (_, pullback) = vjp(f, &vec![0.5; n]);
    assert!(pullback.statistics().imports <= n + 2 * 32, "{:?}", pullback.statistics());
}

/// Terms with factors are two to a node, and these nodes are one sum, also after the end of a chunk.
#[test]
fn a_long_sum_of_squares_takes_a_node_and_a_half_per_term() {
    let n = 100_000;
    let f = |(xs, w): (Vec<Reverse>, Reverse)| xs.iter().map(|x| (*x - w).powi(2)).sum::<Reverse>();
    let (_, pullback) = vjp(f, &(vec![0.5; n], 0.25));
    assert!(pullback.statistics().nodes <= n + n / 2 + 100, "{:?}", pullback.statistics());
}

/// Branches that read several arrays in turn, many times: their imports do not grow with the number of times.
#[test]
fn branches_that_go_back_and_forth_import_each_value_once() {
    let parameters: Vec<f64> = (0..600).map(|i| f64::from(i).sin()).collect();
    let of_branch = |xs: &[Reverse], rounds: usize| -> Reverse {
        (0..rounds).map(|_| (0..200).map(|i| xs[i] * xs[599 - i] + xs[200 + i]).sum::<Reverse>()).sum()
    };
    let imports = |rounds: usize| {
        let f = |xs: Vec<Reverse>| {
            let (a, b) = join(|| of_branch(&xs, rounds), || of_branch(&xs, rounds));
            a * b
        };
        let (_, pullback) = vjp(f, &parameters);
        let direct = grad(|xs: Vec<Reverse>| of_branch(&xs, rounds) * of_branch(&xs, rounds), &parameters);
        let forked = pullback.call(&1.0).unwrap();
        assert!(direct.iter().zip(&forked).all(|(a, b)| (a - b).abs() <= 1e-9 * (1.0 + a.abs())));
        pullback.statistics().imports
    };
    let (few, many) = (imports(2), imports(50));
    // Now and then two pages share a place in the memory of recent ones.
    assert!(many <= few + few / 4, "{few} imports for 2 rounds, {many} for 50");
}
