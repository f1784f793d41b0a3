//! Ranks that do not agree, and terms that panic: an error on every rank, and never a wait without end.
//!
//! The transport of these tests tells what a rank waits for if another one has gone, so a test that would
//! hang fails.

mod support;

use std::panic::{AssertUnwindSafe, catch_unwind};

use adjoin::prelude::*;
use adjoin_mpi::transport::Threads;
use adjoin_mpi::{Distributed, Error, on_threads};
use support::{Random, seeds, uneven};

type World = Distributed<Threads>;

/// What `f` panics with.
fn panic_of<T>(f: impl FnOnce() -> T) -> Option<String> {
    let payload = catch_unwind(AssertUnwindSafe(f)).err()?;
    let text = payload.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| payload.downcast_ref::<String>().cloned())
}

/// A sum that has to work.
fn check(world: &World) {
    let (value, slope) = value_and_grad(|x: Reverse| world.sum_of(&x, 10, |x, i| *x * i as f64), &2.0);
    assert_eq!((value, slope), (90.0, 45.0));
}

#[test]
fn panics_in_terms_reach_all_ranks_and_leave_the_world_usable() {
    for seed in seeds(40) {
        let random = &mut Random::of(seed, 0);
        let (ranks, items) = (1 + random.below(8), 1 + random.below(400));
        let bounds = &uneven(random, items, ranks);
        // One item or two.
        let bad = [random.below(items), random.below(items)];
        let owner =
            |item: usize| (0..ranks).find(|rank| (bounds[*rank]..bounds[*rank + 1]).contains(&item)).unwrap();
        let owners = bad.map(owner);
        let results = on_threads(ranks, |transport| {
            let world = Distributed::new(transport);
            check(&world);
            let part = world.part(bounds[world.rank()]..bounds[world.rank() + 1]);
            let objective = |x: Reverse| {
                world.sum(&x, &part, |x, item| {
                    assert!(!bad.contains(&item), "item {item}");
                    *x * *x
                })
            };
            let panic = panic_of(|| grad(objective, &1.0)).expect("a panic");
            check(&world);
            panic
        });
        for (rank, result) in results.into_iter().enumerate() {
            let panic = result.unwrap();
            let messages = bad.map(|item| format!("item {item}"));
            let is_own = owners.contains(&rank) && messages.contains(&panic);
            let is_other = owners
                .iter()
                .zip(&messages)
                .any(|(owner, message)| panic == format!("rank {owner} panicked: {message}"));
            let both_on_one = owners[0] == owners[1];
            let is_swapped =
                both_on_one && messages.iter().any(|m| panic == format!("rank {} panicked: {m}", owners[0]));
            assert!(is_own || is_other || is_swapped, "seed {seed}, rank {rank}: {panic}");
            assert!(owners.contains(&rank) || !is_own, "seed {seed}");
        }
    }
}

#[test]
fn panics_while_combining_reach_all_ranks() {
    for bad in [0, 2, 4, 6] {
        let results = on_threads(4, |transport| {
            let world = Distributed::new(transport);
            let part = world.part(world.share(8));
            let combine = |a: f64, b: f64| {
                assert!(a != f64::from(bad), "will not combine {a}");
                a.min(b)
            };
            let panic = panic_of(|| world.reduce(&0.0, &part, 0.0, |_: &f64, i| i as f64, combine));
            check(&world);
            panic.expect("a panic")
        });
        for panic in results.into_iter().map(Result::unwrap) {
            assert!(panic.ends_with(&format!("will not combine {bad}")), "{panic}");
        }
    }
}

/// Runs two programs, the second on one rank of several, and returns what all panic with.
fn differ(
    ranks: usize,
    odd: usize,
    one: impl Fn(&World) + Sync,
    other: impl Fn(&World) + Sync,
) -> Vec<String> {
    let results = on_threads(ranks, |transport| {
        let world = Distributed::new(transport);
        let panic = panic_of(|| if world.rank() == odd { other(&world) } else { one(&world) });
        check(&world);
        panic.expect("a panic")
    });
    results.into_iter().map(Result::unwrap).collect()
}

#[test]
fn different_collectives_are_named_on_every_rank() {
    for (ranks, odd) in [(2, 0), (2, 1), (5, 3), (8, 4)] {
        let panics = differ(
            ranks,
            odd,
            |world| {
                world.sum_of(&1.0, 10, |x: &f64, _| *x);
            },
            |world| {
                world.part(0..3);
            },
        );
        for panic in panics {
            assert!(panic.contains(&format!("rank {odd} calls `part` at")), "{panic}");
            assert!(panic.contains("calls `sum_of` of 10 items"), "{panic}");
            assert!(panic.contains("failures.rs"), "{panic}");
        }
    }
}

