//! Errors and warnings for the page: where they are, in which of its fields, counted as JavaScript counts
//! characters.

use adjoin_lang::diagnostics::{Diagnostic, Diagnostics};
use adjoin_lang::eval::{EvalError, Reason};
use adjoin_lang::source::Span;
use adjoin_lang::stage::TransformError;
use serde::Serialize;

/// A result, or all errors.
pub(crate) type Outcome<T> = Result<T, Vec<Problem>>;

/// A field of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Field {
    /// The program.
    Program,
    /// The point.
    At,
    /// The cotangent.
    Cotangent,
    /// The input for a given size.
    Input,
}

/// A stretch of text, in UTF-16 units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Range {
    pub(crate) from: usize,
    pub(crate) to: usize,
}

impl Range {
    /// The range between two positions in bytes.
    pub(crate) fn new(text: &str, start: u32, end: u32) -> Range {
        let units = |offset: u32| {
            let mut offset = (offset as usize).min(text.len());
            while !text.is_char_boundary(offset) {
                offset -= 1;
            }
            text[..offset].encode_utf16().count()
        };
        Range { from: units(start), to: units(end.max(start)) }
    }
}

/// One error or warning.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Problem {
    severity: &'static str,
    /// The message.
    pub(crate) message: String,
    /// The field with the error, if any.
    field: Option<Field>,
    /// The place in that field.
    range: Option<Range>,
    /// The text to print at the place.
    label: String,
    /// Other relevant places.
    related: Vec<(Range, String)>,
    notes: Vec<String>,
    help: Option<String>,
}

impl Problem {
    /// An error without a place.
    pub(crate) fn plain(message: impl Into<String>) -> Problem {
        Problem {
            severity: "error",
            message: message.into(),
            field: None,
            range: None,
            label: String::new(),
            related: Vec::new(),
            notes: Vec::new(),
            help: None,
        }
    }

    /// Adds advice.
    pub(crate) fn help(mut self, help: Option<&str>) -> Problem {
        self.help = help.map(str::to_owned);
        self
    }

    fn of(diagnostic: &Diagnostic, field: Field, text: &str, before: usize) -> Problem {
        let shift = |place: u32| place.saturating_sub(u32::try_from(before).unwrap_or(u32::MAX));
        let range = |span: Span| Range::new(text, shift(span.start), shift(span.end));
        Problem {
            severity: if diagnostic.is_error() { "error" } else { "warning" },
            message: diagnostic.message.clone(),
            field: Some(field),
            range: Some(range(diagnostic.span)),
            label: diagnostic.label.clone(),
            related: diagnostic.related.iter().map(|(span, label)| (range(*span), label.clone())).collect(),
            notes: diagnostic.notes.clone(),
            help: diagnostic.help.clone(),
        }
    }

    /// The problems of a field's text.
    pub(crate) fn all(diagnostics: &Diagnostics, field: Field, text: &str) -> Vec<Problem> {
        Problem::all_after(diagnostics, field, text, 0)
    }

    /// The problems of a field's text that was checked after `before` bytes of other text.
    pub(crate) fn all_after(
        diagnostics: &Diagnostics,
        field: Field,
        text: &str,
        before: usize,
    ) -> Vec<Problem> {
        diagnostics.list.iter().map(|each| Problem::of(each, field, text, before)).collect()
    }

    /// A failed run of the program.
    pub(crate) fn eval(error: &EvalError, text: &str) -> Vec<Problem> {
        let mut problem = Problem::plain(error.to_string()).help(advice(&error.reason));
        if !error.span.is_none() {
            problem.field = Some(Field::Program);
            problem.range = Some(Range::new(text, error.span.start, error.span.end));
        }
        vec![problem]
    }

    /// A failed transformation.
    pub(crate) fn transform(error: &TransformError) -> Vec<Problem> {
        vec![Problem::plain(error.to_string())]
    }
}

fn advice(reason: &Reason) -> Option<&'static str> {
    match reason {
        Reason::OutOfFuel(_) => Some("it may never end, or be exponential: try a smaller input"),
        Reason::OutOfMemory(_) | Reason::TooDeep(_) => Some(
            "is there a base case that stops the recursion? The command `adjoin` goes deeper than a browser",
        ),
        Reason::Shape { .. } => Some("a cotangent has the shape of the value"),
        Reason::Failed(_) | Reason::Undefined(_) | Reason::Stuck(_) => None,
    }
}
