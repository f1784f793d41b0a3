//! The ways to differentiate in the counting evaluator: the paper's stages, and forward mode.

use adjoin_lang::core::Type;
use adjoin_lang::eval::{EvalError, Limits, Value, Vjp};
use adjoin_lang::pretty::{Style, show_type};
use adjoin_lang::stage::{
    FORWARD_PAPER, ForwardTransformed, Stage, Transformed, forward_transform, transform,
};

use crate::failure::Outcome;
use crate::input::Function;

/// What a function can be differentiated by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Forward mode, with dual numbers.
    Forward,
    /// A transformation of the paper.
    Stage(Stage),
}

/// A differentiated function.
pub(crate) enum Differentiated {
    /// In forward mode.
    Forward(ForwardTransformed),
    /// In reverse mode.
    Stage(Transformed),
}

impl Mode {
    /// From its name on the command line.
    pub(crate) fn parse(text: &str) -> Result<Mode, String> {
        match text {
            "forward" => Ok(Mode::Forward),
            _ => text.parse().map(Mode::Stage).map_err(|error| format!("{error}, and forward")),
        }
    }

    /// Its name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Mode::Forward => "forward",
            Mode::Stage(stage) => stage.name(),
        }
    }

    /// Where the paper has it.
    pub(crate) fn paper(self) -> &'static str {
        match self {
            Mode::Forward => FORWARD_PAPER,
            Mode::Stage(stage) => stage.paper(),
        }
    }

    /// Differentiates a function.
    pub(crate) fn of(self, function: &Function) -> Outcome<Differentiated> {
        let (core, var) = (&function.loaded.program.core, &function.entry.var);
        Ok(match self {
            Mode::Forward => Differentiated::Forward(forward_transform(core, var)?),
            Mode::Stage(stage) => Differentiated::Stage(transform(core, var, stage)?),
        })
    }
}

impl Differentiated {
    /// Value and pullbacks at a point, for the cotangents that `cotangents` chooses when it sees the value.
    pub(crate) fn vjp(
        &self,
        at: &Value,
        cotangents: impl FnOnce(&Value) -> Vec<Value> + Send,
        limits: Limits,
    ) -> Result<Vjp, EvalError> {
        match self {
            Differentiated::Forward(done) => done.vjp(at, cotangents, limits),
            Differentiated::Stage(done) => done.vjp(at, cotangents, limits, false),
        }
    }

    /// The name of its definition, that definition's type, and the text of the program.
    pub(crate) fn show(&self, style: Style) -> (String, String, String) {
        let (entry, ty, data, text) = match self {
            Differentiated::Forward(done) => {
                (&done.entry, done.ty.clone(), &done.program.data, done.show(style))
            }
            Differentiated::Stage(done) => {
                let pullback = Type::linear(done.output.clone(), done.input.clone());
                let ty = Type::fun(done.input.clone(), Type::pair(done.output.clone(), pullback));
                (&done.entry, ty, &done.program.data, done.show(style))
            }
        };
        (entry.hint().to_owned(), show_type(&ty, data, style.notation), text)
    }
}
