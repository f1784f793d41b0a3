//! `adjoin run`: a function's value, by the counting evaluator.

use adjoin_lang::eval;

use crate::args::Run;
use crate::failure::Outcome;
use crate::input::Case;
use crate::json::Json;
use crate::output::Output;

pub(super) fn execute(args: &Run, out: &mut Output) -> Outcome {
    let limits = args.budget.limits();
    let Case { function, at } = Case::new(&args.target, &args.point, limits)?;
    let loaded = &function.loaded;
    let result = eval::run(&loaded.program.core, &function.entry.var, std::slice::from_ref(&at), limits);
    let (value, counts) = result.map_err(|error| loaded.failed(&error))?;
    if args.json {
        let mut object = vec![("value", loaded.json(&value, &function.entry.result))];
        object.extend(args.counts.then(|| ("counts", Json::counts(&counts))));
        return Ok(out.line(Json::Object(object).to_string())?);
    }
    out.line(value.to_string())?;
    if args.counts {
        out.line(counts.to_string().trim_end())?;
    }
    Ok(())
}
