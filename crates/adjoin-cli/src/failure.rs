//! Failures of a command: the message on standard error, and the exit code.

use std::io::{self, IsTerminal as _};

use adjoin_lang::diagnostics::{Diagnostic, Diagnostics};
use adjoin_lang::eval::{EvalError, Reason};
use adjoin_lang::source::{Source, Span};
use adjoin_lang::stage::TransformError;

use crate::output::colours_wanted;

/// Exit code: the program, or an expression given to it, is at fault.
const PROGRAM: u8 = 1;
/// Exit code: the command was called wrongly.
const USAGE: u8 = 2;

/// The reason that a command has no result.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command was called wrongly; with what to do instead.
    Usage(String, Option<String>),
    /// Errors with a place in a source text.
    Source(Diagnostics),
    /// The program is at fault, but no place can be named; with what to do about it.
    Program(String, Option<String>),
    /// The reader of our output has gone, as in `adjoin … | head`. This is not an error.
    Closed,
}

/// The result of a subcommand.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// The command was called wrongly.
    pub(crate) fn usage(message: impl Into<String>) -> Failure {
        Failure::Usage(message.into(), None)
    }

    /// Adds advice, unless there is some already.
    pub(crate) fn or_help(self, text: impl Into<String>) -> Failure {
        match self {
            Failure::Usage(message, None) => Failure::Usage(message, Some(text.into())),
            Failure::Program(message, None) => Failure::Program(message, Some(text.into())),
            other => other,
        }
    }

    /// A failed evaluation, with its place in `source` if it has one there.
    pub(crate) fn eval(error: &EvalError, source: &Source) -> Failure {
        let help = advice(&error.reason);
        let span = Span { start: error.span.start, end: error.span.end };
        if error.span.is_none() || source.slice(span).is_empty() {
            return Failure::Program(error.to_string(), help);
        }
        let found = Diagnostic::error(span, error.to_string()).maybe_help(help);
        Failure::Source(Diagnostics::new(source.clone(), vec![found]))
    }

    /// Prints the failure on standard error, and returns the exit code.
    pub(crate) fn report(&self) -> u8 {
        let text = self.to_string();
        if !text.is_empty() {
            // If standard error is closed, there is nowhere to report that.
            let _ = io::Write::write_all(&mut io::stderr().lock(), text.as_bytes());
        }
        match self {
            Failure::Usage(..) => USAGE,
            Failure::Source(_) | Failure::Program(..) => PROGRAM,
            Failure::Closed => 0,
        }
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Source(diagnostics) => f.write_str(&show(diagnostics)),
            Failure::Usage(message, help) | Failure::Program(message, help) => {
                writeln!(f, "error: {message}")?;
                help.iter().try_for_each(|help| writeln!(f, "  help: {help}"))
            }
            Failure::Closed => Ok(()),
        }
    }
}

/// Errors and warnings for standard error: drawn on a terminal, plain lines elsewhere.
pub(crate) fn show(diagnostics: &Diagnostics) -> String {
    let terminal = io::stderr().is_terminal();
    if terminal { diagnostics.render(colours_wanted()) } else { diagnostics.plain() }
}

/// Advice for a failed evaluation.
fn advice(reason: &Reason) -> Option<String> {
    let text = match reason {
        Reason::OutOfFuel(_) => {
            "it may never end, or be exponential (stage naive often is): try a smaller input, or more --fuel"
        }
        Reason::OutOfMemory(_) => {
            "is there a base case that stops the recursion? If so, try a smaller input, or more --memory, e.g. --memory 8GiB"
        }
        Reason::TooDeep(_) => "is there a base case that stops the recursion?",
        Reason::Shape { .. } => {
            "a cotangent has the shape of the value: the same list lengths and constructors, reals in place of reals"
        }
        Reason::Failed(_) | Reason::Undefined(_) | Reason::Stuck(_) => return None,
    };
    Some(text.into())
}

impl From<Diagnostics> for Failure {
    fn from(diagnostics: Diagnostics) -> Self {
        Failure::Source(diagnostics)
    }
}

impl From<TransformError> for Failure {
    fn from(error: TransformError) -> Self {
        Failure::Program(error.to_string(), None)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Program(format!("cannot write the result: {error}"), None),
        }
    }
}
