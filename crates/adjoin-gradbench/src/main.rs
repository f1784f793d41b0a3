//! The command `adjoin-gradbench`: answers `GradBench`'s messages until its input ends.

use std::{
    error::Error,
    io::{self, BufReader, BufWriter},
};

use adjoin_gradbench::serve;
use clap::Parser;

/// adjoin as a tool of `GradBench`: reads messages from standard input, a line each, and answers each with a
/// line.
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    /// Compute on all processors.
    #[arg(long)]
    multithreaded: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Cli { multithreaded } = Cli::parse();
    // 0 stands for all processors. With one thread in the pool, nothing that could fork does.
    let threads = usize::from(!multithreaded);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build()?;
    pool.install(|| serve(BufReader::new(io::stdin()), BufWriter::new(io::stdout()), multithreaded))?;
    Ok(())
}
