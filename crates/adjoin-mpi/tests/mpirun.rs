//! Real ranks: processes that `mpirun` starts.

#![cfg(feature = "mpi")]

mod support;

use std::path::PathBuf;
use std::process::{Command, Output};

use support::Random;

/// The example's binary, which `cargo test` has built next to this test.
fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let path = test.parent().unwrap().parent().unwrap().join("examples").join(name);
    assert!(
        path.exists(),
        "{} is not there: run all of `cargo test`, or `cargo build --examples`",
        path.display()
    );
    path
}

/// Runs an example on a number of ranks, each with a number of threads.
fn run(name: &str, ranks: usize, threads: usize, arguments: &[&str]) -> Output {
    // A wait without end fails.
    Command::new("timeout")
        .args(["600", "mpirun", "--oversubscribe", "-n", &ranks.to_string()])
        .arg(example(name))
        .args(arguments)
        .env("RAYON_NUM_THREADS", threads.to_string())
        // In containers everything runs as root.
        .env("OMPI_ALLOW_RUN_AS_ROOT", "1")
        .env("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1")
        .output()
        .expect("mpirun, which comes with MPI")
}

fn line(name: &str, ranks: usize, threads: usize, arguments: &[&str]) -> String {
    let output = run(name, ranks, threads, arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{ranks} ranks, {arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

/// What one process without MPI prints.
fn in_one_process(arguments: &[&str]) -> String {
    let output = Command::new(example("bits")).args(arguments).arg("--one-process").output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn bits_are_those_of_one_process_on_any_ranks_and_threads() {
    let arguments = ["--seed", "3", "--items", "700"];
    let expected = in_one_process(&arguments);
    assert!(expected.lines().count() == 1 && expected.split(' ').count() > 4, "{expected}");
    for ranks in 1..=8 {
        for threads in [1, 2] {
            let found = line("bits", ranks, threads, &arguments);
            assert_eq!(found, expected, "{ranks} ranks, {threads} threads");
        }
    }
}

#[test]
fn a_hundred_thousand_collectives_of_processes_leak_no_memory() {
    let output = line("soak", 2, 1, &["--collectives", "100000"]);
    assert_eq!(output.matches("100000 collectives").count(), 2, "{output}");
}

#[test]
fn the_examples_print_the_same_on_two_and_on_three_ranks() {
    for (name, arguments) in
        [("logistic", ["--rows", "2000", "--features", "5"]), ("greeks", ["--paths", "2000", "--seed", "0"])]
    {
        let result = |ranks| {
            let output = line(name, ranks, 1, &arguments);
            output.lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
        };
        assert!(result(2).len() >= 3, "{name}");
        assert_eq!(result(2), result(3), "{name}");
    }
}

#[test]
fn other_problems_and_random_divisions() {
    for (seed, items, ranks) in [(1, 0, 3), (2, 1, 2), (5, 3, 8), (8, 1000, 7), (13, 5000, 4), (21, 77, 5)] {
        let (seed, items) = (seed.to_string(), items.to_string());
        let arguments = ["--seed", &seed, "--items", &items, "--uneven"];
        assert_eq!(line("bits", ranks, 2, &arguments), in_one_process(&arguments[..4]), "{arguments:?}");
    }
}

#[test]
fn a_panic_in_any_term_reaches_all_ranks() {
    for seed in 0..4 {
        let mut random = Random::of(seed, 1);
        let (ranks, items) = (2 + random.below(4), 1 + random.below(50));
        let (bad, count) = (random.below(items).to_string(), items.to_string());
        let arguments = ["--seed", &seed.to_string(), "--items", &count, "--panic", &bad, "--uneven"];
        let output = run("bits", ranks, 1, &arguments);
        assert!(!output.status.success(), "{arguments:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains("a term that panics on purpose"), "{error}");
        assert!(error.contains("panicked: a term that panics on purpose"), "{arguments:?}: {error}");
    }
}

#[test]
fn a_rank_that_calls_another_collective_is_named() {
    let output = run("bits", 3, 1, &["--differ", "1"]);
    assert!(!output.status.success());
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("rank 0 calls `sum` of 1000 items"), "{error}");
    assert!(error.contains("and rank 1 calls `sum_of` of 10 items"), "{error}");
}

#[test]
fn a_rank_that_ends_early_is_named() {
    for rank in ["0", "2"] {
        let output = run("bits", 3, 1, &["--leave", rank]);
        assert!(!output.status.success());
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains(&format!("rank {rank} has left, with others still at work")), "{error}");
    }
}
