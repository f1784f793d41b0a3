//! The forms of fork and join: their sources, their division into tasks, and that plain code gets plain
//! rayon.

use adjoin::prelude::*;
use adjoin::{Grain, TapeStatistics, par_map_reduce_with, par_map_with};
use rayon::ThreadPoolBuilder;

#[test]
fn maps_run_over_slices_vectors_arrays_and_ranges() {
    let doubled = |x: &f64| x * 2.0;
    let xs = vec![1.0, 2.0, 3.0];
    assert_eq!(par_map(&xs, doubled), [2.0, 4.0, 6.0]);
    assert_eq!(par_map(&xs[1..], doubled), [4.0, 6.0]);
    assert_eq!(par_map(&[1.0, 2.0], doubled), [2.0, 4.0]);
    assert_eq!(par_map(2..5usize, |i| i), [2, 3, 4]);
    assert_eq!(par_map(-2..2i32, |i| i), [-2, -1, 0, 1]);
    assert_eq!(par_map(-1..=1i64, |i| i), [-1, 0, 1]);
    assert_eq!(par_map(3..=3u32, |i| i), [3]);
    assert_eq!(par_map(7..7u64, |i| i), [0u64; 0]);
    let (low, high) = (3, 7);
    assert_eq!(par_map(high..low, |i: i32| i), [0; 0]);
    assert_eq!(par_map(high..=low, |i: i32| i), [0; 0]);
    assert_eq!(par_map(0..=u32::MAX / 1_000_000, |i| i).len(), 4295);
}

#[test]
fn results_come_in_order_whatever_the_grain() {
    let expected: Vec<usize> = (0..1000).map(|i| i * i).collect();
    for grain in [0, 1, 7, 256, 1000, 5000] {
        assert_eq!(par_map_with(Grain::of(grain), 0..1000usize, |i| i * i), expected);
        let texts =
            par_map_reduce_with(Grain::of(grain), 0..50u32, String::new(), |i| i.to_string(), |a, b| a + &b);
        assert_eq!(texts, (0..50).map(|i| i.to_string()).collect::<String>());
    }
}

#[test]
fn reductions_of_nothing_are_the_identity() {
    let nothing: [f64; 0] = [];
    assert_eq!(par_map_reduce(&nothing, 7.0, |x| *x, |a, b| a + b), 7.0);
    assert_eq!(par_map_reduce(&[2.0], 7.0, |x| *x, |a, b| a + b), 2.0);
    let f = |[x, y]: [Reverse; 2]| par_map_reduce(0..0usize, x * y, |_| x, |a, b| a + b);
    assert_eq!(grad(f, &[2.0, 3.0]), [3.0, 2.0]);
}

#[test]
fn joins_of_none_one_and_many() {
    let none: Vec<fn() -> u32> = Vec::new();
    assert_eq!(join_all(none), [0u32; 0]);
    assert_eq!(join_all([|| 1]), [1]);
    assert_eq!(join_all((0..100).map(|i| move || i)), (0..100).collect::<Vec<_>>());
    assert_eq!(adjoin::join!(1, "two"), (1, "two"));
    assert_eq!(adjoin::join!(1, 2.0, '3', "4", 5u8, 6i64, [7], (8,)), (1, 2.0, '3', "4", 5, 6, [7], (8,)));
}

#[test]
fn joins_of_every_arity_have_the_right_gradient() {
    macro_rules! sum_of {
        ($x:ident: $($power:literal $name:ident)+) => {{
            let f = |$x: Reverse| {
                let ($($name,)+) = adjoin::join!($($x.powi($power) * $x.sin() / $x.sin()),+);
                [$($name),+].into_iter().sum::<Reverse>()
            };
            let expected: f64 = [$(f64::from($power) * 2f64.powi($power - 1)),+].iter().sum();
            let found = grad(f, &2.0);
            assert!((found - expected).abs() < 1e-10, "{found} is not {expected}");
        }};
    }
    sum_of!(x: 1 a 2 b);
    sum_of!(x: 1 a 2 b 3 c);
    sum_of!(x: 1 a 2 b 3 c 4 d);
    sum_of!(x: 1 a 2 b 3 c 4 d 5 e);
    sum_of!(x: 1 a 2 b 3 c 4 d 5 e 6 f);
    sum_of!(x: 1 a 2 b 3 c 4 d 5 e 6 f 7 g);
    sum_of!(x: 1 a 2 b 3 c 4 d 5 e 6 f 7 g 8 h);
}

/// The tree of tasks is the program's, not the schedule's.
#[test]
fn work_is_cut_by_the_data_alone() {
    let statistics = |n: usize, threads: usize| -> TapeStatistics {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let f = |[x, y]: [Reverse; 2]| par_map(0..n, |i| x * y * i as f64).into_iter().sum::<Reverse>();
        pool.install(|| vjp(f, &[1.0, 2.0]).1.statistics())
    };
    for n in [1, 2, 255, 256, 257, 1000, 100_000] {
        let alone = statistics(n, 1);
        assert_eq!((alone, alone), (statistics(n, 2), statistics(n, 8)));
        // One task for each item, or between 128 and 512 of them.
        let leaves = alone.forks + 1;
        assert!(leaves == n || (128..=512).contains(&leaves), "{leaves} leaves for {n} items");
    }
}

/// Outside of differentiated code a branch runs in the caller's pool, and a panic keeps its payload.
#[test]
fn plain_code_gets_plain_rayon() {
    let pool = ThreadPoolBuilder::new().num_threads(3).build().unwrap();
    let seen = pool.install(|| par_map(0..64, |_: i32| rayon::current_num_threads()));
    assert!(seen.iter().all(|threads| *threads == 3));
    let payload = std::panic::catch_unwind(|| join(|| 1, || std::panic::panic_any(7u8))).unwrap_err();
    assert_eq!(payload.downcast_ref(), Some(&7u8));
}

#[test]
fn branches_of_a_run_stay_in_the_callers_pool() {
    let pool = ThreadPoolBuilder::new().num_threads(3).thread_name(|i| format!("own {i}")).build().unwrap();
    let f = |x: Reverse| {
        let terms = par_map(0..200, |i: i32| {
            assert!(std::thread::current().name().is_some_and(|name| name.starts_with("own")));
            x * x.sin() * f64::from(i)
        });
        terms.into_iter().sum::<Reverse>()
    };
    pool.install(|| grad(f, &1.0));
}
