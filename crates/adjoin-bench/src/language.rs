//! The language's fast path against the library, on the paper's programs.
//!
//! Each program is in `examples/lang` too. [`run`] compiles it once and times a gradient of the compiled
//! program, from plain value to plain value, against the library's gradient of the same program written in
//! Rust; both take turns. And it times `particles` on one and on two threads.

use std::{error::Error, fmt, hint::black_box, time::Duration};

use adjoin_lang::{
    eval::Value,
    fast::{self, Compiled},
    load,
};
use serde::Serialize;

use crate::{
    Adjoin, Contender, Program, Role, Target,
    machine::Machine,
    measure::{Sampling, Timing, interleaved},
    programs::{Dot, MatVec, Mult, Neural, Particles, Rotquat},
    publish::Publish,
    show::duration,
};

/// Maximum time of a gradient of the language, relative to the library's.
const SLOWDOWN: Target = Target::AtMost(15.0);
/// Minimum speed-up of `particles` on two threads.
const SPEEDUP: Target = Target::AtLeast(1.7);
/// Steps of `particles` on two threads; the file has 1000.
const MANY_STEPS: usize = 10_000;

/// What to measure, and for how long.
#[derive(Clone, Debug, clap::Args)]
pub struct Options {
    /// Seconds to spend on each program.
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS")]
    pub budget: f64,
    /// Only programs whose name contains this.
    #[arg(long, value_name = "NAME")]
    pub only: Option<String>,
}

/// All programs, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// Where the figures come from.
    pub machine: Machine,
    /// Against the library.
    pub programs: Vec<Measured>,
    /// One thread against two.
    pub threads: Option<Threads>,
}

/// One program, measured.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The program's title.
    pub title: String,
    /// The library's gradient.
    pub library: Timing,
    /// The language's gradient.
    pub language: Timing,
    /// The language's value, on plain `f64`.
    pub value: Timing,
}

/// `particles` on one and on two threads.
#[derive(Clone, Debug, Serialize)]
pub struct Threads {
    /// Steps of each particle.
    pub steps: usize,
    /// On one thread.
    pub one: Timing,
    /// On two.
    pub two: Timing,
}

/// A program of the language: its text, its function, and how its argument is made of numbers.
struct Source {
    text: String,
    function: &'static str,
    shape: fn(&[f64]) -> Value,
}

impl Source {
    fn new(text: &str, function: &'static str, shape: fn(&[f64]) -> Value) -> Self {
        Source { text: text.to_owned(), function, shape }
    }

    fn compile(&self) -> Result<Compiled, Box<dyn Error>> {
        let mut program = load(self.function, &self.text).map_err(|errors| errors.to_string())?;
        let entry = program.entry(self.function, None).map_err(|errors| errors.to_string())?;
        Ok(fast::compile(&program.core, &entry.var)?)
    }
}

fn scalars(x: &[f64]) -> Box<[Value]> {
    x.iter().copied().map(Value::Double).collect()
}

fn list(x: &[f64]) -> Value {
    Value::doubles(x.iter().copied())
}

fn rows(x: &[f64], columns: usize) -> Value {
    Value::List(x.chunks_exact(columns).map(list).collect())
}

fn two_lists(x: &[f64]) -> Value {
    let (a, b) = x.split_at(x.len() / 2);
    Value::pair(list(a), list(b))
}

/// A square matrix and a vector.
fn matrix_and_vector(x: &[f64]) -> Value {
    let side = (x.len() as f64).sqrt() as usize;
    let (matrix, vector) = x.split_at(side * side);
    Value::pair(rows(matrix, side), list(vector))
}

fn layers(x: &[f64]) -> Value {
    let (hidden_weights, x) = x.split_at(100 * 50);
    let (hidden_biases, x) = x.split_at(100);
    let (output_weights, x) = x.split_at(50 * 100);
    let (output_biases, input) = x.split_at(50);
    let layers = [
        Value::pair(rows(hidden_weights, 50), list(hidden_biases)),
        Value::pair(rows(output_weights, 100), list(output_biases)),
    ];
    Value::pair(Value::List(layers.into()), list(input))
}

fn particles(x: &[f64]) -> Value {
    let pair = |x: &[f64]| Value::Tuple(scalars(x));
    Value::List(x.chunks_exact(4).map(|p| Value::pair(pair(&p[..2]), pair(&p[2..]))).collect())
}

const PARTICLES: &str = include_str!("../../../examples/lang/particles.hs");
const ROTQUAT: &str = include_str!("../../../examples/lang/rotquat.hs");

/// A vector and a quaternion, of the data types of the program.
fn vector_and_quaternion(x: &[f64]) -> Value {
    let program = load("rotquat", ROTQUAT).ok();
    let con = |name: &str, x: &[f64]| {
        let con = program.as_ref().and_then(|program| program.core.data.con_by_name(name));
        con.map_or_else(Value::unit, |con| Value::con(con, name, scalars(x)))
    };
    Value::pair(con("Vec3", &x[..3]), con("Quaternion", &x[3..]))
}

