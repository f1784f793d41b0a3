//! The properties that a program's gradient must have, and the verdict.
//!
//! Of every program:
//! - the value in reverse mode has the bits of the value at `f64`;
//! - the gradient has the same bits on 1, 2 and 4 threads, and when it is computed again;
//! - the gradient agrees with forward mode up to rounding, and with finite differences, unless a kink is
//!   near;
//! - second derivatives, forward over reverse, agree with differences of gradients;
//! - gradients computed afterwards on the same threads are right in all bits.
//!
//! A program that misuses numbers must either be refused with a message of the library or be right on one
//! thread. On more threads its result may depend on which branch was first; then later gradients must still
//! be right.

use crate::flags::{Fault, Flags};
use crate::noise::all_is_clean;
use crate::number::{INPUTS, Number};
use crate::program::{Program, Verb};
use crate::run::Env;
use adjoin::{
    Forward, Mode, Real, Reverse, Vector, grad, hvp, jacobian_with, value_and_grad, value_and_grad_into, vjp,
};
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, LazyLock, Once};

/// The weights of the outputs of a program in the function that is differentiated.
const WEIGHTS: [f64; 3] = [1.0, 0.5, -0.75];

/// Maximum difference between two computations of the same derivative.
const TOLERANCE: f64 = 1e-9;

/// Larger derivatives are not compared.
const HUGE: f64 = 1e6;

/// Parts of the messages by which the library refuses a program.
const REFUSALS: &[&str] = &[
    "a `Reverse` number of another run was used in this one",
    "was used after the closure had returned",
    "reached one parallel branch from another that was running at the same time",
    "was used where no differentiated task is running",
    "a checkpointed function captured a differentiable value",
    "a checkpointed function returned a value of another shape when it was run again",
];

static POOLS: LazyLock<[ThreadPool; 3]> = LazyLock::new(|| {
    [1, 2, 4]
        .map(|threads| ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be started"))
});

/// The verdict on a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// All properties hold. Says what the gradient was compared with.
    Right(Compared),
    /// The program misuses numbers, and was refused.
    Refused,
    /// A property does not hold. Says which one.
    Wrong(String),
}

/// The other ways to the gradient that it could be compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    /// Forward mode: no kink is near.
    pub forward: bool,
    /// Finite differences: they have converged.
    pub differences: bool,
}

type Point<R> = (Vec<R>, Vector<R>);

/// The value and the gradient.
#[derive(Clone, Debug)]
struct Outcome {
    value: f64,
    gradient: Vec<f64>,
}

impl Outcome {
    fn bits(&self) -> Vec<u64> {
        std::iter::once(&self.value).chain(&self.gradient).map(|x| x.to_bits()).collect()
    }
}

/// The message of a panic.
pub fn message_of(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without a text".into())
}

/// Silences the hook for panics, since panics are values here.
pub fn silence_panics() {
    static SILENCE: Once = Once::new();
    SILENCE.call_once(|| std::panic::set_hook(Box::new(|_| {})));
}

/// Runs a program in all modes, and compares the results.
pub fn check(program: &Program) -> Verdict {
    check_with(program, None)
}

/// [`check()`] with an interpreter that commits a fault on purpose.
pub fn check_with(program: &Program, fault: Option<Fault>) -> Verdict {
    silence_panics();
    match (Check { program, fault }).verdict() {
        Ok(verdict) => verdict,
        Err(message) => Verdict::Wrong(message),
    }
}

struct Check<'a> {
    program: &'a Program,
    fault: Option<Fault>,
}

