//! What a table has to say about where its figures come from.

use std::{env, fmt, fs, thread};

use serde::Serialize;

/// The machine, compiler and command behind a set of figures.
#[derive(Clone, Debug, Serialize)]
pub struct Machine {
    /// The processor's name as the operating system gives it.
    pub processor: String,
    /// The number of threads that can run at once.
    pub threads: usize,
    /// Operating system and architecture.
    pub system: String,
    /// The compiler that built this program.
    pub compiler: String,
    /// The command line, without directories.
    pub command: String,
}

impl Machine {
    /// This machine, this build, this command.
    pub fn here() -> Self {
        Machine {
            processor: processor().unwrap_or_else(|| "unknown processor".to_owned()),
            threads: thread::available_parallelism().map_or(1, usize::from),
            system: format!("{} {}", env::consts::OS, env::consts::ARCH),
            compiler: env!("ADJOIN_BENCH_RUSTC").to_owned(),
            command: command(),
        }
    }
}

impl fmt::Display for Machine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Machine { processor, threads, system, compiler, command } = self;
        write!(f, "{processor}, {threads} threads, {system}; {compiler}; `{command}`")
    }
}

fn processor() -> Option<String> {
    let description = fs::read_to_string("/proc/cpuinfo").ok()?;
    let line = description.lines().find(|line| line.starts_with("model name"))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

fn command() -> String {
    let mut words = env::args();
    let program = words.next().unwrap_or_default();
    let program = program.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
    words.fold(program, |line, word| line + " " + &word)
}
