//! Types of core, and of the target languages of all stages.
//!
//! ```text
//! σ, τ ::= α | Double | Int | Char | (τ₁, …, τₙ) | σ → τ | T τ₁ … τₙ | IArray τ     source
//!        | σ ⊸ τ | IO τ | Map Int τ | Array τ | Ref τ                              targets only
//! ```
//!
//! `()` is the empty tuple; there are no one-tuples. `Bool`, lists and the recursive types that the paper
//! writes as equations (`Staged c`, `Contrib`, …) are data types of the program's
//! [`DataTable`](super::DataTable). Types are shared, so a clone costs a reference count.

use std::collections::HashMap;
use std::sync::Arc;

use super::data::DataId;
use super::name::TyVar;

/// A type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// A type variable, bound by the scheme or data declaration around it.
    Var(TyVar),
    /// Real numbers: the scalars that differentiation acts upon.
    Double,
    /// 64-bit integers, wrapping as Haskell's `Int` does. Discrete.
    Int,
    /// Characters. Discrete.
    Char,
    /// `(τ₁, …, τₙ)`, n ≠ 1. The empty one is the unit type.
    Tuple(Arc<[Type]>),
    /// σ → τ.
    Fun(Arc<Type>, Arc<Type>),
    /// A data type applied to all its parameters.
    Data(DataId, Arc<[Type]>),
    /// σ ⊸ τ: a homomorphism of commutative monoids. At run time, a function.
    Linear(Arc<Type>, Arc<Type>),
    /// A computation with effects that gives a τ.
    Io(Arc<Type>),
    /// Persistent map from integers.
    Map(Arc<Type>),
    /// Mutable array.
    Array(Arc<Type>),
    /// Immutable array: `Array τ` of the source language, and what the targets freeze.
    IArray(Arc<Type>),
    /// Mutable cell.
    Ref(Arc<Type>),
}

impl Type {
    /// `()`.
    pub fn unit() -> Type {
        Type::Tuple(Arc::from([]))
    }

    /// `(τ₁, …, τₙ)`; one type alone is itself.
    pub fn tuple(parts: impl IntoIterator<Item = Type>) -> Type {
        let mut parts: Vec<Type> = parts.into_iter().collect();
        if parts.len() == 1 { parts.remove(0) } else { Type::Tuple(parts.into()) }
    }

    /// `(σ, τ)`.
    pub fn pair(first: Type, second: Type) -> Type {
        Type::Tuple(Arc::from([first, second]))
    }

    /// `from → to`.
    pub fn fun(from: Type, to: Type) -> Type {
        Type::Fun(Arc::new(from), Arc::new(to))
    }

    /// `τ₁ → … → τₙ → to`.
    pub fn funs(from: impl IntoIterator<Item = Type, IntoIter: DoubleEndedIterator>, to: Type) -> Type {
        from.into_iter().rev().fold(to, |to, from| Type::fun(from, to))
    }

    /// `T τ₁ … τₙ`.
    pub fn data(data: DataId, args: impl IntoIterator<Item = Type>) -> Type {
        Type::Data(data, args.into_iter().collect())
    }

    /// `Bool`.
    pub fn bool() -> Type {
        Type::data(DataId::BOOL, [])
    }

    /// `[element]`.
    pub fn list(element: Type) -> Type {
        Type::data(DataId::LIST, [element])
    }

    /// `String`, a list of characters.
    pub fn string() -> Type {
        Type::list(Type::Char)
    }

    /// `from ⊸ to`.
    pub fn linear(from: Type, to: Type) -> Type {
        Type::Linear(Arc::new(from), Arc::new(to))
    }

    /// `IO result`.
    pub fn io(result: Type) -> Type {
        Type::Io(Arc::new(result))
    }

    /// `Map Int value`.
    pub fn map(value: Type) -> Type {
        Type::Map(Arc::new(value))
    }