#[test]
fn other_numbers_of_items_parameters_and_results_are_found() {
    let numbers = |world: &World, items: usize, parameters: usize| {
        world.sum_of(&vec![1.0; parameters], items, |x: &Vec<f64>, _| x[0]);
    };
    let cases: [(usize, usize, &str); 2] =
        [(11, 2, "`sum_of` of 11 items"), (10, 3, "with 3 parameters and 1 results")];
    for (items, parameters, message) in cases {
        for panic in differ(3, 1, |world| numbers(world, 10, 2), |world| numbers(world, items, parameters)) {
            assert!(panic.contains(message), "{panic}");
        }
    }
}

#[test]
fn another_place_in_the_program_is_found() {
    let one = |world: &World| {
        world.sum_of(&1.0, 4, |x: &f64, _| *x);
    };
    let other = |world: &World| {
        world.sum_of(&1.0, 4, |x: &f64, _| *x);
    };
    for panic in differ(3, 2, one, other) {
        assert!(
            panic.contains("rank 0 calls `sum_of`") && panic.contains("rank 2 calls `sum_of`"),
            "{panic}"
        );
    }
}

#[test]
fn parameters_of_other_values_are_found() {
    let sum = |world: &World, x: f64| {
        world.sum_of(&x, 4, |x: &f64, _| *x);
    };
    for panic in differ(4, 3, |world| sum(world, 1.0), |world| sum(world, 1.0 + f64::EPSILON)) {
        assert!(panic.contains("the parameters of ranks 2 and 3 differ in `sum_of`"), "{panic}");
    }
}

#[test]
fn a_rank_that_leaves_is_named_and_not_waited_for() {
    for (ranks, odd) in [(2, 0), (4, 2), (7, 6)] {
        let results = on_threads(ranks, |transport| {
            let world = Distributed::new(transport);
            check(&world);
            if world.rank() == odd {
                return Vec::new();
            }
            let attempt = || world.try_sum_of(&1.0, 4, |x: &f64, _| *x);
            vec![attempt(), attempt()]
        });
        for (rank, result) in results.into_iter().enumerate().filter(|(rank, _)| *rank != odd) {
            let expected = Err(Error::Departed { rank: odd, panicking: false });
            assert_eq!(result.unwrap(), [expected.clone(), expected], "rank {rank} of {ranks}");
        }
    }
}

#[test]
fn a_rank_that_panics_outside_of_a_collective_is_named() {
    let results = on_threads(3, |transport| {
        let world = Distributed::new(transport);
        assert!(world.rank() != 1, "outside");
        world.try_sum_of(&1.0, 4, |x: &f64, _| *x)
    });
    let results: Vec<_> = results.into_iter().map(Result::ok).collect();
    let expected = Some(Err(Error::Departed { rank: 1, panicking: true }));
    assert_eq!(results, [expected.clone(), None, expected]);
}

#[test]
fn captured_numbers_of_the_run_around_are_caught() {
    let results = on_threads(2, |transport| {
        let world = Distributed::new(transport);
        let captures = |[x, y]: [Reverse; 2]| world.sum_of(&x, 4, |x, _| *x * y);
        let panic = panic_of(|| grad(captures, &[1.0, 2.0])).expect("a panic");
        check(&world);
        panic
    });
    for panic in results.into_iter().map(Result::unwrap) {
        assert!(panic.contains("number of another run"), "{panic}");
    }
}

#[test]
fn parts_of_another_world_are_refused() {
    let results = on_threads(2, |transport| {
        let world = Distributed::new(transport);
        let alone = Distributed::new(Threads::ranks(1).remove(0));
        let part = world.part(world.share(10));
        let sum = |world: &World| world.sum(&1.0, &part, |x: &f64, i| *x * i as f64);
        let panic = panic_of(|| sum(&alone)).expect("a panic");
        assert_eq!(sum(&world), 45.0);
        panic
    });
    for (rank, panic) in results.into_iter().map(Result::unwrap).enumerate() {
        assert!(panic.starts_with(&format!("a part of rank {rank} of 2 is used by rank 0 of 1")), "{panic}");
    }
}

#[test]
fn structures_of_another_shape_are_found() {
    let results = on_threads(2, |transport| {
        let world = Distributed::new(transport);
        let part = world.part(world.share(5));
        let map = |_: &f64, i: usize| vec![1.0; if i == 4 { 3 } else { 2 }];
        panic_of(|| world.reduce(&0.0, &part, vec![0.0; 2], map, |a, _| a)).expect("a panic")
    });
    for panic in results.into_iter().map(Result::unwrap) {
        assert!(panic.contains("what an item is mapped to has another shape than the identity"), "{panic}");
    }
}
