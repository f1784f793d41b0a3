//! `adjoin` without arguments: what a newcomer sees first.

use adjoin_lang::eval::Limits;
use adjoin_lang::stage::Stage;

use super::grad::{by_default, by_stage};
use crate::args::Cotangent;
use crate::failure::Outcome;
use crate::input::{Case, load_text};
use crate::output::{Output, Tint};

const PROGRAM: &str = include_str!("../../../../examples/lang/partial_order.hs");
const POINT: &str = "(0.7, 1.2)";

pub(super) fn execute(out: &mut Output) -> Outcome {
    let limits = Limits::default();
    let loaded = load_text("partial_order.hs", PROGRAM)?;
    let Case { mut function, at } = Case::of(loaded, None, "point", POINT, limits)?;
    let cotangent = function.cotangent(&Cotangent { cotangent: None }, &at, limits)?;

    out.heading("adjoin: reverse-mode differentiation of higher-order, task-parallel programs")?;
    out.line("")?;
    out.line("A program, in a strict fragment of Haskell; s |*| t runs s and t in parallel:")?;
    out.line("")?;
    for line in PROGRAM.lines().skip_while(|line| line.is_empty() || line.starts_with("--")) {
        let line = out.tint(Tint::Name, &format!("    {line}"));
        out.line(line)?;
    }
    out.line("")?;

    let (value, gradient) = by_default(&function, &at, &cotangent, None, limits)?;
    let pair = function.loaded.show_type(&function.entry.argument);
    let result = function.loaded.show_type(&function.entry.result);
    out.record(&[
        ("type", format!("{} :: {pair} -> {result}", function.name)),
        ("point", POINT.into()),
        ("value", value.to_string()),
        ("gradient", gradient.to_string()),
    ])?;
    out.line("")?;

    out.line("The same gradient by each transformation of the paper, and what it cost in counted steps:")?;
    out.line("")?;
    let heading = ["stage", "work", "span", "backpropagator calls", "gradient"].map(str::to_owned);
    let mut table = vec![heading.to_vec()];
    for stage in Stage::ALL {
        let (_, found, counts) = by_stage(&function, stage, &at, &cotangent, limits)?;
        let same = if close(&found.reals(), &gradient.reals()) { "the same" } else { "differs!" };
        table.push(vec![
            stage.to_string(),
            counts.work.to_string(),
            counts.span.to_string(),
            counts.backpropagator_calls.to_string(),
            same.into(),
        ]);
    }
    out.table(&table)?;
    out.line("")?;
    out.line("Try, on this or any other program of examples/lang:")?;
    let file = "examples/lang/partial_order.hs";
    for (command, what) in [
        (format!("adjoin grad {file} --at '{POINT}'"), "value and gradient"),
        (format!("adjoin stages {file} --stage parallel"), "the transformed program"),
        (format!("adjoin graph {file} --at '{POINT}' -o jobs.svg"), "the jobs of a run, drawn"),
        (format!("adjoin trace {file} --at '{POINT}'"), "the reverse pass, step by step"),
        ("adjoin repl".into(), "all of it interactively"),
        ("adjoin help".into(), "what else there is"),
    ] {
        let what = out.tint(Tint::Faint, what);
        out.line(format!("    {command:<70}  {what}"))?;
    }
    Ok(())
}

/// Equal up to rounding: stages add contributions in different orders.
fn close(found: &[f64], wanted: &[f64]) -> bool {
    found.len() == wanted.len()
        && found.iter().zip(wanted).all(|(a, b)| (a - b).abs() <= 1e-12 * (1.0 + a.abs().max(b.abs())))
}
