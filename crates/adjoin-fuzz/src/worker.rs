//! One process of a campaign: checks seeds, and prints the verdict on each.
//!
//! ```text
//! begin 17
//! end 17 honest right forward,differences arrays,join,scalars
//! begin 18
//! end 18 misuse wrong an unrelated gradient afterwards is wrong
//! ```

use adjoin_fuzz::check::{Verdict, check};
use adjoin_fuzz::of_seed;
use adjoin_fuzz::program::Program;
use adjoin_fuzz::shrink::{Change, Edit, edited, edits};
use std::collections::BTreeSet;
use std::io::Write;
use std::ops::Range;
use std::process::{Command, ExitCode, Stdio};

/// Checks all seeds.
pub(crate) fn work(seeds: Range<u64>) {
    let mut out = std::io::stdout().lock();
    for seed in seeds {
        // Printed before the check: it may be the last line that this process prints.
        writeln!(out, "begin {seed}").and_then(|()| out.flush()).expect("the campaign listens");
        let program = of_seed(seed);
        let kind = if program.honest { "honest" } else { "misuse" };
        let line = match check(&program) {
            Verdict::Right(compared) => {
                let compared = [(compared.forward, "forward"), (compared.differences, "differences")];
                let compared: Vec<_> =
                    compared.iter().filter(|(done, _)| *done).map(|(_, name)| *name).collect();
                format!("right {} {}", or_none(&compared.join(",")), features(&program))
            }
            Verdict::Refused => format!("refused - {}", features(&program)),
            Verdict::Wrong(message) => format!("wrong {}", message.replace('\n', " ")),
        };
        writeln!(out, "end {seed} {kind} {line}").expect("the campaign listens");
    }
}

fn or_none(text: &str) -> &str {
    if text.is_empty() { "-" } else { text }
}

/// The names of all features of a program.
fn features(program: &Program) -> String {
    let mut names = BTreeSet::new();
    program.body.visit(&mut |statement| {
        names.insert(statement.feature());
    });
    names.into_iter().collect::<Vec<_>>().join(",")
}

/// Prints a program, its verdict, and a smaller one that fails in the same way. All of them run in child
/// processes, because they may crash.
pub(crate) fn show(seed: u64) -> ExitCode {
    let program = of_seed(seed);
    println!("seed {seed}: {program:#?}");
    if !fails_in_child(seed, &[]) {
        println!("{:?}", check(&program));
        return ExitCode::SUCCESS;
    }
    let edits = edits(&program, |_, edits| fails_in_child(seed, edits));
    println!("smaller: {:#?}", edited(&program, &edits));
    println!("by --probe {seed} {}", written(&edits));
    let status = child(seed, &edits).status().expect("a child process can be started");
    println!("{status}");
    ExitCode::FAILURE
}

/// Checks the program of a seed after the edits.
pub(crate) fn probe(seed: u64, edits: &[Edit]) -> ExitCode {
    match check(&edited(&of_seed(seed), edits)) {
        Verdict::Wrong(message) => {
            println!("{message}");
            ExitCode::FAILURE
        }
        verdict => {
            println!("{verdict:?}");
            ExitCode::SUCCESS
        }
    }
}

/// An edit as text: the first letter of the change, and the place.
pub(crate) fn edit(text: &str) -> Result<Edit, String> {
    let change = match text.as_bytes().first() {
        Some(b'r') => Change::Remove,
        Some(b'l') => Change::Lift,
        Some(b's') => Change::Lessen,
        _ => return Err("an edit is r, l or s and a number".into()),
    };
    Ok((change, text[1..].parse().map_err(|error| format!("{text}: {error}"))?))
}

fn written(edits: &[Edit]) -> String {
    let letter = |change| match change {
        Change::Remove => 'r',
        Change::Lift => 'l',
        Change::Lessen => 's',
    };
    let words: Vec<_> = edits.iter().map(|(change, place)| format!("{}{place}", letter(*change))).collect();
    words.join(" ")
}

fn child(seed: u64, edits: &[Edit]) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program has a path"));
    command.args(["--probe", &seed.to_string()]).args(written(edits).split_whitespace());
    command
}

fn fails_in_child(seed: u64, edits: &[Edit]) -> bool {
    let status = child(seed, edits).stdout(Stdio::null()).stderr(Stdio::null()).status();
    !status.expect("a child process can be started").success()
}
