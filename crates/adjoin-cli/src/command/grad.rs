//! `adjoin grad`: value and gradient, by the fast path or by a stage of the paper.

use adjoin_lang::eval::{Counts, Limits, Value};

use crate::args::Grad;
use crate::failure::Outcome;
use crate::input::{Case, Function};
use crate::json::Json;
use crate::mode::Mode;
use crate::output::Output;

pub(super) fn execute(args: &Grad, out: &mut Output) -> Outcome {
    let limits = args.call.budget.limits();
    let Case { mut function, at } = Case::new(&args.call, limits)?;
    let cotangent = function.cotangent(&args.cotangent, &at, limits)?;
    let (value, gradient, counts) = if let Some(mode) = args.way.stage {
        by_mode(&function, mode, &at, &cotangent, limits)?
    } else {
        let (value, gradient) = by_library(&function, &at, &cotangent, args.way.threads, limits)?;
        (value, gradient, Counts::default())
    };
    let loaded = &function.loaded;
    if args.json {
        let mut object = vec![
            ("value", loaded.json(&value, &function.entry.result)),
            ("gradient", loaded.json(&gradient, &function.entry.argument)),
        ];
        object.extend(args.counts.then(|| ("counts", Json::counts(&counts))));
        return Ok(out.line(Json::Object(object).to_string())?);
    }
    out.record(&[("value", value.to_string()), ("gradient", gradient.to_string())])?;
    if args.counts {
        out.line(counts.to_string().trim_end())?;
    }
    Ok(())
}

/// Value, gradient and costs by a stage or by forward mode.
pub(super) fn by_mode(
    function: &Function,
    mode: Mode,
    at: &Value,
    cotangent: &Value,
    limits: Limits,
) -> Outcome<(Value, Value, Counts)> {
    let run = mode.of(function)?.vjp(at, |_| vec![cotangent.clone()], limits);
    let mut run = run.map_err(|error| function.loaded.failed(&error))?;
    Ok((run.value, run.gradients.pop().unwrap_or_else(Value::unit), run.total))
}

/// Value and gradient by the fast path.
pub(super) fn by_library(
    function: &Function,
    at: &Value,
    cotangent: &Value,
    threads: Option<usize>,
    limits: Limits,
) -> Outcome<(Value, Value)> {
    let compiled = function.compile(limits)?;
    compiled.gradient(at, Some(cotangent), threads).map_err(|error| function.loaded.failed(&error))
}
