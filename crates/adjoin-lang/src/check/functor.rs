//! `fmap` and `<$>`, without constructor classes: the container is determined by its type.
//!
//! A use has type (a → b) → c → d. c and d are determined when the definition around the use is complete: a
//! list, `Maybe`, `Either e`, a pair or a function. Where nothing else is known, it is a list.

use super::Checker;
use super::types::{Node, TyCon, TyId};
use crate::core::DataId;
use crate::diagnostics::Diagnostic;
use crate::source::Span;

/// A use of `fmap` whose container is not known yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Functor {
    span: Span,
    /// a, b, c, d.
    types: [TyId; 4],
}

/// A container with a place for its elements.
enum Shape {
    Con(TyCon, Vec<TyId>),
    NoFunctor,
}

impl Checker {
    /// Notes a use of `fmap` at these types.
    pub(super) fn note_functor(&mut self, span: Span, types: &[TyId]) {
        if let Ok(types) = types.try_into() {
            self.functors.push(Functor { span, types });
        }
    }

    /// Settles the containers that are known by now, and as lists those that are about to be generalised; at
    /// the end, all.
    pub(super) fn settle_functors(&mut self, all: bool) {
        loop {
            let before = self.functors.len();
            for functor in std::mem::take(&mut self.functors) {
                self.settle_functor(functor, false);
            }
            if self.functors.len() == before {
                break;
            }
        }
        for functor in std::mem::take(&mut self.functors) {
            let later =
                |ty: TyId| matches!(self.types.node(ty), Node::Unbound { level, .. } if *level <= self.level);
            if !all && later(functor.types[2]) {
                self.functors.push(functor);
            } else {
                self.settle_functor(functor, true);
            }
        }
    }

    fn settle_functor(&mut self, functor: Functor, default: bool) {
        let Functor { span, types: [from, to, c, d] } = functor;
        let Some(shape) = self
            .shape_of(c)
            .or_else(|| self.shape_of(d))
            .or_else(|| default.then(|| Shape::Con(TyCon::Data(DataId::LIST), Vec::new())))
        else {
            self.functors.push(functor);
            return;
        };
        let Shape::Con(con, kept) = shape else {
            let shown = self.shower().show(c);
            let error = Diagnostic::error(span, format!("`fmap` does not work on `{shown}`"))
                .note("it works on lists, `Maybe`, `Either e`, pairs and functions: there are no constructor classes")
                .help("take the value apart with `case`, or define a map of your own");
            self.type_error(error);
            return;
        };
        for (container, element) in [(c, from), (d, to)] {
            let wanted = self.types.con(con, kept.iter().copied().chain([element]).collect::<Vec<_>>());
            if !self.require(span, container, wanted) {
                return;
            }
        }
    }

    /// The container that a type is, without its elements; `None` if it is not known yet.
    fn shape_of(&self, ty: TyId) -> Option<Shape> {
        Some(match self.types.node(ty) {
            Node::Con(con @ TyCon::Data(data), args) => {
                let name = self.data.get(*data).map_or("", |decl| &*decl.name);
                match args.split_last() {
                    Some((_, kept)) if *data == DataId::LIST || self.is_prelude_data(*data, name) => {
                        Shape::Con(*con, kept.to_vec())
                    }
                    _ => Shape::NoFunctor,
                }
            }
            Node::Con(con @ TyCon::Tuple, args) if args.len() == 2 => Shape::Con(*con, vec![args[0]]),
            Node::Con(con @ TyCon::Fun, args) => Shape::Con(*con, vec![args[0]]),
            Node::Unbound { .. } => return None,
            _ => Shape::NoFunctor,
        })
    }

    /// Whether it is the prelude's `Maybe` or `Either`: a program may declare its own.
    fn is_prelude_data(&self, data: DataId, name: &str) -> bool {
        matches!(name, "Maybe" | "Either") && self.data.by_name(name) == Some(data)
    }
}
