//! The counting evaluator, for core and for every stage's target.
//!
//! A definition and what it needs is compiled once: variables become places, nested λ functions of several
//! parameters. A machine then runs it strictly, from left to right, counts what the paper argues about
//! ([`Counts`]) and stops at [`Limits`] with an error that says so. It is the reference; the fast path is
//! elsewhere.
//!
//! [`run`] evaluates a function of the source; [`vjp`] a stage's output, at one point and for any number
//! of cotangents.

mod code;
mod compile;
mod convert;
mod counts;
mod difference;
mod error;
mod event;
mod growth;
mod machine;
mod map;
pub(crate) mod memory;
mod monoid;
mod object;
mod observed;
mod primitive;
mod shape;
mod sweep;

pub use counts::{Counts, Limits};
pub use difference::finite_difference_jvp;
pub use error::{EvalError, Reason};
pub use event::{Event, Fork, Job, JobGraph, NodeId};
pub use growth::growth;
pub(crate) use shape::{describe, step};
pub use sweep::{Staged, Step, Sweep};

pub use crate::value::{Constructed, Value};

use machine::Machine;
use object::Object;

use crate::core::{DataTable, Program, Type, Var, deep};

/// Applies a function of the program to arguments.
///
/// # Errors
/// If the arguments do not fit the function's type, if the program fails, and at the limits.
pub fn run(
    program: &Program,
    function: &Var,
    arguments: &[Value],
    limits: Limits,
) -> Result<(Value, Counts), EvalError> {
    deep::run(|| {
        let mut ty = monomorphic(program, function)?;
        let mut types = Vec::new();
        while types.len() < arguments.len() {
            let Type::Fun(from, to) = ty else {
                let message =
                    format!("`{}` takes {} arguments, not {}", function.hint(), types.len(), arguments.len());
                return Err(Reason::Shape { path: String::new(), message }.into());
            };
            types.push((*from).clone());
            ty = (*to).clone();
        }
        let code = compile::compile(program, function, false).map_err(Reason::Stuck)?;
        let objects =
            arguments.iter().zip(&types).map(|(value, ty)| convert::to_object(value, ty, &program.data));
        let objects = objects.collect::<Result<Vec<_>, _>>()?;
        let mut machine = Machine::start(&code, limits, false).map_err(|error| *error)?;
        let entry = machine.entry();
        let result =
            if objects.is_empty() { entry } else { machine.call(entry, objects).map_err(|error| *error)? };
        Ok((value(&result, &ty, &program.data)?, machine.counts))
    })
}

/// A run of a differentiated function, and of its pullback.
#[derive(Clone, Debug, PartialEq)]
pub struct Vjp {
    /// The function's value.
    pub value: Value,
    /// For each cotangent of the value, the cotangent of the input.
    pub gradients: Vec<Value>,
    /// Costs of the forward pass.
    pub forward: Counts,
    /// Costs of all reverse passes.
    pub reverse: Counts,
    /// Costs of everything.
    pub total: Counts,
    /// What was observed, if it was asked for.
    pub events: Vec<Event>,
}

/// Runs `entry : σ → (τ, τ ⊸ σ)` at a point, and its second result at the cotangents that `cotangents`
/// chooses when it sees the value.
///
/// # Errors
/// If the input does not fit σ or a cotangent has another shape than the value, if the program fails, and at
/// the limits.
pub fn vjp(
    program: &Program,
    entry: &Var,
    input: &Value,
    cotangents: impl FnOnce(&Value) -> Vec<Value> + Send,
    limits: Limits,
    record: bool,
) -> Result<Vjp, EvalError> {
    deep::run(|| {
        let Some((from, to)) = pullback_type(&monomorphic(program, entry)?) else {
            return Err(Reason::Stuck(format!("`{}` is not of type σ → (τ, τ ⊸ σ)", entry.hint())).into());
        };
        let code = compile::compile(program, entry, record).map_err(Reason::Stuck)?;
        let point = convert::to_object(input, &from, &program.data)?;
        let mut machine = Machine::start(&code, limits, record).map_err(|error| *error)?;
        let result = machine.call(machine.entry(), [point]).map_err(|error| *error)?;
        let forward = machine.counts;
        let Object::Tuple(parts) = result else {
            return Err(Reason::Stuck("a differentiated function gives a pair".into()).into());
        };
        let primal = value(&parts[0], &to, &program.data)?;
        let mut gradients = Vec::new();
        for cotangent in cotangents(&primal) {
            primal.check_cotangent(&cotangent)?;
            let cotangent = convert::to_object(&cotangent, &to, &program.data)?;
            let gradient = machine.call(parts[1].clone(), [cotangent]).map_err(|error| *error)?;
            gradients.push(value(&gradient, &from, &program.data)?);
        }
        let total = machine.counts;
        let events = event::settle(machine.events.take().unwrap_or_default());
        Ok(Vjp { value: primal, gradients, forward, reverse: total - forward, total, events })
    })
}

fn monomorphic(program: &Program, var: &Var) -> Result<Type, Reason> {
    match program.scheme(var) {
        Some(scheme) if scheme.vars.is_empty() => Ok(scheme.ty.clone()),
        Some(_) => Err(Reason::Stuck(format!("`{}` is polymorphic: give it a type signature", var.hint()))),
        None => Err(Reason::Stuck(format!("there is no definition of `{}`", var.hint()))),
    }
}

/// σ and τ, from σ → (τ, τ ⊸ σ).
fn pullback_type(ty: &Type) -> Option<(Type, Type)> {
    let Type::Fun(from, result) = ty else { return None };
    let Type::Tuple(parts) = &**result else { return None };
    let [to, Type::Linear(cotangent, gradient)] = &parts[..] else { return None };
    (**cotangent == *to && gradient == from).then(|| ((**from).clone(), to.clone()))
}

fn value(object: &Object, ty: &Type, data: &DataTable) -> Result<Value, EvalError> {
    convert::to_value(object, ty, data)
        .ok_or_else(|| Reason::Stuck("the result is a function, or contains one".into()).into())
}
