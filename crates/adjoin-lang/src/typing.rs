//! The type checker of core and of every stage's target.
//!
//! Every binder has a type, every occurrence of a polymorphic variable its type arguments, so checking is
//! one walk that computes the type of each term: `Γ ⊢ t : τ`. Programs of the source language are held to the
//! source's forms ([`source`]); stage outputs may use everything ([`target`]).
//!
//! Linear functions are checked by the grammar of the paper's Fig. target-language-1 (see the `linear`
//! submodule), except where a stage claims linearity itself ([`Linearity::Claimed`], [`Linearity::Node`]).

mod case;
mod linear;

use std::collections::{HashMap, HashSet};
use std::fmt;

use crate::core::{
    Bind, ConId, DataId, DataTable, Group, Kind, Linearity, Prim, Program, Scheme, Span, Term, TyVar, Type,
    Var, deep,
};
use crate::pretty::{Notation, show_type};

/// Why a program is not well typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckError {
    /// What is wrong.
    pub message: String,
    /// Where, if the term came from source text.
    pub span: Span,
    /// The definition it is in.
    pub definition: String,
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "in `{}`: {}", self.definition, self.message)
    }
}

impl std::error::Error for CheckError {}

/// Checks a program of the source language.
///
/// # Errors
/// The first ill-typed term, or the first form that only targets have.
pub fn source(program: &Program) -> Result<(), CheckError> {
    check(program, Dialect::Source).map(drop)
}

/// The types of the components of every ⋆ (of the one element type, for its dynamic form), by the
/// [address](Term::address) of its node: what stages need to know and terms do not say.
pub(crate) type ForkTypes = HashMap<usize, Vec<Type>>;

/// Checks a program of the source language and collects the types of its forks.
pub(crate) fn source_with_forks(program: &Program) -> Result<ForkTypes, CheckError> {
    check(program, Dialect::Source)
}

/// Checks a program of any stage's target language.
///
/// # Errors
/// The first ill-typed term.
pub fn target(program: &Program) -> Result<(), CheckError> {
    check(program, Dialect::Target).map(drop)
}

/// The type of a closed term in a program, whose definitions it may use: of an argument typed by a user, say.
///
/// # Errors
/// If the term is ill-typed.
pub fn term(program: &Program, term: &Term) -> Result<Type, CheckError> {
    deep::run(|| {
        let mut checker = Checker::new(&program.data, Dialect::Source);
        for bind in program.binds() {
            let scheme = bind.scheme.clone();
            checker.env.insert(bind.var.clone(), scheme.ok_or_else(|| checker.unannotated(bind))?);
        }
        checker.definition = "expression".into();
        checker.synth(term)
    })
}

#[derive(Clone, Copy, PartialEq)]
enum Dialect {
    Source,
    Target,
}

fn check(program: &Program, dialect: Dialect) -> Result<ForkTypes, CheckError> {
    deep::run(|| {
        let mut checker = Checker::new(&program.data, dialect);
        checker.data_table()?;
        for group in &program.groups {
            match group {
                Group::One(bind) => {
                    bind.var.hint().clone_into(&mut checker.definition);
                    let scheme = checker.bind(bind, true)?;
                    checker.env.insert(bind.var.clone(), scheme);
                }
                Group::Rec(binds) => {
                    checker.declare(binds)?;
                    for bind in binds {
                        bind.var.hint().clone_into(&mut checker.definition);
                        checker.bind(bind, true)?;
                    }
                }
            }
        }
        Ok(checker.forks)
    })
}

struct Checker<'a> {
    data: &'a DataTable,
    dialect: Dialect,
    /// Γ. Binders are unique, so entries never hide one another; they are removed at the end of their scope.
    env: HashMap<Var, Scheme>,
    /// Variables bound by the λ° around us (and what was taken apart from them).
    linear: HashMap<Var, Type>,
    ty_vars: HashSet<TyVar>,
    forks: ForkTypes,
    definition: String,
}

type Checked<T> = Result<T, CheckError>;

impl<'a> Checker<'a> {
    fn new(data: &'a DataTable, dialect: Dialect) -> Self {
        Checker {
            data,
            dialect,
            env: HashMap::new(),
            linear: HashMap::new(),
            ty_vars: HashSet::new(),
            forks: HashMap::new(),
            definition: "data declarations".into(),
        }
    }

    fn error(&self, at: &Term, message: impl Into<String>) -> CheckError {
        self.error_at(at.span(), message)
    }

