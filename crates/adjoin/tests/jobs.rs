//! The graph of jobs: what `Pullback::jobs` and `measure_jobs` say of programs whose jobs are known.

use std::panic::{AssertUnwindSafe, catch_unwind};

use adjoin::prelude::*;
use adjoin::reverse::Unit;
use adjoin::{JobGraph, measure_jobs};

/// `count` operations, one after the other.
fn chain(x: Reverse, y: Reverse, count: usize) -> Reverse {
    (0..count).fold(x, |z, _| z * y)
}

/// Before the fork 10 operations, in its branches 100 and 50, after it 1.
fn forked([x, y]: [Reverse; 2]) -> Reverse {
    let z = chain(x, y, 10);
    let (a, b) = join(|| chain(z, z * y, 99), || chain(z, z * y, 49));
    a * b
}

fn jobs<U: Differentiable<Reverse>>(f: impl Fn([Reverse; 2]) -> U) -> JobGraph {
    vjp(f, &[0.5, 1.5]).1.jobs()
}

#[test]
fn work_and_span_are_those_of_the_program() {
    let graph = jobs(forked);
    let fork = graph.fork_cost()[0];
    assert_eq!(graph.unit(), Unit::Operations);
    assert_eq!((graph.forks(), graph.outside()), (1, [0, 0]));
    let recorded: Vec<u64> = graph.jobs().iter().map(|job| job.recording).collect();
    assert_eq!(recorded, [10 + fork, 100, 50, 1]);
    let after: Vec<&[usize]> = graph.jobs().iter().map(|job| &job.after[..]).collect();
    assert_eq!(after, [&[][..], &[0], &[0], &[1, 2]]);
    let recording = graph.recording();
    assert_eq!((recording.work, recording.span), (161 + fork, 111 + fork));
    // To the sweep, each value that a task imports is work as well: z and y, and the root's are the results.
    let swept: Vec<u64> = graph.jobs().iter().map(|job| job.sweep).collect();
    assert_eq!(swept, [12 + fork, 102, 52, 1]);
}

#[test]
fn the_simulation_fills_two_threads() {
    let graph = jobs(forked);
    let [work, span] = [graph.recording().work, graph.recording().span];
    let [sweep_work, sweep_span] = [graph.sweep().work, graph.sweep().span];
    assert_eq!(graph.time(1), work + sweep_work);
    assert_eq!(graph.time(2), span + sweep_span);
    assert_eq!(graph.time(64), graph.time(2), "no more than two branches");
    assert!((graph.speed_up(2) - graph.time(1) as f64 / graph.time(2) as f64).abs() < 1e-15);
    // Eight equal branches on three threads: three rounds.
    let eight = jobs(|[x, y]| par_map(0..8u8, |_| chain(x, y, 10_000)));
    let rounds = |threads| (eight.time(threads) as f64 / 20_000.0).round();
    assert_eq!([1, 2, 3, 4, 8, 100].map(rounds), [8.0, 4.0, 3.0, 2.0, 1.0, 1.0]);
}

#[test]
fn pictures_show_every_job_and_every_edge() {
    let graph = jobs(|[x, y]| par_map(0..5u8, |i| chain(x, y, 10 + usize::from(i))));
    let edges: usize = graph.jobs().iter().map(|job| job.after.len()).sum();
    let dot = graph.to_dot();
    assert_eq!((dot.matches("label=").count(), dot.matches("->").count()), (graph.jobs().len(), edges));
    assert!(dot.starts_with("digraph") && dot.trim_end().ends_with('}'));
    let svg = graph.to_svg();
    assert_eq!(svg.matches("<rect").count(), graph.jobs().len() + 1);
    assert_eq!(svg.matches("<path").count(), edges);
    // The longest chain is red; it begins with the first job and ends with the last.
    assert!(svg.matches("#d33").count() >= 3);
    assert!(svg.trim_end().ends_with("</svg>"));
}

#[test]
fn measured_jobs_are_the_recorded_ones() {
    let programs: [fn([Reverse; 2]) -> Reverse; 3] = [
        forked,
        |[x, y]| par_map(0..20u8, |i| chain(x, y, usize::from(i))).into_iter().sum(),
        |[x, y]| {
            let pool = adjoin::rayon::ThreadPoolBuilder::new().num_threads(2).build().expect("a pool");
            let a = pool.install(|| forked([x, y]));
            let nothing = join(|| x, || y).0;
            forked([a, nothing * y])
        },
    ];
    for program in programs {
        let (counted, measured) = (jobs(program), measure_jobs(program, &[0.5, 1.5]));
        assert_eq!(measured.unit(), Unit::Nanoseconds);
        let shape = |graph: &JobGraph| graph.jobs().iter().map(|job| job.after.clone()).collect::<Vec<_>>();
        assert_eq!(shape(&measured), shape(&counted));
        assert!(measured.time(1) >= measured.time(2));
    }
}

/// A program may catch a panic of one of its branches, and go on.
#[test]
fn branches_that_panic_are_jobs() {
    let program = |[x, y]: [Reverse; 2]| {
        let panics = |x: Reverse| -> Reverse { panic!("caught: {}", chain(x, y, 5)) };
        for (first, second) in [(true, false), (false, true), (true, true)] {
            let branch = |does| if does { panics(x) } else { forked([x, y]) };
            let fork = || join(|| branch(first), || branch(second));
            assert!(catch_unwind(AssertUnwindSafe(fork)).is_err());
        }
        forked([x, y])
    };
    let (counted, measured) = (jobs(program), measure_jobs(program, &[0.5, 1.5]));
    assert!(measured.jobs().len() >= 4);
    assert_eq!(measured.forks(), measured.jobs().iter().filter(|job| job.after.len() == 2).count());
    // Without the stopwatch, another thread may have begun the second branch when the first one panics.
    assert!(counted.forks() >= measured.forks());
    assert_eq!(grad(forked, &[0.5, 1.5]), grad(program, &[0.5, 1.5]));
}
