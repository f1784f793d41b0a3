//! `adjoin check`: the types of everything that a file defines.

use crate::args::Check;
use crate::failure::Outcome;
use crate::input::load_file;
use crate::json::Json;
use crate::output::{Output, Tint};

pub(super) fn execute(args: &Check, out: &mut Output) -> Outcome {
    let loaded = load_file(&args.file)?;
    let definitions = &loaded.program.definitions;
    if args.json {
        let each = definitions.iter().map(|definition| {
            Json::Object(vec![
                ("name", Json::text(&definition.name)),
                ("type", Json::text(&definition.ty)),
                ("function", Json::Bool(definition.is_function)),
            ])
        });
        return Ok(out.line(Json::Array(each.collect()).to_string())?);
    }
    for definition in definitions {
        let signature = definition.signature();
        let shown = match signature.split_once(" :: ") {
            Some((name, ty)) => format!("{} :: {ty}", out.tint(Tint::Name, name)),
            None => signature,
        };
        out.line(shown)?;
    }
    Ok(())
}