impl Check<'_> {
    fn verdict(&self) -> Result<Verdict, String> {
        let (flags, value) = self.on_one_thread(|flags| self.plain(flags, &self.point()));
        let (_, forward) = self.on_one_thread(|flags| self.forward(flags));
        let (value, forward) = match (value, forward) {
            (Ok(value), Ok(forward)) => (value, forward),
            // Nested runs use reverse mode here too.
            (Err(message), _) | (_, Err(message)) if self.may_end_with(&message) => {
                return self.require_clean_threads().map(|()| Verdict::Refused);
            }
            (Err(message), _) => return Err(format!("at f64: {message}")),
            (_, Err(message)) => return Err(format!("in forward mode: {message}")),
        };
        let smooth = !flags.near_kink() && forward.gradient.iter().all(|slope| slope.abs() < HUGE);

        let mut first: Option<Outcome> = None;
        for (pool, threads) in [(0, "1 thread"), (0, "1 thread, again"), (1, "2 threads"), (2, "4 threads")] {
            let (outcome, noticed) = match self.reverse(&POOLS[pool]) {
                Ok(outcome) => outcome,
                Err(message) if self.may_end_with(&message) => {
                    return self.require_clean_threads().map(|()| Verdict::Refused);
                }
                Err(message) => return Err(format!("on {threads}: {message}")),
            };
            self.require_clean(&POOLS[pool])?;
            match &first {
                None => {
                    if noticed.differs_in_calls(&flags) {
                        let nothing = Compared { forward: false, differences: false };
                        return self.require_clean_threads().map(|()| Verdict::Right(nothing));
                    }
                    let what = "the value at f64 and in reverse mode";
                    if self.program.takes_derivatives() {
                        // Over `f64` an inner derivative is rounded otherwise than over numbers with a tape,
                        // and a jump may lie in between.
                        if smooth {
                            close(what, &[value], &[outcome.value], TOLERANCE)?;
                        }
                    } else {
                        same_bits(what, &[value], &[outcome.value])?;
                    }
                    first = Some(outcome);
                }
                Some(first) if self.program.honest || pool == 0 => {
                    let what = format!("on 1 thread and on {threads}");
                    if first.bits() != outcome.bits() {
                        return Err(format!("other bits {what}: {first:?} and {outcome:?}"));
                    }
                }
                Some(_) => {}
            }
        }
        let reverse = first.expect("it was run");
        if smooth {
            close("forward and reverse mode", &forward.gradient, &reverse.gradient, TOLERANCE)?;
        }
        let differences = smooth && self.program.honest && self.differences(&reverse.gradient)?;
        Ok(Verdict::Right(Compared { forward: smooth, differences }))
    }

    /// Whether the panic is a refusal, and the program one that may be refused.
    fn may_end_with(&self, message: &str) -> bool {
        !self.program.honest && REFUSALS.iter().any(|part| message.contains(part))
    }

    /// On more threads, misuse happens in another order. That must leave the threads clean as well.
    fn require_clean_threads(&self) -> Result<(), String> {
        self.require_clean(&POOLS[0])?;
        for pool in &POOLS[1..] {
            match self.reverse(pool) {
                Err(message) if !self.may_end_with(&message) => return Err(message),
                _ => self.require_clean(pool)?,
            }
        }
        Ok(())
    }

    fn point(&self) -> Point<f64> {
        (self.program.scalars.clone(), self.program.vector.clone().into())
    }

    /// Runs a closure with new flags. Returns these, and the result or the message of the panic.
    fn on_one_thread<T: Send>(
        &self,
        f: impl FnOnce(&Arc<Flags>) -> T + Send,
    ) -> (Arc<Flags>, Result<T, String>) {
        let flags = Arc::new(Flags::with_fault(self.fault));
        let result = catch_unwind(AssertUnwindSafe(|| POOLS[0].install(|| f(&flags))));
        let result = match (result, flags.swallowed()) {
            (Ok(_), Some(message)) => Err(message),
            (Ok(_), None) if flags.dirty() => Err("an unrelated gradient on the way was wrong".into()),
            (Ok(result), None) => Ok(result),
            (Err(payload), _) => Err(message_of(&*payload)),
        };
        (flags, result)
    }

    fn env<R: Number>(&self, flags: &Arc<Flags>, stale: R) -> Env<R> {
        Env::new(self.program, flags, stale)
    }

    fn plain(&self, flags: &Arc<Flags>, (scalars, vector): &Point<f64>) -> f64 {
        combined(&self.env(flags, STALE).outputs(self.program, scalars.clone(), vector.clone()))
    }

    fn forward(&self, flags: &Arc<Flags>) -> Outcome {
        let mut next = 0;
        let mut lift = |x: &f64| {
            next += 1;
            Forward::<f64, INPUTS>::new(*x, std::array::from_fn(|k| f64::from(u8::from(k + 1 == next))))
        };
        let scalars: Vec<_> = self.program.scalars.iter().map(&mut lift).collect();
        let vector: Vec<_> = self.program.vector.iter().map(&mut lift).collect();
        let env = self.env(flags, Forward::constant(STALE));
        let value = combined(&env.outputs(self.program, scalars, vector.into()));
        Outcome { value: value.primal(), gradient: value.tangents()[..next].to_vec() }
    }

    /// The gradient by the program's verb, on a number of threads.
    fn reverse(&self, pool: &ThreadPool) -> Result<(Outcome, Arc<Flags>), String> {
        let flags = Arc::new(Flags::with_fault(self.fault));
        let result = catch_unwind(AssertUnwindSafe(|| {
            pool.install(|| {
                let stale = if self.program.honest { Reverse::constant(STALE) } else { stale() };
                self.by_verb(&self.env(&flags, stale))
            })
        }));
        match (result, flags.swallowed()) {
            (_, Some(message)) => Err(message),
            (Err(payload), _) => Err(message_of(&*payload)),
            (Ok(_), None) if flags.dirty() => Err("an unrelated gradient on the way was wrong".into()),
            (Ok(outcome), None) => Ok((outcome, flags)),
        }
    }

    fn by_verb(&self, env: &Env<Reverse>) -> Outcome {
        let outputs = |(scalars, vector): Point<Reverse>| env.outputs(self.program, scalars, vector);
        let output = |x: Point<Reverse>| combined(&outputs(x));
        let point = self.point();
        match self.program.verb {
            Verb::Grad => {
                let (value, gradient) = value_and_grad(output, &point);
                Outcome { value, gradient: flat(&gradient) }
            }
            Verb::FlatGrad => {
                let mut gradient = vec![0.0; flat(&point).len()];
                let value = value_and_grad_into(|x| output(x.clone()), &point, &mut gradient);
                Outcome { value, gradient }
            }
            Verb::VjpTwice => {
                let (values, pullback) = vjp(outputs, &point);
                let first = flat(&pullback.call(&WEIGHTS).expect("the same shape"));
                let second = flat(&pullback.call(&WEIGHTS).expect("the same shape"));
                // A second sweep of the same tape must give the same bits.
                let gradient =
                    if bits(&first) == bits(&second) { first } else { vec![f64::NAN; first.len()] };
                Outcome { value: combined(&values), gradient }
            }
            Verb::JacobianReverse | Verb::JacobianForward => {
                let mode =
                    if self.program.verb == Verb::JacobianForward { Mode::Forward } else { Mode::Reverse };
                let mut values = [0.0; 3];
                let jacobian = jacobian_with(
                    mode,
                    |x| {
                        let outputs = outputs(x);
                        values = outputs.map(Real::primal);
                        outputs
                    },
                    &point,
                );
                let column = |j: usize| (0..3).map(|i| WEIGHTS[i] * jacobian[(i, j)]).sum();
                Outcome { value: combined(&values), gradient: (0..jacobian.columns()).map(column).collect() }
            }
        }
    }

    fn require_clean(&self, pool: &ThreadPool) -> Result<(), String> {
        let dirt = self.fault == Some(Fault::Dirt) && !self.program.body.statements.is_empty();
        let here = || catch_unwind(all_is_clean).unwrap_or(false) && !dirt;
        let clean = if self.program.honest {
            pool.install(here)
        } else {
            pool.broadcast(|_| here()).into_iter().all(|clean| clean)
        };
        if clean { Ok(()) } else { Err("an unrelated gradient afterwards is wrong".into()) }
    }

    /// Compares with central differences in one direction, if they converge, and the second derivative with
    /// differences of gradients.
    fn differences(&self, gradient: &[f64]) -> Result<bool, String> {
        let direction: Vec<f64> = (0..gradient.len()).map(|i| if i % 2 == 0 { 0.8 } else { -0.6 }).collect();
        let moved = |step: f64| {
            let mut moved = direction.iter().map(|direction| step * direction);
            let (scalars, vector) = self.point();
            let scalars: Vec<f64> = scalars.iter().map(|x| x + moved.next().expect("as many")).collect();
            let vector: Vec<f64> = vector.iter().map(|x| x + moved.next().expect("as many")).collect();
            (scalars, Vector::from(vector))
        };
        let central = |step: f64, f: &(dyn Fn(&Point<f64>) -> Option<f64> + Sync)| {
            Some((f(&moved(step))? - f(&moved(-step))?) / (2.0 * step))
        };
        let settled = |f: &(dyn Fn(&Point<f64>) -> Option<f64> + Sync)| {
            let (coarse, fine) = (central(2e-5, f)?, central(1e-5, f)?);
            ((coarse - fine).abs() < 1e-6).then_some(fine)
        };
        let along = |gradient: &[f64]| gradient.iter().zip(&direction).map(|(g, d)| g * d).sum::<f64>();
        let value = |point: &Point<f64>| {
            let (flags, value) = self.on_one_thread(|flags| self.plain(flags, point));
            if flags.near_kink() { None } else { value.ok() }
        };
        let Some(slope) = settled(&value) else { return Ok(false) };
        close("differences and reverse mode", &[slope], &[along(gradient)], 1e-5)?;

        let second = self.on_one_thread(|flags| {
            let env = self.env(flags, Forward::constant(STALE));
            let f = |(scalars, vector): Point<Forward<Reverse, 1>>| {
                combined(&env.outputs(self.program, scalars, vector))
            };
            let (scalars, vector) = direction.split_at(self.program.scalars.len());
            let direction = (scalars.to_vec(), Vector::from(vector.to_vec()));
            flat(&hvp(f, &self.point(), &direction).expect("the same shape"))
        });
        let second = along(&second.1.map_err(|message| format!("hvp: {message}"))?);
        let slope = |point: &Point<f64>| {
            let (_, gradient) = self.on_one_thread(|flags| {
                let env = self.env(flags, Reverse::constant(STALE));
                let f = |(scalars, vector)| combined(&env.outputs(self.program, scalars, vector));
                flat(&grad(f, point))
            });
            gradient.ok().map(|gradient| along(&gradient))
        };
        if let Some(found) = settled(&slope) {
            close("differences of gradients and hvp", &[found], &[second], 1e-5)?;
        }
        Ok(true)
    }
}

