//! The command line, as types. clap rejects invalid ones with exit code 2.

use std::path::PathBuf;

use adjoin_lang::eval::Limits;
use adjoin_lang::stage::Stage;
use clap::{Args as ArgGroup, Parser, Subcommand};

use crate::mode::Mode;

/// Reverse-mode automatic differentiation of higher-order, task-parallel programs.
///
/// Without a subcommand, shows a short demonstration.
#[derive(Debug, Parser)]
#[command(name = "adjoin", version, max_term_width = 100)]
#[command(
    after_help = "FILE is a program in the language, a strict fragment of Haskell 98; - reads standard input.\n\
    EXPR is an expression of the language, which may use what FILE defines, e.g. '([1,2,3],[4,5,6])'.\n\
    Exit codes: 0; 1 if the program is at fault; 2 if the command was called wrongly."
)]
pub(crate) struct Args {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// A subcommand.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Type-check a program and show the types of all it defines
    Check(Check),
    /// Run a function
    Run(Run),
    /// Value and gradient of a function
    Grad(Grad),
    /// All derivatives of a function: a row for each real of its result, a column for each of its argument
    Jacobian(Jacobian),
    /// The program after each transformation of the paper
    Stages(Stages),
    /// Counted cost against the size of the input, for all stages: a table and a plot
    Cost(Cost),
    /// The job graph of a run: forks and joins, with the nodes of each job
    Graph(Graph),
    /// The reverse pass step by step: which job, which node, which contributions
    Trace(Trace),
    /// Evaluate and differentiate interactively
    Repl(Repl),
}

/// Which function of which file.
#[derive(Debug, ArgGroup)]
pub(crate) struct Target {
    /// The program; - for standard input
    pub(crate) file: PathBuf,
    /// The function; the last one of the file if left out. One of several arguments takes them as a tuple
    #[arg(long = "fn", value_name = "NAME")]
    pub(crate) function: Option<String>,
}

/// Where to run or differentiate the function.
#[derive(Debug, ArgGroup)]
#[group(required = true, multiple = false)]
pub(crate) struct Point {
    /// The argument
    #[arg(long, value_name = "EXPR", allow_hyphen_values = true)]
    pub(crate) at: Option<String>,
    /// A file with the argument, for long ones; - for standard input
    #[arg(long, value_name = "FILE")]
    pub(crate) at_file: Option<PathBuf>,
}

/// The cotangent to pull back.
#[derive(Debug, ArgGroup)]
pub(crate) struct Cotangent {
    /// The cotangent to pull back, of the result's type; 1.0 if the result is a Double
    #[arg(long, value_name = "EXPR", allow_hyphen_values = true)]
    pub(crate) cotangent: Option<String>,
}

/// A run of a function.
#[derive(Debug, ArgGroup)]
pub(crate) struct Call {
    #[command(flatten)]
    pub(crate) target: Target,
    #[command(flatten)]
    pub(crate) point: Point,
    #[command(flatten)]
    pub(crate) budget: Budget,
}

/// How to differentiate: by the library, unless a stage is named.
#[derive(Debug, ArgGroup)]
pub(crate) struct Way {
    /// Differentiate by this transformation of the paper, or by `forward` mode, in the counting evaluator
    #[arg(long, value_parser = Mode::parse)]
    pub(crate) stage: Option<Mode>,
    /// Threads for the fast path; all cores if left out
    #[arg(long, value_name = "N", conflicts_with = "stage", value_parser = threads)]
    pub(crate) threads: Option<usize>,
}

/// Which stages to show.
#[derive(Debug, ArgGroup)]
pub(crate) struct Chosen {
    /// Only this stage, or `forward`; may be repeated
    #[arg(long, value_parser = Mode::parse, value_name = "STAGE")]
    pub(crate) stage: Vec<Mode>,
}

/// When to give up.
#[derive(Debug, ArgGroup)]
pub(crate) struct Budget {
    /// Stop after this many steps: all of the counting evaluator's, or the fast path's calls and turns of
    /// loops
    #[arg(long, value_name = "STEPS")]
    pub(crate) fuel: Option<u64>,
    #[command(flatten)]
    pub(crate) memory: Memory,
}

impl Budget {
    /// As limits of the evaluator.
    pub(crate) fn limits(&self) -> Limits {
        let default = Limits::default();
        Limits { fuel: self.fuel.unwrap_or(default.fuel), memory: self.memory.memory, ..default }
    }
}

