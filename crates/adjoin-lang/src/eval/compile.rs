//! From terms to [`Code`]: finds places for variables, turns nested λ into functions of several parameters,
//! and effects into functions of none.
//!
//! A term of type `IO τ` has two translations. [`value`](Compiler::value) makes a closure that can be run
//! later; [`effect`](Compiler::effect) runs it on the spot. `do` and `unsafePerformIO` use the second, so a
//! closure is built only where an effect is passed around.

use std::collections::HashMap;

use super::code::{Backpropagator, Code, Compiled, Function, Global, Place};
use crate::core::{
    Alt, Bind, DataTable, Group, Kind, Linearity, Pattern, Prim, Program, Span, Term, Type, Var,
};

/// Compiles a definition and everything it needs.
///
/// Without `record`, observed values are not even computed.
pub(super) fn compile(program: &Program, entry: &Var, record: bool) -> Result<Compiled, String> {
    let needed = program.reachable(entry);
    let mut compiler = Compiler {
        data: &program.data,
        functions: Vec::new(),
        globals: HashMap::new(),
        scopes: Vec::new(),
        record,
        unbound: None,
    };
    let mut globals = Vec::new();
    for group in &program.groups {
        let binds: Vec<&Bind> = group.binds().iter().filter(|bind| needed.contains(&bind.var)).collect();
        if matches!(group, Group::Rec(_)) {
            for bind in &binds {
                compiler.declare_global(&bind.var);
            }
        }
        for bind in binds {
            globals.push(compiler.global(&bind.body));
            compiler.declare_global(&bind.var);
        }
    }
    // The entry is called by number: make it the last definition.
    let entry = compiler.globals.get(entry).copied().ok_or("the definition is not in the program")?;
    globals.push(Global::Value(Code::Place(Place::Global(entry))));
    match compiler.unbound {
        Some(name) => Err(format!("variable `{name}` is not in scope")),
        None => Ok(Compiled { functions: compiler.functions, globals }),
    }
}

/// A function (or recursive group) that is being compiled.
#[derive(Default)]
struct Scope {
    locals: HashMap<Var, u32>,
    /// The number of objects above `base`.
    height: u32,
    captures: HashMap<Var, u32>,
    /// Where the captured values are, seen from the scope around.
    sources: Vec<Place>,
    siblings: HashMap<Var, u32>,
}

struct Compiler<'a> {
    data: &'a DataTable,
    functions: Vec<Function>,
    globals: HashMap<Var, u32>,
    /// The innermost last.
    scopes: Vec<Scope>,
    record: bool,
    unbound: Option<String>,
}

