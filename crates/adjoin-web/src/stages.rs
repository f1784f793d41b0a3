//! The program before, and after each transformation of the paper, with the lines that the one before does
//! not have.

use adjoin_lang::core::Type;
use adjoin_lang::pretty::{Change, Notation, Style, difference, show_program, show_type};
use adjoin_lang::stage::{Stage, transform};
use serde::Serialize;

use crate::problem::{Outcome, Problem};
use crate::request::{Case, Request};

#[derive(Serialize)]
pub(crate) struct Shown {
    stage: &'static str,
    paper: &'static str,
    name: String,
    #[serde(rename = "type")]
    ty: String,
    /// A sign (` `, `+` or `-`) and the line.
    lines: Vec<(char, String)>,
}

pub(crate) fn answer(request: &Request) -> Outcome<Vec<Shown>> {
    let case = Case::new(request)?;
    let style = Style { width: request.width.unwrap_or(72), ..Style::default() };
    let (core, entry) = (&case.program.core, &case.entry);
    let mut before = show_program(core, &entry.var, style);
    let ty = Type::fun(entry.argument.clone(), entry.result.clone());
    let mut all = vec![Shown {
        stage: "source",
        paper: "Core, before any transformation",
        name: entry.var.hint().to_owned(),
        ty: show_type(&ty, &core.data, Notation::Unicode),
        lines: before.trim_end().lines().map(|line| (' ', line.to_owned())).collect(),
    }];
    for stage in Stage::ALL {
        let done = transform(core, &entry.var, stage).map_err(|error| Problem::transform(&error))?;
        let text = done.show(style);
        let lines = difference(before.trim_end(), text.trim_end()).into_iter().map(|change| match change {
            Change::Same(line) => (' ', line.to_owned()),
            Change::New(line) => ('+', line.to_owned()),
            Change::Old(line) => ('-', line.to_owned()),
        });
        let pullback = Type::linear(done.output.clone(), done.input.clone());
        let ty = Type::fun(done.input.clone(), Type::pair(done.output.clone(), pullback));
        all.push(Shown {
            stage: stage.name(),
            paper: stage.paper(),
            name: done.entry.hint().to_owned(),
            ty: show_type(&ty, &done.program.data, Notation::Unicode),
            lines: lines.collect(),
        });
        before = text;
    }
    Ok(all)
}
