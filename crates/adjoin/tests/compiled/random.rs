//! Random programs, compiled, compared with the tape, forward mode and differences.
//!
//! The programs are source text, in `generated.rs`, because the macro has to see them when this test is
//! compiled. For a campaign, this writes others into that file:
//!
//! ```text
//! ADJOIN_PROGRAMS=1000..2000 cargo test -p adjoin --test compiled write_programs -- --ignored
//! ```

use crate::generate;
use crate::support::assert_close;

#[allow(warnings)]
#[rustfmt::skip]
#[path = "generated.rs"]
mod generated;

/// The seeds of the programs in the file.
const SEEDS: std::ops::Range<u64> = 0..60;

/// The file with the programs.
fn path() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compiled/generated.rs")
}

/// Three points per program, between −2.2 and 2.2.
fn points(seed: u64) -> impl Iterator<Item = Vec<f64>> {
    (0..3).map(move |number| {
        let start = seed as f64 * 0.37 + f64::from(number) * 1.3;
        (0..generate::INPUTS).map(|i| 2.2 * (start + 0.7 * i as f64 * (1.0 + i as f64)).sin()).collect()
    })
}

#[test]
fn random_programs_agree_in_every_mode() {
    let (mut compared, mut by_differences) = (0, 0);
    for (number, (name, plain, compiled, taped, forward)) in generated::PROGRAMS.iter().enumerate() {
        for point in points(number as u64) {
            let value = plain(&point);
            let (compiled_value, gradient) = compiled(&point);
            assert_eq!(value.to_bits(), compiled_value.to_bits(), "{name}: the value");
            let by_tape = adjoin::grad(|x: Vec<adjoin::Reverse>| taped(&x), &point);
            assert_close(name, &gradient, &by_tape, 1e-8);
            let by_forward: Vec<f64> = (0..point.len())
                .map(|i| {
                    let seed =
                        |(j, x): (usize, &f64)| adjoin::Forward::new(*x, [f64::from(u8::from(i == j))]);
                    let x: Vec<_> = point.iter().enumerate().map(seed).collect();
                    forward(&x).tangent(0)
                })
                .collect();
            assert_close(name, &gradient, &by_forward, 1e-8);
            compared += 1;
            // Differences along one direction. They count only where two step sizes agree: programs have
            // kinks and jumps.
            let direction: Vec<f64> = (0..point.len()).map(|i| (i as f64 * 1.9 + 0.4).cos()).collect();
            let difference = |h: f64| {
                let at =
                    |h: f64| plain(&point.iter().zip(&direction).map(|(x, d)| x + h * d).collect::<Vec<_>>());
                (at(h) - at(-h)) / (2.0 * h)
            };
            let (coarse, fine) = (difference(2e-5), difference(1e-5));
            let slope: f64 = gradient.iter().zip(&direction).map(|(g, d)| g * d).sum();
            if (coarse - fine).abs() < 1e-5 * (1.0 + fine.abs()) {
                assert!(
                    (slope - fine).abs() < 1e-3 * (1.0 + fine.abs()),
                    "{name}: slope {slope}, difference {fine}"
                );
                by_differences += 1;
            }
        }
    }
    let expected = 3 * generated::PROGRAMS.len();
    assert_eq!(compared, expected);
    assert!(
        by_differences > expected / 2,
        "differences were conclusive at {by_differences} of {expected} points"
    );
}

#[test]
fn the_generated_file_is_what_the_generator_writes() {
    if std::env::var_os("ADJOIN_PROGRAMS").is_none() {
        let file = std::fs::read_to_string(path()).expect("the generated programs");
        assert!(file == generate::module(SEEDS), "run `write_programs` after a change of the generator");
    }
}

#[test]
#[ignore = "writes the file of programs"]
fn write_programs() {
    let seeds = match std::env::var("ADJOIN_PROGRAMS") {
        Ok(text) => {
            let (start, end) = text.split_once("..").expect("a range, as in 0..100");
            start.parse().expect("a seed")..end.parse().expect("a seed")
        }
        Err(_) => SEEDS,
    };
    std::fs::write(path(), generate::module(seeds)).expect("the file can be written");
}
