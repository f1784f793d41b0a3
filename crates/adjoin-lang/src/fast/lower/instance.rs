//! Instances: the code of a function for arguments of given shapes.
//!
//! The shape of a call is written as tokens; calls of the same shape share an instance. A shape has the types
//! of all registers, and in place of a known function that function with the shape of what it refers to. The
//! registers are passed: those that functions refer to first, each once, then those of the arguments.

use std::collections::HashMap;
use std::rc::Rc;

use super::super::code::{Extent, Reg, Regs, Use};
use super::super::layout::Repr;
use super::sym::{Built, Def, Known, Poly, Scope, Shared, Sym};
use super::{Draft, Lower, Lowered, Position};
use crate::core::{Substitution, TyVar, Type, Var};
use crate::eval::{EvalError, Reason};

/// A function that refers to itself deeper than this is a closure.
pub(super) const NESTING: usize = 3;
/// More instances than this mean that the types or shapes grow without end.
const MOST: usize = 20_000;
/// A type of more parts than this means the same.
const LARGEST: usize = 2_000;

/// A piece of a shape.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Token {
    /// A register that is passed once, by its number among the parameters.
    Real(u32),
    Word(u32, Type),
    Ref(u32, Type),
    RealConst(u64),
    WordConst(i64, Type),
    Con(u32, Option<Type>, u32),
    /// A function or definition, by the address of its term.
    Fun(usize, u32),
    /// The types that a term is at.
    At(u32, Type),
    /// A polymorphic value at opaque types.
    Poly(Vec<u32>),
    Types(u32),
    Scope(u32),
    /// A scope that was written before.
    Again(u32),
}

#[derive(Default)]
pub(super) struct Instances {
    by_shape: HashMap<Vec<Token>, u32>,
    pub(super) drafts: Vec<Draft>,
    /// The type of each one's result, once known.
    results: Vec<Option<Type>>,
}

impl Instances {
    pub(super) fn reserve(&mut self) -> u32 {
        self.drafts.push(Draft::default());
        self.results.push(None);
        self.drafts.len() as u32 - 1
    }
}

/// Writes a shape, collects the registers to pass, and renames them to the parameters.
#[derive(Default)]
struct Packer {
    tokens: Vec<Token>,
    regs: Regs,
    reals: HashMap<Reg, u32>,
    words: HashMap<Reg, u32>,
    refs: HashMap<Reg, u32>,
    scopes: HashMap<*const Scope, (u32, Rc<Scope>)>,
}

impl Packer {
    fn types(&mut self, types: &Substitution) {
        let mut sorted: Vec<_> = types.iter().collect();
        sorted.sort_by_key(|(var, _)| var.id());
        self.tokens.push(Token::Types(sorted.len() as u32));
        self.tokens.extend(sorted.into_iter().map(|(var, ty)| Token::At(var.id(), ty.clone())));
    }

