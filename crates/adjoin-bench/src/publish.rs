//! Where results go: the table to the terminal, and table, plot and figures into a directory.

use std::{
    error::Error,
    fs,
    io::{self, Write},
    path::PathBuf,
};

use crate::{plot, table::Report};

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
    pub fn publish(&self, name: &str, report: &Report) -> Result<(), Box<dyn Error>> {
        // Not `println!`: a reader that stops early (a pager, `head`) is no reason to panic.
        let mut terminal = io::stdout().lock();
        writeln!(terminal, "{report}")?;
        let Some(directory) = &self.out else { return Ok(()) };
        fs::create_dir_all(directory)?;
        let file = |extension: &str| directory.join(name).with_extension(extension);
        fs::write(file("md"), report.to_string())?;
        fs::write(file("json"), report.to_json()?)?;
        plot::write(report, &file("svg"))?;
        writeln!(terminal, "Written to {}", directory.display())?;
        Ok(())
    }
}
