//! What a node keeps for the reverse pass: data, or a function as the paper writes 𝒟⁵.
//!
//! ```text
//! data:       B = Contrib                           Staged = Array (Array (Contrib, Double))
//! functions:  B = Double ⊸ (Staged c → IO ())       data Staged c = Staged (Array (Array (B, Double)))
//! ```

use super::super::argument::Argument;
use super::super::contrib::{ContribType, add_to, seed_type};
use super::super::deinterleave::Collect;
use super::super::dual::Transform;
use super::super::naive::linear_node;
use super::super::operands::Operands;
use super::super::staged::declare_staged;
use super::super::write::Writer;
use super::monad::compound_id;
use crate::core::build::{alt, app, case, con, pair, unit, var};
use crate::core::{ConId, DataTable, Term, Type, Var};
use crate::pretty::Abbreviation;

/// The backpropagator of a node.
pub(super) enum Back {
    /// Contrib.
    Data(ContribType),
    /// A ⊸ (Staged σ → IO ()).
    Function {
        argument: Argument,
        /// The constructor of `Staged`.
        con: ConId,
        /// σ.
        of: Type,
        /// Staged σ.
        staged: Type,
    },
}

impl Back {
    pub(super) fn data(data: &mut DataTable, argument: Argument) -> Self {
        Back::Data(ContribType::declare(data, compound_id(), argument))
    }

    pub(super) fn function(
        data: &mut DataTable,
        argument: Argument,
        writer: &mut Writer,
        input: &Type,
    ) -> Self {
        let (con, staged) = declare_staged(data, writer, input, |_, staged| {
            let back = Type::linear(argument.ty(), seed_type(&staged));
            vec![Type::array(Type::array(Type::pair(back, argument.ty())))]
        });
        Back::Function { argument, con, of: input.clone(), staged }
    }

    pub(super) fn argument(&self) -> Argument {
        match self {
            Back::Data(contrib) => contrib.argument,
            Back::Function { argument, .. } => *argument,
        }
    }

    /// B.
    fn ty(&self) -> Type {
        match self {
            Back::Data(contrib) => contrib.ty(),
            Back::Function { argument, staged, .. } => Type::linear(argument.ty(), seed_type(staged)),
        }
    }

    /// (CID, B): what D\[Double\] has besides the primal.
    pub(super) fn operand(&self) -> Type {
        Type::pair(compound_id(), self.argument().placed(self.ty()))
    }

    /// (B, A): a node with its cotangent.
    pub(super) fn entry(&self) -> Type {
        Type::pair(self.ty(), self.argument().ty())
    }

    /// Staged.
    pub(super) fn staged(&self) -> Type {
        match self {
            Back::Data(_) => Type::array(Type::array(self.entry())),
            Back::Function { staged, .. } => staged.clone(),
        }
    }

    pub(super) fn abbreviation(&self) -> Abbreviation {
        match self {
            Back::Data(_) => Abbreviation::everywhere("Staged", self.staged()),
            Back::Function { staged, .. } => Abbreviation::everywhere("U", seed_type(staged)),
        }
    }

    /// The backpropagator of a node with these operands.
    pub(super) fn build(&self, by: &dyn Collect, transform: &mut Transform<'_>, operands: &Operands) -> Term {
        match self {
            Back::Data(contrib) => contrib.build(transform, operands),
            Back::Function { .. } => linear_node(by, transform, operands, |_, _, body| body),
        }
    }

    /// An entry without operands and cotangent.
    pub(super) fn nothing(&self, writer: &mut Writer, zero: &Var) -> Term {
        match self {
            Back::Data(contrib) => contrib.nothing(),
            Back::Function { argument, .. } => {
                let back = writer.claimed("z", argument.ty(), |_, _| app(var(zero), unit()));
                pair(back, argument.zero())
            }
        }
    }

    /// λ(_, a'). (back, a' + a).
    pub(super) fn add_to(&self, writer: &mut Writer, back: Term, a: Term) -> Term {
        add_to(writer, self.argument(), self.entry(), back, a)
    }

    /// The arrays of a Staged.
    pub(super) fn arrays(
        &self,
        writer: &mut Writer,
        staged: Term,
        body: impl FnOnce(&mut Writer, Term) -> Term,
    ) -> Term {
        match self {
            Back::Data(_) => body(writer, staged),
            Back::Function { con, .. } => {
                let m = writer.supply.var("m");
                let body = body(writer, var(&m));
                case(staged, [alt(*con, [&m], body)])
            }
        }
    }

    /// A Staged of arrays, for use in `body`.
    pub(super) fn stage(
        &self,
        writer: &mut Writer,
        arrays: Term,
        body: impl FnOnce(&mut Writer, Term) -> Term,
    ) -> Term {
        match self {
            Back::Data(_) => body(writer, arrays),
            Back::Function { con: id, of, .. } => writer.let_("s", con(*id, [of.clone()], [arrays]), body),
        }
    }
}
