//! The machine that runs [`Code`] and counts.
//!
//! One stack of objects, laid out as `code` says, and Rust's own stack for what is pending. Tail calls reuse
//! both, so loops run in constant space; other recursion takes one Rust frame a level, on a thread whose
//! stack holds tens of millions of them ([`deep`]). The distance to the end of that stack is measured at
//! every level, so running out is an error and never a crash.
//!
//! Evaluation is sequential. `work` and `span` are advanced together; at a fork every branch starts from the
//! span at the fork, and the join goes on from the longest.

use std::cell::Cell;
use std::rc::Rc;

use super::code::{Backpropagator, Code, Compiled, Function, Global, Place};
use super::counts::{Counts, Limits};
use super::error::{EvalError, Reason};
use super::event::Event;
use super::memory::Meter;
use super::object::{Env, Fields, Object};
use crate::core::{Lit, Span, deep};

/// Stack kept free for what the machine calls at the deepest level.
const RESERVE: usize = 256 << 10;

/// Work between two checks of the limits: some milliseconds, in which memory grows by a few megabytes.
const BETWEEN_CHECKS: u64 = 1 << 16;

pub(super) type Run<T> = Result<T, Box<EvalError>>;

pub(super) struct Machine<'p> {
    program: &'p Compiled,
    globals: Vec<Object>,
    pub(super) stack: Vec<Object>,
    pub(super) counts: Counts,
    limits: Limits,
    meter: Meter,
    /// Work at which the limits are checked next.
    checkpoint: u64,
    depth: u64,
    /// Addresses below this are too close to the end of Rust's stack.
    lowest: usize,
    /// The events so far, if the run is recorded.
    pub(super) events: Option<Vec<Event>>,
    /// The innermost call that has a place in the source.
    pub(super) site: Span,
}

/// The outcome of a call.
enum Entered<'p> {
    /// This code, with this base.
    Body(&'p Code, usize),
    /// A value: the function still waits for arguments.
    Value(Object),
}

impl<'p> Machine<'p> {
    /// Evaluates the program's definitions. Call it under [`deep::run`].
    pub(super) fn start(program: &'p Compiled, limits: Limits, record: bool) -> Run<Self> {
        let here = address();
        let mut machine = Machine {
            program,
            globals: Vec::new(),
            stack: Vec::new(),
            counts: Counts::default(),
            limits,
            meter: Meter::new(limits.memory),
            checkpoint: 0,
            depth: 0,
            lowest: here.saturating_sub(deep::stack_bytes().saturating_sub(RESERVE)),
            events: record.then(Vec::new),
            site: Span::NONE,
        };
        for global in &program.globals {
            let object = match global {
                Global::Function(function) => Object::Closure(*function, Rc::default()),
                Global::Value(code) => {
                    machine.stack.push(Object::Unit);
                    let base = machine.stack.len();
                    let object = machine.eval(code, base)?;
                    machine.stack.clear();
                    object
                }
            };
            machine.globals.push(object);
        }
        Ok(machine)
    }

    /// The definition that was compiled.
    pub(super) fn entry(&self) -> Object {
        self.globals.last().cloned().unwrap_or_default()
    }

    pub(super) fn error<T>(&self, reason: Reason, span: Span) -> Run<T> {
        Err(Box::new(EvalError { reason, span, counts: Box::new(self.counts) }))
    }

    #[cold]
    pub(super) fn stuck<T>(&self, what: &str) -> Run<T> {
        self.error(Reason::Stuck(what.to_owned()), Span::NONE)
    }

    /// Counts `cost` steps.
    #[inline]
    pub(super) fn tick(&mut self, cost: u64) -> Run<()> {
        self.advance(cost, cost)
    }

    /// Counts `work` steps, of which `span` follow one another.
    #[inline]
    pub(super) fn advance(&mut self, work: u64, span: u64) -> Run<()> {
        self.counts.work += work;
        self.counts.span += span;
        if self.counts.work > self.checkpoint { self.check_limits() } else { Ok(()) }
    }