/// How much memory a run may take.
#[derive(Debug, ArgGroup)]
pub(crate) struct Memory {
    /// Stop when the run takes more memory than this, e.g. 500MB or 8GiB; `none` for any amount
    #[arg(long, value_name = "SIZE", default_value = "4GiB", value_parser = memory)]
    pub(crate) memory: u64,
}

/// `adjoin check`.
#[derive(Debug, ArgGroup)]
pub(crate) struct Check {
    /// The program; - for standard input
    pub(crate) file: PathBuf,
    /// One JSON array of names and types
    #[arg(long)]
    pub(crate) json: bool,
}

/// `adjoin run`.
#[derive(Debug, ArgGroup)]
pub(crate) struct Run {
    #[command(flatten)]
    pub(crate) call: Call,
    /// Threads; all cores if left out
    #[arg(long, value_name = "N", conflicts_with = "counts", value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// Run in the counting evaluator, and show what it cost
    #[arg(long)]
    pub(crate) counts: bool,
    /// One JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

/// `adjoin grad`.
#[derive(Debug, ArgGroup)]
pub(crate) struct Grad {
    #[command(flatten)]
    pub(crate) call: Call,
    #[command(flatten)]
    pub(crate) cotangent: Cotangent,
    #[command(flatten)]
    pub(crate) way: Way,
    /// Differentiate by the library, in parallel (the default)
    #[arg(long, conflicts_with = "stage")]
    pub(crate) fast: bool,
    /// Also show what it cost
    #[arg(long, requires = "stage")]
    pub(crate) counts: bool,
    /// One JSON object {"value": …, "gradient": …}
    #[arg(long)]
    pub(crate) json: bool,
}

/// `adjoin jacobian`.
#[derive(Debug, ArgGroup)]
pub(crate) struct Jacobian {
    #[command(flatten)]
    pub(crate) call: Call,
    #[command(flatten)]
    pub(crate) way: Way,
    /// One JSON object {"value": …, "rows": […], "columns": […], "jacobian": [[…], …]}
    #[arg(long)]
    pub(crate) json: bool,
}

/// `adjoin stages`.
#[derive(Debug, ArgGroup)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of the command line")]
pub(crate) struct Stages {
    #[command(flatten)]
    pub(crate) target: Target,
    /// Only this one: a stage, `forward` or `source`; may be repeated
    #[arg(long, value_parser = form, value_name = "STAGE")]
    pub(crate) stage: Vec<Form>,
    /// Show what changed against the one before: lines that went by -, lines that came by +
    #[arg(long, conflicts_with_all = ["json", "haskell"])]
    pub(crate) diff: bool,
    /// Only ASCII characters: \, ->, -o, |*|
    #[arg(long)]
    pub(crate) ascii: bool,
    /// As LaTeX: a figure for each stage, in the paper's notation, which needs the package amssymb
    #[arg(long, conflicts_with_all = ["ascii", "json", "haskell", "diff"])]
    pub(crate) latex: bool,
    /// As a Haskell module, which GHC compiles
    #[arg(long, conflicts_with_all = ["ascii", "json"])]
    pub(crate) haskell: bool,
    /// With --haskell: add a main that prints the value here, and the gradient for a cotangent of ones
    #[arg(long, value_name = "EXPR", allow_hyphen_values = true, requires = "haskell")]
    pub(crate) at: Option<String>,
    /// Break lines at this width
    #[arg(long, default_value_t = 100, value_name = "COLUMNS")]
    pub(crate) width: usize,
    /// One JSON array of stages with type and program
    #[arg(long)]
    pub(crate) json: bool,
}

/// `adjoin cost`.
#[derive(Debug, ArgGroup)]
pub(crate) struct Cost {
    #[command(flatten)]
    pub(crate) target: Target,
    /// The argument, in terms of n :: Int, e.g. '[fromIntegral i | i <- [1..n]]'
    #[arg(long, value_name = "EXPR", allow_hyphen_values = true)]
    pub(crate) input: String,
    /// The values of n
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', default_value = "4,8,16,32,64,128")]
    pub(crate) sizes: Vec<i64>,
    #[command(flatten)]
    pub(crate) chosen: Chosen,
    /// What to count, e.g. work, span, "backpropagator calls", "map operations", "array reads"
    #[arg(long, value_name = "NAME", default_value = "work")]
    pub(crate) count: String,
    /// Where to draw the plot: .svg or .png; FUNCTION-cost.svg if left out
    #[arg(short, long, value_name = "FILE", conflicts_with = "no_plot")]
    pub(crate) output: Option<PathBuf>,
    /// Draw no plot
    #[arg(long)]
    pub(crate) no_plot: bool,
    /// Steps that one run may take; a stage that needs more is left out from there on
    #[arg(long, value_name = "STEPS", default_value_t = 20_000_000)]
    pub(crate) fuel: u64,
    #[command(flatten)]
    pub(crate) memory: Memory,
    /// One JSON object with all counts of all runs; no plot unless --output is given
    #[arg(long)]
    pub(crate) json: bool,
}

/// `adjoin graph`.
#[derive(Debug, ArgGroup)]
pub(crate) struct Graph {
    #[command(flatten)]
    pub(crate) call: Call,
    /// Where to draw it: .svg, .png, .dot or .gv. DOT on standard output if left out
    #[arg(short, long, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
    /// Draw the nodes inside of each job: their compound ids job.index, their operations and what they depend
    /// on
    #[arg(long)]
    pub(crate) nodes: bool,
    /// Draw what backpropagators refer to instead, before and after defunctionalisation
    #[arg(long, conflicts_with = "nodes")]
    pub(crate) sharing: bool,
    /// One JSON object with jobs and edges on standard output
    #[arg(long)]
    pub(crate) json: bool,
}

/// `adjoin trace`.
#[derive(Debug, ArgGroup)]
pub(crate) struct Trace {
    #[command(flatten)]
    pub(crate) call: Call,
    #[command(flatten)]
    pub(crate) cotangent: Cotangent,
    /// The sweep of this stage
    #[arg(long, value_parser = reverse, default_value = "parallel")]
    pub(crate) stage: Stage,
    /// Show what is staged after every step: the adjoints that are not used up yet
    #[arg(long)]
    pub(crate) state: bool,
    /// Show at most this many steps; 0 for all
    #[arg(long, value_name = "STEPS", default_value_t = 200)]
    pub(crate) limit: usize,
    /// One JSON object with all steps
    #[arg(long)]
    pub(crate) json: bool,
}

/// `adjoin repl`.
#[derive(Debug, ArgGroup)]
pub(crate) struct Repl {
    /// A program to start with
    pub(crate) file: Option<PathBuf>,
}

/// What a program can be shown as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// Before any transformation.
    Source,
    /// Differentiated.
    Mode(Mode),
}

