//! `adjoin repl`: expressions, definitions and gradients, one line at a time.
//!
//! On a terminal, lines can be edited; otherwise they are read from standard input as they are, so that
//! sessions can be scripted. A definition is added to the text of the program, which is then loaded again.

use std::io::{self, BufRead as _, IsTerminal as _};
use std::path::Path;

use adjoin_lang::eval::Limits;
use adjoin_lang::pretty::Style;
use adjoin_lang::program::check_program;
use adjoin_lang::stage::{Stage, is_first_order};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use super::grad::by_library;
use crate::args::{Cotangent, Repl};
use crate::failure::{Failure, Outcome};
use crate::input::{Case, Function, Loaded, load_text, read};
use crate::mode::Mode;
use crate::output::{Output, Tint};

const HELP: &str = "\
EXPR                    the value of an expression
name x = …, data …      a definition, which is added to the program
:type EXPR              the type of an expression
:list                   what is defined, with types
:grad NAME EXPR         value and gradient of a function at a point
:cotangent EXPR         what :grad pulls back from now on; without EXPR, 1.0 again
:stages NAME [STAGE]    the function after a transformation; after all, if none is named
:load FILE              start again with this file
:reload                 read it again
:help                   this
:quit                   leave";

/// The name given to an expression whose type is asked for.
const PROBE: &str = "expression'";

/// What to do after a line.
enum Next {
    Continue,
    Quit,
}

struct Session {
    loaded: Loaded,
    /// The file that was loaded, for `:reload`.
    file: Option<String>,
    cotangent: Cotangent,
}

pub(super) fn execute(args: &Repl, out: &mut Output) -> Outcome {
    out.no_spinner();
    let file = args.file.as_ref().map(|path| path.display().to_string());
    let loaded = open(file.as_deref())?;
    let mut session = Session { loaded, file, cotangent: Cotangent { cotangent: None } };
    if io::stdin().is_terminal() { session.edit(out) } else { session.script(out) }
}

fn open(file: Option<&str>) -> Outcome<Loaded> {
    match file {
        Some(name) => load_text(name, &read(Path::new(name))?),
        None => load_text("repl", ""),
    }
}

impl Session {
    /// Reads lines with an editor and a history.
    fn edit(&mut self, out: &mut Output) -> Outcome {
        let unusable =
            |error: ReadlineError| Failure::Program(format!("cannot use this terminal: {error}"), None);
        let mut editor = DefaultEditor::new().map_err(unusable)?;
        out.line("adjoin; :help lists what can be typed, :quit leaves")?;
        out.finish()?;
        loop {
            match editor.readline("adjoin> ") {
                Ok(line) => {
                    // On failure, the session continues without this line in its history.
                    let _ = editor.add_history_entry(line.as_str());
                    if let Next::Quit = self.obey(&line, out)? {
                        return Ok(());
                    }
                }
                Err(ReadlineError::Interrupted) => {}
                Err(ReadlineError::Eof) => return Ok(()),
                Err(error) => return Err(unusable(error)),
            }
        }
    }

