//! Definitions at the top of the program.
//!
//! A function is known wherever it is used. A value is computed once, before the run, in a function of its
//! own, and read from a global register; unless it turns out to be constant, or to be a function after all.

use std::collections::HashMap;
use std::rc::Rc;

use super::super::code::{Extent, Instr, Regs, Returned};
use super::sym::{Scope, Sym};
use super::{Lower, Lowered, Position, stuck};
use crate::core::types::substitution;
use crate::core::{Bind, Group, Kind, Program, Span, TyVar, Type, Var};

/// A function that computes values, to be appended to the global registers.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Initial(pub(in super::super) u32);

/// A value of the program.
#[derive(Clone)]
enum Value {
    /// Known without registers.
    Static(Sym),
    /// In global registers from here on.
    Slot(Extent, Type),
    /// Evaluated at each use: polymorphic, with closures in it that depend on the types.
    Each,
}

pub(super) struct Globals<'a> {
    /// Definitions, and whether each is recursive.
    binds: HashMap<&'a Var, (&'a Bind, bool)>,
    values: HashMap<Var, Value>,
    next: Extent,
    pub(super) initial: Vec<Initial>,
}

impl<'a> Globals<'a> {
    pub(super) fn new(program: &'a Program) -> Self {
        let mut binds = HashMap::new();
        for group in &program.groups {
            for bind in group.binds() {
                binds.insert(&bind.var, (bind, matches!(group, Group::Rec(_))));
            }
        }
        Globals { binds, values: HashMap::new(), next: Extent::default(), initial: Vec::new() }
    }
}

impl Lower<'_> {
    /// A definition of the program, at types.
    pub(super) fn global(&mut self, x: &Var, types: &[Type], span: Span) -> Lowered<Sym> {
        let Some((bind, recursive)) = self.globals.binds.get(x).copied() else {
            return Err(stuck(format!("variable `{}` is not in scope", x.hint()), span));
        };
        let Some(scheme) = &bind.scheme else {
            return Err(stuck(format!("`{}` has no type", x.hint()), span));
        };
        let at = Rc::new(substitution(&scheme.vars, types));
        if matches!(bind.body.kind(), Kind::Lam(..)) {
            return Ok(Self::known(&bind.body, &Scope::top(), at, Some(&scheme.ty), x.hint(), recursive));
        }
        // A polymorphic value is computed at opaque types.
        let opaques: Vec<TyVar> = (0..scheme.vars.len()).map(|number| self.opaque(number)).collect();
        let value = match self.globals.values.get(x) {
            Some(value) => value.clone(),
            None => self.compute(bind, &scheme.vars, &opaques)?,
        };
        let sym = match value {
            Value::Static(sym) => sym,
            Value::Slot(from, ty) => self.read(from, &ty),
            Value::Each => return self.evaluate_at(bind, &at),
        };
        Ok(if types.is_empty() { sym } else { self.retyped(&sym, &opaques, types) })
    }

    /// Writes the function that computes a value.
    fn compute(&mut self, bind: &Bind, vars: &[TyVar], opaques: &[TyVar]) -> Lowered<Value> {
        let number = self.instances.reserve();
        let mut value = None;
        let mut needed = true;
        let slot = &mut value;
        self.function(number, |it| {
            let at: Vec<Type> = opaques.iter().cloned().map(Type::Var).collect();
            it.types = Rc::new(substitution(vars, &at));
            let sym = it.term(&bind.body, Position::Value)?;
            let mut values = Regs::default();
            if sym.is_static() {
                needed = !it.builder.steps.is_empty();
                *slot = Some(Value::Static(sym));
            } else {
                let sym = it.canonical(sym)?;
                let ty = sym.type_of();
                it.registers(&sym, &mut values);
                let from = it.globals.next;
                let extent = values.extent();
                it.globals.next = Extent {
                    reals: from.reals + extent.reals,
                    words: from.words + extent.words,
                    refs: from.refs + extent.refs,
                };
                *slot = Some(if it.closes_over(&ty, opaques) { Value::Each } else { Value::Slot(from, ty) });
            }
            it.emit(Instr::Return(Box::new(Returned { values, frame: Extent::default() })));
            Ok(())
        })?;
        if needed {
            self.globals.initial.push(Initial(number));
        }
        let value = value.ok_or_else(|| stuck("a definition without a value", bind.body.span()))?;
        self.globals.values.insert(bind.var.clone(), value.clone());
        Ok(value)
    }

    fn read(&mut self, from: Extent, ty: &Type) -> Sym {
        let value = self.fresh(ty);
        let mut into = Regs::default();
        self.registers(&value, &mut into);
        for (place, reg) in (from.reals..).zip(&into.reals) {
            self.emit(Instr::GlobalReal(*reg, place));
        }
        for (place, reg) in (from.words..).zip(&into.words) {
            self.emit(Instr::GlobalWord(*reg, place));
        }
        for (place, into) in (from.refs..).zip(&into.refs) {
            self.emit(Instr::GlobalRef(into.reg, place));
        }
        value
    }
}
