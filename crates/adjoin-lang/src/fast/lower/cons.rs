//! Lists that a function builds by calling itself: `f … = x : f …` is a loop.
//!
//! The function appends each element to an array instead of waiting for the rest of its list, and goes to its
//! start. Whatever it returns in the end then becomes the tail of what it has appended: the list is the array
//! itself if that tail is empty, as it usually is. A word register says whether the activation has begun an
//! array.
//!
//! The order of evaluation stays: an element is evaluated before the call that gives the rest.

use super::super::code::{Extent, Instr, Push, Regs, Returned, Step};
use super::sym::Sym;
use super::{Builder, Draft, Lower, Lowered, Position, stuck};
use crate::core::{Kind, Span, Term, Type};

impl Lower<'_> {
    /// `head : tail` in tail position.
    pub(super) fn cons(&mut self, types: &[Type], fields: &[Term]) -> Lowered<Sym> {
        let ([element], [head, tail]) = (types, fields) else {
            return Err(stuck("(:) has two fields", Span::NONE));
        };
        let element = self.ty(element);
        let head = self.term(head, Position::Value)?;
        let mut args = Vec::new();
        let mut function = tail;
        while let Kind::App(inner, argument) = function.kind() {
            args.push(argument);
            function = inner;
        }
        let function = self.term(function, Position::Value)?;
        let args = args.into_iter().rev().map(|argument| self.term(argument, Position::Value));
        let args = args.collect::<Lowered<Vec<Sym>>>()?;
        let tail = match &function {
            Sym::Fun(known) if known.recursive && known.missing() == args.len() => {
                let all: Vec<Sym> = known.applied.iter().cloned().chain(args).collect();
                let (number, regs, result) = self.instance(known, &all)?;
                if self.builder.number == Some(number) {
                    return self.push(head, &element, &regs, number);
                }
                let Some(result) = result else {
                    return Err(stuck("a recursive function without a type", Span::NONE));
                };
                self.call_number(number, regs, result, Position::Value)
            }
            _ => self.apply(function, args, Position::Value)?,
        };
        self.finish(Sym::con(1, Type::list(element), vec![head, tail]), Position::Tail)
    }

    fn push(&mut self, head: Sym, element: &Type, args: &Regs, number: u32) -> Lowered<Sym> {
        let head = self.canonical(head)?;
        let mut fields = Regs::default();
        self.registers(&head, &mut fields);
        let list = if let Some((list, _)) = self.builder.list {
            list
        } else {
            let list = self.new_word();
            self.builder.list = Some((list, self.extent(element)));
            list
        };
        self.emit(Instr::Push(Box::new(Push { list, fields })));
        self.set_params(args);
        self.emit(Instr::Again(number));
        let ty = Type::list(element.clone());
        self.builder.result.get_or_insert_with(|| ty.clone());
        Ok(Sym::Never(ty))
    }
}

/// The finished function. One that builds a list starts without any, and adds it to whatever it returns.
pub(super) fn draft(builder: Builder) -> Draft {
    let Builder { steps, mut frame, params, list, .. } = builder;
    let Some((list, element)) = list else {
        return Draft { steps, frame, params, prologue: 0 };
    };
    let result = frame.refs;
    frame.refs += 1;
    let mut all = vec![Step::Do(Instr::Word(list, 0))];
    all.append(&mut Finisher { list, element, result }.block(steps));
    Draft { steps: all, frame, params, prologue: 1 }
}

struct Finisher {
    list: u32,
    element: Extent,
    /// A reference register for the results of calls.
    result: u32,
}

impl Finisher {
    fn block(&self, steps: Vec<Step>) -> Vec<Step> {
        let mut out = Vec::with_capacity(steps.len() + 1);
        for step in steps {
            match step {
                Step::Do(Instr::Return(returned)) => self.give(*returned, &mut out),
                Step::Do(Instr::TailCall(mut site)) => {
                    // There is something to do after it now.
                    let values = Regs { refs: vec![self.result.into()], ..Regs::default() };
                    site.results = values.clone();
                    out.push(Step::Do(Instr::Call(site)));
                    self.give(Returned { values, frame: Extent::default() }, &mut out);
                }
                // An ordinary call of the same closure follows.
                Step::Do(Instr::TailClosure(_)) => {}
                Step::Do(instr) => out.push(Step::Do(instr)),
                Step::If(test, yes, no) => out.push(Step::If(test, self.block(yes), self.block(no))),
                Step::Switch(subject, tags, arms, others) => {
                    let arms = arms.into_iter().map(|(tag, arm)| (tag, self.block(arm))).collect();
                    out.push(Step::Switch(subject, tags, arms, self.block(others)));
                }
            }
        }
        out
    }

    fn give(&self, returned: Returned, out: &mut Vec<Step>) {
        if let Some(value) = returned.values.refs.first() {
            out.push(Step::Do(Instr::Finish(value.reg, self.list, Box::new(self.element))));
        }
        out.push(Step::Do(Instr::Return(Box::new(returned))));
    }
}
