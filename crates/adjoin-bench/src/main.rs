//! The benchmarks of adjoin: tables and plots, each by a command of its own.

use std::error::Error;

use adjoin_bench::{
    Adjoin, adbench, compiled, forks, gradbench,
    instructions::{self, Counted, Form},
    jobs, language, memory,
    publish::Destination,
    scaling, table,
};
use clap::{Parser, Subcommand};

/// The benchmarks of adjoin. Build with `--release`.
#[derive(Debug, Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Benchmark,
}

#[derive(Debug, Subcommand)]
enum Benchmark {
    /// The paper's benchmark table: adjoin, hand-written derivatives, and the plain programs.
    Table {
        #[command(flatten)]
        options: table::Options,
        #[command(flatten)]
        destination: Destination,
    },
    /// Compiled adjoints of plain loops: directly and from taped code, against plain code, code by hand, and
    /// the tape.
    Compiled {
        #[command(flatten)]
        options: table::Options,
        #[command(flatten)]
        destination: Destination,
    },
    /// What forks cost in a differentiated program, and what a second thread gains.
    Forks {
        #[command(flatten)]
        options: forks::Options,
        #[command(flatten)]
        destination: Destination,
    },
    /// How parallel gradients are: measured jobs, and the speed-up to expect on up to 256 threads.
    Jobs {
        #[command(flatten)]
        options: jobs::Options,
        #[command(flatten)]
        destination: Destination,
    },
    /// The time for each operation of a gradient, from thousands to millions of operations.
    Scaling {
        #[command(flatten)]
        options: scaling::Options,
        #[command(flatten)]
        destination: Destination,
    },
    /// The language's fast path against the library, and on two threads.
    Language {
        #[command(flatten)]
        options: language::Options,
        #[command(flatten)]
        destination: Destination,
    },
    /// `ADBench`'s four problems: objective, derivative by hand, and derivatives by adjoin, on one and two
    /// threads.
    Adbench {
        #[command(flatten)]
        options: adbench::Options,
        #[command(flatten)]
        destination: Destination,
    },
    /// `GradBench`'s problems: value, derivative, their ratio, and the memory that the derivative takes.
    Gradbench {
        #[command(flatten)]
        options: gradbench::Options,
        #[command(flatten)]
        destination: Destination,
    },
    /// A long loop under a memory budget against the same loop on one tape, and sparse Jacobians of growing
    /// size.
    Memory {
        #[command(flatten)]
        options: memory::Options,
        #[command(flatten)]
        destination: Destination,
    },
    /// Instructions of differentiable code at plain f64 against the same code by hand (needs valgrind).
    Instructions,
    /// Evaluate a program n times, for a profiler or an instruction counter to watch.
    Repeat {
        /// The program.
        program: Counted,
        /// Generic code at f64, code for f64 alone, or the gradient by adjoin.
        form: Form,
        /// How many times.
        repetitions: u64,
    },
}

fn main() -> Result<(), Box<dyn Error>> {
    match Cli::parse().command {
        Benchmark::Table { options, destination } => {
            let report = table::run(&Adjoin, &options)?;
            destination.publish("table", &report)
        }
        Benchmark::Compiled { options, destination } => {
            let report = compiled::run(&options)?;
            destination.publish("compiled", &report)
        }
        Benchmark::Forks { options, destination } => {
            let report = forks::run(forks::Size::STATED, &options)?;
            destination.publish("forks", &report)
        }
        Benchmark::Jobs { options, destination } => {
            let report = jobs::run(&options)?;
            destination.publish("jobs", &report)
        }
        Benchmark::Scaling { options, destination } => {
            let report = scaling::run(&options)?;
            destination.publish("scaling", &report)
        }
        Benchmark::Language { options, destination } => {
            let report = language::run(&options)?;
            destination.publish("language", &report)
        }
        Benchmark::Adbench { options, destination } => {
            let report = adbench::run(adbench::Scale::Stated, &options)?;
            destination.publish("adbench", &report)
        }
        Benchmark::Gradbench { options: gradbench::Options { peak: Some(title), .. }, .. } => {
            let bytes = gradbench::peak(&title).ok_or("no such case, or the system does not tell")?;
            println!("{bytes}");
            Ok(())
        }
        Benchmark::Gradbench { options, destination } => {
            let report = gradbench::run(gradbench::Scale::Stated, &options)?;
            destination.publish("gradbench", &report)
        }
        Benchmark::Memory { options, destination } => {
            let report = memory::run(&options)?;
            destination.publish("memory", &report)
        }
        Benchmark::Instructions => instructions::run(),
        Benchmark::Repeat { program, form, repetitions } => {
            instructions::repeat(program, form, repetitions);
            Ok(())
        }
    }
}
