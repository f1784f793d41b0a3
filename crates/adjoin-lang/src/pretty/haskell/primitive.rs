//! Primitives in Haskell.

use super::super::doc::Doc;
use super::Writer;
use crate::core::prim::{Convert, IntOp};
use crate::core::{Prim, RealOp, Term};

impl Writer<'_> {
    pub(super) fn primitive(&mut self, prim: Prim, arguments: &[Term]) -> Doc {
        let name = match prim {
            Prim::Real(RealOp::Add) | Prim::Int(IntOp::Add) | Prim::NextJobs => {
                return self.infix("+", arguments);
            }
            Prim::Real(RealOp::Sub) | Prim::Int(IntOp::Sub) => return self.infix("-", arguments),
            Prim::Real(RealOp::Mul) | Prim::Int(IntOp::Mul) => return self.infix("*", arguments),
            Prim::Real(RealOp::Div) => return self.infix("/", arguments),
            Prim::Real(RealOp::Pow) => return self.infix("**", arguments),
            Prim::Real(RealOp::Powi) => return self.infix("^^", arguments),
            Prim::Int(IntOp::Pow) => return self.infix("^", arguments),
            Prim::Cmp(..) => return self.infix(prim.name(), arguments),
            Prim::NextId => {
                let id = self.atom(&arguments[0]);
                return Doc::seq([id, Doc::text(" + 1")]);
            }
            Prim::Real(RealOp::Min) => "fmin",
            Prim::Real(RealOp::Max) => "fmax",
            Prim::Convert(Convert::CharToInt) => "ord",
            Prim::Convert(Convert::IntToChar) => "chr",
            Prim::Convert(_) => {
                let call = self.apply(prim.name(), arguments);
                let ty = if prim == Prim::Convert(Convert::IntToDouble) { "Double" } else { "Int" };
                return Doc::seq([call, Doc::text(format!(" :: {ty}"))]);
            }
            Prim::MapEmpty => return Doc::text("IntMap.empty"),
            Prim::MapSingleton => "IntMap.singleton",
            Prim::MapIsEmpty => "IntMap.null",
            Prim::MapUnionWith => "IntMap.unionWith",
            Prim::MapInsertWith => "IntMap.insertWith",
            Prim::MapMaxKey => {
                let map = self.atom(&arguments[0]);
                return Doc::seq([Doc::text("first (IntMap.findMax "), map, Doc::text(")")]);
            }
            Prim::MapLookup => {
                let (key, map) = (self.atom(&arguments[0]), self.atom(&arguments[1]));
                return Doc::seq([map, Doc::text(" IntMap.! "), key]);
            }
            Prim::MapFind => "IntMap.findWithDefault",
            Prim::MapDelete => "IntMap.delete",
            Prim::ArrayLength => "arrayLength",
            Prim::ArrayFreeze => "freezeArray",
            Prim::ArrayIndex => "at",
            Prim::InParallelPair => "inParallelPair",
            Prim::Observe(_) => return Doc::text("return ()"),
            // The rest is called the same.
            _ => prim.name(),
        };
        self.apply(name, arguments)
    }

    fn infix(&mut self, op: &str, arguments: &[Term]) -> Doc {
        let parts: Vec<Doc> = arguments.iter().map(|argument| self.atom(argument)).collect();
        let [left, right] = <[Doc; 2]>::try_from(parts).unwrap_or_else(|_| [Doc::text("?"), Doc::text("?")]);
        Doc::seq([left, Doc::seq([Doc::Line, Doc::text(format!("{op} ")), right]).nest()]).align().group()
    }
}
