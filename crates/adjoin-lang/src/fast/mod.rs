//! The fast path: programs of the source language on the library's scalars, in parallel on rayon.
//!
//! ```text
//! core ── lower ──▶ steps ── last_use, link ──▶ code ── machine⟨f64⟩ ──▶ value
//!                                                └──── machine⟨Reverse⟩ ──▶ value, pullback
//! ```
//!
//! [`compile`] specialises a function and all it needs to a register machine's code, once; a [`Compiled`]
//! program runs any number of times. The same code runs on `f64` and on [`adjoin::Reverse`], whose tape and
//! sweep are the library's: this module has no derivatives of its own. ⋆ is [`adjoin::join()`], so forward
//! and reverse pass are parallel where the program is, and results have the same bits on any number of
//! threads.
//!
//! | file | what |
//! | --- | --- |
//! | `lower/` | partial evaluation of core to code with nested branches |
//! | `layout.rs` | which types are registers, which are references |
//! | `code.rs`, `walk.rs`, `last_use.rs`, `link.rs` | instructions; loops over lists; who may take a reference; layout |
//! | `machine.rs`, `call.rs`, `stacks.rs`, `fork.rs`, `scalar.rs`, `integer.rs`, `kernel.rs` | running it |
//! | `object.rs`, `heap.rs`, `array.rs` | data on the heap; operations on arrays |
//! | `plan.rs`, `convert.rs`, `read.rs` | plain values in and out |
//! | `pool.rs` | threads |

mod array;
mod call;
mod code;
mod convert;
mod fork;
mod heap;
mod integer;
mod kernel;
mod last_use;
mod layout;
mod link;
mod lower;
mod machine;
mod object;
mod plan;
mod pool;
mod read;
mod scalar;
mod stacks;
mod walk;

use std::panic::{AssertUnwindSafe, catch_unwind};

use adjoin::{Real, Reverse, try_value_and_grad, try_vjp};

use crate::core::{Program, Type, Var, deep};
use crate::eval::memory::Meter;
use crate::eval::{Limits, Reason, Value};
use code::Code;
use layout::Layouts;
use lower::Initial;
use machine::{Base, Machine, Run};
use object::Bank;
use plan::Plans;
use stacks::Shared;

pub use crate::eval::EvalError as Error;

/// A function of a program, ready to run.
#[derive(Debug)]
pub struct Compiled {
    code: Code,
    initial: Vec<Initial>,
    entry: u32,
    argument: Plans,
    result: Plans,
    limits: Limits,
    plain: Shared<f64>,
    differentiable: Shared<Reverse>,
}

/// What a run needs beside the code.
type Ready<'c, R> = (&'c Shared<R>, &'c Bank<R>);

/// The Jacobian of a function at a point.
#[derive(Clone, Debug, PartialEq)]
pub struct Jacobian {
    /// The function's value.
    pub value: Value,
    /// For each real of the value, from left to right, its gradient.
    pub rows: Vec<Value>,
}

/// Compiles a function of one first-order argument and first-order result, and all it needs.
///
/// # Errors
/// If there is no such function, if its type is not first-order or has variables, and if it recurses at ever
/// larger types.
pub fn compile(program: &Program, function: &Var) -> Result<Compiled, Error> {
    deep::run(|| {
        let scheme = program
            .scheme(function)
            .ok_or_else(|| Reason::Stuck(format!("there is no definition of `{}`", function.hint())))?;
        if !scheme.vars.is_empty() {
            let message = format!("`{}` is polymorphic: give it a type signature", function.hint());
            return Err(Reason::Stuck(message).into());
        }
        let Type::Fun(from, to) = &scheme.ty else {
            return Err(Reason::Stuck(format!("`{}` is not a function", function.hint())).into());
        };
        let mut layouts = Layouts::new(&program.data);
        let argument = Plans::new(from, &program.data, &mut layouts)?;
        let result = Plans::new(to, &program.data, &mut layouts)?;
        let output = lower::lower(program, function, from)?;
        Ok(Compiled {
            code: link::link(output.functions),
            initial: output.initial,
            entry: output.entry,
            argument,
            result,
            limits: Compiled::LIMITS,
            plain: Shared::default(),
            differentiable: Shared::default(),
        })
    })
}

impl Compiled {
    /// The limits of a new program: any amount of work, ten million calls inside one another, and
    /// [`Limits::MEMORY`].
    pub const LIMITS: Limits = Limits { fuel: u64::MAX, depth: 10_000_000, memory: Limits::MEMORY };

    /// The same program with other limits. Fuel is burnt by calls, by turns of loops and by forks.
    #[must_use]
    pub fn with_limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Whether the program forks anywhere.
    pub fn is_parallel(&self) -> bool {
        self.code.forks
    }

    /// The value at `input`, on plain `f64`; parallel where the program is, on as many threads as there are.
    ///
    /// # Errors
    /// If the input is not of the argument's type, if the program fails, and at the limits.
    pub fn run(&self, input: &Value) -> Result<Value, Error> {
        self.run_on(input, None)
    }