    fn error_at(&self, span: Span, message: impl Into<String>) -> CheckError {
        CheckError { message: message.into(), span, definition: self.definition.clone() }
    }

    fn show(&self, ty: &Type) -> String {
        show_type(ty, self.data, Notation::Unicode)
    }

    fn unannotated(&self, bind: &Bind) -> CheckError {
        self.error(&bind.body, format!("the definition of `{}` has no type", bind.var.hint()))
    }

    fn data_table(&mut self) -> Checked<()> {
        for (_, decl) in self.data.iter() {
            self.ty_vars.extend(decl.params.iter().cloned());
            for con in &decl.cons {
                for field in &con.fields {
                    self.well_formed(field, Span::NONE)?;
                }
            }
            for param in &decl.params {
                self.ty_vars.remove(param);
            }
        }
        Ok(())
    }

    /// All variables in scope, all data types declared and fully applied, no target types in source programs.
    fn well_formed(&self, ty: &Type, span: Span) -> Checked<()> {
        match ty {
            Type::Var(var) if !self.ty_vars.contains(var) => {
                return Err(self.error_at(span, format!("type variable `{}` is not in scope", var.hint())));
            }
            Type::Tuple(parts) if parts.len() == 1 => {
                return Err(self.error_at(span, "a tuple type of one component"));
            }
            Type::Data(data, args) => {
                let decl = self.data.get(*data).ok_or_else(|| {
                    self.error_at(span, format!("data type number {} is not declared", data.index()))
                })?;
                if decl.params.len() != args.len() {
                    let (wanted, found) = (decl.params.len(), args.len());
                    let message = format!("`{}` takes {wanted} type arguments, not {found}", decl.name);
                    return Err(self.error_at(span, message));
                }
            }
            Type::Linear(..) | Type::Io(_) | Type::Map(_) | Type::Array(_) | Type::Ref(_)
                if self.dialect == Dialect::Source =>
            {
                return Err(
                    self.error_at(span, format!("`{}` is no type of the source language", self.show(ty)))
                );
            }
            _ => {}
        }
        ty.children().into_iter().try_for_each(|child| self.well_formed(child, span))
    }

    fn expect(&self, at: &Term, found: &Type, wanted: &Type, what: &str) -> Checked<()> {
        if found == wanted {
            return Ok(());
        }
        Err(self.error(at, format!("{what} has type {}, not {}", self.show(found), self.show(wanted))))
    }

    /// Brings the variables of a recursive group into scope.
    fn declare(&mut self, binds: &[Bind]) -> Checked<()> {
        for bind in binds {
            let scheme = bind.scheme.clone().ok_or_else(|| self.unannotated(bind))?;
            if !matches!(bind.body.kind(), Kind::Lam(..) | Kind::LinearLam(..)) {
                let message = format!("recursive `{}` is not a function", bind.var.hint());
                return Err(self.error(&bind.body, message));
            }
            self.env.insert(bind.var.clone(), scheme);
        }
        Ok(())
    }

    /// Checks a binding and gives its scheme.
    fn bind(&mut self, bind: &Bind, annotated: bool) -> Checked<Scheme> {
        let Some(scheme) = &bind.scheme else {
            return if annotated { Err(self.unannotated(bind)) } else { Ok(self.synth(&bind.body)?.into()) };
        };
        for var in &scheme.vars {
            if !self.ty_vars.insert(var.clone()) {
                let message = format!("type variable `{}` is bound twice", var.hint());
                return Err(self.error(&bind.body, message));
            }
        }
        self.well_formed(&scheme.ty, bind.body.span())?;
        let found = self.synth(&bind.body)?;
        self.expect(&bind.body, &found, &scheme.ty, &format!("the body of `{}`", bind.var.hint()))?;
        for var in &scheme.vars {
            self.ty_vars.remove(var);
        }
        Ok(scheme.clone())
    }

    /// Γ, x:τ ⊢ t.
    fn under(&mut self, x: &Var, scheme: impl Into<Scheme>, body: &Term) -> Checked<Type> {
        self.env.insert(x.clone(), scheme.into());
        let ty = self.synth(body)?;
        self.env.remove(x);
        Ok(ty)
    }

    fn target_only(&self, at: &Term, what: &str) -> Checked<()> {
        if self.dialect == Dialect::Target {
            return Ok(());
        }
        Err(self.error(at, format!("{what} is no form of the source language")))
    }

