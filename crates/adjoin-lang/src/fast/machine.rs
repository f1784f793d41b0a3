//! The machine that runs linked code, generic over the scalar.
//!
//! Frames lie one after the other in three stacks of registers, one for each bank, and what is to be done
//! after a call in a fourth. Nothing here recurses on the machine's own stack except ⋆, so that recursion is
//! as deep as memory allows; the depth limit stops it before.
//!
//! Invariants:
//! 1. A frame's registers exist in all three stacks before its function runs.
//! 2. Reference registers behind the current frame are empty or stale, and stale ones are only ever
//!    overwritten.
//! 3. A use that is marked as the last leaves its register empty.
//!
//! Cost: an instruction is a match and its work; a call copies its arguments once, a return its results once.

use std::mem;

use adjoin::Real;

use super::call::Applied;
use super::code::{Code, Extent, Instr, Test, Use};
use super::integer;
use super::object::{Bank, Node, Ref};
use super::scalar::power;
use super::stacks::{Frame, Shared, Stacks};
use crate::core::Span;
use crate::core::prim::CmpOp;
use crate::eval::memory::Meter;
use crate::eval::{EvalError, Limits, Reason};

pub(super) type Run<T> = Result<T, Box<EvalError>>;

/// Where a frame begins in each bank.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Base {
    pub(super) reals: usize,
    pub(super) words: usize,
    pub(super) refs: usize,
}

impl Base {
    /// Behind a frame of this extent.
    #[inline(always)]
    pub(super) fn behind(self, frame: Extent) -> Base {
        Base {
            reals: self.reals + frame.reals as usize,
            words: self.words + frame.words as usize,
            refs: self.refs + frame.refs as usize,
        }
    }
}

/// Calls and turns of loops between two checks of the memory.
const BETWEEN_CHECKS: u64 = 1 << 14;

/// Arguments that an over-applied function has not had yet.
pub(super) struct Pending<R> {
    pub(super) values: Bank<R>,
    pub(super) each: Vec<Extent>,
}

pub(super) struct Machine<'p, R> {
    pub(super) code: &'p Code,
    pub(super) globals: &'p Bank<R>,
    pub(super) shared: &'p Shared<R>,
    pub(super) limits: Limits,
    pub(super) fuel: u64,
    pub(super) meter: Meter,
    /// The fuel left at which the limits are checked next.
    checkpoint: u64,
    pub(super) reals: Vec<R>,
    pub(super) words: Vec<i64>,
    pub(super) refs: Vec<Ref<R>>,
    pub(super) frames: Vec<Frame>,
    pub(super) pending: Vec<Pending<R>>,
    /// Lists that functions are building, the innermost last, each with its length.
    pub(super) lists: Vec<(Bank<R>, u32)>,
    /// The results of the outermost function.
    pub(super) results: Bank<R>,
    /// Where the outermost function ended in a call: that call has no frame.
    tail: Span,
}

#[expect(clippy::unnecessary_box_returns, reason = "results of the machine are small if their errors are")]
pub(super) fn error(reason: Reason, span: Span) -> Box<EvalError> {
    let mut error = EvalError::from(reason);
    error.span = span;
    Box::new(error)
}

/// The bytes that a vector will ask for when it is full, if that is soon.
fn growth<T>(vector: &Vec<T>) -> usize {
    let (length, capacity) = (vector.len(), vector.capacity());
    if length >= capacity - capacity / 4 && capacity > 0 { 2 * capacity * size_of::<T>() } else { 0 }
}

#[inline(always)]
fn compares<T: PartialOrd>(op: CmpOp, x: &T, y: &T) -> bool {
    match op {
        CmpOp::Eq => x == y,
        CmpOp::Ne => x != y,
        CmpOp::Lt => x < y,
        CmpOp::Le => x <= y,
        CmpOp::Gt => x > y,
        CmpOp::Ge => x >= y,
    }
}

