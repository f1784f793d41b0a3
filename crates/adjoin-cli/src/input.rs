//! From the command line to a loaded program, a function of it, and a point to run it at.

use std::fs::File;
use std::io::{self, Read, Write as _};
use std::path::Path;

use adjoin_lang::core::Type;
use adjoin_lang::diagnostics::{Diagnostics, closest};
use adjoin_lang::eval::{EvalError, Limits, Value};
use adjoin_lang::fast::{self, Compiled};
use adjoin_lang::pretty::source_type;
use adjoin_lang::program::Entry;
use adjoin_lang::source::{Source, Span};
use adjoin_lang::stage::is_first_order;
use adjoin_lang::{Program, load};

use crate::args::{Call, Cotangent, Target};
use crate::failure::{Failure, Outcome, show};
use crate::json::Json;

/// Maximum length of a file. Programs are written by people: a longer file is something else.
const LONGEST: u64 = 64 << 20;

/// A loaded file.
#[derive(Clone)]
pub(crate) struct Loaded {
    /// The program.
    pub(crate) program: Program,
    /// The program's text.
    pub(crate) source: Source,
}

/// A function of a file.
pub(crate) struct Function {
    /// The file.
    pub(crate) loaded: Loaded,
    /// The function's name in the source.
    pub(crate) name: String,
    /// The function in core.
    pub(crate) entry: Entry,
}

/// A function and a point to run it at.
pub(crate) struct Case {
    /// The function.
    pub(crate) function: Function,
    /// Its argument.
    pub(crate) at: Value,
}

/// The text of a file; `-` is standard input.
pub(crate) fn read(path: &Path) -> Outcome<String> {
    let name = path.display();
    let failed = |error: io::Error| Failure::usage(format!("cannot read {name}: {error}"));
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        io::stdin().lock().take(LONGEST + 1).read_to_end(&mut bytes).map_err(failed)?;
    } else {
        let file = File::open(path).map_err(failed)?;
        file.take(LONGEST + 1).read_to_end(&mut bytes).map_err(failed)?;
    }
    if bytes.len() as u64 > LONGEST {
        return Err(Failure::usage(format!("{name} is longer than {} MiB", LONGEST >> 20)));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let line = 1 + String::from_utf8_lossy(&error.as_bytes()[..valid]).matches('\n').count();
        let message = format!("{name} is not UTF-8 text: byte {valid}, in line {line}, is not a character");
        Failure::Program(message, Some("save it as UTF-8".into()))
    })?;
    Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text))
}

/// Loads a program; its warnings go to standard error.
pub(crate) fn load_file(path: &Path) -> Outcome<Loaded> {
    let name = if path.as_os_str() == "-" { "standard input".into() } else { path.display().to_string() };
    load_text(&name, &read(path)?)
}

/// The same, given the text.
pub(crate) fn load_text(name: &str, text: &str) -> Outcome<Loaded> {
    let program = load(name, text)?;
    if !program.warnings.list.is_empty() {
        // A warning that cannot be printed does not fail the command.
        let _ = io::stderr().lock().write_all(show(&program.warnings).as_bytes());
    }
    Ok(Loaded { program, source: Source::new(name, text) })
}

impl Loaded {
    /// The given name, which must be that of a function, or else the name of the last function.
    pub(crate) fn choose(&self, name: Option<&str>) -> Outcome<String> {
        let functions = || self.program.definitions.iter().filter(|d| d.is_function).map(|d| d.name.as_str());
        let choice = || {
            let names: Vec<&str> = functions().collect();
            if names.is_empty() {
                "it defines none".into()
            } else {
                format!("it defines {}", names.join(", "))
            }
        };
        let file = self.source.name();
        let Some(name) = name else {
            let last = self.program.last_function();
            return last
                .map(|d| d.name.clone())
                .ok_or_else(|| Failure::usage(format!("{file} defines no function")));
        };
        match self.program.definition(name) {
            Some(found) if found.is_function => Ok(name.to_owned()),
            Some(found) => {
                let message = format!("`{name}` is a value of type {}, not a function", found.ty);
                Err(Failure::usage(message).or_help(choice()))
            }
            None => {
                let near = closest(name, functions());
                let help = near.map_or_else(choice, |near| format!("did you mean `{near}`?"));
                Err(Failure::usage(format!("{file} defines no function `{name}`")).or_help(help))
            }
        }
    }

    /// The value of an expression; `name` is what errors call it.
    pub(crate) fn evaluate(
        &mut self,
        name: &str,
        text: &str,
        expected: Option<&Type>,
        limits: Limits,
    ) -> Outcome<(Value, Type)> {
        let parsed = self.program.expression(text, expected);
        let (term, ty) = parsed.map_err(|errors| rename(errors, name, text))?;
        let value = self.program.evaluate(&term, &ty, limits).map_err(|error| self.failed(&error))?;
        Ok((value, ty))
    }

    /// A failed evaluation, with its place in the file.
    pub(crate) fn failed(&self, error: &EvalError) -> Failure {
        Failure::eval(error, &self.source)
    }

    /// A type, as the source language writes it.
    pub(crate) fn show_type(&self, ty: &Type) -> String {
        source_type(ty, &self.program.core.data)
    }