    /// Γ ⊢ t : τ.
    fn synth(&mut self, term: &Term) -> Checked<Type> {
        match term.kind() {
            Kind::Var(x, args) => self.variable(term, x, args),
            Kind::Lit(lit) => Ok(lit.ty()),
            Kind::Tuple(parts) => {
                if parts.len() == 1 {
                    return Err(self.error(term, "a tuple of one component"));
                }
                Ok(Type::Tuple(parts.iter().map(|part| self.synth(part)).collect::<Checked<_>>()?))
            }
            Kind::Proj(tuple, index) => {
                let ty = self.synth(tuple)?;
                self.component(term, &ty, *index)
            }
            Kind::Lam(x, ty, body) => {
                self.well_formed(ty, term.span())?;
                Ok(Type::fun(ty.clone(), self.under(x, ty.clone(), body)?))
            }
            Kind::App(function, argument) => {
                let function = self.synth(function)?;
                let (Type::Fun(from, to) | Type::Linear(from, to)) = &function else {
                    let message =
                        format!("a term of type {} is applied like a function", self.show(&function));
                    return Err(self.error(term, message));
                };
                let found = self.synth(argument)?;
                self.expect(argument, &found, from, "the argument")?;
                Ok((**to).clone())
            }
            Kind::Let(bind, body) => {
                let scheme = self.bind(bind, false)?;
                self.under(&bind.var, scheme, body)
            }
            Kind::Unpack(vars, tuple, body) => {
                let ty = self.synth(tuple)?;
                let parts = self.components(term, &ty, vars.len())?;
                self.env.extend(vars.iter().cloned().zip(parts.into_iter().map(Scheme::mono)));
                let ty = self.synth(body)?;
                for var in vars {
                    self.env.remove(var);
                }
                Ok(ty)
            }
            Kind::LetRec(binds, body) => {
                self.declare(binds)?;
                for bind in binds {
                    self.bind(bind, true)?;
                }
                let ty = self.synth(body)?;
                for bind in binds {
                    self.env.remove(&bind.var);
                }
                Ok(ty)
            }
            Kind::Con(con, args, fields) => {
                let wanted = self.constructor(term, *con, args, fields.len())?;
                for (field, wanted) in fields.iter().zip(&wanted) {
                    let found = self.synth(field)?;
                    self.expect(field, &found, wanted, "the field")?;
                }
                Ok(Type::Data(con.data, args.clone()))
            }
            Kind::List(ty, elements) => {
                self.well_formed(ty, term.span())?;
                for element in elements {
                    let found = self.synth(element)?;
                    self.expect(element, &found, ty, "the list element")?;
                }
                Ok(Type::list(ty.clone()))
            }
            Kind::Case(scrutinee, alts, default) => {
                let of = self.synth(scrutinee)?;
                self.alternatives(term, &of, alts, default.as_ref(), |checker, vars, body| {
                    checker.env.extend(vars.iter().cloned().map(|(var, ty)| (var, ty.into())));
                    let ty = checker.synth(body)?;
                    for (var, _) in vars {
                        checker.env.remove(var);
                    }
                    Ok(ty)
                })
            }
            Kind::Prim(prim, types, arguments) => {
                if !prim.is_source() {
                    self.target_only(term, prim.name())?;
                }
                let found =
                    arguments.iter().map(|argument| self.synth(argument)).collect::<Checked<Vec<_>>>()?;
                self.primitive(term, *prim, types, &found)
            }
            Kind::Fail(ty, _) => {
                self.well_formed(ty, term.span())?;
                Ok(ty.clone())
            }
            Kind::Par(_) | Kind::ParList(_) => self.synth_fork(term),
            Kind::LinearLam(..) | Kind::Return(_) | Kind::Do(..) => self.synth_target(term),
        }
    }

    /// Γ ⊢ t : τ, for ⋆.
    fn synth_fork(&mut self, term: &Term) -> Checked<Type> {
        match term.kind() {
            Kind::Par(parts) => {
                if parts.len() < 2 {
                    return Err(self.error(term, "⋆ of fewer than two terms"));
                }
                let types = parts.iter().map(|part| self.synth(part)).collect::<Checked<Vec<_>>>()?;
                self.forks.insert(term.address(), types.clone());
                Ok(Type::Tuple(types.into()))
            }
            Kind::ParList(thunks) => {
                let element = self.thunks(thunks)?;
                self.forks.insert(term.address(), vec![element.clone()]);
                Ok(Type::list(element))
            }
            _ => Err(self.error(term, "this form is no ⋆")),
        }
    }