    /// Reads lines from standard input as they are.
    fn script(&mut self, out: &mut Output) -> Outcome {
        for line in io::stdin().lock().split(b'\n') {
            let line =
                line.map_err(|error| Failure::usage(format!("cannot read standard input: {error}")))?;
            let line = String::from_utf8_lossy(&line).into_owned();
            if let Next::Quit = self.obey(&line, out)? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Executes a line. Errors are reported and the session continues; only a closed output ends it.
    fn obey(&mut self, line: &str, out: &mut Output) -> Outcome<Next> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let done = match word {
            "" => Ok(()),
            ":quit" | ":q" => return Ok(Next::Quit),
            ":help" | ":h" | ":?" => out.line(HELP).map_err(Failure::from),
            ":list" | ":l" => self.list(out),
            ":load" => self.load(rest, out),
            ":reload" | ":r" => match self.file.clone() {
                Some(file) => self.load(&file, out),
                None => Err(Failure::usage("no file has been loaded").or_help(":load FILE")),
            },
            ":type" | ":t" => self.show_type(rest, out),
            ":grad" | ":g" => self.grad(rest, out),
            ":cotangent" => {
                self.cotangent.cotangent = (!rest.is_empty()).then(|| rest.to_owned());
                Ok(())
            }
            ":stages" | ":s" => self.stages(rest, out),
            command if command.starts_with(':') => {
                Err(Failure::usage(format!("there is no command {command}")).or_help(":help lists them"))
            }
            _ => self.expression_or_definition(line, out),
        };
        match done {
            Err(Failure::Closed) => return Err(Failure::Closed),
            Err(failure) => {
                out.finish()?;
                failure.report();
            }
            Ok(()) => {}
        }
        out.finish()?;
        Ok(Next::Continue)
    }

    fn list(&self, out: &mut Output) -> Outcome {
        for definition in &self.loaded.program.definitions {
            out.line(definition.signature())?;
        }
        Ok(())
    }

    fn load(&mut self, file: &str, out: &mut Output) -> Outcome {
        if file.is_empty() {
            return Err(Failure::usage("which file?").or_help(":load FILE"));
        }
        self.loaded = open(Some(file))?;
        self.file = Some(file.to_owned());
        self.list(out)
    }

    fn show_type(&mut self, text: &str, out: &mut Output) -> Outcome {
        if let Some(definition) = self.loaded.program.definition(text) {
            return Ok(out.line(definition.signature())?);
        }
        let mut scratch = self.loaded.clone();
        let (_, ty) = scratch.program.expression(text, None)?;
        // An expression is checked at one type. As the body of a function, it gets its principal type.
        let program = format!("{}\n{PROBE} () = {text}\n", self.loaded.source.text());
        let (types, _) = check_program(self.loaded.source.name(), &program);
        let principal = types.into_iter().find(|(name, _)| name == PROBE);
        let principal = principal.map(|(_, ty)| ty.replacen("() -> ", "", 1));
        let ty = principal.unwrap_or_else(|| scratch.show_type(&ty));
        Ok(out.line(format!("{text} :: {ty}"))?)
    }

    fn expression_or_definition(&mut self, line: &str, out: &mut Output) -> Outcome {
        // Evaluation adds the instances that an expression needs to the program, here to a copy of it.
        let mut scratch = self.loaded.clone();
        match scratch.program.expression(line, None) {
            Ok((_, ty)) if !is_first_order(&ty, &scratch.program.core.data) => {
                let ty = out.tint(Tint::Faint, &format!("<function> :: {}", scratch.show_type(&ty)));
                Ok(out.line(ty)?)
            }
            Ok((term, ty)) => {
                let value = scratch.program.evaluate(&term, &ty, Limits::default());
                let value = value.map_err(|error| scratch.failed(&error))?;
                Ok(out.line(value.to_string())?)
            }
            Err(_) if is_definition(line) => self.define(line, out),
            Err(errors) => Err(errors.into()),
        }
    }

    fn define(&mut self, line: &str, out: &mut Output) -> Outcome {
        let known = self.loaded.program.definitions.len();
        let source = &self.loaded.source;
        let gap = if source.text().is_empty() || source.text().ends_with('\n') { "" } else { "\n" };
        let text = format!("{}{gap}{line}\n", source.text());
        self.loaded = load_text(source.name(), &text)?;
        for definition in &self.loaded.program.definitions[known..] {
            out.line(definition.signature())?;
        }
        Ok(())
    }

    fn grad(&mut self, rest: &str, out: &mut Output) -> Outcome {
        let Some((name, text)) = rest.split_once(char::is_whitespace) else {
            return Err(Failure::usage("of what, and where?").or_help(":grad NAME EXPR"));
        };
        let limits = Limits::default();
        let Case { mut function, at } =
            Case::of(self.loaded.clone(), Some(name), "expression", text.trim(), limits)?;
        let cotangent =
            function.cotangent(&self.cotangent, &at, limits).map_err(|failure| match failure {
                Failure::Usage(message, _) => Failure::usage(message).or_help("set one with :cotangent EXPR"),
                other => other,
            })?;
        let (value, gradient) = by_library(&function, &at, &cotangent, None, limits)?;
        Ok(out.record(&[("value", value.to_string()), ("gradient", gradient.to_string())])?)
    }

    fn stages(&mut self, rest: &str, out: &mut Output) -> Outcome {
        let mut words = rest.split_whitespace();
        let name = words.next();
        let modes = match words.next() {
            Some(mode) => vec![Mode::parse(mode).map_err(Failure::usage)?],
            None => Stage::ALL.map(Mode::Stage).to_vec(),
        };
        let function = Function::of(self.loaded.clone(), name)?;
        for mode in modes {
            let (_, _, text) = mode.of(&function)?.show(Style::default());
            out.heading(&format!("{}: {}", mode.name(), mode.paper()))?;
            out.line("")?;
            out.line(text)?;
        }
        Ok(())
    }
}

/// Whether a line that does not parse as an expression looks like a definition.
fn is_definition(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or("");
    let keyword = matches!(first, "data" | "newtype" | "type" | "infix" | "infixl" | "infixr");
    keyword || line.split_whitespace().any(|word| word == "=" || word == "::") || line.contains(" |")
}
