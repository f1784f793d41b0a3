//! Polymorphic values are evaluated once, where they are bound.
//!
//! Code is written for types without variables, so a value like `(x · x, Nothing)` of type ∀α. (Double, Maybe
//! α) is evaluated at an *opaque* type in place of α, and every use gives the opaque type another name
//! ([`Retype`]). That changes no register: a value of type ∀α. τ has no part of type α, and how everything
//! else is held does not depend on α (a constructor without fields is its tag). Where a part of type α would
//! have to be, control never comes.
//!
//! The exception is a closure made at run time, whose code expects arguments as they are held at the opaque
//! type. A value with such a closure on α in it is evaluated where it is bound as well, once for each of the
//! types that it is used at in scope of the binding. Uses inside a further polymorphic definition, at that
//! one's variables, evaluate it again.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use super::super::layout::Repr;
use super::sym::{Built, Def, Known, Poly, Scope, Shared, Sym};
use super::{Lower, Lowered, Position};
use crate::core::types::substitution;
use crate::core::{Bind, DataId, DataTable, Kind, Substitution, Term, TyVar, Type, Var};

impl Lower<'_> {
    /// The opaque type of this number.
    pub(super) fn opaque(&mut self, number: usize) -> TyVar {
        while self.opaques.len() <= number {
            let opaque = self.supply.ty_var("opaque");
            self.opaques.push(opaque);
        }
        self.opaques[number].clone()
    }

    /// Evaluates a polymorphic value for all its uses in `body`.
    pub(super) fn polymorphic(&mut self, bind: &Bind, vars: &[TyVar], body: &Term) -> Lowered<Sym> {
        let scope = self.scope_of(&bind.body);
        // The smallest numbers that are free: types of recursive functions must not grow with every turn.
        let mut used = Occurring::default();
        used.types(&self.types);
        used.scope(&scope);
        let mut opaques = Vec::with_capacity(vars.len());
        let mut number = 0;
        while opaques.len() < vars.len() {
            let opaque = self.opaque(number);
            if !used.vars.contains(&opaque) {
                opaques.push(opaque);
            }
            number += 1;
        }
        let at: Vec<Type> = opaques.iter().cloned().map(Type::Var).collect();
        let def = Rc::new(Def { bind: bind.clone(), scope, types: self.types.clone() });
        let (mut steps, value) = self.block(|it| it.evaluated(&def, &at))?;
        if !Closures::new(&self.program.data, &opaques).sym(&value) {
            self.builder.steps.append(&mut steps);
            return Ok(Sym::Poly(Rc::new(Poly { def, shared: Shared::Opaque(opaques, value) })));
        }
        let mut values: Vec<(Vec<Type>, Sym)> = Vec::new();
        for types in self.uses(&bind.var, body) {
            if !values.iter().any(|(known, _)| *known == types) {
                let value = self.evaluated(&def, &types)?;
                values.push((types, value));
            }
        }
        if values.is_empty() {
            // Evaluated for what it may fail with.
            self.builder.steps.append(&mut steps);
        }
        Ok(Sym::Poly(Rc::new(Poly { def, shared: Shared::At(values) })))
    }

    fn evaluated(&mut self, def: &Def, types: &[Type]) -> Lowered<Sym> {
        let value = self.instantiate(def, types)?;
        self.settle(value)
    }

    /// The types without variables that a variable is used at.
    fn uses(&self, x: &Var, body: &Term) -> Vec<Vec<Type>> {
        let mut found = Vec::new();
        let mut todo = vec![body];
        while let Some(term) = todo.pop() {
            if let Kind::Var(y, types) = term.kind() {
                let mut open = Occurring::default();
                for ty in types.iter() {
                    open.ty(ty);
                }
                if x == y && open.vars.iter().all(|var| self.types.contains_key(var)) {
                    found.push(types.iter().map(|ty| self.ty(ty)).collect());
                }
            }
            todo.extend(term.children());
        }
        found
    }

    /// A polymorphic value at types.
    pub(super) fn at_types(&mut self, poly: &Poly, types: &[Type]) -> Lowered<Sym> {
        match &poly.shared {
            Shared::Opaque(opaques, value) => Ok(self.retyped(value, opaques, types)),
            Shared::At(values) => match values.iter().find(|(known, _)| known == types) {
                Some((_, value)) => Ok(value.clone()),
                None => self.evaluated(&poly.def, types),
            },
        }
    }

    /// A value with other types for opaque ones.
    pub(super) fn retyped(&mut self, value: &Sym, opaques: &[TyVar], types: &[Type]) -> Sym {
        let map = substitution(opaques, types);
        Retype::new(self, map).sym(value)
    }

    /// Whether values of this type contain a closure made at run time, on one of these opaque types.
    pub(super) fn closes_over(&self, ty: &Type, opaques: &[TyVar]) -> bool {
        Closures::new(&self.program.data, opaques).ty(ty)
    }

    /// A polymorphic definition of the program at types, evaluated again.
    pub(super) fn evaluate_at(&mut self, bind: &Bind, types: &Rc<Substitution>) -> Lowered<Sym> {
        self.enter(&Scope::top(), types, Vec::new(), |it| it.term(&bind.body, Position::Value))
    }
}

