//! Types during inference: an arena of nodes, unified by union-find.
//!
//! A type is an index into the arena. An unbound variable knows its level (how many `let`s deep it was made)
//! and the classes it must have; unification links variables, joins their classes and lowers levels, so
//! generalising a binding costs only a walk over its own type, never over the environment.
//!
//! Quantified variables ([`Node::Quant`]) are made by generalisation and by signatures. Inside the binding
//! they are rigid, and outside they never appear, because every use of the binding puts fresh variables in
//! their places.
//!
//! Cost: almost linear in the program, apart from types that are themselves exponentially large, which are
//! reported ([`Types::size_within`]).

use std::collections::{HashMap, HashSet};

use super::classes::Classes;
use crate::core::DataId;
use crate::source::{Name, Span};

/// A type in the arena.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct TyId(u32);

/// A quantified variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct QuantId(u32);

/// A type constructor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum TyCon {
    Int,
    Double,
    Char,
    Fun,
    Tuple,
    Data(DataId),
}

#[derive(Clone, Debug)]
pub(crate) enum Node {
    /// Same as another type.
    Link(TyId),
    /// Not known yet.
    Unbound { level: u32, classes: Classes, origin: Span },
    /// A quantified variable.
    Quant(QuantId),
    /// A constructor with its arguments.
    Con(TyCon, Box<[TyId]>),
}

#[derive(Clone, Debug)]
pub(crate) struct Quant {
    pub(crate) name: Name,
    pub(crate) classes: Classes,
    level: u32,
}

/// ∀ quants. ty
#[derive(Clone, Debug)]
pub(crate) struct Scheme {
    pub(crate) quants: Vec<QuantId>,
    pub(crate) ty: TyId,
}

/// Why two types do not unify.
#[derive(Clone, Debug)]
pub(crate) enum Clash {
    /// Different constructors, or a rigid variable against something else.
    Mismatch,
    /// The first type is part of the second.
    Infinite(TyId, TyId),
    /// The type lacks classes that were asked of the variable it was unified with, at that place.
    Class(TyId, Classes, Span),
    /// A rigid variable would leave its scope.
    Escape(QuantId),
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Types {
    nodes: Vec<Node>,
    quants: Vec<Quant>,
    /// Data types that hold a function somewhere, and therefore have no equality.
    functional: HashMap<DataId, bool>,
    /// Data types whose constructors have no fields.
    enumerations: HashSet<DataId>,
}

impl Types {
    fn push(&mut self, node: Node) -> TyId {
        self.nodes.push(node);
        TyId(self.nodes.len() as u32 - 1)
    }

    pub(crate) fn fresh(&mut self, level: u32) -> TyId {
        self.push(Node::Unbound { level, classes: Classes::NONE, origin: Span::default() })
    }

    pub(crate) fn con(&mut self, con: TyCon, args: impl Into<Box<[TyId]>>) -> TyId {
        self.push(Node::Con(con, args.into()))
    }

    pub(crate) fn fun(&mut self, from: TyId, to: TyId) -> TyId {
        self.con(TyCon::Fun, [from, to])
    }

    pub(crate) fn funs(&mut self, from: &[TyId], to: TyId) -> TyId {
        from.iter().rev().fold(to, |to, from| self.fun(*from, to))
    }

    pub(crate) fn list(&mut self, element: TyId) -> TyId {
        self.con(TyCon::Data(DataId::LIST), [element])
    }

    pub(crate) fn bool(&mut self) -> TyId {
        self.con(TyCon::Data(DataId::BOOL), [])
    }

    pub(crate) fn new_quant(&mut self, name: Name, classes: Classes, level: u32) -> (QuantId, TyId) {
        let id = QuantId(self.quants.len() as u32);
        self.quants.push(Quant { name, classes, level });
        (id, self.push(Node::Quant(id)))
    }

    /// A quantified variable as a type.
    pub(crate) fn quant_type(&mut self, id: QuantId) -> TyId {
        self.push(Node::Quant(id))
    }

    pub(crate) fn quant(&self, id: QuantId) -> &Quant {
        &self.quants[id.0 as usize]
    }

    pub(crate) fn add_quant_classes(&mut self, id: QuantId, classes: Classes) {
        let quant = &mut self.quants[id.0 as usize];
        quant.classes = quant.classes.union(classes);
    }

    pub(crate) fn mark_functional(&mut self, data: DataId, functional: bool) {
        self.functional.insert(data, functional);
    }

    pub(crate) fn mark_enumeration(&mut self, data: DataId) {
        self.enumerations.insert(data);
    }

    pub(crate) fn is_functional(&self, data: DataId) -> bool {
        self.functional.get(&data).copied().unwrap_or(false)
    }

    /// The representative of a type.
    pub(crate) fn find(&self, mut ty: TyId) -> TyId {
        while let Node::Link(next) = self.nodes[ty.0 as usize] {
            ty = next;
        }
        ty
    }