    /// `shared` says that the register is passed once for all its uses, as it is for what functions refer to.
    fn sym(&mut self, sym: &Sym, shared: bool) -> Sym {
        match sym {
            Sym::Real(reg) => {
                let place = place(&mut self.reals, &mut self.regs.reals, *reg, *reg, shared);
                self.tokens.push(Token::Real(place));
                Sym::Real(place)
            }
            Sym::Word(reg, ty) => {
                let place = place(&mut self.words, &mut self.regs.words, *reg, *reg, shared);
                self.tokens.push(Token::Word(place, ty.clone()));
                Sym::Word(place, ty.clone())
            }
            Sym::Ref(reg, ty) => {
                let place = place(&mut self.refs, &mut self.regs.refs, *reg, Use::from(*reg), shared);
                self.tokens.push(Token::Ref(place, ty.clone()));
                Sym::Ref(place, ty.clone())
            }
            Sym::RealConst(value, _) => {
                self.tokens.push(Token::RealConst(value.to_bits()));
                sym.clone()
            }
            Sym::WordConst(value, ty, _) => {
                self.tokens.push(Token::WordConst(*value, ty.clone()));
                sym.clone()
            }
            Sym::Con(built) => {
                self.tokens.push(Token::Con(built.tag, built.ty.clone(), built.fields.len() as u32));
                let fields = built.fields.iter().map(|field| self.sym(field, shared)).collect();
                Sym::Con(Rc::new(Built { tag: built.tag, ty: built.ty.clone(), fields }))
            }
            Sym::Fun(known) => {
                self.tokens.push(Token::Fun(known.lam.address(), known.applied.len() as u32));
                self.types(&known.types);
                let scope = self.scope(&known.scope);
                let applied = known.applied.iter().map(|sym| self.sym(sym, true)).collect();
                Sym::Fun(Rc::new(Known { scope, applied, ..(**known).clone() }))
            }
            Sym::Def(def) => Sym::Def(self.def(def)),
            Sym::Poly(poly) => {
                let def = self.def(&poly.def);
                let shared = match &poly.shared {
                    Shared::Opaque(opaques, value) => {
                        self.tokens.push(Token::Poly(opaques.iter().map(TyVar::id).collect()));
                        Shared::Opaque(opaques.clone(), self.sym(value, shared))
                    }
                    Shared::At(values) => {
                        self.tokens.push(Token::Types(values.len() as u32));
                        let value = |(types, value): &(Vec<Type>, Sym)| {
                            self.tokens.extend((0..).zip(types).map(|(i, ty)| Token::At(i, ty.clone())));
                            (types.clone(), self.sym(value, shared))
                        };
                        Shared::At(values.iter().map(value).collect())
                    }
                };
                Sym::Poly(Rc::new(Poly { def, shared }))
            }
            Sym::Never(_) => sym.clone(),
        }
    }

    fn def(&mut self, def: &Def) -> Rc<Def> {
        self.tokens.push(Token::Fun(def.bind.body.address(), 0));
        self.types(&def.types);
        let scope = self.scope(&def.scope);
        Rc::new(Def { bind: def.bind.clone(), scope, types: def.types.clone() })
    }

    fn scope(&mut self, scope: &Rc<Scope>) -> Rc<Scope> {
        if let Some((number, renamed)) = self.scopes.get(&Rc::as_ptr(scope)) {
            self.tokens.push(Token::Again(*number));
            return renamed.clone();
        }
        self.tokens.push(Token::Scope(scope.env.len() as u32));
        if let Some((_, types)) = &scope.group {
            self.types(types);
        }
        let env = scope.env.iter().map(|(x, sym)| (x.clone(), self.sym(sym, true))).collect();
        let renamed = Rc::new(Scope { env, group: scope.group.clone() });
        let number = self.scopes.len() as u32;
        self.scopes.insert(Rc::as_ptr(scope), (number, renamed.clone()));
        renamed
    }
}

/// The parameter for a register.
fn place<T>(known: &mut HashMap<Reg, u32>, regs: &mut Vec<T>, reg: Reg, new: T, shared: bool) -> u32 {
    if shared {
        if let Some(place) = known.get(&reg) {
            return *place;
        }
        known.insert(reg, regs.len() as u32);
    }
    regs.push(new);
    regs.len() as u32 - 1
}

/// Functions on the way to a symbolic value, and scopes that are ready.
#[derive(Default)]
struct Preparation {
    path: Vec<usize>,
    scopes: HashMap<*const Scope, Rc<Scope>>,
}