/// The value of [`stale`].
const STALE: f64 = 0.25;

/// A number of a run that has ended.
fn stale() -> Reverse {
    let mut stale = Reverse::constant(0.0);
    grad(
        |[x, y]: [Reverse; 2]| {
            stale = x * y;
            stale
        },
        &[0.5, 0.5],
    );
    stale
}

fn combined<R: Real>(outputs: &[R; 3]) -> R {
    outputs.iter().zip(WEIGHTS).map(|(output, weight)| *output * weight).sum()
}

fn flat((scalars, vector): &Point<f64>) -> Vec<f64> {
    scalars.iter().copied().chain(vector.iter()).collect()
}

fn bits(xs: &[f64]) -> Vec<u64> {
    xs.iter().map(|x| x.to_bits()).collect()
}

fn same_bits(what: &str, xs: &[f64], ys: &[f64]) -> Result<(), String> {
    if bits(xs) == bits(ys) { Ok(()) } else { Err(format!("other bits: {what}: {xs:?} and {ys:?}")) }
}

fn close(what: &str, xs: &[f64], ys: &[f64], tolerance: f64) -> Result<(), String> {
    let largest = xs.iter().chain(ys).fold(1.0, |largest: f64, x| largest.max(x.abs()));
    let close = xs.iter().zip(ys).all(|(x, y)| (x - y).abs() <= tolerance * largest);
    if close { Ok(()) } else { Err(format!("{what} differ: {xs:?} and {ys:?}")) }
}