/// Measures the paper's programs in the language.
///
/// # Errors
/// If a program does not compile, or its gradient is not the library's.
pub fn run(options: &Options) -> Result<Report, Box<dyn Error>> {
    let mut programs = Vec::new();
    let all = &mut programs;
    let source = |text, function, shape| Source::new(text, function, shape);
    let mult = source(include_str!("../../../examples/lang/mult.hs"), "mult", |x| Value::Tuple(scalars(x)));
    measure(options, &Mult, &mult, all)?;
    let dot = source(include_str!("../../../examples/lang/dot.hs"), "dot", two_lists);
    measure(options, &Dot { length: 1_000 }, &dot, all)?;
    measure(options, &Dot { length: 100_000 }, &dot, all)?;
    let matvec = source(include_str!("../../../examples/lang/matvec.hs"), "matvec", matrix_and_vector);
    measure(options, &MatVec { side: 100 }, &matvec, all)?;
    measure(options, &Rotquat, &source(ROTQUAT, "rotate", vector_and_quaternion), all)?;
    let neural = source(include_str!("../../../examples/lang/neural.hs"), "neural", layers);
    measure(options, &Neural::SUMMED, &neural, all)?;
    measure(options, &Particles { steps: 1_000 }, &source(PARTICLES, "particles", particles), all)?;
    let threads = if wanted(options, "threads") { Some(on_threads(options)?) } else { None };
    Ok(Report { machine: Machine::here(), programs, threads })
}

fn wanted(options: &Options, title: &str) -> bool {
    options.only.as_ref().is_none_or(|only| title.contains(only.as_str()))
}

fn sampling(options: &Options) -> Sampling {
    Sampling::with_budget(Duration::from_secs_f64(options.budget.clamp(0.0, 3600.0)))
}

/// The rows of the Jacobian, one after the other.
fn derivative(compiled: &Compiled, at: &Value, outputs: usize) -> Result<Vec<Value>, fast::Error> {
    if outputs == 1 {
        Ok(vec![compiled.gradient(at, None, Some(1))?.1])
    } else {
        Ok(compiled.jacobian(at, Some(1))?.rows)
    }
}

fn measure<P: Program<M>, const M: usize>(
    options: &Options,
    program: &P,
    source: &Source,
    into: &mut Vec<Measured>,
) -> Result<(), Box<dyn Error>> {
    let title = program.title();
    if !wanted(options, &title) {
        return Ok(());
    }
    let x = program.input();
    let compiled = source.compile()?;
    let at = (source.shape)(x.as_ref());
    let mut contenders = vec![Contender::tool(Adjoin, program, &x)];
    let expected = contenders[0].answer().to_vec();
    let found: Vec<f64> = derivative(&compiled, &at, M)?.iter().flat_map(Value::reals).collect();
    Contender::new("language", Role::OtherForm, move |rows| rows.clone_from(&found)).check(&expected)?;
    // What was computed once without an error is computed again.
    contenders.push(Contender::new("language", Role::OtherForm, |_| {
        black_box(derivative(&compiled, black_box(&at), M).is_ok());
    }));
    contenders.push(Contender::new("language, value", Role::OtherForm, |_| {
        black_box(compiled.run_on(black_box(&at), Some(1)).is_ok());
    }));
    let [library, language, value] = interleaved(&mut contenders, sampling(options))[..] else {
        return Err("three contenders have three times".into());
    };
    into.push(Measured { title, library, language, value });
    Ok(())
}

fn on_threads(options: &Options) -> Result<Threads, Box<dyn Error>> {
    let text = PARTICLES.replace("loop 1000 ", &format!("loop {MANY_STEPS} "));
    let compiled = Source::new(&text, "particles", particles).compile()?;
    let at = particles(&Particles { steps: MANY_STEPS }.input());
    let compiled = &compiled;
    let at = &at;
    compiled.gradient(at, None, Some(2))?;
    let on = |threads: usize| {
        Contender::new(format!("{threads} threads"), Role::OtherForm, move |_| {
            black_box(compiled.gradient(black_box(at), None, Some(threads)).is_ok());
        })
    };
    let mut contenders = vec![on(1), on(2)];
    let [one, two] = interleaved(&mut contenders, sampling(options))[..] else {
        return Err("two contenders have two times".into());
    };
    Ok(Threads { steps: MANY_STEPS, one, two })
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| program | library, gradient | language, gradient | language / library | target | language, value |"
        )?;
        writeln!(f, "| --- | --: | --: | --: | --- | --: |")?;
        for program in &self.programs {
            let ratio = program.language.minimum / program.library.minimum;
            writeln!(
                f,
                "| {} | {} | {} | {ratio:.2} | {} | {} |",
                program.title,
                duration(program.library.minimum),
                duration(program.language.minimum),
                SLOWDOWN.verdict(ratio),
                duration(program.value.minimum),
            )?;
        }
        if let Some(Threads { steps, one, two }) = &self.threads {
            let ratio = one.minimum / two.minimum;
            writeln!(
                f,
                "\n| particles, {steps} steps | 1 thread | 2 threads | 1 thread / 2 threads | target |"
            )?;
            writeln!(f, "| --- | --: | --: | --: | --- |")?;
            writeln!(
                f,
                "| language, gradient | {} | {} | {ratio:.2} | {} |",
                duration(one.minimum),
                duration(two.minimum),
                SPEEDUP.verdict(ratio),
            )?;
        }
        writeln!(
            f,
            "\nMinima of interleaved rounds; programs are compiled once, and run from value to value."
        )?;
        writeln!(f, "{}", self.machine)
    }
}

impl Publish for Report {}