impl Lower<'_> {
    /// A value as it is passed: data is built, constants of arguments are loaded, functions that are nested
    /// too deep are closures.
    fn prepare(&mut self, sym: &Sym, keep_constants: Keep, to: &mut Preparation) -> Lowered<Sym> {
        match sym {
            Sym::RealConst(_, literal) | Sym::WordConst(_, _, literal) => {
                if keep_constants == Keep::All || keep_constants == Keep::Literals && *literal {
                    return Ok(sym.clone());
                }
                let mut regs = Regs::default();
                self.registers(sym, &mut regs);
                Ok(match sym {
                    Sym::WordConst(_, ty, _) => Sym::Word(regs.words[0], ty.clone()),
                    _ => Sym::Real(regs.reals[0]),
                })
            }
            Sym::Con(built) => {
                if let Some(ty) = &built.ty {
                    if matches!(self.layouts.repr(ty), Repr::Ref) {
                        return self.canonical(sym.clone());
                    }
                }
                let fields = built.fields.iter().map(|field| self.prepare(field, keep_constants, to));
                let fields = fields.collect::<Lowered<Vec<Sym>>>()?;
                Ok(Sym::Con(Rc::new(Built { tag: built.tag, ty: built.ty.clone(), fields })))
            }
            Sym::Fun(known) => {
                let address = known.lam.address();
                if to.path.iter().filter(|seen| **seen == address).count() >= NESTING {
                    return self.closure(known);
                }
                let keep = if keep_constants == Keep::All { Keep::All } else { Keep::Literals };
                to.path.push(address);
                let scope = self.prepare_scope(&known.scope, keep, to)?;
                let applied = known.applied.iter().map(|sym| self.prepare(sym, keep, to));
                let applied = applied.collect::<Lowered<Vec<Sym>>>()?;
                to.path.pop();
                Ok(Sym::Fun(Rc::new(Known { scope, applied, ..(**known).clone() })))
            }
            Sym::Def(def) => Ok(Sym::Def(self.prepare_def(def, keep_constants, to)?)),
            Sym::Poly(poly) => {
                let def = self.prepare_def(&poly.def, keep_constants, to)?;
                let shared = match &poly.shared {
                    Shared::Opaque(opaques, value) => {
                        Shared::Opaque(opaques.clone(), self.prepare(value, keep_constants, to)?)
                    }
                    Shared::At(values) => {
                        let value = |(types, value): &(Vec<Type>, Sym)| {
                            Ok((types.clone(), self.prepare(value, keep_constants, to)?))
                        };
                        Shared::At(values.iter().map(value).collect::<Lowered<_>>()?)
                    }
                };
                Ok(Sym::Poly(Rc::new(Poly { def, shared })))
            }
            Sym::Never(ty) => Ok(self.fresh(ty)),
            Sym::Real(_) | Sym::Word(..) | Sym::Ref(..) => Ok(sym.clone()),
        }
    }

    fn prepare_def(&mut self, def: &Def, keep: Keep, to: &mut Preparation) -> Lowered<Rc<Def>> {
        let keep = if keep == Keep::All { Keep::All } else { Keep::Literals };
        let scope = self.prepare_scope(&def.scope, keep, to)?;
        Ok(Rc::new(Def { bind: def.bind.clone(), scope, types: def.types.clone() }))
    }

    fn prepare_scope(&mut self, scope: &Rc<Scope>, keep: Keep, to: &mut Preparation) -> Lowered<Rc<Scope>> {
        if let Some(ready) = to.scopes.get(&Rc::as_ptr(scope)) {
            return Ok(ready.clone());
        }
        let mut env = Vec::with_capacity(scope.env.len());
        for (x, sym) in &scope.env {
            env.push((x.clone(), self.prepare(sym, keep, to)?));
        }
        let ready = Rc::new(Scope { env, group: scope.group.clone() });
        to.scopes.insert(Rc::as_ptr(scope), ready.clone());
        Ok(ready)
    }

    /// The instance of a function for all its arguments: its number, what to pass, and the type of its result
    /// if known.
    pub(super) fn instance(&mut self, known: &Known, args: &[Sym]) -> Lowered<(u32, Regs, Option<Type>)> {
        let mut preparation = Preparation { path: vec![known.lam.address()], ..Preparation::default() };
        let scope = self.prepare_scope(&known.scope, Keep::All, &mut preparation)?;
        let mut ready = Vec::with_capacity(args.len());
        for argument in args {
            ready.push(self.prepare(argument, Keep::None, &mut preparation)?);
        }
        let mut packer = Packer::default();
        let scope = packer.head(known, &scope);
        let args = ready.iter().map(|argument| packer.sym(argument, false)).collect();
        let (number, result) =
            self.write_instance(known, &scope, args, packer.tokens, packer.regs.extent())?;
        Ok((number, packer.regs, result))
    }

    /// The instance of a function for its remaining arguments in registers of their own: its number, what the
    /// closure holds, and the type of its result.
    pub(super) fn closure_instance(
        &mut self,
        known: &Known,
        rest: &[Type],
    ) -> Lowered<(u32, Regs, Option<Type>)> {
        let mut preparation = Preparation { path: vec![known.lam.address()], ..Preparation::default() };
        let scope = self.prepare_scope(&known.scope, Keep::All, &mut preparation)?;
        let mut ready = Vec::new();
        for argument in &known.applied {
            ready.push(self.prepare(argument, Keep::None, &mut preparation)?);
        }
        let mut packer = Packer::default();
        let scope = packer.head(known, &scope);
        let mut args: Vec<Sym> = ready.iter().map(|argument| packer.sym(argument, false)).collect();
        let captured = packer.regs.clone();
        for ty in rest {
            // The registers are the caller's; only how many there are matters here.
            let before = self.builder.frame;
            let argument = self.fresh(ty);
            self.builder.frame = before;
            args.push(packer.sym(&argument, false));
        }
        let (number, result) =
            self.write_instance(known, &scope, args, packer.tokens, packer.regs.extent())?;
        Ok((number, captured, result))
    }

    fn write_instance(
        &mut self,
        known: &Known,
        scope: &Rc<Scope>,
        args: Vec<Sym>,
        shape: Vec<Token>,
        params: Extent,
    ) -> Lowered<(u32, Option<Type>)> {
        if let Some(number) = self.instances.by_shape.get(&shape) {
            return Ok((*number, self.instances.results[*number as usize].clone()));
        }
        if self.instances.drafts.len() >= MOST || known.types.values().any(|ty| size(ty) > LARGEST) {
            let message = format!(
                "`{}` is used at types without end (polymorphic recursion): the fast path cannot run it, but the stages can (`--stage parallel`)",
                known.name
            );
            let mut error = EvalError::from(Reason::Undefined(message));
            error.span = known.lam.span();
            return Err(error);
        }
        let number = self.instances.reserve();
        self.instances.by_shape.insert(shape, number);
        self.instances.results[number as usize].clone_from(&known.result);
        let result = self.function(number, |it| {
            it.builder.frame = params;
            it.builder.params = params;
            let params: Vec<(Var, Sym)> = known.params.iter().map(|(x, _)| x.clone()).zip(args).collect();
            it.enter(scope, &known.types, params, |it| it.term(&known.body, Position::Tail)).map(drop)
        })?;
        let slot = &mut self.instances.results[number as usize];
        if slot.is_none() {
            *slot = result;
        }
        Ok((number, slot.clone()))
    }

    /// The type of a function's result where its instance is still being written.
    pub(super) fn infer_result(&mut self, known: &Known) -> Lowered<Type> {
        // Written aside and thrown away: what recurses is an instance by now, and ends the walk.
        let steps = std::mem::take(&mut self.builder.steps);
        let (frame, length) = (self.builder.frame, self.builder.length);
        let args = known.applied.clone();
        let rest: Vec<Sym> =
            known.params[args.len()..].iter().map(|(_, ty)| self.fresh(&ty.clone())).collect();
        let args = args.into_iter().chain(rest);
        let params: Vec<(Var, Sym)> = known.params.iter().map(|(x, _)| x.clone()).zip(args).collect();
        let value = self.enter(&known.scope, &known.types, params, |it| {
            let sym = it.term(&known.body, Position::Value)?;
            let sym = it.canonical(sym)?;
            Ok(sym.type_of())
        });
        self.builder.steps = steps;
        self.builder.frame = frame;
        self.builder.length = length;
        value
    }
}

impl Packer {
    /// The function itself.
    fn head(&mut self, known: &Known, scope: &Rc<Scope>) -> Rc<Scope> {
        self.tokens.push(Token::Fun(known.lam.address(), known.params.len() as u32));
        self.types(&known.types);
        self.scope(scope)
    }
}

/// Which constants are part of a shape.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    None,
    Literals,
    All,
}

fn size(ty: &Type) -> usize {
    let mut size = 0;
    let mut todo = vec![ty];
    while let Some(ty) = todo.pop() {
        size += 1;
        if size > LARGEST {
            break;
        }
        todo.extend(ty.children());
    }
    size
}
