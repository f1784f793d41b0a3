//! Random programs, compiled, compared with the tape, forward mode and differences.
//!
//! The programs are source text, in `generated.rs`, because the macro has to see them when this test is
//! compiled. For a campaign, this writes others into that file:
//!
//! ```text
//! ADJOIN_PROGRAMS=1000..2000 cargo test -p adjoin --test compiled write_programs -- --ignored
//! ```

use crate::{compare, generate};

#[allow(warnings)]
#[rustfmt::skip]
#[path = "generated.rs"]
mod generated;

/// The seeds of the programs in the file.
const SEEDS: std::ops::Range<u64> = 0..150;

/// The file with the programs.
fn path() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compiled/generated.rs")
}

#[test]
fn random_programs_agree_in_every_mode() {
    let programs = generated::PROGRAMS.iter().enumerate();
    let conclusive: usize = programs.map(|(number, entry)| compare::compare(number, entry)).sum();
    let points = 3 * generated::PROGRAMS.len();
    assert!(conclusive > points / 2, "differences were conclusive at {conclusive} of {points} points");
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
