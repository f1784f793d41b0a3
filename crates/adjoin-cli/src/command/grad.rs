//! `adjoin grad`: value and gradient, by the fast path or by a stage of the paper.

use adjoin_lang::eval::{Counts, Limits, Value};
use adjoin_lang::stage::{Stage, gradient};

use crate::args::Grad;
use crate::failure::{Failure, Outcome};
use crate::input::{Case, Function};
use crate::json::Json;
use crate::output::Output;

pub(super) fn execute(args: &Grad, out: &mut Output) -> Outcome {
    let limits = args.call.budget.limits();
    let Case { mut function, at } = Case::new(&args.call, limits)?;
    let cotangent = function.cotangent(&args.cotangent, &at, limits)?;
    let (value, gradient, counts) = if let Some(stage) = args.way.stage {
        by_stage(&function, stage, &at, &cotangent, limits)?
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

/// Value, gradient and costs by a stage.
pub(super) fn by_stage(
    function: &Function,
    stage: Stage,
    at: &Value,
    cotangent: &Value,
    limits: Limits,
) -> Outcome<(Value, Value, Counts)> {
    let loaded = &function.loaded;
    gradient(&loaded.program.core, &function.entry.var, stage, at, cotangent, limits)
        .map_err(|error| Failure::stage(&error, &loaded.source))
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