/// Gives opaque types other names.
///
/// Every scope is visited once, in time that is linear in what it holds: values refer to each other as a
/// graph, which has exponentially many paths.
struct Retype<'l, 'a> {
    lower: &'l mut Lower<'a>,
    map: Substitution,
    /// The variables of the map, on both sides.
    vars: HashSet<TyVar>,
    scopes: HashMap<*const Scope, Rc<Scope>>,
}

impl<'l, 'a> Retype<'l, 'a> {
    fn new(lower: &'l mut Lower<'a>, map: Substitution) -> Self {
        let mut both = Occurring::default();
        both.types(&map);
        both.vars.extend(map.keys().cloned());
        Retype { lower, map, vars: both.vars, scopes: HashMap::new() }
    }

    fn sym(&mut self, sym: &Sym) -> Sym {
        match sym {
            Sym::Real(_) | Sym::RealConst(..) => sym.clone(),
            Sym::Word(reg, ty) => Sym::Word(*reg, ty.substitute(&self.map)),
            Sym::WordConst(value, ty, literal) => Sym::WordConst(*value, ty.substitute(&self.map), *literal),
            Sym::Ref(reg, ty) => {
                let ty = ty.substitute(&self.map);
                // Held in another way: a part of the opaque type itself, which cannot exist.
                if matches!(self.lower.layouts.repr(&ty), Repr::Ref) {
                    Sym::Ref(*reg, ty)
                } else {
                    Sym::Never(ty)
                }
            }
            Sym::Con(built) => {
                let fields = self.syms(&built.fields);
                let Some(old) = &built.ty else { return Sym::tuple(fields) };
                let ty = old.substitute(&self.map);
                let is_ref = |it: &mut Self, ty: &Type| matches!(it.lower.layouts.repr(ty), Repr::Ref);
                if is_ref(self, old) == is_ref(self, &ty) {
                    Sym::con(built.tag, ty, fields)
                } else {
                    Sym::Never(ty)
                }
            }
            Sym::Fun(known) => Sym::Fun(Rc::new(Known {
                params: known.params.iter().map(|(x, ty)| (x.clone(), ty.substitute(&self.map))).collect(),
                types: self.types(&known.types),
                scope: self.scope(&known.scope),
                applied: self.syms(&known.applied),
                result: known.result.as_ref().map(|ty| ty.substitute(&self.map)),
                ..(**known).clone()
            })),
            Sym::Def(def) => Sym::Def(self.def(def)),
            Sym::Poly(poly) => {
                let shared = match &poly.shared {
                    Shared::Opaque(opaques, value) if opaques.iter().any(|var| self.vars.contains(var)) => {
                        // Names of their own, so that none of ours is caught.
                        let renamed: Vec<TyVar> =
                            opaques.iter().map(|_| self.lower.supply.ty_var("opaque")).collect();
                        let mut map = self.map.clone();
                        map.extend(opaques.iter().cloned().zip(renamed.iter().cloned().map(Type::Var)));
                        let value = Retype::new(self.lower, map).sym(value);
                        Shared::Opaque(renamed, value)
                    }
                    Shared::Opaque(opaques, value) => Shared::Opaque(opaques.clone(), self.sym(value)),
                    Shared::At(values) => {
                        let value = |(types, value): &(Vec<Type>, Sym)| {
                            let types = types.iter().map(|ty| ty.substitute(&self.map)).collect();
                            (types, self.sym(value))
                        };
                        Shared::At(values.iter().map(value).collect())
                    }
                };
                Sym::Poly(Rc::new(Poly { def: self.def(&poly.def), shared }))
            }
            Sym::Never(ty) => Sym::Never(ty.substitute(&self.map)),
        }
    }

    fn syms(&mut self, syms: &[Sym]) -> Vec<Sym> {
        syms.iter().map(|sym| self.sym(sym)).collect()
    }

    fn def(&mut self, def: &Def) -> Rc<Def> {
        let (scope, types) = (self.scope(&def.scope), self.types(&def.types));
        Rc::new(Def { bind: def.bind.clone(), scope, types })
    }

    fn types(&self, types: &Substitution) -> Rc<Substitution> {
        Rc::new(types.iter().map(|(var, ty)| (var.clone(), ty.substitute(&self.map))).collect())
    }

    fn scope(&mut self, scope: &Rc<Scope>) -> Rc<Scope> {
        if let Some(done) = self.scopes.get(&Rc::as_ptr(scope)) {
            return done.clone();
        }
        let env = scope.env.iter().map(|(x, sym)| (x.clone(), self.sym(sym))).collect();
        let group = scope.group.as_ref().map(|(binds, types)| (binds.clone(), self.types(types)));
        let done = Rc::new(Scope { env, group });
        self.scopes.insert(Rc::as_ptr(scope), done.clone());
        done
    }
}

