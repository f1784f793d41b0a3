//! The campaign: many seeds, each checked in a child process, so that a crash is known by its seed.

mod campaign;
mod worker;

use adjoin_fuzz::shrink::Edit;
use clap::Parser;
use std::ops::Range;
use std::process::ExitCode;

/// Checks the programs of many seeds, and counts how they went.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    /// Which seeds: `first..end`.
    #[arg(long, value_parser = seeds, default_value = "0..10000")]
    seeds: Range<u64>,
    /// How many processes at a time.
    #[arg(long, default_value_t = 1)]
    threads: usize,
    /// Prints the program of a seed, how it goes, and a smaller one that fails like it.
    #[arg(long)]
    show: Option<u64>,
    /// Checks the program of a seed in this process, after some edits.
    #[arg(long, hide = true)]
    probe: Option<u64>,
    /// Edits for `--probe`.
    #[arg(value_parser = worker::edit, hide = true)]
    edits: Vec<Edit>,
    /// Checks the seeds in this process, and prints one line for each.
    #[arg(long, hide = true)]
    worker: bool,
}

fn seeds(text: &str) -> Result<Range<u64>, String> {
    let (first, end) = text.split_once("..").ok_or("write it as first..end")?;
    let number = |text: &str| text.replace('_', "").parse().map_err(|error| format!("{text}: {error}"));
    Ok(number(first)?..number(end)?)
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if let Some(seed) = arguments.show {
        worker::show(seed)
    } else if let Some(seed) = arguments.probe {
        worker::probe(seed, &arguments.edits)
    } else if arguments.worker {
        worker::work(arguments.seeds);
        ExitCode::SUCCESS
    } else {
        campaign::run(arguments.seeds, arguments.threads.max(1))
    }
}
