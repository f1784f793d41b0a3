//! One process of a campaign: checks seeds, and says on its output how each went.
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
use adjoin_fuzz::shrink::shrink;
use std::collections::BTreeSet;
use std::io::Write;
use std::ops::Range;
use std::process::ExitCode;

/// Checks all seeds.
pub(crate) fn work(seeds: Range<u64>) {
    let mut out = std::io::stdout().lock();
    for seed in seeds {
        // Said before it is done: it may be the last thing that this process says.
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

/// Prints a program, how it goes, and a smaller one that fails like it.
pub(crate) fn show(seed: u64) -> ExitCode {
    let program = of_seed(seed);
    println!("seed {seed}: {program:#?}");
    let verdict = check(&program);
    println!("{verdict:?}");
    if let Verdict::Wrong(_) = verdict {
        let smaller = shrink(&program, |program| matches!(check(program), Verdict::Wrong(_)));
        println!("smaller: {smaller:#?}\n{:?}", check(&smaller));
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