impl<'p, R: Real> Machine<'p, R> {
    pub(super) fn new(
        code: &'p Code,
        globals: &'p Bank<R>,
        shared: &'p Shared<R>,
        limits: Limits,
        meter: Meter,
    ) -> Self {
        let Stacks { reals, words, refs, frames } = shared.take();
        Machine {
            code,
            globals,
            shared,
            limits,
            fuel: limits.fuel,
            meter,
            checkpoint: limits.fuel.saturating_sub(BETWEEN_CHECKS),
            reals,
            words,
            refs,
            frames,
            pending: Vec::new(),
            lists: Vec::new(),
            results: Bank::default(),
            tail: Span::NONE,
        }
    }

    /// Ends a machine whose run has succeeded: its stacks are empty, and kept.
    pub(super) fn end(self) -> Bank<R> {
        let Machine { reals, words, refs, frames, shared, results, .. } = self;
        shared.give_back(Stacks { reals, words, refs, frames });
        results
    }

    /// Runs a function on arguments; the results are in `results`.
    pub(super) fn call(&mut self, function: u32, args: Bank<R>, base: Base) -> Run<()> {
        let frame = self.code.functions[function as usize].frame;
        self.reserve(base.behind(frame))?;
        self.reals[base.reals..][..args.reals.len()].copy_from_slice(&args.reals);
        self.words[base.words..][..args.words.len()].copy_from_slice(&args.words);
        for (slot, value) in self.refs[base.refs..].iter_mut().zip(args.refs) {
            *slot = value;
        }
        self.run(function, base).map_err(|error| self.located(error))
    }

    /// An error with a place in the source. What failed may have none (it is the prelude's, say): then the
    /// call of it has.
    #[cold]
    #[expect(clippy::unnecessary_box_returns, reason = "as for `error`")]
    fn located(&self, mut error: Box<EvalError>) -> Box<EvalError> {
        if error.span.is_none() && error.reason.is_of_the_program() {
            let calls = self.frames.iter().rev().map(|frame| &self.code.instrs[frame.pc as usize - 1]);
            let span = calls.filter_map(|instr| match instr {
                Instr::Call(site) if !site.span.is_none() => Some(site.span),
                Instr::CallClosure(site) if !site.call.span.is_none() => Some(site.call.span),
                _ => None,
            });
            error.span = span.into_iter().next().unwrap_or(self.tail);
        }
        error
    }

    /// Makes registers up to there exist.
    #[inline(always)]
    pub(super) fn reserve(&mut self, end: Base) -> Run<()> {
        if end.reals > self.reals.len() || end.words > self.words.len() || end.refs > self.refs.len() {
            return self.grow(end);
        }
        Ok(())
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, end: Base) -> Run<()> {
        const LEAST: usize = 64;
        let length = |wanted: usize, present: usize| {
            if wanted > present { wanted.max(2 * present).max(LEAST) } else { present }
        };
        let reals = length(end.reals, self.reals.len());
        let words = length(end.words, self.words.len());
        let refs = length(end.refs, self.refs.len());
        let more = (reals - self.reals.len()) * size_of::<R>()
            + (words - self.words.len()) * size_of::<i64>()
            + (refs - self.refs.len()) * size_of::<Ref<R>>();
        if self.meter.forbids(more as u64) {
            return Err(self.out_of_memory());
        }
        self.reals.resize(reals, R::constant(0.0));
        self.words.resize(words, 0);
        self.refs.resize_with(refs, Ref::default);
        Ok(())
    }

    /// Continues with this much fuel.
    pub(super) fn refuel(&mut self, fuel: u64) {
        self.fuel = fuel;
        self.checkpoint = fuel.saturating_sub(BETWEEN_CHECKS);
    }

    #[inline(always)]
    pub(super) fn burn(&mut self) -> Run<()> {
        if self.fuel <= self.checkpoint {
            self.check_limits()?;
        }
        self.fuel -= 1;
        Ok(())
    }

