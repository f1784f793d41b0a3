//! `adjoin stages`: the program before, and after each transformation of the paper.

use adjoin_lang::core::Type;
use adjoin_lang::pretty::{Notation, Style, show_program, show_type};
use adjoin_lang::stage::{Stage, transform};

use crate::args::Stages;
use crate::failure::Outcome;
use crate::input::Function;
use crate::json::Json;
use crate::output::{Output, Tint};

/// A program to be shown.
struct Shown {
    stage: &'static str,
    paper: &'static str,
    /// The function that stands for the one asked about.
    name: String,
    ty: String,
    text: String,
}

pub(super) fn execute(args: &Stages, out: &mut Output) -> Outcome {
    let function = Function::new(&args.target)?;
    let notation = if args.ascii { Notation::Ascii } else { Notation::Unicode };
    let style = Style { notation, width: args.width };
    if args.json {
        let mut all = Vec::new();
        for shown in programs(&function, &args.chosen.stage, style) {
            let shown = shown?;
            all.push(Json::Object(vec![
                ("stage", Json::text(shown.stage)),
                ("name", Json::text(shown.name)),
                ("paper", Json::text(shown.paper)),
                ("type", Json::text(shown.ty)),
                ("program", Json::text(shown.text)),
            ]));
        }
        return Ok(out.line(Json::Array(all).to_string())?);
    }
    for (place, shown) in programs(&function, &args.chosen.stage, style).enumerate() {
        let shown = shown?;
        if place > 0 {
            out.line("")?;
        }
        out.heading(&format!("{}: {}", shown.stage, shown.paper))?;
        let ty = out.tint(Tint::Faint, &shown.ty);
        out.line(format!("{} : {ty}", shown.name))?;
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
    let entry = &function.entry;
    let core = &function.loaded.program.core;
    let source = stages.is_empty().then(move || {
        let ty = Type::fun(entry.argument.clone(), entry.result.clone());
        Ok(Shown {
            stage: "source",
            paper: "Core, before any transformation",
            name: entry.var.hint().to_owned(),
            ty: show_type(&ty, &core.data, style.notation),
            text: show_program(core, &entry.var, style),
        })
    });
    let stages = if stages.is_empty() { Stage::ALL.to_vec() } else { stages.to_vec() };
    source.into_iter().chain(stages.into_iter().map(move |stage| {
        let done = transform(core, &entry.var, stage)?;
        let pullback = Type::linear(done.output.clone(), done.input.clone());
        let ty = Type::fun(done.input.clone(), Type::pair(done.output.clone(), pullback));
        Ok(Shown {
            stage: stage.name(),
            paper: stage.paper(),
            name: done.entry.hint().to_owned(),
            ty: show_type(&ty, &done.program.data, style.notation),
            text: done.show(style),
        })
    }))
}