    /// `Array element`.
    pub fn array(element: Type) -> Type {
        Type::Array(Arc::new(element))
    }

    /// `IArray element`.
    pub fn iarray(element: Type) -> Type {
        Type::IArray(Arc::new(element))
    }

    /// `Ref content`.
    pub fn cell(content: Type) -> Type {
        Type::Ref(Arc::new(content))
    }

    /// The parts directly below this type constructor.
    pub fn children(&self) -> Vec<&Type> {
        match self {
            Type::Var(_) | Type::Double | Type::Int | Type::Char => Vec::new(),
            Type::Tuple(parts) | Type::Data(_, parts) => parts.iter().collect(),
            Type::Fun(a, b) | Type::Linear(a, b) => vec![a, b],
            Type::Io(a) | Type::Map(a) | Type::Array(a) | Type::IArray(a) | Type::Ref(a) => vec![a],
        }
    }

    /// The same type constructor over parts changed by `f`.
    #[must_use]
    pub fn map_children(&self, mut f: impl FnMut(&Type) -> Type) -> Type {
        match self {
            Type::Var(_) | Type::Double | Type::Int | Type::Char => self.clone(),
            Type::Tuple(parts) => Type::Tuple(parts.iter().map(f).collect()),
            Type::Data(data, parts) => Type::Data(*data, parts.iter().map(f).collect()),
            Type::Fun(a, b) => Type::fun(f(a), f(b)),
            Type::Linear(a, b) => Type::linear(f(a), f(b)),
            Type::Io(a) => Type::io(f(a)),
            Type::Map(a) => Type::map(f(a)),
            Type::Array(a) => Type::array(f(a)),
            Type::IArray(a) => Type::iarray(f(a)),
            Type::Ref(a) => Type::cell(f(a)),
        }
    }

    /// Replaces type variables; variables that the map does not mention stay.
    #[must_use]
    pub fn substitute(&self, map: &Substitution) -> Type {
        if map.is_empty() {
            return self.clone();
        }
        match self {
            Type::Var(var) => map.get(var).cloned().unwrap_or_else(|| self.clone()),
            _ => self.map_children(|part| part.substitute(map)),
        }
    }

    /// Whether the type has at most `limit` parts.
    pub fn size_within(&self, limit: usize) -> bool {
        let mut todo = vec![self];
        let mut count = 0;
        while let Some(ty) = todo.pop() {
            count += 1;
            if count > limit {
                return false;
            }
            todo.extend(ty.children());
        }
        true
    }

    /// Calls `visit` on this type and every part of it.
    pub fn walk(&self, visit: &mut impl FnMut(&Type)) {
        visit(self);
        for child in self.children() {
            child.walk(visit);
        }
    }
}

/// Types for type variables.
pub type Substitution = HashMap<TyVar, Type>;

/// `params[i] := args[i]`.
pub fn substitution(params: &[TyVar], args: &[Type]) -> Substitution {
    params.iter().cloned().zip(args.iter().cloned()).collect()
}

/// ∀ α₁ … αₙ. τ: the type of a binding. Occurrences of the variable say what the α are (see
/// [`Kind::Var`](super::Kind::Var)), so checking a program needs no inference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scheme {
    /// The quantified variables, in the order of the type arguments.
    pub vars: Vec<TyVar>,
    /// The type below the quantifier.
    pub ty: Type,
}

impl Scheme {
    /// A scheme that quantifies nothing.
    pub fn mono(ty: Type) -> Self {
        Scheme { vars: Vec::new(), ty }
    }

    /// The type at the given arguments; `None` if their number is wrong.
    pub fn instantiate(&self, args: &[Type]) -> Option<Type> {
        (args.len() == self.vars.len()).then(|| self.ty.substitute(&substitution(&self.vars, args)))
    }
}

impl From<Type> for Scheme {
    fn from(ty: Type) -> Self {
        Scheme::mono(ty)
    }
}