    /// [`run`](Self::run) on a number of threads.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub fn run_on(&self, input: &Value, threads: Option<usize>) -> Result<Value, Error> {
        let reals = self.argument.reals(input)?;
        self.in_pool(threads, || {
            let shared = self.ready(&self.plain)?;
            let bank = self.call(shared, self.argument.encode(input, &reals))?;
            Ok(self.result.decode(&bank).map_err(Error::from)?.0)
        })
    }

    /// The value at `input`, and the gradient for a cotangent of the value. Without a cotangent the result
    /// must be a `Double`, and the cotangent is 1. Discrete parts of the gradient are the input's.
    ///
    /// # Errors
    /// As [`run`](Self::run), and if the shapes of cotangent and value differ.
    pub fn gradient(
        &self,
        input: &Value,
        cotangent: Option<&Value>,
        threads: Option<usize>,
    ) -> Result<(Value, Value), Error> {
        let reals = self.argument.reals(input)?;
        if cotangent.is_none() && !self.result.is_real() {
            return Err(shape("the result is not a Double: give a cotangent of its shape".into()));
        }
        self.in_pool(threads, || {
            let shared = self.ready(&self.differentiable)?;
            if let (None, true) = (cotangent, self.result.is_real()) {
                let f = |xs: Vec<Reverse>| {
                    self.call(shared, self.argument.encode(input, &xs)).map(|bank| bank.reals[0])
                };
                let (value, gradient) = try_value_and_grad(f, &reals)?;
                return Ok((Value::Double(value), self.argument.with_reals(input, &gradient)));
            }
            let mut value = Value::unit();
            let f = |xs: Vec<Reverse>| self.outputs(shared, input, &xs, &mut value);
            let (_, pullback) = try_vjp(f, &reals)?;
            let seeds = match cotangent {
                Some(cotangent) => read::cotangent(&value, cotangent).map_err(Error::from)?,
                None => vec![1.0],
            };
            let gradient = pullback.call(&seeds).map_err(|error| shape(error.to_string()))?;
            Ok((value, self.argument.with_reals(input, &gradient)))
        })
    }

    /// The value at `input`, and the gradient of each of its reals. Runs the program once, and sweeps once
    /// for every four rows.
    ///
    /// # Errors
    /// As [`run`](Self::run).
    pub fn jacobian(&self, input: &Value, threads: Option<usize>) -> Result<Jacobian, Error> {
        const LANES: usize = 4;
        let reals = self.argument.reals(input)?;
        self.in_pool(threads, || {
            let shared = self.ready(&self.differentiable)?;
            let mut value = Value::unit();
            let f = |xs: Vec<Reverse>| self.outputs(shared, input, &xs, &mut value);
            let (outputs, pullback) = try_vjp(f, &reals)?;
            let mut rows = Vec::with_capacity(outputs.len());
            let mut seeds = [(); LANES].map(|()| vec![0.0; outputs.len()]);
            for first in (0..outputs.len()).step_by(LANES) {
                let places = first..outputs.len().min(first + LANES);
                places.clone().zip(&mut seeds).for_each(|(place, seed)| seed[place] = 1.0);
                let gradients =
                    pullback.call_many(seeds.each_ref()).map_err(|error| shape(error.to_string()))?;
                rows.extend(
                    gradients[..places.len()]
                        .iter()
                        .map(|gradient| self.argument.with_reals(input, gradient)),
                );
                places.zip(&mut seeds).for_each(|(place, seed)| seed[place] = 0.0);
            }
            Ok(Jacobian { value, rows })
        })
    }

    /// Runs at lifted inputs; writes down the value and gives its reals.
    fn outputs(
        &self,
        shared: Ready<'_, Reverse>,
        input: &Value,
        xs: &[Reverse],
        value: &mut Value,
    ) -> Run<Vec<Reverse>> {
        let bank = self.call(shared, self.argument.encode(input, xs))?;
        let (found, reals) = self.result.decode(&bank).map_err(Error::from)?;
        *value = found;
        Ok(reals)
    }

    fn call<R: Real>(&self, (shared, globals): Ready<'_, R>, args: Bank<R>) -> Run<Bank<R>> {
        let meter = Meter::later(self.limits.memory);
        let mut machine = Machine::new(&self.code, globals, shared, self.limits, meter);
        machine.call(self.entry, args, Base::default())?;
        Ok(machine.end())
    }

    /// The program's values, computed when they are first needed.
    fn ready<'c, R: Real>(&self, shared: &'c Shared<R>) -> Run<Ready<'c, R>> {
        if let Some(globals) = shared.globals.get() {
            return Ok((shared, globals));
        }
        let mut globals = Bank::default();
        for Initial(function) in &self.initial {
            let meter = Meter::later(self.limits.memory);
            let mut machine = Machine::new(&self.code, &globals, shared, self.limits, meter);
            machine.call(*function, Bank::default(), Base::default())?;
            let mut values = machine.end();
            globals.reals.append(&mut values.reals);
            globals.words.append(&mut values.words);
            globals.refs.append(&mut values.refs);
        }
        Ok((shared, shared.globals.get_or_init(|| globals)))
    }

    /// Runs `work` on a pool's thread if the program forks, else here.
    fn in_pool<T: Send>(
        &self,
        threads: Option<usize>,
        work: impl FnOnce() -> Result<T, Box<Error>> + Send,
    ) -> Result<T, Error> {
        let work = || {
            // The library panics when a tape is full; everything else is an error by itself.
            catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
                let message = panic.downcast_ref::<String>().cloned().unwrap_or_default();
                Err(Box::new(Reason::Undefined(format!("the run was given up: {message}")).into()))
            })
        };
        let outcome = if self.code.forks {
            let pool = pool::of(threads).map_err(Reason::Undefined)?;
            pool.install(work)
        } else {
            work()
        };
        outcome.map_err(|error| *error)
    }
}

fn shape(message: String) -> Error {
    Reason::Shape { path: String::new(), message }.into()
}