impl Compiler<'_> {
    fn declare_global(&mut self, var: &Var) {
        let next = u32::try_from(self.globals.len()).expect("fewer than 2^32 definitions");
        self.globals.entry(var.clone()).or_insert(next);
    }

    fn global(&mut self, body: &Term) -> Global {
        self.scopes.push(Scope::default());
        let code = self.value(body);
        self.scopes.pop();
        match code {
            Code::Closure(function, captured) if captured.is_empty() => Global::Function(function),
            code => Global::Value(code),
        }
    }

    fn scope(&mut self) -> &mut Scope {
        self.scopes.last_mut().expect("terms are compiled inside a scope")
    }

    /// Compiles `inner` as if `extra` objects had been pushed.
    fn above<T>(&mut self, extra: usize, inner: impl FnOnce(&mut Self) -> T) -> T {
        let extra = u32::try_from(extra).expect("fewer than 2^32 objects in a frame");
        self.scope().height += extra;
        let result = inner(self);
        self.scope().height -= extra;
        result
    }

    /// Compiles `inner` with these variables pushed.
    fn binding<T>(&mut self, vars: &[&Var], inner: impl FnOnce(&mut Self) -> T) -> T {
        let scope = self.scope();
        for (place, var) in (scope.height..).zip(vars) {
            scope.locals.insert((*var).clone(), place);
        }
        self.above(vars.len(), inner)
    }

    /// Code for terms whose values are pushed one after the other.
    fn pushed<'t>(&mut self, terms: impl IntoIterator<Item = &'t Term>) -> Box<[Code]> {
        let terms = terms.into_iter();
        terms.enumerate().map(|(place, term)| self.above(place, |it| it.value(term))).collect()
    }

    fn place(&mut self, var: &Var) -> Place {
        let depth = self.scopes.len() - 1;
        self.place_in(depth, var).unwrap_or_else(|| {
            self.unbound.get_or_insert_with(|| var.hint().to_owned());
            Place::Local(0)
        })
    }

    fn place_in(&mut self, depth: usize, var: &Var) -> Option<Place> {
        let scope = &self.scopes[depth];
        if let Some(&local) = scope.locals.get(var) {
            return Some(Place::Local(local));
        }
        if let Some(&captured) = scope.captures.get(var) {
            return Some(Place::Captured(captured));
        }
        if let Some(&function) = scope.siblings.get(var) {
            return Some(Place::Sibling(function));
        }
        if depth == 0 {
            return self.globals.get(var).map(|&global| Place::Global(global));
        }
        let outer = self.place_in(depth - 1, var)?;
        if matches!(outer, Place::Global(_)) {
            return Some(outer);
        }
        let scope = &mut self.scopes[depth];
        let captured = u32::try_from(scope.sources.len()).expect("fewer than 2^32 captures");
        scope.sources.push(outer);
        scope.captures.insert(var.clone(), captured);
        Some(Place::Captured(captured))
    }

    fn reserve_function(&mut self) -> u32 {
        let number = u32::try_from(self.functions.len()).expect("fewer than 2^32 functions");
        self.functions.push(Function { arity: 0, body: Code::Unit, backpropagator: Backpropagator::No });
        number
    }

    /// A function in a scope of its own.
    fn closure(&mut self, term: &Term) -> Code {
        let number = self.reserve_function();
        self.scopes.push(Scope::default());
        self.function(number, term);
        let scope = self.scopes.pop().expect("pushed above");
        Code::Closure(number, scope.sources.into())
    }

    /// Compiles a λ (or an effect) into the innermost scope, whose captures it extends.
    fn function(&mut self, number: u32, term: &Term) {
        let mut params = Vec::new();
        let mut body = term;
        let mut backpropagator = Backpropagator::No;
        loop {
            match body.kind() {
                Kind::Lam(x, _, inner) | Kind::LinearLam(Linearity::Claimed, x, _, inner) => {
                    params.push(x);
                    body = inner;
                }
                Kind::LinearLam(Linearity::Checked | Linearity::Node, z, ty, inner) if params.is_empty() => {
                    backpropagator = match ty {
                        // Several reals, of a node with several results.
                        Type::Double | Type::Map(_) => Backpropagator::Always,
                        Type::Var(_) => Backpropagator::AtReals,
                        _ => Backpropagator::No,
                    };
                    params.push(z);
                    body = inner;
                    break;
                }
                _ => break,
            }
        }
        let scope = self.scope();
        scope.locals.clear();
        scope.height = 0;
        let code =
            self.binding(&params, |it| if params.is_empty() { it.effect(body) } else { it.value(body) });
        self.functions[number as usize] = Function { arity: params.len(), body: code, backpropagator };
    }

    fn value(&mut self, term: &Term) -> Code {
        match term.kind() {
            Kind::Var(x, _) => Code::Place(self.place(x)),
            Kind::Lit(lit) => Code::Lit(*lit),
            Kind::Tuple(parts) if parts.is_empty() => Code::Unit,
            Kind::Tuple(parts) => Code::Tuple(self.pushed(parts)),
            Kind::Proj(tuple, index) => Code::Proj(self.value(tuple).into(), *index),
            Kind::Lam(..) | Kind::LinearLam(..) | Kind::Return(_) | Kind::Do(..) => self.closure(term),
            Kind::Prim(prim, _, _) if has_effect(*prim) => self.closure(term),
            Kind::App(..) => self.call(term),
            Kind::Con(con, _, fields) if fields.is_empty() => Code::Tag(con.tag),
            Kind::Con(con, _, fields) => Code::Con(con.tag, self.pushed(fields)),
            Kind::List(_, elements) => Code::List(self.pushed(elements)),
            Kind::Prim(Prim::UnsafePerformIo, _, arguments) => self.effect(&arguments[0]),
            Kind::Prim(prim, _, arguments) => self.primitive(*prim, arguments, term.span()),
            Kind::Fail(_, message) => Code::Fail(message.clone(), term.span()),
            Kind::Par(parts) => Code::Par(self.pushed(parts)),
            Kind::ParList(thunks) => Code::ParList(self.value(thunks).into()),
            Kind::Let(..) | Kind::Unpack(..) | Kind::LetRec(..) | Kind::Case(..) => {
                self.structure(term, Self::value)
            }
        }
    }

    /// Code that runs a term of type `IO τ` and leaves the τ.
    fn effect(&mut self, term: &Term) -> Code {
        match term.kind() {
            Kind::Return(value) => self.value(value),
            Kind::Do(_, first, then) if self.is_left_out(first) => self.effect(then),
            Kind::Do(x, first, then) => {
                let first = self.effect(first);
                let then = self.binding(&[x], |it| it.effect(then));
                Code::Let(first.into(), then.into())
            }
            Kind::Prim(prim, _, arguments) if has_effect(*prim) => {
                self.primitive(*prim, arguments, term.span())
            }
            Kind::Let(..) | Kind::Unpack(..) | Kind::LetRec(..) | Kind::Case(..) => {
                self.structure(term, Self::effect)
            }
            _ => Code::Call(self.value(term).into(), Box::default(), term.span()),
        }
    }

    /// Forms that bind or branch, with `tail` for what they end in.
    fn structure(&mut self, term: &Term, tail: fn(&mut Self, &Term) -> Code) -> Code {
        match term.kind() {
            Kind::Let(Bind { body: bound, .. }, body) if self.is_left_out(bound) => tail(self, body),
            Kind::Let(bind, body) => {
                let bound = self.value(&bind.body);
                let body = self.binding(&[&bind.var], |it| tail(it, body));
                Code::Let(bound.into(), body.into())
            }
            Kind::Unpack(vars, tuple, body) => {
                let tuple = self.value(tuple);
                let vars: Vec<&Var> = vars.iter().collect();
                let body = self.binding(&vars, |it| tail(it, body));
                Code::Unpack(tuple.into(), body.into())
            }
            Kind::LetRec(binds, body) => {
                let numbers: Vec<u32> = binds.iter().map(|_| self.reserve_function()).collect();
                let siblings = binds.iter().map(|bind| bind.var.clone()).zip(numbers.iter().copied());
                self.scopes.push(Scope { siblings: siblings.collect(), ..Scope::default() });
                for (bind, &number) in binds.iter().zip(&numbers) {
                    self.function(number, &bind.body);
                }
                let scope = self.scopes.pop().expect("pushed above");
                let vars: Vec<&Var> = binds.iter().map(|bind| &bind.var).collect();
                let body = self.binding(&vars, |it| tail(it, body));
                Code::Rec(numbers.into(), scope.sources.into(), body.into())
            }
            Kind::Case(scrutinee, alts, default) => {
                let scrutinee = self.value(scrutinee);
                let default = default.as_ref().map(|default| tail(self, default));
                self.alternatives(scrutinee, alts, default, term.span(), tail)
            }
            _ => tail(self, term),
        }
    }

    /// Whether it is an observation, possibly as an effect performed on the spot, in a run that is not
    /// recorded.
    fn is_left_out(&self, term: &Term) -> bool {
        match term.kind() {
            Kind::Prim(Prim::Observe(label), ..) => !self.record && label.is_remark(),
            Kind::Prim(Prim::UnsafePerformIo, _, arguments) => self.is_left_out(&arguments[0]),
            _ => false,
        }
    }

    fn alternatives(
        &mut self,
        scrutinee: Code,
        alts: &[Alt],
        default: Option<Code>,
        span: Span,
        tail: fn(&mut Self, &Term) -> Code,
    ) -> Code {
        let mut by_tag: Vec<Option<Code>> = Vec::new();
        let mut by_literal = Vec::new();
        for alt in alts {
            match &alt.pattern {
                Pattern::Con(con, vars) => {
                    let count = self.data.get(con.data).map_or(0, |decl| decl.cons.len());
                    by_tag.resize_with(count.max(con.tag as usize + 1), || None);
                    let vars: Vec<&Var> = vars.iter().collect();
                    let body = self.binding(&vars, |it| tail(it, &alt.body));
                    by_tag[con.tag as usize].get_or_insert(body);
                }
                Pattern::Lit(lit) => by_literal.push((*lit, tail(self, &alt.body))),
            }
        }
        if by_literal.is_empty() {
            return Code::Switch(scrutinee.into(), by_tag.into(), default.map(Box::new), span);
        }
        let default = default.unwrap_or_else(|| Code::Fail("no pattern matches".into(), span));
        Code::Match(scrutinee.into(), by_literal.into(), default.into())
    }

    fn call(&mut self, term: &Term) -> Code {
        let mut arguments = Vec::new();
        let mut function = term;
        while let Kind::App(inner, argument) = function.kind() {
            arguments.push(argument);
            function = inner;
        }
        let function = self.value(function);
        let arguments = self.above(1, |it| it.pushed(arguments.into_iter().rev()));
        Code::Call(function.into(), arguments, term.span())
    }

    fn primitive(&mut self, prim: Prim, arguments: &[Term], span: Span) -> Code {
        match (prim, arguments) {
            (Prim::Real(op), [x]) => Code::Unary(op, self.value(x).into()),
            (Prim::Real(op), [x, y]) => {
                let (x, y) = (self.value(x), self.value(y));
                Code::Binary(op, x.into(), y.into())
            }
            // The branches start when they are run, not before the fork.
            (Prim::InParallelPair, [left, right]) => {
                let left = self.closure(left);
                let right = self.above(1, |it| it.closure(right));
                Code::Prim(prim, [left, right].into(), span)
            }
            (Prim::Observe(_), _) if !self.record => Code::Prim(prim, Box::default(), span),
            _ => Code::Prim(prim, self.pushed(arguments), span),
        }
    }
}

/// Whether the result of the primitive is an effect.
fn has_effect(prim: Prim) -> bool {
    use Prim::{
        ArrayAlloc, ArrayFreeze, ArrayGet, ArrayLength, ArrayModify, ArrayPush, ArraySet, InParallel,
        InParallelPair, Observe, RefGet, RefModify, RefNew,
    };
    matches!(
        prim,
        ArrayAlloc
            | ArrayGet
            | ArraySet
            | ArrayModify
            | ArrayPush
            | ArrayLength
            | ArrayFreeze
            | RefNew
            | RefModify
            | RefGet
            | InParallel
            | InParallelPair
            | Observe(_)
    )
}