    #[cold]
    #[inline(never)]
    fn check_limits(&mut self) -> Run<()> {
        if self.counts.work > self.limits.fuel {
            return self.error(Reason::OutOfFuel(self.limits.fuel), Span::NONE);
        }
        self.check_memory(0)?;
        self.checkpoint = self.counts.work.saturating_add(BETWEEN_CHECKS).min(self.limits.fuel);
        Ok(())
    }

    /// Fails if `more` bytes would be too much.
    pub(super) fn check_memory(&mut self, more: u64) -> Run<()> {
        if self.meter.forbids(more) {
            return self.error(Reason::OutOfMemory(self.limits.memory), Span::NONE);
        }
        Ok(())
    }

    /// Calls a function from outside.
    pub(super) fn call(
        &mut self,
        function: Object,
        arguments: impl IntoIterator<Item = Object>,
    ) -> Run<Object> {
        let floor = self.stack.len();
        self.stack.push(function);
        self.stack.extend(arguments);
        match self.enter(floor)? {
            Entered::Body(code, base) => self.descend(code, base, floor),
            Entered::Value(object) => Ok(object),
        }
    }

    /// The value of `code` for the frame at `base`.
    pub(super) fn eval(&mut self, code: &'p Code, base: usize) -> Run<Object> {
        match code {
            Code::Place(place) => Ok(self.read(*place, base)),
            Code::Lit(lit) => Ok(literal(*lit)),
            Code::Unit => Ok(Object::Unit),
            Code::Tag(tag) => Ok(Object::Tag(*tag)),
            _ => self.descend(code, base, self.stack.len()),
        }
    }

    /// One level down: evaluates, then takes everything from `floor` off the stack.
    fn descend(&mut self, code: &'p Code, base: usize, floor: usize) -> Run<Object> {
        self.depth += 1;
        if self.depth > self.limits.depth || address() < self.lowest {
            return self.error(Reason::TooDeep(self.depth), Span::NONE);
        }
        let (mut site, outer) = (Span::NONE, self.site);
        let object = match self.work(code, base, floor, &mut site) {
            Ok(object) => object,
            Err(mut error) => {
                // What failed has no place in the source (it is the prelude's, say): then the call of it has.
                if error.span.is_none() && error.reason.is_of_the_program() {
                    error.span = site;
                }
                return Err(error);
            }
        };
        self.stack.truncate(floor);
        self.depth -= 1;
        self.site = outer;
        Ok(object)
    }

    /// `site` is left at the last call that this level went into.
    fn work(&mut self, mut code: &'p Code, mut base: usize, floor: usize, site: &mut Span) -> Run<Object> {
        loop {
            self.tick(1)?;
            match code {
                Code::Let(bound, body) => {
                    let object = self.eval(bound, base)?;
                    self.stack.push(object);
                    code = body;
                }
                Code::Unpack(tuple, body) => {
                    let object = self.eval(tuple, base)?;
                    self.push_fields(&object)?;
                    code = body;
                }
                Code::Rec(functions, captured, body) => {
                    let env = self.capture(captured, base);
                    self.stack
                        .extend(functions.iter().map(|&function| Object::Closure(function, env.clone())));
                    code = body;
                }
                Code::Switch(scrutinee, by_tag, default, span) => {
                    let object = self.eval(scrutinee, base)?;
                    code = self.select(&object, by_tag, default.as_deref(), *span)?;
                }
                Code::Match(scrutinee, by_literal, default) => {
                    let object = self.eval(scrutinee, base)?;
                    let found = by_literal.iter().find(|(lit, _)| matches(&object, *lit));
                    code = found.map_or(&**default, |(_, code)| code);
                }
                Code::Call(function, arguments, span) => {
                    let start = self.stack.len();
                    let function = self.eval(function, base)?;
                    self.stack.push(function);
                    self.push_all(arguments, base)?;
                    // What this level pushed before is no longer needed.
                    self.stack.drain(floor..start);
                    if !span.is_none() {
                        (*site, self.site) = (*span, *span);
                    }
                    match self.enter(floor)? {
                        Entered::Body(body, at) => (code, base) = (body, at),
                        Entered::Value(object) => return Ok(object),
                    }
                }
                _ => return self.construct(code, base),
            }
            if let Code::Place(place) = code {
                return Ok(self.read(*place, base));
            }
        }
    }

