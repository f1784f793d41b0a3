//! Damaged examples never crash the command: it answers, or says what is wrong.
//!
//! Each program is an example with a few random edits. The seed is printed; `SEED` and `MUTATIONS` in the
//! environment choose another run.

use std::fs;
use std::path::Path;

use crate::support::adjoin_with;

/// A xorshift generator: small, and the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

fn from_environment(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

const PIECES: [&str; 16] =
    ["(", ")", "[", "=", "::", "->", "\\", "|*|", " in ", "\n", "\n  ", "where ", "1e999", "'", "\"", "λ"];

fn damaged(text: &str, random: &mut Random) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len() + 1);
        match random.below(4) {
            0 => bytes.truncate(at),
            1 => {
                let end = (at + random.below(12)).min(bytes.len());
                bytes.drain(at..end);
            }
            2 => {
                let piece = PIECES[random.below(PIECES.len())].bytes();
                bytes.splice(at..at, piece);
            }
            _ => bytes.splice(at..at, [random.below(256) as u8]).for_each(drop),
        }
    }
    bytes
}

/// Function and argument of the first case that an example states.
fn first_case(text: &str) -> Option<(String, String)> {
    let case = text.lines().find_map(|line| line.strip_prefix("-- @at "))?;
    let (function, at) = case.split_once(' ')?;
    Some((function.to_owned(), at.to_owned()))
}

#[test]
fn mutated_examples_never_crash() {
    let seed = from_environment("SEED", 20_240_607);
    let count = from_environment("MUTATIONS", 150);
    println!("SEED={seed} MUTATIONS={count}");
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/lang");
    let mut paths: Vec<_> = fs::read_dir(directory)
        .expect("the examples are there")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "hs"))
        .collect();
    paths.sort();
    let examples: Vec<String> =
        paths.iter().map(|path| fs::read_to_string(path).expect("readable")).collect();
    let mut random = Random(seed | 1);
    for round in 0..count {
        let text = &examples[random.below(examples.len())];
        let program = damaged(text, &mut random);
        let (function, at) = first_case(text).expect("every example states a case");
        let at = String::from_utf8_lossy(&damaged(&at, &mut random)).replace('\0', "");
        let at = if random.below(2) == 0 { at } else { first_case(text).expect("stated").1 };
        let stage = ["naive", "staged", "taping", "parallel"][random.below(4)];
        let commands = [
            vec!["check", "-", "--json"],
            vec!["run", "-", "--fn", &function, "--at", &at, "--fuel", "200000"],
            vec!["grad", "-", "--fn", &function, "--at", &at, "--fuel", "200000", "--stage", stage],
            vec!["grad", "-", "--fn", &function, "--at", &at, "--fuel", "200000", "--threads", "2"],
            vec!["jacobian", "-", "--fn", &function, "--at", &at, "--fuel", "200000"],
            vec!["trace", "-", "--fn", &function, "--at", &at, "--fuel", "200000"],
            vec!["graph", "-", "--at", &at, "--fuel", "200000"],
            vec!["stages", "-", "--fn", &function, "--stage", stage, "--ascii"],
        ];
        let args = &commands[random.below(commands.len())];
        let run = adjoin_with(args, &program);
        let shown = String::from_utf8_lossy(&program);
        assert!(
            matches!(run.code, Some(0..=2)),
            "round {round} of seed {seed}: {args:?} ended with {:?}\n{}\n{shown}",
            run.code,
            run.err
        );
    }
}