impl Form {
    /// The sequence, in the paper's order.
    pub(crate) fn all() -> Vec<Form> {
        let modes = [Mode::Forward].into_iter().chain(Stage::ALL.map(Mode::Stage));
        [Form::Source].into_iter().chain(modes.map(Form::Mode)).collect()
    }

    /// The one that it is made from, or differs least from.
    pub(crate) fn before(self) -> Option<Form> {
        if self == Form::Mode(Mode::Stage(Stage::ParallelClosures)) {
            return Some(Form::Mode(Mode::Stage(Stage::Parallel)));
        }
        let all = Form::all();
        let place = all.iter().position(|form| *form == self)?;
        all.get(place.checked_sub(1)?).copied()
    }
}

fn form(text: &str) -> Result<Form, String> {
    match text {
        "source" => Ok(Form::Source),
        _ => Mode::parse(text).map(Form::Mode).map_err(|error| format!("{error}, and source")),
    }
}

/// A stage with a reverse pass.
fn reverse(text: &str) -> Result<Stage, String> {
    if text == "forward" {
        return Err("forward mode has no reverse pass to follow".into());
    }
    text.parse()
}

/// A number of bytes, with a unit: powers of 1000 for KB, MB, GB, powers of 1024 for KiB, MiB, GiB (or K, M,
/// G).
fn memory(text: &str) -> Result<u64, String> {
    if text == "none" {
        return Ok(u64::MAX);
    }
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let size: f64 = match unit.trim().to_ascii_lowercase().as_str() {
        "" | "b" => 1.0,
        "kb" => 1e3,
        "mb" => 1e6,
        "gb" => 1e9,
        "k" | "kib" => 1024.0,
        "m" | "mib" => 1024.0 * 1024.0,
        "g" | "gib" => 1024.0 * 1024.0 * 1024.0,
        _ => f64::NAN,
    };
    match number.parse::<f64>().map(|number| number * size) {
        Ok(bytes) if (1.0..1e18).contains(&bytes) => Ok(bytes as u64),
        _ => Err("an amount of memory is a number and a unit, e.g. 500MB or 8GiB, or `none`".into()),
    }
}

fn threads(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(count @ 1..=1024) => Ok(count),
        _ => Err("a number of threads is from 1 to 1024".into()),
    }
}
