//! Real ranks: processes that `mpirun` starts.

#![cfg(feature = "mpi")]

use std::path::PathBuf;
use std::process::{Command, Output};

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

/// Runs an example on so many ranks, of so many threads each.
fn run(name: &str, ranks: usize, threads: usize, arguments: &[&str]) -> Output {
    Command::new("mpirun")
        .args(["--oversubscribe", "-n", &ranks.to_string()])
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

#[test]
fn the_bits_are_the_same_on_one_to_eight_ranks_and_one_or_two_threads() {
    let arguments = ["--seed", "3", "--items", "700"];
    let expected = line("bits", 1, 1, &arguments);
    assert!(expected.lines().count() == 1 && expected.split(' ').count() > 4, "{expected}");
    for ranks in 1..=8 {
        for threads in [1, 2] {
            assert_eq!(
                line("bits", ranks, threads, &arguments),
                expected,
                "{ranks} ranks, {threads} threads"
            );
        }
    }
}

#[test]
fn other_problems_and_random_divisions() {
    for (seed, items, ranks) in [(1, 0, 3), (2, 1, 2), (5, 3, 8), (8, 1000, 7), (13, 5000, 4)] {
        let (seed, items) = (seed.to_string(), items.to_string());
        let arguments = ["--seed", &seed, "--items", &items, "--uneven"];
        assert_eq!(line("bits", ranks, 2, &arguments), line("bits", 1, 1, &arguments[..4]), "{arguments:?}");
    }
}

#[test]
fn a_panic_on_one_rank_reaches_all() {
    for rank in ["0", "2", "3"] {
        let output = run("bits", 4, 1, &["--panic", rank]);
        assert!(!output.status.success());
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.contains("a term that panics on purpose"), "{error}");
        assert!(error.contains(&format!("rank {rank} panicked: a term that panics on purpose")), "{error}");
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
