//! Errors and warnings that point into the source and say what to do.
//!
//! A [`Diagnostic`] has a message (what is wrong), a primary label (where, and why there), further labels,
//! notes and, where one can be guessed, a help line (how to fix it). [`Diagnostics`] pairs a list of them
//! with their source and renders them: in colour for terminals, by ariadne, or as plain text that is stable
//! across terminals and releases and therefore fit for tests.

use std::fmt::{self, Write as _};

use crate::source::{Source, Span};

/// Longer lines are shown in part.
const LONGEST_LINE: usize = 160;

/// The severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The program is rejected.
    Error,
    /// The program is accepted, but probably not what was meant.
    Warning,
}

/// One error or warning.
#[derive(Clone, Debug)]
pub struct Diagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// What is wrong, in one sentence.
    pub message: String,
    /// Where.
    pub span: Span,
    /// What is at that place; may be empty.
    pub label: String,
    /// Other places that matter, with a remark each.
    pub related: Vec<(Span, String)>,
    /// Background: why this is a rule.
    pub notes: Vec<String>,
    /// A guess at the fix.
    pub help: Option<String>,
}

impl Diagnostic {
    /// An error at `span`.
    pub fn error(span: Span, message: impl Into<String>) -> Self {
        Diagnostic {
            severity: Severity::Error,
            message: message.into(),
            span,
            label: String::new(),
            related: Vec::new(),
            notes: Vec::new(),
            help: None,
        }
    }

    /// A warning at `span`.
    pub fn warning(span: Span, message: impl Into<String>) -> Self {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(span, message) }
    }

    /// Says what is at the error's own place.
    #[must_use]
    pub fn label(mut self, label: impl Into<String>) -> Self {
        self.label = label.into();
        self
    }

    /// Points at another place.
    #[must_use]
    pub fn related(mut self, span: Span, label: impl Into<String>) -> Self {
        self.related.push((span, label.into()));
        self
    }

    /// Adds background.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Adds a guess at the fix.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// Adds a guess at the fix if there is one.
    #[must_use]
    pub fn maybe_help(mut self, help: Option<String>) -> Self {
        self.help = help.or(self.help);
        self
    }

    /// Whether this is an error rather than a warning.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}

/// A list of diagnostics about one source text.
#[derive(Clone, Debug)]
pub struct Diagnostics {
    /// The text they point into.
    pub source: Source,
    /// The diagnostics, in source order.
    pub list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// Pairs diagnostics with their source and puts them into source order.
    pub fn new(source: Source, mut list: Vec<Diagnostic>) -> Self {
        list.sort_by_key(|d| (d.span.start, d.span.end));
        Diagnostics { source, list }
    }

