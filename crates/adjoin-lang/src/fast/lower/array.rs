//! Operations on arrays.

use super::super::array::ArrayOp;
use super::super::code::{Instr, Open, Reg};
use super::sym::Sym;
use super::{Lower, Lowered, stuck};
use crate::core::{Prim, Reduction, Span, Type};

impl Lower<'_> {
    /// An operation on arrays of elements of type `of`.
    pub(super) fn array(&mut self, prim: Prim, of: Type, args: Vec<Sym>, place: Span) -> Lowered<Sym> {
        let mut args = args.into_iter();
        let mut reference = |it: &mut Self| match args.next() {
            Some(sym) => it.reference(sym, place),
            None => Err(stuck("an operation on arrays without its arguments", place)),
        };
        let first = reference(self)?;
        match prim {
            // A list that is an array stands for one.
            Prim::ArrayToList => Ok(Sym::Ref(first, Type::list(of))),
            Prim::ArrayFromList => {
                let (dst, element) = (self.new_ref(), self.extent(&of));
                self.emit_array(ArrayOp::Pack { dst, list: first.into(), element });
                Ok(Sym::Ref(dst, Type::iarray(of)))
            }
            Prim::ArraySize => {
                let dst = self.new_word();
                self.emit_array(ArrayOp::Size { dst, array: first });
                Ok(Sym::Word(dst, Type::Int))
            }
            Prim::ArrayIndex => {
                let Some(index) = args.next() else {
                    return Err(stuck("an array without an index", place));
                };
                let index = self.word_of(&index, place)?;
                let before = self.builder.frame;
                let element = self.fresh(&of);
                let after = self.builder.frame;
                let open = Open {
                    src: first.into(),
                    reals: before.reals,
                    words: before.words,
                    refs: (before.refs..after.refs).map(Some).collect(),
                };
                self.emit_array(ArrayOp::At { open, index, place });
                Ok(element)
            }
            Prim::Reduce(reduction) => {
                let other = if reduction == Reduction::Dot { Some(reference(self)?) } else { None };
                let dst = self.new_real();
                self.emit_array(match other {
                    Some(second) => ArrayOp::Dot { dst, arrays: [first, second], place },
                    None => ArrayOp::Sum { dst, array: first },
                });
                Ok(Sym::Real(dst))
            }
            Prim::MatVec => {
                let (dst, second) = (self.new_ref(), reference(self)?);
                self.emit_array(ArrayOp::MatVec { dst, arrays: [first, second], place });
                Ok(Sym::Ref(dst, Type::iarray(Type::Double)))
            }
            _ => Err(stuck("no operation on arrays", place)),
        }
    }

    fn emit_array(&mut self, op: ArrayOp) {
        self.emit(Instr::Array(Box::new(op)));
    }

    /// The register of a list or an array.
    fn reference(&mut self, sym: Sym, place: Span) -> Lowered<Reg> {
        match self.canonical(sym)? {
            Sym::Ref(reg, _) => Ok(reg),
            _ => Err(stuck("an array is expected", place)),
        }
    }
}