    /// The representative, with the path to it shortened.
    fn find_compress(&mut self, ty: TyId) -> TyId {
        let root = self.find(ty);
        let mut at = ty;
        while let Node::Link(next) = self.nodes[at.0 as usize] {
            self.nodes[at.0 as usize] = Node::Link(root);
            at = next;
        }
        root
    }

    /// What a type is, links followed.
    pub(crate) fn node(&self, ty: TyId) -> &Node {
        &self.nodes[self.find(ty).0 as usize]
    }

    /// Argument and result, if the type is a function.
    pub(crate) fn as_fun(&self, ty: TyId) -> Option<(TyId, TyId)> {
        match self.node(ty) {
            Node::Con(TyCon::Fun, args) => Some((args[0], args[1])),
            _ => None,
        }
    }

    pub(crate) fn is_unbound(&self, ty: TyId) -> bool {
        matches!(self.node(ty), Node::Unbound { .. })
    }

    /// Is it a type of numbers, as far as is known?
    pub(crate) fn is_number(&self, ty: TyId) -> bool {
        match self.node(ty) {
            Node::Con(TyCon::Int | TyCon::Double, _) => true,
            Node::Unbound { classes, .. } => classes.contains(Classes::NUM),
            _ => false,
        }
    }

    /// Makes two types equal.
    pub(crate) fn unify(&mut self, a: TyId, b: TyId) -> Result<(), Clash> {
        let (a, b) = (self.find_compress(a), self.find_compress(b));
        if a == b {
            return Ok(());
        }
        match (&self.nodes[a.0 as usize], &self.nodes[b.0 as usize]) {
            (
                Node::Unbound { level, classes, origin },
                Node::Unbound { level: other, classes: more, origin: there },
            ) => {
                let joined = classes.union(*more);
                if !joined.is_inhabited() {
                    return Err(Clash::Class(a, *more, *there));
                }
                let origin = if classes.is_empty() { *there } else { *origin };
                let level = (*level).min(*other);
                self.nodes[b.0 as usize] = Node::Unbound { level, classes: joined, origin };
                self.nodes[a.0 as usize] = Node::Link(b);
                Ok(())
            }
            (Node::Unbound { .. }, _) => self.bind(a, b),
            (_, Node::Unbound { .. }) => self.bind(b, a),
            (Node::Con(c, xs), Node::Con(d, ys)) if c == d && xs.len() == ys.len() => {
                let pairs: Vec<(TyId, TyId)> = xs.iter().copied().zip(ys.iter().copied()).collect();
                for (x, y) in pairs {
                    self.unify(x, y)?;
                }
                // Equal now: sharing one node keeps later walks short.
                self.nodes[a.0 as usize] = Node::Link(b);
                Ok(())
            }
            (Node::Quant(p), Node::Quant(q)) if p == q => Ok(()),
            _ => Err(Clash::Mismatch),
        }
    }

    fn bind(&mut self, var: TyId, ty: TyId) -> Result<(), Clash> {
        let Node::Unbound { level, classes, origin } = self.nodes[var.0 as usize] else { return Ok(()) };
        self.adjust(var, ty, level)?;
        if !classes.is_empty() {
            self.constrain(ty, classes, origin)?;
        }
        self.nodes[var.0 as usize] = Node::Link(ty);
        Ok(())
    }

    /// Occurs check and lowering of levels, in one walk over the distinct parts.
    fn adjust(&mut self, var: TyId, ty: TyId, level: u32) -> Result<(), Clash> {
        let whole = ty;
        let mut todo = vec![ty];
        let mut visited = HashSet::new();
        while let Some(ty) = todo.pop() {
            let ty = self.find_compress(ty);
            if ty == var {
                return Err(Clash::Infinite(var, whole));
            }
            match &mut self.nodes[ty.0 as usize] {
                Node::Unbound { level: own, .. } => *own = (*own).min(level),
                Node::Quant(quant) => {
                    let quant = *quant;
                    if self.quants[quant.0 as usize].level > level {
                        return Err(Clash::Escape(quant));
                    }
                }
                Node::Con(_, args) => {
                    if visited.insert(ty) {
                        todo.extend_from_slice(args);
                    }
                }
                Node::Link(_) => {}
            }
        }
        Ok(())
    }

    /// Demands classes of a type; the demand arose at `origin`. Shared parts are looked at once.
    pub(crate) fn constrain(&mut self, ty: TyId, classes: Classes, origin: Span) -> Result<(), Clash> {
        let mut todo = vec![ty];
        let mut visited = HashSet::new();
        while let Some(ty) = todo.pop() {
            let ty = self.find_compress(ty);
            if visited.insert(ty) {
                self.constrain_head(ty, classes, origin, &mut todo)?;
            }
        }
        Ok(())
    }

