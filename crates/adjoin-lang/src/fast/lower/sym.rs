//! What lowering knows about a value before the program runs.
//!
//! A symbolic value is a tree over registers: scalars are in registers or known, products are their parts,
//! and a function whose code is known is that code with the symbolic values of what it refers to. Nothing
//! needs to exist at run time for what is known here.

use std::rc::Rc;

use super::super::code::Reg;
use crate::core::{Bind, Substitution, Term, TyVar, Type, Var};

/// A symbolic value.
#[derive(Clone)]
pub(super) enum Sym {
    Real(Reg),
    /// A constant, and whether it stands in the program as it is: there are finitely many of these, unlike
    /// results of folding.
    RealConst(f64, bool),
    /// A word, and its type.
    Word(Reg, Type),
    WordConst(i64, Type, bool),
    /// A reference, and its type.
    Ref(Reg, Type),
    /// A constructor or a tuple.
    Con(Rc<Built>),
    /// A function whose code is known.
    Fun(Rc<Known>),
    /// A definition that is still to be instantiated at types; only in environments.
    Def(Rc<Def>),
    /// A polymorphic value that is evaluated already; only in environments.
    Poly(Rc<Poly>),
    /// Control does not come here.
    Never(Type),
}

/// A constructor with its fields; a tuple has no type of its own and tag 0.
pub(super) struct Built {
    pub(super) tag: u32,
    pub(super) ty: Option<Type>,
    pub(super) fields: Vec<Sym>,
}

/// What a function refers to.
pub(super) struct Scope {
    pub(super) env: Vec<(Var, Sym)>,
    /// The recursive group that the function is of, and the types that the group is in scope of.
    pub(super) group: Option<(Rc<[Bind]>, Rc<Substitution>)>,
}

/// A function: λ params. body in a scope, with some arguments already.
#[derive(Clone)]
pub(super) struct Known {
    pub(super) name: Rc<str>,
    /// The λ; its address tells functions apart.
    pub(super) lam: Term,
    pub(super) params: Rc<[(Var, Type)]>,
    pub(super) body: Term,
    pub(super) types: Rc<Substitution>,
    pub(super) scope: Rc<Scope>,
    pub(super) applied: Vec<Sym>,
    /// The type of the body, where the program says so. It does for everything recursive.
    pub(super) result: Option<Type>,
    /// Whether it is a λ that may be called from inside itself.
    pub(super) recursive: bool,
}

impl Known {
    /// The number of arguments it waits for.
    pub(super) fn missing(&self) -> usize {
        self.params.len() - self.applied.len()
    }
}

/// A definition with a scheme.
pub(super) struct Def {
    pub(super) bind: Bind,
    pub(super) scope: Rc<Scope>,
    pub(super) types: Rc<Substitution>,
}

/// A polymorphic value, which is not a λ.
pub(super) struct Poly {
    pub(super) def: Rc<Def>,
    pub(super) shared: Shared,
}

/// The values of a polymorphic value.
pub(super) enum Shared {
    /// Its value at these opaque types, which stand for any types.
    Opaque(Vec<TyVar>, Sym),
    /// Its values at these types.
    At(Vec<(Vec<Type>, Sym)>),
}

impl Sym {
    /// `(x₁, …, xₙ)`.
    pub(super) fn tuple(fields: Vec<Sym>) -> Sym {
        Sym::Con(Rc::new(Built { tag: 0, ty: None, fields }))
    }

    /// A constructor of a type.
    pub(super) fn con(tag: u32, ty: Type, fields: Vec<Sym>) -> Sym {
        Sym::Con(Rc::new(Built { tag, ty: Some(ty), fields }))
    }

    /// The type of a value that is held as its type says.
    pub(super) fn type_of(&self) -> Type {
        match self {
            Sym::Real(_) | Sym::RealConst(..) => Type::Double,
            Sym::Word(_, ty) | Sym::WordConst(_, ty, _) | Sym::Ref(_, ty) | Sym::Never(ty) => ty.clone(),
            Sym::Con(built) => match &built.ty {
                Some(ty) => ty.clone(),
                None => Type::Tuple(built.fields.iter().map(Sym::type_of).collect()),
            },
            // Held as code, not as a closure.
            Sym::Fun(_) | Sym::Def(_) | Sym::Poly(_) => Type::unit(),
        }
    }

    /// Whether it is known without registers.
    pub(super) fn is_static(&self) -> bool {
        match self {
            Sym::RealConst(..) | Sym::WordConst(..) => true,
            Sym::Real(_) | Sym::Word(..) | Sym::Ref(..) | Sym::Never(_) => false,
            Sym::Con(built) => built.fields.iter().all(Sym::is_static),
            Sym::Fun(known) => known.scope.is_static() && known.applied.iter().all(Sym::is_static),
            Sym::Def(def) => def.scope.is_static(),
            Sym::Poly(poly) => {
                poly.def.scope.is_static()
                    && match &poly.shared {
                        Shared::Opaque(_, value) => value.is_static(),
                        Shared::At(values) => values.iter().all(|(_, value)| value.is_static()),
                    }
            }
        }
    }
}

impl Scope {
    fn is_static(&self) -> bool {
        self.env.iter().all(|(_, sym)| sym.is_static())
    }

    /// What definitions at the top of a program refer to: other such definitions.
    pub(super) fn top() -> Rc<Scope> {
        Rc::new(Scope { env: Vec::new(), group: None })
    }
}