    #[cold]
    #[inline(never)]
    fn check_limits(&mut self) -> Run<()> {
        if self.fuel == 0 {
            return Err(error(Reason::OutOfFuel(self.limits.fuel), Span::NONE));
        }
        self.checkpoint = self.fuel.saturating_sub(BETWEEN_CHECKS);
        // A list that is nearly full will be copied into memory twice its size.
        let mut more = 0;
        for (bank, length) in &self.lists {
            if u64::from(u32::MAX - length) <= 2 * BETWEEN_CHECKS {
                return Err(error(Reason::Undefined("a list of more than 2³² elements".into()), Span::NONE));
            }
            more += growth(&bank.reals) + growth(&bank.words) + growth(&bank.refs);
        }
        if self.meter.forbids(more as u64) { Err(self.out_of_memory()) } else { Ok(()) }
    }

    #[cold]
    #[expect(clippy::unnecessary_box_returns, reason = "as for `error`")]
    pub(super) fn out_of_memory(&self) -> Box<EvalError> {
        error(Reason::OutOfMemory(self.limits.memory), Span::NONE)
    }

    #[inline(always)]
    pub(super) fn fetch(&mut self, from: Use, base: usize) -> Ref<R> {
        let slot = &mut self.refs[base + from.reg as usize];
        if from.last { mem::take(slot) } else { slot.clone() }
    }

    #[inline(always)]
    fn holds(&self, test: Test, base: Base) -> bool {
        let real = |reg: u32| self.reals[base.reals + reg as usize].primal();
        let word = |reg: u32| self.words[base.words + reg as usize];
        match test {
            Test::Reals(op, x, y) => compares(op, &real(x), &real(y)),
            Test::RealConst(op, x, y) => compares(op, &real(x), &y),
            Test::Words(op, x, y) => compares(op, &word(x), &word(y)),
            Test::WordConst(op, x, y) => compares(op, &word(x), &y),
            Test::Tag(x, tag) => self.refs[base.refs + x as usize].tag() == tag,
        }
    }

