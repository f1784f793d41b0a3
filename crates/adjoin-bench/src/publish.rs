//! Where results go: the table to the terminal, and table, plot and figures into a directory.

use std::{
    error::Error,
    fmt::Display,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use serde::Serialize;

/// A report: Markdown by its `Display`, JSON by its `Serialize`, and a plot if it has one.
pub trait Publish: Display + Serialize {
    /// Writes the report's plot as an SVG file; a report without a plot writes none.
    ///
    /// # Errors
    /// If the file cannot be written, or there is nothing to plot.
    fn plot(&self, _path: &Path) -> Result<(), Box<dyn Error>> {
        Ok(())
    }
}

/// Where to write results.
#[derive(Clone, Debug, clap::Args)]
pub struct Destination {
    /// A directory for the table (Markdown), the plot (SVG) and all figures (JSON); made if it is not there.
    #[arg(long, value_name = "DIRECTORY")]
    pub out: Option<PathBuf>,
}

impl Destination {
    /// Prints the report, and writes `<name>.md`, `<name>.svg` and `<name>.json` where files are asked for.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn publish(&self, name: &str, report: &impl Publish) -> Result<(), Box<dyn Error>> {
        // Not `println!`: a reader that stops early (a pager, `head`) is no reason to panic.
        let mut terminal = io::stdout().lock();
        writeln!(terminal, "{report}")?;
        let Some(directory) = &self.out else { return Ok(()) };
        fs::create_dir_all(directory)?;
        let file = |extension: &str| directory.join(name).with_extension(extension);
        fs::write(file("md"), report.to_string())?;
        fs::write(file("json"), serde_json::to_string_pretty(report)?)?;
        report.plot(&file("svg"))?;
        writeln!(terminal, "Written to {}", directory.display())?;
        Ok(())
    }
}
