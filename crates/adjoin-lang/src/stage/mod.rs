//! The paper's sequence of transformations, one file each.
//!
//! [`transform`] takes a program of core and a first-order function f : σ → τ in it, and gives a program of
//! the stage's target with `wrap_f : σ → (τ, τ ⊸ σ)`, the function's value and its pullback. Every output is
//! checked by the type checker. [`gradient`] transforms and runs.
//!
//! | stage | paper | what changes |
//! | --- | --- | --- |
//! | [`Stage::Naive`] | Figs. algo-naive, wrapper-naive | backpropagators Double ⊸ c |
//! | [`Stage::Staged`] | Fig. algo-monadic | calls are staged in a map by id, and done once each |
//! | [`Stage::Cayley`] | Fig. algo-cayley | backpropagators update instead of adding |
//! | [`Stage::Scalars`] | section just-scalars | the collected cotangent is a map of scalars |
//! | [`Stage::Arrays`] | Fig. algo-mutarrays | both maps become mutable arrays |
//! | [`Stage::OneArray`] | section improve-one-array | one array is enough |
//! | [`Stage::Contrib`] | section improve-defunctionalisation | backpropagators become data |
//! | [`Stage::Taping`] | section improve-taping | the data is written to a tape at once |
//! | [`Stage::Parallel`] | section parallelism | ids by job, and a parallel reverse pass |
//! | [`Stage::ParallelClosures`] | the same, 𝒟⁵ as the paper presents it | backpropagators are functions |
//!
//! How the files hang together: `effect` is the monad, `operands` what a node depends on, `argument` what it
//! is called with, `product` the node with several results, `dual` the structure-preserving part, `inject`,
//! `rebuild` and `deinterleave` the wrapper's halves by induction on types, `driver` what is around them.

mod argument;
mod arrays;
mod cayley;
mod collector;
mod contrib;
mod deinterleave;
mod driver;
mod dual;
mod effect;
mod forward;
mod generated;
mod inject;
mod naive;
mod one_array;
mod operands;
mod parallel;
mod product;
mod rebuild;
mod scalars;
mod staged;
mod taping;
mod write;

pub use forward::{FORWARD_PAPER, ForwardTransformed, Jvp, forward_jvp, forward_transform, units};

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use driver::{Setup, Staged};

use crate::core::{DataId, DataTable, Program, Type, Var, deep};
use crate::eval::{Counts, EvalError, Limits, Value, Vjp, vjp};
use crate::pretty::{Notes, Style, haskell_module, show_program_with, source_type};
use crate::typing::{self, CheckError};

/// A transformation of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stage {
    /// Naive backpropagators.
    Naive,
    /// Staged calls: linear factoring.
    Staged,
    /// Cayley transform.
    Cayley,
    /// Just the scalars.
    Scalars,
    /// Mutable arrays.
    Arrays,
    /// One array.
    OneArray,
    /// Defunctionalised backpropagators.
    Contrib,
    /// Taping.
    Taping,
    /// Parallel.
    Parallel,
    /// Parallel, before defunctionalisation. Not one of the sequence, in which taping comes before the forks.
    ParallelClosures,
}

impl Stage {
    /// The sequence, in the paper's order.
    pub const ALL: [Stage; 9] = {
        let [sequence @ .., _] = Stage::EVERY;
        sequence
    };

    /// The sequence, and the parallel stage with backpropagators that are functions.
    pub const EVERY: [Stage; 10] = [
        Stage::Naive,
        Stage::Staged,
        Stage::Cayley,
        Stage::Scalars,
        Stage::Arrays,
        Stage::OneArray,
        Stage::Contrib,
        Stage::Taping,
        Stage::Parallel,
        Stage::ParallelClosures,
    ];

