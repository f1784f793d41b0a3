//! `adjoin stages`: the program before, and after each transformation of the paper.

use adjoin_lang::core::Type;
use adjoin_lang::eval::Limits;
use adjoin_lang::pretty::{Change, Notation, Style, difference, latex_figure, show_program, show_type};
use adjoin_lang::stage::{Stage, transform};

use crate::args::{Form, Stages};
use crate::failure::{Failure, Outcome};
use crate::input::{Case, Function, load_file};
use crate::json::Json;
use crate::mode::Mode;
use crate::output::{Output, Tint};

/// A program to be printed.
struct Shown {
    stage: &'static str,
    paper: &'static str,
    /// The function that the requested one has become.
    name: String,
    ty: String,
    text: String,
}

pub(super) fn execute(args: &Stages, out: &mut Output) -> Outcome {
    if args.haskell {
        return haskell(args, out);
    }
    let function = Function::new(&args.target)?;
    let notation = if args.ascii { Notation::Ascii } else { Notation::Unicode };
    let style = Style { notation, width: args.width };
    let forms = if args.stage.is_empty() { Form::all() } else { args.stage.clone() };
    if args.json {
        let mut all = Vec::new();
        for form in forms {
            let shown = program(&function, form, style)?;
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
    if args.latex {
        for form in forms {
            let shown = program(&function, form, style)?;
            let caption = format!("{}: {}", shown.stage, shown.paper);
            out.line(latex_figure(&shown.text, &caption))?;
        }
        return Ok(());
    }
    for (place, form) in forms.into_iter().enumerate() {
        let shown = program(&function, form, style)?;
        if place > 0 {
            out.line("")?;
        }
        out.heading(&format!("{}: {}", shown.stage, shown.paper))?;
        let ty = out.tint(Tint::Faint, &shown.ty);
        out.line(format!("{} : {ty}", shown.name))?;
        out.line("")?;
        let before = match form.before() {
            Some(before) if args.diff || out.has_colour() => Some(program(&function, before, style)?.text),
            _ => None,
        };
        match before {
            Some(before) => changes(&before, &shown.text, args.diff, out)?,
            None => out.line(shown.text.trim_end())?,
        }
    }
    Ok(())
}

/// A program with its changes marked: by signs if requested, and by colour on a terminal.
fn changes(before: &str, now: &str, signs: bool, out: &mut Output) -> Outcome {
    for change in difference(before.trim_end(), now.trim_end()) {
        let (sign, tint, line) = match change {
            Change::Same(line) => (' ', None, line),
            Change::New(line) => ('+', Some(Tint::New), line),
            Change::Old(_) if !signs => continue,
            Change::Old(line) => ('-', Some(Tint::Faint), line),
        };
        let text = if signs { format!("{sign} {line}").trim_end().to_owned() } else { line.to_owned() };
        let text = match tint {
            Some(tint) if !line.is_empty() => out.tint(tint, &text),
            _ => text,
        };
        out.line(text)?;
    }
    Ok(())
}

/// The stages as Haskell modules, one after the other.
fn haskell(args: &Stages, out: &mut Output) -> Outcome {
    let (function, at) = match &args.at {
        Some(text) => {
            let Case { function, at } = {
                let loaded = load_file(&args.target.file)?;
                Case::of(loaded, args.target.function.as_deref(), "--at", text, Limits::default())?
            };
            (function, Some(at))
        }
        None => (Function::new(&args.target)?, None),
    };
    let core = &function.loaded.program.core;
    let chosen = |form: &Form| if let Form::Mode(Mode::Stage(stage)) = form { Some(*stage) } else { None };
    let stages: Option<Vec<Stage>> = args.stage.iter().map(chosen).collect();
    let Some(stages) = stages else {
        return Err(Failure::usage(
            "--haskell is for the stages of reverse mode; the source is Haskell already",
        ));
    };
    for stage in if stages.is_empty() { Stage::ALL.to_vec() } else { stages } {
        let done = transform(core, &function.entry.var, stage)?;
        let module = if at.is_some() { "Main".to_owned() } else { module_name(stage) };
        out.line(format!("-- {stage}: {}", stage.paper()))?;
        out.line(done.haskell(&module, at.as_ref()).trim_end())?;
    }
    Ok(())
}

/// `one_array` becomes `OneArray`.
fn module_name(stage: Stage) -> String {
    let words = stage.name().split('_');
    words.map(|word| word[..1].to_ascii_uppercase() + &word[1..]).collect()
}

/// The program in one form.
fn program(function: &Function, form: Form, style: Style) -> Outcome<Shown> {
    let entry = &function.entry;
    let core = &function.loaded.program.core;
    Ok(match form {
        Form::Source => {
            let ty = Type::fun(entry.argument.clone(), entry.result.clone());
            Shown {
                stage: "source",
                paper: "Core, before any transformation",
                name: entry.var.hint().to_owned(),
                ty: show_type(&ty, &core.data, style.notation),
                text: show_program(core, &entry.var, style),
            }
        }
        Form::Mode(mode) => {
            let (name, ty, text) = mode.of(function)?.show(style);
            Shown { stage: mode.name(), paper: mode.paper(), name, ty, text }
        }
    })
}
