//! From core to [`Step`]s: partial evaluation.
//!
//! Terms are run on symbolic values ([`sym`]). What is known is done at once: projections of tuples, cases on
//! known constructors, arithmetic on constants, calls of small functions. The rest becomes code. So a tuple
//! exists at run time only inside a data type, and a function only where it is stored or chosen by data.
//!
//! A call of a larger or recursive function is a call of an *instance*: its code for arguments of these
//! shapes, at these types. Functions among the arguments, and what a local function refers to, are part of
//! the shape; their registers become further parameters ([`instance`]). Polymorphism goes the same way: an
//! instance is at types without variables.
//!
//! Termination: a recursive call is never unfolded, only instantiated, and the shapes are finitely many:
//! constants in arguments are not part of them, and a function that refers to itself more than
//! [`NESTING`](instance::NESTING) deep, as in continuation passing, becomes a closure at run time. Types may
//! still grow without end (polymorphic recursion); that is reported as an error.
//!
//! Where things are: `mod` terms, `data` constructors and cases, `call` application, `cons` lists in loops,
//! `instance` instances, `arithmetic` and `array` primitives, `globals` top-level definitions, `polymorphic`
//! polymorphic values.

mod arithmetic;
mod array;
mod call;
mod cons;
mod data;
mod globals;
mod instance;
mod polymorphic;
mod sym;

use std::collections::HashMap;
use std::mem;
use std::rc::Rc;

use super::code::{Extent, Fork, ForkList, Instr, Reg, Regs, Returned, Site, Step};
use super::layout::{Layouts, Repr};
use crate::core::{
    Bind, ConId, Kind, Lit, Prim, Program, Span, Substitution, Supply, Term, TyVar, Type, Var,
};
use crate::eval::{EvalError, Reason};
use globals::Globals;
use instance::Instances;
use sym::{Built, Def, Scope, Sym};

pub(super) use globals::Initial;

/// Lowering fails on programs that are not well typed, and where types grow without end.
type Lowered<T> = Result<T, EvalError>;

/// What becomes of a term's value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Position {
    /// It is used here.
    Value,
    /// The function returns it.
    Tail,
}

/// A function's code.
#[derive(Default)]
pub(super) struct Draft {
    pub(super) steps: Vec<Step>,
    pub(super) frame: Extent,
    pub(super) params: Extent,
    /// Instructions at its start that its loop does not repeat.
    pub(super) prologue: u32,
}

/// The function that is being written.
#[derive(Default)]
struct Builder {
    steps: Vec<Step>,
    frame: Extent,
    /// Its number, if calls in tail position may go to its start.
    number: Option<u32>,
    params: Extent,
    /// The type of its result, once known.
    result: Option<Type>,
    /// If it builds a list in a loop: the word register for that, and the registers of an element.
    list: Option<(Reg, Extent)>,
    /// The number of its steps, in all branches.
    length: usize,
}

/// All that lowering produces.
pub(super) struct Output {
    pub(super) functions: Vec<Draft>,
    /// How to compute the program's values, in order.
    pub(super) initial: Vec<Initial>,
    /// The function to call.
    pub(super) entry: u32,
}

struct Lower<'a> {
    program: &'a Program,
    layouts: Layouts<'a>,
    globals: Globals<'a>,
    instances: Instances,
    /// Local variables. Entering a scope saves what it hides.
    env: HashMap<Var, Sym>,
    types: Rc<Substitution>,
    builder: Builder,
    /// The nesting depth of unfolded calls.
    unfolding: u32,
    sizes: HashMap<usize, usize>,
    free: HashMap<usize, Rc<[Var]>>,
    /// Stand in for the types of polymorphic values.
    opaques: Vec<TyVar>,
    supply: Supply,
    /// The call in the source that is being lowered.
    site: Span,
}