    /// The name, as the command line has it.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Naive => "naive",
            Stage::Staged => "staged",
            Stage::Cayley => "cayley",
            Stage::Scalars => "scalars",
            Stage::Arrays => "arrays",
            Stage::OneArray => "one_array",
            Stage::Contrib => "contrib",
            Stage::Taping => "taping",
            Stage::Parallel => "parallel",
            Stage::ParallelClosures => "parallel_closures",
        }
    }

    /// Where the paper has it.
    pub fn paper(self) -> &'static str {
        match self {
            Stage::Naive => "Naive dual-numbers reverse AD (Figs. algo-naive, wrapper-naive)",
            Stage::Staged => "Staged calls and linear factoring (Fig. algo-monadic)",
            Stage::Cayley => "Cayley transform of the collector (Fig. algo-cayley)",
            Stage::Scalars => "Just the scalars (section just-scalars)",
            Stage::Arrays => "Mutable arrays (Fig. algo-mutarrays)",
            Stage::OneArray => "One array (section improve-one-array)",
            Stage::Contrib => "Defunctionalised backpropagators (section improve-defunctionalisation)",
            Stage::Taping => "Taping (section improve-taping)",
            Stage::Parallel => "Task parallelism (Figs. fwdm-implementation, resolve-parallel)",
            Stage::ParallelClosures => "Task parallelism before defunctionalisation (section parallelism)",
        }
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Stage {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let wanted = name.replace('-', "_");
        Stage::EVERY.into_iter().find(|stage| stage.name() == wanted).ok_or_else(|| {
            let names: Vec<&str> = Stage::EVERY.iter().map(|stage| stage.name()).collect();
            format!("there is no stage `{name}`; the stages are {}", names.join(", "))
        })
    }
}

/// A differentiated program.
#[derive(Clone, Debug)]
pub struct Transformed {
    /// Which transformation.
    pub stage: Stage,
    /// The target program.
    pub program: Program,
    /// Its definition σ → (τ, τ ⊸ σ).
    pub entry: Var,
    /// σ.
    pub input: Type,
    /// τ.
    pub output: Type,
    /// For printing: names of types, and which definitions are the stage's own.
    pub notes: Notes,
}

/// Why a function cannot be differentiated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TransformError {
    /// The program has no such definition.
    Unknown(String),
    /// The definition is not a function, or not a first-order one; with what to do about it.
    Type(String),
    /// The source program is ill-typed.
    Source(CheckError),
    /// The stage's output is ill-typed: a bug of the stage.
    Target(Stage, CheckError),
}

impl fmt::Display for TransformError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TransformError::Unknown(name) => write!(f, "there is no definition of `{name}`"),
            TransformError::Type(message) => f.write_str(message),
            TransformError::Source(error) => write!(f, "the program is ill-typed {error}"),
            TransformError::Target(stage, error) => {
                write!(f, "the output of stage {stage} is ill-typed {error}")
            }
        }
    }
}

impl std::error::Error for TransformError {}

/// Transforms the function and everything it needs.
///
/// # Errors
/// If there is no such function, if it is polymorphic or takes or returns functions, or if the program is
/// ill-typed.
pub fn transform(program: &Program, function: &Var, stage: Stage) -> Result<Transformed, TransformError> {
    deep::run(|| {
        let (input, output) = first_order_function(program, function)?;
        let program = &program.restricted_to(function);
        let forks = typing::source_with_forks(program).map_err(TransformError::Source)?;
        let setup = Setup { program, function, input: &input, output: &output, forks: &forks };
        let staged = match stage {
            Stage::Naive => naive::stage(setup),
            Stage::Staged => staged::stage(setup),
            Stage::Cayley => cayley::stage(setup),
            Stage::Scalars => scalars::stage(setup),
            Stage::Arrays => arrays::stage(setup),
            Stage::OneArray => one_array::stage(setup),
            Stage::Contrib => contrib::stage(setup),
            Stage::Taping => taping::stage(setup),
            Stage::Parallel => parallel::stage(setup),
            Stage::ParallelClosures => parallel::stage_with_closures(setup),
        };
        typing::target(&staged.program).map_err(|error| TransformError::Target(stage, error))?;
        let Staged { program, entry, notes } = staged;
        Ok(Transformed { stage, program, entry, input, output, notes })
    })
}

