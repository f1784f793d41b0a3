//! How values of a type are held in registers.
//!
//! ```text
//! Double                                  a real
//! Int, Char, enumerations                 a word
//! (τ₁, …, τₙ), C τ₁ … τₙ (the only constructor)   the parts, one after the other
//! anything else                           a reference
//! ```
//!
//! A type of one constructor that contains itself directly has no finite number of parts, and one of very
//! many parts would make every copy expensive; both are references.

use std::collections::{HashMap, HashSet};

use crate::core::{DataId, DataTable, Type};

/// A product of more parts than this is a reference.
const WIDEST: usize = 48;

/// How values of a type are held.
#[derive(Clone, Debug)]
pub(super) enum Repr {
    Real,
    Word,
    Ref,
    /// The parts, of these types.
    Parts(Vec<Type>),
}

pub(super) struct Layouts<'a> {
    data: &'a DataTable,
    /// Data types of one constructor that contain themselves.
    cyclic: HashSet<DataId>,
    widths: HashMap<Type, usize>,
}

impl<'a> Layouts<'a> {
    pub(super) fn new(data: &'a DataTable) -> Self {
        let cyclic = data.iter().map(|(id, _)| id).filter(|id| contains_itself(*id, data)).collect();
        Layouts { data, cyclic, widths: HashMap::new() }
    }

    pub(super) fn repr(&mut self, ty: &Type) -> Repr {
        match self.parts(ty) {
            Some(parts) if self.sum(&parts) <= WIDEST => Repr::Parts(parts),
            Some(_) => Repr::Ref,
            None => match ty {
                Type::Double => Repr::Real,
                Type::Int | Type::Char => Repr::Word,
                Type::Data(id, _) if self.is_enumeration(*id) => Repr::Word,
                _ => Repr::Ref,
            },
        }
    }

    /// The parts of a product.
    fn parts(&self, ty: &Type) -> Option<Vec<Type>> {
        match ty {
            Type::Tuple(parts) => Some(parts.to_vec()),
            Type::Data(id, args) => {
                let decl = self.data.get(*id)?;
                if decl.cons.len() != 1 || self.cyclic.contains(id) {
                    return None;
                }
                self.data.fields(crate::core::ConId::new(*id, 0), args)
            }
            _ => None,
        }
    }

    fn is_enumeration(&self, id: DataId) -> bool {
        let Some(decl) = self.data.get(id) else { return false };
        decl.cons.len() > 1 && decl.cons.iter().all(|con| con.fields.is_empty())
    }

    fn sum(&mut self, parts: &[Type]) -> usize {
        parts.iter().map(|part| self.width(part)).sum()
    }

    /// Number of registers.
    fn width(&mut self, ty: &Type) -> usize {
        let Some(parts) = self.parts(ty) else { return 1 };
        if let Some(width) = self.widths.get(ty) {
            return *width;
        }
        let width = self.sum(&parts);
        let width = if width <= WIDEST { width } else { 1 };
        self.widths.insert(ty.clone(), width);
        width
    }
}

/// Whether the type is part of its own parts.
fn contains_itself(start: DataId, data: &DataTable) -> bool {
    let mut seen = HashSet::new();
    let mut todo = vec![start];
    while let Some(id) = todo.pop() {
        let Some(decl) = data.get(id) else { continue };
        let [con] = &decl.cons[..] else { continue };
        let mut types: Vec<&Type> = con.fields.iter().collect();
        while let Some(ty) = types.pop() {
            match ty {
                Type::Tuple(parts) => types.extend(parts.iter()),
                Type::Data(inner, args) if data.get(*inner).is_some_and(|decl| decl.cons.len() == 1) => {
                    if *inner == start {
                        return true;
                    }
                    if seen.insert(*inner) {
                        todo.push(*inner);
                    }
                    types.extend(args.iter());
                }
                _ => {}
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{ConDecl, Program};

    #[test]
    fn products_are_taken_apart_unless_they_contain_themselves() {
        let mut program = Program::new();
        let stream = program.data.reserve("Stream", Vec::new());
        let wrapped = program.data.reserve("Rose", Vec::new());
        program.data.define(stream, vec![ConDecl::new("Stream", [Type::Double, Type::data(stream, [])])]);
        let children = Type::list(Type::data(wrapped, []));
        program.data.define(wrapped, vec![ConDecl::new("Rose", [Type::Double, children])]);
        let mut layouts = Layouts::new(&program.data);
        assert!(matches!(layouts.repr(&Type::data(stream, [])), Repr::Ref));
        assert!(matches!(layouts.repr(&Type::data(wrapped, [])), Repr::Parts(parts) if parts.len() == 2));
        assert!(matches!(layouts.repr(&Type::bool()), Repr::Word));
        let mut wide = Type::Double;
        for _ in 0..8 {
            wide = Type::pair(wide.clone(), wide);
        }
        assert!(layouts.width(&wide) <= WIDEST);
    }
}