    /// Runs a function whose arguments are in place.
    #[expect(
        clippy::too_many_lines,
        reason = "one arm for each instruction; splitting the loop would slow it down"
    )]
    pub(super) fn run(&mut self, function: u32, start: Base) -> Run<()> {
        let code = self.code;
        let floor = self.frames.len();
        let mut base = start;
        let mut pc = code.functions[function as usize].entry as usize;
        macro_rules! real {
            ($reg:expr) => {
                self.reals[base.reals + *$reg as usize]
            };
        }
        macro_rules! compute {
            ($dst:ident = $value:expr; $($x:ident),+) => {{
                // A slice of its own, so that the compiler loads its bounds once.
                let frame = &mut self.reals[base.reals..];
                $(let $x = frame[*$x as usize];)+
                frame[*$dst as usize] = $value;
            }};
        }
        macro_rules! word {
            ($reg:expr) => {
                self.words[base.words + *$reg as usize]
            };
        }
        macro_rules! reference {
            ($reg:expr) => {
                self.refs[base.refs + *$reg as usize]
            };
        }
        loop {
            let instr = &code.instrs[pc];
            pc += 1;
            match instr {
                Instr::Real(dst, value) => real!(dst) = R::constant(*value),
                Instr::Word(dst, value) => word!(dst) = *value,
                Instr::Tag(dst, tag) => reference!(dst) = Ref::bare(*tag),
                Instr::MoveReal(dst, src) => compute!(dst = src; src),
                Instr::MoveWord(dst, src) => word!(dst) = word!(src),
                Instr::MoveRef(dst, src) => {
                    let value = self.fetch(*src, base.refs);
                    reference!(dst) = value;
                }
                Instr::GlobalReal(dst, place) => real!(dst) = self.globals.reals[*place as usize],
                Instr::GlobalWord(dst, place) => word!(dst) = self.globals.words[*place as usize],
                Instr::GlobalRef(dst, place) => reference!(dst) = self.globals.refs[*place as usize].clone(),

                Instr::Add(dst, x, y) => compute!(dst = x + y; x, y),
                Instr::Sub(dst, x, y) => compute!(dst = x - y; x, y),
                Instr::Mul(dst, x, y) => compute!(dst = x * y; x, y),
                Instr::Div(dst, x, y) => compute!(dst = x / y; x, y),
                Instr::AddConst(dst, x, c) => compute!(dst = x + *c; x),
                Instr::MulConst(dst, x, c) => compute!(dst = x * *c; x),
                Instr::ConstSub(dst, c, x) => compute!(dst = R::constant(*c) - x; x),
                Instr::Unary(op, dst, x) => compute!(dst = op.apply(x); x),
                Instr::Binary(op, dst, x, y) => compute!(dst = op.apply(x, y); x, y),
                Instr::Power(dst, x, n) => real!(dst) = power(real!(x), word!(n)),

                Instr::Int(op, dst, x, y, span) => match integer::apply(*op, word!(x), word!(y)) {
                    Ok(value) => word!(dst) = value,
                    Err(message) => return Err(error(Reason::Undefined(message.into()), **span)),
                },
                Instr::Increase(dst, x, c) => word!(dst) = word!(x).wrapping_add(*c),
                Instr::Truth(dst, test) => word!(dst) = i64::from(self.holds(**test, base)),
                Instr::ToWord(op, dst, x) => word!(dst) = op.to_int(real!(x).primal()),
                Instr::ToReal(dst, x) => real!(dst) = R::constant(word!(x) as f64),
                Instr::ToChar(dst, x, span) => {
                    let value = word!(x);
                    if u32::try_from(value).ok().and_then(char::from_u32).is_none() {
                        let message = "toEnum: there is no such character".into();
                        return Err(error(Reason::Undefined(message), **span));
                    }
                    word!(dst) = value;
                }

                Instr::Make(make) => {
                    let value = self.make(make, base);
                    reference!(&make.dst) = value;
                }
                Instr::Open(open) => self.open(open, base),
                Instr::Push(push) => self.push(push, base),
                Instr::Finish(reg, list, element) => {
                    if word!(list) != 0 {
                        let rest = mem::take(&mut reference!(reg));
                        let whole = self.finish(rest, **element)?;
                        reference!(reg) = whole;
                    }
                }

                Instr::Call(site) => {
                    self.burn()?;
                    if self.frames.len() as u64 >= self.limits.depth {
                        return Err(error(Reason::TooDeep(self.limits.depth), Span::NONE));
                    }
                    let callee = &code.functions[site.function as usize];
                    let behind = base.behind(site.frame);
                    self.reserve(behind.behind(callee.frame))?;
                    self.pass(&site.args, base, behind);
                    self.frames.push(Frame::new(pc, base));
                    base = behind;
                    pc = callee.entry as usize;
                }
                Instr::TailCall(site) => {
                    self.burn()?;
                    if self.frames.is_empty() && !site.span.is_none() {
                        self.tail = site.span;
                    }
                    let callee = &code.functions[site.function as usize];
                    let behind = base.behind(site.frame);
                    self.reserve(behind.behind(callee.frame))?;
                    // By way of the registers behind the frame, since arguments may lie where parameters go.
                    self.pass(&site.args, base, behind);
                    self.clear(base.refs, site.frame.refs);
                    self.shift(site.args.extent(), behind, base);
                    pc = callee.entry as usize;
                }
                Instr::CallClosure(site) => {
                    let closure = self.fetch(site.closure, base.refs);
                    let args = self.gather(&site.call.args, base);
                    let over = self.apply(&closure, args, &site.each, base.behind(site.call.frame))?;
                    match over {
                        Applied::Waiting(value) => {
                            reference!(&site.call.results.refs[0].reg) = value;
                            pc += 1;
                        }
                        Applied::Enter(function, exact) => {
                            self.frames.push(Frame::new(if exact { pc + 1 } else { pc }, base));
                            base = base.behind(site.call.frame);
                            pc = code.functions[function as usize].entry as usize;
                        }
                    }
                }
                Instr::Resume(site) => {
                    let closure = mem::take(&mut reference!(&site.between.results.refs[0].reg));
                    let Some(Pending { values, each }) = self.pending.pop() else {
                        return Err(error(Reason::Stuck("nothing is pending".into()), Span::NONE));
                    };
                    match self.apply(&closure, values, &each, base.behind(site.call.frame))? {
                        Applied::Waiting(value) => reference!(&site.call.results.refs[0].reg) = value,
                        Applied::Enter(function, exact) => {
                            self.frames.push(Frame::new(if exact { pc } else { pc - 1 }, base));
                            base = base.behind(site.call.frame);
                            pc = code.functions[function as usize].entry as usize;
                        }
                    }
                }
                Instr::TailClosure(site) => {
                    let whole = reference!(&site.closure.reg).clone();
                    if let Some(Node::Closure(closure)) = whole.node() {
                        if closure.missing as usize == site.each.len() {
                            let args = self.gather(&site.call.args, base);
                            self.clear(base.refs, site.call.frame.refs);
                            self.enter(closure, args, base)?;
                            pc = code.functions[closure.function as usize].entry as usize;
                        }
                    }
                    // Otherwise the instructions that follow make an ordinary call of it.
                }
                Instr::Return(returned) => {
                    if self.frames.len() == floor {
                        self.results = self.gather(&returned.values, base);
                        self.clear(base.refs, returned.frame.refs);
                        return Ok(());
                    }
                    let Some(frame) = self.frames.pop() else { return Ok(()) };
                    pc = frame.pc as usize;
                    // A closure that has all its arguments returns behind `Resume`, one that waits for some
                    // to it.
                    let site = match &code.instrs[pc - 1] {
                        Instr::Call(site) => site,
                        Instr::Resume(site) => &site.call,
                        Instr::CallClosure(site) => &site.between,
                        _ => return Err(error(Reason::Stuck("a return to nowhere".into()), Span::NONE)),
                    };
                    let values = &returned.values;
                    if let ([src], [], []) = (&values.reals[..], &values.words[..], &values.refs[..]) {
                        let dst = frame.reals as usize + site.results.reals[0] as usize;
                        self.reals[dst] = self.reals[base.reals + *src as usize];
                        self.clear(base.refs, returned.frame.refs);
                    } else {
                        self.give_back(returned, base, &site.results, frame.base());
                    }
                    base = frame.base();
                }
                Instr::Again(target) => {
                    self.burn()?;
                    pc = *target as usize;
                }
                Instr::Next(lists, target) => {
                    if self.next(lists, base)? {
                        pc = *target as usize;
                    }
                }
                Instr::Each(kernel) => self.each(kernel, base),
                Instr::Last(places, target) => {
                    if self.last(**places, base) {
                        pc = *target as usize;
                    }
                }
                Instr::Back(back, target) => {
                    if self.back(&back.0, back.1, base) {
                        pc = *target as usize;
                    }
                }
                Instr::Array(op) => self.array(op, base)?,
                Instr::Fork(fork) => self.fork(fork, base)?,
                Instr::ForkList(fork) => self.fork_list(fork, base)?,

                Instr::Fail(failure) => {
                    return Err(error(Reason::Failed(failure.0.to_string()), failure.1));
                }
                Instr::Error(message, span) => {
                    let message = super::read::text(&reference!(message));
                    return Err(error(Reason::Failed(message), **span));
                }

                Instr::Jump(target) => pc = *target as usize,
                Instr::OpenIf(open, tag, target) => {
                    if reference!(&open.src.reg).tag() == *tag {
                        self.open(open, base);
                    } else {
                        pc = *target as usize;
                    }
                }
                Instr::Unless(test, target) => {
                    if !self.holds(*test, base) {
                        pc = *target as usize;
                    }
                }
                Instr::SwitchTag(reg, targets) => pc = targets[reference!(reg).tag() as usize] as usize,
                Instr::SwitchWord(reg, targets) => pc = targets[word!(reg) as usize] as usize,
            }
        }
    }
}