/// Lowers a function of one argument and all it needs.
pub(super) fn lower(program: &Program, entry: &Var, from: &Type) -> Result<Output, EvalError> {
    let mut lower = Lower {
        program,
        layouts: Layouts::new(&program.data),
        globals: Globals::new(program),
        instances: Instances::default(),
        env: HashMap::new(),
        types: Rc::default(),
        builder: Builder::default(),
        unfolding: 0,
        sizes: HashMap::new(),
        free: HashMap::new(),
        opaques: Vec::new(),
        supply: program.supply.clone(),
        site: Span::NONE,
    };
    let number = lower.instances.reserve();
    let from = from.clone();
    lower.function(number, |it| {
        let argument = it.fresh(&from);
        it.builder.params = it.builder.frame;
        let function = it.variable(entry, &[], Span::NONE)?;
        let result = it.apply(function, vec![argument], Position::Tail)?;
        it.finish(result, Position::Tail).map(drop)
    })?;
    Ok(Output { functions: lower.instances.drafts, initial: lower.globals.initial, entry: number })
}

fn stuck(message: impl Into<String>, span: Span) -> EvalError {
    let mut error = EvalError::from(Reason::Stuck(message.into()));
    error.span = span;
    error
}

impl Lower<'_> {
    /// Writes a function: `body` allocates its parameters and ends in tail position.
    fn function(
        &mut self,
        number: u32,
        body: impl FnOnce(&mut Self) -> Lowered<()>,
    ) -> Lowered<Option<Type>> {
        let builder = Builder { number: Some(number), ..Builder::default() };
        let builder = mem::replace(&mut self.builder, builder);
        let env = mem::take(&mut self.env);
        let types = self.types.clone();
        let unfolding = mem::take(&mut self.unfolding);
        // Calls of one instance stand in many places.
        let site = mem::take(&mut self.site);
        let outcome = body(self);
        self.env = env;
        self.types = types;
        self.unfolding = unfolding;
        self.site = site;
        let done = mem::replace(&mut self.builder, builder);
        outcome?;
        let result = done.result.clone();
        self.instances.drafts[number as usize] = cons::draft(done);
        Ok(result)
    }

    fn emit(&mut self, instr: Instr) {
        self.builder.length += 1;
        self.builder.steps.push(Step::Do(instr));
    }

    /// Runs `write` with an empty block, and gives the block.
    fn block<T>(&mut self, write: impl FnOnce(&mut Self) -> Lowered<T>) -> Lowered<(Vec<Step>, T)> {
        let outer = mem::take(&mut self.builder.steps);
        let value = write(self);
        let block = mem::replace(&mut self.builder.steps, outer);
        Ok((block, value?))
    }

    /// Adds to a block that was written before.
    fn reopen<T>(
        &mut self,
        block: &mut Vec<Step>,
        write: impl FnOnce(&mut Self) -> Lowered<T>,
    ) -> Lowered<T> {
        mem::swap(&mut self.builder.steps, block);
        let value = write(self);
        mem::swap(&mut self.builder.steps, block);
        value
    }

    fn new_real(&mut self) -> Reg {
        self.builder.frame.reals += 1;
        self.builder.frame.reals - 1
    }

    fn new_word(&mut self) -> Reg {
        self.builder.frame.words += 1;
        self.builder.frame.words - 1
    }

    fn new_ref(&mut self) -> Reg {
        self.builder.frame.refs += 1;
        self.builder.frame.refs - 1
    }

    /// A type of the program at the types of the instance that is written.
    fn ty(&self, ty: &Type) -> Type {
        ty.substitute(&self.types)
    }

    /// New registers for a value of this type.
    fn fresh(&mut self, ty: &Type) -> Sym {
        match self.layouts.repr(ty) {
            Repr::Real => Sym::Real(self.new_real()),
            Repr::Word => Sym::Word(self.new_word(), ty.clone()),
            Repr::Ref => Sym::Ref(self.new_ref(), ty.clone()),
            Repr::Parts(parts) => {
                let fields = parts.iter().map(|part| self.fresh(part)).collect();
                let ty = matches!(ty, Type::Data(..)).then(|| ty.clone());
                Sym::Con(Rc::new(Built { tag: 0, ty, fields }))
            }
        }
    }

    /// Binds variables, runs `inner`, and takes the bindings back.
    fn binding<T>(
        &mut self,
        vars: impl IntoIterator<Item = (Var, Sym)>,
        inner: impl FnOnce(&mut Self) -> Lowered<T>,
    ) -> Lowered<T> {
        let hidden: Vec<(Var, Option<Sym>)> = vars
            .into_iter()
            .map(|(var, sym)| {
                let old = self.env.insert(var.clone(), sym);
                (var, old)
            })
            .collect();
        let value = inner(self);
        for (var, old) in hidden.into_iter().rev() {
            match old {
                Some(old) => self.env.insert(var, old),
                None => self.env.remove(&var),
            };
        }
        value
    }

    /// A value in its position.
    fn finish(&mut self, sym: Sym, position: Position) -> Lowered<Sym> {
        if position == Position::Value {
            return Ok(sym);
        }
        let (sym, ty) = match sym {
            Sym::Never(ty) => (None, ty),
            sym => {
                let sym = self.canonical(sym)?;
                let ty = sym.type_of();
                (Some(sym), ty)
            }
        };
        self.builder.result.get_or_insert_with(|| ty.clone());
        if let Some(sym) = sym {
            let mut values = Regs::default();
            self.registers(&sym, &mut values);
            self.emit(Instr::Return(Box::new(Returned { values, frame: Extent::default() })));
        }
        Ok(Sym::Never(ty))
    }

    /// Runs a term symbolically.
    fn term(&mut self, term: &Term, position: Position) -> Lowered<Sym> {
        match term.kind() {
            Kind::Let(bind, body) => self.let_(bind, body, position),
            Kind::Unpack(vars, tuple, body) => {
                let tuple = self.term(tuple, Position::Value)?;
                let parts = self.parts(tuple, vars.len(), term.span())?;
                let vars: Vec<(Var, Sym)> = vars.iter().cloned().zip(parts).collect();
                self.binding(vars, |it| it.term(body, position))
            }
            Kind::LetRec(binds, body) => {
                let scope = self.group_scope(binds);
                let vars: Vec<(Var, Sym)> = group_members(binds, &scope, &self.types);
                self.binding(vars, |it| it.term(body, position))
            }
            Kind::Case(scrutinee, alts, default) => {
                self.case(term, scrutinee, alts, default.as_ref(), position)
            }
            Kind::App(..) => {
                let mut args = Vec::new();
                let mut function = term;
                while let Kind::App(inner, argument) = function.kind() {
                    args.push(argument);
                    function = inner;
                }
                let function = self.term(function, Position::Value)?;
                let args = args.into_iter().rev().map(|argument| self.term(argument, Position::Value));
                let args = args.collect::<Lowered<Vec<Sym>>>()?;
                let outer = self.site;
                if !term.span().is_none() {
                    self.site = term.span();
                }
                let value = self.apply(function, args, position);
                self.site = outer;
                value
            }
            Kind::Con(ConId::CONS, types, fields) if position == Position::Tail => self.cons(types, fields),
            _ => {
                let sym = self.simple(term)?;
                self.finish(sym, position)
            }
        }
    }

    /// Terms that neither bind nor branch.
    fn simple(&mut self, term: &Term) -> Lowered<Sym> {
        match term.kind() {
            Kind::Var(x, types) => self.variable(x, types, term.span()),
            Kind::Lit(Lit::Double(value)) => Ok(Sym::RealConst(*value, true)),
            Kind::Lit(Lit::Int(value)) => Ok(Sym::WordConst(*value, Type::Int, true)),
            Kind::Lit(Lit::Char(value)) => Ok(Sym::WordConst(i64::from(u32::from(*value)), Type::Char, true)),
            Kind::Tuple(parts) => Ok(Sym::tuple(self.terms(parts)?)),
            Kind::Proj(tuple, index) => {
                let tuple = self.term(tuple, Position::Value)?;
                let mut parts = self.parts(tuple, 0, term.span())?;
                let index = *index as usize;
                if index >= parts.len() {
                    return Err(stuck("a projection out of range", term.span()));
                }
                Ok(parts.swap_remove(index))
            }
            Kind::Lam(..) => {
                let scope = self.scope_of(term);
                Ok(Self::known(term, &scope, self.types.clone(), None, "λ", false))
            }
            Kind::Con(con, args, fields) => {
                let args = args.iter().map(|ty| self.ty(ty));
                let ty = Type::data(con.data, args);
                let fields = self.terms(fields)?;
                if matches!(self.layouts.repr(&ty), Repr::Word) {
                    return Ok(Sym::WordConst(i64::from(con.tag), ty, true));
                }
                Ok(Sym::con(con.tag, ty, fields))
            }
            Kind::List(ty, elements) => {
                let ty = Type::list(self.ty(ty));
                let elements = self.terms(elements)?;
                self.list(ty, elements)
            }
            Kind::Prim(Prim::Error, types, arguments) => {
                let message = self.terms(arguments)?.pop();
                let message = message.ok_or_else(|| stuck("`error` without a message", term.span()))?;
                let message = self.canonical(message)?;
                let mut regs = Regs::default();
                self.registers(&message, &mut regs);
                if let Some(message) = regs.refs.first() {
                    self.emit(Instr::Error(message.reg, Box::new(self.place(term))));
                }
                Ok(Sym::Never(types.first().map_or_else(Type::unit, |ty| self.ty(ty))))
            }
            Kind::Prim(
                prim @ (Prim::ArrayFromList
                | Prim::ArrayToList
                | Prim::ArraySize
                | Prim::ArrayIndex
                | Prim::Reduce(_)
                | Prim::MatVec),
                types,
                arguments,
            ) => {
                let arguments = self.terms(arguments)?;
                let of = types.first().map_or(Type::Double, |ty| self.ty(ty));
                let place = self.place(term);
                self.array(*prim, of, arguments, place)
            }
            Kind::Prim(prim, _, arguments) => {
                let arguments = self.terms(arguments)?;
                self.primitive(*prim, &arguments, term.span())
            }
            Kind::Fail(ty, message) => {
                let place = self.place(term);
                self.emit(Instr::Fail(Box::new((message.clone(), place))));
                Ok(Sym::Never(self.ty(ty)))
            }
            Kind::Par(parts) => self.par(parts),
            Kind::ParList(thunks) => self.par_list(thunks),
            _ => Err(stuck("the fast path runs programs of the source language", term.span())),
        }
    }

    /// Where a term stands in the source; of the prelude's, the call that led there.
    fn place(&self, term: &Term) -> Span {
        if term.span().is_none() { self.site } else { term.span() }
    }

    fn terms(&mut self, terms: &[Term]) -> Lowered<Vec<Sym>> {
        terms.iter().map(|term| self.term(term, Position::Value)).collect()
    }

    fn let_(&mut self, bind: &Bind, body: &Term, position: Position) -> Lowered<Sym> {
        let vars = bind.scheme.as_ref().map_or(&[][..], |scheme| &scheme.vars);
        let is_lam = matches!(bind.body.kind(), Kind::Lam(..));
        let sym = if !vars.is_empty() && is_lam {
            let scope = self.scope_of(&bind.body);
            Sym::Def(Rc::new(Def { bind: bind.clone(), scope, types: self.types.clone() }))
        } else if !vars.is_empty() {
            self.polymorphic(bind, vars, body)?
        } else if is_lam {
            let scope = self.scope_of(&bind.body);
            let result = bind.scheme.as_ref().map(|scheme| scheme.ty.clone());
            Self::known(&bind.body, &scope, self.types.clone(), result.as_ref(), bind.var.hint(), false)
        } else {
            let sym = self.term(&bind.body, Position::Value)?;
            self.settle(sym)?
        };
        self.binding([(bind.var.clone(), sym)], |it| it.term(body, position))
    }

    /// A value that may be used many times: data is built once.
    fn settle(&mut self, sym: Sym) -> Lowered<Sym> {
        let Sym::Con(built) = &sym else { return Ok(sym) };
        match &built.ty {
            Some(ty) if matches!(self.layouts.repr(ty), Repr::Ref) => self.canonical(sym),
            _ => {
                let fields = built.fields.iter().map(|field| self.settle(field.clone()));
                let fields = fields.collect::<Lowered<Vec<_>>>()?;
                Ok(Sym::Con(Rc::new(Built { tag: built.tag, ty: built.ty.clone(), fields })))
            }
        }
    }

    fn variable(&mut self, x: &Var, types: &[Type], span: Span) -> Lowered<Sym> {
        match self.env.get(x).cloned() {
            Some(Sym::Def(def)) => {
                let types: Vec<Type> = types.iter().map(|ty| self.ty(ty)).collect();
                self.instantiate(&def, &types)
            }
            Some(Sym::Poly(poly)) => {
                let types: Vec<Type> = types.iter().map(|ty| self.ty(ty)).collect();
                self.at_types(&poly, &types)
            }
            Some(sym) => Ok(sym),
            None => {
                let types: Vec<Type> = types.iter().map(|ty| self.ty(ty)).collect();
                self.global(x, &types, span)
            }
        }
    }

    /// ⋆: every branch is a function of what it refers to.
    fn par(&mut self, parts: &[Term]) -> Lowered<Sym> {
        let mut branches = Vec::new();
        let mut results = Vec::new();
        for part in parts {
            let (function, args, ty) = self.outlined(part)?;
            let result = self.fresh(&ty);
            let mut into = Regs::default();
            self.registers(&result, &mut into);
            let frame = Extent::default();
            branches.push(Site { function, args, results: into, frame, span: Span::NONE });
            results.push(result);
        }
        self.emit(Instr::Fork(Box::new(Fork { branches, frame: Extent::default() })));
        Ok(Sym::tuple(results))
    }

    fn par_list(&mut self, thunks: &Term) -> Lowered<Sym> {
        let thunks = self.term(thunks, Position::Value)?;
        let thunks = self.canonical(thunks)?;
        let Sym::Ref(reg, Type::Data(_, args)) = &thunks else {
            return match thunks {
                Sym::Never(_) => Ok(thunks),
                _ => Err(stuck("⋆ runs a list of thunks", Span::NONE)),
            };
        };
        let Some(Type::Fun(_, element)) = args.first() else {
            return Err(stuck("⋆ runs a list of thunks", Span::NONE));
        };
        let element = (**element).clone();
        let dst = self.new_ref();
        let extent = self.extent(&element);
        self.emit(Instr::ForkList(Box::new(ForkList {
            thunks: (*reg).into(),
            dst,
            element: extent,
            frame: Extent::default(),
        })));
        Ok(Sym::Ref(dst, Type::list(element)))
    }

    /// Registers that a value of this type takes.
    fn extent(&mut self, ty: &Type) -> Extent {
        match self.layouts.repr(ty) {
            Repr::Real => Extent { reals: 1, ..Extent::default() },
            Repr::Word => Extent { words: 1, ..Extent::default() },
            Repr::Ref => Extent { refs: 1, ..Extent::default() },
            Repr::Parts(parts) => parts.iter().fold(Extent::default(), |sum, part| {
                let part = self.extent(part);
                Extent {
                    reals: sum.reals + part.reals,
                    words: sum.words + part.words,
                    refs: sum.refs + part.refs,
                }
            }),
        }
    }
}

/// The members of a recursive group, to be bound where they are in scope.
fn group_members(binds: &[Bind], scope: &Rc<Scope>, types: &Rc<Substitution>) -> Vec<(Var, Sym)> {
    let member = |bind: &Bind| {
        let def = Def { bind: bind.clone(), scope: scope.clone(), types: types.clone() };
        (bind.var.clone(), Sym::Def(Rc::new(def)))
    };
    binds.iter().map(member).collect()
}