    /// Γ ⊢ t : τ, for the forms that only targets have.
    fn synth_target(&mut self, term: &Term) -> Checked<Type> {
        match term.kind() {
            Kind::LinearLam(linearity, z, ty, body) => {
                self.target_only(term, "λ°")?;
                self.well_formed(ty, term.span())?;
                let to = match linearity {
                    Linearity::Checked => self.linear_function(z, ty, body)?,
                    Linearity::Claimed | Linearity::Node => self.under(z, ty.clone(), body)?,
                };
                Ok(Type::linear(ty.clone(), to))
            }
            Kind::Return(value) => {
                self.target_only(term, "return")?;
                Ok(Type::io(self.synth(value)?))
            }
            Kind::Do(x, first, then) => {
                self.target_only(term, "do")?;
                let found = self.synth(first)?;
                let Type::Io(of) = &found else {
                    return Err(self.error(first, format!("do runs a term of type {}", self.show(&found))));
                };
                let ty = self.under(x, (**of).clone(), then)?;
                if !matches!(ty, Type::Io(_)) {
                    return Err(self.error(then, format!("do ends in a term of type {}", self.show(&ty))));
                }
                Ok(ty)
            }
            _ => Err(self.error(term, "this form belongs to the source language")),
        }
    }

    fn variable(&self, at: &Term, x: &Var, args: &[Type]) -> Checked<Type> {
        let Some(scheme) = self.env.get(x) else {
            let reason = if self.linear.contains_key(x) { "is used non-linearly" } else { "is not in scope" };
            return Err(self.error(at, format!("variable `{}` {reason}", x.hint())));
        };
        for arg in args {
            self.well_formed(arg, at.span())?;
        }
        scheme.instantiate(args).ok_or_else(|| {
            let (wanted, found) = (scheme.vars.len(), args.len());
            self.error(at, format!("`{}` takes {wanted} type arguments, not {found}", x.hint()))
        })
    }

    fn component(&self, at: &Term, tuple: &Type, index: u32) -> Checked<Type> {
        if let Type::Tuple(parts) = tuple {
            if let Some(part) = parts.get(index as usize) {
                return Ok(part.clone());
            }
        }
        Err(self.error(at, format!("{} has no component {}", self.show(tuple), index + 1)))
    }

    fn components(&self, at: &Term, tuple: &Type, count: usize) -> Checked<Vec<Type>> {
        match tuple {
            Type::Tuple(parts) if parts.len() == count => Ok(parts.to_vec()),
            _ => Err(self.error(at, format!("{} is not a tuple of {count} components", self.show(tuple)))),
        }
    }

    /// The field types of a constructor that is applied to `count` fields.
    fn constructor(&self, at: &Term, con: ConId, args: &[Type], count: usize) -> Checked<Vec<Type>> {
        self.well_formed(&Type::data(con.data, args.iter().cloned()), at.span())?;
        let fields = self
            .data
            .fields(con, args)
            .ok_or_else(|| self.error(at, format!("constructor {} is not declared", con.tag)))?;
        if fields.len() != count {
            let name = self.data.con(con).map_or("constructor", |decl| &*decl.name);
            return Err(self.error(at, format!("`{name}` has {} fields, not {count}", fields.len())));
        }
        Ok(fields)
    }

    fn primitive(&self, at: &Term, prim: Prim, types: &[Type], found: &[Type]) -> Checked<Type> {
        for ty in types {
            self.well_formed(ty, at.span())?;
        }
        let Some((wanted, result)) = prim.signature(types) else {
            return Err(self.error(at, format!("`{}` has {} type arguments", prim.name(), types.len())));
        };
        if wanted.len() != found.len() {
            return Err(self.error(at, format!("`{}` has {} arguments", prim.name(), found.len())));
        }
        for (found, wanted) in found.iter().zip(&wanted) {
            self.expect(at, found, wanted, &format!("an argument of `{}`", prim.name()))?;
        }
        Ok(result)
    }

    /// τ, for a term of type [() → τ].
    fn thunks(&mut self, thunks: &Term) -> Checked<Type> {
        let found = self.synth(thunks)?;
        if let Type::Data(DataId::LIST, args) = &found {
            if let Some(Type::Fun(from, to)) = args.first() {
                if **from == Type::unit() {
                    return Ok((**to).clone());
                }
            }
        }
        Err(self.error(thunks, format!("⋆ runs a list of thunks, not {}", self.show(&found))))
    }
}
