//! A call of a function: its input, the number of runs, and its result.

use std::{
    fmt,
    hint::black_box,
    time::{Duration, Instant},
};

use serde::Serialize;
use serde_json::Value;

pub use crate::fields::Fields;
use crate::fields::kind;

/// A call of a function.
#[derive(Clone, Copy, Debug)]
pub struct Call<'a> {
    input: &'a Value,
    /// Whether to use more than one thread.
    pub multithreaded: bool,
}

/// The result of a function, and the time of each run in nanoseconds.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The output of the last run.
    pub output: Value,
    /// The time of each run.
    pub timings: Vec<u64>,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure(String);

impl Failure {
    /// A failure with a message.
    pub fn new(message: impl Into<String>) -> Self {
        Failure(message.into())
    }

    /// A field is not there.
    pub(crate) fn missing(name: &str) -> Self {
        Failure(format!("the field `{name}` is missing"))
    }

    /// A field is something else.
    pub(crate) fn wrong_type(name: &str, expected: &str, found: &Value) -> Self {
        Failure(format!("the field `{name}` has to be {expected}, and is {}", kind(found)))
    }

    /// There is no such thing, but there are others.
    pub(crate) fn unknown<'n>(what: &str, name: &str, known: impl Iterator<Item = &'n str>) -> Self {
        let known = known.collect::<Vec<_>>().join(", ");
        Failure(format!("no {what} is called `{name}`; there are {known}"))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Failure {}

impl<'a> Call<'a> {
    /// A call with this input.
    pub fn new(input: &'a Value, multithreaded: bool) -> Self {
        Call { input, multithreaded }
    }

    /// The input, which is one number.
    ///
    /// # Errors
    /// If it is something else.
    pub fn number(&self) -> Result<f64, Failure> {
        self.input.as_f64().ok_or_else(|| Failure::wrong_type("input", "a number", self.input))
    }

    /// The fields of the input.
    ///
    /// # Errors
    /// If it has none.
    pub fn fields(&self) -> Result<Fields<'a>, Failure> {
        match self.input {
            Value::Object(object) => Ok(Fields::new(object)),
            other => Err(Failure::wrong_type("input", "an object", other)),
        }
    }

    /// Runs the work once.
    ///
    /// # Errors
    /// If a number of the output is not finite, which JSON cannot say.
    pub fn run_once<T: Serialize>(&self, work: impl FnMut() -> T) -> Result<Answer, Failure> {
        measure(1, Duration::ZERO, work, |output| output)
    }

    /// Runs the work as often and as long as the input says.
    ///
    /// # Errors
    /// If the input does not say, or a number of the output is not finite.
    pub fn run<T: Serialize>(&self, work: impl FnMut() -> T) -> Result<Answer, Failure> {
        self.run_then(work, |output| output)
    }

    /// Runs the work as often and as long as the input says; its last output is put into its final form off
    /// the clock.
    ///
    /// # Errors
    /// If the input does not say, or a number of the output is not finite.
    pub fn run_then<T, S: Serialize>(
        &self,
        work: impl FnMut() -> T,
        output: impl FnOnce(T) -> S,
    ) -> Result<Answer, Failure> {
        let fields = self.fields()?;
        let runs = fields.count("min_runs")?;
        let seconds = fields.number("min_seconds")?;
        let least = Duration::try_from_secs_f64(seconds)
            .map_err(|_| Failure::new(format!("the field `min_seconds` is {seconds}, which is no time")))?;
        measure(runs, least, work, output)
    }
}

fn measure<T, S: Serialize>(
    runs: usize,
    least: Duration,
    mut work: impl FnMut() -> T,
    output: impl FnOnce(T) -> S,
) -> Result<Answer, Failure> {
    let (mut timings, mut total) = (Vec::new(), Duration::ZERO);
    let last = loop {
        let start = Instant::now();
        let result = black_box(work());
        let elapsed = start.elapsed();
        total += elapsed;
        timings.push(u64::try_from(elapsed.as_nanos()).unwrap_or(u64::MAX));
        if timings.len() >= runs && total >= least {
            break result;
        }
    };
    let output = serde_json::to_value(output(last)).map_err(|error| Failure::new(error.to_string()))?;
    if is_finite(&output) {
        Ok(Answer { output, timings })
    } else {
        Err(Failure::new("a number of the output is not finite"))
    }
}

/// JSON has no NaN and no infinities: these are null.
fn is_finite(output: &Value) -> bool {
    match output {
        Value::Null => false,
        Value::Array(values) => values.iter().all(is_finite),
        Value::Object(fields) => fields.values().all(is_finite),
        _ => true,
    }
}
