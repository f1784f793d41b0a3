//! A contender: one way to compute one program's derivative, ready to be timed.
//!
//! All contenders for a program do the same job: from the plain input, write the Jacobian's rows into a
//! buffer. For a [`Tool`] that is lifting the input, recording, sweeping and reading the gradient out, every
//! time.

use std::{
    error::Error,
    fmt,
    hint::black_box,
    time::{Duration, Instant},
};

use rayon::ThreadPool;
use serde::Serialize;

use crate::Program;

/// What a contender is in the comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The function itself in plain `f64`, without any derivative.
    Primal,
    /// The derivative written by hand.
    Hand,
    /// This library.
    Adjoin,
    /// Another library, running the same scalar code every time.
    Peer,
    /// Another library in a form that is not the same job, such as replaying a recording made before.
    OtherForm,
}

/// Something that differentiates programs: this library, or a peer.
pub trait Tool {
    /// Its name in the tables.
    fn name(&self) -> String;

    /// Its role.
    fn role(&self) -> Role;

    /// Replaces the contents of `rows` by the Jacobian's rows at `x`, one after the other.
    fn jacobian<P: Program<M>, const M: usize>(&mut self, program: &P, x: &P::Point, rows: &mut Vec<f64>);
}

/// One way to compute something, behind a name.
pub struct Contender<'a> {
    name: String,
    role: Role,
    work: Box<dyn Repeat + 'a>,
}

impl fmt::Debug for Contender<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Contender")
            .field("name", &self.name)
            .field("role", &self.role)
            .finish_non_exhaustive()
    }
}

impl<'a> Contender<'a> {
    /// Any work that leaves its answer in the buffer it is given.
    pub fn new(name: impl Into<String>, role: Role, work: impl FnMut(&mut Vec<f64>) + 'a) -> Self {
        Contender { name: name.into(), role, work: Box::new(Repeated { work, answer: Vec::new() }) }
    }

    /// Work to be done on a thread of the given pool; getting there is off the clock.
    pub fn in_pool(
        name: impl Into<String>,
        role: Role,
        pool: &'a ThreadPool,
        work: impl FnMut(&mut Vec<f64>) + Send + 'a,
    ) -> Self {
        let work = Repeated { work, answer: Vec::new() };
        Contender { name: name.into(), role, work: Box::new(InPool { pool, work }) }
    }

    /// The program itself, in plain `f64`, written by hand.
    pub fn primal<P: Program<M>, const M: usize>(program: &'a P, x: &'a P::Point) -> Self {
        Contender::new("plain f64 primal", Role::Primal, move |rows| {
            rows.resize(M, 0.0);
            rows.copy_from_slice(&program.primal(black_box(x.as_ref())));
        })
    }

    /// The program that tools differentiate, instantiated at plain `f64`.
    pub fn generic_primal<P: Program<M>, const M: usize>(program: &'a P, x: &'a P::Point) -> Self {
        Contender::new("generic program at f64", Role::Primal, move |rows| {
            rows.resize(M, 0.0);
            rows.copy_from_slice(&program.eval(black_box(x.as_ref())));
        })
    }

    /// The derivative written by hand.
    pub fn hand<P: Program<M>, const M: usize>(program: &'a P, x: &'a P::Point) -> Self {
        Contender::new("hand-written gradient", Role::Hand, move |rows| {
            rows.resize(M * x.as_ref().len(), 0.0);
            program.jacobian(black_box(x.as_ref()), rows);
        })
    }

    /// A tool at work on a program.
    pub fn tool<P: Program<M>, const M: usize>(
        mut tool: impl Tool + 'a,
        program: &'a P,
        x: &'a P::Point,
    ) -> Self {
        Contender::new(tool.name(), tool.role(), move |rows| tool.jacobian(program, black_box(x), rows))
    }

    /// Its name in the tables.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its role.
    pub fn role(&self) -> Role {
        self.role
    }

    /// The time that `repetitions` of the work take.
    pub fn time(&mut self, repetitions: u64) -> Duration {
        self.work.time(repetitions)
    }

    /// The time that `repetitions` of the work take, after one off the clock that brings the contender's own
    /// memory back into the caches: those of the thread that is timed.
    pub fn time_warm(&mut self, repetitions: u64) -> Duration {
        self.work.time_warm(repetitions)
    }

    /// Does the work once and returns its answer.
    pub fn answer(&mut self) -> &[f64] {
        self.work.answer()
    }

    /// Whether the answer is the expected one, up to rounding.
    ///
    /// # Errors
    /// A [`Disagreement`] that names the first component that differs.
    pub fn check(&mut self, expected: &[f64]) -> Result<(), Disagreement> {
        const ROUNDING: f64 = 1e-10;
        let name = self.name.clone();
        let found = self.answer();
        if found.len() != expected.len() {
            return Err(Disagreement::Length { name, expected: expected.len(), found: found.len() });
        }
        let differs = |(&a, &b): (&f64, &f64)| {
            let agree = (a - b).abs() <= ROUNDING * (1.0 + a.abs().max(b.abs()));
            !agree
        };
        match expected.iter().zip(found).position(differs) {
            Some(index) => {
                Err(Disagreement::Value { name, index, expected: expected[index], found: found[index] })
            }
            None => Ok(()),
        }
    }
}

/// A contender computed something else than the derivative written by hand.
#[derive(Clone, Debug)]
pub enum Disagreement {
    /// The gradient has another length.
    Length {
        /// The contender.
        name: String,
        /// The length of the hand-written gradient.
        expected: usize,
        /// The length of the contender's.
        found: usize,
    },
    /// One component differs by more than rounding.
    Value {
        /// The contender.
        name: String,
        /// Which component, counting through the rows of the Jacobian.
        index: usize,
        /// The hand-written value.
        expected: f64,
        /// The contender's.
        found: f64,
    },
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Disagreement::Length { name, expected, found } => {
                write!(f, "{name} returns {found} derivatives where there are {expected}")
            }
            Disagreement::Value { name, index, expected, found } => {
                write!(f, "{name} computes {found} for derivative {index}, by hand it is {expected}")
            }
        }
    }
}

impl Error for Disagreement {}

/// The timed loop lives inside the closure's own type: per repetition there is no indirect call.
trait Repeat {
    fn time(&mut self, repetitions: u64) -> Duration;
    fn time_warm(&mut self, repetitions: u64) -> Duration {
        self.time(1);
        self.time(repetitions)
    }
    fn answer(&mut self) -> &[f64];
}

struct Repeated<F> {
    work: F,
    answer: Vec<f64>,
}

impl<F: FnMut(&mut Vec<f64>)> Repeat for Repeated<F> {
    fn time(&mut self, repetitions: u64) -> Duration {
        let start = Instant::now();
        for _ in 0..repetitions {
            (self.work)(&mut self.answer);
            black_box(self.answer.as_slice());
        }
        start.elapsed()
    }

    fn answer(&mut self) -> &[f64] {
        (self.work)(&mut self.answer);
        &self.answer
    }
}

struct InPool<'a, F> {
    pool: &'a ThreadPool,
    work: Repeated<F>,
}

impl<F: FnMut(&mut Vec<f64>) + Send> Repeat for InPool<'_, F> {
    fn time(&mut self, repetitions: u64) -> Duration {
        self.pool.install(|| self.work.time(repetitions))
    }

    /// In one piece: otherwise another thread of the pool may take the second.
    fn time_warm(&mut self, repetitions: u64) -> Duration {
        self.pool.install(|| self.work.time_warm(repetitions))
    }

    fn answer(&mut self) -> &[f64] {
        self.pool.install(|| self.work.answer())
    }
}
