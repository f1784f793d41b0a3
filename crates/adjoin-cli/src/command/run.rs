//! `adjoin run`: a function's value, by the fast path, or by the counting evaluator if costs are requested.

use adjoin_lang::eval;

use crate::args::Run;
use crate::failure::Outcome;
use crate::input::Case;
use crate::json::Json;
use crate::output::Output;

pub(super) fn execute(args: &Run, out: &mut Output) -> Outcome {
    let limits = args.call.budget.limits();
    let Case { function, at } = Case::new(&args.call, limits)?;
    let loaded = &function.loaded;
    let (value, counts) = if args.counts {
        let run = eval::run(&loaded.program.core, &function.entry.var, std::slice::from_ref(&at), limits);
        let (value, counts) = run.map_err(|error| loaded.failed(&error))?;
        (value, Some(counts))
    } else {
        (function.run(&at, args.threads, limits)?, None)
    };
    if args.json {
        let mut object = vec![("value", loaded.json(&value, &function.entry.result))];
        object.extend(counts.map(|counts| ("counts", Json::counts(&counts))));
        return Ok(out.line(Json::Object(object).to_string())?);
    }
    out.line(value.to_string())?;
    if let Some(counts) = counts {
        out.line(counts.to_string().trim_end())?;
    }
    Ok(())
}
