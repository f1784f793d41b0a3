//! Compares the cost of differentiable code at plain `f64` with that of the same code written by hand.
//!
//! Times on a shared machine cannot do that to two per cent; instruction counts can. This command runs itself
//! under valgrind's callgrind, once with few and once with more repetitions of a program, in both forms. The
//! difference of the two counts, divided by the extra repetitions, is what one evaluation takes; starting up
//! cancels out.

use std::{env, error::Error, fmt, fs, hint::black_box, io, process, process::Command};

use clap::ValueEnum;

use crate::{
    Adjoin, Contender, Program, Target,
    programs::{Dot, MatVec, Mult, Neural, Particles, Rotquat},
};

/// What is evaluated of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// Generic code, the code that tools differentiate, at `f64`.
    Generic,
    /// The same function for `f64` alone.
    Hand,
    /// Its gradient by adjoin.
    Gradient,
}

/// A program to count, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[expect(missing_docs, reason = "each is the program of its name")]
pub enum Counted {
    Mult,
    Dot,
    Matvec,
    Rotquat,
    Neural,
    Particles,
}

/// The permitted cost of being generic.
const TARGET: Target = Target::AtMost(1.02);

const FEW: u64 = 20;
const MORE: u64 = 520;

/// Evaluates a program repeatedly: what valgrind counts.
pub fn repeat(program: Counted, form: Form, repetitions: u64) {
    match program {
        Counted::Mult => repeat_program(&Mult, form, repetitions),
        Counted::Dot => repeat_program(&Dot { length: 1_000 }, form, repetitions),
        Counted::Matvec => repeat_program(&MatVec { side: 100 }, form, repetitions),
        Counted::Rotquat => repeat_program(&Rotquat, form, repetitions),
        Counted::Neural => repeat_program(&Neural::SUMMED, form, repetitions),
        Counted::Particles => repeat_program(&Particles { steps: 1_000 }, form, repetitions),
    }
}

fn repeat_program<P: Program<M>, const M: usize>(program: &P, form: Form, repetitions: u64) {
    let x = program.input();
    let mut contender = match form {
        Form::Generic => Contender::generic_primal(program, &x),
        Form::Hand => Contender::primal(program, &x),
        Form::Gradient => Contender::tool(Adjoin, program, &x),
    };
    black_box(contender.time(repetitions));
}

/// Counts all programs in both forms and prints a table.
///
/// # Errors
/// If valgrind is not installed, fails, or prints something unexpected.
pub fn run() -> Result<(), Box<dyn Error>> {
    println!("| program | instructions, generic at f64 | by hand | ratio | target |");
    println!("| --- | --: | --: | --: | --- |");
    for &program in Counted::value_variants() {
        let generic = per_repetition(program, Form::Generic)?;
        let hand = per_repetition(program, Form::Hand)?;
        let ratio = generic / hand;
        println!("| {program:?} | {generic:.0} | {hand:.0} | {ratio:.3} | {} |", TARGET.verdict(ratio));
    }
    Ok(())
}

fn per_repetition(program: Counted, form: Form) -> Result<f64, Box<dyn Error>> {
    let few = count(program, form, FEW)?;
    let more = count(program, form, MORE)?;
    Ok((more - few) as f64 / (MORE - FEW) as f64)
}

/// The instructions of one whole process.
fn count(program: Counted, form: Form, repetitions: u64) -> Result<i64, Box<dyn Error>> {
    let word = |value: Option<clap::builder::PossibleValue>| {
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    };
    // A file that is removed again. valgrind replaces what it is told to write to, and would do so with
    // /dev/null if it may.
    let profile = env::temp_dir().join(format!("adjoin-bench-{}.callgrind", process::id()));
    let output = Command::new("valgrind")
        .arg("--tool=callgrind")
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(env::current_exe()?)
        .args(["repeat", &word(program.to_possible_value()), &word(form.to_possible_value())])
        .arg(repetitions.to_string())
        .output();
    let _ = fs::remove_file(&profile);
    let output = output.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Box::new(NoValgrind) as Box<dyn Error>,
        _ => error.into(),
    })?;
    let log = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("valgrind failed: {log}").into());
    }
    let collected = log.lines().find_map(|line| line.split_once("Collected :"));
    let (_, count) = collected.ok_or_else(|| format!("no count in what valgrind printed: {log}"))?;
    Ok(count.trim().parse()?)
}

/// Valgrind is not installed.
#[derive(Clone, Copy, Debug)]
pub struct NoValgrind;

impl fmt::Display for NoValgrind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "valgrind is not installed, so instructions cannot be counted. Install it, or count by other means: \
             `adjoin-bench repeat <program> generic <n>` and `adjoin-bench repeat <program> hand <n>` evaluate a \
             program n times in either form, for instance under `perf stat -e instructions:u`"
        )
    }
}

impl Error for NoValgrind {}