    /// A value of this type as JSON.
    pub(crate) fn json(&self, value: &Value, ty: &Type) -> Json {
        Json::value(value, ty, &self.program.core.data)
    }
}

impl Function {
    /// The function that the command line names.
    pub(crate) fn new(target: &Target) -> Outcome<Function> {
        let loaded = load_file(&target.file)?;
        Function::of(loaded, target.function.as_deref())
    }

    /// A function of a loaded file, at the types of its own signature.
    pub(crate) fn of(mut loaded: Loaded, name: Option<&str>) -> Outcome<Function> {
        let name = loaded.choose(name)?;
        let entry = loaded.program.entry(&name, None)?;
        Ok(Function { loaded, name, entry })
    }

    /// The given cotangent. Without one, 1 for a `Double`, and otherwise a failure that suggests one.
    pub(crate) fn cotangent(&mut self, given: &Cotangent, at: &Value, limits: Limits) -> Outcome<Value> {
        let result = self.entry.result.clone();
        match &given.cotangent {
            Some(text) => {
                let (value, _) = self.loaded.evaluate("--cotangent", text, Some(&result), limits)?;
                Ok(value)
            }
            None if result == Type::Double => Ok(Value::Double(1.0)),
            None => {
                let value = self.run(at, None, limits)?;
                let ones = value.map_reals(|_| 1.0).to_string();
                let message = format!(
                    "`{}` gives a value of type {}, so there is no one gradient: say what to pull back",
                    self.name,
                    self.loaded.show_type(&result)
                );
                let help = if ones.len() <= 200 {
                    format!("--cotangent '{ones}' gives the gradient of the sum; `adjoin jacobian` gives all")
                } else {
                    "give a --cotangent of that type; `adjoin jacobian` gives all derivatives".into()
                };
                Err(Failure::usage(message).or_help(help))
            }
        }
    }

    /// The function for the fast path, which uses up its fuel more slowly than the evaluator.
    pub(crate) fn compile(&self, limits: Limits) -> Outcome<Compiled> {
        let compiled = fast::compile(&self.loaded.program.core, &self.entry.var);
        let compiled = compiled.map_err(|error| self.loaded.failed(&error))?;
        Ok(compiled.with_limits(Limits { depth: Compiled::LIMITS.depth, ..limits }))
    }

    /// The function's value, by the fast path.
    pub(crate) fn run(&self, at: &Value, threads: Option<usize>, limits: Limits) -> Outcome<Value> {
        let compiled = self.compile(limits)?;
        compiled.run_on(at, threads).map_err(|error| self.loaded.failed(&error))
    }
}

impl Case {
    /// The function and the point that the command line names.
    pub(crate) fn new(Call { target, point, .. }: &Call, limits: Limits) -> Outcome<Case> {
        if point.at_file.as_deref() == Some(Path::new("-")) && target.file.as_os_str() == "-" {
            return Err(Failure::usage("standard input cannot be both the program and its argument"));
        }
        let loaded = load_file(&target.file)?;
        match (&point.at, &point.at_file) {
            (Some(text), _) => Case::of(loaded, target.function.as_deref(), "--at", text, limits),
            (None, Some(path)) => {
                let text = read(path)?;
                let name = path.display().to_string();
                Case::of(loaded, target.function.as_deref(), &name, &text, limits)
            }
            (None, None) => Err(Failure::usage("say where: --at EXPR")),
        }
    }

    /// A function of a loaded file at a point; `place` is what errors call the text.
    pub(crate) fn of(
        mut loaded: Loaded,
        name: Option<&str>,
        place: &str,
        text: &str,
        limits: Limits,
    ) -> Outcome<Case> {
        let name = loaded.choose(name)?;
        let entry = loaded.program.entry(&name, Some(text)).map_err(|errors| rename(errors, place, text))?;
        for (ty, what) in [(&entry.argument, "takes"), (&entry.result, "gives")] {
            if !is_first_order(ty, &loaded.program.core.data) {
                let message =
                    format!("`{name}` {what} a function, or data with one inside: {}", loaded.show_type(ty));
                let help = "only functions from data to data can be run and differentiated from here";
                return Err(Failure::Program(message, Some(help.into())));
            }
        }
        let at = match &entry.at {
            Some(term) => loaded.program.evaluate(term, &entry.argument, limits),
            None => return Err(Failure::usage("say where: --at EXPR")),
        };
        let at = at.map_err(|error| loaded.failed(&error))?;
        Ok(Case { function: Function { loaded, name, entry }, at })
    }
}

/// Errors about an expression, reported under the name of the option that gave it.
fn rename(errors: Diagnostics, name: &str, text: &str) -> Failure {
    Failure::Source(Diagnostics { source: Source::new(name, text), list: errors.list })
}

/// Errors about an expression that stands in a longer text, after `before` bytes.
pub(crate) fn shifted(mut errors: Diagnostics, name: &str, text: &str, before: usize) -> Failure {
    let shift = |span: Span| {
        let back = |offset: u32| (offset as usize).saturating_sub(before).min(text.len());
        Span::new(back(span.start), back(span.end))
    };
    for error in &mut errors.list {
        error.span = shift(error.span);
        for (span, _) in &mut error.related {
            *span = shift(*span);
        }
    }
    rename(errors, name, text)
}
