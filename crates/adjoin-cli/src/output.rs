//! Standard output: buffered, coloured on terminals, and without a panic when the reader goes away.

use std::io::{self, BufWriter, IsTerminal as _, StdoutLock, Write};

use crate::progress::Patience;

/// Whether the user wants colours at all: not if `NO_COLOR` is set to anything but the empty string.
pub(crate) fn colours_wanted() -> bool {
    std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// The role of a piece of text, which determines its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tint {
    /// Headings.
    Bold,
    /// Names of things, keys of a record.
    Name,
    /// Remarks.
    Faint,
    /// Additions.
    New,
}

/// Standard output.
pub(crate) struct Output {
    out: BufWriter<StdoutLock<'static>>,
    colour: bool,
    /// The spinner, until the first output.
    patience: Option<Patience>,
}

impl Output {
    /// Locks standard output. Until the first line is written, a spinner shows that the command is running.
    pub(crate) fn new() -> Output {
        let colour = io::stdout().is_terminal() && colours_wanted();
        Output { out: BufWriter::new(io::stdout().lock()), colour, patience: Patience::start() }
    }

    /// Whether output is coloured.
    pub(crate) fn has_colour(&self) -> bool {
        self.colour
    }

    /// Removes the spinner, for commands that show their own progress or need the terminal.
    pub(crate) fn no_spinner(&mut self) {
        self.patience = None;
    }

    /// The text, in colour if output is coloured.
    pub(crate) fn tint(&self, tint: Tint, text: &str) -> String {
        if !self.colour {
            return text.to_owned();
        }
        let code = match tint {
            Tint::Bold => "1",
            Tint::Name => "36",
            Tint::Faint => "2",
            Tint::New => "32",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }

    /// Writes a line.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> io::Result<()> {
        self.patience = None;
        self.out.write_all(text.as_ref().as_bytes())?;
        self.out.write_all(b"\n")
    }

    /// Writes a heading.
    pub(crate) fn heading(&mut self, text: &str) -> io::Result<()> {
        let text = self.tint(Tint::Bold, text);
        self.line(text)
    }

    /// Writes names and their values, aligned.
    pub(crate) fn record(&mut self, entries: &[(&str, String)]) -> io::Result<()> {
        let width = entries.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        for (name, value) in entries {
            let name = self.tint(Tint::Name, &format!("{name:<width$}"));
            self.line(format!("{name}  {value}"))?;
        }
        Ok(())
    }

    /// Writes a table: the first column aligned left, the others right; the first row is the heading.
    pub(crate) fn table(&mut self, rows: &[Vec<String>]) -> io::Result<()> {
        let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        for (place, row) in rows.iter().enumerate() {
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
                if column == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
            let text = cells.collect::<Vec<_>>().join("  ");
            let text = text.trim_end();
            if place == 0 { self.heading(text)? } else { self.line(text)? }
        }
        Ok(())
    }

    /// Flushes the output. Dropping would do so too, but would hide errors.
    pub(crate) fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
