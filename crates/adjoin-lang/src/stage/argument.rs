//! What backpropagators are called with.
//!
//! A node has one result, a real, except that of a matrix-vector product ([`product`](super::product)), which
//! has one for each row. In a program with such a product, a cotangent of a node is a map from the places of
//! its results to reals, where a missing one is 0; a node of one result uses place 0:
//!
//! ```text
//!                         all nodes have one result        some have several
//! argument A              Double                           Map Int Double
//! D[Double]               (Double, (Int, A ⊸ U))           (Double, (Int, (Int, A ⊸ U)))     id, place, function
//! the real at place q     a                                find 0 q a
//! a real a at place q     a                                {q ↦ a}
//! ```
//!
//! All other programs stay as the paper has them.
//!
//! Cost: an argument has only the places that something was added to, so that a use of one result costs a
//! logarithm of their number, not their number.

use super::write::Writer;
use crate::core::build::{add, int, pair, prim, prim_at, real, snd, tuple, unit};
use crate::core::{Kind, Prim, Program, Term, Type};

/// The type of arguments of backpropagators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Argument {
    /// Every node has one result.
    Real,
    /// Some nodes have several.
    Places,
}

impl Argument {
    /// What a program needs.
    pub(super) fn of(program: &Program) -> Self {
        let mut todo: Vec<&Term> = program.binds().map(|bind| &bind.body).collect();
        while let Some(term) = todo.pop() {
            if matches!(term.kind(), Kind::Prim(Prim::MatVec, ..)) {
                return Argument::Places;
            }
            todo.extend(term.children());
        }
        Argument::Real
    }

    /// A.
    pub(super) fn ty(self) -> Type {
        match self {
            Argument::Real => Type::Double,
            Argument::Places => Type::map(Type::Double),
        }
    }

    /// 0 : A.
    pub(super) fn zero(self) -> Term {
        match self {
            Argument::Real => real(0.0),
            Argument::Places => prim_at(Prim::MapEmpty, [Type::Double], [unit()]),
        }
    }

    /// Sum of two arguments.
    pub(super) fn plus(self, left: Term, right: Term) -> Term {
        match self {
            Argument::Real => add(left, right),
            Argument::Places => prim_at(Prim::Plus, [self.ty()], [left, right]),
        }
    }

    /// The argument with this real at one place, and 0 at the others.
    pub(super) fn at(self, place: Term, a: Term) -> Term {
        match self {
            Argument::Real => a,
            Argument::Places => prim_at(Prim::MapSingleton, [Type::Double], [place, a]),
        }
    }

    /// The real at a place.
    pub(super) fn read(self, a: Term, place: Term) -> Term {
        match self {
            Argument::Real => a,
            Argument::Places => prim_at(Prim::MapFind, [Type::Double], [real(0.0), place, a]),
        }
    }

    /// The real of a node with one result.
    pub(super) fn only(self, a: Term) -> Term {
        self.read(a, int(0))
    }

    /// The type of what a dual number has besides primal and id, given that of what its node keeps.
    pub(super) fn placed(self, kept: Type) -> Type {
        match self {
            Argument::Real => kept,
            Argument::Places => Type::pair(Type::Int, kept),
        }
    }

    /// The same of a node with one result.
    pub(super) fn first(self, kept: Term) -> Term {
        match self {
            Argument::Real => kept,
            Argument::Places => pair(int(0), kept),
        }
    }

    /// Place and rest of it.
    pub(super) fn open(
        self,
        writer: &mut Writer,
        hint: &str,
        placed: Term,
        body: impl FnOnce(&mut Writer, Term, Term) -> Term,
    ) -> Term {
        match self {
            Argument::Real => body(writer, int(0), placed),
            Argument::Places => {
                writer.unpack(["q", hint], placed, |writer, [place, kept]| body(writer, place, kept))
            }
        }
    }

    /// The type of a contribution to an operand: partial derivative and operand; with places, first which
    /// result of the node it contributes to.
    pub(super) fn item(self, operand: Type) -> Type {
        match self {
            Argument::Real => Type::pair(Type::Double, operand),
            Argument::Places => Type::tuple([Type::Int, Type::Double, operand]),
        }
    }

    /// What a contribution adds when the node's argument is `a`, and the operand to which.
    pub(super) fn open_item(
        self,
        writer: &mut Writer,
        hint: &str,
        item: Term,
        a: Term,
        body: impl FnOnce(&mut Writer, Term, Term) -> Term,
    ) -> Term {
        let amount = |p: Term, a: Term| prim(Prim::Scale, [p, a]);
        match self {
            Argument::Real => writer.unpack(["p", hint], item, |w, [p, d]| body(w, amount(p, a), d)),
            Argument::Places => writer.unpack(["q", "p", hint], item, |w, [q, p, d]| {
                let a = self.read(a, q);
                body(w, amount(p, a), d)
            }),
        }
    }

    /// What is observed of a cotangent of the output, and its type: the node, for some type of ids, which of
    /// its results, and a real.
    pub(super) fn seed(self, ids: Type, id: Term, place: impl FnOnce() -> Term, a: Term) -> (Type, Term) {
        match self {
            Argument::Real => (Type::pair(ids, Type::Double), pair(id, a)),
            Argument::Places => (Type::tuple([ids, Type::Int, Type::Double]), tuple([id, place(), a])),
        }
    }

    /// What the node keeps.
    pub(super) fn kept(self, placed: Term) -> Term {
        match self {
            Argument::Real => placed,
            Argument::Places => snd(placed),
        }
    }
}
