//! The command `adjoin`: check, run, differentiate, count, draw and trace programs of the language.
//!
//! ```text
//! arguments (args) → a file and a point of it (input) → one subcommand (command/…) → text or JSON (output, json)
//!                                                                                 → pictures (picture/…)
//! ```
//!
//! Rules for all subcommands:
//!
//! 1. Exit codes: 0, 1 if the program (or an expression given to it) is at fault, 2 if the command was called
//!    wrongly.
//! 2. Results go to standard output, everything else to standard error; `--json` makes the former one JSON
//!    value.
//! 3. Colours and progress bars appear on terminals only, and colours not if `NO_COLOR` is set.
//! 4. No input makes the process panic. A reader that stops reading our output is not an error.

#![forbid(unsafe_code)]

mod args;
mod command;
mod failure;
mod input;
mod json;
mod mode;
mod output;
mod picture;
mod progress;

use std::process::ExitCode;

use adjoin_lang::core::deep;
use clap::Parser as _;

fn main() -> ExitCode {
    let args = args::Args::parse();
    // Values and programs may be as deep as the user's recursion went; everything that walks them is on one
    // deep stack.
    let code = deep::run(move || match command::execute(args) {
        Ok(()) => 0,
        Err(failure) => failure.report(),
    });
    ExitCode::from(code)
}