    /// Demands classes of the outermost constructor; what it demands of its parts goes to `todo`.
    fn constrain_head(
        &mut self,
        ty: TyId,
        classes: Classes,
        origin: Span,
        todo: &mut Vec<TyId>,
    ) -> Result<(), Clash> {
        let have = match &mut self.nodes[ty.0 as usize] {
            Node::Unbound { classes: own, origin: at, .. } => {
                let joined = own.union(classes);
                if !joined.is_inhabited() {
                    return Err(Clash::Class(ty, classes, origin));
                }
                if own.is_empty() {
                    *at = origin;
                }
                *own = joined;
                return Ok(());
            }
            Node::Quant(quant) => self.quants[quant.0 as usize].classes,
            Node::Con(TyCon::Int, _) => Classes::INT,
            Node::Con(TyCon::Double, _) => Classes::DOUBLE,
            Node::Con(TyCon::Char, _) => Classes::CHAR,
            Node::Con(TyCon::Fun, _) | Node::Link(_) => Classes::NONE,
            Node::Con(TyCon::Data(data), _) if self.functional.get(data) == Some(&true) => Classes::NONE,
            Node::Con(TyCon::Data(data), _) if self.enumerations.contains(data) => Classes::ENUMERATION,
            Node::Con(TyCon::Tuple | TyCon::Data(_), args) => {
                if Classes::STRUCTURAL.contains(classes) {
                    todo.extend_from_slice(args);
                    return Ok(());
                }
                Classes::STRUCTURAL
            }
        };
        if have.contains(classes) {
            Ok(())
        } else {
            Err(Clash::Class(ty, classes.missing_from(have), origin))
        }
    }

    /// The unbound variables of a type above a level, in order of appearance.
    pub(crate) fn free_above(&self, ty: TyId, level: u32, into: &mut Vec<TyId>) {
        let mut visited = HashSet::new();
        self.free_walk(ty, level, into, &mut visited);
    }

    fn free_walk(&self, ty: TyId, level: u32, into: &mut Vec<TyId>, visited: &mut HashSet<TyId>) {
        let ty = self.find(ty);
        if !visited.insert(ty) {
            return;
        }
        match &self.nodes[ty.0 as usize] {
            Node::Unbound { level: own, .. } if *own > level && !into.contains(&ty) => into.push(ty),
            Node::Con(_, args) => args.iter().for_each(|arg| self.free_walk(*arg, level, into, visited)),
            _ => {}
        }
    }

    /// Classes of an unbound variable.
    pub(crate) fn classes_of(&self, var: TyId) -> Classes {
        match self.node(var) {
            Node::Unbound { classes, .. } => *classes,
            Node::Quant(quant) => self.quant(*quant).classes,
            _ => Classes::NONE,
        }
    }

    /// Turns an unbound variable into a quantified one.
    pub(crate) fn quantify(&mut self, var: TyId, name: Name, level: u32) -> QuantId {
        let var = self.find_compress(var);
        let classes = self.classes_of(var);
        let id = QuantId(self.quants.len() as u32);
        self.quants.push(Quant { name, classes, level });
        self.nodes[var.0 as usize] = Node::Quant(id);
        id
    }

    /// Keeps an unbound variable from being generalised at `level`.
    pub(crate) fn lower(&mut self, var: TyId, to: u32) {
        let var = self.find_compress(var);
        if let Node::Unbound { level, .. } = &mut self.nodes[var.0 as usize] {
            *level = (*level).min(to);
        }
    }

    /// A copy of the scheme's type with fresh variables for its quantifiers, and those variables in order.
    pub(crate) fn instantiate(&mut self, scheme: &Scheme, level: u32, origin: Span) -> (TyId, Vec<TyId>) {
        if scheme.quants.is_empty() {
            return (scheme.ty, Vec::new());
        }
        let mut map = HashMap::new();
        let mut args = Vec::with_capacity(scheme.quants.len());
        for quant in &scheme.quants {
            let classes = self.quant(*quant).classes;
            let var = self.push(Node::Unbound { level, classes, origin });
            map.insert(*quant, var);
            args.push(var);
        }
        (self.substitute(scheme.ty, &map, &mut HashMap::new()), args)
    }

    /// Replaces quantified variables, keeping shared parts shared.
    pub(crate) fn substitute(
        &mut self,
        ty: TyId,
        map: &HashMap<QuantId, TyId>,
        done: &mut HashMap<TyId, TyId>,
    ) -> TyId {
        let ty = self.find(ty);
        if let Some(result) = done.get(&ty) {
            return *result;
        }
        let result = match &self.nodes[ty.0 as usize] {
            Node::Quant(quant) => map.get(quant).copied().unwrap_or(ty),
            Node::Con(con, args) if !args.is_empty() => {
                let (con, args) = (*con, args.clone());
                let new: Box<[TyId]> = args.iter().map(|arg| self.substitute(*arg, map, done)).collect();
                if new == args { ty } else { self.con(con, new) }
            }
            _ => ty,
        };
        done.insert(ty, result);
        result
    }

    /// Whether the type, written out, has at most `limit` parts. Sharing can make it exponentially larger
    /// than its nodes.
    pub(crate) fn size_within(&self, ty: TyId, limit: usize) -> bool {
        let mut todo = vec![ty];
        let mut count = 0;
        while let Some(ty) = todo.pop() {
            count += 1;
            if count > limit {
                return false;
            }
            if let Node::Con(_, args) = self.node(ty) {
                todo.extend_from_slice(args);
            }
        }
        true
    }
}
