//! `adjoin` without arguments: a demonstration for newcomers.

use adjoin_lang::eval::Limits;
use adjoin_lang::stage::Stage;

use super::grad::{by_library, by_mode};
use crate::args::Cotangent;
use crate::failure::Outcome;
use crate::input::{Case, load_text};
use crate::mode::Mode;
use crate::output::{Output, Tint};

/// A copy of the definitions of `examples/lang/partial_order.hs`, since the package must be self-contained.
const PROGRAM: &str = include_str!("demo.hs");
const POINT: &str = "(0.7, 1.2)";
/// The number of doublings.
const CHAIN: usize = 10;

pub(super) fn execute(out: &mut Output) -> Outcome {
    out.heading("adjoin: reverse-mode differentiation of higher-order, task-parallel programs")?;
    out.line("")?;
    out.line("A program, in a strict fragment of Haskell; s |*| t runs s and t in parallel:")?;
    out.line("")?;
    for line in PROGRAM.lines() {
        let line = out.tint(Tint::Name, &format!("    {line}"));
        out.line(line)?;
    }
    out.line("")?;
    gradient(out)?;
    out.line("")?;
    stages(out)?;
    out.line("")?;
    suggestions(out)
}

/// Type, value, gradient and counts of the program.
fn gradient(out: &mut Output) -> Outcome {
    let limits = Limits::default();
    let loaded = load_text("partial_order.hs", PROGRAM)?;
    let Case { mut function, at } = Case::of(loaded, None, "point", POINT, limits)?;
    let cotangent = function.cotangent(&Cotangent { cotangent: None }, &at, limits)?;
    let (value, gradient) = by_library(&function, &at, &cotangent, None, limits)?;
    let (_, _, counts) = by_mode(&function, Mode::Stage(Stage::Parallel), &at, &cotangent, limits)?;
    let argument = function.loaded.show_type(&function.entry.argument);
    let result = function.loaded.show_type(&function.entry.result);
    let run = format!(
        "{} jobs, {} nodes, each visited once by the reverse pass",
        // The jobs that forks and joins started, and the first job.
        counts.jobs + 1,
        counts.backpropagator_calls
    );
    Ok(out.record(&[
        ("type", format!("{} :: {argument} -> {result}", function.name)),
        ("point", POINT.into()),
        ("value", value.to_string()),
        ("gradient", gradient.to_string()),
        ("run", run),
    ])?)
}

/// A chain of doublings. Every value is used twice, which makes the naive transformation exponential.
fn chain() -> String {
    let doublings: Vec<String> = (1..=CHAIN).map(|i| format!("x{i} = x{0} + x{0}", i - 1)).collect();
    format!("chain :: Double -> Double\nchain x0 = let {{ {} }} in x{CHAIN}\n", doublings.join("; "))
}

/// The paper's transformations on a chain of doublings.
fn stages(out: &mut Output) -> Outcome {
    let limits = Limits::default();
    let loaded = load_text("chain.hs", &chain())?;
    let Case { mut function, at } = Case::of(loaded, Some("chain"), "point", "1.5", limits)?;
    let cotangent = function.cotangent(&Cotangent { cotangent: None }, &at, limits)?;
    out.line(
        "Why it takes a sequence of transformations: x1 = x0 + x0, …, x10 = x9 + x9, differentiated by each.",
    )?;
    out.line("")?;
    let heading = ["stage", "gradient", "backpropagator calls", "steps in all"].map(str::to_owned);
    let mut table = vec![heading.to_vec()];
    for stage in Stage::ALL {
        let (_, gradient, counts) = by_mode(&function, Mode::Stage(stage), &at, &cotangent, limits)?;
        let cells = [counts.backpropagator_calls, counts.work].map(|count| count.to_string());
        let [calls, work] = cells;
        table.push(vec![stage.to_string(), gradient.to_string(), calls, work]);
    }
    Ok(out.table(&table)?)
}

fn suggestions(out: &mut Output) -> Outcome {
    out.line("Try, with this or any other program of examples/lang:")?;
    let at = format!("examples/lang/partial_order.hs --at '{POINT}'");
    for (command, what) in [
        (format!("adjoin grad {at}"), "value and gradient"),
        ("adjoin stages examples/lang/partial_order.hs".into(), "the transformed programs"),
        (format!("adjoin graph {at} -o jobs.svg"), "the jobs of a run, drawn"),
        (format!("adjoin trace {at}"), "the reverse pass, step by step"),
        ("adjoin repl".into(), "all of it interactively"),
        ("adjoin help".into(), "what else there is"),
    ] {
        let what = out.tint(Tint::Faint, what);
        out.line(format!("    {command:<74}{what}"))?;
    }
    Ok(())
}
