//! `adjoin stages`: the program before, and after each transformation of the paper.

use adjoin_lang::core::{Type, Var};
use adjoin_lang::pretty::{Notation, Style, show_program, show_type};
use adjoin_lang::stage::{Stage, transform};

use crate::args::Stages;
use crate::failure::Outcome;
use crate::input::Function;
use crate::json::Json;
use crate::output::{Output, Tint};

/// A program to be shown.
struct Shown {
    name: &'static str,
    paper: &'static str,
    ty: String,
    text: String,
}

pub(super) fn execute(args: &Stages, out: &mut Output) -> Outcome {
    let function = Function::new(&args.target)?;
    let notation = if args.ascii { Notation::Ascii } else { Notation::Unicode };
    let style = Style { notation, width: args.width };
    if args.json {
        let mut all = Vec::new();
        for shown in programs(&function, &args.stage, style) {
            let shown = shown?;
            all.push(Json::Object(vec![
                ("stage", Json::text(shown.name)),
                ("paper", Json::text(shown.paper)),
                ("type", Json::text(shown.ty)),
                ("program", Json::text(shown.text)),
            ]));
        }
        return Ok(out.line(Json::Array(all).to_string())?);
    }
    for (place, shown) in programs(&function, &args.stage, style).enumerate() {
        let shown = shown?;
        if place > 0 {
            out.line("")?;
        }
        out.heading(&format!("{}: {}", shown.name, shown.paper))?;
        let ty = out.tint(Tint::Faint, &shown.ty);
        out.line(format!("{} : {ty}", function.name))?;
        out.line("")?;
        out.line(shown.text.trim_end())?;
    }
    Ok(())
}

/// The stages that were asked for; all, and the source before them, if none was.
fn programs<'a>(
    function: &'a Function,
    stages: &[Stage],
    style: Style,
) -> impl Iterator<Item = Outcome<Shown>> + use<'a> {
    let core = &function.loaded.program.core;
    let shown = move |name, paper, program: &adjoin_lang::core::Program, entry: &Var, ty: &Type| Shown {
        name,
        paper,
        ty: show_type(ty, &program.data, style.notation),
        text: show_program(program, entry, style),
    };
    let source = stages.is_empty().then(move || {
        let entry = &function.entry;
        let ty = Type::fun(entry.argument.clone(), entry.result.clone());
        Ok(shown("source", "Core, before any transformation", core, &entry.var, &ty))
    });
    let stages = if stages.is_empty() { Stage::ALL.to_vec() } else { stages.to_vec() };
    source.into_iter().chain(stages.into_iter().map(move |stage| {
        let done = transform(core, &function.entry.var, stage)?;
        let pullback = Type::linear(done.output.clone(), done.input.clone());
        let ty = Type::fun(done.input.clone(), Type::pair(done.output.clone(), pullback));
        Ok(shown(stage.name(), stage.paper(), &done.program, &done.entry, &ty))
    }))
}
