//! The subcommands, one file each.

mod check;
mod cost;
mod demo;
mod grad;
mod graph;
mod jacobian;
mod repl;
mod run;
mod stages;
mod trace;

use crate::args::{Args, Command};
use crate::failure::Outcome;
use crate::output::Output;

/// Runs the subcommand of the command line.
pub(crate) fn execute(args: Args) -> Outcome {
    let mut out = Output::new();
    match args.command {
        None => demo::execute(&mut out)?,
        Some(Command::Check(args)) => check::execute(&args, &mut out)?,
        Some(Command::Run(args)) => run::execute(&args, &mut out)?,
        Some(Command::Grad(args)) => grad::execute(&args, &mut out)?,
        Some(Command::Jacobian(args)) => jacobian::execute(&args, &mut out)?,
        Some(Command::Stages(args)) => stages::execute(&args, &mut out)?,
        Some(Command::Cost(args)) => cost::execute(&args, &mut out)?,
        Some(Command::Graph(args)) => graph::execute(&args, &mut out)?,
        Some(Command::Trace(args)) => trace::execute(&args, &mut out)?,
        Some(Command::Repl(args)) => repl::execute(&args, &mut out)?,
    }
    Ok(out.finish()?)
}