    /// Whether any of them is an error.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(Diagnostic::is_error)
    }

    /// Renders for a terminal, with carets drawn by ariadne.
    pub fn render(&self, colour: bool) -> String {
        let mut out = Vec::new();
        for diagnostic in &self.list {
            if self.is_on_a_long_line(diagnostic) {
                let mut text = String::new();
                self.plain_one(diagnostic, &mut text);
                out.extend(text.into_bytes());
            } else {
                self.render_one(diagnostic, colour, &mut out);
            }
        }
        String::from_utf8_lossy(&out).into_owned()
    }

    /// Drawings show lines as a whole.
    fn is_on_a_long_line(&self, diagnostic: &Diagnostic) -> bool {
        let spans = [diagnostic.span].into_iter().chain(diagnostic.related.iter().map(|(span, _)| *span));
        spans.flat_map(|span| [span.start, span.end]).any(|place| {
            let (line, _) = self.source.position(place);
            self.source.line(line).len() > 2 * LONGEST_LINE
        })
    }

    fn render_one(&self, diagnostic: &Diagnostic, colour: bool, out: &mut Vec<u8>) {
        use ariadne::{Color, Config, IndexType, Label, Report, ReportKind};
        let name = self.source.name().to_owned();
        let range = |span: Span| {
            let start = self.source.floor_boundary(span.start as usize);
            let end = self.source.floor_boundary(span.end as usize);
            (name.clone(), start..end.max(start))
        };
        let (kind, tint) = match diagnostic.severity {
            Severity::Error => (ReportKind::Error, Color::Red),
            Severity::Warning => (ReportKind::Warning, Color::Yellow),
        };
        let mut report = Report::build(kind, range(diagnostic.span))
            .with_config(Config::default().with_color(colour).with_index_type(IndexType::Byte))
            .with_message(&diagnostic.message);
        let label = if diagnostic.label.is_empty() { "here" } else { &diagnostic.label };
        report = report.with_label(Label::new(range(diagnostic.span)).with_message(label).with_color(tint));
        for (span, text) in &diagnostic.related {
            report = report.with_label(Label::new(range(*span)).with_message(text).with_color(Color::Cyan));
        }
        for note in &diagnostic.notes {
            report = report.with_note(note);
        }
        if let Some(help) = &diagnostic.help {
            report = report.with_help(help);
        }
        let cache = (name.clone(), ariadne::Source::from(self.source.text()));
        // Writing to a vector cannot fail.
        let _ = report.finish().write(cache, out);
    }

    /// Renders as plain text: the line, a caret under the span, then notes and help.
    pub fn plain(&self) -> String {
        let mut out = String::new();
        for (i, diagnostic) in self.list.iter().enumerate() {
            if i > 0 {
                out.push('\n');
            }
            self.plain_one(diagnostic, &mut out);
        }
        out
    }

    fn plain_one(&self, diagnostic: &Diagnostic, out: &mut String) {
        let severity = if diagnostic.is_error() { "error" } else { "warning" };
        let (line, column) = self.source.position(diagnostic.span.start);
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{severity}: {}", diagnostic.message);
        let _ = writeln!(out, "  --> {}:{line}:{column}", self.source.name());
        self.excerpt(diagnostic.span, '^', &diagnostic.label, out);
        for (span, label) in &diagnostic.related {
            self.excerpt(*span, '-', label, out);
        }
        for note in &diagnostic.notes {
            let _ = writeln!(out, "  note: {note}");
        }
        if let Some(help) = &diagnostic.help {
            let _ = writeln!(out, "  help: {help}");
        }
    }

    fn excerpt(&self, span: Span, mark: char, label: &str, out: &mut String) {
        let (line, column) = self.source.position(span.start);
        let (last, last_column) = self.source.position(span.end.max(span.start));
        let text = self.source.line(line);
        let length = text.chars().count();
        let width = if last == line { last_column - column } else { length + 1 - column };
        // Of a long line, the part around the span.
        let from = if length > LONGEST_LINE { (column - 1).saturating_sub(LONGEST_LINE / 3) } else { 0 };
        let to = length.min(from + LONGEST_LINE);
        let part = text.chars().skip(from).take(to - from).map(|c| if c == '\t' { ' ' } else { c });
        let shown: String = part.collect();
        let (before, after) = (if from > 0 { "… " } else { "" }, if to < length { " …" } else { "" });
        let width = width.max(1).min((to + 1).saturating_sub(column).max(1));
        let marks = mark.to_string().repeat(width);
        let indent = before.chars().count() + column - 1 - from;
        let _ = writeln!(out, "{line:>4} | {before}{shown}{after}");
        let _ = writeln!(out, "     | {}{marks} {label}", " ".repeat(indent));
        out.truncate(out.trim_end_matches([' ', '\n']).len());
        out.push('\n');
    }
}

impl fmt::Display for Diagnostics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.plain())
    }
}

impl std::error::Error for Diagnostics {}

/// The candidate that is closest to `name`, if one is close enough to be a likely slip.
///
/// Distance is Damerau–Levenshtein (adjacent swaps count once); at most a third of the name may differ.
pub fn closest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (name.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .filter(|c| *c != name && c.chars().count().abs_diff(name.chars().count()) <= limit)
        .map(|c| (edit_distance(name, c), c))
        .filter(|&(d, c)| d <= limit && d < name.chars().count().max(c.chars().count()))
        .min()
        .map(|(_, c)| c)
}

fn edit_distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    rows[0] = (0..=b.len()).collect();
    for i in 1..=a.len() {
        rows[i][0] = i;
        for j in 1..=b.len() {
            let substitution = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = substitution.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            rows[i][j] = best;
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_closest_name_is_a_likely_slip() {
        let names = ["foldl", "foldr", "filter", "map"];
        assert_eq!(closest("fold", names), Some("foldl"));
        assert_eq!(closest("flodr", names), Some("foldr"));
        assert_eq!(closest("zzz", names), None);
        assert_eq!(closest("x", ["y"]), None);
    }

    #[test]
    fn plain_rendering_puts_a_caret_under_the_span() {
        let source = Source::new("f.hs", "x = 1\ny = oops\n");
        let d = Diagnostic::error(Span::new(10, 14), "unknown name `oops`")
            .label("not defined")
            .help("define it");
        let text = Diagnostics::new(source, vec![d]).plain();
        let expected = "error: unknown name `oops`\n  --> f.hs:2:5\n   2 | y = oops\n     |     ^^^^ not defined\n  help: define it\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn spans_at_and_past_the_end_render() {
        let source = Source::new("f.hs", "λ");
        let d = Diagnostic::error(Span::new(2, 9), "unexpected end");
        let all = Diagnostics::new(source, vec![d]);
        assert!(all.plain().contains("f.hs:1:2"));
        assert!(all.render(false).contains("unexpected end"));
    }
}