    /// Forms whose value is made here.
    fn construct(&mut self, code: &'p Code, base: usize) -> Run<Object> {
        match code {
            Code::Unary(op, x) => {
                let x = self.real(x, base)?;
                self.counts.primitives += 1;
                Ok(Object::Double(op.value(x, x)))
            }
            Code::Binary(op, x, y) => {
                let x = self.real(x, base)?;
                let y = self.real(y, base)?;
                self.counts.primitives += 1;
                Ok(Object::Double(op.value(x, y)))
            }
            Code::Tuple(parts) => Ok(Object::Tuple(self.fields(parts, base)?)),
            Code::Con(tag, parts) => Ok(Object::Con(*tag, self.fields(parts, base)?)),
            Code::Proj(tuple, index) => match &self.eval(tuple, base)? {
                Object::Tuple(fields) if (*index as usize) < fields.len() => {
                    Ok(fields[*index as usize].clone())
                }
                _ => self.stuck("projection from something else than a tuple"),
            },
            Code::Closure(function, captured) => {
                if self.function(*function).backpropagator == Backpropagator::Always {
                    self.counts.backpropagators += 1;
                }
                Ok(Object::Closure(*function, self.capture(captured, base)))
            }
            Code::List(elements) => {
                let start = self.stack.len();
                self.push_all(elements, base)?;
                self.tick(elements.len() as u64)?;
                Ok(Object::list(self.stack.drain(start..)))
            }
            Code::Prim(prim, arguments, span) => {
                let start = self.stack.len();
                self.push_all(arguments, base)?;
                self.primitive(*prim, start, *span)
            }
            Code::Fail(message, span) => self.error(Reason::Failed(message.to_string()), *span),
            Code::Par(parts) => {
                let start = self.stack.len();
                self.fork(parts.len(), |machine, index| machine.eval(&parts[index], base))?;
                Ok(Object::Tuple(Fields::new(self.stack.drain(start..))))
            }
            Code::ParList(thunks) => {
                let Some(thunks) = self.eval(thunks, base)?.elements() else {
                    return self.stuck("⋆ of something else than a list");
                };
                self.tick(thunks.len() as u64)?;
                let start = self.stack.len();
                self.fork(thunks.len(), |machine, index| {
                    machine.call(thunks[index].clone(), [Object::Unit])
                })?;
                Ok(Object::list(self.stack.drain(start..)))
            }
            Code::Place(place) => Ok(self.read(*place, base)),
            Code::Lit(lit) => Ok(literal(*lit)),
            Code::Unit => Ok(Object::Unit),
            Code::Tag(tag) => Ok(Object::Tag(*tag)),
            Code::Let(..)
            | Code::Unpack(..)
            | Code::Rec(..)
            | Code::Switch(..)
            | Code::Match(..)
            | Code::Call(..) => self.stuck("control where a value is made"),
        }
    }

    /// Pushes the results of `count` branches, whose spans lie side by side.
    pub(super) fn fork(
        &mut self,
        count: usize,
        mut branch: impl FnMut(&mut Self, usize) -> Run<Object>,
    ) -> Run<()> {
        self.counts.forks += 1;
        let start = self.counts.span;
        let mut longest = start;
        for index in 0..count {
            self.counts.span = start;
            let object = branch(self, index)?;
            longest = longest.max(self.counts.span);
            self.stack.push(object);
        }
        self.counts.span = longest;
        Ok(())
    }

    fn read(&self, place: Place, base: usize) -> Object {
        match place {
            Place::Local(index) => self.stack[base + index as usize].clone(),
            Place::Global(index) => self.globals[index as usize].clone(),
            Place::Captured(index) => self.env(base).values[index as usize].clone(),
            Place::Sibling(function) => Object::Closure(function, self.env(base).clone()),
        }
    }

    fn env(&self, base: usize) -> &Rc<Env> {
        match &self.stack[base - 1] {
            Object::Closure(_, env) => env,
            other => unreachable!("a frame lies above its function, not above {other:?}"),
        }
    }

    fn capture(&self, places: &[Place], base: usize) -> Rc<Env> {
        let values = places.iter().map(|&place| self.read(place, base)).collect();
        Rc::new(Env { values, calls: Cell::new(0) })
    }