/// σ and τ of a first-order function σ → τ.
fn first_order_function(program: &Program, function: &Var) -> Result<(Type, Type), TransformError> {
    let name = function.hint();
    let scheme = program.scheme(function).ok_or_else(|| TransformError::Unknown(name.to_owned()))?;
    let shown = |ty: &Type| source_type(ty, &program.data);
    if !scheme.vars.is_empty() {
        let message = format!(
            "`{name}` is polymorphic, of type {}; give it a type signature without variables",
            shown(&scheme.ty)
        );
        return Err(TransformError::Type(message));
    }
    let Type::Fun(input, output) = &scheme.ty else {
        return Err(TransformError::Type(format!(
            "`{name}` is not a function but of type {}",
            shown(&scheme.ty)
        )));
    };
    for (what, ty) in [("takes", input), ("returns", output)] {
        if !is_first_order(ty, &program.data) {
            let hint = match (&**output, what) {
                (Type::Fun(..), "returns") => "; let it take all its arguments as one tuple",
                _ => "; only values without functions in them have a derivative",
            };
            let message = format!("`{name}` {what} a function: its type is {}{hint}", shown(&scheme.ty));
            return Err(TransformError::Type(message));
        }
    }
    Ok(((**input).clone(), (**output).clone()))
}

/// Whether a type contains no functions, not even in the fields of data types.
pub fn is_first_order(ty: &Type, data: &DataTable) -> bool {
    has_no_function(ty, data, &mut HashSet::new())
}

/// The same, without looking at the fields of `seen` types again.
fn has_no_function(ty: &Type, data: &DataTable, seen: &mut HashSet<DataId>) -> bool {
    match ty {
        Type::Fun(..) => return false,
        Type::Data(id, _) if seen.insert(*id) => {
            let fields = data.get(*id).into_iter().flat_map(|decl| &decl.cons).flat_map(|con| &con.fields);
            if !fields.into_iter().all(|field| has_no_function(field, data, seen)) {
                return false;
            }
        }
        _ => {}
    }
    ty.children().into_iter().all(|part| has_no_function(part, data, seen))
}

/// Why there is no gradient.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// The function cannot be differentiated.
    Transform(TransformError),
    /// The differentiated function gave no value.
    Eval(EvalError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Transform(error) => error.fmt(f),
            Error::Eval(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<TransformError> for Error {
    fn from(error: TransformError) -> Self {
        Error::Transform(error)
    }
}

impl From<EvalError> for Error {
    fn from(error: EvalError) -> Self {
        Error::Eval(error)
    }
}

impl Transformed {
    /// The target program in the paper's notation.
    pub fn show(&self, style: Style) -> String {
        show_program_with(&self.program, &self.entry, &self.notes, style)
    }

    /// The target program as a Haskell module of this name; with a point, it has a `main` that prints the
    /// value there and the gradient for a cotangent of ones.
    pub fn haskell(&self, module: &str, at: Option<&Value>) -> String {
        haskell_module(&self.program, &self.entry, (&self.input, &self.output), module, at)
    }

    /// Value and pullbacks at a point; `cotangents` sees the value and says which. With `record`, the
    /// result has the events of the run.
    ///
    /// # Errors
    /// If input or cotangents have another shape, if the program fails, and at the limits.
    pub fn vjp(
        &self,
        input: &Value,
        cotangents: impl FnOnce(&Value) -> Vec<Value> + Send,
        limits: Limits,
        record: bool,
    ) -> Result<Vjp, EvalError> {
        vjp(&self.program, &self.entry, input, cotangents, limits, record)
    }
}

/// The function's value at `input`, the gradient for `cotangent`, and what it cost.
///
/// # Errors
/// Those of [`transform`] and [`Transformed::vjp`].
pub fn gradient(
    program: &Program,
    function: &Var,
    stage: Stage,
    input: &Value,
    cotangent: &Value,
    limits: Limits,
) -> Result<(Value, Value, Counts), Error> {
    let transformed = transform(program, function, stage)?;
    let mut run = transformed.vjp(input, |_| vec![cotangent.clone()], limits, false)?;
    let gradient = run.gradients.pop().unwrap_or_else(Value::unit);
    Ok((run.value, gradient, run.total))
}
