//! Source text, byte spans, and names.
//!
//! Every token and every node of the surface tree carries a [`Span`] of byte offsets into one [`Source`].
//! Lines and columns are computed only when an error is shown, by binary search in a table of line starts.

use std::borrow::Borrow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

/// A half-open range of byte offsets into a source text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Span {
    /// Offset of the first byte.
    pub start: u32,
    /// Offset just past the last byte.
    pub end: u32,
}

impl Span {
    /// The span from `start` to `end`.
    pub fn new(start: usize, end: usize) -> Self {
        Span { start: start as u32, end: end as u32 }
    }

    /// The smallest span that covers both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// A piece of source text with the name it is reported under.
#[derive(Clone, Debug)]
pub struct Source {
    name: Arc<str>,
    text: Arc<str>,
    line_starts: Arc<[u32]>,
}

impl Source {
    /// Wraps `text`, to be reported as `name`.
    pub fn new(name: &str, text: &str) -> Self {
        let mut line_starts = vec![0];
        line_starts.extend(text.bytes().enumerate().filter(|&(_, b)| b == b'\n').map(|(i, _)| i as u32 + 1));
        Source { name: name.into(), text: text.into(), line_starts: line_starts.into() }
    }

    /// The name errors are reported under, usually a file name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text of a span; empty if the span lies outside.
    pub fn slice(&self, span: Span) -> &str {
        self.text.get(span.start as usize..span.end as usize).unwrap_or("")
    }

    /// Line and column of a byte offset, both counted from one, the column in characters.
    pub fn position(&self, offset: u32) -> (usize, usize) {
        let line = self.line_starts.partition_point(|&s| s <= offset).max(1);
        let start = self.line_starts[line - 1] as usize;
        let end = self.floor_boundary(offset as usize);
        (line, self.text[start.min(end)..end].chars().count() + 1)
    }

    /// The text of a line (counted from one) without its line break.
    pub fn line(&self, number: usize) -> &str {
        let start = self.line_starts[number - 1] as usize;
        let end = self.line_starts.get(number).map_or(self.text.len(), |&e| e as usize);
        self.text[start..end].trim_end_matches(['\n', '\r'])
    }

    /// The largest character boundary that is not past `offset`.
    pub(crate) fn floor_boundary(&self, offset: usize) -> usize {
        let mut offset = offset.min(self.text.len());
        while !self.text.is_char_boundary(offset) {
            offset -= 1;
        }
        offset
    }
}

/// A name of the source program: cheap to copy, compared by its text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(Arc<str>);

impl Name {
    /// The name's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether this is an operator such as `+` or `:|`, written infix without backticks.
    pub fn is_operator(&self) -> bool {
        !self.0.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | '(' | '['))
    }

    /// The name as it is written on its own: operators in parentheses.
    pub fn prefix_form(&self) -> String {
        if self.is_operator() { format!("({self})") } else { self.to_string() }
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Name(text.into())
    }
}

impl From<String> for Name {
    fn from(text: String) -> Self {
        Name(text.into())
    }
}

impl Deref for Name {
    type Target = str;
    fn deref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Name {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_count_characters_from_one() {
        let s = Source::new("t", "ab\nλx\n");
        assert_eq!(s.position(0), (1, 1));
        assert_eq!(s.position(3), (2, 1));
        assert_eq!(s.position(5), (2, 2));
        assert_eq!(s.position(7), (3, 1));
        assert_eq!(s.line(2), "λx");
    }
}