    fn function(&self, number: u32) -> &'p Function {
        &self.program.functions[number as usize]
    }

    fn real(&mut self, code: &'p Code, base: usize) -> Run<f64> {
        match self.eval(code, base)? {
            Object::Double(value) => Ok(value),
            // The exponent of an integer power.
            Object::Int(value) => Ok(value as f64),
            _ => self.stuck("arithmetic on something else than a number"),
        }
    }

    fn push_all(&mut self, codes: &'p [Code], base: usize) -> Run<()> {
        for code in codes {
            let object = self.eval(code, base)?;
            self.stack.push(object);
        }
        Ok(())
    }

    fn fields(&mut self, codes: &'p [Code], base: usize) -> Run<Fields> {
        let start = self.stack.len();
        self.push_all(codes, base)?;
        Ok(Fields::new(self.stack.drain(start..)))
    }

    fn push_fields(&mut self, object: &Object) -> Run<()> {
        let (Object::Tuple(fields) | Object::Con(_, fields)) = object else {
            return self.stuck("something else than a tuple is taken apart");
        };
        self.stack.extend(fields.iter().cloned());
        Ok(())
    }

    fn select(
        &mut self,
        object: &Object,
        by_tag: &'p [Option<Code>],
        default: Option<&'p Code>,
        span: Span,
    ) -> Run<&'p Code> {
        let (Object::Tag(tag) | Object::Con(tag, _)) = object else {
            return self.stuck("case of something else than a constructor");
        };
        if let Some(Some(code)) = by_tag.get(*tag as usize) {
            if let Object::Con(_, fields) = object {
                self.stack.extend(fields.iter().cloned());
            }
            return Ok(code);
        }
        match default {
            Some(code) => Ok(code),
            None => self.error(Reason::Failed("no pattern matches".into()), span),
        }
    }

    /// The function at `floor` is called with all objects above it.
    fn enter(&mut self, floor: usize) -> Run<Entered<'p>> {
        loop {
            let given = self.stack.len() - floor - 1;
            match &self.stack[floor] {
                Object::Closure(number, env) => {
                    let function = self.function(*number);
                    let counted = match function.backpropagator {
                        Backpropagator::No => false,
                        Backpropagator::Always => true,
                        Backpropagator::AtReals => {
                            matches!(self.stack.get(floor + 1), Some(Object::Double(_)))
                        }
                    };
                    if counted {
                        let calls = env.calls.get() + 1;
                        env.calls.set(calls);
                        self.counts.backpropagator_calls += 1;
                        self.counts.most_calls = self.counts.most_calls.max(calls);
                        if calls == 1 && function.backpropagator == Backpropagator::AtReals {
                            self.counts.backpropagators += 1;
                        }
                    }
                    if given == function.arity {
                        return Ok(Entered::Body(&function.body, floor + 1));
                    }
                    if given < function.arity {
                        let parts = Fields::new(self.stack.drain(floor..));
                        return Ok(Entered::Value(Object::Partial(parts)));
                    }
                    // More arguments than parameters: the result takes the rest.
                    let rest: Vec<Object> = self.stack.drain(floor + 1 + function.arity..).collect();
                    let result = self.descend(&function.body, floor + 1, floor)?;
                    self.stack.push(result);
                    self.stack.extend(rest);
                }
                Object::Partial(parts) => {
                    let parts = parts.clone();
                    self.stack.splice(floor..=floor, parts.iter().cloned());
                }
                _ => return self.stuck("something else than a function is called"),
            }
        }
    }
}

/// The approximate position of Rust's stack.
#[inline]
fn address() -> usize {
    let here = 0u8;
    std::ptr::from_ref(std::hint::black_box(&here)).addr()
}

fn literal(lit: Lit) -> Object {
    match lit {
        Lit::Double(value) => Object::Double(value),
        Lit::Int(value) => Object::Int(value),
        Lit::Char(value) => Object::Char(value),
    }
}

fn matches(object: &Object, lit: Lit) -> bool {
    match (object, lit) {
        (Object::Double(found), Lit::Double(wanted)) => *found == wanted,
        (Object::Int(found), Lit::Int(wanted)) => *found == wanted,
        (Object::Char(found), Lit::Char(wanted)) => *found == wanted,
        _ => false,
    }
}