/// The type variables that occur in symbolic values.
#[derive(Default)]
struct Occurring {
    vars: HashSet<TyVar>,
    seen: HashSet<*const Scope>,
}

impl Occurring {
    fn ty(&mut self, ty: &Type) {
        ty.walk(&mut |part| {
            if let Type::Var(var) = part {
                self.vars.insert(var.clone());
            }
        });
    }

    fn types(&mut self, types: &Substitution) {
        for ty in types.values() {
            self.ty(ty);
        }
    }

    fn scope(&mut self, scope: &Rc<Scope>) {
        if self.seen.insert(Rc::as_ptr(scope)) {
            scope.env.iter().for_each(|(_, sym)| self.sym(sym));
            scope.group.iter().for_each(|(_, types)| self.types(types));
        }
    }

    fn sym(&mut self, sym: &Sym) {
        match sym {
            Sym::Real(_) | Sym::RealConst(..) => {}
            Sym::Word(_, ty) | Sym::WordConst(_, ty, _) | Sym::Ref(_, ty) | Sym::Never(ty) => self.ty(ty),
            Sym::Con(built) => {
                built.ty.iter().for_each(|ty| self.ty(ty));
                built.fields.iter().for_each(|field| self.sym(field));
            }
            Sym::Fun(known) => {
                self.types(&known.types);
                self.scope(&known.scope);
                known.applied.iter().for_each(|sym| self.sym(sym));
            }
            Sym::Def(def) => self.def(def),
            Sym::Poly(poly) => {
                self.def(&poly.def);
                match &poly.shared {
                    Shared::Opaque(opaques, value) => {
                        self.vars.extend(opaques.iter().cloned());
                        self.sym(value);
                    }
                    Shared::At(values) => {
                        for (types, value) in values {
                            for ty in types {
                                self.ty(ty);
                            }
                            self.sym(value);
                        }
                    }
                }
            }
        }
    }

    fn def(&mut self, def: &Def) {
        self.types(&def.types);
        self.scope(&def.scope);
    }
}

/// Looks for closures made at run time whose types mention opaque ones.
struct Closures<'a> {
    data: &'a DataTable,
    opaques: &'a [TyVar],
    seen: HashSet<*const Scope>,
}

impl<'a> Closures<'a> {
    fn new(data: &'a DataTable, opaques: &'a [TyVar]) -> Self {
        Closures { data, opaques, seen: HashSet::new() }
    }

    fn sym(&mut self, sym: &Sym) -> bool {
        match sym {
            Sym::Ref(_, ty) => self.ty(ty),
            Sym::Con(built) => {
                let Built { fields, .. } = &**built;
                fields.iter().any(|field| self.sym(field))
            }
            Sym::Fun(known) => self.scope(&known.scope) || known.applied.iter().any(|sym| self.sym(sym)),
            Sym::Def(def) => self.scope(&def.scope),
            Sym::Poly(poly) => {
                self.scope(&poly.def.scope)
                    || match &poly.shared {
                        Shared::Opaque(_, value) => self.sym(value),
                        Shared::At(values) => values.iter().any(|(_, value)| self.sym(value)),
                    }
            }
            Sym::Real(_) | Sym::RealConst(..) | Sym::Word(..) | Sym::WordConst(..) | Sym::Never(_) => false,
        }
    }

    fn scope(&mut self, scope: &Rc<Scope>) -> bool {
        self.seen.insert(Rc::as_ptr(scope)) && scope.env.iter().any(|(_, sym)| self.sym(sym))
    }

    fn ty(&self, ty: &Type) -> bool {
        match ty {
            Type::Fun(..) => self.mentions(ty),
            Type::Data(id, args) => {
                args.iter().any(|arg| self.ty(arg))
                    || args.iter().any(|arg| self.mentions(arg)) && has_function(*id, self.data)
            }
            _ => ty.children().into_iter().any(|part| self.ty(part)),
        }
    }

    fn mentions(&self, ty: &Type) -> bool {
        let mut found = false;
        ty.walk(&mut |part| found |= matches!(part, Type::Var(var) if self.opaques.contains(var)));
        found
    }
}

/// Whether a function occurs in the fields of a data type, or of the types of its fields.
fn has_function(start: DataId, data: &DataTable) -> bool {
    let mut seen = HashSet::from([start]);
    let mut todo = vec![start];
    let mut found = false;
    while let Some(id) = todo.pop() {
        for field in data.get(id).into_iter().flat_map(|decl| &decl.cons).flat_map(|con| &con.fields) {
            field.walk(&mut |part| match part {
                Type::Fun(..) => found = true,
                Type::Data(inner, _) if seen.insert(*inner) => todo.push(*inner),
                _ => {}
            });
        }
    }
    found
}
