//! Prints the paper's benchmark table for adjoin and its peers, all in one interleaved run.

use std::error::Error;

use adjoin_bench::{publish::Destination, table};
use adjoin_peers::Peers;
use clap::Parser;

/// The paper's benchmark table for adjoin and its peers, all in one interleaved run.
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    #[command(flatten)]
    options: table::Options,
    #[command(flatten)]
    destination: Destination,
}

fn main() -> Result<(), Box<dyn Error>> {
    let cli = Cli::parse();
    let report = table::run(&Peers, &cli.options)?;
    cli.destination.publish("peers", &report)
}
